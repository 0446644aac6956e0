"""The schema of positions and views: which values there are, their types and ranges."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from engawa.games.samurai_spirit.facts import (
    BARRICADES_BESIDE_SAMURAI,
    CARDS,
    DEADLY_WOUNDS,
    IN_PLAY,
    ROUNDS,
    SAMURAI_COUNT,
    Penalty,
)
from engawa.games.samurai_spirit.state import AGENDA, RULES_VERSION

MOST_STEPS = AGENDA - 8  # room for what is laid on top
MOST_BARRICADES = SAMURAI_COUNT + max(BARRICADES_BESIDE_SAMURAI)

Count = Annotated[int, Meta(ge=0, le=CARDS)]
Seat = Annotated[int, Meta(ge=0, le=SAMURAI_COUNT - 1)]
Players = Annotated[int, Meta(ge=1, le=SAMURAI_COUNT)]
Round = Annotated[int, Meta(ge=1, le=ROUNDS)]
Wounds = Annotated[int, Meta(ge=0, le=DEADLY_WOUNDS)]
Barricades = Annotated[int, Meta(ge=0, le=MOST_BARRICADES)]
Reinforcement = Annotated[int, Meta(ge=0, le=100)]
Deals = Annotated[int, Meta(ge=0, le=4)]
Cards = Annotated[list[str], Meta(max_length=CARDS)]
Pile = Annotated[list[str], Meta(max_length=IN_PLAY)]


class Board(Struct, forbid_unknown_fields=True):
    """A samurai: what lies before him."""

    samurai: str | None
    wounds: Wounds = 0
    passed: bool = False
    combat: Pile = field(default_factory=list)
    defence: Annotated[list[str], Meta(max_length=3)] = field(default_factory=list)
    token_lent_to: Seat | None = None
    token_idle: bool = False
    in_kiai: bool = False


class Farmsteads(Struct, forbid_unknown_fields=True):
    """How many stand, by back."""

    family: Count = 0
    farmstead: Count = 0
    barricade: Count = 0
    wound: Count = 0


class Reinforcements(Struct, forbid_unknown_fields=True):
    """§13.3: how many were made, which intruders they settled, when cards became unknown."""

    made: Reinforcement = 0
    settled: Annotated[list[Reinforcement], Meta(max_length=IN_PLAY)] = field(default_factory=list)
    joined: dict[str, Reinforcement] = field(default_factory=dict)


class AgendaStep(Struct, forbid_unknown_fields=True):
    step: str
    seat: Seat = 0
    value: Annotated[int, Meta(ge=-1, le=CARDS)] | str = 0


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole position; `stack`, `intruders`: top card first, '?' where nobody has seen it."""

    rules_version: Annotated[int, Meta(ge=1, le=RULES_VERSION)] = RULES_VERSION
    players: Players | None = None
    level: str
    two_samurai_rule: bool | None = None
    round: Round = 1
    turn: Seat
    barricades: Barricades
    farmsteads: Farmsteads
    families: Annotated[list[str], Meta(max_length=3)]
    stack: Pile
    intruders: Pile = field(default_factory=list)
    discard: Cards = field(default_factory=list)
    unknown: Cards = field(default_factory=list)
    set_aside: Cards = field(default_factory=list)
    seats: Annotated[list[Board], Meta(min_length=2, max_length=SAMURAI_COUNT)]
    village_tokens: dict[str, Seat | str] = field(default_factory=dict)
    penalty_card: str | None = None
    suffered: Annotated[list[str], Meta(max_length=len(Penalty))] = field(default_factory=list)
    handed: Annotated[list[Seat], Meta(max_length=SAMURAI_COUNT)] = field(default_factory=list)
    round_over: bool = False
    emptied_by: Seat = 0
    set_aside_deals: Deals = 0
    reinforcements: Reinforcements = field(default_factory=Reinforcements)
    agenda: Annotated[list[AgendaStep], Meta(max_length=MOST_STEPS)] | None = None
    ending: str | None = None


class ViewedBoard(Board, kw_only=True):
    """What a view adds to a board: computed, for the reader."""

    side: str | None = None
    total: int = 0
    kiai: int = 0


class View(Position, kw_only=True):
    """What a view adds to a position."""

    game: str
    seat: Seat | None
    actor: Any
    legal: list[str]
    barricade_cap: Barricades
    seats: Annotated[list[ViewedBoard], Meta(min_length=2, max_length=SAMURAI_COUNT)]  # type: ignore[assignment]  # boards with more on them


class PrintedRaider(Struct):
    """A raider as it is printed, for clients that draw it."""

    value: int
    symbol: str | None
    penalties: list[str]
    flames: bool
    rank: str


class Kiai(Struct):
    human: int
    animal: int


class PrintedSamurai(Struct):
    kiai: Kiai


class Facts(Struct):
    """What is the same in every match: raiders and samurai by name, and where the cards of an order
    lay before, the new top card first."""

    raiders: dict[str, PrintedRaider]
    samurai: dict[str, PrintedSamurai]
    orders: dict[str, list[int]]
