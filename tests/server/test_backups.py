"""Backups: everything that was acknowledged, in one file, while people play; back again, to any database, under a running server."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import func, insert, select, text

from starboard import cli
from starboard.engine.errors import Refusal
from starboard.server import backups, databases
from starboard.server.backups import backup, copy_all, is_empty, prepare, restore
from starboard.server.notices import Grown
from starboard.server.room import By
from starboard.server.settings import Settings, read_settings
from starboard.server.storage import LogRow, MatchRow, Storage, User
from starboard.server.tables import beside_of, new_line
from tests.server.conftest import fresh_postgres, generous, migrated, needs_postgres, running
from tests.server.people import ME, SMUGGLERS, Person, deciding, play_on, told

ADA = text("INSERT INTO users (id, name, token_hash, created) VALUES ('ada', 'Ada', 'x', '2026-01-02 03:04:05')")
KINDS = ["sqlite", pytest.param("postgresql", marks=needs_postgres)]


@pytest.fixture(params=KINDS)
async def elsewhere(request, tmp_path):
    """An empty database that nobody has used."""
    if request.param == "sqlite":
        yield generous(f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}")
    else:
        async with fresh_postgres() as url:
            yield generous(url)


async def lines(settings: Settings, match: str) -> int:
    storage = Storage(settings)
    async with storage.engine.connect() as connection:
        found = await connection.scalar(select(func.count()).select_from(LogRow).where(LogRow.match_id == match))
    await storage.close()
    return found


@asynccontextmanager
async def played(person: Person, matches: int = 4):
    """Matches that go on as long as it lasts, and how many lines of each have been acknowledged."""
    ids = [await person.create(SMUGGLERS, ME, ME) for _ in range(matches)]
    acknowledged = dict.fromkeys(ids, 0)

    async def go_on(id: str) -> None:
        table = await person.table(id)
        while table["status"] != "finished":
            table = await person.table(id, deciding(table)[0])
            table = await person.act(table, table["legal"][0]["action"])
            acknowledged[id] += 1

    going = [asyncio.create_task(go_on(id)) for id in ids]
    async with asyncio.timeout(20):
        while min(acknowledged.values()) < 3:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    yield acknowledged
    for task in going:
        task.cancel()
    for outcome in await asyncio.gather(*going, return_exceptions=True):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError), outcome


async def test_a_backup_under_play_holds_every_line_that_was_acknowledged(house, tmp_path):
    person = await house.guest("Ada")
    async with played(person) as acknowledged:
        before = dict(acknowledged)
        kept = await backup(house.context.settings, tmp_path / "kept.db")
    copy = generous(f"sqlite+aiosqlite:///{kept}")
    for match, count in before.items():
        assert await lines(copy, match) >= count
    async with running(copy) as again, Person(again.address) as visitor:
        visitor.http.cookies = person.http.cookies
        assert (await visitor.get("/me"))["name"] == "Ada"
        for match in before:
            table = await visitor.table(match)
            assert table["trouble"] is None
            await play_on(visitor, match, [0, 1])


async def test_all_that_is_kept_moves_to_any_other_database(house, elsewhere):
    """With moments, undone lines, seeds and what is not known."""
    person = await house.guest("Ada")
    match = await person.create(SMUGGLERS, ME, ME)
    table = await play_on(person, match, [0, 1], until=3)
    waiting = await person.create(SMUGGLERS, ME, {"kind": "open"})
    await copy_all(house.context.settings, elsewhere)
    assert await rows(house.context.settings) == await rows(elsewhere)
    async with running(elsewhere) as other, Person(other.address) as visitor:
        visitor.http.cookies = person.http.cookies
        assert await visitor.table(match, table["seat"]) == await person.table(match, table["seat"])
        assert (await visitor.table(waiting))["status"] == "waiting"
        await play_on(visitor, match, [0, 1])
    with pytest.raises(Refusal, match="empty database with --to"):
        await copy_all(house.context.settings, elsewhere)


async def rows(settings: Settings) -> list[list[dict]]:
    storage = Storage(settings)
    async with storage.engine.connect() as connection:
        tables = [table for table in MatchRow.metadata.sorted_tables if table.name not in backups.NOT_COPIED]
        found = [[dict(row) for row in (await connection.execute(select(table))).mappings()] for table in tables]
    await storage.close()
    return [sorted(rows, key=str) for rows in found]


async def test_a_restore_under_a_running_server_takes_everybody_back(house, tmp_path):
    """The table goes back before the eyes of those who look at it; what was played since is refused, kept in a backup, and not mixed in."""
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    before = await play_on(person, match, [0, 1], until=2)
    settings = house.context.settings
    kept = await backup(settings, tmp_path / "kept.db")
    after = await play_on(person, match, [0, 1], until=3)
    async with person.live(match) as socket:
        shown = await told(socket)
        assert shown["steps"] == after["steps"]
        replaced = await restore(settings, kept, replace=True)
        late = await person.http.post(
            f"/matches/{match}/actions",
            json={"seat": deciding(after)[0], "ticket": 99, "action": {}},
            headers=person.csrf,
        )
        assert late.status_code in {409, 422}
        while shown["steps"] != before["steps"]:
            shown = await told(socket)
    assert await lines(settings, match) == 2
    assert await lines(generous(f"sqlite+aiosqlite:///{replaced}"), match) == 5
    assert await person.table(match, before["seat"]) == before
    await play_on(person, match, [0, 1])


async def test_a_line_that_follows_from_a_position_before_the_restore_is_never_written(house, tmp_path):
    """Also in the moment before the server has noticed."""
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    await play_on(person, match, [0, 1], until=2)
    kept = await backup(house.context.settings, tmp_path / "kept.db")
    table = await play_on(person, match, [0, 1], until=2)
    seat = deciding(table)[0]
    table = await person.table(match, seat)
    async with house.context.tables.open(match) as room:
        await restore(house.context.settings, kept, replace=True)
        action = table["legal"][0]["action"]
        standing = await room.playing.act(seat, action)
        news = house.context.tables.notices.written(Grown(match, 5)).decode()
        line = new_line(room, seat, action, standing.fingerprint, beside_of(room.row, standing), By("person", person.id), news)
        assert not await house.context.tables.scribe.write(line)
        house.context.tables.forget(match)
    assert await lines(house.context.settings, match) == 2


async def test_a_restore_is_all_or_nothing(settings, tmp_path, monkeypatch):
    async with running(settings) as house, Person(house.address) as person:
        match = await person.create(SMUGGLERS, ME, ME)
        await play_on(person, match, [0, 1], until=2)
    kept = await backup(settings, tmp_path / "kept.db")
    before = await rows(settings)

    def fail(*_: object) -> None:
        raise OSError("the cable was pulled")

    with pytest.raises(Refusal, match="cable"):
        await restore(settings, kept, replace=True, tell=fail)
    assert await rows(settings) == before


async def test_what_holds_something_is_replaced_only_when_that_is_said(settings, tmp_path):
    async with running(settings) as house, Person(house.address) as person:
        await person.create(SMUGGLERS, ME, ME)
    kept = await backup(settings, tmp_path / "kept.db")
    with pytest.raises(Refusal, match="--replace"):
        await restore(settings, kept)
    assert (await restore(settings, kept, replace=True)) is not None


async def test_a_database_in_an_older_form_is_kept_before_it_is_migrated(elsewhere, tmp_path):
    settings = Settings(elsewhere.database_url, folder=tmp_path / "data")
    storage = Storage(settings)
    async with storage.engine.begin() as connection:
        await connection.run_sync(databases.bring_to, "0002")
        await connection.execute(ADA)
    await storage.close()
    await prepare(settings)
    (kept,) = (tmp_path / "data" / "backups").iterdir()
    assert databases.examine(kept) == "0002"
    with closing(sqlite3.connect(kept)) as connection:
        assert connection.execute("SELECT name FROM users").fetchall() == [("Ada",)]
    assert not await is_empty(settings)
    await prepare(settings)
    assert list((tmp_path / "data" / "backups").iterdir()) == [kept]


async def test_an_upgrade_that_fails_at_every_start_keeps_one_copy(elsewhere, tmp_path, monkeypatch):
    """Until something has been written, or the copy is none any more."""
    settings = Settings(elsewhere.database_url, folder=tmp_path / "data")
    storage = Storage(settings)
    async with storage.engine.begin() as connection:
        await connection.run_sync(databases.bring_to, "0002")

    def fail(*_: object) -> None:
        raise OSError("the cable was pulled")

    async def fail_to_start() -> list[Path]:
        with monkeypatch.context() as patched:
            patched.setattr("starboard.server.storage._migrate", fail)
            with pytest.raises(Refusal, match="cable"):
                await prepare(settings)
        return sorted((tmp_path / "data" / "backups").iterdir())

    (first,) = await fail_to_start()
    assert await fail_to_start() == [first]
    async with storage.engine.begin() as connection:
        await connection.execute(ADA)
    await storage.close()
    of_then, second = await fail_to_start()
    assert (of_then, await fail_to_start()) == (first, [first, second])
    os.truncate(second, second.stat().st_size // 2)
    kept = await fail_to_start()
    assert kept[:2] == [first, second]
    with closing(sqlite3.connect(kept[2])) as connection:
        assert connection.execute("SELECT name FROM users").fetchall() == [("Ada",)]
    assert await prepare(settings) == kept[2]


async def test_a_backup_of_an_older_form_is_restored_into_todays(tmp_path, elsewhere):
    old = generous(f"sqlite+aiosqlite:///{tmp_path / 'old.db'}")
    storage = Storage(old)
    async with storage.engine.begin() as connection:
        await connection.run_sync(databases.bring_to, "0001")
        await connection.execute(ADA)
    await storage.close()
    before = old.file.read_bytes()
    await restore(elsewhere, old.file)
    assert not await is_empty(elsewhere)
    assert old.file.read_bytes() == before


async def test_no_backup_is_overwritten_or_left_half(sqlite, tmp_path, monkeypatch):
    kept = await backup(sqlite, tmp_path / "kept" / "one.db")
    with pytest.raises(Refusal, match="exists already"):
        await backup(sqlite, kept)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(Refusal, match="disk is full"):
        await backup(sqlite, tmp_path / "kept" / "two.db", fail)
    assert list((tmp_path / "kept").iterdir()) == [kept]


async def test_what_a_power_cut_left_of_a_backup_does_not_stay(sqlite):
    sqlite.backups.mkdir()
    left, written = sqlite.backups / ".one.db.0123abcd", sqlite.backups / ".two.db.4567ef01"
    for file in (left, written):
        file.touch()
    os.utime(left, (0, 0))
    kept = await backup(sqlite)
    assert set(sqlite.backups.iterdir()) == {kept, written}


async def test_what_is_played_meanwhile_changes_no_copy(house, elsewhere):
    person = await house.guest()
    async with played(person) as acknowledged:
        before = dict(acknowledged)
        await copy_all(house.context.settings, elsewhere)
    async with running(elsewhere) as other, Person(other.address) as visitor:
        visitor.http.cookies = person.http.cookies
        for match, count in before.items():
            assert await lines(elsewhere, match) >= count
            await play_on(visitor, match, [0, 1])


async def test_a_restore_under_play_leaves_matches_that_go_on(house, tmp_path):
    """Whoever is interrupted looks again; nobody's log is a mixture of before and after."""
    person = await house.guest()
    async with played(person) as acknowledged:
        kept = await backup(house.context.settings, tmp_path / "kept.db")

    async def go_on(id: str) -> None:
        while (table := await person.table(id))["status"] != "finished":
            assert table["trouble"] is None
            seat = deciding(table)[0]
            table = await person.table(id, seat)
            if table["legal"]:
                move = {"seat": seat, "ticket": table["ticket"], "action": table["legal"][0]["action"]}
                await person.http.post(f"/matches/{id}/actions", json=move, headers=person.csrf)

    going = [asyncio.create_task(go_on(id)) for id in acknowledged]
    await restore(house.context.settings, kept, replace=True)
    await asyncio.gather(*going)
    for match in acknowledged:
        house.context.tables.forget(match)
        assert (await person.table(match))["trouble"] is None


