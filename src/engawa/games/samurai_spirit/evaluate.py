"""What a bot may use besides playouts: how an action looks at a glance, what an end is worth.

A rule of thumb in points: what an action protects, less what it costs. Ten points are about a
barricade's worth of difference.
"""

from __future__ import annotations

from engawa.core.contract import WORTH
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.agenda import top_seat, top_step, top_value
from engawa.games.samurai_spirit.boards import (
    kiai_value,
    last_of_line,
    line_total,
    protects,
    suffers,
)
from engawa.games.samurai_spirit.cards import (
    first_penalty_of,
    second_penalty_of,
    symbol_of,
    value_of,
)
from engawa.games.samurai_spirit.facts import NOTHING, Penalty, Symbol
from engawa.games.samurai_spirit.named import seat_named, seats_named, symbol_named
from engawa.games.samurai_spirit.rounds import score as points
from engawa.games.samurai_spirit.state import Ending, State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.village import families_left, farmsteads_left

LOST = 300  # more than anything else can cost
WOUND_COSTS = (10, 8, 30, LOST)  # by wounds so far: the second wakes the animal
FARMSTEAD_COSTS = (LOST, LOST, 45, 28, 20, 16, 14)  # by farmsteads left
FAMILY_COSTS = (LOST, LOST, 70, 45)  # by families left
BARRICADE_COST = 10
FLAMES_IN_TEN = 5  # of ten raiders, this many show flames
SYMBOL_IN_TEN = 3  # … and this many show a given symbol
KIAI_GAIN = 18

# How likely the game is won from the beginning of round 2 and of round 3, by what is left then: a
# logistic regression, in hundredths, fitted to games of `expert` that began with random villages.
# The first line is for round 2, the second for round 3.
FITTED_SEATS = 8  # from none to seven; more count as seven
BY_SEATS = (
    *(0, 0, -163, -295, -419, -476, -530, -580),
    *(0, 0, 34, -265, -354, -440, -500, -550),
)
BY_LEVEL = (107, 0, -117, -180)
BY_BARRICADES = (23, 37)  # for each
BY_FARMSTEADS = (
    *(-200, 0, 10, 60, 85, 110, 135),
    *(-200, 0, 30, 105, 133, 161, 189),
)
BY_FAMILIES = (
    *(-200, 0, 80, 125),
    *(-200, 0, 36, 71),
)
BY_WOUNDS = (  # for each samurai
    *(0, -44, -68, -107),
    *(0, -1, -28, -82),
)
STEPS, STEP = 25, 20  # the curve from -500 to 500
LIKELIHOOD = (
    *(7, 8, 10, 12, 15, 18, 22, 27, 32, 39, 47, 57, 69),
    *(83, 100, 119, 142, 168, 198, 231, 269, 310, 354, 401, 450, 500),
    *(550, 599, 646, 690, 731, 769, 802, 832, 858, 881, 900, 917, 931),
    *(943, 953, 961, 968, 973, 978, 982, 985, 988, 990, 992, 993),
)  # of a thousand
ROOM_COST = 2  # for each point of the total


@rule
def winners(s: State) -> int:
    """§12: all win, or none."""
    return (1 << s.seats) - 1 if s.ending == Ending.VICTORY else 0


@rule
def score(s: State, seat: int) -> int:  # noqa: ARG001 (all score together; other games differ)
    return points(s)


@rule
def worth(s: State, seat: int) -> int:  # noqa: ARG001
    """Winning counts most, a higher score a little more; and a later loss is better than an early
    one."""
    if s.ending == Ending.VICTORY:
        return WORTH * 4 // 5 + points(s) * WORTH // 50
    if s.ending == Ending.NONE:
        return likelihood(s) * WORTH * 4 // 5000 + s.round_number * WORTH // 50
    return s.round_number * WORTH // 50 + (farmsteads_left(s) + families_left(s)) * WORTH // 1000


