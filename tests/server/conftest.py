"""A real server on a port of its own, on SQLite and on PostgreSQL, and people who play on it."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import secrets
import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest
import pytest_asyncio
import uvicorn
import uvicorn.server
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from starboard.server import app
from starboard.server.app import make_app
from starboard.server.client import Assets
from starboard.server.context import Context
from starboard.server.run import bind
from starboard.server.settings import Settings
from starboard.server.storage import Storage
from tests.server.people import Person

POSTGRES = os.environ.get("STARBOARD_TEST_POSTGRES")
needs_postgres = pytest.mark.skipif(POSTGRES is None, reason="STARBOARD_TEST_POSTGRES is not set")

impatient = ModuleType("asyncio")
vars(impatient).update(vars(asyncio), sleep=lambda seconds: asyncio.sleep(seconds / 20))
uvicorn.server.asyncio = impatient
"""It waits in tenths of a second for its end; here hundreds of servers end."""
app.gc = SimpleNamespace(collect=lambda: None, freeze=gc.freeze, unfreeze=gc.unfreeze, set_threshold=lambda *_: None)
"""What a server collects at its start is all that pytest has, again and again."""


@asynccontextmanager
async def fresh_postgres(template: str = "template1") -> AsyncIterator[str]:
    """The URL of an empty database that goes away afterwards, or of a copy of another one."""
    name = f"test_{secrets.token_hex(6)}"
    engine = create_async_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def blank_sqlite(tmp_path_factory) -> Path:
    """A database with all tables and nothing in them: migrated once, copied for every test."""
    file = tmp_path_factory.mktemp("blank") / "starboard.db"
    await migrated(f"sqlite+aiosqlite:///{file}")
    return file


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def blank_postgres() -> AsyncIterator[str | None]:
    """The same on PostgreSQL: the name of the database."""
    async with fresh_postgres() as url:
        await migrated(url)
        yield make_url(url).database


@pytest.fixture
def sqlite(blank_sqlite, tmp_path) -> Settings:
    """For what has nothing to do with the database."""
    return generous(f"sqlite+aiosqlite:///{shutil.copy(blank_sqlite, tmp_path)}")


@pytest.fixture
async def postgresql(blank_postgres) -> AsyncIterator[Settings]:
    async with fresh_postgres(blank_postgres) as url:
        yield generous(url)


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
def settings(request) -> Settings:
    return request.getfixturevalue(request.param)


def generous(url: str) -> Settings:
    return Settings(url, requests_per_second=100_000, burst=100_000)


async def migrated(url: str) -> Settings:
    settings = generous(url)
    storage = Storage(settings)
    await storage.migrate()
    await storage.close()
    return settings


class House:
    """A running server, seen from outside and from inside."""

    def __init__(self, address: str, context: Context, stack: AsyncExitStack) -> None:
        self.address = address
        self.context = context
        self._stack = stack

    async def guest(self, name: str | None = None) -> Person:
        person = await self._stack.enter_async_context(Person(self.address))
        if name is not None:
            await person.patch("/me", {"name": name})
        return person

    async def match(self, id: str):
        """The match as the server knows it."""
        async with self.context.tables.open(id) as room:
            return room.playing.board.match


@asynccontextmanager
async def running(settings: Settings, assets: Path | None = None) -> AsyncIterator[House]:
    made = make_app(settings, Assets(assets) if assets else None)
    context = made.dependencies["context"].dependency()
    listener = bind("127.0.0.1", 0, 1)
    server = uvicorn.Server(uvicorn.Config(made, log_config=None, timeout_graceful_shutdown=2))
    server.capture_signals = _leave_signals_alone  # type: ignore[method-assign]
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.005)
    async with AsyncExitStack() as stack:
        yield House(f"http://127.0.0.1:{listener.getsockname()[1]}", context, stack)
    server.should_exit = True
    await serving


class _leave_signals_alone:  # noqa: N801
    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


@pytest.fixture
async def house(settings, caplog) -> AsyncIterator[House]:
    """A server that nothing a client does may bring to fail."""
    async with running(settings) as started:
        yield started
    assert not [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR]


@pytest.fixture
async def slow_house(settings) -> AsyncIterator[House]:
    """A server with the limits that players meet."""
    async with running(replace(settings, requests_per_second=5, burst=20)) as started:
        yield started
