"""Bots at the tables: which strengths there are, and who moves their hands."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from contextlib import suppress
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.releases.elsewhere import RulesFailed
from starboard.server.denial import Denied
from starboard.server.hosts import Hosts
from starboard.server.leases import BEAT, Leases
from starboard.server.outages import say_away
from starboard.server.room import By, Room
from starboard.server.tables import Tables
from starboard.server.thinking import Thought
from starboard.server.wire import BotInfo

log = logging.getLogger(__name__)

STRENGTHS: Final = {"random": "bot-easy", "greedy": "bot-fair", "search:100": "bot-strong", "search:1000": "bot-expert"}
"""Weakest first."""
QUICK: Final = "greedy"
"""Answers at once for a bot that does not."""


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
    """Moves the bots. The process that wrote a match's last line drives its bots; the log's key settles doubts."""

    def __init__(self, tables: Tables, hosts: Hosts) -> None:
        self._tables = tables
        self._leases = Leases(tables.storage)
        self._hosts = hosts
        self._running: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    async def drive(self, room: Room) -> None:
        """Let every bot that must decide think, unless it does already. The caller holds the room."""
        if self._closed or room.status() != "playing":
            return
        owing = [(row.seat, row.bot) for row in room.row.seats if row.bot is not None and row.seat in room.deciding()]
        if owing:
            await self._leases.take(room.id)
        for seat, bot in owing:
            key = (room.id, seat)
            if key not in self._running:
                owed = Owed(room.id, seat, bot, room.seq, room.tickets[seat])
                asked = (room.playing_by, room.playing.setup, list(room.playing.lines), seat, bot, owner_of(room))
                self._running[key] = asyncio.create_task(self._move(owed, self._hosts.choose(*asked)))

    async def see_to_it(self) -> None:
        """As long as this program runs no bot waits for a process that is gone, watched or not."""
        while True:
            try:
                await self._leases.renew({match for match, _ in self._running})
                for match_id in await self._leases.claim_forsaken():
                    await self._go_on(match_id)
            except (OSError, DBAPIError) as error:
                say_away(error)
            await asyncio.sleep(BEAT)

    async def _go_on(self, match_id: str) -> None:
        try:
            async with self._tables.open(match_id, arriving=True) as room:
                await self.drive(room)
        except Exception:  # the others go on
            log.exception("match %s cannot go on", match_id)

    async def forget_left(self) -> None:
        await self._leases.forget_left()

    async def start_over(self) -> None:
        """What is being thought about may never have happened."""
        await self._stop()
        self._leases.forget()

    async def close(self) -> None:
        self._closed = True
        await self._stop()
        with suppress(OSError, DBAPIError):
            await self._leases.let_go()

    async def _stop(self) -> None:
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)

    async def _move(self, owed: Owed, thinking: Awaitable[Thought]) -> None:
        key = (owed.match, owed.seat)
        try:
            thought = await self._patiently(owed, thinking)
            async with self._tables.open(owed.match) as room:
                del self._running[key]
                try:
                    if thought is None and room.tickets[owed.seat] == owed.ticket and owed.seat in room.deciding():
                        thought = Thought(await room.playing.choose(owed.seat, QUICK), QUICK)
                    if thought is not None:
                        by = By("bot", f"{thought.bot}@{room.playing_by}")
                        await self._tables.write(room, owed.seat, owed.ticket, thought.action, by)
                except Refusal:
                    if room.seq == owed.seq:
                        raise
                    await self.drive(room)
        except Denied as denied:
            log.debug("%s came too late: %s", owed, denied)
        except Exception:
            log.exception("%s could not move", owed)
            self._leases.drop(owed.match)
        finally:
            if self._running.get(key) is asyncio.current_task():
                del self._running[key]

    async def _patiently(self, owed: Owed, thinking: Awaitable[Thought]) -> Thought | None:
        """Nothing, if it has died of it or takes too long: somebody quick has to answer."""
        try:
            return await thinking
        except (RulesFailed, TimeoutError) as error:
            log.warning("%s %s: %s moves", owed, "takes too long" if isinstance(error, TimeoutError) else "has died", QUICK)
            return None


def owner_of(room: Room) -> str:
    """In whose name the bots of a table think: its first person's."""
    return next((seat.user_id for seat in room.row.seats if seat.user_id is not None), room.id)
