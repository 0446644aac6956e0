"""Which three samurai save the village? `python examples/lineups.py [--games 2000]`.

All 35 line-ups of three play the same number of games, with greedy bots. The table is kept, so
running this again is instant, and `engawa lab report` can plot it.
"""

import argparse
from itertools import combinations
from pathlib import Path

from engawa.core.interval import interval
from engawa.games.samurai_spirit.lab import help_of, line_ups
from engawa.lab.grid import sweep
from engawa.lab.report import write_report
from engawa.lab.run import run
from engawa.lab.summary import Summary, read

LineUp = tuple[str, ...]


# 1. Say what is to be played: every combination of the values of these axes.
def play(games: int, folder: Path, seed: int = 1) -> Summary:
    plan = sweep(
        "samurai-spirit", ["greedy"], {"samurai": line_ups(3), "level": ["easy"]}, games, seed
    )
    return read(run(plan, folder / f"lineups-{games}.parquet"))


# 2. Rank them by win rate, with Wilson's interval of each.
def ranking(played: Summary) -> dict[LineUp, tuple[float, float, float]]:
    rates = {}
    for number, way in enumerate(played.ways):
        wins, games = played.wins[number], int(played.games[number])
        rates[tuple(way.options["samurai"])] = (wins / games, *interval(wins, games))
    return dict(sorted(rates.items(), key=lambda entry: -entry[1][0]))


# 3. Who helps on his own, and which pairs are better than their two halves together?
def helpers(played: Summary) -> dict[str, float]:
    found = {name: help_of(played, number) for number, name in enumerate(played.people)}
    return {name: help.value for name, help in found.items() if help}


def pairs(ranked: dict[LineUp, tuple[float, float, float]], alone: dict[str, float]) -> LineUp:
    usual = sum(rate for rate, _, _ in ranked.values()) / len(ranked)

    def surplus(pair: LineUp) -> float:
        together = [rate for names, (rate, _, _) in ranked.items() if set(pair) <= set(names)]
        return sum(together) / len(together) - usual - sum(alone[name] for name in pair)

    return max(combinations(alone, 2), key=surplus)


def show(ranked: dict[LineUp, tuple[float, float, float]]) -> None:
    for names, (rate, low, high) in ranked.items():
        print(
            f"{', '.join(names):34} {rate:6.1%} ({low:.1%} to {high:.1%}) {'#' * round(80 * rate)}"
        )


if __name__ == "__main__":
    options = argparse.ArgumentParser(description="Compare line-ups of samurai.")
    options.add_argument("--games", type=int, default=2000, help="of each line-up")
    options.add_argument("--folder", type=Path, default=Path())
    given = options.parse_args()
    summary = play(given.games, given.folder)
    ranked = ranking(summary)
    show(ranked)
    alone = helpers(summary)
    for name, points in sorted(alone.items(), key=lambda entry: -entry[1]):
        print(f"with {name} rather than without: {100 * points:+.1f} points")
    print("better together than their parts:", " and ".join(pairs(ranked, alone)))
    page = given.folder / "lineups.html"
    write_report(given.folder / f"lineups-{given.games}.parquet", page)
    print(f"drawn in {page}")
