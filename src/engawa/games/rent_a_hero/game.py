"""Rent a Hero as a `Game`: options, names and words around the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engawa.core.bits import bits
from engawa.core.game import EVERYBODY, Game, Outcome
from engawa.core.names import word, words
from engawa.core.reasons import BadInput
from engawa.core.words import say
from engawa.games.rent_a_hero import actions as act
from engawa.games.rent_a_hero import (
    asking,
    conservation,
    draws,
    endings,
    evaluate,
    guess,
    position,
    questions,
    refusals,
    rules,
    setup,
    view,
)
from engawa.games.rent_a_hero.events import DETAILS, PRIVATE, Event
from engawa.games.rent_a_hero.facts import FEWEST_PLAYERS, MOST_PLAYERS, NOBODY, Deck, Hints
from engawa.games.rent_a_hero.heroes import band_of, is_in
from engawa.games.rent_a_hero.knowledge import is_travelling
from engawa.games.rent_a_hero.notation import ACTION_TEXTS
from engawa.games.rent_a_hero.reasons import ASKED_IN, SECTIONS, Why
from engawa.games.rent_a_hero.sentences import details_of, reason_details, seat_name
from engawa.games.rent_a_hero.state import Ending, Moment, State

OPTIONS = ("players", "hints", "deck")


class RentAHero(Game):
    name = "rent-a-hero"
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
        "winners": endings.winners,
        "score": evaluate.score,
        "appeal": evaluate.appeal,
        "lap": evaluate.lap,
        "worth": evaluate.worth,
        "question": questions.question,
    }
    actions = ACTION_TEXTS
    decisions = act.DECISIONS
    endings = words(Ending)
    private = PRIVATE
    features = view.FEATURES
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    variants: ClassVar = {"hints": words(Hints), "deck": words(Deck)}
    choices: ClassVar = variants
    questions = words(questions.Question)

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        unknown = [name for name in options if name not in OPTIONS]
        if unknown:
            raise BadInput(f"there is no option '{unknown[0]}'; there are {', '.join(OPTIONS)}")
        players = options.get("players", FEWEST_PLAYERS)
        if isinstance(players, bool) or not isinstance(players, int):
            raise BadInput(f"players are a number from 3 to 5, not {players!r} (§3.1)")
        if players not in self.players:
            raise BadInput(f"{players} players cannot play; 3 to 5 can (§3.1)")
        read: dict[str, Any] = {"players": players}
        for name, allowed in self.variants.items():
            read[name] = options.get(name, allowed[0])
            if read[name] not in allowed:
                raise BadInput(f"option {name} is {' or '.join(allowed)}, not {read[name]!r} (§7)")
        return read

    def set_up(self, options: Mapping[str, Any]) -> State:
        s = State()
        hints = words(Hints).index(options["hints"])
        setup.lay_out(s, options["players"], hints, words(Deck).index(options["deck"]))
        return s

    def describe(self, s: State) -> dict[str, Any]:
        return position.describe(s)

    def restore(self, described: Mapping[str, Any], *, hidden: bool = False) -> State:
        return position.restore(described, hidden=hidden)

    def show(self, s: State) -> dict[str, Any]:
        unseen = position.unseen(s)
        may_be = guess.possible_wanderers(s) if is_travelling(s) else 0
        heroes = [n for n in position.STRENGTHS if is_in(may_be, n) and unseen[str(n)]]
        return position.describe(s) | {
            "reactor": None if s.reactor == NOBODY else s.reactor,
            "unseen": unseen,
            "may_be": heroes if s.wanderer <= 0 else [s.wanderer],
        }

    def seats(self, s: State) -> int:
        return s.seats

    def audience(self, s: State, action: int) -> int:
        """§8.1: who sees a card that is dealt, drawn, sent or given as a hint."""
        sender = 1 << s.sender
        if act.HAND < action <= act.TURN:
            return 1 << setup.without_hand(s)
        if action > act.DRAW:
            return 1 << s.drawer
        if act.HINT < action < act.RECRUIT:
            return sender | 1 << s.holder
        is_sent = action < act.SEND_TOP or act.TOP < action <= act.DRAW
        return sender if is_sent else EVERYBODY

    def outcome(self, s: State, language: str) -> Outcome:
        ending = word(Ending(s.ending))
        seats = endings.winners(s)
        winners = tuple(seat for seat in range(s.seats) if seats >> seat & 1)
        scores = tuple(bits(band_of(s, seat)) for seat in range(s.seats))
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

    def tell(self, s: State, note: tuple[int, ...], language: str) -> str:
        event = Event(note[0])
        details = details_of(s, DETAILS[event], note[1:], language)
        return say(language, self.name, f"event-{word(event)}", **details)

    def asked(self, view: Mapping[str, Any], language: str) -> str:
        return asking.asked(view, language)

    def choice(self, view: Mapping[str, Any], action: str, language: str) -> str:  # noqa: ARG002 (the action says it all)
        return asking.choice(action, language)

    def seat_name(self, view: Mapping[str, Any], seat: int, language: str) -> str:  # noqa: ARG002 (seats have numbers)
        return seat_name(language, seat)

    def reason(self, s: State, refusal: int, action: int, language: str) -> tuple[str, str, str]:
        why = Why(refusal)
        details = reason_details(s, action, language)
        return word(why), say(language, self.name, f"refused-{word(why)}", **details), SECTIONS[why]

    def section(self, s: State) -> str:
        return ASKED_IN[Moment(s.moment)] if s.reactor == NOBODY else "5.3"


GAME = RentAHero()
