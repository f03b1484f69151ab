"""Tables: the matches that are being looked at or played, and the one way in which their logs grow."""

from __future__ import annotations

import logging
import re
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import select, text, update
from sqlalchemy.ext.asyncio import AsyncSession

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.host.contract import Diverged, Line, Standing
from starboard.releases.elsewhere import message_from
from starboard.server.denial import Denied, no_match
from starboard.server.hosts import Hosts
from starboard.server.notices import Changed, Grown, News, Notices, Renamed
from starboard.server.presence import recent
from starboard.server.room import IN_ROWS, NEVER, By, Room, setup_of
from starboard.server.scribe import NewLine, scribe_of
from starboard.server.storage import CampaignRow, HouseRow, LogRow, MatchRow, Presence, Storage, now
from starboard.server.wire import RulesInfo

log = logging.getLogger(__name__)

R = TypeVar("R", MatchRow, CampaignRow)

KEPT: Final = 100
"""Matches kept in memory that nobody watches; others are replayed when somebody comes back to them."""
TRIES: Final = 5
"""So often a line is tried again after others have written theirs first."""
TRUSTED: Final = 60.0
"""Seconds after which a room is read again all the same: a lost notice delays, and who has gone without a word is seen to be gone."""


class Tables:
    """One per server process. The database decides between processes, a room's lock within one."""

    def __init__(self, storage: Storage, hosts: Hosts, notices: Notices) -> None:
        self.storage = storage
        self.hosts = hosts
        self.notices = notices
        self.scribe = scribe_of(storage)
        self.after_change: Callable[[Room], Awaitable[None]] | None = None
        notices.memories.append(self)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._epoch = ""

    @asynccontextmanager
    async def open(self, match_id: str, arriving: bool = False) -> AsyncIterator[Room]:
        """The match's room, locked and up to date. What is remembered of it is trusted until somebody tells of a change.

        Who is `arriving` may have come from another process, quicker than its notice.
        """
        room = await self._find(match_id)
        async with room.lock:
            if room.read < time.monotonic() - TRUSTED * room.patience or (arriving and self.storage.settings.postgresql):
                await self._refresh(room)
            yield room

    async def changed(self, match_id: str) -> None:
        """More than the log of the match has changed: everybody looks at its rows again."""
        await self.notices.tell(Changed(match_id))

    async def began(self, match_id: str) -> None:
        """Tell everyone who looks, and the bots."""
        await self.changed(match_id)
        async with self.open(match_id) as room:
            await self._go_on(room)

    def forget(self, match_id: str) -> None:
        self._rooms.pop(match_id, None)

    async def notice_restore(self) -> bool:
        """Whether the database has been restored since this was asked last: then nothing that is remembered of it holds."""
        async with self.storage.session() as session:
            epoch = await session.scalar(select(HouseRow.epoch)) or ""
        restored = bool(self._epoch) and epoch != self._epoch
        self._epoch = epoch
        if restored:
            self._rooms.clear()
        return restored

    # -- rooms

    async def _find(self, match_id: str) -> Room:
        room = self._rooms.get(match_id)
        if room is None:
            epoch = self._epoch
            async with self.storage.session() as session:
                row = await find_match(session, match_id)
            room = self._rooms.setdefault(match_id, Room(row, epoch))
            self._forget_idle()
        self._rooms.move_to_end(match_id)
        return room

    def _forget_idle(self) -> None:
        idle = [id for id, room in self._rooms.items() if not room.lock.locked() and not self.notices.is_watched(id)]
        for id in idle[:-KEPT]:
            self.forget(id)

    def doubt(self, news: News) -> list[str]:
        if isinstance(news, Renamed):
            concerned = [room for room in self._rooms.values() if room.seats_of(news.user)]
        else:
            room = self._rooms.get(news.match)
            concerned = [] if room is None or (isinstance(news, Grown) and news.seq <= room.seq) else [room]
        for room in concerned:
            room.read = NEVER
        return [room.id for room in concerned] if isinstance(news, Renamed) else [news.match]

    def doubt_all(self) -> None:
        for room in self._rooms.values():
            room.read = NEVER

    async def _go_on(self, room: Room) -> None:
        if self.after_change is not None:
            await self.after_change(room)

    async def _refresh(self, room: Room) -> None:
        async with self.storage.session() as session:
            await self._read(room, session)

    async def _read(self, room: Room, session: AsyncSession) -> None:
        """What the database says of the match. What is told meanwhile makes it doubtful again."""
        room.read = time.monotonic()
        room.page += 1
        try:
            room.row = await find_match(session, room.id)
            room.online = frozenset(await session.scalars(select(Presence.user_id).where(Presence.match_id == room.id, recent())))
            if room.row.status in IN_ROWS:
                room.drop(None if room.row.trouble is None else message_from(room.row.trouble))
                return
            if room.playing_by != room.row.rules:
                room.drop()
            elif room.trouble is not None:
                return
            await self._catch_up(room, await read_lines(session, room.id, room.seq))
        except Diverged as diverged:
            await self._stop(room, session, diverged)
        except BaseException:
            room.read = NEVER
            self.forget(room.id)
            raise

    async def _catch_up(self, room: Room, lines: list[Line]) -> None:
        if not room.is_open:
            rules = room.row.rules or self.hosts.today
            other = None if rules == self.hosts.today else RulesInfo(await self.hosts.version_of(rules))
            room.begin(await self.hosts.play(rules, setup_of(room.row)), rules, other)
        await room.catch_up(lines)

    async def _stop(self, room: Room, session: AsyncSession, diverged: Diverged) -> None:
        """A match that its rules do not play as it was played is stopped, and nobody is shown a false position."""
        trouble = message("trouble-at-line", line=diverged.line, why=diverged.why) if diverged.line else diverged.why
        room.drop(trouble)
        if room.row.status != "playing":
            return
        log.error("match %s is stopped at line %d of its log: %s", room.id, diverged.line, diverged.why.key)
        stopped = {"status": "stopped", "deciding": [], "trouble": msgspec.to_builtins(trouble), "updated": now()}
        await session.execute(update(MatchRow).where(MatchRow.id == room.id, MatchRow.status == "playing").values(**stopped))
        await session.commit()
        room.row.status = "stopped"

    # -- writing

    async def write(self, room: Room, seat: int, ticket: int, action: dict[str, Any] | None, by: By) -> None:
        """The seat's next line: without an action it takes its last one back. The caller has authorised the seat.

        It is played by the rules, then written. Who loses a race for it, or for the rules, looks again and tries the next.
        """
        for _ in range(TRIES):
            if ticket < room.tickets[seat]:
                break
            if ticket == room.tickets[seat] and await self._try(room, seat, action, by):
                await self._go_on(room)
                return
            await self._refresh(room)
        raise Denied(409, "refused-stale")

    async def _try(self, room: Room, seat: int, action: dict[str, Any] | None, by: By) -> bool:
        try:
            standing = await room.playing.act(seat, action)
            beside = beside_of(room.row, standing)
            news = Grown(room.id, room.seq + 1)
            told = self.notices.written(news).decode()
            written = await self.scribe.write(new_line(room, seat, action, standing.fingerprint, beside, by, told))
        except (Refusal, Denied):
            raise
        except BaseException:
            self.forget(room.id)
            raise
        if not written:  # the board is a line ahead of the log
            room.drop()
            room.read = NEVER
            return False
        for field, value in beside.items():
            setattr(room.row, field, value)
        room.append(seat, standing)
        self.notices.hear(news)
        return True


