"""The rules as one machine: who decides, what is legal, what an answer does, how it ends.

Every answer is applied, and then the table continues by itself until somebody really has to choose
or chance has to decide. A decision with only one possible answer is made automatically, except
sending and dropping (RULES.md §9.1).
"""

from __future__ import annotations

from engawa.core.bits import nth_bit
from engawa.core.contract import CHANCE, OVER
from engawa.core.record import tell
from engawa.core.rule import Mask, called, rule
from engawa.games.rent_a_hero.actions import DECISIONS, Action, power_of
from engawa.games.rent_a_hero.draws import answer_chance, is_card_drawn, is_chance_asked, weight
from engawa.games.rent_a_hero.endings import count_heroes
from engawa.games.rent_a_hero.events import Event
from engawa.games.rent_a_hero.facts import NOBODY
from engawa.games.rent_a_hero.heroes import hero_of
from engawa.games.rent_a_hero.hints import give_hint
from engawa.games.rent_a_hero.piles import can_draw, fill_deck
from engawa.games.rent_a_hero.powers import settle_power, use_power
from engawa.games.rent_a_hero.reactions import next_reactor
from engawa.games.rent_a_hero.recruiting import lose_pair, recruit
from engawa.games.rent_a_hero.refusals import allowed, asked
from engawa.games.rent_a_hero.state import Ending, Moment, State
from engawa.games.rent_a_hero.turns import drop, next_turn, pass_on, send, send_nothing


@rule
def actor(s: State) -> int:
    """The seat that decides, CHANCE or OVER."""
    if s.ending != Ending.NONE:
        return OVER
    return CHANCE if is_chance_asked(s) else asked(s)


@rule
def ending(s: State) -> int:
    return int(s.ending)


@called
@rule
def apply(s: State, action: int) -> None:
    """Apply a decision or draw, and continue to the next question. The action must be legal."""
    answer(s, action)
    advance(s)


@rule
def advance(s: State) -> None:
    """Continue until somebody has to choose, chance has to decide, or the game is over."""
    s.options = 0
    s.reactor = NOBODY
    while s.ending == Ending.NONE:
        if is_chance_asked(s):
            if not is_card_drawn(s):
                return
            if can_draw(s):
                fill_deck(s)
                return
            draw_nothing(s)
        elif s.moment == Moment.END:
            next_turn(s)
        elif ask(s):
            return


@rule
def draw_nothing(s: State) -> None:
    """§6.2: a draw from an empty deck draws nothing."""
    if s.draws > 0:
        s.draws = 0
        s.drawer = 0
    elif s.moment == Moment.TOP:
        send_nothing(s)
    else:  # §7.2 **Ruling**: nothing can be turned up
        count_heroes(s)


@rule
def ask(s: State) -> bool:
    """Is there a real choice now? If not, the only answer is applied."""
    s.reactor = next_reactor(s)
    if s.reactor == NOBODY and s.pending_count > 0:
        settle_power(s)
        return False
    s.options = allowed(s)
    is_choice = s.options & (s.options - 1) != 0
    if is_choice or s.moment == Moment.SEND or s.moment == Moment.DROP:
        return True
    only = nth_bit(int(s.options), 0)
    s.options = 0
    answer(s, only)
    return False


@rule
def answer(s: State, action: int) -> None:
    """Apply the answer to the open question."""
    if is_chance_asked(s):
        answer_chance(s, action)
    elif power_of(action) > 0:
        use_power(s, asked(s), action)
    elif s.reactor != NOBODY:
        s.waited += 1
    else:
        decide(s, action)


@rule
def decide(s: State, action: int) -> None:
    """A player's own decision, other than a power."""
    match s.moment:
        case Moment.SEND:
            send(s, action)
        case Moment.DROP:
            drop(s, hero_of(action, Action.DROP))
        case Moment.LOSE:
            lose_pair(s)
        case _:
            hold(s, action)


@rule
def hold(s: State, action: int) -> None:
    """§4.4: a hint, the wanderer, or on to the left."""
    if action == Action.RECRUIT:
        recruit(s)
    elif action == Action.PASS:
        tell(s, Event.PASSED, int(s.holder))
        pass_on(s)
    else:
        give_hint(s, hero_of(action, Action.HINT))


@rule
def legal(s: State, mask: Mask) -> int:
    """Fill the mask with 1 for every legal action, chance outcomes too if it is long enough;
    the result is their number."""
    count = 0
    is_chance = is_chance_asked(s)
    decisions = min(len(mask), DECISIONS)
    for action in range(decisions):
        mask[action] = 0 if is_chance else s.options >> action & 1
        count += mask[action]
    for action in range(decisions, len(mask)):  # apart: compiled code shifts by at most 63 places
        mask[action] = is_chance and weight(s, action) > 0
        count += mask[action]
    return count
