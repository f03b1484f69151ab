"""The missions of The Battle: what a player has on one sheet (WM-8.15, WM-8.20)."""

from __future__ import annotations

from typing import Any

from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, INSIGNIA, PENALTY, PLANTS, WATERS
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import held
from starboard.games.welcome_to_the_moon.adventures.battle.rules.scoring import crossed
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import both
from starboard.games.welcome_to_the_moon.content import MissionCard
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet


def progress(layout: BattleLayout, sheets: list[Sheet], seat: int, mission: MissionCard) -> tuple[int, int]:
    """Each condition must be met on a single sheet."""
    return max([progress_in(layout, sheet, zone, mission) for zone, sheet in enumerate(both(sheets, seat))])


def progress_in(layout: BattleLayout, sheet: MarkedSheet, zone: int, mission: MissionCard) -> tuple[int, int]:
    """Of all tests of a mission together, none of them beyond its need."""
    have = need = 0
    for test in mission.condition["tests"]:
        for done, needed in tested(layout, sheet, zone, test):
            have += min(done, needed)
            need += needed
    return have, need


def tested(layout: BattleLayout, sheet: MarkedSheet, zone: int, test: dict[str, Any]) -> list[tuple[int, int]]:
    """What is done and what is needed; each type of planet counts for itself."""
    name = str(test["test"])
    if name == "planet_types_controlled":
        return [(held_of(layout, sheet, zone, TYPES.index(type)), 1) for type in test["all_of"]]
    needed = int(test["at_least"])
    if name == "planet_value_boxes_crossed_each_type":
        return [(crossed(layout, sheet, zone, track), needed) for track in range(FIRST_TYPE, PENALTY)]
    if name == "planets_controlled":
        return [(sum([held_of(layout, sheet, zone, type) for type in range(len(TYPES))]), needed)]
    if name == "asteroids":
        return [(drawn(sheet, zone, layout.belts[zone].icons), needed)]
    if name == "different_moons_with_own_insignia":
        return [(len([moon for moon in layout.moons if drawn(sheet, zone, moon)]), needed)]
    assert name in ("plant_boxes_crossed", "water_boxes_crossed"), name
    return [(crossed(layout, sheet, zone, PLANTS if name == "plant_boxes_crossed" else WATERS), needed)]


def held_of(layout: BattleLayout, sheet: MarkedSheet, zone: int, type: int) -> int:
    """Captured planets of a type that the zone controls; others do not count for missions (WM-8.17)."""
    count = 0
    for planet, one in enumerate(layout.types):
        if one == type and held(layout, sheet, planet, zone):
            count += 1
    return count


def drawn(sheet: MarkedSheet, zone: int, places: list[int]) -> int:
    """Insignia of the zone on moon slots or asteroids."""
    drawn = 0
    for place in places:
        if sheet.marks[place] == INSIGNIA[zone]:
            drawn += 1
    return drawn
