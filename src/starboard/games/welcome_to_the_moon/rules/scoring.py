"""Scores, places, and the parts of a score that adventures share (WM-0.10.5, WM-0.15, WM-0.16.5, WM-0.18, WM-S.22)."""

from __future__ import annotations

from starboard.engine.messages import message
from starboard.engine.view import Place, Result, Rival, Score, Term, total
from starboard.games.welcome_to_the_moon.content.layout import Layout, MarkedLayout
from starboard.games.welcome_to_the_moon.sheet import FIRST, LATER, NOT_CLAIMED, MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.state import OVER, MoonState


def terms_of(state: MoonState, sheets: list[Sheet], seat: int) -> list[Term]:
    """The lines of a seat's score, by these sheets."""
    return state.adventure.terms(sheets, seat) if state.astra is None else state.adventure.astra.terms(state, sheets)


def scores_of(state: MoonState, sheets: list[Sheet]) -> list[Score]:
    return [total(terms_of(state, sheets, seat)) for seat in range(state.seats)]


def points_of(state: MoonState, seat: int) -> int:
    return sum(term.points for term in terms_of(state, state.sheets, seat))


def her_score(state: MoonState, astra: Astra) -> Score:
    return total(state.adventure.astra.her_terms(astra))


def result(state: MoonState) -> Result | None:
    if state.phase != OVER:
        return None
    if state.astra is not None:
        return result_against(state, state.astra)
    ranks = [state.adventure.rank(state.sheets, seat) for seat in range(state.seats)]
    places = [Place(seat, 1 + sum(1 for other in ranks if other > mine), mine[0]) for seat, mine in enumerate(ranks)]
    return Result(places, state.endings)


def result_against(state: MoonState, astra: Astra) -> Result:
    """More points than ASTRA win; with as many nobody does (WM-S.22)."""
    mine, hers = scores_of(state, state.sheets)[0].points, her_score(state, astra)
    ahead = mine > hers.points or (mine == hers.points and state.adventure.astra.wins_ties(state))
    behind = mine < hers.points
    rival = Rival(message("astra-name", level=astra.level), 2 if ahead else 1, hers)
    return Result([Place(0, 2 if behind else 1, mine)], state.endings, [rival])


# -- parts of a score


def mission_term(sheet: Sheet) -> Term:
    return Term("term-missions", sum(reward for reward in sheet.rewards if reward != NOT_CLAIMED))


def error_term(layout: Layout, sheet: Sheet) -> Term:
    return Term("term-errors", -layout.penalties[sheet.errors])


def race_points(layout: MarkedLayout, sheet: MarkedSheet, race: int) -> int:
    """What a race bonus has paid (WM-0.15)."""
    won = sheet.races[race]
    return layout.race_first[race] if won == FIRST else layout.race_later[race] if won == LATER else 0


def ranking(points: list[int], counts: list[int], seat: int) -> int:
    """Points by distinct counts, none for a count of 0 (WM-0.18)."""
    if not counts[seat]:
        return 0
    better = {count for count in counts if count > counts[seat]}
    return points[len(better)] if len(better) < len(points) else 0
