"""How well a seat stands in The Dome, as bots see it, in points: what is scored now, and what is promised.

A skyscraper promises the bonuses of its two ends, as far as it has come and as numbers are left to get there. The tower, the crew and the
missions will be worth more when their tables are upgraded.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, counted
from starboard.games.welcome_to_the_moon.symbols import OPEN, MarkedSheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.dome.rules import Dome
    from starboard.games.welcome_to_the_moon.state import MoonState

TURNS: Final = 30
"""How long a game usually lasts."""
EFFECT: Final[list[float]] = [5.0, 3.0, 3.0, 3.0, 1.5, 2.0]
"""An effect about to be used: robot, energy, plant, water, astronaut, planning."""
CREW: Final = 12.0
"""What upgrades will bring to a crew that is the largest."""
ASTRONAUT: Final = 1.0
MISSION: Final = 0.6
END: Final = 0.6
SLOT: Final = 0.5
TIGHT: Final = 1.0

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""
CARDS_PER_NUMBER: Final = len(NUMBER) / max(NUMBER)


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
        decision = state.decision(seat)
        if decision is self.dome.use or decision is self.dome.plan:
            points += EFFECT[sheet.effect]
        left = max(0.0, 1.0 - state.turn / TURNS)
        return points + self.skyscrapers(state, sheet) + left * self.crew(sheet) + self.missions(state, sheet)

    def skyscrapers(self, state: MoonState, sheet: MarkedSheet) -> float:
        """Both ends of each skyscraper; race bonuses stand in pairs, top and bottom."""
        worth = 0.0
        for race, goal in enumerate(self.dome.race_goals):
            if sheet.races[race] == OPEN:
                bonus = self.dome.race_later[race] if state.closed >> race & 1 else self.dome.race_first[race]
                worth += self.end(sheet.slots, self.dome.lines[self.dome.lines_of[goal][0]], goal, bonus)
        return worth + SLOT * (len(sheet.slots) - sheet.slots.count(EMPTY))

    def end(self, slots: list[int], line: list[int], goal: int, bonus: int) -> float:
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
        return END * bonus * reachable * share * share - TIGHT * max(0.0, ahead - room)

    def room(self, slots: list[int], way: list[int], top: bool) -> float:
        """How many numbers, counted in cards, fit between an end and the nearest number."""
        for slot in way:
            if slots[slot] >= 0:
                number = counted(slots[slot])
                return self.above[number] if top else self.below[number]
        return float(BOUND - 1)

    def crew(self, sheet: MarkedSheet) -> float:
        """Astronauts are worth little until their table is upgraded."""
        crossed = self.dome.count(sheet, self.dome.crew.icons)
        return CREW + ASTRONAUT * crossed if crossed else 0.0

    def missions(self, state: MoonState, sheet: MarkedSheet) -> float:
        worth = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.dome.progress(sheet, mission)
                worth += MISSION * self.dome.mission_worth(sheet, state.reward(index)) * (min(have, need) / need) ** 2
        return worth
