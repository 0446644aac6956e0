"""The card that a question is about."""

from __future__ import annotations

from engawa.core.match import Match

CARD_STEPS = ("play", "play-kept")
PENALTY_STEPS = ("penalty-order", "ignore-or-suffer")


def card_at_hand(match: Match) -> str | None:
    view = match.view(None)
    step = view["agenda"][-1] if view["agenda"] else {"step": None}
    if step["step"] in CARD_STEPS:
        return str(step["value"])
    if step["step"] in PENALTY_STEPS and view["penalty_card"]:
        return str(view["penalty_card"])
    return None
