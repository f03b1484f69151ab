"""The solo rival: its cards, its progress, and what resources become for it (SE-12.1 to SE-12.3)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.seti.content import LEVELS, RIVAL_CARDS, SOLO
from starboard.games.seti.content.numbers import (
    CREDITS,
    DATA,
    ENERGY,
    MAX_PUBLICITY,
    NOBODY,
    PUBLICITY,
    TECH_IDS,
    VP,
)
from starboard.games.seti.events import Advanced
from starboard.games.seti.rival import RIVAL, Rival
from starboard.games.seti.rules.operation import OPERATIONS, ReadOnly
from starboard.games.seti.rules.printed import NO_CARD_LEFT, RIVAL_COMPUTER
from starboard.games.seti.state import SetiState

COMPUTER: Final = SOLO.computer.spaces
PER_INCOME: Final = SOLO.per_income
CARD_IDS: Final = [card.id for card in RIVAL_CARDS]
TRACKS: Final = [[TECH_IDS.index(tech) for tech in level.progress_track] for level in LEVELS]
TRACK: Final = len(TRACKS[0])


def of(state: SetiState) -> Rival:
    assert state.rival is not None
    return state.rival


def first_by_arrow(state: SetiState, items: list[int]) -> int:
    """The leftmost or the rightmost, by the arrow (SE-12.2)."""
    return items[0] if of(state).points_left() else items[-1]


def receive(state: SetiState, resource: int, amount: int) -> None:
    player = state.players[RIVAL]
    if resource in (CREDITS, ENERGY):
        advance(state, amount)
    elif resource == PUBLICITY:
        player.publicity = min(MAX_PUBLICITY, player.publicity + amount)
    elif resource == DATA:
        for _ in range(amount):
            store_data(state)
    elif resource == VP:
        player.score += amount
    else:
        player.exofossils += amount


def store_data(state: SetiState) -> None:
    """Straight into the computer, some of whose spaces give something; beyond into its pool (SE-12.3)."""
    rival = of(state)
    if rival.computer == COMPUTER:
        rival.pool += 1
        return
    rival.computer += 1
    for op in RIVAL_COMPUTER[rival.computer]:
        op.for_rival(state, NOBODY)


def advance(state: SetiState, spaces: int) -> None:
    """Along the progress track; from 12 to 1 it gains an advanced card on top of its deck (SE-12.3, O15)."""
    rival = of(state)
    if spaces and state.journal is not None:
        state.tell(Advanced(None, spaces))
    for _ in range(spaces):
        rival.progress += 1
        if rival.progress == TRACK:
            rival.progress = 0
            if rival.reserve:
                rival.deck.append(rival.reserve.pop())
                rival.on_top += 1
                state.reveal()
            else:
                for op in NO_CARD_LEFT:
                    op.for_rival(state, NOBODY)


def pay_for_space(state: SetiState, data: int, exofossils: int) -> None:
    """A space of a species board: data come from its pool (SE-12.9)."""
    of(state).pool -= data
    state.players[RIVAL].exofossils -= exofossils


@final
class Progress(ReadOnly):
    """Steps on its progress track (SE-12.3)."""

    form: ClassVar = printed("progress", spaces=int)
    symbol: ClassVar = "progress"

    def __init__(self, form: Any) -> None:
        self.spaces: int = form.spaces

    def for_rival(self, state: SetiState, source: int) -> None:
        advance(state, self.spaces)

    def text(self) -> Message:
        return message("op-progress", amount=self.spaces, sign="progress")


OPERATIONS.announce(Progress)
