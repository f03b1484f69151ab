"""The contents: map, cards, tiles and tokens, loaded once and checked (AE-1.1).

A content set is a folder. Every item says in `original` whether its face is this project's own: `yes`, `partly` or `no`.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from starboard.engine.content import Printed, expect, load
from starboard.engine.effects.vocabulary import Unread, of_vocabulary

CONTENT = Path(__file__).parent
NOTHING: Final = -1
"""Stands for no thing where things go by numbers."""

Effect = Annotated[Unread, of_vocabulary("op")]
Effects = list[Effect]
"""Operations as they are printed: each by its tag and its fields (AE-20)."""
Test = Annotated[Unread, of_vocabulary("test")]
"""A condition as it is printed."""
Original = Literal["yes", "partly", "no"]
Row = Literal["science", "industry", "commerce", "civilization"]
"""Rows of a station and columns of the market."""
Track = Literal["science", "industry", "commerce", "civilization", "supremacy"]
Resource = Literal["energy", "titanium", "ice", "nanocarbon", "credit", "tactics"]
Amount = Literal["energy", "titanium", "ice", "nanocarbon", "credit", "tactics", "vp", "any", "basic"]
"""Resources, victory points and free choices: any resource, or a basic one (titanium, ice, nanocarbon)."""
Amounts = dict[Amount, int]
Payment = dict[Literal[Amount, "moon_slot"], int]
"""What is paid for something; `moon_slot`: what the moon in the input slot shows (AE-11.7)."""
ShipType = Literal["transport", "fighter", "science_vessel", "heavy_cruiser"]
ShipAbility = Literal["settle", "assault", "hyperdrive", "jump"]
Rank = Literal["S", "A", "B", "C", "D"]
Limit = Literal["none", "once_per_turn", "once_per_battle"]
Selector = Literal[
    "any",
    "nebulae",
    "planets",
    "alliance_bases",
    "science_planets",
    "planets_without_moons",
    "planets_without_development",
    "own_ship_planets",
    "active",
    "adjacent_to_active",
]
"""Which regions are meant (AE-20.3)."""
ModifierKey = Literal[
    "range_bonus",
    "launch_range_bonus",
    "targeting_bonus",
    "dice_bonus",
    "grant_ability",
    "hand_limit_bonus",
    "storage_limit_bonus",
    "unplaced_moon_limit_bonus",
    "transport_discount",
    "development_discount",
    "energy_pays_development",
    "leave_ships_on_return",
    "carry_transport",
    "scrap_to_barge",
    "energy_die_cost",
    "no_withdraw",
    "no_jump",
    "ignore_shields",
]
Occasion = Literal[
    "turn_start",
    "return_start",
    "launched",
    "region_activated",
    "moon_taken",
    "moon_placed",
    "leaders_recruited",
    "module_activated",
    "development_built",
    "diplomacy_played",
    "battle_prepare",
    "battle_won",
    "raiders_won",
    "ship_scrapped",
    "shield_hit",
    "event_scored",
]
"""What abilities react to (AE-20.6)."""


class Marked(Printed, frozen=True):
    """Whether we made the entry up: `original` is yes, partly or no."""

    original: Original


class RegionContent(Marked, frozen=True):
    """A tile space, in the order in which tiles are laid, or a nebula (AE-2.3, AE-5.1)."""

    id: str
    kind: Literal["space", "nebula"]
    row: int
    x: int
    adjacent: list[str]
    special: int


class BaseContent(Marked, frozen=True):
    """`launch_requires`: what is needed to carry out its action, and so to be launched there (AE-6.4)."""

    id: str
    effect: Effects
    launch_requires: Literal["resources", "modules", "development"] | None


class PlanetContent(Marked, frozen=True):
    id: str
    type: Track
    development: str
    cost: Amounts
    leaders: int
    moon_colour: str
    printed_resource: Amounts


class MoonContent(Marked, frozen=True):
    """Moons with the same face have the same id."""

    id: str
    colour: str
    gain: Amounts
    repair: int
    input: bool


class ShipContent(Marked, frozen=True):
    id: str
    range: int
    weapons: int
    shields: int
    targeting_bonus: int
    abilities: list[ShipAbility]
    cost: Amounts
    per_player: int
    built_at_start: int


class SpaceContent(Printed, frozen=True):
    """A space of a progress track (AE-12)."""

    step: int
    vp: int
    development_level: int = 0
    event: bool = False
    discovery_stack: int = 0
    ship_upgrade: int = 0
    supremacy_space: int = 0
    storage_bonus: int = 0
    hand_limit: int = 0


class TrackContent(Marked, frozen=True):
    id: Track
    spaces: list[SpaceContent]


class DevelopmentContent(Marked, frozen=True):
    id: str
    track: Track
    leaders: int
    copies: int
    ability: Effects


class SpecialContent(Marked, frozen=True):
    id: str
    kind: Literal["quasar", "vortex"]
    space: int
    die_numbers: list[int]
    vp_icons: int
    benefit: Effects | None


class TokenContent(Marked, frozen=True):
    id: str
    effect: Effects
    copies: int = 1


class ModuleContent(Marked, frozen=True):
    id: str
    type: Row
    damage_icons: int
    dock: Literal["none", "open", "ship_only"]
    end_game: bool
    moon_slot: Literal["none", "input", "output", "half_right", "half_both"]
    moon_slot_vp: int
    effect: Effects


class ModifierContent(Printed, frozen=True):
    """What is always on, under conditions (AE-20.6)."""

    key: ModifierKey
    value: int | bool | ShipAbility
    when: list[Test] = []


class TriggerContent(Printed, frozen=True):
    """What makes an ability happen, with filters: whose, with this ship, where, how, with which module, against whom (AE-20.6)."""

    on: Occasion
    who: Literal["self", "other_player", "any"]
    ship: Literal["any", "this"] = "any"
    regions: Selector | None = None
    base: list[str] = []
    by: Literal["", "ship", "energy"] = ""
    module: str = ""
    against: Literal["any", "raiders", "opponent"] = "any"
    near_own_ship: int | None = None


class PassiveAbility(Printed, frozen=True, tag_field="kind", tag="passive"):
    modifiers: list[ModifierContent]
    original: Original | None = None


class TriggeredAbility(Printed, frozen=True, tag_field="kind", tag="triggered"):
    trigger: TriggerContent
    requires: list[Test]
    effect: Effects
    limit: Limit
    optional: bool
    original: Original | None = None


class ActionAbility(Printed, frozen=True, tag_field="kind", tag="action"):
    """A free action of its owner."""

    timing: Literal["own_turn"]
    effect: Effects
    limit: Limit
    original: Original | None = None


Ability = PassiveAbility | TriggeredAbility | ActionAbility


class ModeContent(Printed, frozen=True):
    """One way to play a tactics card (AE-17.6)."""

    timing: str
    requires: list[Test]
    effect: Effects = []
    ability: PassiveAbility | TriggeredAbility | None = None


class TacticContent(Marked, frozen=True):
    id: str
    kind: Literal["action", "support", "diplomacy", "battle", "event"]
    copies: int
    modes: list[ModeContent]
    needs_participation: bool


class FactionContent(Marked, frozen=True):
    id: str
    start_tracks: list[Track]
    start_resources: Amounts
    abilities: list[Ability]
    ship_upgrade: str


class UpgradeContent(Marked, frozen=True):
    id: str
    ship: ShipType
    faction: str | None
    range: int
    weapons: int
    shields: int
    targeting_bonus: int
    abilities: list[ShipAbility]
    unique: list[PassiveAbility | TriggeredAbility]


class RaiderContent(Marked, frozen=True, rename={"rank": "class"}):
    id: str
    rank: Rank
    range: int
    weapons: int
    targeting_bonus: int
    shields: int
    spawn: str
    keywords: list[str]
    abilities: list[PassiveAbility | TriggeredAbility]
    reward: Effects
    standees: int
    swarm: bool


class EventContent(Marked, frozen=True):
    id: str
    deck: str
    score_track: Track
    raider_class: Rank
    effect: Effects


class GoalContent(Printed, frozen=True):
    track: Track
    vp: int


class DestinyContent(Marked, frozen=True):
    id: str
    goals: list[GoalContent]


class ConstantsContent(Marked, frozen=True):
    """Numbers that are printed once or stand in the rules.

    Limits: `energy_limit` and `storage_limit` of the stock, `hand_limit`, `unplaced_moons` (AE-1.4, AE-8.1), `dice_max` and
    `targeting_max` (AE-14.4, AE-14.5). Energy that is paid: `jump_energy` for a launch or move, `activation_energy` for a module,
    `die_energy` for a bonus die. VP: `level_vp` of a development by level, `placement_vp_max`, `repair_vp` when nothing needs repair,
    less per damaged module `event_damage_vp` and `final_damage_vp`.
    """

    lengths: dict[str, int]
    planets_by_players: list[int]
    event_steps_by_players: list[int]
    module_prices: dict[Row, list[Amounts]]
    energy_limit: int
    storage_limit: int
    hand_limit: int
    unplaced_moons: int
    level_vp: list[int]
    placement_vp_max: int
    supremacy_fallback_vp: int
    mechaphage_tokens: int
    leaders: int
    leaders_in_nebulae: int
    starting_vp: list[int]
    factions_dealt: int
    destinies_dealt: int
    s_raiders_at_start: int
    moons_per_planet: int
    discovery_stack: int
    events_peeked: int
    die_faces: int
    dice_max: int
    targeting_max: int
    die_energy: int
    jump_energy: int
    activation_energy: int
    repair_vp: int
    event_damage_vp: int
    final_damage_vp: int
    leader_vp: int


REGIONS = load(CONTENT / "regions.json", list[RegionContent])
BASES = load(CONTENT / "bases.json", list[BaseContent])
PLANETS = load(CONTENT / "planets.json", list[PlanetContent])
MOONS = load(CONTENT / "moons.json", list[MoonContent])
SHIPS = load(CONTENT / "ships.json", list[ShipContent])
TRACKS = load(CONTENT / "tracks.json", list[TrackContent])
DEVELOPMENTS = load(CONTENT / "developments.json", list[DevelopmentContent])
SPECIALS = load(CONTENT / "special_regions.json", list[SpecialContent])
DISCOVERIES = load(CONTENT / "discovery_tokens.json", list[TokenContent])
SUPREMACIES = load(CONTENT / "supremacy_tokens.json", list[TokenContent])
KEY_MODULES = load(CONTENT / "key_modules.json", list[ModuleContent])
MODULES = load(CONTENT / "modules.json", list[ModuleContent])
TACTICS = load(CONTENT / "tactics.json", list[TacticContent])
FACTIONS = load(CONTENT / "factions.json", list[FactionContent])
UPGRADES = load(CONTENT / "upgrades.json", list[UpgradeContent])
RAIDERS = load(CONTENT / "raiders.json", list[RaiderContent])
EVENTS = load(CONTENT / "events.json", list[EventContent])
DESTINIES = load(CONTENT / "destiny.json", list[DestinyContent])
CONSTANTS = load(CONTENT / "constants.json", ConstantsContent)
SYMBOLS = load(CONTENT / "symbols.json", dict[str, str])
"""What clients draw for each operation: written from the operations' classes by tools/andromedas_edge_texts.py."""

