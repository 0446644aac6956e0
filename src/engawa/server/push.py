"""Web Push: notifies a player who is elsewhere that it is their turn."""

from __future__ import annotations

import asyncio
import json
from fnmatch import fnmatch
from urllib.parse import urlsplit

import httpx
import structlog
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    PublicFormat,
    load_pem_private_key,
)
from webpush import VAPID, WebPush, WebPushSubscription

from engawa.core.words import say
from engawa.server import metrics
from engawa.server.models import PushSubscription
from engawa.server.refusals import PART, Refused
from engawa.server.settings import Settings
from engawa.server.store import Store

log = structlog.get_logger("engawa")

KEPT_FOR = 24 * 3600  # seconds that a push service tries
TIMEOUT = 10.0
GONE = (404, 410)  # the browser has unsubscribed


def fresh_key() -> str:
    """A private key by which push services know this server."""
    private: bytes = VAPID.generate_keys()[0]
    return private.decode()


class Push:
    def __init__(self, store: Store, settings: Settings, key: str) -> None:
        self._store = store
        self._services = settings.push_services.split()
        public = load_pem_private_key(key.encode(), None).public_key()
        pem = public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo)
        self._sealer = WebPush(key.encode(), pem, settings.push_contact, ttl=KEPT_FOR)
        # It follows no redirects: a push service that sends us elsewhere is none.
        self._client = httpx.AsyncClient(timeout=TIMEOUT)
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def public_key(self) -> str:
        return str(VAPID.get_application_server_key(self._sealer.vapid.public_key))

    def check(self, endpoint: str) -> None:
        """We call only push services that the host allows, not any address we are given."""
        try:
            parts = urlsplit(endpoint)
            origin = f"{parts.scheme}://{parts.netloc}"
        except ValueError:
            origin = ""
        if "@" in origin or not any(fnmatch(origin, service) for service in self._services):
            raise Refused("no-push-service", 400, f"allowed: {' '.join(self._services)}")

    def notify(self, table_id: str, game: str, guest: str) -> None:
        """Notify a guest, on every device where they asked for it, that it is their turn."""
        task = asyncio.create_task(self._notify(table_id, game, guest))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._client.aclose()

    async def _notify(self, table_id: str, game: str, guest: str) -> None:
        subscriptions = await self._store.subscriptions(guest)
        found = await self._store.guest(guest) if subscriptions else None
        if found is None:
            return
        title = say(found.language, game, "name")
        sentence = say(found.language, PART, "push-your-turn", game=title)
        body = json.dumps({"table": table_id, "game": game, "sentence": sentence})
        for subscription in subscriptions:
            outcome = await self._send(subscription, body)
            metrics.PUSHED.labels(outcome).inc()
            if outcome == "gone":
                await self._store.unsubscribe(subscription.endpoint)

    async def _send(self, subscription: PushSubscription, body: str) -> str:
        keys = {"p256dh": subscription.key, "auth": subscription.auth}
        try:
            address = {"endpoint": subscription.endpoint, "keys": keys}
            sealed = self._sealer.get(body, WebPushSubscription.model_validate(address))
            headers = dict(sealed.headers)
            answer = await self._client.post(
                subscription.endpoint, content=sealed.encrypted, headers=headers
            )
        except Exception as error:  # invalid keys, a service that is unavailable
            log.info("push failed", error=type(error).__name__)
            return "failed"
        if answer.status_code in GONE:
            return "gone"
        return "sent" if answer.is_success else "failed"
