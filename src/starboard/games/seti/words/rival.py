"""Cards and objectives of the solo rival in words (SE-12.4, SE-12.8)."""

from __future__ import annotations

from starboard.engine.messages import Message, message
from starboard.games.seti.content import ObjectiveContent, RivalActionContent, RivalCardContent, TaskContent
from starboard.games.seti.content.boards import MESSAGE_OFFSET
from starboard.games.seti.content.names import amount_text, planet_name
from starboard.games.seti.words.effects import chain, condition_text, effects_text, planets_text, trigger_text


def rival_card_text(card: RivalCardContent) -> list[Message]:
    """A line per action, from the top: the rival does the first that is possible (SE-12.2)."""
    return [action_text(one) for one in card.actions]


def action_text(one: RivalActionContent) -> Message:
    what = deed_text(one)
    gains = [effect for effect in one.effects if "signal" not in effect and next(iter(effect)) in ("gain", "progress")]
    return message("rival-with", what=what, more=effects_text(gains)) if gains else message("text-line", what=what)


def deed_text(one: RivalActionContent) -> Message:
    """The action without what it gives besides."""
    key = "rival-" + one.action.replace("_", "-")
    if one.action == "tech":
        return message("rival-tech", cost=amount_text("publicity", one.cost.publicity)) if one.cost else message("rival-tech-free")
    if one.action == "probe":
        return message(key, planets=planets_text(one.planets), moves=one.moves, preference=one.preference[0])
    if one.action == "telescope":
        return message(key, what=effects_text(one.effects))
    if one.action == "species_discovery":
        return message(key, order=one.species_order)
    if one.action == "mascamites_landing":
        near, far = one.targets
        names = [planet_name(target.planet) for target in one.targets]
        return message(key, first=names[0], first_moves=near.moves, second=names[1], second_moves=far.moves)
    if one.action == "centaurians_message":
        return message(key, points=MESSAGE_OFFSET)
    if one.action == "exertians_card":
        return message(key, most=one.most)
    return message(key)


def objective_text(tile: ObjectiveContent) -> list[Message]:
    """A line per task."""
    return [task_text(task) for task in tile.tasks]


def task_text(task: TaskContent) -> Message:
    """What marks a task; a slash on the tile means either part (SE-12.8)."""
    return chain("text-or", [trigger_text(one["trigger"]) if "trigger" in one else condition_text(one["condition"]) for one in task.any_of])
