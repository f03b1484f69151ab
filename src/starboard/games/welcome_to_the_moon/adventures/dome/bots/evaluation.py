"""How well a seat stands in The Dome, as bots see it, in points: what the sheet is likely to be worth at the end of the game.

An end of a skyscraper promises its bonus by the chance that numbers come to reach it. The four upgrade tables are read where the energy
to come will have brought them, for the symbols, sections, astronauts and missions that are likely by then.
"""

from __future__ import annotations

from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.dome.content.layout import MISSIONS, DomeLayout
from starboard.games.welcome_to_the_moon.adventures.dome.rules.sections import unbuilt
from starboard.games.welcome_to_the_moon.bots.estimates import SHARE, add_places, counted, fitting, no_places
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.deck import HIGHEST
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, race_points
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, OPEN, MarkedSheet
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge, turns_left
from starboard.games.welcome_to_the_moon.state import MoonState

TURNS: Final = 34
"""How long a game usually lasts."""
OPEN_NUMBERS: Final = 3
"""Numbers to choose from in a turn."""

PACE: Final[dict[str, float]] = {
    "groups_filled": 0.05,
    "skyscraper_tops_filled": 0.08,
    "tower_levels_with_circled": 0.09,
    "dome_complete": 0.15,
    "x_written": 0.12,
}
"""By mission: how much of what it asks for a turn brings."""


@final
class Weights:
    """What things are worth, and how much of them a turn brings."""

    def __init__(self) -> None:
        self.offers = 1.1
        """Choices among numbers that an end of a skyscraper has in a turn: astronauts give some more."""
        self.end = 0.9
        self.patience = 0.5
        """The part of a high bonus that is counted on before any way is made to its end."""
        self.energy = 0.05
        """Rows crossed in a turn."""
        self.symbols = 0.15
        """Symbols of a level that a slot will give when it is filled."""
        self.sections = 0.06
        """Sections built in a turn."""
        self.crew = 0.85
        """How sure a crew as large as the largest is to stay so; of a larger one bots are sure."""
        self.astronauts = 0.12
        """Astronauts crossed in a turn."""
        self.behind = 0.7
        """How sure a crew is to catch up, if time allows."""
        self.mission = 0.7
        self.planning = 2.0
        self.claim = 5.0
        self.slot = 0.5
        self.fit = 15.0
        """What it is worth that every number fits somewhere."""


WEIGHTS: Final = Weights()


def nearest_number() -> list[list[float]]:
    """By numbers left above the last one: how likely the nearest number on offer leaves so many."""
    nearest: list[list[float]] = []
    for left in range(HIGHEST + 1):
        row = [0.0] * left
        none_nearer = 1.0
        for rest in range(left - 1, -1, -1):
            none = (1.0 - sum(SHARE[HIGHEST - left + 1 : HIGHEST - rest + 1])) ** OPEN_NUMBERS
            row[rest] = none_nearer - none
            none_nearer = none
        nearest.append(row)
    return nearest


def chances_to_rise(turns: int, slots: int) -> list[list[list[float]]]:
    """By turns, empty slots and numbers left: how likely an ascending line gets to its end by taking the nearest number, or waiting.

    Numbers are as frequent on either side of the middle, so this holds for a descending line, too.
    """
    nearest = nearest_number()
    chances = [[[0.0 if empty else 1.0] * (HIGHEST + 1) for empty in range(slots + 1)]]
    for _ in range(turns):
        before = chances[-1]
        now = [before[0]]
        for empty in range(1, slots + 1):
            row = before[empty].copy()
            for left, waiting in enumerate(before[empty]):
                for rest, likely in enumerate(nearest[left]):
                    row[left] += likely * max(0.0, before[empty - 1][rest] - waiting)
            now.append(row)
        chances.append(now)
    return chances


