"""Laws of playing: what is legal, what is refused, undo."""

from __future__ import annotations

import random
import re

from engawa.core.contract import OVER
from engawa.core.dice import new_dice
from engawa.core.playout import STEP_LIMIT
from engawa.core.reasons import BadInput, IllegalAction
from engawa.games import rules_page
from engawa.testing.law import Trial, content, law, refused
from engawa.testing.starts import play_randomly


@law
def whatever_is_legal_can_be_played_to_the_end(trial: Trial) -> None:
    match = play_randomly(trial.start(), trial.choose, STEP_LIMIT)
    assert match.actor is None
    assert match.outcome is not None
    assert match.legal() == []
    assert len(match.log) < STEP_LIMIT


@law
def no_component_is_ever_lost(trial: Trial) -> None:
    match, dice = trial.undrawn(), new_dice(trial.seed)
    s, rules = match.state, match.game.rules
    for _ in range(STEP_LIMIT):
        assert rules.conserved(s)
        if rules.actor(s) == OVER:
            break
        rules.apply(s, rules.pick(s, dice))


@law
def a_refused_action_changes_nothing_and_says_why(trial: Trial) -> None:
    match = trial.position(60)
    before, log, legal = content(match), match.log, match.legal()
    sections = rules_page.sections(trial.game, "en")
    for action in match.game.actions:
        reason = match.why_not(action)
        assert (reason is None) == (action in legal), action
        if reason is None:
            continue
        try:
            match.play(action)
        except IllegalAction as refusal:
            assert (refusal.code, refusal.reason) == (reason.code, reason.reason)
        else:
            raise AssertionError(f"'{action}' was refused, and then it was played")
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", reason.code), reason.code
        assert reason.reason.endswith("."), reason.reason
        assert not reason.section or reason.section in sections, reason.section
    assert content(match) == before
    assert match.log == log


@law
def only_the_seat_that_is_asked_may_act(trial: Trial) -> None:
    match = trial.position(60)
    for seat in range(match.seats):
        for action in match.legal():
            reason = match.why_not(action, seat=seat)
            assert (reason is None) == (seat == match.actor)
            assert reason is None or reason.code == "wrong-seat"


@law
def the_same_seed_and_decisions_give_the_same_game(trial: Trial) -> None:
    decisions = trial.choose.randint(0, 60)
    one, other = (
        play_randomly(trial.start(), random.Random(trial.seed), decisions) for _ in range(2)
    )
    assert one.log == other.log
    assert content(one) == content(other)


@law
def copies_are_independent(trial: Trial) -> None:
    match = trial.position(60)
    before, log = content(match), match.log
    play_randomly(match.copy(), trial.choose, 20)
    assert content(match) == before
    assert match.log == log


@law
def undo_takes_back_one_decision(trial: Trial) -> None:
    match, _ = trial.decision(60)
    before, log = content(match), match.log
    match.play(trial.choose.choice(match.legal()))
    match.undo()
    assert content(match) == before
    assert match.log == log


@law
def going_back_and_following_the_log_come_to_the_same(trial: Trial) -> None:
    match = trial.position(60)
    log, actions, before = match.log, match.actions(), content(match)
    assert actions == [(who, action) for who, action, _ in log]
    ply = trial.choose.randint(0, match.ply)
    match.rewind(ply)
    assert match.log == log[:ply]
    match.follow(action for _, action in actions[ply:])
    assert match.log == log
    assert content(match) == before


@law
def there_is_no_going_back_to_what_was_not(trial: Trial) -> None:
    match = trial.start()
    with refused(BadInput, "no decision to take back"):
        match.undo()
    for ply in (-1, match.ply + 1):
        with refused(BadInput, "cannot go back"):
            match.rewind(ply)
