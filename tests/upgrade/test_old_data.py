"""Data of 0.1 under today's program, and under a later one whose rules are others: nobody's match is lost."""

from __future__ import annotations

import asyncio
import random
import re
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from starboard.engine.record import read_record
from starboard.host import sources
from starboard.releases import elsewhere
from tests.server.people import Person, play_to_the_end
from tests.upgrade.world import OLD, Program, kept_by_then, later_program, old_data

LUCK = random.Random(7)
MATCHES = kept_by_then()["matches"]
GAMES = {match["game"] for match in MATCHES}
SECONDS_TO_TRY = 120
ALL_TRIED = re.compile(r"(\d+) of \1 matches tried")


def in_state(*states: str) -> pytest.MarkDecorator:
    found = [match for match in MATCHES if match["state"] in states]
    return pytest.mark.parametrize("match", found, ids=lambda match: f"{match['game']}-{match['state']}-{match['id'][:4]}")


@pytest.fixture(scope="module", params=["today", "later"])
def world(request, tmp_path_factory) -> Iterator[tuple[Program, dict[str, Any], str]]:
    """When all matches have been tried under the rules of the day."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    path = sources.HERE.parent if request.param == "today" else later_program(folder / "program")
    kept = old_data(folder / "data")
    program = Program(folder / "data", path)
    program.start()
    deadline = time.monotonic() + SECONDS_TO_TRY
    while not ALL_TRIED.search((folder / "data/server.log").read_text()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
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


async def to_the_end(match: str, *people: Person) -> dict[str, Any]:
    """Any legal action of whoever is asked, while bots answer. All seats are the one person's, or each has its own."""
    seats = [seat["seat"] for seat in (await people[0].table(match))["seats"] if seat["kind"] == "person"]
    tables = await asyncio.gather(*(play_to_the_end(people[seat % len(people)], match, seat, LUCK.choice) for seat in seats))
    return tables[0]


async def test_changed_rules_leave_some_match_of_every_game_with_those_it_began_with(world, ada):
    _, _, day = world
    tables = [await ada.table(match["id"]) for match in MATCHES if match["state"] in ("running", "alone")]
    assert {table["trouble"] for table in tables} == {None}
    if day == "later":
        assert {table["game"] for table in tables if table["played_by"] is not None} == GAMES


@in_state("running", "alone")
async def test_a_match_that_was_running_is_played_to_its_end(world, ada, match):
    then = await ada.get(f"/matches/{match['id']}/steps/{match['steps']}")
    assert [score["points"] for score in then["view"]["scores"]] == match["points"]
    assert (await to_the_end(match["id"], ada))["result"]


@in_state("finished")
async def test_a_finished_match_opens_with_result_log_replay_and_record_and_verifies(world, ada, match, monkeypatch, tmp_path):
    _, _, day = world
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    table = await ada.table(match["id"])
    assert (table["status"], table["steps"], table["trouble"]) == ("finished", match["steps"], None)
    assert [score["points"] for score in table["view"]["scores"]] == match["points"]
    assert table["log"]["entries"]
    assert (await ada.get(f"/matches/{match['id']}/steps/{match['steps'] // 2}"))["view"]
    record = (await ada.http.get(f"/matches/{match['id']}/record")).content
    assert len(read_record(record).log) >= match["steps"]
    if day == "today":
        assert elsewhere.verify(record).end.startswith("won by")


@in_state("waiting")
async def test_a_waiting_table_is_joined_starts_and_is_played_to_its_end(world, ada, match):
    """By the rules of the day."""
    program, _, _ = world
    async with Person(program.address) as other:
        table = await other.post(f"/matches/{match['id']}/join")
        assert (table["status"], table["played_by"]) == ("playing", None)
        assert (await to_the_end(match["id"], ada, other))["result"]


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
