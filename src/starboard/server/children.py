"""Children: processes that play and think by rules of their own, whichever sources they were started from."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from contextlib import suppress
from typing import Any, Final

import msgspec

from starboard.host.contract import Answer, Call, Line, Setup
from starboard.host.program import KEPT, LENGTH, frame
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
        self.matches: OrderedDict[str, None] = OrderedDict()
        """Those that it remembers, as far as one can tell."""

    @property
    def busy(self) -> bool:
        return self._lock.locked()

    async def ask(self, call: Call, retry: bool = True) -> Any:
        """The answer as builtins; a refusal or divergence is raised as it was there. `retry`: once more in a new process if it dies."""
        async with self._lock:
            self._note(call.match)
            try:
                answer = await self._exchange(call)
                if answer is None and retry:
                    answer = await self._exchange(call)
            except BaseException:
                await self._end()  # its answer would be taken for that of the next call
                raise
            finally:
                self.used = time.monotonic()
        if answer is None:
            raise RulesFailed(self._source)
        return value_of(answer)

    async def about(self, setup: Setup, lines: list[Line], method: str, *args: Any, retry: bool = True) -> Any:
        """Ask about a match in the position after these lines."""
        return await self.ask(Call(method, list(args), setup.match, setup, lines), retry)

    def _note(self, match: str | None) -> None:
        if match is not None:
            self.matches[match] = None
            self.matches.move_to_end(match)
            if len(self.matches) > KEPT:
                self.matches.popitem(last=False)

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
        self.matches.clear()
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        with suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), SECONDS_TO_END)
