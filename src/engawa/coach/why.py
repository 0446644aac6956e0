"""Why an action is good or bad: sentences from facts of the position and of the simulations."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from engawa.coach.case import PART, Case, percent
from engawa.coach.scales import Tally
from engawa.core.words import say

MOST_SENTENCES = 2
FACTS = {
    "samurai": "engawa.coach.samurai",
    "rent-a-hero": "engawa.coach.rent_a_hero",
    "samurai-spirit": "engawa.coach.samurai_spirit",
}

Facts = Callable[[Case, int], list[str]]
SeatName = Callable[[str, int], str]


def why(case: Case, action: str, tally: Tally) -> tuple[str, ...]:
    """The most telling facts about an action; where the position says little, the simulations."""
    facts = cast(Facts, import_module(FACTS[case.game.name]).facts)
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
    name = seat_name(case, rival)
    return say(case.language, PART, "rival", seat=name, percent=percent(tally.win(rival).chance))


def seat_name(case: Case, seat: int) -> str:
    naming = cast(SeatName, import_module(FACTS[case.game.name]).seat_name)
    return naming(case.language, seat)
