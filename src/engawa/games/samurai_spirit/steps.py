"""The agenda: what is still to be done at the table, the next thing on top.

A step is either done by the table itself, or a question to chance or to a player. Nested kiais,
penalties inside penalties and talents outside one's turn are only steps laid on top of others,
so the rules need neither recursion nor a memory of where they were.
"""

from __future__ import annotations

from enum import IntEnum

from engawa.core.rule import rule
from engawa.games.samurai_spirit import actions as act
from engawa.games.samurai_spirit.state import State


class Step(IntEnum):
    """Comments give what the step's seat and value mean, where they mean something."""

    # Done by the table itself
    BEGIN_TURN = 0  # seat
    PENALTIES = 1  # seat: read the last raider's penalties
    NEXT_PENALTY = 2  # seat, penalty: to be suffered, unless ignored or the round is over
    END_TURN = 3  # seat
    OVERCOME = 4  # seat
    KIAI_ENDS = 5  # seat
    HATS = 6
    FARMS = 7  # value: the seat looked at
    DOLLS = 8  # value: the seat looked at
    BONUSES = 9  # value: the family back looked at
    NEXT_ROUND = 10
    # Asked of chance
    SAMURAI_DRAW = 11  # seat
    FIRST_PLAYER = 12
    DEAL = 13  # value: cards still to be dealt
    FIGHT = 14  # seat
    KEPT_FIGHT = 15  # seat: the raider drawn after `redraw`
    STRAIGHT_DRAW = 16  # seat: a raider straight into the combat line
    STACK_DISCARD = 17  # value: cards of the stack still to be discarded
    LOOK = 18  # seat, places from the top still to be turned up
    REPEL = 19  # value: intruders still to be discarded
    INTRUDERS = 20  # the rest of the intruders, one by one
    REINFORCE = 21
    SETTLE = 22  # value: intruders from here down are still to be settled
    FARMSTEAD_LOST = 23
    FAMILY_LOST = 24
    SOMEONE_WOUNDED = 25
    SOMEONE_HEALED = 26
    # Asked of a player
    VILLAGE_TOKENS = 27  # seat
    PENALTY_ORDER = 28  # seat
    IGNORE_OR_SUFFER = 29  # seat, penalty
    LOSE_DEFENCE = 30  # seat
    ACTION = 31  # seat
    PLAY = 32  # seat, card
    PLAY_KEPT = 33  # seat, card: no talent works on it
    FIGHT_AGAIN = 34  # seat
    KIAI = 35  # seat, 1 for the human kiai, 2 for the animal one (or two uses left)
    KIAI_HEAL = 36  # seat
    KIAI_GIVE = 37  # seat
    KIAI_REMOVE = 38  # seat
    KIAI_LEND = 39  # seat, as in KIAI
    KIAI_ORDER = 40  # seat, cards turned up


FIRST_CHANCE = int(Step.SAMURAI_DRAW)
FIRST_DECISION = int(Step.VILLAGE_TOKENS)

# What each question may be answered with: a run of actions.
ANSWERS = {
    Step.SAMURAI_DRAW: (act.DRAW_SAMURAI, act.DRAW_SEAT),
    Step.FIRST_PLAYER: (act.DRAW_SEAT, act.DEAL),
    Step.DEAL: (act.DEAL, act.DRAW),
    Step.FIGHT: (act.DRAW, act.INTRUDER),
    Step.KEPT_FIGHT: (act.DRAW, act.INTRUDER),
    Step.STRAIGHT_DRAW: (act.DRAW, act.INTRUDER),
    Step.STACK_DISCARD: (act.DRAW, act.INTRUDER),
    Step.LOOK: (act.DRAW, act.INTRUDER),
    Step.REPEL: (act.INTRUDER, act.FARMSTEAD),
    Step.INTRUDERS: (act.INTRUDER, act.FARMSTEAD),
    Step.REINFORCE: (act.REINFORCE, act.ACTIONS),
    Step.SETTLE: (act.INTRUDER, act.FARMSTEAD),
    Step.FARMSTEAD_LOST: (act.FARMSTEAD, act.FAMILY),
    Step.FAMILY_LOST: (act.FAMILY, act.WOUNDED),
    Step.SOMEONE_WOUNDED: (act.WOUNDED, act.HEALED),
    Step.SOMEONE_HEALED: (act.HEALED, act.REINFORCE),
    Step.VILLAGE_TOKENS: (act.TAKE, act.FIRST),
    Step.PENALTY_ORDER: (act.FIRST, act.IGNORE),
    Step.IGNORE_OR_SUFFER: (act.IGNORE, act.LOSE),
    Step.LOSE_DEFENCE: (act.LOSE, act.FIGHT),
    Step.ACTION: (act.FIGHT, act.CONFRONT),
    Step.PLAY: (act.CONFRONT, act.FIGHT_AGAIN),
    Step.PLAY_KEPT: (act.CONFRONT, act.FIGHT_AGAIN),
    Step.FIGHT_AGAIN: (act.FIGHT_AGAIN, act.USE),
    Step.KIAI: (act.USE, act.HEAL),
    Step.KIAI_HEAL: (act.HEAL, act.GIVE),
    Step.KIAI_GIVE: (act.GIVE, act.REMOVE),
    Step.KIAI_REMOVE: (act.REMOVE, act.LEND),
    Step.KIAI_LEND: (act.LEND, act.ORDER),
    Step.KIAI_ORDER: (act.ORDER, act.DECISIONS),
}
FIRST_ANSWER = tuple(ANSWERS.get(step, (0, 0))[0] for step in Step)
AFTER_ANSWERS = tuple(ANSWERS.get(step, (0, 0))[1] for step in Step)


@rule
def push(s: State, step: int, seat: int, value: int) -> None:
    """Lay a step on top of the agenda."""
    s.agenda_step[s.agenda_count] = step
    s.agenda_seat[s.agenda_count] = seat
    s.agenda_value[s.agenda_count] = value
    s.agenda_count += 1


@rule
def pop(s: State) -> None:
    """Take the top step off; nothing of it stays, so that equal positions are equal bytes."""
    s.agenda_count -= 1
    s.agenda_step[s.agenda_count] = 0
    s.agenda_seat[s.agenda_count] = 0
    s.agenda_value[s.agenda_count] = 0


@rule
def clear_agenda(s: State) -> None:
    while s.agenda_count > 0:
        pop(s)


@rule
def top_step(s: State) -> int:
    return int(s.agenda_step[s.agenda_count - 1])


@rule
def top_seat(s: State) -> int:
    return int(s.agenda_seat[s.agenda_count - 1])


@rule
def top_value(s: State) -> int:
    return int(s.agenda_value[s.agenda_count - 1])


@rule
def first_answer(step: int) -> int:
    return FIRST_ANSWER[step]


@rule
def after_answers(step: int) -> int:
    return AFTER_ANSWERS[step]
