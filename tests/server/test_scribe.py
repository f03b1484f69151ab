"""Lines are written with what stands beside them, or not at all; those that wait together share a commit."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import func, select

from starboard.server.notices import Grown
from starboard.server.room import By
from starboard.server.scribe import NewLine
from starboard.server.storage import LogRow, MatchRow
from starboard.server.tables import beside_of, new_line
from tests.server.conftest import House
from tests.server.people import ME, SMUGGLERS, deciding


async def next_lines(house: House, number: int) -> list[NewLine]:
    """The first line of so many matches, played and not written."""
    person = await house.guest()
    found = []
    for _ in range(number):
        match = await person.create(SMUGGLERS, ME, ME)
        seat = deciding(await person.table(match))[0]
        action = (await person.table(match, seat))["legal"][0]["action"]
        async with house.context.tables.open(match) as room:
            standing = await room.playing.act(seat, action)
            told = house.context.tables.notices.written(Grown(match, 1)).decode()
            found.append(new_line(room, seat, action, standing.fingerprint, beside_of(room.row, standing), By("person", person.id), told))
        house.context.tables.forget(match)
    return found


async def read(house: House, line: NewLine) -> tuple[list[LogRow], MatchRow]:
    async with house.context.storage.session() as session:
        log = list(await session.scalars(select(LogRow).where(LogRow.match_id == line.match)))
        return log, await session.get_one(MatchRow, line.match)


async def test_a_line_and_where_it_leads_are_read_as_they_were_written(house):
    (line,) = await next_lines(house, 1)
    assert await house.context.tables.scribe.write(line)
    (row,), match = await read(house, line)
    assert (row.seq, row.seat, row.kind, row.fingerprint) == (line.seq, line.seat, "act", line.fingerprint)
    assert (row.by_kind, row.by_name, row.time) == ("person", line.by_name, line.time)
    assert row.action == msgspec.json.decode(line.action)
    assert (match.status, match.round, match.updated) == (line.status, line.round, line.time)
    assert str(match.deciding) == line.deciding


@pytest.mark.parametrize("change", [{"rules": "others"}, {"before": "stopped"}, {"epoch": "before the restore"}])
async def test_a_line_that_was_played_in_another_state_of_the_match_is_not_written(house, change):
    (line,) = await next_lines(house, 1)
    assert not await house.context.tables.scribe.write(line._replace(**change))
    log, match = await read(house, line)
    assert not log
    assert match.updated != line.time


async def test_of_two_lines_of_one_number_the_first_stands(house):
    """The loser leaves nothing beside it either, and takes nobody with it."""
    one, other = await next_lines(house, 2)
    scribe = house.context.tables.scribe
    assert await scribe.write(one)
    late = one._replace(round=99)
    assert await asyncio.gather(scribe.write(late), scribe.write(other)) == [False, True]
    log, match = await read(house, one)
    assert (len(log), match.round) == (1, one.round)


async def test_lines_that_wait_at_the_same_time_share_a_transaction(house, monkeypatch):
    lines = await next_lines(house, 8)
    scribe = house.context.tables.scribe
    crowds = []
    write_all = scribe._write_all

    async def counted(crowd: list[NewLine]) -> set[str]:
        crowds.append(len(crowd))
        return await write_all(crowd)

    monkeypatch.setattr(scribe, "_write_all", counted)
    assert all(await asyncio.gather(*(scribe.write(line) for line in lines)))
    assert sum(crowds) == 8
    assert len(crowds) <= 2
    async with house.context.storage.session() as session:
        assert await session.scalar(select(func.count()).select_from(LogRow)) == 8


async def test_who_has_gone_before_the_answer_holds_nobody_up(house):
    one, other = await next_lines(house, 2)
    scribe = house.context.tables.scribe
    gone = asyncio.create_task(scribe.write(one))
    await asyncio.sleep(0)
    gone.cancel()
    assert await scribe.write(other)
    assert len((await read(house, one))[0]) == 1
