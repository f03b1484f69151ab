"""The six effects by number (WM-0.3)."""

from __future__ import annotations

from typing import Final

from starboard.games.welcome_to_the_moon.content import EFFECTS

ROBOT: Final = EFFECTS.index("robot")
ENERGY: Final = EFFECTS.index("energy")
PLANT: Final = EFFECTS.index("plant")
WATER: Final = EFFECTS.index("water")
ASTRONAUT: Final = EFFECTS.index("astronaut")
PLANNING: Final = EFFECTS.index("planning")


def effect_name(effect: int) -> str:
    return EFFECTS[effect]
