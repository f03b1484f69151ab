"""How well a seat stands in The Colony, as bots see it, in points.

Plants, tanks and antennas are worth what they and their energy will have grown to at the end. Empty slots cost the more, the fewer
numbers are left to fill them. Quarters and missions under way are promises.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Write, WriteX
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.promises import add_places, fitting, no_places, under_way
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, X, bounds, counted
from starboard.games.welcome_to_the_moon.symbols import OPEN, UNTOUCHED, MarkedSheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.colony.rules import Colony
    from starboard.games.welcome_to_the_moon.state import MoonState

GROWTH: Final[list[float]] = [7.0, 3.0, 6.0]
"""How many more plants, tanks and antennas a whole game brings."""
RISE: Final[list[float]] = [2.0, 4.0, 3.0]
"""How much more energy for each of them a whole game brings."""
EFFECT: Final[list[float]] = [1.5, 3.0, 2.5, 5.0, 2.0, 1.0]
"""An effect about to be used: robot, energy, plant, water, astronaut, planning."""

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; EMPTY is below."""
CARDS_PER_NUMBER: Final = len(NUMBER) / max(NUMBER)


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.turns = 30.0
        """How long a game usually lasts."""
        self.near = 0.8
        """The part of an antenna whose module is filled or in the network, but not both yet."""
        self.step = 0.5
        """Each tunnel that is still missing on the way to the observatory."""
        self.gap = 4.0
        self.fit = 4.0
        """What it is worth that every number fits somewhere."""
        self.quarter = 0.5
        self.mission = 0.8


WEIGHTS: Final = Weights()


@final
class Judge:
    """Weighs sheets of The Colony."""

    def __init__(self, colony: Colony) -> None:
        self.colony = colony
        self.chances: list[list[float]] = [[chances(low, high) for high in range(BOUND + 3)] for low in range(EMPTY, BOUND + 2)]

    def standing(self, state: MoonState, seat: int) -> float:
        colony = self.colony
        sheet = cast("MarkedSheet", state.sheets[seat])
        value = float(sum(term.points for term in state.terms(seat)))
        if state.endings:
            return value
        left = max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        for track, amount in enumerate(colony.powered(sheet)):
            energy = colony.value(sheet, track)
            value += (amount + GROWTH[track] * left) * (energy + RISE[track] * left) - amount * energy
        for line in colony.lines:
            value -= WEIGHTS.gap * self.cost(sheet.slots, line)
        value += WEIGHTS.fit * self.fitting(sheet.slots)
        return value + self.tunnels(sheet) + self.quarters(state, sheet) + self.missions(state, sheet)

    def cost(self, slots: list[int], line: list[int]) -> float:
        """What the empty slots of a line cost: those between two numbers share the numbers that fit there."""
        cost = 0.0
        low = EMPTY
        empty = 0
        for slot in line:
            written = slots[slot]
            if written == EMPTY:
                empty += 1
            elif written >= 0:
                written = counted(written)
                cost += self.gap(low, written, empty)
                low, empty = written, 0
        return cost + self.gap(low, BOUND + 2, empty)

    def fitting(self, slots: list[int]) -> float:
        """How well numbers fit in the empty slots, each between its neighbours in row and column."""
        places = no_places()
        for slot, written in enumerate(slots):
            if written == EMPTY:
                low, high = 0, BOUND
                for line in self.colony.lines_of[slot]:
                    before, after = bounds(slots, self.colony.lines[line], slot)
                    if before != EMPTY:
                        low = max(low, counted(before))
                    if after != EMPTY:
                        high = min(high, counted(after))
                add_places(places, low, high)
        return fitting(places)

    def gap(self, low: int, high: int, empty: int) -> float:
        return empty * min(2.0, empty / self.chances[low - EMPTY][high]) if empty else 0.0

    def tunnels(self, sheet: MarkedSheet) -> float:
        """Antennas half won, and how near the network has come to the observatory."""
        colony = self.colony
        joined = colony.network(sheet)
        value = 0.0
        nearest = colony.columns_of[colony.observatory] + colony.rows_of[colony.observatory]
        for slot in range(len(joined)):
            antennas = colony.antennas_at[slot]
            if antennas and sheet.marks[antennas[0]] == UNTOUCHED and joined[slot] != (sheet.slots[slot] != EMPTY):
                value += WEIGHTS.near * len(antennas)
            if joined[slot]:
                columns = colony.columns_of[colony.observatory] - colony.columns_of[slot]
                rows = colony.rows_of[colony.observatory] - colony.rows_of[slot]
                nearest = min(nearest, columns + rows)
        return value - WEIGHTS.step * nearest

    def quarters(self, state: MoonState, sheet: MarkedSheet) -> float:
        """The bonus of a quarter under way, by the square of what is filled."""
        value = 0.0
        for quarter, slots in enumerate(self.colony.quarter_slots):
            if sheet.races[quarter] == OPEN:
                bonus = self.bonus(state, quarter)
                share = sum(1 for slot in slots if sheet.slots[slot] != EMPTY) / len(slots)
                value += WEIGHTS.quarter * bonus * share * share
        return value

    def bonus(self, state: MoonState, quarter: int) -> float:
        colony = self.colony
        return colony.race_later[quarter] if state.closed >> quarter & 1 else colony.race_first[quarter] + colony.astra.gain(state)

    def missions(self, state: MoonState, sheet: MarkedSheet) -> float:
        value = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.colony.progress(sheet, mission)
                value += state.reward(index) * under_way(have, need, WEIGHTS.mission)
        return value

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room, with the better effects; energy where there is most to multiply."""
        sheet = cast("MarkedSheet", state.sheets[seat])
        slots = sheet.slots.copy()
        costs = [self.cost(slots, line) for line in self.colony.lines]
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack)
                weights.append(EFFECT[effect] + self.relief(slots, costs, self.colony.slot_at[action.slot], action.number))
            elif isinstance(action, WriteX):
                weights.append(self.relief(slots, costs, self.colony.slot_at[action.slot], X) - 1.0)
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, self.colony.symbol_at[action.mark]))
            else:
                weights.append(1.0 if isinstance(action, Claim) else 0.0)
        return weights

    def relief(self, slots: list[int], costs: list[float], slot: int, written: int) -> float:
        """How much cheaper the two lines of a slot become when it is filled."""
        slots[slot] = written
        relief = 0.0
        for line in self.colony.lines_of[slot]:
            relief += costs[line] - self.cost(slots, self.colony.lines[line])
        slots[slot] = EMPTY
        return WEIGHTS.gap * relief

    def mark(self, sheet: MarkedSheet, symbol: int) -> float:
        """A tunnel by the antennas at its ends, energy by what it multiplies; anything else is simply good."""
        colony = self.colony
        if symbol < colony.tunnels:
            value = 1.0
            for slot in colony.ends[symbol]:
                antennas = colony.antennas_at[slot]
                if antennas and sheet.marks[antennas[0]] == UNTOUCHED:
                    value += len(antennas)
            return value
        for track, amount in enumerate(colony.powered(sheet)):
            if symbol in colony.boxes[track].icons:
                box = colony.boxes[track].icons.index(symbol)
                return 1.0 + amount * (colony.values[track][box + 1] - colony.values[track][box])
        return 1.0


def chances(low: int, high: int) -> float:
    """How many numbers fit between two others, counted in cards; hardly any, for astronauts, where none does."""
    return max(0.1, sum(1 for number in NUMBER if low < number < high) / CARDS_PER_NUMBER)
