"""What sentences are filled with in play: for every detail of every message all values it can have,
or a few of each kind where there is no end of them.

Most is read from the games: an event declares its details, and `Game.detail` says what a number of
that kind is in words. A choice in a catalogue names the words it chooses by, and counts whatever it
chooses by `one` and `other`. What nobody declares stands below, by its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from tests.words.catalogues import LANGUAGES, Catalogue, Message

import engawa
from engawa.core.words import say
from engawa.games import FOLDERS, find

Value = str | int
COUNTS = range(26)
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
KINDS = 256  # more than any game has of anything that an event names

# Another name for something that events of the game name.
SAME_AS = {
    "sender": "seat",
    "holder": "seat",
    "giver": "seat",
    "receiver": "samurai",
    "first_place": "place",
    "others": "seats",
    "last": "seat",
    "other": "hero",
    "winners": "seats",
    "takers": "seats",
}
SAME_AS_IN = {("penalty-first", "other"): "penalty"}  # … only in that message
# Several of them in a row.
LISTS = {
    "seats": "seat",
    "cards": "card",
    "heroes": "hero",
    "figures": "figure",
    "tiles": "tile",
    "places": "place",
    "open": "figure",
    "captured": "figure",
    "backs": "farmstead",
    "penalties": "penalty",
}
# Sentences of the game within a sentence: how their messages begin.
SENTENCES: dict[str, str | tuple[str, ...]] = {
    "talent": "talent-",
    "effect": ("kiai-", "power-"),
    "action": "do-end",
    "choice": "do-end",
    "best": "do-end",
}
# Details that are always numbers.
NUMBERS = """
actions after all_families all_farmsteads barricades before cap chance count decisions defend drawn
draws eliminated families farmsteads few fewest first free hand hidden high kiai known left lines
longest low mine most named newer number of people percent played players ply port rate reserve
room round rounds rows score section seed shown stones strength support theirs total use uses value
wanted ways when wins wounds
""".split()
# … and those that are a number only there: part or message, and detail.
NUMBERS_IN = {
    ("server", "seat"),
    ("server", "given"),
    ("server", "seats"),
    ("server", "last"),
    ("core", "seat"),
    ("lab", "games"),
    ("lab", "seats"),
    ("terminal", "last"),
    ("web-table", "last"),
    ("no-such-seat", "seat"),
    ("option-samurai-at", "seat"),
    ("rent-a-hero/terminal", "heroes"),
    ("ending-six-heroes", "seats"),
    ("ending-counted", "seats"),
}
# Details that are whatever people, files and machines are called.
TEXTS = {
    "answer": ["✓"],
    "bots": ["greedy, uniform"],
    "card": ["3"],
    "cards": ["3, 4"],
    "engawa": ["0.1"],
    "extra": ["lab"],
    "given": ["greedy"],
    "kind": ["greedy"],
    "kinds": ["greedy, uniform"],
    "level": ["greedy"],
    "levels": ["greedy, uniform"],
    "options": ["--players"],
    "place": ["2"],
    "stone": ["●"],
    "taboo": ["?"],
    "took": ["1, 3"],
    "usual": ["greedy"],
    "what": ["--games"],
    "name": ["Ann", "Żaneta", "Ильич"],
    "names": ["Ann", "Żaneta, Ильич"],
    "typed": ["?"],
    "target": ["?"],
    "reason": ["ENOSPC"],
    "interval": ["40–60 %"],
    "numbers": ["1", "1, 3"],
    "strengths": ["3 : 2"],
    "range": ["2–4"],
    "languages": ["en, pl, ru"],
    "allowed": ["2, 3"],
    "file": ["game.engawa"],
    "folder": ["engawa"],
    "address": ["http://127.0.0.1:8000"],
    "host": ["127.0.0.1"],
    "version": ["0.1"],
    "commitment": ["0123abcd"],
}


def renderings(catalogue: Catalogue, message: Message, language: str) -> Iterator[dict[str, Value]]:
    """Arguments that together show every value of every detail at least once, and every choice
    with every other."""
    details = {name: values(catalogue, message, name, language) for name in message.details}
    if not details:
        yield {}
        return
    chosen = [name for name in details if name in message.selects]
    for fixed in _products(details, chosen):
        longest = max((len(details[n]) for n in details if n not in chosen), default=1)
        for turn in range(longest):
            rest = {
                name: found[(turn + shift) % len(found)]  # shifted: two players are not the same
                for shift, (name, found) in enumerate(details.items())
                if name not in chosen
            }
            yield fixed | rest


def _products(details: dict[str, list[Value]], names: list[str]) -> Iterator[dict[str, Value]]:
    if not names:
        yield {}
        return
    for value in details[names[0]]:
        for rest in _products(details, names[1:]):
            yield {names[0]: value, **rest}


def values(catalogue: Catalogue, message: Message, name: str, language: str) -> list[Value]:
    """All that this detail can be."""
    games = [catalogue.game] if catalogue.game else sorted(FOLDERS)
    keys = _keys(catalogue, message, name)
    if keys & CATEGORIES or any(key.isdecimal() for key in keys):
        return list(COUNTS)
    if keys:
        return sorted(keys)
    if NUMBERS_IN & {(catalogue.part, name), (message.name, name)}:
        return list(COUNTS)
    if name in ("game", "games"):
        return [say(language, game, "name") for game in games]
    name = SAME_AS_IN.get((message.name, name), name)
    found = [value for game in games for value in _of_game(game, name, language)]
    if found:
        return list(dict.fromkeys(found))
    if name in NUMBERS:
        return list(COUNTS)
    assert name in TEXTS, f"{message.name}: say in arguments.py what ${name} can be"
    return list(TEXTS[name])


def _keys(catalogue: Catalogue, message: Message, name: str) -> set[str]:
    """The keys by which any language chooses: they agree on what a detail is."""
    there = [catalogue.messages(language).get(message.name) for language in LANGUAGES]
    return {key for each in there if each is not None for key in each.selects.get(name, ())}


@cache
def _of_game(game: str, name: str, language: str) -> tuple[Value, ...]:
    if name in LISTS:
        return tuple(_rows(str(value) for value in _of_game(game, LISTS[name], language)))
    if name in SENTENCES:
        return tuple(_sentences(game, SENTENCES[name], language))
    declared = {kind for event in find(game).event for kind in event.details}
    if name in declared:
        return tuple(dict.fromkeys(_told(game, name, language)))
    return _of_game(game, SAME_AS[name], language) if name in SAME_AS else ()


def _told(game: str, kind: str, language: str) -> Iterator[Value]:
    """What `Game.detail` says for every number that means something."""
    declared, s = find(game), _state(game)
    for number in range(_seats(game) if kind == "seat" else KINDS):
        try:
            told = declared.detail(s, kind, number, language)
        except (LookupError, ValueError):
            continue
        if isinstance(told, int):
            yield from COUNTS
            return
        yield told


def _seats(game: str) -> int:
    return find(game).options.players.counts[-1]


@cache
def _state(game: str) -> object:
    return engawa.new(game, players=_seats(game), seed=1).state


def _rows(names: Iterable[str]) -> Iterator[str]:
    """One, two and three of them."""
    names = list(names)
    if names:
        yield names[0]
        yield ", ".join(names[:2])
        yield ", ".join(names[-3:])


def _sentences(game: str, beginning: str | tuple[str, ...], language: str) -> Iterator[str]:
    for name, message in (
        Catalogue(f"games/{game.replace('-', '_')}/locale/en/game.ftl").messages(language).items()
    ):
        if name.startswith(beginning) and not message.details:
            yield say(language, game, name)
