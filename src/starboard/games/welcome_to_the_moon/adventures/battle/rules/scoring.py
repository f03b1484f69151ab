"""The score of The Battle: both zones of a player (WM-8.17 to WM-8.19)."""

from __future__ import annotations

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE, PENALTY
from starboard.games.welcome_to_the_moon.adventures.battle.rules.planets import controls
from starboard.games.welcome_to_the_moon.adventures.battle.rules.seating import both
from starboard.games.welcome_to_the_moon.content.inscriptions import UNTOUCHED
from starboard.games.welcome_to_the_moon.content.layout import Track
from starboard.games.welcome_to_the_moon.rules.scoring import mission_term
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet


def crossed(layout: BattleLayout, sheet: MarkedSheet, zone: int, track: int) -> int:
    return count(sheet, layout.boxes[zone][track])


def count(sheet: MarkedSheet, track: Track) -> int:
    """Boxes are crossed in order."""
    crossed = 0
    for box in track.icons:
        if sheet.marks[box] == UNTOUCHED:
            break
        crossed += 1
    return crossed


def current_value(layout: BattleLayout, sheet: MarkedSheet, zone: int, track: int) -> int:
    return layout.values[track][crossed(layout, sheet, zone, track)]


def errors(layout: BattleLayout, sheets: list[Sheet], seat: int) -> list[int]:
    """System errors of the seat on both sheets."""
    return [count(sheet, layout.error_tracks[zone]) for zone, sheet in enumerate(both(sheets, seat))]


def terms(layout: BattleLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sums = [0] * len(VALUES)
    for zone, sheet in enumerate(both(sheets, seat)):
        amounts = [1] * len(VALUES)
        amounts[FIRST_TYPE:PENALTY] = [0] * len(TYPES)
        for planet, type in enumerate(layout.types):
            if controls(layout, sheet, planet, zone):
                amounts[FIRST_TYPE + type] += 1
        for track in range(len(VALUES)):
            sums[track] += amounts[track] * current_value(layout, sheet, zone, track)
    sums[PENALTY] = -sums[PENALTY]
    return [
        mission_term(sheets[seat]),
        *[Term(f"battle-term-{name}", points) for name, points in zip(VALUES, sums, strict=True)],
        Term("term-errors", -sum(layout.penalties[crossed] for crossed in errors(layout, sheets, seat))),
    ]
