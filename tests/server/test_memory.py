"""Memory is trusted: who looks asks the database nothing, until somebody tells of a change."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import event, update

from starboard.server import tables
from starboard.server.storage import MatchRow
from tests.server.conftest import House
from tests.server.people import ME, OPEN, SMUGGLERS, deciding, told


@contextmanager
def statements(house: House) -> Iterator[list[str]]:
    """What the database is asked meanwhile."""
    asked: list[str] = []

    def note(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        asked.append(statement)

    engine = house.context.storage.engine.sync_engine
    event.listen(engine, "before_cursor_execute", note)
    try:
        yield asked
    finally:
        event.remove(engine, "before_cursor_execute", note)


@pytest.fixture(autouse=True)
async def no_restores(monkeypatch):
    """Asking once a second whether the database was restored is no look at a match."""
    monkeypatch.setattr("starboard.server.app.LOOK_FOR_RESTORES", 1000.0)


async def test_looking_at_a_match_asks_the_database_nothing(house):
    """Where there are several processes, who arrives is shown what the database says; after that nobody asks it."""
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with house.context.tables.open(match):
        pass
    with statements(house) as asked:
        for seat in (None, 0, 1):
            async with house.context.tables.open(match) as room:
                await room.table(person.id, seat)
        if not house.context.settings.postgresql:
            await person.table(match, 0)
    assert asked == []


async def test_a_line_is_written_and_nothing_is_read_again(house):
    """Also for those who watch; the scribe writes, and asks nothing."""
    person, watcher = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with watcher.live(match) as socket:
        await told(socket)
        table = await person.table(match, deciding(await person.table(match))[0])
        with statements(house) as asked:
            body = {"seat": table["seat"], "ticket": table["ticket"], "action": table["legal"][-1]["action"]}
            await person.post(f"/matches/{match}/actions", body)
            assert (await told(socket))["log"]["entries"]
        assert asked == []


async def test_a_new_name_is_seen_at_once(house):
    person, other = await house.guest("Ada"), await house.guest()
    match = await person.create(SMUGGLERS, ME, OPEN)
    assert (await other.table(match))["seats"][0]["name"] == "Ada"
    await person.patch("/me", {"name": "Lovelace"})
    assert (await other.table(match))["seats"][0]["name"] == "Lovelace"
    assert (await person.get("/me"))["name"] == "Lovelace"


async def test_what_nobody_told_of_is_seen_before_long(house, monkeypatch):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, OPEN)

    async def is_private() -> bool:
        async with house.context.tables.open(match) as room:
            return room.row.private

    assert not await is_private()
    async with house.context.storage.session() as session:
        await session.execute(update(MatchRow).where(MatchRow.id == match).values(private=True))
        await session.commit()
    assert not await is_private()
    monkeypatch.setattr(tables, "TRUSTED", 0.0)
    assert await is_private()


async def test_watched_matches_stay_in_memory_and_idle_ones_leave_it(house, monkeypatch):
    monkeypatch.setattr(tables, "KEPT", 2)
    person = await house.guest()
    watched = await person.create(SMUGGLERS, ME, ME)
    async with person.live(watched) as socket:
        await told(socket)
        others = [await person.create(SMUGGLERS, ME, ME) for _ in range(5)]
        assert set(house.context.tables._rooms) == {watched, *others[-2:]}
