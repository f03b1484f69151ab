"""The missions of The Journey (WM-2.11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, printed
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.rules.zones import filled_zones
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.conditions import AtLeast, Condition
from starboard.games.welcome_to_the_moon.sheet import OPEN, MarkedSheet

TESTS: Final = Vocabulary[Condition[JourneyLayout, MarkedSheet]]("test")


@final
class ZonesOfSizes(Condition[JourneyLayout, MarkedSheet]):
    """So many filled zones of exactly these sizes."""

    form: ClassVar = printed("filled_zones_by_size", "test", sizes=dict[str, int])

    def __init__(self, form: Any) -> None:
        self.sizes: dict[int, int] = {int(size): count for size, count in form.sizes.items()}

    def progress(self, layout: JourneyLayout, sheet: MarkedSheet) -> tuple[int, int]:
        lengths = filled_zones(layout, sheet)
        have = need = 0
        for size, count in self.sizes.items():
            have += min(lengths.count(size), count)
            need += count
        return have, need

    def text(self, layout: JourneyLayout) -> Message:
        return message("journey-mission-zones-" + "-".join(str(size) for size in self.sizes))


@final
class Multipliers(AtLeast[JourneyLayout, MarkedSheet]):
    """Stations whose multiplier is circled."""

    form: ClassVar = printed("stations_with_multiplier", "test", at_least=int)
    key: ClassVar[str] = "journey-mission-stations-with-multiplier"

    def have(self, layout: JourneyLayout, sheet: MarkedSheet) -> int:
        return sum(1 for race in sheet.races if race != OPEN)


@final
class StationsInBloom(AtLeast[JourneyLayout, MarkedSheet]):
    """Stations with all plants circled."""

    form: ClassVar = printed("stations_with_all_plants", "test", at_least=int)
    key: ClassVar[str] = "journey-mission-stations-with-all-plants"

    def have(self, layout: JourneyLayout, sheet: MarkedSheet) -> int:
        return sum(1 for plants in layout.station_plants if sheet.count(plants) == len(plants))


@final
class Tanks(AtLeast[JourneyLayout, MarkedSheet]):
    form: ClassVar = printed("water_tanks_circled", "test", at_least=int)
    key: ClassVar[str] = "journey-mission-water-tanks-circled"

    def have(self, layout: JourneyLayout, sheet: MarkedSheet) -> int:
        return sheet.count(layout.tanks)


@final
class TanksInARow(AtLeast[JourneyLayout, MarkedSheet]):
    """The most tanks, in tank order, without an uncircled one between them."""

    form: ClassVar = printed("water_tanks_consecutive", "test", at_least=int)
    key: ClassVar[str] = "journey-mission-water-tanks-consecutive"

    def have(self, layout: JourneyLayout, sheet: MarkedSheet) -> int:
        longest = run = 0
        for tank in layout.tanks:
            run = run + 1 if sheet.marks[tank] != UNTOUCHED else 0
            longest = max(longest, run)
        return longest


TESTS.announce(ZonesOfSizes, Multipliers, StationsInBloom, Tanks, TanksInARow)
