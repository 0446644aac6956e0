"""Facts about the actions of Rent a Hero: who is new to whom, and what an action reveals."""

from __future__ import annotations

from engawa.coach.case import Case
from engawa.core.bits import bits
from engawa.games.rent_a_hero.actions import Action, form_of, power_of, target_of
from engawa.games.rent_a_hero.evaluate import chance_of, may_be, unseen_by
from engawa.games.rent_a_hero.facts import ALL_HEROES, HEROES_TO_WIN, STRENGTHS, Hero
from engawa.games.rent_a_hero.heroes import accepting, band_of, hero_of, is_in, just, left_of
from engawa.games.rent_a_hero.sentences import hero_and_strength, requirement_words, seat_name
from engawa.games.rent_a_hero.state import Moment, State

CERTAIN = 100


def facts(case: Case, action: int) -> list[str]:
    """The most important facts first."""
    if power_of(action):
        return [*using(case, action), case.say("power-spent", hero=_hero(case, power_of(action)))]
    match form_of(action):
        case Action.SEND:
            return sending(case, hero_of(action, Action.SEND))
        case Action.SEND_TOP:
            return [case.say("send-top")]
        case Action.DROP:
            return dropping(case, hero_of(action, Action.DROP))
        case Action.HINT:
            return hinting(case, hero_of(action, Action.HINT))
        case Action.RECRUIT:
            return recruiting(case)
        case Action.PASS:
            return passing(case)
        case _:
            return waiting(case)


# Holding the wanderer (§4.4 to §4.7)


def recruiting(case: Case) -> list[str]:
    """How likely it is new, and what is lost if not."""
    s, seat = case.s, case.seat
    is_last = bits(band_of(s, seat)) == HEROES_TO_WIN - 1
    possible = may_be(s, seat)
    if possible & (possible - 1) == 0:
        hero = _hero(case, bits(possible - 1) + 1)
        if possible & band_of(s, seat):
            return [case.say("recruit-pair", hero=hero)]
        return [case.say("recruit-wins" if is_last else "recruit-hero", hero=hero)]
    new = new_for(s, seat, seat)
    if new == CERTAIN:
        return [case.say("recruit-certain"), *([case.say("recruit-sixth")] if is_last else [])]
    found = [case.say("recruit-chance", percent=new)]
    if is_last:
        found.append(case.say("recruit-sixth"))
    lost = [hero for hero in STRENGTHS if is_in(possible & band_of(s, seat), hero)]
    found.append(case.say("recruit-loss", heroes=_heroes(case, lost)))
    return found


def passing(case: Case) -> list[str]:
    """Who gets it next, and how likely it is new to them, as far as you know."""
    s = case.s
    following = left_of(s, case.seat)
    name, new = seat_name(case.language, following), new_for(s, case.seat, following)
    kind = "pass-home" if following == s.sender else "pass-next"
    found = [case.say(kind, seat=name, percent=new)]
    if new and bits(band_of(s, following)) == HEROES_TO_WIN - 1:
        found.insert(0, case.say("pass-sixth", seat=name, percent=new))
    mine = new_for(s, case.seat, case.seat)
    if 0 < mine < CERTAIN:
        found.append(case.say("pass-forgone", percent=mine))
    elif mine == CERTAIN:
        found.append(case.say("pass-forgone-certain"))
    return found


def hinting(case: Case, hero: int) -> list[str]:
    """What the answer would reveal (§4.5, §7.1)."""
    s, seat = case.s, case.seat
    left = int(s.hand_size[seat]) - 1
    if s.original_hints:
        yes = sum(just(other) for other in STRENGTHS if is_in(accepting(s, other), hero))
        wanted = requirement_words(case.language, hero, s.seats)
        told = case.say("hint-strength", requirement=wanted, percent=chance_of(s, seat, yes))
    else:
        likely = chance_of(s, seat, just(hero))
        told = case.say("hint", hero=_hero(case, hero), percent=likely)
        if likely == 0:
            told = case.say("hint-useless", hero=_hero(case, hero))
    return [told, case.say("hint-costs", left=left)]


