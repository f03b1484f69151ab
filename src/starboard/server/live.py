"""Live updates: one WebSocket per open table, told whenever what its eyes can see has changed."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from starboard.engine.errors import Refusal
from starboard.releases.elsewhere import RulesFailed
from starboard.server.context import Context, Shared
from starboard.server.denial import Denied
from starboard.server.differences import differences
from starboard.server.notices import Listener, Pointed
from starboard.server.outages import is_away, say_away
from starboard.server.room import By
from starboard.server.security import Allowance, refused
from starboard.server.wire import Answer, Eyes, Log, LogEntry, MatchId, News, Play, Pointing, Pong, Say, Shown, Table

LOOK_AGAIN_SECONDS: Final = 25.0
"""Without news a connection looks again after so long: a lost notification delays, it does not lose."""
PINGS_PER_SECOND: Final = 2.0
PINGS_AT_ONCE: Final = 50
POINTS_PER_SECOND: Final = 5.0
POINTS_AT_ONCE: Final = 20
POLICY_VIOLATION: Final = 1008


class Watch:
    """One pair of eyes at a table, and what they have been shown."""

    def __init__(self, socket: WebSocket, context: Context, match_id: str, user_id: str | None, seat: int | None) -> None:  # type: ignore[type-arg]
        self._socket = socket
        self._context = context
        self._match_id = match_id
        self._user_id = user_id
        self._seat = seat
        self._showing = asyncio.Lock()
        self._page = -1
        self._shown: dict[str, Any] | None = None
        """The last table as it was sent, without its log."""
        self._entries: list[LogEntry] = []
        self._pings = Allowance(PINGS_PER_SECOND, PINGS_AT_ONCE)
        self._points = Allowance(POINTS_PER_SECOND, POINTS_AT_ONCE)

    async def show(self) -> None:
        """Say what looks different now; at first, everything. Others' hidden choices change nothing that these eyes see."""
        async with self._showing:
            async with self._context.tables.open(self._match_id) as room:
                room.authorise(self._user_id, self._seat)
                if room.page == self._page:
                    return
                table = await room.table(self._user_id, self._seat)
                self._page = room.page
            looks = msgspec.to_builtins(msgspec.structs.replace(table, log=Log(0, [])))
            entries, self._entries = self._entries, table.log.entries
            before, self._shown = self._shown, looks
            if before is None:
                await self._send(table)
                return
            changes = list(differences(before, looks, []))
            start = shared_length(entries, table.log.entries)
            if changes or start < max(len(entries), len(table.log.entries)):
                gone = [path for path, value in changes if value is msgspec.UNSET]
                there = [(path, value) for path, value in changes if value is not msgspec.UNSET]
                await self._send(News(there, gone, Log(start, table.log.entries[start:])))

    async def hear(self) -> None:
        """Answer what is said until the other side is gone; anything else ends the connection."""
        while True:
            said = msgspec.json.decode(await self._socket.receive_text(), type=Say)
            if said.play is not None:
                await self._play(said.play)
            elif said.point is not None:
                await self._point(said.point)
            elif self._pings.spend("", 1):
                raise Denied(429, "refused-too-fast")
            elif said.ping is not None:
                await self._send(Pong(said.ping))

    async def _play(self, asked: Play) -> None:
        """Who plays sees what has come of it before the answer."""
        try:
            self._context.allowance.take(self._socket.scope, 1)
            if self._seat is None:
                raise Denied(403, "refused-not-your-seat")
            async with self._context.tables.open(self._match_id) as room:
                room.authorise(self._user_id, self._seat)
                await self._context.tables.write(room, self._seat, asked.ticket, asked.action, By("person", self._user_id or ""))
                ticket = room.tickets[self._seat]
        except Exception as error:  # whatever it is, it is answered, and the connection goes on
            told = refused(error)
            await self._send(Answer(asked.number, status=told.status, error=told.error))
        else:
            await self.show()
            await self._send(Answer(asked.number, ticket))

    async def _point(self, action: dict[str, Any]) -> None:
        """Let the others see it if it can be done now; what comes too fast or too late is passed over."""
        if self._seat is None or self._points.spend("", 1):
            return
        async with self._context.tables.open(self._match_id) as room:
            room.authorise(self._user_id, self._seat)
            offered = await room.playing.offered(self._seat, action)
        if offered is not None:
            await self._context.tables.notices.tell(Pointed(self._match_id, Pointing(self._seat, offered)))

    async def follow(self, changed: asyncio.Event) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_AGAIN_SECONDS):
                    await changed.wait()
            changed.clear()
            try:
                await self.show()
            except Exception as error:
                if not is_away(error):
                    raise
                say_away(error)
                await asyncio.sleep(1)
                changed.set()

    async def pass_on(self, pointed: asyncio.Queue[Pointing]) -> None:
        """Show what the others point at."""
        while True:
            pointing = await pointed.get()
            if pointing.seat != self._seat:
                await self._send(Shown(pointing))

    async def _send(self, told: Answer | News | Pong | Shown | Table) -> None:
        await self._socket.send_text(msgspec.json.encode(told).decode())


@websocket("/matches/{match_id:str}/live")
async def live(socket: WebSocket, match_id: MatchId, context: Shared, seat: Eyes = None) -> None:  # type: ignore[type-arg]
    if not same_origin(socket):
        raise Denied(403, "refused-origin")
    user = await context.people.find(socket)
    user_id = None if user is None else user.id
    async with context.tables.open(match_id, arriving=True) as room:
        room.authorise(user_id, seat)
        present = user_id is not None and bool(room.seats_of(user_id))
    await socket.accept()
    watch = Watch(socket, context, match_id, user_id, seat)
    with context.tables.notices.listening(match_id) as listener:
        async with context.presences.at(match_id, user_id if present else None):
            await _all(socket, watch, listener)


async def _all(socket: WebSocket, watch: Watch, listener: Listener) -> None:  # type: ignore[type-arg]
    """Show and answer until one of them ends."""
    try:
        await watch.show()
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(watch.hear())
            tasks.create_task(watch.follow(listener.changed))
            tasks.create_task(watch.pass_on(listener.pointed))
    except* WebSocketDisconnect:
        pass
    except* (msgspec.DecodeError, Denied, Refusal, RulesFailed):
        with suppress(RuntimeError):
            await socket.close(POLICY_VIOLATION)


def same_origin(socket: WebSocket) -> bool:  # type: ignore[type-arg]
    """A page of another site must not listen in a player's name. Programs send no origin, and have no player's cookie."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


def shared_length(old: list[LogEntry], new: list[LogEntry]) -> int:
    """How many entries both begin with."""
    shorter = min(len(old), len(new))
    if old[:shorter] == new[:shorter]:
        return shorter
    return next(index for index in range(shorter) if old[index] != new[index])
