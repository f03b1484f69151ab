"""Effects, conditions, triggers and abilities in words, made from the contents (AE-20)."""

from __future__ import annotations

from typing import Any

from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content import COLUMNS, Effects, names
from starboard.games.andromedas_edge.content.resources import amounts
from starboard.games.andromedas_edge.rules.conditions import condition
from starboard.games.andromedas_edge.rules.counters import counter_words

Printed = dict[str, Any]

COUNTED = {
    "activate_module": "count",
    "advance_event": "steps",
    "damage_module": "count",
    "discard_moon": "gain_times",
    "gain_printed": "max_regions",
    "infest_module": "count",
    "peek_events": "look",
    "ready_development_card": "count",
    "recall_ship": "count",
    "recover_ship": "count",
    "scatter_leader": "count",
    "set_die": "value",
    "spawn_raider": "count",
}
"""Steps that say no more than a number."""
NAMED = {
    "damage_ship": "regions",
    "end_battle_offer": "needs",
    "move_ship": "to",
    "prevent_damage": "target",
    "reroll": "side",
}
"""Steps that say no more than one name."""


def effects_text(effects: Effects) -> Message:
    """Steps one after the other."""
    return names.joined("text-then", [step_text(step) for step in effects])


def amounts_text(what: dict[str, int]) -> Message:
    if "moon_slot" in what:
        return message("text-moon-slot")
    return names.amounts(amounts(what))


def step_text(step: Printed) -> Message:
    op = step["op"]
    key = "text-" + op.replace("_", "-")
    if op in COUNTED:
        return message(key, count=step[COUNTED[op]])
    if op in NAMED:
        return offer_text(key, step) if op == "end_battle_offer" else message(key, which=step[NAMED[op]])
    return amount_step(key, step) or joined_step(key, step) or build_step(key, step) or other_step(key, step)


def amount_step(key: str, step: Printed) -> Message | None:
    op = step["op"]
    if op in ("gain", "lose", "give"):
        return message(key, what=amounts_text(step["what"]))
    if op == "gain_per":
        return message(key, what=amounts_text(step["what"]), each=counter_words(step["per"]), most=step.get("max_times", 0))
    if op == "score_endgame":
        return message(key, base=step["base"], points=step["vp_each"], each=counter_words(step["per"]), most=step.get("max_vp", 0))
    if op == "place_bonus":
        what = amounts_text(step["what"]) if "what" in step else message("text-printed", times=step["printed_times"])
        return message(key, regions=step["regions"], what=what)
    return None


def joined_step(key: str, step: Printed) -> Message | None:
    """Steps that hold other steps."""
    op = step["op"]
    if op == "convert":
        how = "must" if step["mandatory"] else "may"
        return message(key, pay=amounts_text(step["pay"]), what=effects_text(step["then"]), times=step["times"], how=how)
    if op == "choose":
        return message(key, pick=step["pick"], options=options_text(step["options"]))
    if op == "ask_player":
        return message(key, options=options_text(step["options"]))
    if op == "if":
        return message(key, condition=condition_text(step["condition"]), what=effects_text(step["then"]))
    if op == "for_each":
        track = names.track(step.get("track", "science"))
        return message(key, players=step["players"], track=track, what=effects_text(step["do"]))
    return None


def options_text(options: list[Effects]) -> Message:
    return names.joined("text-or", [effects_text(option) for option in options])


def build_step(key: str, step: Printed) -> Message | None:
    """Ships, developments and modules."""
    op = step["op"]
    if op == "build_ship":
        ship = step["types"][0] if len(step["types"]) == 1 else "any"
        return followed(message(key, ship=ship, discount=99 if step["free"] else step["discount"]), step["then"])
    if op == "build_development":
        return followed(message(key, discount=step["discount"]), step["then"])
    if op == "buy_module":
        return message(key, most=step["max"], discount=step["discount"], columns=columns_text(step["columns"]))
    if op == "gain_module":
        return message(key, columns=columns_text(step["columns"]))
    if op == "repeat_module":
        return message(key, type=names.track(step["type"]), near=int(step["neighbour"]))
    return None


def columns_text(columns: list[str]) -> Message:
    if len(columns) == len(COLUMNS):
        return message("text-any-column")
    return names.joined("text-and", [names.track(column) for column in columns])


def followed(text: Message, then: Effects) -> Message:
    return message("text-then", first=text, second=effects_text(then)) if then else text


def offer_text(key: str, step: Printed) -> Message:
    return followed(message(key, which=step["needs"]), step["then"])


def other_step(key: str, step: Printed) -> Message:
    op = step["op"]
    if op == "advance":
        return message(key, track=names.track(step["track"]), steps=step["steps"])
    if op == "battle_mod":
        change = "energy" if "no_energy" in step else "dice" if "dice" in step else "targeting"
        return message(key, side=step["side"], change=change, amount=step.get(change, 0))
    if op == "recruit":
        return message(key, count=step["count"], regions=step["regions"])
    if op == "repair":
        return message(key, times=step["times"])
    if op == "withdraw":
        return message(key, which=str(step["ships"]), free=int(step["raider_free"]))
    return message(key)


def condition_text(printed: Printed) -> Message:
    return condition(printed).words()


def conditional(text: Message, requires: list[Printed]) -> Message:
    """A text after the conditions that must hold."""
    return (
        message("text-if", condition=names.joined("text-and", [condition_text(one) for one in requires]), what=text) if requires else text
    )


# -- abilities


def ability_text(ability: Printed) -> Message:
    kind = ability["kind"]
    if kind == "passive":
        return names.joined("text-then", [modifier_text(modifier) for modifier in ability["modifiers"]])
    what = conditional(effects_text(ability["effect"]), ability.get("requires", []))
    if kind == "action":
        return message("text-action", limit=ability["limit"], what=what)
    return message("text-when", when=trigger_text(ability["trigger"]), what=what, limit=ability["limit"])


def modifier_text(modifier: Printed) -> Message:
    key = "rule-" + modifier["key"].replace("_", "-")
    value = modifier["value"]
    params: dict[str, Any] = {} if isinstance(value, bool) else {"value": message(f"keyword-{value}") if isinstance(value, str) else value}
    text = message(key, **params)
    return conditional(text, modifier.get("when", []))


def trigger_text(trigger: Printed) -> Message:
    key = "when-" + trigger["on"].replace("_", "-")
    ship = "this" if trigger.get("ship") == "this" else "any"
    who = trigger["who"]
    if trigger["on"] == "launched":
        return message(key, regions=trigger.get("regions", "any"))
    if trigger["on"] == "module_activated":
        return message(key, by=trigger["by"], ship=ship, module=trigger.get("module", "any"))
    if trigger["on"] == "battle_won":
        return message(key, against=trigger.get("against", "any"), ship=ship)
    if trigger["on"] == "region_activated":
        places = ([message("text-a-nebula")] if "regions" in trigger else []) + [names.tile(base) for base in trigger.get("base", [])]
        return message(key, places=names.joined("text-or", places))
    if trigger["on"] in ("ship_scrapped", "development_built"):
        return message(key, who=who, ship=ship)
    return message(key)
