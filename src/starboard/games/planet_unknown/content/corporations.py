"""Corporation boards as they are printed: slots with bonuses and medals, technologies (PU-6, PU-18)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.games.planet_unknown.content import CORPORATIONS as PRINTED
from starboard.games.planet_unknown.content import TRACKS, CorporationContent, Op, TechnologyContent
from starboard.games.planet_unknown.content.tracks import LEVELS, NOWHERE

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


@final
class Bonus:
    """A bonus printed on a slot (PU-6.2)."""

    def __init__(self, op: Op) -> None:
        self.op = op
        self.kind = KINDS[op.op]
        self.amount = int(op.points) if op.op == "movement" else op.level or int(op.count)


@final
class Technology:
    """`bit` stands for it in sets of technologies."""

    def __init__(self, index: int, printed: TechnologyContent) -> None:
        self.index = index
        self.bit = 1 << index
        self.level = printed.level
        self.id = printed.id
        self.when = printed.when
        self.condition: dict[str, Any] = printed.condition
        self.optional = printed.optional
        self.limit = printed.limit
        self.effects = list(printed.effects)


@final
class CorporationBoard:
    """Slots are numbered track * 16 + level; trackers stand on slots. `modifiers`: by operation, the technologies that do it, as a set."""

    def __init__(self, index: int, printed: CorporationContent) -> None:
        self.index = index
        self.id = printed.id
        self.symmetric = printed.side == "symmetric"
        self.rovers = printed.rovers
        self.top_repeat = printed.rover_top_repeat
        self.water_path: list[int] = [TRACKS.index(track) * LEVELS + level for track, level in printed.water_path]
        self.rules = list(printed.special_rules)
        self.medal: list[int] = [0] * (LEVELS * len(TRACKS))
        self.bonuses: list[list[Bonus]] = [[] for _ in self.medal]
        self.row: list[int] = [slot % LEVELS for slot in range(LEVELS * len(TRACKS))]
        """How high each slot is printed (PU-11.4); those above one that is printed higher are no lower."""
        self.top: list[int] = []
        self.tech_slots: list[int] = [NOWHERE] * len(printed.technologies)
        self.read_tracks(printed)
        self.technologies = [Technology(number, technology) for number, technology in enumerate(printed.technologies)]
        self.own_turn = [technology for technology in self.technologies if technology.when == "own_turn"]
        self.modifiers: dict[str, int] = {}
        for technology in self.technologies:
            for op in technology.effects:
                self.modifiers[op.op] = self.modifiers.get(op.op, 0) | technology.bit
        self.free_adjacency = 0
        self.free_adjacency_resource = NOWHERE
        self.free_adjacency_patches = 0
        self.read_adjacency()
        self.energy_excludes = [
            TRACKS.index(track) for rule in self.rules for op in rule.effects if op.op == "energy_excludes" for track in op.tracks
        ]

    def read_tracks(self, printed: CorporationContent) -> None:
        for track, name in enumerate(TRACKS):
            slots = printed.tracks[name]
            self.top.append(slots[-1].level)
            row = 0
            for slot in slots:
                row = max(row, slot.level if slot.row is None else slot.row)
                at = track * LEVELS + slot.level
                self.row[at] = row
                self.medal[at] = slot.medal
                self.bonuses[at] = [Bonus(op) for op in slot.bonuses]
                for op in slot.bonuses:
                    if op.op == "unlock_tech":
                        self.tech_slots[op.level - 1] = at

    def read_adjacency(self) -> None:
        for technology in self.technologies:
            for op in technology.effects:
                if op.op == "ignore_adjacency":
                    self.free_adjacency = technology.bit
                    if "patch" in op.applies_to:
                        self.free_adjacency_patches = technology.bit
                    resource = technology.condition.get("tile_has_resource")
                    if resource is not None:
                        self.free_adjacency_resource = TRACKS.index(resource)

    def with_op(self, op: str) -> int:
        """The technologies that do this, as a set."""
        return self.modifiers.get(op, 0)

    def reached(self, slot: int) -> int:
        """The technologies whose milestone lies at or below a slot of the tech track."""
        result = 0
        for index, at in enumerate(self.tech_slots):
            if at != NOWHERE and slot >= at:
                result |= 1 << index
        return result


CORPORATIONS: Final[dict[str, CorporationBoard]] = {printed.id: CorporationBoard(index, printed) for index, printed in enumerate(PRINTED)}
SYMMETRIC_CORPORATION: Final = "universal_coalition"
