"""Databases: what lies in one before it is used, and how it gets today's form. What is not ours is never touched."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DBAPIError

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message

OURS: Final = frozenset({"users", "matches", "log"})
REVISIONS: Final = "alembic_version"
DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT})
FOREIGN: Final = frozenset({sqlite3.SQLITE_NOTADB})
FULL: Final = frozenset({sqlite3.SQLITE_FULL, "53100"})
"""SQLite's and PostgreSQL's own codes."""
READ_ONLY: Final = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM, "25006"})
OF_SYSTEM: Final = {
    errno.ENOSPC: sqlite3.SQLITE_FULL,
    errno.EDQUOT: sqlite3.SQLITE_FULL,
    errno.EACCES: sqlite3.SQLITE_PERM,
    errno.EROFS: sqlite3.SQLITE_READONLY,
}
"""What the operating system says in other words."""
PRIMARY: Final = 0xFF
"""The part of SQLite's extended codes that says what kind of failure it was."""


def examine(file: Path) -> str | None:
    """The form of a SQLite file's tables; None when there are none. It is opened for reading alone."""
    if not file.exists() or file.stat().st_size == 0:
        return None
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            fault = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            revision = connection.execute(f"SELECT version_num FROM {REVISIONS}").fetchone() if REVISIONS in tables else None  # noqa: S608
    except sqlite3.Error as error:
        raise refusal(error, str(file)) from None
    if fault != "ok":
        raise Refusal("refused-damaged-database", place=str(file), why=fault.splitlines()[-1])
    return judged(tables, revision[0] if revision else None, str(file))


def form_of(connection: Connection) -> str | None:
    """The same of a database that is open."""
    tables = set(inspect(connection).get_table_names())
    revision = connection.scalar(text(f"SELECT version_num FROM {REVISIONS}")) if REVISIONS in tables else None  # noqa: S608
    return judged(tables, revision, str(connection.engine.url.database))


def judged(tables: set[str], revision: str | None, place: str) -> str | None:
    if revision in forms() and (tables >= OURS or tables <= {REVISIONS}):
        return revision
    if revision is not None and tables >= OURS:
        raise Refusal("refused-newer-database", place=place)
    if tables - {REVISIONS}:
        raise Refusal("refused-strangers-database", place=place)
    return None


def bring_to(connection: Connection, form: str = "head") -> None:
    """Today's form, or an older one; nothing happens to tables that have it."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, form)


@cache
def forms() -> tuple[str, ...]:
    """All there have been, newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def today() -> str:
    return forms()[0]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    return config


# -- what goes wrong


def refusal(error: Exception, place: str) -> Refusal:
    """What a failure of a database means to whoever started the program."""
    found = code(error)
    why = str(getattr(error, "orig", None) or error).splitlines()[0]
    if found in DAMAGED:
        return Refusal("refused-damaged-database", place=place, why=why)
    if found in FOREIGN:
        return Refusal("refused-strangers-database", place=place)
    if found in FULL:
        return Refusal("refused-disk-full", place=place)
    if found in READ_ONLY:
        return Refusal("refused-read-only", place=place)
    return Refusal("refused-database", why=why)


def trouble(error: DBAPIError) -> Message | None:
    """The same to somebody at a table; None for a fault of ours."""
    found = code(error)
    if found in FULL:
        return message("refused-server-full")
    if found in READ_ONLY:
        return message("refused-server-read-only")
    return None


def code(error: BaseException) -> int | str | None:
    """The database's own code of a failure."""
    cause = getattr(error, "orig", None) or error
    number: int | None = getattr(cause, "sqlite_errorcode", None)
    if number is not None:
        return number & PRIMARY
    if isinstance(cause, OSError):
        return OF_SYSTEM.get(cause.errno or 0)
    state: str | None = getattr(cause, "sqlstate", None)
    return state
