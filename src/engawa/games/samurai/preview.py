"""What a player would see after an action, from what the player sees before it.

The action is tried in a guessed position that is consistent with the view, and chance draws
nothing: what is hidden stays hidden, so a preview reveals nothing that the view does not.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from typing import Any

from engawa.core.contract import CHANCE, OVER
from engawa.core.dice import new_dice
from engawa.games.samurai import position
from engawa.games.samurai.actions import Action
from engawa.games.samurai.guess import guess
from engawa.games.samurai.rules import actor, advance, apply, legal
from engawa.games.samurai.state import State
from engawa.games.samurai.view import hide

SEED = 0  # of the guessed position: any will do, always the same


def after(view: Mapping[str, Any], action: int) -> State:
    """The position after the action, as far as the seat of the view knows it."""
    s = position.restore(view, hidden=True)
    guess(s, new_dice(SEED))
    advance(s)
    apply(s, action)
    hide(s, view["seat"])
    return s


def told(view: Mapping[str, Any], s: State, shown: dict[str, Any]) -> dict[str, Any]:
    """The position as a view. When a game ends all screens are lifted; here the figures behind
    them are only guessed, so they stay unknown."""
    for known, player in zip(view["seats"], shown["seats"], strict=True):
        if known["captured"] is None:
            player["captured"] = None
    asked = actor(s)
    mask = [0] * len(Action.texts())
    if asked == view["seat"]:
        legal(s, mask)
    return {
        "game": view["game"],
        "seat": view["seat"],
        "actor": {CHANCE: "chance", OVER: None}.get(asked, asked),
        **shown,
        "legal": list(compress(Action.texts(), mask)),
    }
