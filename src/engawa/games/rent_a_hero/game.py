"""Rent a Hero as a `Game`: what it declares, its rules, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.game import EVERYBODY, Details, Game, Outcome, View
from engawa.core.names import word
from engawa.core.rules import Rules
from engawa.core.words import say
from engawa.games.rent_a_hero import (
    asking,
    conservation,
    draws,
    endings,
    evaluate,
    facts,
    guess,
    position,
    questions,
    refusals,
    rules,
    sentences,
    setup,
    view,
)
from engawa.games.rent_a_hero.actions import Action, form_of, power_of
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import NOBODY
from engawa.games.rent_a_hero.heroes import is_in
from engawa.games.rent_a_hero.knowledge import is_travelling
from engawa.games.rent_a_hero.options import OPTIONS
from engawa.games.rent_a_hero.questions import Question
from engawa.games.rent_a_hero.reasons import Why
from engawa.games.rent_a_hero.state import Ending, State
from engawa.games.rent_a_hero.view import Feature


class RentAHero(Game[State]):
    name = "rent-a-hero"
    state = State
    action, event, feature, why, ending = Action, Event, Feature, Why, Ending
    question = Question
    turn_field = "sender"
    options = OPTIONS
    rules_version = 2
    rules = Rules.of(
        rules, refusals, draws, endings, evaluate, conservation, view, guess, questions
    )

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        OPTIONS.store(s, options)
        setup.lay_out(s, options["players"])
        return s

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def show(self, s: State) -> dict[str, Any]:
        unseen = position.unseen(s)
        may_be = guess.possible_wanderers(s) if is_travelling(s) else 0
        heroes = [n for n in facts.STRENGTHS if is_in(may_be, n) and unseen[str(n)]]
        described = position.describe(s)
        powers = zip(described["pending"], s.pending_power, strict=False)
        return described | {
            "pending": [waits | {"hero": power_of(int(power))} for waits, power in powers],
            "reactor": None if s.reactor == NOBODY else s.reactor,
            "unseen": unseen,
            "may_be": heroes if s.wanderer <= 0 else [s.wanderer],
        }

    def facts(self) -> dict[str, Any]:
        return facts.printed()

    def seats(self, s: State) -> int:
        return s.seats

    def audience(self, s: State, action: int) -> int:
        """§8.1: who sees a card that is dealt, drawn, sent or given as a hint."""
        match form_of(action):
            case Action.HAND:
                return 1 << setup.without_hand(s)
            case Action.DRAW:
                return 1 << s.drawer
            case Action.SEND | Action.TOP:
                return 1 << s.sender
            case Action.HINT:
                return 1 << s.sender | 1 << s.holder
            case _:
                return EVERYBODY

    # Words

    def seat_name(self, view: View, seat: int, language: str) -> str:  # noqa: ARG002 (seats have numbers)
        return sentences.seat_name(language, seat)

    def asked(self, view: View, language: str) -> str:
        return asking.asked(view, language)

    def section(self, s: State) -> str:
        return asking.section(s)

    def choice(self, view: View, action: str, language: str) -> str:  # noqa: ARG002 (the action says it all)
        return asking.choice(self.spelled(action), language)

    def detail(self, s: State, kind: str, number: int, language: str) -> str | int:
        return sentences.detail(s, kind, number, language)

    def reason_details(self, s: State, action: int, language: str) -> Details:
        return sentences.reason_details(s, action, language)

    def outcome(self, s: State, language: str) -> Outcome:
        ending = word(Ending(s.ending))
        seats = endings.winners(s)
        winners = tuple(seat for seat in range(s.seats) if seats >> seat & 1)
        scores = tuple(evaluate.score(s, seat) for seat in range(s.seats))
        names = ", ".join(str(seat + 1) for seat in winners)  # people count from 1
        text = say(
            language,
            self.name,
            f"ending-{ending}",
            seats=names,
            winners=len(winners),
            heroes=max(scores),
        )
        return Outcome(ending, winners, scores, text)


GAME = RentAHero()
