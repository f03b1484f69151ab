"""How well a seat stands in The Launch, as bots see it. The unit of every worth here is a rocket.

An incomplete compartment is worth what its icons will pay, the less the more its empty slots will cost. A slot costs a turn to write,
and the waiting for a number that fits: the fewer cards fit between its neighbours, the longer.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.rules.adventure import Launch
from starboard.games.welcome_to_the_moon.adventures.launch.rules.astra import TRACK, LaunchAstra
from starboard.games.welcome_to_the_moon.adventures.launch.rules.bonuses import fuel_targets
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.bots.estimates import counted
from starboard.games.welcome_to_the_moon.bots.evaluation import Evaluation
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.deck import EFFECT, NUMBER, STACKS
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
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
class LaunchAstraJudge(AstraJudge):
    """A point of her cards crosses a box of her track."""

    def __init__(self, rules: LaunchAstra) -> None:
        first, second = TRACK.numbers[:2]
        super().__init__(rules, (second.value - first.value) // (second.place - first.place))

    def her_points(self, astra: Astra) -> float:
        return float(self.per_point * (self.rules.track(astra) or 0))


@final
class LaunchEvaluation(Evaluation):
    """Weighs sheets of The Launch."""

    def __init__(self, layout: LaunchLayout, rules: Launch, astra: LaunchAstraJudge) -> None:
        self.layout = layout
        self.rules = rules
        self.astra = astra
        self.costs: list[list[list[list[float]]]] = [cost_table(len(line), rate(layout, level)) for level, line in enumerate(layout.lines)]

    def evaluate(self, state: MoonState, seat: int) -> float:
        """The rockets that the seat will have beyond those of the best opponent, in points."""
        if state.astra is not None:
            hers = self.astra.last_points(state, state.astra) if state.endings else self.astra.expected_points(state, state.astra)
            return POINTS * self.expected_rockets(state, seat) - hers
        best = -1e9
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.expected_rockets(state, other))
        return POINTS * (self.expected_rockets(state, seat) - best)

    def expected_rockets(self, state: MoonState, seat: int) -> float:
        layout = self.layout
        sheet = cast("LaunchSheet", state.sheets[seat])
        if state.endings:
            score, ties = self.rules.rank(state.sheets, seat)
            return score / POINTS + ties
        value = sheet.rockets - WEIGHTS.error * sheet.open_errors() + WEIGHTS.tie * sheet.ties
        if sheet.launched():
            value += WEIGHTS.launched
        if state.astra is None:
            value += WEIGHTS.sabotage * sheet.triggered.bit_count()
        value += WEIGHTS.x_worth * (sheet.waiting & layout.x_bits).bit_count()
        fuel = self.fuel(sheet)
        value += fuel * (sheet.waiting & layout.fuel_bits).bit_count()
        for level in range(len(layout.lines)):
            value += self.level(state, sheet, level, fuel)
        return value + self.missions(state, seat)

    def fuel(self, sheet: LaunchSheet) -> float:
        best = 0
        for bonus in fuel_targets(self.layout, sheet):
            best = max(best, self.layout.amounts[bonus])
        return WEIGHTS.fuel * best

    def missions(self, state: MoonState, seat: int) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            if state.sheets[seat].rewards[index] == NOT_CLAIMED:
                have, need = state.adventure.progress(state.sheets, seat, mission)
                value += WEIGHTS.mission * state.reward(index) * exp((min(have, need) - need) / WEIGHTS.mission_patience)
        return value

    def level(self, state: MoonState, sheet: LaunchSheet, level: int, fuel: float) -> float:
        """What the incomplete compartments of a level will pay."""
        slots, line, compartment_of = sheet.slots, self.layout.lines[level], self.layout.compartment_of
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
        layout = self.layout
        icons = layout.compartment_icons[compartment]
        sabotage = WEIGHTS.sabotage if state.astra is None else self.astra.gain(state) / POINTS
        value = sabotage * (icons & layout.sabotage_bits & ~state.closed).bit_count()
        for bonus in layout.compartment_rockets[compartment]:
            if layout.active_bits >> bonus & 1 or sheet.fuelled >> bonus & 1:
                value += layout.amounts[bonus]
            else:
                value += fuelling * WEIGHTS.unfuelled * layout.amounts[bonus]
        if icons & layout.x_bits:
            value += WEIGHTS.x_worth
        if icons & layout.fuel_bits:
            value += fuel
        return value


def rate(layout: LaunchLayout, level: int) -> float:
    """How many of a turn's combinations may be written in the level."""
    effect = layout.level_effects[level]
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
