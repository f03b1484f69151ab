"""The contents: cards, boards, tiles and tokens, loaded once and checked (SE-1.2, SE-9.16)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta

from starboard.engine.content import Printed, expect, load
from starboard.engine.effects.vocabulary import Unread, of_vocabulary

CONTENT = Path(__file__).parent

Effect = Annotated[Unread, of_vocabulary("op")]
Effects = list[Effect]
"""Operations, each with its tag (SE-9.5). The rules read them, as what is tested, counted and waited for, and the rival's actions."""
Test = Annotated[Unread, of_vocabulary("test")]
Count = Annotated[Unread, of_vocabulary("count")]
Happening = Annotated[Unread, of_vocabulary("event")]
RivalDeed = Annotated[Unread, of_vocabulary("action")]

Planet = Literal["mercury", "venus", "earth", "mars", "jupiter", "saturn", "uranus", "neptune", "oumuamua"]
SpeciesId = Literal["mascamites", "anomalies", "oumuamua", "centaurians", "exertians"]
Resource = Literal["credits", "energy", "publicity", "data", "vp", "exofossils"]
Income = Literal["credit", "energy", "card", "data", "publicity"]
SectorColour = Literal["yellow", "red", "blue", "black"]
TraceColour = Literal["purple", "yellow", "blue"]
TechType = Literal["probe", "telescope", "computer"]
AnySector = Literal[SectorColour, "any"]
AnyTrace = Literal[TraceColour, "any"]
AnyTech = Literal[TechType, "any"]
Piece = Literal["orbiter", "lander"]
CornerIcon = Literal["publicity", "data", "move"]
Corner = Literal[CornerIcon, "any"]
TileBonus = Literal["vp", "energy", "publicity", "card"]
Side = Literal["a", "b"]
Layer = Literal["disc_1", "disc_2", "disc_3", "board"]
Slot = Literal["left", "right"]
"""Where a species lies."""


class Cost(Printed, frozen=True):
    """What is paid, of each resource."""

    credits: int = 0
    energy: int = 0
    publicity: int = 0
    data: int = 0
    exofossils: int = 0

    def __bool__(self) -> bool:
        return self != Cost()


class SlotContent(Printed, frozen=True):
    trigger: Happening
    reward: Effects


class MissionContent(Printed, frozen=True):
    """A conditional mission, a delivery, or a triggered one with its slots (SE-9.1)."""

    kind: Literal["conditional", "triggered", "delivery"]
    condition: Test | None = None
    reward: Effects = []
    slots: list[SlotContent] = []


class MessageContent(Printed, frozen=True):
    offset_vp: int
    effects: Effects


class CardContent(Printed, frozen=True):
    """A project card, or a card of a species (SE-9.1)."""

    id: str
    cost: Cost | None
    free_action: Effects
    sector: SectorColour | None
    income: Income | None
    effects: Effects
    mission: MissionContent | None
    end_game: Effect | None
    species: str = ""
    message: MessageContent | None = None
    danger: int = 0


class LayerContent(Printed, frozen=True):
    """One ring of a disc or of the board, sectors clockwise: - hole, . empty, A asteroids, C comet, or a planet (SE-4.1)."""

    layer: Layer
    ring: int
    cells: list[str]


class StarContent(Printed, frozen=True):
    id: str
    colour: SectorColour
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
    cost: Cost
    effects: Effects


class ColumnContent(Printed, frozen=True):
    top: Effects
    bottom: Effects


class PassiveContent(Printed, frozen=True):
    """Rules that a technology changes (SE-8.2): how many probes, what asteroids cost and give, landing, scanning."""

    probes: int = 0
    asteroid_points: int = 0
    asteroid_publicity: int = 0
    landing_discount: int = 0
    moons: bool = False
    beside_earth: bool = False


class TechContent(Printed, frozen=True):
    id: str
    type: TechType
    extra_immediate: Effects
    scan_options: list[ScanOption]
    computer_column: ColumnContent | None
    passive: PassiveContent | None = None


class GoldContent(Printed, frozen=True):
    tile: str
    side: Side
    values: list[int]
    sets: Count


class SpaceContent(Printed, frozen=True):
    """A space of a species board; `unlimited` strips take any number of markers (SE-10.1.6)."""

    row: int
    cost: Cost | None
    reward: Effects
    unlimited: bool
    needs_sample: bool
    danger: int


class TokenContent(Printed, frozen=True):
    colour: TraceColour
    sides: list[Effects]


class TilePlace(Printed, frozen=True):
    """A gap in a layer, as it lies before anything has turned."""

    layer: Layer
    ring: int
    sector: int


class TileContent(Printed, frozen=True):
    """The 'Oumuamua tile: where it is put, what each signal gives, and everybody with a signal when all are marked (SE-10.4)."""

    place: TilePlace
    rewards: list[Effects]
    resolved: Effects


class SpeciesContent(Printed, frozen=True):
    """`hosts`: on which planets so many samples lie face down, the rest lies open (SE-10.2); `message_offset`: how far ahead message
    tiles are put (SE-10.5); `penalty_per`: one point of so many for danger (SE-10.6).
    """

    id: str
    board: Annotated[dict[TraceColour, list[SpaceContent]], Meta(min_length=3)]
    cards_to_each: int
    samples: list[Effects] = []
    hosts: dict[Planet, int] = {}
    tokens: list[TokenContent] = []
    token_offsets: list[int] = []
    planet: PlanetContent | None = None
    message_rewards: list[Effects] = []
    milestones: list[tuple[int, int]] = []
    tile: TileContent | None = None
    message_offset: int = 0
    penalty_per: int = 0


