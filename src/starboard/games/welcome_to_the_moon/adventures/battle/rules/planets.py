"""Planets: which of them a number names, capture and control (WM-8.5, WM-8.6, WM-8.17)."""

from __future__ import annotations

from typing import cast

from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.names import BattleNames
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import INSIGNIA, ZONE_A, ZONE_B
from starboard.games.welcome_to_the_moon.adventures.battle.events import Captured
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, HALF, UNTOUCHED, X
from starboard.games.welcome_to_the_moon.content.names import RIVAL
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.state import MoonState


def free_slot(layout: BattleLayout, sheet: Sheet, planet: int) -> int:
    for slot in layout.planet_slots[planet]:
        if sheet.slots[slot] == EMPTY:
            return slot
    return EMPTY


def nearest(layout: BattleLayout, planet: int, number: int) -> int:
    """The number that names the planet with the smallest change; greater changes would give nothing else.

    8½ is 8 or 9, and an X names every planet (WM-C.34).
    """
    if number == X:
        return X
    if number >= HALF:
        return HALF + max(layout.lowest[planet] - 1, min(layout.highest[planet], number - HALF))
    return max(layout.lowest[planet], min(layout.highest[planet], number))


def named_slots(layout: BattleLayout, sheet: Sheet, number: int) -> list[int]:
    """The first empty slot of each planet that the number names."""
    places: list[int] = []
    for planet in range(len(layout.planet_slots)):
        if nearest(layout, planet, number) == number:
            slot = free_slot(layout, sheet, planet)
            if slot != EMPTY:
                places.append(slot)
    return places


def captured(layout: BattleLayout, sheet: Sheet, planet: int) -> bool:
    """Slots are filled in order, so the last one tells."""
    return sheet.slots[layout.planet_slots[planet][-1]] != EMPTY


def lead(layout: BattleLayout, sheet: MarkedSheet, planet: int) -> int:
    """How many more insignia zone A has on the planet and its moon than zone B."""
    lead = 0
    for slot in layout.planet_slots[planet]:
        written = sheet.slots[slot]
        if written == EMPTY:
            break
        lead += 1 if written == ZONE_A else -1
    for slot in layout.moons[planet]:
        if sheet.marks[slot] != UNTOUCHED:
            lead += 1 if sheet.marks[slot] == INSIGNIA[ZONE_A] else -1
    return lead


def controls(layout: BattleLayout, sheet: MarkedSheet, planet: int, zone: int) -> bool:
    """The majority, or a tie; a moon closes with the capture, so control never changes."""
    ahead = lead(layout, sheet, planet)
    return ahead >= 0 if zone == ZONE_A else ahead <= 0


def held(layout: BattleLayout, sheet: MarkedSheet, planet: int, zone: int) -> bool:
    """Whether the planet is captured and bears the zone's flag."""
    return captured(layout, sheet, planet) and controls(layout, sheet, planet, zone)


def holders(layout: BattleLayout, sheet: MarkedSheet, planet: int) -> list[int]:
    """Zones that control the planet."""
    return [zone for zone in (ZONE_A, ZONE_B) if controls(layout, sheet, planet, zone)]


def flags(state: MoonState, index: int, sheet: MarkedSheet, layout: BattleLayout, planet: int) -> list[int]:
    """Zones whose flags the captured planet bears; a tie with ASTRA is the player's alone (WM-S.55).

    Alone, the player has zone A on the first sheet and zone B on the second.
    """
    zones = holders(layout, sheet, planet)
    return [index] if state.astra is not None and index in zones else zones


def insignia(layout: BattleLayout, sheet: MarkedSheet, planet: int, zone: int) -> int:
    """Insignia of a zone on the planet and its moon."""
    drawn = [sheet.slots[slot] for slot in layout.planet_slots[planet]].count(zone)
    return drawn + [sheet.marks[slot] for slot in layout.moons[planet]].count(INSIGNIA[zone])


def capture(names: BattleNames, state: MoonState, sheet: int, planet: int) -> Captured:
    """Who holds a planet captured on a sheet; ties with ASTRA are the player's alone (WM-S.55)."""
    zones = flags(state, sheet, cast("MarkedSheet", state.sheets[sheet]), names.layout, planet)
    seats = tuple([(sheet + zone) % len(state.sheets) for zone in zones])
    if state.astra is not None and seats != (0,):
        seats = (RIVAL,)
    return Captured(None, names.layout.planet_ids[planet], names.planet(planet), seats)
