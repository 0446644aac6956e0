"""What must be true of every position, beyond the form of its values."""

from __future__ import annotations

from engawa.core.bits import bits
from engawa.core.names import words
from engawa.core.reasons import BadInput
from engawa.games.rent_a_hero.actions import Action, power_of, target_of
from engawa.games.rent_a_hero.facts import HEROES_TO_WIN, NOBODY, NOTHING, UNKNOWN, Hero, Powers
from engawa.games.rent_a_hero.heroes import band_of, fitting, for_hero, is_in
from engawa.games.rent_a_hero.knowledge import hint_set, is_travelling, lacked, yes_set
from engawa.games.rent_a_hero.setup import without_band, without_hand
from engawa.games.rent_a_hero.state import Ending, Moment, State

WITH_WANDERER = (Moment.DROP, Moment.HOLD, Moment.LOSE)
WITH_REQUIREMENT = (Moment.TOP, Moment.SEND, Moment.DROP, Moment.HOLD)
WITH_POWERS = (Moment.SEND, Moment.HOLD, Moment.LOSE)
# Where each power may be the first one pending.
MOMENTS = {
    Hero.ANGRY_CHICKEN: (),
    Hero.PYROMANIAC: (Moment.HOLD,),
    Hero.WITCH: WITH_POWERS,
    Hero.DOG_TRAINER: (Moment.HOLD,),
    Hero.SERGEANT: (Moment.HOLD,),
    Hero.BLACK_KNIGHT: (Moment.SEND,),
    Hero.WIZARD: WITH_POWERS,
}


def check_position(s: State, *, is_view: bool) -> None:
    _check_bands(s)
    _check_moment(s)
    _check_turn(s)
    _check_drawing(s)
    for n in range(s.pending_count):
        _check_pending(s, n)
    _check_hints(s)
    if not is_view:
        _check_knowledge(s)


def _name(moment: int) -> str:
    return words(Moment)[moment]


def _check_bands(s: State) -> None:
    most = max(bits(band_of(s, seat)) for seat in range(s.seats))
    if most > HEROES_TO_WIN or (most == HEROES_TO_WIN) != (s.ending == Ending.SIX_HEROES):
        raise BadInput(
            f"a band has {most} heroes; six end the game, as 'six-heroes', "
            "before a seventh comes (§6.1)"
        )
    for seat in range(s.seats):
        for hero in Hero:
            is_lost = s.eliminated[seat][hero] > 0 and not is_in(band_of(s, seat), hero)
            if is_in(s.spent[seat], hero) and (s.powers == Powers.CARD or not is_lost):
                raise BadInput(
                    f"seats[{seat}].spent: hero {hero} was not lost after its power was used, or "
                    "powers belong to cards (§5.1, §7.3)"
                )
        if any(cards % 2 for cards in s.eliminated[seat]):
            raise BadInput(f"seats[{seat}].eliminated: heroes are lost in pairs (§4.7)")
        if s.newer[seat] and not s.lacks[seat]:
            raise BadInput(f"seats[{seat}].newer counts nothing while 'lacks' is empty (§8.4)")
        if s.ruled_out[seat] and not (is_travelling(s) and s.endless):
            raise BadInput(
                f"seats[{seat}].ruled_out: no hint was shuffled away in this turn (§8.5)"
            )


def _check_moment(s: State) -> None:
    """What exists only at some moments."""
    name = _name(s.moment)
    if s.ending:
        return
    if (s.wanderer != NOTHING) != (s.moment in WITH_WANDERER):
        there = "needs a" if s.moment in WITH_WANDERER else "has no"
        raise BadInput(f"the moment '{name}' {there} 'wanderer' (§4)")
    if s.requirement == NOTHING and s.moment in WITH_REQUIREMENT:
        raise BadInput(f"the moment '{name}' needs a 'requirement' (§4.1)")
    if s.moment == Moment.BAND and without_band(s) == NOBODY:
        raise BadInput("'band': every band has been dealt (§3.2)")
    if s.moment == Moment.HAND and (without_band(s) != NOBODY or without_hand(s) == NOBODY):
        raise BadInput("'hand' comes when bands are dealt and hands are not (§3.2)")
    if s.moment == Moment.DROP and s.hand_size[s.sender] == 0:
        raise BadInput("'drop': the sender has no card to drop (§4.3)")
    if s.moment == Moment.LOSE and not is_in(band_of(s, s.holder), s.wanderer):
        raise BadInput("'lose': the holder's band has no such hero, so no pair is lost (§4.7)")


