"""What people read when something is refused, in three languages: never the notation of an action,
a code word, the name of a field or of an option, or a seat counted from 0.

Every reason that can be met over a socket or an address of a real server is met there. The others
are rendered as the server would; what they are is noted at the end of the run.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from tests.conftest import Note
from tests.server.program import Server
from tests.words import traps
from tests.words.catalogues import LANGUAGES, Catalogue
from tests.words.refusals import Refusals, refused_by_rules, refused_by_server

import engawa
from engawa.core.game import Game
from engawa.core.match import Match
from engawa.core.names import word
from engawa.core.words import say
from engawa.games import FOLDERS, find
from engawa.server.refusals import Refused

# Reasons of the server that nobody can ask for: it has to be busy, crowded, old or broken, or the
# page somebody else's.
SELDOM = {"busy", "coach-busy", "newer-rules", "no-such-type", "our-fault", "table-full"}
SELDOM |= {"too-many", "wrong-origin"}
VERSIONS = {"version": 3, "known": 2}  # what `newer-rules` names
INPUT = {"bad-message", "bad-input"}  # said like any other bad request
COUNTED_FROM_0 = {"no-such-ply"}  # positions: the first is before anything was played
NOTATION = re.compile(r"`|\w:\w|\w@\w|\w>\w|\w_\w|/api|\b(?:GET|POST|PUT|x-engawa)\b|\$|\.\.\.")
LATIN = re.compile(r"\b(?![A-T]\d)[A-Za-z]\w*")
# Latin letters that are right in a Russian sentence.
KNOWN_IN_RUSSIAN = {"JSON", "Ann", "Bob"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.db"), folder)
    yield running
    running.stop()


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_rules_refuse_in_peoples_words(server: Server, game: str, note: Note) -> None:
    told = asyncio.run(refused_by_rules(server, game))
    declared = find(game)
    reasons = {word(why) for why in declared.why}
    met = reasons & told["en"].keys()
    assert len(met) > len(reasons) * 0.7
    for language in LANGUAGES:
        assert told[language].keys() == told["en"].keys()
        others = {code: _rendered(declared, code, language) for code in reasons - met}
        problems = _problems(told[language] | others, language, _code_words(declared))
        assert problems == []
    if reasons - met:
        note(f"{game}: rendered without a socket: {', '.join(sorted(reasons - met))}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_server_refuses_in_peoples_words(server: Server, language: str, note: Note) -> None:
    told = asyncio.run(refused_by_server(server, language))
    catalogue = Catalogue("locale/en/server.ftl").messages(language)
    reasons = {name.removeprefix("refused-") for name in catalogue if name.startswith("refused-")}
    general = Catalogue("locale/en/core.ftl").messages(language)
    own = told.keys() - INPUT - {name.removeprefix("refused-") for name in general}
    assert reasons - own <= SELDOM
    others = {code: Refused(code, **VERSIONS).refusal(language).sentence for code in reasons - own}
    words = {name for game in FOLDERS for name in _code_words(find(game))}
    assert _problems(told | others, language, words) == []
    note(f"the server, {language}: rendered without a socket: {', '.join(sorted(reasons - own))}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_every_game_refuses_is_said_in_peoples_words(language: str) -> None:
    """The general reasons: rendered where no table meets them."""
    match = engawa.new("nim", seed=1, language=language)
    told = {}
    for name in Catalogue("locale/en/core.ftl").messages(language):
        details: dict[str, str | int] = {"action": match.legal()[0], "allowed": "take:1, take:2"}
        told[name] = say(language, "core", name, seat=2, actor=1, **details)
    assert _problems(told, language, {"take"}) == []


def _rendered(game: Game, code: str, language: str) -> str:
    """A reason that was not met, as `Match.why_not` says it, with the first action it can name."""
    match: Match = engawa.new(game.name, seed=1, language=language)
    why = next(why for why in game.why if word(why) == code)
    for number in range(game.decisions):
        details = game.reason_details(match.state, number, language)
        if all(details.values()):
            return game.reason(match.state, int(why), number, language)[1]
    return game.reason(match.state, int(why), 0, language)[1]


def _code_words(game: Game) -> set[str]:
    """Names that programs use and no person would write: `send-top`, `two_samurai_rule`."""
    names = {part for spelled in game.spellings for part in (spelled.verb, *spelled.names)}
    names |= {*game.actions, *game.options.names, *(word(why) for why in game.why)}
    return {name for name in names if re.search(r"[-_:]", name)}


def _problems(told: Refusals, language: str, code_words: set[str]) -> list[str]:
    return [
        f"{code}: {problem}: {sentence}"
        for code, sentence in told.items()
        for problem in (
            *_seen(code, sentence, language, code_words),
            *traps.in_a_sentence(sentence),
        )
    ]


def _seen(code: str, sentence: str, language: str, code_words: set[str]) -> Iterator[str]:
    if found := NOTATION.search(sentence):
        yield f"notation ({found[0]})"
    yield from (f"code word ({name})" for name in code_words if _holds(sentence, name))
    if language == "ru":
        foreign = set(LATIN.findall(sentence)) - KNOWN_IN_RUSSIAN
        yield from (f"code word ({name})" for name in foreign)
    if re.search(r"(?<![\w.])0(?![\w.])", sentence) and code not in COUNTED_FROM_0:
        yield "counted from 0"


def _holds(sentence: str, name: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", sentence) is not None
