"""What is printed on the cards of Rent a Hero (RULES.md §2).

Heroes are their strengths, 1 to 7. A set of heroes is a number with one bit per hero, the lowest
for hero 1: see `heroes.py`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from engawa.core.names import word

NOBODY = -1  # no seat
NOTHING = -1  # no card
UNKNOWN = 0  # a card that the reader of a hidden record does not know


class Hero(IntEnum):
    ANGRY_CHICKEN, PYROMANIAC, WITCH, DOG_TRAINER, SERGEANT, BLACK_KNIGHT, WIZARD = range(1, 8)


class Hints(IntEnum):
    """What a hint is answered (§4.5, §7.1)."""

    STANDARD, ORIGINAL = range(2)


class Powers(IntEnum):
    """How often a power may be used (§5.1, §7.3)."""

    GAME, CARD = range(2)


class Deck(IntEnum):
    """What happens when the deck is empty (§6.2, §7.2)."""

    FINITE, ENDLESS = range(2)


HEROES = len(Hero)
STRENGTHS = range(1, HEROES + 1)
COPIES = 11
CARDS = HEROES * COPIES
FEWEST_PLAYERS, MOST_PLAYERS = 3, 5
PLAYERS = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
BAND_DEALT, HAND_DEALT = 2, 5  # §3.2
HEROES_TO_WIN = 6
WIZARD_DRAWS = 2
ALL_HEROES = (1 << HEROES) - 1


def _meets(strength: int, requirement: Hero, players: int) -> bool:
    """§2.1: does a card of this strength meet the requirement on that hero's card?"""
    return {
        Hero.ANGRY_CHICKEN: strength <= 3,
        Hero.PYROMANIAC: strength >= 5,
        Hero.WITCH: 3 <= strength <= 5,
        Hero.DOG_TRAINER: strength % 2 == 1,
        Hero.SERGEANT: strength % 2 == 0,
        Hero.BLACK_KNIGHT: strength <= players,
        Hero.WIZARD: strength >= players,
    }[requirement]


def _sets(players: int, *, by_requirement: bool) -> tuple[int, ...]:
    """By hero (place 0 is empty): the set of cards that meet its requirement, or else the set of
    requirements that its strength meets."""
    rows = [0]
    for one in Hero:
        met = [
            other
            for other in Hero
            if (_meets(other, one, players) if by_requirement else _meets(one, other, players))
        ]
        rows.append(sum(1 << (hero - 1) for hero in met))
    return tuple(rows)


# By number of players, from the fewest on.
FITTING = tuple(_sets(players, by_requirement=True) for players in PLAYERS)
ACCEPTING = tuple(_sets(players, by_requirement=False) for players in PLAYERS)


def printed() -> dict[str, Any]:
    """What the cards say, as JSON: whose strengths meet a requirement depends on the players."""
    return {
        "heroes": [
            {
                "name": word(hero),
                "strength": int(hero),
                "copies": COPIES,
                "required": {
                    str(players): [n for n in STRENGTHS if _meets(n, hero, players)]
                    for players in PLAYERS
                },
            }
            for hero in Hero
        ],
        "heroes_to_win": HEROES_TO_WIN,
    }
