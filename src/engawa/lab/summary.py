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
from engawa.lab.arrow import batches, places, read_settings
from engawa.lab.extension import Counts, extension
from engawa.lab.kinds import kinds
from engawa.lab.plan import Way

SEATS = 8  # length of rows: no game has more seats
LONGEST = 400  # decisions; what takes longer is counted there


@dataclass(frozen=True)
class Rows:
    """The games of a batch, and all their seats one after the other."""

    way: NDArray[np.int64]  # of each game
    seats: NDArray[np.int64]  # of each game: how many
    game: NDArray[np.int64]  # of each seat: its game's place in the batch
    seat: NDArray[np.int64]  # of each seat: its number in the game
    place: NDArray[np.int64]  # of each seat: in the order of play
    share: Counts  # of each seat: what it won of its game
    has_won: NDArray[np.bool_]  # of each game: did anybody win?


@dataclass
class Summary:
    """Counts of games by way, and of what was done in them."""

    settings: Mapping[str, Any]
    game: Game
    ways: tuple[Way, ...]
    people: tuple[str, ...]  # whose actions are counted: bots, or whom they play
    kinds: tuple[str, ...]
    games: Counts = field(init=False)  # by way
    wins: Counts = field(init=False)  # by way; of all together, or of anybody
    scores: Counts = field(init=False)  # by way: the sum of the mean score of the seats
    endings: Counts = field(init=False)  # by way and ending
    lengths: Counts = field(init=False)  # by seats and decisions
    shares: Counts = field(init=False)  # by way and seat: wins, ties shared
    in_order: Counts = field(init=False)  # by seats and place in the order of play: wins, shared
    starts: Counts = field(init=False)  # by seats: games
    seated: Counts = field(init=False)  # by person: games, a seat each
    used: Counts = field(init=False)  # by person and kind
    used_squared: Counts = field(init=False)
    more: dict[str, Counts] = field(init=False)  # what only this game has, see `Extension.count`

    def __post_init__(self) -> None:
        ways, people, kinds = len(self.ways), len(self.people), len(self.kinds)
        self.games, self.wins, self.scores = np.zeros((3, ways))
        self.endings = np.zeros((ways, len(self.game.endings)))
        self.lengths, self.starts = np.zeros((SEATS, LONGEST + 1)), np.zeros(SEATS)
        self.shares, self.in_order = np.zeros((ways, SEATS)), np.zeros((SEATS, SEATS))
        self.seated = np.zeros(people)
        self.used, self.used_squared = np.zeros((2, people, kinds))
        self.more = extension(self.game).blank(self)

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
    found = Summary(settings, game, ways, extension(game).people(ways), kinds(game))
    for batch in batches(path):
        _count(found, batch)
    return found


def _count(found: Summary, batch: Mapping[str, Any]) -> None:
    """Add the games of a batch."""
    rows, more = _rows(found.game, batch), extension(found.game)
    way, seats, game = rows.way, rows.seats, rows.game
    found.games += np.bincount(way, minlength=len(found.ways))
    found.wins += np.bincount(way, rows.has_won, len(found.ways))
    scores = batch["scores"].flatten().to_numpy()
    found.scores += np.bincount(way[game], scores / seats[game], len(found.ways))
    add(found.endings, (way, places(batch["ending"], found.game.endings)))
    add(found.lengths, (seats, np.minimum(batch["decisions"].to_numpy(), LONGEST)))
    add(found.shares, (way[game], rows.seat), rows.share)
    add(found.in_order, (seats[game], rows.place), rows.share)
    found.starts += np.bincount(seats, minlength=SEATS)
    more.count(found, batch, rows)
    person = more.sitting(found, batch, rows)
    found.seated += np.bincount(person, minlength=len(found.people))
    for number, kind in enumerate(found.kinds):
        times = batch[f"did_{kind}"].flatten().to_numpy().astype(float)
        found.used[:, number] += np.bincount(person, times, len(found.people))
        found.used_squared[:, number] += np.bincount(person, times**2, len(found.people))


def add(counts: Counts, where: tuple[Any, ...], weights: Any = None) -> None:
    """Count what falls on each place of a table."""
    flat = np.ravel_multi_index(where, counts.shape)
    counts += np.bincount(flat, weights, counts.size).reshape(counts.shape)


def _rows(game: Game, batch: Mapping[str, Any]) -> Rows:
    way, seats, first = (batch[name].to_numpy() for name in ("way", "seats", "first"))
    row = np.repeat(np.arange(len(way)), seats)
    seat = np.arange(len(row)) - np.repeat(seats.cumsum() - seats, seats)
    share = _shares(game, batch["winners"], seats)
    place = (seat - first[row]) % seats[row]
    return Rows(way, seats, row, seat, place, share, np.bincount(row, share) > 0)


def _shares(game: Game, winners: Any, seats: Any) -> Counts:
    """What every seat has won of its game: all of it in a cooperative game, else a share."""
    lengths = winners.value_lengths().to_numpy()
    where = np.repeat(np.arange(len(lengths)), lengths)
    starts = seats.cumsum() - seats
    share = np.zeros(seats.sum())
    part = np.ones(len(where)) if game.is_cooperative else 1 / lengths[where]
    share[starts[where] + winners.flatten().to_numpy()] = part
    return share
