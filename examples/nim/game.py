"""Nim as a `Game`: options, names and words around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from examples.nim import evaluate, position, rules, view
from examples.nim.state import (
    ACTION_TEXTS,
    DECISIONS,
    FEWEST_STONES,
    MOST_STONES,
    SEATS,
    SECTIONS,
    TAKE,
    TOKENS,
    USUAL_STONES,
    Ending,
    Event,
    State,
    Why,
)

from engawa.core.game import EVERYBODY, Game, Outcome
from engawa.core.names import word, words
from engawa.core.reasons import BadInput
from engawa.core.words import say


class Nim(Game):
    name = "nim"
    state = State
    rules: ClassVar = {
        "actor": rules.actor,
        "legal": rules.legal,
        "refusal": rules.refusal,
        "weight": rules.weight,
        "apply": rules.apply,
        "advance": rules.advance,
        "ending": rules.ending,
        "winners": rules.winners,
        "score": rules.score,
        "conserved": rules.conserved,
        "pick": rules.pick,
        "hide": view.hide,
        "guess": view.guess,
        "features": view.features,
        "appeal": evaluate.appeal,
        "lap": evaluate.lap,
        "worth": evaluate.worth,
    }
    actions = ACTION_TEXTS
    decisions = DECISIONS
    endings = words(Ending)
    private = frozenset({int(Event.TOKEN_SEEN)})
    features = view.FEATURES
    players = range(SEATS, SEATS + 1)

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        unknown = [name for name in options if name not in ("players", "stones")]
        if unknown:
            raise BadInput(f"there is no option '{unknown[0]}'; there are players, stones")
        players, stones = options.get("players", SEATS), options.get("stones", USUAL_STONES)
        if players != SEATS:
            raise BadInput(f"{players!r} players cannot play; {SEATS} can")
        if type(stones) is not int or not FEWEST_STONES <= stones <= MOST_STONES:
            raise BadInput(f"stones are {FEWEST_STONES} to {MOST_STONES} (§1.1), not {stones!r}")
        return {"players": players, "stones": stones}

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        s.stones = options["stones"]
        s.bag = list(TOKENS)
        return s

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def show(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def seats(self, s: State) -> int:
        del s
        return SEATS

    def audience(self, s: State, action: int) -> int:
        """§1.2: a token is seen by the one who draws it."""
        return EVERYBODY if action < DECISIONS else 1 << s.drawn

    # Words

    def seat_name(self, view: Mapping[str, Any], seat: int, language: str) -> str:
        del view
        return say(language, self.name, "seat-name", number=seat + 1)

    def tell(self, s: State, note: tuple[int, ...], language: str) -> str:
        del s
        event, *numbers = note
        if event == Event.TOKEN_SEEN:
            return say(language, self.name, "event-token-seen", number=numbers[0])
        details: dict[str, str | int] = {"seat": self.seat_name({}, numbers[0], language)}
        if event == Event.TOOK:
            details |= {"number": numbers[1], "left": numbers[2]}
        return say(language, self.name, f"event-{word(Event(event))}", **details)

    def asked(self, view: Mapping[str, Any], language: str) -> str:
        if not isinstance(view["actor"], int):
            return ""
        seat = self.seat_name(view, view["actor"], language)
        return say(language, self.name, "ask-take", seat=seat, stones=view["stones"])

    def choice(self, view: Mapping[str, Any], action: str, language: str) -> str:
        del view
        return say(language, self.name, "do-take", number=int(action.partition(":")[2]))

    def reason(self, s: State, refusal: int, action: int, language: str) -> tuple[str, str, str]:
        why = Why(refusal)
        details: dict[str, str | int] = {"number": action - TAKE, "stones": s.stones}
        text = say(language, self.name, f"refused-{word(why)}", **details)
        return word(why), text, SECTIONS[why]

    def outcome(self, s: State, language: str) -> Outcome:
        winner = 1 - s.turn
        text = say(language, self.name, "ending-stuck", seat=self.seat_name({}, winner, language))
        scores = tuple(rules.score(s, seat) for seat in range(SEATS))
        return Outcome("stuck", (winner,), scores, text)


GAME = Nim()
