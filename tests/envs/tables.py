"""Tables that the laws of the environments are tried on."""

from __future__ import annotations

from typing import Any

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("rent-a-hero", {}),
    ("rent-a-hero", {"players": 5, "hints": "original", "deck": "endless"}),
    ("samurai", {}),
    ("samurai", {"players": 4, "hands": "chosen", "figures": "players"}),
    ("samurai-spirit", {"samurai": ["kyuzo", "gorobei", "kanbei"], "level": "easy"}),
    ("samurai-spirit", {"players": 7, "level": "hard"}),
    ("samurai-spirit", {"players": 1, "samurai": 4}),
]
GAMES = ("rent-a-hero", "samurai", "samurai-spirit")
