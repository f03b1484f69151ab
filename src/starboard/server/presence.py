"""Presence: who has a table open. Each process renews the rows of its own connections, all at once."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta
from typing import Final

from sqlalchemy import ColumnElement, delete, update
from sqlalchemy.exc import DBAPIError

from starboard.server.notices import Changed, Notices
from starboard.server.outages import say_away
from starboard.server.storage import Presence, Storage, now

log = logging.getLogger(__name__)

RENEWED_EVERY: Final = 25.0
GONE_AFTER: Final = timedelta(seconds=75)
"""A connection that has not been renewed for so long is no presence any more."""


def recent() -> ColumnElement[bool]:
    return Presence.seen > now() - GONE_AFTER


class Presences:
    """The connections of one process."""

    def __init__(self, storage: Storage, notices: Notices) -> None:
        self._storage = storage
        self._notices = notices
        self._here: set[str] = set()

    async def forget_left(self) -> None:
        """Connections that a crash left behind; where there are other processes, theirs live on."""
        left = delete(Presence)
        if self._storage.settings.postgresql:
            left = left.where(~recent())
        async with self._storage.session() as session:
            await session.execute(left)
            await session.commit()

    @asynccontextmanager
    async def at(self, match_id: str, user_id: str | None) -> AsyncIterator[None]:
        """While it lasts the others see the player online."""
        if user_id is None:
            yield
            return
        id = secrets.token_urlsafe(9)
        async with self._storage.session() as session:
            session.add(Presence(id=id, match_id=match_id, user_id=user_id))
            await session.commit()
        self._here.add(id)
        await self._notices.tell(Changed(match_id))
        try:
            yield
        finally:
            self._here.discard(id)
            try:
                async with self._storage.session() as session:
                    await session.execute(delete(Presence).where(Presence.id == id))
                    await session.commit()
            except (OSError, DBAPIError) as error:  # it runs out by itself
                say_away(error)
            await self._notices.tell(Changed(match_id))

    async def renew(self) -> None:
        while True:
            await asyncio.sleep(RENEWED_EVERY)
            try:
                async with self._storage.session() as session:
                    await session.execute(update(Presence).where(Presence.id.in_(self._here)).values(seen=now()))
                    await session.commit()
            except (OSError, DBAPIError) as error:
                say_away(error)
