"""Positions of Rent a Hero that random play seldom reaches, for the laws."""

from __future__ import annotations

from typing import Any

from tests.games.rent_a_hero.table import position

import engawa
from engawa.testing import Start


def _placed(seed: Any, *bands: tuple[int, ...], **more: Any) -> engawa.Match:
    return engawa.from_dict(position(*bands, **more), seed=seed)


def _hint(card: int, giver: int, sender: int, about: int | None, wanderer: int) -> dict[str, Any]:
    answer = card == (about or wanderer)
    return {"card": card, "giver": giver, "sender": sender, "answer": answer, "about": about}


# Chickens and witches everywhere: random players seldom get to cancels of cancels.
COURT = ((1, 3, 7, 5), (1, 3, 2, 4), (1, 3, 6, 5), (1, 3, 4, 7), (1, 3, 2, 6))
# A wanderer on its way, hints about it and about earlier ones, a hand that lacked.
JOURNEY: dict[str, Any] = {
    "hands": [(1, 6, 7), (2, 2, 5, 6), (4, 6, 7), (1, 2, 3, 4, 5, 6, 7)],
    "moment": "hold",
    "holder": 1,
    "requirement": 4,
    "wanderer": 3,
    "lacks": {2: [3, 5], 0: [2, 3, 4]},
    "newer": {0: 2},
    "hint_cards": [
        _hint(6, 2, 1, 6, 3),
        _hint(2, 1, 0, 5, 3),
        _hint(7, 3, 2, 1, 3),
        _hint(3, 1, 0, None, 3),
        _hint(4, 1, 0, None, 3),
    ],
}

RENT_A_HERO: dict[str, Start] = {
    "cancels of cancels": lambda seed: _placed(seed, *COURT),
    "wanderer on its way": lambda seed: _placed(seed, *COURT[:4], **JOURNEY),
    "last cards": lambda seed: _placed(seed, *COURT, deck=[3, 7], sender=2),
    "last cards, endless": lambda seed: _placed(
        seed, *COURT[:3], deck=[5], endless=True, hints="original", sender=1
    ),
}
