"""Reviews: chances after every decision, and a blunder that is found."""

from __future__ import annotations

import random
from xml.etree import ElementTree

import pytest
from tests.coach.positions import before_the_last_doll
from tests.games.samurai.table import quick_start

import engawa
from engawa import coach
from engawa.bots import Budget
from engawa.coach.graph import svg
from engawa.coach.stages import stages
from engawa.core.words import languages
from engawa.testing import play_randomly

TINY = Budget(simulations=40)


@pytest.fixture(scope="module", params=engawa.games())
def reviewed(request: pytest.FixtureRequest) -> tuple[engawa.Match, coach.Review]:
    match = engawa.new(request.param, players=3, seed=4)
    play_randomly(match, random.Random(4), 9)
    return match, coach.review(match, TINY, seed=2)


def test_every_decision_is_told_with_chances(reviewed: tuple[engawa.Match, coach.Review]) -> None:
    match, review = reviewed
    decisions = [
        (ply, who, what) for ply, (who, what, _) in enumerate(match.log) if who != "chance"
    ]
    assert [(turn.ply, turn.seat, turn.played) for turn in review.turns] == decisions
    assert [turn.number for turn in review.turns] == list(range(1, len(decisions) + 1))
    for turn in review.turns:
        assert len(turn.chances) == match.seats
        assert all(0 <= chance <= 1 for chance in turn.chances)
        if not review.is_common:
            assert sum(turn.chances) == pytest.approx(1, abs=0.01)
        assert 0 <= turn.loss <= 1
        assert turn.why
        assert turn.why_not


def test_the_same_seed_gives_the_same_review(
    reviewed: tuple[engawa.Match, coach.Review],
) -> None:
    match, review = reviewed
    assert coach.review(match, TINY, seed=2) == review


def test_the_drawing_is_whole_in_every_language(
    reviewed: tuple[engawa.Match, coach.Review],
) -> None:
    match, review = reviewed
    for language in languages():
        drawing = ElementTree.fromstring(svg(review, ["A & B", "<C>", "D"], language))
        lines = drawing.findall("{http://www.w3.org/2000/svg}polyline")
        assert len(lines) == (1 if review.is_common else match.seats)
        patterns = [line.get("stroke-dasharray") for line in lines]
        assert len(set(patterns)) == len(patterns)
        for line in lines:
            assert len(str(line.get("points")).split()) == len(review.turns)


def test_a_planted_blunder_is_found() -> None:
    """The doll that spares the last family, thrown away on the last card of the game."""
    match = before_the_last_doll()
    match.play("confront")
    while match.actor == "chance":
        match.play(match.legal()[0])
    assert match.outcome
    assert not match.outcome.winners
    worst = coach.review(match, Budget(simulations=300)).turning_points()[0]
    assert (worst.played, worst.best) == ("confront", "defend")
    assert worst.loss == 1
    assert worst.why[0] == "Keeps the doll that spares the last family at the end of the round."
    assert "Forgoes a symbol the defence lacks: doll." in worst.why_not


def test_what_the_decider_saw_is_all_that_is_used() -> None:
    match = quick_start(players=3, seed=4)
    play_randomly(match, random.Random(4), 12)
    for stage in stages(match):
        for seat in range(match.seats):
            if seat != stage.seat:
                assert not any(stage.seen.hand[seat])  # type: ignore[attr-defined]
                assert not any(stage.seen_after.hand[seat])  # type: ignore[attr-defined]


def test_the_end_of_a_game_leaves_no_doubt() -> None:
    match = play_randomly(engawa.new("rent-a-hero", players=3, seed=1), random.Random(1), 10_000)
    assert match.outcome
    *_, last = stages(match)
    assert sum(last.shares) == pytest.approx(1)
    assert {seat for seat, share in enumerate(last.shares) if share} == set(match.outcome.winners)


def test_nothing_decided_is_nothing_to_review() -> None:
    with pytest.raises(engawa.BadInput, match="there is nothing to review"):
        coach.review(engawa.new("rent-a-hero", players=3, seed=1), TINY)
