"""The contents: tiles, station, boards and cards, loaded once and checked (PU-1)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from starboard.engine.content import Printed, expect, load
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content.measures import AnyMeasure
from starboard.games.planet_unknown.content.modifiers import AnyBoardRule, AnyModifier
from starboard.games.planet_unknown.content.operations import (
    AddCivCardsOp,
    AdvanceOp,
    AdvanceToMilestoneOp,
    CardOperation,
    ChooseFluxTrackOp,
    ChooseOneOp,
    ClaimRowOp,
    CollectOp,
    DestroyOp,
    DrawObjectivesOp,
    MovementOp,
    PatchOp,
    PlaceMeteoriteOp,
    PlaceRoverOp,
    RegressOp,
    RemoveCivCardsOp,
    RemoveObjectiveOp,
    RemoveStackOp,
    RepositionLifepodOp,
    ResetTrackerOp,
    RotateStationOp,
    SlotBonus,
    SynergyOp,
    TakeCivCardsOp,
    TeleportOp,
    in_sequence,
)
from starboard.games.planet_unknown.content.prohibitions import AnyPlanetRule, AnyRoundBan
from starboard.games.planet_unknown.content.tracks import TRACKS, AnyTerrain, Terrain, Track

RINGS = ("outer", "inner")
SIGNALS = ("green", "orange", "red")
CONTENT = Path(__file__).parent

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


class ListedTile(Printed, frozen=True):
    """A tile; `turns`: by which of its eight orientations each one goes, the lowest of those that look alike (PU-1.3)."""

    id: str
    shape: str
    terrains: tuple[Terrain, Terrain]
    meteor: bool
    turns: tuple[int, ...]


class ListedDecks(Printed, frozen=True):
    """The event decks for so many players: what the options stand for, and all that the players may mix (PU-15.3)."""

    seats: tuple[int, ...]
    named: dict[str, tuple[int, int, int]]
    mixes: tuple[tuple[int, int, int], ...]


class StationContent(Printed, frozen=True):
    """Shapes of the compartments clockwise, and where the depot indicators stand by number of players (PU-3.4)."""

    depots: int
    tiles_per_compartment: int
    outer_ring: tuple[str, ...]
    inner_ring: tuple[str, ...]
    positions: dict[str, tuple[int, ...]]


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
    special_rules: tuple[AnyPlanetRule, ...]
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
    bonuses: tuple[SlotBonus, ...] = ()


class Trigger(Printed, frozen=True):
    """A permanent rule of a corporation board: when it applies and what it does (PU-21.4)."""

    when: Literal["always", "setup", "civ_milestone", "tech_milestone", "lifepod_collected"]
    effects: tuple[RegressOp | ChooseFluxTrackOp | AnyBoardRule, ...]


class Conditions(Printed, frozen=True):
    """What must hold for a technology, all of it (PU-21.5)."""

    tile_has_resource: AnyTerrain | None = None
    tile_covers_ice: bool | None = None
    terrain: Terrain | None = None
    rover_carrying: bool | None = None
    milestone_level_at_most: int | None = None
    movement_gained_this_round_at_least: int = 0
    trackers_on_rover_track_at_least: int = 0
    track_at_maximum: Track | None = None
    next_milestone_exists: Literal["flux"] | None = None


TechnologyEffect = (
    AdvanceOp
    | AdvanceToMilestoneOp
    | ClaimRowOp
    | CollectOp
    | DestroyOp
    | DrawObjectivesOp
    | MovementOp
    | PatchOp
    | RegressOp
    | RepositionLifepodOp
    | ResetTrackerOp
    | SynergyOp
    | TakeCivCardsOp
    | TeleportOp
    | AnyModifier
)


class TechnologyContent(Printed, frozen=True, kw_only=True):
    """A technology of a corporation board, and when it works (PU-18, PU-21.5)."""

    level: str
    id: str
    when: Literal[
        "always",
        "round_start",
        "game_end",
        "scoring",
        "own_turn",
        "tile_taken",
        "tile_placed",
        "water_resource",
        "track_movement_gained",
        "civ_milestone",
        "civ_pick",
        "unlocked",
        "patch_gained",
        "meteorite_collected",
        "synergy_used",
        "rover_move",
        "rover_arrives",
    ]
    condition: Conditions = msgspec.field(default=Conditions(), name="if")
    optional: bool
    limit: Literal["round", "game"] | None
    effects: tuple[TechnologyEffect, ...]


class CorporationContent(Printed, frozen=True, kw_only=True):
    """A corporation board: tracks, technologies, special rules (PU-18). `stretched`: tracks whose steps take several printed rows each."""

    id: str
    side: str
    difficulty: int
    rovers: int
    rover_top_repeat: int
    special_rules: tuple[Trigger, ...]
    tracks: Annotated[dict[Track, tuple[Slot, ...]], Meta(min_length=len(TRACKS))]
    technologies: tuple[TechnologyContent, ...]
    water_path: tuple[tuple[Track, int], ...] = ()
    stretched: tuple[Track, ...] = ()


class CivCard(Printed, frozen=True):
    id: str
    level: int
    timing: Literal["immediate", "end_of_game"]
    effects: tuple[CardOperation, ...]

    def text(self) -> Message:
        """What it does, as sentences."""
        return in_sequence(self.effects)


EventEffect = (
    AddCivCardsOp
    | AdvanceOp
    | ChooseOneOp
    | CollectOp
    | DestroyOp
    | DrawObjectivesOp
    | PatchOp
    | PlaceMeteoriteOp
    | PlaceRoverOp
    | RegressOp
    | RemoveCivCardsOp
    | RemoveObjectiveOp
    | RemoveStackOp
    | RotateStationOp
    | SynergyOp
    | AnyRoundBan
)


class EventCard(Printed, frozen=True):
    id: str
    signal: Signal
    solo_only: bool
    kind: Literal["once", "round"]
    effects: tuple[EventEffect, ...]

    def text(self) -> Message:
        """What it does and forbids, as sentences."""
        return in_sequence(self.effects)


class Competitive(Printed, frozen=True):
    """What neighbours compare (PU-14)."""

    measure: AnyMeasure
    compare: Literal["most", "fewest"]

    def text(self) -> Message:
        return message(f"objective-{self.compare}", measure=self.measure.text())


class Private(Printed, frozen=True):
    """How much of something there must be, or may be at most (PU-13.7)."""

    measure: AnyMeasure
    at_least: int | None = None
    at_most: int | None = None

    def text(self) -> Message:
        if self.at_least is not None:
            return message("objective-at-least", measure=self.measure.text(), count=self.at_least)
        return message("objective-at-most", measure=self.measure.text(), count=self.at_most or 0)


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


class EventSupply(Printed, frozen=True):
    """The event deck that is meant by default, and how many cards there are: green, orange, red (PU-15.3, PU-17.1)."""

    default: str
    of_each_colour: tuple[int, int, int]


class EventSupplies(Printed, frozen=True):
    alone: EventSupply
    together: EventSupply


class SetupContent(Printed, frozen=True):
    """Cards to begin with: civ cards of each level beyond the number of players, competitive objectives between two players,
    private objectives, events of a deck and those that there are (PU-3.5, PU-3.6, PU-15.2, PU-15.3)."""

    civ_cards_beyond_players: int
    objectives_of_two: int
    private_objectives: PrivateObjectives
    event_cards: int
    events: EventSupplies


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
EVENT_CARD_OF = {card.id: card for card in EVENT_CARDS}
EVENT_MIXES = load(CONTENT / "event_mixes.json", dict[str, list[int]])
"""Event decks by difficulty: green, orange and red cards (PU-15.3)."""
SOLO = load(CONTENT / "solo.json", SoloContent)
SETUP = load(CONTENT / "setup.json", SetupContent)
LISTED_TILES = load(CONTENT / "listed_tiles.json", tuple[ListedTile, ...])
LISTED_DECKS = load(CONTENT / "listed_decks.json", tuple[ListedDecks, ...])
"""What clients read instead of reckoning: written from the rules by tools/planet_unknown_lists.py."""
SCORING = load(CONTENT / "scoring.json", ScoringContent)
CIV_LEVELS = max(card.level for card in CIV_CARDS)

expect("tiles.json: shapes", sorted(shape.id for shape in TILE_CONTENT.shapes), sorted(STATION.outer_ring + STATION.inner_ring))
expect("civ_cards.json: cards by level", Counter(card.level for card in CIV_CARDS), Counter({1: 9, 2: 9, 3: 9, 4: 9}))
expect("objectives.json: cards", len(OBJECTIVES), 28)
expect("events.json: cards by signal", Counter(card.signal for card in EVENT_CARDS), Counter(dict.fromkeys(SIGNALS, 20)))
for _supply, _cards in (
    (SETUP.events.alone, EVENT_CARDS),
    (SETUP.events.together, [card for card in EVENT_CARDS if not card.solo_only]),
):
    expect("setup.json: events", _supply.of_each_colour, tuple(sum(card.signal == signal for card in _cards) for signal in SIGNALS))
expect("event_mixes.json: cards of a deck", {sum(mix) for mix in EVENT_MIXES.values()}, {SETUP.event_cards})
expect("planets.json: boards", len(PLANETS), 13)
expect("corporations.json: boards", len(CORPORATIONS), 9)
for _planet in PLANETS:
    expect(f"planets.json: {_planet.id}: lifepods", len(_planet.lifepods), 6)
    expect(f"planets.json: {_planet.id}: squares", sum(row.count("L") + row.count("I") for row in _planet.grid), _planet.squares)
    expect(f"planets.json: {_planet.id}: ice", sum(row.count("I") for row in _planet.grid), _planet.ice_squares)
