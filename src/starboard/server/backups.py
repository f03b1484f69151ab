"""Backups: a copy of the whole database in one file, while people play; bringing one back; moving to another kind of database.

A backup is a SQLite file whatever it was made from: it can be opened, looked into, or served as it is.
"""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from datetime import UTC, datetime
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final, TypeAlias

from sqlalchemy import JSON, MetaData, RowMapping, Table, func, insert, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from starboard.engine.errors import Refusal
from starboard.server import databases
from starboard.server.settings import Settings
from starboard.server.storage import HouseRow, MatchRow, Storage, User

log = logging.getLogger(__name__)

Tell: TypeAlias = Callable[[int, int], None]
"""Hears how much of how much is done."""

PAGES: Final = 2000
ROWS: Final = 1000
UNTOUCHED_SECONDS: Final = 3600
NOT_COPIED: Final = frozenset({databases.REVISIONS, "presence", "leases", "house"})
"""What belongs to a database, not to what is kept in it."""


def silently(done: int, total: int) -> None:
    """Tell nobody."""


async def prepare(settings: Settings) -> Path | None:
    """Before serving: tables in an older form are kept as they are, then brought to today's. The answer is where they are kept."""
    storage, kept = Storage(settings), None
    try:
        form = await storage.form()
        if form is not None and form != databases.today():
            kept = await _keep_before_upgrade(settings)
            log.info("the database is brought to a new form; as it was, it is kept in %s", kept)
        await storage.migrate()
    finally:
        await storage.close()
    return kept


async def _keep_before_upgrade(settings: Settings) -> Path:
    """What an earlier start kept before it failed will do, if nothing has been written since."""
    last = max(settings.backups.glob("before-upgrade-*.db"), default=None)
    kept = await backup(settings, settings.backups / f"before-upgrade-{_moment()}.db")
    if last is not None and await asyncio.to_thread(_same, last, kept):
        kept.unlink()
        return last
    return kept


@contextmanager
def after_upgrade(kept: Path | None) -> Iterator[None]:
    """Whatever finds no room from here on has found the tables in their new form, if they were `kept` in another."""
    try:
        yield
    except Refusal as refusal:
        if kept is None or refusal.text.key != "refused-disk-full":
            raise
        raise Refusal("refused-disk-full-upgraded", place=refusal.text.params["place"], kept=str(kept)) from None


