"""What must be true of every position, beyond the form of its values."""

from __future__ import annotations

from engawa.core.names import word
from engawa.core.reasons import BadInput
from engawa.games.samurai.board import is_fast, owner_at, tile_at
from engawa.games.samurai.captures import surrounded
from engawa.games.samurai.conservation import figures_found, tiles_found
from engawa.games.samurai.facts import (
    ARMY_SIZE,
    COPIES,
    EXCHANGE_FIGURES,
    EXCHANGE_TILES,
    HAND,
    KIND_NAMES,
    KINDS,
    NOTHING,
    TILE_KINDS,
    TILES,
    UNKNOWN,
)
from engawa.games.samurai.figures import (
    figures_at,
    figures_unplaced,
    has_figure,
    settlements_in_play,
    swap_partners,
)
from engawa.games.samurai.japan import (
    CAPACITY,
    CITIES,
    EDO,
    PLACE_NAMES,
    SETTLEMENTS,
    SPACES,
    VILLAGES,
)
from engawa.games.samurai.setup import figures_of_each_kind
from engawa.games.samurai.state import Ending, State, Step
from engawa.games.samurai.winners import ending_due

HAND_STEPS = (Step.DEAL_TILE, Step.KEEP)
FIGURE_STEPS = (Step.DEAL_FIGURE, Step.PLACE_FIGURE)
SETUP_STEPS = (Step.FIRST_PLAYER, *HAND_STEPS, *FIGURE_STEPS)
MID_TURN = (Step.LAY, Step.SWAP_WITH, Step.RELAY)
CHOSEN_STEPS = {  # steps that an option must allow
    Step.DEAL_TILE: ("hands_chosen", 0),
    Step.KEEP: ("hands_chosen", 1),
    Step.DEAL_FIGURE: ("figures_by_players", 0),
    Step.PLACE_FIGURE: ("figures_by_players", 1),
}


def check_position(s: State, *, is_view: bool) -> None:
    _check_tiles(s, is_view=is_view)
    _check_figures(s)
    _check_step(s)
    if s.step == Step.OVER:
        _check_over(s)
        return
    if ending_due(s) != Ending.NONE:
        raise BadInput("the game is over: a kind is gone or four figures are set aside (§6.1)")
    if s.step in SETUP_STEPS:
        _check_setting_up(s)
    else:
        _check_hands(s)
    _check_turn(s)


def _check_tiles(s: State, *, is_view: bool) -> None:
    """§2.2: twenty tiles per player, each of them somewhere."""
    for seat in range(s.players):
        where = f"seats[{seat}]"
        for tile in range(TILE_KINDS):
            found = tiles_found(s, seat, tile)
            if found != COPIES[tile]:
                raise BadInput(
                    f"{where}: {found} tiles {TILES[tile]} in hand, reserve and on the board; "
                    f"each player has {COPIES[tile]} (§2.2)"
                )
        if sum(s.unlaid[seat]) != s.unlaid_count[seat]:
            raise BadInput(f"{where}: hand, reserve and board are not {ARMY_SIZE} tiles (§2.2)")
        if not is_view and sum(s.hand[seat]) != s.hand_count[seat]:
            raise BadInput(f"{where}: a whole position names every tile")


def _check_figures(s: State) -> None:
    """§2.1: all figures of the players' number, and no settlement with too many."""
    for kind in range(KINDS):
        hidden = any(s.captured[seat][kind] == UNKNOWN for seat in range(s.players))
        found, wanted = figures_found(s, kind), figures_of_each_kind(s)
        if found != wanted and not hidden:
            raise BadInput(
                f"{found} figures of {KIND_NAMES[kind]} on the board, captured and set aside; "
                f"with {s.players} players there are {wanted} (§3.1)"
            )
    for settlement in range(SETTLEMENTS):
        if figures_at(s, settlement) > CAPACITY[settlement]:
            raise BadInput(
                f"{PLACE_NAMES[settlement]} holds {figures_at(s, settlement)} figures; "
                f"it has room for {CAPACITY[settlement]} (§2.3)"
            )


def _check_step(s: State) -> None:
    if (s.step == Step.OVER) != (s.ending != Ending.NONE):
        raise BadInput("step is 'over' exactly when the position names its 'ending'")
    if s.step == Step.BEGIN_TURN:
        raise BadInput("step: the beginning of a turn is written 'lay'")
    field, value = CHOSEN_STEPS.get(Step(s.step), ("step", s.step))
    if getattr(s, field) != value:
        raise BadInput(f"step: the options do not lead to '{word(Step(s.step))}' (§3)")
    if (s.step == Step.SWAP_WITH) != (s.swap_kind != NOTHING):
        raise BadInput("swap names the first figure exactly when step is 'swap-with'")
    if (s.step == Step.RELAY) != (s.relay_tile != NOTHING):
        raise BadInput("relay names a tile exactly when step is 'relay'")


def _check_over(s: State) -> None:
    due = ending_due(s)
    if s.ending != due and not (due == Ending.NONE and s.ending == Ending.NOBODY_CAN_LAY):
        raise BadInput("ending: the board does not show this ending (§6.1)")
    if s.tiles_laid or s.ordinary_laid:
        raise BadInput("tiles_laid: no tiles are laid once the game is over (§6.1)")


