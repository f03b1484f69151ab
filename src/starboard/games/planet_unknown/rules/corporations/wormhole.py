"""Wormhole Corp.: a biomass track of five steps (PU-18.3)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.planet_unknown.content.tracks import BIOMASS
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation

ROW_5: Final = 5
STEP_IN_ROW_5: Final = 2


@final
class Wormhole(Corporation):
    def height(self, player: Player, tracker: int) -> int:
        """Step 2 is printed in row 5 (PU-11.4)."""
        level = super().height(player, tracker)
        return ROW_5 if tracker == BIOMASS and level >= STEP_IN_ROW_5 else level

    def biomass_steps(self, expands: bool) -> int:
        return 1 if expands else 0
