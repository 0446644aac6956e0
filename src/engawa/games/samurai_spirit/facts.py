"""What is printed on the cards, boards and tokens of Samurai Spirit (RULES.md §2).

Tables, never branches: an owner's correction is one line here.
"""

from __future__ import annotations

from enum import IntEnum

from engawa.core.names import word, words

NOBODY = -1  # no seat, no samurai
NOTHING = -1  # no card, no symbol, no penalty


class Samurai(IntEnum):
    HEIHACHI, DAISUKE, GOROBEI, KANBEI, KIKUCHIYO, KYUZO, KATSUSHIRO = range(7)


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
IN_PLAY = 63  # the most cards in play: seven samurai, 49 plunderers, 7 lieutenants, 7 bosses


def _penalties(text: str) -> list[int]:
    """The penalties in a card's text: names hold hyphens, so read them off one by one."""
    found: list[int] = []
    while text:
        penalty = next(p for p in Penalty if f"{text}-".startswith(f"{word(p)}-"))
        found.append(int(penalty))
        text = text[len(word(penalty)) + 1 :]
    return found


def _read(raider: str) -> tuple[int, int, list[int], int]:
    value, symbol, *rest = raider.removesuffix("-flames").split("-", 2)
    symbol_number = NOTHING if symbol == "none" else words(Symbol).index(symbol)
    penalties = _penalties(rest[0]) if rest else []
    return int(value), symbol_number, penalties, int(raider.endswith("-flames"))


_READ = [_read(raider) for raider in RAIDERS]
VALUE = tuple(value for value, _, _, _ in _READ)
SYMBOL = tuple(symbol for _, symbol, _, _ in _READ)
FIRST_PENALTY = tuple((*penalties, NOTHING)[0] for _, _, penalties, _ in _READ)
SECOND_PENALTY = tuple((*penalties, NOTHING, NOTHING)[1] for _, _, penalties, _ in _READ)
FLAMES = tuple(flames for _, _, _, flames in _READ)

# Ranks (§3.3): plunderers in round 1, lieutenants join in round 2, bosses in round 3.
# Worth at most 4, 5 and 6; each is a run of cards, from RANK_START[rank] up to the next one's.
RANK = tuple(max(value - 4, 0) for value in VALUE)
RANK_START = (0, RANK.index(1), RANK.index(2), CARDS)

# Levels (§3.2): easy, normal, hard, heroic.
BARRICADES_BESIDE_SAMURAI = (3, 2, 1, 0)
PLUNDERERS_EACH = (6, 7, 7, 7)
FEWER_OFFICERS = (1, 0, 0, 0)  # lieutenants and bosses: one a samurai, less this
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
