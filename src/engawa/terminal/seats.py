"""Who sits where: people at the keyboard, and bots in the other seats."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from engawa import bots
from engawa.bots import KINDS, LEVELS, Bot
from engawa.core.match import Match
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.terminal.answers import meant
from engawa.terminal.lines import joined
from engawa.terminal.terminal import PART, Terminal

NOBODY = ("none", "-")  # no bot: a person takes that seat
USUAL = "player"  # the default bots


@dataclass(frozen=True)
class Seating:
    """Who sits where, as it was typed; None where nothing was."""

    bots: str | None = None  # one kind for all, or one for each seat that is left, with commas
    people: str | None = None  # the numbers of their seats, counted from 1

    @property
    def is_given(self) -> bool:
        return self.bots is not None or self.people is not None

    @property
    def kinds(self) -> list[str]:
        """The bots named; the default ones for somebody who only chose a seat."""
        named = USUAL if self.bots is None and self.people is not None else self.bots or "none"
        return [kind.strip().lower() for kind in named.split(",")]

    @property
    def has_bots(self) -> bool:
        return any(kind not in NOBODY for kind in self.kinds)

    @property
    def size(self) -> int | None:
        """How many seats that makes, if each has a name."""
        people = len(set(self._people))
        return people + len(self.kinds) if len(self.kinds) > 1 else None

    def settle(self, match: Match, terminal: Terminal) -> None:
        """Let the bots take their seats in the match."""
        for seat in self._people:
            if not (seat.isdecimal() and 1 <= int(seat) <= match.seats):
                raise BadInput(terminal.words("no-such-seat", seat=seat, last=match.seats))
        check(self.kinds, terminal.language)
        people = {int(seat) - 1 for seat in self._people}
        free = [seat for seat in range(match.seats) if seat not in people]
        kinds = self.kinds * len(free) if len(self.kinds) == 1 and free else self.kinds
        if len(kinds) != len(free) and self.has_bots:
            wrong = "too-many-bots" if len(kinds) > len(free) else "too-few-bots"
            raise BadInput(terminal.words(wrong, named=len(kinds), free=len(free)))
        taken = dict(zip(free, kinds, strict=False))
        seated = [taken.get(seat, "none") for seat in range(match.seats)]
        match.seat_bots([None if kind in NOBODY else kind for kind in seated])

    @property
    def _people(self) -> list[str]:
        return [seat.strip() for seat in (self.people or "1").split(",")]


def check(kinds: list[str], language: str) -> None:
    for kind in kinds:
        if kind not in (*KINDS, *NOBODY):
            known = ", ".join((*KINDS, "none"))
            raise BadInput(say(language, PART, "no-such-bot", kind=kind, kinds=known))


def ask(terminal: Terminal) -> str:
    """Bots, and how strong, or people? Asked until it is answered."""
    names = {terminal.words(f"bot-{kind}"): kind for kind in (*LEVELS, "none")}
    *levels, people = names
    usual = terminal.words(f"bot-{USUAL}")
    question = terminal.words("ask-bots", levels=", ".join(levels), people=people, usual=usual)
    while True:
        typed = terminal.ask(question, list(names)) or usual
        found = meant(typed, names) or [name for name, kind in names.items() if kind == typed]
        if len(found) == 1:
            return names[found[0]]
        terminal.say("one-of", "danger", allowed=", ".join(names))


def seated(match: Match, terminal: Terminal) -> dict[int, Bot]:
    """A bot for each seat that one takes. The first searching bot on a machine is compiled, which
    a bar shows."""
    kinds = {seat: kind for seat, kind in enumerate(match.bots) if kind}
    check(list(kinds.values()), terminal.language)
    game = match.game.name
    if not set(kinds.values()) & set(LEVELS):  # nothing to wait for
        return {seat: bots.new(game, kind) for seat, kind in kinds.items()}
    with terminal.bar("sitting-down", "compiling") as show:
        return {seat: bots.new(game, kind, progress=show) for seat, kind in kinds.items()}


def people(match: Match) -> list[int]:
    """The seats that no bot takes."""
    return [s for s in range(match.seats) if s >= len(match.bots) or not match.bots[s]]


def decide(bot: Bot, match: Match) -> str:
    """What the bot does now. It remembers nothing, so that the same record always gets the same
    answer: after a pause, and after an undo."""
    bot.forget()
    actor = match.actor
    return bot.choose(match.view(actor if isinstance(actor, int) else None), seed=match.bot_seed)


def labels(match: Match, seat: int) -> list[str]:
    """' (bot: expert)' and ' (bot)', or ' (you)' for the only person among bots."""
    if not match.bots:
        return []
    kind = match.bots[seat]
    if not kind:
        return [f" ({_words(match, 'seat-you')})"] if len(people(match)) == 1 else []
    named = _words(match, f"bot-{kind}")
    return [f" ({_words(match, 'seat-bot', kind=named)})", f" ({_words(match, 'seat-bot-short')})"]


def labelled(name: Text, labels: list[str], room: int | None = None) -> Text:
    """The name with the longest label that fits, if any does."""
    fitting = [label for label in labels if room is None or name.cell_len + len(label) <= room]
    return joined([name, Text(fitting[0] if fitting else "", "faint")])


def _words(match: Match, message: str, **details: str) -> str:
    return say(match.language, PART, message, **details)