# Sending (§4.2, §4.3)


def sending(case: Case, hero: int) -> list[str]:
    """Who would gain by it, from the sender's left on, and what if it comes back to the sender."""
    s, seat = case.s, case.seat
    others = [(seat + step) % s.seats for step in range(1, s.seats)]
    lacking = [other for other in others if not is_in(band_of(s, other), hero)]
    near = [other for other in lacking if bits(band_of(s, other)) == HEROES_TO_WIN - 1]
    found = []
    if near:
        found.append(case.say("send-sixth", seats=_seats(case, near), hero=_hero(case, hero)))
    elif lacking:
        found.append(case.say("send-lacking", seats=_seats(case, lacking), count=len(lacking)))
    else:
        found.append(case.say("send-nobody", hero=_hero(case, hero)))
    home = "send-home-pair" if is_in(band_of(s, seat), hero) else "send-home-new"
    return [*found, case.say(home, hero=_hero(case, hero))]


def dropping(case: Case, hero: int) -> list[str]:
    """What the card could still have done: its copies out there, its place in the band."""
    kind = "drop-held" if is_in(band_of(case.s, case.seat), hero) else "drop-lacking"
    unseen = max(0, unseen_by(case.s, case.seat, hero))
    return [case.say(kind, hero=_hero(case, hero)), case.say("drop-unseen", number=unseen)]


# Powers and reactions (§5)


def using(case: Case, action: int) -> list[str]:
    s, holder = case.s, int(case.s.holder)
    name = seat_name(case.language, holder)
    match power_of(action):
        case Hero.PYROMANIAC:
            return [case.say("burn", seat=name, percent=new_for(s, case.seat, holder))]
        case Hero.DOG_TRAINER:
            return [case.say("chase", seat=name, percent=new_for(s, case.seat, holder))]
        case Hero.SERGEANT:
            return [case.say("look", percent=new_for(s, case.seat, case.seat))]
        case Hero.WITCH:
            return [case.say("ready", hero=_hero(case, target_of(action)))]
        case Hero.BLACK_KNIGHT:
            kind = "lift" if s.sender == case.seat else "lift-other"
            return [case.say(kind, seat=seat_name(case.language, int(s.sender)))]
        case Hero.WIZARD:
            return [case.say("draw-two", number=int(s.hand_size[case.seat]))]
        case _:
            return [case.say("cancel", **_pending(case))]


def waiting(case: Case) -> list[str]:
    """What happens if nothing is done."""
    s = case.s
    if s.pending_count > 0:
        return [case.say("wait-power", **_pending(case))]
    if s.moment == Moment.LOSE:
        return [case.say("wait-lose", hero=_hero(case, int(s.wanderer)))]
    holder = int(s.holder)
    if s.moment == Moment.HOLD:
        name, new = seat_name(case.language, holder), new_for(s, case.seat, holder)
        return [case.say("wait-hold", seat=name, percent=new)]
    return [case.say("wait-send", seat=seat_name(case.language, int(s.sender)))]


def new_for(s: State, seat: int, other: int) -> int:
    """Per cent: how likely the wanderer is new to another player, as far as the seat knows."""
    return chance_of(s, seat, ALL_HEROES & ~band_of(s, other))


# Words


def _hero(case: Case, hero: int) -> str:
    return hero_and_strength(case.language, hero)


def _heroes(case: Case, heroes: list[int]) -> str:
    return ", ".join([_hero(case, hero) for hero in heroes])


def _seats(case: Case, seats: list[int]) -> str:
    return ", ".join([seat_name(case.language, seat) for seat in seats])


def _pending(case: Case) -> dict[str, str | int]:
    """The power that waits, and whose it is."""
    top = case.s.pending_count - 1
    power = power_of(int(case.s.pending_power[top]))
    user = int(case.s.pending_user[top])
    return {"hero": _hero(case, power), "seat": seat_name(case.language, user)}
