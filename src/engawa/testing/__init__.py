"""The laws every game obeys, to check on yours: `engawa.testing.check("my-game")`.

A law is one promise of a game: a refused action changes nothing, a record replays to the same
bytes, what a seat cannot see never changes its view. `check` tests each law on every way to start
the game and raises `Broken`, which names the law, the start and the seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import SystemRandom

from engawa.testing import asking, compiled_rules, edited_positions, playing, records, views
from engawa.testing.law import Broken, Law, Trial
from engawa.testing.starts import Start, play_randomly, ways_to_start

__all__ = ["Broken", "Law", "Start", "Trial", "check", "laws", "play_randomly", "ways_to_start"]

GAMES = 10  # of each law from each start, unless a caller says otherwise
Report = Callable[[Law, int], None]  # a law that holds, and how often it was checked


def laws(*, compiled: bool = True) -> list[Law]:
    """All laws in the order they are checked; optionally without those about compiled rules."""
    modules = [playing, records, views, asking, edited_positions]
    if compiled:
        modules.append(compiled_rules)
    return [found for module in modules for found in vars(module).values() if type(found) is Law]


def check(
    game: str,
    *,
    starts: Mapping[str, Start] | None = None,
    games: int = GAMES,
    seed: int | None = None,
    compiled: bool = True,
    only: Iterable[Law] | None = None,
    report: Report | None = None,
) -> None:
    """Check every law on every way to start a game; Broken names the first that does not hold.

    `starts` adds positions that random play seldom reaches: functions from a seed to a match. For
    each law and start, `games` games are played, with `seed`, `seed + 1` and so on; without a seed
    they are different each time. `compiled=False` leaves out what needs the rules compiled.
    """
    ways = {**ways_to_start(game), **(starts or {})}
    first = SystemRandom().randrange(10**9) if seed is None else seed
    for law in laws(compiled=compiled) if only is None else only:
        names = list(ways)[:1] if law.is_once else list(ways)
        for name in names:
            law.try_on(game, ways, name, seed=first, games=games)
        if report:
            report(law, len(names) * law.tries(games))
