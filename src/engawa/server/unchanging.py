"""Answers that never change: a browser caches them, and at most revalidates them."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Request, Response

Content = TypeVar("Content")


def is_known(request: Request[Any, Any, Any], tag: str) -> bool:
    """Does the browser have the answer with this tag?"""
    known = request.headers.get("if-none-match", "")
    return f'"{tag}"' in [each.strip().removeprefix("W/") for each in known.split(",")]


def answer(content: Content, tag: str, keep: str) -> Response[Content]:
    """With its tag; `keep` says who may cache it, and for how long."""
    return Response(content, headers=_headers(tag, keep))


def not_modified(tag: str, keep: str) -> Response[Any]:
    return Response(None, status_code=304, headers=_headers(tag, keep))


def _headers(tag: str, keep: str) -> dict[str, str]:
    """The language may come from a header, and what may be seen depends on the reader."""
    return {"etag": f'"{tag}"', "cache-control": keep, "vary": "accept-language, cookie"}
