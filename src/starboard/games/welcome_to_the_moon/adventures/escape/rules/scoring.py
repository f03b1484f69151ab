"""The score of The Escape (WM-7.16)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.escape.content.layout import EscapeLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, mission_term
from starboard.games.welcome_to_the_moon.sheet import FIRST, MarkedSheet, Sheet, filled


def terms(layout: EscapeLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("MarkedSheet", sheets[seat])
    greenhouses = modules = 0
    for ship in range(len(layout.lines)):
        greenhouses += greenhouse_points(layout, sheet, ship)
    for module in layout.modules:
        modules += module_points(layout, sheet, module)
    return [
        mission_term(sheet),
        Term("escape-term-greenhouses", greenhouses),
        Term("escape-term-modules", modules),
        Term("escape-term-planning", -planning_penalty(layout, sheet)),
        error_term(layout, sheet),
    ]


def planning_penalty(layout: EscapeLayout, sheet: MarkedSheet) -> int:
    return layout.planning_values[sheet.count(layout.planning.icons)]


def greenhouse_points(layout: EscapeLayout, sheet: MarkedSheet, ship: int) -> int:
    if sheet.slots[layout.greenhouse_slots[ship]] == EMPTY:
        return 0
    points = layout.greenhouse_values[sheet.count(layout.plants[ship].icons)]
    return points * layout.race_first[ship] if sheet.races[ship] == FIRST else points


def module_points(layout: EscapeLayout, sheet: MarkedSheet, module: int) -> int:
    if not filled(sheet.slots, layout.component_slots[module]):
        return 0
    points = layout.module_values[sheet.count(layout.reactors[layout.ship_of[module]].icons)]
    return points * layout.tank_factor if sheet.marks[layout.tank_in[module]] != UNTOUCHED else points
