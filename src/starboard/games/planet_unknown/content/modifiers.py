"""What technologies and corporation boards change in the rules, as it is printed (PU-18, PU-21.3, PU-21.4).

Nothing is carried out: the rule that a modifier bends asks whether a technology has it in force (`Player.has`), the rule that a
board bends is answered by its corporation (`rules/corporations`).
"""

from __future__ import annotations

from typing import Literal

from starboard.engine.content import Printed
from starboard.games.planet_unknown.content.operations import SynergyOp
from starboard.games.planet_unknown.content.tracks import Terrain, Track


class Modifier(Printed, frozen=True, tag_field="op"):
    """What a technology changes while it is in force."""


class IgnoreAdjacency(Modifier, frozen=True, tag="ignore_adjacency"):
    """PU-5.1 e does not hold for these pieces (PU-18.1, PU-18.5)."""

    applies_to: tuple[Literal["tile", "patch"], ...]


class StoresPatches(Modifier, frozen=True, tag="store_patch"):
    """PU-10.3."""


class AddMovement(Modifier, frozen=True, tag="add_movement"):
    """Points more for each number of the rover track (PU-9.6)."""

    points: int


class WaterSteps(Modifier, frozen=True, tag="water_steps"):
    """Steps of water that a placed tile advances (PU-18.1)."""

    steps: int


class NoMeteorites(Modifier, frozen=True, tag="no_meteorites"):
    """PU-18.1."""


class AddCivChoice(Modifier, frozen=True, tag="add_civ_choice"):
    """A random card of a higher level to choose from (PU-18.2)."""

    levels_up: Literal[1]
    count: Literal[1]


class PatchOnTiles(Modifier, frozen=True, tag="patch_on_tiles"):
    """PU-18.3."""


class PatchOnMeteorites(Modifier, frozen=True, tag="patch_on_meteorites"):
    """PU-18.3."""


class ExtraPatch(Modifier, frozen=True, tag="extra_patch"):
    """Patches more for a gained one (PU-18.3)."""

    count: int


class DiagonalMoves(Modifier, frozen=True, tag="diagonal_moves"):
    """PU-9.2, PU-18.4."""


class FreeMoves(Modifier, frozen=True, tag="free_moves"):
    """Steps onto a terrain cost no point (PU-18.4)."""

    terrain: Terrain


class ReplacesPatch(Modifier, frozen=True, tag="replace_patch"):
    """Something else instead of a gained patch (PU-18.6 a)."""

    count: Literal[1]
    effects: tuple[SynergyOp, ...]


class SynergySteps(Modifier, frozen=True, tag="synergy_steps"):
    """Steps of a synergy (PU-18.6 c)."""

    steps: int


class TechAsEnergy(Modifier, frozen=True, tag="tech_as_energy"):
    """PU-18.6 d."""


class SkipTrackers(Modifier, frozen=True, tag="skip_trackers"):
    """PU-6.8, PU-18.7."""


class LinkTracks(Modifier, frozen=True, tag="link_tracks"):
    """These tracks count as neighbours (PU-18.8)."""

    tracks: tuple[Track, Track]


class SidewaysAdvance(Modifier, frozen=True, tag="sideways_advance"):
    """PU-18.8."""


class ScoreAsHighest(Modifier, frozen=True, tag="score_as_highest"):
    """PU-18.8."""


class ImproveTrack(Modifier, frozen=True, tag="improve_track"):
    """How the bonuses of the flux track are better (PU-18.9)."""

    flux: Track
    change: Literal["milestone_level_plus_1_max_4", "synergy_twice", "two_patches_per_milestone", "movement_plus_1"]


AnyModifier = (
    IgnoreAdjacency
    | StoresPatches
    | AddMovement
    | WaterSteps
    | NoMeteorites
    | AddCivChoice
    | PatchOnTiles
    | PatchOnMeteorites
    | ExtraPatch
    | DiagonalMoves
    | FreeMoves
    | ReplacesPatch
    | SynergySteps
    | TechAsEnergy
    | SkipTrackers
    | LinkTracks
    | SidewaysAdvance
    | ScoreAsHighest
    | ImproveTrack
)


class BoardRule(Printed, frozen=True, tag_field="op"):
    """What is special about a corporation board."""


class BiomassNeedsExpansion(BoardRule, frozen=True, tag="biomass_needs_expansion"):
    """PU-18.3."""


class EnergyExcludes(BoardRule, frozen=True, tag="energy_excludes"):
    """Energy never advances these trackers (PU-18.3)."""

    tracks: tuple[Track, ...]


class LifepodToTrackSlot(BoardRule, frozen=True, tag="lifepod_to_track_slot"):
    """PU-18.4."""


class SkipLifepodSlots(BoardRule, frozen=True, tag="skip_lifepod_slots"):
    """PU-6.8, PU-18.4."""


class CarryMeteorites(BoardRule, frozen=True, tag="carry_meteorites"):
    """PU-18.5."""

    capacity: Literal[1]


class LifepodToTechnology(BoardRule, frozen=True, tag="lifepod_to_technology"):
    """PU-18.6."""

    slots: tuple[str, ...]


class WaterPath(BoardRule, frozen=True, tag="water_path"):
    """PU-18.7."""


class WaterStepsPerIceSquare(BoardRule, frozen=True, tag="water_steps_per_ice_square"):
    """PU-18.7."""

    steps: Literal[1]


class ExclusiveSlots(BoardRule, frozen=True, tag="exclusive_slots"):
    """PU-6.8."""


class DiagonalAdvance(BoardRule, frozen=True, tag="diagonal_advance"):
    """PU-18.8."""


class ScoreWhereStanding(BoardRule, frozen=True, tag="score_where_standing"):
    """PU-18.8."""


class LatestTechnologyOnly(BoardRule, frozen=True, tag="latest_technology_only"):
    """PU-18.9."""


AnyBoardRule = (
    BiomassNeedsExpansion
    | EnergyExcludes
    | LifepodToTrackSlot
    | SkipLifepodSlots
    | CarryMeteorites
    | LifepodToTechnology
    | WaterPath
    | WaterStepsPerIceSquare
    | ExclusiveSlots
    | DiagonalAdvance
    | ScoreWhereStanding
    | LatestTechnologyOnly
)
