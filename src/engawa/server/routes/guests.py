"""Guests: no account, a cookie and a name."""

from __future__ import annotations

import time
from typing import Any

from litestar import Controller, Request, Response, delete, get, patch, post
from litestar.exceptions import NotAuthorizedException
from litestar.params import JSONBody
from litestar.security.jwt import JWTCookieAuth, Token

from engawa.server import requests
from engawa.server.messages import (
    GuestChanges,
    GuestInfo,
    NewGuest,
    NewPushSubscription,
    PersonalLink,
    PushEndpoint,
    PushKey,
)
from engawa.server.models import Guest, PushSubscription
from engawa.server.node import CurrentNode, Node
from engawa.server.refusals import Refused
from engawa.server.security import Authentication, is_old
from engawa.server.store import fresh_token, hash_of

GuestRequest = Request[Guest, Token, Any]


def info(guest: Guest) -> GuestInfo:
    return GuestInfo(guest.id, guest.name, guest.language)  # type: ignore[arg-type]  # a column knows no Literal


def _nobody(_request: Request[Any, Any, Any], _problem: Exception) -> Response[None]:
    """Asking who you are before you have a name is not an error."""
    return Response(None)


async def _rename(node: Node, guest: str, name: str) -> None:
    """Where others see the name: at tables that go on, and where the guest is right now."""
    for setup, now in await node.store.tables_of(guest):
        if now.status != "over" or node.tables.subscribers.is_present(setup.id, guest):
            await node.tables.write(setup.id, lambda draft: requests.rename(draft, guest, name))


class Me(Controller):
    """The sender of the request."""

    path = "/api/me"
    tags = ("guests",)

    @get(exception_handlers={NotAuthorizedException: _nobody})
    async def read(self, request: GuestRequest) -> Response[GuestInfo | None]:
        """`null` for somebody new. A cookie is renewed from time to time."""
        if is_old(request.auth):
            authentication: Authentication = request.app.state.authentication
            return authentication.login(
                request.user.id, response_body=info(request.user), response_status_code=200
            )
        return Response(info(request.user))

    @patch()
    async def change(
        self, request: GuestRequest, node: CurrentNode, data: JSONBody[GuestChanges]
    ) -> GuestInfo:
        changes = {"name": data.name and data.name.strip(), "language": data.language}
        given = {name: value for name, value in changes.items() if value is not None}
        if given:
            await node.store.change_guest(request.user.id, **given)
        if data.name is not None:
            await _rename(node, request.user.id, data.name.strip())
        guest = await node.store.guest(request.user.id)
        assert guest is not None
        return info(guest)

    @post("/link")
    async def renew_link(self, request: GuestRequest, node: CurrentNode) -> PersonalLink:
        """A link for another device; it revokes the previous one."""
        token = fresh_token()
        await node.store.change_guest(request.user.id, link=hash_of(token))
        return PersonalLink(token)

    @post("/push")
    async def subscribe(
        self, request: GuestRequest, node: CurrentNode, data: JSONBody[NewPushSubscription]
    ) -> PushEndpoint:
        """Notify this browser when it is my turn."""
        node.push.check(data.endpoint)
        subscription = PushSubscription(
            endpoint=data.endpoint,
            guest_id=request.user.id,
            key=data.keys.p256dh,
            auth=data.keys.auth,
        )
        await node.store.subscribe(subscription)
        return PushEndpoint(data.endpoint)

    @delete("/push", status_code=204)
    async def unsubscribe(
        self, request: GuestRequest, node: CurrentNode, data: JSONBody[PushEndpoint]
    ) -> None:
        await node.store.unsubscribe(data.endpoint, request.user.id)


def new_guest_routes(
    authentication: JWTCookieAuth[Guest, Token], new_guests: Any
) -> type[Controller]:
    """What can be requested without being a guest yet."""

    class NewGuests(Controller):
        path = "/api"
        tags = ("guests",)
        opt = {"exclude_from_auth": True}  # noqa: RUF012 (as Litestar declares it)
        security = ()

        @post("/guests", middleware=[new_guests])
        async def become_guest(
            self, node: CurrentNode, data: JSONBody[NewGuest]
        ) -> Response[GuestInfo]:
            guest = Guest(
                id=fresh_token(),
                name=data.name.strip(),
                language=data.language,
                link=None,
                made_at=time.time(),
            )
            await node.store.add_guest(guest)
            return authentication.login(guest.id, response_body=info(guest))

        @post("/continue", middleware=[new_guests])
        async def come_by_link(
            self, node: CurrentNode, data: JSONBody[PersonalLink]
        ) -> Response[GuestInfo]:
            """On another device: become the guest whose link this is."""
            guest = await node.store.guest_with_link(data.token)
            if guest is None:
                raise Refused("no-such-link", 404)
            return authentication.login(guest.id, response_body=info(guest))

        @get("/push-key")
        async def push_key(self, node: CurrentNode) -> PushKey:
            return PushKey(node.push.public_key)

    return NewGuests
