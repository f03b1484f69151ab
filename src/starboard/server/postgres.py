"""PostgreSQL: lines are written in one round trip, and notices go from process to process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Final

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy.exc import DBAPIError

from starboard.server.notices import CHANNEL
from starboard.server.scribe import NewLine, Scribe

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


COLUMNS: Final = {"seq": "int", "seat": "int", "round": "int", "time": "timestamptz"}
UNNESTED: Final = ", ".join(f"${number}::{COLUMNS.get(name, 'text')}[]" for number, name in enumerate(NewLine._fields, start=1))
CROWD: Final = f"""
WITH line AS (
    SELECT * FROM unnest({UNNESTED}) AS line ({", ".join(NewLine._fields)})
), standing AS (
    UPDATE matches
    SET status = line.status, round = line.round, deciding = line.deciding::json, places = line.places::json, updated = line.time
    FROM line
    WHERE matches.id = line.match AND matches.rules = line.rules AND matches.status = line.before AND line.epoch = (SELECT epoch FROM house)
    RETURNING matches.id
), written AS (
    INSERT INTO log (match_id, seq, seat, kind, action, fingerprint, by_kind, by_name, time)
    SELECT match, seq, seat, kind, action::json, fingerprint, by_kind, by_name, time FROM line JOIN standing ON standing.id = line.match
    RETURNING match_id
)
SELECT match, pg_notify('{CHANNEL}', news) FROM line JOIN written ON written.match_id = line.match"""  # noqa: S608
RACES: Final = (asyncpg.UniqueViolationError, asyncpg.DeadlockDetectedError)


class PostgresScribe(Scribe):
    """A connection of its own, and one statement on it, prepared once: a round trip for all lines that wait."""

    def __init__(self, address: str) -> None:
        super().__init__()
        self._address = address
        self._connection: Any = None

    async def _write_all(self, lines: list[NewLine]) -> set[str]:
        try:
            return await self._carry_out(lines)
        except RACES:
            if len(lines) == 1:
                return set()
            return {match for line in lines for match in await self._write_all([line])}
        except LOST as error:
            raise DBAPIError("writing lines", None, error, connection_invalidated=self._drop()) from None

    async def _carry_out(self, lines: list[NewLine]) -> set[str]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await asyncpg.connect(self._address)
        columns = [list(column) for column in zip(*lines, strict=True)]
        return {match for match, _ in await self._connection.fetch(CROWD, *columns)}

    def _drop(self) -> bool:
        """The next crowd gets a new connection. Whether the old one was lost."""
        lost = self._connection is None or self._connection.is_closed()
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
        return lost

    async def close(self) -> None:
        await super().close()
        if self._connection is not None:
            await self._connection.close()
