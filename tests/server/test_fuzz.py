"""Whatever is sent, the server answers with a reason: no 500, no hang."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.program import PATIENCE, Player, Server

from engawa.server.messages import ClientMessage

generously = settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """One kind is enough here: what is fuzzed lies in front of it."""
    return str(tmp_path_factory.mktemp("fuzz") / "tables.db")


@pytest.fixture(scope="module")
def guest(server: Server) -> dict[str, str]:
    """The headers of a guest who has a table."""
    with httpx.Client(base_url=server.address, timeout=PATIENCE) as client:
        client.get("/health")
        client.headers["x-engawa-csrf"] = client.cookies["engawa_csrf"]
        client.post("/api/guests", json={"name": "Fuzz"})
        client.post("/api/tables", json={"game": "samurai", "seats": ["me", "open"]})
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        return {"cookie": cookies, "x-engawa-csrf": client.headers["x-engawa-csrf"]}


def test_every_address_answers_anything(server: Server, guest: dict[str, str]) -> None:
    described = schemathesis.openapi.from_url(f"{server.address}/api/schema/openapi.json")
    found: list[Any] = list(described.get_all_operations())
    operations = [each.ok() for each in found]
    assert len(operations) > 20
    with requests.Session() as session:
        for operation in operations:

            @generously
            @given(case=operation.as_strategy())
            def answers(case: Any) -> None:
                _check(case.call(headers=guest, session=session, timeout=PATIENCE))

            answers()


def _check(answer: Any) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        refusal = answer.json()
        assert refusal["code"], refusal
        assert refusal["sentence"].strip(), refusal


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
TAGS = [str(message.__struct_config__.tag) for message in ClientMessage.__subclasses__()]
KINDS = [*(tag for tag in TAGS if tag != "advise"), "hand", ""]  # for advice, rules are compiled
fields = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS)},
    optional={
        "seat": st.integers(-2, 12) | json_values,
        "version": st.integers(-1, 10) | json_values,
        "action": st.sampled_from(["pass", "end-turn", "lay:buddha-3@L15"]) | json_values,
        "verb": st.sampled_from(["pass", "lay", "give"]) | json_values,
        "names": st.lists(st.sampled_from(["buddha-3", "L15"]), max_size=12) | json_values,
        "agrees": st.booleans() | json_values,
        "text": st.text(max_size=600) | json_values,
        "re": st.text(max_size=50) | json_values,
        "more": json_values,
    },
)
messages = st.one_of(
    fields.map(json.dumps),
    json_values.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.just("[" * 2000),
)


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as running:
        yield running


@settings(
    max_examples=60,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(sent=st.lists(messages, min_size=1, max_size=15))
def test_a_socket_answers_anything(
    server: Server, runner: asyncio.Runner, sent: list[str | bytes]
) -> None:
    runner.run(_send_all(server, sent))


async def _send_all(server: Server, sent: list[str | bytes]) -> None:
    async with Player.arrive(server) as ann:
        table = await ann.make("samurai", ["me", "me"])
        async with ann.at(table["id"]) as line:
            for message in sent:
                await line.send_raw(message)
            assert (await line.ask(kind="ping"))["kind"] == "pong"  # it still listens
            refused = [heard["refusal"] for heard in line.received if heard["kind"] == "refused"]
            assert all(refusal["code"] and refusal["sentence"] for refusal in refused)
            assert "our-fault" not in {refusal["code"] for refusal in refused}


@pytest.mark.parametrize("query", ["since=x", "language=xx", "since=-5", "since=99999999999999999"])
def test_nonsense_in_the_address_of_a_socket(
    server: Server, runner: asyncio.Runner, query: str
) -> None:
    async def connect() -> None:
        async with Player.arrive(server) as ann:
            table = await ann.make("samurai", ["me", "me"])
            name, _, value = query.partition("=")
            asked: dict[str, Any] = {name: value}
            async with ann.at(table["id"], **asked) as line:
                assert (await line.ask(kind="ping"))["kind"] == "pong"

    runner.run(connect())
