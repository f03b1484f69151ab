"""Accounts: every browser is signed in as a guest, known by a cookie, with a name it can change."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Final

from litestar import Request, Response, get, patch
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody

from starboard.server.context import Shared
from starboard.server.denial import Denied
from starboard.server.notices import Renamed
from starboard.server.people import SESSION, hashed
from starboard.server.storage import User
from starboard.server.wire import Me, Rename

CSRF_COOKIE: Final = "csrftoken"
CSRF_HEADER: Final = "x-csrftoken"
YEAR: Final = 365 * 24 * 3600
LONGEST_NAME: Final = 24
STARS: Final = ("Altair", "Antares", "Capella", "Deneb", "Electra", "Mira", "Polaris", "Rigel", "Sirius", "Spica", "Vega")

Player = NamedDependency[User]
PlayerId = NamedDependency[str | None]


def csrf_token(token: str) -> str:
    """Bound to the login: whoever cannot read the login cookie cannot make one."""
    return hmac.new(token.encode(), b"csrf", sha256).hexdigest()


async def provide_user(request: Request, context: Shared) -> User:  # type: ignore[type-arg]
    """For handlers that need somebody."""
    user = await context.people.find(request)
    if user is None:
        raise Denied(401, "refused-signed-out")
    return user


async def provide_user_id(request: Request, context: Shared) -> str | None:  # type: ignore[type-arg]
    """For handlers that anybody may call."""
    user = await context.people.find(request)
    return None if user is None else user.id


def guard_writes(connection: ASGIConnection, _: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Only our own pages may write in a player's name."""
    if connection.scope.get("method", "GET") in {"GET", "HEAD", "OPTIONS"}:
        return
    token = connection.cookies.get(SESSION)
    if not token:
        raise Denied(401, "refused-signed-out")
    if not hmac.compare_digest(csrf_token(token).encode(), connection.headers.get(CSRF_HEADER, "").encode()):
        raise Denied(403, "refused-csrf")


@get("/me", opt={"cost": 5})
async def me(request: Request, context: Shared) -> Response[Me]:  # type: ignore[type-arg]
    """Who am I; the first call signs the browser in."""
    user = await context.people.find(request)
    token = request.cookies.get(SESSION, "")
    if user is None:
        token = secrets.token_urlsafe(32)
        name = f"{secrets.choice(STARS)} {secrets.randbelow(900) + 100}"
        user = User(id=secrets.token_urlsafe(9), name=name, token_hash=hashed(token))
        async with context.storage.session() as session:
            session.add(user)
            await session.commit()
    secure = request.url.scheme == "https"
    cookies = [
        Cookie(SESSION, value=token, max_age=YEAR, httponly=True, samesite="lax", secure=secure),
        Cookie(CSRF_COOKIE, value=csrf_token(token), max_age=YEAR, samesite="lax", secure=secure),
    ]
    return Response(Me(user.id, user.name), cookies=cookies)


@patch("/me")
async def rename(data: JSONBody[Rename], user: Player, context: Shared) -> Me:
    name = " ".join(data.name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Denied(400, "refused-name", longest=LONGEST_NAME)
    async with context.storage.session() as session:
        row = await session.get_one(User, user.id)
        row.name = name
        await session.commit()
    await context.tables.notices.tell(Renamed(user.id))
    return Me(user.id, name)
