"""Who may do what, and what is never told."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from litestar.security.jwt import Token
from tests.server.program import Player, Server, anybody, line, play_to_the_end
from websockets.exceptions import ConnectionClosed, InvalidStatus

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.mktemp("security") / "tables.db")


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Server]:
    """A server behind HTTPS that allows little."""
    running = Server(
        str(tmp_path / "tables.db"),
        tmp_path,
        ENGAWA_PUBLIC_URL="https://tables.example.org",
        ENGAWA_GUESTS_PER_MINUTE="2",
    )
    yield running
    running.stop()


async def test_a_page_of_another_site_cannot_open_a_socket(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("samurai", ["me", "me"])
        path = f"/api/tables/{table['id']}/socket"
        cookie = f"engawa_guest={ann.http.cookies['engawa_guest']}"
        for origin in ("https://evil.example", "null", "http://[", f"http://x{server.host}"):
            with pytest.raises(InvalidStatus) as refused:
                async with line(server, path, {"cookie": cookie, "origin": origin}):
                    pass
            assert refused.value.response.status_code == 403
        async with line(server, path, {"cookie": cookie, "origin": server.address}) as own:
            assert own.table["id"] == table["id"]


async def test_a_socket_needs_a_guest_who_sits_there(server: Server) -> None:
    async with Player.arrive(server) as ann, Player.arrive(server, "Eve") as eve:
        table = await ann.make("samurai", ["me", "me"])
        path = f"/api/tables/{table['id']}/socket"
        for headers in ({}, {"cookie": "engawa_guest=forged"}):
            with pytest.raises(InvalidStatus):
                async with line(server, path, headers):
                    pass
        async with eve.at(table["id"]) as turned_away:
            assert turned_away.received[0]["refusal"]["code"] == "not-at-table"
            with pytest.raises(ConnectionClosed) as closed:
                await turned_away.hear()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403
        for path in ("", "/record", "/verify"):
            answer = await eve.http.get(f"/api/tables/{table['id']}{path}")
            assert answer.status_code == 403
        for path in ("leave", "seats/0/hand", "seats/0/back", "rematch"):
            answer = await eve.request("POST", f"/api/tables/{table['id']}/{path}", json={})
            assert answer.status_code == 403, path


async def test_a_cookie_is_renewed_before_the_browser_forgets_it(server: Server) -> None:
    with closing(sqlite3.connect(server.database)) as database:
        [[key]] = database.execute("SELECT value FROM keys WHERE name = 'cookies'").fetchall()
    now = datetime.now(UTC)
    async with Player.arrive(server) as ann:
        answer = await ann.http.get("/api/me")
        assert "engawa_guest" not in answer.cookies
        made, until = now - timedelta(days=300), now + timedelta(days=100)
        old = Token(sub=ann.id, iat=made, exp=until).encode(key, "HS256")
        ann.http.cookies.clear()
        ann.http.cookies.set("engawa_guest", old)
        answer = await ann.http.get("/api/me")
        assert (answer.status_code, answer.json()["id"]) == (200, ann.id)
        renewed = answer.cookies["engawa_guest"]
        assert Token.decode(renewed, key, "HS256").exp > now + timedelta(days=399)
        ann.http.cookies.clear()
        ann.http.cookies.set("engawa_guest", renewed)
        answer = await ann.http.get("/api/me")
        assert answer.json()["id"] == ann.id
        assert "engawa_guest" not in answer.cookies


async def test_forged_requests_are_refused(server: Server) -> None:
    async with Player.arrive(server) as ann:
        answer = await ann.http.post("/api/tables", json={"game": "samurai"})
        assert answer.status_code == 403
        assert answer.json()["code"] == "forbidden"
        ann.http.cookies.set("engawa_guest", "eyJ.eyJ.x")
        answer = await ann.http.get("/api/tables")
        assert answer.status_code == 401
        assert answer.json()["code"] == "no-guest"


async def test_whoever_is_new_is_nobody_and_that_is_no_error(server: Server) -> None:
    async with anybody(server) as client:
        for cookie in ("", "eyJ.eyJ.x"):
            client.cookies.set("engawa_guest", cookie)
            answer = await client.get("/api/me")
            assert (answer.status_code, answer.json()) == (200, None)


async def test_browsers_are_told_to_be_careful(strict: Server) -> None:
    async with anybody(strict) as client:
        page = await client.get("/")
        assert "default-src 'none'" in page.headers["content-security-policy"]
        assert "unsafe" not in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert page.headers["referrer-policy"] == "no-referrer"
        assert "max-age" in page.headers["strict-transport-security"]
        csrf = client.cookies.get("engawa_csrf") or page.headers["set-cookie"].partition("=")[2]
        token = csrf.partition(";")[0]
        headers = {"x-engawa-csrf": token, "cookie": f"engawa_csrf={token}"}
        made = await client.post("/api/guests", json={"name": "Ann"}, headers=headers)
        cookie = made.headers["set-cookie"]
        for flag in ("HttpOnly", "SameSite=lax", "Secure"):
            assert flag in cookie
        codes = [
            (await client.post("/api/guests", json={"name": "Ann"}, headers=headers)).status_code
            for _ in range(3)
        ]
        assert codes[-1] == 429


async def test_what_is_too_large_is_refused(server: Server) -> None:
    async with Player.arrive(server) as ann:
        answer = await ann.request("POST", "/api/tables", json={"game": "x" * 100_000})
        assert answer.status_code == 413
        assert answer.json()["code"] == "too-large"
        table = await ann.make("samurai", ["me", "me"])
        async with ann.at(table["id"]) as mine:
            await mine.send(kind="say", text="x" * 20_000)
            with pytest.raises(ConnectionClosed) as closed:
                await mine.until(lambda _: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009


async def test_a_running_match_keeps_its_secret(server: Server) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("samurai", ["me", "me"])
        for path in ("record", "verify"):
            answer = await ann.http.get(f"/api/tables/{table['id']}/{path}")
            assert answer.json()["code"] == "not-over"
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            assert mine.table["secret"] is None
            await play_to_the_end([mine], random.Random(2).choice)
        record = (await ann.http.get(f"/api/tables/{table['id']}/record")).text
        assert f"commitment {table['commitment']}" in record


async def test_logs_hold_no_secrets(server: Server) -> None:
    async with Player.arrive(server, "Ann") as ann:
        token = (await ann.post("/api/me/link"))["token"]
        table = await ann.make("samurai-spirit", ["me", "uniform", "uniform"])
        async with ann.at(table["id"]) as mine:
            await mine.until(lambda it: it.position)
            await mine.send_raw("{")
            await mine.ask(kind="say", text="whisper")
        await ann.http.get("/api/invites/nowhere")
        secrets = (table["invite"], table["watch"], token, "whisper", ann.id)
        metrics = (await ann.http.get("/metrics")).text
        for secret in (*secrets, ann.http.cookies["engawa_guest"], table["id"]):
            assert secret not in server.logged
            assert secret not in metrics
