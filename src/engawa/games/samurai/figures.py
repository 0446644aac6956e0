"""Figures on the board: placing them (RULES.md §3.4) and swapping two (§4.3)."""

from __future__ import annotations

from engawa.core.bits import lowest_bit
from engawa.core.reasons import ALLOWED
from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import EXCHANGE_FIGURES, KINDS, NOTHING
from engawa.games.samurai.hands import spend, why_not_tile
from engawa.games.samurai.japan import CITIES, EDO, IN_PLAY, VILLAGES
from engawa.games.samurai.reasons import Why
from engawa.games.samurai.state import State, Step


@rule
def settlements_in_play(s: State) -> int:
    """§3.1, one bit each."""
    return IN_PLAY[s.players]


@rule
def has_figure(s: State, kind: int, settlement: int) -> bool:
    return s.figures[kind] >> settlement & 1 == 1


@rule
def figures_at(s: State, settlement: int) -> int:
    """How many figures stand there."""
    count = 0
    for kind in range(KINDS):
        count += s.figures[kind] >> settlement & 1
    return count


@rule
def holding_any(s: State) -> int:
    """Settlements with at least one figure."""
    return int(s.figures[0] | s.figures[1] | s.figures[2])


@rule
def full_cities(s: State) -> int:
    """Settlements with at least two figures."""
    one, two, three = int(s.figures[0]), int(s.figures[1]), int(s.figures[2])
    return one & two | one & three | two & three


@rule
def places_for(s: State, kind: int) -> int:
    """§3.4: where this kind may be placed now: cities that lack it, and when all are full empty
    villages."""
    if s.figures_left[kind] == 0:
        return 0
    rooms = CITIES & settlements_in_play(s) & ~full_cities(s)
    if rooms:
        return rooms & ~int(s.figures[kind])
    return VILLAGES & settlements_in_play(s) & ~holding_any(s)


@rule
def why_not_place(s: State, kind: int, settlement: int) -> int:
    """§3.4: why not a place that `places_for` leaves out."""
    if settlements_in_play(s) >> settlement & 1 == 0:
        return Why.NOT_IN_PLAY
    if settlement == EDO:
        return Why.CAPITAL_FULL
    if s.figures_left[kind] == 0:
        return Why.NO_FIGURE_LEFT
    if VILLAGES >> settlement & 1:
        return Why.VILLAGE_FULL if figures_at(s, settlement) else Why.CITIES_FIRST
    return Why.CITY_FULL if figures_at(s, settlement) == 2 else Why.KIND_THERE


@rule
def next_to_fill(s: State) -> int:
    """§3.4: where chance deals the next figure: cities first, in map order."""
    rooms = CITIES & settlements_in_play(s) & ~full_cities(s)
    if rooms == 0:
        rooms = VILLAGES & settlements_in_play(s) & ~holding_any(s)
    return lowest_bit(rooms)


@rule
def place_figure(s: State, kind: int, settlement: int) -> None:
    s.figures[kind] |= 1 << settlement
    s.figures_left[kind] -= 1


@rule
def figures_unplaced(s: State) -> int:
    return int(s.figures_left[0] + s.figures_left[1] + s.figures_left[2])


@rule
def below_highest(options: int) -> int:
    """The set of all places below the highest bit of a set."""
    for shift in (1, 2, 4, 8, 16, 32):
        options |= options >> shift
    return options >> 1


@rule
def swap_starts(s: State, kind: int) -> int:
    """§4.3: settlements whose figure of this kind can be swapped with one later in map order.

    All but the last one can, with another of its kind; the last one only with another kind."""
    mine = int(s.figures[kind])
    starts = mine & below_highest(mine)
    last = mine & ~starts
    for other in range(KINDS):
        theirs = int(s.figures[other])
        if theirs & last == 0 and theirs & ~mine > last:  # a later settlement without this kind
            starts |= last
    return starts


@rule
def swap_partners(s: State, kind: int) -> int:
    """§4.3: settlements whose figure of this kind can be the second one of the swap under way."""
    first = 1 << s.swap_place
    theirs = int(s.figures[kind]) & ~(first - 1) & ~first
    if kind == s.swap_kind:
        return theirs
    if has_figure(s, kind, int(s.swap_place)):
        return 0
    return theirs & ~int(s.figures[s.swap_kind])


@rule
def why_not_swap(s: State, kind: int, settlement: int) -> int:
    """§4.3: why not a first figure that is not among the choices."""
    why = why_not_tile(s, EXCHANGE_FIGURES)
    if why != ALLOWED:
        return why
    if settlements_in_play(s) >> settlement & 1 == 0:
        return Why.NOT_IN_PLAY
    return Why.NO_PARTNER if has_figure(s, kind, settlement) else Why.NO_SUCH_FIGURE


@rule
def why_not_with(s: State, kind: int, settlement: int) -> int:
    """§4.3: why not a second figure that `swap_partners` leaves out."""
    if settlements_in_play(s) >> settlement & 1 == 0:
        return Why.NOT_IN_PLAY
    if not has_figure(s, kind, settlement):
        return Why.NO_SUCH_FIGURE
    if settlement == s.swap_place:
        return Why.SAME_SETTLEMENT
    return Why.EARLIER_FIGURE if settlement < s.swap_place else Why.TWO_OF_A_KIND


@rule
def begin_swap(s: State, kind: int, settlement: int) -> None:
    """§4.3: the tile leaves the game, and the player chooses the second figure."""
    spend(s, int(s.turn), EXCHANGE_FIGURES)
    s.removed[s.turn] = 1
    s.swap_kind = kind
    s.swap_place = settlement
    s.step = Step.SWAP_WITH


@rule
def swap_with(s: State, kind: int, settlement: int) -> None:
    first, second = 1 << s.swap_place, 1 << settlement
    if kind != s.swap_kind:
        s.figures[s.swap_kind] ^= first | second
        s.figures[kind] ^= first | second
    tell(s, Event.SWAPPED, s.turn, s.swap_kind, s.swap_place, kind, settlement)
    s.swap_kind = NOTHING
    s.swap_place = NOTHING
    s.step = Step.LAY
