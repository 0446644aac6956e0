"""Setting up positions for tests: name what matters, the rest is filled in lawfully."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import engawa

BANDS: tuple[Sequence[int], ...] = ((), (), ())
HANDS: tuple[Sequence[int], ...] = ((1, 2, 3, 4, 5),) * 5


def position(
    *bands: Sequence[int],
    hands: Sequence[Sequence[int]] | None = None,
    used: Mapping[int, Sequence[int]] | None = None,
    eliminated: Mapping[int, Sequence[int]] | None = None,
    powers_used: Mapping[int, int] | None = None,
    lacks: Mapping[int, Sequence[int]] | None = None,
    newer: Mapping[int, int] | None = None,
    deck: Sequence[int] | None = None,
    hints: str = "standard",
    endless: bool = False,
    powers: str = "game",
    moment: str = "send",
    **more: Any,
) -> dict[str, Any]:
    """A position, one band of ready heroes for each seat; `used` names those of them turned.

    Hands are one of each hero from 1 to 5, unless named. `deck` names all of its cards: those
    that are nowhere else then lie on the discard pile, face up.
    """
    found: dict[str, Any] = {
        "game": "rent-a-hero",
        "variants": {
            "hints": hints,
            "deck": "endless" if endless else "finite",
            "powers": powers,
        },
        "moment": moment,
        "sender": 0,
        "requirement": None if moment == "turn" else 1,
        "discard": [] if moment == "turn" else [more.get("requirement", 1)],
        "seats": [
            {
                "hand": list((hands or HANDS)[seat]),
                "ready": [hero for hero in band if hero not in (used or {}).get(seat, ())],
                "used": list((used or {}).get(seat, ())),
                "eliminated": list((eliminated or {}).get(seat, ())),
                "powers_used": (powers_used or {}).get(seat, 0),
                "lacks": list((lacks or {}).get(seat, ())),
                "newer": (newer or {}).get(seat, 0),
            }
            for seat, band in enumerate(bands or BANDS)
        ],
    }
    found |= more
    if deck is not None:
        found["discard"] = _rest(found, deck)
    return found


def _rest(found: Mapping[str, Any], deck: Sequence[int]) -> list[int]:
    """The cards that are nowhere else."""
    named = [*deck, found.get("wanderer")]
    named += [hint["card"] for hint in found.get("hint_cards", ())]
    for seat in found["seats"]:
        named += seat["hand"] + seat["ready"] + seat["used"] + seat["eliminated"]
    return [hero for hero in range(1, 8) for _ in range(11 - named.count(hero))]


def table(*bands: Sequence[int], **more: Any) -> engawa.Match:
    """A match from such a position, with manual chance."""
    return engawa.from_dict(position(*bands, **more), chance="manual")


def play(match: engawa.Match, *actions: str) -> engawa.Match:
    """Play several actions; each must be legal."""
    for action in actions:
        match.play(action)
    return match


def actor(match: engawa.Match) -> int | str | None:
    """Who is asked. A function, since a checker thinks that an attribute stays what it was."""
    return match.actor


def seat_of(match: engawa.Match, seat: int) -> dict[str, Any]:
    """What lies before a player, and his hand."""
    found: dict[str, Any] = match.to_dict()["seats"][seat]
    return found


def code(match: engawa.Match, action: str) -> str:
    """Why not: the reason's code, or '' if it is allowed."""
    reason = match.why_not(action)
    return reason.code if reason else ""


def section(match: engawa.Match, action: str) -> str:
    reason = match.why_not(action)
    return reason.section if reason else ""
