"""Everything printed, ready to be resolved, by number. `library` fills these tables when the game is loaded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from starboard.games.seti.content import PLANETS, PROJECTS, SPECIES, SPECIES_CARDS
from starboard.games.seti.content.numbers import INCOMES, SECTOR_COLOURS, SPECIES_IDS

if TYPE_CHECKING:
    from starboard.games.seti.rules.conditions import Condition
    from starboard.games.seti.rules.counters import Counter
    from starboard.games.seti.rules.effects import Op
    from starboard.games.seti.rules.triggers import Trigger

CARDS: Final = PROJECTS + SPECIES_CARDS
CARD_IDS: Final = [card.id for card in CARDS]
CARD_OF: Final = {card.id: number for number, card in enumerate(CARDS)}
PROJECT_COUNT: Final = len(PROJECTS)
CARD_COLOUR: Final = [SECTOR_COLOURS.index(card.sector) if card.sector else -1 for card in CARDS]
CARD_INCOME: Final = [INCOMES.index(card.income) if card.income else -1 for card in CARDS]
CARD_CREDITS: Final = [(card.cost or {}).get("credits", 0) for card in CARDS]
CARD_ENERGY: Final = [(card.cost or {}).get("energy", 0) for card in CARDS]
CARD_SPECIES: Final = [SPECIES_IDS.index(card.species) if card.species else -1 for card in CARDS]
CARD_DANGER: Final = [card.danger for card in CARDS]
CARD_MESSAGE: Final = [card.message.offset_vp if card.message else 0 for card in CARDS]
SPECIES_DECKS: Final = [[n for n in range(len(CARDS)) if CARD_SPECIES[n] == species] for species in range(len(SPECIES_IDS))]

NO_MISSION: Final = 0
CONDITIONAL: Final = 1
DELIVERY: Final = 2
TRIGGERED: Final = 3
KINDS: Final = ["", "conditional", "delivery", "triggered"]
CARD_MISSION: Final = [KINDS.index(card.mission.kind) if card.mission else NO_MISSION for card in CARDS]
SCORES_AT_END: Final = [card.end_game is not None and not card.danger and card.species != "exertians" for card in CARDS]

MOON_IDS: Final = [moon.id for planet in PLANETS for moon in planet.moons]
MOON_PLANET: Final[list[int]] = []
MOONS_OF: Final[list[list[int]]] = [[] for _ in range(9)]
DATA_BONUS: Final[list[list[int]]] = [[] for _ in range(9)]
"""Data of the first lander spaces of each planet, Earth has none."""

EFFECTS: Final[list[list[Op]]] = []
CORNER: Final[list[list[Op]]] = []
CORNER_ICONS: Final[list[int]] = []
"""Bits of the corner's icons: publicity, data, move."""
PUBLICITY_ICON: Final = 1
DATA_ICON: Final = 2
MOVE_ICON: Final = 4
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
SCAN_ENERGY: Final[list[list[int]]] = []
SCAN_PUBLICITY: Final[list[list[int]]] = []
COLUMN_BOTTOM: Final[list[list[Op]]] = []
GOLD_SETS: Final[list[list[Counter]]] = []
GOLD_VALUES: Final[list[list[list[int]]]] = []

ROWS: Final = 9
SPACE_REWARD: Final[list[list[Op]]] = []
"""Species boards go by (species * 3 + colour) * ROWS + row - 1; a space that is not there has capacity 0."""
SPACE_CAPACITY: Final[list[int]] = []
SPACE_DATA: Final[list[int]] = []
SPACE_EXOFOSSILS: Final[list[int]] = []
SPACE_SAMPLE: Final[list[bool]] = []
SPACE_DANGER: Final[list[int]] = []
STRIP: Final = 99
"""The capacity of an unlimited strip."""
SAMPLE: Final[list[list[Op]]] = []
TOKEN_COLOUR: Final[list[int]] = []
TOKEN: Final[list[list[list[Op]]]] = []
REPLY: Final[list[list[Op]]] = []
TOKEN_OFFSETS: Final = next(one.token_offsets for one in SPECIES if one.tokens)
"""Sectors clockwise from Earth's where the anomaly tokens are put (SE-10.3)."""
MILESTONE_AHEAD: Final = [ahead for one in SPECIES for ahead, _ in one.milestones]
MILESTONE_COST: Final = [credits for one in SPECIES for _, credits in one.milestones]
"""How far ahead of the leader the Exertian tiles are put, and what reaching them costs in credits (SE-10.6)."""

CARDS_TO_EACH: Final = [next(one.cards_to_each for one in SPECIES if one.id == species) for species in SPECIES_IDS]
"""Cards that every player gets at the discovery, whoever marked it (SE-10.6)."""
