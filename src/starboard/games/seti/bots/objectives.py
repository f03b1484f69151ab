"""What the objectives of a solo match want of a bot: events that mark a task, things to be held (SE-12.8)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.games.seti.actions import (
    BuyCard,
    CompleteMission,
    Land,
    Launch,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    PlaceData,
    PlayCard,
    Research,
    Scan,
    Step,
    TakeTech,
    space_of,
)
from starboard.games.seti.content.cards import CARD_CREDITS, CARD_OF
from starboard.games.seti.content.numbers import NOBODY, PLANET_IDS, TECH_IDS, TRACE_COLOURS
from starboard.games.seti.rival import Rival
from starboard.games.seti.rules.conditions import Condition, DataPool, PublicityHeld
from starboard.games.seti.rules.objectives import TASKS, Task
from starboard.games.seti.rules.triggers import KINDS, LAND, LAUNCH, MISSION, ORBIT, PLAY, RESEARCH, SCAN, TRACE, VISIT
from starboard.games.seti.state import SetiState

LAST_TASK: Final = 6.16
OTHER_TASK: Final = 4.66
"""How keen one is on the last task of an objective, and on others."""


def add_tasks(state: SetiState, rival: Rival, legal: list[Action], values: list[float]) -> None:
    """Events that mark a task are welcome; what a task wants to be held is not spent (SE-12.8)."""
    tasks: list[Task] = []
    keen: list[float] = []
    saves: list[Condition] = []
    for place, tile in enumerate(rival.objectives):
        marks = rival.marks[place]
        last = marks.bit_count() == len(TASKS[tile]) - 1
        for number, task in enumerate(TASKS[tile]):
            if not marks >> number & 1:
                tasks.append(task)
                keen.append(LAST_TASK if last else OTHER_TASK)
                saves += task.conditions
    for index, action in enumerate(legal):
        kind = EVENTS.get(type(action), NOBODY)
        if kind != NOBODY:
            values[index] += keenest(tasks, keen, kind, event_bits(state, action))
        if saves:
            if isinstance(action, PlaceData):
                if wants(saves, DataPool):
                    values[index] = -0.5
            elif isinstance(action, (BuyCard, Research)) and wants(saves, PublicityHeld):
                values[index] -= LAST_TASK


def wants(conditions: list[Condition], kind: type[Condition]) -> bool:
    return any(type(condition) is kind for condition in conditions)


def keenest(tasks: list[Task], keen: list[float], kind: int, bits: int) -> float:
    """How welcome an event is for the one task that it marks."""
    best = 0.0
    for number, task in enumerate(tasks):
        for trigger in task.triggers:
            if keen[number] > best and trigger.matches(kind, bits):
                best = keen[number]
    return best


def wanted(rival: Rival, kind: int) -> int:
    """The bits of events of a kind that would mark a task."""
    bits = 0
    for place, tile in enumerate(rival.objectives):
        for number, events in enumerate(TASK_EVENTS[tile]):
            if not rival.marks[place] >> number & 1:
                bits |= events[kind]
    return bits


def task_events(task: Task) -> list[int]:
    """What would mark a task: bits of each kind of event."""
    bits = [0] * KINDS
    for trigger in task.triggers:
        for kind in range(KINDS):
            if trigger.kinds >> kind & 1:
                bits[kind] |= trigger.values
    return bits


TASK_EVENTS: Final = [[task_events(task) for task in tasks] for tasks in TASKS]

EVENTS: Final[dict[type[Action], int]] = {
    MoveForEnergy: VISIT,
    Step: VISIT,
    PlayCard: PLAY,
    MarkTrace: TRACE,
    Orbit: ORBIT,
    Land: LAND,
    TakeTech: RESEARCH,
    Launch: LAUNCH,
    Scan: SCAN,
    CompleteMission: MISSION,
}
"""The event that an action is."""


def event_bits(state: SetiState, action: Action) -> int:
    """What an event is about."""
    if isinstance(action, (MoveForEnergy, Step)):
        return 1 << state.sky().content[space_of(action.to)]
    if isinstance(action, PlayCard):
        return 1 << CARD_CREDITS[CARD_OF[action.card]]
    if isinstance(action, MarkTrace):
        return 1 << TRACE_COLOURS.index(action.colour)
    if isinstance(action, (Orbit, Land)):
        return 1 << PLANET_IDS.index(action.planet)
    if isinstance(action, TakeTech):
        return 1 << TECH_IDS.index(action.tech) // 4
    return 1
