"""Life traces: discovery spaces, species boards, overflow (SE-7.4, SE-10.1)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.messages import message
from starboard.engine.view import Barred
from starboard.games.seti.actions import MarkTrace
from starboard.games.seti.board import Board
from starboard.games.seti.content.boards import ROWS, SPACE_CAPACITY, SPACE_DATA, SPACE_EXOFOSSILS, SPACE_SAMPLE, STRIP
from starboard.games.seti.content.numbers import DATA, EXOFOSSILS, NOBODY, SLOTS, TRACE_COLOURS, number_of
from starboard.games.seti.events import TraceMarked
from starboard.games.seti.player import Player
from starboard.games.seti.rules.choices import short
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
FIRST_SAMPLE_ROW: Final = SPACE_SAMPLE.index(True) % ROWS


def is_discovered(state: SetiState, slot: int) -> bool:
    return slot in state.board.discovered


SEALED: Final = Barred("SE-7.4", message("refused-sealed"))
NO_SPACE: Final = Barred("SE-10.1", message("refused-no-space"))
TAKEN: Final = Barred("SE-10.1", message("refused-space-taken"))
NO_SAMPLE: Final = Barred("SE-10.2", message("refused-no-sample"))
DISCOVERY_FIRST: Final = Barred("SE-7.4", message("refused-discovery-first"))
OTHER_COLOUR: Final = Barred("SE-7.4", message("refused-trace-colour"))
OTHER_SPECIES: Final = Barred("SE-9.5", message("refused-trace-species"))
DATA_SHORT: Final = [short("SE-10.1", "data", amount) for amount in range(max(SPACE_DATA) + 1)]
EXOFOSSILS_SHORT: Final = [short("SE-10.4", "exofossils", amount) for amount in range(max(SPACE_EXOFOSSILS) + 1)]


COLUMNS: Final = [(slot, colour) for slot in SLOTS for colour in TRACE_COLOURS]
MARK_DISCOVERY: Final[list[Action]] = [MarkTrace(slot, colour, DISCOVERY) for slot, colour in COLUMNS]
MARK_OVERFLOW: Final[list[Action]] = [MarkTrace(slot, colour, OVERFLOW) for slot, colour in COLUMNS]
MARK_ROW: Final[list[list[Action]]] = [[MarkTrace(slot, colour, str(row + 1)) for row in range(ROWS)] for slot, colour in COLUMNS]


def row_bar(board: Board, player: Player, column: int, row: int) -> Barred | None:
    """A free space of the board whose cost can be paid (SE-10.1.2). `column` is slot * 3 + colour."""
    space = (board.species[column // 3] * 3 + column % 3) * ROWS + row
    capacity = SPACE_CAPACITY[space]
    if capacity == 0:
        return NO_SPACE
    if capacity != STRIP and board.spaces[column * ROWS + row] != NOBODY:
        return TAKEN
    if SPACE_SAMPLE[space] and row - FIRST_SAMPLE_ROW >= len(board.board_samples):
        return NO_SAMPLE
    if SPACE_DATA[space] > player.data:
        return DATA_SHORT[SPACE_DATA[space]]
    return EXOFOSSILS_SHORT[SPACE_EXOFOSSILS[space]] if SPACE_EXOFOSSILS[space] > player.exofossils else None


def place_bar(state: SetiState, seat: int, action: MarkTrace, colours: list[int], slots: list[int]) -> Barred:
    """Why a trace cannot go there (SE-7.4)."""
    colour, slot = number_of(TRACE_COLOURS, action.colour), number_of(SLOTS, action.species)
    if colour not in colours:
        return OTHER_COLOUR
    if slot not in slots:
        return OTHER_SPECIES
    if action.place == DISCOVERY:
        return TAKEN
    if action.place == OVERFLOW:
        return DISCOVERY_FIRST
    if not is_discovered(state, slot):
        return SEALED
    rows = [str(row + 1) for row in range(ROWS)]
    if action.place not in rows:
        return NO_SPACE
    return row_bar(state.board, state.players[seat], slot * 3 + colour, rows.index(action.place)) or NO_SPACE


def places(state: SetiState, seat: int, colours: list[int], slots: list[int]) -> list[Action]:
    """Where a trace of one of the colours may go; empty discovery spaces come first until a species is discovered (SE-7.4)."""
    board = state.board
    player = state.players[seat]
    found: list[Action] = []
    for colour in colours:
        empty = [slot for slot in slots if board.discovery[slot * 3 + colour] == NOBODY]
        for slot in slots:
            if slot in empty:
                found.append(MARK_DISCOVERY[slot * 3 + colour])
            if is_discovered(state, slot):
                rows = MARK_ROW[slot * 3 + colour]
                found += [rows[row] for row in range(ROWS) if row_bar(board, player, slot * 3 + colour, row) is None]
            if not empty or board.discovered:
                found.append(MARK_OVERFLOW[slot * 3 + colour])
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
