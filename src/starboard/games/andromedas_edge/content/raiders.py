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
RAIDER_ON_PLANET: Final[list[bool]] = [raider.spawn == "planet_with_most_leaders" for raider in RAIDERS]
