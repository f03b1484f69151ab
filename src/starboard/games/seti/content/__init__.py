"""The contents: cards, boards, tiles and tokens, loaded once and checked (SE-1.2, SE-9.16)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from starboard.engine.content import Printed, expect, load

CONTENT = Path(__file__).parent

Effects = list[dict[str, Any]]
"""Effect lists keep the grammar of the contents: objects with exactly one key, the operation (SE-9.5)."""


class SlotContent(Printed, frozen=True):
    trigger: dict[str, Any]
    reward: Effects


class MissionContent(Printed, frozen=True):
    """A conditional mission, a delivery, or a triggered one with its slots (SE-9.1)."""

    kind: str
    condition: dict[str, Any] = {}
    reward: Effects = []
    slots: list[SlotContent] = []


class MessageContent(Printed, frozen=True):
    offset_vp: int
    effects: Effects


class CardContent(Printed, frozen=True):
    """A project card, or a card of a species (SE-9.1)."""

    id: str
    cost: dict[str, int] | None
    free_action: Effects
    sector: str | None
    income: str | None
    effects: Effects
    mission: MissionContent | None
    end_game: dict[str, Any] | None
    species: str = ""
    message: MessageContent | None = None
    danger: int = 0


class LayerContent(Printed, frozen=True):
    """One ring of a disc or of the board, sectors clockwise: - hole, . empty, A asteroids, C comet, or a planet (SE-4.1)."""

    layer: str
    ring: int
    cells: list[str]


class StarContent(Printed, frozen=True):
    id: str
    colour: str
    data_slots: int
    first_win: Effects
    later_win: Effects


class OrbitContent(Printed, frozen=True):
    first_bonus: Effects
    rewards: Effects


class LandContent(Printed, frozen=True):
    first_data_spaces: list[int]
    rewards: Effects


class MoonContent(Printed, frozen=True):
    id: str
    rewards: Effects


class PlanetContent(Printed, frozen=True):
    orbit: OrbitContent
    land: LandContent
    id: str = "oumuamua"
    moons: list[MoonContent] = []


class ScanOption(Printed, frozen=True):
    cost: dict[str, int]
    effects: Effects


class ColumnContent(Printed, frozen=True):
    top: Effects
    bottom: Effects


class TechContent(Printed, frozen=True):
    id: str
    type: str
    extra_immediate: Effects
    scan_options: list[ScanOption]
    computer_column: ColumnContent | None


class GoldContent(Printed, frozen=True):
    tile: str
    side: str
    values: list[int]
    sets: dict[str, Any]


class SpaceContent(Printed, frozen=True):
    """A space of a species board; `unlimited` strips take any number of markers (SE-10.1.6)."""

    row: int
    cost: dict[str, int] | None
    reward: Effects
    unlimited: bool
    needs_sample: bool
    danger: int


class TokenContent(Printed, frozen=True):
    colour: str
    sides: list[Effects]


class SpeciesContent(Printed, frozen=True):
    id: str
    board: dict[str, list[SpaceContent]]
    cards_to_each: int
    samples: list[Effects] = []
    tokens: list[TokenContent] = []
    token_offsets: list[int] = []
    planet: PlanetContent | None = None
    message_rewards: list[Effects] = []
    milestones: list[tuple[int, int]] = []


class RivalTarget(Printed, frozen=True):
    planet: str
    moves: int


class RivalActionContent(Printed, frozen=True):
    action: str
    effects: Effects = []
    cost: dict[str, int] = {}
    moves: int = 0
    planets: list[str] = []
    preference: list[str] = []
    species_order: int = 0
    condition: dict[str, Any] = {}
    targets: list[RivalTarget] = []


class RivalCardContent(Printed, frozen=True):
    id: str
    kind: str
    species: str | None
    arrow: str
    actions: list[RivalActionContent]


class LevelContent(Printed, frozen=True):
    level: int
    start_space: int
    advanced_cards_at_start: int
    objectives: list[int]
    progress_track: list[str]


class TaskContent(Printed, frozen=True):
    any_of: list[dict[str, Any]]


class ObjectiveContent(Printed, frozen=True):
    id: str
    level: str
    tasks: list[TaskContent]


PROJECTS = load(CONTENT / "cards.json", list[CardContent])
SPECIES_CARDS = load(CONTENT / "species_cards.json", list[CardContent])
LAYERS = load(CONTENT / "solar_system.json", list[LayerContent])
STARS = load(CONTENT / "stars.json", list[StarContent])
PLANETS = load(CONTENT / "planets.json", list[PlanetContent])
TECHNOLOGIES = load(CONTENT / "technologies.json", list[TechContent])
GOLD_TILES = load(CONTENT / "gold_tiles.json", list[GoldContent])
SPECIES = load(CONTENT / "species.json", list[SpeciesContent])
RIVAL_CARDS = load(CONTENT / "rival_cards.json", list[RivalCardContent])
LEVELS = load(CONTENT / "rival_levels.json", list[LevelContent])
OBJECTIVES = load(CONTENT / "objectives.json", list[ObjectiveContent])

expect("cards.json: ids", [card.id for card in PROJECTS], [f"card_{number:03}" for number in range(1, 139)])
expect("cards.json: colours", Counter(card.sector for card in PROJECTS), {"yellow": 41, "red": 41, "blue": 41, "black": 15})
expect("cards.json: incomes", Counter(card.income for card in PROJECTS), {"credit": 47, "energy": 47, "card": 44})
expect("cards.json: costs", Counter((card.cost or {})["credits"] for card in PROJECTS), {0: 6, 1: 47, 2: 47, 3: 35, 4: 3})
expect(
    "cards.json: missions",
    Counter(card.mission.kind for card in PROJECTS if card.mission is not None),
    {"conditional": 37, "triggered": 20},
)
expect("cards.json: end-of-game cards", sum(1 for card in PROJECTS if card.end_game is not None), 13)
expect("species_cards.json: ids", [card.id for card in SPECIES_CARDS], [f"et_{number:02}" for number in range(1, 56)])
expect("stars.json: data", sum(star.data_slots for star in STARS), 42)
expect("planets.json: moons", sum(len(planet.moons) for planet in PLANETS), 9)
expect("technologies.json: types", Counter(tech.type for tech in TECHNOLOGIES), {"probe": 4, "telescope": 4, "computer": 4})
expect("gold_tiles.json: sides", len(GOLD_TILES), 8)
expect("rival_cards.json: kinds", Counter(card.kind for card in RIVAL_CARDS), {"basic": 4, "advanced": 10, "species": 5})
expect("objectives.json: levels", Counter(tile.level for tile in OBJECTIVES), {"I": 4, "II": 11, "III": 9})
for _layer in LAYERS:
    expect(f"solar_system.json: {_layer.layer}, ring {_layer.ring}: cells", len(_layer.cells), 8)
