"""How well a seat stands in The Escape, as bots see it, in points.

A module or greenhouse is worth what it will score when it is filled, the less the longer that will take: a turn for each empty slot, more
where few numbers fit between its neighbours, and more for each airlock on the way to it.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.effects import ENERGY, PLANT, WATER
from starboard.games.welcome_to_the_moon.promises import add_places, fitting, no_places, under_way
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, X, counted
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, FIRST, OPEN, UNTOUCHED, MarkedSheet, Track

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.escape.rules import Escape
    from starboard.games.welcome_to_the_moon.state import MoonState

LOWEST: Final = 0
HIGHEST: Final = 16
CLAIM: Final = 5.0
ROBOT_SYMBOL: Final = 2.0
PROMISES: Final = {"robot": 3.0, "energy": 0.0, "plant": 0.0, "water": 0.0, "astronaut": 0.6, "planning": 0.8}
"""What an effect that is used after writing promises; energy, plant and water are seen on the sheet."""


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.patience = 4.0
        """Points so many turns away are worth e times less."""
        self.airlock = 2.0
        """Turns that an airlock on the way costs."""
        self.scarce = 4.0
        """Turns that a slot costs on top when only an X can fill it."""
        self.easy = 1.4
        """Numbers per empty slot from which on there is no scarcity."""
        self.fit = 8.0
        """What it is worth that every number fits somewhere."""
        self.room = 0.5
        """An empty slot that can be reached."""
        self.symbol_hope = 0.08
        """Symbols that each empty slot of a ship will let circle."""
        self.tank_hope = 0.4
        """The part of a tank that may still be circled."""
        self.race_hope = 1.4
        """What a double bonus that may still be circled multiplies by."""
        self.wild = 2.0
        self.icon = 0.8
        self.mission = 0.5
        self.solo_bonus = 0.4
        """The part of its solo bonus that an open double bonus promises."""
        self.reactor_hope = 0.08
        """Reactors that each empty slot of a ship will let circle, when a tank doubles what they pay."""


WEIGHTS: Final = Weights()


@final
class Judge:
    """Weighs sheets of The Escape."""

    def __init__(self, escape: Escape) -> None:
        self.escape = escape
        self.promises: list[float] = [PROMISES[effect] for effect in EFFECTS]

    def standing(self, state: MoonState, seat: int) -> float:
        points = sum(term.points for term in state.terms(seat))
        if state.endings:
            return float(points)
        escape = self.escape
        sheet = cast("MarkedSheet", state.sheets[seat])
        value = float(escape.mission_term(sheet).points + escape.error_term(sheet).points) - self.penalty(sheet)
        value += (
            self.ships(sheet, escape.astra.gain(state))
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

    def ships(self, sheet: MarkedSheet, gain: float) -> float:
        away = self.airlocks_away(sheet)
        value = 0.0
        for ship in range(len(self.escape.lines)):
            value += self.ship(sheet, ship, away, gain)
        for component, slots in enumerate(self.escape.component_slots):
            if not away[component]:
                for slot in slots:
                    if sheet.slots[slot] == EMPTY:
                        value += WEIGHTS.room
        return value

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

    def ship(self, sheet: MarkedSheet, ship: int, away: list[int], gain: float) -> float:
        """What the ship scores and will score."""
        escape = self.escape
        turns = turns_to_fill(sheet.slots, escape.lines[ship])
        each = self.hoped(escape.module_values, sheet, escape.reactors[ship], WEIGHTS.symbol_hope * len(turns))
        doubled = self.hoped(escape.module_values, sheet, escape.reactors[ship], WEIGHTS.reactor_hope * len(turns))
        value = 0.0
        for module in escape.modules_of[ship]:
            value += (each + doubled * self.tank_part(sheet, module)) * self.nearness(module, turns, away)
        greenhouse = self.hoped(escape.greenhouse_values, sheet, escape.plants[ship], WEIGHTS.symbol_hope * len(turns))
        race = sheet.races[ship]
        factor = 2.0 if race == FIRST else WEIGHTS.race_hope if race == OPEN else 1.0
        nearness = self.nearness(escape.greenhouses[ship], turns, away)
        if race == OPEN:
            value += WEIGHTS.solo_bonus * gain * nearness
        return value + greenhouse * factor * nearness

    def hoped(self, values: list[int], sheet: MarkedSheet, track: Track, more: float) -> float:
        """What the table gives for the symbols circled now and those that are hoped for."""
        symbols = min(len(values) - 1.0, self.escape.circled(sheet, track) + more)
        whole = min(int(symbols), len(values) - 2)
        return values[whole] + (symbols - whole) * (values[whole + 1] - values[whole])

    def tank_part(self, sheet: MarkedSheet, module: int) -> float:
        """How far the tank that doubles a module is to be counted on."""
        escape = self.escape
        if sheet.marks[escape.tank_in[module]] != UNTOUCHED:
            return 1.0
        for slot in escape.component_slots[module]:
            if escape.tank_at[slot] != EMPTY and sheet.slots[slot] == EMPTY:
                return WEIGHTS.tank_hope
        return 0.0

    def nearness(self, component: int, turns: dict[int, float], away: list[int]) -> float:
        """1 when the component is filled, the less the more turns it needs."""
        needed = 0.0
        for slot in self.escape.component_slots[component]:
            if slot in turns:
                needed += turns[slot]
        return exp(-(needed + WEIGHTS.airlock * away[component]) / WEIGHTS.patience) if needed else 1.0

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """How much better off the sheet looks after each action."""
        escape = self.escape
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        away = self.airlocks_away(sheet)
        gain = escape.astra.gain(state)
        before = [self.ship(sheet, ship, away, gain) for ship in range(len(escape.lines))]
        whole = self.ships(sheet, gain)
        weighed: dict[tuple[int, int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                slot = escape.slot_at[action.slot]
                written = (slot, action.number, self.circled_by(sheet, slot, effect))
                if written not in weighed:
                    weighed[written] = self.write_gain(sheet, slot, action.number, written[2], away, before, gain)
                weights.append(weighed[written] + self.promises[effect])
            elif isinstance(action, WriteX):
                weights.append(self.write_gain(sheet, escape.slot_at[action.slot], X, EMPTY, away, before, gain) - self.next_penalty(sheet))
            elif isinstance(action, Mark):
                weights.append(self.mark_gain(sheet, escape.symbol_at[action.mark], whole, gain))
            else:
                weights.append(CLAIM if isinstance(action, Claim) else 0.0)
        return weights

    def write_gain(
        self, sheet: MarkedSheet, slot: int, number: int, symbol: int, away: list[int], before: list[float], bonus: float
    ) -> float:
        """What a ship gains by a number or an X, and by the symbol that energy, plant or water may circle then."""
        escape = self.escape
        ship = escape.lines_of[slot][0]
        race = sheet.races[ship]
        sheet.slots[slot] = number
        if symbol != EMPTY:
            sheet.marks[symbol] = CIRCLED
        if race == OPEN and slot == escape.greenhouse_slots[ship]:
            sheet.races[ship] = FIRST
        gain = self.ship(sheet, ship, away, bonus) - before[ship]
        if race == OPEN and slot == escape.greenhouse_slots[ship]:
            gain += bonus
        sheet.slots[slot] = EMPTY
        if symbol != EMPTY:
            sheet.marks[symbol] = UNTOUCHED
        sheet.races[ship] = race
        return gain + ROBOT_SYMBOL if escape.robot_at[slot] else gain

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

    def mark_gain(self, sheet: MarkedSheet, symbol: int, before: float, bonus: float) -> float:
        if symbol >= self.escape.first_crossed:
            return WEIGHTS.icon
        sheet.marks[symbol] = CIRCLED
        gain = self.ships(sheet, bonus) - before
        sheet.marks[symbol] = UNTOUCHED
        return gain


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
            share_out(turns, waiting, number - low - 1)
            waiting = []
            low = number
    share_out(turns, waiting, HIGHEST - low - 1)
    return turns


def share_out(turns: dict[int, float], waiting: list[int], room: int) -> None:
    """So many numbers fit in these slots between their neighbours."""
    if waiting:
        each = 1.0 + WEIGHTS.scarce * (1.0 - min(1.0, max(0, room) / (WEIGHTS.easy * len(waiting))))
        for slot in waiting:
            turns[slot] = each
