"""During an upgrade an old and a new program run on one PostgreSQL: whoever is asked, a match is played by the rules that it began with."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.host import sources
from tests.server.conftest import fresh_postgres, needs_postgres
from tests.server.people import ME, Person
from tests.upgrade.world import LATER, Program, later_program

SETI = {"game": "seti", "options": {}}
BOT = {"kind": "bot", "bot": "random"}
MOVES = 40


@pytest.fixture
async def programs(tmp_path: Path) -> AsyncIterator[list[Program]]:
    """The old one is started first, and goes on when the new one has brought the database to its form."""
    async with fresh_postgres() as url:
        running = []
        for name, path in (("old", sources.HERE.parent), ("new", later_program(tmp_path / "program"))):
            (tmp_path / name).mkdir()
            running.append(Program(tmp_path / name, path, url))
            running[-1].start()
        yield running
        for program in running:
            program.stop()


async def my_turn(person: Person, match: str) -> dict[str, Any]:
    """The table through the eyes that are asked; bots answer meanwhile."""
    while True:
        table = await person.table(match)
        mine = [seat["seat"] for seat in table["seats"] if seat["you"] and seat["deciding"]]
        if mine:
            return await person.table(match, mine[0])
        await asyncio.sleep(0.05)


@needs_postgres
async def test_a_match_of_either_is_played_through_both(programs):
    async with Person(programs[0].address) as old, Person(programs[1].address) as new:
        new.http.cookies = old.http.cookies
        for host, guest, version in ((old, new, starboard.__version__), (new, old, LATER)):
            for other in (ME, BOT):
                match = await host.create(SETI, ME, other)
                for move in range(MOVES):
                    asked = (host, guest)[move % 2]
                    table = await my_turn(asked, match)
                    await asked.act(table, table["legal"][move % len(table["legal"])]["action"])
                seat = (await my_turn(host, match))["seat"]
                here, there = await host.table(match, seat), await guest.table(match, seat)
                assert (here["played_by"], there["played_by"]) == (None, {"version": version})
                assert here | {"played_by": None} == there | {"played_by": None}
