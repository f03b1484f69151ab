"""A corporation board: tracks, technologies, and how trackers move on it (PU-6, PU-7.3, PU-18).

This class is the Universal Coalition. A special board overrides the questions that it answers differently (`corporations/`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from starboard.games.planet_unknown.content import TRACKS, CorporationContent, Op, Technology

if TYPE_CHECKING:
    from starboard.games.planet_unknown.player import Player

CIV: Final = 0
WATER: Final = 1
BIOMASS: Final = 2
ROVER: Final = 3
TECH: Final = 4
LEVELS: Final = 16
TOP: Final = LEVELS - 1
NOWHERE: Final = -1

SYNERGY: Final = 0
MOVEMENT: Final = 1
CIV_CARD: Final = 2
PLACE_ROVER: Final = 3
PATCH: Final = 4
UNLOCK_TECH: Final = 5
CHOICE: Final = 6
KINDS: Final = {
    "synergy": SYNERGY,
    "movement": MOVEMENT,
    "civ_card": CIV_CARD,
    "place_rover": PLACE_ROVER,
    "patch": PATCH,
    "unlock_tech": UNLOCK_TECH,
    "choose_one": CHOICE,
}
OWN_MILESTONE: Final[list[int]] = [CIV_CARD, NOWHERE, PATCH, PLACE_ROVER, UNLOCK_TECH]
"""The kind of milestone that belongs to each track (PU-7)."""


def slot_name(slot: int) -> str:
    """A slot as actions and views name it: "civ-4"."""
    return f"{TRACKS[slot // LEVELS]}-{slot % LEVELS}"


def slot_of(name: str) -> int:
    track, level = name.rsplit("-", 1)
    return TRACKS.index(track) * LEVELS + int(level)


@final
class Bonus:
    """A bonus printed on a slot (PU-6.2)."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.kind = KINDS[op.op]
        self.amount = int(op.points) if op.op == "movement" else op.level or int(op.count)


@final
class Power:
    """A technology; `bit` stands for it in sets of technologies."""

    def __init__(self, index: int, printed: Technology) -> None:
        self.index = index
        self.bit = 1 << index
        self.level = printed.level
        self.id = printed.id
        self.when = printed.when
        self.condition: dict[str, Any] = printed.condition
        self.optional = printed.optional
        self.limit = printed.limit
        self.effects = list(printed.effects)


class Corporation:
    """Slots are numbered track * 16 + level; trackers stand on slots."""

    def __init__(self, printed: CorporationContent) -> None:
        self.id = printed.id
        self.symmetric = printed.side == "symmetric"
        self.rovers = printed.rovers
        self.top_repeat = printed.rover_top_repeat
        self.special = {op.op for rule in printed.special_rules for op in rule.effects}
        self.rules = list(printed.special_rules)
        self.medal: list[int] = [0] * (LEVELS * len(TRACKS))
        self.bonuses: list[list[Bonus]] = [[] for _ in self.medal]
        self.top: list[int] = []
        self.tech_slots: list[int] = [NOWHERE] * len(printed.technologies)
        self.read_tracks(printed)
        self.powers = [Power(index, technology) for index, technology in enumerate(printed.technologies)]
        self.modifiers: dict[str, int] = {}
        for power in self.powers:
            for op in power.effects:
                self.modifiers[op.op] = self.modifiers.get(op.op, 0) | power.bit
        self.free_adjacency = 0
        self.free_adjacency_resource = NOWHERE
        self.free_adjacency_patches = 0
        self.read_adjacency()
        self.energy_excludes = [
            TRACKS.index(track) for rule in self.rules for op in rule.effects if op.op == "energy_excludes" for track in op.tracks
        ]
        self.own_turn = [power for power in self.powers if power.when == "own_turn"]

    def read_tracks(self, printed: CorporationContent) -> None:
        for track, name in enumerate(TRACKS):
            slots = printed.tracks[name]
            self.top.append(slots[-1].level)
            for slot in slots:
                at = track * LEVELS + slot.level
                self.medal[at] = slot.medal
                self.bonuses[at] = [Bonus(op) for op in slot.bonuses]
                for op in slot.bonuses:
                    if op.op == "unlock_tech":
                        self.tech_slots[op.level - 1] = at

    def read_adjacency(self) -> None:
        for power in self.powers:
            for op in power.effects:
                if op.op == "ignore_adjacency":
                    self.free_adjacency = power.bit
                    if "patch" in op.applies_to:
                        self.free_adjacency_patches = power.bit
                    resource = power.condition.get("tile_has_resource")
                    if resource is not None:
                        self.free_adjacency_resource = TRACKS.index(resource)

    def with_op(self, op: str) -> int:
        """The technologies that do this, as a set."""
        return self.modifiers.get(op, 0)

    # -- how trackers move

    def targets(self, player: Player, tracker: int) -> list[int]:
        """Slots that an advance of the tracker can lead to; none when it cannot advance (PU-6.5)."""
        slot = player.trackers[tracker]
        return [slot + 1] if slot % LEVELS < self.top[tracker] else []

    def upward_targets(self, player: Player, tracker: int) -> list[int]:
        """The same without moving sideways (PU-11.4)."""
        return self.targets(player, tracker)

    def below(self, player: Player, tracker: int) -> int:
        """The slot that a regress leads to, or NOWHERE (PU-6.7)."""
        slot = player.trackers[tracker]
        return slot - 1 if slot % LEVELS else NOWHERE

    def at_top(self, player: Player, track: int) -> bool:
        """Whether a track is at its maximum (PU-14.6)."""
        return player.trackers[track] == track * LEVELS + self.top[track]

    def on_top_rover_slot(self, player: Player) -> bool:
        """Whether rover resources repeat the movement of the top slot (PU-6.6)."""
        return player.trackers[ROVER] == ROVER * LEVELS + TOP

    def height(self, player: Player, tracker: int) -> int:
        """How high the tracker stands for effects that lift to a level (PU-11.4)."""
        return player.trackers[tracker] % LEVELS

    def next_own_milestone(self, player: Player, tracker: int) -> int:
        """The next slot up the track that holds the track's own milestone, or NOWHERE (PU-21.2)."""
        kind = OWN_MILESTONE[tracker]
        slot = player.trackers[tracker] + 1
        while slot <= tracker * LEVELS + self.top[tracker]:
            for bonus in self.bonuses[slot]:
                if bonus.kind == kind:
                    return slot
            slot += 1
        return NOWHERE

    def bonuses_at(self, player: Player, slot: int) -> list[Bonus]:
        return self.bonuses[slot]

    # -- technologies

    def available(self, player: Player) -> int:
        """The technologies whose milestone the tech tracker has reached (PU-7.3)."""
        return self.reached(player.trackers[TECH])

    def reached(self, slot: int) -> int:
        result = 0
        for index, at in enumerate(self.tech_slots):
            if at != NOWHERE and slot >= at:
                result |= 1 << index
        return result

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
        for power in self.powers:
            if power.when == "track_movement_gained" and player.technologies & power.bit:
                crowd = int(power.condition.get("trackers_on_rover_track_at_least", 0))
                if sum(1 for slot in player.trackers if slot // LEVELS == ROVER) >= crowd:
                    added += int(power.effects[0].points)
        return added

    # -- scoring

    def medals(self, player: Player) -> list[int]:
        """What each tracker scores: the topmost medal at or below it (PU-6.4)."""
        return [self.medal_below(player, slot) for slot in player.trackers]

    def medal_below(self, player: Player, slot: int) -> int:
        bottom = slot - slot % LEVELS
        while slot >= bottom:
            if self.medal[slot]:
                return self.medal[slot]
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
