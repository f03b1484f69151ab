"""Tracks, terrains and slots: numbers for what the contents call by name (PU-6.1, PU-21.1)."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

TRACKS: Final[tuple[str, ...]] = ("civ", "water", "biomass", "rover", "tech")
TERRAINS: Final[tuple[str, ...]] = (*TRACKS, "energy")
"""Of squares; every terrain has a resource of its own."""
Track = Annotated[str, Meta(pattern=f"^({'|'.join(TRACKS)})$", extra_json_schema={"enum": TRACKS})]
Terrain = Annotated[str, Meta(pattern=f"^({'|'.join(TERRAINS)})$", extra_json_schema={"enum": TERRAINS})]
AnyTrack = Annotated[str, Meta(pattern=f"^({'|'.join(TRACKS)}|flux)$", extra_json_schema={"enum": (*TRACKS, "flux")})]
"""Flux: whichever track the flux token marks (PU-18.9)."""
AnyTerrain = Annotated[str, Meta(pattern=f"^({'|'.join(TERRAINS)}|flux)$", extra_json_schema={"enum": (*TERRAINS, "flux")})]
CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
ENERGY: Final = 5
"""Terrain and resource without a track."""
EVERY_TRACK: Final[list[int]] = list(range(len(TRACKS)))
LEVELS: Final = 16
TOP: Final = LEVELS - 1
NOWHERE: Final = -1


def slot_name(slot: int) -> str:
    """A slot as actions and views name it: "civ-4"."""
    return f"{TRACKS[slot // LEVELS]}-{slot % LEVELS}"


def slot_of(name: str) -> int:
    track, level = name.rsplit("-", 1)
    return TRACKS.index(track) * LEVELS + int(level)


SLOTS: Final[dict[str, int]] = {slot_name(slot): slot for slot in range(LEVELS * len(TRACKS))}
