"""What the browser says: every sentence it asks for is in the catalogues, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.checkout import ROOT

import engawa

LOCALE = Path(engawa.__file__).parent / "locale" / "en"
SOURCES = sorted(
    path
    for kind in ("*.ts", "*.svelte", "*.json")
    for path in (ROOT / "web" / "src").rglob(kind)
    if path.name != "protocol.ts" and not path.name.endswith(".test.ts")
)
TEXT = "\n".join(path.read_text("utf-8") for path in SOURCES)
# `say("name")` and `say(`name-${something}`)`
ASKED = set(re.findall(r"\bsay\(\s*\"([^\"]+)\"", TEXT))
PATTERNS = {
    re.compile(re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template)))
    for template in re.findall(r"`([a-z][\w-]*\$\{[^`]*)`", TEXT)
}
QUOTED = set(re.findall(r"[\"'`]([a-z][a-z0-9-]*)[\"'`]", TEXT))


def _messages(catalogue: Path) -> list[str]:
    return re.findall(r"^([a-z][a-z0-9-]*) =", catalogue.read_text("utf-8"), re.MULTILINE)


CATALOGUES = {path.stem: _messages(path) for path in sorted(LOCALE.glob("web*.ftl"))}
KNOWN = [message for messages in CATALOGUES.values() for message in messages]


def test_every_sentence_the_browser_asks_for_is_there() -> None:
    assert ASKED - set(KNOWN) == set()


def test_no_two_chapters_say_the_same() -> None:
    assert len(KNOWN) == len(set(KNOWN))


@pytest.mark.parametrize("catalogue", CATALOGUES)
def test_no_sentence_is_left_over(catalogue: str) -> None:
    unused = [
        message
        for message in CATALOGUES[catalogue]
        if message not in QUOTED and not any(p.fullmatch(message) for p in PATTERNS)
    ]
    assert unused == []


def test_no_sentence_is_written_into_the_pages() -> None:
    """Letters between tags come from a catalogue; names of things that have but one may stay."""
    written = []
    for path in (ROOT / "web" / "src").rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.S
        )
        markup = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", markup)
        for text in re.findall(r">([^<>]*[^\W\d_]{3,}[^<>]*)<", markup):
            if text.strip("· \n") != "Engawa":
                written.append(f"{path.name}: {text.strip()}")
    assert written == []
