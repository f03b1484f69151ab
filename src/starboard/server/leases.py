"""Leases: which process moves the bots of a match. One that is gone does not renew its own, and another takes them over."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from datetime import timedelta
from typing import Final

from sqlalchemy import delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from starboard.server.storage import LeaseRow, MatchRow, SeatRow, Storage, now

BEAT: Final = 1.0
"""Seconds between two rounds of renewing, and of looking for what nobody cares for."""
TERM: Final = timedelta(seconds=3)
KEPT_SECONDS: Final = 60.0
"""A match whose bots have had nothing to do for so long is let go."""


class Leases:
    """Those of one process."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._node = secrets.token_urlsafe(9)
        self._mine: dict[str, float] = {}
        """When each was used last."""
        self._written: set[str] = set()
        """For which there may be rows of ours."""

    async def take(self, match_id: str) -> None:
        """Whoever writes a match's line moves its bots, whoever has done it before."""
        if match_id not in self._mine:
            await self._claim(match_id, expired=False)
        self._mine[match_id] = time.monotonic()

    async def renew(self, busy: Collection[str]) -> None:
        """Keep those of matches whose bots are at work, or were a moment ago; what others have taken is theirs."""
        latest = time.monotonic() - KEPT_SECONDS
        kept = {match_id for match_id, used in self._mine.items() if used > latest or match_id in busy}
        written, self._written = self._written, set()
        if not written:
            return
        try:
            renewed = await self._renew(written - kept, written & kept)
        except BaseException:
            self._written |= written
            raise
        self._written |= renewed
        for match_id in written - renewed:
            self._mine.pop(match_id, None)

    async def _renew(self, over: set[str], kept: set[str]) -> set[str]:
        """Those that are still ours."""
        ours = LeaseRow.node == self._node
        renewing = update(LeaseRow).where(ours, LeaseRow.match_id.in_(kept)).values(until=now() + TERM).returning(LeaseRow.match_id)
        async with self._storage.session() as session:
            await session.execute(delete(LeaseRow).where(ours, LeaseRow.match_id.in_(over)))
            renewed = set(await session.scalars(renewing))
            await session.commit()
        return renewed

    async def claim_forsaken(self) -> list[str]:
        """Matches in which a bot must move and nobody sees to it: ours from now on."""
        bots = (
            select(MatchRow.id, MatchRow.deciding, SeatRow.seat)
            .join(SeatRow)
            .outerjoin(LeaseRow, LeaseRow.match_id == MatchRow.id)
            .where(MatchRow.status == "playing", SeatRow.bot.is_not(None), or_(LeaseRow.until.is_(None), LeaseRow.until < now()))
        )
        async with self._storage.session() as session:
            rows = list(await session.execute(bots))
        found = dict.fromkeys(match_id for match_id, deciding, seat in rows if seat in deciding)
        return [match_id for match_id in found if await self._claim(match_id, expired=True)]

    async def _claim(self, match_id: str, expired: bool) -> bool:
        dialect = postgresql if self._storage.settings.postgresql else sqlite
        until = now() + TERM
        row = dialect.insert(LeaseRow).values(match_id=match_id, node=self._node, until=until)
        taken = row.on_conflict_do_update(
            index_elements=[LeaseRow.match_id],
            set_={"node": self._node, "until": until},
            where=LeaseRow.until < now() if expired else None,
        ).returning(LeaseRow.match_id)
        async with self._storage.session() as session:
            claimed = await session.scalar(taken)
            await session.commit()
        if claimed is not None:
            self._mine[match_id] = time.monotonic()
            self._written.add(match_id)
        return claimed is not None

    def drop(self, match_id: str) -> None:
        """It did not work out: with the next round somebody tries again."""
        self._mine.pop(match_id, None)

    def forget(self) -> None:
        """The database is another one than before."""
        self._mine.clear()

    async def forget_left(self) -> None:
        """What a crash has left; where there are other processes, theirs live on and what is left runs out by itself."""
        if not self._storage.settings.postgresql:
            async with self._storage.session() as session:
                await session.execute(delete(LeaseRow))
                await session.commit()

    async def let_go(self) -> None:
        """Others need not wait until the term is over."""
        async with self._storage.session() as session:
            await session.execute(delete(LeaseRow).where(LeaseRow.node == self._node))
            await session.commit()
        self._mine.clear()