@rule
def likelihood(s: State) -> int:
    """How likely the game is won from the beginning of round 2 or 3, of a thousand."""
    line = s.round_number - 2
    points = BY_SEATS[line * FITTED_SEATS + min(s.seats, FITTED_SEATS - 1)] + BY_LEVEL[s.level]
    points += BY_BARRICADES[line] * s.barricades
    points += BY_FARMSTEADS[line * 7 + farmsteads_left(s)]
    points += BY_FAMILIES[line * 4 + families_left(s)]
    for seat in range(s.seats):
        points += BY_WOUNDS[line * 4 + s.wounds[seat]]
    place = min(max(points // STEP + STEPS, 0), 2 * STEPS)
    return LIKELIHOOD[place]


@rule
def lap(s: State) -> int:
    return s.round_number


@rule
def wound_cost(s: State, seat: int) -> int:
    return WOUND_COSTS[s.wounds[seat]]


@rule
def farmstead_cost(s: State) -> int:
    return FARMSTEAD_COSTS[farmsteads_left(s)]


@rule
def family_cost(s: State) -> int:
    return FAMILY_COSTS[families_left(s)]


@rule
def barricade_cost(s: State) -> int:
    return BARRICADE_COST if s.barricades > 0 else farmstead_cost(s)


@rule
def symbol_gain(s: State, seat: int, symbol: int) -> int:
    """What a symbol in the defence spares at the end of the round (§10.2 to §10.4)."""
    if symbol == Symbol.HAT:
        return wound_cost(s, seat)
    return farmstead_cost(s) if symbol == Symbol.FARM else family_cost(s)


@rule
def missing_gain(s: State, seat: int) -> int:
    """What the symbols that his defence still lacks would spare."""
    gain = 0
    for symbol in range(3):
        if not protects(s, seat, symbol):
            gain += symbol_gain(s, seat, symbol)
    return gain


@rule
def penalty_cost(s: State, seat: int, penalty: int) -> int:
    """§7: what a penalty would cost this samurai."""
    match penalty:
        case Penalty.FIRE:
            return barricade_cost(s)
        case Penalty.WOUND:
            return wound_cost(s, seat)
        case Penalty.INTRUDER:
            return barricade_cost(s) * FLAMES_IN_TEN // 10
        case Penalty.LEFT_DRAWS | Penalty.RIGHT_DRAWS:
            return 8
        case Penalty.MUST_PASS:
            return 5 + missing_gain(s, seat) // 2
        case Penalty.LOSE_DEFENCE:
            return 15
        case Penalty.REINFORCE:
            return 4
        case Penalty.NO_DEFENCE:
            return 3 + missing_gain(s, seat) // 8
        case _:
            return 3


@rule
def penalties_cost(s: State, seat: int, card: int) -> int:
    """What both penalties of a raider would cost, while it is the last of his line."""
    cost = 0
    if first_penalty_of(card) != NOTHING:
        cost += penalty_cost(s, seat, first_penalty_of(card))
    if second_penalty_of(card) != NOTHING:
        cost += penalty_cost(s, seat, second_penalty_of(card))
    return cost


@rule
def confronting(s: State, seat: int, card: int) -> int:
    """§5.1: a kiai is a gain; being overcome costs a barricade and the rest of the round."""
    total = line_total(s, seat) + value_of(card)
    kiai = kiai_value(s, seat)
    cost = penalties_cost(s, seat, card)
    if total == kiai:
        return KIAI_GAIN - cost
    if total > kiai:
        return -barricade_cost(s) - cost - missing_gain(s, seat) * 2 // 3
    return -cost - value_of(card) * ROOM_COST


@rule
def playing(s: State, seat: int, card: int) -> int:
    """A card for this samurai: defend with it, if that is possible, or confront it."""
    symbol = symbol_of(card)
    can_defend = symbol != NOTHING and not suffers(s, seat, Penalty.NO_DEFENCE)
    if can_defend and not protects(s, seat, symbol):
        return max(symbol_gain(s, seat, symbol), confronting(s, seat, card))
    return confronting(s, seat, card)


@rule
def fighting(s: State, seat: int) -> int:
    """§4.4: what the next card may do: exactly, if it is known."""
    if s.stack_count > 0 and s.stack[s.stack_count - 1] != NOTHING:
        return playing(s, seat, int(s.stack[s.stack_count - 1]))
    room = kiai_value(s, seat) - line_total(s, seat)
    missing = 0
    hoped = 0
    for symbol in range(3):
        if not protects(s, seat, symbol):
            missing += 1
            hoped += symbol_gain(s, seat, symbol) * SYMBOL_IN_TEN
    too_many = max(0, 4 - room) * 10 // 4  # of ten values from 1 to 4
    exactly = 10 // 4 if room <= 4 else 0
    overcome = barricade_cost(s) + missing_gain(s, seat) * 2 // 3
    confronted = exactly * KIAI_GAIN - too_many * overcome - 60
    return (hoped + confronted * (10 - missing * SYMBOL_IN_TEN) // 10) // 10


@rule
def passing(s: State, seat: int) -> int:
    """§4.6: no more symbols, and what is left of the stack falls to the others, or the village."""
    others = 0
    for other in range(s.seats):
        others += other != seat and not s.passed[other]
    left = s.stack_count * barricade_cost(s) * FLAMES_IN_TEN // 10
    return -missing_gain(s, seat) * 2 // 3 - left // (1 + others * 3)


@rule
def appeal_of_action(s: State, seat: int, action: int) -> int:
    if action == Action.FIGHT:
        return fighting(s, seat)
    if action == Action.PASS:
        return passing(s, seat)
    return -2 - barricade_cost(s) * FLAMES_IN_TEN // 10


@rule
def appeal_of_play(s: State, seat: int, card: int, action: int) -> int:
    if action == Action.CONFRONT:
        return confronting(s, seat, card)
    if action == Action.DEFEND:
        return symbol_gain(s, seat, symbol_of(card))
    if action == Action.DISCARD:
        return 0
    if action == Action.REDRAW:
        return fighting(s, seat) - 2
    return playing(s, seat_named(s, action, Action.HAND), card)


@rule
def appeal_of_removal(s: State, seat: int) -> int:
    """§9.2, §9.5: the last card of a line goes: its penalty, and room for more."""
    card = last_of_line(s, seat)
    freed = value_of(card) * ROOM_COST + penalties_cost(s, seat, card)
    if line_total(s, seat) > kiai_value(s, seat):
        freed += missing_gain(s, seat) * 2 // 3
    return freed


@rule
def appeal(s: State, action: int) -> int:
    """How good an action looks at a glance, in points."""
    seat = top_seat(s)
    match top_step(s):
        case Step.ACTION:
            return appeal_of_action(s, seat, action)
        case Step.PLAY | Step.PLAY_KEPT:
            return appeal_of_play(s, seat, top_value(s), action)
        case Step.FIGHT_AGAIN:
            return fighting(s, seat) if action == Action.FIGHT_AGAIN else 0
        case Step.IGNORE_OR_SUFFER:
            return 0 if action == Action.IGNORE else -penalty_cost(s, seat, top_value(s))
        case Step.LOSE_DEFENCE:
            return -symbol_gain(s, seat, symbol_named(action))
        case Step.KIAI:
            return KIAI_GAIN if action == Action.USE else 0
        case Step.KIAI_HEAL:
            if action == Action.HEAL_NONE:
                return 0
            return wound_cost(s, seat_named(s, action, Action.HEAL))
        case Step.KIAI_REMOVE:
            return appeal_of_removal(s, seat_named(s, action, Action.REMOVE))
        case Step.KIAI_GIVE:
            giver, receiver = seats_named(s, action, Action.GIVE)
            return appeal_of_removal(s, giver) + playing(s, receiver, last_of_line(s, giver))
        case Step.VILLAGE_TOKENS:
            return 5 if action == Action.BEGIN else 0
        case _:
            return 0
