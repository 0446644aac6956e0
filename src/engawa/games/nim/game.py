"""Nim as a `Game`: what it declares, its rules, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.game import EVERYBODY, Details, Game, Outcome, View
from engawa.core.rules import Rules
from engawa.core.words import say
from engawa.games.nim import evaluate, position, rules, view
from engawa.games.nim.options import OPTIONS
from engawa.games.nim.state import SEATS, TOKENS, Action, Ending, Event, State, Why
from engawa.games.nim.view import Feature


class Nim(Game[State]):
    name = "nim"
    state = State
    action, event, feature, why, ending = Action, Event, Feature, Why, Ending
    options = OPTIONS
    turn_field = "turn"
    rules = Rules.of(rules, view, evaluate)

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        s.stones = options["stones"]
        s.bag = list(TOKENS)
        return s

    def seats(self, s: State) -> int:
        del s
        return SEATS

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def audience(self, s: State, action: int) -> int:
        """§1.2: a token is seen by the player who draws it."""
        return EVERYBODY if action < Action.TOKEN else 1 << s.drawn

    # Words

    def seat_name(self, view: View, seat: int, language: str) -> str:
        del view
        return say(language, self.name, "seat-name", number=seat + 1)

    def asked(self, view: View, language: str) -> str:
        if not isinstance(view["actor"], int):
            return ""
        seat = self.seat_name(view, view["actor"], language)
        return say(language, self.name, "ask-take", seat=seat, stones=view["stones"])

    def choice(self, view: View, action: str, language: str) -> str:
        del view
        return say(language, self.name, "do-take", number=int(self.spelled(action).names[0]))

    def detail(self, s: State, kind: str, number: int, language: str) -> str | int:
        del s
        return self.seat_name({}, number, language) if kind == "seat" else number

    def reason_details(self, s: State, action: int, language: str) -> Details:
        del language
        return {"number": rules.amount_of(action), "stones": s.stones}

    def outcome(self, s: State, language: str) -> Outcome:
        winner = 1 - s.turn
        text = say(language, self.name, "ending-stuck", seat=self.seat_name({}, winner, language))
        scores = tuple(rules.score(s, seat) for seat in range(SEATS))
        return Outcome("stuck", (winner,), scores, text)


GAME = Nim()