def _check_setting_up(s: State) -> None:
    """§3: nothing is laid or taken yet; hands and figures are as far as the step says."""
    if any(s.laid) or any(s.removed) or any(s.set_aside) or sum(map(sum, s.captured)) > 0:
        raise BadInput("nothing is laid or taken during set-up (§3)")
    if figures_at(s, EDO) != CAPACITY[EDO]:
        raise BadInput("Edo gets one figure of each kind (§3.4)")
    placed = sum(figures_at(s, n) for n in range(SETTLEMENTS)) - CAPACITY[EDO]
    if placed and s.step not in FIGURE_STEPS:
        raise BadInput("figures are placed after the first hands are taken (§3)")
    if s.step == Step.PLACE_FIGURE and s.turn != (s.first + placed) % s.players:
        raise BadInput(f"turn: it is not seat {s.turn} that places the next figure (§3.4)")
    if s.step in (Step.FIRST_PLAYER, Step.DEAL_FIGURE) and s.turn != s.first:
        raise BadInput("turn is the first player while chance sets up (§3)")
    if s.step in FIGURE_STEPS and figures_unplaced(s) == 0:
        raise BadInput("step: all figures are placed, so it is 'lay' (§3.4)")
    _check_villages_last(s)
    _check_first_hands(s)


def _check_villages_last(s: State) -> None:
    in_play = settlements_in_play(s)
    cities = [n for n in range(SETTLEMENTS) if CITIES & in_play & 1 << n]
    villages = [n for n in range(SETTLEMENTS) if VILLAGES >> n & 1]
    is_city_open = any(figures_at(s, city) < 2 for city in cities)
    if is_city_open and any(figures_at(s, village) for village in villages):
        raise BadInput("villages get figures when all cities are full (§3.4)")


def _check_first_hands(s: State) -> None:
    """§3.3: five tiles each, from the first player on."""
    reached = (s.turn - s.first) % s.players
    for n in range(s.players):
        seat = (s.first + n) % s.players
        least, most = HAND, HAND
        if s.step == Step.FIRST_PLAYER or (s.step in HAND_STEPS and n > reached):
            least, most = 0, 0
        elif s.step in HAND_STEPS and n == reached:
            least, most = 0, HAND - 1
        if not least <= s.hand_count[seat] <= most:
            raise BadInput(f"seats[{seat}].hand: {s.hand_count[seat]} tiles at this step (§3.3)")


def _check_hands(s: State) -> None:
    """§4.6: five tiles, or all that are left, less those laid in this turn."""
    for seat in range(s.players):
        laid = s.tiles_laid if seat == s.turn else 0
        wanted = min(HAND, s.unlaid_count[seat] + laid) - laid
        least = 0 if s.step == Step.DRAW and seat == s.turn else wanted
        if not least <= s.hand_count[seat] <= wanted:
            raise BadInput(
                f"seats[{seat}].hand: {s.hand_count[seat]} tiles; it should be {wanted} (§4.6)"
            )


def _check_turn(s: State) -> None:
    if s.step not in MID_TURN and (s.tiles_laid or s.ordinary_laid):
        raise BadInput(f"tiles_laid: no tiles are laid at step '{word(Step(s.step))}' (§4.1)")
    if s.ordinary_laid and not s.tiles_laid:
        raise BadInput("ordinary_laid: no tile was laid in this turn (§4.1)")
    if s.step in (Step.SWAP_WITH, Step.RELAY) and not s.tiles_laid:
        raise BadInput("tiles_laid: the exchange was laid in this turn (§4.1)")
    if s.ordinary_laid > _played(s, fast=False):
        raise BadInput("ordinary_laid: this player has laid no ordinary tile (§4.1)")
    if s.tiles_laid > s.ordinary_laid + _played(s, fast=True):
        raise BadInput("tiles_laid: more tiles than this player can have laid (§4.1)")
    if s.step == Step.SWAP_WITH:
        _check_swap(s)
    if s.step == Step.RELAY:
        _check_relay(s)
    if not s.tiles_laid and s.step in (Step.LAY, Step.DRAW):
        for settlement in range(SETTLEMENTS):
            if figures_at(s, settlement) and surrounded(s) >> settlement & 1:
                name = PLACE_NAMES[settlement]
                raise BadInput(f"{name} is surrounded, so its figures are taken (§5.1)")


def _played(s: State, *, fast: bool) -> int:
    """The fast or ordinary tiles that the seat whose turn it is has played."""
    tiles = [tile_at(s, at) for at in range(SPACES) if owner_at(s, at) == s.turn]
    return sum(is_fast(tile) == fast for tile in tiles) + (s.removed[s.turn] if fast else 0)


def _check_swap(s: State) -> None:
    if not s.removed[s.turn]:
        raise BadInput(f"swap: {TILES[EXCHANGE_FIGURES]} has not left the game (§4.3)")
    if not has_figure(s, s.swap_kind, s.swap_place):
        raise BadInput("swap: that figure is not on the board (§4.3)")
    if not any(swap_partners(s, kind) for kind in range(KINDS)):
        raise BadInput("swap: there is no figure it could be swapped with (§4.3)")


def _check_relay(s: State) -> None:
    if s.unlaid[s.turn][EXCHANGE_TILES] or not s.ordinary_laid:
        raise BadInput(f"relay: {TILES[EXCHANGE_TILES]} was not laid in this turn (§4.4)")
    if s.empty[0] == 0:
        raise BadInput("relay: there is no empty open land to lay the tile on (§4.4)")
