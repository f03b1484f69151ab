"""Events that missions, lasting effects and objectives wait for (SE-9.8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, Word, printed
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.seti.content import AnySector, AnyTech, AnyTrace, Corner, Planet
from starboard.games.seti.content.names import amount_text, planet_name
from starboard.games.seti.content.numbers import CORNERS, EARTH, PLANET_IDS, SECTOR_COLOURS, TECH_TYPES, TRACE_COLOURS
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, PLANET

VISIT: Final = 0
"""With what the space holds (`solar_system`)."""
RING: Final = 1
LAUNCH: Final = 2
ORBIT: Final = 3
LAND: Final = 4
SCAN: Final = 5
RESEARCH: Final = 6
TRACE: Final = 7
SIGNAL: Final = 8
COMPLETE: Final = 9
WIN: Final = 10
MISSION: Final = 11
CORNER: Final = 12
PLAY: Final = 13
KINDS: Final = 14

ALL: Final = -1
PLANETS: Final = 511 << PLANET


class Trigger(Word):
    """Events of `kinds` whose argument has its bit in `values`; `own_turn`: only then; `fresh`: a planet not seen before."""

    def __init__(self, form: Any) -> None:
        self.kinds = 0
        self.values = ALL
        self.own_turn = False
        self.fresh = False

    @final
    def matches(self, kind: int, values: int) -> bool:
        """`values` are the bits of the event's arguments."""
        return self.kinds >> kind & 1 == 1 and self.values & values != 0

    def text(self) -> Message:
        """As "you launch a probe"."""
        raise NotImplementedError


EVENTS: Final = Vocabulary[Trigger]("event")


def bits(names: list[str], chosen: list[str]) -> int:
    return sum([1 << names.index(name) for name in chosen])


def one_of(names: list[str], name: str) -> int:
    return ALL if name == "any" else 1 << names.index(name)


@final
class VisitPlanet(Trigger):
    form: ClassVar = printed("visit_planet", "event", planet=Planet)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << VISIT
        self.planet: str = form.planet
        self.values = 1 << PLANET + PLANET_IDS.index(self.planet)

    def text(self) -> Message:
        return message("when-visit-planet", planet=planet_name(self.planet))


@final
class VisitAnyPlanet(Trigger):
    """Other than Earth."""

    form: ClassVar = printed("visit_any_planet", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << VISIT
        self.values = PLANETS & ~(1 << PLANET + EARTH)

    def text(self) -> Message:
        return message("when-visit-any-planet")


@final
class VisitNewPlanet(Trigger):
    """Earth counts."""

    form: ClassVar = printed("visit_new_planet", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << VISIT
        self.values = PLANETS
        self.fresh = True

    def text(self) -> Message:
        return message("when-visit-new-planet")


@final
class VisitAsteroids(Trigger):
    form: ClassVar = printed("visit_asteroids", "event", own_turn_only=(bool, False))

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << VISIT
        self.values = 1 << ASTEROIDS
        self.own_turn = bool(form.own_turn_only)

    def text(self) -> Message:
        return message("when-visit-asteroids")


@final
class VisitComet(Trigger):
    form: ClassVar = printed("visit_comet", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << VISIT
        self.values = 1 << COMET

    def text(self) -> Message:
        return message("when-visit-comet")


@final
class MoveWithinRing(Trigger):
    form: ClassVar = printed("move_within_ring", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << RING

    def text(self) -> Message:
        return message("when-move-within-ring")


@final
class Launched(Trigger):
    form: ClassVar = printed("launch", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << LAUNCH

    def text(self) -> Message:
        return message("when-launch")


@final
class Orbited(Trigger):
    form: ClassVar = printed("orbit", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << ORBIT

    def text(self) -> Message:
        return message("when-orbit")


@final
class Landed(Trigger):
    form: ClassVar = printed("land", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << LAND

    def text(self) -> Message:
        return message("when-land")


@final
class OrbitedOrLanded(Trigger):
    """At some planets, or anywhere."""

    form: ClassVar = printed("orbit_or_land", "event", planets=(list[Planet], []))

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << ORBIT | 1 << LAND
        self.planets: list[str] = form.planets
        if self.planets:
            self.values = bits(PLANET_IDS, self.planets)

    def text(self) -> Message:
        if self.planets:
            return message("when-orbit-or-land-at", planets=chain("text-and", [planet_name(planet) for planet in self.planets]))
        return message("when-orbit-or-land")


@final
class Scanned(Trigger):
    form: ClassVar = printed("scan_action", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << SCAN

    def text(self) -> Message:
        return message("when-scan-action")


@final
class Researched(Trigger):
    form: ClassVar = printed("research_tech", "event", type=AnyTech)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << RESEARCH
        self.type: str = form.type
        self.values = one_of(TECH_TYPES, self.type)

    def text(self) -> Message:
        return message("when-research-tech", type=self.type)


@final
class TraceMarked(Trigger):
    form: ClassVar = printed("mark_trace", "event", colour=AnyTrace)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << TRACE
        self.colour: str = form.colour
        self.values = one_of([*TRACE_COLOURS], self.colour)

    def text(self) -> Message:
        return message("when-mark-trace", colour=self.colour)


@final
class SignalMarked(Trigger):
    form: ClassVar = printed("mark_signal", "event", colour=AnySector)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << SIGNAL
        self.colour: str = form.colour
        self.values = one_of(SECTOR_COLOURS, self.colour)

    def text(self) -> Message:
        return message("when-mark-signal", colour=self.colour)


@final
class SectorCompleted(Trigger):
    form: ClassVar = printed("complete_sector", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << COMPLETE

    def text(self) -> Message:
        return message("when-complete-sector")


@final
class SectorWon(Trigger):
    form: ClassVar = printed("win_sector", "event", colour=AnySector)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << WIN
        self.colour: str = form.colour
        self.values = one_of(SECTOR_COLOURS, self.colour)

    def text(self) -> Message:
        return message("when-win-sector", colour=self.colour)


@final
class MissionCompleted(Trigger):
    form: ClassVar = printed("complete_mission", "event")

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << MISSION

    def text(self) -> Message:
        return message("when-complete-mission")


@final
class CornerDiscarded(Trigger):
    form: ClassVar = printed("discard_for_corner", "event", corner=Corner)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << CORNER
        self.corner: str = form.corner
        self.values = one_of(CORNERS, self.corner)

    def text(self) -> Message:
        return message("when-discard-for-corner", corner=self.corner)


@final
class CardPlayed(Trigger):
    """A card whose cost is so many credits."""

    form: ClassVar = printed("play_card", "event", credits_cost=int)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.kinds = 1 << PLAY
        self.credits: int = form.credits_cost
        self.values = 1 << self.credits

    def text(self) -> Message:
        return message("when-play-card", cost=amount_text("credits", self.credits))


EVENTS.announce(VisitPlanet, VisitAnyPlanet, VisitNewPlanet, VisitAsteroids, VisitComet, MoveWithinRing, Launched, Orbited, Landed)
EVENTS.announce(OrbitedOrLanded, Scanned, Researched, TraceMarked, SignalMarked, SectorCompleted, SectorWon, MissionCompleted)
EVENTS.announce(CornerDiscarded, CardPlayed)
