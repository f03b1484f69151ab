"""What is printed in a game and the words for it: its contents and its catalogs, as clients read them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Any, Final

from litestar import Request, Response, get
from litestar.params import FromPath, FromQuery
from msgspec import Meta

from starboard.engine.registry import find_game
from starboard.engine.text import LANGUAGES
from starboard.host.contract import Diverged
from starboard.server.client import FOREVER
from starboard.server.context import Context, Shared
from starboard.server.denial import Denied
from starboard.server.sending import Sendable

Rules = FromQuery[Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")] | None]
ASK_AGAIN: Final = "no-cache"
"""Kept, but asked for again every time: it changes with the server's version."""
KEPT: Final = 40


@get("/games/{id:str}/contents", opt={"compressed": True})
async def contents(id: FromPath[str], request: Request[Any, Any, Any], context: Shared, rules: Rules = None) -> Response[bytes]:
    """One object with every file of contents by its name, of today's rules or of those that a match is played by.

    What older rules did not have is today's, so that a later server may say more.
    """
    named = find_game(id).id
    ask = partial(context.hosts.contents, game=named)
    return await _answer(context, request, rules, (named,), ask, "application/json", ASK_AGAIN)


@get("/games/{id:str}/texts/{language:str}", opt={"compressed": True})
async def texts(
    id: FromPath[str], language: FromPath[str], request: Request[Any, Any, Any], context: Shared, rules: Rules = None
) -> Response[bytes]:
    """The game's Fluent catalog, all its parts in one."""
    if language not in LANGUAGES:
        raise Denied(404, "refused-no-page")
    named = find_game(id).id
    ask = partial(context.hosts.texts, game=named, language=language)
    return await _answer(context, request, rules, (named, language), ask, "text/plain", ASK_AGAIN if rules is None else FOREVER)


async def _answer(
    context: Context,
    request: Request[Any, Any, Any],
    rules: str | None,
    what: tuple[str, ...],
    ask: Callable[[str], Awaitable[bytes]],
    type: str,
    kept: str,
) -> Response[bytes]:
    """What rules have printed changes only with this program: it is made ready to send once."""
    digest = context.hosts.today if rules is None else rules
    key = (digest, *what)
    if key not in _ready:
        try:
            content = await ask(digest)
        except Diverged:
            raise Denied(404, "refused-no-page") from None
        _ready[key] = await asyncio.to_thread(Sendable.of, type, content)
        while len(_ready) > KEPT:
            _ready.pop(next(iter(_ready)))
    return _ready[key].answer(request, kept)


_ready: dict[tuple[str, ...], Sendable] = {}
