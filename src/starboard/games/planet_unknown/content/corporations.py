"""Corporation boards as they are printed: slots with bonuses and medals, technologies (PU-6, PU-18)."""

from __future__ import annotations

from typing import Final, TypeVar, final

from starboard.games.planet_unknown.content import CORPORATIONS as PRINTED
from starboard.games.planet_unknown.content import Conditions, CorporationContent, TechnologyContent
from starboard.games.planet_unknown.content.modifiers import EnergyExcludes, IgnoreAdjacency, Modifier
from starboard.games.planet_unknown.content.operations import (
    ChooseOneOp,
    CivCardOp,
    MovementOp,
    Operation,
    PatchOp,
    PlaceRoverOp,
    SlotBonus,
    SynergyOp,
    UnlockTechOp,
)
from starboard.games.planet_unknown.content.tracks import LEVELS, NOWHERE, TRACKS

SYNERGY: Final = 0
MOVEMENT: Final = 1
CIV_CARD: Final = 2
PLACE_ROVER: Final = 3
PATCH: Final = 4
UNLOCK_TECH: Final = 5
CHOICE: Final = 6
KINDS: Final[dict[type[Operation], int]] = {
    SynergyOp: SYNERGY,
    MovementOp: MOVEMENT,
    CivCardOp: CIV_CARD,
    PlaceRoverOp: PLACE_ROVER,
    PatchOp: PATCH,
    UnlockTechOp: UNLOCK_TECH,
    ChooseOneOp: CHOICE,
}
OWN_MILESTONE: Final[list[int]] = [CIV_CARD, NOWHERE, PATCH, PLACE_ROVER, UNLOCK_TECH]
"""The kind of milestone that belongs to each track (PU-7)."""


M = TypeVar("M", bound=Modifier)


@final
class Bonus:
    """A bonus printed on a slot (PU-6.2)."""

    def __init__(self, op: SlotBonus) -> None:
        self.op = op
        self.kind = KINDS[type(op)]
        self.amount = amount_of(op)


def amount_of(op: SlotBonus) -> int:
    """Points of movement, the level of a milestone, or how many."""
    if isinstance(op, MovementOp):
        return int(op.points)
    if isinstance(op, CivCardOp | UnlockTechOp):
        return op.level
    return 1 if isinstance(op, ChooseOneOp) else op.count


@final
class Technology:
    """`bit` stands for it in sets of technologies."""

    def __init__(self, index: int, printed: TechnologyContent) -> None:
        self.index = index
        self.bit = 1 << index
        self.level = printed.level
        self.id = printed.id
        self.when = printed.when
        self.condition = printed.condition
        self.conditional = printed.condition != Conditions()
        self.optional = printed.optional
        self.limit = printed.limit
        self.modifiers = [op for op in printed.effects if isinstance(op, Modifier)]
        self.operations: list[Operation] = [op for op in printed.effects if isinstance(op, Operation)]


@final
class CorporationBoard:
    """Slots are numbered track * 16 + level; trackers stand on slots. `modifiers`: the technologies that have each, as a set."""

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
        self.printed: dict[type[Modifier], Modifier] = {}
        self.modifiers: dict[type[Modifier], int] = {}
        for technology in self.technologies:
            for modifier in technology.modifiers:
                self.printed[type(modifier)] = modifier
                self.modifiers[type(modifier)] = self.modifiers.get(type(modifier), 0) | technology.bit
        self.free_adjacency = 0
        self.free_adjacency_resource = NOWHERE
        self.free_adjacency_patches = 0
        self.read_adjacency()
        self.energy_excludes = [
            TRACKS.index(track) for rule in self.rules for op in rule.effects if isinstance(op, EnergyExcludes) for track in op.tracks
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
                    if isinstance(op, UnlockTechOp):
                        self.tech_slots[op.level - 1] = at

    def read_adjacency(self) -> None:
        for technology in self.technologies:
            for modifier in technology.modifiers:
                if isinstance(modifier, IgnoreAdjacency):
                    self.free_adjacency = technology.bit
                    if "patch" in modifier.applies_to:
                        self.free_adjacency_patches = technology.bit
                    resource = technology.condition.tile_has_resource
                    if resource is not None:
                        self.free_adjacency_resource = TRACKS.index(resource)

    def modifier(self, kind: type[M]) -> M:
        """A modifier of the board's technologies as it is printed."""
        found = self.printed[kind]
        assert isinstance(found, kind)
        return found

    def with_modifier(self, kind: type[Modifier]) -> int:
        """The technologies that have such a modifier, as a set."""
        return self.modifiers.get(kind, 0)

    def reached(self, slot: int) -> int:
        """The technologies whose milestone lies at or below a slot of the tech track."""
        result = 0
        for index, at in enumerate(self.tech_slots):
            if at != NOWHERE and slot >= at:
                result |= 1 << index
        return result


CORPORATIONS: Final[dict[str, CorporationBoard]] = {printed.id: CorporationBoard(index, printed) for index, printed in enumerate(PRINTED)}
SYMMETRIC_CORPORATION: Final = "universal_coalition"
