"""A match decision by decision: what its player saw, what was played, what was drawn then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from engawa.core.game import Game
from engawa.core.match import Match
from engawa.core.record import Record


@dataclass(frozen=True)
class Stage:
    """One decision of a match."""

    game: Game
    ply: int
    lap: int
    seat: int
    action: str
    world: Record  # before it, whole: only its legal actions are used, which all can see
    seen: Record  # … as the player who decided saw it
    seen_after: Record  # after the draws that followed, as the same player saw it
    has_draws: bool
    shares: tuple[float, ...]  # of the win, by seat, if the game was over then; else nothing


def stages(match: Match) -> Iterator[Stage]:
    """The decisions of a match, in order."""
    game, log = match.game, match.log
    s, lap, turns = match.first_state, 1, 0
    ply = 0
    while ply < len(log):
        who, action, _ = log[ply]
        before = s.twin()
        _apply(game, s, action)
        ply += 1
        if isinstance(who, str):
            continue
        decided, draws = ply - 1, ply
        while ply < len(log) and log[ply][0] == "chance":
            _apply(game, s, log[ply][1])
            ply += 1
        yield Stage(
            game=game,
            ply=decided,
            lap=lap,
            seat=who,
            action=action,
            world=before,
            seen=_hidden(game, before, who),
            seen_after=_hidden(game, s, who),
            has_draws=ply > draws,
            shares=_shares(match) if ply == len(log) and match.outcome else (),
        )
        lap, turns = _lap(game, before, s, turns)


def _apply(game: Game, s: Record, action: str) -> None:
    game.rules.apply(s, game.numbers[action])
    s.notes.clear()


def _hidden(game: Game, s: Record, seat: int) -> Record:
    seen = s.twin()
    game.rules.hide(seen, seat)
    return seen


def _lap(game: Game, before: Any, after: Any, turns: int) -> tuple[int, int]:
    """The current round, and turns so far; a round without a number ends when everybody
    has had a turn."""
    if not game.turn_field:
        return int(after.round_number), turns
    turns += getattr(before, game.turn_field) != getattr(after, game.turn_field)
    return 1 + turns // game.seats(after), turns


def _shares(match: Match) -> tuple[float, ...]:
    outcome = match.outcome
    winners = outcome.winners if outcome else ()
    share = 1.0 if match.game.is_cooperative else 1 / max(1, len(winners))
    return tuple(share if seat in winners else 0.0 for seat in range(match.seats))