async def test_nothing_is_kept_of_a_database_that_is_not_there(tmp_path):
    with pytest.raises(Refusal, match="nothing that could be kept"):
        await backup(generous(f"sqlite+aiosqlite:///{tmp_path / 'none.db'}"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("content", [b"", b"no database at all" * 100])
async def test_what_is_no_backup_changes_nothing(sqlite, tmp_path, content):
    before = sqlite.file.read_bytes()
    (tmp_path / "file").write_bytes(content)
    with pytest.raises(Refusal, match=r"no backup|another program"):
        await restore(sqlite, tmp_path / "file", replace=True)
    assert sqlite.file.read_bytes() == before


async def test_a_copy_goes_to_another_database(sqlite, tmp_path):
    with pytest.raises(Refusal, match="same database"):
        await copy_all(sqlite, sqlite)
    full = generous(f"sqlite+aiosqlite:///{await backup(sqlite, tmp_path / 'full.db')}")
    with closing(sqlite3.connect(full.file)) as connection:
        connection.execute(str(ADA))
        connection.commit()
    with pytest.raises(Refusal, match=r"holds people.*an empty database with --to"):
        await copy_all(sqlite, full)


async def test_a_large_database_says_how_far_it_is(tmp_path):
    settings = await migrated(f"sqlite+aiosqlite:///{tmp_path / 'large.db'}")
    storage = Storage(settings)
    async with storage.engine.begin() as connection:
        people = [{"id": f"p{n}", "name": "x" * 24, "token_hash": f"{n:064}"} for n in range(5000)]
        await connection.execute(insert(User), people)
    await storage.close()
    steps: list[tuple[int, int]] = []
    kept = await backup(settings, tmp_path / "kept.db")
    other = generous(f"sqlite+aiosqlite:///{tmp_path / 'other.db'}")
    await restore(other, kept, tell=lambda done, total: steps.append((done, total)))
    assert len(steps) >= 5
    assert steps[-1] == (5000, 5000)


@pytest.fixture
def starboard(capsys):
    """The command: its status and what it said."""

    def call(*arguments: object) -> tuple[int, str]:
        status = cli.main([str(argument) for argument in arguments])
        out, errors = capsys.readouterr()
        return status, out + errors

    return call


def test_the_commands_say_what_they_did(starboard, tmp_path):
    data, kept, other = tmp_path / "data", tmp_path / "kept.db", tmp_path / "other.db"
    settings = read_settings(data_dir=data)
    asyncio.run(prepare(settings))
    with closing(sqlite3.connect(settings.file)) as connection:
        connection.execute(ADA.text)
        connection.commit()
    status, said = starboard("backup", kept, "--data-dir", data)
    assert (status, str(kept) in said) == (0, True)
    status, said = starboard("backup", "--data-dir", data)
    (named,) = (data / "backups").iterdir()
    assert (status, str(named) in said) == (0, True)
    status, said = starboard("restore", kept, "--data-dir", data)
    assert (status, "--replace" in said, said.count("\n")) == (2, True, 1)
    status, said = starboard("restore", kept, "--replace", "--data-dir", data)
    assert (status, "before-restore" in said) == (0, True)
    status, said = starboard("copy", "--to", f"sqlite:///{other}", "--data-dir", data)
    assert (status, str(other) in said) == (0, True)
    with closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT name FROM users").fetchall() == [("Ada",)]
    status, said = starboard("copy", "--to", f"sqlite:///{other}", "--data-dir", data)
    assert (status, str(other) in said, said.count("\n")) == (2, True, 1)
