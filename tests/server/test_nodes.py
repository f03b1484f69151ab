"""Several nodes on one PostgreSQL: when one is killed another goes on with its tables, watched or not, and nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

import httpx
from sqlalchemy import func, select

from starboard.server.run import bind
from starboard.server.storage import LogRow, Storage
from tests.server.conftest import needs_postgres
from tests.server.people import ME, Person, play_on, soon

SETI = {"game": "seti", "options": {}}
STRONG = {"kind": "bot", "bot": "search:100"}
DEADLINE = 15.0
"""Three times what an operator is promised: machines that test are busy."""


def start(port: int, database: str) -> subprocess.Popen[bytes]:
    env = {**os.environ, "STARBOARD_DATABASE_URL": database}
    return subprocess.Popen([sys.executable, "-m", "starboard", "serve", "--port", str(port)], env=env, stdout=subprocess.DEVNULL)


@asynccontextmanager
async def node(settings) -> AsyncIterator[tuple[str, subprocess.Popen[bytes]]]:
    listener = bind("127.0.0.1", 0, 1)
    port = listener.getsockname()[1]
    listener.close()
    address = f"http://127.0.0.1:{port}"
    process = start(port, settings.database_url)

    async def answers() -> bool:
        with suppress(httpx.TransportError):
            return (await http.get(f"{address}/api/bots")).is_success
        return False

    try:
        async with httpx.AsyncClient() as http:
            await soon(answers, 60)
        yield address, process
    finally:
        process.kill()
        process.wait()


@needs_postgres
async def test_the_bots_of_a_killed_node_move_on_another_though_nobody_watches(postgresql):
    storage = Storage(postgresql)

    async def length(match: str) -> int:
        async with storage.session() as session:
            return await session.scalar(select(func.count()).select_from(LogRow).where(LogRow.match_id == match)) or 0

    async with node(postgresql) as (first, killed), node(postgresql) as (second, _), Person(first) as person:
        unwatched = await person.create(SETI, STRONG, STRONG)
        mine = await person.create(SETI, ME, ME)
        played = (await play_on(person, mine, [0, 1], until=5))["steps"]

        async def longer(than: int) -> bool:
            return await length(unwatched) > than

        await soon(partial(longer, 5))
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        await soon(partial(longer, await length(unwatched)), DEADLINE)
        async with Person(second) as again:
            again.http.cookies = person.http.cookies
            assert (await again.table(mine))["steps"] == played
            await play_on(again, mine, [0, 1], until=5)
            assert (await again.table(unwatched))["status"] == "playing"
    await storage.close()
