"""Objectives of the solo game: tasks are marked by events and by states that hold (SE-12.8)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import MarkTask
from starboard.games.seti.content import OBJECTIVES
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import TaskMarked
from starboard.games.seti.rival import HUMAN
from starboard.games.seti.rules import board_conditions  # noqa: F401  some tasks are about boards
from starboard.games.seti.rules.choices import Choice
from starboard.games.seti.rules.conditions import CONDITIONS, Condition
from starboard.games.seti.rules.triggers import EVENTS, Trigger
from starboard.games.seti.state import SetiState

OBJECTIVE_IDS: Final = [tile.id for tile in OBJECTIVES]


OTHER_TASK: Final = Barred("SE-12.8", message("refused-other-task"))


@final
class Task:
    """One task of a tile: any of its events or conditions fulfils it."""

    def __init__(self, triggers: list[Trigger], conditions: list[Condition]) -> None:
        self.triggers = triggers
        self.conditions = conditions


TASKS: Final[list[list[Task]]] = [
    [
        Task(
            [EVENTS.read(part.trigger, tile.id) for part in task.any_of if part.trigger is not None],
            [CONDITIONS.read(part.condition, tile.id) for part in task.any_of if part.condition is not None],
        )
        for task in tile.tasks
    ]
    for tile in OBJECTIVES
]


def is_done(tile: int, marked: int) -> bool:
    return marked == (1 << len(TASKS[tile])) - 1


def fitting(state: SetiState, kind: int, values: int) -> list[Action]:
    """Tasks that an event may mark; of equal tasks on one tile only the first."""
    rival = state.rival
    assert rival is not None
    found: list[Action] = []
    for place, tile in enumerate(rival.objectives):
        for number, task in enumerate(TASKS[tile]):
            if rival.marks[place] >> number & 1 or not any(trigger.matches(kind, values) for trigger in task.triggers):
                continue
            found.append(MarkTask(OBJECTIVE_IDS[tile], number))
            break
    return found


def note(state: SetiState, kind: int, values: int) -> None:
    """An event of the human player marks at most one task (SE-12.8)."""
    found = fitting(state, kind, values)
    if len(found) == 1:
        mark(state, found[0])
    elif found:
        state.give(HUMAN, TaskChoice(kind, values))


def look(state: SetiState) -> None:
    """Tasks about a state are marked as soon as it holds (SE-12.8)."""
    rival = state.rival
    assert rival is not None
    for place, tile in enumerate(rival.objectives):
        for number, task in enumerate(TASKS[tile]):
            if not rival.marks[place] >> number & 1 and any(one.holds(state, HUMAN, NOBODY) for one in task.conditions):
                mark(state, MarkTask(OBJECTIVE_IDS[tile], number))


def mark(state: SetiState, action: Action) -> None:
    assert isinstance(action, MarkTask)
    rival = state.rival
    assert rival is not None
    rival.marks[rival.objectives.index(OBJECTIVE_IDS.index(action.objective))] |= 1 << action.task
    if state.journal is not None:
        state.tell(TaskMarked(HUMAN, action.objective))


@final
class TaskChoice(Choice):
    """Which task an event marks."""

    def __init__(self, kind: int, values: int) -> None:
        self.kind = kind
        self.values = values

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return fitting(state, self.kind, self.values)

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        mark(state, action)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return OTHER_TASK if isinstance(action, MarkTask) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-task")

    def rule(self) -> str:
        return "SE-12.8"
