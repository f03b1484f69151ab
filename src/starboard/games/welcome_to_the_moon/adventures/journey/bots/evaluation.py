"""How well a seat stands in The Journey, as bots see it, in points.

Empty slots cost the more, the fewer numbers are left between their neighbours; a wall frees them. Stations promise their multiplier for
the plants they have and may get, zones and missions under way what they will bring.
"""

from __future__ import annotations

from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.bots.estimates import add_places, counted, fitting, no_places, promised
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.bots.prices import SEEN, by_effect
from starboard.games.welcome_to_the_moon.content.effects import WATER
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.rules.scoring import points_of, race_points
from starboard.games.welcome_to_the_moon.sheet import OPEN, MarkedSheet
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import MoonState

EFFECT: Final[list[float]] = by_effect({"robot": 2.5, "energy": 2.5, "plant": 4.5, "water": SEEN, "astronaut": 1.0, "planning": 1.5})
"""An effect about to be used; water is worth its tank."""

TOP: Final = max(NUMBER) + 3
"""Above all that can be written; EMPTY is below."""
CARDS_PER_NUMBER: Final = len(NUMBER) / max(NUMBER)


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.turns = 28.0
        """How long a game usually lasts."""
        self.gap = 0.8
        self.hardest = 3.0
        self.fit = 14.0
        """What it is worth that every number fits somewhere."""
        self.robots = 12.0
        """Robots that a whole game brings."""
        self.plants = 0.5
        """The part of the plants still to be circled that will be."""
        self.tanks = 0.2
        """The part of the tanks at empty slots that will be circled."""
        self.zone = 4.0
        """A filled zone, besides its length and its rank; half of it while it is being filled."""
        self.half = 1.5
        """The first icon of a pair that brings a wall."""
        self.wild = 2.0
        self.icon = 0.8
        """The first icon of a pair that brings a wild."""
        self.mission = 0.4


WEIGHTS: Final = Weights()


@final
class Gaps:
    """Stretches between two numbers or walls: what they lie between and how many of their slots are empty.

    By slot: the gap that it lies in or that begins after it, and how many empty slots of it have been passed there.
    """

    def __init__(self, layout: JourneyLayout, sheet: MarkedSheet) -> None:
        self.lows: list[int] = [EMPTY]
        self.highs: list[int] = []
        self.empty: list[int] = []
        self.gap_at: list[int] = []
        self.passed: list[int] = []
        empty = 0
        for slot, written in enumerate(sheet.slots):
            if written == EMPTY:
                empty += 1
            elif written >= 0:
                written = counted(written)
                self.close(written, empty, written)
                empty = 0
            self.gap_at.append(len(self.lows) - 1)
            self.passed.append(empty)
            if slot < layout.walls and sheet.marks[slot] != UNTOUCHED:
                self.close(TOP, empty, EMPTY)
                empty = 0
        self.highs.append(TOP)
        self.empty.append(empty)

    def close(self, high: int, empty: int, low: int) -> None:
        """A gap ends below a number, the next begins above another."""
        self.highs.append(high)
        self.empty.append(empty)
        self.lows.append(low)


@final
class JourneyJudge(Judge):
    """Weighs sheets of The Journey."""

    def __init__(self, layout: JourneyLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra
        self.chances: list[list[float]] = [[chances(low, high) for high in range(TOP + 1)] for low in range(EMPTY, TOP)]

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        value = float(points_of(state, seat))
        gaps = Gaps(self.layout, sheet)
        places = no_places()
        for gap, empty in enumerate(gaps.empty):
            value -= self.cost(gaps.lows[gap], gaps.highs[gap], empty)
            if empty:
                add_places(places, gaps.lows[gap], gaps.highs[gap])
        value += WEIGHTS.fit * fitting(places)
        left = max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        value += self.stations(state, sheet, left) + self.tanks(sheet, left) + self.zones(sheet)
        return value + self.icons(sheet) + promised(state, seat, WEIGHTS.mission)

    def cost(self, low: int, high: int, empty: int) -> float:
        """Empty slots between two numbers share the numbers that fit there."""
        return WEIGHTS.gap * empty * min(WEIGHTS.hardest, empty / self.chances[low - EMPTY][high]) if empty else 0.0

    def effect(self, effect: int, slot: int) -> float:
        """What the effect about to be used at this slot is worth."""
        if effect != WATER:
            return EFFECT[effect]
        tank = self.layout.tank_at[slot]
        return 0.0 if tank == EMPTY else float(self.layout.tank_points[self.layout.tanks.index(tank)])

    def multiplier(self, state: MoonState, sheet: MarkedSheet, station: int, left: float) -> float:
        """What a plant of the station will be worth: less, the more robots are missing and the less time there is."""
        layout = self.layout
        if sheet.races[station] != OPEN:
            return float(race_points(layout, sheet, station))
        value = layout.race_later[station] if state.closed >> station & 1 else layout.race_first[station]
        return value * self.chance(sheet, station, left)

    def chance(self, sheet: MarkedSheet, station: int, left: float) -> float:
        """To circle all robots of a station in time."""
        robots = self.layout.station_robots[station]
        return max(0.0, 1.0 - (len(robots) - sheet.count(robots)) / (WEIGHTS.robots * left + 0.5))

    def stations(self, state: MoonState, sheet: MarkedSheet, left: float) -> float:
        """What the stations will score beyond what they score now."""
        layout = self.layout
        value = 0.0
        for station, plants in enumerate(layout.station_plants):
            circled = sheet.count(plants)
            more = WEIGHTS.plants * left * (len(plants) - circled)
            value += (circled + more) * self.multiplier(state, sheet, station, left) - circled * race_points(layout, sheet, station)
            if sheet.races[station] == OPEN and not state.closed >> station & 1:
                value += self.astra.gain(state) * self.chance(sheet, station, left)
        return value

    def tanks(self, sheet: MarkedSheet, left: float) -> float:
        """Tanks that can still be circled, because their slots are empty."""
        layout = self.layout
        points = 0
        for slot, written in enumerate(sheet.slots):
            if written == EMPTY and layout.tank_at[slot] != EMPTY:
                points += layout.tank_points[layout.tanks.index(layout.tank_at[slot])]
        return WEIGHTS.tanks * left * points

    def zones(self, sheet: MarkedSheet) -> float:
        """Zones filled, and those between walls by the square of what is filled."""
        value = 0.0
        length = filled = 0
        for slot, written in enumerate(sheet.slots):
            length += 1
            if written != EMPTY:
                filled += 1
            if slot == self.layout.walls or sheet.marks[slot] != UNTOUCHED:
                share = filled / length
                value += WEIGHTS.zone if filled == length else 0.5 * WEIGHTS.zone * share * share
                length = filled = 0
        return value

    def icons(self, sheet: MarkedSheet) -> float:
        """Pairs begun, and wilds to spend."""
        layout = self.layout
        value = WEIGHTS.half * (sheet.count(layout.energy.icons) % 2)
        value += WEIGHTS.icon * (sheet.count(layout.astronaut.icons) % 2 + sheet.count(layout.planning.icons) % 2)
        for wild in layout.wilds:
            if sheet.marks[wild] == CIRCLED:
                value += WEIGHTS.wild
        return value


def chances(low: int, high: int) -> float:
    """How many numbers fit between two others, counted in cards; hardly any, for astronauts, where none does."""
    return max(0.1, sum(1 for number in NUMBER if low < number < high) / CARDS_PER_NUMBER)
