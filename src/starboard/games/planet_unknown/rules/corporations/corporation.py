"""What a corporation board answers to the rules: how trackers move, what technologies are in force, what scores (PU-6, PU-7.3, PU-18).

These are the answers of the Universal Coalition. A special board overrides those that it answers differently, in a file of its own.
"""

from __future__ import annotations

from typing import ClassVar

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.content.corporations import OWN_MILESTONE, CorporationBoard, Technology
from starboard.games.planet_unknown.content.modifiers import AddMovement, BoardRule, WaterSteps
from starboard.games.planet_unknown.content.tracks import LEVELS, NOWHERE, ROVER, TECH, TOP, WATER
from starboard.games.planet_unknown.player import Player


class Corporation:
    rules: ClassVar[tuple[type[BoardRule], ...]] = ()
    """What is printed on the board and answered here."""
    house_rule = "PU-9.3"
    """The rule that says where collected lifepods may stand."""

    def __init__(self, board: CorporationBoard) -> None:
        self.board = board

    # -- how trackers move

    def targets(self, player: Player, tracker: int) -> list[int]:
        """Slots that an advance of the tracker can lead to; none when it cannot advance (PU-6.5)."""
        slot = player.trackers[tracker]
        return [slot + 1] if slot % LEVELS < self.board.top[tracker] else []

    def upward_targets(self, player: Player, tracker: int) -> list[int]:
        """The same without moving sideways (PU-11.4)."""
        return self.targets(player, tracker)

    def below(self, player: Player, tracker: int) -> int:
        """The slot that a regress leads to, or NOWHERE (PU-6.7)."""
        slot = player.trackers[tracker]
        return slot - 1 if slot % LEVELS else NOWHERE

    def at_top(self, player: Player, track: int) -> bool:
        """Whether a track is at its maximum (PU-14.6)."""
        return player.trackers[track] == track * LEVELS + self.board.top[track]

    def on_top_rover_slot(self, player: Player) -> bool:
        """Whether rover resources repeat the movement of the top slot (PU-6.6)."""
        return player.trackers[ROVER] == ROVER * LEVELS + TOP

    def height(self, player: Player, tracker: int) -> int:
        """How high the tracker stands for effects that lift to a level (PU-11.4)."""
        return self.board.row[player.trackers[tracker]]

    def next_own_milestone(self, player: Player, tracker: int) -> int:
        """The next slot up the track that holds the track's own milestone, or NOWHERE (PU-21.2)."""
        kind = OWN_MILESTONE[tracker]
        slot = player.trackers[tracker] + 1
        while slot <= tracker * LEVELS + self.board.top[tracker]:
            for bonus in self.board.bonuses[slot]:
                if bonus.kind == kind:
                    return slot
            slot += 1
        return NOWHERE

    def finished(self, player: Player, tracker: int) -> bool:
        """Whether the tracker stands on the last slot of its way (PU-6.5)."""
        slot = player.trackers[tracker]
        return slot % LEVELS == self.board.top[slot // LEVELS]

    # -- technologies

    def available(self, player: Player) -> int:
        """The technologies whose milestone the tech tracker has reached (PU-7.3)."""
        return self.board.reached(player.trackers[TECH])

    def bar_technology(self, player: Player, technology: Technology) -> Refusal:
        """Why a technology is not available: what it takes (PU-7.3)."""
        level = self.board.tech_slots[technology.index] % LEVELS
        return Refusal("refused-technology-level", rule="PU-7.3", technology=technology.level, level=level)

    # -- what a resource of a placed tile brings

    def water_steps(self, player: Player, ice: int) -> int:
        """How far water advances whose section covers so many squares of ice (PU-8.2)."""
        return 0 if ice == 0 else self.energy_steps(player, WATER)

    def energy_steps(self, player: Player, track: int) -> int:
        """How far the energy of a placed tile advances a track (PU-8.4); water may be doubled (PU-18.1)."""
        return self.board.modifier(WaterSteps).steps if track == WATER and player.has(WaterSteps) else 1

    def biomass_steps(self, expands: bool) -> int:
        """How far biomass advances; `expands`: its section joins biomass."""
        return 1

    # -- what a bonus of a track is worth; `track` is where it is printed

    def civ_level(self, player: Player, track: int, level: int) -> int:
        return level

    def synergies(self, player: Player, track: int) -> int:
        return 1

    def patches(self, player: Player, track: int) -> int:
        return 1

    def added_movement(self, player: Player, track: int) -> int:
        """What technologies add to a number gained from the rover track (PU-9.6)."""
        added = 0
        for technology in self.board.technologies:
            if technology.when == "track_movement_gained" and player.technologies & technology.bit:
                crowd = technology.condition.trackers_on_rover_track_at_least
                if sum(1 for slot in player.trackers if slot // LEVELS == ROVER) >= crowd:
                    added += sum(modifier.points for modifier in technology.modifiers if isinstance(modifier, AddMovement))
        return added

    # -- meteorites

    def pick_up(self, player: Player, here: int) -> int:
        """A rover has come to a square: how many meteorites it brings to the collection area (PU-9.3)."""
        if not player.meteorites & here:
            return 0
        player.meteorites &= ~here
        return 1

    # -- scoring

    def medals(self, player: Player) -> list[int]:
        """What each tracker scores: the topmost medal at or below it (PU-6.4)."""
        return [self.medal_below(player, slot) for slot in player.trackers]

    def medal_below(self, player: Player, slot: int) -> int:
        bottom = slot - slot % LEVELS
        while slot >= bottom:
            if self.board.medal[slot]:
                return self.board.medal[slot]
            slot -= 1
        return 0

    # -- lifepods on the board

    def homes(self, player: Player) -> list[str]:
        """Where a collected lifepod can go (PU-9.3)."""
        return []

    def house(self, player: Player, place: str) -> None:
        """Put a lifepod on the board."""

    def unhouse(self, player: Player, place: str) -> None:
        """Take a lifepod off the board."""

    def housed(self, player: Player) -> list[str]:
        """Places of the board where lifepods stand."""
        return []
