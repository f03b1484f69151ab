"""The corporation boards (PU-18)."""

from __future__ import annotations

from typing import Final

from starboard.games.planet_unknown.content import CORPORATIONS as PRINTED
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation
from starboard.games.planet_unknown.rules.corporations.cosmos import Cosmos
from starboard.games.planet_unknown.rules.corporations.flux import Flux
from starboard.games.planet_unknown.rules.corporations.jump_drive import JumpDrive
from starboard.games.planet_unknown.rules.corporations.makeshift import Makeshift
from starboard.games.planet_unknown.rules.corporations.oasis import Oasis
from starboard.games.planet_unknown.rules.corporations.wormhole import Wormhole

SYMMETRIC_CORPORATION: Final = "universal_coalition"
KINDS: Final[dict[str, type[Corporation]]] = {
    "wormhole_corp": Wormhole,
    "cosmos_inc": Cosmos,
    "jump_drive": JumpDrive,
    "oasis_ultd": Oasis,
    "makeshift": Makeshift,
    "flux_industries": Flux,
}
"""Boards that answer some questions differently; the others differ in what is printed on them only."""
CORPORATIONS: Final[dict[str, Corporation]] = {printed.id: KINDS.get(printed.id, Corporation)(printed) for printed in PRINTED}
