"""Notices: workers hear which matches have changed, and what is pointed at. What has changed, each finds out for its own eyes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from starboard.server.settings import Settings
from starboard.server.wire import Pointing

CHANNEL: Final = "matches"
UNSEEN: Final = 20
"""What is pointed at while so much waits to be told is passed over."""


def make_channels(settings: Settings) -> ChannelsPlugin:
    """In memory for one process; through PostgreSQL for any number of them."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if settings.postgresql:
        from starboard.server.postgres import PostgresChannels

        backend = PostgresChannels(settings.address)
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Listener:
    """Hears that a match has changed anywhere, and what is pointed at there."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.pointed: asyncio.Queue[Pointing] = asyncio.Queue(UNSEEN)


class Notices:
    """Whoever listens to a match hears what any worker rings."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._listeners: dict[str, set[Listener]] = {}

    async def tell(self, match_id: str) -> None:
        await self._channels.wait_published(match_id, CHANNEL)

    def look_again(self) -> None:
        """Everything may have changed; every process finds that out for itself."""
        for listeners in self._listeners.values():
            for listener in listeners:
                listener.changed.set()

    async def point(self, match_id: str, pointing: Pointing) -> None:
        await self._channels.wait_published(f"{match_id} {msgspec.json.encode(pointing).decode()}", CHANNEL)

    @contextmanager
    def listening(self, match_id: str) -> Iterator[Listener]:
        listener = Listener()
        self._listeners.setdefault(match_id, set()).add(listener)
        try:
            yield listener
        finally:
            self._listeners[match_id].discard(listener)
            if not self._listeners[match_id]:
                del self._listeners[match_id]

    @asynccontextmanager
    async def passing_on(self) -> AsyncIterator[None]:
        """While it lasts, listeners hear what any worker rings."""
        async with self._channels.start_subscription(CHANNEL) as subscriber, subscriber.run_in_background(self._hear, join=False):
            yield

    async def _hear(self, told: bytes) -> None:
        match_id, _, pointing = told.decode().partition(" ")
        for listener in self._listeners.get(match_id, ()):
            if not pointing:
                listener.changed.set()
            elif not listener.pointed.full():
                listener.pointed.put_nowait(msgspec.json.decode(pointing, type=Pointing))
