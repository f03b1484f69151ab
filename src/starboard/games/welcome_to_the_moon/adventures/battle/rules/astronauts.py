"""Astronauts: changing a number now, and spending those stored on a sheet (WM-8.14)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.messages import message
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import ZONE_A
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import both, other_zone, played_on, right, zone_in_turn
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED
from starboard.games.welcome_to_the_moon.events import Marked
from starboard.games.welcome_to_the_moon.rules.marking import SHIFT
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet
from starboard.games.welcome_to_the_moon.state import MoonState

ANY_SHEET: Final = Option("a8_astronaut_any_sheet", ("no", "yes"), "yes")
"""Whether an astronaut may be spent on the player's other sheet too (WM-8.14.2, WM-0.21)."""
PER_TURN: Final = Option("a8_stored_astronauts_per_turn", ("unlimited", "1"), "1")
"""How many stored astronauts may be spent in one turn (WM-8.14.1, WM-0.21)."""


def reach(effect: int) -> int:
    """By how much the effect of a combination may change its number (WM-0.12.1)."""
    return SHIFT if effect == ASTRONAUT else 0


def icons_spent(effect: int, shift: int) -> int:
    """Stored astronauts that a change of the number costs; the astronaut effect pays for the first (WM-8.14.1)."""
    icons = (abs(shift) + SHIFT - 1) // SHIFT
    return icons - 1 if icons and effect == ASTRONAUT else icons


def stored(layout: BattleLayout, sheet: MarkedSheet, zone: int) -> int:
    """Icons belong to the zone where they were circled (WM-8.14.2)."""
    circled = 0
    for icon in layout.astronauts[zone].icons:
        if sheet.marks[icon] == CIRCLED:
            circled += 1
    return circled


@final
class StoredAstronauts:
    """By the readings that the table has chosen: on which sheets and how many may be spent."""

    def __init__(self, layout: BattleLayout, any_sheet: bool, one_per_turn: bool) -> None:
        self.layout = layout
        self.any_sheet = any_sheet
        self.most = 1 if one_per_turn else sum([len(track.icons) for track in layout.astronauts])

    def spendable(self, state: MoonState, seat: int) -> int:
        """Stored astronauts that the seat may spend this turn."""
        sheets = both(state.sheets, seat)
        zone = zone_in_turn(state)
        icons = stored(self.layout, sheets[zone], zone)
        if self.any_sheet:
            icons += stored(self.layout, sheets[other_zone(zone)], other_zone(zone))
        return min(icons, self.most)

    def spend(self, state: MoonState, seat: int, sheet: MarkedSheet, icons: int) -> None:
        """Cross that many circled icons of the active sheet, or as many as there are."""
        for icon in self.crossed(sheet, zone_in_turn(state), icons):
            if state.journal is not None:
                state.whisper(seat, Marked(seat, self.layout.symbols[icon], message("battle-spend")))

    def settle(self, state: MoonState, seat: int) -> None:
        """Icons that the active sheet had not are crossed on the other one: others write on it while the seat plays."""
        if not self.any_sheet:
            return
        place = played_on(state, seat)
        played = state.sheets[place]
        if played.erred:
            return
        zone = zone_in_turn(state)
        published = state.published[place]
        assert isinstance(published, MarkedSheet)
        owed = icons_spent(played.effect, played.shift) - stored(self.layout, published, zone)
        if owed <= 0:
            return
        elsewhere = state.opened(right(len(state.sheets), seat) if zone == ZONE_A else seat)
        assert isinstance(elsewhere, MarkedSheet)
        for icon in self.crossed(elsewhere, other_zone(zone), owed):
            if state.journal is not None:
                state.tell(Marked(seat, self.layout.symbols[icon], message("battle-spend")))

    def crossed(self, sheet: MarkedSheet, zone: int, icons: int) -> list[int]:
        """Cross the first so many circled icons of a zone; which ones does not matter."""
        spent = [icon for icon in self.layout.astronauts[zone].icons if sheet.marks[icon] == CIRCLED][:icons]
        for icon in spent:
            sheet.marks[icon] = CROSSED
        return spent