def _check_turn(s: State) -> None:
    """What belongs to a turn begins with it."""
    name = _name(s.moment)
    if s.lifted and s.moment < Moment.TOP:
        raise BadInput(f"'lifted': there is nothing to lift at '{name}' (§5.10)")
    if s.from_top and s.moment <= Moment.SEND:
        raise BadInput(f"'from_top': nothing was sent yet at '{name}' (§4.3)")
    if s.moment == Moment.DROP and not s.from_top:
        raise BadInput("'drop' follows a wanderer 'from_top' (§4.3)")
    if s.looked and s.moment <= Moment.DROP:
        raise BadInput(f"'looked': there is no wanderer to look at yet at '{name}' (§5.9)")
    if s.looked >> s.sender & 1:
        raise BadInput("'looked': the sender knows the wanderer without a sergeant (§5.9)")
    if s.waited and s.moment not in WITH_POWERS:
        raise BadInput(f"'waited': nobody may react at '{name}' (§5.3)")


def _check_drawing(s: State) -> None:
    if s.draws and (s.pending_count or s.moment not in (*WITH_POWERS, Moment.END)):
        raise BadInput(f"'drawing': nobody draws at '{_name(s.moment)}', nor under a power (§5.4)")
    if s.draws and s.moment == Moment.END and (s.drawer != s.sender or s.draws > 1):
        raise BadInput("'drawing': at the end of a turn the sender draws one card (§4.8)")


def _check_pending(s: State, n: int) -> None:
    user, hero = s.pending_user[n], Hero(power_of(s.pending_power[n]))
    target = target_of(s.pending_power[n])
    if s.moment not in WITH_POWERS:
        raise BadInput(f"'pending': no power is used at '{_name(s.moment)}' (§5.2)")
    if hero == Hero.WITCH and (target == Hero.WITCH or not is_in(s.used[user], target)):
        raise BadInput(f"pending: seat {user} has no used hero {target} for the witch (§5.7)")
    if n > 0:
        chicken_ready = for_hero(Action.READY, Hero.ANGRY_CHICKEN)
        is_against = hero == Hero.ANGRY_CHICKEN or s.pending_power[n] == chicken_ready
        if not is_against or user == s.pending_user[n - 1]:
            raise BadInput("pending: another's chicken, or a witch for her, meets a power (§5.4)")
        return
    if s.moment not in MOMENTS[hero]:
        raise BadInput(f"pending: hero {hero} cannot be used at '{_name(s.moment)}' (§5)")
    if hero == Hero.DOG_TRAINER and (target != s.holder or target == user):
        raise BadInput("pending: the dog trainer's target is the holder, another player (§5.8)")
    if s.moment == Moment.LOSE:
        is_last_use = s.wanderer in (hero, target if hero == Hero.WITCH else hero)
        if user != s.holder or not is_last_use:
            raise BadInput("pending: only the hero about to be lost can be used (§4.7)")


def _check_hints(s: State) -> None:
    for n in range(s.hint_count):
        if s.hint_giver[n] == s.hint_sender[n]:
            raise BadInput(
                "hint_cards: the sender cannot ask for hints, so giver and sender differ (§4.5)"
            )
        if s.hint_since[n] and not s.lacks[s.hint_giver[n]]:
            raise BadInput(
                "hint_cards: 'since' is true only beside something its giver lacked (§8.4)"
            )
        is_open = s.hint_about[n] == UNKNOWN
        if is_open and not (is_travelling(s) and s.hint_sender[n] == s.sender):
            raise BadInput("hint_cards: 'about' is null only while that wanderer travels (§8.3)")


def _check_knowledge(s: State) -> None:
    """What everybody knows must be true, or no position would be consistent with a view."""
    for n in range(s.hint_count):
        about = s.hint_about[n]
        yes = yes_set(s, s.wanderer) if about == UNKNOWN else hint_set(s, n)
        is_right = is_in(yes, s.hint_card[n])
        if about == UNKNOWN:
            is_right = is_right == bool(s.hint_answer[n])
        if not is_right:
            raise BadInput(f"hint_cards[{n}]: that is not what the sender has to answer (§4.5)")
    had_to_fit = is_travelling(s) and not s.lifted and not s.from_top
    if had_to_fit and not is_in(fitting(s, s.requirement), s.wanderer):
        raise BadInput("the wanderer does not meet the requirement (§4.2)")
    for seat in range(s.seats):
        if s.wanderer != NOTHING and is_in(s.ruled_out[seat], s.wanderer):
            raise BadInput(f"seats[{seat}].ruled_out: that is the wanderer (§8.5)")
        if lacked(s, seat) > s.newer[seat] and s.lacks[seat]:
            raise BadInput(f"seats[{seat}] has more of what it 'lacks' than cards 'newer' (§8.4)")
