"""What is printed on cards, boards and tiles, in words: cards, technologies, gold tiles, species (SE-7.2, SE-8.2, SE-9.1, SE-10.1)."""

from __future__ import annotations

from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.seti.content import GOLD_TILES, TECHNOLOGIES
from starboard.games.seti.content.boards import SPACES
from starboard.games.seti.content.cards import CARDS
from starboard.games.seti.content.names import cost_text
from starboard.games.seti.content.numbers import COMPUTER_1
from starboard.games.seti.rules import vocabulary  # noqa: F401  reads what is put in words here
from starboard.games.seti.rules.objectives import TASKS, Task
from starboard.games.seti.rules.operation import Op, effects_text
from starboard.games.seti.rules.printed import (
    COLUMN_BOTTOM,
    COLUMN_TOP,
    CONDITION,
    EFFECTS,
    END_GAME,
    GOLD_SETS,
    MESSAGE,
    REWARD,
    SCAN_OPTIONS,
    SLOT_REWARDS,
    SPACE_REWARD,
    TECH_EXTRA,
    TRIGGERS,
)
from starboard.games.seti.rules.rival_actions import ACTIONS


def line(ops: list[Op]) -> Message:
    """A sentence: the effects of a whole card, space or tile."""
    return message("text-line", what=chain("text-then", [op.text() for op in ops]))


def card_text(card: int) -> list[Message]:
    """What a card says, a line per part: effects, mission, message, end of the game."""
    printed = CARDS[card]
    lines: list[Message] = []
    if EFFECTS[card]:
        lines.append(line(EFFECTS[card]))
    lines += mission_text(card)
    if printed.message is not None:
        lines.append(message("text-message", points=printed.message.offset_vp, what=effects_text(MESSAGE[card])))
    if END_GAME[card]:
        what = effects_text(END_GAME[card])
        secret = printed.species == "exertians"
        lines.append(message("text-secret", what=what, danger=printed.danger) if secret else message("text-end-game", what=what))
    return lines


def mission_text(card: int) -> list[Message]:
    condition = CONDITION[card]
    if condition is not None:
        return [message("text-mission", condition=condition.text(), what=effects_text(REWARD[card]))]
    slots = zip(TRIGGERS[card], SLOT_REWARDS[card], strict=True)
    return [message("text-slot", when=trigger.text(), what=effects_text(reward)) for trigger, reward in slots]


def tech_text(tech: int) -> list[Message]:
    """What a technology allows, and what it gives at once (SE-8.2)."""
    printed = TECHNOLOGIES[tech]
    lines: list[Message] = []
    if printed.passive is not None:
        lines.append(message(f"passive-{printed.id}"))
    if TECH_EXTRA[tech]:
        lines.append(message("text-at-once", what=effects_text(TECH_EXTRA[tech])))
    lines += [message("text-scan", what=option_text(tech, option)) for option in range(len(printed.scan_options))]
    if printed.computer_column is not None:
        column = tech - COMPUTER_1
        lines.append(message("text-column", top=effects_text(COLUMN_TOP[column]), bottom=effects_text(COLUMN_BOTTOM[column])))
    return lines


def option_text(tech: int, option: int) -> Message:
    """What a telescope offers during a scan."""
    what = effects_text(SCAN_OPTIONS[tech][option])
    cost = TECHNOLOGIES[tech].scan_options[option].cost
    return message("text-cost", cost=cost_text(cost), what=what) if cost else what


def gold_text(tile: int, side: int) -> Message:
    """Points of the three spaces for each set (SE-11.1)."""
    first, second, third = GOLD_TILES[tile * 2 + side].values
    return message("text-gold", first=first, second=second, third=third, what=GOLD_SETS[tile][side].text())


def space_text(space: int) -> Message:
    """What marking a space of a species board costs and gives."""
    printed = SPACES[space]
    assert printed is not None
    what = effects_text(SPACE_REWARD[space])
    if printed.cost:
        what = message("text-cost", cost=cost_text(printed.cost), what=what)
    if printed.unlimited:
        return message("text-strip", what=what)
    if printed.danger:
        return message("text-danger", what=what, danger=printed.danger)
    return what


def rival_card_text(card: int) -> list[Message]:
    """A line per action, from the top: the rival does the first that is possible (SE-12.2)."""
    return [action.text() for action in ACTIONS[card]]


def objective_text(tile: int) -> list[Message]:
    """A line per task."""
    return [task_text(task) for task in TASKS[tile]]


def task_text(task: Task) -> Message:
    """What marks a task; a slash on the tile means either part (SE-12.8)."""
    return chain("text-or", [trigger.text() for trigger in task.triggers] + [condition.text() for condition in task.conditions])
