"""Bots: they think in processes of their own, matches go on without anybody watching and after a restart."""

from __future__ import annotations

import asyncio
import time

import pytest
from sqlalchemy import func, select

from starboard import Match
from starboard.engine.record import read_record
from starboard.server import bots
from starboard.server.storage import LogRow
from tests.server.conftest import running
from tests.server.people import ME, MOON, SMUGGLERS, Person, soon, told

BOT = {"kind": "bot", "bot": "random"}
GREEDY = {"kind": "bot", "bot": "greedy"}
STRONG = {"kind": "bot", "bot": "search:100"}


async def finished(person: Person, match: str, seconds: float = 240):
    async with asyncio.timeout(seconds), person.live(match) as socket:
        table = await told(socket)
        while table["status"] != "finished":
            table = await told(socket)
    return table


async def test_bots_play_a_match_among_themselves(house):
    person = await house.guest()
    match = await person.create(MOON, BOT, GREEDY)
    table = await finished(person, match)
    assert [seat["bot"] for seat in table["seats"]] == ["random", "greedy"]
    assert len(table["result"]["places"]) == 2
    record = read_record((await person.http.get(f"/matches/{match}/record")).content)
    assert Match.load(record).state.result() is not None
    assert record.players == ["random", "greedy"]


async def test_a_person_plays_against_bots(sqlite):
    """Bots answer while the person is asked too; nobody waits for anybody but by the rules."""
    async with running(sqlite) as house:
        person = await house.guest()
        match = await person.create(MOON, ME, BOT)
        async with asyncio.timeout(240), person.live(match, 0) as socket:
            table = await told(socket)
            while table["status"] != "finished":
                while table["legal"]:
                    table = await person.act(await person.table(match, 0), table["legal"][0]["action"])
                table = await told(socket)
                if table["legal"]:
                    table = await person.table(match, 0)
        assert table["result"]


async def test_matches_go_on_after_a_restart(settings):
    async with running(settings) as house:
        person = await house.guest()
        cookies = person.http.cookies
        match = await person.create(MOON, STRONG, STRONG)
        async with asyncio.timeout(120), person.live(match) as socket:
            while (await told(socket))["steps"] < 2:
                pass
        table = await person.table(match)
    async with running(settings) as house:
        person = await house.guest()
        person.http.cookies = cookies
        async with asyncio.timeout(120), person.live(match) as socket:
            again = await told(socket)
            known = table["log"]["entries"]
            assert known
            assert again["log"]["entries"][: len(known)] == known
            while again["steps"] < table["steps"] + 2:
                again = await told(socket)


async def test_a_bot_that_nobody_moves_is_found_though_nobody_looks(settings, monkeypatch):
    monkeypatch.setattr(bots, "BEAT", 0.1)
    async with running(settings) as house:
        person = await house.guest()
        house.context.tables.after_change = None
        match = await person.create(SMUGGLERS, BOT, ME)

        async def lines() -> int | None:
            async with house.context.storage.session() as session:
                return await session.scalar(select(func.count()).select_from(LogRow).where(LogRow.match_id == match))

        assert await soon(lines)


async def test_a_bot_whose_move_went_wrong_moves_again(sqlite, monkeypatch, caplog):
    monkeypatch.setattr(bots, "BEAT", 0.1)
    async with running(sqlite) as house:
        person = await house.guest()
        write, failed = house.context.tables.write, []

        async def fail_once(*line: object) -> None:
            if not failed:
                failed.append(line)
                raise OSError("no way to the database")
            await write(*line)

        monkeypatch.setattr(house.context.tables, "write", fail_once)
        match = await person.create(SMUGGLERS, BOT, ME)

        async def asked() -> list:
            return (await person.table(match, 1))["legal"]

        assert await soon(asked)
        assert failed


async def test_a_dead_process_is_replaced(sqlite):
    async with running(sqlite) as house:
        person = await house.guest()
        match = await person.create(MOON, ME, ME)
        assert (await person.get(f"/matches/{match}/hint?seat=0"))["moves"]
        for child in house.context.hosts._thinkers[house.context.hosts.today].all:
            if child.process is not None:
                child.process.kill()
        assert (await person.get(f"/matches/{match}/hint?seat=0"))["moves"]


async def test_a_hint_names_legal_moves_best_first(sqlite):
    async with running(sqlite) as house:
        person = await house.guest()
        match = await person.create(MOON, ME, ME)
        table = await person.table(match, 0)
        moves = (await person.get(f"/matches/{match}/hint?seat=0"))["moves"]
        offered = {str(choice["action"]): choice["text"] for choice in table["legal"]}
        assert moves
        assert all(offered[str(move["action"])] == move["text"] for move in moves)
        values = [move["value"] for move in moves]
        assert all(0 <= value <= 1 for value in values)
        assert await person.table(match, 0) == table


async def test_a_hint_is_given_only_to_who_must_decide(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    assert (await person.get(f"/matches/{match}/hint?seat=1", 422))["error"]["text"]["key"] == "refused-not-your-turn"
    await person.get(f"/matches/{match}/hint", 400)


async def test_the_event_loop_is_not_held_up_by_thinking_bots_and_long_matches(sqlite):
    """Measured in the processor time of this process, which counts whoever holds the interpreter but not what else the machine does."""
    async with running(sqlite) as house:
        person = await house.guest()
        long = await person.create(MOON, *[BOT] * 6)
        steps = (await finished(person, long))["steps"]
        matches = [await person.create(MOON, STRONG, GREEDY, BOT) for _ in range(3)]
        busy = [asyncio.create_task(watch(person, match)) for match in matches]
        busy += [asyncio.create_task(look_back(house, person, long, steps)) for _ in range(2)]
        longest = 0.0
        for _ in range(400):
            used = time.process_time()
            await asyncio.sleep(0.005)
            longest = max(longest, time.process_time() - used)
        assert not any(task.done() for task in busy)
        for task in busy:
            task.cancel()
    assert longest < 0.05


async def watch(person: Person, match: str) -> None:
    async with person.live(match) as socket:
        while True:
            await told(socket)


async def look_back(house, person: Person, match: str, steps: int) -> None:
    """Replay a whole match from its rows, again and again."""
    while True:
        house.context.tables.forget(match)
        await person.get(f"/matches/{match}/steps/{steps}")


@pytest.mark.parametrize("bot", list(bots.STRENGTHS))
def test_every_strength_is_a_bot(bot):
    from starboard.bots import make_bot

    assert make_bot(bot, seed=1)
