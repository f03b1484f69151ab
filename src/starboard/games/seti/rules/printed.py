"""Everything printed that is resolved, tested or counted, by number. `vocabulary` fills these tables when the game is loaded."""

from __future__ import annotations

from typing import Final

from starboard.games.seti.rules.conditions import Condition
from starboard.games.seti.rules.counters import Counter
from starboard.games.seti.rules.operation import Op
from starboard.games.seti.rules.triggers import Trigger

EFFECTS: Final[list[list[Op]]] = []
CORNER: Final[list[list[Op]]] = []
CONDITION: Final[list[Condition | None]] = []
REWARD: Final[list[list[Op]]] = []
TRIGGERS: Final[list[list[Trigger]]] = []
SLOT_REWARDS: Final[list[list[list[Op]]]] = []
END_GAME: Final[list[list[Op]]] = []
MESSAGE: Final[list[list[Op]]] = []

ORBIT_FIRST: Final[list[list[Op]]] = []
ORBIT: Final[list[list[Op]]] = []
LAND: Final[list[list[Op]]] = []
MOON: Final[list[list[Op]]] = []
FIRST_WIN: Final[list[list[Op]]] = []
LATER_WIN: Final[list[list[Op]]] = []
INCOME: Final[list[list[Op]]] = []
TILE_BONUS: Final[list[list[Op]]] = []
TECH_EXTRA: Final[list[list[Op]]] = []
SCAN_OPTIONS: Final[list[list[list[Op]]]] = []
COLUMN_TOP: Final[list[list[Op]]] = []
COLUMN_BOTTOM: Final[list[list[Op]]] = []
COMPUTER_SPACE: Final[list[list[Op]]] = []
ANALYSIS: Final[list[Op]] = []
FIRST_TAKER: Final[list[Op]] = []
DISCOVERY_REWARD: Final[list[list[Op]]] = []
OVERFLOW_REWARD: Final[list[Op]] = []
SECOND_SIGNAL: Final[list[Op]] = []
SIGNALLED: Final[list[Op]] = []
TILE_SIGNAL: Final[list[list[Op]]] = []
TILE_RESOLVED: Final[list[Op]] = []
RIVAL_COMPUTER: Final[list[list[Op]]] = []
NO_CARD_LEFT: Final[list[Op]] = []
SPENT_COMPUTER_TECH: Final[list[Op]] = []
GOLD_SETS: Final[list[list[Counter]]] = []

SPACE_REWARD: Final[list[list[Op]]] = []
"""Species boards go by (species * 3 + colour) * ROWS + row - 1."""
SAMPLE: Final[list[list[Op]]] = []
TOKEN: Final[list[list[list[Op]]]] = []
REPLY: Final[list[list[Op]]] = []
