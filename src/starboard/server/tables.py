"""Tables: the matches that are being looked at or played, and the one way in which their logs grow."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from datetime import timedelta
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.server.bell import Bell
from starboard.server.denial import Denied, no_match
from starboard.server.room import LogLine, Room
from starboard.server.storage import CampaignRow, LogRow, MatchRow, Presence, Storage, now

P = ParamSpec("P")
T = TypeVar("T")
R = TypeVar("R", MatchRow, CampaignRow)

KEPT: Final = 100
"""Matches kept in memory; others are replayed when somebody comes back to them."""
ATTEMPTS: Final = 20
GONE_AFTER: Final = timedelta(seconds=75)
"""A live connection that has not been seen for so long is no presence any more."""


class Tables:
    """One per server process. The database decides between processes, a room's lock within one."""

    def __init__(self, storage: Storage, bell: Bell) -> None:
        self.storage = storage
        self.bell = bell
        self.after_change: Callable[[Room], Awaitable[None]] | None = None
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._thread = ThreadPoolExecutor(1, "rules")

    @asynccontextmanager
    async def open(self, match_id: str) -> AsyncIterator[Room]:
        """The match's room, locked and up to date."""
        room = await self._find(match_id)
        async with room.lock:
            await self._refresh(room)
            yield room

    async def act(self, room: Room, seat: int, ticket: int, raw: dict[str, Any]) -> None:
        """The seat's next line, checked by the rules. The caller has authorised the seat."""
        action = room.game.read_action(raw)
        await self._write(room, seat, ticket, action)

    async def undo(self, room: Room, seat: int, ticket: int) -> None:
        await self._write(room, seat, ticket, None)

    async def changed(self, room: Room) -> None:
        """Tell everyone who looks, and the bots."""
        await self.bell.ring(room.id)
        if self.after_change is not None:
            await self.after_change(room)

    async def compute(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run rules off the event loop; in one thread, because several would only keep the loop waiting for the interpreter."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    def forget(self, match_id: str) -> None:
        self._rooms.pop(match_id, None)

    # -- rooms

    async def _find(self, match_id: str) -> Room:
        room = self._rooms.get(match_id)
        if room is None:
            async with self.storage.session() as session:
                row = await find_match(session, match_id)
            room = self._rooms.setdefault(match_id, Room(row))
            while len(self._rooms) > KEPT:
                self._rooms.popitem(last=False)
        self._rooms.move_to_end(match_id)
        return room

    async def _refresh(self, room: Room) -> None:
        async with self.storage.session() as session:
            try:
                room.row = await find_match(session, room.id)
            except Denied:
                self.forget(room.id)
                raise
            recent = (Presence.match_id == room.id, Presence.seen > now() - GONE_AFTER)
            room.online = frozenset(await session.scalars(select(Presence.user_id).where(*recent)))
            if room.row.status == "waiting":
                return
            lines = select(LogRow.seq, LogRow.seat, LogRow.action).where(LogRow.match_id == room.id, LogRow.seq > room.seq)
            rows = [LogLine(*row) for row in await session.execute(lines.order_by(LogRow.seq))]
        try:
            await self.compute(room.catch_up, rows)
        except BaseException:
            self.forget(room.id)
            raise

    # -- writing

    async def _write(self, room: Room, seat: int, ticket: int, action: Action | None) -> None:
        """Check, write the line, carry it out. Who loses a race for the line looks again and tries the next."""
        for _ in range(ATTEMPTS):
            if ticket != room.tickets[seat]:
                raise Denied(409, "refused-stale")
            await self.compute(_check, room, seat, action)
            try:
                await self._write_line(room, seat, action)
            except IntegrityError:
                await self._refresh(room)
            else:
                await self.changed(room)
                return
        raise Denied(409, "refused-stale")

    async def _write_line(self, room: Room, seat: int, action: Action | None) -> None:
        """One transaction; a room that failed half-way is thrown away and replayed when it is next needed."""
        builtins = None if action is None else msgspec.to_builtins(action)
        line = LogRow(match_id=room.id, seq=room.seq + 1, seat=seat, kind="undo" if action is None else "act", action=builtins)
        async with self.storage.session() as session:
            session.add(line)
            await session.flush()
            try:
                await self.compute(room.append, seat, action)
                await session.execute(update(MatchRow).where(MatchRow.id == room.id).values(**standing(room)))
                await session.commit()
            except BaseException:
                self.forget(room.id)
                raise


def _check(room: Room, seat: int, action: Action | None) -> None:
    if action is not None:
        room.match.state.check(seat, action)
    elif not room.match.can_undo(seat):
        raise Refusal("refused-undo")


def standing(room: Room) -> dict[str, Any]:
    """What is kept beside the log for lists of matches and for the campaign."""
    state = room.match.state
    return {"status": room.status(), "round": state.round(), "deciding": state.pending(), "places": _places(room), "updated": now()}


def _places(room: Room) -> list[dict[str, int]] | None:
    """Who came where, as the campaign of the match counts it."""
    rules = room.game.campaign()
    if room.row.campaign_id is None or rules is None or room.status() != "finished":
        return None
    places: list[dict[str, int]] = msgspec.to_builtins(rules.places(room.match.state))
    return places


async def find_match(session: AsyncSession, match_id: str, lock: bool = False) -> MatchRow:
    row = await find_row(session, MatchRow, match_id, lock)
    if row is None:
        raise no_match()
    return row


async def find_row(session: AsyncSession, kind: type[R], id: str, lock: bool = False) -> R | None:
    """The row as the database has it now; locked against other workers until the session ends."""
    if not re.fullmatch(r"[\w-]{1,16}", id, re.ASCII):
        return None
    statement = select(kind).where(kind.id == id)
    if lock and session.get_bind().dialect.name == "sqlite":
        await session.execute(text("BEGIN IMMEDIATE"))
    elif lock:
        statement = statement.with_for_update()
    return (await session.scalars(statement)).one_or_none()
