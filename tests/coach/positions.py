"""Positions that several tests of the coach look at."""

from __future__ import annotations

from tests.games.samurai_spirit.table import table

import engawa


def before_the_last_doll() -> engawa.Match:
    """The last card of the last round is drawn: a doll, all that the last family still lacks."""
    match = table(
        "kyuzo",
        "gorobei",
        "kanbei",
        round_number=3,
        families=["heal"],
        defence={
            "kyuzo": ["1-hat-intruder", "1-farm-intruder"],
            "gorobei": ["2-hat-flames", "2-farm-intruder", "2-doll"],
            "kanbei": ["3-hat-flames", "3-farm-no-support", "3-doll"],
        },
        stack=["1-doll"],
        stack_left=1,
    )
    match.play("fight")
    return match
