"""Data of 0.1 under today's program, and under a later one whose rules are others: nobody's match is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.engine.record import read_record
from starboard.host import sources
from starboard.releases import elsewhere
from tests.server.people import Person
from tests.upgrade.world import OLD, Program, later_program, old_data

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


async def to_the_end(match: str, *people: Person) -> dict[str, Any]:
    """Any legal action of whoever is asked, while bots answer. All seats are the one person's, or each has its own."""
    table = await people[0].table(match)
    while table["status"] == "playing":
        asked = [seat["seat"] for seat in table["seats"] if seat["deciding"] and seat["kind"] == "person"]
        if not asked:
            await asyncio.sleep(0.05)
            table = await people[0].table(match)
            continue
        seat = table["seat"] if table["seat"] in asked else asked[0]
        person = people[seat % len(people)]
        if table["seat"] != seat:
            table = await person.table(match, seat)
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
        assert (await to_the_end(match["id"], ada))["result"], match
    assert stayed or day == "today", "the made-up changes must have kept some match with its rules"


async def test_finished_matches_open_with_result_log_replay_and_record_and_verify(world, ada, monkeypatch, tmp_path):
    _, kept, day = world
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    for match in matches(kept, "finished"):
        table = await ada.table(match["id"])
        assert (table["status"], table["steps"], table["trouble"]) == ("finished", match["steps"], None), match
        assert [score["points"] for score in table["view"]["scores"]] == match["points"], match
        assert table["log"]["entries"]
        assert (await ada.get(f"/matches/{match['id']}/steps/{match['steps'] // 2}"))["view"]
        record = (await ada.http.get(f"/matches/{match['id']}/record")).content
        assert len(read_record(record).log) >= match["steps"]
        if day == "today":
            assert elsewhere.verify(record).end.startswith("won by"), match


async def test_waiting_tables_start_and_are_played_to_their_end(world, ada):
    """By the rules of the day, so it is enough to play them on one."""
    program, kept, day = world
    for match in matches(kept, "waiting"):
        async with Person(program.address) as other:
            table = await other.post(f"/matches/{match['id']}/join")
            assert (table["status"], table["played_by"]) == ("playing", None), match
            if day == "today":
                assert (await to_the_end(match["id"], ada, other))["result"], match


async def test_a_campaign_goes_on(world, ada):
    _, kept, _ = world
    campaign = kept["campaign"]
    shown = await ada.get(f"/campaigns/{campaign['id']}")
    assert (shown["ranking"], shown["playing"]) == (campaign["ranking"], campaign["legs"][1])
    await to_the_end(campaign["legs"][1], ada)
    await ada.post(f"/campaigns/{campaign['id']}/next", {"leg": 3}, 201)


async def test_a_campaign_that_was_saved_in_a_file_goes_on(world, ada):
    _, kept, _ = world
    brought = (await ada.post("/campaigns/import", {"file": (OLD / "campaign.json").read_text()}, 201))["id"]
    shown = await ada.get(f"/campaigns/{brought}")
    assert shown["ranking"] == kept["campaign"]["ranking"]
    second = (await ada.post(f"/campaigns/{brought}/next", {"leg": 2}, 201))["id"]
    assert (await to_the_end(second, ada))["result"]
