"""Every component is somewhere, exactly once: what must be true after every action."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.samurai_spirit.cards import rank_start
from engawa.games.samurai_spirit.facts import (
    CARDS,
    FARMSTEADS_BY_BACK,
    NOBODY,
    NOTHING,
    SAMURAI_COUNT,
)
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.village import barricade_cap

TWICE = -1


@rule
def conserved(s: State) -> bool:
    """Are the 66 raiders, the village's tokens and the support tokens all accounted for?"""
    plunderers = on_table(s, 0, rank_start(1))
    officers = on_table(s, rank_start(1), CARDS)
    if plunderers == TWICE or officers == TWICE:
        return False
    for card in range(CARDS):
        if card < rank_start(1):
            is_there = plunderers >> card & 1
        else:
            is_there = officers >> (card - rank_start(1)) & 1
        if is_there != (1 if s.place[card] == Place.TABLE else 0):
            return False
    return unknown_cards_fit(s) and village_fits(s) and tokens_fit(s)


@rule
def on_table(s: State, first: int, after: int) -> int:
    """The cards from first up to after that lie in lines, defences, known places of piles and
    hands, one bit each; TWICE if one does in two places."""
    seen = 0
    for seat in range(s.seats):
        for place in range(s.combat_count[seat]):
            seen = also(seen, int(s.combat[seat][place]), first, after)
        for symbol in range(3):
            seen = also(seen, int(s.defence[seat][symbol]), first, after)
    for place in range(s.stack_count):
        seen = also(seen, int(s.stack[place]), first, after)
    for place in range(s.intruder_count):
        seen = also(seen, int(s.intruders[place]), first, after)
    for n in range(s.agenda_count):
        if s.agenda_step[n] == Step.PLAY or s.agenda_step[n] == Step.PLAY_KEPT:
            seen = also(seen, int(s.agenda_value[n]), first, after)
    return seen


@rule
def also(seen: int, card: int, first: int, after: int) -> int:
    """The cards seen and this one, if it is one of those wanted."""
    if card < first or card >= after or seen == TWICE:
        return seen
    bit = 1 << (card - first)
    return TWICE if seen & bit else seen | bit


@rule
def unknown_cards_fit(s: State) -> bool:
    """As many cards are in the bag as there are unknown places."""
    balance = 0
    for card in range(CARDS):
        balance += s.place[card] == Place.BAG
    for place in range(s.stack_count):
        balance -= s.stack[place] == NOTHING
    for place in range(s.intruder_count):
        balance -= s.intruders[place] == NOTHING
    return balance == 0


@rule
def village_fits(s: State) -> bool:
    for back in range(4):
        if s.farmsteads[back] < 0 or s.farmsteads[back] > FARMSTEADS_BY_BACK[back]:
            return False
    return 0 <= s.barricades <= barricade_cap(s)


@rule
def tokens_fit(s: State) -> bool:
    """Each samurai in play has one seat, and its token lies with a seat."""
    for samurai in range(SAMURAI_COUNT):
        seat = int(s.seat_of[samurai])
        if seat != NOBODY and (s.samurai[seat] != samurai or not 0 <= s.token[samurai] < s.seats):
            return False
    return True
