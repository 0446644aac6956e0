"""The steps of a game: done by the table itself, or a question to chance or to a player."""

from __future__ import annotations

from enum import IntEnum

from engawa.core.actions import runs
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action


class Step(IntEnum):
    """Comments say what the step's seat and value mean, where they have a meaning."""

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
    # Questions to chance
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
    # Questions to a player
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
    # Done by the table itself, too: players learn from these numbers, so none may change
    LINE_SHRANK = 41  # seat


FIRST_CHANCE = int(Step.SAMURAI_DRAW)
FIRST_DECISION = int(Step.VILLAGE_TOKENS)

# What each question may be answered with: all actions from a first form to a last one.
FIRST_ANSWER, AFTER_ANSWERS = runs(
    Step,
    {
        Step.SAMURAI_DRAW: (Action.DRAW_SAMURAI, Action.DRAW_SAMURAI),
        Step.FIRST_PLAYER: (Action.DRAW_SEAT, Action.DRAW_SEAT),
        Step.DEAL: (Action.DEAL, Action.DEAL),
        Step.FIGHT: (Action.DRAW, Action.DRAW),
        Step.KEPT_FIGHT: (Action.DRAW, Action.DRAW),
        Step.STRAIGHT_DRAW: (Action.DRAW, Action.DRAW),
        Step.STACK_DISCARD: (Action.DRAW, Action.DRAW),
        Step.LOOK: (Action.DRAW, Action.DRAW),
        Step.REPEL: (Action.INTRUDER, Action.INTRUDER),
        Step.INTRUDERS: (Action.INTRUDER, Action.INTRUDER),
        Step.REINFORCE: (Action.REINFORCE, Action.REINFORCE),
        Step.SETTLE: (Action.INTRUDER, Action.INTRUDER),
        Step.FARMSTEAD_LOST: (Action.FARMSTEAD, Action.FARMSTEAD),
        Step.FAMILY_LOST: (Action.FAMILY, Action.FAMILY),
        Step.SOMEONE_WOUNDED: (Action.WOUNDED, Action.WOUNDED),
        Step.SOMEONE_HEALED: (Action.HEALED, Action.HEALED),
        Step.VILLAGE_TOKENS: (Action.TAKE, Action.BEGIN),
        Step.PENALTY_ORDER: (Action.FIRST, Action.FIRST),
        Step.IGNORE_OR_SUFFER: (Action.IGNORE, Action.SUFFER),
        Step.LOSE_DEFENCE: (Action.LOSE, Action.LOSE),
        Step.ACTION: (Action.FIGHT, Action.PASS),
        Step.PLAY: (Action.CONFRONT, Action.REDRAW),
        Step.PLAY_KEPT: (Action.CONFRONT, Action.REDRAW),
        Step.FIGHT_AGAIN: (Action.FIGHT_AGAIN, Action.END_TURN),
        Step.KIAI: (Action.USE, Action.DECLINE),
        Step.KIAI_HEAL: (Action.HEAL, Action.HEAL_NONE),
        Step.KIAI_GIVE: (Action.GIVE, Action.GIVE),
        Step.KIAI_REMOVE: (Action.REMOVE, Action.REMOVE),
        Step.KIAI_LEND: (Action.LEND, Action.LEND_NONE),
        Step.KIAI_ORDER: (Action.ORDER, Action.ORDER),
    },
)
MOST_ANSWERS = max(  # that a player chooses from
    AFTER_ANSWERS[step] - FIRST_ANSWER[step] for step in Step if step >= FIRST_DECISION
)
WORD_BITS = 63  # of a set of answers: a signed word without its sign
ANSWER_WORDS = -(-MOST_ANSWERS // WORD_BITS)


@rule
def is_done_by_table(step: int) -> bool:
    """Nobody is asked, not even chance."""
    return step < FIRST_CHANCE or step == Step.LINE_SHRANK


@rule
def first_answer(step: int) -> int:
    return FIRST_ANSWER[step]


@rule
def after_answers(step: int) -> int:
    return AFTER_ANSWERS[step]
