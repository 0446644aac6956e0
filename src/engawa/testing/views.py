"""Laws of views: a view shows a seat what it may know, and nothing else."""

from __future__ import annotations

import json
from typing import Any

import engawa
from engawa.core.dice import new_dice
from engawa.core.fingerprint import fingerprint
from engawa.core.record import Record
from engawa.core.words import languages
from engawa.testing.law import Trial, content, law, refused


def everybody(match: engawa.Match) -> tuple[int | None, ...]:
    """A spectator, and every seat."""
    return None, *range(match.seats)


def _guessed(match: engawa.Match, seat: int | None, seed: int) -> Record:
    """A position that is consistent with what the seat sees."""
    world: Record = match.game.restore(match.view(seat), hidden=True)
    match.game.rules.guess(world, new_dice(seed))
    assert match.game.rules.conserved(world)
    match.game.rules.advance(world)
    return world


@law
def another_hidden_world_leaves_the_view_unchanged(trial: Trial) -> None:
    """Byte for byte: deal what the seat cannot see again, and compare."""
    match = trial.position()
    for seat in everybody(match):
        world = _guessed(match, seat, trial.seed)
        other = engawa.from_dict({"game": trial.game, **match.game.describe(world)})
        if match.actor is None:
            assert other.outcome == match.outcome
        assert json.dumps(other.view(seat)) == json.dumps(match.view(seat))


@law
def what_a_seat_may_do_depends_only_on_what_it_sees(trial: Trial) -> None:
    match, seat = trial.decision()
    world = _guessed(match, seat, trial.seed)
    mask = [0] * len(match.game.actions)
    match.game.rules.legal(world, mask)
    legal = [match.game.actions[n] for n, is_legal in enumerate(mask) if is_legal]
    assert legal == match.legal() == match.view(seat)["legal"]


@law
def an_action_looks_the_same_whatever_is_hidden(trial: Trial) -> None:
    """`appeal` uses only what the player who decides sees."""
    match, seat = trial.decision(60)
    worlds = [match.state, *(_guessed(match, seat, trial.seed + n) for n in range(2))]
    appeal, legal = match.game.rules.appeal, [match.game.numbers[text] for text in match.legal()]
    appeals = [[appeal(world, number) for number in legal] for world in worlds]
    assert appeals[0] == appeals[1] == appeals[2]


@law
def every_world_that_fits_looks_the_same_to_its_seat(trial: Trial) -> None:
    """To the byte, so that search finds one node for them all."""
    match, seat = trial.decision(60)
    worlds = [match.state, *(_guessed(match, seat, trial.seed + n) for n in range(2))]
    for world in worlds:
        match.game.rules.hide(world, seat)
    assert len({fingerprint(world) for world in worlds}) == 1


@law
def a_seat_reads_of_each_action_all_of_it_or_only_its_kind(trial: Trial) -> None:
    match = trial.position()
    for seat in everybody(match):
        seen = match.seen(seat)
        assert len(seen) == len(match.log)
        for (who, action, _), (saw_who, saw_action, _) in zip(match.log, seen, strict=True):
            assert saw_who == who
            assert saw_action in (action, f"{action.partition(':')[0]}:?")
            assert who != seat or saw_action == action


@law
def the_log_is_read_from_anywhere_in_any_language(trial: Trial) -> None:
    match, since = trial.position(40), trial.choose.randint(0, 60)
    for seat in (None, 0):
        assert match.seen(seat, since) == match.seen(seat)[since:]
    for language in set(languages()) - {match.language}:
        foreign = match.told_in(language)
        assert (foreign.language, match.language) == (language, "en")
        assert [line[:2] for line in foreign.seen(0)] == [line[:2] for line in match.seen(0)]
        own, other = ([told for *_, told in m.seen(0)] for m in (match, foreign))
        assert own != other or not any(own)


@law
def looking_changes_nothing(trial: Trial) -> None:
    match = trial.position()
    before = content(match)
    for seat in everybody(match):
        match.view(seat)
    assert content(match) == before


@law
def a_seat_that_does_not_exist_has_no_view(trial: Trial) -> None:
    match = trial.start()
    strange: list[Any] = [-1, match.seats, 99, "north", 1.5]
    for seat in strange:
        with refused(engawa.BadInput, "there is no seat"):
            match.view(seat)
