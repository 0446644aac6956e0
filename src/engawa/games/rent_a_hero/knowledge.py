"""What everybody learns from what is done and said (RULES.md §8): hints, and hands known to lack
cards. Only the rules of the game write it; what a seat may see of it is decided in `view.py`.
"""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.rent_a_hero.facts import ALL_HEROES, HEROES, UNKNOWN
from engawa.games.rent_a_hero.heroes import accepting, is_in, just
from engawa.games.rent_a_hero.state import Moment, State


@rule
def is_travelling(s: State) -> bool:
    """§4.4: a wanderer lies face down before a player."""
    return s.moment == Moment.HOLD


@rule
def yes_set(s: State, wanderer: int) -> int:
    """§4.5, §7.1: the hint cards that this wanderer's sender answers with yes."""
    return accepting(s, wanderer) if s.original_hints else just(wanderer)


@rule
def hint_set(s: State, hint: int) -> int:
    """§8.3: the heroes that a hint card may be once its wanderer was turned up."""
    yes = yes_set(s, int(s.hint_about[hint]))
    return yes if s.hint_answer[hint] else ALL_HEROES & ~yes


@rule
def show_lack(s: State, seat: int, heroes: int) -> None:
    """§8.4: with `send-top` a player showed that their hand holds none of these."""
    s.lacks[seat] = heroes
    s.newer[seat] = 0
    forget_since(s, seat)


@rule
def forget_since(s: State, seat: int) -> None:
    for hint in range(s.hint_count):
        if s.hint_giver[hint] == seat:
            s.hint_since[hint] = 0


@rule
def note_draw(s: State, seat: int) -> None:
    """A card came into the hand unseen; once all may have, nothing is known any more."""
    if s.lacks[seat] == 0:
        return
    s.newer[seat] += 1
    if s.newer[seat] >= since_lack(s, seat):
        s.lacks[seat] = 0
        s.newer[seat] = 0
        forget_since(s, seat)


@rule
def note_shown(s: State, seat: int, hero: int) -> None:
    """A card of the hand was shown. One they had none of has come since."""
    if s.lacks[seat] and is_in(int(s.lacks[seat]), hero):
        s.newer[seat] -= 1


@rule
def came_from_hand(s: State, seat: int) -> bool:
    """Is a card from this seat's hand the wanderer?"""
    return is_travelling(s) and s.sender == seat and not s.from_top


@rule
def since_lack(s: State, seat: int) -> int:
    """Cards that the last `send-top` says something about: the hand, and what left it unseen."""
    cards = int(s.hand_size[seat])
    for hint in range(s.hint_count):
        cards += s.hint_giver[hint] == seat and s.hint_since[hint] == 1
    return cards + came_from_hand(s, seat)


@rule
def lacked(s: State, seat: int) -> int:
    """How many of those cards are heroes the hand had none of; must be at most `newer`."""
    heroes = int(s.lacks[seat])
    cards = 0
    for hero in range(1, HEROES + 1):
        if is_in(heroes, hero):
            cards += s.hand[seat][hero]
    for hint in range(s.hint_count):
        if s.hint_giver[hint] == seat and s.hint_since[hint]:
            cards += is_in(heroes, abs(int(s.hint_card[hint])))
    if came_from_hand(s, seat):
        cards += is_in(heroes, int(s.wanderer))
    return cards


@rule
def turn_up_wanderer(s: State) -> int:
    """§8.3: everybody sees the wanderer, and so what the hints about it were."""
    for hint in range(s.hint_count):
        if s.hint_about[hint] == UNKNOWN:
            s.hint_about[hint] = s.wanderer
    for seat in range(s.seats):
        s.ruled_out[seat] = 0
    if not s.from_top:
        note_shown(s, int(s.sender), int(s.wanderer))
    return int(s.wanderer)


@rule
def remember_answers(s: State) -> None:
    """§8.5: the hint cards are shuffled away, but their givers know what they say about the
    travelling wanderer."""
    for hint in range(s.hint_count):
        if s.hint_about[hint] == UNKNOWN:
            s.ruled_out[s.hint_giver[hint]] |= contradicted(s, hint)


@rule
def contradicted(s: State, hint: int) -> int:
    """The heroes that the travelling wanderer is not, for a player who knows this hint card."""
    heroes = 0
    for hero in range(1, HEROES + 1):
        says_yes = is_in(yes_set(s, hero), int(s.hint_card[hint]))
        if says_yes != (s.hint_answer[hint] == 1):
            heroes |= just(hero)
    return heroes
