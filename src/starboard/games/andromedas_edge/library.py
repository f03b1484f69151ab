"""All operations of the vocabulary, and the contents compiled with them (AE-20)."""

from __future__ import annotations

from starboard.games.andromedas_edge import (
    abilities,
    aftermath,
    battle_ops,
    developments,
    event_cards,
    flow,
    free,
    launch,
    leaders,
    market,
    retreat,
    ships,
    station,
    tactics,
    tracks,
)
from starboard.games.andromedas_edge.effect import Frame, Op, operation, operations

VOCABULARY = (battle_ops, developments, flow, leaders, market, retreat, ships, tracks)
"""Modules that announce operations and compile nothing themselves."""


class ScoreEndgame(Op):
    """Read by final scoring, never performed (AE-19.3)."""

    def perform(self, state: object, frame: Frame) -> None:
        raise AssertionError("score_endgame is read, not performed")


@operation("score_endgame")
def score_endgame_op(_p: dict[str, object]) -> Op:
    return ScoreEndgame()


def fill() -> None:
    """Compile all contents; an unknown operation is an error."""
    for chapter in (abilities, tactics, free, launch, station, aftermath, event_cards):
        chapter.fill()


def known() -> list[str]:
    return operations()
