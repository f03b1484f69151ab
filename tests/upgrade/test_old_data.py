"""Data of 0.1 under today's program, and under a later one whose rules are others: nobody's match is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.host import sources
from tests.server.people import Person
from tests.upgrade.world import Program, later_program, old_data

LUCK = random.Random(7)


@pytest.fixture(scope="module", params=["today", "later"])
def world(request, tmp_path_factory) -> Iterator[tuple[Program, dict[str, Any], str]]:
    folder: Path = tmp_path_factory.mktemp(request.param)
    path = sources.HERE.parent if request.param == "today" else later_program(folder / "program")
    kept = old_data(folder / "data")
    program = Program(folder / "data", path)
    program.start()
    yield program, kept, request.param
    program.stop()


@pytest.fixture
async def ada(world) -> AsyncIterator[Person]:
    """Who played on 0.1, with the cookie of then."""
    program, kept, _ = world
    async with Person(program.address) as person:
        person.http.cookies.clear()
        answer = await person.http.get("/me", headers={"cookie": f"starboard={kept['cookies']['starboard']}"})
        assert answer.json()["id"] == kept["person"]
        yield person


def matches(kept: dict[str, Any], *states: str) -> list[dict[str, Any]]:
    return [match for match in kept["matches"] if match["state"] in states]


async def to_the_end(person: Person, match: str) -> dict[str, Any]:
    """Any legal action of mine, while bots answer."""
    table = await person.table(match)
    while table["status"] == "playing":
        mine = [seat["seat"] for seat in table["seats"] if seat["you"] and seat["deciding"]]
        if not mine:
            await asyncio.sleep(0.02)
            table = await person.table(match)
        elif not table["legal"]:
            table = await person.table(match, mine[0])
        else:
            table = await person.act(table, LUCK.choice(table["legal"])["action"])
    return table


async def test_matches_that_were_running_are_played_to_their_end(world, ada):
    _, kept, day = world
    stayed = set()
    for match in matches(kept, "running", "alone"):
        table = await ada.table(match["id"])
        assert table["trouble"] is None, match
        then = await ada.get(f"/matches/{match['id']}/steps/{match['steps']}")
        assert [score["points"] for score in then["view"]["scores"]] == match["points"], match
        if table["played_by"] is not None:
            stayed.add(match["game"])
        assert (await to_the_end(ada, match["id"]))["result"], match
    assert stayed or day == "today", "the made-up changes must have kept some match with its rules"


async def test_finished_matches_open_with_result_log_replay_record_and_rematch(world, ada):
    _, kept, _ = world
    for match in matches(kept, "finished"):
        table = await ada.table(match["id"])
        assert (table["status"], table["steps"], table["trouble"]) == ("finished", match["steps"], None), match
        assert [score["points"] for score in table["view"]["scores"]] == match["points"], match
        assert table["log"]["entries"]
        assert (await ada.get(f"/matches/{match['id']}/steps/{match['steps'] // 2}"))["view"]
        assert len((await ada.get(f"/matches/{match['id']}/record"))["log"]) >= match["steps"]


async def test_waiting_tables_start(world, ada):
    program, kept, _ = world
    for match in matches(kept, "waiting"):
        async with Person(program.address) as other:
            table = await other.post(f"/matches/{match['id']}/join")
            assert (table["status"], table["played_by"]) == ("playing", None), match


async def test_a_campaign_goes_on(world, ada):
    _, kept, _ = world
    campaign = kept["campaign"]
    shown = await ada.get(f"/campaigns/{campaign['id']}")
    assert (shown["ranking"], shown["playing"]) == (campaign["ranking"], campaign["legs"][1])
    await to_the_end(ada, campaign["legs"][1])
    await ada.post(f"/campaigns/{campaign['id']}/next", {"leg": 3}, 201)
