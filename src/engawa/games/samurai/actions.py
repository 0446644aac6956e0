"""Every decision and every chance outcome (RULES.md §8), and which of them answer a question.

Chance shares `figure:` with the players when it deals the figures.

The answers to a question are found in *rows*: actions one after the other that differ in their last
name, mostly in where. What is allowed in a row is a set of bits, bit n for its n-th action; the sea
has more hexes than one number has bits, so it is two rows.
"""

from __future__ import annotations

from collections.abc import Iterator

from engawa.core.actions import Actions, decision, outcome, pair, runs
from engawa.core.rule import rule
from engawa.games.samurai.facts import (
    FIRST_SHIP,
    KIND_NAMES,
    LAND_TILES,
    MOST_PLAYERS,
    SHIPS,
    TILES,
)
from engawa.games.samurai.japan import (
    LAND,
    LAND_NAMES,
    SEA,
    SEA_NAMES,
    SETTLEMENT_NAMES,
    SETTLEMENTS,
)
from engawa.games.samurai.state import Step


class Action(Actions):
    KEEP = decision(TILES)  # keep:rice-4
    FIGURE = decision(KIND_NAMES, "@", SETTLEMENT_NAMES)  # figure:helmet@O14
    LAY = decision(TILES[:LAND_TILES], "@", LAND_NAMES)  # lay:rice-4@K17
    SAIL = decision(TILES[FIRST_SHIP:][:SHIPS], "@", SEA_NAMES, verb="lay")  # lay:ship-1@K19
    SWAP = decision(KIND_NAMES, "@", SETTLEMENT_NAMES)  # swap:helmet@O14
    EXCHANGE = decision(LAND_NAMES)  # exchange:K17
    END_TURN = decision()  # end-turn
    WITH = decision(KIND_NAMES, "@", SETTLEMENT_NAMES)  # with:rice@Q15
    RELAY = decision(LAND_NAMES)  # relay:P14
    SEAT = outcome(range(MOST_PLAYERS))  # seat:0
    TILE = outcome(TILES)  # tile:rice-4


# Questions to chance, with its possible outcomes.
FIRST_OUTCOME, AFTER_OUTCOMES = runs(
    Step,
    {
        Step.FIRST_PLAYER: (Action.SEAT, Action.SEAT),
        Step.DEAL_TILE: (Action.TILE, Action.TILE),
        Step.DEAL_FIGURE: (Action.FIGURE, Action.FIGURE),
        Step.DRAW: (Action.TILE, Action.TILE),
    },
)
# Questions to a player.
FIRST_ANSWER, AFTER_ANSWERS = runs(
    Step,
    {
        Step.KEEP: (Action.KEEP, Action.KEEP),
        Step.PLACE_FIGURE: (Action.FIGURE, Action.FIGURE),
        Step.LAY: (Action.LAY, Action.END_TURN),
        Step.SWAP_WITH: (Action.WITH, Action.WITH),
        Step.RELAY: (Action.RELAY, Action.RELAY),
    },
)


def _rows() -> Iterator[tuple[int, int]]:
    """For every decision its place in its row, and the length of that row."""
    for action in Action:
        parts = action.form.parts
        last_names = len(parts[-1]) if parts else 1
        if not action.form.is_outcome:
            for name in [*range(last_names)] * (action.count // last_names):
                row, place = divmod(name, LAND)
                yield place, min(LAND, last_names - row * LAND)


PLACE_IN_ROW = tuple(place for place, _ in _rows())
ROW_LENGTH = tuple(length for _, length in _rows())


@rule
def first_outcome(step: int) -> int:
    return FIRST_OUTCOME[step]


@rule
def after_outcomes(step: int) -> int:
    return AFTER_OUTCOMES[step]


@rule
def first_answer(step: int) -> int:
    return FIRST_ANSWER[step]


@rule
def after_answers(step: int) -> int:
    return AFTER_ANSWERS[step]


@rule
def place_in_row(action: int) -> int:
    return PLACE_IN_ROW[action]


@rule
def row_length(action: int) -> int:
    return ROW_LENGTH[action]


@rule
def figure_of(action: int, first: int) -> tuple[int, int]:
    """The kind and the settlement of <kind>@<hex>, `first` being the form's."""
    return pair(action - first, SETTLEMENTS)


@rule
def tile_and_space(action: int) -> tuple[int, int]:
    """What lay:<tile>@<hex> lays, and where: of both forms."""
    if action < Action.SAIL:
        return pair(action - Action.LAY, LAND)
    ship, space = pair(action - Action.SAIL, SEA)
    return FIRST_SHIP + ship, LAND + space
