"""Several workers on one database: one log, whoever writes; news reach every worker's people."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest
from sqlalchemy import select, text

from starboard import Match
from starboard.engine.record import read_record
from starboard.server.storage import LogRow
from tests.server.conftest import fresh_postgres, migrated, needs_postgres, running
from tests.server.people import ME, MOON, OPEN, SMUGGLERS, Person, deciding, play_on, told


@pytest.fixture(params=[pytest.param(None, marks=needs_postgres, id="postgresql")])
async def houses(postgresql):
    """Two servers that know of each other only through the database."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running(postgresql)) for _ in range(2)]


@pytest.fixture
async def strangers(sqlite):
    """Two servers on one file, which nobody should start: neither hears of the other."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(running(sqlite)) for _ in range(2)]


async def at_both(houses) -> list[Person]:
    """The same person, asking first one worker and then the other."""
    first = await houses[0].guest()
    second = await houses[1].guest()
    second.http.cookies = first.http.cookies
    return [first, second]


async def log(house, match: str) -> list[LogRow]:
    async with house.context.storage.session() as session:
        return list(await session.scalars(select(LogRow).where(LogRow.match_id == match).order_by(LogRow.seq)))


async def test_a_match_is_played_through_any_worker(houses):
    here, there = await at_both(houses)
    match = await here.create(SMUGGLERS, ME, ME)
    for turn in range(20):
        person = [here, there][turn % 2]
        table = await play_on(person, match, [0, 1], until=1)
        if table["status"] == "finished":
            break
    assert [await here.table(match, seat) for seat in (0, 1)] == [await there.table(match, seat) for seat in (0, 1)]


async def test_workers_racing_for_one_seat_write_its_action_once(houses):
    """The same action sent through both workers at once: one is carried out, the other finds its ticket used."""
    here, there = await at_both(houses)
    match = await here.create(SMUGGLERS, ME, ME)
    for _ in range(10):
        table = await here.table(match, deciding(await here.table(match))[0])
        body = {"seat": table["seat"], "ticket": table["ticket"], "action": table["legal"][-1]["action"]}
        race = [person.http.post(f"/matches/{match}/actions", json=body, headers=person.csrf) for person in (here, there) for _ in range(2)]
        answers = await asyncio.gather(*race)
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    rows = await log(houses[0], match)
    assert [row.seq for row in rows] == list(range(1, 11))


async def test_two_servers_on_one_file_write_no_line_twice(strangers):
    """What one remembers is old when the other has written; the line's key keeps the log true, and who lost looks again."""
    here, there = await at_both(strangers)
    match = await here.create(SMUGGLERS, ME, ME)
    await there.table(match)
    for _ in range(5):
        table = await here.table(match, deciding(await here.table(match))[0])
        body = {"seat": table["seat"], "ticket": table["ticket"], "action": table["legal"][-1]["action"]}
        race = [person.http.post(f"/matches/{match}/actions", json=body, headers=person.csrf) for person in (here, there)]
        assert sorted(answer.status_code for answer in await asyncio.gather(*race)) == [200, 409]
    assert [row.seq for row in await log(strangers[0], match)] == [1, 2, 3, 4, 5]
    assert (await here.table(match, 0)) == (await there.table(match, 0))


async def test_workers_racing_with_simultaneous_seats_lose_nothing(houses):
    """Six seats of one turn act and undo at once through two workers; all succeed and both workers agree."""
    here, there = await at_both(houses)
    match = await here.create(MOON, *[ME] * 6)

    async def turn(person: Person, seat: int) -> None:
        for _ in range(4):
            table = await person.table(match, seat)
            table = await person.act(table, table["legal"][0]["action"])
            if table["undo"]:
                table = await person.undo(table)
            table = await person.act(table, table["legal"][-1]["action"])
            if table["undo"]:
                await person.undo(table)

    await asyncio.gather(*(turn([here, there][seat % 2], seat) for seat in range(6)))
    rows = await log(houses[0], match)
    assert [row.seq for row in rows] == list(range(1, len(rows) + 1))
    assert len(rows) >= 6 * 4 * 2
    tables = [await here.table(match, seat) for seat in (None, *range(6))]
    assert tables == [await there.table(match, seat) for seat in (None, *range(6))]
    houses[0].context.tables.forget(match)
    assert tables == [await here.table(match, seat) for seat in (None, *range(6))]


async def test_the_log_of_a_raced_match_verifies(houses):
    here, there = await at_both(houses)
    match = await here.create(SMUGGLERS, *[ME] * 3)
    table = await here.table(match)
    while table["status"] != "finished":
        await asyncio.gather(*(anybody(person, match) for person in (here, there)))
        table = await here.table(match)
    record = read_record((await there.http.get(f"/matches/{match}/record")).content)
    Match.load(record)


async def anybody(person: Person, match: str) -> None:
    """Play for whoever is asked; too late is no harm."""
    table = await person.table(match)
    for seat in deciding(table):
        mine = await person.table(match, seat)
        if mine["legal"]:
            body = {"seat": seat, "ticket": mine["ticket"], "action": mine["legal"][0]["action"]}
            answer = await person.http.post(f"/matches/{match}/actions", json=body, headers=person.csrf)
            assert answer.status_code in {200, 409, 422}, answer.text


async def test_the_last_two_seats_taken_through_two_workers_start_the_match(houses):
    host = await houses[0].guest()
    for _ in range(5):
        match = await host.create(SMUGGLERS, ME, OPEN, OPEN)
        others = [await house.guest() for house in houses]
        await asyncio.gather(*(other.post(f"/matches/{match}/join") for other in others))
        table = await host.table(match)
        assert (table["status"], len({seat["name"] for seat in table["seats"]})) == ("playing", 3)


@pytest.fixture
async def postgres_houses():
    async with fresh_postgres() as url, AsyncExitStack() as stack:
        settings = await migrated(url)
        yield [await stack.enter_async_context(running(settings)) for _ in range(2)]


@needs_postgres
async def test_news_and_presence_reach_people_at_other_workers(postgres_houses):
    houses = postgres_houses
    here, there = await houses[0].guest(), await houses[1].guest()
    match = await here.create(SMUGGLERS, ME, OPEN)
    async with here.live(match, 0) as socket:
        await told(socket)
        await there.post(f"/matches/{match}/join")
        table = await told(socket)
        while table["status"] == "waiting":
            table = await told(socket)
        async with there.live(match, 1) as other:
            while not table["seats"][1]["online"]:
                table = await told(socket)
            await told(other)
            mine = await here.table(match, 0)
            await here.act(mine, mine["legal"][-1]["action"])
            news = await told(other)
            while not news["log"]["entries"]:
                news = await told(other)


@needs_postgres
async def test_news_are_heard_again_after_the_database_dropped_its_connections(postgres_houses):
    here, there = postgres_houses
    host, watcher = await here.guest(), await there.guest()
    match = await host.create(SMUGGLERS, ME, ME)
    async with watcher.live(match) as socket:
        await told(socket)
        async with here.context.storage.engine.connect() as connection:
            dropped = (
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await connection.execute(text(dropped))
        await asyncio.sleep(3)
        before = len((await watcher.table(match))["log"]["entries"])
        await play_on(host, match, [0, 1], until=1)
        assert len((await told(socket))["log"]["entries"]) + before > before
