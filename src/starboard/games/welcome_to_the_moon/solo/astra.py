"""ASTRA's side of a match: her level, the cards she holds, solo bonuses (WM-S.2, WM-S.10 to WM-S.12, WM-S.15)."""

from __future__ import annotations

from typing import Any, final

from starboard.engine.agenda import Task
from starboard.games.welcome_to_the_moon.deck import BACKS
from starboard.games.welcome_to_the_moon.solo.content import OPPONENTS


@final
class Tasks:
    """What ASTRA does: draw cards at the start of a turn, strike with each effect card, take a card at the end of a turn."""

    def __init__(self, draw: Task[Any], strikes: list[Task[Any]], give: Task[Any]) -> None:
        self.draw = draw
        self.strikes = strikes
        self.give = give


@final
class Astra:
    """`held` counts her cards by effect, `hit` names what her effects took.

    Solo bonuses: `spent` are crossed, `counted` were earned up to the last turn.

    `used` is the combination that the player took this turn.
    """

    def __init__(self, level: int, tasks: Tasks, held: list[int], hit: list[str], spent: int, counted: int, used: int) -> None:
        self.level = level
        self.tasks = tasks
        self.opponent = OPPONENTS[level - 1]
        self.held = held
        self.hit = hit
        self.spent = spent
        self.counted = counted
        self.used = used

    def clone(self) -> Astra:
        return Astra(
            level=self.level,
            tasks=self.tasks,
            held=self.held.copy(),
            hit=self.hit.copy(),
            spent=self.spent,
            counted=self.counted,
            used=self.used,
        )

    def best_effect(self, card: int) -> int:
        """The effect of a card; of several the one that is worth most to her, the first printed of equal ones (WM-C.7)."""
        best = BACKS[card][0]
        for effect in BACKS[card]:
            if self.opponent.points[effect] > self.opponent.points[best]:
                best = effect
        return best

    def points(self) -> int:
        """What her cards are worth together (WM-S.21)."""
        return sum(count * points for count, points in zip(self.held, self.opponent.points, strict=True))
