"""Anomalies: tokens in ring 4 that reward the highest marker of their colour (SE-10.3)."""

from __future__ import annotations

from typing import ClassVar, final

from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.seti.content.boards import ROWS, TOKEN_COLOUR
from starboard.games.seti.content.numbers import ANOMALIES, EARTH, NOBODY
from starboard.games.seti.rules.effects import resolve
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.printed import TOKEN
from starboard.games.seti.state import SetiState

# A token in play is sector * 8 + token * 2 + side.


def token_in(state: SetiState, sector: int) -> int:
    """The anomaly of a sector, NOBODY when there is none."""
    for token in state.board.anomalies:
        if token // 8 == sector:
            return token
    return NOBODY


def colour_of(token: int) -> int:
    return TOKEN_COLOUR[token % 8 // 2]


def reward_of(token: int) -> list[Op]:
    return TOKEN[token % 8 // 2][token % 2]


def leader(state: SetiState, colour: int) -> int:
    """Who has the highest marker in a column of the species board; in the top strip the latest (SE-10.3)."""
    board = state.board
    column = board.species.index(ANOMALIES) * 3 + colour
    if board.strips[column]:
        return board.strips[column][-1]
    for row in range(ROWS - 1, -1, -1):
        owner = board.spaces[column * ROWS + row]
        if owner != NOBODY:
            return owner
    return NOBODY


def trigger(state: SetiState) -> None:
    """After a rotation: Earth in the sector of an anomaly rewards the leader of its colour (SE-10.3)."""
    if not state.board.anomalies:
        return
    token = token_in(state, state.sky().planets[EARTH] % 8)
    if token == NOBODY:
        return
    winner = leader(state, colour_of(token))
    if winner != NOBODY:
        resolve(state, winner, reward_of(token))


def next_anomaly(state: SetiState) -> int:
    """The first token counter-clockwise from Earth; one in Earth's own sector comes last. NOBODY: none in play."""
    earth = state.sky().planets[EARTH] % 8
    for distance in range(1, 9):
        token = token_in(state, (earth - distance) % 8)
        if token != NOBODY:
            return token
    return NOBODY


@final
class AnomalyReward(Op):
    """The reward of the next anomaly, whoever leads (SE-10.3)."""

    form: ClassVar = printed("anomaly_reward")
    symbol: ClassVar = "anomalies"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        token = next_anomaly(state)
        if token != NOBODY:
            resolve(state, seat, reward_of(token))

    def text(self) -> Message:
        return message("op-anomaly-reward")


OPERATIONS.announce(AnomalyReward)
