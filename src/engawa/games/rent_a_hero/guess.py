"""Deal a hidden position that is consistent with what a seat knows, each equally likely (RULES.md
§8.5).

A guess puts every unseen card into an unseen place: the wanderer, hint cards, hands, the deck. What
is known about a place is the set of heroes it may hold; about a hand after a `send-top` also how
many cards may be newer. The wanderer is chosen first, by the number of ways to lay it and the hints
about it; those hints are answered yes or no, two sets without a common hero, so the number is a
product. Every other place draws one of `bound` lots, where the bound is at least the number of
cards left for it and does not depend on what was dealt before: a lot without a card starts the deal
again. So every consistent position has the same probability.
"""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.dice import Dice, roll
from engawa.core.rule import called, rule
from engawa.games.rent_a_hero.conservation import copies_seen
from engawa.games.rent_a_hero.draws import is_chance_asked
from engawa.games.rent_a_hero.facts import ALL_HEROES, COPIES, HEROES, UNKNOWN
from engawa.games.rent_a_hero.heroes import fitting, is_in
from engawa.games.rent_a_hero.knowledge import (
    came_from_hand,
    contradicted,
    hint_set,
    lacked,
    yes_set,
)
from engawa.games.rent_a_hero.refusals import allowed
from engawa.games.rent_a_hero.state import Ending, State

FINE = 50  # bits below one, for shares of ways
MOST_SIDES = 1 << 31  # of the dice
BITS_A_HERO = 4  # unseen copies of all heroes in one number


@called
@rule
def guess(s: State, dice: Dice) -> None:
    """Turn a hidden record into a whole one."""
    is_wanderer_hidden = s.wanderer == UNKNOWN
    hidden_hands = find_hidden_hands(s)
    unseen = gather(s)
    while not deal(s, dice, unseen, is_wanderer_hidden, hidden_hands):
        take_back(s, is_wanderer_hidden, hidden_hands)
    for hint in range(s.hint_count):
        s.hint_card[hint] = abs(int(s.hint_card[hint]))
    if s.ending == Ending.NONE and not is_chance_asked(s):
        s.options = allowed(s)


@rule
def find_hidden_hands(s: State) -> int:
    """Seats whose hands are unknown, one bit each."""
    seats = 0
    for seat in range(s.seats):
        cards = 0
        for hero in range(1, HEROES + 1):
            cards += s.hand[seat][hero]
        if cards < s.hand_size[seat]:
            seats |= 1 << seat
    return seats


@rule
def gather(s: State) -> int:
    """Put all unseen cards into the deck; hints that can only be one hero are dealt once and for
    all. The result is how many copies of each hero are left."""
    for hero in range(1, HEROES + 1):
        s.deck[hero] = COPIES - copies_seen(s, hero)
    for hint in range(s.hint_count):
        if s.hint_card[hint] == UNKNOWN and s.hint_about[hint] != UNKNOWN:
            heroes = place_set(s, hint)
            if heroes & (heroes - 1) == 0:
                lay_hint(s, hint, only(heroes))
    unseen = 0
    for hero in range(1, HEROES + 1):
        unseen |= int(s.deck[hero]) << (hero * BITS_A_HERO)
    return unseen


@rule
def only(heroes: int) -> int:
    """The one hero of a set."""
    hero = 1
    while not is_in(heroes, hero):
        hero += 1
    return hero


@rule
def copies_of(unseen: int, heroes: int) -> int:
    """How many of the unseen cards are of this set."""
    cards = 0
    for hero in range(1, HEROES + 1):
        if is_in(heroes, hero):
            cards += unseen >> (hero * BITS_A_HERO) & (1 << BITS_A_HERO) - 1
    return cards


@rule
def left_of_set(s: State, heroes: int) -> int:
    """How many of these are not dealt yet."""
    cards = 0
    for hero in range(1, HEROES + 1):
        if is_in(heroes, hero):
            cards += s.deck[hero]
    return cards


