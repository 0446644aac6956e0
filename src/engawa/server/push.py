"""Web Push: telling a player who looks elsewhere that it is their turn."""

from __future__ import annotations

import asyncio
import base64
import json
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from urllib.parse import urlsplit

import py_vapid
import requests
import structlog
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from engawa.core.words import say
from engawa.server import metrics
from engawa.server.models import PushSubscription
from engawa.server.presence import Presence
from engawa.server.refusals import PART, Refused
from engawa.server.settings import Settings
from engawa.server.store import Store
from engawa.server.table import Table

log = structlog.get_logger("engawa")

KEPT_FOR = 24 * 3600  # seconds that a push service tries
TIMEOUT = 10.0
GONE = (404, 410)  # the browser no longer wants to be told


def fresh_key() -> str:
    """A private key by which push services know this server."""
    vapid = py_vapid.Vapid02()
    vapid.generate_keys()
    pem: bytes = vapid.private_pem()
    return pem.decode()


class Push:
    def __init__(self, store: Store, presence: Presence, settings: Settings, key: str) -> None:
        self._store = store
        self._presence = presence
        self._services = settings.push_services.split()
        self._contact = settings.push_contact
        self._vapid = py_vapid.Vapid02.from_pem(key.encode())
        self._pool = ThreadPoolExecutor(4, "push")
        self._session = requests.Session()
        self._session.max_redirects = 0  # a push service that sends us elsewhere is none
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        raw = self._vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()

    def check(self, endpoint: str) -> None:
        """We only call push services that the host allows, not whatever address we are given."""
        try:
            parts = urlsplit(endpoint)
            origin = f"{parts.scheme}://{parts.netloc}"
        except ValueError:
            origin = ""
        if "@" in origin or not any(fnmatch(origin, service) for service in self._services):
            raise Refused("no-push-service", 400, services=" ".join(self._services))

    def follow(self, table: Table, known: int, is_ours: bool) -> None:
        if not is_ours or table.ply <= known or table.turn is None:
            return
        if table.turn not in self._presence.at(table.id):
            task = asyncio.create_task(self._notify(table.id, table.row.game, table.turn))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._pool.shutdown(wait=True)

    async def _notify(self, table: str, game: str, guest: str) -> None:
        subscriptions = await self._store.subscriptions(guest)
        found = await self._store.guest(guest) if subscriptions else None
        if found is None:
            return
        title = say(found.language, PART, f"name-{game}")
        sentence = say(found.language, PART, "push-your-turn", game=title)
        body = json.dumps({"table": table, "game": game, "sentence": sentence})
        loop = asyncio.get_running_loop()
        for subscription in subscriptions:
            outcome = await loop.run_in_executor(self._pool, self._send, subscription, body)
            metrics.PUSHED.labels(outcome).inc()
            if outcome == "gone":
                await self._store.unsubscribe(subscription.endpoint)

    def _send(self, subscription: PushSubscription, body: str) -> str:
        from pywebpush import WebPushException, webpush  # late: it brings a second HTTP library

        keys = {"p256dh": subscription.key, "auth": subscription.auth}
        try:
            webpush(
                {"endpoint": subscription.endpoint, "keys": keys},
                body,
                vapid_private_key=self._vapid,
                vapid_claims={"sub": self._contact},
                timeout=TIMEOUT,
                ttl=KEPT_FOR,
                requests_session=self._session,
            )
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            return "gone" if status in GONE else "failed"
        except Exception as error:  # keys that are none, a service that is away
            log.info("push failed", error=type(error).__name__)
            return "failed"
        return "sent"
