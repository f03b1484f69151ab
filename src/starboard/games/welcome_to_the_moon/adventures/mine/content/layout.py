"""The sheet of The Mine by number: mines, resources, factories (WM-4.1)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.welcome_to_the_moon.adventures.mine.content import MineContent, PrintedFactory
from starboard.games.welcome_to_the_moon.content.inscriptions import CROSSED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout, singly

ROBOTS: Final = "robot"


class Factory:
    """Icons to cross, of two kinds. All crossed: a main factory is upgraded, a secondary one active (WM-4.5)."""

    def __init__(self, id: str, robots: list[int], energy: list[int]) -> None:
        self.id = id
        self.robots = robots
        self.energy = energy
        self.icons: list[int] = robots + energy

    def done(self, marks: list[int]) -> bool:
        return self.crossed(marks) == len(self.icons)

    def crossed(self, marks: list[int]) -> int:
        count = 0
        for icon in self.icons:
            if marks[icon] != UNTOUCHED:
                count += 1
        return count


@final
class MainFactory(Factory):
    """Stored icons are worth `before` or, once upgraded, `after` each; the `goal`-th icon wins the race bonus, if there is one."""

    def __init__(
        self, id: str, robots: list[int], energy: list[int], stores: str, storage: list[int], before: int, after: int, race: int, goal: int
    ) -> None:
        super().__init__(id, robots, energy)
        self.stores = stores
        self.storage = storage
        self.before = before
        self.after = after
        self.race = race
        self.goal = goal
        self.term: str = "mine-term-" + id.replace("_", "-")

    def stored(self, marks: list[int]) -> int:
        """How many icons are crossed; they are crossed top to bottom."""
        count = 0
        for icon in self.storage:
            if marks[icon] != CROSSED:
                break
            count += 1
        return count

    def value(self, marks: list[int]) -> int:
        return self.after if self.done(marks) else self.before


@final
class SecondaryFactory(Factory):
    """Gives so many resources of a kind, or robots to cross."""

    def __init__(self, id: str, robots: list[int], energy: list[int], gain: str, amount: int) -> None:
        super().__init__(id, robots, energy)
        self.gain = gain
        self.amount = amount


@final
class MineLayout(MarkedLayout):
    """Symbols: resources of the mines and icons of the mines, which are circled; then all that is crossed, in the factories."""

    def __init__(self, content: MineContent) -> None:
        resources = [resource.id for resource in content.mine_resources]
        mines = [mine.id for mine in content.mines]
        icons = [icon.id for factory in content.factories for icon in factory.icons]
        storage = [icon.id for factory in content.factories for icon in factory.storage]
        slots = {slot.id: index for index, slot in enumerate(content.slots)}
        lines = [[slots[slot] for slot in level.slots] for level in content.lines]
        super().__init__(content, lines, [*resources, *mines, *icons, *storage])
        self.first_icon = len(resources) + len(mines)
        for symbol in range(self.first_icon, len(self.symbols)):
            self.mark_as[symbol] = CROSSED
        self.read_mines(content)
        signs = {term.id: term.sign for term in content.scoring.terms}
        self.main: list[MainFactory] = [
            self.main_factory(factory, signs[factory.id], content) for factory in content.factories if factory.kind == "main"
        ]
        self.secondary: list[SecondaryFactory] = [
            self.secondary_factory(factory) for factory in content.factories if factory.kind == "secondary"
        ]
        self.factories: list[Factory] = [*self.main, *self.secondary]
        robots, energy = [factory.robots for factory in self.factories], [factory.energy for factory in self.factories]
        dug = [singly([resource for resource, one in enumerate(self.resource_kinds) if one == kind]) for kind in ("plant", "water")]
        self.sort_symbols([robots, energy, *dug, [self.tracks["astronaut"].icons], []])
        self.store_at: dict[str, MainFactory] = {factory.stores: factory for factory in self.main}

    def read_mines(self, content: MineContent) -> None:
        self.resource_kinds: list[str] = [resource.kind for resource in content.mine_resources]
        self.resource_slots: list[list[int]] = [[self.slot_at[slot] for slot in resource.slots] for resource in content.mine_resources]
        self.gem_at: list[int] = [EMPTY if slot.gem is None else self.symbol_at[slot.gem] for slot in content.slots]
        self.near: list[list[int]] = [
            self.numbered([resource for resource in (slot.resource_above, slot.resource_below) if resource is not None])
            for slot in content.slots
        ]
        self.mine_icons: list[int] = self.numbered([mine.id for mine in content.mines])
        self.mine_slots: list[list[int]] = [[self.slot_at[slot] for slot in mine.slots] for mine in content.mines]
        self.mine_of: list[int] = [
            next(mine for mine, slots in enumerate(self.mine_slots) if slot in slots) for slot in range(len(content.slots))
        ]
        self.mine_resources: list[list[int]] = [self.numbered(mine.resources) for mine in content.mines]

    def icons_of(self, factory: PrintedFactory, kind: str) -> list[int]:
        return [self.symbol_at[icon.id] for icon in factory.icons if icon.kind == kind]

    def main_factory(self, factory: PrintedFactory, sign: int, content: MineContent) -> MainFactory:
        assert factory.stores is not None, factory.id
        race, goal = EMPTY, 0
        if factory.race_bonus is not None:
            race = self.race_ids.index(factory.race_bonus)
            goal = content.race_bonuses[race].goal.stored.number
        return MainFactory(
            id=factory.id,
            robots=self.icons_of(factory, "robot"),
            energy=self.icons_of(factory, "energy"),
            stores=factory.stores,
            storage=self.numbered([icon.id for icon in factory.storage]),
            before=sign * factory.value_before,
            after=sign * factory.value_after,
            race=race,
            goal=goal,
        )

    def secondary_factory(self, factory: PrintedFactory) -> SecondaryFactory:
        assert factory.bonus is not None, factory.id
        gains = next(iter(factory.bonus.values()))
        gain = next(iter(gains))
        return SecondaryFactory(
            id=factory.id,
            robots=self.icons_of(factory, "robot"),
            energy=self.icons_of(factory, "energy"),
            gain=gain,
            amount=gains[gain],
        )

    def mine_and_level(self, slot: int) -> tuple[int, int]:
        """Counted from 1."""
        level = self.lines_of[slot][0]
        return self.lines[level].index(slot) + 1, level + 1
