"""Whatever goes wrong, the answer has one form: a Refusal."""

from __future__ import annotations

from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from engawa.core.reasons import BadInput
from engawa.server.messages import Refusal
from engawa.server.refusals import Refused, RefusedInput, spoken

log = structlog.get_logger("engawa")

CODES = {
    400: "bad-request",
    401: "no-guest",
    403: "forbidden",
    404: "not-found",
    405: "no-such-method",
    413: "too-large",
    415: "no-such-type",
    429: "too-many",
}
# What a program has to send, for those that it did not know.
DETAILS = {
    "no-guest": "POST /api/guests gives a cookie",
    "forbidden": "send the cookie engawa_csrf back in the header x-engawa-csrf",
}


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of the request, or of the guest."""
    wanted = request.headers.get("accept-language")
    guest = request.scope.get("user")
    return spoken(wanted if wanted and wanted != "*" else getattr(guest, "language", None))


def _refused(request: Request[Any, Any, Any], error: Refused) -> Response[Refusal]:
    return Response(error.refusal(language_of(request)), status_code=error.status)


def _bad_input(request: Request[Any, Any, Any], error: BadInput) -> Response[Refusal]:
    return _refused(request, RefusedInput("bad-input", str(error)))


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    if error.status_code >= 500:
        return _unexpected(request, error)
    code = CODES.get(error.status_code, "bad-request")
    detail = _problems(error) if isinstance(error, ValidationException) else DETAILS.get(code)
    refusal = Refused(code, error.status_code, detail).refusal(language_of(request))
    return Response(refusal, status_code=error.status_code, headers=error.headers)


def _problems(error: ValidationException) -> str:
    """Which field, and what is wrong with it."""
    found = error.extra if isinstance(error.extra, list) else []
    problems = [f"{problem.get('key', '')}: {problem.get('message', '')}" for problem in found]
    return "; ".join(problem.removeprefix(": ") for problem in problems)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    """Our fault. Addresses may hold secret links, so the log names only the route."""
    route = request.scope.get("path_template", "")
    log.error("request failed", route=route, error=repr(error), exc_info=error)
    return Response(Refused("our-fault").refusal(language_of(request)), status_code=500)


HANDLERS: ExceptionHandlersMap = {
    Refused: _refused,
    BadInput: _bad_input,
    HTTPException: _http,
    Exception: _unexpected,
}
