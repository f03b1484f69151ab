"""Second opinions: small, slow, plain recounts of games, written from their rulebooks alone, without a look at the rules here.

`recount.py` of a game is plain Python on plain data; `reading.py` reads a position of the engine into it and compares. The tests beside
them and `make soak` play random matches and compare at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, NoReturn

from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.state import State

RECOUNTED = ("andromedas_edge", "seti")


class Difference(Exception):
    """The engine and the recount differ: where, what each says, by which rule."""


class Opinion(NamedTuple):
    """What a game's `reading.py` offers: a check of a position, and one of a step, from a position to the next by an action."""

    check: Callable[[State], None]
    follow: Callable[[State, int, Action, list[Event], State], None]


def opinion_on(game: str) -> Opinion | None:
    if game not in RECOUNTED:
        return None
    reading = import_module(f"tests.second_opinion.{game}.reading")
    return Opinion(reading.check, getattr(reading, "follow", follow_nothing))


def follow_nothing(before: State, seat: int, action: Action, events: list[Event], after: State) -> None:
    """A game that compares positions only."""


def differ(rule: str, what: str, engine: Any, recount: Any) -> NoReturn:
    if isinstance(engine, set | frozenset) and isinstance(recount, set | frozenset):
        raise Difference(f"{rule}: {what}: only the engine has {listed(engine - recount)}, only the recount {listed(recount - engine)}")
    raise Difference(f"{rule}: {what}: the engine says {engine!r}, the recount {recount!r}")


def same(rule: str, what: str, engine: Any, recount: Any) -> None:
    if engine != recount:
        differ(rule, what, engine, recount)


def listed(things: set[Any] | frozenset[Any]) -> str:
    return ", ".join(sorted(map(repr, things))) or "nothing"
