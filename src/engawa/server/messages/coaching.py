"""What the coach answers, over the socket."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engawa.server.messages.from_server import Act, ServerMessage


class AdvisedOption(Struct):
    """One choice, and how simulated games went on after it."""

    action: str
    chance: float  # to win, from 0 to 1 …
    low: float  # … and its 95% interval
    high: float
    score: float  # the mean at the end: points, figures or heroes
    why: list[str]  # a sentence or two


class Advised(ServerMessage, tag="advised"):
    """The answer to `advise`: every choice, best first."""

    re: str | None
    seat: int
    version: int
    options: list[AdvisedOption]
    outlook: str  # how the game is lost, if it is; '' if there is nothing to say


class Previewed(ServerMessage, tag="previewed"):
    """The answer to `preview`: what the seat would see and could do, as far as it can know."""

    re: str | None
    view: dict[str, Any]
    legal: list[Act]


class ReviewedTurn(Struct):
    """A decision of a finished game. Chances are those of the seat that decided, given what it knew
    then; in a cooperative game everybody's."""

    ply: int  # how long the log was before it
    seat: int
    action: str
    text: str  # what the action did
    chance: float  # by the action played
    best: str  # the best action then; the one played if no other was better
    best_text: str
    best_chance: float
    drawn: float  # the chance after the draws that followed
    is_turning_point: bool  # was the best action better, beyond the luck of the dice?
    why: list[str]  # about the best action


class Reviewing(ServerMessage, tag="reviewing"):
    """Progress of the review."""

    re: str | None
    done: int
    of: int


class Remark(Struct):
    text: str
    ply: int | None  # of the decision it is about, as in `ReviewedTurn`


class Reviewed(ServerMessage, tag="reviewed"):
    """The answer to `review`."""

    re: str | None
    turns: list[ReviewedTurn]
    remarks: list[Remark]  # good and bad luck, or that no decision turned the game
