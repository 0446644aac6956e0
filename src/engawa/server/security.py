"""Who sends a request, from where, and what browsers are forbidden to do."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from ipaddress import IPv6Address, ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.security.jwt import JWTCookieAuth, Token

from engawa.server.models import Guest
from engawa.server.node import Node
from engawa.server.refusals import Refused
from engawa.server.settings import Settings

COOKIE = "engawa_guest"
CSRF_COOKIE = "engawa_csrf"
CSRF_HEADER = "x-engawa-csrf"
REMEMBERED_FOR = timedelta(days=400)  # the longest that browsers keep a cookie
RENEWED_AFTER = timedelta(weeks=4)  # so that somebody who comes once a year is never forgotten

# 'self' for connect-src covers sockets of the same host in current browsers.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # links to tables are secrets
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


def response_headers(settings: Settings) -> list[ResponseHeader]:
    headers = dict(HEADERS)
    if settings.is_secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [ResponseHeader(name=name, value=value) for name, value in headers.items()]


Authentication = JWTCookieAuth[Guest, Token]


def authentication(node: Node) -> Authentication:
    """A guest is the bearer of a cookie that we signed."""

    async def bearer(token: Token, _connection: ASGIConnection[Any, Any, Any, Any]) -> Any:
        return await node.store.guest(token.sub)

    return Authentication(
        retrieve_user_handler=bearer,
        token_secret=node.cookie_key,
        key=COOKIE,
        secure=node.settings.is_secure,
        samesite="lax",  # a link from a friend's message opens the table directly
        default_token_expiration=REMEMBERED_FOR,
        exclude=["^/api/schema"],
        openapi_security_scheme_name="guest",
        description="The cookie of a guest, from POST /api/guests.",
    )


async def guest_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Guest | None:
    """The bearer of the cookie, where none is needed."""
    authentication: Authentication = connection.app.state.authentication
    node: Node = connection.app.state.node
    cookie = connection.cookies.get(COOKIE, "").split(" ")[-1]
    try:
        token = Token.decode(cookie, node.cookie_key, authentication.algorithm)
    except NotAuthorizedException:
        return None
    return await node.store.guest(token.sub)


def is_old(token: Token) -> bool:
    """Is it time to give this guest a new cookie?"""
    return datetime.now(UTC) - token.iat > RENEWED_AFTER


def csrf(node: Node) -> CSRFConfig:
    return CSRFConfig(
        secret=node.cookie_key,
        cookie_name=CSRF_COOKIE,
        header_name=CSRF_HEADER,
        cookie_secure=node.settings.is_secure,
        cookie_samesite="strict",
    )


def rate_limit(requests: int, store: str) -> RateLimitConfig:
    return RateLimitConfig(rate_limit=("minute", requests), store=store)


def check_origin(
    connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
) -> None:
    """Browsers let any page open a socket anywhere, and send our cookie along: only our own pages
    may. Programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    if origin is None:
        return
    settings: Settings = connection.app.state.node.settings
    allowed = {connection.headers.get("host", ""), urlsplit(settings.public_url).netloc}
    try:
        host = urlsplit(origin).netloc
    except ValueError:
        host = ""
    if not host or host not in allowed:
        raise Refused("wrong-origin", 403)


def check_metrics_reader(
    connection: ASGIConnection[Any, Any, Any, Any], _handler: BaseRouteHandler
) -> None:
    """Metrics are for the host of the server; others get 404."""
    settings: Settings = connection.app.state.node.settings
    address = connection.client.host if connection.client is not None else ""
    # Without trusted proxies the address is that of a proxy, if it identifies itself as one.
    is_known = bool(settings.trusted_proxies) or "x-forwarded-for" not in connection.headers
    if not is_metrics_reader(settings.metrics, address if is_known else ""):
        raise NotFoundException


def is_metrics_reader(allowed: str, address: str) -> bool:
    """May this address read the metrics? Empty: it is not known."""
    if allowed == "public":
        return True
    try:
        reader = ip_address(address)
    except ValueError:
        return False
    if isinstance(reader, IPv6Address) and reader.ipv4_mapped is not None:
        reader = reader.ipv4_mapped
    if allowed == "private":
        return reader.is_private
    return allowed == "local" and reader.is_loopback
