"""Thinking: bots and hints in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, ParamSpec, TypeVar

from starboard.server.thoughts import Position, advise, choose, live_as_long_as_the_server

P = ParamSpec("P")
T = TypeVar("T")

HINT_MS: Final = 600


class Thinkers:
    """The processes: started when first needed, started again when one dies."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, position: Position, seat: int, bot: str) -> dict[str, Any]:
        """The bot's action, as builtins."""
        return await self._run(choose, position, seat, bot)

    async def hint(self, position: Position, seat: int) -> list[tuple[dict[str, Any], float]]:
        """Actions, as builtins, with the share of wins they promise; best first."""
        return await self._run(advise, position, seat, HINT_MS)

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def _run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._submit(job, *args, **kwargs)
        except BrokenProcessPool:
            self._pool = None
            return await self._submit(job, *args, **kwargs)

    async def _submit(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=live_as_long_as_the_server)
        future = await asyncio.to_thread(self._pool.submit, job, *args, **kwargs)
        return await asyncio.wrap_future(future)
