"""A match is its log: the same options and actions always give the same position."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import compress
from typing import Any, Literal, Self

from engawa.core import chance as fair
from engawa.core.contract import CHANCE, OVER
from engawa.core.game import EVERYBODY, Game, Happening, Outcome
from engawa.core.reasons import ALLOWED, NOT_NOW, BadInput, IllegalAction, Reason
from engawa.core.record import Record
from engawa.core.words import check_language, say

Actor = int | Literal["chance"] | None
ChanceMode = Literal["fair", "manual"]


@dataclass
class Entry:
    """One action of the log, and what the rules did about it."""

    actor: int
    action: int
    audience: int  # who saw it, see Game.audience
    notes: list[tuple[int, ...]]
    told: dict[tuple[str, bool], list[Happening]] = field(
        default_factory=dict
    )  # by language, secrets


@dataclass
class Start:
    """How a match began: options, or a position somebody set up."""

    options: dict[str, Any]
    position: dict[str, Any] | None = None
    rules_version: int = 0  # 0: that of the position, and today's if it says none


class Match:
    """A game being played. Make one with `engawa.new`, `engawa.load` or `engawa.from_dict`."""

    def __init__(
        self,
        game: Game,
        start: Start,
        secret: str,
        chance: ChanceMode = "fair",
        language: str = "en",
    ) -> None:
        check_language(language)
        self.game = game
        self.start = start
        self.language = language
        self.chance: ChanceMode = chance
        self.bots: tuple[str | None, ...] = ()  # which bot takes each seat, see `seat_bots`
        self._secret = secret
        self._entries: list[Entry] = []
        self._state = self._begin()
        self._let_chance_draw()

    # Reading

    @property
    def actor(self) -> Actor:
        """The seat that decides; None when the game is over; 'chance' for a manual draw."""
        return _public(self.game.rules.actor(self._state))

    def legal(self) -> list[str]:
        """Everything that may be done now, as text."""
        return list(compress(self.game.actions, self._legal_mask()))

    def weights(self) -> dict[str, int]:
        """The possible outcomes of the draw that chance has to make, with their weights."""
        if self.game.rules.actor(self._state) != CHANCE:
            return {}
        mask, weight = self._legal_mask(), self.game.rules.weight
        outcomes = compress(range(len(mask)), mask)
        return {self.game.actions[n]: weight(self._state, n) for n in outcomes}

    def why_not(self, action: str, seat: int | None = None) -> Reason | None:
        """Why this may not be played now (by this seat); None if it may."""
        actor = self.game.rules.actor(self._state)
        if actor == OVER:
            return self._general("game-over")
        if seat is not None and seat != actor:
            return self._general("wrong-seat", seat=seat + 1)
        number = self.game.numbers.get(action)
        if number is None:
            never = self.game.never(action, self.language)
            return Reason(*never) if never else self._general("unknown-action")
        if actor == CHANCE:
            return None if self._legal_mask()[number] else self._general("not-drawn")
        if number >= self.game.decisions:
            return self._general("only-chance")
        refusal = int(self.game.rules.refusal(self._state, number))
        if refusal == ALLOWED:
            return None
        if refusal == NOT_NOW:
            reason = self._general("not-now")
            return replace(reason, section=self.game.section(self._state))
        return Reason(*self.game.reason(self._state, refusal, number, self.language))

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know; None is a spectator."""
        self._check_seat(seat)
        hidden = self._state.twin()
        self.game.rules.hide(hidden, -1 if seat is None else seat)
        view: dict[str, Any] = {"game": self.game.name, "seat": seat, "actor": self.actor}
        view |= self.game.show(hidden)
        view["legal"] = self.legal() if seat is not None and seat == self.actor else []
        return view

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None before that."""
        if self.game.rules.actor(self._state) != OVER:
            return None
        return self.game.outcome(self._state, self.language)

    @property
    def seats(self) -> int:
        return self.game.seats(self._state)

    @property
    def ply(self) -> int:
        """How many actions the log holds, including those of chance."""
        return len(self._entries)

    @property
    def rules_version(self) -> int:
        """Which version of the game's rules is played, see `Game.rules_version`."""
        of_position = (self.start.position or {}).get("rules_version", 0)
        return self.start.rules_version or of_position or self.game.rules_version

    def actions(self, since: int = 0) -> list[tuple[int | str, str]]:
        """The log without its words: who ('chance' or a seat), and what. `since` skips that many
        actions at the beginning."""
        return [
            ("chance" if e.actor == CHANCE else e.actor, self.game.actions[e.action])
            for e in self._entries[since:]
        ]

    @property
    def log(self) -> list[tuple[int | str, str, str]]:
        """Every action: who ('chance' or a seat), what, and what happened, in words."""
        return [
            (who, action, _joined(self._told(entry)))
            for entry, (who, action) in zip(self._entries, self.actions(), strict=True)
        ]

    def seen(self, seat: int | None, since: int = 0) -> list[tuple[int | str, str, str]]:
        """`happenings` with one text for each action."""
        happenings = self.happenings(seat, since)
        return [(who, action, _joined(happened)) for who, action, happened in happenings]

    def happenings(
        self, seat: int | None, since: int = 0
    ) -> list[tuple[int | str, str, list[Happening]]]:
        """The log as this seat saw it (None: a spectator); `draw:?` where it saw only that. `since`
        skips that many actions at the beginning."""
        self._check_seat(seat)
        log = []
        for entry, (who, action) in zip(self._entries[since:], self.actions(since), strict=True):
            is_seen = entry.audience == EVERYBODY
            if not is_seen and seat is not None:
                is_seen = bool(entry.audience >> seat & 1)
            seen = action if is_seen else f"{action.partition(':')[0]}:?"
            log.append((who, seen, self._told(entry, is_seen=is_seen)))
        return log

    def told_in(self, language: str) -> Self:
        """The same match in another language. It shares the position and the log, which costs
        nothing: read from it and discard it, never play on it."""
        check_language(language)
        told = type(self).__new__(type(self))
        told.__dict__.update(self.__dict__, language=language)
        return told

    @property
    def first_state(self) -> Record:
        """The position in which the match began, before anything was drawn."""
        return self._begin()

    @property
    def state(self) -> Record:
        """A copy of the whole position, for the rules of `engawa.rules`."""
        return self._state.twin()

    # Playing

    def play(self, action: str, seat: int | None = None) -> str:
        """Play an action; what happened, in words. IllegalAction if the rules refuse it."""
        reason = self.why_not(action, seat)
        if reason is not None:
            raise IllegalAction(action, reason, self.legal())
        before = self.ply
        self._apply(self.game.numbers[action])
        self._let_chance_draw()
        return _joined([one for entry in self._entries[before:] for one in self._told(entry)])

    def undo(self) -> None:
        """Undo the last decision and all draws since; with manual draws the last action."""
        last = self.ply - 1
        while self.chance == "fair" and last >= 0 and self._entries[last].actor == CHANCE:
            last -= 1
        if last < 0:
            raise BadInput("there is no decision to take back")
        self.rewind(last)

    def rewind(self, ply: int) -> None:
        """Go back to when the log held this many actions."""
        if not 0 <= ply <= self.ply:
            raise BadInput(f"the log holds {self.ply} actions, so it cannot go back to {ply}")
        kept = self._entries[:ply]
        self._entries = []
        self._state = self._begin()
        for entry in kept:
            self._apply(entry.action)

    def seat_bots(self, bots: Sequence[str | None]) -> None:
        """Note which kind of bot takes each seat (None: a person). The rules ignore it; the record
        keeps it for those who continue the match."""
        if len(bots) != self.seats:
            raise BadInput(f"{len(bots)} places for bots do not fit {self.seats} seats")
        self.bots = tuple(bots) if any(bots) else ()

    def follow(self, actions: Iterable[str]) -> None:
        """Replay actions that were checked before, including those of chance; nothing is checked or
        drawn."""
        for action in actions:
            self._apply(self.game.numbers[action])

    def copy(self) -> Self:
        """An independent match in the same position, with the same draws to come."""
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._entries = list(self._entries)
        copy._state = self._state.twin()
        return copy

    # Fair draws

    @property
    def id(self) -> str:
        """What the draws depend on, besides the secret."""
        return self.commitment[:16]

    @cached_property
    def commitment(self) -> str:
        """Fixes the secret of the draws without revealing it."""
        return fair.commitment_to(self._secret)

    @property
    def bot_seed(self) -> int:
        """A seed for a bot that decides now: the same in every replay of this match, and
        independent of future draws."""
        return fair.bot_seed(self.id, self.ply)

    def verify(self) -> None:
        """Compute every draw again; BadInput names the first that does not match the secret."""
        again = type(self)(self.game, self.start, self._secret, "manual", self.language)
        for ply, entry in enumerate(self._entries):
            if entry.actor == CHANCE:
                due = fair.draw(self._secret, self.id, ply, again.weights())
                if self.game.actions[entry.action] != due:
                    raise BadInput(
                        f"action {ply + 1}: the secret gives '{due}', "
                        f"but the log says '{self.game.actions[entry.action]}'"
                    )
            again._apply(entry.action)

    # Positions

    def save(self) -> str:
        """The match as a text record; `engawa.load` replays it."""
        from engawa.core import text_record

        return text_record.write(self)

    def to_dict(self) -> dict[str, Any]:
        """The full position, in the rulebook's words; `engawa.from_dict` reads it."""
        return {"game": self.game.name, **self.game.describe(self._state)}

    # Inside

    def _begin(self) -> Record:
        if self.start.position is None:
            begun: Record = self.game.begin(self.start.options, self.rules_version)
            return begun
        s: Record = self.game.restore(self.start.position)
        self.game.play_by(s, self.rules_version)
        self.game.rules.advance(s)
        s.notes.clear()
        return s

    def _apply(self, number: int) -> None:
        actor = self.game.rules.actor(self._state)
        audience = self.game.audience(self._state, number)
        self._state.notes = []
        self.game.rules.apply(self._state, number)
        self._entries.append(Entry(actor, number, audience, self._state.notes))

    def _let_chance_draw(self) -> None:
        while self.chance == "fair" and self.game.rules.actor(self._state) == CHANCE:
            outcome = fair.draw(self._secret, self.id, self.ply, self.weights())
            self._apply(self.game.numbers[outcome])

    def _legal_mask(self) -> list[int]:
        """1 for each action that is legal; there are thousands: read it with `compress`."""
        mask = [0] * len(self.game.actions)
        self.game.rules.legal(self._state, mask)
        return mask

    def _told(self, entry: Entry, *, is_seen: bool = True) -> list[Happening]:
        """What happened, in words; cached, since many readers need the same."""
        key = self.language, is_seen
        if key not in entry.told:
            left_out = frozenset[int]() if is_seen else self.game.private
            notes = (note for note in entry.notes if note[0] not in left_out)
            entry.told[key] = [
                self.game.happening(self._state, note, self.language) for note in notes
            ]
        return entry.told[key]

    def _general(self, code: str, **details: int) -> Reason:
        """Seats are counted from 1 in sentences; 0 is chance."""
        details["actor"] = self.actor + 1 if isinstance(self.actor, int) else 0
        return Reason(code, say(self.language, "core", f"refused-{code}", **details), "")

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and seat not in range(self.seats):
            raise BadInput(f"there is no seat {seat!r}; seats are 0 to {self.seats - 1}")


def _joined(happened: Sequence[Happening]) -> str:
    return " ".join(one.text for one in happened if one.text)


def _public(actor: int) -> Actor:
    if actor == OVER:
        return None
    return "chance" if actor == CHANCE else int(actor)
