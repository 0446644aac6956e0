"""`engawa serve`: a node behind uvicorn."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket as sockets
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn
from uvicorn.server import HANDLED_SIGNALS

from engawa import games
from engawa.core.words import knows, languages
from engawa.server import logs
from engawa.server.app import make_app
from engawa.server.node import Node
from engawa.server.refusals import PART
from engawa.server.settings import Settings

MOST_BYTES = 16 * 1024  # of a socket message
GRACE = 10  # seconds for requests to end


class Server(uvicorn.Server):
    """Asks sockets to reconnect before it closes them."""

    def __init__(self, config: uvicorn.Config, node: Node, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self._node = node
        self._ready = ready

    async def startup(self, sockets: list[sockets.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            # What exists now stays, and little of what follows is cyclic garbage: collecting it
            # seldom avoids pauses of a tenth of a second.
            gc.freeze()
            gc.set_threshold(20_000, 10, 50)
            port = self.servers[0].sockets[0].getsockname()[1]
            host = self.config.host if self.config.host not in ("0.0.0.0", "::") else "localhost"
            self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Being asked to stop is not a failure: what uvicorn would raise again is suppressed."""
        before = {sign: signal.signal(sign, self.handle_exit) for sign in HANDLED_SIGNALS}
        try:
            yield
        finally:
            for sign, handler in before.items():
                signal.signal(sign, handler)

    async def shutdown(self, sockets: list[sockets.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # nobody new
        await self._node.tables.subscribers.dismiss()
        await super().shutdown(sockets)


def serve(settings: Settings, ready: Callable[[str], None], *, opens_browser: bool) -> None:
    """Until interrupted; `ready` is called with the address."""
    logs.configure(settings)
    # Threads that store and think yield to the one that serves ten times as often as by default.
    sys.setswitchinterval(0.0005)

    def announce(address: str) -> None:
        ready(address)
        if opens_browser:
            webbrowser.open(address)

    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(_serve(settings, announce))


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where available: twice as many messages a second."""
    try:
        import uvloop
    except ImportError:  # Windows
        return None
    return uvloop.new_event_loop


async def _serve(settings: Settings, ready: Callable[[str], None]) -> None:
    for language in languages():
        for part in (PART, *games()):
            knows(language, part, "")  # read the catalogues now, not while somebody waits
    async with Node.open(settings) as node:
        config = uvicorn.Config(
            make_app(node),
            host=settings.host,
            port=settings.port,
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=bool(settings.trusted_proxies),
            forwarded_allow_ips=settings.trusted_proxies or None,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            ws_per_message_deflate=False,  # a view is a few kilobytes: not worth the time
            timeout_graceful_shutdown=GRACE,
            lifespan="on",
        )
        server = Server(config, node, ready)
        await server.serve()
    if not server.started:
        raise SystemExit(1)
