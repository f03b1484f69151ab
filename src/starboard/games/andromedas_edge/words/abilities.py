"""Abilities in words: what they do, when, under which conditions (AE-20.6)."""

from __future__ import annotations

from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content import (
    Ability,
    ActionAbility,
    Effects,
    ModifierContent,
    PassiveAbility,
    TriggerContent,
    names,
)
from starboard.games.andromedas_edge.rules import vocabulary  # noqa: F401  announces what is put in words here
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS, Condition
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, effects_text


def printed_text(effects: Effects) -> Message:
    return effects_text(OPERATIONS.read_all(effects))


def conditional(text: Message, requires: list[Condition]) -> Message:
    """A text after the conditions that must hold."""
    return message("text-if", condition=chain("text-and", [one.text() for one in requires]), what=text) if requires else text


def ability_text(ability: Ability) -> Message:
    if isinstance(ability, PassiveAbility):
        return chain("text-then", [modifier_text(modifier) for modifier in ability.modifiers])
    what = printed_text(ability.effect)
    if isinstance(ability, ActionAbility):
        return message("text-action", limit=ability.limit, what=what)
    what = conditional(what, CONDITIONS.read_all(ability.requires))
    return message("text-when", when=trigger_text(ability.trigger), what=what, limit=ability.limit)


def modifier_text(modifier: ModifierContent) -> Message:
    key = "rule-" + modifier.key.replace("_", "-")
    value = modifier.value
    shown = message(f"keyword-{value}") if isinstance(value, str) else value
    text = message(key) if isinstance(value, bool) else message(key, value=shown)
    return conditional(text, CONDITIONS.read_all(modifier.when))


def trigger_text(trigger: TriggerContent) -> Message:
    key = "when-" + trigger.on.replace("_", "-")
    if trigger.on == "launched":
        return message(key, regions=trigger.regions or "any")
    if trigger.on == "module_activated":
        return message(key, by=trigger.by, ship=trigger.ship, module=trigger.module or "any")
    if trigger.on == "battle_won":
        return message(key, against=trigger.against, ship=trigger.ship)
    if trigger.on == "region_activated":
        places = ([message("text-a-nebula")] if trigger.regions else []) + [names.tile(base) for base in trigger.base]
        return message(key, places=chain("text-or", places))
    if trigger.on in ("ship_scrapped", "development_built"):
        return message(key, who=trigger.who, ship=trigger.ship)
    return message(key)
