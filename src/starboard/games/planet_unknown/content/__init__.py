"""The contents: tiles, station, boards and cards, loaded once and checked (PU-1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from starboard.engine.content import Printed, expect, load

TRACKS = ("civ", "water", "biomass", "rover", "tech")
TERRAINS = (*TRACKS, "energy")
RINGS = ("outer", "inner")
SIGNALS = ("green", "orange", "red")
CONTENT = Path(__file__).parent

Track = Annotated[str, Meta(extra_json_schema={"enum": TRACKS})]
Terrain = Annotated[str, Meta(extra_json_schema={"enum": TERRAINS})]
Ring = Annotated[str, Meta(extra_json_schema={"enum": RINGS})]
Signal = Annotated[str, Meta(extra_json_schema={"enum": SIGNALS})]


class Shape(Printed, frozen=True):
    """A polyomino of two sections with one resource symbol each; meteor tiles show the meteor on `meteor_cell` (PU-1.3)."""

    id: str
    ring: Ring
    cells: tuple[tuple[int, int], ...]
    section_a: tuple[tuple[int, int], ...]
    section_b: tuple[tuple[int, int], ...]
    resource_a: tuple[int, int]
    resource_b: tuple[int, int]
    meteor_cell: tuple[int, int]


class TileContent(Printed, frozen=True):
    terrain_pairs: tuple[tuple[Terrain, Terrain], ...]
    shapes: tuple[Shape, ...]


class StationContent(Printed, frozen=True):
    """Shapes of the compartments clockwise, and where the depot indicators stand by number of players (PU-3.4)."""

    depots: int
    tiles_per_compartment: int
    outer_ring: tuple[str, ...]
    inner_ring: tuple[str, ...]
    positions: dict[str, tuple[int, ...]]


class Zone(Printed, frozen=True):
    x: tuple[int, int]
    y: tuple[int, int]
    resource: Terrain


class Op(Printed, frozen=True, kw_only=True):
    """One operation of the vocabulary of effects, technologies and restrictions; each uses the fields it needs (PU-21)."""

    op: str
    tracks: tuple[str, ...] = ()
    track: str = ""
    trackers: int = 1
    steps: int = 1
    bonuses: str = "all"
    count: int | str = 1
    points: int | str = 0
    per: str = ""
    terrain: str = ""
    level: int = 0
    options: tuple[tuple[Op, ...], ...] = ()
    effects: tuple[Op, ...] = ()
    source: str = ""
    target: str = ""
    resources_advance: bool = True
    piece: str = ""
    where: str = ""
    condition: dict[str, Any] = msgspec.field(default={}, name="if")
    start: dict[str, Any] = msgspec.field(default={}, name="from")
    to: dict[str, Any] = {}
    cost: int = 0
    metric: str = ""
    set: str = ""
    per_level: int = 0
    draw: int = 0
    keep: int = 0
    side: str = ""
    rule: str = ""
    ground: str = ""
    applies_to: tuple[str, ...] = ()
    waivable: bool = False
    feature: str = ""
    zones: tuple[Zone, ...] = ()
    medals: int = 0
    slots: tuple[str, ...] = ()
    capacity: int = 0
    levels_up: int = 0
    flux: str = ""
    change: str = ""


class Chasm(Printed, frozen=True):
    sides: tuple[str, ...]
    crossings: tuple[tuple[tuple[int, int], tuple[int, int]], ...]


class PlanetContent(Printed, frozen=True, kw_only=True):
    """A planet board: L land, I ice, H hole, . no square (PU-19)."""

    id: str
    side: str
    difficulty: int
    grid: tuple[str, ...]
    lifepods: tuple[tuple[int, int], ...]
    features: dict[str, tuple[tuple[int, int], ...]]
    row_medals: tuple[int, ...]
    column_medals: tuple[int, ...]
    edge: Literal["all", "border", "outline"]
    special_rules: tuple[Op, ...]
    squares: int
    ice_squares: int
    edge_squares: int
    chasm: Chasm | None = None
    regions: tuple[tuple[tuple[int, int], ...], ...] = ()


class Slot(Printed, frozen=True):
    """A slot of a track. `row`: where it is printed, when that is not its level."""

    level: int
    row: int | None = None
    medal: int = 0
    bonuses: tuple[Op, ...] = ()


class Trigger(Printed, frozen=True):
    """A permanent rule of a corporation board: when it applies and what it does (PU-21.4)."""

    when: str
    effects: tuple[Op, ...]


class TechnologyContent(Printed, frozen=True, kw_only=True):
    level: str
    id: str
    when: str
    condition: dict[str, Any] = msgspec.field(default={}, name="if")
    optional: bool
    limit: Literal["round", "game"] | None
    effects: tuple[Op, ...]


class CorporationContent(Printed, frozen=True, kw_only=True):
    """A corporation board: tracks, technologies, special rules (PU-18)."""

    id: str
    side: str
    difficulty: int
    rovers: int
    rover_top_repeat: int
    special_rules: tuple[Trigger, ...]
    tracks: Annotated[dict[Track, tuple[Slot, ...]], Meta(min_length=len(TRACKS))]
    technologies: tuple[TechnologyContent, ...]
    water_path: tuple[tuple[Track, int], ...] = ()


class CivCard(Printed, frozen=True):
    id: str
    level: int
    timing: Literal["immediate", "end_of_game"]
    effects: tuple[Op, ...]


class EventCard(Printed, frozen=True):
    id: str
    signal: Signal
    solo_only: bool
    kind: Literal["once", "round"]
    effects: tuple[Op, ...]


class Measure(Printed, frozen=True):
    """What an objective counts (PU-21.6)."""

    metric: str
    terrain: Terrain = ""
    size: tuple[int, int] = (0, 0)
    tracks: tuple[Track, ...] = ()
    ground: Literal["ice", "land", ""] = ""


class Competitive(Printed, frozen=True):
    measure: Measure
    compare: Literal["most", "fewest"]


class Private(Printed, frozen=True):
    measure: Measure
    at_least: int | None = None
    at_most: int | None = None


class Objective(Printed, frozen=True):
    id: str
    competitive: Competitive
    private: Private


class Adjustment(Printed, frozen=True):
    count: tuple[int, int]
    green: int
    orange: int
    red: int


class SoloContent(Printed, frozen=True):
    """The target, adjusted by the cards of each colour in the event deck, and how points above it are called, by bands (PU-17)."""

    base_target: int
    band: int
    adjustments: tuple[Adjustment, ...]
    outcomes: tuple[tuple[int, str], ...]


class Drawn(Printed, frozen=True):
    """So many cards are drawn, so many of them kept."""

    draw: int
    keep: int


class PrivateObjectives(Printed, frozen=True):
    alone: Drawn
    variant: Drawn


class SetupContent(Printed, frozen=True):
    """Cards to begin with: civ cards of each level beyond the number of players, competitive objectives between two players,
    private objectives, events (PU-3.5, PU-3.6, PU-15.2, PU-15.3)."""

    civ_cards_beyond_players: int
    objectives_of_two: int
    private_objectives: PrivateObjectives
    event_cards: int


class ObjectiveMedals(Printed, frozen=True):
    """Competitive: for the best alone, for each of several best. Private: when it is met (PU-13.7, PU-13.8)."""

    won: int
    tied: int
    met: int


class SetMedals(Printed, frozen=True):
    """By cards held, from none on: medals for them, or medals for as many meteorites as give one otherwise (PU-11.5)."""

    medals: tuple[int, ...] = ()
    meteorites: tuple[int, ...] = ()


class ScoringContent(Printed, frozen=True):
    """Medals for pieces in the collection area, objectives and sets of civ cards (PU-13)."""

    lifepod: int
    meteorites_for_a_medal: int
    objective: ObjectiveMedals
    sets: dict[str, SetMedals]


TILE_CONTENT = load(CONTENT / "tiles.json", TileContent)
STATION = load(CONTENT / "station.json", StationContent)
PLANETS = load(CONTENT / "planets.json", tuple[PlanetContent, ...])
CORPORATIONS = load(CONTENT / "corporations.json", tuple[CorporationContent, ...])
CIV_CARDS = load(CONTENT / "civ_cards.json", tuple[CivCard, ...])
OBJECTIVES = load(CONTENT / "objectives.json", tuple[Objective, ...])
EVENT_CARDS = load(CONTENT / "events.json", tuple[EventCard, ...])
EVENT_MIXES = load(CONTENT / "event_mixes.json", dict[str, list[int]])
"""Event decks by difficulty: green, orange and red cards (PU-15.3)."""
SOLO = load(CONTENT / "solo.json", SoloContent)
SETUP = load(CONTENT / "setup.json", SetupContent)
SCORING = load(CONTENT / "scoring.json", ScoringContent)
CIV_LEVELS = max(card.level for card in CIV_CARDS)

expect("tiles.json: shapes", sorted(shape.id for shape in TILE_CONTENT.shapes), sorted(STATION.outer_ring + STATION.inner_ring))
expect("civ_cards.json: cards by level", Counter(card.level for card in CIV_CARDS), Counter({1: 9, 2: 9, 3: 9, 4: 9}))
expect("objectives.json: cards", len(OBJECTIVES), 28)
expect("events.json: cards by signal", Counter(card.signal for card in EVENT_CARDS), Counter(dict.fromkeys(SIGNALS, 20)))
expect("event_mixes.json: cards of a deck", {sum(mix) for mix in EVENT_MIXES.values()}, {SETUP.event_cards})
expect("planets.json: boards", len(PLANETS), 13)
expect("corporations.json: boards", len(CORPORATIONS), 9)
for _planet in PLANETS:
    expect(f"planets.json: {_planet.id}: lifepods", len(_planet.lifepods), 6)
    expect(f"planets.json: {_planet.id}: squares", sum(row.count("L") + row.count("I") for row in _planet.grid), _planet.squares)
    expect(f"planets.json: {_planet.id}: ice", sum(row.count("I") for row in _planet.grid), _planet.ice_squares)
