"""All that could be tried: every action of the game with everything that its fields can name."""

from __future__ import annotations

from itertools import combinations_with_replacement, product

import msgspec

from starboard.engine.actions import Action
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content.cards import (
    DESTINY_IDS,
    DEVELOPMENT_IDS,
    DISCOVERY_IDS,
    EVENT_IDS,
    FACTION_IDS,
    SUPREMACY_IDS,
    TACTIC_IDS,
)
from starboard.games.andromedas_edge.content.map import REGION_IDS
from starboard.games.andromedas_edge.content.modules import MODULE_IDS
from starboard.games.andromedas_edge.content.moons import MOON_IDS
from starboard.games.andromedas_edge.content.raiders import CLASS_IDS
from starboard.games.andromedas_edge.content.resources import RESOURCE_IDS
from starboard.games.andromedas_edge.content.ships import SHIP_IDS, TILE_NAMES
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS

NAMES = {
    "faction": FACTION_IDS,
    "destiny": DESTINY_IDS,
    "ship": SHIP_IDS,
    "region": REGION_IDS,
    "start": REGION_IDS,
    "to": REGION_IDS,
    "place": [*REGION_IDS, "barge", "wreck", "bay"],
    "module": MODULE_IDS,
    "by": ["ship", "energy", "reactor"],
    "moon": MOON_IDS,
    "card": TACTIC_IDS,
    "mode": [0, 1, 2],
    "development": DEVELOPMENT_IDS,
    "track": TRACK_IDS,
    "tile": TILE_NAMES,
    "event": EVENT_IDS,
    "rank": CLASS_IDS,
    "jump": [False, True],
    "carry": [False, True],
    "count": [0, 1, 2, 9],
    "resource": ["", *RESOURCE_IDS],
    "ability": [0, 1, 2, 3],
    "option": [0, 1, 2, 3, 4],
    "number": [0, 1, 2, 5],
    "position": [0, 1, 2, 9],
    "seat": [-1, 0, 1, 2, 3, 4],
    "dice": [-1, 0, 1, 2, 3, 7],
    "energy": [0, 1, 2],
    "titanium": [0, 1, 2],
    "ice": [0, 1],
    "nanocarbon": [0, 1],
    "credit": [0, 1, 2],
    "tactics": [0, 1],
    "values": [(), *[dice for count in (1, 2) for dice in combinations_with_replacement((6, 5, 4, 3, 2, 1), count)]],
}
GIFTS = {
    "resource": RESOURCE_IDS,
    "card": TACTIC_IDS,
    "moon": MOON_IDS,
    "discovery": DISCOVERY_IDS,
    "supremacy": SUPREMACY_IDS,
    "nothing": ["nothing"],
}


def every_action() -> list[Action]:
    found: list[Action] = []
    for kind in act.ACTIONS:
        fields = [field.name for field in msgspec.structs.fields(kind)]
        found += [kind(*values) for values in product(*[values_of(kind, field) for field in fields])]
    found += [act.Give(kind, what) for kind, names in GIFTS.items() for what in names]
    return found


def values_of(kind: type[Action], field: str) -> list[object]:
    if kind is act.Give:
        return []  # what can be given hangs on its kind
    if kind is act.PickSlot:
        return ["tactical", "input", "output", "half", "roof"] if field == "kind" else ["", *MODULE_IDS]
    if field == "token":
        return list(SUPREMACY_IDS if kind is act.UseSupremacy else DISCOVERY_IDS)
    return list(NAMES[field])
