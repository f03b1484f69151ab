"""Cosmos Inc.: lifepods on track slots, which trackers skip (PU-18.4)."""

from __future__ import annotations

from typing import final

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.content.corporations import Technology
from starboard.games.planet_unknown.content.modifiers import LifepodToTrackSlot, SkipLifepodSlots
from starboard.games.planet_unknown.content.tracks import LEVELS, NOWHERE, slot_name, slot_of
from starboard.games.planet_unknown.player import Player
from starboard.games.planet_unknown.rules.corporations.corporation import Corporation


@final
class Cosmos(Corporation):
    """A bit of `housed` is a slot with a lifepod: what is printed there does not exist."""

    rules = (LifepodToTrackSlot, SkipLifepodSlots)
    house_rule = "PU-18.4"

    def targets(self, player: Player, tracker: int) -> list[int]:
        slot = player.trackers[tracker] + 1
        while slot < (tracker + 1) * LEVELS:
            if not player.housed >> slot & 1:
                return [slot]
            slot += 1
        return []

    def below(self, player: Player, tracker: int) -> int:
        slot = player.trackers[tracker] - 1
        while slot >= tracker * LEVELS:
            if not player.housed >> slot & 1:
                return slot
            slot -= 1
        return NOWHERE

    def available(self, player: Player) -> int:
        result = super().available(player)
        for index, slot in enumerate(self.board.tech_slots):
            if player.housed >> slot & 1:
                result &= ~(1 << index)
        return result

    def bar_technology(self, player: Player, technology: Technology) -> Refusal:
        if player.housed >> self.board.tech_slots[technology.index] & 1:
            return Refusal("refused-technology-covered", rule="PU-18.4", technology=technology.level)
        return super().bar_technology(player, technology)

    def medal_below(self, player: Player, slot: int) -> int:
        bottom = slot - slot % LEVELS
        while slot >= bottom:
            if self.board.medal[slot] and not player.housed >> slot & 1:
                return self.board.medal[slot]
            slot -= 1
        return 0

    def homes(self, player: Player) -> list[str]:
        taken = set(player.trackers)
        return [slot_name(slot) for slot in range(len(self.board.medal)) if slot not in taken and not player.housed >> slot & 1]

    def house(self, player: Player, place: str) -> None:
        player.housed |= 1 << slot_of(place)

    def unhouse(self, player: Player, place: str) -> None:
        player.housed &= ~(1 << slot_of(place))

    def housed(self, player: Player) -> list[str]:
        return [slot_name(slot) for slot in range(len(self.board.medal)) if player.housed >> slot & 1]
