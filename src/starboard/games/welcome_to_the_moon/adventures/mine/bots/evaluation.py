"""How well a seat stands in The Mine, as bots see it, in points: what is scored now, and what is promised.

A circled resource will pay when its mine is complete, the sooner the fewer slots are empty. A factory will pay when its last icon is
crossed. A level must keep as much room between two numbers as the deck has cards for it: a slot that no number fits waits for an X.
"""

from __future__ import annotations

from typing import Final, cast, final

from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import Factory, MainFactory, MineLayout, SecondaryFactory
from starboard.games.welcome_to_the_moon.bots.estimates import called_numbers, counted, fitting, line_places, no_places, promised
from starboard.games.welcome_to_the_moon.bots.evaluation import Judge
from starboard.games.welcome_to_the_moon.bots.prices import SEEN, by_effect
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.rules.scoring import points_of
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.solo.bots.evaluation import AstraJudge
from starboard.games.welcome_to_the_moon.state import MoonState

EXTRACTION: Final[list[float]] = [1.0, 0.75, 0.5, 0.3]
"""The part of a circled resource's value, by the empty slots of its mine."""
EFFECT: Final[list[float]] = by_effect({"robot": 3.0, "energy": 3.5, "plant": SEEN, "water": SEEN, "astronaut": 1.0, "planning": 0.5})
"""An effect about to be used; plant and water are seen in the mine."""
CLAIM: Final = 5.0

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""


@final
class Weights:
    """What things are worth."""

    def __init__(self) -> None:
        self.to_come = 0.3
        """The part of its free storage that a factory will still fill, on a blank sheet."""
        self.robot = 3.0
        self.race = 1.0
        self.mission = 0.6
        self.tight = 6.0
        self.stray = 0.4
        """A number that is one off the one that its place calls for."""
        self.fit = 8.0
        """What it is worth that every number fits somewhere."""
        self.dead = 6.0
        self.icons_power = 2.0
        """A factory on its way pays by this power of the part of its icons that is crossed."""
        self.race_power = 2.0
        """A race bonus under way pays by this power of the part of its goal that is stored."""


WEIGHTS: Final = Weights()


@final
class MineJudge(Judge):
    """Weighs sheets of The Mine."""

    def __init__(self, layout: MineLayout, astra: AstraJudge) -> None:
        self.layout = layout
        self.astra = astra
        level = len(layout.lines[0])
        self.called: list[float] = called_numbers(level)
        self.room: list[list[float]] = [[level * cards_between(low, high) for high in range(BOUND + 3)] for low in range(BOUND + 3)]

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        points = float(points_of(state, seat))
        points += self.extractions(sheet) + self.factories(state, sheet) + promised(state, seat, WEIGHTS.mission)
        places = no_places()
        for line in self.layout.lines:
            points -= self.crowding(sheet.slots, line)
            line_places(places, sheet.slots, line)
        return points + WEIGHTS.fit * fitting(places)

    def extractions(self, sheet: MarkedSheet) -> float:
        """What the circled resources will pay."""
        worth = 0.0
        for index in range(len(self.layout.mine_slots)):
            worth += self.extraction(sheet, index)
        return worth

    def extraction(self, sheet: MarkedSheet, index: int) -> float:
        layout, marks = self.layout, sheet.marks
        if marks[layout.mine_icons[index]] != UNTOUCHED:
            return 0.0
        empty = 0
        for slot in layout.mine_slots[index]:
            if sheet.slots[slot] == EMPTY:
                empty += 1
        value = 0
        for resource in layout.mine_resources[index]:
            if marks[resource] == CIRCLED:
                value += layout.store_at[layout.resource_kinds[resource]].value(marks)
        return EXTRACTION[empty] * value

    def factories(self, state: MoonState, sheet: MarkedSheet) -> float:
        """What upgrades, activations and first bonuses will pay."""
        marks = sheet.marks
        time = WEIGHTS.to_come * sheet.slots.count(EMPTY) / len(sheet.slots)
        worth = 0.0
        for main in self.layout.main:
            stored = main.stored(marks)
            unscored = time * (len(main.storage) - stored)
            if not main.done(marks):
                unscored += stored
            worth += self.part(main, marks) * unscored * (main.after - main.before)
            if main.race != EMPTY and stored < main.goal and not state.closed >> main.race & 1:
                worth += (
                    WEIGHTS.race * (self.layout.race_first[main.race] + self.astra.gain(state)) * (stored / main.goal) ** WEIGHTS.race_power
                )
        for secondary in self.layout.secondary:
            worth += self.part(secondary, marks) * self.bonus(secondary, marks)
        return worth

    def part(self, factory: Factory, marks: list[int]) -> float:
        """How far a factory is on its way."""
        return float((factory.crossed(marks) / len(factory.icons)) ** WEIGHTS.icons_power)

    def bonus(self, factory: SecondaryFactory, marks: list[int]) -> float:
        """Resources that an active factory gave are scored already; robots show in what they were crossed for."""
        store: MainFactory | None = self.layout.store_at.get(factory.gain)
        if store is None:
            return factory.amount * WEIGHTS.robot
        return 0.0 if factory.done(marks) else float(factory.amount * store.value(marks))

    def crowding(self, slots: list[int], line: list[int]) -> float:
        """What a level loses by gaps that have more slots than numbers to come."""
        cost = 0.0
        low = empty = 0
        for place, slot in enumerate(line):
            written = slots[slot]
            if written == EMPTY:
                empty += 1
            elif written >= 0:
                written = counted(written)
                cost += self.gap(empty, low, written) + WEIGHTS.stray * abs(written - self.called[place])
                low, empty = written, 0
        return cost + self.gap(empty, low, BOUND)

    def gap(self, empty: int, low: int, high: int) -> float:
        dead = max(0, empty - max(0, high - low - 1))
        return WEIGHTS.dead * dead + WEIGHTS.tight * max(0.0, empty - self.room[low][high])


def cards_between(low: int, high: int) -> float:
    """The share of the deck that fits between two numbers."""
    return sum(1 for number in NUMBER if low < number < high) / len(NUMBER)
