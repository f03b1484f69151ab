"""The computer: placing and analysing data (SE-5.5, SE-8.3)."""

from __future__ import annotations

from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.events import DataPlaced
from starboard.games.seti.rules.effects import Resolve, at_once
from starboard.games.seti.rules.printed import COLUMN_BOTTOM, COLUMN_TOP, COMPUTER_SPACE
from starboard.games.seti.state import SetiState


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
