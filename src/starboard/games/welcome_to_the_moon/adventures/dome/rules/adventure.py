"""The Dome, in the order of its chapter: skyscrapers, tower, crew, dome, upgrades (WM-5.3 to WM-5.10)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.engine.record import Option
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.content.names import DomeNames
from starboard.games.welcome_to_the_moon.adventures.dome.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.dome.rules.astra import DomeAstra
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import buildable, ends, unbuilt, whole
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, has_parity, number_name
from starboard.games.welcome_to_the_moon.rules.bars import order_bar
from starboard.games.welcome_to_the_moon.rules.effects import ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import MarkingRules
from starboard.games.welcome_to_the_moon.sheet import Bounds, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.state import MoonState

SINGLE_ARM: Final = Option("a5_dome_single_arm", ("no", "yes"), "yes")
"""Whether the dome grows from one end only (WM-5.8.1, WM-0.21)."""

SPLIT: Final = len(EFFECTS)


@final
class Dome(MarkingRules):
    def __init__(self, layout: DomeLayout, names: DomeNames, astra: DomeAstra, single_arm: bool) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout
        self.single_arm = single_arm
        self.split_section = ChooseSymbol(self, SPLIT, "dome-ask-split", "WM-5.9", message("dome-due-split"))

    # -- skyscrapers: WM-5.3 to WM-5.5

    def touches(self, slots: list[int], slot: int) -> bool:
        """Whether an empty slot is a base slot, or directly above or below a filled one (WM-5.4)."""
        return self.printed.base[slot] or any(slots[other] != EMPTY for other in self.printed.neighbours[slot])

    def bounds(self, sheet: Sheet, effects: list[int]) -> Bounds:
        bounds = super().bounds(sheet, effects)
        for slot, written in enumerate(sheet.slots):
            if written == EMPTY and not self.touches(sheet.slots, slot):
                bounds.close(slot)
        return bounds

    def bar_combination(self, effect: int, number: int) -> Refusal:
        return Refusal(self.names.no_place, rule="WM-5.4", number=number_name(number))

    def bar_slot(self, sheet: Sheet, effect: int, slot: int) -> Refusal | None:
        return None if self.touches(sheet.slots, slot) else Refusal("dome-refused-touching", rule="WM-5.4")

    def bar_order(self, bounds: Bounds, slot: int) -> Refusal:
        return order_bar(bounds, slot, "WM-5.3")

    def bar_number(self, sheet: Sheet, effect: int, printed: int, number: int) -> Refusal:
        if effect == ASTRONAUT and not self.shifts(sheet):
            return Refusal("dome-refused-crew", rule="WM-5.7")
        return super().bar_number(sheet, effect, printed, number)

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """The topmost and the lowest slot pay their bonus, whatever fills them (WM-5.5)."""
        if slot in self.printed.race_goals:
            self.reach(state, seat, self.printed.race_goals.index(slot))

    # -- effects: WM-5.6 to WM-5.10

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        layout, sheet = self.printed, cast("MarkedSheet", state.sheets[seat])
        if purpose == SPLIT:
            return whole(layout, sheet)
        if purpose == ROBOT:
            number = sheet.slots[sheet.last]
            return buildable(layout, sheet, number % 2 == 1, self.single_arm) if has_parity(number) else []
        if purpose == ENERGY:
            return next_rows(layout, sheet)
        if purpose in (WATER, PLANT):
            level = layout.tower_at[sheet.last]
            symbol = EMPTY if level == EMPTY else sheet.next_of(layout.waters[level] if purpose == WATER else layout.plants[level])
        else:
            symbol = self.next_icon(sheet, layout.crew)
        return [] if symbol == EMPTY else [symbol]

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if purpose == ROBOT:
            return self.bar_section(sheet, symbol)
        if purpose == SPLIT:
            return Refusal("dome-refused-split", rule="WM-5.9")
        return Refusal("dome-refused-level", rule="WM-5.6")

    def bar_section(self, sheet: MarkedSheet, symbol: int) -> Refusal:
        """Why a section, or half of one, is not built now (WM-5.8)."""
        layout = self.printed
        left = unbuilt(layout, sheet)
        if symbol not in left:
            return Refusal("dome-refused-whole", rule="WM-5.8.2")
        if symbol not in (left[0], left[-1]):
            return Refusal("dome-refused-end", rule="WM-5.8.1")
        if symbol not in ends(layout, sheet, self.single_arm):
            return Refusal("dome-refused-arm", rule="WM-5.8.1")
        section = layout.section_of(symbol)
        return Refusal("dome-refused-parity", rule="WM-5.8", section=section + 1, parity="odd" if layout.odd[section] else "even")

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """Nothing follows."""

    def shifts(self, sheet: Sheet) -> bool:
        """Only while an astronaut is uncrossed (WM-5.7)."""
        return self.next_icon(sheet, self.printed.crew) != EMPTY

    # -- planning: WM-5.9

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        slots = state.sheets[seat].slots
        return [slot for slot in range(len(slots)) if slots[slot] == EMPTY and self.touches(slots, slot)]

    def bar_x_slot(self, sheet: Sheet, slot: int) -> Refusal:
        return Refusal("dome-refused-touching", rule="WM-5.9")

    def planned(self, state: MoonState, seat: int) -> None:
        if self.markable(state, seat, SPLIT):
            state.push(seat, self.split_section)

    # -- scoring and missions: WM-5.14, WM-5.15

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)


def next_rows(layout: DomeLayout, sheet: MarkedSheet) -> list[int]:
    """The rows of the upgrade tables that energy may cross (WM-5.10)."""
    rows = [sheet.next_of(table.icons) for table in layout.tables]
    return [row for row in rows if row != EMPTY]
