"""The server as a process: starts, says where it is, stops on Ctrl-C and loses nothing."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import ANY

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from starboard.engine.errors import Refusal
from starboard.server import run, storage
from starboard.server.settings import read_settings
from starboard.server.storage import MatchRow, Storage
from tests.server.conftest import fresh_postgres, needs_postgres, running
from tests.server.people import ME, MOON, OPEN, Person, play_on, told

SERVE = "from pathlib import Path; from starboard.server.run import serve; serve('127.0.0.1', 0, {url!r}, {folder}, {workers})"


@asynccontextmanager
async def serving(folder: Path, url: str | None = None, workers: int = 1) -> AsyncIterator[str]:
    """A server process; leaving stops it by Ctrl-C, which must be clean."""
    program = SERVE.format(url=url, folder=f"Path({str(folder)!r})", workers=workers)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", program, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
    )
    try:
        line = (await asyncio.wait_for(process.stdout.readline(), 120)).decode()
        found = re.search(r"http://[\d.:]+", line)
        assert found, line or (await process.stderr.read()).decode()
        yield found[0]
        os.killpg(process.pid, signal.SIGINT)
        _, errors = await asyncio.wait_for(process.communicate(), 60)
        assert process.returncode == 0
        assert errors.decode() == ""
    finally:
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGKILL)
            await process.wait()


async def test_a_match_survives_ctrl_c(tmp_path):
    async with serving(tmp_path) as address, Person(address) as person:
        match = await person.create(MOON, ME, {"kind": "bot", "bot": "random"})
        async with person.live(match, 0) as socket:
            table = await told(socket)
            while not (table["legal"] and table["steps"]):
                if table["legal"]:
                    await person.act(await person.table(match, 0), table["legal"][0]["action"])
                table = await told(socket)
        before = await person.table(match, 0)
        cookies = person.http.cookies
    async with serving(tmp_path) as address, Person(address) as person:
        person.http.cookies = cookies
        after = await person.table(match, 0)
        assert (after["ticket"], after["view"]["sheets"][0]) == (before["ticket"], before["view"]["sheets"][0])
        await person.act(after, after["legal"][0]["action"])


@needs_postgres
async def test_two_workers_serve_one_match(tmp_path):
    """Live updates cross processes, and every line is written once whoever writes it."""
    async with fresh_postgres() as url, serving(tmp_path, url, workers=2) as address:
        people = [Person(address) for _ in range(4)]
        for person in people:
            await person.__aenter__()
        match = await people[0].create(MOON, ME, OPEN, OPEN, OPEN)
        await asyncio.gather(*(person.post(f"/matches/{match}/join", {"seat": seat}) for seat, person in enumerate(people) if seat))
        shown = await asyncio.gather(*(first_rounds(person, match, seat) for seat, person in enumerate(people)))
        assert {table["view"]["round"] for table in shown} == {4}
        for person in people:
            await person.__aexit__()


async def first_rounds(person: Person, match: str, seat: int):
    """Play when asked, hear of the others' turns over the live connection alone."""
    async with person.live(match, seat) as socket:
        table = await told(socket)
        while table["view"]["round"] < 4:
            mine = await person.table(match, seat) if table["legal"] else table
            if mine["legal"]:
                await person.act(mine, mine["legal"][-1]["action"])
            table = await told(socket)
        return table


async def test_the_migrations_make_the_tables_of_the_models(settings):
    storage = Storage(settings)
    async with storage.engine.connect() as connection:
        assert await connection.run_sync(lambda sync: compare_metadata(MigrationContext.configure(sync), MatchRow.metadata)) == []
    await storage.migrate()
    await storage.close()


async def test_matches_of_an_older_server_are_kept(settings):
    """Back to the first form of the tables and on again: the match is there and goes on."""
    async with running(settings) as house:
        person = await house.guest()
        match = await person.create(MOON, ME, ME)
        before = await play_on(person, match, [0, 1], until=3)
        cookies = person.http.cookies
    kept = Storage(settings)
    async with kept.engine.begin() as connection:
        await connection.run_sync(downgrade, "0001")
    await kept.migrate()
    await kept.close()
    async with running(settings) as house:
        again = await house.guest()
        again.http.cookies = cookies
        choices = [{"action": choice["action"], "text": choice["text"]} for choice in before["legal"]]
        assert await again.table(match, before["seat"]) == before | {"rules": ANY, "played_by": ANY, "legal": choices}
        await play_on(again, match, [0, 1], until=1)


def downgrade(connection: Connection, revision: str) -> None:
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(storage.__file__).with_name("migrations")))
    command.downgrade(config, revision)


FULL = 2


async def test_every_commit_of_sqlite_waits_for_the_disk(tmp_path):
    storage = Storage(read_settings(data_dir=tmp_path))
    async with storage.engine.connect() as connection:
        set_to = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
    assert set_to == ["wal", FULL]
    await storage.close()


def test_several_workers_need_postgresql(tmp_path):
    with pytest.raises(Refusal, match="PostgreSQL"):
        run.serve("127.0.0.1", 0, None, tmp_path, workers=2)


@pytest.mark.parametrize("url", ["nonsense", "mysql://localhost/x", "http://example.org"])
def test_a_database_address_that_cannot_be_read(url, tmp_path):
    with pytest.raises(Refusal, match="postgresql://"):
        run.serve("127.0.0.1", 0, url, tmp_path)


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/none", "database cannot be used"),
        ("sqlite:////no/such/folder/x.db", "cannot be opened and written"),
    ],
)
def test_a_database_that_cannot_be_reached(url, said, tmp_path):
    with pytest.raises(Refusal, match=said):
        run.serve("127.0.0.1", 0, url, tmp_path)


@needs_postgres
async def test_a_database_that_does_not_exist():
    async with fresh_postgres() as url:
        storage = Storage(read_settings(f"{url}_missing"))
        with pytest.raises(Refusal, match="does not exist"):
            await storage.migrate()
        await storage.close()


def test_a_data_folder_that_cannot_be_made(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match="--data-dir"):
        run.serve("127.0.0.1", 0, None, tmp_path / "file")


def test_a_taken_port_is_refused_or_passed_over():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Refusal, match=str(port)):
            run.bind("127.0.0.1", port, 1)
        with run.bind("127.0.0.1", port, 50) as free:
            assert free.getsockname()[1] > port


def test_the_browser_is_opened_only_where_there_is_a_display(monkeypatch):
    opened = []
    monkeypatch.setattr(run.webbrowser, "open", opened.append)
    monkeypatch.setattr(run.sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    run.announce("http://127.0.0.1:1", open_browser=True)
    assert opened == []
    monkeypatch.setenv("DISPLAY", ":0")
    run.announce("http://127.0.0.1:1", open_browser=True)
    assert opened == ["http://127.0.0.1:1"]
    run.announce("http://127.0.0.1:1", open_browser=False)
    assert len(opened) == 1
