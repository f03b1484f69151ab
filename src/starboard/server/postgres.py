"""PostgreSQL carries notices between workers: LISTEN and NOTIFY on connections that are made again when they are lost."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

log = logging.getLogger(__name__)

RETRY_SECONDS = 2.0
LOST = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


class PostgresChannels(AsyncPgChannelsBackend):
    """Keeps one connection to listen and one to notify. `deaf` is called when the first is lost, and when it is there again."""

    def __init__(self, address: str, deaf: Callable[[], None]) -> None:
        super().__init__(address)
        self._deaf = deaf
        self._notifier: Any = None
        self._notifying = asyncio.Lock()
        self._repair: asyncio.Task[None] | None = None

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    async def on_shutdown(self) -> None:
        if self._repair is not None:
            self._repair.cancel()
        self._listener_conn.remove_termination_listener(self._lost)
        await super().on_shutdown()
        if self._notifier is not None:
            await self._notifier.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """A lost notification is no harm: whoever listens looks again before long."""
        async with self._notifying:
            try:
                if self._notifier is None or self._notifier.is_closed():
                    self._notifier = await self._connect()
                for channel in channels:
                    await self._notifier.execute("SELECT pg_notify($1, $2)", channel, data.decode())
            except LOST as error:
                log.warning("a notification was lost: %s", error)

    def _lost(self, _: object) -> None:
        self._deaf()
        self._repair = asyncio.get_running_loop().create_task(self._listen_again())

    async def _listen_again(self) -> None:
        while True:
            with suppress(*LOST):
                self._listener_conn = await self._connect()
                self._listener_conn.add_termination_listener(self._lost)
                for channel in self._subscribed_channels:
                    await self._listener_conn.add_listener(channel, self._listener)
                self._deaf()
                return
            await asyncio.sleep(RETRY_SECONDS)
