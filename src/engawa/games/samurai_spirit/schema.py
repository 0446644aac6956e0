"""The form of positions and views: which values there are, of which type, in which range."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct, field

Count = Annotated[int, Meta(ge=0, le=66)]
Seat = Annotated[int, Meta(ge=0, le=6)]
Players = Annotated[int, Meta(ge=1, le=7)]
Round = Annotated[int, Meta(ge=1, le=3)]
Wounds = Annotated[int, Meta(ge=0, le=4)]
Barricades = Annotated[int, Meta(ge=0, le=10)]
Reinforcement = Annotated[int, Meta(ge=0, le=100)]
Deals = Annotated[int, Meta(ge=0, le=4)]
Cards = Annotated[list[str], Meta(max_length=66)]
Pile = Annotated[list[str], Meta(max_length=63)]


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
    settled: Annotated[list[Reinforcement], Meta(max_length=63)] = field(default_factory=list)
    joined: dict[str, Reinforcement] = field(default_factory=dict)


class AgendaStep(Struct, forbid_unknown_fields=True):
    step: str
    seat: Seat = 0
    value: Annotated[int, Meta(ge=-1, le=66)] | str = 0


class Position(Struct, forbid_unknown_fields=True, kw_only=True):
    """A whole position; `stack`, `intruders`: top card first, '?' where nobody has seen it."""

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
    seats: Annotated[list[Board], Meta(min_length=2, max_length=7)]
    village_tokens: dict[str, Seat | str] = field(default_factory=dict)
    penalty_card: str | None = None
    suffered: Annotated[list[str], Meta(max_length=11)] = field(default_factory=list)
    handed: Annotated[list[Seat], Meta(max_length=7)] = field(default_factory=list)
    round_over: bool = False
    emptied_by: Seat = 0
    set_aside_deals: Deals = 0
    reinforcements: Reinforcements = field(default_factory=Reinforcements)
    agenda: Annotated[list[AgendaStep], Meta(max_length=40)] | None = None
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
    seats: Annotated[list[ViewedBoard], Meta(min_length=2, max_length=7)]  # type: ignore[assignment]  # boards with more on them
