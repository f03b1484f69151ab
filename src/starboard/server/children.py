"""Children: processes that play and think by rules of their own, whichever sources they were started from."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, Param, SeatName
from starboard.engine.registry import brought_by
from starboard.host.contract import Answer, Call, Diverged, Line, Setup
from starboard.host.program import LENGTH, frame
from starboard.host.sources import HERE

log = logging.getLogger(__name__)

LARGEST_FRAME: Final = 2**26
SECONDS_TO_END: Final = 2


class Source(NamedTuple):
    """What a child is started from: where Python finds the rules, and modules that bring games of others."""

    path: tuple[str, ...]
    brought: tuple[str, ...] = ()

    @staticmethod
    def own() -> Source:
        """This program's own."""
        return Source((str(HERE.parent), *(str(Path(place).resolve()) for place in sys.path)), tuple(brought_by()))


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
                answer = await self._exchange(call)
            except (OSError, EOFError):
                await self._end()
                answer = await self._exchange(call)
            except BaseException:
                await self._end()  # its answer would be taken for that of the next call
                raise
            finally:
                self.used = time.monotonic()
        return _value(answer)

    async def about(self, setup: Setup, lines: list[Line], method: str, *args: Any) -> Any:
        """Ask about a match in the position after these lines."""
        return await self.ask(Call(method, list(args), setup.match, setup, lines))

    async def end(self) -> None:
        async with self._lock:
            await self._end()

    async def _exchange(self, call: Call) -> Answer:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(frame(msgspec.msgpack.encode(call)))
        await process.stdin.drain()
        length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = [sys.executable, "-P", "-m", "starboard.host", *self._source.brought]
            place = {**os.environ, "PYTHONPATH": os.pathsep.join(self._source.path)}
            # A session of its own: Ctrl-C is the server's business, and a child ends when nobody can call it any more.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=pipe, stdout=pipe, env=place, limit=LARGEST_FRAME, start_new_session=True
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


def _value(answer: Answer) -> Any:
    if answer.failed is not None:
        raise RuntimeError(f"a child process failed:\n{answer.failed}")
    if answer.refused is None:
        return answer.value
    told = message_from(answer.refused)
    if answer.diverged is not None:
        raise Diverged(answer.diverged, told)
    raise Refusal(told.key, answer.rule, **told.params)


def message_from(raw: Any) -> Message:
    """A message as another process wrote it."""
    params: dict[str, Param] = {}
    for name, param in raw.get("params", {}).items():
        if not isinstance(param, dict):
            params[name] = param
        else:
            params[name] = message_from(param) if "key" in param else SeatName(param["seat"])
    return Message(raw["key"], params)
