"""How a sheet of The Battle is shown."""

from __future__ import annotations

from typing import cast, final

from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import INSIGNIA, ZONE_A, ZONE_B, ZONES
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import captured, flags, insignia
from starboard.games.welcome_to_the_moon.adventures.battle.rules.scoring import controlled, current_value, zone_points
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import played_on, zone_in_turn
from starboard.games.welcome_to_the_moon.adventures.battle.view import BattleSheetView
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.scoring import mission_term
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.show import SheetShow, rewards
from starboard.games.welcome_to_the_moon.state import ASTRA, PLAY, MoonState


@final
class BattleShow(SheetShow):
    def __init__(self, layout: BattleLayout) -> None:
        self.layout = layout

    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> BattleSheetView:
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
            noted=self.noted(mine, [ZONE_A, ZONE_B] if state.astra is None else [index]),
            players={ZONES[zone]: (index + zone) % len(state.sheets) for zone in (ZONE_A, ZONE_B)},
            insignia={layout.symbols[symbol]: ZONES[INSIGNIA.index(marks[symbol])] for symbol in places},
            control={
                layout.planet_ids[planet]: [ZONES[zone] for zone in flags(state, index, mine, layout, planet)]
                for planet in range(len(layout.types))
                if captured(layout, mine, planet)
            },
        )

    def plays_on(self, state: MoonState, seat: int) -> int:
        """Missions are noted on the own sheet; ASTRA plays on the active one (WM-8.4, WM-S.51)."""
        return played_on(state, seat) if state.phase in (PLAY, ASTRA) else seat

    def noted(self, sheet: MarkedSheet, zones: list[int]) -> dict[str, int]:
        """Points of each zone that is a player's, planets by type, current values; insignia on each planet and its moon."""
        layout = self.layout
        found = {"missions": mission_term(sheet).points}
        for zone in zones:
            points = zone_points(layout, sheet, zone)
            found.update({f"{ZONES[zone]} {term}": point for term, point in zip((*VALUES, "errors"), points, strict=True)})
            found[ZONES[zone]] = sum(points)
            found.update({f"{ZONES[zone]} count {type}": count for type, count in zip(TYPES, controlled(layout, sheet, zone), strict=True)})
        for zone in (ZONE_A, ZONE_B):
            for track, id in enumerate(VALUES):
                found[f"{ZONES[zone]} value {id}"] = current_value(layout, sheet, zone, track)
            for planet, id in enumerate(layout.planet_ids):
                found[f"{id} {ZONES[zone]}"] = insignia(layout, sheet, planet, zone)
        return found
