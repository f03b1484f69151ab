"""How well a seat stands in The Mine, as bots see it, in points: what is scored now, and what is promised.

A circled resource will pay when its mine is complete, the sooner the fewer slots are empty. A factory will pay when its last icon is
crossed. A level must keep as much room between two numbers as the deck has cards for it: a slot that no number fits waits for an X.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast, final

from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, counted
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, UNTOUCHED, MarkedSheet

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.mine.factories import Factory, MainFactory, SecondaryFactory
    from starboard.games.welcome_to_the_moon.adventures.mine.rules import Mine
    from starboard.games.welcome_to_the_moon.state import MoonState

EXTRACTION: Final[list[float]] = [1.0, 0.75, 0.5, 0.3]
"""The part of a circled resource's value, by the empty slots of its mine."""
TO_COME: Final = 0.5
"""The part of its free storage that a factory will still fill, on a blank sheet."""
ROBOT_WORTH: Final = 1.5
RACE: Final = 0.5
MISSION: Final = 0.6
TIGHT: Final = 1.0
DEAD: Final = 1.5

BOUND: Final = max(NUMBER) + 1
"""Above all numbers; 0 is below."""


@final
class Judge:
    """Weighs sheets of The Mine."""

    def __init__(self, mine: Mine) -> None:
        self.mine = mine
        level = len(mine.lines[0])
        self.room: list[list[float]] = [[level * cards_between(low, high) for high in range(BOUND + 3)] for low in range(BOUND + 3)]

    def standing(self, state: MoonState, seat: int) -> float:
        sheet = cast("MarkedSheet", state.sheets[seat])
        points = float(sum(term.points for term in state.terms(seat)))
        if state.endings:
            return points
        points += self.extractions(sheet) + self.factories(state, sheet) + self.missions(state, sheet)
        for line in self.mine.lines:
            points -= self.crowding(sheet.slots, line)
        return points

    def extractions(self, sheet: MarkedSheet) -> float:
        """What the circled resources will pay."""
        mine, marks = self.mine, sheet.marks
        worth = 0.0
        for index, slots in enumerate(mine.mine_slots):
            if marks[mine.mine_icons[index]] != UNTOUCHED:
                continue
            empty = 0
            for slot in slots:
                if sheet.slots[slot] == EMPTY:
                    empty += 1
            for resource in mine.mine_resources[index]:
                if marks[resource] == CIRCLED:
                    worth += EXTRACTION[empty] * mine.store_at[mine.kinds[resource]].value(marks)
        return worth

    def factories(self, state: MoonState, sheet: MarkedSheet) -> float:
        """What upgrades, activations and first bonuses will pay."""
        marks = sheet.marks
        time = TO_COME * sheet.slots.count(EMPTY) / len(sheet.slots)
        worth = 0.0
        for main in self.mine.main:
            stored = main.stored(marks)
            unscored = time * (len(main.storage) - stored)
            if not main.done(marks):
                unscored += stored
            worth += self.part(main, marks) * unscored * (main.after - main.before)
            if main.race != EMPTY and stored < main.goal and not state.closed >> main.race & 1:
                worth += RACE * self.mine.race_first[main.race] * (stored / main.goal) ** 2
        for secondary in self.mine.secondary:
            worth += self.part(secondary, marks) * self.bonus(secondary, marks)
        return worth

    def part(self, factory: Factory, marks: list[int]) -> float:
        """How far a factory is on its way."""
        share = factory.crossed(marks) / len(factory.icons)
        return share * share

    def bonus(self, factory: SecondaryFactory, marks: list[int]) -> float:
        """Resources that an active factory gave are scored already; robots show in what they were crossed for."""
        store: MainFactory | None = self.mine.store_at.get(factory.gain)
        if store is None:
            return factory.amount * ROBOT_WORTH
        return 0.0 if factory.done(marks) else float(factory.amount * store.value(marks))

    def missions(self, state: MoonState, sheet: MarkedSheet) -> float:
        worth = 0.0
        for index, mission in enumerate(state.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.mine.progress(sheet, mission)
                worth += MISSION * state.reward(index) * (min(have, need) / need) ** 2
        return worth

    def crowding(self, slots: list[int], line: list[int]) -> float:
        """What a level loses by gaps that have more slots than numbers to come."""
        cost = 0.0
        low = empty = 0
        for slot in line:
            written = slots[slot]
            if written == EMPTY:
                empty += 1
            elif written >= 0:
                written = counted(written)
                cost += self.gap(empty, low, written)
                low, empty = written, 0
        return cost + self.gap(empty, low, BOUND)

    def gap(self, empty: int, low: int, high: int) -> float:
        dead = max(0, empty - max(0, high - low - 1))
        return DEAD * dead + TIGHT * max(0.0, empty - self.room[low][high])


def cards_between(low: int, high: int) -> float:
    """The share of the deck that fits between two numbers."""
    return sum(1 for number in NUMBER if low < number < high) / len(NUMBER)
