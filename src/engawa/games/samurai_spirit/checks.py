"""What must be true of every position, beyond the form of its values."""

from __future__ import annotations

from engawa.core.names import words
from engawa.core.reasons import BadInput
from engawa.games.samurai_spirit.agenda_check import check_agenda
from engawa.games.samurai_spirit.cards import rank_start
from engawa.games.samurai_spirit.facts import (
    DOLLS_NEEDED,
    FARMSTEADS_BY_BACK,
    FEWER_OFFICERS,
    IN_PLAY,
    NOBODY,
    NOTHING,
    PLUNDERERS_EACH,
    RAIDERS,
    SAMURAI,
    FarmsteadBack,
)
from engawa.games.samurai_spirit.guess import dolls_in_play, unknown_places
from engawa.games.samurai_spirit.state import Ending, Place, State
from engawa.games.samurai_spirit.steps import Step
from engawa.games.samurai_spirit.village import barricade_cap, families_left, farmsteads_left

RANKS = ("plunderers", "lieutenants", "bosses")


def check_cards(s: State, *, is_view: bool) -> None:
    """As many cards in play as the level and the round ask for, as many unknown as face down."""
    in_bag = sum(place == Place.BAG for place in s.place)
    unknown = unknown_places(s)
    if in_bag < unknown or (in_bag > unknown and not is_view):
        raise BadInput(f"'unknown' names {in_bag} cards for {unknown} '?' in stack and intruders")
    still_dealing = s.agenda_count > 0 and Step.DEAL in s.agenda_step[: s.agenda_count]
    if still_dealing or is_view:
        return
    for rank, name in enumerate(RANKS):
        wanted = 0
        if rank < s.round_number:
            wanted = s.seats * PLUNDERERS_EACH[s.level] if rank == 0 else s.seats
            wanted -= FEWER_OFFICERS[s.level] if rank else 0
        cards = range(rank_start(rank), rank_start(rank + 1))
        found = sum(s.place[card] >= Place.BAG for card in cards)
        if found != wanted:
            raise BadInput(
                f"{found} {name} are in play; in round {s.round_number} with {s.seats} samurai "
                f"at this level there are {wanted} (§3.2, §10.6)"
            )
    if s.two_samurai_rule and dolls_in_play(s) < DOLLS_NEEDED:
        raise BadInput("the two-samurai rule deals plunderers with at least two dolls (§3.5)")


def check_position(s: State) -> None:
    if s.barricades > barricade_cap(s):
        raise BadInput(f"{s.barricades} barricades; the cap is {barricade_cap(s)} (§11.1)")
    for back, most in enumerate(FARMSTEADS_BY_BACK):
        if s.farmsteads[back] > most:
            name = words(FarmsteadBack)[back]
            raise BadInput(f"{s.farmsteads[back]} farmsteads with back '{name}'; there are {most}")
    _check_seats(s)
    if s.ending == Ending.NONE:
        _check_not_lost(s)
        if s.agenda_count == 0:
            raise BadInput("the agenda is empty, but the game is not over")
        check_agenda(s)


def _check_seats(s: State) -> None:
    is_setting_up = Step.FIRST_PLAYER in s.agenda_step[: s.agenda_count]
    for seat in range(s.seats):
        if s.samurai[seat] == NOBODY and not is_setting_up:
            raise BadInput(f"seats[{seat}] has no samurai; it is one of {', '.join(SAMURAI)}")
        if s.combat_count[seat] > IN_PLAY:
            raise BadInput(f"seats[{seat}].combat has more cards than are in play")
    for samurai, holder in enumerate(s.token):
        is_lent = s.seat_of[samurai] != NOBODY and holder != s.seat_of[samurai]
        if is_lent and s.passed[holder] and not s.round_over and holder != s.turn:
            raise BadInput(f"seat {holder} has passed and holds a lent token (§4.7)")
    turn_begins = s.agenda_count > 0 and s.agenda_step[s.agenda_count - 1] == Step.BEGIN_TURN
    if turn_begins and s.passed[s.turn]:
        raise BadInput(f"seat {s.turn} has passed, so it cannot be its turn (§4.6)")
    if turn_begins and s.stack_count == 0:
        raise BadInput("the stack is empty, so the round is over (§10.1)")


def _check_not_lost(s: State) -> None:
    if farmsteads_left(s) == 0:
        raise BadInput("no farmstead is left: the game is lost; there must be one (§12.1)")
    if families_left(s) == 0:
        raise BadInput("no family is left: the game is lost; there must be one (§12.1)")
    for seat in range(s.seats):
        if s.wounds[seat] > 3:
            raise BadInput(f"seats[{seat}].wounds: 4 wounds are death; 0 to 3 are allowed (§6.1)")
    for place in range(s.intruder_count):
        if s.settled[place] and s.settled[place] > s.reinforcements:
            raise BadInput("reinforcements.settled names a reinforcement that was not made")
    for card, number in enumerate(s.joined):
        if number > s.reinforcements or (number and s.place[card] in (Place.BOX, Place.DISCARD)):
            raise BadInput(f"reinforcements.joined: {RAIDERS[card]} cannot have joined then")
    if NOTHING in s.stack[s.stack_count :]:
        raise AssertionError("places above the stack are blank")
