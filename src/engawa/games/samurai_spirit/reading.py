"""Reading a position from a dict: each value is fetched, checked, and named when it is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from engawa.core.reasons import BadInput
from engawa.games.samurai_spirit.facts import IN_PLAY, NOTHING, RAIDERS, SYMBOL
from engawa.games.samurai_spirit.notation import CARD_NUMBERS
from engawa.games.samurai_spirit.state import Place, State

_MISSING: Any = object()


class Reader:
    """A dict being read; `prefix` says where it stands in the whole, for the error."""

    def __init__(self, described: Mapping[str, Any], prefix: str = "") -> None:
        self.described = described
        self.prefix = prefix
        self.read: set[str] = set()

    def value(self, key: str, default: Any = _MISSING) -> Any:
        self.read.add(key)
        if key not in self.described:
            if default is _MISSING:
                raise BadInput(f"the position lacks '{self.prefix}{key}'")
            return default
        return self.described[key]

    def number(self, key: str, least: int, most: int, default: Any = _MISSING) -> int:
        value = self.value(key, default)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadInput(f"{self.prefix}{key}: {value!r} is not a number from {least} to {most}")
        return value

    def flag(self, key: str, default: bool) -> bool:
        value = self.value(key, default)
        if not isinstance(value, bool):
            raise BadInput(f"{self.prefix}{key}: {value!r} is neither true nor false")
        return value

    def items(self, key: str, default: Any = _MISSING) -> Sequence[Any]:
        value = self.value(key, default)
        if not isinstance(value, list | tuple):
            raise BadInput(f"{self.prefix}{key}: {value!r} is not a list")
        return value

    def mapping(self, key: str, default: Any = _MISSING) -> Mapping[str, Any]:
        return self.as_mapping(self.value(key, default), key)

    def as_mapping(self, value: Any, where: str) -> Mapping[str, Any]:
        if not isinstance(value, Mapping):
            raise BadInput(f"{self.prefix}{where}: {value!r} is not an object with named values")
        return value

    def choice(self, key: str, allowed: Sequence[str]) -> int:
        return self.index(key, self.value(key), allowed)

    def index(self, key: str, value: Any, allowed: Sequence[str]) -> int:
        if value not in allowed:
            what = "the 66 raiders" if allowed is RAIDERS else ", ".join(allowed)
            raise BadInput(f"{self.prefix}{key}: {value!r} is not one of {what}")
        return allowed.index(value)

    def as_seat(self, value: Any, seats: int, where: str = "token_lent_to") -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            raise BadInput(f"{self.prefix}{where}: {value!r} is not a seat from 0 to {seats - 1}")
        return value

    def cards(self, key: str, default: Any = _MISSING) -> Sequence[int]:
        cards = []
        for text in self.items(key, default):
            if text not in CARD_NUMBERS:
                raise BadInput(f"{self.prefix}{key}: {text!r} is not one of the 66 raiders")
            cards.append(CARD_NUMBERS[text])
        if len(cards) > IN_PLAY + 3:
            raise BadInput(f"{self.prefix}{key}: {len(cards)} cards are more than there are")
        return cards

    def pile(self, key: str, cards: list[int]) -> int:
        """Fill a pile, listed top first; how many cards it has."""
        described = self.items(key, default=())
        if len(described) > IN_PLAY:
            raise BadInput(f"{self.prefix}{key}: {len(described)} cards; at most 63 are in play")
        for place, text in enumerate(reversed(described)):
            if text != "?" and text not in CARD_NUMBERS:
                raise BadInput(f"{self.prefix}{key}: {text!r} is neither '?' nor a raider")
            cards[place] = CARD_NUMBERS.get(text, NOTHING)
        return len(described)

    def defence(self, defence: list[int]) -> None:
        for card in self.cards("defence", default=()):
            symbol = SYMBOL[card]
            if symbol == NOTHING:
                raise BadInput(f"{self.prefix}defence: {RAIDERS[card]} has no symbol (§4.4)")
            if defence[symbol] != NOTHING:
                raise BadInput(f"{self.prefix}defence: two cards with the same symbol (§4.4)")
            defence[symbol] = card

    def lay(self, s: State, card: int, place: Place, where: str) -> None:
        """Every card is in exactly one place."""
        if s.place[card] != Place.BOX:
            raise BadInput(
                f"{RAIDERS[card]} is there twice, once in {where}; each card exists once"
            )
        s.place[card] = place

    def finish(self, extra: Set[str] = frozenset()) -> None:
        """Refuse whatever nobody asked for: most likely a slip of the pen."""
        unread = set(self.described) - self.read - extra
        if unread:
            names = ", ".join(f"'{self.prefix}{key}'" for key in sorted(unread))
            raise BadInput(f"the position has no {names}")
