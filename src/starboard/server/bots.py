"""Bots at the tables: which strengths there are, and who moves their hands."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from typing import Final

from sqlalchemy import select

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.server.denial import Denied
from starboard.server.room import Room
from starboard.server.storage import MatchRow, now
from starboard.server.tables import Tables
from starboard.server.thinking import Thinkers
from starboard.server.thoughts import Position
from starboard.server.wire import BotInfo

log = logging.getLogger(__name__)

STRENGTHS: Final = {"random": "bot-easy", "greedy": "bot-fair", "search:100": "bot-strong", "search:1000": "bot-expert"}
"""Weakest first."""
IDLE: Final = timedelta(seconds=10)
"""A bot that owes a move for so long has lost the worker that drove it."""


def bot_list() -> list[BotInfo]:
    return [BotInfo(id, message(key)) for id, key in STRENGTHS.items()]


class Drivers:
    """Moves the bots. The worker that wrote a match's last line drives its bots; the log's key settles doubts."""

    def __init__(self, tables: Tables, thinkers: Thinkers) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    async def drive(self, room: Room) -> None:
        """Let every bot that must decide think, unless it does already. The caller holds the room."""
        if self._closed or room.status() != "playing":
            return
        pending = room.match.state.pending()
        for seat in room.row.seats:
            key = (room.id, seat.seat)
            if seat.bot is not None and seat.seat in pending and key not in self._running:
                self._running[key] = asyncio.create_task(
                    self._move(room.position(), room.seq, seat.seat, room.tickets[seat.seat], seat.bot)
                )

    async def drive_if_idle(self, room: Room) -> None:
        """Somebody has come to look: make sure that the match goes on."""
        if now() - room.row.updated > IDLE:
            await self.drive(room)

    async def resume(self) -> None:
        """Go on with what was interrupted when the server stopped."""
        async with self._tables.storage.session() as session:
            rows = list(await session.scalars(select(MatchRow).where(MatchRow.status == "playing")))
        for row in rows:
            if any(seat.bot is not None and seat.seat in row.deciding for seat in row.seats):
                try:
                    async with self._tables.open(row.id) as room:
                        await self.drive(room)
                except Denied as denied:
                    log.warning("match %s cannot go on: %s", row.id, denied)

    async def close(self) -> None:
        self._closed = True
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _move(self, position: Position, seq: int, seat: int, ticket: int, bot: str) -> None:
        key = (position.match, seat)
        try:
            action = await self._thinkers.choose(position, seat, bot)
            async with self._tables.open(position.match) as room:
                del self._running[key]
                try:
                    await self._tables.act(room, seat, ticket, action)
                except Refusal:
                    if room.seq == seq:
                        raise
                    await self.drive(room)
        except Denied as denied:
            log.info("bot %s at seat %d of match %s came too late: %s", bot, seat, position.match, denied)
        except Exception:
            log.exception("bot %s at seat %d of match %s could not move", bot, seat, position.match)
        finally:
            if self._running.get(key) is asyncio.current_task():
                del self._running[key]
