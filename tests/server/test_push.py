"""Web Push: a device tells its owner whose turn it is."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Queue
from threading import Thread

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from tests.server.program import PATIENCE, Player, Server


@pytest.fixture
def push_service() -> Iterator[tuple[str, Queue[tuple[dict[str, str], bytes]]]]:
    """Somewhere that takes push messages."""
    received: Queue[tuple[dict[str, str], bytes]] = Queue()

    class Service(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            length = int(self.headers["content-length"])
            received.put((dict(self.headers), self.rfile.read(length)))
            self.send_response(201)
            self.end_headers()

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Service) as service:
        thread = Thread(target=service.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{service.server_port}", received
        service.shutdown()
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.mark.anyio
async def test_whoever_looks_elsewhere_is_told_that_it_is_their_turn(
    tmp_path: Path, push_service: tuple[str, Queue[tuple[dict[str, str], bytes]]]
) -> None:
    address, received = push_service
    server = Server(str(tmp_path / "tables.db"), tmp_path, ENGAWA_PUSH_SERVICES=address)
    key, secret = ec.generate_private_key(ec.SECP256R1()), os.urandom(16)
    point = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    keys = {"p256dh": _base64(point), "auth": _base64(secret)}
    async with Player.arrive(server, "Ann") as ann, Player.arrive(server, "Bob", "pl") as bob:
        assert len((await bob.get("/api/push-key"))["key"]) > 80
        elsewhere = {"endpoint": "http://169.254.169.254/", "keys": keys}
        refused = await bob.request("POST", "/api/me/push", json=elsewhere)
        assert refused.json()["code"] == "no-push-service"
        await bob.post("/api/me/push", endpoint=f"{address}/bob", keys=keys)
        await bob.post("/api/me/push", endpoint=f"{address}/bob", keys=keys)
        table = await ann.make("samurai", ["me", "open"])
        await bob.post(f"/api/invites/{table['invite']}")
        async with ann.at(table["id"]) as one:
            await one.until(lambda it: it.position)
            while one.legal():
                await one.play(one.legal()[-1])
        headers, body = await asyncio.to_thread(received.get, timeout=PATIENCE)
        assert headers["authorization"].startswith("vapid ")
        told = json.loads(_unsealed(body, key, secret))
        assert told == {
            "table": table["id"],
            "game": "samurai",
            "sentence": "Samuraj: twoja kolej.",
        }
        gone = await bob.request("DELETE", "/api/me/push", json={"endpoint": f"{address}/bob"})
        assert gone.status_code == 204
    assert server.stop() == 0


def _unsealed(body: bytes, key: ec.EllipticCurvePrivateKey, secret: bytes) -> bytes:
    """What a browser does with a push message (RFC 8291, RFC 8188)."""
    salt, length = body[:16], body[20]
    theirs, sealed = body[21 : 21 + length], body[21 + length :]
    ours = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)

    def derived(size: int, salt: bytes, info: bytes, material: bytes) -> bytes:
        return HKDF(SHA256(), size, salt, info).derive(material)

    shared = key.exchange(ec.ECDH(), point)
    material = derived(32, secret, b"WebPush: info\0" + ours + theirs, shared)
    content_key = derived(16, salt, b"Content-Encoding: aes128gcm\0", material)
    nonce = derived(12, salt, b"Content-Encoding: nonce\0", material)
    return AESGCM(content_key).decrypt(nonce, sealed, None).rstrip(b"\0").removesuffix(b"\2")


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
