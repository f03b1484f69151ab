"""Bots and hints share processes fairly, think less under load, and are answered for when they do not answer."""

from __future__ import annotations

import asyncio
import signal
from collections import OrderedDict

import pytest
from sqlalchemy import select

from starboard.engine.record import Seed
from starboard.host.board import Board
from starboard.host.contract import Answer, Call, Setup
from starboard.releases.elsewhere import Source
from starboard.server import thinking
from starboard.server.children import Child
from starboard.server.storage import LogRow
from starboard.server.thinking import Thinkers
from tests.server.conftest import running
from tests.server.people import ME, SMUGGLERS, told


class FakeChild:
    """Thinks for as long as it is asked to, a hundred times faster."""

    def __init__(self, _: Source) -> None:
        self.matches: OrderedDict[str, None] = OrderedDict()
        self.process = object()
        self.asked: list[tuple[str, str, int]] = []

    async def about(self, setup: Setup, lines: list, method: str, seat: int, how: str | int, retry: bool = True) -> dict:
        milliseconds = how if isinstance(how, int) else int(how.partition(":")[2] or 0)
        self.matches[setup.match] = None
        self.asked.append((setup.match, method, milliseconds))
        await asyncio.sleep(milliseconds / 100_000)
        return {}


@pytest.fixture
def thinkers(monkeypatch) -> Thinkers:
    monkeypatch.setattr(thinking, "Child", FakeChild)
    return Thinkers(Source(()), 2)


def setup(match: str) -> Setup:
    return Setup(match, "smugglers", 2, {}, Seed(number=1))


async def test_who_asks_for_much_makes_nobody_else_wait_for_all_of_it(thinkers):
    """At most for what is being thought already."""
    done: list[str] = []
    some_done = asyncio.Event()

    async def think(owner: str, match: str) -> None:
        await thinkers.choose(setup(match), [], 0, "search:1000", owner)
        done.append(owner)
        some_done.set()

    greedy = [asyncio.create_task(think("greedy", f"g{number}")) for number in range(100)]
    await some_done.wait()
    before = len(done)
    await think("modest", "m")
    assert len(done) - before <= 4
    await asyncio.gather(*greedy)


async def test_hints_wait_for_bots_of_the_same_person_and_only_for_those(thinkers):
    order: list[str] = []

    async def bot(owner: str, number: int) -> None:
        await thinkers.choose(setup(f"{owner}{number}"), [], 0, "search:1000", owner)
        order.append(f"{owner}'s bot")

    async def hint(owner: str) -> None:
        await thinkers.advise(setup(f"{owner} hint"), [], 0, owner)
        order.append(f"{owner}'s hint")

    await asyncio.gather(*(bot("other", number) for number in range(2)), hint("one"), *(bot("one", number) for number in range(4)))
    assert order[-1] == "one's hint"
    order.clear()
    await asyncio.gather(*(bot("one", number) for number in range(20)), hint("third"))
    assert order.index("third's hint") <= 4


async def test_the_more_wait_the_less_each_thinks_and_says_so(thinkers):
    alone = await thinkers.choose(setup("a"), [], 0, "search:1000", "one")
    assert alone.bot == "search:1000"
    crowd = await asyncio.gather(*(thinkers.choose(setup(f"b{number}"), [], 0, "search:1000", "one") for number in range(42)))
    budgets = sorted(int(thought.bot.partition(":")[2]) for thought in crowd)
    assert budgets[0] == thinking.LEAST_MS or budgets[0] == 1000 // 21
    assert budgets[-1] == 1000
    asked = sorted(milliseconds for child in thinkers.all for _, _, milliseconds in child.asked if milliseconds)
    assert asked == sorted([*budgets, 1000])
    assert (await thinkers.choose(setup("c"), [], 0, "greedy", "one")).bot == "greedy"


async def test_a_match_stays_with_the_process_that_knows_it(thinkers):
    for _ in range(5):
        for match in ("a", "b"):
            await thinkers.choose(setup(match), [], 0, "search:100", "one")
    assert sorted(len({match for match, _, _ in child.asked}) for child in thinkers.all) == [1, 1]


async def test_who_stops_waiting_takes_no_process_along(thinkers):
    running = [asyncio.create_task(thinkers.choose(setup(f"{number}"), [], 0, "search:1000", "one")) for number in range(6)]
    await asyncio.sleep(0)
    for task in running[1:5]:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)
    assert (await asyncio.wait_for(thinkers.choose(setup("x"), [], 0, "search:100", "one"), 5)).bot == "search:100"
    assert len(thinkers._free) == 2


def test_a_bot_at_a_table_goes_on_with_what_it_has_thought():
    board = Board(Setup("m", "welcome_to_the_moon", 2, {}, Seed(number=1)))
    board.act(0, board.choose(0, "search:10"))
    bot = board._bots[0][1]
    board.choose(0, "search:10")
    assert board._bots[0][1] is bot
    board.choose(0, "search:20")
    assert board._bots[0][1] is not bot


@pytest.mark.parametrize("fault", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_bot_that_dies_or_hangs_is_answered_for_by_a_quick_one(sqlite, monkeypatch, caplog, fault):
    monkeypatch.setattr(thinking, "GRACE", 0.3)
    monkeypatch.setattr(thinking, "START_SECONDS", 0)
    exchange = Child._exchange

    async def struck(child: Child, call: Call) -> Answer | None:
        if call.method == "choose":
            (await child._started()).send_signal(fault)
        return await exchange(child, call)

    monkeypatch.setattr(Child, "_exchange", struck)
    async with running(sqlite) as house:
        person = await house.guest()
        match = await person.create(SMUGGLERS, {"kind": "bot", "bot": "random"}, ME)
        async with person.live(match, 1) as socket:
            while not (await told(socket))["legal"]:
                pass
        async with house.context.storage.session() as session:
            lines = list(await session.scalars(select(LogRow)))
        assert lines
        assert {line.by_name.partition("@")[0] for line in lines} == {"greedy"}
        assert [record.getMessage() for record in caplog.records if "greedy moves" in record.getMessage()]
