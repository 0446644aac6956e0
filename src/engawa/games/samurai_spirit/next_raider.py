"""What the next raider of Samurai Spirit may be, given what the players know (RULES.md §13)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engawa.core.reasons import ALLOWED
from engawa.games.samurai_spirit.boards import kiai_value, line_total
from engawa.games.samurai_spirit.cards import has_flames, rank_start, value_of
from engawa.games.samurai_spirit.facts import CARDS, NOTHING
from engawa.games.samurai_spirit.guess import is_doubtful, unknown_places
from engawa.games.samurai_spirit.state import Place, State
from engawa.games.samurai_spirit.talents import why_not_discard, why_not_hand, why_not_redraw
from engawa.games.samurai_spirit.turns import why_not_defend


def next_raider(s: State) -> int:
    """The top card of the stack, if everybody knows it; else NOTHING."""
    return int(s.stack[s.stack_count - 1]) if s.stack_count > 0 else NOTHING


def share_of_unseen(s: State, is_meant: Callable[[int], bool]) -> float:
    """How likely the top card of the stack is one of these, from 0 to 1."""
    cards = list(_unseen(s))
    whole = sum(weight for _, weight in cards)
    return sum(weight for card, weight in cards if is_meant(card)) / whole if whole else 0.0


def _unseen(s: State) -> Iterator[tuple[int, float]]:
    """Every card that nobody has seen, and how likely it is in play: some of the newest rank
    stayed in the box."""
    unseen = [card for card in range(CARDS) if s.place[card] == Place.BAG]
    newest = range(rank_start(s.round_number - 1), rank_start(s.round_number))
    doubtful = [card for card in unseen if card in newest and is_doubtful(s, card)]
    in_play = unknown_places(s) - (len(unseen) - len(doubtful))
    for card in unseen:
        yield card, in_play / len(doubtful) if card in doubtful else 1.0


def is_kept_off(s: State, seat: int, card: int, *, is_kept: bool) -> bool:
    """Could he do anything with this card but confront it? No talent works on a kept one."""
    ways = [why_not_defend(s, seat, card)]
    if not is_kept:
        ways.append(why_not_discard(s, seat, card))
        ways.append(why_not_redraw(s, seat))
        ways += [why_not_hand(s, seat, other, card) for other in range(s.seats)]
    return ALLOWED in ways


def overcoming(s: State, seat: int, *, is_kept: bool = False) -> float:
    """How likely the next raider takes him above his kiai value, with no way to avoid it."""
    room = kiai_value(s, seat) - line_total(s, seat)
    return share_of_unseen(
        s, lambda card: value_of(card) > room and not is_kept_off(s, seat, card, is_kept=is_kept)
    )


def reaching_kiai(s: State, seat: int) -> float:
    room = kiai_value(s, seat) - line_total(s, seat)
    return share_of_unseen(s, lambda card: value_of(card) == room)


def defending(s: State, seat: int) -> float:
    """How likely the next raider shows a symbol that his defence lacks."""
    return share_of_unseen(s, lambda card: why_not_defend(s, seat, card) == ALLOWED)


def burning(s: State) -> float:
    """How likely the next raider shows flames."""
    return share_of_unseen(s, has_flames)
