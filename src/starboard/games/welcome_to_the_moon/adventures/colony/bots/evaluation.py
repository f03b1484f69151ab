"""How well a seat stands in The Colony, as bots see it, in points.

Plants, tanks and antennas are worth what they will have grown to at the end, with the energy to come where it multiplies most. Numbers
should rise evenly from corner to corner, and empty slots cost the more, the fewer numbers are left to fill them. Quarters and missions
under way are promises.
"""

from __future__ import annotations

from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.colony.content.layout import ColonyLayout
from starboard.games.welcome_to_the_moon.adventures.colony.rules.scoring import current_value, powered
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import network
from starboard.games.welcome_to_the_moon.bots.estimates import add_places, counted, fitting, no_places, promised
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.bots.prices import SEEN, by_effect
from starboard.games.welcome_to_the_moon.content.effects import ENERGY, PLANT, WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.rules.scoring import points_of
from starboard.games.welcome_to_the_moon.sheet import OPEN, MarkedSheet, neighbours
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import MoonState

GROWTH: Final[list[float]] = [7.0, 3.0, 6.0]
"""How many more plants, tanks and antennas a whole game brings."""
EFFECT: Final[list[float]] = by_effect({"robot": 2.0, "energy": SEEN, "plant": SEEN, "water": SEEN, "astronaut": 2.0, "planning": 1.0})
"""An effect about to be used."""
PLANTS: Final = 0
TANKS: Final = 1
ANTENNAS: Final = 2

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; EMPTY is below."""
CARDS_PER_NUMBER: Final = len(NUMBER) / max(NUMBER)


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.turns = 20.0
        """For so long things are expected to grow: a little less than a game usually lasts."""
        self.energy = 9.0
        """Energy boxes that a whole game crosses."""
        self.later = 0.85
        """The part of its worth that energy has when it is still to come."""
        self.near = 0.2
        """The part of an antenna whose module is filled or in the network, but not both yet."""
        self.step = 0.5
        """Each tunnel that is still missing on the way to the observatory."""
        self.gap = 0.5
        self.stray = 2.0
        """A number that is one off the one that its place between the corners calls for."""
        self.fit = 4.0
        """What it is worth that every number fits somewhere."""
        self.quarter = 0.5
        self.mission = 0.8


WEIGHTS: Final = Weights()


@final
class ColonyJudge(Judge):
    """Weighs sheets of The Colony."""

    def __init__(self, layout: ColonyLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra
        sides = [layout.columns_of[slot] + layout.rows_of[slot] for slot in range(len(layout.slot_ids))]
        first, last = min(sides), max(sides)
        self.called: list[float] = [1.0 + (max(NUMBER) - 1) * (side - first) / (last - first) for side in sides]
        """By slot: the number in its place if they all rose evenly from corner to corner."""
        self.chances: list[list[float]] = [[chances(low, high) for high in range(BOUND + 3)] for low in range(EMPTY, BOUND + 2)]

    def standing(self, state: MoonState, seat: int) -> float:
        layout = self.layout
        sheet = cast("MarkedSheet", state.sheets[seat])
        value = float(points_of(state, seat))
        left = max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        hopes = Hopes(layout, sheet, left)
        for track, amount in enumerate(powered(layout, sheet)):
            value += hopes.amounts[track] * hopes.each[track] - amount * current_value(layout, sheet, track)
        for line in layout.lines:
            value -= WEIGHTS.gap * self.cost(sheet.slots, line)
        value += WEIGHTS.fit * self.fitting(sheet.slots)
        for slot, written in enumerate(sheet.slots):
            if written >= 0:
                value -= WEIGHTS.stray * abs(counted(written) - self.called[slot])
        return value + self.tunnels(sheet, hopes) + self.quarters(state, sheet) + promised(state, seat, WEIGHTS.mission)

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
                for line in self.layout.lines_of[slot]:
                    before, after = neighbours(slots, self.layout.lines[line], slot)
                    if before != EMPTY:
                        low = max(low, counted(before))
                    if after != EMPTY:
                        high = min(high, counted(after))
                add_places(places, low, high)
        return fitting(places)

    def gap(self, low: int, high: int, empty: int) -> float:
        return empty * min(2.0, empty / self.chances[low - EMPTY][high]) if empty else 0.0

    def tunnels(self, sheet: MarkedSheet, hopes: Hopes) -> float:
        """Antennas half won, and how near the network has come to the observatory."""
        layout = self.layout
        joined = network(layout, sheet)
        value = 0.0
        nearest = layout.columns_of[layout.observatory] + layout.rows_of[layout.observatory]
        for slot in range(len(joined)):
            antennas = layout.antennas_at[slot]
            if antennas and sheet.marks[antennas[0]] == UNTOUCHED and joined[slot] != (sheet.slots[slot] != EMPTY):
                value += WEIGHTS.near * len(antennas) * hopes.each[ANTENNAS]
            if joined[slot]:
                columns = layout.columns_of[layout.observatory] - layout.columns_of[slot]
                rows = layout.rows_of[layout.observatory] - layout.rows_of[slot]
                nearest = min(nearest, columns + rows)
        return value - WEIGHTS.step * nearest

    def quarters(self, state: MoonState, sheet: MarkedSheet) -> float:
        """The bonus of a quarter under way, by the square of what is filled."""
        value = 0.0
        for quarter, slots in enumerate(self.layout.quarter_slots):
            if sheet.races[quarter] == OPEN:
                bonus = self.bonus(state, quarter)
                share = sum(1 for slot in slots if sheet.slots[slot] != EMPTY) / len(slots)
                value += WEIGHTS.quarter * bonus * share * share
        return value

    def bonus(self, state: MoonState, quarter: int) -> float:
        layout = self.layout
        return layout.race_later[quarter] if state.closed >> quarter & 1 else layout.race_first[quarter] + self.astra.gain(state)


@final
class Hopes:
    """How many plants, tanks and antennas there will be in the end, and what each will be worth.

    Energy to come goes where it multiplies most.
    """

    def __init__(self, layout: ColonyLayout, sheet: MarkedSheet, left: float) -> None:
        self.layout = layout
        self.amounts: list[float] = [amount + GROWTH[track] * left for track, amount in enumerate(powered(layout, sheet))]
        self.boxes: list[int] = [sheet.count(layout.boxes[track].icons) for track in range(len(GROWTH))]
        self.each: list[float] = [float(layout.values[track][box]) for track, box in enumerate(self.boxes)]
        self.spend(WEIGHTS.energy * left)

    def spend(self, energy: float) -> None:
        boxes = self.boxes.copy()
        while energy > 0:
            best, most = EMPTY, 0.0
            for track, box in enumerate(boxes):
                values = self.layout.values[track]
                if box + 1 < len(values) and self.amounts[track] * (values[box + 1] - values[box]) > most:
                    best, most = track, self.amounts[track] * (values[box + 1] - values[box])
            if best == EMPTY:
                return
            values = self.layout.values[best]
            self.each[best] += WEIGHTS.later * min(1.0, energy) * (values[boxes[best] + 1] - values[boxes[best]])
            boxes[best] += 1
            energy -= 1.0

    def energy(self) -> float:
        """What the best box is worth."""
        most = 0.0
        for track in range(len(self.boxes)):
            most = max(most, self.box(track))
        return most

    def box(self, track: int) -> float:
        """What the next box of a track multiplies by more; nothing when all are crossed."""
        values, box = self.layout.values[track], self.boxes[track]
        return self.amounts[track] * (values[box + 1] - values[box]) if box + 1 < len(values) else 0.0

    def effect(self, sheet: MarkedSheet, slot: int, effect: int) -> float:
        """What an effect is worth after writing in the slot."""
        layout = self.layout
        if effect == ENERGY:
            return self.energy()
        if effect == WATER:
            tank = layout.tank_at[slot]
            return self.each[TANKS] if tank != EMPTY and sheet.marks[tank] == UNTOUCHED else 0.0
        if effect == PLANT:
            for house in layout.greenhouses[layout.quarter_of[slot]]:
                if sheet.marks[house] == UNTOUCHED:
                    return self.each[PLANTS] * layout.plants_in[house]
            return 0.0
        return EFFECT[effect]

    def antennas(self, sheet: MarkedSheet, slot: int, other_half: bool) -> float:
        """The antennas of a module that is filled or joined now, and perhaps both."""
        antennas = self.layout.antennas_at[slot]
        if not antennas or sheet.marks[antennas[0]] != UNTOUCHED:
            return 0.0
        return len(antennas) * self.each[ANTENNAS] * (1.0 - WEIGHTS.near if other_half else WEIGHTS.near)

    def mark(self, sheet: MarkedSheet, joined: list[bool], symbol: int) -> float:
        """A tunnel by the antennas at its new end, energy by what it multiplies, plants and tanks by what they will be worth."""
        layout = self.layout
        if symbol < layout.tunnels:
            value = 1.0
            for slot in layout.ends[symbol]:
                if not joined[slot]:
                    value += self.antennas(sheet, slot, sheet.slots[slot] != EMPTY)
            return value
        for track in range(len(self.boxes)):
            if symbol in layout.boxes[track].icons:
                return self.box(track)
        return self.each[TANKS] if symbol in layout.tanks else self.each[PLANTS] * layout.plants_in.get(symbol, 1)


def chances(low: int, high: int) -> float:
    """How many numbers fit between two others, counted in cards; hardly any, for astronauts, where none does."""
    return max(0.1, sum(1 for number in NUMBER if low < number < high) / CARDS_PER_NUMBER)
