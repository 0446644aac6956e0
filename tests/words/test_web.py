"""What the browser says: every sentence it asks for is in the catalogues, and none is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.checkout import ROOT

import engawa

PACKAGE = Path(engawa.__file__).parent
WEB = ROOT / "web" / "src"
PARTS = sorted(folder.name for folder in (WEB / "games").iterdir() if folder.is_dir())


def _text(folder: Path, *, without: Path | None = None) -> str:
    """All that is written for the browser in a folder, but for tests and what is generated."""
    return "\n".join(
        path.read_text("utf-8")
        for kind in ("*.ts", "*.svelte", "*.json")
        for path in sorted(folder.rglob(kind))
        if path.name != "protocol.ts"
        and not path.name.endswith(".test.ts")
        and not (without and path.is_relative_to(without) and path.parent != without)
    )


SHARED = _text(WEB, without=WEB / "games")
# What each book is read by: the browser's own by what is shared, and by games as `shared`.
READERS = {"web": SHARED + "".join(_text(WEB / "games" / game) for game in PARTS)}
READERS |= {game: _text(WEB / "games" / game) for game in PARTS}


def _lacking(text: str, function: str, messages: list[str]) -> set[str]:
    """Of what is asked for by `say("name")`, or begins as in `say(`name-${something}`)`: what there
    is not."""
    named = set(re.findall(rf"\b{function}\(\s*\"([^\"]+)\"", text))
    begun = set(re.findall(rf"\b{function}\(\s*`([a-z-]+)\$", text))
    return named - set(messages) | {
        start for start in begun if not any(message.startswith(start) for message in messages)
    }


def _is_read(message: str, text: str) -> bool:
    """Is it named somewhere, or made from a pattern, such as `name-${something}`?"""
    patterns = {
        re.sub(r"\\\$\\\{.*?\\\}", ".+", re.escape(template))
        for template in re.findall(r"`([a-z][\w-]*\$\{[^`]*)`", text)
    }
    return bool(re.search(rf"[\"'`]{message}[\"'`]", text)) or any(
        re.fullmatch(pattern, message) for pattern in patterns
    )


def _messages(*catalogues: Path) -> list[str]:
    return [
        message
        for catalogue in catalogues
        for message in re.findall(r"^([a-z][a-z0-9-]*) =", catalogue.read_text("utf-8"), re.M)
    ]


def _of_game(game: str, *chapters: str) -> list[str]:
    folder = PACKAGE / "games" / game.replace("-", "_") / "locale" / "en"
    files = [folder / f"{chapter}.ftl" for chapter in chapters]
    return _messages(*(file for file in files if file.is_file()))


OWN = {"web": _messages(*sorted((PACKAGE / "locale" / "en").glob("web*.ftl")))}
OWN |= {game: _of_game(game, "web") for game in PARTS}


def test_every_sentence_of_the_pages_is_there() -> None:
    assert _lacking(SHARED, "say", OWN["web"]) == set()
    assert _lacking(READERS["web"], "shared", OWN["web"]) == set()


@pytest.mark.parametrize("game", PARTS)
def test_every_sentence_of_a_table_is_there(game: str) -> None:
    assert _lacking(READERS[game], "say", OWN[game]) == set()
    assert _lacking(READERS[game], "(?:name|word)", _of_game(game, "card", "game")) == set()


@pytest.mark.parametrize("game", PARTS)
def test_a_lesson_has_all_its_sentences_and_no_other(game: str) -> None:
    lesson = WEB / "games" / game / "lesson.json"
    texts = re.findall(r'"text": "([^"]+)"', lesson.read_text("utf-8")) if lesson.exists() else []
    assert sorted(texts) == sorted(_of_game(game, "lesson"))


@pytest.mark.parametrize("game", PARTS)
def test_a_game_has_a_card(game: str) -> None:
    asked = set(re.findall(r"term\(\w+, \"([^\"]+)\"", SHARED))
    assert asked >= {"name", "minutes", "about", "owner"}
    assert asked - set(_of_game(game, "card")) == set()


@pytest.mark.parametrize("book", OWN)
def test_no_sentence_is_there_twice_or_left_over(book: str) -> None:
    assert len(OWN[book]) == len(set(OWN[book]))
    assert [message for message in OWN[book] if not _is_read(message, READERS[book])] == []


def test_no_sentence_is_written_into_the_pages() -> None:
    """Letters between tags come from a catalogue; names of things that have but one may stay."""
    written = []
    for path in WEB.rglob("*.svelte"):
        markup = re.sub(
            r"<(script|style)\b.*?</\1>|<!--.*?-->", "", path.read_text("utf-8"), flags=re.S
        )
        markup = re.sub(r"\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}", "", markup)
        for text in re.findall(r">([^<>]*[^\W\d_]{3,}[^<>]*)<", markup):
            if text.strip("· \n") != "Engawa":
                written.append(f"{path.name}: {text.strip()}")
    assert written == []
