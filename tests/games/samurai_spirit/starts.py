"""Line-ups of Samurai Spirit and positions that random play seldom reaches, for the laws."""

from __future__ import annotations

from functools import partial
from typing import Any

from tests.games.samurai_spirit.table import BOSSES, LIEUTENANTS, PLUNDERERS

import engawa
from engawa.testing import Start

NAMES = ("kyuzo", "katsushiro", "heihachi", "kikuchiyo", "daisuke", "gorobei", "kanbei")


def _fresh(seed: Any, **options: Any) -> engawa.Match:
    return engawa.new("samurai-spirit", seed=seed, **options)


def _last_round(seed: Any, seats: int, level: str) -> engawa.Match:
    """Round 3 with the reinforcing boss last in a line, everybody an animal: random players
    do not live to see it."""
    officers = seats - (level == "easy")
    reinforcing = "6-none-no-defence-reinforce-flames"
    bosses = [reinforcing, *(boss for boss in BOSSES if boss != reinforcing)][:officers]
    plunderers = PLUNDERERS[: seats * (6 if level == "easy" else 7)]
    lines = [[reinforcing] if seat == 0 else [] for seat in range(seats)]
    unknown = [*plunderers[2:], *LIEUTENANTS[:officers], *bosses[1:]]
    position = {
        "game": "samurai-spirit",
        "players": 1 if seats == 2 else seats,
        "level": level,
        "two_samurai_rule": True,
        "round": 3,
        "turn": 0,
        "barricades": seats,
        "farmsteads": {"family": 1, "farmstead": 1, "barricade": 2, "wound": 2},
        "families": ["heal", "barricade", "repel"],
        "stack": ["?"] * (len(unknown) - 2),
        "intruders": ["?", "?"],
        "discard": plunderers[:2],
        "unknown": unknown,
        "seats": [
            {"samurai": NAMES[seat], "wounds": 2, "combat": lines[seat]} for seat in range(seats)
        ],
    }
    return engawa.from_dict(position, seed=seed)


SAMURAI_SPIRIT: dict[str, Start] = {
    "solo with four": partial(_fresh, players=1, samurai=4, level="hard"),
    "three, chosen": partial(_fresh, samurai=["kyuzo", "gorobei", "kanbei"], level="hard"),
    "last round of two": partial(_last_round, seats=2, level="normal"),
    "last round of four": partial(_last_round, seats=4, level="easy"),
    "last round of seven": partial(_last_round, seats=7, level="hard"),
}
