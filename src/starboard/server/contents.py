"""What is printed in a game and the words for it: its contents and its catalogs, as clients read them."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from starboard.engine.registry import find_game
from starboard.engine.text import LANGUAGES, catalogs
from starboard.server.denial import Denied
from starboard.server.sending import Sendable

ASK_AGAIN: Final = "no-cache"
"""Kept, but asked for again every time: it changes with the server's version."""


@get("/games/{id:str}/contents", opt={"compressed": True})
async def contents(id: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """One object with every file of contents by its name."""
    return (await asyncio.to_thread(_contents, id)).answer(request, ASK_AGAIN)


@get("/games/{id:str}/texts/{language:str}", opt={"compressed": True})
async def texts(id: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """The game's Fluent catalog, all its parts in one."""
    if language not in LANGUAGES:
        raise Denied(404, "refused-no-page")
    return (await asyncio.to_thread(_texts, id, language)).answer(request, ASK_AGAIN)


@cache
def _contents(id: str) -> Sendable:
    files = find_game(id).contents()
    return Sendable.of("application/json", msgspec.json.encode({name: msgspec.Raw(file.read_bytes()) for name, file in files.items()}))


@cache
def _texts(id: str, language: str) -> Sendable:
    folders = catalogs().get(find_game(id).id, [])
    return Sendable.of("text/plain", b"\n".join((folder / f"{language}.ftl").read_bytes() for folder in folders))
