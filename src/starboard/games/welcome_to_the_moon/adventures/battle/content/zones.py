"""The two zones of a sheet: their names, insignia and tracks (WM-8.1 to WM-8.3)."""

from __future__ import annotations

from typing import Final

from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED

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
