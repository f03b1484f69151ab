"""Thoughts: what the thinking processes do. They load the rules and the bots, and nothing of the server."""

from __future__ import annotations

import multiprocessing
import os
import secrets
import signal
import threading
from collections import OrderedDict
from multiprocessing.connection import wait
from typing import Any, Final

import msgspec

from starboard.bots import Observation, make_bot
from starboard.bots.hint import hint
from starboard.engine.match import Match
from starboard.engine.record import Seed
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng

KEPT: Final = 8
"""Matches that a process remembers, so that it need not replay them for every decision."""

_matches: OrderedDict[str, Match] = OrderedDict()


class Position(msgspec.Struct, frozen=True):
    """All that another process needs to build the match."""

    match: str
    game: str
    seats: int
    options: dict[str, str | list[str]]
    seed: Seed
    log: list[tuple[int, dict[str, Any]]]


def live_as_long_as_the_server() -> None:
    """When the server is gone, however it went, so are its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def watch(sentinel: int) -> None:
        wait([sentinel])
        os._exit(1)

    threading.Thread(target=watch, args=(parent.sentinel,), daemon=True).start()


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
