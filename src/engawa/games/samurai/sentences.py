"""Seats, tiles, figures and places as the words that go into sentences."""

from __future__ import annotations

from collections.abc import Sequence

from engawa.core.game import Details
from engawa.core.words import say
from engawa.games.samurai.facts import ARMY, KIND_NAMES, MOST_PLAYERS, TILES
from engawa.games.samurai.japan import PLACE_NAMES, SETTLEMENT_NAMES, SPACE_NAMES

PART = "samurai"
COLOURS = ("blue", "red", "green", "yellow")[:MOST_PLAYERS]  # of the seats


def seat_name(language: str, seat: int) -> str:
    return say(language, PART, f"seat-{COLOURS[seat]}")


def tile_name(language: str, tile: int) -> str:
    """'helmet 4'; the exchanges have no number."""
    sign, strength = ARMY[tile].sign, ARMY[tile].strength
    name = say(language, PART, f"tile-{sign}")
    return f"{name} {strength}" if strength else name


def figure_name(language: str, kind: int) -> str:
    return say(language, PART, f"figure-{KIND_NAMES[kind]}")


def place_name(language: str, settlement: int) -> str:
    """'Edo (O14)'."""
    place = say(language, PART, f"place-{PLACE_NAMES[settlement].lower()}")
    return f"{place} ({SETTLEMENT_NAMES[settlement]})"


def place_at(language: str, at: str) -> str:
    """A settlement by its name and hex; any other hex as it is written."""
    return place_name(language, SETTLEMENT_NAMES.index(at)) if at in SETTLEMENT_NAMES else at


def list_of(language: str, names: Sequence[str]) -> str:
    """'Blue', 'Blue and Red', 'Blue, Red and Green'."""
    if len(names) == 1:
        return names[0]
    return say(language, PART, "list", others=", ".join(names[:-1]), last=names[-1])


def detail(kind: str, number: int, language: str) -> str | int:
    """What a number of an event is in words."""
    match kind:
        case "seat":
            return seat_name(language, number)
        case "tile":
            return tile_name(language, number)
        case "figure" | "other_figure":
            return figure_name(language, number)
        case "place" | "other_place":
            return place_name(language, number)
        case "hex":
            return SPACE_NAMES[number]
        case _:
            return number


def named(names: Sequence[str], language: str) -> Details:
    """What an action names, in words: a tile, a figure, a place."""
    details: Details = {}
    for name in names:
        if name in TILES:
            details["tile"] = tile_name(language, TILES.index(name))
        elif name in KIND_NAMES:
            details["figure"] = figure_name(language, KIND_NAMES.index(name))
        else:
            details["place"] = place_at(language, name)
    return details