def new_line(room: Room, seat: int, action: dict[str, Any] | None, fingerprint: str, beside: dict[str, Any], by: By, news: str) -> NewLine:
    """The next line of the room's log, and what is kept beside it."""
    places = beside["places"]
    return NewLine(
        match=room.id,
        seq=room.seq + 1,
        seat=seat,
        kind="undo" if action is None else "act",
        action=None if action is None else in_json(action),
        fingerprint=fingerprint,
        by_kind=by.kind,
        by_name=by.name,
        time=beside["updated"],
        status=beside["status"],
        round=beside["round"],
        deciding=in_json(beside["deciding"]),
        places=None if places is None else in_json(places),
        rules=room.playing_by,
        before=room.row.status,
        epoch=room.epoch,
        news=news,
    )


def in_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


async def read_lines(session: AsyncSession, match_id: str, after: int = 0) -> list[Line]:
    lines = select(LogRow.seat, LogRow.action, LogRow.fingerprint).where(LogRow.match_id == match_id, LogRow.seq > after)
    return [Line(*row) for row in await session.execute(lines.order_by(LogRow.seq))]


def beside_of(row: MatchRow, standing: Standing) -> dict[str, Any]:
    """What is kept beside the log for lists of matches and, as places, for the campaign of the match."""
    places = standing.places if row.campaign_id is not None else None
    return {"status": standing.status, "round": standing.round, "deciding": standing.deciding, "places": places, "updated": now()}


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
