"""How a round ends and the next one begins (RULES.md §10)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai_spirit.agenda import clear_agenda, push
from engawa.games.samurai_spirit.boards import has_wound_token, left_of, protects, wound
from engawa.games.samurai_spirit.cards import has_flames
from engawa.games.samurai_spirit.events import Event
from engawa.games.samurai_spirit.facts import (
    CARDS,
    FEWER_OFFICERS,
    IN_PLAY,
    NOTHING,
    ROUNDS,
    Symbol,
)
from engawa.games.samurai_spirit.piles import discard_top_intruder, move_stack_to_intruders
from engawa.games.samurai_spirit.state import Ending, Place, State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.talents import return_all_tokens
from engawa.games.samurai_spirit.village import (
    families_left,
    farmsteads_left,
    give_bonus,
    lose_barricade,
)


@rule
def all_have_passed(s: State) -> bool:
    for seat in range(s.seats):
        if not s.passed[seat]:
            return False
    return True


@rule
def end_round(s: State) -> None:
    """§10.1: the stack is empty, or all have passed; then four steps in this order."""
    if s.stack_count == 0:
        tell(s, Event.ROUND_ENDS_STACK, s.round_number)
    else:
        tell(s, Event.ROUND_ENDS_PASSED, s.round_number)
        move_stack_to_intruders(s)
    s.round_over = 1
    clear_agenda(s)
    push(s, Step.NEXT_ROUND, 0, 0)
    push(s, Step.INTRUDERS, 0, 0)
    push(s, Step.BONUSES, 0, 0)
    push(s, Step.DOLLS, 0, 0)
    push(s, Step.FARMS, 0, 0)
    push(s, Step.HATS, 0, 0)


@rule
def check_hats(s: State) -> None:
    """§10.2: each samurai without a hat is wounded."""
    for seat in range(s.seats):
        if not protects(s, seat, Symbol.HAT) and s.ending == Ending.NONE:
            tell(s, Event.LACKS_HAT, seat)
            wound(s, seat)


@rule
def check_farm(s: State, seat: int) -> None:
    """§10.3: for each samurai without a farm, a farmstead is destroyed."""
    if seat < s.seats:
        push(s, Step.FARMS, 0, seat + 1)
        if not protects(s, seat, Symbol.FARM):
            tell(s, Event.LACKS_FARM, seat)
            push(s, Step.FARMSTEAD_LOST, 0, 0)


@rule
def check_doll(s: State, seat: int) -> None:
    """§10.4: for each samurai without a doll, a random family is lost."""
    if seat < s.seats:
        push(s, Step.DOLLS, 0, seat + 1)
        if not protects(s, seat, Symbol.DOLL):
            tell(s, Event.LACKS_DOLL, seat)
            push(s, Step.FAMILY_LOST, 0, 0)


@rule
def give_bonuses(s: State, family: int) -> None:
    """§10.4: then each family left gives its bonus: heal, barricade, repel."""
    if family < 3:
        push(s, Step.BONUSES, 0, family + 1)
        give_bonus(s, family)


@rule
def repel(s: State, left: int) -> None:
    """§9.4, §11.3: the top intruders go to the discard pile, as many as there are."""
    card = discard_top_intruder(s)
    tell(s, Event.REPELLED, card)
    if left > 1:
        push(s, Step.REPEL, 0, left - 1)


@rule
def turn_up_next_intruder(s: State) -> None:
    """§10.5: intruders are turned up one by one; flames cost a barricade or a farmstead."""
    push(s, Step.INTRUDERS, 0, 0)
    card = discard_top_intruder(s)
    if has_flames(card):
        tell(s, Event.INTRUDER_BURNS, card)
        lose_barricade(s)
    else:
        tell(s, Event.INTRUDER_HARMLESS, card)


@rule
def next_round(s: State) -> None:
    """§10.6: gather all cards, add officers, shuffle; or §12.2: the village is saved."""
    if s.round_number == ROUNDS:
        s.ending = Ending.VICTORY
        tell(s, Event.VICTORY, score(s))
        return
    gather_cards(s)
    return_all_tokens(s)
    s.round_number += 1
    s.round_over = 0
    s.turn = left_of(s, int(s.emptied_by))
    s.emptied_by = 0
    push(s, Step.DEAL, 0, s.seats - FEWER_OFFICERS[s.level])


@rule
def gather_cards(s: State) -> None:
    """§10.6: all cards in play go back into the stack, unknown; lines and defences are empty."""
    s.intruder_count = 0
    s.stack_count = 0
    s.reinforcements = 0
    for place in range(IN_PLAY):
        s.intruders[place] = 0
        s.settled[place] = 0
    for card in range(CARDS):
        s.joined[card] = 0
        if s.place[card] >= Place.BAG:
            s.place[card] = Place.BAG
            s.stack[s.stack_count] = NOTHING
            s.stack_count += 1
    for seat in range(s.seats):
        s.passed[seat] = 0
        for place in range(s.combat_count[seat]):
            s.combat[seat][place] = 0
        s.combat_count[seat] = 0
        for symbol in range(3):
            s.defence[seat][symbol] = NOTHING
    s.suffered = 0
    s.penalty_card = NOTHING


@rule
def score(s: State) -> int:
    """§12.3: farmsteads and families that stand, and one more if no samurai has a wound token."""
    if s.ending != Ending.VICTORY:
        return 0
    unhurt = 1
    for seat in range(s.seats):
        if has_wound_token(s, seat):
            unhurt = 0
    return farmsteads_left(s) + families_left(s) + unhurt
