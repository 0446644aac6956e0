"""What every bot does: choose a legal action, the same again, and refuse what cannot be played."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tables import every_game, first_decision, first_view

import engawa
from engawa import bots

every_kind = pytest.mark.parametrize("kind", bots.KINDS)
LITTLE = bots.Budget(simulations=30)


@every_kind
@every_game
def test_a_bot_plays_a_whole_game_of_legal_actions(game: str, kind: str) -> None:
    match = first_decision(game)
    seats = [bots.new(game, kind) for _ in range(match.seats)]
    while isinstance(match.actor, int):
        match.play(seats[match.actor].choose(match.view(match.actor), LITTLE, match.ply))
    assert match.outcome is not None


@every_kind
@every_game
def test_the_same_seed_and_simulations_give_the_same_action(game: str, kind: str) -> None:
    view = first_view(game)
    for seed in range(5):
        first, again = (bots.new(game, kind).choose(view, LITTLE, seed) for _ in range(2))
        assert first == again


def _finished(match: engawa.Match) -> dict[str, Any]:
    while match.actor is not None:
        match.play(match.legal()[0])
    return match.view(0)


@every_kind
@every_game
def test_a_finished_game_is_refused(game: str, kind: str) -> None:
    with pytest.raises(engawa.BadInput, match="the game is over"):
        bots.new(game, kind).choose(_finished(first_decision(game)), LITTLE)


@every_kind
@every_game
def test_a_view_of_another_game_is_refused(game: str, kind: str) -> None:
    for other in engawa.games():
        if other != game:
            view = first_decision(other).view(0)
            with pytest.raises(engawa.BadInput, match=f"plays {game}; the view is of '{other}'"):
                bots.new(game, kind).choose(view, LITTLE)


@every_game
def test_only_the_seat_that_decides_can_choose(game: str) -> None:
    match = first_decision(game)
    assert isinstance(match.actor, int)
    waiting = (match.actor + 1) % match.seats
    with pytest.raises(engawa.BadInput, match=f"seat {waiting} does not decide now"):
        bots.new(game, "greedy").choose(match.view(waiting))
    with pytest.raises(engawa.BadInput, match="a spectator has nothing to choose"):
        bots.new(game, "greedy").choose(match.view(None))


@every_game
@pytest.mark.parametrize("edited", ["legal", "actor"])
def test_a_view_that_contradicts_itself_is_refused(game: str, edited: str) -> None:
    match = first_decision(game)
    assert isinstance(match.actor, int)
    view = match.view(match.actor)
    if edited == "legal":
        view["legal"] = [*view["legal"], "resign"]
    else:
        view["seat"] = view["actor"] = (match.actor + 1) % match.seats
    with pytest.raises(engawa.BadInput):
        bots.new(game, "greedy").choose(view)


IMPOSSIBLE = {
    "rent-a-hero": {"deck": -3},
    "samurai": {"turn": 9},
    "samurai-spirit": {"barricades": 99},
}


@every_game
def test_an_impossible_view_is_refused(game: str) -> None:
    view = first_view(game) | IMPOSSIBLE[game]
    with pytest.raises(engawa.BadInput):
        bots.new(game, "greedy").choose(view)


@pytest.mark.parametrize(
    "budget", [{"seconds": 0}, {"simulations": 0}, {"seconds": -1}, {"seconds": float("nan")}, {}]
)
def test_a_budget_without_time_is_refused(budget: dict[str, Any]) -> None:
    with pytest.raises(engawa.BadInput, match="budget"):
        bots.Budget(**budget)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(engawa.BadInput, match="there is no bot 'genius'; there are uniform"):
        bots.new("samurai", "genius")
    with pytest.raises(engawa.BadInput, match="at least one thread"):
        bots.new("samurai", "master", threads=0)
