"""Every decision and every chance outcome as a number (RULES.md §8).

Numbers are fixed for ever within a version: masks, records and learned policies rest on them.
There are 1,332 decisions and 1,353 actions in all; chance shares the `figure:` numbers when it
deals the figures. A comment shows each one's notation.

Actions stand in *rows*: a row is a first action and a bit set, in which bit n allows the action
n places on. Every question is answered from a run of rows.
"""

from __future__ import annotations

from engawa.games.samurai.facts import KINDS, LAND_TILES, MOST_PLAYERS, SHIPS, TILE_KINDS
from engawa.games.samurai.japan import LAND, SETTLEMENTS, SPACES
from engawa.games.samurai.state import Step

SEA = SPACES - LAND
HALF_SEA = SEA // 2  # a set of more than 63 does not fit one integer

# Decisions
KEEP = 0  # keep:<tile>
FIGURE = KEEP + TILE_KINDS  # figure:<kind>@<hex>
LAY = FIGURE + KINDS * SETTLEMENTS  # lay:<tile>@<hex>, on open land
SAIL = LAY + LAND_TILES * LAND  # lay:<ship>@<hex>, on sea
SWAP = SAIL + SHIPS * SEA  # swap:<kind>@<hex>
EXCHANGE = SWAP + KINDS * SETTLEMENTS  # exchange:<hex>
END_TURN = EXCHANGE + LAND  # end-turn
WITH = END_TURN + 1  # with:<kind>@<hex>
RELAY = WITH + KINDS * SETTLEMENTS  # relay:<hex>
DECISIONS = RELAY + LAND

# Chance
DRAW_SEAT = DECISIONS  # seat:<n>
DRAW_TILE = DRAW_SEAT + MOST_PLAYERS  # tile:<tile>
ACTIONS = DRAW_TILE + TILE_KINDS

# Rows, in the order of the actions
KEEP_ROW = 0
FIGURE_ROW = KEEP_ROW + 1  # one a kind
LAY_ROW = FIGURE_ROW + KINDS  # one a tile
SAIL_ROW = LAY_ROW + LAND_TILES  # two a ship: the halves of the sea
SWAP_ROW = SAIL_ROW + 2 * SHIPS  # one a kind
EXCHANGE_ROW = SWAP_ROW + KINDS
END_ROW = EXCHANGE_ROW + 1
WITH_ROW = END_ROW + 1  # one a kind
RELAY_ROW = WITH_ROW + KINDS
ROWS = RELAY_ROW + 1

ROW_ACTION = (  # the first action of each row
    KEEP,
    *(FIGURE + kind * SETTLEMENTS for kind in range(KINDS)),
    *(LAY + tile * LAND for tile in range(LAND_TILES)),
    *(SAIL + half * HALF_SEA for half in range(2 * SHIPS)),
    *(SWAP + kind * SETTLEMENTS for kind in range(KINDS)),
    EXCHANGE,
    END_TURN,
    *(WITH + kind * SETTLEMENTS for kind in range(KINDS)),
    RELAY,
    DECISIONS,
)

# The rows that answer a question.
ANSWERS = {
    Step.KEEP: (KEEP_ROW, FIGURE_ROW),
    Step.PLACE_FIGURE: (FIGURE_ROW, LAY_ROW),
    Step.LAY: (LAY_ROW, WITH_ROW),
    Step.SWAP_WITH: (WITH_ROW, RELAY_ROW),
    Step.RELAY: (RELAY_ROW, ROWS),
}
FIRST_ROW = tuple(ANSWERS.get(step, (0, 0))[0] for step in Step)
AFTER_ROWS = tuple(ANSWERS.get(step, (0, 0))[1] for step in Step)

# The actions that chance answers with.
OUTCOMES = {
    Step.FIRST_PLAYER: (DRAW_SEAT, DRAW_TILE),
    Step.DEAL_TILE: (DRAW_TILE, ACTIONS),
    Step.DEAL_FIGURE: (FIGURE, LAY),
    Step.DRAW: (DRAW_TILE, ACTIONS),
}
FIRST_OUTCOME = tuple(OUTCOMES.get(step, (0, 0))[0] for step in Step)
AFTER_OUTCOMES = tuple(OUTCOMES.get(step, (0, 0))[1] for step in Step)
