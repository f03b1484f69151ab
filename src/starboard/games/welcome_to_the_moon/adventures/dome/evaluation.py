"""How well a seat stands in The Dome, as bots see it, in points: what is scored now, and what is promised.

A skyscraper promises the bonuses of its two ends, as far as it has come and as numbers are left to get there. The tower, the crew and the
missions will be worth more when their tables are upgraded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Skip, Write, WriteX
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.effects import PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.promises import add_places, fitting, no_places, under_way
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, X, counted, has_parity
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, OPEN, UNTOUCHED, MarkedSheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.dome.rules import Dome
    from starboard.games.welcome_to_the_moon.state import MoonState

TURNS: Final = 34
"""How long a game usually lasts."""
EFFECT: Final[list[float]] = [0.0, 4.0, 0.0, 0.0, 1.5, 1.0]
"""An effect about to be used: robot, energy, plant, water, astronaut, planning; what is not here is seen on the sheet."""

TOWER: Final = 1
DOME: Final = 3
"""The tables of the tower and of the dome among the upgrades."""
BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""
CARDS_PER_NUMBER: Final = len(NUMBER) / max(NUMBER)


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.upgrades = 0.5
        """The part of the uncrossed rows of the tower's table that a whole game will cross."""
        self.symbols = 1.3
        """Symbols that each of the tower's levels will get in a whole game."""
        self.sections = 0.4
        """The part of the unbuilt sections that robots will build in a whole game."""
        self.upgrade = 2.0
        """What crossing a row is worth besides what it pays at once."""
        self.claim = 5.0
        self.crew = 20.0
        """What upgrades will bring to a crew that is the largest."""
        self.astronaut = 1.0
        self.mission = 0.9
        self.end = 0.9
        self.slot = 0.5
        self.tight = 1.0
        self.fit = 30.0
        """What it is worth that every number fits somewhere."""


WEIGHTS: Final = Weights()


