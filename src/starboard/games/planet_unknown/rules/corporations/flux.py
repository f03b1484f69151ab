"""Flux Industries: one track at a time is the flux track, one technology at a time is in force (PU-18.9)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.planet_unknown.content.tracks import BIOMASS, CIV, ROVER, WATER
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation

HIGHEST_CARD: Final = 4


@final
class Flux(Corporation):
    def available(self, player: Player) -> int:
        """Only the highest technology reached."""
        reached = super().available(player)
        return 0 if reached == 0 else 1 << (reached.bit_length() - 1)

    def improves(self, player: Player, track: int, flux: int) -> bool:
        """Whether technology 3 improves bonuses printed on that track now."""
        return track == flux and player.flux == flux and player.has("improve_track")

    def civ_level(self, player: Player, track: int, level: int) -> int:
        return min(HIGHEST_CARD, level + 1) if self.improves(player, track, CIV) else level

    def synergies(self, player: Player, track: int) -> int:
        return 2 if self.improves(player, track, WATER) else 1

    def patches(self, player: Player, track: int) -> int:
        return 2 if self.improves(player, track, BIOMASS) else 1

    def added_movement(self, player: Player, track: int) -> int:
        return 1 if self.improves(player, track, ROVER) else 0
