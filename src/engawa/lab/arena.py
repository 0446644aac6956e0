"""A tournament of bots. Every bot sits everywhere equally often, and the same deals are played in
every seating, so that neither a good seat nor good luck makes a champion.

A game is played through `Match` and `Bot.choose`, as at any other table. What happens in it depends
only on its number and the contest, never on who computes it or what was played before; budgets in
seconds are the exception, since no clock repeats itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import engawa
from engawa import bots
from engawa.bots import KINDS, Bot, Budget
from engawa.core.game import Outcome
from engawa.core.match import Match
from engawa.core.playout import STEP_LIMIT
from engawa.core.reasons import BadInput
from engawa.core.rule import Progress
from engawa.games import find


@dataclass(frozen=True)
class Contest:
    """What is played, and who plays it. Made by `contest`."""

    game: str
    options: Mapping[str, Any]
    kinds: tuple[str, ...]  # the bots, one for each seat
    budgets: tuple[Budget | None, ...]  # of each bot for a decision; None: as it likes
    seed: int | str = 0
    rotations: int = 1  # seatings of each deal

    def seating(self, number: int) -> tuple[int, ...]:
        """Which bot takes each seat in this game."""
        shift, count = number % self.rotations, len(self.kinds)
        return tuple((seat + shift) % count for seat in range(count))

    def new_match(self, number: int) -> Match:
        deal = number // self.rotations
        return engawa.new(self.game, seed=f"arena {self.seed} {deal}", **self.options)


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
) -> Contest:
    """Check what was given; BadInput says what is wrong. Where all win or lose together, one kind
    is enough for all seats, and the seats stay as they are. A budget is for every bot, or given
    by kind."""
    rules, options = find(game), dict(options or {})
    kinds = [kind.strip().lower() for kind in seats]
    for kind in kinds:
        if kind not in KINDS:
            raise BadInput(f"there is no bot '{kind}'; there are {', '.join(KINDS)}")
    is_one_for_all = rules.is_cooperative and len(kinds) == 1
    if not is_one_for_all and not {"players", "samurai"} & options.keys():
        options["players"] = len(kinds)
    wanted = engawa.new(game, seed=0, **options).seats
    if is_one_for_all:
        kinds *= wanted
    if len(kinds) != wanted:
        raise BadInput(f"{len(kinds)} bots cannot take {wanted} seats; name one for each seat")
    rotations = 1 if rules.is_cooperative or len(set(kinds)) == 1 else len(kinds)
    by_kind = budget if isinstance(budget, Mapping) else dict.fromkeys(kinds, budget)
    budgets = tuple(by_kind.get(kind) for kind in kinds)
    return Contest(game, options, tuple(kinds), budgets, seed, rotations)


def whole_rounds(contest: Contest, games: int) -> int:
    """At least so many games, and every deal in every seating."""
    if games < 1:
        raise BadInput(f"{games} games make no tournament; play at least one")
    return -(-games // contest.rotations) * contest.rotations


def new_bots(contest: Contest, progress: Progress | None = None) -> list[Bot]:
    """A bot for each that was named; they forget between games."""
    return [bots.new(contest.game, kind, progress=progress) for kind in contest.kinds]


def play(
    contest: Contest,
    number: int,
    players: Sequence[Bot],
    is_stopped: Callable[[], bool] = lambda: False,
) -> Played | None:
    """One game of the contest; None if it was stopped. One that goes in circles is called off, and
    nobody has won it."""
    for bot in players:
        bot.forget()
    match, seating = contest.new_match(number), contest.seating(number)
    decisions, seconds = [0] * len(players), [0.0] * len(players)
    while isinstance(match.actor, int) and match.ply < STEP_LIMIT:
        if is_stopped():
            return None
        who, view = seating[match.actor], match.view(match.actor)
        began = time.perf_counter()
        action = players[who].choose(view, contest.budgets[who], match.bot_seed)
        seconds[who] += time.perf_counter() - began
        decisions[who] += 1
        match.play(action)
    return _played(match, number, seating, decisions, seconds)


def play_in_turn(
    contest: Contest, numbers: range, progress: Progress | None = None
) -> Iterator[Played]:
    """These games, one after the other in this process."""
    players = new_bots(contest, progress)
    for number in numbers:
        played = play(contest, number, players)
        if played:
            yield played


def _played(
    match: Match,
    number: int,
    seating: tuple[int, ...],
    decisions: list[int],
    seconds: list[float],
) -> Played:
    outcome = match.outcome or Outcome("none", (), (0,) * len(seating), "")
    wins, scores = [0.0] * len(seating), [0] * len(seating)
    for seat, who in enumerate(seating):
        scores[who] = outcome.scores[seat]
        if seat in outcome.winners:
            is_shared = not match.game.is_cooperative
            wins[who] = 1 / len(outcome.winners) if is_shared else 1.0
    return Played(
        number,
        seating,
        outcome.ending,
        tuple(wins),
        tuple(scores),
        tuple(decisions),
        tuple(seconds),
    )
