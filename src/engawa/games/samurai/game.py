"""Samurai as a `Game`: what it declares, its rules, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any

import msgspec

from engawa.core.game import EVERYBODY, Details, Game, Outcome, View
from engawa.core.rules import Rules
from engawa.core.words import say
from engawa.games.samurai import (
    asking,
    conservation,
    evaluate,
    guess,
    position,
    preview,
    printed,
    refusals,
    rules,
    sentences,
    setup,
    standing,
    view,
    winners,
)
from engawa.games.samurai.actions import Action
from engawa.games.samurai.events import Event
from engawa.games.samurai.options import OPTIONS
from engawa.games.samurai.reasons import STEP_SECTIONS, Why
from engawa.games.samurai.state import ENDINGS, Ending, State, Step
from engawa.games.samurai.view import Feature


class Samurai(Game[State]):
    name = "samurai"
    state = State
    action, event, feature, why, ending = Action, Event, Feature, Why, Ending
    options = OPTIONS
    rules_version = 2
    turn_field = "turn"
    rules = Rules.of(conservation, evaluate, guess, refusals, rules, view, winners)

    @cached_property
    def endings(self) -> tuple[str, ...]:
        return ENDINGS

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        setup.lay_out(
            s,
            options["players"],
            int(options["hands"] == "chosen"),
            int(options["figures"] == "players"),
            int(options["captures"] == "hidden"),
        )
        return s

    def seats(self, s: State) -> int:
        return s.players

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def show(self, s: State) -> dict[str, Any]:
        shown = position.describe(s) | {
            "names": position.names(s),
            "behind_screens": position.behind_screens(s),
            "strengths": standing.strengths_by_settlement(s),
            "open_land": standing.open_land(s),
        }
        for seat, player in enumerate(shown["seats"]):
            player["unlaid"] = position.unlaid(s, seat)
        return shown

    def preview(self, view: View, action: str) -> dict[str, Any]:
        s = preview.after(view, self.numbers[action])
        return preview.told(view, s, self.show(s))

    def facts(self) -> dict[str, Any]:
        facts: dict[str, Any] = msgspec.to_builtins(printed.facts())
        return facts

    def audience(self, s: State, action: int) -> int:
        """§7.1: a tile drawn or kept is seen by its owner alone."""
        is_secret = action >= Action.TILE or action < Action.FIGURE
        return 1 << s.turn if is_secret else EVERYBODY

    # Words

    def seat_name(self, view: View, seat: int, language: str) -> str:
        del view
        return sentences.seat_name(language, seat)

    def asked(self, view: View, language: str) -> str:
        return asking.asked(view, language)

    def choice(self, view: View, action: str, language: str) -> str:
        del view
        return asking.choice(self.numbers[action], language)

    def detail(self, s: State, kind: str, number: int, language: str) -> str | int:
        del s
        return sentences.detail(kind, number, language)

    def reason_details(self, s: State, action: int, language: str) -> Details:
        return asking.reason_details(s, action, language)

    def section(self, s: State) -> str:
        return STEP_SECTIONS[Step(s.step)]

    def never(self, action: str, language: str) -> tuple[str, str, str] | None:
        return asking.never(action, language)

    def outcome(self, s: State, language: str) -> Outcome:
        won = winners.winners(s)
        seats = tuple(seat for seat in range(s.players) if won >> seat & 1)
        names = sentences.list_of(language, [sentences.seat_name(language, n) for n in seats])
        ending = ENDINGS[s.ending]
        message = f"ending-{ending.replace('+', '-')}"
        text = say(language, self.name, message, winners=names, count=len(seats))
        scores = tuple(winners.figures_of(s, seat) for seat in range(s.players))
        return Outcome(ending, seats, scores, text)


GAME = Samurai()
