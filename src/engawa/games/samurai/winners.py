"""How the game ends and who wins (RULES.md §6)."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import END_TIES, KINDS, NOBODY
from engawa.games.samurai.state import Ending, State, Step


@rule
def kinds_gone(s: State) -> int:
    """Kinds that have no figure on the board, one bit each."""
    gone = 0
    for kind in range(KINDS):
        if s.figures[kind] == 0:
            gone |= 1 << kind
    return gone


@rule
def figures_set_aside(s: State) -> int:
    return int(s.set_aside[0] + s.set_aside[1] + s.set_aside[2])


@rule
def ending_due(s: State) -> int:
    """§6.1: the ending that the board shows after figures were taken."""
    is_last = kinds_gone(s) != 0
    is_fourth = figures_set_aside(s) >= END_TIES
    if is_last and is_fourth:
        return Ending.BOTH
    if is_last:
        return Ending.LAST_FIGURE
    return Ending.FOUR_SET_ASIDE if is_fourth else Ending.NONE


@rule
def check_end(s: State) -> None:
    """§6.1: right after figures were taken."""
    due = ending_due(s)
    if due == Ending.NONE:
        return
    for kind in range(KINDS):
        if kinds_gone(s) >> kind & 1:
            tell(s, Event.LAST_FIGURE, kind)
    if figures_set_aside(s) >= END_TIES:
        tell(s, Event.FOUR_SET_ASIDE, figures_set_aside(s))
    end(s, due)


@rule
def end(s: State, ending: int) -> None:
    s.ending = ending
    s.step = Step.OVER
    s.tiles_laid = 0
    s.ordinary_laid = 0


@rule
def leader(s: State, kind: int) -> int:
    """§6.2: the seat with strictly the most of a kind, or NOBODY."""
    best = NOBODY
    most = 0
    for seat in range(s.players):
        if s.captured[seat][kind] > most:
            best = seat
            most = int(s.captured[seat][kind])
        elif s.captured[seat][kind] == most:
            best = NOBODY
    return best


@rule
def kinds_led(s: State, seat: int) -> int:
    count = 0
    for kind in range(KINDS):
        count += leader(s, kind) == seat
    return count


@rule
def figures_of(s: State, seat: int) -> int:
    """All figures a seat has captured."""
    return int(s.captured[seat][0] + s.captured[seat][1] + s.captured[seat][2])


@rule
def other_figures(s: State, seat: int) -> int:
    """Figures of the kinds a seat does not lead."""
    count = 0
    for kind in range(KINDS):
        if leader(s, kind) != seat:
            count += s.captured[seat][kind]
    return count


@rule
def winners(s: State) -> int:
    """§6.2: all tie-breaks; the winners, one bit per seat."""
    staying = 0
    for seat in range(s.players):
        led = kinds_led(s, seat)
        if led >= 2:
            return 1 << seat
        if led == 1:
            staying |= 1 << seat
    if staying == 0:  # Ruling: nobody leads a kind, so all stay in
        return with_most(s, (1 << s.players) - 1, False)
    return with_most(s, with_most(s, staying, True), False)


@rule
def with_most(s: State, staying: int, is_others: bool) -> int:
    """Of those staying in, the seats with the most figures: in total, or of the kinds they do not
    lead."""
    most = 0
    best = 0
    for seat in range(s.players):
        if staying >> seat & 1:
            figures = other_figures(s, seat) if is_others else figures_of(s, seat)
            if figures > most or best == 0:
                most = figures
                best = 0
            if figures == most:
                best |= 1 << seat
    return best
