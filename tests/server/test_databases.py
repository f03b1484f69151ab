"""What may lie where a database should be, and what may happen to one: a clear message that says what to do, and nothing changed."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import inspect, text

from starboard.engine.errors import Refusal
from starboard.server import databases, run, storage, upgrades
from starboard.server.backups import backup, prepare
from starboard.server.hosts import Hosts
from starboard.server.settings import Settings
from starboard.server.storage import RulesRow, Storage
from tests.server.conftest import House, fresh_postgres, generous, needs_postgres, running
from tests.server.people import ME, SMUGGLERS, Person, deciding, play_on

NOBODY = 65534


def contents(folder: Path) -> dict[str, bytes]:
    """Without SQLite's notes on who is reading."""
    files = [path for path in folder.rglob("*") if path.is_file() and not path.name.endswith(("-shm", "-wal"))]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


async def tables_of(settings: Settings) -> list[str]:
    opened = Storage(settings)
    async with opened.engine.connect() as connection:
        found = await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    await opened.close()
    return sorted(found)


async def execute(settings: Settings, *statements: str) -> None:
    opened = Storage(settings)
    async with opened.engine.begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await opened.close()


def truncated(file: Path) -> None:
    os.truncate(file, file.stat().st_size // 2)


def overwritten(file: Path) -> None:
    """Pages in the middle, as a failing disk leaves them."""
    with file.open("r+b") as content:
        content.seek(8192)
        content.write(b"\xff" * 8192)


def of_a_newer_program(file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()


def of_another_program(file: Path) -> None:
    file.unlink()
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("CREATE TABLE recipes (name)")
        connection.commit()


def of_another_program_that_migrates(file: Path) -> None:
    """Alembic is used by many."""
    of_another_program(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('a1b2c3')")


def of_another_program_that_counts_its_forms(file: Path) -> None:
    """As we do, from 0001 on."""
    of_another_program_that_migrates(file)
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript("UPDATE alembic_version SET version_num = '0001'; CREATE TABLE users (name)")


def no_database(file: Path) -> None:
    file.write_text("Dear diary, " * 1000)


FOUND = [
    (truncated, "damaged.*It has not been changed.*starboard restore"),
    (overwritten, "damaged.*It has not been changed.*starboard restore"),
    (of_a_newer_program, "newer Starboard.*has not been changed.*Install"),
    (of_another_program, "another program.*has not been changed.*database of its own"),
    (of_another_program_that_migrates, "another program.*has not been changed.*database of its own"),
    (of_another_program_that_counts_its_forms, "another program.*has not been changed.*database of its own"),
    (no_database, "another program.*has not been changed.*database of its own"),
]


@pytest.mark.parametrize(("change", "said"), FOUND)
def test_what_cannot_be_used_is_named_and_left_alone(blank_sqlite, tmp_path, change, said):
    file = Path(shutil.copy(blank_sqlite, tmp_path / "starboard.db"))
    change(file)
    before = contents(tmp_path)
    with pytest.raises(Refusal, match=said) as refused:
        run.serve("127.0.0.1", 0, None, tmp_path)
    assert str(file) in str(refused.value)
    assert contents(tmp_path) == before


def test_an_empty_file_becomes_a_database(tmp_path):
    (tmp_path / "starboard.db").touch()
    assert databases.examine(tmp_path / "starboard.db") is None


@needs_postgres
async def test_the_same_on_postgresql():
    async with fresh_postgres() as url:
        settings = generous(url)
        await execute(settings, "CREATE TABLE recipes (name text)")
        with pytest.raises(Refusal, match="another program"):
            await prepare(settings)
        assert await tables_of(settings) == ["recipes"]
    async with fresh_postgres() as url:
        settings = generous(url)
        await prepare(settings)
        await execute(settings, "UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(Refusal, match="newer Starboard"):
            await prepare(settings)


# -- a full disk

NO_ROOM = """
CREATE OR REPLACE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE disk_full USING MESSAGE = 'could not extend file: No space left on device'; END $$
"""
"""What PostgreSQL says when it finds no room."""
WRITTEN = ("rules", "log", "matches")


@contextmanager
def full_disk(monkeypatch, *, at: int | None = None) -> Iterator[None]:
    """SQLite may use no page more than it has, or than `at`."""
    set_up = storage.set_up_sqlite

    def bound(connection: object, record: object) -> None:
        set_up(connection, record)
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA max_page_count = {at or 1}")
        cursor.close()

    with monkeypatch.context() as patched:
        patched.setattr(storage, "set_up_sqlite", bound)
        yield


@asynccontextmanager
async def full(settings: Settings, monkeypatch) -> AsyncIterator[None]:
    """The same on either database, for a server that is started then."""
    if not settings.postgresql:
        with full_disk(monkeypatch):
            yield
        return
    await execute(settings, NO_ROOM, *(f"CREATE TRIGGER no_room BEFORE INSERT ON {table} EXECUTE FUNCTION no_room()" for table in WRITTEN))
    yield
    await execute(settings, *(f"DROP TRIGGER no_room ON {table}" for table in WRITTEN))


@asynccontextmanager
async def filled_up(house: House, monkeypatch) -> AsyncIterator[None]:
    """The same under a server that runs already."""
    if house.context.settings.postgresql:
        async with full(house.context.settings, monkeypatch):
            yield
        return
    writing = house.context.tables.scribe.connection
    writing.execute("PRAGMA max_page_count = 1")  # SQLite takes the smallest that it can
    yield
    writing.execute("PRAGMA max_page_count = 100000")


def test_a_full_disk_at_the_start_leaves_nothing_half_made(tmp_path, monkeypatch):
    with full_disk(monkeypatch, at=5), pytest.raises(Refusal, match=r"disk is full.*nothing was changed.*Make room"):
        run.serve("127.0.0.1", 0, None, tmp_path)
    assert databases.examine(tmp_path / "starboard.db") is None


async def test_a_disk_on_which_the_sources_find_no_room_refuses_the_start(settings, monkeypatch):
    """What is begun without them could not go on under a later program."""
    async with full(settings, monkeypatch):
        with pytest.raises(Refusal, match=r"disk is full.*nothing was changed.*Make room"):
            await run.make_ready(settings)


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
async def test_a_disk_that_is_full_after_the_tables_were_changed_says_so(kind, tmp_path, monkeypatch):
    """And where they are kept as they were."""
    async with AsyncExitStack() as stack:
        url = f"sqlite+aiosqlite:///{tmp_path / 'old.db'}" if kind == "sqlite" else await stack.enter_async_context(fresh_postgres())
        settings = replace(generous(url), folder=tmp_path)
        opened = Storage(settings)
        async with opened.engine.begin() as connection:
            await connection.run_sync(databases.bring_to, "0002")
        migrate = Storage.migrate

        async def fill_up_after(self: Storage) -> None:
            await migrate(self)
            await stack.enter_async_context(full(settings, monkeypatch))

        with monkeypatch.context() as patched:
            patched.setattr(Storage, "migrate", fill_up_after)
            with pytest.raises(Refusal, match=r"disk is full.*brought to the form of this Starboard.*Make room") as refused:
                await run.make_ready(settings)
        assert "nothing was changed" not in str(refused.value)
        (kept,) = (tmp_path / "backups").iterdir()
        assert (str(kept) in str(refused.value), databases.examine(kept)) == (True, "0002")
        assert await opened.form() == databases.today()
        await opened.close()


async def test_a_server_whose_disk_has_filled_since_lets_people_look(settings, monkeypatch, caplog):
    async with running(settings) as house, Person(house.address) as person:
        match = await person.create(SMUGGLERS, ME, ME)
        cookies = person.http.cookies
    async with full(settings, monkeypatch):
        monkeypatch.setattr(upgrades, "stamp", fill)
        async with running(settings) as house, Person(house.address) as person:
            person.http.cookies = cookies
            assert (await person.table(match))["status"] == "playing"
    (said,) = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert re.match(r"the database cannot be written: .*(disk is full|No space left on device)", said)


async def fill(hosts: Hosts) -> None:
    """Write what there is no room for."""
    async with hosts.storage.session() as session:
        session.add(RulesRow(digest="x", version="", games={}, archive=bytes(10**7)))
        await session.commit()


async def test_a_disk_that_fills_under_play_loses_nothing(settings, monkeypatch, caplog):
    """Who plays hears it, the log says it in one line, and with room the match goes on where it stood."""
    async with running(settings) as house, Person(house.address) as person:
        waiting = [await person.create(SMUGGLERS, ME, ME) for _ in range(20)]
        async with filled_up(house, monkeypatch):
            refused = None
            while refused is None:
                match = waiting.pop()
                table = await person.table(match)
                while table["status"] == "playing" and refused is None:
                    table = await person.table(match, deciding(table)[0])
                    move = {"seat": table["seat"], "ticket": table["ticket"], "action": table["legal"][0]["action"]}
                    answer = await person.http.post(f"/matches/{match}/actions", json=move, headers=person.csrf)
                    refused = answer.json() if answer.status_code != 200 else None
                    table = table if refused else await person.table(match, table["seat"])
            assert (answer.status_code, refused["error"]["text"]["key"]) == (507, "refused-server-full")
            assert await person.table(match, table["seat"]) == table
            said = [record for record in caplog.records if record.levelname == "ERROR"]
            assert {record.exc_info for record in said} == {None}
        assert await person.table(match, table["seat"]) == table
        await play_on(person, match, [0, 1])


# -- a folder in which nothing may be written


@pytest.fixture
def a_users_folder() -> Iterator[Path]:
    """Where somebody without special rights can reach it."""
    folder = Path(tempfile.mkdtemp(prefix="starboard-test-"))
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@contextmanager
def without_special_rights() -> Iterator[None]:
    """Root may write everywhere: as somebody else for a while."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


def test_a_folder_that_may_only_be_read(blank_sqlite, a_users_folder):
    file = Path(shutil.copy(blank_sqlite, a_users_folder / "starboard.db"))
    settings = generous(f"sqlite+aiosqlite:///{file}")
    asyncio.run(prepare(settings))
    file.chmod(0o444)
    a_users_folder.chmod(0o555)
    before = contents(a_users_folder)
    with without_special_rights():
        with pytest.raises(Refusal, match=r"cannot be opened and written.*the right to write"):
            asyncio.run(prepare(settings))
        with pytest.raises(Refusal, match=r"cannot be opened and written.*the right to write"):
            asyncio.run(backup(settings, a_users_folder / "backups" / "kept.db"))
    assert contents(a_users_folder) == before
