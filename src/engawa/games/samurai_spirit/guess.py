"""Deal a hidden position that is consistent with what a seat knows, each equally likely (RULES.md
§13.3).

A hidden record's bag holds every card that may be in play, more than there are unknown places.
Three things are known of the hidden position: how many cards of the newest rank stayed in the box;
that a deal with too few dolls was refused (§3.5); and that an intruder settled by the k-th
reinforcement is a card that was unknown before it. Places with fewer possible cards are filled
first; each one's possible cards are among those of the next, so that no position is favoured.
"""

from __future__ import annotations

from engawa.core.dice import Dice, roll
from engawa.core.rule import called, rule
from engawa.games.samurai_spirit.agenda import top_step
from engawa.games.samurai_spirit.cards import rank_start, symbol_of
from engawa.games.samurai_spirit.facts import CARDS, DOLLS_NEEDED, NOTHING, Symbol
from engawa.games.samurai_spirit.setup import dolls_dealt, plunderers
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import Step


@called
@rule
def guess(s: State, dice: Dice) -> None:
    """Turn a hidden record into a whole one."""
    deal_box(s, dice)
    while not fits_doll_checks(s, dice):
        deal_box(s, dice)
    for reinforcement in range(1, s.reinforcements + 1):
        settle(s, dice, reinforcement)


@rule
def unknown_places(s: State) -> int:
    """Places of stack and intruders that hold a card nobody has seen."""
    places = 0
    for place in range(s.stack_count):
        places += s.stack[place] == NOTHING
    for place in range(s.intruder_count):
        places += s.intruders[place] == NOTHING
    return places


@rule
def is_doubtful(s: State, card: int) -> bool:
    """May this card of the newest rank be in the box? One seen in this round may not."""
    return s.joined[card] == 0 and (
        s.place[card] == Place.BAG or s.place[card] == Place.BOX or s.place[card] == Place.SET_ASIDE
    )


@rule
def deal_box(s: State, dice: Dice) -> None:
    """Put as many doubtful cards into the box as are too many in the bag."""
    first = rank_start(s.round_number - 1)
    after = rank_start(s.round_number)
    doubtful = 0
    in_bag = 0
    for card in range(CARDS):
        if first <= card < after and is_doubtful(s, card):
            s.place[card] = Place.BAG
            doubtful += 1
        in_bag += s.place[card] == Place.BAG
    to_box = in_bag - unknown_places(s)
    for card in range(first, after):  # each of the doubtful is as likely as any other
        if is_doubtful(s, card):
            if roll(dice, doubtful) < to_box:
                s.place[card] = Place.BOX
                to_box -= 1
            doubtful -= 1


@rule
def fits_doll_checks(s: State, dice: Dice) -> bool:
    """§3.5: the plunderers dealt show two dolls; each deal set aside showed fewer."""
    if s.round_number > 1 or not s.two_samurai_rule:
        return True
    is_dealing = s.agenda_count > 0 and top_step(s) <= Step.DEAL
    if not is_dealing and dolls_in_play(s) < DOLLS_NEEDED:
        return False
    for _ in range(s.set_aside_deals):
        if not set_aside_few_dolls(s, dice):
            return False
    if not is_dealing:
        for card in range(rank_start(1)):
            if s.place[card] == Place.SET_ASIDE:
                s.place[card] = Place.BOX
    return True


@rule
def dolls_in_play(s: State) -> int:
    dolls = dolls_dealt(s)
    for card in range(rank_start(1)):
        if s.place[card] > Place.BAG and symbol_of(card) == Symbol.DOLL:
            dolls += 1
    return dolls


@rule
def set_aside_few_dolls(s: State, dice: Dice) -> bool:
    """Set a deal's worth of cards of the box aside; did they show too few dolls?"""
    in_box = 0
    for card in range(rank_start(1)):
        in_box += s.place[card] == Place.BOX
    wanted = plunderers(s)
    dolls = 0
    for card in range(rank_start(1)):
        if s.place[card] == Place.BOX:
            if roll(dice, in_box) < wanted:
                s.place[card] = Place.SET_ASIDE
                dolls += symbol_of(card) == Symbol.DOLL
                wanted -= 1
            in_box -= 1
    return dolls < DOLLS_NEEDED


@rule
def settle(s: State, dice: Dice, reinforcement: int) -> None:
    """The intruders this reinforcement settled are cards that were unknown before it."""
    for place in range(s.intruder_count):
        if s.settled[place] == reinforcement and s.intruders[place] == NOTHING:
            card = roll(dice, CARDS)
            while s.place[card] != Place.BAG or s.joined[card] >= reinforcement:
                card = roll(dice, CARDS)
            s.intruders[place] = card
            s.place[card] = Place.TABLE
