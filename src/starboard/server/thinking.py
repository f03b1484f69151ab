"""Thinking: bots and hints in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, Final, TypeVar

from starboard.server.thoughts import Position, advise, choose, live_as_long_as_the_server

T = TypeVar("T")

HINT_MS: Final = 600


class Thinkers:
    """The processes: started when first needed, started again when one dies."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, position: Position, seat: int, bot: str) -> dict[str, Any]:
        """The bot's action, as builtins."""
        return await self._run(partial(choose, position, seat, bot))

    async def hint(self, position: Position, seat: int) -> list[tuple[dict[str, Any], float]]:
        """Actions, as builtins, with the share of wins they promise; best first."""
        return await self._run(partial(advise, position, seat, HINT_MS))

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def _run(self, job: Callable[[], T]) -> T:
        pool = self._pool
        try:
            return await self._submit(job)
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            return await self._submit(job)

    async def _submit(self, job: Callable[[], T]) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=live_as_long_as_the_server)
        return await asyncio.wrap_future(await asyncio.to_thread(_start, self._pool, job))


def _start(pool: ProcessPoolExecutor, job: Callable[[], T]) -> Future[T]:
    """Processes inherit what their starter's thread blocks: Ctrl-C is the server's business, even while they start."""
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    return pool.submit(job)
