"""Numbers of events and refusals as the words that go into sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engawa.core.names import word
from engawa.core.words import SENTENCES_KEPT, say
from engawa.games.samurai.events import DETAILS, Event
from engawa.games.samurai.facts import MOST_PLAYERS, TILES
from engawa.games.samurai.japan import PLACE_NAMES, SETTLEMENT_NAMES, SPACE_NAMES
from engawa.games.samurai.notation import ACTION_TEXTS, KIND_NAMES
from engawa.games.samurai.state import State

PART = "samurai"
COLOURS = ("blue", "red", "green", "yellow")[:MOST_PLAYERS]  # of the seats


def seat_name(language: str, seat: int) -> str:
    return say(language, PART, f"seat-{COLOURS[seat]}")


def tile_name(language: str, tile: int) -> str:
    """'helmet 4'; the exchanges have no number."""
    name, _, strength = TILES[tile].rpartition("-")
    if name == "exchange":
        return say(language, PART, f"tile-{TILES[tile]}")
    return f"{say(language, PART, f'tile-{name}')} {strength}"


def figure_name(language: str, kind: int) -> str:
    return say(language, PART, f"figure-{KIND_NAMES[kind]}")


def place_name(language: str, settlement: int) -> str:
    """'Edo (O14)'."""
    place = say(language, PART, f"place-{PLACE_NAMES[settlement].lower()}")
    return f"{place} ({SETTLEMENT_NAMES[settlement]})"


def list_of(language: str, names: Sequence[str]) -> str:
    """'Blue', 'Blue and Red', 'Blue, Red and Green'."""
    if len(names) == 1:
        return names[0]
    return say(language, PART, "list", others=", ".join(names[:-1]), last=names[-1])


@lru_cache(maxsize=SENTENCES_KEPT)
def sentence_for(note: tuple[int, ...], language: str) -> str:
    """What a note of the rules says to people."""
    event = Event(note[0])
    details = details_of(DETAILS[event], note[1:], language)
    return say(language, PART, f"event-{word(event)}", **details)


def details_of(kinds: Sequence[str], numbers: Sequence[int], language: str) -> dict[str, str | int]:
    """An event's numbers as named words."""
    return {kind: _detail(kind, n, language) for kind, n in zip(kinds, numbers, strict=True)}


def _detail(kind: str, number: int, language: str) -> str | int:
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


def reason_details(s: State, action: int, language: str) -> dict[str, str | int]:
    """What a refusal's sentence may name: who is asked, and what the action names."""
    details: dict[str, str | int] = {"seat": seat_name(language, s.turn), "players": s.players}
    head, _, rest = ACTION_TEXTS[action].partition(":")
    named, _, at = rest.rpartition("@")
    if named in KIND_NAMES:
        details["figure"] = figure_name(language, KIND_NAMES.index(named))
    if at in SETTLEMENT_NAMES:
        details["place"] = place_name(language, SETTLEMENT_NAMES.index(at))
    details["hex"] = str(details.get("place", at))
    details["tile"] = tile_name(language, _tile_of(head, named or at))
    if s.swap_place >= 0:
        details["first_place"] = place_name(language, s.swap_place)
    return details


def _tile_of(verb: str, named: str) -> int:
    """The tile an action uses."""
    if named in TILES:
        return TILES.index(named)
    return TILES.index("exchange-tiles" if verb in ("exchange", "relay") else "exchange-figures")
