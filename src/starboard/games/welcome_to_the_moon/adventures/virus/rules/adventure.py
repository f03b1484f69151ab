"""The Virus, in the order of its chapter: effects, tracks, errors, incidents, viruses of missions (WM-6.5 to WM-6.13, WM-6.19, WM-6.20)."""

from __future__ import annotations

from typing import Final, cast, final

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.engine.record import Option
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import Study, Trigger, VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.content.names import VirusNames
from starboard.games.welcome_to_the_moon.adventures.virus.rules import missions, scoring
from starboard.games.welcome_to_the_moon.adventures.virus.rules.astra import VirusAstra
from starboard.games.welcome_to_the_moon.adventures.virus.rules.propagation import InfectRoom, Propagation, SettleGreyVirus, full
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet, blank_sheet
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY, INFECTED, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.effects import ChooseSymbol
from starboard.games.welcome_to_the_moon.rules.marking import MarkingRules
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import MoonState

EXACT_SLOT: Final = Option("a6_water_exact_slot", ("no", "yes"), "no")
"""Whether water needs the slot under the tank, or any slot of the block (WM-6.8, WM-0.21)."""

WALKWAY: Final = len(EFFECTS)
ANY_ENERGY: Final = WALKWAY + 1
BLOCK_RULES: Final = {ENERGY: "WM-6.5", PLANT: "WM-6.7", WATER: "WM-6.8"}


