"""The numbers that rules and tables share: resources, tracks, ships, places (AE-1)."""

from __future__ import annotations

from typing import Final

NOBODY: Final = -1
NOTHING: Final = -1

# Amounts: the six resources, then VP and the two free choices (AE-1.2, AE-20.1)
ENERGY: Final = 0
TITANIUM: Final = 1
ICE: Final = 2
NANOCARBON: Final = 3
CREDIT: Final = 4
TACTICS: Final = 5
VP: Final = 6
ANY: Final = 7
BASIC: Final = 8
RESOURCE_IDS: Final = ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics")
AMOUNT_IDS: Final = (*RESOURCE_IDS, "vp", "any", "basic")

SCIENCE: Final = 0
INDUSTRY: Final = 1
COMMERCE: Final = 2
CIVILIZATION: Final = 3
SUPREMACY: Final = 4
TRACK_IDS: Final = ("science", "industry", "commerce", "civilization", "supremacy")
TOP: Final = 10

TRANSPORT: Final = 0
FIGHTER: Final = 1
SCIENCE_VESSEL: Final = 2
HEAVY_CRUISER: Final = 3
SHIP_IDS: Final = ("transport", "fighter", "science_vessel", "heavy_cruiser")
FLEET: Final = 9
SHIP_TYPE: Final = [0, 0, 0, 0, 0, 0, 1, 2, 3]
"""The type of each of a player's nine ships."""
SHIPS_OF: Final = [[0, 1, 2, 3, 4, 5], [6], [7], [8]]

SETTLE: Final = 1
ASSAULT: Final = 2
HYPERDRIVE: Final = 4
JUMP: Final = 8
ABILITY_BITS: Final = {"settle": SETTLE, "assault": ASSAULT, "hyperdrive": HYPERDRIVE, "jump": JUMP}

# Where a ship is, when not in a region (AE-1.10 to AE-1.12)
BAY: Final = -1
UNBUILT: Final = -2
SETTLED: Final = -3
WRECK: Final = -4
BARGE: Final = -5
DOCKED: Final = -6

SPACES: Final = 23
REGION_COUNT: Final = 29
NEBULAE: Final = ((1 << REGION_COUNT) - 1) ^ ((1 << SPACES) - 1)

# Tiles: planets, then Alliance bases, then special regions
NO_TILE: Final = -1
PLANET_TILES: Final = 15
FIRST_BASE: Final = 15
FIRST_SPECIAL: Final = 21

CLASS_IDS: Final = ("A", "B", "C", "D", "S")
CLASS_S: Final = 4
RAIDERS: Final = 4
"""The raiders' place among the sides of a battle, after the seats."""

BASIC_KINDS: Final = (TITANIUM, ICE, NANOCARBON)

# Moments of a turn, for the client and for what may be done in them (AE-4)
SETUP: Final = 0
MAIN: Final = 1
LAUNCHED: Final = 2
RETURNING: Final = 3
BATTLE: Final = 4
AFTER: Final = 5
ENDING: Final = 6
EVENT: Final = 7
PHASE_IDS: Final = ("setup", "main", "launch", "return", "battle", "after", "ending", "event")
