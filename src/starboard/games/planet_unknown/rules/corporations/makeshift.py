"""Makeshift: trackers leave their tracks, and no two share a slot (PU-18.8)."""

from __future__ import annotations

from typing import final

from starboard.games.planet_unknown.content.modifiers import (
    DiagonalAdvance,
    ExclusiveSlots,
    LinkTracks,
    ScoreAsHighest,
    ScoreWhereStanding,
    SidewaysAdvance,
)
from starboard.games.planet_unknown.content.tracks import CIV, LEVELS, NOWHERE, TECH, TOP, TRACKS
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation


@final
class Makeshift(Corporation):
    """A tracker keeps its colour wherever it stands; each scores the track it stands on."""

    rules = (DiagonalAdvance, ExclusiveSlots, ScoreWhereStanding)

    def neighbours(self, player: Player, track: int) -> list[int]:
        """Tracks beside a track; civ and tech are neighbours with technology 1."""
        result = [other for other in (track - 1, track + 1) if 0 <= other < len(TRACKS)]
        if player.has(LinkTracks):
            if track == CIV:
                result.append(TECH)
            elif track == TECH:
                result.append(CIV)
        return result

    def upward_targets(self, player: Player, tracker: int) -> list[int]:
        slot = player.trackers[tracker]
        track, level = slot // LEVELS, slot % LEVELS
        if level == TOP:
            return []
        slots = [other * LEVELS + level + 1 for other in sorted([track, *self.neighbours(player, track)])]
        return [one for one in slots if one not in player.trackers]

    def targets(self, player: Player, tracker: int) -> list[int]:
        result = self.upward_targets(player, tracker)
        if player.has(SidewaysAdvance):
            slot = player.trackers[tracker]
            for other in self.neighbours(player, slot // LEVELS):
                beside = other * LEVELS + slot % LEVELS
                if beside not in player.trackers:
                    result.append(beside)
        return result

    def below(self, player: Player, tracker: int) -> int:
        slot = player.trackers[tracker]
        return slot - 1 if slot % LEVELS and slot - 1 not in player.trackers else NOWHERE

    def at_top(self, player: Player, track: int) -> bool:
        return track * LEVELS + TOP in player.trackers

    def available(self, player: Player) -> int:
        """The highest tracker on the tech track counts, whatever its colour."""
        highest = max([slot for slot in player.trackers if slot // LEVELS == TECH], default=NOWHERE)
        return 0 if highest == NOWHERE else self.board.reached(highest)

    def medals(self, player: Player) -> list[int]:
        if not player.has(ScoreAsHighest):
            return super().medals(player)
        result: list[int] = []
        for slot in player.trackers:
            highest = max(other for other in player.trackers if other // LEVELS == slot // LEVELS)
            result.append(self.medal_below(player, highest))
        return result
