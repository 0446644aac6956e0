"""Facts about the actions of Samurai: strengths, closed settlements, what can be answered."""

from __future__ import annotations

from engawa.coach.case import Case
from engawa.core.bits import bits
from engawa.games.samurai.actions import Action, figure_of, tile_and_space
from engawa.games.samurai.board import is_fast, put, tile_at
from engawa.games.samurai.captures import (
    land_around,
    strength_at,
    surrounded,
    take_surrounded,
    taker_of,
)
from engawa.games.samurai.evaluate import MOST_BESIDE, counts_for, settlement_beside, strength_of
from engawa.games.samurai.facts import (
    EXCHANGE_TILES,
    HAND,
    KINDS,
    NOBODY,
    NOTHING,
    TILE_KINDS,
)
from engawa.games.samurai.figures import has_figure, holding_any
from engawa.games.samurai.japan import SETTLEMENTS
from engawa.games.samurai.sentences import (
    figure_name,
    list_of,
    place_name,
    seat_name,
    tile_name,
)
from engawa.games.samurai.state import State
from engawa.games.samurai.winners import ending_due


def facts(case: Case, action: int) -> list[str]:
    """The most important facts first."""
    if action < Action.FIGURE:
        return keeping(case, action - Action.KEEP)
    if action < Action.LAY:
        return placing(case, *figure_of(action, Action.FIGURE))
    if action < Action.SWAP:
        return laying(case, *tile_and_space(action))
    if action < Action.EXCHANGE:
        return [case.say("swap"), standing(case, case.s, *figure_of(action, Action.SWAP))]
    if action < Action.END_TURN:
        return exchanging(case, action - Action.EXCHANGE)
    if action == Action.END_TURN:
        return ending_turn(case)
    if action < Action.RELAY:
        return swapping(case, *figure_of(action, Action.WITH))
    return laying(case, int(case.s.relay_tile), action - Action.RELAY)


# Laying a tile (§4.1 to §4.2)


def laying(case: Case, tile: int, space: int) -> list[str]:
    """What the tile changes at the settlements beside it, the most at stake first."""
    after = case.s.twin()
    put(after, case.seat, tile, space)
    beside = [settlement_beside(space, number) for number in range(MOST_BESIDE)]
    beside = [place for place in beside if place != NOTHING and holding_any(case.s) >> place & 1]
    beside.sort(key=lambda place: (_open_land(after, place), -_strengthened(case, tile, place)))
    found = [closing(case, after, place) for place in beside if _open_land(after, place) == 0]
    if found and ends_game(after):
        found.append(case.say("ends-game"))
    for place in beside:
        if _open_land(after, place) > 0:
            found += strengthening(case, after, tile, place)
    if not beside:
        found.append(case.say("beside-nothing"))
    if is_fast(tile):
        found.insert(min(1, len(found)), case.say("fast", tile=tile_name(case.language, tile)))
    return found


def closing(case: Case, after: State, place: int) -> str:
    """Who takes what when the turn ends (§5)."""
    return case.say("closes", place=_place(case, place), takers=_takers(case, after, place))


def strengthening(case: Case, after: State, tile: int, place: int) -> list[str]:
    """The strengths there with the tile, and how they can be answered."""
    kinds = [
        kind
        for kind in range(KINDS)
        if has_figure(after, kind, place) and counts_for(tile, kind) and strength_of(tile)
    ]
    if not kinds:
        left = _open_land(after, place)
        return [case.say("only-surrounds", place=_place(case, place), left=left)]
    shown = ", ".join([_against(case, after, kind, place) for kind in kinds])
    found = [case.say("strength", place=_place(case, place), strengths=shown)]
    return [*found, answer(case, after, kinds[0], place)]


def answer(case: Case, after: State, kind: int, place: int) -> str:
    """Can anybody overtake there with one tile they still have (§7.1), and how much land is
    left?"""
    mine = strength_at(after, case.seat, kind, place)
    figure, left = figure_name(case.language, kind), _open_land(after, place)
    rivals = [seat for seat in range(after.players) if seat != case.seat]
    if mine < _strongest(after, case.seat, kind, place):
        return case.say("still-behind", figure=figure, left=left)
    able = [
        seat_name(case.language, seat)
        for seat in rivals
        if strength_at(after, seat, kind, place) + _best_tile(after, seat, kind) > mine
    ]
    if not able:
        return case.say("unanswered", figure=figure, left=left)
    return case.say("answered", figure=figure, left=left, seats=list_of(case.language, able))


# The end of the turn (§4.5)


