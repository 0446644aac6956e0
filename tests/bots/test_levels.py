"""A weak level is short-sighted, never absurd; and an ally does the best that it can see."""

from __future__ import annotations

from typing import Any

import pytest
from tests.bots.tables import decider, every_game, first_decision, first_view

import engawa
from engawa import bots
from engawa.bots import sight
from engawa.bots.levels import style_of
from engawa.bots.search import Considered, Search
from engawa.games import find
from engawa.games.samurai_spirit.facts import RAIDER

weak_level = pytest.mark.parametrize("level", ["beginner", "player"])
SEEDS = range(40)
ABSURD = 30  # points that an action looks worse than the best


def _considered(game: str, level: str, view: dict[str, Any], seed: int) -> dict[str, Considered]:
    bot = bots.new(game, level)
    assert isinstance(bot, Search)
    return {one.action: one for one in bot.consider(view, seed=seed) if one.visits}


def _looks(game: str, view: dict[str, Any]) -> dict[str, int]:
    """How each action looks at a glance, in points."""
    box = find(game)
    world = sight.any_world(box, sight.read(box, view), view["seat"])
    return {action: box.rules.appeal(world, box.numbers[action]) for action in view["legal"]}


@weak_level
@every_game
def test_a_slip_seems_hardly_worse_to_whoever_makes_it(game: str, level: str) -> None:
    view, style = first_view(game), style_of(find(game), level)
    looks = _looks(game, view)
    for seed in SEEDS:
        considered = _considered(game, level, view, seed)
        chosen = considered[bots.new(game, level).choose(view, seed=seed)]
        credible = [
            one
            for action, one in considered.items()
            if looks[action] >= max(looks.values()) - style.dismisses
        ]
        most = max(credible, key=lambda one: (one.visits, one.worth))
        assert chosen.worth >= most.worth - style.most_lost


@weak_level
@every_game
def test_what_looks_absurd_at_a_glance_is_never_chosen(game: str, level: str) -> None:
    match, bot = first_decision(game), bots.new(game, level)
    while isinstance(match.actor, int) and match.ply < 120:
        view = match.view(match.actor)
        looks = _looks(game, view)
        action = bot.choose(view, seed=match.ply)
        assert looks[action] > max(looks.values()) - ABSURD
        match.play(action)


def _slips(game: str, level: str) -> int:
    """How often in a game something else is chosen than what was tried most of what is credible."""
    match, style, count = first_decision(game), style_of(find(game), level), 0
    while isinstance(match.actor, int) and match.ply < 120:
        view = match.view(match.actor)
        looks = _looks(game, view)
        visits = {
            action: one.visits
            for action, one in _considered(game, level, view, match.ply).items()
            if looks[action] >= max(looks.values()) - style.dismisses
        }
        action = bots.new(game, level).choose(view, seed=match.ply)
        count += visits[action] < max(visits.values())
        match.play(action)
    return count


@every_game
def test_a_beginner_slips_where_each_plays_for_themselves_and_never_as_an_ally(game: str) -> None:
    slips = _slips(game, "beginner")
    assert (slips == 0) if find(game).is_cooperative else (slips > 0)


def _is_safe(view: dict[str, Any]) -> bool:
    """Is fighting safe, and worth it? No raider can overcome him, no penalty waits, two symbols or
    more are lacking, and there are raiders enough to find them."""
    me = view["seats"][view["seat"]]
    line = me["combat"]
    return (
        me["kiai"] - me["total"] >= 3 + view["round"]
        and not (line and RAIDER[line[-1]].penalties)
        and len(me["defence"]) <= 1
        and len(view["stack"]) >= 3 * len(view["seats"])
    )


@weak_level
def test_an_ally_never_passes_while_fighting_is_safe(level: str) -> None:
    safe = 0
    for seed in range(15):
        match = engawa.new("samurai-spirit", samurai=3, level="easy", seed=seed)
        allies = [bots.new("samurai-spirit", level) for _ in range(3)]
        while isinstance(match.actor, int):
            view = match.view(decider(match))
            action = allies[match.actor].choose(view, seed=match.bot_seed)
            if "fight" in view["legal"] and _is_safe(view):
                safe += 1
                assert action != "pass"
            match.play(action)
    assert safe > 50
