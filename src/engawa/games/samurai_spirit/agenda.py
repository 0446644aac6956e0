"""The agenda: the pending steps at the table, a stack with the next one on top.

Nested kiais, penalties inside penalties and talents outside one's turn are only steps pushed onto
others, so the rules need neither recursion nor a memory of where they were.
"""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.samurai_spirit.state import State


@rule
def push(s: State, step: int, seat: int, value: int) -> None:
    """Push a step onto the agenda."""
    s.agenda_step[s.agenda_count] = step
    s.agenda_seat[s.agenda_count] = seat
    s.agenda_value[s.agenda_count] = value
    s.agenda_count += 1


@rule
def pop(s: State) -> None:
    """Pop the top step; nothing of it stays, so that equal positions are equal bytes."""
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
