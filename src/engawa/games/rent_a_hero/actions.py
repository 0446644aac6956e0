"""Every decision and every chance outcome (RULES.md §9), and which power a decision uses."""

from __future__ import annotations

from engawa.core.actions import Actions, Form, Part, decision, outcome
from engawa.core.rule import rule
from engawa.games.rent_a_hero.facts import STRENGTHS, Hero
from engawa.games.rent_a_hero.state import SEATS

POWER = "power"


def power(hero: Hero, *target: Part) -> Form:
    """The decision to use a hero."""
    return decision(str(int(hero)), *target, verb=POWER)


class Action(Actions):
    SEND = decision(STRENGTHS)  # send:1, send:2 …
    SEND_TOP = decision()
    DROP = decision(STRENGTHS)
    HINT = decision(STRENGTHS)
    RECRUIT = decision()
    PASS = decision()
    CANCEL = power(Hero.ANGRY_CHICKEN)  # power:1
    BURN = power(Hero.PYROMANIAC)
    READY = power(Hero.WITCH, ">", STRENGTHS)  # power:3>1, power:3>2 …
    CHASE = power(Hero.DOG_TRAINER, ">", range(SEATS))  # power:4>0, power:4>1 …
    LOOK = power(Hero.SERGEANT)
    LIFT = power(Hero.BLACK_KNIGHT)
    DRAW_TWO = power(Hero.WIZARD)
    WAIT = decision()

    SEAT = outcome(range(SEATS))  # seat:0 …: who sends first
    BAND = outcome(STRENGTHS)
    HAND = outcome(STRENGTHS)
    TURN = outcome(STRENGTHS)
    TOP = outcome(STRENGTHS)
    DRAW = outcome(STRENGTHS)


DECISIONS = Action.decisions()
POWERS = {  # the number of each decision that uses a hero, by its text
    text: number
    for number, (text, spelled) in enumerate(zip(Action.texts(), Action.spelled(), strict=True))
    if spelled.verb == POWER
}
# By action: the first one of its form, and of decisions the hero used and whom that aims at.
FORM_OF = tuple(int(form) for form in Action for _ in range(form.count))
_NAMES = [
    spelled.names if spelled.verb == POWER else () for spelled in Action.spelled()[:DECISIONS]
]
POWER_OF = tuple(int(names[0]) if names else 0 for names in _NAMES)
TARGET_OF = tuple(int(names[1]) if len(names) > 1 else 0 for names in _NAMES)


@rule
def form_of(action: int) -> int:
    """What kind of action it is: Action.SEND for each send:<n>."""
    return FORM_OF[action]


@rule
def power_of(action: int) -> int:
    """The hero whose power this decision uses, or 0."""
    return POWER_OF[action]


@rule
def target_of(action: int) -> int:
    """The hero a witch readies, or the seat a dog trainer's dogs run at."""
    return TARGET_OF[action]
