"""What is asked, in one sentence, and what each answer would do: read from a view alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from engawa.core.words import say
from engawa.games.samurai.facts import TILES
from engawa.games.samurai.japan import SETTLEMENT_NAMES
from engawa.games.samurai.notation import KIND_NAMES
from engawa.games.samurai.sentences import PART, figure_name, place_name, seat_name, tile_name

View = Mapping[str, Any]


def asked(view: View, language: str) -> str:
    """Who is asked, and what."""
    if not isinstance(view["actor"], int):
        return ""
    details: dict[str, str | int] = {"seat": seat_name(language, view["turn"])}
    if view["relay"]:
        details["tile"] = tile_name(language, TILES.index(view["relay"]))
    if view["swap"]:
        kind, _, at = view["swap"].partition("@")
        details["figure"] = figure_name(language, KIND_NAMES.index(kind))
        details["place"] = place_at(language, at)
    if view["step"] == "lay":
        details["laid"] = view["tiles_laid"]
    return say(language, PART, f"ask-{view['step']}", **details)


@cache
def choice(action: str, language: str) -> str:
    """What an answer would do: the same in every position. Kept, as there may be hundreds."""
    verb, _, what = action.partition(":")
    named, _, at = what.rpartition("@")
    details: dict[str, str | int] = {"place": place_at(language, at)}
    if verb == "keep":
        details["tile"] = tile_name(language, TILES.index(what))
    elif verb == "lay":
        details["tile"] = tile_name(language, TILES.index(named))
    elif named:
        details["figure"] = figure_name(language, KIND_NAMES.index(named))
    return say(language, PART, f"do-{verb}", **details)


def place_at(language: str, at: str) -> str:
    """A settlement by its name and hex; any other hex as it is written."""
    return place_name(language, SETTLEMENT_NAMES.index(at)) if at in SETTLEMENT_NAMES else at
