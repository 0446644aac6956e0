"""The rules: who decides, what is legal and why not, what an action does, how the game ends."""

from __future__ import annotations

from engawa.core.contract import CHANCE, OVER
from engawa.core.dice import Dice, roll
from engawa.core.reasons import ALLOWED, NOT_NOW
from engawa.core.record import tell
from engawa.core.rule import Mask, rule
from engawa.games.nim.state import (
    MOST_TAKEN,
    SEATS,
    TOKENS,
    Action,
    Ending,
    Event,
    State,
    Why,
)


@rule
def actor(s: State) -> int:
    """The seat that decides, CHANCE or OVER."""
    if s.ending != Ending.NONE:
        return OVER
    return CHANCE if s.drawn < SEATS else int(s.turn)


@rule
def amount_of(action: int) -> int:
    """The stones that take:<n> takes."""
    return action - Action.TAKE + 1


@rule
def number_of(action: int) -> int:
    """The number on token:<n>."""
    return action - Action.TOKEN + 1


@rule
def why_not_take(s: State, seat: int, amount: int) -> int:
    """§2.1, §2.2"""
    if amount > s.stones:
        return Why.TOO_FEW_STONES
    return Why.TABOO if amount == s.taboo[seat] else ALLOWED


@rule
def refusal(s: State, action: int) -> int:
    if s.ending != Ending.NONE or s.drawn < SEATS or action >= Action.TOKEN:
        return NOT_NOW
    return why_not_take(s, int(s.turn), amount_of(action))


@rule
def weight(s: State, action: int) -> int:
    """§1.2: how many tokens of that number are in the bag."""
    if s.ending != Ending.NONE or s.drawn == SEATS or action < Action.TOKEN:
        return 0
    return int(s.bag[number_of(action)])


@rule
def legal(s: State, mask: Mask) -> int:
    """Fill the mask, which may end where chance's outcomes begin; how many are legal."""
    count = 0
    is_chance = actor(s) == CHANCE
    for action in range(len(mask)):
        is_legal = weight(s, action) > 0 if is_chance else refusal(s, action) == ALLOWED
        mask[action] = is_legal
        count += is_legal
    return count


@rule
def pick(s: State, dice: Dice) -> int:
    """A random legal action; of chance's outcomes, each by its weight."""
    is_chance = actor(s) == CHANCE
    ways = 0
    for action in range(MOST_TAKEN * 2):
        ways += weight(s, action) if is_chance else refusal(s, action) == ALLOWED
    left = roll(dice, ways)
    action = -1
    while left >= 0:
        action += 1
        left -= weight(s, action) if is_chance else refusal(s, action) == ALLOWED
    return action


@rule
def apply(s: State, action: int) -> None:
    if s.drawn < SEATS:
        draw(s, number_of(action))
    else:
        take(s, int(s.turn), amount_of(action))
    advance(s)


@rule
def draw(s: State, number: int) -> None:
    """§1.2: the seats draw in order."""
    s.bag[number] -= 1
    s.taboo[s.drawn] = number
    tell(s, Event.DREW, int(s.drawn))
    tell(s, Event.TOKEN_SEEN, number)
    s.drawn += 1


@rule
def take(s: State, seat: int, amount: int) -> None:
    """§2.1"""
    s.stones -= amount
    s.took[seat] |= 1 << amount
    s.turn = 1 - seat
    tell(s, Event.TOOK, seat, amount, int(s.stones))


@rule
def is_stuck(stones: int, taboo: int) -> bool:
    """§2.3: no stone is left, or only one, which the taboo forbids."""
    return stones == 0 or (stones == 1 and taboo == 1)


@rule
def advance(s: State) -> None:
    """§2.3: the game is over when the player whose turn it is cannot take."""
    if s.drawn == SEATS and s.ending == Ending.NONE and is_stuck(s.stones, s.taboo[s.turn]):
        s.ending = Ending.STUCK
        tell(s, Event.IS_STUCK, int(s.turn))


@rule
def ending(s: State) -> int:
    return int(s.ending)


@rule
def winners(s: State) -> int:
    """One bit per seat."""
    return 1 << (1 - s.turn)


@rule
def score(s: State, seat: int) -> int:
    return int(seat != s.turn)


@rule
def conserved(s: State) -> bool:
    """Is every token accounted for, exactly once?"""
    for number in range(1, MOST_TAKEN + 1):
        held = s.bag[number]
        for seat in range(SEATS):
            held += s.taboo[seat] == number
        if held != TOKENS[number]:
            return False
    return s.stones >= 0
