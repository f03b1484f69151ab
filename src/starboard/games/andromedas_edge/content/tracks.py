"""The progress tracks as numbers (AE-12)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import CONSTANTS, TRACKS

SCIENCE: Final = 0
INDUSTRY: Final = 1
COMMERCE: Final = 2
CIVILIZATION: Final = 3
SUPREMACY: Final = 4
TRACK_IDS: Final = ("science", "industry", "commerce", "civilization", "supremacy")
TOP: Final = len(TRACKS[0].spaces) - 1

TRACK_VP: Final[list[list[int]]] = [[space.vp for space in track.spaces] for track in TRACKS]
TRACK_EVENT: Final[list[list[bool]]] = [[space.event for space in track.spaces] for track in TRACKS]
TRACK_DISCOVERY: Final[list[list[int]]] = [[space.discovery_stack for space in track.spaces] for track in TRACKS]
TRACK_UPGRADE: Final[list[list[int]]] = [[space.ship_upgrade for space in track.spaces] for track in TRACKS]
TRACK_TOKEN: Final[list[list[int]]] = [[space.supremacy_space for space in track.spaces] for track in TRACKS]
TRACK_HAND: Final[list[list[int]]] = [[space.hand_limit for space in track.spaces] for track in TRACKS]


def _highest(values: list[int]) -> list[int]:
    return [max(values[: step + 1]) for step in range(TOP + 1)]


TRACK_LEVEL: Final[list[list[int]]] = [_highest([space.development_level for space in track.spaces]) for track in TRACKS]
TRACK_STORAGE: Final[list[list[int]]] = [_highest([space.storage_bonus for space in track.spaces]) for track in TRACKS]
TRACK_LIMIT: Final[list[list[int]]] = [_highest([space.hand_limit for space in track.spaces]) for track in TRACKS]
LEVEL_VP: Final[list[int]] = CONSTANTS.level_vp
STACKS: Final = max([max(stacks) for stacks in TRACK_DISCOVERY]) + 1
"""Stacks of discovery tokens: those of the science track, then the observatory's (AE-2.7)."""
OBSERVATORY: Final = STACKS - 1
TOKEN_SPACES: Final = max([max(spaces) for spaces in TRACK_TOKEN])
"""Spaces for supremacy tokens (AE-2.7)."""
