"""How well a seat stands in The Escape, as bots see it, in points.

A module or greenhouse is worth what it will score when it is filled, the less the longer that will take and the fewer turns are left: a
turn for each empty slot, more where few cards fit between its neighbours, and more for each airlock on the way to it. A double bonus, and
the solo bonus for it, cannot wait.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.adventures.escape.rules.airlocks import connected
from starboard.games.welcome_to_the_moon.bots.estimates import SHARE, add_places, counted, fitting, interpolated, no_places, promised
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, mission_term
from starboard.games.welcome_to_the_moon.sheet import FIRST, OPEN, MarkedSheet
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge, turns_left
from starboard.games.welcome_to_the_moon.state import MoonState

CLOSED: Final = -1.0
LOWEST: Final = 0
HIGHEST: Final = 16
COMMON: Final = 0.1
"""The part of the deck for each slot of the longest ship."""
EASE: Final = 0.6
"""Slots of the shorter ships have more cards and need not wait."""
UP_TO: Final[list[float]] = [sum(SHARE[: number + 1]) for number in range(HIGHEST)]
"""The part of the deck that bears at most each number."""
SYMBOLS: Final = 3
"""Plants of a greenhouse, reactors of a ship."""


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.turns = 24
        """So many turns are planned for in a match with people, who may end it early."""
        self.patience = 2.0
        """Points so many turns away are worth e times less in the last turn."""
        self.lasting = 0.3
        """How much more patience each turn that is left gives."""
        self.race_patience = 4.0
        """The patience for what an open double bonus brings: ASTRA or another player may close it any time."""
        self.robot = 0.5
        """What an airlock is worth for each component that cannot be reached yet, at first sight."""
        self.airlock = 2.0
        """Turns that an airlock on the way costs."""
        self.scarce = 1.0
        """Turns that a slot costs on top when it must share the fitting cards as in the longest ship."""
        self.crossed = 4.0
        """So many times as much when only an X can fill it."""
        self.fit = 8.0
        """What it is worth that every number fits somewhere."""
        self.room = 0.5
        """An empty slot that can be reached."""
        self.plant_hope = 0.1
        """The part of a ship's other plants that each number to come on it will let circle."""
        self.reactor_hope = 0.06
        """The same for its reactors."""
        self.tank_hope = 0.2
        """Tanks that each turn to come will let circle."""
        self.tank_most = 0.5
        """The most that an open tank is counted on."""
        self.wild = 2.0
        self.icon = 0.8
        self.mission = 0.5


WEIGHTS: Final = Weights()


@final
class Outlook:
    """What the turns left allow."""

    def __init__(self, away: list[int], bonuses: list[float], patience: float, filled: float, tank: float) -> None:
        self.away = away
        """By component: airlocks on the way."""
        self.bonuses = bonuses
        """By ship: what the solo bonus of its double bonus is worth, or that ASTRA or another player has closed it."""
        self.patience = patience
        self.filled = filled
        """The part of the empty slots that will be filled."""
        self.tank = tank
        """How far an open tank is to be counted on."""


