"""The floor: the least that Litestar needs to receive from one socket of a group and send to
all."""

from __future__ import annotations

import sys
from collections import defaultdict
from typing import Any

import uvicorn
from litestar import Litestar, WebSocket, websocket

_groups: defaultdict[str, set[WebSocket[Any, Any, Any]]] = defaultdict(set)


@websocket("/{group:str}")
async def echo(socket: WebSocket[Any, Any, Any], group: str) -> None:
    """A message goes to all of the group, unchanged."""
    await socket.accept()
    _groups[group].add(socket)
    try:
        async for text in socket.iter_data("text"):
            for listener in _groups[group]:
                await listener.send_data(text)
    finally:
        _groups[group].discard(socket)


def main(port: str) -> None:
    app = Litestar([echo], logging_config=None)
    settings: dict[str, Any] = {"ws": "websockets-sansio", "ws_per_message_deflate": False}
    uvicorn.run(app, port=int(port), log_level="critical", **settings)


if __name__ == "__main__":
    main(*sys.argv[1:])
