"""Bots at the tables: which strengths there are, and who moves their hands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from datetime import timedelta
from typing import Final, NamedTuple

from sqlalchemy import select

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.host.contract import RawAction
from starboard.server.denial import Denied
from starboard.server.hosts import Hosts
from starboard.server.room import By, Room
from starboard.server.storage import MatchRow, now
from starboard.server.tables import Tables
from starboard.server.wire import BotInfo

log = logging.getLogger(__name__)

STRENGTHS: Final = {"random": "bot-easy", "greedy": "bot-fair", "search:100": "bot-strong", "search:1000": "bot-expert"}
"""Weakest first."""
IDLE: Final = timedelta(seconds=10)
"""A bot that owes a move for so long has lost the worker that drove it."""


def bot_list() -> list[BotInfo]:
    return [BotInfo(id, message(key)) for id, key in STRENGTHS.items()]


class Owed(NamedTuple):
    """A decision that a bot owes."""

    match: str
    seat: int
    bot: str
    seq: int
    ticket: int

    def __str__(self) -> str:
        return f"bot {self.bot} at seat {self.seat} of match {self.match}"


class Drivers:
    """Moves the bots. The worker that wrote a match's last line drives its bots; the log's key settles doubts."""

    def __init__(self, tables: Tables, hosts: Hosts) -> None:
        self._tables = tables
        self._hosts = hosts
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    async def drive(self, room: Room) -> None:
        """Let every bot that must decide think, unless it does already. The caller holds the room."""
        if self._closed or room.status() != "playing":
            return
        for seat in room.row.seats:
            key = (room.id, seat.seat)
            if seat.bot is not None and seat.seat in room.deciding() and key not in self._running:
                owed = Owed(room.id, seat.seat, seat.bot, room.seq, room.tickets[seat.seat])
                thought = self._hosts.choose(room.playing_by, room.playing.setup, list(room.playing.lines), seat.seat, seat.bot)
                self._running[key] = asyncio.create_task(self._move(owed, By("bot", f"{seat.bot}@{room.playing_by}"), thought))

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
                except Exception:  # the others go on
                    log.exception("match %s cannot go on", row.id)

    async def start_over(self) -> None:
        """What is being thought about may never have happened."""
        await self._stop()
        await self.resume()

    async def close(self) -> None:
        self._closed = True
        await self._stop()

    async def _stop(self) -> None:
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _move(self, owed: Owed, by: By, thought: Awaitable[RawAction]) -> None:
        key = (owed.match, owed.seat)
        try:
            action = await thought
            async with self._tables.open(owed.match) as room:
                del self._running[key]
                try:
                    await self._tables.write(room, owed.seat, owed.ticket, action, by)
                except Refusal:
                    if room.seq == owed.seq:
                        raise
                    await self.drive(room)
        except Denied as denied:
            log.debug("%s came too late: %s", owed, denied)
        except Exception:
            log.exception("%s could not move", owed)
        finally:
            if self._running.get(key) is asyncio.current_task():
                del self._running[key]
