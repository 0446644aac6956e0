"""`python -m engawa.server.schema FOLDER`: what the browser's types are made from."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from engawa.server.app import make_app
from engawa.server.messages import FromClient, FromServer
from engawa.server.node import Node
from engawa.server.settings import Settings


def socket_schema() -> dict[str, Any]:
    """JSON schema of what goes each way over a socket."""
    (from_client, from_server), components = msgspec.json.schema_components(
        (FromClient, FromServer), ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "EngawaSocket",
        "type": "object",
        "properties": {"fromClient": from_client, "fromServer": from_server},
        "required": ["fromClient", "fromServer"],
        "$defs": components,
    }


async def openapi() -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with Node.open(Settings(database=f"{folder}/empty.db")) as node:
            return make_app(node).openapi_schema.to_schema()


def main(folder: str) -> None:
    path = Path(folder)
    path.mkdir(parents=True, exist_ok=True)
    for name, schema in (("openapi", asyncio.run(openapi())), ("socket", socket_schema())):
        text = msgspec.json.format(msgspec.json.encode(schema, order="sorted"), indent=2)
        (path / f"{name}.json").write_bytes(text + b"\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
