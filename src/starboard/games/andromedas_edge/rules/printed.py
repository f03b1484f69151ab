"""Everything printed that is resolved, by number. `vocabulary` fills these tables when the game is loaded."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.rules.operation import Op

MODULE_EFFECT: Final[list[list[Op]]] = []
BASE_EFFECT: Final[list[list[Op]]] = []
BASE_NEEDS: Final[list[list[Op]]] = []
"""The part of a base's action that must be possible for a launch there (AE-6.4)."""
BENEFIT: Final[list[list[Op]]] = []
"""Of special regions."""
DEVELOPMENT_EFFECT: Final[list[list[Op]]] = []
DISCOVERY_EFFECT: Final[list[list[Op]]] = []
SUPREMACY_EFFECT: Final[list[list[Op]]] = []
FACTION_ACTION: Final[list[list[list[Op]]]] = []
"""By faction and place of the ability, empty where it is no action; for players who have not chosen yet none at the end."""
EVENT_EFFECT: Final[list[list[Op]]] = []
REWARD: Final[list[list[Op]]] = []
"""Of raiders."""
