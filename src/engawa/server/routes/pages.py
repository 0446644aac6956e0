"""The browser's part: built files if they are there, else one honest page."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import File

import engawa

FOLDER = Path(engawa.__file__).parent / "web"
HASHED = "assets"  # files there have a hash in their name: they never change
FOR_EVER = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"cache-control": "no-cache"}

PLACEHOLDER = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Engawa</title>
<h1>Engawa</h1>
<p>The server is running, but this installation has no pages for the browser.
<p><a href="/api/schema/openapi.json">What programs can ask of it</a>
</html>
"""


def routes(folder: Path = FOLDER) -> list[HTTPRouteHandler]:
    """The start page at every address that is no file: it knows what to show there."""
    start = folder / "index.html"

    @get("/", include_in_schema=False, exclude_from_auth=True)
    async def start_page() -> Response[str] | File:
        if not start.is_file():
            return Response(PLACEHOLDER, headers=ASK_AGAIN, media_type=MediaType.HTML)
        return _file(start, ASK_AGAIN)

    @get("/{path:path}", include_in_schema=False, exclude_from_auth=True)
    async def page(path: FromPath[Path]) -> File:
        wanted = Path(str(path).strip("/"))
        file = (folder / wanted).resolve()
        if file.is_file() and file.is_relative_to(folder.resolve()):
            return _file(file, FOR_EVER if wanted.parts[0] == HASHED else ASK_AGAIN)
        if not start.is_file() or wanted.parts[:1] in ((HASHED,), ("api",)):
            raise NotFoundException
        return _file(start, ASK_AGAIN)

    return [start_page, page]


def _file(file: Path, headers: dict[str, str]) -> File:
    kind, _ = mimetypes.guess_type(file.name)
    return File(file, content_disposition_type="inline", headers=headers, media_type=kind)
