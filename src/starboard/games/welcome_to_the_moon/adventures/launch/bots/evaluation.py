"""How well a seat stands in The Launch, as bots see it. The unit of every worth here is a rocket.

An incomplete compartment is worth what its icons will pay, the less the more its empty slots will cost. A slot costs a turn to write,
and the waiting for a number that fits: the fewer cards fit between its neighbours, the longer.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.deck import EFFECT, NUMBER, STACKS
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, X, counted

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.launch.rules.adventure import Launch
    from starboard.games.welcome_to_the_moon.state import MoonState

POINTS: Final = 5.0
"""A rocket is a third of a row of the track, which scores 15."""
WAIT: Final = 0.046
"""Turns that waiting for a card costs, as others are written meanwhile: this over the cards a turn that fit."""
LONGEST_WAIT: Final = 2.8
"""The cost of a slot that only an X can fill."""

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.x_worth = 1.3
        self.sabotage = 0.8
        self.error = 1.0
        self.tie = 0.2
        self.launched = 12.0
        self.claim = 2.0
        self.fuel = 0.42
        """The part of the largest inactive rockets that fuel will make pay."""
        self.unfuelled = 0.26
        """The part of inactive rockets that may still be fuelled in time."""
        self.patience = 3.44
        """A payment so many turns away is worth e times less."""
        self.mission = 0.17
        self.mission_patience = 7.9


WEIGHTS: Final = Weights()


@final
class Judge:
    """Weighs sheets of The Launch."""

    def __init__(self, launch: Launch) -> None:
        self.launch = launch
        self.costs: list[list[list[list[float]]]] = [cost_table(len(line), rate(launch, level)) for level, line in enumerate(launch.lines)]

    def evaluate(self, state: MoonState, seat: int) -> float:
        """The seat's own prospects minus those of the best opponent, in points."""
        if state.astra is not None:
            astra = self.launch.astra
            hers = astra.last_points(state, state.astra) if state.endings else astra.prospects(state, state.astra)
            return POINTS * self.prospects(state, seat) - hers
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.prospects(state, other))
        return POINTS * (self.prospects(state, seat) - best)

    def prospects(self, state: MoonState, seat: int) -> float:
        launch = self.launch
        sheet = cast("LaunchSheet", state.sheets[seat])
        if state.endings:
            score, ties = launch.rank(state.sheets, seat)
            return score / POINTS + ties
        value = sheet.rockets - WEIGHTS.error * sheet.open_errors() + WEIGHTS.tie * sheet.ties
        if sheet.launched():
            value += WEIGHTS.launched
        if state.astra is None:
            value += WEIGHTS.sabotage * sheet.triggered.bit_count()
        value += WEIGHTS.x_worth * (sheet.waiting & launch.x_bits).bit_count()
        fuel = self.fuel(sheet)
        value += fuel * (sheet.waiting & launch.fuel_bits).bit_count()
        for level in range(len(launch.lines)):
            value += self.level(state, sheet, level, fuel)
        return value + self.missions(state, sheet)

    def fuel(self, sheet: LaunchSheet) -> float:
        best = 0
        for bonus in self.launch.fuel_targets(sheet):
            best = max(best, self.launch.amounts[bonus])
        return WEIGHTS.fuel * best

    def missions(self, state: MoonState, sheet: LaunchSheet) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.launch.progress(sheet, mission)
                value += WEIGHTS.mission * state.reward(index) * exp((min(have, need) - need) / WEIGHTS.mission_patience)
        return value

    def level(self, state: MoonState, sheet: LaunchSheet, level: int, fuel: float) -> float:
        """What the incomplete compartments of a level will pay."""
        slots, line, compartment_of = sheet.slots, self.launch.lines[level], self.launch.compartment_of
        value = cost = each = 0.0
        compartment = compartment_of[line[0]]
        low = end = 0
        for index, slot in enumerate(line):
            if compartment_of[slot] != compartment:
                if cost > 0:
                    value += self.payment(state, sheet, compartment, fuel) * exp(-cost / WEIGHTS.patience)
                compartment, cost = compartment_of[slot], 0.0
            written = slots[slot]
            if written >= 0:
                low = counted(written)
            elif written == EMPTY:
                if index >= end:
                    each, end = self.gap(slots, line, index, level, low)
                cost += each
        if cost > 0:
            value += self.payment(state, sheet, compartment, fuel) * exp(-cost / WEIGHTS.patience)
        return value

    def gap(self, slots: list[int], line: list[int], start: int, level: int, low: int) -> tuple[float, int]:
        """What each empty slot up to the next number costs, and where that number stands."""
        empty = 0
        for index in range(start, len(line)):
            written = slots[line[index]]
            if written >= 0:
                return self.costs[level][empty][low][counted(written)], index
            if written == EMPTY:
                empty += 1
        return self.costs[level][empty][low][BOUND], len(line)

    def payment(self, state: MoonState, sheet: LaunchSheet, compartment: int, fuel: float, fuelling: float = 1.0) -> float:
        """What the icons of a compartment are worth when it is complete; `fuelling` is 0 when its rockets can be fuelled no more."""
        launch = self.launch
        icons = launch.compartment_icons[compartment]
        sabotage = WEIGHTS.sabotage if state.astra is None else launch.astra.gain(state) / POINTS
        value = sabotage * (icons & launch.sabotage_bits & ~state.closed).bit_count()
        for bonus in launch.compartment_rockets[compartment]:
            if launch.active_bits >> bonus & 1 or sheet.fuelled >> bonus & 1:
                value += launch.amounts[bonus]
            else:
                value += fuelling * WEIGHTS.unfuelled * launch.amounts[bonus]
        if icons & launch.x_bits:
            value += WEIGHTS.x_worth
        if icons & launch.fuel_bits:
            value += fuel
        return value

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """How much better off the sheet looks after each action, in points."""
        sheet = cast("LaunchSheet", state.sheets[seat]).clone()
        fuel = self.fuel(sheet)
        levels = [self.level(state, sheet, level, fuel) for level in range(len(self.launch.lines))]
        written: dict[tuple[int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                where = (self.launch.slot_at[action.slot], action.number)
                if where not in written:
                    written[where] = self.gain(state, sheet, where[0], action.number, fuel, levels)
                weights.append(written[where])
            elif isinstance(action, WriteX):
                weights.append(self.gain(state, sheet, self.launch.slot_at[action.slot], X, fuel, levels))
            elif isinstance(action, Mark):
                weights.append(self.fuel_gain(state, sheet, self.launch.bonus_at[action.mark], fuel, levels))
            else:
                weights.append(WEIGHTS.claim if isinstance(action, Claim) else 0.0)
        return [POINTS * weight for weight in weights]

    def gain(self, state: MoonState, sheet: LaunchSheet, slot: int, number: int, fuel: float, levels: list[float]) -> float:
        """What a level gains by a number or an X in an empty slot."""
        level = self.launch.lines_of[slot][0]
        compartment = self.launch.compartment_of[slot]
        sheet.slots[slot] = number
        worth = self.level(state, sheet, level, fuel) - levels[level]
        complete = True
        for other in self.launch.compartment_slots[compartment]:
            if sheet.slots[other] == EMPTY:
                complete = False
                break
        if complete:
            worth += self.payment(state, sheet, compartment, fuel, fuelling=0.0)
        sheet.slots[slot] = EMPTY
        return worth

    def fuel_gain(self, state: MoonState, sheet: LaunchSheet, bonus: int, fuel: float, levels: list[float]) -> float:
        level = self.launch.level_of_bonus(bonus) - 1
        sheet.fuelled |= 1 << bonus
        worth = self.level(state, sheet, level, fuel) - levels[level]
        sheet.fuelled ^= 1 << bonus
        return worth


def rate(launch: Launch, level: int) -> float:
    """How many of a turn's combinations may be written in the level."""
    effect = launch.level_effects[level]
    return STACKS * EFFECT.count(EFFECTS.index(effect)) / len(EFFECT) if effect in EFFECTS else float(STACKS)


def cost_table(slots: int, rate: float) -> list[list[list[float]]]:
    """The mean cost of so many empty slots between two numbers, by count, lower and upper number."""
    return [[[slot_cost(empty, low, high, rate) for high in range(BOUND + 1)] for low in range(BOUND)] for empty in range(slots + 1)]


def slot_cost(empty: int, low: int, high: int, rate: float) -> float:
    cards = sum(1 for number in NUMBER if low < number < high) * rate / len(NUMBER)
    if not empty or not cards:
        return 1.0 + LONGEST_WAIT
    writable = min(empty, high - low - 1)
    wait = min(LONGEST_WAIT, WAIT * writable / cards)
    return 1.0 + (wait * writable + LONGEST_WAIT * (empty - writable)) / empty