async def backup(settings: Settings, to: Path | None = None, tell: Tell = silently) -> Path:
    """All that was written when it began, in a new file: there is a whole one or none."""
    file = to or settings.backups / f"starboard-{_moment()}.db"
    if file.exists():
        raise Refusal("refused-backup-exists", file=str(file))
    form = await _form_of(settings)
    if form is None:
        raise Refusal("refused-nothing-kept", place=settings.place)
    unfinished = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.parent == settings.backups:
            _forget_unfinished(file.parent)
        if settings.file is not None:
            await asyncio.to_thread(_copy_file, settings.file, unfinished, tell)
        else:
            await _lay_down(settings, unfinished, form, tell)
        await asyncio.to_thread(_settle, unfinished, file)
    except (OSError, sqlite3.Error, DBAPIError) as error:
        raise databases.refusal(error, str(file)) from None
    finally:
        for left in (unfinished, *(unfinished.with_name(unfinished.name + end) for end in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)
    return file


async def restore(settings: Settings, file: Path, *, replace: bool = False, tell: Tell = silently) -> Path | None:
    """What a backup holds takes the place of what the database holds, at once or not at all, under a running server too.

    The answer is where the database as it was is kept now, if it held anything.
    """
    if await asyncio.to_thread(databases.examine, file) is None:
        raise Refusal("refused-no-backup", file=str(file))
    with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
        copy = Settings(f"sqlite+aiosqlite:///{Path(folder) / 'restored.db'}")
        assert copy.file is not None
        try:
            await asyncio.to_thread(_copy_file, file, copy.file, silently)
        except (OSError, sqlite3.Error) as error:
            raise databases.refusal(error, str(copy.file)) from None
        with after_upgrade(await prepare(settings)):
            before = None
            if not await is_empty(settings):
                if not replace:
                    raise Refusal("refused-not-empty", place=settings.place)
                before = await backup(settings, settings.backups / f"before-restore-{_moment()}.db")
            storage = Storage(copy)
            try:
                await storage.migrate()
                await _take_over(storage, settings, tell)
            finally:
                await storage.close()
    return before


async def copy_all(settings: Settings, to: Settings, tell: Tell = silently) -> None:
    """What is kept here goes to an empty database of any kind. What is played here afterwards stays here."""
    if settings.database_url == to.database_url:
        raise Refusal("refused-same-database")
    with tempfile.TemporaryDirectory(prefix="starboard-") as folder:
        kept = await backup(settings, Path(folder) / "copied.db")
        try:
            await restore(to, kept, tell=tell)
        except Refusal as refusal:
            if refusal.text.key != "refused-not-empty":
                raise
            raise Refusal("refused-copy-not-empty", place=to.place) from None


async def is_empty(settings: Settings) -> bool:
    storage = Storage(settings)
    try:
        async with storage.engine.connect() as connection:
            counts = [await connection.scalar(select(func.count()).select_from(table)) for table in (User, MatchRow)]
    finally:
        await storage.close()
    return not any(counts)


async def _form_of(settings: Settings) -> str | None:
    storage = Storage(settings)
    try:
        return await storage.form()
    finally:
        await storage.close()


def _forget_unfinished(folder: Path) -> None:
    """What is left of backups that a power cut ended; one that is being written has just been touched."""
    for left in folder.glob(".*.db.*"):
        if time.time() - left.stat().st_mtime > UNTOUCHED_SECONDS:
            left.unlink(missing_ok=True)


def _moment() -> str:
    return datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")[:-3]


# -- SQLite to SQLite: page by page


def _copy_file(source: Path, target: Path, tell: Tell) -> None:
    """A snapshot: reading it in one transaction, writers go on beside it."""
    with closing(_read(source)) as origin:
        origin.execute("BEGIN")
        origin.execute("SELECT count(*) FROM sqlite_master").fetchone()
        with closing(sqlite3.connect(target)) as copy:
            origin.backup(copy, pages=PAGES, progress=lambda _, left, total: tell(total - left, total))
            copy.execute("PRAGMA journal_mode = DELETE")


def _read(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True, isolation_level=None)


def _same(one: Path, other: Path) -> bool:
    """Whether two backups hold the same rows, that of their form among them."""
    if one.stat().st_size != other.stat().st_size:
        return False
    with ExitStack() as opened:
        connections = [opened.enter_context(closing(_read(file))) for file in (one, other)]
        rows = [(line for line in connection.iterdump() if not line.startswith("CREATE ")) for connection in connections]
        try:
            return all(here == there for here, there in zip_longest(*rows))
        except sqlite3.Error:
            return False


def _settle(unfinished: Path, file: Path) -> None:
    """It is read again, is on the disk, and only then has its name."""
    databases.examine(unfinished)
    with unfinished.open("rb+") as content:
        os.fsync(content.fileno())
    try:
        os.link(unfinished, file)  # unlike a renaming it replaces nothing
    except FileExistsError:
        raise Refusal("refused-backup-exists", file=str(file)) from None
    except OSError:
        shutil.move(unfinished, file)
    if os.name == "posix":  # elsewhere folders are no files
        folder = os.open(file.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


# -- between databases: row by row


async def _lay_down(settings: Settings, file: Path, form: str, tell: Tell) -> None:
    """PostgreSQL's rows in a new SQLite file, whose tables have the same form."""
    source, target = Storage(settings), Storage(Settings(f"sqlite+aiosqlite:///{file}"))
    try:
        async with target.engine.begin() as writing:
            await writing.run_sync(databases.bring_to, form)
        async with source.engine.connect() as reading, target.engine.begin() as writing:
            await reading.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
            await _copy_rows(reading, writing, tell)
        async with target.engine.connect() as connection:
            await connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
    finally:
        await source.close()
        await target.close()


async def _take_over(source: Storage, settings: Settings, tell: Tell) -> None:
    """In one transaction; an epoch begins with it, by which a running server notices."""
    target = Storage(settings)
    try:
        async with source.engine.connect() as reading, target.engine.begin() as writing:
            if not settings.postgresql:
                await writing.exec_driver_sql("BEGIN IMMEDIATE")
            tables = await writing.run_sync(_tables)
            for table in reversed(tables):
                await writing.execute(table.delete())
            await _copy_rows(reading, writing, tell)
            await writing.execute(HouseRow.__table__.update().values(epoch=secrets.token_urlsafe(9)))  # type: ignore[attr-defined]
    except (OSError, DBAPIError) as error:
        raise databases.refusal(error, settings.place) from None
    finally:
        await target.close()


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection, tell: Tell) -> None:
    sources = {table.name: table for table in await reading.run_sync(_tables)}
    total = sum([await reading.scalar(select(func.count()).select_from(table)) or 0 for table in sources.values()])
    done = 0
    for table in await writing.run_sync(_tables):
        rows = await reading.stream(select(sources[table.name]))
        async for some in rows.mappings().partitions(ROWS):
            await writing.execute(insert(table), [_row(one) for one in some])
            done += len(some)
            tell(done, total)


def _tables(connection: Any) -> list[Table]:
    """As they are in this database, whatever its form; whom others refer to first."""
    metadata = MetaData()
    metadata.reflect(connection)
    tables = [table for table in metadata.sorted_tables if table.name not in NOT_COPIED]
    for table in tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type.none_as_null = True
    return tables


def _row(row: RowMapping) -> dict[str, Any]:
    """SQLite keeps moments without saying that they are UTC."""
    return {
        name: value.replace(tzinfo=UTC) if isinstance(value, datetime) and value.tzinfo is None else value for name, value in row.items()
    }
