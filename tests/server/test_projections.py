"""What a socket is told depends only on what its seat may know."""

from __future__ import annotations

import json
import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.program import Player, Server, line, play_to_the_end

import engawa
from engawa.core.dice import new_dice
from engawa.core.match import Match, Start
from engawa.games import find
from engawa.server import projections, requests
from engawa.server.refusals import Refused
from engawa.server.seats import Seat
from engawa.server.storage import TableSetup
from engawa.server.table import Table

GAMES = [("samurai", 3), ("rent-a-hero", 4), ("samurai-spirit", 3)]


def table_of(game: str, players: int, secret: str = "a" * 64) -> Table:
    """A table where each seat belongs to a guest of its own."""
    options = engawa.new(game, players=players).start.options
    setup = TableSetup(
        id="table",
        game=game,
        options=options,
        rules_version=find(game).rules_version,
        secret=secret,
        invite="invite",
        watch="watch",
        seats=players,
        made_at=1.0,
    )
    table = Table(setup)
    requests.seat_at_the_start(table, [Seat(f"guest-{n}", f"Name {n}") for n in range(players)])
    return table


def told(table: Table, seat: int | None) -> str:
    """All that a socket of that seat would be told, from the beginning."""
    guest = None if seat is None else f"guest-{seat}"
    position = projections.position(table, table.seats_of(guest), "en", 0)
    messages = [projections.info(table, guest, [], []), position]
    return json.dumps([msgspec.to_builtins(message) for message in messages])


@pytest.mark.parametrize(("game", "players"), GAMES)
@settings(max_examples=15, deadline=None)
@given(seed=st.integers(0, 10**6), played=st.integers(0, 50))
def test_another_hidden_world_is_told_in_the_same_bytes(
    game: str, players: int, seed: int, played: int
) -> None:
    table, choose = table_of(game, players), random.Random(seed)
    for _ in range(played):
        if table.actor is None:
            break
        assert table.match is not None
        action = choose.choice(table.match.legal())
        requests.play(table, f"guest-{table.actor}", table.actor, table.version, action, "en")
    assert table.match is not None
    for seat in (None, *range(players)):
        other = table.draft()
        other.match = _dealt_anew(table.match, seat, seed)
        assert _position(other, seat) == _position(table, seat)


def _position(table: Table, seat: int | None) -> Any:
    """But for the log: a match that is set up has none."""
    position = projections.position(table, () if seat is None else (seat,), "en", 10**6)
    assert position is not None
    told = [(sight.view, sight.asked, sight.choices) for sight in position.sights]
    return told, position.actor, position.version


def _dealt_anew(match: Match, seat: int | None, seed: int) -> Match:
    world = match.game.restore(match.view(seat), hidden=True)
    match.game.rules.guess(world, new_dice(seed))
    match.game.rules.advance(world)
    return Match(match.game, Start({}, match.game.describe(world)), "", "manual")


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_only_the_seat_that_decides_is_told_its_choices(game: str, players: int) -> None:
    table = table_of(game, players)
    assert table.match is not None
    position = projections.position(table, tuple(range(players)), "pl", 0)
    assert position is not None
    for sight in position.sights:
        is_asked = sight.seat == table.actor
        actions = [choice.action for choice in sight.choices]
        assert actions == (table.match.legal() if is_asked else [])
        assert all(choice.text for choice in sight.choices)
        assert sight.asked == position.sights[0].asked != ""


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_neither_secret_nor_links_are_told_to_those_who_may_not_know(
    game: str, players: int
) -> None:
    table = table_of(game, players, secret="5ec2e7" * 10)
    choose = random.Random(1)
    while table.actor is not None:
        for seat in (None, *range(players)):
            assert table.setup.secret not in told(table, seat)
        assert "invite" not in told(table, None).replace('"invite": null', "")
        assert table.match is not None
        action = choose.choice(table.match.legal())
        requests.play(table, f"guest-{table.actor}", table.actor, table.version, action, "en")
    assert table.setup.secret in told(table, None), "everybody may check the draws now"


def test_a_refusal_does_not_tell_what_somebody_else_may_do() -> None:
    table = table_of("samurai", 3)
    assert table.match is not None
    actor = table.actor
    assert actor is not None
    waiting = (actor + 1) % 3
    for action in [*table.match.legal()[:5], "nonsense"]:
        for seat in (actor, waiting, None):
            with pytest.raises(Refused) as refused:
                requests.why_not(table, f"guest-{waiting}", seat, action, "en")
            sentence = refused.value.refusal("en").sentence
            assert not any(legal in sentence for legal in table.match.legal() if legal != action)


@pytest.mark.anyio
async def test_spectators_and_players_get_their_own_views(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob") as bob:
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        watch = f"/api/watch/{table['watch']}/socket"
        async with (
            ann.at(table["id"]) as one,
            bob.at(table["id"]) as other,
            line(server, watch) as looking,
        ):
            await play_to_the_end([one, other, looking], random.Random(6).choice)
            for each, seat in ((one, 0), (other, 1), (looking, None)):
                positions = [m for m in each.received if m["kind"] == "position"]
                seats = {sight["seat"] for m in positions for sight in m["sights"]}
                assert seats == {seat}
                for position in positions:
                    for number, player in enumerate(position["sights"][0]["view"]["seats"]):
                        if number != seat and not position["outcome"]:
                            assert set(player["hand"]) <= {"?"}
