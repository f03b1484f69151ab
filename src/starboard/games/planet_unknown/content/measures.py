"""What objectives count, each as it is printed and as it reads (PU-14, PU-21.6).

A tag is a way to count; how it counts is found in `rules/objectives.py` by `@counts`.
"""

from __future__ import annotations

from typing import Literal

from starboard.engine.content import Printed
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.content.tracks import Terrain, Track


class Measure(Printed, frozen=True, tag_field="metric"):
    """Something that is counted."""

    def text(self) -> Message:
        """What is counted, in words."""
        return message(f"measure-{self.__struct_config__.tag}")


class OfTerrain(Measure, frozen=True):
    """Something of one terrain."""

    terrain: Terrain

    def text(self) -> Message:
        return message(f"measure-{self.__struct_config__.tag}", terrain=self.terrain)


class ResourcesOnPlanet(OfTerrain, frozen=True, tag="resources_on_planet"):
    """PU-14.1."""


class ResourcesOnEdge(OfTerrain, frozen=True, tag="resources_on_edge"):
    """PU-14.2."""


class LargestArea(OfTerrain, frozen=True, tag="largest_area"):
    """PU-14.3."""


class NumberOfAreas(OfTerrain, frozen=True, tag="number_of_areas"):
    """PU-14.3."""


class MostResourcesInOneArea(OfTerrain, frozen=True, tag="most_resources_in_one_area"):
    """PU-14.3."""


class Rectangles(OfTerrain, frozen=True, tag="rectangles"):
    """Places for a block of that size, lying or standing (PU-14.4)."""

    size: tuple[int, int]

    def text(self) -> Message:
        return message("measure-rectangles", terrain=self.terrain, width=self.size[0], height=self.size[1])


class TracksAtMaximum(Measure, frozen=True, tag="tracks_at_maximum"):
    """PU-14.6."""

    tracks: tuple[Track, ...]

    def text(self) -> Message:
        return message("measure-tracks_at_maximum", track=self.tracks[0] if len(self.tracks) == 1 else "any")


class LifepodsCollected(Measure, frozen=True, tag="lifepods_collected"):
    """PU-14.7."""


class MeteoritesCollected(Measure, frozen=True, tag="meteorites_collected"):
    """PU-14.7."""


class LifepodsMinusMeteorites(Measure, frozen=True, tag="lifepods_minus_meteorites_collected"):
    """PU-14.7."""


class UncoveredSquares(Measure, frozen=True, tag="uncovered_squares"):
    """PU-14.8."""

    ground: Literal["ice", "land"]

    def text(self) -> Message:
        return message("measure-uncovered_squares", ground=self.ground)


AnyMeasure = (
    ResourcesOnPlanet
    | ResourcesOnEdge
    | LargestArea
    | NumberOfAreas
    | MostResourcesInOneArea
    | Rectangles
    | TracksAtMaximum
    | LifepodsCollected
    | MeteoritesCollected
    | LifepodsMinusMeteorites
    | UncoveredSquares
)
