"""A short form of make chaos, and that it would notice a loss."""

from __future__ import annotations

import random

import pytest
from sqlalchemy import delete, update

import chaos
from progress import Status
from starboard.server.storage import LogRow
from tests.server.conftest import House
from tests.server.people import ME, SMUGGLERS


async def test_nothing_is_lost_when_a_server_is_killed_raced_for_and_ended(tmp_path):
    with Status("chaos") as status:
        counts = await chaos.chaos(f"sqlite+aiosqlite:///{tmp_path}/starboard.db", None, faults=3, tables=3, seed=1, status=status)
    assert counts["accepted"] > 10
    assert counts["answered 500"] == 0
    assert [counts[fault] for fault in ("kill_a_server", "race", "end_a_server")] == [1, 1, 1]


class OwnNode:
    """The server of this test, as chaos knows servers."""

    def __init__(self, house: House) -> None:
        self.address = house.address


@pytest.mark.parametrize("loss", ["a row is gone", "a row is another", "a row that nobody asked for"])
async def test_it_notices(house, loss):
    played = chaos.House([OwnNode(house)], random.Random(1))
    person = await house.guest()
    played.http.cookies = person.http.cookies
    match = await person.create(SMUGGLERS, ME, ME)
    played.matches.append(match)
    for _ in range(5):
        await played.act(match, played.nodes[0])
    url = house.context.settings.database_url
    await played.nothing_is_lost(url)
    async with house.context.storage.session() as session:
        last = (LogRow.match_id == match, LogRow.seq == 5)
        if loss == "a row is gone":
            await session.execute(delete(LogRow).where(*last))
        elif loss == "a row is another":
            await session.execute(update(LogRow).where(*last).values(action={"type": "another"}))
        else:
            session.add(LogRow(match_id=match, seq=6, seat=0, kind="act", action={"type": "roll"}))
        await session.commit()
    with pytest.raises(chaos.Lost):
        await played.nothing_is_lost(url)
    await played.http.aclose()