@rule
def place_set(s: State, hint: int) -> int:
    """§8.3, §8.4: what a hint card about an earlier wanderer may be."""
    heroes = hint_set(s, hint)
    if s.hint_since[hint] and s.newer[s.hint_giver[hint]] == 0:
        heroes &= ~int(s.lacks[s.hint_giver[hint]])
    return heroes


@rule
def lay_hint(s: State, hint: int, hero: int) -> None:
    s.deck[hero] -= 1
    s.hint_card[hint] = hero


@rule
def deal(s: State, dice: Dice, unseen: int, is_wanderer_hidden: bool, hidden_hands: int) -> bool:
    """Put a card into every unseen place; False if the deal has to start again."""
    placed = 0
    if is_wanderer_hidden:
        s.wanderer = pick_wanderer(s, dice)
        s.deck[s.wanderer] -= 1
        placed = 1
    placed += deal_open_hints(s, dice)
    earlier = deal_earlier_hints(s, dice, unseen, placed)
    if earlier < 0:
        return False
    return deal_hands(s, dice, unseen, placed + earlier, hidden_hands)


@rule
def take_back(s: State, is_wanderer_hidden: bool, hidden_hands: int) -> None:
    """All dealt cards back into the deck."""
    if is_wanderer_hidden:
        s.deck[s.wanderer] += 1
        s.wanderer = UNKNOWN
    for hint in range(s.hint_count):
        if s.hint_card[hint] < 0:
            s.deck[-s.hint_card[hint]] += 1
            s.hint_card[hint] = UNKNOWN
    for seat in range(s.seats):
        for hero in range(1, HEROES + 1):
            if hidden_hands >> seat & 1:
                s.deck[hero] += s.hand[seat][hero]
                s.hand[seat][hero] = 0


# The wanderer and the hints about it


@rule
def possible_wanderers(s: State) -> int:
    """§8.3: the heroes that the requirement, a hand that lacked them and the answers to hints the
    reader knows leave."""
    heroes = ALL_HEROES
    if not s.from_top and not s.lifted:
        heroes = fitting(s, int(s.requirement))
    sender = int(s.sender)
    if came_from_hand(s, sender) and s.newer[sender] == 0:
        heroes &= ~int(s.lacks[sender])
    for hint in range(s.hint_count):
        if s.hint_about[hint] == UNKNOWN and s.hint_card[hint] > 0:
            heroes &= ~contradicted(s, hint)
    for seat in range(s.seats):
        heroes &= ~int(s.ruled_out[seat])
    return heroes


@rule
def open_hints(s: State, answer: int) -> int:
    """How many unknown hints about this wanderer were answered so."""
    hints = 0
    for hint in range(s.hint_count):
        if s.hint_about[hint] == UNKNOWN and s.hint_card[hint] == UNKNOWN:
            hints += s.hint_answer[hint] == answer
    return hints


@rule
def ways(s: State, hero: int, yes: int, no: int) -> int:
    """How many ways there are to deal this wanderer and the unknown hints about it, as a share of
    all ways to deal that many cards."""
    others = left_of_set(s, ALL_HEROES) - 1
    saying_yes = left_of_set(s, yes_set(s, hero)) - is_in(yes_set(s, hero), hero)
    saying_no = others - saying_yes
    share = int(s.deck[hero]) << FINE
    for hint in range(yes):
        share = share * max(0, saying_yes - hint) // (others - hint)
    for hint in range(no):
        share = share * max(0, saying_no - hint) // (others - yes - hint)
    return share


@rule
def pick_wanderer(s: State, dice: Dice) -> int:
    heroes = possible_wanderers(s)
    yes = open_hints(s, 1)
    no = open_hints(s, 0)
    total = 0
    for hero in range(1, HEROES + 1):
        if is_in(heroes, hero):
            total += ways(s, hero, yes, no)
    scale = 0
    while total >> scale >= MOST_SIDES:
        scale += 1
    lot = roll(dice, total >> scale) << scale
    last = 0
    for hero in range(1, HEROES + 1):
        if is_in(heroes, hero) and ways(s, hero, yes, no) > 0:
            last = hero
            lot -= ways(s, hero, yes, no)
            if lot < 0:
                break
    return last


