"""The glossary is complete, and catalogues and rules pages keep to it."""

from __future__ import annotations

import re

import pytest
from tests.words.catalogues import CATALOGUES, LANGUAGES, TRANSLATIONS, Catalogue
from tests.words.glossary import BOOKS, TERMS, Term, terms_for, used_in

from engawa.games import FOLDERS, rules_page

every_term = pytest.mark.parametrize("term", TERMS, ids=lambda term: f"{term.game}:{term.name}")
every_catalogue = pytest.mark.parametrize("catalogue", CATALOGUES, ids=str)
every_game = pytest.mark.parametrize("game", sorted(FOLDERS))
translations = pytest.mark.parametrize("language", TRANSLATIONS)


@every_game
def test_every_game_brings_its_words(game: str) -> None:
    assert [term for term in TERMS if term.game == game]


@every_term
def test_a_term_is_recognised_as_it_is_written(term: Term) -> None:
    for language, pattern in term.patterns.items():
        written = getattr(term, language)
        assert pattern.search(written), (language, written)
    assert not term.patterns or set(term.patterns) == set(LANGUAGES)


@every_term
def test_a_term_is_not_among_the_words_never_to_use(term: Term) -> None:
    for other in terms_for(term.game):
        for language, pattern in other.forbidden.items():
            assert not pattern.search(getattr(term, language)), other.name


@every_term
def test_a_books_word_names_a_book_that_there_is(term: Term) -> None:
    assert term.book.keys() <= BOOKS[term.game].keys() if term.game else not term.book


@translations
@every_catalogue
def test_a_message_uses_the_terms_that_it_uses_in_english(
    catalogue: Catalogue, language: str
) -> None:
    translated, lacking = catalogue.messages(language), []
    for name, english in catalogue.messages("en").items():
        if name not in translated:
            continue  # another test says so
        said = translated[name].words
        for term in used_in(english.words, terms_for(catalogue.game)):
            if name not in term.except_ and not term.patterns[language].search(said):
                lacking.append(f"{name}: {term.en} = {getattr(term, language)}: {said}")
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_catalogue
def test_no_message_uses_a_word_never_to_use(catalogue: Catalogue, language: str) -> None:
    found = [
        f"{name}: {word[0]} (say {getattr(term, language)})"
        for name, message in catalogue.messages(language).items()
        for term in terms_for(catalogue.game)
        if language in term.forbidden and (word := term.forbidden[language].search(message.words))
    ]
    assert found == []


@every_term
def test_an_exception_is_still_needed(term: Term) -> None:
    """Its message is there, and at least one language does without the term."""
    needed = {
        name
        for catalogue in CATALOGUES
        if term.game in ("", catalogue.game)
        for name, english in catalogue.messages("en").items()
        if name in term.except_ and term.patterns["en"].search(english.words)
        for language in TRANSLATIONS
        if not term.patterns[language].search(catalogue.messages(language)[name].words)
    }
    assert set(term.except_) == needed


def _prose(section: rules_page.Section) -> str:
    """Without words of the notation."""
    return re.sub(r"`[^`]*`", "…", f"{section.title} {section.body}")


@translations
@every_game
def test_a_section_uses_the_terms_that_it_uses_in_english(game: str, language: str) -> None:
    """Sections that speak of a thing more than once: a single word may fall in translation."""
    english, lacking = rules_page.sections(game, "en"), []
    for number, section in rules_page.sections(game, language).items():
        said, own = _prose(section), tuple(term for term in terms_for(game) if term.game)
        original = _prose(english[number])
        for term in used_in(original, own):
            if len(term.patterns["en"].findall(original)) > 1 and not term.patterns[
                language
            ].search(said):
                lacking.append(f"§{number}: {term.en} = {getattr(term, language)}")
    assert lacking == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_game
def test_no_rules_page_uses_a_word_never_to_use(game: str, language: str) -> None:
    page = rules_page.page(game, language)
    found = [
        f"{line}: {word[0]} (say {getattr(term, language)})"
        for line, text in enumerate(page.splitlines(), 1)
        for term in terms_for(game)
        if language in term.forbidden and (word := term.forbidden[language].search(text))
    ]
    assert found == []
