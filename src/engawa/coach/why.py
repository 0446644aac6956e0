"""Why an action is good or bad: sentences from facts of the position and of the simulations."""

from __future__ import annotations

from collections.abc import Callable

from engawa.coach.case import PART, Case, percent
from engawa.coach.scales import Tally
from engawa.core.words import say
from engawa.games import part

MOST_SENTENCES = 2

Facts = Callable[[Case, int], list[str]]


def why(case: Case, action: str, tally: Tally) -> tuple[str, ...]:
    """The most important facts about an action; where the position says little, the simulations."""
    own = part(case.game.name, "coach")
    facts: Facts = own.facts if own else lambda _case, _action: []
    found = facts(case, case.game.numbers[action])
    if len(found) < MOST_SENTENCES:
        found += outlook(case, tally)
    return tuple(dict.fromkeys(found[:MOST_SENTENCES]))


def outlook(case: Case, tally: Tally) -> list[str]:
    """How the simulations went when this seat did not win."""
    if tally.simulations == 0:
        return []
    if tally.win(case.seat).chance == 1.0:
        return [say(case.language, PART, "always-won", number=tally.simulations)]
    if case.game.is_cooperative:
        return [_most_frequent_loss(case, tally)]
    return [_strongest_rival(case, tally)]


def _most_frequent_loss(case: Case, tally: Tally) -> str:
    losses = {ending: n for ending, n in tally.endings.items() if ending != "victory"}
    worst = max(losses, key=lambda ending: losses[ending])
    share = percent(losses[worst], sum(losses.values()))
    return case.say(f"lost-{worst}", percent=share)


def _strongest_rival(case: Case, tally: Tally) -> str:
    others = [seat for seat in range(case.game.seats(case.s)) if seat != case.seat]
    rival = max(others, key=lambda seat: tally.win(seat).chance)
    name = case.game.seat_name(case.game.show(case.s), rival, case.language)
    return say(case.language, PART, "rival", seat=name, percent=percent(tally.win(rival).chance))