@final
class Virus(MarkingRules):
    def __init__(
        self, layout: VirusLayout, names: VirusNames, astra: VirusAstra, propagation: Propagation, wilds: list[int], exact_slot: bool
    ) -> None:
        super().__init__(layout, names, astra, missions.TESTS)
        self.printed = layout
        self.propagation = propagation
        self.wild_effects = wilds
        self.preparation = SettleGreyVirus(propagation)
        self.incident = InfectRoom(propagation)
        self.close_walkway = ChooseSymbol(self, WALKWAY, "virus-ask-walkway", "WM-6.9", message("virus-due-row", track="plant"))
        self.circle_energy = ChooseSymbol(self, ANY_ENERGY, "virus-ask-energy", "WM-6.9", message("virus-due-row", track="water"))
        self.exact_slot = exact_slot
        self.tank_from: list[int] = layout.tank_over if exact_slot else [layout.tanks[block] for block in layout.block_of]

    def new_sheet(self) -> Sheet:
        return blank_sheet(self.printed)

    def bar_write(self, state: MoonState, seat: int, stack: int, number: int, slot: int) -> Refusal | None:
        if state.sheet(seat).slots[slot] == INFECTED:
            return Refusal("virus-refused-infected", rule="WM-6.4")
        return super().bar_write(state, seat, stack, number, slot)

    # -- effects: WM-6.5 to WM-6.8, WM-6.12

    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        """Which symbol of a kind is circled in a block does not matter: the first is offered."""
        layout, sheet = self.printed, cast("VirusSheet", state.sheets[seat])
        if purpose in (ROBOT, WALKWAY):
            return [walkway for walkway in layout.walkways if sheet.marks[walkway] == UNTOUCHED]
        if purpose == ANY_ENERGY:
            return self.energy_to_circle(sheet)
        block = layout.block_of[sheet.last]
        if purpose == WATER:
            tank = self.tank_from[sheet.last]
            symbol = EMPTY if tank == EMPTY else sheet.next_of([tank])
        elif purpose == ENERGY:
            symbol = sheet.next_of(layout.energy[block])
        else:
            symbol = sheet.next_of(layout.plants[block] if purpose == PLANT else layout.tracks["astronaut"].icons)
        return [] if symbol == EMPTY else [symbol]

    def energy_to_circle(self, sheet: VirusSheet) -> list[int]:
        """An energy symbol of each block that has one uncircled, and an empty slot (WM-6.9)."""
        symbols: list[int] = []
        for block, energy in enumerate(self.printed.energy):
            if not full(self.printed, sheet, block):
                symbol = sheet.next_of(energy)
                if symbol != EMPTY:
                    symbols.append(symbol)
        return symbols

    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        if purpose == ANY_ENERGY:
            return Refusal("virus-refused-full", rule="WM-6.9")
        if purpose == WATER and self.exact_slot:
            return Refusal("virus-refused-tank", rule="WM-6.8")
        return Refusal("virus-refused-block", rule=BLOCK_RULES[purpose])

    def marked(self, state: MoonState, seat: int, symbol: int) -> None:
        """A tank or a plant crosses an icon of its study."""
        if symbol in self.printed.tanks:
            self.cross_icon(state, seat, self.printed.water_study, self.circle_energy)
        else:
            for plants in self.printed.plants:
                if symbol in plants:
                    self.cross_icon(state, seat, self.printed.plant_study, self.close_walkway)

    def cross_icon(self, state: MoonState, seat: int, study: Study, bonus: ChooseSymbol) -> None:
        """Cross the next icon; the last one of a row gives the bonus of the row, which is lost if it is impossible (WM-6.9)."""
        sheet = cast("VirusSheet", state.own(seat))
        for icons in study.rows:
            for icon in icons:
                if sheet.marks[icon] == UNTOUCHED:
                    sheet.marks[icon] = CROSSED
                    if icon == icons[-1] and self.markable(state, seat, bonus.purpose):
                        state.push(seat, bonus)
                    return

    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """A full block is evacuated in `INCIDENTS`, after the effect of the turn (WM-6.16)."""

    def planned(self, state: MoonState, seat: int) -> None:
        self.mark_next(state, seat, self.printed.tracks["planning"])

    def error_bonus(self, state: MoonState, seat: int, box: int) -> None:
        """The second and the third box: one propagation on the own sheet (WM-6.19)."""
        if self.printed.spreading_errors[box - 1]:
            cast("VirusSheet", state.own(seat)).due += 1

    # -- incidents: WM-6.10, WM-6.11, WM-6.13

    def incidents(self, state: MoonState) -> None:
        for seat in range(state.seats):
            for block in range(len(self.printed.rooms)):
                self.propagation.evacuate(state, seat, block)
        for trigger in self.printed.triggers:
            culprits = [seat for seat in range(state.seats) if self.sets_off(state, seat, trigger)]
            if culprits and trigger.home != EMPTY:
                self.propagation.activate(state, trigger.home)
            elif culprits:
                self.propagation.set_off(state, trigger.symbol, culprits)
        self.propagation.everywhere(state)

    def sets_off(self, state: MoonState, seat: int, trigger: Trigger) -> bool:
        """Whether the seat has crossed the icon, which works once: its symbol is crossed then (WM-6.10, WM-6.11)."""
        marks = cast("VirusSheet", state.sheets[seat]).marks
        return marks[trigger.icon] != UNTOUCHED and marks[trigger.symbol] == UNTOUCHED

    def struck(self, state: MoonState) -> list[int]:
        return [seat for seat in range(state.seats) if cast("VirusSheet", state.sheets[seat]).targets]

    def claimed(self, state: MoonState) -> bool:
        """The first claim of a mission activates its virus (WM-6.20)."""
        activated = False
        for index, home in enumerate(self.printed.mission_homes):
            if any(self.awakes(state, seat, index) for seat in range(state.seats)):
                self.propagation.activate(state, home)
                activated = True
        if activated:
            self.propagation.everywhere(state)
        return activated

    def awakes(self, state: MoonState, seat: int, mission: int) -> bool:
        """Whether the seat claims a mission whose virus is not active yet (WM-6.20)."""
        sheet = cast("VirusSheet", state.sheets[seat])
        symbol = self.printed.symbol_of(self.printed.mission_homes[mission])
        return sheet.rewards[mission] != state.published[seat].rewards[mission] and sheet.marks[symbol] == UNTOUCHED

    def due(self, state: MoonState, seat: int) -> list[Message]:
        """Viruses that will become active, and those that will spread (WM-6.10, WM-6.11, WM-6.19, WM-6.20)."""
        layout = self.printed
        homes = [trigger.home for trigger in layout.triggers if self.sets_off(state, seat, trigger)]
        homes += [home for mission, home in enumerate(layout.mission_homes) if self.awakes(state, seat, mission)]
        found = super().due(state, seat) + [message("virus-due-trigger", virus=layout.virus_at.get(home, "none")) for home in homes]
        if cast("VirusSheet", state.sheets[seat]).due:
            found.append(message("virus-due-spread"))
        return found

    # -- scoring and missions: WM-6.22, WM-6.23

    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return scoring.terms(self.printed, sheets, seat)
