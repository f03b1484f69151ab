"""Boards and tiles in words: stars, planets, technologies, gold tiles, species (SE-7.2, SE-5.2, SE-8.2, SE-10.1)."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.seti.content import GoldContent, ScanOption, SpaceContent, TechContent
from starboard.games.seti.content.names import cost_text
from starboard.games.seti.words.effects import counter_text, effects_text


def tech_text(tech: TechContent) -> list[Message]:
    """What a technology allows, and what it gives at once (SE-8.2)."""
    lines: list[Message] = []
    if tech.passive is not None:
        lines.append(message(f"passive-{tech.id}"))
    if tech.extra_immediate:
        lines.append(message("text-at-once", what=effects_text(tech.extra_immediate)))
    lines += [message("text-scan", what=option_text(option)) for option in tech.scan_options]
    column = tech.computer_column
    if column is not None:
        lines.append(message("text-column", top=effects_text(column.top), bottom=effects_text(column.bottom)))
    return lines


def option_text(option: ScanOption) -> Message:
    """What a telescope offers during a scan."""
    what = effects_text(option.effects)
    return message("text-cost", cost=cost_text(option.cost), what=what) if option.cost else what


def gold_text(tile: GoldContent) -> Message:
    """Points of the three spaces for each set (SE-11.1)."""
    first, second, third = tile.values
    return message("text-gold", first=first, second=second, third=third, what=counter_text(tile.sets))


def space_text(space: SpaceContent) -> Message:
    """What marking a space of a species board costs and gives."""
    what = effects_text(space.reward)
    if space.cost:
        what = message("text-cost", cost=cost_text(space.cost), what=what)
    if space.unlimited:
        return message("text-strip", what=what)
    if space.danger:
        return message("text-danger", what=what, danger=space.danger)
    return what
