"""Thinking: bots and hints share some processes, fairly between people, and think less the more of them wait."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Final, NamedTuple

from starboard.host.contract import Advice, Line, RawAction, Setup
from starboard.releases.elsewhere import Source
from starboard.server.children import Child

HALF_LIFE: Final = 30.0
"""Seconds after which what somebody has used counts half."""
LEAST_MS: Final = 50
GRACE: Final = 1.5
"""Seconds that an answer may take longer than the bot was given to think."""
START_SECONDS: Final = 20.0
"""What a process may take to start, beside that."""
HINT_MS: Final = 600


class Thought(NamedTuple):
    """What a bot does, and the strength with which it has thought: less than it has, when many were waiting."""

    action: RawAction
    bot: str


class Place(NamedTuple):
    """In the queue: for whom, and whether it is only a hint."""

    owner: str
    hint: bool
    number: int
    match: str
    given: asyncio.Future[Child]


class Thinkers:
    """Some processes of the same sources. The next is for whoever has used them least; of one person's, bots come before hints.

    A match stays with the process that knows it, where it can: a bot goes on there with what it has thought before.
    """

    def __init__(self, source: Source, processes: int, now: Callable[[], float] = time.monotonic) -> None:
        self.all = [Child(source) for _ in range(processes)]
        self._free = list(self.all)
        self._queue: list[Place] = []
        self._numbers = count()
        self._used: dict[str, tuple[float, float]] = {}
        """By person: seconds of thinking, and when they were counted."""
        self._now = now

    async def choose(self, setup: Setup, lines: list[Line], seat: int, bot: str, owner: str) -> Thought:
        async with self._one(setup.match, owner) as child:
            kind, _, budget = bot.partition(":")
            milliseconds = self._share(int(budget)) if budget else 0
            bot = f"{kind}:{milliseconds}" if budget else kind
            async with _patience(child, milliseconds):
                return Thought(await child.about(setup, lines, "choose", seat, bot, retry=False), bot)

    async def advise(self, setup: Setup, lines: list[Line], seat: int, owner: str) -> list[Advice]:
        async with self._one(setup.match, owner, hint=True) as child:
            found: list[Advice] = await child.about(setup, lines, "advise", seat, self._share(HINT_MS))
            return found

    def _share(self, milliseconds: int) -> int:
        """Less, the more are waiting for each process."""
        return max(min(LEAST_MS, milliseconds), int(milliseconds / (1 + len(self._queue) / len(self.all))))

    @asynccontextmanager
    async def _one(self, match: str, owner: str, hint: bool = False) -> AsyncIterator[Child]:
        place = Place(owner, hint, next(self._numbers), match, asyncio.get_running_loop().create_future())
        self._queue.append(place)
        self._hand_out()
        try:
            child = await place.given
        except asyncio.CancelledError:
            if place in self._queue:
                self._queue.remove(place)
            else:
                self._free.append(place.given.result())
                self._hand_out()
            raise
        began = self._now()
        try:
            yield child
        finally:
            self._used[owner] = (self._use(owner) + self._now() - began, self._now())
            self._free.append(child)
            self._hand_out()

    def _hand_out(self) -> None:
        while self._free and self._queue:
            place = min(self._queue, key=lambda place: (self._use(place.owner), place.hint, place.number))
            self._queue.remove(place)
            child = min(self._free, key=lambda child: (place.match not in child.matches, child.process is None, len(child.matches)))
            self._free.remove(child)
            place.given.set_result(child)
        if not self._queue:
            self._used = {owner: used for owner, used in self._used.items() if self._use(owner) > 0.1}

    def _use(self, owner: str) -> float:
        seconds, counted = self._used.get(owner, (0.0, 0.0))
        return seconds * math.exp2((counted - self._now()) / HALF_LIFE)


@asynccontextmanager
async def _patience(child: Child, milliseconds: int) -> AsyncIterator[None]:
    """A process that takes too long is ended."""
    start = START_SECONDS if child.process is None else 0.0
    async with asyncio.timeout(milliseconds / 1000 + GRACE + start):
        yield
