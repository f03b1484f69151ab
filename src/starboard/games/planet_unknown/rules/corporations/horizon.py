"""Horizon Group: rovers carry meteorites to rover resources (PU-18.5)."""

from __future__ import annotations

from typing import final

from starboard.games.planet_unknown.content.corporations import CorporationBoard
from starboard.games.planet_unknown.content.modifiers import CarryMeteorites
from starboard.games.planet_unknown.content.tracks import ROVER, WATER
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation


@final
class Horizon(Corporation):
    rules = (CarryMeteorites,)

    def __init__(self, board: CorporationBoard) -> None:
        super().__init__(board)
        self.destroying = sum([technology.bit for technology in board.technologies if technology.when == "rover_arrives"])
        """The technology that destroys a load on water."""

    def pick_up(self, player: Player, here: int) -> int:
        """Deliver on a rover symbol, lose the load on water, load what lies there, deliver that too."""
        delivers = bool(player.symbols[ROVER] & here)
        delivered = 0
        if player.loaded & here:
            if delivers:
                player.loaded &= ~here
                delivered += 1
            elif player.terrain[WATER] & here and player.technologies & self.destroying:
                player.loaded &= ~here
        if player.meteorites & here and not player.loaded & here:
            player.meteorites &= ~here
            if delivers:
                delivered += 1
            else:
                player.loaded |= here
        return delivered
