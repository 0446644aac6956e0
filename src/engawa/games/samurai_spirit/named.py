"""What an action names: samurai and their seats, a penalty, a symbol, an order.

`first` is the action's form: the first action of it names the first samurai."""

from __future__ import annotations

from engawa.core.actions import pair
from engawa.core.rule import rule
from engawa.games.samurai_spirit.actions import Action
from engawa.games.samurai_spirit.facts import SAMURAI_COUNT
from engawa.games.samurai_spirit.state import State


@rule
def samurai_named(action: int, first: int) -> int:
    return action - first


@rule
def seat_named(s: State, action: int, first: int) -> int:
    """The seat of the samurai that the action names; NOBODY if he is not in play."""
    return int(s.seat_of[samurai_named(action, first)])


@rule
def seats_named(s: State, action: int, first: int) -> tuple[int, int]:
    """The seats of two samurai: of give:kyuzo>kanbei, Kyuzo's and Kanbei's."""
    one, other = pair(action - first, SAMURAI_COUNT)
    return int(s.seat_of[one]), int(s.seat_of[other])


@rule
def penalty_named(action: int) -> int:
    return action - Action.FIRST


@rule
def symbol_named(action: int) -> int:
    return action - Action.LOSE


@rule
def order_named(action: int) -> int:
    """Its place among ORDERS."""
    return action - Action.ORDER
