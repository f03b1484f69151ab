"""The Colony, in the order of its chapter: rows and columns, quarters, effects, tunnels (WM-3.3 to WM-3.9)."""

from __future__ import annotations

from typing import cast, final

from starboard.engine.errors import Refusal
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ANTENNAS, PENALTY, PLANTS, WATERS, ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.content.names import ColonyNames
from starboard.games.welcome_to_the_moon.adventures.colony.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.colony.rules.astra import ColonyAstra
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import buildable, network
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.events import Marked
from starboard.games.welcome_to_the_moon.rules.bars import has_room, order_bar
from starboard.games.welcome_to_the_moon.rules.marking import MarkingRules
from starboard.games.welcome_to_the_moon.sheet import Bounds, MarkedSheet, Sheet, blank_sheet, filled
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class Colony(MarkingRules):
    def __init__(self, layout: ColonyLayout, names: ColonyNames, astra: ColonyAstra) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout

    def new_sheet(self) -> Sheet:
        """Start, observatory and printed X are filled from the beginning (WM-3.1); like an X they impose nothing (WM-3.3)."""
        sheet = blank_sheet(self.printed)
        sheet.slots = self.printed.start_slots.copy()
        return sheet

    # -- rows and columns: WM-3.3

    def slots_for(self, effect: int) -> list[int]:
        """Row by row: every module stands in a column too."""
        return self.printed.row_slots

    def bounds(self, sheet: Sheet, effects: list[int]) -> Bounds:
        rows, columns = Bounds(sheet.slots), Bounds(sheet.slots)
        for row in self.printed.rows:
            rows.rise_along(row)
        for column in self.printed.columns:
            columns.rise_along(column)
        rows.cross(columns)
        return rows

    def bar_order(self, bounds: Bounds, slot: int) -> Refusal:
        if not has_room(bounds.gaps[slot]):
            return Refusal("colony-refused-both", rule="WM-3.3")
        return order_bar(bounds, slot, "WM-3.3")

    def bar_write(self, state: MoonState, seat: int, stack: int, number: int, slot: int) -> Refusal | None:
        if self.printed.start_slots[slot] != EMPTY:
            return Refusal("colony-refused-printed", rule="WM-3.1")
        return super().bar_write(state, seat, stack, number, slot)

    # -- a module filled: quarters and antennas, WM-3.4 and WM-3.7

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        quarter = self.printed.quarter_of[slot]
        sheet = cast("MarkedSheet", state.sheets[seat])
        if filled(sheet.slots, self.printed.quarter_slots[quarter]):
            self.reach(state, seat, quarter)
        if self.printed.antennas_at[slot] and network(self.printed, sheet)[slot]:
            self.circle_antennas(state, seat, slot)

    def circle_antennas(self, state: MoonState, seat: int, slot: int) -> None:
        """Compulsory the moment a module is both filled and in the network (WM-3.7)."""
        sheet = cast("MarkedSheet", state.own(seat))
        antennas = self.printed.antennas_at[slot]
        if antennas and sheet.marks[antennas[0]] == UNTOUCHED:
            for antenna in antennas:
                sheet.marks[antenna] = CIRCLED
            if state.journal is not None:
                state.whisper(seat, Marked(seat, self.printed.symbols[antennas[0]], self.names.symbol(antennas[0])))

    # -- effects: WM-3.5 to WM-3.9

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        layout, sheet = self.printed, cast("MarkedSheet", state.sheets[seat])
        if purpose == ROBOT:
            return buildable(layout, sheet)
        if purpose == ENERGY:
            boxes = [self.next_icon(sheet, layout.boxes[track]) for track in (PLANTS, WATERS, ANTENNAS)]
            return [box for box in boxes if box != EMPTY]
        if purpose == WATER:
            tank = layout.tank_at[sheet.last]
            return [tank] if tank != EMPTY and sheet.marks[tank] == UNTOUCHED else []
        if purpose == PLANT:
            house = sheet.next_of(layout.greenhouses[layout.quarter_of[sheet.last]])
            return [] if house == EMPTY else [house]
        icon = self.next_icon(sheet, layout.tracks["astronaut"])
        return [] if icon == EMPTY else [icon]

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        if purpose == ROBOT:
            return Refusal("colony-refused-joined", rule="WM-3.7")
        if purpose == PLANT:
            return Refusal("colony-refused-greenhouse", rule="WM-3.6")
        return Refusal("colony-refused-tank", rule="WM-3.5")

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """A tunnel may bring filled modules into the network."""
        if symbol < self.printed.tunnels:
            for slot in self.printed.ends[symbol]:
                if state.sheets[seat].slots[slot] != EMPTY:
                    self.circle_antennas(state, seat, slot)

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.printed.boxes[PENALTY])

    # -- scoring and missions: WM-3.11, WM-3.12

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)
