"""Taking decisions back: which may be taken back without asking anybody."""

from __future__ import annotations

from engawa.core.dice import new_dice
from engawa.core.match import Match, Start

WORLDS = 12  # hidden positions in which a decision is tried out


def length_before(match: Match, seat: int) -> int | None:
    """How long the log was before this seat's last decision; None if it has made none."""
    for length, (who, _) in reversed(list(enumerate(match.actions()))):
        if who == seat:
            return length
    return None


def is_free(match: Match, seat: int) -> bool:
    """May this seat take back its last decision without asking? Only if it was the last thing that
    happened, chance drew nothing after it, and it showed the seat nothing it had not known."""
    who, action = match.actions(match.ply - 1)[0] if match.ply else ("chance", "")
    if who != seat or match.actor is None:
        return False
    before = match.copy()
    before.rewind(match.ply - 1)
    return not _reveals(before, action, seat, match)


def _reveals(before: Match, action: str, seat: int, after: Match) -> bool:
    """Did the decision reveal something to the seat? Deal everything that the seat did not know
    again and decide the same: whatever then looks different was revealed."""
    game, view, seen = before.game, before.view(seat), after.view(seat)
    for seed in range(WORLDS):
        world = game.restore(view, hidden=True)
        game.rules.guess(world, new_dice(seed))
        game.rules.advance(world)
        other = Match(game, Start({}, game.describe(world)), "", "manual", before.language)
        other.follow([action])
        if other.view(seat) != seen:
            return True
    return False
