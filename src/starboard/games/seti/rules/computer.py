"""The computer: placing and analysing data (SE-5.5, SE-8.3)."""

from __future__ import annotations

from typing import Final

from starboard.engine.messages import message
from starboard.engine.view import Barred
from starboard.games.seti.content.costs import ANALYSE as ANALYSE_COST
from starboard.games.seti.content.costs import COLUMNS
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import DataPlaced
from starboard.games.seti.rules.choices import unpaid
from starboard.games.seti.rules.effects import Resolve, at_once
from starboard.games.seti.rules.printed import COLUMN_BOTTOM, COLUMN_TOP, COMPUTER_SPACE
from starboard.games.seti.state import SetiState

ANALYSE_UNPAID: Final = unpaid("SE-5.5", ANALYSE_COST)
DATA_SHORT: Final = [Barred("SE-5.5", message("refused-data-short", data=data, all=COLUMNS)) for data in range(COLUMNS)]
NO_DATA: Final = Barred("SE-6", message("refused-no-data"))
COMPUTER_FULL: Final = Barred("SE-8.3", message("refused-computer-full"))
FILLED: Final = Barred("SE-8.3", message("refused-filled"))
NO_COLUMN: Final = Barred("SE-8.3", message("refused-no-column"))
TOP_FIRST: Final = Barred("SE-8.3", message("refused-top-first"))


def analyse_bar(state: SetiState, seat: int) -> Barred | None:
    """A full top row, and the cost (SE-5.5)."""
    player = state.players[seat]
    if player.top < COLUMNS:
        return DATA_SHORT[player.top]
    return None if player.can_pay(ANALYSE_COST) else ANALYSE_UNPAID


def data_bar(state: SetiState, seat: int, column: int) -> Barred | None:
    """A data token, and a space for it: the next of the top row, or below a technology whose top space is filled (SE-8.3)."""
    player = state.players[seat]
    if column in player.data_columns():
        return None
    if player.data == 0:
        return NO_DATA
    if column == 0:
        return COMPUTER_FULL
    if not 0 < column <= COLUMNS or player.columns[column - 1] == NOBODY:
        return NO_COLUMN
    return TOP_FIRST if column > player.top else FILLED


def place_data(state: SetiState, seat: int, column: int) -> None:
    """Take a data token from the pool, put it on the space and gain its reward (SE-6 F3)."""
    player = state.players[seat]
    player.data -= 1
    if state.journal is not None:
        state.tell(DataPlaced(seat, column))
    if column:
        player.bottom |= 1 << column - 1
        state.push(seat, Resolve(COLUMN_BOTTOM[player.columns[column - 1]], 0, NOBODY, 1, False))
        return
    space = player.top
    player.top += 1
    at_once(state, seat, COMPUTER_SPACE[space] if player.columns[space] == NOBODY else COLUMN_TOP[player.columns[space]])


def clear(state: SetiState, seat: int) -> None:
    """Data leave the computer, technologies and the pool stay (SE-5.5)."""
    player = state.players[seat]
    player.top = 0
    player.bottom = 0