@final
class Judge:
    """Weighs sheets of The Dome."""

    def __init__(self, dome: Dome) -> None:
        self.dome = dome
        self.below: list[float] = [sum(1 for number in NUMBER if number < bound) / CARDS_PER_NUMBER for bound in range(BOUND + 3)]
        self.above: list[float] = [sum(1 for number in NUMBER if number > bound) / CARDS_PER_NUMBER for bound in range(BOUND + 3)]

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        points = float(sum(term.points for term in state.terms(seat)))
        if state.endings:
            return points
        left = max(0.0, 1.0 - state.turn / TURNS)
        points += self.tower(sheet, left) - self.dome.tower_points(sheet)
        points += WEIGHTS.sections * left * len(self.dome.unbuilt(sheet)) * self.dome.row(sheet, DOME)[0]
        return points + self.skyscrapers(state, sheet) + left * self.crew(sheet) + self.missions(state, sheet)

    def skyscrapers(self, state: MoonState, sheet: MarkedSheet) -> float:
        """Both ends of each skyscraper; race bonuses stand in pairs, top and bottom."""
        worth = 0.0
        for race, goal in enumerate(self.dome.race_goals):
            if sheet.races[race] == OPEN:
                first = self.dome.race_first[race] + self.dome.astra.gain(state)
                bonus = self.dome.race_later[race] if state.closed >> race & 1 else first
                worth += self.end(sheet.slots, self.dome.lines[self.dome.lines_of[goal][0]], goal, bonus)
        return worth + WEIGHTS.slot * (len(sheet.slots) - sheet.slots.count(EMPTY)) + WEIGHTS.fit * self.fitting(sheet.slots)

    def fitting(self, slots: list[int]) -> float:
        """How well numbers fit at the ends of the skyscrapers."""
        places = no_places()
        for line in self.dome.lines:
            low, high = BOUND, 0
            for slot in line:
                if slots[slot] >= 0:
                    number = counted(slots[slot])
                    low, high = min(low, number), max(high, number)
            if slots[line[0]] == EMPTY:
                add_places(places, 0, low)
            if slots[line[-1]] == EMPTY:
                add_places(places, high, BOUND)
        return fitting(places)

    def end(self, slots: list[int], line: list[int], goal: int, bonus: float) -> float:
        """An end that is not reached: its bonus by the square of the way made, less the crowding of what lies ahead."""
        top = goal == line[-1]
        way = line[::-1] if top else line
        ahead = 0
        for slot in way:
            if slots[slot] != EMPTY:
                break
            ahead += 1
        room = self.room(slots, way, top)
        share = 1.0 - ahead / len(way)
        reachable = min(1.0, room / ahead)
        return WEIGHTS.end * bonus * reachable * share * share - WEIGHTS.tight * max(0.0, ahead - room)

    def room(self, slots: list[int], way: list[int], top: bool) -> float:
        """How many numbers, counted in cards, fit between an end and the nearest number."""
        for slot in way:
            if slots[slot] >= 0:
                number = counted(slots[slot])
                return self.above[number] if top else self.below[number]
        return float(BOUND - 1)

    def tower(self, sheet: MarkedSheet, left: float) -> float:
        """What the levels of the tower will score, with the symbols and the upgrades that will come.

        Early every upgrade counts alike: the first rows pay little more than none, but lead to the last ones.
        """
        dome = self.dome
        rows = dome.values[TOWER]
        last = len(rows) - 1
        upgraded = dome.count(sheet, dome.tables[TOWER].icons)
        row = rows[upgraded]
        reached = (upgraded + WEIGHTS.upgrades * left * (last - upgraded)) / last
        worth = [0.0]
        for circled in range(len(row)):
            evenly = rows[0][circled] + reached * (rows[last][circled] - rows[0][circled])
            worth.append(left * evenly + (1.0 - left) * row[circled])
        value = 0.0
        for level in dome.levels:
            expected = min(len(level) - 0.001, dome.count(sheet, level) + WEIGHTS.symbols * left)
            value += worth[int(expected)] + (expected - int(expected)) * (worth[int(expected) + 1] - worth[int(expected)])
        return value

    def crew(self, sheet: MarkedSheet) -> float:
        """Astronauts are worth little until their table is upgraded."""
        crossed = self.dome.count(sheet, self.dome.crew.icons)
        return WEIGHTS.crew + WEIGHTS.astronaut * crossed if crossed else 0.0

    def missions(self, state: MoonState, sheet: MarkedSheet) -> float:
        worth = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.dome.progress(sheet, mission)
                worth += self.dome.mission_worth(sheet, state.reward(index)) * under_way(have, need, WEIGHTS.mission)
        return worth

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers that lead to the ends of skyscrapers, with the better effects; upgrades by what they pay."""
        dome = self.dome
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        left = max(0.0, 1.0 - state.turn / TURNS)
        before = self.skyscrapers(state, sheet)
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack)
                slot = dome.slot_at[action.slot]
                worth = EFFECT[effect] + self.effect(sheet, slot, action.number, effect, left)
                weights.append(worth + self.fill(state, sheet, slot, action.number) - before)
            elif isinstance(action, WriteX):
                weights.append(self.fill(state, sheet, dome.slot_at[action.slot], X) - before - dome.row(sheet, DOME)[0])
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, dome.symbol_at[action.mark], left))
            else:
                weights.append(WEIGHTS.claim if isinstance(action, Claim) else -1.0 if isinstance(action, Skip) else 0.0)
        return weights

    def fill(self, state: MoonState, sheet: MarkedSheet, slot: int, written: int) -> float:
        """What the skyscrapers promise, and pay, with a slot filled."""
        dome = self.dome
        sheet.slots[slot] = written
        worth = 0.0
        reached = EMPTY
        if slot in dome.race_goals:
            reached = dome.race_goals.index(slot)
            closed = state.closed >> reached & 1
            worth = dome.race_later[reached] if closed else dome.race_first[reached] + dome.astra.gain(state)
            sheet.races[reached] = CIRCLED
        worth += self.skyscrapers(state, sheet)
        sheet.slots[slot] = EMPTY
        if reached != EMPTY:
            sheet.races[reached] = OPEN
        return worth

    def effect(self, sheet: MarkedSheet, slot: int, number: int, effect: int, left: float) -> float:
        """A section, or a symbol of the tower, that the effect allows after this number."""
        dome = self.dome
        if effect == ROBOT:
            return float(dome.row(sheet, DOME)[0]) if has_parity(number) and dome.buildable(sheet, number % 2 == 1) else 0.0
        level = dome.tower_at[slot]
        if level != EMPTY and effect in (PLANT, WATER):
            for symbol in dome.waters[level] if effect == WATER else dome.plants[level]:
                if sheet.marks[symbol] == UNTOUCHED:
                    return self.mark(sheet, symbol, left)
        return 0.0

    def mark(self, sheet: MarkedSheet, symbol: int, left: float) -> float:
        """What a mark adds to the sheet at once, and a row also for what will come."""
        before = self.scored(sheet, left)
        sheet.marks[symbol] = CIRCLED
        gain = self.scored(sheet, left) - before
        sheet.marks[symbol] = UNTOUCHED
        return gain + WEIGHTS.upgrade if symbol >= self.dome.first_crossed else gain

    def scored(self, sheet: MarkedSheet, left: float) -> float:
        """Points of missions, tower, crew and dome, the crew being the largest."""
        dome = self.dome
        points = dome.mission_points(sheet) + dome.crew_points(sheet, 0)
        return points + self.tower(sheet, left) - (1.0 - WEIGHTS.sections * left) * len(dome.unbuilt(sheet)) * dome.row(sheet, DOME)[0]
