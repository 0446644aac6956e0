"""What a table shows, counted while reading it: a table of any length needs little memory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engawa.core.game import Game
from engawa.core.reasons import BadInput
from engawa.games import find
from engawa.games.samurai_spirit.notation import SAMURAI
from engawa.lab.arrow import arrow, batches, read_settings
from engawa.lab.kinds import kinds
from engawa.lab.plan import Way

SEATS = 8  # rows are so long: no game has more seats
LONGEST = 400  # decisions; what takes longer is counted there
ROUNDS = 4
Counts = NDArray[np.float64]


def _zeros(*shape: int) -> Counts:
    return np.zeros(shape)


@dataclass
class Summary:
    """Counts of games by way, and of what was done in them."""

    settings: Mapping[str, Any]
    game: Game
    ways: tuple[Way, ...]
    people: tuple[str, ...]  # whose actions are counted: samurai, or bots
    kinds: tuple[str, ...]
    games: Counts = field(init=False)  # by way
    wins: Counts = field(init=False)  # by way; of all together, or of anybody
    scores: Counts = field(init=False)  # by way: the sum of the mean score of the seats
    endings: Counts = field(init=False)  # by way and ending
    rounds: Counts = field(init=False)  # by way and last round, where rounds are numbered
    lengths: Counts = field(init=False)  # by seats and decisions
    shares: Counts = field(init=False)  # by way and seat: wins, ties shared
    in_order: Counts = field(init=False)  # by seats and place in the order of play: wins, shared
    wounds: Counts = field(init=False)  # by seats and place in the order of play
    wounds_squared: Counts = field(init=False)
    starts: Counts = field(init=False)  # by seats: games
    with_samurai: Counts = field(init=False)  # by way and samurai: games
    won_with: Counts = field(init=False)
    seated: Counts = field(init=False)  # by person: games, a seat each
    used: Counts = field(init=False)  # by person and kind
    used_squared: Counts = field(init=False)

    def __post_init__(self) -> None:
        ways, people, kinds = len(self.ways), len(self.people), len(self.kinds)
        self.games, self.wins, self.scores = _zeros(ways), _zeros(ways), _zeros(ways)
        self.endings = _zeros(ways, len(self.game.endings))
        self.rounds, self.lengths = _zeros(ways, ROUNDS), _zeros(SEATS, LONGEST + 1)
        self.shares, self.in_order = _zeros(ways, SEATS), _zeros(SEATS, SEATS)
        self.wounds, self.wounds_squared = _zeros(SEATS, SEATS), _zeros(SEATS, SEATS)
        self.starts = _zeros(SEATS)
        self.with_samurai, self.won_with = _zeros(ways, people), _zeros(ways, people)
        self.seated = _zeros(people)
        self.used, self.used_squared = _zeros(people, kinds), _zeros(people, kinds)

    @property
    def total(self) -> int:
        return int(self.games.sum())

    def seatings(self) -> tuple[dict[tuple[str, ...], Any], dict[tuple[str, ...], int]]:
        """Wins by seat and games of each seating, as `ratings` wants them."""
        wins: dict[tuple[str, ...], Any] = {}
        games: dict[tuple[str, ...], int] = {}
        for number, way in enumerate(self.ways):
            won = self.shares[number, : len(way.bots)]
            wins[way.bots] = wins.get(way.bots, 0) + won
            games[way.bots] = games.get(way.bots, 0) + int(self.games[number])
        return wins, games


def read(path: Path) -> Summary:
    """Count a table; BadInput if it is not one of ours."""
    settings = read_settings(path) if path.exists() else None
    if settings is None:
        raise BadInput(f"there is no file {path}")
    if "ways" not in settings:
        raise BadInput(f"{path} is not a table of games; engawa lab simulate makes one")
    game = find(settings["game"])
    ways = tuple(Way(way["options"], tuple(way["bots"])) for way in settings["ways"])
    bots = tuple(sorted({bot for way in ways for bot in way.bots}))
    people = SAMURAI if game.is_cooperative else bots
    found = Summary(settings, game, ways, people, kinds(game))
    for batch in batches(path):
        _count(found, batch)
    return found


def _count(found: Summary, batch: Mapping[str, Any]) -> None:
    """Add the games of a batch: each is a row, and so is each of its seats."""
    way, seats = (batch[name].to_numpy() for name in ("way", "seats"))
    row = np.repeat(np.arange(len(way)), seats)  # of every seat
    seat = np.arange(len(row)) - np.repeat(seats.cumsum() - seats, seats)
    share = _shares(found.game, batch["winners"], seats)
    has_won = np.bincount(row, share) > 0
    found.games += np.bincount(way, minlength=len(found.ways))
    found.wins += np.bincount(way, has_won, len(found.ways))
    scores = batch["scores"].flatten().to_numpy()
    found.scores += np.bincount(way[row], scores / seats[row], len(found.ways))
    ending = _places(batch["ending"], found.game.endings)
    _add(found.endings, (way, ending))
    _add(found.lengths, (seats, np.minimum(batch["decisions"].to_numpy(), LONGEST)))
    _add(found.shares, (way[row], seat), share)
    first = batch["first"].to_numpy()
    place = seats[row], (seat - first[row]) % seats[row]
    _add(found.in_order, place, share)
    if found.game.is_cooperative:
        _add(found.rounds, (way, batch["rounds"].to_numpy()))
        wounds = batch["wounds"].flatten().to_numpy().astype(float)
        _add(found.wounds, place, wounds)
        _add(found.wounds_squared, place, wounds**2)
    found.starts += np.bincount(seats, minlength=SEATS)
    person = _people(found, batch, way[row], seat)
    _add(found.with_samurai, (way[row], person))
    _add(found.won_with, (way[row], person), has_won[row].astype(float))
    found.seated += np.bincount(person, minlength=len(found.people))
    for number, kind in enumerate(found.kinds):
        times = batch[f"did_{kind}"].flatten().to_numpy().astype(float)
        found.used[:, number] += np.bincount(person, times, len(found.people))
        found.used_squared[:, number] += np.bincount(person, times**2, len(found.people))


def _add(counts: Counts, places: tuple[Any, ...], weights: Any = None) -> None:
    """Count what falls on each place of a table."""
    flat = np.ravel_multi_index(places, counts.shape)
    counts += np.bincount(flat, weights, counts.size).reshape(counts.shape)


def _shares(game: Game, winners: Any, seats: Any) -> Counts:
    """What every seat has won of its game: all together where they play together, else shared."""
    lengths = winners.value_lengths().to_numpy()
    where = np.repeat(np.arange(len(lengths)), lengths)
    starts = seats.cumsum() - seats
    share = np.zeros(seats.sum())
    part = np.ones(len(where)) if game.is_cooperative else 1 / lengths[where]
    share[starts[where] + winners.flatten().to_numpy()] = part
    return share


def _people(found: Summary, batch: Mapping[str, Any], way: Any, seat: Any) -> NDArray[np.int64]:
    """Who sat on every seat."""
    if found.game.is_cooperative:
        return _places(batch["line_up"].flatten(), found.people)
    bots = np.zeros((len(found.ways), SEATS), np.int64)
    for number, one in enumerate(found.ways):
        bots[number, : len(one.bots)] = [found.people.index(bot) for bot in one.bots]
    sitting: NDArray[np.int64] = bots[way, seat]
    return sitting


def _places(column: Any, names: tuple[str, ...]) -> NDArray[np.int64]:
    """The place of each text in a list of names."""
    import pyarrow.compute as compute

    found = compute.index_in(column, arrow().array(names))
    places: NDArray[np.int64] = found.to_numpy().astype(np.int64)
    return places