class RivalTarget(Printed, frozen=True):
    """A planet that the rival flies to within so many moves (SE-12.9)."""

    planet: Planet
    moves: int


class RivalCardContent(Printed, frozen=True):
    id: str
    kind: Literal["basic", "advanced", "species"]
    species: str | None
    arrow: Literal["left", "right"]
    actions: list[RivalDeed]


class LevelContent(Printed, frozen=True):
    level: int
    start_space: int
    advanced_cards_at_start: int
    objectives: list[int]
    progress_track: list[str]


class TaskPart(Printed, frozen=True):
    """An event, or something to be held."""

    trigger: Happening | None = None
    condition: Test | None = None


class TaskContent(Printed, frozen=True):
    any_of: list[TaskPart]


class ObjectiveContent(Printed, frozen=True):
    id: str
    level: Literal["I", "II", "III"]
    tasks: list[TaskContent]


class StartContent(Printed, frozen=True):
    """What players begin with; `vp` from the first player on (SE-2.2)."""

    credits: int
    energy: int
    publicity: int
    cards: int
    vp: list[int]


class CostsContent(Printed, frozen=True):
    """Of main actions, of a movement point and of a card that is bought (SE-5, SE-6)."""

    launch: Cost
    orbit: Cost
    land: Cost
    land_with_orbiter: Cost
    scan: Cost
    analyse: Cost
    research: Cost
    move: Cost
    buy: Cost


class LimitsContent(Printed, frozen=True):
    publicity: int
    data: int
    hand: int
    probes: int


class AsteroidsContent(Printed, frozen=True):
    """Movement points to leave asteroids, publicity for visiting them (SE-4.2, SE-4.3)."""

    points: int
    publicity: int


class ComputerSpace(Printed, frozen=True):
    """A space of the computer's top row; under some a technology can be put, others give a reward (SE-8.3)."""

    tech: bool
    reward: Effects


class BaseIncome(Printed, frozen=True):
    credits: int
    energy: int
    cards: int


class IncomeContent(Printed, frozen=True):
    """What everybody gains between rounds, and for each tucked card (SE-3.6, SE-8.4)."""

    base: BaseIncome
    tucked: dict[Income, Effects]


class PlayerBoard(Printed, frozen=True):
    """`exchange`: so many of a kind for one other thing; `visit`: publicity of comets and planets (SE-2.2, SE-5, SE-6, SE-8)."""

    start: StartContent
    costs: CostsContent
    exchange: int
    limits: LimitsContent
    asteroids: AsteroidsContent
    visit: int
    computer: list[ComputerSpace]
    analysis: Effects
    income: IncomeContent


class MilestonesContent(Printed, frozen=True):
    gold: list[int]
    neutral: list[int]


class SectorsContent(Printed, frozen=True):
    """What a star's second signal gives, and everybody with a signal when the sector is completed (SE-7.1, SE-7.2)."""

    second_signal: Effects
    signalled: Effects


class SharedBoard(Printed, frozen=True):
    """`neutral_markers` by players; `discovery` of the left and the right species; `tech_tiles` are the bonuses on backs of technologies,
    `first_taker` the reward of the first one (SE-2.1, SE-7, SE-8.1).
    """

    rounds: int
    card_row: int
    stacks: int
    neutral_markers: list[tuple[int, int]]
    milestones: MilestonesContent
    discovery: list[Effects]
    overflow: Effects
    sectors: SectorsContent
    tech_tiles: dict[TileBonus, Effects]
    first_taker: Effects


class RivalComputer(Printed, frozen=True):
    """The rewards of some of its spaces (SE-12.3)."""

    spaces: int
    rewards: list[tuple[int, Effects]]


class SoloObjectives(Printed, frozen=True):
    """How many lie face up, how far the rival advances for each that is missing, its points for each left undone (SE-12.8)."""

    shown: int
    progress_each: int
    points_each: int


class SoloContent(Printed, frozen=True):
    """What the rival gains instead of what players gain (SE-12.3 to SE-12.9).

    Progress for each income, for the end-of-round card that it does not take, and for each of its markers at a discovery.
    """

    computer: RivalComputer
    per_income: int
    no_card_left: Effects
    spent_computer_tech: Effects
    round_card: int
    discovery_marker: int
    objectives: SoloObjectives
    spare_messages: int


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
PLAYER_BOARD = load(CONTENT / "player_board.json", PlayerBoard)
SHARED_BOARD = load(CONTENT / "shared_board.json", SharedBoard)
SOLO = load(CONTENT / "solo.json", SoloContent)
SYMBOLS = load(CONTENT / "symbols.json", dict[str, str])
"""What clients draw for each operation: written from the operations' classes by tools/seti_texts.py."""

expect("cards.json: ids", [card.id for card in PROJECTS], [f"card_{number:03}" for number in range(1, 139)])
expect("cards.json: colours", Counter(card.sector for card in PROJECTS), {"yellow": 41, "red": 41, "blue": 41, "black": 15})
expect("cards.json: incomes", Counter(card.income for card in PROJECTS), {"credit": 47, "energy": 47, "card": 44})
expect("cards.json: costs", Counter(card.cost.credits for card in PROJECTS if card.cost is not None), {0: 6, 1: 47, 2: 47, 3: 35, 4: 3})
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
