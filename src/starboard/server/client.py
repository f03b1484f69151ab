"""The web client: files built by Vite, and its one page for every path of its own."""

from __future__ import annotations

import asyncio
import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.di import NamedDependency

from starboard.server.denial import Denied
from starboard.server.sending import Sendable

FOLDER: Final = Path(__file__).with_name("static")
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
MISSING: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Starboard</title>
<h1>The web client has not been built</h1><p>Run <code>make setup</code> in the project's folder, then load this page again.</p></html>"""


class Assets:
    """Files kept in memory, compressed once, read again when they change."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder.resolve()
        self._kept: dict[Path, tuple[int, Sendable]] = {}

    def find(self, path: str) -> Sendable | None:
        try:
            file = (self._folder / path.lstrip("/")).resolve()
            if not file.is_relative_to(self._folder) or not file.is_file():
                return None
            changed = file.stat().st_mtime_ns
        except (OSError, ValueError):
            return None
        kept = self._kept.get(file)
        if kept is None or kept[0] != changed:
            kept = self._kept[file] = (changed, _read(file))
        return kept[1]


def _read(file: Path) -> Sendable:
    type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Sendable.of("application/javascript" if type == "text/javascript" else type, file.read_bytes())


@get(["/", "/{path:path}"], include_in_schema=False, opt={"cost": 0, "compressed": True})
async def page(request: Request[Any, Any, Any], assets: NamedDependency[Assets]) -> Response[bytes]:
    """A file of the client, or the client itself: it knows its own paths."""
    path = request.url.path
    if path.startswith(("/api/", "/schema/")):
        raise Denied(404, "refused-no-page")
    asset = await asyncio.to_thread(assets.find, path)
    if asset is None and "." in path.rpartition("/")[2]:
        raise Denied(404, "refused-no-page")
    asset = asset or await asyncio.to_thread(assets.find, PAGE)
    if asset is None:
        return Response(MISSING.encode(), media_type=MediaType.HTML, status_code=503)
    return asset.answer(request, FOREVER if path.startswith("/assets/") else "no-cache")
