"""The score of The Battle: both zones of a player (WM-8.17 to WM-8.19)."""

from __future__ import annotations

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.battle.content import TYPES, VALUES
from starboard.games.welcome_to_the_moon.adventures.battle.content.layout import BattleLayout
from starboard.games.welcome_to_the_moon.adventures.battle.content.zones import FIRST_TYPE
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
    sums = [0] * (len(VALUES) + 1)
    for zone, sheet in enumerate(both(sheets, seat)):
        for term, points in enumerate(zone_points(layout, sheet, zone)):
            sums[term] += points
    return [
        mission_term(sheets[seat]),
        *[Term(f"battle-term-{name}", points) for name, points in zip(VALUES, sums[:-1], strict=True)],
        Term("term-errors", sums[-1]),
    ]


def zone_points(layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[int]:
    """Of one zone: each of its tracks, then its errors."""
    amounts = [1] * FIRST_TYPE + controlled(layout, sheet, zone) + [-1]
    points = [amounts[track] * current_value(layout, sheet, zone, track) for track in range(len(VALUES))]
    return [*points, -layout.penalties[count(sheet, layout.error_tracks[zone])]]


def controlled(layout: BattleLayout, sheet: MarkedSheet, zone: int) -> list[int]:
    """By type, the planets that the zone has the majority on, or a tie."""
    found = [0] * len(TYPES)
    for planet, type in enumerate(layout.types):
        if controls(layout, sheet, planet, zone):
            found[type] += 1
    return found
