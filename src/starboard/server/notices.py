"""Notices: processes hear which matches have changed, who has another name, and what is pointed at."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Final, Protocol, TypeAlias

import msgspec
from litestar.channels import ChannelsPlugin

from starboard.server.settings import Settings
from starboard.server.wire import Pointing

CHANNEL: Final = "matches"
UNSEEN: Final = 20
"""What is pointed at while so much waits to be told is passed over."""


class Grown(msgspec.Struct, tag="grown", frozen=True):
    """The log of a match has got so far; nothing else has changed."""

    match: str
    seq: int


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """Anything about a match may have changed."""

    match: str


class Renamed(msgspec.Struct, tag="renamed", frozen=True):
    """A person has another name."""

    user: str


class Pointed(msgspec.Struct, tag="pointed", frozen=True):
    match: str
    pointing: Pointing


News: TypeAlias = Grown | Changed | Renamed


class Notice(msgspec.Struct, frozen=True):
    """What goes from process to process. A process passes over what it has told itself."""

    sender: str
    news: News | Pointed


DECODER: Final = msgspec.json.Decoder(Notice)


def make_channels(settings: Settings, deaf: Callable[[], None]) -> ChannelsPlugin | None:
    """Through PostgreSQL for any number of processes, which may be `deaf` for a while. Who is alone tells itself."""
    if not settings.postgresql:
        return None
    from starboard.server.postgres import PostgresChannels

    return ChannelsPlugin(PostgresChannels(settings.address, deaf), channels=[CHANNEL])


class Memory(Protocol):
    """What a process remembers of the database."""

    def doubt(self, news: News) -> list[str]:
        """Some of it may hold no more; of which matches?"""

    def doubt_all(self) -> None:
        """News may have been missed."""


class Listener:
    """Hears that a match has changed anywhere, and what is pointed at there."""

    def __init__(self) -> None:
        self.changed = asyncio.Event()
        self.pointed: asyncio.Queue[Pointing] = asyncio.Queue(UNSEEN)


class Notices:
    """Whoever listens to a match hears what any process tells."""

    def __init__(self, settings: Settings) -> None:
        self._channels = make_channels(settings, self.look_again)
        self._sender = secrets.token_urlsafe(9)
        self.memories: list[Memory] = []
        self._listeners: dict[str, set[Listener]] = {}

    async def tell(self, news: News | Pointed) -> None:
        """The caller's own process remembers nothing wrong from now on; everybody else hears it before long."""
        self.hear(news)
        if self._channels is not None:
            await self._channels.wait_published(self.written(news), CHANNEL)

    def written(self, news: News | Pointed) -> bytes:
        """As it goes from process to process."""
        return msgspec.json.encode(Notice(self._sender, news))

    def hear(self, news: News | Pointed) -> None:
        """What has been told, here or elsewhere."""
        if not isinstance(news, Pointed):
            for match_id in self._doubt(news):
                self._ring(match_id)
            return
        for listener in self._listeners.get(news.match, ()):
            if not listener.pointed.full():
                listener.pointed.put_nowait(news.pointing)

    def _doubt(self, news: News) -> list[str]:
        return [match_id for memory in self.memories for match_id in memory.doubt(news)]

    def look_again(self) -> None:
        """Everything may have changed; every process finds that out for itself."""
        for memory in self.memories:
            memory.doubt_all()
        for match_id in self._listeners:
            self._ring(match_id)

    def is_watched(self, match_id: str) -> bool:
        return match_id in self._listeners

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
        """While it lasts, listeners hear what any process tells."""
        if self._channels is None:
            yield
            return
        async with (
            self._channels as channels,
            channels.start_subscription(CHANNEL) as told,
            told.run_in_background(self._take_in, join=False),
        ):
            yield

    async def _take_in(self, told: bytes) -> None:
        notice = DECODER.decode(told)
        if notice.sender != self._sender:
            self.hear(notice.news)

    def _ring(self, match_id: str) -> None:
        for listener in self._listeners.get(match_id, ()):
            listener.changed.set()
