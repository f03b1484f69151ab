"""All operations of the vocabulary, and the contents compiled with them (AE-20)."""

from __future__ import annotations

from starboard.games.andromedas_edge.rules import (
    abilities,
    battle_cards,
    battle_result,
    compound_effects,
    developments,
    event_cards,
    free_actions,
    launch,
    leaders,
    modules,
    retreat,
    return_turn,
    ships,
    tactics,
    tracks,
)
from starboard.games.andromedas_edge.rules.effects import Frame, Op, operation, operations

VOCABULARY = (battle_cards, developments, compound_effects, leaders, modules, retreat, ships, tracks)
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
    for chapter in (abilities, tactics, free_actions, launch, return_turn, battle_result, event_cards):
        chapter.fill()


def known() -> list[str]:
    return operations()
