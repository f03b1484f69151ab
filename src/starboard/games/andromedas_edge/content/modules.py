"""The modules as numbers: the 108 cards, then the four key modules (AE-11)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import COLUMNS, CONSTANTS, KEY_MODULES, MODULES
from starboard.games.andromedas_edge.content.resources import amounts

MODULE_CARDS: Final = MODULES + KEY_MODULES
MODULE_IDS: Final = [module.id for module in MODULE_CARDS]
MODULE_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(MODULE_IDS)}
FIRST_KEY: Final = len(MODULES)
MODULE_ROW: Final[list[int]] = [COLUMNS.index(module.type) for module in MODULE_CARDS]
MODULE_DAMAGE: Final[list[int]] = [module.damage_icons for module in MODULE_CARDS]
MODULE_DOCK: Final[list[bool]] = [module.dock != "none" for module in MODULE_CARDS]
MODULE_SHIP_ONLY: Final[list[bool]] = [module.dock == "ship_only" for module in MODULE_CARDS]
MODULE_END: Final[list[bool]] = [module.end_game for module in MODULE_CARDS]
NO_SLOT: Final = 0
INPUT: Final = 1
OUTPUT: Final = 2
MODULE_SLOT: Final[list[int]] = [{"input": INPUT, "output": OUTPUT}.get(module.moon_slot, NO_SLOT) for module in MODULE_CARDS]
MODULE_SLOT_VP: Final[list[int]] = [module.moon_slot_vp for module in MODULE_CARDS]
PRICES: Final[list[list[list[int]]]] = [[amounts(price) for price in CONSTANTS.module_prices[column]] for column in COLUMNS]
DISPLAY_ROWS: Final = len(PRICES[0])
ACTIVATION_ENERGY: Final[int] = CONSTANTS.activation_energy
