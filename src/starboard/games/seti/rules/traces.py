"""Life traces: discovery spaces, species boards, overflow (SE-7.4, SE-10.1)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.games.seti.actions import MarkTrace
from starboard.games.seti.content.boards import ROWS, SPACE_CAPACITY, SPACE_DATA, SPACE_EXOFOSSILS, SPACE_SAMPLE, STRIP
from starboard.games.seti.content.numbers import DATA, EXOFOSSILS, NOBODY, SLOTS, TRACE_COLOURS
from starboard.games.seti.events import TraceMarked
from starboard.games.seti.rules.effects import at_once, resolve
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.printed import DISCOVERY_REWARD, OVERFLOW_REWARD, SPACE_REWARD
from starboard.games.seti.rules.resources import pay
from starboard.games.seti.rules.rival import pay_for_space
from starboard.games.seti.rules.triggers import TRACE
from starboard.games.seti.source import source_of
from starboard.games.seti.state import SetiState

DISCOVERY: Final = "discovery"
OVERFLOW: Final = "overflow"
FIRST_SAMPLE_ROW: Final = 2


def is_discovered(state: SetiState, slot: int) -> bool:
    return slot in state.board.discovered


def open_rows(state: SetiState, seat: int, slot: int, colour: int) -> list[int]:
    """Rows of a discovered board that can be marked now, their costs can be paid (SE-10.1.2)."""
    board = state.board
    player = state.players[seat]
    printed = (board.species[slot] * 3 + colour) * ROWS
    column = (slot * 3 + colour) * ROWS
    found: list[int] = []
    for row in range(ROWS):
        capacity = SPACE_CAPACITY[printed + row]
        if capacity == 0 or SPACE_DATA[printed + row] > player.data or SPACE_EXOFOSSILS[printed + row] > player.exofossils:
            continue
        if capacity != STRIP and board.spaces[column + row] != NOBODY:
            continue
        if SPACE_SAMPLE[printed + row] and row - FIRST_SAMPLE_ROW >= len(board.board_samples):
            continue
        found.append(row)
    return found


def places(state: SetiState, seat: int, colours: list[int], slots: list[int]) -> list[Action]:
    """Where a trace of one of the colours may go; empty discovery spaces come first until a species is discovered (SE-7.4)."""
    board = state.board
    found: list[Action] = []
    for colour in colours:
        empty = [slot for slot in slots if board.discovery[slot * 3 + colour] == NOBODY]
        for slot in slots:
            if slot in empty:
                found.append(MarkTrace(SLOTS[slot], TRACE_COLOURS[colour], DISCOVERY))
            if is_discovered(state, slot):
                rows = open_rows(state, seat, slot, colour)
                found += [MarkTrace(SLOTS[slot], TRACE_COLOURS[colour], str(row + 1)) for row in rows]
            if not empty or board.discovered:
                found.append(MarkTrace(SLOTS[slot], TRACE_COLOURS[colour], OVERFLOW))
    return found


def put_trace(state: SetiState, seat: int, slot: int, colour: int, place: str) -> None:
    """Put the marker down, pay what the space costs, gain its reward (SE-7.4, SE-10.1.2)."""
    board = state.board
    column = slot * 3 + colour
    state.players[seat].traces[column] += 1
    if state.journal is not None:
        state.tell(TraceMarked(state.named(seat), SLOTS[slot], TRACE_COLOURS[colour], place))
    emit(state, seat, TRACE, 1 << colour)
    if place == DISCOVERY:
        board.discovery[column] = seat
        at_once(state, seat, DISCOVERY_REWARD[slot])
    elif place == OVERFLOW:
        board.overflow[column] = (*board.overflow[column], seat)
        at_once(state, seat, OVERFLOW_REWARD)
    else:
        put_on_board(state, seat, slot, colour, int(place) - 1)


def put_on_board(state: SetiState, seat: int, slot: int, colour: int, row: int) -> None:
    board = state.board
    column = slot * 3 + colour
    printed = (board.species[slot] * 3 + colour) * ROWS + row
    if SPACE_CAPACITY[printed] == STRIP:
        board.strips[column] = (*board.strips[column], seat)
    else:
        board.spaces[column * ROWS + row] = seat
    if state.is_rival(seat):
        pay_for_space(state, SPACE_DATA[printed], SPACE_EXOFOSSILS[printed])
    else:
        pay(state, seat, DATA, SPACE_DATA[printed])
        pay(state, seat, EXOFOSSILS, SPACE_EXOFOSSILS[printed])
    source = source_of(NOBODY, species=slot)
    if SPACE_SAMPLE[printed]:
        source.sample = board.board_samples[row - FIRST_SAMPLE_ROW]
    state.sources.append(source)
    resolve(state, seat, SPACE_REWARD[printed], len(state.sources) - 1)
