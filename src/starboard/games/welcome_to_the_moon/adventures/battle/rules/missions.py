"""The missions of The Battle: what a player has on one sheet (WM-8.15, WM-8.20)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, INSIGNIA, PENALTY, PLANTS, WATERS
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import held
from starboard.games.welcome_to_the_moon.adventures.battle.rules.scoring import crossed
from starboard.games.welcome_to_the_moon.rules.conditions import Condition
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet


class OnOneSheet(Condition[BattleLayout, list[MarkedSheet]]):
    """Looks at the seat's two sheets, by zone: each condition must be met on a single one."""

    @abstractmethod
    def tally(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[tuple[int, int]]:
        """What is done and what is needed, of each thing that counts for itself."""

    def progress(self, layout: BattleLayout, sheet: list[MarkedSheet]) -> tuple[int, int]:
        return max([self.progress_in(layout, one, zone) for zone, one in enumerate(sheet)])

    def progress_in(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> tuple[int, int]:
        """All together, none beyond its need."""
        have = need = 0
        for done, needed in self.tally(layout, sheet, zone):
            have += min(done, needed)
            need += needed
        return have, need


class AtLeastOnOneSheet(OnOneSheet):
    """So many of something; `key` says of what."""

    key: ClassVar[str] = ""

    def __init__(self, form: Any) -> None:
        self.need: int = form.at_least

    @abstractmethod
    def have(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> int: ...

    def tally(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[tuple[int, int]]:
        return [(self.have(layout, sheet, zone), self.need)]

    def text(self, layout: BattleLayout) -> Message:
        return message(self.key, count=self.need)


TESTS: Final = Vocabulary[OnOneSheet]("test")


@final
class PlanetsControlled(AtLeastOnOneSheet):
    form: ClassVar = printed("planets_controlled", "test", at_least=int)
    key: ClassVar[str] = "battle-mission-planets-controlled"

    def have(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> int:
        return sum([held_of(layout, sheet, zone, type) for type in range(len(TYPES))])


@final
class PlanetTypesControlled(OnOneSheet):
    """A captured planet of each of these types."""

    form: ClassVar = printed("planet_types_controlled", "test", all_of=tuple[Literal["green", "blue", "grey"], ...])

    def __init__(self, form: Any) -> None:
        self.types: list[int] = [TYPES.index(type) for type in form.all_of]

    def tally(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[tuple[int, int]]:
        return [(held_of(layout, sheet, zone, type), 1) for type in self.types]

    def text(self, layout: BattleLayout) -> Message:
        return message("battle-mission-planet-types-controlled")


@final
class Asteroids(AtLeastOnOneSheet):
    form: ClassVar = printed("asteroids", "test", at_least=int)
    key: ClassVar[str] = "battle-mission-asteroids"

    def have(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> int:
        return drawn(sheet, zone, layout.belts[zone].icons)


@final
class EachTypeRaised(OnOneSheet):
    """So many value boxes of each type of planet."""

    form: ClassVar = printed("planet_value_boxes_crossed_each_type", "test", at_least=int)

    def __init__(self, form: Any) -> None:
        self.need: int = form.at_least

    def tally(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[tuple[int, int]]:
        return [(crossed(layout, sheet, zone, track), self.need) for track in range(FIRST_TYPE, PENALTY)]

    def text(self, layout: BattleLayout) -> Message:
        return message("battle-mission-planet-value-boxes-crossed-each-type", count=self.need)


@final
class PlantsAndWater(OnOneSheet):
    """So many boxes crossed of both."""

    form: ClassVar = printed("plant_and_water_boxes_crossed", "test", plants=int, water=int)

    def __init__(self, form: Any) -> None:
        self.plants: int = form.plants
        self.water: int = form.water

    def tally(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[tuple[int, int]]:
        return [(crossed(layout, sheet, zone, PLANTS), self.plants), (crossed(layout, sheet, zone, WATERS), self.water)]

    def text(self, layout: BattleLayout) -> Message:
        return message("battle-mission-plant-boxes-crossed", count=self.plants, water=self.water)


@final
class DifferentMoons(AtLeastOnOneSheet):
    form: ClassVar = printed("different_moons_with_own_insignia", "test", at_least=int)
    key: ClassVar[str] = "battle-mission-different-moons-with-own-insignia"

    def have(self, layout: BattleLayout, sheet: MarkedSheet, zone: int) -> int:
        return len([moon for moon in layout.moons if drawn(sheet, zone, moon)])


TESTS.announce(PlanetsControlled, PlanetTypesControlled, Asteroids, EachTypeRaised, PlantsAndWater, DifferentMoons)


def held_of(layout: BattleLayout, sheet: MarkedSheet, zone: int, type: int) -> int:
    """Captured planets of a type that the zone controls; others do not count for missions (WM-8.17)."""
    count = 0
    for planet, one in enumerate(layout.types):
        if one == type and held(layout, sheet, planet, zone):
            count += 1
    return count


def drawn(sheet: MarkedSheet, zone: int, places: list[int]) -> int:
    """Insignia of the zone on moon slots or asteroids."""
    drawn = 0
    for place in places:
        if sheet.marks[place] == INSIGNIA[zone]:
            drawn += 1
    return drawn
