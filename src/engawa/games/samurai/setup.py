"""Setting up (RULES.md §3): the board, the first player, hands, figures."""

from __future__ import annotations

from engawa.core.record import tell
from engawa.core.rule import rule
from engawa.games.samurai.board import lay_out_spaces
from engawa.games.samurai.events import Event
from engawa.games.samurai.facts import FIGURES, HAND, KINDS, NOTHING
from engawa.games.samurai.figures import figures_unplaced, place_figure
from engawa.games.samurai.hands import fill_reserve
from engawa.games.samurai.japan import EDO
from engawa.games.samurai.state import State, Step


@rule
def figures_of_each_kind(s: State) -> int:
    return FIGURES[s.players]


@rule
def lay_out(
    s: State, players: int, hands_chosen: int, figures_by_players: int, captures_hidden: int
) -> None:
    """The table before anything is drawn: one figure of each kind stands in Edo (§3.4)."""
    s.players = players
    s.hands_chosen = hands_chosen
    s.figures_by_players = figures_by_players
    s.captures_hidden = captures_hidden
    s.swap_kind = NOTHING
    s.swap_place = NOTHING
    s.relay_tile = NOTHING
    lay_out_spaces(s)
    for seat in range(players):
        fill_reserve(s, seat)
    for kind in range(KINDS):
        s.figures_left[kind] = figures_of_each_kind(s)
        place_figure(s, kind, EDO)
    s.step = Step.FIRST_PLAYER


@rule
def begin_with(s: State, seat: int) -> None:
    """§3.2 Ruling: the first player is drawn."""
    s.first = seat
    s.turn = seat
    s.step = Step.KEEP if s.hands_chosen else Step.DEAL_TILE
    tell(s, Event.FIRST_PLAYER, seat)


@rule
def is_hand_full(s: State) -> bool:
    return s.hand_count[s.turn] == HAND


@rule
def next_hand(s: State) -> None:
    """§3.3: from the first player on; when all have their five tiles, the figures follow."""
    s.turn = (s.turn + 1) % s.players
    if s.turn == s.first:
        s.step = Step.PLACE_FIGURE if s.figures_by_players else Step.DEAL_FIGURE


@rule
def are_figures_placed(s: State) -> bool:
    return figures_unplaced(s) == 0


@rule
def deal_figure(s: State, kind: int, settlement: int) -> None:
    """§3.4: by chance."""
    place_figure(s, kind, settlement)
    tell(s, Event.FIGURE_DEALT, kind, settlement)


@rule
def place_by_player(s: State, kind: int, settlement: int) -> None:
    """§3.4: one figure each, clockwise."""
    place_figure(s, kind, settlement)
    tell(s, Event.FIGURE_PLACED, s.turn, kind, settlement)
    s.turn = (s.turn + 1) % s.players


@rule
def begin_play(s: State) -> None:
    """§3.5: the first player takes the first turn, whoever placed the last figure."""
    s.turn = s.first
    s.step = Step.BEGIN_TURN
