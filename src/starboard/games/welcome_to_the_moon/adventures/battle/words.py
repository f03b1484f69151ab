"""How The Battle is shown and put into words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.adventures.battle.content import VALUES
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import INSIGNIA, ZONE_A, ZONE_B, ZONES
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import icons_spent
from starboard.games.welcome_to_the_moon.adventures.battle.view import BattleSheetView
from starboard.games.welcome_to_the_moon.content import LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.rules.adventure import effect_name
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, CROSSED, UNTOUCHED, MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, number_name
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.battle.rules.adventure import Battle


def show(battle: Battle, state: MoonState, sheet: MarkedSheet, ready: bool) -> BattleSheetView:
    marks = sheet.marks
    marked = [symbol for symbol, mark in enumerate(marks) if mark != UNTOUCHED]
    places = [symbol for symbol in marked if battle.first_moon <= symbol < battle.first_box]
    rest = [symbol for symbol in marked if not battle.first_moon <= symbol < battle.first_box]
    boxes = battle.error_tracks[ZONE_A].icons + battle.error_tracks[ZONE_B].icons
    return BattleSheetView(
        slots=[None if written == EMPTY else ZONES[written] for written in sheet.slots],
        last=None if sheet.last == EMPTY else battle.slot_ids[sheet.last],
        errors=["free" if marks[box] == UNTOUCHED else "crossed" for box in boxes],
        missions={letter: None if reward == NOT_CLAIMED else reward for letter, reward in zip(LETTERS, sheet.rewards, strict=True)},
        ready=ready,
        circled=[battle.symbols[symbol] for symbol in rest if marks[symbol] == CIRCLED],
        crossed=[battle.symbols[symbol] for symbol in rest if marks[symbol] == CROSSED],
        races={},
        closed=[],
        turn=ZONES[battle.zone_in_turn(state)],
        insignia={battle.symbols[symbol]: ZONES[INSIGNIA.index(marks[symbol])] for symbol in places},
        control={
            battle.planet_ids[planet]: [ZONES[zone] for zone in battle.holders(sheet, planet)]
            for planet in range(len(battle.types))
            if battle.captured(sheet, planet)
        },
    )


def name_symbol(battle: Battle, symbol: int) -> Message:
    """What marking it means; only one zone's symbols are ever to choose among."""
    belt = battle.belts[ZONE_A].icons
    if symbol in belt:
        return message("battle-asteroid", number=belt.index(symbol) + 1)
    for planet in range(len(battle.types)):
        if symbol in battle.moons[planet]:
            return message("battle-moon", planet=battle.name_planet(planet))
        if symbol in battle.plants[planet] + battle.waters[planet]:
            kind = "plant" if symbol in battle.plants[planet] else "water"
            return message("battle-symbol", kind=kind, planet=battle.name_planet(planet))
    for zone in (ZONE_A, ZONE_B):
        for track, boxes in enumerate(battle.boxes[zone]):
            if symbol in boxes.icons:
                return message("battle-box", track=VALUES[track], value=battle.values[track][boxes.icons.index(symbol) + 1])
        if symbol in battle.astronauts[zone].icons:
            return message("battle-astronaut")
    return message("battle-error")


def describe_write(battle: Battle, state: MoonState, action: Write) -> Message:
    """Names the stack only where another one shows the same."""
    shown = list(zip(state.stacks.numbers, state.stacks.effects, strict=True))
    number, effect = shown[action.stack]
    return message(
        "battle-write",
        combination=message("combination", number=number_name(number), effect=effect_name(effect)),
        twice="yes" if shown.count((number, effect)) > 1 else "no",
        source=state.name_source(action.stack),
        changed="no" if action.number == number else "yes",
        number=number_name(action.number),
        spent=icons_spent(effect, action.number - number),
        planet=battle.place(battle.slot_at[action.slot]),
    )


def describe_mission(mission: MissionCard) -> Message:
    tests = mission.condition["tests"]
    counts = [int(test.get("at_least", 1)) for test in tests]
    return message("battle-mission-" + tests[0]["test"].replace("_", "-"), count=counts[0], water=counts[-1])
