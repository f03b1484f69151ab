"""The opponent cards: what ASTRA's cards are worth to her at each level (WM-S.21)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from starboard.engine.content import Printed, expect, load
from starboard.games.welcome_to_the_moon.content import EFFECTS


class Opponent(Printed, frozen=True):
    """One side of an opponent card: what a card of each effect is worth."""

    level: int
    name: str
    points: tuple[int, ...]


class Opponents(Printed, frozen=True):
    effects: tuple[str, ...]
    opponents: tuple[Opponent, ...]


def load_opponents() -> list[Opponent]:
    printed = load(Path(__file__).parent / "astra.json", Opponents)
    expect("astra.json: effects", printed.effects, EFFECTS)
    expect("astra.json: levels", [opponent.level for opponent in printed.opponents], list(range(1, 9)))
    return list(printed.opponents)


OPPONENTS: Final[list[Opponent]] = load_opponents()
