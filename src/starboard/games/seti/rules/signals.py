"""Signals: marking one, and where it may go (SE-7.1, SE-10.4)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import Signal
from starboard.games.seti.content.numbers import (
    DATA,
    DATA_SLOTS,
    NOBODY,
    POOL,
    STAR_COLOUR,
    STAR_IDS,
    TILE,
)
from starboard.games.seti.events import Signalled
from starboard.games.seti.rules.choices import Choice, ask
from starboard.games.seti.rules.effects import PAUSE, at_once
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.printed import SECOND_SIGNAL, TILE_SIGNAL
from starboard.games.seti.rules.resources import gain
from starboard.games.seti.rules.triggers import COMPLETE, SIGNAL
from starboard.games.seti.state import SetiState

TARGET_IDS: Final = [*STAR_IDS, "oumuamua"]


OTHER_STAR: Final = Barred("SE-7.1", message("refused-other-star"))


def mark(state: SetiState, seat: int, target: int, with_data: bool, source: int) -> None:
    """Replace the leftmost data token by a marker; in a full sector it is an extra one (SE-7.1, SE-10.4)."""
    board = state.board
    before = len(board.markers[target])
    board.markers[target] = (*board.markers[target], seat)
    if source != NOBODY:
        state.sources[source].signals[target] += 1
        state.sources[source].target = target
    if state.journal is not None:
        state.tell(Signalled(state.named(seat), TARGET_IDS[target]))
    if before < DATA_SLOTS[target]:
        if before + 1 == DATA_SLOTS[target]:
            emit(state, seat, COMPLETE, 1)
        if with_data:
            gain(state, seat, DATA, 1)
        if target == TILE:
            at_once(state, seat, TILE_SIGNAL[before])
        elif before == 1:
            at_once(state, seat, SECOND_SIGNAL)
    if target != TILE:
        emit(state, seat, SIGNAL, 1 << STAR_COLOUR[target])


def targets(state: SetiState, stars: list[int]) -> list[int]:
    """Stars, and the 'Oumuamua tile when its sector is one of them (SE-10.4)."""
    beside = state.oumuamua_star()
    return [*stars, TILE] if beside != NOBODY and beside in stars else stars


@final
class MarkOne(Choice):
    """One signal at one of these stars; the choice includes the 'Oumuamua tile (SE-7.1.5)."""

    def __init__(self, stars: list[int], with_data: bool, source: int) -> None:
        self.stars = stars
        self.with_data = with_data
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [Signal(TARGET_IDS[target]) for target in targets(state, self.stars)]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, Signal)
        mark(state, seat, TARGET_IDS.index(action.star), self.with_data, self.source)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return OTHER_STAR if isinstance(action, Signal) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-signal")

    def rule(self) -> str:
        return "SE-7.1"


@final
class MarkOneOf(Step[SetiState]):
    """A signal that falls due now; before data would be lost the player may place some (SE-3.3, SE-7.3)."""

    def __init__(self, stars: list[int], with_data: bool, source: int, rested: bool = False) -> None:
        self.stars = stars
        self.with_data = with_data
        self.source = source
        self.rested = rested

    def run(self, state: SetiState, seat: int) -> None:
        full = self.with_data and state.players[seat].data >= POOL
        choice = MarkOne(self.stars, self.with_data, self.source)
        if full and not self.rested and state.free_actions and seat == state.active and state.players[seat].can_place_data():
            if len(targets(state, self.stars)) > 1:
                state.push(seat, choice)
            else:
                state.push(seat, MarkOneOf(self.stars, self.with_data, self.source, True))
                state.push(seat, PAUSE)
        else:
            ask(state, seat, choice)
