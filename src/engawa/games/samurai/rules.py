"""The rules as one machine: who decides, what is legal, what an answer does, how it ends.

Every answer is applied, and then the table continues by itself until somebody really has to choose
or chance has to decide. A decision with only one possible answer is made automatically, except the
end of a turn (RULES.md §8.1).
"""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.contract import CHANCE, OVER
from engawa.core.dice import Dice, roll
from engawa.core.rule import Mask, called, clear, rule
from engawa.games.samurai.actions import (
    Action,
    after_answers,
    after_outcomes,
    figure_of,
    first_answer,
    first_outcome,
    row_length,
    tile_and_space,
)
from engawa.games.samurai.facts import KINDS, TILE_KINDS
from engawa.games.samurai.figures import (
    begin_swap,
    figures_unplaced,
    next_to_fill,
    places_for,
    swap_with,
)
from engawa.games.samurai.hands import can_draw, draw, in_reserve, keep, reserve_count
from engawa.games.samurai.japan import SETTLEMENTS
from engawa.games.samurai.refusals import answers, count_answers, nth_answer, write_lays
from engawa.games.samurai.setup import (
    are_figures_placed,
    begin_play,
    begin_with,
    deal_figure,
    is_hand_full,
    next_hand,
    place_by_player,
)
from engawa.games.samurai.state import FIRST_DECISION, Ending, State, Step
from engawa.games.samurai.turns import begin_turn, end_turn, exchange, lay, relay


@rule
def actor(s: State) -> int:
    """The seat that decides, CHANCE or OVER."""
    if s.ending != Ending.NONE:
        return OVER
    return int(s.turn) if s.step >= FIRST_DECISION else CHANCE


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
    s.choices = 0
    while s.ending == Ending.NONE:
        match s.step:
            case Step.FIRST_PLAYER:
                return
            case Step.DEAL_TILE | Step.KEEP:
                if not is_hand_full(s):
                    ask(s)
                    return
                next_hand(s)
            case Step.DEAL_FIGURE | Step.PLACE_FIGURE:
                if are_figures_placed(s):
                    begin_play(s)
                elif is_question(s):
                    return
            case Step.BEGIN_TURN:
                begin_turn(s)
            case Step.DRAW:
                if can_draw(s, int(s.turn)):
                    return
                s.turn = (s.turn + 1) % s.players
                s.step = Step.BEGIN_TURN
            case Step.LAY:
                if s.tiles_laid > 0 and s.hand_count[s.turn] == 0:
                    end_turn(s)
                elif is_question(s):
                    return
            case _:
                if is_question(s):
                    return


@rule
def ask(s: State) -> None:
    s.choices = count_answers(s)


@rule
def is_question(s: State) -> bool:
    """Is there a real choice? If not, continue with the only answer, or to the next turn."""
    if s.step < FIRST_DECISION:
        return True  # chance always decides
    ask(s)
    if s.choices > 1 or (s.step == Step.LAY and s.tiles_laid > 0):
        return True
    if s.choices == 1:
        answer(s, nth_answer(s, 0))
    else:
        s.step = Step.BEGIN_TURN
    s.choices = 0
    return False


@rule
def answer(s: State, action: int) -> None:
    """Apply the answer to the question."""
    match s.step:
        case Step.FIRST_PLAYER:
            begin_with(s, action - Action.SEAT)
        case Step.DEAL_TILE | Step.DRAW:
            draw(s, action - Action.TILE)
        case Step.KEEP:
            keep(s, action - Action.KEEP)
        case Step.DEAL_FIGURE:
            kind, settlement = figure_of(action, Action.FIGURE)
            deal_figure(s, kind, settlement)
        case Step.PLACE_FIGURE:
            kind, settlement = figure_of(action, Action.FIGURE)
            place_by_player(s, kind, settlement)
        case Step.SWAP_WITH:
            kind, settlement = figure_of(action, Action.WITH)
            swap_with(s, kind, settlement)
        case Step.RELAY:
            relay(s, action - Action.RELAY)
        case Step.LAY:
            answer_lay(s, action)


@rule
def answer_lay(s: State, action: int) -> None:
    if action < Action.SWAP:
        tile, space = tile_and_space(action)
        lay(s, tile, space)
    elif action < Action.EXCHANGE:
        kind, settlement = figure_of(action, Action.SWAP)
        begin_swap(s, kind, settlement)
    elif action < Action.END_TURN:
        exchange(s, action - Action.EXCHANGE)
    else:
        end_turn(s)


@rule
def legal(s: State, mask: Mask) -> int:
    """Fill the mask with 1 for every legal action, chance outcomes too if it is long enough;
    the result is their number."""
    clear(mask)
    if s.ending != Ending.NONE:
        return 0
    step = int(s.step)
    count = 0
    if step < FIRST_DECISION:
        for action in range(first_outcome(step), min(after_outcomes(step), len(mask))):
            if weight(s, action) > 0:
                mask[action] = 1
                count += 1
        return count
    if step == Step.LAY:
        write_lays(s, mask)
        return count_answers(s)
    row = first_answer(step)
    while row < after_answers(step):
        allowed = answers(s, row)
        for place in range(row_length(row)):
            mask[row + place] = allowed >> place & 1
        count += bits(allowed)
        row += row_length(row)
    return count


# Chance


@rule
def weight(s: State, action: int) -> int:
    """§8.2: how many ways lead to this outcome of chance; 0 if it cannot be drawn."""
    if action < first_outcome(int(s.step)) or action >= after_outcomes(int(s.step)):
        return 0
    match s.step:
        case Step.FIRST_PLAYER:
            return int(action - Action.SEAT < s.players)
        case Step.DEAL_TILE | Step.DRAW:
            return in_reserve(s, int(s.turn), action - Action.TILE)
        case _:
            kind, settlement = figure_of(action, Action.FIGURE)
            return figure_weight(s, kind, settlement)


@rule
def figure_weight(s: State, kind: int, settlement: int) -> int:
    """§3.4: figures of this kind that are left, if it can be dealt there now."""
    if settlement != next_to_fill(s) or places_for(s, kind) >> settlement & 1 == 0:
        return 0
    return int(s.figures_left[kind])


@rule
def pick(s: State, dice: Dice) -> int:
    """A random legal action; of chance outcomes, each by its weight."""
    match s.step:
        case Step.FIRST_PLAYER:
            return Action.SEAT + roll(dice, int(s.players))
        case Step.DEAL_TILE | Step.DRAW:
            return Action.TILE + any_tile(s, dice)
        case Step.DEAL_FIGURE:
            return any_figure(s, dice)
        case _:
            return nth_answer(s, roll(dice, int(s.choices)))


@rule
def any_tile(s: State, dice: Dice) -> int:
    """A random tile of the reserve of the seat that draws."""
    n = roll(dice, reserve_count(s, int(s.turn)))
    for tile in range(TILE_KINDS):
        n -= in_reserve(s, int(s.turn), tile)
        if n < 0:
            return tile
    return 0  # cannot happen: n is below the size of the reserve


@rule
def any_figure(s: State, dice: Dice) -> int:
    """A random figure of those left that can be dealt next."""
    settlement = next_to_fill(s)
    while True:
        n = roll(dice, figures_unplaced(s))
        kind = 0
        while kind < KINDS - 1 and n >= s.figures_left[kind]:
            n -= s.figures_left[kind]
            kind += 1
        if places_for(s, kind) >> settlement & 1:
            return Action.FIGURE + kind * SETTLEMENTS + settlement
