"""How well a seat stands in The Escape, as bots see it, in points.

A module or greenhouse is worth what it will score when it is filled, the less the longer that will take and the fewer turns are left: a
turn for each empty slot, more where few cards fit between its neighbours, and more for each airlock on the way to it. A double bonus, and
the solo bonus for it, cannot wait.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.bots.estimates import (
    SHARE,
    add_places,
    fitting,
    interpolated,
    no_places,
    under_way,
)
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, FIRST, OPEN, UNTOUCHED, MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, X, counted
from starboard.games.welcome_to_the_moon.solo.astra import turns_left

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.escape.rules.adventure import Escape
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
CLAIM: Final = 5.0
PROMISES: Final = {"robot": 0.0, "energy": 0.0, "plant": 0.0, "water": 0.0, "astronaut": 0.6, "planning": 0.8}
"""What an effect that is used after writing promises at least; energy, plant and water are seen on the sheet."""


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
class Judge:
    """Weighs sheets of The Escape."""

    def __init__(self, escape: Escape) -> None:
        self.escape = escape
        self.promises: list[float] = [PROMISES[effect] for effect in EFFECTS]

    def standing(self, state: MoonState, seat: int) -> float:
        escape = self.escape
        sheet = cast("MarkedSheet", state.sheets[seat])
        value = float(escape.mission_term(sheet).points + escape.error_term(sheet).points) - self.penalty(sheet)
        value += (
            self.ships(sheet, self.outlook(state, sheet))
            + WEIGHTS.fit * self.fitting(sheet)
            + WEIGHTS.icon * escape.circled(sheet, escape.tracks["astronaut"])
        )
        for wild in escape.wilds:
            if sheet.marks[wild] == CIRCLED:
                value += WEIGHTS.wild
        return value + self.missions(state, sheet)

    def penalty(self, sheet: MarkedSheet) -> int:
        return self.escape.planning_values[self.escape.circled(sheet, self.escape.planning)]

    def missions(self, state: MoonState, sheet: MarkedSheet) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.escape.progress(sheet, mission)
                value += state.reward(index) * under_way(have, need, WEIGHTS.mission)
        return value

    # -- ships

    def bonuses(self, state: MoonState) -> list[float]:
        gain = self.escape.astra.gain(state)
        return [CLOSED if state.closed >> ship & 1 else gain for ship in range(len(self.escape.lines))]

    def outlook(self, state: MoonState, sheet: MarkedSheet) -> Outlook:
        escape = self.escape
        turns = 1.0 + turns_left(state, WEIGHTS.turns)
        tanks = 1
        for slot, tank in enumerate(escape.tank_at):
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
        for ship in range(len(self.escape.lines)):
            value += self.ship(sheet, ship, outlook)
        return value + self.room(sheet, outlook)

    def room(self, sheet: MarkedSheet, outlook: Outlook) -> float:
        """Empty slots that can be reached."""
        empty = 0
        for component, slots in enumerate(self.escape.component_slots):
            if not outlook.away[component]:
                for slot in slots:
                    if sheet.slots[slot] == EMPTY:
                        empty += 1
        return WEIGHTS.room * empty

    def fitting(self, sheet: MarkedSheet) -> float:
        """How well numbers fit in the ships, as far as they can be reached."""
        reached = self.escape.connected(sheet)
        places = no_places()
        for line in self.escape.lines:
            low, empty = 0, False
            for slot in line:
                written = sheet.slots[slot]
                if written == EMPTY:
                    empty = empty or bool(reached >> self.escape.component_of[slot] & 1)
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
        reached = self.escape.connected(sheet)
        away = [0] * len(self.escape.component_ids)
        for distance in range(1, len(away)):
            grown = reached
            for ends in self.escape.ends:
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
        escape = self.escape
        turns = turns_to_fill(sheet.slots, escape.lines[ship])
        to_come = outlook.filled * len(turns)
        reactors = hoped(escape.circled(sheet, escape.reactors[ship]), WEIGHTS.reactor_hope * to_come)
        modules = 0.0
        for module in escape.modules_of[ship]:
            modules += (1.0 + self.tank_part(sheet, module, outlook)) * exp(-self.needed(module, turns, outlook) / outlook.patience)
        plants = hoped(escape.circled(sheet, escape.plants[ship]), WEIGHTS.plant_hope * to_come)
        greenhouse = interpolated(escape.greenhouse_values, plants)
        needed = self.needed(escape.greenhouses[ship], turns, outlook)
        value = interpolated(escape.module_values, reactors) * modules + greenhouse * exp(-needed / outlook.patience)
        if sheet.races[ship] == FIRST:
            value += greenhouse
        elif sheet.races[ship] == OPEN and outlook.bonuses[ship] != CLOSED:
            value += (greenhouse + outlook.bonuses[ship]) * exp(-needed / WEIGHTS.race_patience)
        return value

    def tank_part(self, sheet: MarkedSheet, module: int, outlook: Outlook) -> float:
        """How far the tank that doubles a module is to be counted on."""
        escape = self.escape
        if sheet.marks[escape.tank_in[module]] != UNTOUCHED:
            return 1.0
        for slot in escape.component_slots[module]:
            if escape.tank_at[slot] != EMPTY and sheet.slots[slot] == EMPTY:
                return outlook.tank
        return 0.0

    def needed(self, component: int, turns: dict[int, float], outlook: Outlook) -> float:
        """The turns until a component is filled, with those for the airlocks on the way."""
        needed = 0.0
        for slot in self.escape.component_slots[component]:
            if slot in turns:
                needed += turns[slot]
        return needed + WEIGHTS.airlock * outlook.away[component] if needed else 0.0

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """How much better off the sheet looks after each action."""
        escape = self.escape
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        outlook = self.outlook(state, sheet)
        before = [self.ship(sheet, ship, outlook) for ship in range(len(escape.lines))]
        whole = sum(before) + self.room(sheet, outlook)
        robot = WEIGHTS.robot * (len(outlook.away) - outlook.away.count(0))
        weighed: dict[tuple[int, int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                slot = escape.slot_at[action.slot]
                written = (slot, action.number, self.circled_by(sheet, slot, effect))
                if written not in weighed:
                    weighed[written] = self.write_gain(sheet, slot, action.number, written[2], before, outlook)
                robots = int(effect == ROBOT) + int(escape.robot_at[slot])
                weights.append(weighed[written] + self.promises[effect] + robots * robot)
            elif isinstance(action, WriteX):
                slot = escape.slot_at[action.slot]
                gain = self.write_gain(sheet, slot, X, EMPTY, before, outlook) - self.next_penalty(sheet)
                weights.append(gain + robot if escape.robot_at[slot] else gain)
            elif isinstance(action, Mark):
                weights.append(self.mark_gain(state, sheet, escape.symbol_at[action.mark], whole))
            else:
                weights.append(CLAIM if isinstance(action, Claim) else 0.0)
        return weights

    def write_gain(self, sheet: MarkedSheet, slot: int, number: int, symbol: int, before: list[float], outlook: Outlook) -> float:
        """What a ship gains by a number or an X, and by the symbol that energy, plant or water may circle then."""
        escape = self.escape
        ship = escape.lines_of[slot][0]
        race = sheet.races[ship]
        sheet.slots[slot] = number
        if symbol != EMPTY:
            sheet.marks[symbol] = CIRCLED
        wins = race == OPEN and outlook.bonuses[ship] != CLOSED and slot == escape.greenhouse_slots[ship]
        if wins:
            sheet.races[ship] = FIRST
        gain = self.ship(sheet, ship, outlook) - before[ship]
        if wins:
            gain += outlook.bonuses[ship]
        sheet.slots[slot] = EMPTY
        if symbol != EMPTY:
            sheet.marks[symbol] = UNTOUCHED
        sheet.races[ship] = race
        return gain

    def circled_by(self, sheet: MarkedSheet, slot: int, effect: int) -> int:
        """The symbol that the effect circles after writing in the slot, EMPTY if none."""
        escape = self.escape
        if effect == WATER:
            return escape.tank_at[slot]
        if effect in (PLANT, ENERGY):
            return escape.next_icon(sheet, escape.effect_track(effect, escape.lines_of[slot][0]))
        return EMPTY

    def next_penalty(self, sheet: MarkedSheet) -> int:
        values = self.escape.planning_values
        used = self.escape.circled(sheet, self.escape.planning)
        return values[min(used + 1, len(values) - 1)] - values[used]

    def mark_gain(self, state: MoonState, sheet: MarkedSheet, symbol: int, before: float) -> float:
        if symbol >= self.escape.first_crossed:
            return WEIGHTS.icon
        sheet.marks[symbol] = CIRCLED
        gain = self.ships(sheet, self.outlook(state, sheet)) - before
        sheet.marks[symbol] = UNTOUCHED
        return gain


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
