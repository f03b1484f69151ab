"""The contents as tables of numbers, in the order of their files."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import (
    BASES,
    COLOURS,
    COLUMNS,
    CONSTANTS,
    DESTINIES,
    DEVELOPMENTS,
    DISCOVERIES,
    EVENTS,
    FACTIONS,
    KEY_MODULES,
    MODULES,
    MOONS,
    PLANETS,
    RAIDERS,
    REGIONS,
    SHIPS,
    SPECIALS,
    SUPREMACIES,
    TACTICS,
    TRACKS,
    UPGRADES,
)
from starboard.games.andromedas_edge.terms import (
    ABILITY_BITS,
    AMOUNT_IDS,
    CLASS_IDS,
    SHIP_IDS,
    TOP,
    TRACK_IDS,
    VP,
)


def amounts(what: dict[str, int]) -> list[int]:
    """Amounts by their place in `AMOUNT_IDS`."""
    unknown = [name for name in what if name not in AMOUNT_IDS]
    if unknown:
        raise ValueError(f"unknown amount {unknown[0]!r}")
    return [what.get(name, 0) for name in AMOUNT_IDS]


# -- the map

REGION_IDS: Final = [region.id for region in REGIONS]
REGION_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(REGION_IDS)}
ADJACENT: Final[list[int]] = [sum([1 << REGION_OF[near] for near in region.adjacent]) for region in REGIONS]
SPECIAL_SPACES: Final[list[int]] = [next(number for number, region in enumerate(REGIONS) if region.special == space) for space in (1, 2)]
TILE_IDS: Final = [planet.id for planet in PLANETS] + [base.id for base in BASES] + [tile.id for tile in SPECIALS]
TILE_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(TILE_IDS)}
PLANET_TYPE: Final[list[int]] = [TRACK_IDS.index(planet.type) for planet in PLANETS]
PLANET_COST: Final[list[list[int]]] = [amounts(planet.cost) for planet in PLANETS]
PLANET_LEADERS: Final[list[int]] = [planet.leaders for planet in PLANETS]
PLANET_COLOUR: Final[list[int]] = [COLOURS.index(planet.moon_colour) for planet in PLANETS]
PLANET_YIELD: Final[list[list[int]]] = [amounts(planet.printed_resource) for planet in PLANETS]
SPECIAL_KIND: Final[list[str]] = [tile.kind for tile in SPECIALS]
SPECIAL_DIE: Final[list[list[int]]] = [tile.die_numbers for tile in SPECIALS]
SPECIAL_VP: Final[list[int]] = [tile.vp_icons for tile in SPECIALS]

# -- moons: equal faces are one kind

MOON_FACES: Final[list[tuple[tuple[int, ...], int]]] = []
"""What each kind of moon shows: amounts and repairs."""
MOON_INPUT: Final[list[bool]] = []
MOON_KINDS: Final[list[list[int]]] = [[] for _ in range(len(COLOURS) + 1)]
"""The moons of each colour, those of the nebulae last."""


def _sort_moons() -> None:
    for moon in MOONS:
        face = (tuple(amounts(moon.gain)), moon.repair)
        if face not in MOON_FACES:
            MOON_FACES.append(face)
            MOON_INPUT.append(moon.input)
        colour = COLOURS.index(moon.colour) if moon.colour in COLOURS else len(COLOURS)
        MOON_KINDS[colour].append(MOON_FACES.index(face))


_sort_moons()
MOON_GAIN: Final[list[list[int]]] = [list(face[0]) for face in MOON_FACES]
MOON_REPAIR: Final[list[int]] = [face[1] for face in MOON_FACES]
MOON_COST: Final[list[list[int]]] = [[0 if index == VP else amount for index, amount in enumerate(gain)] for gain in MOON_GAIN]
"""What a moon in an input slot asks for (AE-11.7)."""


def moon_id(kind: int) -> str:
    """The face in letters: e2v1 is 2 energy and 1 VP; r is a repair."""
    gain = MOON_GAIN[kind]
    letters = "etincdvab"
    return "".join([f"{letters[index]}{amount}" for index, amount in enumerate(gain) if amount]) + ("r1" if MOON_REPAIR[kind] else "")


MOON_IDS: Final = [moon_id(kind) for kind in range(len(MOON_FACES))]
MOON_OF: Final[dict[str, int]] = {id: kind for kind, id in enumerate(MOON_IDS)}

# -- ships and their upgrades: the four printed ships, then the tiles


def _abilities(names: list[str]) -> int:
    return sum([ABILITY_BITS[name] for name in names])


TILE_NAMES: Final = [ship.id for ship in SHIPS] + [tile.id for tile in UPGRADES]
UPGRADE_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(TILE_NAMES)}
HULL: Final[list[int]] = [0, 1, 2, 3] + [SHIP_IDS.index(tile.ship) for tile in UPGRADES]
RANGE: Final[list[int]] = [ship.range for ship in SHIPS] + [tile.range for tile in UPGRADES]
WEAPONS: Final[list[int]] = [ship.weapons for ship in SHIPS] + [tile.weapons for tile in UPGRADES]
SHIELDS: Final[list[int]] = [ship.shields for ship in SHIPS] + [tile.shields for tile in UPGRADES]
TARGETING: Final[list[int]] = [ship.targeting_bonus for ship in SHIPS] + [tile.targeting_bonus for tile in UPGRADES]
ABILITIES: Final[list[int]] = [_abilities(ship.abilities) for ship in SHIPS] + [_abilities(tile.abilities) for tile in UPGRADES]
SHIP_COST: Final[list[int]] = [ship.cost["titanium"] for ship in SHIPS]
STANDARD: Final[list[list[int]]] = [
    [4 + number for number, tile in enumerate(UPGRADES) if tile.faction is None and tile.ship == ship] for ship in SHIP_IDS
]

# -- tracks

TRACK_VP: Final[list[list[int]]] = [[space.vp for space in track.spaces] for track in TRACKS]
TRACK_EVENT: Final[list[list[bool]]] = [[space.event for space in track.spaces] for track in TRACKS]
TRACK_DISCOVERY: Final[list[list[int]]] = [[space.discovery_stack for space in track.spaces] for track in TRACKS]
TRACK_UPGRADE: Final[list[list[int]]] = [[space.ship_upgrade for space in track.spaces] for track in TRACKS]
TRACK_TOKEN: Final[list[list[int]]] = [[space.supremacy_space for space in track.spaces] for track in TRACKS]
TRACK_HAND: Final[list[list[int]]] = [[space.hand_limit for space in track.spaces] for track in TRACKS]


def _highest(values: list[int]) -> list[int]:
    return [max(values[: step + 1]) for step in range(TOP + 1)]


TRACK_LEVEL: Final[list[list[int]]] = [_highest([space.development_level for space in track.spaces]) for track in TRACKS]
TRACK_STORAGE: Final[list[list[int]]] = [_highest([space.storage_bonus for space in track.spaces]) for track in TRACKS]
TRACK_LIMIT: Final[list[list[int]]] = [_highest([space.hand_limit for space in track.spaces]) for track in TRACKS]
LEVEL_VP: Final[list[int]] = CONSTANTS.level_vp

# -- modules: the 108 cards, then the four key modules

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
DISPLAY_ROWS: Final = 3

# -- cards, tokens, factions, raiders

TACTIC_IDS: Final = [card.id for card in TACTICS]
TACTIC_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(TACTIC_IDS)}
TACTIC_KIND: Final[list[str]] = [card.kind for card in TACTICS]
TACTIC_DECK: Final[list[int]] = [number for number, card in enumerate(TACTICS) for _ in range(card.copies)]
DEVELOPMENT_IDS: Final = [one.id for one in DEVELOPMENTS]
DEVELOPMENT_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(DEVELOPMENT_IDS)}
DISCOVERY_IDS: Final = [token.id for token in DISCOVERIES]
DISCOVERY_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(DISCOVERY_IDS)}
DISCOVERY_TOKENS: Final[list[int]] = [number for number, token in enumerate(DISCOVERIES) for _ in range(token.copies)]
SUPREMACY_IDS: Final = [token.id for token in SUPREMACIES]
SUPREMACY_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(SUPREMACY_IDS)}
FACTION_IDS: Final = [faction.id for faction in FACTIONS]
FACTION_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(FACTION_IDS)}
FACTION_START: Final[list[list[int]]] = [amounts(faction.start_resources) for faction in FACTIONS]
FACTION_TRACKS: Final[list[list[int]]] = [[TRACK_IDS.index(track) for track in faction.start_tracks] for faction in FACTIONS]
FACTION_TILE: Final[list[int]] = [UPGRADE_OF[faction.ship_upgrade] for faction in FACTIONS]
RAIDER_IDS: Final = [raider.id for raider in RAIDERS]
RAIDER_RANGE: Final[list[int]] = [raider.range for raider in RAIDERS]
RAIDER_WEAPONS: Final[list[int]] = [raider.weapons for raider in RAIDERS]
RAIDER_TARGETING: Final[list[int]] = [raider.targeting_bonus for raider in RAIDERS]
RAIDER_SHIELDS: Final[list[int]] = [raider.shields for raider in RAIDERS]
RAIDER_ON_PLANET: Final[list[bool]] = [raider.spawn == "planet_with_most_leaders" for raider in RAIDERS]
EVENT_IDS: Final = [event.id for event in EVENTS]
EVENT_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(EVENT_IDS)}
EVENT_TRACK: Final[list[int]] = [TRACK_IDS.index(event.score_track) for event in EVENTS]
EVENT_CLASS: Final[list[int]] = [CLASS_IDS.index(event.raider_class) for event in EVENTS]
EVENT_DECK: Final[list[str]] = [event.deck for event in EVENTS]
DESTINY_IDS: Final = [card.id for card in DESTINIES]
DESTINY_OF: Final[dict[str, int]] = {id: number for number, id in enumerate(DESTINY_IDS)}
DESTINY_GOALS: Final[list[list[tuple[int, int]]]] = [[(TRACK_IDS.index(goal.track), goal.vp) for goal in card.goals] for card in DESTINIES]


def bits(mask: int) -> list[int]:
    """The regions of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


NEIGHBOURS: Final[list[list[int]]] = [bits(mask) for mask in ADJACENT]