def ending_turn(case: Case) -> list[str]:
    s = case.s
    closed = surrounded(s) & holding_any(s)
    found = [closing(case, s, place) for place in range(SETTLEMENTS) if closed >> place & 1]
    if found and ends_game(s):
        found.insert(0, case.say("ends-game"))
    elif not s.ordinary_laid:
        found.append(case.say("no-ordinary"))
    drawn = min(HAND, int(s.unlaid_count[case.seat])) - int(s.hand_count[case.seat])
    found.append(case.say("draws", number=max(0, drawn)))
    return found


def ends_game(s: State) -> bool:
    """Would the figures taken at the end of this turn end the game (§6.1)?"""
    after = s.twin()
    take_surrounded(after)
    return ending_due(after) != 0


# Exchanges (§4.3, §4.4) and the setup (§3)


def swapping(case: Case, kind: int, place: int) -> list[str]:
    """Where the two figures would stand."""
    s = case.s
    first_kind, first = int(s.swap_kind), int(s.swap_place)
    if kind == first_kind:
        return [case.say("swap-nothing")]
    return [standing(case, s, first_kind, place), standing(case, s, kind, first)]


def standing(case: Case, s: State, kind: int, place: int) -> str:
    """The strengths that a figure would be taken with at a place."""
    shown = _against(case, s, kind, place)
    return case.say("standing", place=_place(case, place), strengths=shown)


def exchanging(case: Case, space: int) -> list[str]:
    """Which tile is taken up, and for which settlement it no longer counts."""
    tile = tile_name(case.language, tile_at(case.s, space))
    beside = [settlement_beside(space, number) for number in range(MOST_BESIDE)]
    held = [place for place in beside if place != NOTHING and holding_any(case.s) >> place & 1]
    if not held:
        return [case.say("exchange-free", tile=tile)]
    named = ", ".join([_place(case, place) for place in held])
    return [case.say("exchange", tile=tile, places=named)]


def keeping(case: Case, tile: int) -> list[str]:
    """What a tile of the first hand is good for (§3.3)."""
    if is_fast(tile):
        return [case.say("keep-fast")]
    if tile == EXCHANGE_TILES:
        return [case.say("keep-exchange")]
    kinds = [kind for kind in range(KINDS) if counts_for(tile, kind)]
    if len(kinds) == KINDS:
        return [case.say("keep-all", strength=strength_of(tile))]
    figure = figure_name(case.language, kinds[0])
    return [case.say("keep-kind", figure=figure, strength=strength_of(tile))]


def placing(case: Case, kind: int, place: int) -> list[str]:
    """How soon the settlement can be closed (§3.4)."""
    figure = figure_name(case.language, kind)
    left = bits(land_around(place) & int(case.s.empty[0]))
    return [case.say("place", figure=figure, place=_place(case, place), left=left)]


# Words


def _place(case: Case, place: int) -> str:
    return place_name(case.language, place)


def _against(case: Case, s: State, kind: int, place: int) -> str:
    """'rice 5 to 3': the seat that decides, and the strongest other."""
    return case.say(
        "against",
        figure=figure_name(case.language, kind),
        mine=strength_at(s, case.seat, kind, place),
        theirs=_strongest(s, case.seat, kind, place),
    )


def _takers(case: Case, s: State, place: int) -> str:
    """'helmet: Blue, rice: set aside'."""
    shown = []
    for kind in range(KINDS):
        if has_figure(s, kind, place):
            taker = taker_of(s, kind, place)
            name = case.say("nobody") if taker == NOBODY else seat_name(case.language, taker)
            shown.append(f"{figure_name(case.language, kind)} → {name}")
    return ", ".join(shown)


def _open_land(s: State, place: int) -> int:
    return bits(int(s.empty[0]) & land_around(place))


def _strengthened(case: Case, tile: int, place: int) -> int:
    """Figures there that the tile counts for."""
    return sum(has_figure(case.s, kind, place) and counts_for(tile, kind) for kind in range(KINDS))


def _strongest(s: State, seat: int, kind: int, place: int) -> int:
    """The strength of the strongest other."""
    others = [other for other in range(s.players) if other != seat]
    return max(strength_at(s, other, kind, place) for other in others)


def _best_tile(s: State, seat: int, kind: int) -> int:
    """The strongest tile that a player has not laid yet, in hand or not, for this kind."""
    tiles = [tile for tile in range(TILE_KINDS) if s.unlaid[seat][tile] and counts_for(tile, kind)]
    return max((strength_of(tile) for tile in tiles), default=0)
