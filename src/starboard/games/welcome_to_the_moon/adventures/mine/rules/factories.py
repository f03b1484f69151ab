"""Factories: what robots and energy upgrade and activate, and where resources are stored (WM-4.5, WM-4.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark
from starboard.games.welcome_to_the_moon.rules.effects import ROBOT, SKIP
from starboard.games.welcome_to_the_moon.rules.marking import CROSSED, UNTOUCHED
from starboard.games.welcome_to_the_moon.state import MoonState

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.mine.rules.adventure import Mine

ROBOTS: Final = "robot"


class Factory:
    """Icons to cross, of two kinds. All crossed: a main factory is upgraded, a secondary one active."""

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
class CrossRobots(Decision[MoonState]):
    """The bonus of the secondary control centre: cross up to so many robots, one after another (WM-4.5)."""

    def __init__(self, mine: Mine, left: int) -> None:
        self.mine = mine
        self.left = left

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.mine.mark_actions[symbol] for symbol in self.mine.effect_symbols(state, seat, ROBOT)]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.mine.mark(state, seat, self.mine.symbol_at[action.mark])
            self.mine.offer_robots(state, seat, self.left - 1)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("mine-ask-robots", count=self.left)

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        return Refusal("refused-choice", rule="WM-4.5", question=self.prompt(state, seat))
