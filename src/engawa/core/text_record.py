"""A match as text: a header, then one action per line. It is replayed when it is read.

    engawa 1
    game samurai-spirit
    rules 2
    options {"level": "hard", "samurai": ["kyuzo", "gorobei"], …}
    bots - expert
    draws fair
    commitment 5d0c…
    secret 91ab…

    chance seat:1
    1 fight
    …
    digest 77e1…

`rules` is the version of the game's rules; a record without it is older than the versions and was
played by the first. `bots` says which kind of bot takes each seat, `-` for a person; without bots
it is left out. The digest at the end catches typing and disk errors; a record written by hand may
leave it out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

from engawa.core import chance as fair
from engawa.core.game import Game
from engawa.core.match import Match, Start
from engawa.core.reasons import BadInput, IllegalAction

VERSION = "1"
FIRST_RULES = 1  # the version of records that name none
PERSON = "-"  # in the line of bots
HEADER = ("game", "rules", "options", "position", "bots", "draws", "commitment", "secret")


def write(match: Match) -> str:
    header = [f"engawa {VERSION}", f"game {match.game.name}"]
    header.append(f"rules {match.rules_version}")
    header.append(f"options {json.dumps(match.start.options)}")
    if match.start.position is not None:
        header.append(f"position {json.dumps(match.start.position)}")
    if match.bots:
        header.append(f"bots {' '.join(kind or PERSON for kind in match.bots)}")
    header += [f"draws {match.chance}", f"commitment {match.commitment}"]
    header.append(f"secret {match._secret}")  # a record is the owner's own copy
    actions = [f"{who} {action}" for who, action, _ in match.log]
    text = "\n".join([*header, "", *actions, ""])
    return f"{text}digest {_digest(text)}\n"


def read(text: str, find: Callable[[str], Game], language: str = "en") -> Match:
    """The match of a text record; BadInput names the line that is wrong."""
    lines = _lines(text)
    header = _read_header(lines)
    game = find(header["game"])
    position = _json(header, "position") if "position" in header else None
    options = _json(header, "options")
    version = _rules_version(header)
    if not position:
        is_today = version == game.rules_version
        options = (game.options.read if is_today else game.options.read_written)(options)
    start = Start(options, position, version)
    secret, mode = header.get("secret", ""), header.get("draws", "fair")
    if mode not in ("fair", "manual"):
        raise BadInput(f"the record says draws '{mode}'; they are 'fair' or 'manual'")
    if fair.commitment_to(secret) != header.get("commitment"):
        raise BadInput("the record was changed: its secret does not match its commitment")
    match = Match(game, start, secret, "manual", language)
    if "bots" in header:
        match.seat_bots([None if kind == PERSON else kind for kind in header["bots"].split()])
    for number, line in lines[len(header) + 1 :]:
        _replay(match, number, line, is_fair=mode == "fair")
    match.chance = "fair" if mode == "fair" else "manual"
    match._let_chance_draw()
    return match


def _lines(text: str) -> list[tuple[int, str]]:
    """Numbered lines without empty ones and without the digest, which is checked."""
    body, found, digest = text.replace("\r\n", "\n").rpartition("digest ")
    if found and "\n" not in digest.strip():
        if digest.strip() != _digest(body):
            raise BadInput("the record was changed after it was written: its digest does not match")
        text = body
    numbered = enumerate(text.splitlines(), 1)
    lines = [(number, line.strip()) for number, line in numbered if line.strip()]
    if not lines or lines[0][1] != f"engawa {VERSION}":
        raise BadInput(f"this is not a match record: its first line is not 'engawa {VERSION}'")
    return lines


def _read_header(lines: list[tuple[int, str]]) -> dict[str, str]:
    header: dict[str, str] = {}
    for number, line in lines[1:]:
        key, _, value = line.partition(" ")
        if key not in HEADER:
            break
        if key in header:
            raise BadInput(f"line {number}: '{key}' is given twice")
        header[key] = value.strip()
    if "game" not in header:
        raise BadInput("the record does not name its game: 'game …' is missing")
    return header


def _rules_version(header: dict[str, str]) -> int:
    version = header.get("rules", str(FIRST_RULES))
    if not (version.isascii() and version.isdigit()) or int(version) < FIRST_RULES:
        raise BadInput(f"the record says rules '{version}'; it is the number of their version")
    return int(version)


def _json(header: dict[str, str], key: str) -> dict[str, Any]:
    try:
        value = json.loads(header.get(key, "{}"))
    except json.JSONDecodeError as error:
        raise BadInput(f"the record's {key} are not JSON: {error}") from error
    if not isinstance(value, dict):
        raise BadInput(f"the record's {key} are not a JSON object")
    return value


def _replay(match: Match, number: int, line: str, *, is_fair: bool) -> None:
    who, _, action = line.partition(" ")
    actor = "chance" if match.actor == "chance" else str(match.actor)
    if match.actor is None:
        raise BadInput(f"line {number}: the game is over, nothing may follow")
    if who != actor:
        raise BadInput(f"line {number}: '{line}': it is for {actor} to act, not for {who}")
    if is_fair and match.actor == "chance":
        due = fair.draw(match._secret, match.id, match.ply, match.weights())
        if action != due:
            raise BadInput(f"line {number}: the record was changed: the draw was '{due}'")
    try:
        match.play(action)
    except IllegalAction as error:
        raise BadInput(f"line {number}: {error}") from error


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]