@rule
def deal_open_hints(s: State, dice: Dice) -> int:
    """The hints about this wanderer; how many."""
    hints = 0
    for hint in range(s.hint_count):
        if s.hint_about[hint] == UNKNOWN and s.hint_card[hint] == UNKNOWN:
            yes = yes_set(s, int(s.wanderer))
            heroes = yes if s.hint_answer[hint] else ALL_HEROES & ~yes
            lay_hint(s, hint, draw_lot(s, dice, heroes, left_of_set(s, heroes)))
            s.hint_card[hint] = -s.hint_card[hint]  # marks it as dealt, until the deal stands
            hints += 1
    return hints


# The other places


@rule
def draw_lot(s: State, dice: Dice, heroes: int, bound: int) -> int:
    """One of `bound` lots: a card of the set that is not dealt yet, or UNKNOWN."""
    lot = roll(dice, bound)
    for hero in range(1, HEROES + 1):
        if is_in(heroes, hero):
            lot -= s.deck[hero]
            if lot < 0:
                return hero
    return UNKNOWN


@rule
def deal_earlier_hints(s: State, dice: Dice, unseen: int, placed: int) -> int:
    """The hints about earlier wanderers; how many, or -1 where a lot held no card. Those that may
    be few heroes come first, so that fewer lots are empty."""
    hints = 0
    for size in range(2, HEROES + 1):
        for hint in range(s.hint_count):
            if s.hint_card[hint] != UNKNOWN or bits(place_set(s, hint)) != size:
                continue
            heroes = place_set(s, hint)
            left = copies_of(unseen, ALL_HEROES) - placed - hints
            bound = min(copies_of(unseen, heroes) - dealt_inside(s, heroes), left)
            hero = draw_lot(s, dice, heroes, bound)
            if hero == UNKNOWN:
                return -1
            lay_hint(s, hint, hero)
            s.hint_card[hint] = -hero
            hints += 1
    return hints


@rule
def dealt_inside(s: State, heroes: int) -> int:
    """How many hint cards dealt from earlier turns are surely of this set."""
    inside = 0
    for hint in range(s.hint_count):
        if s.hint_card[hint] < 0 and s.hint_about[hint] != UNKNOWN:
            inside += place_set(s, hint) & ~heroes == 0
    return inside


@rule
def deal_hands(s: State, dice: Dice, unseen: int, placed: int, hidden_hands: int) -> bool:
    """First the hands of which something is known; False if the deal has to start again."""
    for seat in range(s.seats):
        if s.lacks[seat]:
            if hidden_hands >> seat & 1:
                if not deal_hand(s, dice, unseen, placed, seat):
                    return False
                placed += s.hand_size[seat]
            if lacked(s, seat) > s.newer[seat]:
                return False
    for seat in range(s.seats):
        if hidden_hands >> seat & 1 and not s.lacks[seat]:
            for _ in range(s.hand_size[seat]):
                left = copies_of(unseen, ALL_HEROES) - placed
                take_into_hand(s, seat, draw_lot(s, dice, ALL_HEROES, left))
                placed += 1
    return True


@rule
def deal_hand(s: State, dice: Dice, unseen: int, placed: int, seat: int) -> bool:
    """A hand after a `send-top`."""
    heroes = ALL_HEROES if s.newer[seat] else ALL_HEROES & ~int(s.lacks[seat])
    most = copies_of(unseen, heroes) - dealt_inside(s, heroes)
    left = copies_of(unseen, ALL_HEROES) - placed
    for card in range(s.hand_size[seat]):
        hero = draw_lot(s, dice, heroes, min(most, left) - card)
        if hero == UNKNOWN:
            return False
        take_into_hand(s, seat, hero)
    return True


@rule
def take_into_hand(s: State, seat: int, hero: int) -> None:
    s.deck[hero] -= 1
    s.hand[seat][hero] += 1
