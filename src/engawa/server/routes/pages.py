"""The browser part: built files if they exist, else a page that says they are missing."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import engawa
from engawa.server.unchanging import is_known

FOLDER = Path(engawa.__file__).parent / "web"
HASHED = "assets"  # files there have a hash in their name: they never change
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FILES_KEPT = 512  # in memory: all there are

PLACEHOLDER = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Engawa</title>
<h1>Engawa</h1>
<p>The server is running, but this installation has no pages for the browser.
<p><a href="/api/schema/openapi.json">The API for programs</a>
</html>
"""


Asked = Request[Any, Any, Any]


def routes(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """The start page at every address that is not a file: it knows what to show there."""
    start = folder / "index.html"

    @get("/", include_in_schema=False, exclude_from_auth=True)
    async def start_page(request: Asked) -> Response[Any]:
        if not start.is_file():
            headers = {"cache-control": ASK_AGAIN}
            return Response(PLACEHOLDER, headers=headers, media_type=MediaType.HTML)
        return _answer(request, start, ASK_AGAIN)

    @get("/{path:path}", include_in_schema=False, exclude_from_auth=True)
    async def page(request: Asked, path: FromPath[Path]) -> Response[Any]:
        wanted = Path(str(path).strip("/"))
        file = (folder / wanted).resolve()
        if file.is_file() and file.is_relative_to(folder.resolve()):
            return _answer(request, file, FOR_EVER if wanted.parts[0] == HASHED else ASK_AGAIN)
        if not start.is_file() or wanted.parts[:1] in ((HASHED,), ("api",)):
            raise NotFoundException
        return _answer(request, start, ASK_AGAIN)

    return [start_page, page]


@dataclass(frozen=True)
class Sent:
    """A file as it goes over the wire."""

    content: bytes
    headers: dict[str, str]
    tag: str


def _answer(request: Asked, file: Path, keep: str) -> Response[Any]:
    takes_gzip = "gzip" in request.headers.get("accept-encoding", "")
    sent = _read(file, file.stat().st_mtime_ns, takes_gzip)
    headers = sent.headers | {"cache-control": keep}
    if is_known(request, sent.tag):
        return Response(None, status_code=304, headers=headers)
    kind, _ = mimetypes.guess_type(file.name)
    return Response(sent.content, headers=headers, media_type=kind)


@lru_cache(maxsize=FILES_KEPT)  # compressed once, not for every visitor
def _read(file: Path, _changed: int, takes_gzip: bool) -> Sent:
    """Compressed, if that makes it smaller: fonts and pictures are compressed already. Answers of
    the API are never compressed: they contain secrets, which their length could reveal."""
    content, headers = file.read_bytes(), {"vary": "accept-encoding"}
    packed = gzip.compress(content, mtime=0) if takes_gzip else content
    if len(packed) < len(content):
        content, headers = packed, headers | {"content-encoding": "gzip"}
    tag = hashlib.sha256(content).hexdigest()[:16]
    return Sent(content, headers | {"etag": f'"{tag}"'}, tag)
