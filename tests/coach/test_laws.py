"""Laws of advice: every game, many positions. Only what a seat sees goes in; honest numbers come
out, and sentences in every language."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.contract.tables import ALL, start
from tests.games.samurai.table import quick_start

import engawa
from engawa import coach
from engawa.bots import Budget, sight
from engawa.coach.case import Case
from engawa.coach.estimate import FEW, estimate
from engawa.coach.shares import FEWEST
from engawa.coach.why import why
from engawa.core.dice import new_dice
from engawa.core.words import languages
from engawa.games import part
from engawa.testing import play_randomly

laws = pytest.mark.parametrize(("game", "name"), ALL)
TINY = Budget(simulations=60)


def in_progress(game: str, name: str, seed: int, played: int) -> engawa.Match | None:
    """A position in which a player decides, or nothing if the game ended before."""
    match = play_randomly(start(game, name, seed), random.Random(seed), played)
    return match if isinstance(match.actor, int) else None


def dealt_anew(match: engawa.Match, seed: int) -> engawa.Match:
    """The same position for the one who decides, and another for everybody else."""
    world = match.game.restore(match.view(match.actor), hidden=True)  # type: ignore[arg-type]
    match.game.rules.guess(world, new_dice(seed))
    match.game.rules.advance(world)
    return engawa.from_dict({"game": match.game.name, **match.game.describe(world)})


def sentences(match: engawa.Match, language: str) -> dict[str, list[str]]:
    """What the position alone says about every action."""
    view: Any = match.view(match.actor)  # type: ignore[arg-type]
    case = Case(match.game, sight.read(match.game, view), view["seat"], language)
    own = part(match.game.name, "coach")
    assert own is not None
    return {action: own.facts(case, match.game.numbers[action]) for action in view["legal"]}


@laws
def test_every_action_has_facts_in_every_language(game: str, name: str) -> None:
    for seed in range(2):
        match, choose = start(game, name, seed), random.Random(seed)
        for more in (0, 3, 8, 13, 21):
            play_randomly(match, choose, more)
            if not isinstance(match.actor, int):
                break
            for language in languages():
                for found in sentences(match, language).values():
                    assert found
                    for sentence in found:
                        assert sentence
                        assert "{" not in sentence
                        assert sentence[-1] in ".!"


@laws
def test_what_a_seat_cannot_see_changes_no_word(game: str, name: str) -> None:
    for seed in range(3):
        match = in_progress(game, name, seed, 10 * seed + 5)
        if match:
            assert sentences(dealt_anew(match, seed + 1), "en") == sentences(match, "en")


@pytest.mark.parametrize("game", engawa.games())
def test_advice_is_honest_complete_and_repeatable(game: str) -> None:
    for seed in range(2):
        name = next(name for of, name in ALL if of == game)
        match = in_progress(game, name, seed, 7 * seed + 2)
        if match is None:
            continue
        advice = coach.advise(match, budget=TINY, seed=3)
        assert sorted(option.action for option in advice.options) == sorted(match.legal())
        for option in advice.options:
            win = option.win
            assert 0 <= win.low <= win.chance <= win.high <= 1
            assert win.simulations >= FEWEST * 2 // 3
            assert win.is_rough == (win.simulations < FEW)
            assert 1 <= len(option.why) <= 2
        lows = [option.win.low for option in advice.options]
        assert lows == sorted(lows, reverse=True)
        assert coach.advise(match, budget=TINY, seed=3) == advice
        assert coach.advise(dealt_anew(match, 9), budget=TINY, seed=3) == advice
        assert coach.advise(match.view(advice.seat), advice.seat, TINY, 3) == advice


def test_every_language_tells_the_same_chances() -> None:
    match = engawa.new("rent-a-hero", players=4, seed=3)
    told = [coach.advise(match, budget=TINY, language=language) for language in languages()]
    for advice in told[1:]:
        assert [(o.action, o.win) for o in advice.options] == [
            (o.action, o.win) for o in told[0].options
        ]
        assert advice.best.why != told[0].best.why


def test_an_interval_holds_its_estimate_and_narrows() -> None:
    for games in (1, 5, 50, 5000):
        for won in (0.0, games / 3, float(games)):
            found = estimate(won, games)
            assert 0 <= found.low <= found.chance <= found.high <= 1
    wide, narrow = estimate(5, 10), estimate(5000, 10000)
    assert narrow.high - narrow.low < wide.high - wide.low
    assert estimate(0, 0).high == 1
    assert estimate(0, 30).high > 0.05  # none of thirty is not never


def test_the_better_half_is_tried_more_often() -> None:
    match = quick_start(players=2, seed=1)
    advice = coach.advise(match, budget=Budget(simulations=9000))
    tried = sorted(option.win.simulations for option in advice.options)
    assert tried[-1] > 2 * tried[0]


def test_seconds_are_spent() -> None:
    match = engawa.new("rent-a-hero", players=3, seed=1)
    advice = coach.advise(match, budget=Budget(seconds=0.3))
    assert advice.best.win.simulations > FEWEST


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"seat": 1}, "seat 1 does not decide now"),
    ({"seat": 9}, "there is no seat 9"),
    ({"language": "xx"}, "there is no language 'xx'"),
]


@pytest.mark.parametrize(("given", "complaint"), WRONG)
def test_what_makes_no_sense_is_refused(given: dict[str, Any], complaint: str) -> None:
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
    with pytest.raises(engawa.BadInput, match=complaint):
        coach.advise(match, budget=TINY, **given)


def test_a_view_of_another_seat_and_a_finished_game_are_refused() -> None:
    match = engawa.new("samurai-spirit", samurai=["kyuzo", "gorobei", "kanbei"], seed=7)
    with pytest.raises(engawa.BadInput, match="this is the view of seat 0, not of seat 1"):
        coach.advise(match.view(0), 1, TINY)
    with pytest.raises(engawa.BadInput, match="leaves no time to think"):
        coach.advise(match, budget=Budget(simulations=0))
    over = play_randomly(match, random.Random(1), 10_000)
    with pytest.raises(engawa.BadInput, match="the game is over"):
        coach.advise(over, budget=TINY)


def test_why_never_says_the_same_twice() -> None:
    match = quick_start(players=3, seed=2)
    view: Any = match.view(match.actor)  # type: ignore[arg-type]
    case = Case(match.game, sight.read(match.game, view), view["seat"], "en")
    from engawa.coach.scales import Scales

    tally = Scales(match.game, case.s, 1).weigh(view["legal"][0], 30)
    found = why(case, view["legal"][0], tally)
    assert len(set(found)) == len(found)
