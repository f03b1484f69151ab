"""Scribe: writes lines of logs. Those of many matches that wait at the same time share a transaction, and so a commit."""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy.exc import DBAPIError

from starboard.server.storage import Storage, set_up_sqlite

CROWD: Final = 200
"""As many lines go into one transaction at most."""


class NewLine(NamedTuple):
    """A line, and where it leads: both are written, or neither. JSON is text here.

    `match` … `time` go into the log, `status` … `places` stand beside it. Nothing is written unless the match still has the `rules`, the
    status `before` and the `epoch` that it was played with.
    """

    match: str
    seq: int
    seat: int
    kind: str
    action: str | None
    fingerprint: str
    by_kind: str
    by_name: str
    time: datetime
    status: str
    round: int
    deciding: str
    places: str | None
    rules: str
    before: str
    epoch: str
    news: str
    """What other processes are told of it."""


class Scribe(ABC):
    """One per server process. What it has answered for is durable."""

    def __init__(self) -> None:
        self._waiting: list[tuple[NewLine, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def write(self, line: NewLine) -> bool:
        """Whether it could be written: another line of that number, other rules, or another state of the match came first."""
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((line, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_on())
        return await answer

    async def _write_on(self) -> None:
        while self._waiting:
            crowd, self._waiting = self._waiting[:CROWD], self._waiting[CROWD:]
            try:
                written = await self._write_all([line for line, _ in crowd])
            except Exception as error:
                for _, answer in crowd:
                    if not answer.done():
                        answer.set_exception(error)
            else:
                for line, answer in crowd:
                    if not answer.done():
                        answer.set_result(line.match in written)
        self._writing = None

    @abstractmethod
    async def _write_all(self, lines: list[NewLine]) -> set[str]:
        """At most one line a match; the matches whose line is written now."""

    async def close(self) -> None:
        """After everything that waits has been written."""
        if self._writing is not None:
            await self._writing


STANDING: Final = """
UPDATE matches SET status = :status, round = :round, deciding = :deciding, places = :places, updated = :time
WHERE id = :match AND rules = :rules AND status = :before AND (SELECT epoch FROM house) = :epoch"""
LINE: Final = """
INSERT INTO log (match_id, seq, seat, kind, action, fingerprint, by_kind, by_name, time)
VALUES (:match, :seq, :seat, :kind, :action, :fingerprint, :by_kind, :by_name, :time)"""


class SqliteScribe(Scribe):
    """A connection of its own, in a thread of its own."""

    def __init__(self, file: str) -> None:
        super().__init__()
        self._file = file
        self._thread = ThreadPoolExecutor(1, "scribe")
        self._connection: sqlite3.Connection | None = None

    async def _write_all(self, lines: list[NewLine]) -> set[str]:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, lines)
        except sqlite3.Error as error:
            raise DBAPIError("writing lines", None, error) from None

    @property
    def connection(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = sqlite3.connect(self._file, isolation_level=None, check_same_thread=False)
            set_up_sqlite(self._connection, None)
        return self._connection

    def _carry_out(self, lines: list[NewLine]) -> set[str]:
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            written = {line.match for line in lines if self._write(connection, line)}
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return written

    def _write(self, connection: sqlite3.Connection, line: NewLine) -> bool:
        values = line._asdict() | {"time": line.time.strftime("%Y-%m-%d %H:%M:%S.%f")}
        connection.execute("SAVEPOINT line")
        written = connection.execute(STANDING, values).rowcount == 1
        try:
            if written:
                connection.execute(LINE, values)
        except sqlite3.IntegrityError:  # somebody else has written it
            connection.execute("ROLLBACK TO line")
            written = False
        connection.execute("RELEASE line")
        return written

    async def close(self) -> None:
        await super().close()
        if self._connection is not None:
            self._connection.close()
        self._thread.shutdown()


def scribe_of(storage: Storage) -> Scribe:
    if storage.settings.postgresql:
        from starboard.server.postgres import PostgresScribe

        return PostgresScribe(storage.settings.address)
    return SqliteScribe(str(storage.settings.file))
