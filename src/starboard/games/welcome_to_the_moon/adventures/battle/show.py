"""How a sheet of The Battle is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import INSIGNIA, ZONE_A, ZONE_B, ZONES
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import captured, holders
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import zone_in_turn
from starboard.games.welcome_to_the_moon.adventures.battle.view import BattleSheetView
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.show import SheetShow, rewards
from starboard.games.welcome_to_the_moon.state import MoonState


@final
class BattleShow(SheetShow):
    def __init__(self, layout: BattleLayout) -> None:
        self.layout = layout

    def sheet(self, state: MoonState, sheet: Sheet, ready: bool) -> BattleSheetView:
        layout, mine = self.layout, cast("MarkedSheet", sheet)
        marks = mine.marks
        marked = [symbol for symbol, mark in enumerate(marks) if mark != UNTOUCHED]
        places = [symbol for symbol in marked if layout.first_moon <= symbol < layout.first_box]
        rest = [symbol for symbol in marked if not layout.first_moon <= symbol < layout.first_box]
        boxes = layout.error_tracks[ZONE_A].icons + layout.error_tracks[ZONE_B].icons
        return BattleSheetView(
            slots=[None if written == EMPTY else ZONES[written] for written in sheet.slots],
            last=None if sheet.last == EMPTY else layout.slot_ids[sheet.last],
            errors=["free" if marks[box] == UNTOUCHED else "crossed" for box in boxes],
            missions=rewards(sheet),
            ready=ready,
            circled=[layout.symbols[symbol] for symbol in rest if marks[symbol] == CIRCLED],
            crossed=[layout.symbols[symbol] for symbol in rest if marks[symbol] == CROSSED],
            races={},
            closed=[],
            turn=ZONES[zone_in_turn(state)],
            insignia={layout.symbols[symbol]: ZONES[INSIGNIA.index(marks[symbol])] for symbol in places},
            control={
                layout.planet_ids[planet]: [ZONES[zone] for zone in holders(layout, mine, planet)]
                for planet in range(len(layout.types))
                if captured(layout, mine, planet)
            },
        )
