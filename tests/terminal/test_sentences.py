"""The terminal's own catalogue: the same sentences in every language."""

from __future__ import annotations

from importlib import resources

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from engawa.terminal.terminal import spoken_languages

LANGUAGES = spoken_languages()


def messages(language: str) -> set[str]:
    file = resources.files("engawa") / "locale" / language / "terminal.ftl"
    entries = FluentParser().parse(file.read_text("utf-8")).body
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_sentence(language: str) -> None:
    assert messages(language) == messages("en")
