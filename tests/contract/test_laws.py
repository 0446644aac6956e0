"""Our games obey every law, however they start."""

from __future__ import annotations

import random

import pytest
from tests.contract.tables import ALL, STARTS

from engawa.testing import Law, laws

GAMES = 5  # of each law from each start; other ones in every run


def _tried(law: Law) -> list[tuple[str, str]]:
    return [(game, next(iter(STARTS[game]))) for game in STARTS] if law.is_once else ALL


@pytest.mark.parametrize(
    ("law", "game", "name"),
    [
        pytest.param(law, *start, id="-".join((law.hold.__name__, *start)))
        for law in laws()
        for start in _tried(law)
    ],
)
def test_the_law_holds(law: Law, game: str, name: str) -> None:
    law.try_on(game, STARTS[game], name, seed=random.randrange(10**9), games=GAMES)
