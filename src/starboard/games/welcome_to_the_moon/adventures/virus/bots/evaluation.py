"""How well a seat stands in The Virus, as bots see it, in points.

The studies are worth what their rows will have paid in the end, so that a plant or a tank counts by the rows it leads to. An empty slot is
worth the energy of its block, as far as numbers are left for it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Infect, Mark, Skip, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.bots.estimates import fitting, interpolated, line_places, no_places, under_way
from starboard.games.welcome_to_the_moon.rules.effects import ENERGY, PLANT, ROBOT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import EMPTY, INFECTED, NOT_CLAIMED, X, counted
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.virus.rules.adventure import Study, Virus

LOWEST: Final = 0
HIGHEST: Final = 16

CLAIM: Final = 5.0


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.turns = 35.0
        """How long a game usually lasts."""
        self.plants = 7.0
        self.tanks = 5.0
        """Plants and tanks that a whole game brings."""
        self.growth = 0.5
        """Energy that a block will still get in a whole game."""
        self.room = 0.3
        self.fit = 8.0
        """What it is worth that every number fits somewhere."""
        self.mission = 0.5
        self.wild = 1.5
        self.icon = 0.5
        self.walkway = 0.4
        self.spread = 4.0
        """What a block within reach of an active virus will cost in a whole game; of one that is not active yet half as much."""


WEIGHTS: Final = Weights()


@final
class Judge:
    """Weighs sheets of The Virus."""

    def __init__(self, virus: Virus) -> None:
        self.virus = virus
        self.plant_values: list[int] = by_icons(virus.plant_study)
        self.water_values: list[int] = by_icons(virus.water_study)

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("VirusSheet", state.sheets[seat])
        points = float(sum(term.points for term in state.terms(seat)))
        virus, left = self.virus, max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        points -= virus.plant_study.value(sheet.marks) + virus.water_study.value(sheet.marks)
        points += self.plants(sheet, left, 0) + self.tanks(sheet, left, 0) + WEIGHTS.walkway * virus.circled(sheet, virus.walkways)
        energy = self.energy(sheet, left)
        places = no_places()
        for floor in virus.lines:
            points += WEIGHTS.room * self.room(sheet, floor, energy)
            line_places(places, sheet.slots, floor)
        points += WEIGHTS.fit * fitting(places)
        for wild in virus.wilds:
            if sheet.marks[wild] == CIRCLED:
                points += WEIGHTS.wild
        for track in virus.tracks.values():
            points += WEIGHTS.icon * (virus.circled(sheet, track.icons) % 2)
        return points + self.missions(state, sheet) - WEIGHTS.spread * left * self.danger(sheet)

    def missions(self, state: MoonState, sheet: VirusSheet) -> float:
        worth = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.virus.progress(sheet, mission)
                worth += state.reward(index) * under_way(have, need, WEIGHTS.mission)
        return worth

    def danger(self, sheet: VirusSheet) -> float:
        """How many blocks the viruses will infect at a time (WM-6.15)."""
        virus = self.virus
        blocks = 0.0
        for home, target in enumerate(virus.targets):
            if target == EMPTY:
                continue
            near = 1
            if sheet.evacuated >> home & 1:
                near = 0
                for block, walkway in zip(virus.neighbours[home], virus.walkways_of[home], strict=True):
                    if sheet.marks[walkway] == UNTOUCHED and not sheet.evacuated >> block & 1:
                        near += 1
            if sheet.marks[target] != UNTOUCHED:
                blocks += near
            elif home in virus.virus_at:
                blocks += 0.5 * near
        return blocks

    # -- studies

    def plants(self, sheet: VirusSheet, left: float, more: int) -> float:
        """What the plant track will pay, with so many plants more than now."""
        crossed = crossed_icons(self.virus.plant_study, sheet.marks)
        return interpolated(self.plant_values, crossed + more + WEIGHTS.plants * left)

    def tanks(self, sheet: VirusSheet, left: float, more: int) -> float:
        crossed = crossed_icons(self.virus.water_study, sheet.marks)
        return interpolated(self.water_values, crossed + more + WEIGHTS.tanks * left)

    # -- blocks

    def energy(self, sheet: VirusSheet, left: float) -> list[float]:
        """What a number will be worth in each block."""
        virus = self.virus
        return [min(float(len(symbols)), virus.circled(sheet, symbols) + WEIGHTS.growth * left) for symbols in virus.energy]

    def room(self, sheet: VirusSheet, floor: list[int], energy: list[float]) -> float:
        """Empty slots that numbers can still fill, each worth the energy of its block. Between 3 and 5 only one of three slots can."""
        slots, block_of = sheet.slots, self.virus.block_of
        worth = 0.0
        low = LOWEST
        empty = 0
        waiting = 0.0
        for slot in floor:
            written = slots[slot]
            if written == EMPTY:
                empty += 1
                waiting += energy[block_of[slot]]
            elif written >= 0:
                written = counted(written)
                worth += usable(low, written, empty, waiting)
                low = written
                empty = 0
                waiting = 0.0
        return worth + usable(low, HIGHEST, empty, waiting)

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room and count most, with the better effects; energy where most will count by it."""
        virus, left = self.virus, max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        sheet = cast("VirusSheet", state.sheets[seat]).clone()
        energy = self.energy(sheet, left)
        rooms = [self.room(sheet, floor, energy) for floor in virus.lines]
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack) if sheet.wild == EMPTY else sheet.wild
                slot = virus.slot_at[action.slot]
                block = virus.block_of[slot]
                worth = energy[block] + self.effect(sheet, slot, effect, left)
                weights.append(worth + self.relief(sheet, slot, action.number, energy, rooms))
            elif isinstance(action, WriteX):
                slot = virus.slot_at[action.slot]
                weights.append(energy[virus.block_of[slot]] + self.relief(sheet, slot, X, energy, rooms))
            elif isinstance(action, Infect):
                weights.append(self.relief(sheet, virus.slot_at[action.slot], INFECTED, energy, rooms))
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, virus.symbol_at[action.mark]))
            else:
                weights.append(CLAIM if isinstance(action, Claim) else -1.0 if isinstance(action, Skip) else 0.0)
        return weights

    def relief(self, sheet: VirusSheet, slot: int, written: int, energy: list[float], rooms: list[float]) -> float:
        """How much room a floor gains, or mostly loses, when a slot is filled."""
        virus = self.virus
        line = virus.lines_of[slot][0]
        sheet.slots[slot] = written
        after = self.room(sheet, virus.lines[line], energy)
        sheet.slots[slot] = EMPTY
        return WEIGHTS.room * (after - rooms[line])

    def effect(self, sheet: VirusSheet, slot: int, effect: int, left: float) -> float:
        """What an effect is worth after writing in the slot."""
        virus = self.virus
        block = virus.block_of[slot]
        if effect == ROBOT:
            return WEIGHTS.walkway
        if effect == ENERGY:
            return self.growth(sheet, block) if virus.first_untouched(sheet, virus.energy[block]) else 0.0
        if effect == PLANT:
            return self.plants(sheet, left, 1) - self.plants(sheet, left, 0) if virus.first_untouched(sheet, virus.plants[block]) else 0.0
        if effect == WATER:
            tank = virus.tank_from[slot]
            return self.tanks(sheet, left, 1) - self.tanks(sheet, left, 0) if tank != EMPTY and sheet.marks[tank] == UNTOUCHED else 0.0
        return WEIGHTS.icon

    def growth(self, sheet: VirusSheet, block: int) -> float:
        """What one more energy symbol is worth: its numbers, and those that may come."""
        worth = 0.0
        for slot in self.virus.rooms[block]:
            written = sheet.slots[slot]
            if written != INFECTED:
                worth += WEIGHTS.room if written == EMPTY else 1.0
        return worth

    def mark(self, sheet: VirusSheet, symbol: int) -> float:
        for block, symbols in enumerate(self.virus.energy):
            if symbol in symbols:
                return self.growth(sheet, block)
        return 1.0


def by_icons(study: Study) -> list[int]:
    """The value by icons crossed: a row under way counts by its part."""
    values = [0]
    for row, icons in enumerate(study.rows):
        step = study.values[row + 1] - study.values[row]
        values += [study.values[row] + step * crossed // len(icons) for crossed in range(1, len(icons) + 1)]
    return values


def crossed_icons(study: Study, marks: list[int]) -> int:
    crossed = 0
    for icons in study.rows:
        for icon in icons:
            if marks[icon] == UNTOUCHED:
                return crossed
            crossed += 1
    return crossed


def usable(low: int, high: int, empty: int, energy: float) -> float:
    """The part of a gap's energy that the numbers between its ends allow; a gap with many numbers for its slots fills sooner."""
    if not empty:
        return 0.0
    numbers = max(0, high - low - 1)
    part = numbers / (2 * empty)
    if numbers >= empty:
        part += 0.25
    return energy * min(1.0, part)
