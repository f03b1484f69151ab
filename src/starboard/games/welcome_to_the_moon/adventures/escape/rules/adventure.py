"""The Escape, in the order of its chapter: access, airlocks, water, plants, reactors, planning, errors (WM-7.4 to WM-7.14)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.adventures.escape.content.names import EscapeNames
from starboard.games.welcome_to_the_moon.adventures.escape.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.escape.rules.airlocks import connected, inactive_airlocks
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, number_name
from starboard.games.welcome_to_the_moon.content.layout import Track
from starboard.games.welcome_to_the_moon.rules.bars import order_bar
from starboard.games.welcome_to_the_moon.rules.effects import ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import MarkingRules
from starboard.games.welcome_to_the_moon.sheet import Bounds, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.rules.races import RaceRules
from starboard.games.welcome_to_the_moon.state import MoonState

AIRLOCK: Final = len(EFFECTS)


@final
class Escape(MarkingRules):
    def __init__(self, layout: EscapeLayout, names: EscapeNames, astra: RaceRules, wilds: list[int]) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout
        self.wild_effects = wilds
        self.robot_bonus = ChooseSymbol(self, AIRLOCK, "escape-ask-robot", "WM-7.7", message("escape-due-airlock"))
        self.error_airlock = ChooseSymbol(self, AIRLOCK, "escape-ask-error", "WM-7.14", message("escape-due-error"), optional=True)

    # -- access: WM-7.4, WM-7.5

    def bounds(self, sheet: Sheet, effects: list[int]) -> Bounds:
        bounds = super().bounds(sheet, effects)
        reached = connected(self.printed, cast("MarkedSheet", sheet))
        for slot, component in enumerate(self.printed.component_of):
            if not reached >> component & 1:
                bounds.close(slot)
        return bounds

    def bar_combination(self, effect: int, number: int) -> Refusal:
        return Refusal(self.names.no_place, rule="WM-7.5", number=number_name(number))

    def bar_slot(self, sheet: Sheet, effect: int, slot: int) -> Refusal | None:
        accessible = connected(self.printed, cast("MarkedSheet", sheet)) >> self.printed.component_of[slot] & 1
        return None if accessible else Refusal("escape-refused-access", rule="WM-7.5")

    def bar_order(self, bounds: Bounds, slot: int) -> Refusal:
        return order_bar(bounds, slot, "WM-7.4")

    # -- airlocks: WM-7.6, WM-7.7

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A robot symbol activates an airlock (WM-7.7); a greenhouse reaches its double bonus (WM-7.11)."""
        if self.printed.robot_at[slot] and self.markable(state, seat, AIRLOCK):
            state.push(seat, self.robot_bonus)
        ship = self.printed.lines_of[slot][0]
        if slot == self.printed.greenhouse_slots[ship]:
            self.reach(state, seat, ship)

    # -- effects: WM-7.6, WM-7.8 to WM-7.10, WM-7.13

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        if purpose in (ROBOT, AIRLOCK):
            return inactive_airlocks(self.printed, sheet)
        if purpose == WATER:
            symbol = self.printed.tank_at[sheet.last]
        else:
            symbol = self.next_icon(sheet, effect_track(self.printed, purpose, self.printed.lines_of[sheet.last][0]))
        return [] if symbol == EMPTY else [symbol]

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        if purpose in (ROBOT, AIRLOCK):
            return Refusal("escape-refused-airlock", rule="WM-7.6")
        if purpose == WATER:
            return Refusal("escape-refused-tank", rule="WM-7.8")
        return Refusal("escape-refused-ship", rule="WM-7.9" if purpose == PLANT else "WM-7.10")

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """Nothing follows."""

    # -- planning and errors: WM-7.12, WM-7.14

    def x_places(self, state: MoonState, seat: int) -> list[int]:
        sheet = cast("MarkedSheet", state.sheets[seat])
        reached, component_of = connected(self.printed, sheet), self.printed.component_of
        return [slot for slot, written in enumerate(sheet.slots) if written == EMPTY and reached >> component_of[slot] & 1]

    def bar_x_slot(self, sheet: Sheet, slot: int) -> Refusal:
        return Refusal("escape-refused-access", rule="WM-7.12")

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.printed.planning)

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        if self.printed.error_airlocks[box - 1] and self.markable(state, seat, AIRLOCK):
            state.push(seat, self.error_airlock)

    # -- scoring and missions: WM-7.16, WM-7.17

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)


def effect_track(layout: EscapeLayout, effect: int, ship: int) -> Track:
    """What plant, energy and astronaut mark after writing on a ship."""
    if effect == PLANT:
        return layout.plants[ship]
    return layout.reactors[ship] if effect == ENERGY else layout.tracks["astronaut"]
