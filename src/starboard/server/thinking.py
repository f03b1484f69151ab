"""Thinking: bots and hints in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final, ParamSpec, TypeVar

import msgspec

from starboard.bots import Observation, make_bot
from starboard.bots.hint import hint
from starboard.engine.match import Match
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.server.room import Position

P = ParamSpec("P")
T = TypeVar("T")

HINT_MS: Final = 600
KEPT: Final = 8
"""Matches that a process remembers, so that it need not replay them for every decision."""

_matches: OrderedDict[str, Match] = OrderedDict()


class Thinkers:
    """The processes: started when first needed, started again when one dies."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, position: Position, seat: int, bot: str) -> dict[str, Any]:
        """The bot's action, as builtins."""
        return await self._run(choose, position, seat, bot)

    async def hint(self, position: Position, seat: int) -> list[tuple[dict[str, Any], float]]:
        """Actions, as builtins, with the share of wins they promise; best first."""
        return await self._run(advise, position, seat, HINT_MS)

    async def close(self) -> None:
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def _run(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return await self._submit(job, *args, **kwargs)
        except BrokenProcessPool:
            self._pool = None
            return await self._submit(job, *args, **kwargs)

    async def _submit(self, job: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=_live_as_long_as_the_server)
        future = await asyncio.to_thread(self._pool.submit, job, *args, **kwargs)
        return await asyncio.wrap_future(future)


def _live_as_long_as_the_server() -> None:
    """Ctrl-C is the server's business; when the server is gone, however it went, so are its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


# -- in the processes


def choose(position: Position, seat: int, bot: str) -> dict[str, Any]:
    match = rebuilt(position)
    observation = Observation.of(match.state, seat, Rng(secrets.token_bytes(32)))
    action = make_bot(bot, secrets.token_bytes(32)).choose(observation)
    chosen: dict[str, Any] = msgspec.to_builtins(action)
    return chosen


def advise(position: Position, seat: int, budget_ms: int) -> list[tuple[dict[str, Any], float]]:
    match = rebuilt(position)
    observation = Observation.of(match.state, seat, Rng(secrets.token_bytes(32)))
    return [(msgspec.to_builtins(advice.action), advice.value) for advice in hint(observation, budget_ms)]


def rebuilt(position: Position) -> Match:
    """The match, played on from where this process last saw it if nothing was taken back since."""
    game = find_game(position.game)
    log = [(seat, game.read_action(raw)) for seat, raw in position.log]
    match = _matches.pop(position.match, None)
    if match is None or match.log != log[: len(match.log)]:
        match = Match(game, position.seats, position.options, position.seed)
    for seat, action in log[len(match.log) :]:
        match.play(seat, action)
    _matches[position.match] = match
    while len(_matches) > KEPT:
        _matches.popitem(last=False)
    return match
