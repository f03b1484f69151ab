"""Bell: tells every worker which matches have changed. What has changed, each finds out for its own eyes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from starboard.server.settings import Settings

CHANNEL: Final = "matches"


def make_channels(settings: Settings) -> ChannelsPlugin:
    """In memory for one process; through PostgreSQL for any number of them."""
    backend: ChannelsBackend = MemoryChannelsBackend()
    if settings.postgresql:
        from starboard.server.postgres import PostgresChannels

        backend = PostgresChannels(settings.address)
    return ChannelsPlugin(backend, channels=[CHANNEL])


class Bell:
    """Who listens to a match has its event set when the match changes anywhere."""

    def __init__(self, channels: ChannelsPlugin) -> None:
        self._channels = channels
        self._listeners: dict[str, set[asyncio.Event]] = {}

    async def ring(self, match_id: str) -> None:
        await self._channels.wait_published(match_id, CHANNEL)

    @contextmanager
    def listening(self, match_id: str) -> Iterator[asyncio.Event]:
        heard = asyncio.Event()
        self._listeners.setdefault(match_id, set()).add(heard)
        try:
            yield heard
        finally:
            self._listeners[match_id].discard(heard)
            if not self._listeners[match_id]:
                del self._listeners[match_id]

    @asynccontextmanager
    async def passing_on(self) -> AsyncIterator[None]:
        """While it lasts, listeners hear what any worker rings."""
        async with self._channels.start_subscription(CHANNEL) as subscriber, subscriber.run_in_background(self._hear, join=False):
            yield

    async def _hear(self, match_id: bytes) -> None:
        for listener in self._listeners.get(match_id.decode(), ()):
            listener.set()
