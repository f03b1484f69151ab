"""What the solo rival chooses when it gains effects: sectors for signals, spaces for traces (SE-12.3 to SE-12.5, SE-12.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starboard.games.seti.content.numbers import (
    ANY,
    DATA_SLOTS,
    NOBODY,
    STARS_OF_COLOUR,
    TILE,
)
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.effects import Op
from starboard.games.seti.rules.hand import AlienCardOp, DrawOp, IncomeOp, TakeOp
from starboard.games.seti.rules.mascamites import SampleReward
from starboard.games.seti.rules.printed import (
    CARD_COLOUR,
    ROWS,
    SAMPLE,
    SPACE_CAPACITY,
    SPACE_DATA,
    SPACE_EXOFOSSILS,
    SPACE_REWARD,
    SPACE_SAMPLE,
    STRIP,
)
from starboard.games.seti.rules.resources import Gain
from starboard.games.seti.rules.rival import (
    COMPUTER,
    PER_INCOME,
    ProgressOp,
    advance,
    first_by_arrow,
    of,
    receive,
)
from starboard.games.seti.rules.sectors import strongest
from starboard.games.seti.rules.signal_effects import ON_TILE, ROW, SignalOp, discard_for_signal
from starboard.games.seti.rules.signals import mark
from starboard.games.seti.rules.traces import DISCOVERY, FIRST_SAMPLE_ROW, OVERFLOW, TraceOp, is_discovered, put_trace

if TYPE_CHECKING:
    from starboard.games.seti.state import SetiState


def gain_all(state: SetiState, ops: list[Op]) -> None:
    """An effect list as the rival resolves it: at once, converted (SE-12.3)."""
    for op in ops:
        if isinstance(op, Gain):
            receive(state, op.resource, op.amount)
        elif isinstance(op, DrawOp | TakeOp):
            advance(state, op.count)
        elif isinstance(op, AlienCardOp):
            advance(state, 1)
        elif isinstance(op, IncomeOp):
            advance(state, PER_INCOME * op.count)
        elif isinstance(op, ProgressOp):
            advance(state, op.spaces)
        elif isinstance(op, SignalOp):
            signals(state, op)
        elif isinstance(op, TraceOp):
            for _ in range(op.count):
                trace(state, op.colour)


# -- sectors for signals (SE-12.4)


def signals(state: SetiState, op: SignalOp) -> None:
    for _ in range(op.count):
        if op.where == ROW:
            row_signal(state)
        elif op.where == ON_TILE:
            mark(state, RIVAL, TILE, True, NOBODY)
        else:
            mark(state, RIVAL, best_star(state, op.stars(state)), True, NOBODY)


def row_signal(state: SetiState) -> None:
    """Discard the leftmost or rightmost row card for a signal of its colour (SE-12.4)."""
    row = [card for card in state.board.row if card != NOBODY]
    if not row:
        return
    card = first_by_arrow(state, row)
    discard_for_signal(state, RIVAL, card, True)
    mark(state, RIVAL, best_star(state, STARS_OF_COLOUR[CARD_COLOUR[card]]), True, NOBODY)


def best_star(state: SetiState, stars: list[int]) -> int:
    """One it would win, else the second position, else most own markers; ties by size, then by the arrow (SE-12.4, O16)."""
    markers = state.board.markers
    best = [star for star in stars if would_win(markers[star], DATA_SLOTS[star])]
    if not best:
        best = [star for star in stars if len(markers[star]) == 1]
    if not best:
        most = max(markers[star].count(RIVAL) for star in stars)
        best = [star for star in stars if markers[star].count(RIVAL) == most]
    largest = max(DATA_SLOTS[star] for star in best)
    sectors = sorted(state.board.stars.index(star) for star in best if DATA_SLOTS[star] == largest)
    return state.board.stars[first_by_arrow(state, sectors)]


def would_win(markers: tuple[int, ...], slots: int) -> bool:
    return len(markers) + 1 >= slots and strongest((*markers, RIVAL), NOBODY) == RIVAL


# -- spaces for traces (SE-12.5)


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


def on_board(state: SetiState, printed: int, row: int) -> None:
    """Pay for a space of a species board and gain its reward (SE-12.9)."""
    of(state).pool -= SPACE_DATA[printed]
    state.players[RIVAL].exofossils -= SPACE_EXOFOSSILS[printed]
    for op in SPACE_REWARD[printed]:
        if isinstance(op, SampleReward):
            gain_all(state, SAMPLE[state.board.board_samples[row - FIRST_SAMPLE_ROW]])
        else:
            gain_all(state, [op])
