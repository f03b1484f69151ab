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
from starboard.server.notices import Listener, Pointed
from starboard.server.security import Allowance
from starboard.server.wire import Eyes, Log, LogEntry, MatchId, Pointing, Table

LOOK_AGAIN_SECONDS: Final = 25.0
"""Without news a connection looks again after so long: a lost notification delays, it does not lose."""
PINGS_PER_SECOND: Final = 2.0
PINGS_AT_ONCE: Final = 50
POINTS_PER_SECOND: Final = 5.0
POINTS_AT_ONCE: Final = 20
POLICY_VIOLATION: Final = 1008


class Said(msgspec.Struct, forbid_unknown_fields=True):
    """A ping, or an action that the others may see being looked at."""

    ping: int = 0
    point: dict[str, Any] | None = None


class Pong(msgspec.Struct):
    pong: int


class Shown(msgspec.Struct):
    pointing: Pointing


class Watch:
    """One pair of eyes at a table, and what they have been shown."""

    def __init__(self, socket: WebSocket, context: Context, match_id: str, user_id: str | None, seat: int | None) -> None:  # type: ignore[type-arg]
        self._socket = socket
        self._context = context
        self._match_id = match_id
        self._user_id = user_id
        self._seat = seat
        self._shown: Table | None = None
        self._entries: list[LogEntry] = []
        self._pings = Allowance(PINGS_PER_SECOND, PINGS_AT_ONCE)
        self._points = Allowance(POINTS_PER_SECOND, POINTS_AT_ONCE)

    async def show(self) -> None:
        """Send the table if it looks different now. Others' hidden choices change nothing that these eyes see."""
        async with self._context.tables.open(self._match_id) as room:
            room.authorise(self._user_id, self._seat)
            await self._context.drivers.drive_if_idle(room)
            table = await room.table(self._user_id, self._seat, self._entries)
        looks = msgspec.structs.replace(table, log=Log(0, []))
        shortened = table.log.start + len(table.log.entries) < len(self._entries)
        if looks == self._shown and not table.log.entries and not shortened:
            return
        await self._send(table)
        self._shown = looks
        self._entries = self._entries[: table.log.start] + table.log.entries

    async def answer(self) -> None:
        """Answer pings and hear what is pointed at until the other side is gone; anything else ends the connection."""
        while True:
            said = msgspec.json.decode(await self._socket.receive_text(), type=Said)
            if said.point is not None:
                await self._point(said.point)
            elif self._pings.spend("", 1):
                raise Denied(429, "refused-too-fast")
            else:
                await self._send(Pong(said.ping))

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
            await self.show()

    async def pass_on(self, pointed: asyncio.Queue[Pointing]) -> None:
        """Show what the others point at."""
        while True:
            pointing = await pointed.get()
            if pointing.seat != self._seat:
                await self._send(Shown(pointing))

    async def _send(self, told: Pong | Shown | Table) -> None:
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
            tasks.create_task(watch.answer())
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
