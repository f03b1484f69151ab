"""Where the solo rival marks life traces (SE-12.5, SE-12.9)."""

from __future__ import annotations

from starboard.games.seti.content.boards import ROWS, SPACE_CAPACITY, SPACE_DATA, SPACE_EXOFOSSILS, SPACE_SAMPLE, STRIP
from starboard.games.seti.content.numbers import ANY, NOBODY
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.rival import COMPUTER, first_by_arrow, of
from starboard.games.seti.rules.traces import DISCOVERY, FIRST_SAMPLE_ROW, OVERFLOW, is_discovered, put_trace
from starboard.games.seti.state import SetiState


def lowest_row(state: SetiState, slot: int, colour: int) -> int:
    """Height of the lowest free space of a column: 0 discovery, then rows; NOBODY: none (SE-12.5)."""
    board = state.board
    if board.discovery[slot * 3 + colour] == NOBODY:
        return 0
    if not is_discovered(state, slot):
        return NOBODY
    printed = (board.species[slot] * 3 + colour) * ROWS
    for row in range(ROWS):
        if SPACE_CAPACITY[printed + row] and is_free(state, slot, colour, row) and can_pay(state, printed + row):
            return row + 1
    return NOBODY


def is_free(state: SetiState, slot: int, colour: int, row: int) -> bool:
    board = state.board
    printed = (board.species[slot] * 3 + colour) * ROWS + row
    if SPACE_SAMPLE[printed] and row - FIRST_SAMPLE_ROW >= len(board.board_samples):
        return False
    return SPACE_CAPACITY[printed] == STRIP or board.spaces[(slot * 3 + colour) * ROWS + row] == NOBODY


def can_pay(state: SetiState, printed: int) -> bool:
    """Exofossils it has; data only with a full computer and from its pool (SE-12.9)."""
    rival = of(state)
    if SPACE_EXOFOSSILS[printed] > state.players[RIVAL].exofossils:
        return False
    return SPACE_DATA[printed] == 0 or (rival.computer == COMPUTER and rival.pool >= SPACE_DATA[printed])


def trace(state: SetiState, colour: int) -> None:
    """The lowest free space of the colour over both species, equal heights by the arrow; overflow if there is none (SE-12.5)."""
    colours = [0, 1, 2] if colour == ANY else [colour]
    columns = [slot * 3 + one for slot in range(2) for one in colours]
    heights = [lowest_row(state, column // 3, column % 3) for column in columns]
    reachable = [height for height in heights if height != NOBODY]
    if not reachable:
        column = first_by_arrow(state, columns)
        put_trace(state, RIVAL, column // 3, column % 3, OVERFLOW)
        return
    best = [column for column, height in zip(columns, heights, strict=True) if height == min(reachable)]
    column = first_by_arrow(state, best)
    height = min(reachable)
    put_trace(state, RIVAL, column // 3, column % 3, str(height) if height else DISCOVERY)
