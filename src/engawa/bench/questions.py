"""How many questions a random game asks, by kind, to see that there are not too many."""

from __future__ import annotations

import numpy as np
from rich import box
from rich.table import Table

from engawa.bench.ways import ready, ways_to_play
from engawa.core.compiled import CompiledRules
from engawa.core.game import Game
from engawa.core.names import words


def questions_table(game: Game, rules: CompiledRules, games: int) -> Table:
    """Decisions a game, by kind, for each way to play."""
    questions = words(game.question) if game.question else ()
    title = f"Decisions of each kind in a game, over {games:,} random games"
    table = Table(title=title, box=box.SIMPLE, pad_edge=False)
    table.add_column("", no_wrap=True)
    for heading in (*questions, "all"):
        table.add_column(heading.replace("-", " "), justify="right")
    for number, options in enumerate(ways_to_play(game)):
        states, counts = rules.states(2), np.zeros(len(questions), np.int64)
        rules.put(states, 0, ready(game, options))
        rules.ask_many(states, 0, games, number * games, rules.dice(0), counts)
        way = " ".join(str(options[name]) for name in ("players", *game.options.variants))
        table.add_row(way, *(f"{count / games:.1f}" for count in [*counts, counts.sum()]))
    return table
