"""The raiders as numbers (AE-13)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import RAIDERS

CLASS_IDS: Final = ("A", "B", "C", "D", "S")
CLASS_S: Final = 4
RAIDER_IDS: Final = [raider.id for raider in RAIDERS]
RAIDER_RANGE: Final[list[int]] = [raider.range for raider in RAIDERS]
RAIDER_WEAPONS: Final[list[int]] = [raider.weapons for raider in RAIDERS]
RAIDER_TARGETING: Final[list[int]] = [raider.targeting_bonus for raider in RAIDERS]
RAIDER_SHIELDS: Final[list[int]] = [raider.shields for raider in RAIDERS]
STANDEE_CLASS: Final[list[int]] = [
    rank for rank in range(len(CLASS_IDS)) for _ in range(next(raider.standees for raider in RAIDERS if raider.rank == CLASS_IDS[rank]))
]
"""The class of each standee: one each of A, B, C and D, then those of class S."""
STANDEES: Final[list[list[int]]] = [[one for one, found in enumerate(STANDEE_CLASS) if found == rank] for rank in range(len(CLASS_IDS))]
"""The standees of each class."""
RAIDER_ON_PLANET: Final[list[bool]] = [raider.spawn == "planet_with_most_leaders" for raider in RAIDERS]
