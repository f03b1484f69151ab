"""Several nodes on one PostgreSQL: when one is killed another goes on with its tables, watched or not, and nothing is lost."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial

import httpx
from sqlalchemy import func, select

from postgres import running_postgres
from starboard.server.run import bind
from starboard.server.storage import LogRow, Storage
from tests.server.conftest import generous, migrated, needs_postgres, running
from tests.server.people import ME, SMUGGLERS, Person, deciding, play_on, soon, told

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


@needs_postgres
async def test_while_the_database_is_away_everybody_waits_and_nothing_is_lost(caplog):
    with running_postgres() as database:
        await migrated(database.url)
        async with running(generous(database.url)) as house, Person(house.address) as person:
            match = await person.create(SMUGGLERS, ME, ME)
            table = await play_on(person, match, [0, 1], until=3)
            seat = deciding(table)[0]
            async with person.live(match, seat) as socket:
                table = await told(socket)
                move = {"seat": seat, "ticket": table["ticket"], "action": table["legal"][0]["action"]}
                database.stop()
                caplog.clear()
                began = time.monotonic()
                for _ in range(20):
                    answer = await person.http.post(f"/matches/{match}/actions", json=move, headers=person.csrf)
                    assert (answer.status_code, answer.json()["error"]["text"]["key"]) == (503, "refused-server-away")
                    assert int(answer.headers["retry-after"]) >= 1
                    await asyncio.sleep(0.1)
                said = [record for record in caplog.records if record.levelno >= logging.WARNING]
                assert {record.exc_info for record in said} == {None}
                assert len([record for record in said if "does not answer" in record.getMessage()]) <= time.monotonic() - began + 1
                database.start()

                async def played() -> bool:
                    answer = await person.http.post(f"/matches/{match}/actions", json=move, headers=person.csrf)
                    return answer.status_code == 200

                assert await soon(played)
                while (await told(socket)).get("ticket", 0) <= table["ticket"]:
                    pass
            assert (await person.table(match, seat))["ticket"] == table["ticket"] + 1
