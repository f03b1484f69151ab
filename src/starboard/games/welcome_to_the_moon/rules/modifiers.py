"""Modifiers of the campaign that any match may take: extra starship cards and removals (WM-C.4, WM-C.5, WM-C.34)."""

from __future__ import annotations

from typing import Final

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.deck import EFFECT, NUMBER, ORDINARY, TRIOS

NONE: Final = "none"
EXTREMES: Final[list[int]] = [1, 14, 15]
SEVENS: Final[list[int]] = [7]
RANDOM_CARDS: Final[dict[str, list[tuple[int, int]]]] = {"robot_energy": [(ROBOT, 3), (ENERGY, 3)], "plant_water": [(PLANT, 4), (WATER, 2)]}
"""How many cards of which effects are removed at random."""

EXTRA_CARDS: Final = Option("extra_cards", (NONE, *TRIOS), NONE)
REMOVED_CARDS: Final = Option("removed_cards", (NONE, "robot_energy", "extremes", "sevens", "plant_water"), NONE)


def starship_cards(options: Options, rng: Rng) -> list[int]:
    """The cards of a match; without modifiers no chance is spent on them."""
    removed = removed_cards(str(options[REMOVED_CARDS.id]), rng)
    return [card for card in ORDINARY if card not in removed] + TRIOS.get(str(options[EXTRA_CARDS.id]), [])


def removed_cards(choice: str, rng: Rng) -> list[int]:
    """Six cards, or none (WM-C.5)."""
    if choice in ("extremes", "sevens"):
        numbers = EXTREMES if choice == "extremes" else SEVENS
        return [card for card in ORDINARY if NUMBER[card] in numbers]
    removed: list[int] = []
    for effect, count in RANDOM_CARDS.get(choice, []):
        removed += rng.shuffled([card for card in ORDINARY if EFFECT[card] == effect])[:count]
    return removed