@final
class EscapeJudge(Judge):
    """Weighs sheets of The Escape."""

    def __init__(self, layout: EscapeLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra

    def standing(self, state: MoonState, seat: int) -> float:
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat])
        value = float(mission_term(sheet).points + error_term(layout, sheet).points) - self.penalty(sheet)
        value += (
            self.ships(sheet, self.outlook(state, sheet))
            + WEIGHTS.fit * self.fitting(sheet)
            + WEIGHTS.icon * sheet.count(layout.tracks["astronaut"].icons)
        )
        for wild in layout.wilds:
            if sheet.marks[wild] == CIRCLED:
                value += WEIGHTS.wild
        return value + promised(state, seat, WEIGHTS.mission)

    def penalty(self, sheet: MarkedSheet) -> int:
        return self.layout.planning_values[sheet.count(self.layout.planning.icons)]

    # -- ships

    def bonuses(self, state: MoonState) -> list[float]:
        gain = self.astra.gain(state)
        return [CLOSED if state.closed >> ship & 1 else gain for ship in range(len(self.layout.lines))]

    def outlook(self, state: MoonState, sheet: MarkedSheet) -> Outlook:
        layout = self.layout
        turns = 1.0 + turns_left(state, WEIGHTS.turns)
        tanks = 1
        for slot, tank in enumerate(layout.tank_at):
            if tank != EMPTY and sheet.slots[slot] == EMPTY:
                tanks += 1
        return Outlook(
            self.airlocks_away(sheet),
            self.bonuses(state),
            WEIGHTS.patience + WEIGHTS.lasting * turns,
            min(1.0, turns / (1 + sheet.slots.count(EMPTY))),
            min(WEIGHTS.tank_most, WEIGHTS.tank_hope * turns / tanks),
        )

    def ships(self, sheet: MarkedSheet, outlook: Outlook) -> float:
        value = 0.0
        for ship in range(len(self.layout.lines)):
            value += self.ship(sheet, ship, outlook)
        return value + self.room(sheet, outlook)

    def room(self, sheet: MarkedSheet, outlook: Outlook) -> float:
        """Empty slots that can be reached."""
        empty = 0
        for component, slots in enumerate(self.layout.component_slots):
            if not outlook.away[component]:
                for slot in slots:
                    if sheet.slots[slot] == EMPTY:
                        empty += 1
        return WEIGHTS.room * empty

    def fitting(self, sheet: MarkedSheet) -> float:
        """How well numbers fit in the ships, as far as they can be reached."""
        reached = connected(self.layout, sheet)
        places = no_places()
        for line in self.layout.lines:
            low, empty = 0, False
            for slot in line:
                written = sheet.slots[slot]
                if written == EMPTY:
                    empty = empty or bool(reached >> self.layout.component_of[slot] & 1)
                elif written >= 0:
                    high = counted(written)
                    if empty:
                        add_places(places, low, high)
                    low, empty = high, False
            if empty:
                add_places(places, low, HIGHEST)
        return fitting(places)

    def airlocks_away(self, sheet: MarkedSheet) -> list[int]:
        """How many airlocks must be activated to reach each component."""
        reached = connected(self.layout, sheet)
        away = [0] * len(self.layout.component_ids)
        for distance in range(1, len(away)):
            grown = reached
            for ends in self.layout.ends:
                if ends & reached:
                    grown |= ends
            if grown == reached:
                break
            for component in range(len(away)):
                if grown >> component & 1 and not reached >> component & 1:
                    away[component] = distance
            reached = grown
        return away

    def ship(self, sheet: MarkedSheet, ship: int, outlook: Outlook) -> float:
        """What the ship scores and will score."""
        layout = self.layout
        turns = turns_to_fill(sheet.slots, layout.lines[ship])
        to_come = outlook.filled * len(turns)
        reactors = hoped(sheet.count(layout.reactors[ship].icons), WEIGHTS.reactor_hope * to_come)
        modules = 0.0
        for module in layout.modules_of[ship]:
            modules += (1.0 + self.tank_part(sheet, module, outlook)) * exp(-self.needed(module, turns, outlook) / outlook.patience)
        plants = hoped(sheet.count(layout.plants[ship].icons), WEIGHTS.plant_hope * to_come)
        greenhouse = interpolated(layout.greenhouse_values, plants)
        needed = self.needed(layout.greenhouses[ship], turns, outlook)
        value = interpolated(layout.module_values, reactors) * modules + greenhouse * exp(-needed / outlook.patience)
        if sheet.races[ship] == FIRST:
            value += greenhouse
        elif sheet.races[ship] == OPEN and outlook.bonuses[ship] != CLOSED:
            value += (greenhouse + outlook.bonuses[ship]) * exp(-needed / WEIGHTS.race_patience)
        return value

    def tank_part(self, sheet: MarkedSheet, module: int, outlook: Outlook) -> float:
        """How far the tank that doubles a module is to be counted on."""
        layout = self.layout
        if sheet.marks[layout.tank_in[module]] != UNTOUCHED:
            return 1.0
        for slot in layout.component_slots[module]:
            if layout.tank_at[slot] != EMPTY and sheet.slots[slot] == EMPTY:
                return outlook.tank
        return 0.0

    def needed(self, component: int, turns: dict[int, float], outlook: Outlook) -> float:
        """The turns until a component is filled, with those for the airlocks on the way."""
        needed = 0.0
        for slot in self.layout.component_slots[component]:
            if slot in turns:
                needed += turns[slot]
        return needed + WEIGHTS.airlock * outlook.away[component] if needed else 0.0


def hoped(circled: int, more: float) -> float:
    """Symbols of a ship that will be circled in the end."""
    return SYMBOLS - (SYMBOLS - circled) * exp(-more)


def turns_to_fill(slots: list[int], line: list[int]) -> dict[int, float]:
    """The turns that each empty slot of a line will take."""
    turns: dict[int, float] = {}
    waiting: list[int] = []
    low = LOWEST
    for slot in line:
        if slots[slot] == EMPTY:
            waiting.append(slot)
        elif slots[slot] >= 0:
            number = counted(slots[slot])
            if waiting:
                share_out(turns, waiting, low, number)
                waiting = []
            low = number
    if waiting:
        share_out(turns, waiting, low, HIGHEST)
    return turns


def share_out(turns: dict[int, float], waiting: list[int], low: int, high: int) -> None:
    """Slots between two numbers share the cards that fit there."""
    share = UP_TO[min(high, HIGHEST) - 1] - UP_TO[min(low, HIGHEST - 1)] if high > low + 1 else 0.0
    wait = min(WEIGHTS.crossed, max(0.0, COMMON * len(waiting) / share - EASE)) if share else WEIGHTS.crossed
    for slot in waiting:
        turns[slot] = 1.0 + WEIGHTS.scarce * wait
