"""People: who is asking, known by a cookie."""

from __future__ import annotations

from collections import OrderedDict
from hashlib import sha256
from typing import Final

from litestar.connection import ASGIConnection
from sqlalchemy import select

from starboard.server.notices import News, Notices, Renamed
from starboard.server.storage import Storage, User

SESSION: Final = "starboard"
KNOWN: Final = 10_000
"""So many people are remembered."""


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class People:
    """Who has asked before is known without a query."""

    def __init__(self, storage: Storage, notices: Notices) -> None:
        self._storage = storage
        self._known: OrderedDict[str, User] = OrderedDict()
        self._doubts = 0
        """How often somebody's name has changed: what is read meanwhile is not remembered."""
        notices.memories.append(self)

    async def find(self, connection: ASGIConnection) -> User | None:  # type: ignore[type-arg]
        token = connection.cookies.get(SESSION)
        if not token:
            return None
        known = hashed(token)
        if known not in self._known:
            doubts = self._doubts
            async with self._storage.session() as session:
                user = (await session.scalars(select(User).where(User.token_hash == known))).one_or_none()
            if user is None or doubts != self._doubts:
                return user
            self._known[known] = user
            if len(self._known) > KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(known)
        return self._known[known]

    def doubt(self, news: News) -> list[str]:
        if isinstance(news, Renamed):
            self._doubts += 1
            for known in [known for known, user in self._known.items() if user.id == news.user]:
                del self._known[known]
        return []

    def doubt_all(self) -> None:
        self._doubts += 1
        self._known.clear()
