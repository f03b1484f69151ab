"""How a sheet of The Launch is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.adventures.launch.sheet import LaunchSheet
from starboard.games.welcome_to_the_moon.adventures.launch.view import LaunchSheetView
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, shown
from starboard.games.welcome_to_the_moon.sheet import Sheet, filled
from starboard.games.welcome_to_the_moon.show import SheetShow, rewards
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class LaunchShow(SheetShow):
    def __init__(self, layout: LaunchLayout) -> None:
        self.layout = layout

    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> LaunchSheetView:
        layout, mine = self.layout, cast("LaunchSheet", sheet)
        paid = [index for index, slots in enumerate(layout.compartment_slots) if filled(sheet.slots, slots)]
        missed = [bonus for bonus in layout.inactive if layout.compartment_of_bonus[bonus] in paid and not mine.fuelled >> bonus & 1]
        circled = ["crossed"] * mine.mended + ["circled"] * mine.open_errors()
        return LaunchSheetView(
            slots=[shown(written) for written in sheet.slots],
            last=None if sheet.last == EMPTY else layout.slot_ids[sheet.last],
            errors=circled + ["free"] * (layout.error_boxes - mine.errors),
            missions=rewards(sheet),
            ready=ready,
            fuelled=self.names(mine.fuelled),
            paid=[layout.compartment_ids[index] for index in paid],
            lost=self.names(mine.lost) + [layout.bonus_ids[bonus] for bonus in missed],
            sabotaged=self.names(state.closed),
            waiting=self.names(mine.waiting),
            rockets=mine.rockets,
            boxes=layout.boxes[mine.rockets],
            ties=mine.ties,
        )

    def names(self, bits: int) -> list[str]:
        return [id for bonus, id in enumerate(self.layout.bonus_ids) if bits >> bonus & 1]
