"""The score of The Mine (WM-4.10)."""

from __future__ import annotations

from typing import cast

from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.adventures.mine.content.layout import MineLayout
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.rules.scoring import error_term, mission_term, race_points
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet


def terms(layout: MineLayout, sheets: list[Sheet], seat: int) -> list[Term]:
    sheet = cast("MarkedSheet", sheets[seat])
    terms = [mission_term(sheet)]
    for factory in layout.main:
        points = factory.stored(sheet.marks) * factory.value(sheet.marks)
        if factory.race != EMPTY:
            points += race_points(layout, sheet, factory.race)
        terms.append(Term(factory.term, points))
    terms.append(error_term(layout, sheet))
    return terms
