"""Could the rules have led to this agenda? Only edited positions need the check."""

from __future__ import annotations

from engawa.core.names import words
from engawa.core.reasons import BadInput
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.draws import weight
from engawa.games.samurai_spirit.facts import NOTHING, SAMURAI_COUNT, SECOND_PENALTY, FamilyBack
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.steps import (
    AFTER_ANSWERS,
    FIRST_ANSWER,
    FIRST_CHANCE,
    FIRST_DECISION,
    Step,
)

BOTTOM = (Step.BEGIN_TURN, Step.END_TURN, Step.NEXT_ROUND, Step.DEAL)
ROUND_END = (Step.HATS, Step.FARMS, Step.DOLLS, Step.BONUSES, Step.NEXT_ROUND, Step.INTRUDERS)
SETUP = (Step.SAMURAI_DRAW, Step.FIRST_PLAYER, Step.DEAL)
OF_TURN = (  # steps of the seat whose turn it is
    Step.BEGIN_TURN,
    Step.PENALTIES,
    Step.NEXT_PENALTY,
    Step.END_TURN,
    Step.VILLAGE_TOKENS,
    Step.PENALTY_ORDER,
    Step.IGNORE_OR_SUFFER,
    Step.LOSE_DEFENCE,
    Step.ACTION,
    Step.FIGHT,
    Step.FIGHT_AGAIN,
)
KIAI_STEPS = (
    Step.KIAI,
    Step.KIAI_HEAL,
    Step.KIAI_GIVE,
    Step.KIAI_REMOVE,
    Step.KIAI_LEND,
    Step.KIAI_ORDER,
    Step.LOOK,
)
DRAWING = (Step.FIGHT, Step.KEPT_FIGHT, Step.STRAIGHT_DRAW)
ONCE = (*OF_TURN, *ROUND_END, *SETUP, *DRAWING, Step.PLAY, Step.REINFORCE, Step.SETTLE, Step.LOOK)
# What a step's value may be, where it is a number: least and most.
VALUES = {
    Step.FARMS: (0, SAMURAI_COUNT),
    Step.DOLLS: (0, SAMURAI_COUNT),
    Step.BONUSES: (0, len(FamilyBack)),
    Step.STACK_DISCARD: (1, 3),
    Step.REPEL: (1, 3),
    Step.LOOK: (1, 3),
    Step.KIAI: (1, 2),
    Step.KIAI_LEND: (1, 2),
    Step.KIAI_ORDER: (2, 3),
}


def check_agenda(s: State) -> None:
    steps = [Step(step) for step in s.agenda_step[: s.agenda_count]]
    if steps[0] not in BOTTOM:
        raise BadInput(f"the agenda cannot begin with '{_name(steps[0])}'; {_list(BOTTOM)} can")
    for n, step in enumerate(steps):
        if step in ONCE and steps.count(step) > (2 if step == Step.NEXT_PENALTY else 1):
            raise BadInput(f"the agenda has '{_name(step)}' more often than it can be")
        if n > 0 and step in BOTTOM:
            raise BadInput(f"'{_name(step)}' can only be the first step of the agenda")
        _check_step(s, step, n)
    _check_kiais(s, steps)
    _check_top(s, steps[-1])


def _check_step(s: State, step: Step, n: int) -> None:
    seat, value = s.agenda_seat[n], s.agenda_value[n]
    is_round_end = s.agenda_step[0] == Step.NEXT_ROUND
    if is_round_end != bool(s.round_over):
        raise BadInput("'round_over' is true exactly while the agenda ends a round (§10)")
    if step in OF_TURN and (seat != s.turn or is_round_end):
        raise BadInput(f"'{_name(step)}' is for the seat whose turn it is, {s.turn} (§4)")
    if step >= FIRST_DECISION and s.passed[seat]:
        raise BadInput(f"'{_name(step)}' is a question to seat {seat}, which has passed (§4.6)")
    least, most = VALUES.get(step, (value, value))
    if step in (Step.LOOK, Step.KIAI_ORDER):
        most = min(most, s.stack_count)
    if not least <= value <= most:
        raise BadInput(f"the value of '{_name(step)}' is {value}; {least} to {most} is allowed")
    if step == Step.SETTLE and not -1 <= value < s.intruder_count:
        raise BadInput(f"'settle' is at intruder {value} of {s.intruder_count}")
    if step in DRAWING and s.stack_count == 0:
        raise BadInput(f"'{_name(step)}' needs a card, but the stack is empty (§10.1)")
    if step in (Step.NEXT_PENALTY, Step.IGNORE_OR_SUFFER, Step.PENALTY_ORDER):
        _check_penalty(s, step)


def _check_penalty(s: State, step: Step) -> None:
    if s.penalty_card == NOTHING:
        raise BadInput(f"'{_name(step)}' needs a 'penalty_card' (§4.2)")
    if step == Step.PENALTY_ORDER and SECOND_PENALTY[s.penalty_card] == NOTHING:
        raise BadInput("'penalty-order' needs a 'penalty_card' with two penalties (§7.12)")


def _check_kiais(s: State, steps: list[Step]) -> None:
    """Each kiai being resolved has its end on the agenda, below its questions (§5.3)."""
    resolving = [s.agenda_seat[n] for n, step in enumerate(steps) if step == Step.KIAI_ENDS]
    if sorted(resolving) != [seat for seat in range(s.seats) if s.in_kiai[seat]]:
        raise BadInput("'in_kiai' is true exactly for the seats with a 'kiai-ends' on the agenda")
    for n, step in enumerate(steps):
        seat = s.agenda_seat[n]
        below = [s.agenda_seat[m] for m in range(n) if steps[m] == Step.KIAI_ENDS]
        if step in KIAI_STEPS and seat not in below:
            raise BadInput(f"'{_name(step)}' of seat {seat} needs a 'kiai-ends' below it (§5.3)")


def _check_top(s: State, top: Step) -> None:
    """Chance must have something to draw."""
    if not FIRST_CHANCE <= top < FIRST_DECISION:
        return
    needs_no_draw = {
        Step.SAMURAI_DRAW: True,  # every seat may have its samurai already
        Step.DEAL: s.agenda_value[s.agenda_count - 1] == 0,
        Step.SETTLE: True,
        Step.LOOK: True,
        Step.REPEL: s.intruder_count == 0,
        Step.INTRUDERS: s.intruder_count == 0,
        Step.STACK_DISCARD: s.stack_count == 0,
    }
    possible = sum(weight(s, n) for n in range(FIRST_ANSWER[top], AFTER_ANSWERS[top]))
    unknown = sum(place == Place.BAG for place in s.place)
    if possible == 0 and not needs_no_draw.get(top, unknown == 0 and top in DRAWING):
        kind = Action.numbered(FIRST_ANSWER[top]).verb
        raise BadInput(f"'{_name(top)}': chance has no '{kind}' to draw")


def _name(step: Step) -> str:
    return words(Step)[step]


def _list(steps: tuple[Step, ...]) -> str:
    return ", ".join(f"'{_name(step)}'" for step in steps)
