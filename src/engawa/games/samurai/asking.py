"""The question, what each answer would do, and why not something else."""

from __future__ import annotations

from functools import cache

from engawa.core.game import Details, View
from engawa.core.names import word
from engawa.core.words import say
from engawa.games.samurai.actions import Action
from engawa.games.samurai.facts import EXCHANGE_FIGURES, EXCHANGE_TILES, EXCHANGES, TILES
from engawa.games.samurai.japan import LAND_NAMES, SEA_NAMES, SETTLEMENT_NAMES
from engawa.games.samurai.position import figure_named
from engawa.games.samurai.reasons import Never
from engawa.games.samurai.sentences import (
    PART,
    figure_name,
    named,
    place_name,
    seat_name,
    tile_name,
)
from engawa.games.samurai.state import State


def asked(view: View, language: str) -> str:
    """Who has to decide, and what."""
    if not isinstance(view["actor"], int):
        return ""
    details: Details = {"seat": seat_name(language, view["turn"])}
    if view["relay"]:
        details["tile"] = tile_name(language, TILES.index(view["relay"]))
    if view["swap"]:
        kind, place = figure_named(view["swap"])
        details["figure"] = figure_name(language, kind)
        details["place"] = place_name(language, place)
    if view["step"] == "lay":
        details["laid"] = view["tiles_laid"]
    return say(language, PART, f"ask-{view['step']}", **details)


@cache
def choice(action: int, language: str) -> str:
    """What an answer would do: the same in every position. Cached, since there may be hundreds."""
    spelled = Action.spelled()[action]
    return say(language, PART, f"do-{spelled.verb}", **named(spelled.names, language))


def reason_details(s: State, action: int, language: str) -> Details:
    """What a refusal's sentence may name: who decides, and what the action names or uses."""
    is_exchange = Action.EXCHANGE <= action < Action.END_TURN
    exchange = EXCHANGE_TILES if is_exchange else EXCHANGE_FIGURES
    details = {
        "seat": seat_name(language, s.turn),
        "players": s.players,
        "tile": tile_name(language, exchange),
        **named(Action.spelled()[action].names, language),
    }
    if "place" in details:
        details["hex"] = details["place"]
    if s.swap_place >= 0:
        details["first_place"] = place_name(language, s.swap_place)
    return details


@cache
def never_laid() -> dict[str, tuple[Never, int, str]]:
    """§4.2: a tile and a hex that do not go together, so there is no such action: why not, and
    both."""
    found = {}
    for tile, name in enumerate(TILES):
        for at in (*LAND_NAMES, *SEA_NAMES, *SETTLEMENT_NAMES):
            if EXCHANGES >> tile & 1:
                why = Never.WRITTEN_OTHERWISE
            elif at in SETTLEMENT_NAMES:
                why = Never.ON_SETTLEMENT
            else:
                why = Never.LAND_ONLY if at in SEA_NAMES else Never.SEA_ONLY
            found[Action.text_of("lay", (name, at))] = (why, tile, at)
    return found


def never(action: str, language: str) -> tuple[str, str, str] | None:
    if action not in never_laid():
        return None
    why, tile, at = never_laid()[action]
    text = say(language, PART, f"refused-{word(why)}", tile=tile_name(language, tile), hex=at)
    return word(why), text, why.section
