"""Upgrades that go wrong on their way: killed at any moment, started twice at once, taken back, carried away. Nobody's match is lost."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import sys
import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from starboard.host import sources
from starboard.server import databases
from tests.server.conftest import fresh_postgres, needs_postgres
from tests.server.people import ME, Person, deciding
from tests.upgrade.world import CHANGES, LATER, Program, later_program, old_data, old_postgres

TODAY = sources.HERE.parent
GAMES = sorted({Path(path).parts[1] for path in CHANGES if path.startswith("games/")})
DIE = "import os, signal\ndef die(*_): os.kill(os.getpid(), signal.SIGKILL)\n"
IN_THE_BACKUP = DIE + "from starboard.server import backups\nbackups._settle = die"
IN_THE_MIGRATION = DIE + "import alembic.op\nalembic.op.execute = die"
AT_COMMIT = """
from itertools import count
from sqlalchemy.ext.asyncio import AsyncSession
commits, commit = count(1), AsyncSession.commit
async def perhaps(self):
    if next(commits) == {number}:
        die()
    await commit(self)
AsyncSession.commit = perhaps
"""
SECONDS_TO_END = 20


class Doomed(Program):
    """A program that is killed where it says."""

    def __init__(self, data: Path, path: Path, where: str) -> None:
        super().__init__(data, path)
        self._starboard = (sys.executable, "-P", "-c", f"{where}\nimport sys\nfrom starboard.cli import main\nsys.exit(main())")

    def run(self) -> None:
        command = [*self._starboard, "serve", "--port", str(self._port), "--data-dir", self._data]
        ended = subprocess.run(command, env=self.environment, capture_output=True, timeout=300)
        assert ended.returncode == -9, ended.stderr.decode()


def children(data: Path) -> list[Path]:
    """Processes that play by other rules for a program on this folder."""
    mark = f"XDG_CACHE_HOME={data}/cache".encode()
    return [process for process in Path("/proc").glob("[0-9]*") if mark in environment(process)]


def environment(process: Path) -> bytes:
    try:
        return (process / "environ").read_bytes()
    except OSError:
        return b""


async def all_is_there(program: Program, kept: dict[str, Any]) -> None:
    """Whatever 0.1 left, as it was."""
    async with Person(program.address) as ada:
        ada.http.cookies.set("starboard", kept["cookies"]["starboard"])
        for match in kept["matches"]:
            table = await ada.table(match["id"])
            assert (table["status"], table["trouble"]) == (match["status"], None), match
            if match["status"] != "waiting":
                then = await ada.get(f"/matches/{match['id']}/steps/{match['steps']}")
                assert [score["points"] for score in then["view"]["scores"]] == match["points"], match
        assert (await ada.get(f"/campaigns/{kept['campaign']['id']}"))["ranking"] == kept["campaign"]["ranking"]


def test_a_program_that_is_killed_on_its_way_is_started_again(tmp_path):
    """In the backup, in the migration, and at commits: while matches are stamped, signed, tried and moved over."""
    kept, file = old_data(tmp_path), tmp_path / "starboard.db"
    form, before = databases.examine(file), file.read_bytes()
    Doomed(tmp_path, TODAY, IN_THE_BACKUP).run()
    assert file.read_bytes() == before
    Doomed(tmp_path, TODAY, IN_THE_MIGRATION).run()
    assert databases.examine(file) == form
    (backup,) = (tmp_path / "backups").glob("before-upgrade-*.db")
    assert databases.examine(backup) == form
    for number in (2, 3, 5, 7):
        Doomed(tmp_path, TODAY, DIE + AT_COMMIT.format(number=number)).run()
    deadline = time.monotonic() + SECONDS_TO_END
    while children(tmp_path):
        assert time.monotonic() < deadline, "children outlive their server"
        time.sleep(0.1)
    program = Program(tmp_path, TODAY)
    program.start()
    asyncio.run(all_is_there(program, kept))
    program.stop()


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=needs_postgres)])
async def test_two_programs_that_are_started_at_once_upgrade_it_once(kind, tmp_path):
    """A second click: both come up, on the same matches, and what was there is kept as it was."""
    async with AsyncExitStack() as stack:
        url = "" if kind == "sqlite" else await stack.enter_async_context(fresh_postgres())
        kept = await old_postgres(tmp_path, url) if url else old_data(tmp_path)
        programs = [Program(tmp_path, TODAY, url) for _ in range(2)]
        await asyncio.gather(*(asyncio.to_thread(program.start) for program in programs))
        for program in programs:
            await all_is_there(program, kept)
            program.stop()
    forms = {databases.examine(backup) for backup in (tmp_path / "backups").glob("before-upgrade-*.db")}
    assert forms - {databases.today()}, "one may have been too late to see it as it was"


def test_who_goes_back_to_the_program_of_before_plays_on_elsewhere(tmp_path):
    """With a copy of the data folder on another machine: matches of the later rules bring their sources along."""
    here, there, later = tmp_path / "here", tmp_path / "there", later_program(tmp_path / "later")
    board = later / "starboard/games/seti/content/player_board.json"
    board.write_text(board.read_text().replace('"start": {"credits": 4', '"start": {"credits": 5'))
    kept = old_data(here)
    program = Program(here, later)
    program.start()
    begun = asyncio.run(begin(program))
    program.stop()
    shutil.copytree(here, there, ignore=shutil.ignore_patterns("cache"))
    before = Program(there, TODAY)
    before.start()
    asyncio.run(all_is_there(before, kept))
    asyncio.run(go_on(before, *begun))
    before.stop()


async def begin(program: Program) -> tuple[str, dict[str, str], int]:
    """Also how many credits the first seat of SETI has."""
    async with Person(program.address) as person:
        matches = {game: await person.create({"game": game, "options": {}}, ME, ME) for game in GAMES}
        for match in matches.values():
            await move(person, match)
        seen = await person.table(matches["seti"])
        return person.http.cookies["starboard"], matches, seen["view"]["players"][0]["credits"]


async def go_on(program: Program, token: str, matches: dict[str, str], credits: int) -> None:
    async with Person(program.address) as person:
        person.http.cookies.set("starboard", token)
        await person.get("/me")
        for game, match in matches.items():
            table = await person.table(match)
            assert table["played_by"] in ({"version": LATER}, None), game
            if game == "seti":
                assert (table["played_by"], table["view"]["players"][0]["credits"]) == ({"version": LATER}, credits)
            await move(person, match)


async def move(person: Person, match: str) -> None:
    seat = deciding(await person.table(match))[0]
    table = await person.table(match, seat)
    await person.act(table, table["legal"][0]["action"])
