"""How well a seat stands in The Virus, as bots see it, in points.

The studies are worth what their rows will have paid in the end, so that a plant or a tank counts by the rows it leads to. An empty slot is
worth the energy of its block, as far as numbers are left for it.
"""

from __future__ import annotations

from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.virus.content.layout import Study, VirusLayout
from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.bots.estimates import counted, fitting, interpolated, line_places, no_places, promised
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.scoring import points_of
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import MoonState

LOWEST: Final = 0
HIGHEST: Final = 16


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
class VirusJudge(Judge):
    """Weighs sheets of The Virus."""

    def __init__(self, layout: VirusLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra
        self.plant_values: list[int] = by_icons(layout.plant_study)
        self.water_values: list[int] = by_icons(layout.water_study)

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("VirusSheet", state.sheets[seat])
        points = float(points_of(state, seat))
        layout, left = self.layout, max(0.0, 1.0 - state.turn / WEIGHTS.turns)
        points -= layout.plant_study.value(sheet.marks) + layout.water_study.value(sheet.marks)
        points += self.plants(sheet, left, 0) + self.tanks(sheet, left, 0) + WEIGHTS.walkway * sheet.count(layout.walkways)
        energy = self.energy(sheet, left)
        places = no_places()
        for floor in layout.lines:
            points += WEIGHTS.room * self.room(sheet, floor, energy)
            line_places(places, sheet.slots, floor)
        points += WEIGHTS.fit * fitting(places)
        for wild in layout.wilds:
            if sheet.marks[wild] == CIRCLED:
                points += WEIGHTS.wild
        for track in layout.tracks.values():
            points += WEIGHTS.icon * (sheet.count(track.icons) % 2)
        return points + promised(state, seat, WEIGHTS.mission) - WEIGHTS.spread * left * self.danger(sheet)

    def danger(self, sheet: VirusSheet) -> float:
        """How many blocks the viruses will infect at a time (WM-6.15)."""
        layout = self.layout
        blocks = 0.0
        for home, target in enumerate(layout.targets):
            if target == EMPTY:
                continue
            near = 1
            if sheet.evacuated >> home & 1:
                near = 0
                for block, walkway in zip(layout.neighbours[home], layout.walkways_of[home], strict=True):
                    if sheet.marks[walkway] == UNTOUCHED and not sheet.evacuated >> block & 1:
                        near += 1
            if sheet.marks[target] != UNTOUCHED:
                blocks += near
            elif home in layout.virus_at:
                blocks += 0.5 * near
        return blocks

    # -- studies

    def plants(self, sheet: VirusSheet, left: float, more: int) -> float:
        """What the plant track will pay, with so many plants more than now."""
        crossed = crossed_icons(self.layout.plant_study, sheet.marks)
        return interpolated(self.plant_values, crossed + more + WEIGHTS.plants * left)

    def tanks(self, sheet: VirusSheet, left: float, more: int) -> float:
        crossed = crossed_icons(self.layout.water_study, sheet.marks)
        return interpolated(self.water_values, crossed + more + WEIGHTS.tanks * left)

    # -- blocks

    def energy(self, sheet: VirusSheet, left: float) -> list[float]:
        """What a number will be worth in each block."""
        layout = self.layout
        return [min(float(len(symbols)), sheet.count(symbols) + WEIGHTS.growth * left) for symbols in layout.energy]

    def room(self, sheet: VirusSheet, floor: list[int], energy: list[float]) -> float:
        """Empty slots that numbers can still fill, each worth the energy of its block. Between 3 and 5 only one of three slots can."""
        slots, block_of = sheet.slots, self.layout.block_of
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
