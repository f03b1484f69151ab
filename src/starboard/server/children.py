"""Children: processes that play and think by rules of their own, whichever sources they were started from."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import msgspec

from starboard.host.contract import Answer, Call, Line, Setup
from starboard.host.program import LENGTH, frame
from starboard.releases.elsewhere import RulesFailed, Source, value_of

LARGEST_FRAME: Final = 2**26
SECONDS_TO_END: Final = 2


class Child:
    """One process, started when it is first asked and again when it has died. It is asked one thing at a time."""

    def __init__(self, source: Source) -> None:
        self._source = source
        self._lock = asyncio.Lock()
        self.process: asyncio.subprocess.Process | None = None
        self.used = time.monotonic()
        self.last: str | None = None
        """The match it was last asked about."""

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    async def ask(self, call: Call) -> Any:
        """The answer as builtins; a refusal or divergence is raised as it was there."""
        async with self._lock:
            self.last = call.match
            try:
                answer = await self._exchange(call) or await self._exchange(call)
            except BaseException:
                await self._end()  # its answer would be taken for that of the next call
                raise
            finally:
                self.used = time.monotonic()
        if answer is None:
            raise RulesFailed(self._source)
        return value_of(answer)

    async def about(self, setup: Setup, lines: list[Line], method: str, *args: Any) -> Any:
        """Ask about a match in the position after these lines."""
        return await self.ask(Call(method, list(args), setup.match, setup, lines))

    async def end(self) -> None:
        async with self._lock:
            await self._end()

    async def _exchange(self, call: Call) -> Answer | None:
        """None: the process has ended without an answer."""
        try:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(frame(msgspec.msgpack.encode(call)))
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
            return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
        except (OSError, EOFError):
            await self._end()
            return None

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            # A session of its own: Ctrl-C is the server's business, and a child ends when nobody can call it any more.
            self.process = await asyncio.create_subprocess_exec(
                *self._source.command,
                stdin=pipe,
                stdout=pipe,
                env=self._source.environment,
                limit=LARGEST_FRAME,
                start_new_session=True,
            )
        return self.process

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), SECONDS_TO_END)


class Children:
    """Some processes of the same sources. Whoever is free takes the next call, the one that knows its match first."""

    def __init__(self, source: Source, processes: int) -> None:
        self.all = [Child(source) for _ in range(processes)]
        self._free = list(self.all)
        self._some_free = asyncio.Condition()

    @asynccontextmanager
    async def one(self, match: str) -> AsyncIterator[Child]:
        async with self._some_free:
            await self._some_free.wait_for(lambda: self._free)
            child = min(self._free, key=lambda free: (free.last != match, free.process is None))
            self._free.remove(child)
        try:
            yield child
        finally:
            async with self._some_free:
                self._free.append(child)
                self._some_free.notify()

    async def end(self) -> None:
        for child in self.all:
            await child.end()
