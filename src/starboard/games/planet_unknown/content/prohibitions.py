"""What events and planets forbid, and what else is special about a planet, as it is printed (PU-16.2, PU-19, PU-21.4).

What tiles may not do is found in `rules/restrictions.py`.
"""

from __future__ import annotations

from typing import Literal

from starboard.engine.content import Printed
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content.tracks import Terrain

# -- of an event, for a round


class RoundBan(Printed, frozen=True, tag_field="op"):
    def text(self) -> Message:
        """As a sentence."""
        return message("rule-round", ban=str(self.__struct_config__.tag))


class RoverTerrainBan(RoundBan, frozen=True, tag="rover_terrain"):
    """Rovers may not move onto a terrain (PU-9.2)."""

    terrain: Terrain

    def text(self) -> Message:
        return message("rule-rover-terrain", terrain=self.terrain)


class TileGroundBan(RoundBan, frozen=True, tag="tile_ground"):
    """No tile on ice, or none on the edge (PU-16.7, PU-5.2)."""

    ground: Literal["ice", "edge"]

    def text(self) -> Message:
        return message("rule-tile-ground", ground=self.ground)


class NoMatchingNeighboursBan(RoundBan, frozen=True, tag="no_matching_neighbours"):
    """PU-16.6."""


class OneResourceBan(RoundBan, frozen=True, tag="one_resource"):
    """PU-16.5."""


class NoMilestonesBan(RoundBan, frozen=True, tag="no_milestones"):
    """PU-16.4."""


class NoSynergyBan(RoundBan, frozen=True, tag="no_synergy"):
    """PU-16.4a."""


# -- of a planet


class PlanetRule(Printed, frozen=True, tag_field="op"):
    """What is special about a planet."""


class FeatureTerrainRule(PlanetRule, frozen=True, tag="feature_terrain"):
    """Uncovered squares of a feature are terrain (PU-19.4)."""

    feature: str
    terrain: Literal["energy"]


class ScoreUncoveredRule(PlanetRule, frozen=True, tag="score_uncovered"):
    """Medals for each square of a feature that is left uncovered (PU-19.5)."""

    feature: str
    medals: int


class ScoreRegionsRule(PlanetRule, frozen=True, tag="score_regions"):
    """Medals for each region that is fully covered (PU-19.13)."""

    medals: int


class FirstPieceCoversRule(PlanetRule, frozen=True, tag="first_piece_covers"):
    """The first piece covers a square of a feature instead of the edge (PU-19.9)."""

    feature: str


class PlanetBan(PlanetRule, frozen=True):
    """A prohibition for tiles, patches or rovers; a waivable one is ignored when it would end the game (PU-5.6)."""

    applies_to: tuple[Literal["tile", "patch", "rover"], ...]
    waivable: bool


class SingleGroundBan(PlanetBan, frozen=True, tag="single_ground"):
    """PU-19.2."""


class Zone(Printed, frozen=True):
    """Squares from one to another, and the resource whose symbol they forbid."""

    x: tuple[int, int]
    y: tuple[int, int]
    resource: Terrain


class SymbolZoneBan(PlanetBan, frozen=True, tag="symbol_zone"):
    """PU-19.3."""

    zones: tuple[Zone, ...]


class RingAnchorBan(PlanetBan, frozen=True, tag="ring_anchor"):
    """PU-19.6."""

    feature: str


class FeatureForbiddenBan(PlanetBan, frozen=True, tag="feature_forbidden"):
    """Patches or rovers stay off the uncovered squares of a feature (PU-19.6, PU-19.8)."""

    feature: str


class ChasmTileBan(PlanetBan, frozen=True, tag="chasm_tile"):
    """PU-19.7."""


class ChasmRoverBan(PlanetBan, frozen=True, tag="chasm_rover"):
    """PU-19.7."""


class SlideInBan(PlanetBan, frozen=True, tag="slide_in"):
    """PU-19.10."""


AnyRoundBan = RoverTerrainBan | TileGroundBan | NoMatchingNeighboursBan | OneResourceBan | NoMilestonesBan | NoSynergyBan
AnyPlanetRule = (
    FeatureTerrainRule
    | ScoreUncoveredRule
    | ScoreRegionsRule
    | FirstPieceCoversRule
    | SingleGroundBan
    | SymbolZoneBan
    | RingAnchorBan
    | FeatureForbiddenBan
    | ChasmTileBan
    | ChasmRoverBan
    | SlideInBan
)
