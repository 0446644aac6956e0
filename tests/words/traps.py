"""What is wrong in a sentence in any language, found by its form: before it is filled in, and
after."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from tests.words.catalogues import CATALOGUES, Catalogue, Choice, Message

# They ask for a case, and names stand in the nominative …
PREPOSITIONS = {
    "pl": "w we z ze do od na przed za po u dla o przy nad pod bez przez między wobec ku",
    "ru": "в во с со к ко от до из на перед за по у для о об при над под без через между",
}
# … but hexes such as O14, which $place is in these messages, have no cases.
HEXES = {"do-lay", "do-relay"}
# After these, as after prepositions, numbers need no choice between few and many.
COMPARISONS = {"niż", "меньше"}
# Of men Polish counts few like many: 2 graczy, 5 graczy.
MEN = {"graczy", "bohaterów", "intruzów", "najeźdźców", "odrzuconych", "samurajów"}
# Heroes are he or she, so what follows a hero's name shows neither.
GENDERED = {
    "pl": re.compile(r"\{ \$hero \} \w*(?:ł|ła|ny|na|ty|ta)\b"),
    "ru": re.compile(r"\{ \$hero \} \w*(?:л|ла|ен|ена|ан|ана|ый|ая)\b"),
}
# Names of people, cards and places.
NAMES = (
    "seat other samurai sender holder giver receiver hero place other_place first_place figure "
    "other_figure tile penalty family farmstead symbol"
).split()
BROKEN = {
    "an unresolved reference": re.compile(r"\{|\}|\?\?\?"),
    "two spaces": re.compile(r"\S  +\S"),
    "a mark that is not to be seen": re.compile("[\u2066-\u2069\u200e\u200f]"),
    "a space before a punctuation mark": re.compile(r"\w [,.;?!](?:\s|$)"),
    "two punctuation marks": re.compile(r"[,;:] ?[,.;:]|(?<!\.)\.\.(?!\.)|[?!]\."),
    "a space at its end": re.compile(r"^\s|\s$"),
    "nothing in brackets": re.compile(r"\( ?\)|„”|«»|“”"),
}


def in_a_sentence(said: str) -> Iterator[str]:
    """What is wrong with a sentence as people read it."""
    for wrong, pattern in BROKEN.items():
        if pattern.search(said):
            yield wrong


def in_a_message(
    catalogue: Catalogue, message: Message, language: str, counts: set[str]
) -> Iterator[str]:
    """What is wrong with a message; `counts` are the details that are numbers."""
    if language == "en":
        return
    for choice in message.choices:
        yield from _forms(choice, language)
    for text in message.texts:
        yield from _counted(text, counts - message.selects.keys(), language)
        if message.name not in HEXES:
            yield from _cases(text, language)
        if GENDERED[language].search(text):
            yield "what follows $hero is only right for some of them"
        if not catalogue.game and "seat" not in counts:
            yield from _plural_players(text)


def _forms(choice: Choice, language: str) -> Iterator[str]:
    """Whole numbers are one, few or many, and `other` can stand for many. After a preposition few
    and many are alike. In Russian 21 is one, too."""
    number = f"{{ ${choice.detail} }}"
    if not choice.variants.keys() & {"one", "few", "many"}:
        return
    said = choice.variants.get("other", "")
    for before, word in re.findall(rf"(\w*) ?{re.escape(number)} ([^\W\d_]+)", said):
        if word not in MEN and not _governs(before, language):
            for lacking in {"one", "few"} - choice.variants.keys():
                yield f"${choice.detail} is counted without {lacking}"
    if language == "ru" and number in said and number not in choice.variants.get("one", number):
        yield f"${choice.detail} may be 21, which is one"


@cache
def counted_words(language: str) -> frozenset[str]:
    """The words that follow the number somewhere where a choice counts it."""
    return frozenset(
        word
        for catalogue in CATALOGUES
        for message in catalogue.messages(language).values()
        for choice in message.choices
        if choice.variants.keys() & {"one", "few", "many"}
        for said in choice.variants.values()
        for word in re.findall(rf"\{{ \${choice.detail} \}} ([^\W\d_]{{2,}})", said)
    )


def _counted(text: str, numbers: set[str], language: str) -> Iterator[str]:
    """A number before a word that has to be counted, and no choice that does; “of 6 farmsteads” is
    the same for every number that a whole can be."""
    for before, name, word in re.findall(r"(\w*) ?\{ \$(\w+) \}(?= ([^\W\d_]{2,}))", text):
        is_counted = name in numbers and word in counted_words(language)
        if is_counted and not _governs(before, language):
            yield f"“{word}” does not follow the number ${name}"


def _governs(word: str, language: str) -> bool:
    return word in COMPARISONS or _is_preposition(word, language)


def _is_preposition(word: str, language: str) -> bool:
    return word.lower() in PREPOSITIONS[language].split()


def _cases(text: str, language: str) -> Iterator[str]:
    """A preposition before a name."""
    for before, name in re.findall(r"(\w+) \{ \$(\w+) \}", text):
        if name in NAMES and _is_preposition(before, language):
            yield f"“{before}” asks for a case, and ${name} is in the nominative"


def _plural_players(text: str) -> Iterator[str]:
    """Players are one samurai, or “Niebiescy”: where any game may fill in, no verb agrees."""
    for before, after in re.findall(r"([^\W\d_]+ )?\{ \$seat \}( [^\W\d_]+)?", text):
        if before or after:
            yield f"“{(before or after).strip()}” has to agree with $seat, one or many"
