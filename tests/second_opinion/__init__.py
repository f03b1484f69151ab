"""Second opinions: small, slow, plain recounts of games, written from their rulebooks alone, without a look at the rules here.

A game's recount is plain Python on plain data; its `reading.py` reads a position of the engine into it. What its package or `reading.py`
offers as `check` compares a position, as `follow` a step. The tests beside them and `make soak` play random matches and compare
at every step.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from starboard.engine.actions import Action
from starboard.engine.events import Event
from starboard.engine.state import State
from tests.second_opinion.difference import Difference as Difference
from tests.second_opinion.difference import differ as differ
from tests.second_opinion.difference import same as same

RECOUNTED = {
    "andromedas_edge": "andromedas_edge.reading",
    "planet_unknown": "planet_unknown",
    "seti": "seti.reading",
    "welcome_to_the_moon": "welcome_to_the_moon",
}


class Opinion(NamedTuple):
    """A check of a position, and one of a step, from a position to the next by an action."""

    check: Callable[[State], None]
    follow: Callable[[State, int, Action, list[Event], State], None]


def opinion_on(game: str) -> Opinion | None:
    if game not in RECOUNTED:
        return None
    reading = import_module(f"tests.second_opinion.{RECOUNTED[game]}")
    return Opinion(reading.check, getattr(reading, "follow", follow_nothing))


def follow_nothing(before: State, seat: int, action: Action, events: list[Event], after: State) -> None:
    """A game that compares positions only."""
