"""How random games end: every variant, with all components counted after every action."""

from __future__ import annotations

import numpy as np
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from engawa.bench.ways import ready, ways_to_play
from engawa.core.compiled import CompiledRules
from engawa.core.game import Game

CHUNK = 5_000  # games between two moves of the progress bar


def endings_table(game: Game, rules: CompiledRules, games: int, console: Console) -> Table:
    """Per cent of games by ending; `wrong` counts games that lost a component or never ended."""
    names = [name for name in game.endings if name != "none"]
    table = Table(title=f"How {games:,} random games of each kind end")
    for heading in (*game.options.variants, "players", "actions", *names, "wrong"):
        table.add_column(heading, justify="left" if heading in game.options.variants else "right")
    ways = ways_to_play(game)
    with Progress(console=console, transient=True) as progress:
        task = progress.add_task("Playing random games", total=games * len(ways))
        for number, options in enumerate(ways):
            counts = np.zeros(len(game.endings) + 1, np.int64)
            wrong = 0
            for start in range(0, games, CHUNK):
                chunk = min(CHUNK, games - start)
                wrong += _play(game, rules, options, chunk, number * games + start, counts)
                progress.advance(task, chunk)
            shares = [f"{counts[game.endings.index(name)] / games:.2%}" for name in names]
            length = f"{counts[-1] / games:.1f}"
            way = [str(options[name]) for name in (*game.options.variants, "players")]
            table.add_row(*way, length, *shares, str(wrong))
    return table


def _play(
    game: Game,
    rules: CompiledRules,
    options: dict[str, object],
    games: int,
    seed: int,
    counts: np.ndarray[tuple[int], np.dtype[np.int64]],
) -> int:
    states, cup = rules.states(2), rules.dice(0)
    rules.put(states, 0, ready(game, options))
    return int(rules.check_many(states, 0, games, seed, cup, counts))
