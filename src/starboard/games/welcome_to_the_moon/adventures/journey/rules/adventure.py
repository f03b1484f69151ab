"""The Journey, in the order of its chapter: energy, water, plants, robots, errors (WM-2.3 to WM-2.9)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.content.names import JourneyNames
from starboard.games.welcome_to_the_moon.adventures.journey.rules import missions, scoring, zones
from starboard.games.welcome_to_the_moon.adventures.journey.rules.astra import JourneyAstra
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.bars import order_bar
from starboard.games.welcome_to_the_moon.rules.effects import ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import MarkingRules
from starboard.games.welcome_to_the_moon.sheet import Bounds, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.state import MoonState

WALL: Final = len(EFFECTS)


@final
class Journey(MarkingRules):
    def __init__(self, layout: JourneyLayout, names: JourneyNames, astra: JourneyAstra, wilds: list[int]) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout
        self.wild_effects = wilds
        self.draw_wall = ChooseSymbol(self, WALL, "journey-ask-wall", "WM-2.4", message("journey-due-wall"))

    # -- zones: WM-2.3

    def rising(self, sheet: Sheet, effects: list[int]) -> list[list[int]]:
        return zones.zones(self.printed, cast("MarkedSheet", sheet))

    def bar_order(self, bounds: Bounds, slot: int) -> Refusal:
        return order_bar(bounds, slot, "WM-2.3")

    # -- effects: WM-2.4 to WM-2.8

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        layout, sheet = self.printed, cast("MarkedSheet", state.sheets[seat])
        if purpose == WALL:
            return [wall for wall in range(layout.walls) if sheet.marks[wall] == UNTOUCHED]
        if purpose == WATER:
            tank = layout.tank_at[sheet.last]
            return [tank] if tank != EMPTY and sheet.marks[tank] == UNTOUCHED else []
        if purpose == PLANT:
            zone = zones.zone_of(layout, sheet, sheet.last)
            near = [layout.station_plants[station] for station, slot in enumerate(layout.station_slots) if zone[0] <= slot <= zone[-1]]
            return next_of_each(sheet, near)
        if purpose == ROBOT:
            return next_of_each(sheet, layout.station_robots)
        icon = self.next_icon(sheet, layout.energy if purpose == ENERGY else layout.astronaut)
        return [] if icon == EMPTY else [icon]

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        if purpose == PLANT:
            station = next(station for station, plants in enumerate(self.printed.station_plants) if symbol in plants)
            return Refusal("journey-refused-zone", rule="WM-2.6", station=station + 1)
        return Refusal("journey-refused-tank", rule="WM-2.5")

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """A column of energy is used up and draws a wall; all robots of a station bring its multiplier."""
        layout, sheet = self.printed, cast("MarkedSheet", state.own(seat))
        columns = layout.energy.rewards
        if symbol in columns:
            icons = layout.energy.icons
            for used in icons[: icons.index(symbol) + 1]:
                sheet.marks[used] = CROSSED
            sheet.marks[columns[symbol]] = CROSSED
            state.push(seat, self.draw_wall)
        station = layout.robot_station[symbol]
        if station != EMPTY and sheet.next_of(layout.station_robots[station]) == EMPTY:
            self.reach(state, seat, station)

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """Nothing happens at once when a slot of the trajectory is filled."""

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.printed.planning)

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        """The first and the second box circle an energy icon at once (WM-2.9)."""
        if self.printed.energy_at_error[box - 1]:
            self.mark_next(state, seat, self.printed.energy)

    # -- scoring and missions: WM-2.10, WM-2.11

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)


def next_of_each(sheet: MarkedSheet, groups: list[list[int]]) -> list[int]:
    """The first unmarked symbol of each group: which one of a group does not matter."""
    found: list[int] = []
    for group in groups:
        symbol = sheet.next_of(group)
        if symbol != EMPTY:
            found.append(symbol)
    return found
