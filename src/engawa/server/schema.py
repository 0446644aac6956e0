"""`python -m engawa.server.schema FILE`: what the browser's types are made from.

An OpenAPI document that also holds what goes over a socket, `FromClient` and `FromServer`, and the
form of each game's views and facts, such as `SamuraiView`: its `schema.py` has them."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from engawa.games import FOLDERS, part
from engawa.server.app import make_app
from engawa.server.messages import FromClient, FromServer
from engawa.server.node import Node
from engawa.server.settings import Settings


def socket_schemas() -> dict[str, Any]:
    """A schema for each message that goes over a socket, and one for each way."""
    (from_client, from_server), components = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/components/schemas/{name}"
    )
    return {**components, "FromClient": from_client, "FromServer": from_server}


def view_schemas(game: str) -> dict[str, Any]:
    """A game's view, its facts if it has some, and what they are made of. What may be left out of a
    position that somebody writes is always present in a view."""
    module = part(game, "schema")
    types = [getattr(module, name) for name in ("View", "Facts") if hasattr(module, name)]
    prefix = "".join(word.capitalize() for word in game.split("-"))
    _, components = msgspec.json.schema_components(
        types, ref_template=f"#/components/schemas/{prefix}{{name}}"
    )
    for schema in components.values():
        schema["required"] = list(schema["properties"])
    return {f"{prefix}{name}": schema for name, schema in components.items()}


async def openapi() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with Node.open(Settings(database=f"{folder}/empty.db")) as node:
            return make_app(node).openapi_schema.to_schema()


def protocol() -> dict[str, Any]:
    document = asyncio.run(openapi())
    schemas: dict[str, Any] = document["components"]["schemas"]
    # What goes both over HTTP and over a socket has the same description; msgspec's is more
    # precise.
    schemas |= socket_schemas()
    for game in FOLDERS:
        schemas |= view_schemas(game)
    return document


def main(file: str) -> None:
    text = msgspec.json.format(msgspec.json.encode(protocol(), order="sorted"), indent=2)
    Path(file).write_bytes(text + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
