"""The rules pages: every language tells the same rules under the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.terminal.program import complaint, run

import engawa
from engawa.core.words import catalogues, languages
from engawa.games import FOLDERS, find, rules_page
from engawa.terminal.why import answer

MARKS = {
    "en": ("**Ruling", "*Example:*", "*Not certain:*"),
    "pl": ("**Rozstrzygnięcie", "*Przykład:*", "*Niepewne:*"),
    "ru": ("**Трактовка", "*Пример:*", "*Точно не известно:*"),
}
CODE = re.compile(r"`([^`]+)`")
MENTION = re.compile(r"§(\d+(?:\.\d+)?)")
NUMBER = re.compile(r"\d+(?:\.\d+)?")

games = pytest.mark.parametrize("game", sorted(FOLDERS))
every_language = pytest.mark.parametrize("language", languages())
translations = pytest.mark.parametrize("language", [name for name in languages() if name != "en"])


def _rows(body: str) -> list[int]:
    """How many cells each row of its tables has."""
    return [line.count("|") for line in body.splitlines() if line.startswith("|")]


def _blocks(body: str) -> list[int]:
    """How many lines each paragraph, list or table has."""
    return [len(block.splitlines()) for block in body.split("\n\n")]


def _headings(text: str) -> list[str]:
    """Level and number of each."""
    return [
        f"{line.split()[0]} {line.split()[1]}" for line in text.splitlines() if line[:2] == "##"
    ]


@every_language
def test_every_language_has_its_marks(language: str) -> None:
    assert language in MARKS


@games
@translations
def test_the_same_headings_in_the_same_order(game: str, language: str) -> None:
    translated = rules_page.page(game, language)
    assert _headings(translated) == _headings(rules_page.page(game, "en"))
    assert list(rules_page.sections(game, language)) == list(rules_page.sections(game, "en"))


@games
@translations
def test_each_section_holds_the_same(game: str, language: str) -> None:
    english = rules_page.sections(game, "en")
    for number, section in rules_page.sections(game, language).items():
        body, original = section.body, english[number].body
        assert _rows(body) == _rows(original), number
        assert _blocks(body) == _blocks(original), number
        for pattern in (CODE, MENTION):
            assert Counter(pattern.findall(body)) == Counter(pattern.findall(original)), number
        for mark, english_mark in zip(MARKS[language], MARKS["en"], strict=True):
            assert body.count(mark) == original.count(english_mark), number


@games
@every_language
def test_every_section_mentioned_is_there(game: str, language: str) -> None:
    mentioned = set(MENTION.findall(rules_page.page(game, language)))
    assert mentioned <= rules_page.sections(game, language).keys()


@games
@every_language
def test_every_section_that_a_refusal_names_is_there(game: str, language: str) -> None:
    declared = find(game)
    named = {why.section for why in declared.why} | {o.section for o in declared.options}
    assert all(NUMBER.fullmatch(section) for section in named)
    assert named <= rules_page.sections(game, language).keys()


@games
@translations
def test_a_translation_has_its_own_quotes_and_no_english_words(game: str, language: str) -> None:
    prose = CODE.sub("", rules_page.page(game, language))
    assert not re.search('[“"]', prose)
    assert prose.count("„") == prose.count("”")
    assert prose.count("«") == prose.count("»")
    assert not re.search(r"\b(the|with|card|player|seat|example|ruling)\b", prose, re.IGNORECASE)


NAMES = ("samurai", "symbol", "penalty", "farmstead", "family", "level", "hero", "tile", "place")


@pytest.mark.parametrize("game", engawa.games())
@translations
def test_a_translation_uses_the_names_that_the_table_uses(game: str, language: str) -> None:
    text = "".join(file.read_text("utf-8") for file in catalogues(language, game))
    names = re.findall(rf"^(?:{'|'.join(NAMES)})-\S+ = (.+)$", text, re.M)
    page = rules_page.page(game, language).lower()
    assert names
    assert [name for name in names if name.lower() not in page] == []


TITLES = {"en": "The animal wakes", "pl": "Budzi się zwierzę", "ru": "Зверь пробуждается"}


@every_language
def test_the_command_prints_the_page_of_the_language(language: str) -> None:
    whole = run("rules", "samurai-spirit", "--language", language).stdout
    part = run("rules", "samurai-spirit", "6.2", ENGAWA_LANGUAGE=language).stdout
    for shown in (whole, part):
        assert [name for name, title in TITLES.items() if title in shown] == [language]


def test_an_unknown_language_gets_one_sentence() -> None:
    for section in ([], ["4.4"]):
        complaint("rules", "samurai", *section, "--language", "xx")


def test_the_terminal_quotes_and_shows_the_rules_in_polish(tmp_path: Path) -> None:
    typed = "?support daisuke\nr\nr 4.4\nq\nn\n"
    done = run(
        "play", "--samurai", "3", "--seed", "7", "--language", "pl", typed=typed, folder=tmp_path
    )
    for expected in (
        "§3.1 Gracze i samuraje",
        "Od dwóch do siedmiu graczy prowadzi po jednym samuraju.",
        "  4.4  Walka",
        "Gracz odkrywa wierzchnią kartę stosu.",
        "Dalej: r 4.5",
    ):
        assert expected in done.stdout


@games
@every_language
def test_what_is_quoted_has_no_marks(game: str, language: str) -> None:
    openings = [section.opening for section in rules_page.sections(game, language).values()]
    assert not [opening for opening in openings if re.search("[*`\n]", opening)]


@every_language
def test_a_refusal_quotes_the_passage_in_the_language_of_the_match(language: str) -> None:
    match = engawa.new("rent-a-hero", players=3, seed=1, language=language)
    reason = match.why_not("power:2")
    assert reason is not None
    section = rules_page.sections("rent-a-hero", language)[reason.section]
    shown = [line.plain for line in answer(match, "power:2", 300)]
    assert f"§{section.number} {section.title}" in shown
    assert f"  {section.opening}" in shown
