"""Setting up a game (RULES.md §3)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.agenda import push
from engawa.games.samurai_spirit.cards import rank_start, symbol_of
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import (
    DOLLS_NEEDED,
    FARMSTEADS_BY_BACK,
    NOBODY,
    NOTHING,
    PLUNDERERS_EACH,
    SAMURAI_COUNT,
    Symbol,
)
from engawa.games.samurai_spirit.state import RULES_VERSION, Place, State, Token
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.village import barricade_cap


@rule
def lay_out(s: State, players: int, seats: int, level: int, two_samurai_rule: int) -> None:
    """§3: the village, and everything that is still to be drawn. Samurai are set by
    `choose_samurai` before the first `advance`, or drawn by chance."""
    s.rules_version = RULES_VERSION
    s.players = players
    s.seats = seats
    s.level = level
    s.two_samurai_rule = two_samurai_rule
    s.round_number = 1
    s.penalty_card = NOTHING
    s.barricades = barricade_cap(s)
    for back in range(4):
        s.farmsteads[back] = FARMSTEADS_BY_BACK[back]
    for back in range(3):
        s.families[back] = 1
    for samurai in range(SAMURAI_COUNT):
        s.samurai[samurai] = NOBODY
        s.seat_of[samurai] = NOBODY
        s.token[samurai] = Token.FLIPPED
        for symbol in range(3):
            s.defence[samurai][symbol] = NOTHING
    push(s, Step.DEAL, 0, plunderers(s))
    push(s, Step.FIRST_PLAYER, 0, 0)
    push(s, Step.SAMURAI_DRAW, 0, 0)


@rule
def choose_samurai(s: State, seat: int, samurai: int) -> None:
    """§3.1: this seat plays that samurai."""
    s.samurai[seat] = samurai
    s.seat_of[samurai] = seat
    s.token[samurai] = seat


@rule
def draw_samurai(s: State, seat: int, samurai: int) -> None:
    choose_samurai(s, seat, samurai)
    tell(s, Event.SAMURAI_DRAWN, seat, samurai)


@rule
def seat_without_samurai(s: State) -> int:
    for seat in range(s.seats):
        if s.samurai[seat] == NOBODY:
            return seat
    return NOBODY


@rule
def begin_with(s: State, seat: int) -> None:
    """§3.4: the first player. §3.5: tokens of samurai not in play lie by the village."""
    s.turn = seat
    tell(s, Event.FIRST_PLAYER, seat)
    for samurai in range(SAMURAI_COUNT):
        if s.seat_of[samurai] == NOBODY and s.two_samurai_rule:
            s.token[samurai] = Token.VILLAGE


@rule
def plunderers(s: State) -> int:
    """§3.2: how many plunderers are dealt."""
    return s.seats * PLUNDERERS_EACH[s.level]


@rule
def deal(s: State, card: int) -> None:
    """§3.3: one more card, seen by nobody, goes into the stack."""
    s.place[card] = Place.BAG
    s.stack[s.stack_count] = NOTHING
    s.stack_count += 1


@rule
def finish_deal(s: State) -> None:
    """The cards are dealt: check the dolls (§3.5), then the first player begins."""
    if s.round_number == 1 and s.two_samurai_rule and dolls_dealt(s) < DOLLS_NEEDED:
        set_deal_aside(s)
        push(s, Step.DEAL, 0, plunderers(s))
        return
    if s.round_number == 1:
        put_set_aside_back(s)
    tell(s, Event.ROUND_BEGINS, s.round_number, s.turn)
    push(s, Step.BEGIN_TURN, s.turn, 0)


@rule
def dolls_dealt(s: State) -> int:
    dolls = 0
    for card in range(rank_start(1)):
        if s.place[card] == Place.BAG and symbol_of(card) == Symbol.DOLL:
            dolls += 1
    return dolls


@rule
def set_deal_aside(s: State) -> None:
    """§3.5: fewer than two dolls: other plunderers are dealt. **Ruling**: with too few left in
    the box, from all of them again."""
    tell(s, Event.DEAL_SET_ASIDE, s.stack_count)
    left = 0
    for card in range(rank_start(1)):
        if s.place[card] == Place.BAG:
            s.place[card] = Place.SET_ASIDE
        elif s.place[card] == Place.BOX:
            left += 1
    for place in range(s.stack_count):
        s.stack[place] = 0
    s.stack_count = 0
    s.set_aside_deals += 1
    if left < plunderers(s):
        put_set_aside_back(s)
        s.set_aside_deals = 0


@rule
def put_set_aside_back(s: State) -> None:
    for card in range(rank_start(1)):
        if s.place[card] == Place.SET_ASIDE:
            s.place[card] = Place.BOX
