"""The schema of positions and views: which values there are, their types and ranges."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from engawa.games.rent_a_hero.facts import CARDS, FEWEST_PLAYERS, HEROES, MOST_PLAYERS, WIZARD_DRAWS

Count = Annotated[int, Meta(ge=0, le=CARDS)]
Uses = Annotated[int, Meta(ge=0, le=100)]
Seat = Annotated[int, Meta(ge=0, le=MOST_PLAYERS - 1)]
Card = Annotated[int, Meta(ge=1, le=HEROES)]
Unseen = Card | Literal["?"]
Heroes = Annotated[list[Card], Meta(max_length=HEROES)]
Pile = Annotated[list[Card], Meta(max_length=CARDS)]


class Board(Struct, forbid_unknown_fields=True):
    """A player: hand and band, and what the last `send-top` showed."""

    hand: Annotated[list[Unseen], Meta(max_length=CARDS)] = field(default_factory=list)
    ready: Heroes = field(default_factory=list)
    used: Heroes = field(default_factory=list)
    spent: Heroes = field(default_factory=list)
    eliminated: Pile = field(default_factory=list)
    powers_used: Uses = 0
    lacks: Heroes = field(default_factory=list)
    newer: Count = 0
    ruled_out: Heroes = field(default_factory=list)


class HintCard(Struct, forbid_unknown_fields=True):
    """§8.3: a card face down on the discard pile; `about` is null while that wanderer travels."""

    card: Unseen
    giver: Seat
    sender: Seat
    answer: bool
    about: Card | None = None
    since: bool = False


class Pending(Struct, forbid_unknown_fields=True):
    seat: Seat
    power: str


class Drawing(Struct, forbid_unknown_fields=True):
    seat: Seat
    cards: Annotated[int, Meta(ge=1, le=WIZARD_DRAWS)] = 1


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole position; the deck holds the cards that are nowhere else."""

    variants: dict[str, str] = field(default_factory=dict)  # the options that are choices
    moment: str
    sender: Seat = 0
    holder: Seat | None = None
    requirement: Card | None = None
    lifted: bool = False
    wanderer: Unseen | None = None
    from_top: bool = False
    looked: Annotated[list[Seat], Meta(max_length=MOST_PLAYERS)] = field(default_factory=list)
    waited: Seat = 0
    pending: Annotated[list[Pending], Meta(max_length=16)] = field(default_factory=list)
    drawing: Drawing | None = None
    deck: Count | None = None
    discard: Pile = field(default_factory=list)
    hint_cards: Annotated[list[HintCard], Meta(max_length=CARDS)] = field(default_factory=list)
    seats: Annotated[list[Board], Meta(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    ending: str | None = None


class ViewedPending(Pending, kw_only=True):
    """What a view adds to a power that waits: whose it is."""

    hero: Card


class View(Position, kw_only=True):
    """What a view adds to a position."""

    pending: Annotated[list[ViewedPending], Meta(max_length=16)]  # type: ignore[assignment]  # powers with more on them
    game: str
    seat: Seat | None
    actor: Any
    legal: list[str]
    reactor: Seat | None
    unseen: dict[str, Count]
    may_be: Heroes
