"""What was written once is read for ever: numbers, features, records and exports of the version
that this folder's files were made by (commit d810026) mean what they meant.

The hashes were taken from that version. If one differs, old records and learned players break: do
not renew it, put the old numbers back.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.server.program import Server, line

import engawa
from engawa.core.match import Match
from engawa.games import find

HERE = Path(__file__).parent
EXPORT = HERE / "export.jsonl"
# By game: its actions' texts in their order and how many of them are decisions; names and lengths
# of its features; what every seat sees before every decision of the recorded game.
ACTIONS = {
    "rent-a-hero": ("3ccf30fd7a6641959f9167303209d281", 42),
    "samurai": ("e398dc588cd1066ad5aa12320267e8f2", 1332),
    "samurai-spirit": ("e6c4ceb0f2b8d977f44c28733b862e40", 170),
}
FEATURES = {
    "rent-a-hero": "9033f1c99ae51ccc6bc1054aaf2b4ef1",
    "samurai": "a6c50ede421428455ee759863ebc42a8",
    "samurai-spirit": "569d2bf6307e70abdf0413f1f7a67ed8",
}
OBSERVED = {
    "rent-a-hero": "bf3386fc8da72d1faaab760857fb17e9",
    "samurai": "01c623c429925dc06a7528e0052038a0",
    "samurai-spirit": "2313e99355c3a88f924881d51d4be4c4",
}
# By game: whether its exported table is over, and its log and scores as told to a spectator.
WATCHED = {
    "rent-a-hero": ("over", "dd21743707710359767e92b5927a6997"),
    "samurai": ("playing", "3f293e7cc9d978b43de9f0feeff8e61c"),
    "samurai-spirit": ("over", "b79352d49c6d481f081bf24d5a80dc00"),
}
every_game = pytest.mark.parametrize("game", ACTIONS)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


@every_game
def test_actions_have_the_numbers_and_texts_they_had(game: str) -> None:
    now = find(game)
    assert (_hash("\n".join(now.actions)), now.decisions) == ACTIONS[game]


@every_game
def test_features_have_the_places_they_had(game: str) -> None:
    named = [(name, length) for name, length in find(game).features]
    assert _hash(json.dumps(named)) == FEATURES[game]


@every_game
def test_a_record_replays_and_is_written_as_it_was(game: str) -> None:
    """Written again, it names the version of the rules, which it did not then."""
    text = (HERE / f"{game}.engawa").read_text("utf-8")
    match = engawa.load(text)
    assert (match.actor, match.rules_version) == (None, 1)
    assert _lines(match.save()) == ["rules 1", *_lines(text)]


def _lines(record: str) -> list[str]:
    """What a record says, the version of the rules first; without the digest of its text."""
    lines = [line for line in record.splitlines() if not line.startswith("digest")]
    return sorted(lines, key=lambda line: not line.startswith("rules"))


def test_a_match_of_the_first_rules_is_replayed_by_them() -> None:
    """In this one Kikuchiyo's kiai takes a line back to exactly the kiai value, which set off
    nothing then (RULES.md §5.1)."""
    text = (HERE / "samurai-spirit-shrunk-line.engawa").read_text("utf-8")
    assert engawa.load(text).actor is None
    by_hand, _, _ = text.partition("digest")
    with pytest.raises(engawa.BadInput, match="it is for 0 to act"):
        engawa.load(by_hand.replace("options", "rules 2\noptions", 1))


@pytest.mark.parametrize("ply", [20, 96])
def test_a_match_begun_by_the_first_rules_goes_on_by_them(ply: int) -> None:
    """From its record, and from any position of it."""
    played = engawa.load((HERE / "samurai-spirit-shrunk-line.engawa").read_text("utf-8"))
    rest = [action for who, action in played.actions(ply)]
    played.rewind(ply)
    by_hand = engawa.from_dict(played.to_dict(), chance="manual")
    assert engawa.load(played.save()).rules_version == by_hand.rules_version == 1
    for action in rest:
        by_hand.play(action)
    assert by_hand.outcome


def test_a_record_of_rules_to_come_is_refused() -> None:
    text, _, _ = engawa.new("samurai", seed=1).save().partition("digest")
    for version, told in (("3", "knows them up to version 2"), ("0", "number"), ("x", "number")):
        with pytest.raises(engawa.BadInput, match=told):
            engawa.load(text.replace("rules 2", f"rules {version}"))


@every_game
def test_every_seat_sees_the_numbers_it_saw(game: str) -> None:
    match = engawa.load((HERE / f"{game}.engawa").read_text("utf-8"))
    again, seen = Match(match.game, match.start, match._secret), hashlib.sha256()
    for who, action in match.actions():
        if who != "chance":
            for seat in (*range(again.seats), -1):
                seen.update(bytes(number & 255 for number in _observed(again, seat)))
            again.play(action)
    assert seen.hexdigest()[:32] == OBSERVED[game]


def _observed(match: Match, seat: int) -> list[int]:
    rules, hidden = match.game.rules, match.state
    out = [0] * sum(length for _, length in match.game.features)
    rules.hide(hidden, seat)
    rules.features(hidden, seat, out)
    return out


def test_an_export_is_imported_and_its_tables_are_as_they_were(tmp_path: Path) -> None:
    """Journals of then, read by the server of now: the same log, the same end."""
    database = str(tmp_path / "tables.db")
    importing = [sys.executable, "-m", "engawa", "import", str(EXPORT)]
    subprocess.run(
        importing, env={**os.environ, "ENGAWA_DATABASE": database}, check=True, timeout=120
    )
    server = Server(database, tmp_path)
    try:
        assert asyncio.run(_watched(server)) == WATCHED
    finally:
        server.stop()


async def _watched(server: Server) -> dict[str, tuple[str, str]]:
    """Of each game's table, what somebody who watches it is told."""
    rows = [json.loads(row) for row in EXPORT.read_text("utf-8").splitlines()]
    watched = {}
    for table in [row["row"] for row in rows if row.get("in") == "tables"]:
        async with line(server, f"/api/watch/{table['watch']}/socket") as watching:
            await watching.until(lambda it: it.position and it.chat)
        told = [[entry["who"], entry["action"]] for entry in watching.log]
        told += [watching.position["outcome"] and watching.position["outcome"]["scores"]]
        watched[table["game"]] = (watching.table["status"], _hash(json.dumps(told)))
    return watched
