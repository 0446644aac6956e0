"""A tournament of bots. Every bot takes every seat equally often, and the same deals are played in
every seating, so that neither a good seat nor good luck decides."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from engawa.bots import Bot, Budget
from engawa.core.game import Outcome
from engawa.core.reasons import BadInput
from engawa.core.rule import Progress
from engawa.games import find
from engawa.lab import pool
from engawa.lab.matches import Finished, play_matches, prepare_bots
from engawa.lab.plan import Chunk, Plan, check_games, check_seed, way


@dataclass(frozen=True)
class Contest(Plan):
    """A plan of one way, each game a chunk of its own. Made by `contest`."""

    rotations: int = 1  # seatings in which every deal is played

    @property
    def bots(self) -> tuple[str, ...]:
        return self.ways[0].bots

    def read_chunk(self, number: int) -> Chunk:
        deal, shift = divmod(number, self.rotations)
        seats = range(len(self.bots))
        seating = tuple((seat + shift) % len(seats) for seat in seats)
        return Chunk(0, number, (f"arena {self.seed} {deal}",), seating)


@dataclass(frozen=True)
class Played:
    """How one game went. Lists are by bot, in the order they were named."""

    number: int
    seating: tuple[int, ...]  # which bot took each seat
    ending: str
    wins: tuple[float, ...]  # ties are shared
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...] = field(compare=False)  # thought about them


def contest(
    game: str,
    seats: Sequence[str],
    options: Mapping[str, Any] | None = None,
    budget: Budget | Mapping[str, Budget] | None = None,
    seed: int | str = 0,
    games: int = 100,
) -> Contest:
    """Check what was given; BadInput says what is wrong. At least `games` games are played: every
    deal in every seating. In a cooperative game one bot is enough for all seats, and seats do not
    rotate. A budget is for every bot, or given by kind."""
    together = find(game).is_cooperative
    if len(seats) == 1 and not together:
        raise BadInput("a tournament compares bots; name one for each seat")
    only = way(game, seats, options or {})
    check_games(games)
    rotations = 1 if together or len(set(only.bots)) == 1 else len(only.bots)
    whole = -(-games // rotations) * rotations
    return Contest(game, (only,), whole, check_seed(seed), 1, budget, rotations=rotations)


def play_game(contest: Contest, number: int, players: Sequence[Bot] | None = None) -> Played:
    """One game of the contest. Your own players replace the bots it names."""
    (finished,) = play_matches(contest, number, players)
    return _by_bot(finished, number, contest.read_chunk(number).seating)


def play(
    contest: Contest, jobs: int = 1, progress: Progress | None = None
) -> Generator[Played, None, None]:
    """All games, each as soon as it is over, on `jobs` processes. `progress` is called while
    compiling. Closing the generator ends them."""
    prepare_bots(contest, set(contest.bots), progress)
    one = partial(play_game, contest)
    with closing(pool.work(one, contest.chunks, jobs)) as games:
        for _, played in games:
            yield played


def _by_bot(finished: Finished, number: int, seating: tuple[int, ...]) -> Played:
    match = finished.match
    outcome = match.outcome or Outcome("none", (), (0,) * len(seating), "")  # stopped
    share = 1.0 if match.game.is_cooperative else 1 / max(1, len(outcome.winners))
    seats = sorted(range(len(seating)), key=lambda seat: seating[seat])  # of each bot
    return Played(
        number,
        seating,
        outcome.ending,
        tuple(share if seat in outcome.winners else 0.0 for seat in seats),
        tuple(outcome.scores[seat] for seat in seats),
        tuple(finished.did[seat].total() for seat in seats),
        tuple(finished.seconds[seat] for seat in seats),
    )
