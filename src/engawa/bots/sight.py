"""From a view to the record it shows: the only way into a bot."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engawa.core.dice import new_dice
from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.core.record import Record


def read(game: Game, view: Mapping[str, Any]) -> Record:
    """What the view shows, with everything hidden left blank; BadInput if it cannot be played."""
    if view.get("game") != game.name:
        raise BadInput(f"this bot plays {game.name}; the view is of {view.get('game')!r}")
    if view.get("actor") is None:
        raise BadInput("the game is over: there is nothing to choose")
    seat = view.get("seat")
    if seat is None:
        raise BadInput("a spectator has nothing to choose; give the view of the seat that decides")
    if view.get("actor") != seat:
        raise BadInput(f"seat {seat} does not decide now; seat {view.get('actor')} does")
    s: Record = game.restore(view, hidden=True)
    if legal_actions(game, any_world(game, s, seat)) != list(view.get("legal", ())):
        raise BadInput("the view's 'legal' is not what its position allows")
    return s


def any_world(game: Game, seen: Record, seat: int) -> Record:
    """A consistent position. What a seat may do, and how it looks, depends only on what it sees, so
    any such position will do."""
    world = seen.twin()
    game.rules.guess(world, new_dice(0))
    game.rules.advance(world)
    if game.rules.actor(world) != seat:
        raise BadInput(f"in the position of the view seat {seat} does not decide")
    return world


def legal_actions(game: Game, world: Record) -> list[str]:
    mask = [0] * len(game.actions)
    game.rules.legal(world, mask)
    return [game.actions[number] for number, is_legal in enumerate(mask) if is_legal]