COLUMNS: Final[tuple[Row, ...]] = get_args(Row)
COLOURS = ("blue", "red", "yellow", "white", "purple")

expect("regions.json: kinds", Counter(region.kind for region in REGIONS), {"space": 23, "nebula": 6})
expect("bases.json: bases", len(BASES), 6)
expect("planets.json: types", Counter(planet.type for planet in PLANETS), dict.fromkeys((*COLUMNS, "supremacy"), 3))
expect("moons.json: colours", Counter(moon.colour for moon in MOONS), {**dict.fromkeys(COLOURS, 9), "nebula": 6})
expect("ships.json: fleet", [ship.per_player for ship in SHIPS], [6, 1, 1, 1])
expect("tracks.json: tracks", [track.id for track in TRACKS], [*COLUMNS, "supremacy"])
expect("tracks.json: spaces", {len(track.spaces) for track in TRACKS}, {11})
expect("developments.json: pieces", [one.copies for one in DEVELOPMENTS], [3] * 5)
expect("discovery_tokens.json: tokens", sum(token.copies for token in DISCOVERIES), 21)
expect("supremacy_tokens.json: tokens", len(SUPREMACIES), 8)
expect("key_modules.json: rows", [module.type for module in KEY_MODULES], list(COLUMNS))
expect("modules.json: decks", Counter(module.type for module in MODULES), dict.fromkeys(COLUMNS, 27))
expect("tactics.json: cards", sum(card.copies for card in TACTICS), 80)
expect("factions.json: cards", len(FACTIONS), 12)
expect("upgrades.json: tiles", Counter(tile.faction is None for tile in UPGRADES), {True: 24, False: 12})
expect("raiders.json: standees", sum(raider.standees for raider in RAIDERS), 16)
expect("events.json: decks", Counter(event.deck for event in EVENTS), {"galactic_aurora": 10, "cosmic_twilight": 10})
expect("destiny.json: cards", len(DESTINIES), 20)
for _region in REGIONS:
    for _near in _region.adjacent:
        _other = next((region for region in REGIONS if region.id == _near), None)
        expect(f"regions.json: {_region.id} beside {_near}", _other is not None and _region.id in _other.adjacent, True)
