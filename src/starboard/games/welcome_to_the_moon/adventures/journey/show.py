"""How a sheet of The Journey is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.journey.content.layout import JourneyLayout
from starboard.games.welcome_to_the_moon.adventures.journey.rules.zones import zones
from starboard.games.welcome_to_the_moon.adventures.journey.view import JourneySheetView, ZoneView
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet, filled
from starboard.games.welcome_to_the_moon.show import MarkedShow
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class JourneyShow(MarkedShow):
    def __init__(self, layout: JourneyLayout) -> None:
        super().__init__(layout)
        self.journey = layout

    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> JourneySheetView:
        shown = super().sheet(state, index, sheet, ready)
        return JourneySheetView(
            slots=shown.slots,
            last=shown.last,
            errors=shown.errors,
            missions=shown.missions,
            ready=ready,
            noted=shown.noted,
            circled=shown.circled,
            crossed=shown.crossed,
            races=shown.races,
            closed=shown.closed,
            reached=shown.reached,
            filled=shown.filled,
            wild=shown.wild,
            zones=[ZoneView(zone[0], zone[-1], filled(sheet.slots, zone)) for zone in zones(self.journey, cast("MarkedSheet", sheet))],
        )
