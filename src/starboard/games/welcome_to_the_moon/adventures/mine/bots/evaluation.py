"""How well a seat stands in The Mine, as bots see it, in points: what is scored now, and what is promised.

A circled resource will pay when its mine is complete, the sooner the fewer slots are empty. A factory will pay when its last icon is
crossed. A level must keep as much room between two numbers as the deck has cards for it: a slot that no number fits waits for an X.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Skip, Write, WriteX
from starboard.games.welcome_to_the_moon.bots.estimates import called_numbers, fitting, line_places, no_places, under_way
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.rules.effects import PLANT, WATER
from starboard.games.welcome_to_the_moon.rules.marking import CIRCLED, UNTOUCHED, MarkedSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, X, counted

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.mine.rules.adventure import Mine
    from starboard.games.welcome_to_the_moon.adventures.mine.rules.factories import Factory, MainFactory, SecondaryFactory
    from starboard.games.welcome_to_the_moon.state import MoonState

EXTRACTION: Final[list[float]] = [1.0, 0.75, 0.5, 0.3]
"""The part of a circled resource's value, by the empty slots of its mine."""
EFFECT: Final[list[float]] = [3.0, 3.5, 0.0, 0.0, 1.0, 0.5]
"""An effect about to be used: robot, energy, plant, water, astronaut, planning; plant and water are seen in the mine."""
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
class Judge:
    """Weighs sheets of The Mine."""

    def __init__(self, mine: Mine) -> None:
        self.mine = mine
        level = len(mine.lines[0])
        self.called: list[float] = called_numbers(level)
        self.room: list[list[float]] = [[level * cards_between(low, high) for high in range(BOUND + 3)] for low in range(BOUND + 3)]

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        points = float(sum(term.points for term in state.terms(seat)))
        points += self.extractions(sheet) + self.factories(state, sheet) + self.missions(state, sheet)
        places = no_places()
        for line in self.mine.lines:
            points -= self.crowding(sheet.slots, line)
            line_places(places, sheet.slots, line)
        return points + WEIGHTS.fit * fitting(places)

    def extractions(self, sheet: MarkedSheet) -> float:
        """What the circled resources will pay."""
        worth = 0.0
        for index in range(len(self.mine.mine_slots)):
            worth += self.extraction(sheet, index)
        return worth

    def extraction(self, sheet: MarkedSheet, index: int) -> float:
        mine, marks = self.mine, sheet.marks
        if marks[mine.mine_icons[index]] != UNTOUCHED:
            return 0.0
        empty = 0
        for slot in mine.mine_slots[index]:
            if sheet.slots[slot] == EMPTY:
                empty += 1
        value = 0
        for resource in mine.mine_resources[index]:
            if marks[resource] == CIRCLED:
                value += mine.store_at[mine.kinds[resource]].value(marks)
        return EXTRACTION[empty] * value

    def factories(self, state: MoonState, sheet: MarkedSheet) -> float:
        """What upgrades, activations and first bonuses will pay."""
        marks = sheet.marks
        time = WEIGHTS.to_come * sheet.slots.count(EMPTY) / len(sheet.slots)
        worth = 0.0
        for main in self.mine.main:
            stored = main.stored(marks)
            unscored = time * (len(main.storage) - stored)
            if not main.done(marks):
                unscored += stored
            worth += self.part(main, marks) * unscored * (main.after - main.before)
            if main.race != EMPTY and stored < main.goal and not state.closed >> main.race & 1:
                worth += (
                    WEIGHTS.race
                    * (self.mine.race_first[main.race] + self.mine.astra.gain(state))
                    * (stored / main.goal) ** WEIGHTS.race_power
                )
        for secondary in self.mine.secondary:
            worth += self.part(secondary, marks) * self.bonus(secondary, marks)
        return worth

    def part(self, factory: Factory, marks: list[int]) -> float:
        """How far a factory is on its way."""
        return float((factory.crossed(marks) / len(factory.icons)) ** WEIGHTS.icons_power)

    def bonus(self, factory: SecondaryFactory, marks: list[int]) -> float:
        """Resources that an active factory gave are scored already; robots show in what they were crossed for."""
        store: MainFactory | None = self.mine.store_at.get(factory.gain)
        if store is None:
            return factory.amount * WEIGHTS.robot
        return 0.0 if factory.done(marks) else float(factory.amount * store.value(marks))

    def missions(self, state: MoonState, sheet: MarkedSheet) -> float:
        worth = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.mine.progress(sheet, mission)
                worth += state.reward(index) * under_way(have, need, WEIGHTS.mission)
        return worth

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

    # -- weighing actions without playing them

    def weigh(self, state: MoonState, seat: int, legal: list[Action]) -> list[float]:
        """Numbers where they leave room and circle most, with the better effects; icons of factories that are nearly done."""
        mine = self.mine
        sheet = cast("MarkedSheet", state.sheets[seat]).clone()
        weighed: dict[tuple[int, int, int], float] = {}
        weights: list[float] = []
        for action in legal:
            if isinstance(action, Write):
                effect = state.stacks.effect(action.stack)
                slot = mine.slot_at[action.slot]
                written = (slot, action.number, self.dug(sheet, slot, effect))
                if written not in weighed:
                    weighed[written] = self.fill(sheet, slot, action.number, written[2])
                weights.append(EFFECT[effect] + weighed[written])
            elif isinstance(action, WriteX):
                weights.append(self.fill(sheet, mine.slot_at[action.slot], X, EMPTY) - 1.0)
            elif isinstance(action, Mark):
                weights.append(self.mark(sheet, mine.symbol_at[action.mark]))
            else:
                weights.append(CLAIM if isinstance(action, Claim) else -1.0 if isinstance(action, Skip) else 0.0)
        return weights

    def dug(self, sheet: MarkedSheet, slot: int, effect: int) -> int:
        """The resource that the effect circles after writing in the slot, EMPTY if none."""
        found = self.mine.dug_from(sheet, slot, effect) if effect in (PLANT, WATER) else []
        return found[0] if found else EMPTY

    def fill(self, sheet: MarkedSheet, slot: int, written: int, dug: int) -> float:
        """What a number or an X adds to its mine, with the gem and the resource dug there, and takes from its level."""
        mine, marks = self.mine, sheet.marks
        column, line = mine.mine_of[slot], mine.lines[mine.lines_of[slot][0]]
        before = self.extraction(sheet, column) - self.crowding(sheet.slots, line)
        circled = [mine.gem_at[slot]] if mine.gem_at[slot] != EMPTY else []
        if dug != EMPTY:
            circled.append(dug)
        sheet.slots[slot] = written
        for resource in circled:
            marks[resource] = CIRCLED
        after = self.extraction(sheet, column) - self.crowding(sheet.slots, line)
        sheet.slots[slot] = EMPTY
        for resource in circled:
            marks[resource] = UNTOUCHED
        return after - before

    def mark(self, sheet: MarkedSheet, symbol: int) -> float:
        """An icon by what its factory will pay, and how near it is to that; a resource is simply good."""
        marks = sheet.marks
        for main in self.mine.main:
            if symbol in main.icons:
                amount = main.stored(marks) + WEIGHTS.to_come * (len(main.storage) - main.stored(marks))
                return self.step(main, marks) * amount * (main.after - main.before)
        for secondary in self.mine.secondary:
            if symbol in secondary.icons:
                return self.step(secondary, marks) * self.bonus(secondary, marks)
        return 1.0

    def step(self, factory: Factory, marks: list[int]) -> float:
        """How much one icon more brings a factory on its way."""
        crossed, icons = factory.crossed(marks), len(factory.icons)
        return (2 * crossed + 1) / (icons * icons)


def cards_between(low: int, high: int) -> float:
    """The share of the deck that fits between two numbers."""
    return sum(1 for number in NUMBER if low < number < high) / len(NUMBER)
