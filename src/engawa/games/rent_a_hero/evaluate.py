"""What a bot may use besides playouts: how an action looks at a glance, what an end is worth.

A rule of thumb in points, from nothing but what the player who decides knows: how likely the
wanderer is a new hero for this player and for the others.
"""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.contract import WORTH
from engawa.core.rule import rule
from engawa.games.rent_a_hero.actions import Action, form_of, power_of
from engawa.games.rent_a_hero.endings import winners
from engawa.games.rent_a_hero.facts import (
    ALL_HEROES,
    COPIES,
    HEROES,
    HEROES_TO_WIN,
    NOTHING,
    UNKNOWN,
    Hero,
)
from engawa.games.rent_a_hero.heroes import (
    band_of,
    fitting,
    hero_of,
    is_in,
    just,
    left_of,
)
from engawa.games.rent_a_hero.knowledge import contradicted
from engawa.games.rent_a_hero.powers import has_seen
from engawa.games.rent_a_hero.refusals import asked
from engawa.games.rent_a_hero.state import Moment, State

GAIN = 50  # points: a new hero
LOSS = 45  # a hero lost to a second copy
LAST_GAIN = 250  # the sixth hero wins


@rule
def score(s: State, seat: int) -> int:
    """§6.3: heroes."""
    return bits(band_of(s, seat))


@rule
def lap(s: State) -> int:  # noqa: ARG001 (one lap is the whole game)
    return 0


@rule
def worth(s: State, seat: int) -> int:
    """A share of the win."""
    won = winners(s)
    return WORTH // bits(won) if won >> seat & 1 else 0


@rule
def gain_of(s: State, seat: int) -> int:
    """What a new hero is worth to a player."""
    return LAST_GAIN if bits(band_of(s, seat)) == HEROES_TO_WIN - 1 else GAIN


@rule
def unseen_by(s: State, seat: int, hero: int) -> int:
    """Copies of a hero that this player does not see: in the deck, other hands, or face down."""
    copies = COPIES - s.discard[hero] - s.hand[seat][hero]
    for other in range(s.seats):
        copies -= is_in(band_of(s, other), hero) + s.eliminated[other][hero]
    return int(copies)


@rule
def may_be(s: State, seat: int) -> int:
    """§8.2, §8.3: the heroes that the wanderer may be, as far as this player knows."""
    if has_seen(s, seat):
        return just(int(s.wanderer))
    heroes = ALL_HEROES & ~int(s.ruled_out[seat])
    if not s.from_top and not s.lifted and s.requirement != NOTHING:
        heroes &= fitting(s, int(s.requirement))
    for hint in range(s.hint_count):
        if s.hint_about[hint] == UNKNOWN and s.hint_giver[hint] == seat:
            heroes &= ~contradicted(s, hint)
    return heroes


@rule
def chance_of(s: State, seat: int, heroes: int) -> int:
    """Per cent: how likely the wanderer is one of these, as far as this player knows."""
    possible = may_be(s, seat)
    among = 0
    total = 0
    for hero in range(1, HEROES + 1):
        if is_in(possible, hero):
            copies = max(0, unseen_by(s, seat, hero))
            total += copies
            if is_in(heroes, hero):
                among += copies
    if total == 0:
        return 100 if possible & heroes == possible else 0
    return among * 100 // total


@rule
def recruiting(s: State, seat: int, holder: int) -> int:
    """What the wanderer is worth to the holder, as far as this player knows."""
    new = chance_of(s, seat, ALL_HEROES & ~band_of(s, holder))
    return (new * gain_of(s, holder) - (100 - new) * LOSS) // 100


@rule
def sending(s: State, seat: int, hero: int) -> int:
    """A card that the others already have and this player has not: it may come back."""
    value = 0
    near = 12
    other = left_of(s, seat)
    while other != seat:
        if is_in(band_of(s, other), hero):
            value += near
        else:
            value -= near * gain_of(s, other) // GAIN
        near = near * 2 // 3
        other = left_of(s, other)
    return value - 2 * near if is_in(band_of(s, seat), hero) else value + 2 * near


@rule
def hinting(s: State, seat: int, hero: int) -> int:
    """§4.5: a card for an answer, worth it while much is open."""
    new = chance_of(s, seat, ALL_HEROES & ~band_of(s, seat))
    if new == 0 or new == 100:
        return -20
    told = chance_of(s, seat, just(hero))
    return min(told, 100 - told) // 3 + min(new, 100 - new) // 4 - 60 // int(s.hand_size[seat])


@rule
def using(s: State, seat: int, power: int) -> int:
    """§5: what a power does now, as far as this player knows."""
    holder = int(s.holder)
    match power:
        case Hero.PYROMANIAC | Hero.DOG_TRAINER:
            taken = recruiting(s, seat, holder)
            return -10 - taken if holder == seat else taken - 40
        case Hero.SERGEANT:
            new = chance_of(s, seat, ALL_HEROES & ~band_of(s, seat))
            return min(new, 100 - new) // 2 - 5
        case Hero.WIZARD:
            return 4
        case Hero.ANGRY_CHICKEN:
            return -8
        case Hero.BLACK_KNIGHT:
            return 2 if s.sender == seat else -15
        case _:  # the witch
            return -6


@rule
def appeal(s: State, action: int) -> int:
    """How good an action looks at a glance, in points."""
    seat = asked(s)
    if power_of(action) > 0:
        return 15 if s.moment == Moment.LOSE else using(s, seat, power_of(action))
    match form_of(action):
        case Action.SEND:
            return sending(s, seat, hero_of(action, Action.SEND))
        case Action.HINT:
            return hinting(s, seat, hero_of(action, Action.HINT))
        case Action.RECRUIT:
            return recruiting(s, seat, seat)
        case Action.PASS:
            following = left_of(s, seat)
            return -recruiting(s, seat, following) // 3 if following != s.sender else 0
        case _:
            return 0
