"""What is printed on the cards, boards and tokens of Samurai Spirit (RULES.md §2).

Tables, never branches: an owner's correction is one line here.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

from engawa.core.names import words

NOBODY = -1  # no seat, no samurai
NOTHING = -1  # no card, no symbol, no penalty


class Samurai(IntEnum):
    HEIHACHI, DAISUKE, GOROBEI, KANBEI, KIKUCHIYO, KYUZO, KATSUSHIRO = range(7)


SAMURAI = words(Samurai)
SAMURAI_COUNT = len(Samurai)


class Symbol(IntEnum):
    HAT, FARM, DOLL = range(3)


class Penalty(IntEnum):
    FIRE, WOUND, INTRUDER, NO_DEFENCE, NO_SUPPORT, LEFT_DRAWS, RIGHT_DRAWS = range(7)
    MUST_PASS, REINFORCE, NO_TALENT, LOSE_DEFENCE = range(7, 11)


class Level(IntEnum):
    EASY, NORMAL, HARD, HEROIC = range(4)


class FarmsteadBack(IntEnum):
    FAMILY, FARMSTEAD, BARRICADE, WOUND = range(4)


class FamilyBack(IntEnum):
    HEAL, BARRICADE, REPEL = range(3)


# Kiai value of each samurai (§2.2): human side, animal side.
KIAI_VALUES = {
    Samurai.HEIHACHI: (8, 11),
    Samurai.DAISUKE: (8, 11),
    Samurai.GOROBEI: (9, 12),
    Samurai.KANBEI: (9, 12),
    Samurai.KIKUCHIYO: (10, 13),
    Samurai.KYUZO: (9, 12),
    Samurai.KATSUSHIRO: (10, 13),
}
KIAI_HUMAN = tuple(KIAI_VALUES[samurai][0] for samurai in Samurai)
KIAI_ANIMAL = tuple(KIAI_VALUES[samurai][1] for samurai in Samurai)

# The 66 raiders (§2.1): value, symbol or none, penalties, flames. No two are alike.
# Unverified: `4-hat-right-draws-flames` and `4-hat` may carry each other's flames in print.
RAIDERS = tuple(
    """
    1-hat-wound-flames 1-hat-flames 1-hat-intruder 1-hat-no-defence
    1-doll-fire-flames 1-doll-wound-flames 1-doll 1-doll-intruder
    1-farm-fire-flames 1-farm-wound-flames 1-farm-no-support 1-farm-intruder
    1-none-fire
    2-hat-wound-flames 2-hat-flames 2-hat-intruder 2-hat-no-defence
    2-doll-fire-flames 2-doll-wound-flames 2-doll 2-doll-intruder
    2-farm-fire-flames 2-farm-wound-flames 2-farm-no-support 2-farm-intruder
    2-none-fire
    3-hat-fire-flames 3-hat-flames 3-hat-left-draws
    3-doll-fire-flames 3-doll-wound-flames 3-doll 3-doll-no-defence 3-doll-left-draws
    3-farm-fire-flames 3-farm-wound-flames 3-farm-no-support 3-farm-left-draws
    3-none-wound
    4-hat-fire-flames 4-hat-right-draws-flames 4-hat
    4-doll-fire-flames 4-doll-wound-flames 4-doll 4-doll-no-defence 4-doll-right-draws
    4-farm-fire-flames 4-farm-wound-flames 4-farm-no-support 4-farm-right-draws
    4-none-wound
    5-hat-wound 5-doll-intruder 5-farm-fire
    5-none-fire-flames 5-none-wound-flames 5-none-intruder-flames 5-none-no-support-flames
    6-hat-intruder-intruder-flames 6-doll-must-pass-flames 6-farm-fire-fire-flames
    6-none-no-defence-reinforce-flames 6-none-wound-no-talent-flames
    6-none-no-support-wound-flames 6-none-lose-defence-flames
    """.split()
)
CARDS = len(RAIDERS)


class Rank(IntEnum):
    """§3.3: plunderers come in round 1, lieutenants join in round 2, bosses in round 3."""

    PLUNDERER, LIEUTENANT, BOSS = range(3)


class Raider(NamedTuple):
    """What a card shows."""

    value: int
    symbol: str | None
    penalties: tuple[str, ...]
    has_flames: bool

    @property
    def rank(self) -> Rank:
        """Worth at most 4, 5 and 6."""
        return Rank(max(self.value - 4, 0))


def _penalties(text: str) -> Iterator[str]:
    """The penalties in a card's text: names hold hyphens, so read them off one by one."""
    while text:
        penalty = next(name for name in words(Penalty) if f"{text}-".startswith(f"{name}-"))
        yield penalty
        text = text[len(penalty) + 1 :]


def _read(text: str) -> Raider:
    value, symbol, *rest = text.removesuffix("-flames").split("-", 2)
    penalties = tuple(_penalties(rest[0])) if rest else ()
    return Raider(
        int(value), None if symbol == "none" else symbol, penalties, text.endswith("-flames")
    )


def _penalty(raider: Raider, place: int) -> int:
    due = raider.penalties[place : place + 1]
    return words(Penalty).index(due[0]) if due else NOTHING


RAIDER = {text: _read(text) for text in RAIDERS}

# The same as tables for the rules, by card.
VALUE = tuple(raider.value for raider in RAIDER.values())
SYMBOL = tuple(
    words(Symbol).index(raider.symbol) if raider.symbol else NOTHING for raider in RAIDER.values()
)
FIRST_PENALTY = tuple(_penalty(raider, 0) for raider in RAIDER.values())
SECOND_PENALTY = tuple(_penalty(raider, 1) for raider in RAIDER.values())
FLAMES = tuple(int(raider.has_flames) for raider in RAIDER.values())
RANK = tuple(int(raider.rank) for raider in RAIDER.values())
RANK_START = (*(RANK.index(rank) for rank in Rank), CARDS)  # each is a range of cards

# Levels (§3.2): easy, normal, hard, heroic.
BARRICADES_BESIDE_SAMURAI = (3, 2, 1, 0)
PLUNDERERS_EACH = (6, 7, 7, 7)
FEWER_OFFICERS = (1, 0, 0, 0)  # lieutenants and bosses: one per samurai, less this
IN_PLAY = min(CARDS, SAMURAI_COUNT * (max(PLUNDERERS_EACH) + 2))  # the most cards in play
FARMSTEAD_PENALTIES = (0, 0, 1, 1)
FAMILY_BONUSES = (1, 1, 1, 0)

# Backs of the six farmsteads (§11.2). The numbers are our assumption until an owner counts them.
FARMSTEADS = {
    FarmsteadBack.FAMILY: 1,
    FarmsteadBack.FARMSTEAD: 1,
    FarmsteadBack.BARRICADE: 2,
    FarmsteadBack.WOUND: 2,
}
FARMSTEADS_BY_BACK = tuple(FARMSTEADS[back] for back in FarmsteadBack)

DEADLY_WOUNDS = 4
ROUNDS = 3
DOLLS_NEEDED = 2  # the two-samurai rule's check of the deal (§3.5)