@final
class DomeJudge(Judge):
    """Weighs sheets of The Dome."""

    def __init__(self, layout: DomeLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra
        self.chances: list[list[list[float]]] = chances_to_rise(TURNS + 2, max(len(line) for line in layout.lines))
        self.ways: list[list[int]] = [self.way(goal) for goal in layout.race_goals]
        """By race: the slots of its skyscraper, from the end that is to be reached."""
        self.shares: list[int] = [self.share(goal) for goal in layout.race_goals]
        slots = range(len(layout.slot_ids))
        self.slots_at: list[list[int]] = [[slot for slot in slots if layout.tower_at[slot] == level] for level in range(len(layout.levels))]
        """By level of the tower: the slots connected with it."""

    def way(self, goal: int) -> list[int]:
        line = self.layout.lines[self.layout.lines_of[goal][0]]
        return line[::-1] if goal == line[-1] else line

    def share(self, goal: int) -> int:
        """The numbers that an end of an empty skyscraper may count on, by how far it is from the ground."""
        part = abs(self.layout.heights[goal]) / len(self.way(goal))
        return sum(1 for number in range(1, HIGHEST + 1) if sum(SHARE[:number]) < part)

    def fitting(self, slots: list[int]) -> float:
        """How well numbers fit at the ends of the skyscrapers."""
        places = no_places()
        for line in self.layout.lines:
            low, high = HIGHEST + 1, 0
            for slot in line:
                if slots[slot] >= 0:
                    number = counted(slots[slot])
                    low, high = min(low, number), max(high, number)
            if slots[line[0]] == EMPTY:
                add_places(places, 0, low)
            if slots[line[-1]] == EMPTY:
                add_places(places, high, HIGHEST + 1)
        return fitting(places)

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        outlook = Outlook(self, state, seat, sheet)
        points = float(error_term(self.layout, sheet).points)
        for race in range(len(sheet.races)):
            points += race_points(self.layout, sheet, race)
        return points + outlook.skyscrapers() + outlook.tables()


@final
class Outlook:
    """What a sheet may become in the turns that are left."""

    def __init__(self, judge: DomeJudge, state: MoonState, seat: int, sheet: MarkedSheet) -> None:
        self.judge = judge
        self.layout = judge.layout
        self.state = state
        self.seat = seat
        self.sheet = sheet
        self.turns = turns_left(state, TURNS)
        self.chances: list[list[float]] = judge.chances[min(len(judge.chances) - 1, int(WEIGHTS.offers * self.turns + 0.9))]

    # -- skyscrapers

    def skyscrapers(self) -> float:
        """What the ends that are not reached yet promise, and how well numbers fit."""
        slots = self.sheet.slots
        worth = WEIGHTS.slot * (len(slots) - slots.count(EMPTY)) + WEIGHTS.fit * self.judge.fitting(slots)
        for race, won in enumerate(self.sheet.races):
            if won == OPEN:
                worth += self.end(slots, race)
        return worth

    def end(self, slots: list[int], race: int) -> float:
        """The bonus of an end, by the chance to reach it. The high one is in danger for as long as there is a way to go."""
        ahead = 0
        room = self.judge.shares[race]
        goal = self.layout.race_goals[race]
        height = abs(self.layout.heights[goal])
        for slot in self.judge.ways[race]:
            written = slots[slot]
            if written == EMPTY:
                ahead += 1
            elif written >= 0:
                number = max(1, min(counted(written), HIGHEST))
                room = HIGHEST - number if self.layout.heights[goal] > 0 else number - 1
                break
        else:
            ahead = min(ahead, height)
        way = 1.0 - ahead / height
        low = self.layout.race_later[race]
        sure = WEIGHTS.patience + (1.0 - WEIGHTS.patience) * way * way
        return WEIGHTS.end * self.chances[ahead][room] * (low + sure * (self.bonus(race) - low))

    def bonus(self, race: int) -> float:
        """What reaching an end pays now."""
        if self.state.closed >> race & 1:
            return float(self.layout.race_later[race])
        return self.layout.race_first[race] + self.judge.astra.gain(self.state)

    def filled(self, slot: int, written: int) -> float:
        """What the skyscrapers promise, and pay, with a slot filled."""
        sheet, goals = self.sheet, self.layout.race_goals
        race = goals.index(slot) if slot in goals else EMPTY
        worth = 0.0
        sheet.slots[slot] = written
        if race != EMPTY:
            sheet.races[race] = CIRCLED
            worth = self.bonus(race)
        worth += self.skyscrapers()
        sheet.slots[slot] = EMPTY
        if race != EMPTY:
            sheet.races[race] = OPEN
        return worth

    # -- upgrade tables

    def tables(self) -> float:
        """What the four tables will pay. The energy to come crosses rows where they gain most.

        Until then every row of a table counts alike: the first rows pay little more than none, but lead to the last ones.
        """
        layout = self.layout
        gains: list[float] = []
        worth = 0.0
        for table, amounts in enumerate([self.missions(), self.tower(), self.crew(), self.unbuilt()]):
            rows = layout.values[table]
            crossed = self.sheet.count(layout.tables[table].icons)
            left = len(rows) - 1 - crossed
            now = paid(amounts, rows[crossed])
            worth += now
            if left:
                gains += [(paid(amounts, rows[-1]) - now) / left] * left
        gains.sort(reverse=True)
        energy = WEIGHTS.energy * self.turns
        for gain in gains:
            worth += min(1.0, energy) * gain
            energy = max(0.0, energy - 1.0)
        return worth

    def marked(self, symbol: int) -> float:
        """What the tables will pay with a symbol marked."""
        self.sheet.marks[symbol] = CIRCLED
        worth = self.tables()
        self.sheet.marks[symbol] = UNTOUCHED
        return worth

    def missions(self) -> list[float]:
        """Missions accomplished first and later."""
        marks = self.layout.values[MISSIONS][0]
        amounts = [0.0, 0.0]
        for index, mission in enumerate(self.state.missions):
            reward = self.sheet.rewards[index]
            if reward != NOT_CLAIMED:
                amounts[marks.index(reward)] += 1.0
                continue
            have, need = self.state.adventure.progress(self.state.sheets, self.seat, mission)
            part = min(1.0, (have + PACE[mission.condition["test"]] * self.turns) / need)
            amounts[marks.index(self.state.reward(index))] += 1.0 if have >= need else WEIGHTS.mission * part * part
        return amounts

    def tower(self) -> list[float]:
        """Levels with one, two and three circled symbols, with those that slots to be filled will give."""
        amounts = [0.0, 0.0, 0.0, 0.0]
        slots = self.sheet.slots
        each = WEIGHTS.symbols * min(1.0, self.turns / max(1, slots.count(EMPTY)))
        for level, connected in enumerate(self.judge.slots_at):
            symbols = self.layout.levels[level]
            circled = self.sheet.count(symbols)
            empty = 0
            for slot in connected:
                if slots[slot] == EMPTY:
                    empty += 1
            expected = circled + min(1.0, each * empty / len(symbols)) * (len(symbols) - circled)
            whole = min(len(symbols) - 1, int(expected))
            amounts[whole] += 1.0 + whole - expected
            amounts[whole + 1] += expected - whole
        return amounts[1:]

    def crew(self) -> list[float]:
        """The chances that the crew is the largest, and that it is not."""
        state, icons = self.state, self.layout.crew.icons
        mine = self.sheet.count(icons)
        others = 0 if state.astra is None else self.judge.astra.rules.in_majority(state.astra)
        for seat, sheet in enumerate(state.sheets):
            if seat != self.seat:
                others = max(others, cast("MarkedSheet", sheet).count(icons))
        hope = WEIGHTS.astronauts * self.turns
        some = 1.0 if mine else min(1.0, hope)
        if mine > others or not self.turns:
            most = 1.0 if mine >= others else 0.0
        else:
            most = WEIGHTS.crew if mine == others else WEIGHTS.behind * min(1.0, hope / (others - mine))
        return [some * most, some * (1.0 - most)]

    def unbuilt(self) -> list[float]:
        """Sections that will be missing."""
        return [min(0.0, WEIGHTS.sections * self.turns - len(unbuilt(self.layout, self.sheet)))]


def paid(amounts: list[float], row: list[int]) -> float:
    """What a row of a table pays for these amounts."""
    points = 0.0
    for column, amount in enumerate(amounts):
        points += amount * row[column]
    return points
