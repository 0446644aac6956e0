"""Who may react (RULES.md §5.3): others who hold a key power of the reaction window."""

from __future__ import annotations

from engawa.core.rule import rule
from engawa.games.rent_a_hero.facts import NOBODY, Hero
from engawa.games.rent_a_hero.heroes import is_in, just
from engawa.games.rent_a_hero.powers import has_seen
from engawa.games.rent_a_hero.state import Moment, State


@rule
def asked_from(s: State) -> int:
    """Whose left neighbour may react first: the user's, the sender's or the holder's."""
    if s.pending_count > 0:
        return int(s.pending_user[s.pending_count - 1])
    return int(s.sender) if s.moment == Moment.SEND else int(s.holder)


@rule
def key_powers(s: State, seat: int) -> int:
    """The heroes that let this player react now; each of them can apply."""
    if s.pending_count > 0:
        return just(Hero.ANGRY_CHICKEN)
    if s.moment == Moment.SEND and not s.lifted and s.hand_size[s.sender] > 0:
        return just(Hero.BLACK_KNIGHT)
    if s.moment == Moment.HOLD:
        keys = just(Hero.PYROMANIAC) | just(Hero.DOG_TRAINER)
        return keys if has_seen(s, seat) else keys | just(Hero.SERGEANT)
    return 0


@rule
def could_react(s: State, seat: int) -> bool:
    """A key power that is ready, or used beside a ready witch."""
    keys = key_powers(s, seat)
    if s.ready[seat] & keys:
        return True
    return is_in(int(s.ready[seat]), Hero.WITCH) and s.used[seat] & keys != 0


@rule
def next_reactor(s: State) -> int:
    """The next seat that may react, in seat order, or NOBODY."""
    first = asked_from(s)
    for step in range(s.waited + 1, s.seats):
        seat = (first + step) % s.seats
        if could_react(s, seat):
            s.waited = step - 1
            return seat
    return NOBODY
