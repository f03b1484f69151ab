"""Wormhole Corp.: a biomass track of five steps (PU-18.3)."""

from __future__ import annotations

from typing import final

from starboard.games.planet_unknown.content.modifiers import BiomassNeedsExpansion
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation


@final
class Wormhole(Corporation):
    rules = (BiomassNeedsExpansion,)

    def biomass_steps(self, expands: bool) -> int:
        return 1 if expands else 0
