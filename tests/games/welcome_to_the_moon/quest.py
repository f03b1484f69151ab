"""A quest for all three missions, for golden records: a beam search that sees the cards to come, as only the maker of a record may.

Each turn the adventurer in seat 0 tries the best ways to write with every combination; the most promising positions of all go on. The
others build. An adventurer uses effects greedily and claims what can be claimed.
"""

from __future__ import annotations

from starboard import Match
from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Claim, TakeError, Wild, Write
from starboard.games.welcome_to_the_moon.adventures.colony.rules.tunnels import network
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED
from starboard.games.welcome_to_the_moon.content.layout import Layout
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, Sheet
from starboard.games.welcome_to_the_moon.state import OVER, MoonState
from tests.games.welcome_to_the_moon.players import after, lines, order

ADVENTURER = 0
TRIED = 12
WAYS = 2
MISSION = 60.0
GROUP = 12.0
MARK = 0.2
ERROR = 30.0

Log = list[tuple[int, Action]]


def steps(layout: Layout, sheet: Sheet) -> list[tuple[int, int, list[float]]]:
    """Missions that whole groups fulfil: the mission's place, how many groups it needs, and how far each group is."""
    if layout.number == 2:
        sixes = [zone for zone in lines(layout, sheet) if len(zone) == 6]
        return [(0, 3, marked(sheet, layout.station_robots)), (1, 2, [0.3 + 0.7 * part for part in filled(sheet, sixes)])]
    if layout.number == 3:
        return [(0, 3, filled(sheet, layout.rows)), (1, 6, [nearness(layout, sheet)] * 6), (2, 2, supplies(layout, sheet))]
    if layout.number == 4:
        return [(1, 6, marked(sheet, [factory.icons for factory in layout.factories]))]
    if layout.number == 6:
        floors = [[symbol for block in floor for symbol in layout.energy[block]] for floor in layout.floors]
        return [(1, 3, marked(sheet, layout.walkways_of)), (2, 2, marked(sheet, floors))]
    return []


def marked(sheet: Sheet, groups: list[list[int]]) -> list[float]:
    return [sum(1 for symbol in group if sheet.marks[symbol] != UNTOUCHED) / len(group) for group in groups]


def filled(sheet: Sheet, groups: list[list[int]]) -> list[float]:
    return [sum(1 for slot in group if sheet.slots[slot] != EMPTY) / len(group) for group in groups]


def nearness(layout: Layout, sheet: Sheet) -> float:
    """How near the network of The Colony is to the observatory."""
    columns, rows, goal = layout.columns_of, layout.rows_of, layout.observatory
    joined = [slot for slot, inside in enumerate(network(layout, sheet)) if inside]
    return 1 - min(abs(columns[slot] - columns[goal]) + abs(rows[slot] - rows[goal]) for slot in joined) / 10


def supplies(layout: Layout, sheet: Sheet) -> list[float]:
    """How many tanks of each quarter of The Colony are circled; a tank at a filled module is lost, and its quarter with it."""
    lost = {
        tank
        for tank, slot in zip(layout.tanks, layout.tank_slots, strict=True)
        if sheet.slots[slot] != EMPTY and sheet.marks[tank] == UNTOUCHED
    }
    parts = marked(sheet, layout.quarter_tanks)
    return [0.0 if lost & set(tanks) else 0.4 + 0.6 * part for tanks, part in zip(layout.quarter_tanks, parts, strict=True)]


def promise(state: MoonState) -> float:
    """How near the adventurer is to the missions, and how far from errors."""
    sheet = state.sheets[ADVENTURER]
    value = order(state, ADVENTURER) - ERROR * sheet.errors + MARK * (len(sheet.marks) - sheet.marks.count(UNTOUCHED))
    for index, mission in enumerate(state.missions):
        have, need = state.adventure.progress(state.sheets, ADVENTURER, mission)
        value += MISSION * (1.0 if sheet.rewards[index] != NOT_CLAIMED else min(have, need) / need)
    for index, needed, parts in steps(state.adventure.layout, sheet):
        if sheet.rewards[index] == NOT_CLAIMED:
            value += GROUP * (sum(part * part for part in sorted(parts)[-needed:]) - needed)
    return value


def quest(match: Match, width: int) -> Log | None:
    """A log that ends the match by the adventurer's missions alone, if the beam finds one."""
    beam: list[tuple[MoonState, Log]] = [(match.state, [])]
    while beam:
        found: list[tuple[MoonState, Log]] = []
        for state, log in beam:
            found += turns(state, log)
        for state, log in found:
            if state.phase == OVER and [reason.key for reason in state.endings] == ["end-missions"]:
                return log
        beam = sorted([one for one in found if one[0].phase != OVER], key=lambda one: promise(one[0]), reverse=True)[:width]
    return None


def turns(state: MoonState, log: Log) -> list[tuple[MoonState, Log]]:
    """The best ways for the adventurer to play this turn, each with the turn played to its end."""
    state, log = state.clone(), log.copy()
    answer_all(state, log)
    turn = state.turn
    found = ways(state, log)
    for one, played in found:
        while one.phase != OVER and one.turn == turn:
            for seat in one.pending():
                legal = one.legal(seat)
                take(one, played, seat, max(legal, key=lambda action, one=one, seat=seat: order(after(one, seat, action), seat)))
            answer_all(one, played)
    return found


def ways(state: MoonState, log: Log) -> list[tuple[MoonState, Log]]:
    """With each combination, the writes that promise most when their effects have been used; or the error."""
    by_stack: dict[int, list[Action]] = {}
    for action in state.legal(ADVENTURER):
        if not isinstance(action, Wild):
            by_stack.setdefault(action.stack if isinstance(action, Write) else -1, []).append(action)
    found: list[tuple[MoonState, Log]] = []
    for actions in by_stack.values():
        actions.sort(key=lambda action: promise(after(state, ADVENTURER, action)), reverse=True)
        tried = []
        for action in actions[:TRIED]:
            one, played = state.clone(), log.copy()
            take(one, played, ADVENTURER, action)
            answer_all(one, played)
            tried.append((one, played))
        tried.sort(key=lambda one: promise(one[0]), reverse=True)
        found += tried[:WAYS]
    return found


def answer_all(state: MoonState, log: Log) -> None:
    """Answer whatever is asked but where to write."""
    while asked := [seat for seat in state.pending() if not isinstance(state.legal(seat)[0], Write | TakeError)]:
        take(state, log, asked[0], answer(state, asked[0]))


def answer(state: MoonState, seat: int) -> Action:
    legal = state.legal(seat)
    if isinstance(legal[0], Claim):
        return legal[0] if seat == ADVENTURER else legal[-1]
    if seat == ADVENTURER:
        return max(legal, key=lambda action: promise(after(state, seat, action)))
    return max(legal, key=lambda action: order(after(state, seat, action), seat))


def take(state: MoonState, log: Log, seat: int, action: Action) -> None:
    state.play(seat, action)
    log.append((seat, action))
