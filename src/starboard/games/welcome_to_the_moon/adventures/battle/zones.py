"""The two zones of a sheet, and what an astronaut is worth in each (WM-8.1, WM-8.3, WM-8.14)."""

from __future__ import annotations

from typing import Final

from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES
from starboard.games.welcome_to_the_moon.effects import ASTRONAUT
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, CROSSED

ZONES: Final = ("A", "B")
ZONE_A: Final = 0
ZONE_B: Final = 1
INSIGNIA: Final = (CIRCLED, CROSSED)
"""How the insignia of zones A and B mark a moon slot or an asteroid; in the slots of planets stands the zone itself."""

PLANTS: Final = VALUES.index("plants")
WATERS: Final = VALUES.index("water")
FIRST_TYPE: Final = VALUES.index(TYPES[0])
PENALTY: Final = VALUES.index("planning")


def in_zone(zone: int, id: str) -> str:
    """Ids are printed alike in both zones."""
    return f"{ZONES[zone].lower()}_{id}"


def reach(effect: int) -> int:
    """By how much the effect of a combination may change its number (WM-0.12.1)."""
    return 2 if effect == ASTRONAUT else 0


def icons_spent(effect: int, shift: int) -> int:
    """Stored astronauts that a change of the number costs; the astronaut effect pays for the first (WM-8.14.1)."""
    icons = (abs(shift) + 1) // 2
    return icons - 1 if icons and effect == ASTRONAUT else icons
