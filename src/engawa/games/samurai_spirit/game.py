"""Samurai Spirit as a `Game`: options, names and words around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engawa.core.game import EVERYBODY, Game, Outcome
from engawa.core.game import NOBODY as NOBODY_SEES
from engawa.core.names import word, words
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games.samurai_spirit import actions as act
from engawa.games.samurai_spirit import (
    asking,
    conservation,
    draws,
    evaluate,
    guess,
    position,
    refusals,
    rules,
    setup,
    view,
)
from engawa.games.samurai_spirit.boards import is_animal, kiai_value, line_total
from engawa.games.samurai_spirit.events import DETAILS, Event
from engawa.games.samurai_spirit.facts import NOBODY, Level, Samurai
from engawa.games.samurai_spirit.notation import ACTION_TEXTS, SAMURAI
from engawa.games.samurai_spirit.reasons import QUESTIONS, Why, section_of
from engawa.games.samurai_spirit.rounds import score
from engawa.games.samurai_spirit.sentences import details_of, reason_details
from engawa.games.samurai_spirit.state import Ending, State
from engawa.games.samurai_spirit.steps import Step, top_step
from engawa.games.samurai_spirit.village import barricade_cap

GRADES = ("", "+", "++", "+++")  # §12.3: what the level adds to the score
OPTIONS = ("players", "samurai", "level", "two_samurai_rule")


class SamuraiSpirit(Game):
    name = "samurai-spirit"
    state = State
    rules: ClassVar = {
        "actor": rules.actor,
        "legal": rules.legal,
        "refusal": refusals.refusal,
        "weight": draws.weight,
        "apply": rules.apply,
        "advance": rules.advance,
        "ending": rules.ending,
        "conserved": conservation.conserved,
        "pick": draws.pick,
        "hide": view.hide,
        "guess": guess.guess,
        "features": view.features,
        "winners": evaluate.winners,
        "score": evaluate.score,
        "appeal": evaluate.appeal,
        "lap": evaluate.lap,
        "worth": evaluate.worth,
    }
    is_cooperative = True
    actions = ACTION_TEXTS
    decisions = act.DECISIONS
    endings = words(Ending)
    features = view.FEATURES
    players = range(1, len(Samurai) + 1)
    variants: ClassVar = {"level": words(Level)}
    choices: ClassVar = {**variants, "two_samurai_rule": (False, True)}
    characters = SAMURAI

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        unknown = [name for name in options if name not in OPTIONS]
        if unknown:
            raise BadInput(f"there is no option '{unknown[0]}'; there are {', '.join(OPTIONS)}")
        players, samurai = _read_line_up(options.get("players"), options.get("samurai"))
        level = options.get("level", "normal")
        if level not in words(Level):
            raise BadInput(f"there is no level {level!r}; there are {', '.join(words(Level))}")
        rule = options.get("two_samurai_rule")
        if rule is None:
            rule = players <= 2
        if not isinstance(rule, bool):
            raise BadInput(f"two_samurai_rule is true or false, not {rule!r}")
        if players <= 2 and not rule:
            raise BadInput("the two-samurai rule always holds with 1 or 2 players (§3.5)")
        return {"players": players, "samurai": samurai, "level": level, "two_samurai_rule": rule}

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        names = options["samurai"]
        level = words(Level).index(options["level"])
        rule = int(options["two_samurai_rule"])
        setup.lay_out(s, options["players"], len(names), level, rule)
        for seat, name in enumerate(names):
            if name != "random":
                setup.choose_samurai(s, seat, SAMURAI.index(name))
        return s

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

    def seats(self, s: State) -> int:
        return s.seats

    def audience(self, s: State, action: int) -> int:
        """§13.1: nobody sees the deal, nor which intruder a reinforcement settles."""
        is_unseen = act.DEAL <= action < act.DRAW or top_step(s) == Step.SETTLE
        return NOBODY_SEES if is_unseen else EVERYBODY

    def outcome(self, s: State, language: str) -> Outcome:
        ending = word(Ending(s.ending))
        points = score(s)
        winners = tuple(range(s.seats)) if s.ending == Ending.VICTORY else ()
        grade = f"{points}{GRADES[s.level]}"
        text = say(language, self.name, f"ending-{ending}", score=grade)
        return Outcome(ending, winners, (points,) * s.seats, text)

    def tell(self, s: State, note: tuple[int, ...], language: str) -> str:
        event = Event(note[0])
        details = details_of(s, DETAILS[event], note[1:], language)
        return say(language, self.name, f"event-{word(event)}", **details)

    def asked(self, view: Mapping[str, Any], language: str) -> str:
        return asking.asked(view, language)

    def choice(self, view: Mapping[str, Any], action: str, language: str) -> str:
        return asking.choice(view, action, language)

    def seat_name(self, view: Mapping[str, Any], seat: int, language: str) -> str:
        return asking.seat_name(view, seat, language)

    def section(self, s: State) -> str:
        return QUESTIONS[Step(top_step(s))]

    def reason(self, s: State, refusal: int, action: int, language: str) -> tuple[str, str, str]:
        why = Why(refusal)
        details = reason_details(s, action, language)
        text = say(language, self.name, f"refused-{word(why)}", **details)
        return word(why), text, section_of(s, why)


def _read_line_up(players: Any, samurai: Any) -> tuple[int, list[str]]:
    """§3.1: who plays whom: names, 'random', or only how many."""
    if isinstance(samurai, int) and not isinstance(samurai, bool):
        samurai = ["random"] * samurai
    if samurai is None:
        count = 3 if players is None else players
        _check_players(count)
        samurai = ["random"] * max(2, count)
    if isinstance(samurai, str) or not isinstance(samurai, list | tuple):
        raise BadInput(f"samurai are a list of names, or a number, not {samurai!r}")
    for name in samurai:
        if name != "random" and name not in SAMURAI:
            raise BadInput(f"there is no samurai {name!r}; there are {', '.join(SAMURAI)}, random")
        if name != "random" and samurai.count(name) > 1:
            raise BadInput(f"{name} is chosen twice; each samurai plays once (§3.1)")
    if not 2 <= len(samurai) <= len(Samurai):
        raise BadInput(f"{len(samurai)} samurai cannot play; 2 to 7 can (§3.1)")
    players = len(samurai) if players is None else players
    _check_players(players)
    if players not in (1, len(samurai)):
        raise BadInput(
            f"{players} players cannot lead {len(samurai)} samurai: "
            "each player has one, only a solo player leads several (§3.1)"
        )
    return players, list(samurai)


def _check_players(players: Any) -> None:
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 7:
        raise BadInput(f"{players!r} players cannot play; 1 to 7 can (§3.1)")


GAME = SamuraiSpirit()
