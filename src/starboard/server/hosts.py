"""Hosts: by whose rules matches are played. Today's play inside the server, those of other times in children of it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Any, Final, ParamSpec, Protocol, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, IntegrityError

import starboard
from starboard import releases
from starboard.host import sources
from starboard.host.board import Board, contents_of, texts_of
from starboard.host.contract import Advice, Call, Foreseen, Line, RawAction, Setup, Sight, Standing
from starboard.releases import elsewhere
from starboard.releases.elsewhere import Source
from starboard.server.children import Child
from starboard.server.outages import say_away
from starboard.server.storage import RulesRow, Storage, now
from starboard.server.thinking import Thinkers, Thought

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

KEEP_SECONDS: Final = 24 * 3600
IDLE_SECONDS: Final = 60.0
"""A child that nobody has asked for so long is ended; it is started again when somebody does."""


class Playing(Protocol):
    """A match as the rules that it began with play it. See `Board`, whose calls these are."""

    setup: Setup

    @property
    def lines(self) -> list[Line]: ...
    async def more(self, lines: list[Line]) -> Standing: ...
    async def sign(self, lines: list[Line]) -> list[Line]: ...
    async def act(self, seat: int, action: RawAction | None) -> Standing: ...
    async def see(self, seat: int | None) -> Sight: ...
    async def past(self, seat: int | None, step: int) -> Sight: ...
    async def offered(self, seat: int, action: RawAction) -> RawAction | None: ...
    async def look(self, seat: int, lines: list[list[RawAction]] | None) -> list[Foreseen]: ...
    async def record(self, players: list[str]) -> bytes: ...
    async def choose(self, seat: int, bot: str) -> RawAction: ...


class Here:
    """In this process. What may take long is done off the event loop, in one thread: several would only keep the loop waiting for it."""

    def __init__(self, hosts: Hosts, setup: Setup, board: Board) -> None:
        self.setup = setup
        self.board = board
        self._compute = hosts.compute

    @property
    def lines(self) -> list[Line]:
        return self.board.lines

    async def more(self, lines: list[Line]) -> Standing:
        return await self._compute(self.board.more, lines)

    async def sign(self, lines: list[Line]) -> list[Line]:
        return await self._compute(self.board.sign, lines)

    async def act(self, seat: int, action: RawAction | None) -> Standing:
        return self.board.act(seat, action)

    async def see(self, seat: int | None) -> Sight:
        return self.board.see(seat)

    async def past(self, seat: int | None, step: int) -> Sight:
        return await self._compute(self.board.past, seat, step)

    async def offered(self, seat: int, action: RawAction) -> RawAction | None:
        return self.board.offered(seat, action)

    async def look(self, seat: int, lines: list[list[RawAction]] | None) -> list[Foreseen]:
        return await self._compute(self.board.look, seat, lines)

    async def record(self, players: list[str]) -> bytes:
        return await self._compute(self.board.record, players)

    async def choose(self, seat: int, bot: str) -> RawAction:
        return await self._compute(self.board.choose, seat, bot)


class There:
    """In a child that was started from the sources of other rules. It is told the match again whenever it may have forgotten it."""

    def __init__(self, child: Child, setup: Setup) -> None:
        self.setup = setup
        self.lines: list[Line] = []
        self._child = child

    async def more(self, lines: list[Line]) -> Standing:
        found = msgspec.convert(await self._child.about(self.setup, self.lines + lines, "standing"), Standing)
        self.lines += lines
        return found

    async def sign(self, lines: list[Line]) -> list[Line]:
        signed = msgspec.convert(await self._ask("sign", lines), list[Line])
        self.lines += signed
        return signed

    async def act(self, seat: int, action: RawAction | None) -> Standing:
        standing = msgspec.convert(await self._ask("act", seat, action), Standing)
        self.lines.append(Line(seat, action, standing.fingerprint))
        return standing

    async def see(self, seat: int | None) -> Sight:
        return Sight(**await self._ask("see", seat))

    async def past(self, seat: int | None, step: int) -> Sight:
        return Sight(**await self._ask("past", seat, step))

    async def offered(self, seat: int, action: RawAction) -> RawAction | None:
        found: RawAction | None = await self._ask("offered", seat, action)
        return found

    async def look(self, seat: int, lines: list[list[RawAction]] | None) -> list[Foreseen]:
        found: list[Foreseen] = await self._ask("look", seat, lines)
        return found

    async def record(self, players: list[str]) -> bytes:
        return bytes(await self._ask("record", players))

    async def choose(self, seat: int, bot: str) -> RawAction:
        chosen: RawAction = await self._ask("choose", seat, bot)
        return chosen

    async def _ask(self, method: str, *args: Any) -> Any:
        return await self._child.about(self.setup, self.lines, method, *args)


class Hosts:
    """All rules that matches of this server are played by, by the digests of their sources."""

    def __init__(self, storage: Storage, thinkers: int) -> None:
        self.storage = storage
        self._processes = thinkers
        self._thread = ThreadPoolExecutor(1, "rules")
        self._players: dict[str, Child] = {}
        self._thinkers: dict[str, Thinkers] = {}
        self._versions: dict[str, str] = {}
        self._starting = asyncio.Lock()

    @property
    def today(self) -> str:
        return today()[0]

    async def compute(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *args, **kwargs))

    # -- playing

    async def play(self, rules: str, setup: Setup) -> Playing:
        """The match before its first line."""
        if rules == self.today:
            return Here(self, setup, await self.compute(Board, setup))
        return There(await self._player(rules), setup)

    async def _player(self, rules: str) -> Child:
        async with self._starting:
            if rules not in self._players:
                self._players[rules] = Child(await self._source(rules))
        return self._players[rules]

    # -- thinking, in processes of its own

    async def choose(self, rules: str, setup: Setup, lines: list[Line], seat: int, bot: str, owner: str) -> Thought:
        """What the bot does, thought in the owner's name."""
        return await (await self._thinkers_by(rules)).choose(setup, lines, seat, bot, owner)

    async def advise(self, rules: str, setup: Setup, lines: list[Line], seat: int, owner: str) -> list[Advice]:
        """What a strong bot would do, best first."""
        return await (await self._thinkers_by(rules)).advise(setup, lines, seat, owner)

    async def _thinkers_by(self, rules: str) -> Thinkers:
        async with self._starting:
            if rules not in self._thinkers:
                self._thinkers[rules] = Thinkers(await self._source(rules), self._processes)
        return self._thinkers[rules]

    # -- what is printed

    async def contents(self, rules: str, game: str) -> bytes:
        if rules == self.today:
            return await asyncio.to_thread(contents_of, game)
        told = await self._of_game(rules, "contents", game)
        return await asyncio.to_thread(filled_up, bytes(told), contents_of(game))

    async def texts(self, rules: str, game: str, language: str) -> bytes:
        if rules == self.today:
            return await asyncio.to_thread(texts_of, game, language)
        return bytes(await self._of_game(rules, "texts", game, language))

    async def _of_game(self, rules: str, method: str, *args: str) -> Any:
        return await (await self._player(rules)).ask(Call(method, list(args)))

    # -- sources

    async def keep(self) -> None:
        """Today's sources stay with the matches, so that what begins now can go on under any later program."""
        async with self.storage.session() as session:
            row = await session.get(RulesRow, self.today)
            if row is not None:
                row.used = now()
            else:
                archive = await asyncio.to_thread(packed_today)
                games = sources.games_of(today()[1])
                session.add(RulesRow(digest=self.today, version=starboard.__version__, games=games, archive=archive))
            try:
                await session.commit()
            except IntegrityError:  # another process was quicker
                await session.rollback()

    async def keep_on(self) -> None:
        """As long as this program runs."""
        while True:
            await asyncio.sleep(KEEP_SECONDS)
            try:
                await self.keep()
            except (OSError, DBAPIError) as error:
                say_away(error)

    async def version_of(self, rules: str) -> str:
        """Which version of Starboard these rules came with, as people know it."""
        if rules not in self._versions:
            self._versions[rules] = await self._find_version(rules)
        return self._versions[rules]

    async def _find_version(self, rules: str) -> str:
        if rules == self.today:
            return starboard.__version__
        released = releases.find(rules)
        if released is not None:
            return released.version
        async with self.storage.session() as session:
            row = await session.scalar(select(RulesRow.version).where(RulesRow.digest == rules))
        return row or "?"

    async def games_of(self, rules: str) -> dict[str, str]:
        """By game the digest of how it is played."""
        if rules == self.today:
            return sources.games_of(today()[1])
        released = releases.find(rules)
        if released is not None:
            return released.rules
        async with self.storage.session() as session:
            found = await session.scalar(select(RulesRow.games).where(RulesRow.digest == rules))
        return found or {}

    async def _source(self, rules: str) -> Source:
        """What to start a child from."""
        if rules == self.today:
            return Source.own()
        async with self.storage.session() as session:
            archive = await session.scalar(select(RulesRow.archive).where(RulesRow.digest == rules))
        return await asyncio.to_thread(elsewhere.laid_out, rules, archive, releases.archive(rules))

    # -- ending

    async def tidy(self) -> None:
        """End children that have nothing to do, from time to time."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            pools = [child for rules, pool in self._thinkers.items() if rules != self.today for child in pool.all]
            for child in [*self._players.values(), *pools]:
                if not child.busy and time.monotonic() - child.used > IDLE_SECONDS:
                    await child.end()

    async def close(self) -> None:
        for child in [*self._players.values(), *(child for pool in self._thinkers.values() for child in pool.all)]:
            await child.end()


@cache
def today() -> tuple[str, sources.Sources]:
    """The rules of this program: their digest and their sources."""
    files = sources.sources()
    return sources.digest(files), files


@cache
def packed_today() -> bytes:
    return sources.packed(today()[1])


def filled_up(told: bytes, today: bytes) -> bytes:
    """Contents of other rules; a file that those did not have, how symbols are drawn say, is today's."""
    files = dict[str, msgspec.Raw]
    return msgspec.json.encode(msgspec.json.decode(today, type=files) | msgspec.json.decode(told, type=files))
