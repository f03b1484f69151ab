"""Names of printed things as messages, by their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content.moons import MOON_GAIN, MOON_OF, MOON_REPAIR
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS, ANY

GIFTS: Final = {"resource": "resource", "card": "tactic", "discovery": "discovery", "supremacy": "supremacy"}
"""What a gift is called by, moons apart."""


def ship(id: str) -> Message:
    return message(f"ship-{id}")


def upgrade(id: str) -> Message:
    return message(f"upgrade-{id}")


def module(id: str) -> Message:
    return message(f"module-{id}")


def track(id: str) -> Message:
    return message(f"track-{id}")


def development(id: str) -> Message:
    return message(f"development-{id}")


def tactic(id: str) -> Message:
    return message(f"tactic-{id}")


def discovery(id: str) -> Message:
    return message(f"discovery-{id}")


def supremacy(id: str) -> Message:
    return message(f"supremacy-{id}")


def faction(id: str) -> Message:
    return message(f"faction-{id}")


def ability(faction: str, number: int) -> Message:
    """An ability of a faction that is an action, 1 or 2."""
    return message(f"ability-{faction}-{number}")


def event(id: str) -> Message:
    return message(f"event-{id}")


def destiny(id: str) -> Message:
    return message(f"destiny-{id}")


def raider(id: str) -> Message:
    return message(f"raider-{id}")


def tile(id: str) -> Message:
    """A planet, base or special region."""
    return message(f"tile-{id}")


def region(id: str, tile_id: str) -> Message:
    """By the tile that lies there; a nebula by its number."""
    return tile(tile_id) if tile_id else message("nebula", number=int(id[-1]))


def amount(resource: str, count: int) -> Message:
    return message(f"amount-{resource}", amount=count)


def amounts(what: list[int]) -> Message:
    """Amounts in the order of their ids, joined."""
    return chain("text-and", [amount(AMOUNT_IDS[kind], count) for kind, count in enumerate(what) if count])


def moon(id: str) -> Message:
    """By what it shows."""
    gain = MOON_GAIN[MOON_OF[id]]
    shown = {name: gain[index] for index, name in enumerate(AMOUNT_IDS[: ANY + 1])}
    return message("moon", repair=MOON_REPAIR[MOON_OF[id]], **shown)


def slot(kind: str, module_id: str) -> Message:
    """A place for a moon."""
    return message("slot-tactical") if kind == "tactical" else message(f"slot-{kind}", module=module(module_id))


def gift(kind: str, what: str) -> Message:
    return moon(what) if kind == "moon" else message(f"{GIFTS[kind]}-{what}")


def dice(values: Sequence[int]) -> str:
    return " ".join([str(value) for value in values])
