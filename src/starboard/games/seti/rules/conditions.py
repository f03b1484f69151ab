"""Conditions of missions, effects and end-of-game cards; all look at the owner's things only (SE-9.7)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.effects.vocabulary import Vocabulary, Word, printed
from starboard.engine.messages import Message, message
from starboard.games.seti.content import Planet, TechType
from starboard.games.seti.content.names import planet_name
from starboard.games.seti.content.numbers import (
    EARTH,
    NOBODY,
    PLANET_IDS,
    TECH_TYPES,
)
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, DISTANCE, NEIGHBOURS
from starboard.games.seti.state import SetiState


class Condition(Word, ABC):
    """Something that holds or not. `source`: the effect in whose course it is asked, for those that look at it."""

    @abstractmethod
    def holds(self, state: SetiState, seat: int, source: int) -> bool: ...

    @abstractmethod
    def text(self) -> Message:
        """As "at Venus 1 orbiter or lander"."""


CONDITIONS: Final = Vocabulary[Condition]("test")


def slot_of(state: SetiState, species: int) -> int:
    return state.board.species.index(species)


def full_set(state: SetiState, seat: int, slot: int) -> bool:
    """All three colours for one species."""
    return min(state.players[seat].traces[slot * 3 : slot * 3 + 3]) > 0


def others_know(state: SetiState, seat: int, tech: int) -> bool:
    """Whether another player has a technology, or the rival has ever taken it (SE-OC43)."""
    return any(other != seat and state.players[other].has_tech(tech) for other in range(len(state.players)))


@final
class PublicityHeld(Condition):
    form: ClassVar = printed("publicity", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.players[seat].publicity >= self.min

    def text(self) -> Message:
        return message("if-publicity", min=self.min)


@final
class Score(Condition):
    form: ClassVar = printed("vp", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.players[seat].score >= self.min

    def text(self) -> Message:
        return message("if-vp", min=self.min)


@final
class Exofossils(Condition):
    form: ClassVar = printed("exofossils", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.players[seat].exofossils >= self.min

    def text(self) -> Message:
        return message("if-exofossils", min=self.min)


@final
class DataPool(Condition):
    form: ClassVar = printed("data_pool", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.players[seat].data >= self.min

    def text(self) -> Message:
        return message("if-data-pool", min=self.min)


@final
class TechCount(Condition):
    form: ClassVar = printed("tech_count", "test", type=TechType, min=int)

    def __init__(self, form: Any) -> None:
        self.type: str = form.type
        self.kind = TECH_TYPES.index(self.type)
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.players[seat].tech_count(self.kind) >= self.min

    def text(self) -> Message:
        return message("if-tech-count", type=self.type, min=self.min)


@final
class TuckedIncomeCount(Condition):
    form: ClassVar = printed("tucked_income_count", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return len(state.players[seat].tucked) >= self.min

    def text(self) -> Message:
        return message("if-tucked-income-count", min=self.min)


@final
class CompletedMissions(Condition):
    form: ClassVar = printed("completed_missions", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return len(state.players[seat].completed) >= self.min

    def text(self) -> Message:
        return message("if-completed-missions", min=self.min)


@final
class HandEmpty(Condition):
    form: ClassVar = printed("hand_empty", "test")

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return not state.players[seat].hand

    def text(self) -> Message:
        return message("if-hand-empty")


@final
class ResearchedByOther(Condition):
    """The technology that this effect has taken."""

    form: ClassVar = printed("tech_researched_by_other", "test")

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        tech = state.sources[source].tech
        return tech != NOBODY and others_know(state, seat, tech)

    def text(self) -> Message:
        return message("if-tech-researched-by-other")


# -- probes and capsules


@final
class ProbeOn(Condition):
    """A probe on asteroids or a comet; some ask for a space beside Earth."""

    form: ClassVar = printed("probe_on", "test", feature=Literal["asteroids", "comet"], adjacent_to_earth=(bool, False))

    def __init__(self, form: Any) -> None:
        self.feature: str = form.feature
        self.cell = ASTEROIDS if self.feature == "asteroids" else COMET
        self.near: bool = form.adjacent_to_earth

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        sky = state.sky()
        near = NEIGHBOURS[sky.planets[EARTH]]
        player = state.players[seat]
        return any(sky.content[space] == self.cell and (not self.near or space in near) for space in player.probes + player.capsules)

    def text(self) -> Message:
        return message("if-probe-on", place="near" if self.near else self.feature)


@final
class ProbeDistance(Condition):
    form: ClassVar = printed("probe_distance_from_earth", "test", min=int)

    def __init__(self, form: Any) -> None:
        self.min: int = form.min

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        steps = DISTANCE[state.sky().planets[EARTH]]
        player = state.players[seat]
        return any(steps[space] >= self.min for space in player.probes + player.capsules)

    def text(self) -> Message:
        return message("if-probe-distance-from-earth", min=self.min)


@final
class LaunchedAtAnomaly(Condition):
    """This effect has launched in the sector of an anomaly (SE-10.3)."""

    form: ClassVar = printed("launch_sector_has_anomaly", "test")

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.sources[source].anomaly

    def text(self) -> Message:
        return message("if-launch-sector-has-anomaly")


@final
class DeliverSample(Condition):
    """A sample capsule at a planet (SE-10.2)."""

    form: ClassVar = printed("deliver_sample", "test", destination=Planet)

    def __init__(self, form: Any) -> None:
        self.destination = PLANET_IDS.index(form.destination)

    def holds(self, state: SetiState, seat: int, source: int) -> bool:
        return state.sky().planets[self.destination] in state.players[seat].capsules

    def text(self) -> Message:
        return message("if-deliver-sample", planet=planet_name(PLANET_IDS[self.destination]))


CONDITIONS.announce(PublicityHeld, Score, Exofossils, DataPool, TechCount, TuckedIncomeCount, CompletedMissions, HandEmpty)
CONDITIONS.announce(ResearchedByOther, ProbeOn, ProbeDistance, LaunchedAtAnomaly, DeliverSample)
