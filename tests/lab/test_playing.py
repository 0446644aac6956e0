"""Games inside compiled code are the games that matches and bots play, decision by decision."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engawa
from engawa import bots
from engawa.core.dice import new_dice, roll
from engawa.core.match import Match, Start
from engawa.core.playout import STEP_LIMIT
from engawa.games import find
from engawa.lab import playing
from engawa.lab.arrow import arrow
from engawa.lab.chunks import play_chunk
from engawa.lab.extension import extension
from engawa.lab.kinds import kinds
from engawa.lab.plan import Plan, Way, plan, way

WAYS: dict[str, list[dict[str, Any]]] = {
    "samurai-spirit": [
        {"samurai": 2, "level": "easy"},
        {"samurai": ["kyuzo", "katsushiro", "kikuchiyo", "daisuke"]},
        {"players": 1, "samurai": 7, "level": "heroic"},
    ],
    "samurai": [{"players": 2}, {"players": 4, "hands": "chosen", "figures": "players"}],
    "rent-a-hero": [{"players": 3}, {"players": 5, "deck": "endless", "hints": "original"}],
}
CASES = [(game, options) for game, ways in WAYS.items() for options in ways]


def rows(planned: Plan) -> list[dict[str, Any]]:
    """The games of the plan's first chunk."""
    pa = arrow()
    table = pa.parquet.read_table(pa.BufferReader(play_chunk(planned, 0)))
    found: list[dict[str, Any]] = table.to_pylist()
    return found


def replayed(game: str, played: Way, seed: int) -> tuple[Match, list[Counter[str]], int]:
    """The same game as a match: chance picks with the game's dice, bots get views and a seed."""
    rules, dice = find(game), new_dice(seed)
    match = Match(rules, Start(dict(played.options)), "", "manual")
    greedy, did = bots.new(game, "greedy"), [Counter[str]() for _ in played.bots]
    first = -1
    while match.actor is not None and match.ply < STEP_LIMIT:
        seat = match.actor
        if isinstance(seat, int) and played.bots[seat] == "greedy":
            action = greedy.choose(match.view(seat), seed=roll(dice, playing.SEEDS))
        else:
            action = rules.actions[rules.rules.pick(match.state, dice)]
        if isinstance(seat, int):
            first = seat if first < 0 else first
            did[seat][extension(rules).kind_of(action)] += 1
        match.play(action)
    return match, did, first


@pytest.mark.parametrize(("game", "options"), CASES, ids=str)
def test_a_compiled_game_is_the_game_that_greedy_bots_play_from_views(
    game: str, options: dict[str, Any]
) -> None:
    planned = plan(game, [way(game, ["greedy"], options)], games=2, seed="same")
    for row in rows(planned):
        check_same(game, planned.ways[0], row)


@pytest.mark.parametrize("game", engawa.games())
def test_different_bots_can_sit_together(game: str) -> None:
    planned = plan(game, [way(game, ["greedy", "uniform", "uniform"], {})], games=2)
    for row in rows(planned):
        assert row["bots"] == "greedy,uniform,uniform"
        check_same(game, planned.ways[0], row)


def check_same(game: str, played: Way, row: dict[str, Any]) -> None:
    match, did, first = replayed(game, played, row["seed"])
    outcome = match.outcome
    assert outcome is not None
    assert row["ending"] == outcome.ending
    assert row["winners"] == list(outcome.winners)
    assert row["scores"] == list(outcome.scores)
    assert row["first"] == first
    assert row["decisions"] == sum(counts.total() for counts in did)
    assert row["draws"] == match.ply - row["decisions"]
    for kind in kinds(find(game)):
        assert row[f"did_{kind}"] == [counts[kind] for counts in did]
    if game == "samurai-spirit":
        seats = match.to_dict()["seats"]
        assert row["line_up"] == [seat["samurai"] for seat in seats]
        assert row["wounds"] == [seat["wounds"] for seat in seats]
        assert row["rounds"] == match.to_dict()["round"]


def test_options_stand_in_every_row() -> None:
    planned = plan("samurai", [way("samurai", ["uniform"], {"players": 3})], games=1)
    row = rows(planned)[0]
    assert (row["players"], row["seats"]) == (3, 3)
    assert (row["hands"], row["figures"], row["captures"]) == ("chosen", "players", "hidden")


def test_a_game_that_goes_in_circles_is_left_without_an_ending() -> None:
    """A boss reinforces what Kyuzo discards, for ever; a person would pass."""

    class InCircles(Plan):
        def _seeds(self, way: Way, piece: int, count: int) -> tuple[int, ...]:  # noqa: ARG002
            return (3414,)

    played = way("samurai-spirit", ["greedy"], {"samurai": 2, "level": "easy"})
    row = rows(InCircles("samurai-spirit", (played,), 1, "0", 1))[0]
    assert row["ending"] == "none"
    assert row["winners"] == []
    assert row["decisions"] + row["draws"] == STEP_LIMIT


def test_thinking_bots_play_through_matches_and_repeat_themselves() -> None:
    ways = [way("samurai", ["beginner", "greedy"], {})]
    planned = plan("samurai", ways, games=2, seed=3, simulations=5)
    assert not ways[0].is_quick
    first, second = rows(planned), rows(planned)
    assert first == second
    assert all(row["ending"] != "none" and row["decisions"] > 20 for row in first)


@pytest.mark.parametrize(
    ("game", "action", "kind"),
    [
        ("samurai-spirit", "fight", "fight"),
        ("samurai-spirit", "support:kyuzo", "support"),
        ("rent-a-hero", "power:3>2", "power:3"),
    ],
)
def test_a_kind_is_an_action_without_its_details(game: str, action: str, kind: str) -> None:
    assert extension(find(game)).kind_of(action) == kind
    assert kind in kinds(find(game))
