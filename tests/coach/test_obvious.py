"""Positions where the right action is obvious: the coach says so, and why."""

from __future__ import annotations

import random

from tests.coach.positions import before_the_last_doll
from tests.games.rent_a_hero.table import table as heroes
from tests.games.samurai.table import quick_start
from tests.games.samurai_spirit.table import table as samurai

import engawa
from engawa import coach
from engawa.bots import Budget

SOME = Budget(simulations=600)


def test_samurai_spirit_a_known_raider_that_burns_the_last_farmstead_is_left_alone() -> None:
    """Kyuzo, kiai 9, stands at 8; a 4 without symbol lies on top, and no barricade is left."""
    match = samurai(
        "kyuzo",
        "gorobei",
        "kanbei",
        combat={"kyuzo": ["4-hat", "4-doll"]},
        stack=["3-none-wound"],
        barricades=0,
        farmsteads={"family": 1, "farmstead": 0, "barricade": 0, "wound": 0},
    )
    advice = coach.advise(match, budget=SOME, language="en")
    fight = advice.option("fight")
    assert fight.chance == 0
    assert advice.best.action != "fight"
    assert "The next raider is known: 3 (wound)." in fight.why
    assert any("the last farmstead burns, and the game is lost!" in why for why in fight.why)


def test_samurai_spirit_a_doll_for_the_last_family_is_kept() -> None:
    match = before_the_last_doll()
    advice = coach.advise(match, budget=SOME, language="en")
    assert advice.best.action == "defend"
    assert advice.best.chance == 1
    assert advice.option("confront").chance == 0
    assert advice.best.why[0] == (
        "Keeps the doll that spares the last family at the end of the round."
    )
    assert "Forgoes a symbol the defence lacks: doll." in advice.option("confront").why


def test_rent_a_hero_the_sixth_hero_is_taken() -> None:
    match = heroes(
        [1, 2],
        [1, 2, 3, 4, 5],
        [1, 2],
        hands=[(3, 4), (7,), (3, 4)],  # the last card is never given as a hint
        used={0: [1, 2], 1: [1, 2, 3, 4, 5], 2: [1, 2]},
        moment="hold",
        holder=1,
        wanderer=6,
        requirement=2,
        looked=[1],
    )
    advice = coach.advise(match, budget=SOME, language="en")
    assert advice.best.action == "recruit"
    assert advice.best.chance == 1
    assert advice.best.why[0] == "This is your sixth hero and wins the game: 6 Black Knight."
    assert advice.option("pass").chance < 1


def test_samurai_a_turn_that_ends_the_game_with_a_win_is_ended() -> None:
    """Found in random games of two, whose captured figures lie open."""
    match = _before_winning()
    advice = coach.advise(match, budget=SOME, language="en")
    end = advice.option("end-turn")
    assert end.chance == 1
    assert end.why[0] == "That ends the game."
    assert any(why.startswith("Closes ") for why in end.why)


def _before_winning() -> engawa.Match:
    for seed in range(200):
        choose = random.Random(seed)
        match = quick_start(players=2, seed=seed)
        while match.actor is not None:
            seat, legal = match.actor, match.legal()
            action = "end-turn" if "end-turn" in legal else choose.choice(legal)
            match.play(action)
            if match.outcome and match.outcome.winners == (seat,) and len(legal) > 1:
                match.undo()
                return match
    raise AssertionError("no random game ended so")
