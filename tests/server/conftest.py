"""A real server on a port of its own, on SQLite and on PostgreSQL, and people who play on it."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import uvicorn
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine

from starboard.server.app import make_app
from starboard.server.client import Assets
from starboard.server.context import Context
from starboard.server.run import bind
from starboard.server.settings import Settings
from starboard.server.storage import Storage
from tests.server.people import Person

POSTGRES = os.environ.get("STARBOARD_TEST_POSTGRES")
needs_postgres = pytest.mark.skipif(POSTGRES is None, reason="STARBOARD_TEST_POSTGRES is not set")


@asynccontextmanager
async def fresh_postgres() -> AsyncIterator[str]:
    """The URL of an empty database that goes away afterwards."""
    name = f"test_{secrets.token_hex(6)}"
    engine = create_async_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(POSTGRES).set(database=name).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=needs_postgres)])
async def settings(request, tmp_path) -> AsyncIterator[Settings]:
    async with AsyncExitStack() as stack:
        sqlite = f"sqlite+aiosqlite:///{tmp_path / 'starboard.db'}"
        url = sqlite if request.param == "sqlite" else await stack.enter_async_context(fresh_postgres())
        yield await migrated(url)


@pytest.fixture
async def sqlite(tmp_path) -> Settings:
    """For what has nothing to do with the database."""
    return await migrated(f"sqlite+aiosqlite:///{tmp_path / 'starboard.db'}")


async def migrated(url: str) -> Settings:
    settings = Settings(url, requests_per_second=100_000, burst=100_000)
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
            return room.match


@asynccontextmanager
async def running(settings: Settings, assets: Path | None = None) -> AsyncIterator[House]:
    app = make_app(settings, Assets(assets) if assets else None)
    context = app.dependencies["context"].dependency()
    listener = bind("127.0.0.1", 0, 1)
    server = uvicorn.Server(uvicorn.Config(app, log_config=None, timeout_graceful_shutdown=2))
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
