"""Oasis Ultd.: the water tracker winds through all tracks, and no two trackers share a slot (PU-18.7)."""

from __future__ import annotations

from typing import final

from starboard.games.planet_unknown.content.corporations import CorporationBoard
from starboard.games.planet_unknown.content.modifiers import ExclusiveSlots, SkipTrackers, WaterPath, WaterStepsPerIceSquare
from starboard.games.planet_unknown.content.tracks import LEVELS, NOWHERE, WATER
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation


@final
class Oasis(Corporation):
    rules = (WaterPath, WaterStepsPerIceSquare, ExclusiveSlots)

    def __init__(self, board: CorporationBoard) -> None:
        super().__init__(board)
        self.path = board.water_path
        self.step_of: dict[int, int] = {slot: step for step, slot in enumerate(self.path)}

    def route(self, tracker: int) -> list[int]:
        """The slots that a tracker can stand on, in order."""
        return self.path if tracker == WATER else list(range(tracker * LEVELS, (tracker + 1) * LEVELS))

    def step(self, player: Player, tracker: int) -> int:
        slot = player.trackers[tracker]
        return self.step_of[slot] if tracker == WATER else slot % LEVELS

    def free_ahead(self, player: Player, tracker: int, direction: int) -> int:
        """The next slot in a direction; one held by another tracker is skipped with technology 1, and bars the way without (PU-6.8)."""
        route = self.route(tracker)
        step = self.step(player, tracker) + direction
        while 0 <= step < len(route):
            if route[step] not in player.trackers:
                return route[step]
            if not player.has(SkipTrackers):
                return NOWHERE
            step += direction
        return NOWHERE

    def targets(self, player: Player, tracker: int) -> list[int]:
        slot = self.free_ahead(player, tracker, 1)
        return [] if slot == NOWHERE else [slot]

    def finished(self, player: Player, tracker: int) -> bool:
        return self.step(player, tracker) == len(self.route(tracker)) - 1

    def below(self, player: Player, tracker: int) -> int:
        return self.free_ahead(player, tracker, -1)

    def water_steps(self, player: Player, ice: int) -> int:
        """A step for each square of ice."""
        return ice

    def height(self, player: Player, tracker: int) -> int:
        return self.step(player, tracker)

    def medals(self, player: Player) -> list[int]:
        """The water tracker scores the last medal among water slots that it has passed; others score their own track."""
        result = super().medals(player)
        result[WATER] = 0
        for slot in self.path[: self.step(player, WATER) + 1]:
            if slot // LEVELS == WATER and self.board.medal[slot]:
                result[WATER] = self.board.medal[slot]
        return result
