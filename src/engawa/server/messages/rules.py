"""The rules of a game, to be read in the browser."""

from __future__ import annotations

from msgspec import Struct

from engawa.server.messages.kinds import Language


class RulesSection(Struct):
    number: str  # '4', '4.4': its heading in the page has the id s4, s4-4
    title: str


class RulesPage(Struct):
    game: str
    language: Language
    title: str
    html: str
    sections: list[RulesSection]
