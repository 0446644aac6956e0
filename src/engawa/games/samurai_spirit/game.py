"""Samurai Spirit as a `Game`: what it declares, its rules, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.game import EVERYBODY, Details, Game, Outcome, View
from engawa.core.game import NOBODY as NOBODY_SEES
from engawa.core.names import word, words
from engawa.core.options import ANYBODY
from engawa.core.reasons import Reasons
from engawa.core.rules import Rules
from engawa.core.words import say
from engawa.games.samurai_spirit import (
    asking,
    conservation,
    draws,
    evaluate,
    guess,
    position,
    reasons,
    refusals,
    rules,
    sentences,
    setup,
    view,
)
from engawa.games.samurai_spirit.actions import ORDER_NAMES, ORDERS, Action
from engawa.games.samurai_spirit.agenda import top_step
from engawa.games.samurai_spirit.boards import is_animal, kiai_value, line_total
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import KIAI_VALUES, NOBODY, RAIDER, SAMURAI, Level
from engawa.games.samurai_spirit.options import OPTIONS
from engawa.games.samurai_spirit.reasons import QUESTIONS, Why
from engawa.games.samurai_spirit.rounds import score
from engawa.games.samurai_spirit.state import RULES_VERSION, Ending, State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.view import Feature
from engawa.games.samurai_spirit.village import barricade_cap

GRADES = ("", "+", "++", "+++")  # §12.3: what the level adds to the score


class SamuraiSpirit(Game[State]):
    name = sentences.PART
    state = State
    action, event, feature, why, ending = Action, Event, Feature, Why, Ending
    options = OPTIONS
    rules = Rules.of(rules, refusals, draws, conservation, view, guess, evaluate)
    is_cooperative = True
    rules_version = RULES_VERSION

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        names = options["samurai"]
        level = words(Level).index(options["level"])
        rule = int(options["two_samurai_rule"])
        setup.lay_out(s, options["players"], len(names), level, rule)
        for seat, name in enumerate(names):
            if name != ANYBODY:
                setup.choose_samurai(s, seat, SAMURAI.index(name))
        return s

    def seats(self, s: State) -> int:
        return s.seats

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def show(self, s: State) -> dict[str, Any]:
        view = position.describe(s) | {"barricade_cap": barricade_cap(s)}
        for seat, board in enumerate(view["seats"]):
            if s.samurai[seat] != NOBODY:
                board["side"] = "animal" if is_animal(s, seat) else "human"
                board["total"] = line_total(s, seat)
                board["kiai"] = kiai_value(s, seat)
        return view

    def facts(self) -> dict[str, Any]:
        """§2: what each raider shows, both sides of each samurai's board, and how cards can be
        put back (§9.7)."""
        return {
            "raiders": {
                text: {
                    "value": raider.value,
                    "symbol": raider.symbol,
                    "penalties": list(raider.penalties),
                    "flames": raider.has_flames,
                    "rank": word(raider.rank),
                }
                for text, raider in RAIDER.items()
            },
            "samurai": {
                word(samurai): {"kiai": {"human": human, "animal": animal}}
                for samurai, (human, animal) in KIAI_VALUES.items()
            },
            "orders": {name: list(order) for name, order in zip(ORDER_NAMES, ORDERS, strict=True)},
        }

    def audience(self, s: State, action: int) -> int:
        """§13.1: nobody sees the deal, nor which intruder a reinforcement settles."""
        del action
        is_unseen = top_step(s) in (Step.DEAL, Step.SETTLE)
        return NOBODY_SEES if is_unseen else EVERYBODY

    # Words

    def seat_name(self, view: View, seat: int, language: str) -> str:
        return asking.seat_name(view, seat, language)

    def asked(self, view: View, language: str) -> str:
        return asking.asked(view, language)

    def choice(self, view: View, action: str, language: str) -> str:
        return asking.choice(view, self.spelled(action), language)

    def detail(self, s: State, kind: str, number: int, language: str) -> str | int:
        return sentences.detail(s, kind, number, language)

    def reason_details(self, s: State, action: int, language: str) -> Details:
        return sentences.reason_details(s, action, language)

    def section_of(self, s: State, why: Reasons) -> str:
        return reasons.section_of(s, why)

    def section(self, s: State) -> str:
        return QUESTIONS[Step(top_step(s))]

    def outcome(self, s: State, language: str) -> Outcome:
        ending = word(Ending(s.ending))
        points = score(s)
        winners = tuple(range(s.seats)) if s.ending == Ending.VICTORY else ()
        text = say(language, self.name, f"ending-{ending}", score=f"{points}{GRADES[s.level]}")
        return Outcome(ending, winners, (points,) * s.seats, text)


GAME = SamuraiSpirit()
