"""The missions of The Battle: what a player has on one sheet (WM-8.15, WM-8.20)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, INSIGNIA, PENALTY, PLANTS, WATERS
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.rules.marking import MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import Sheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules.adventure import Battle


def progress_in(battle: Battle, sheet: Sheet, zone: int, mission: MissionCard) -> tuple[int, int]:
    """Of all tests of a mission together, none of them beyond its need."""
    have = need = 0
    for test in mission.condition["tests"]:
        for done, needed in tested(battle, cast("MarkedSheet", sheet), zone, test):
            have += min(done, needed)
            need += needed
    return have, need


def tested(battle: Battle, sheet: MarkedSheet, zone: int, test: dict[str, Any]) -> list[tuple[int, int]]:
    """What is done and what is needed; each type of planet counts for itself."""
    name = str(test["test"])
    if name == "planet_types_controlled":
        return [(held(battle, sheet, zone, TYPES.index(type)), 1) for type in test["all_of"]]
    needed = int(test["at_least"])
    if name == "planet_value_boxes_crossed_each_type":
        return [(battle.crossed(sheet, zone, track), needed) for track in range(FIRST_TYPE, PENALTY)]
    if name == "planets_controlled":
        return [(sum([held(battle, sheet, zone, type) for type in range(len(TYPES))]), needed)]
    if name == "asteroids":
        return [(drawn(sheet, zone, battle.belts[zone].icons), needed)]
    if name == "different_moons_with_own_insignia":
        return [(len([moon for moon in battle.moons if drawn(sheet, zone, moon)]), needed)]
    assert name in ("plant_boxes_crossed", "water_boxes_crossed"), name
    return [(battle.crossed(sheet, zone, PLANTS if name == "plant_boxes_crossed" else WATERS), needed)]


def held(battle: Battle, sheet: MarkedSheet, zone: int, type: int) -> int:
    """Captured planets of a type that the zone controls; others do not count for missions (WM-8.17)."""
    held = 0
    for planet, one in enumerate(battle.types):
        if one == type and battle.captured(sheet, planet) and battle.controls(sheet, planet, zone):
            held += 1
    return held


def drawn(sheet: MarkedSheet, zone: int, places: list[int]) -> int:
    """Insignia of the zone on moon slots or asteroids."""
    drawn = 0
    for place in places:
        if sheet.marks[place] == INSIGNIA[zone]:
            drawn += 1
    return drawn
