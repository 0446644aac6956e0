"""What several messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
ActionText = Annotated[str, Meta(max_length=200)]
Reference = Annotated[str, Meta(max_length=40)]
Language = Literal["en", "pl", "ru"]
Status = Literal["waiting", "playing", "over"]


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why something was refused: for programs, for people, and where the rule is written."""

    code: str
    sentence: str
    section: str | None = None
    allowed: list[str] | None = None
    detail: str | None = None  # for whoever writes a client: field names and such, in English
