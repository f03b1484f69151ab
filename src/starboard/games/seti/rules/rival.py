"""The solo rival: its cards, its progress, and what resources become for it (SE-12.1 to SE-12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from starboard.games.seti.content import LEVELS, RIVAL_CARDS
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
from starboard.games.seti.rules.effects import Op, ReadOnly, operation

if TYPE_CHECKING:
    from starboard.games.seti.state import SetiState

SEAT: Final = 1
TRACK: Final = 12
COMPUTER: Final = 6
PER_INCOME: Final = 4
NO_CARD_LEFT_VP: Final = 8
OBJECTIVES_SHOWN: Final = 3
SPARE_MESSAGES: Final = 2
CARD_IDS: Final = [card.id for card in RIVAL_CARDS]
ARROW_LEFT: Final = [card.arrow == "left" for card in RIVAL_CARDS]
TRACKS: Final = [[TECH_IDS.index(tech) for tech in level.progress_track] for level in LEVELS]


@final
class Rival:
    """`deck` has its top last; its `on_top` upper cards were gained since it was shuffled, `seen` cards have been revealed (bits).

    `tokens` counts technology tiles by type, `tiles` all ever taken; `current` is the card resolved last; `past` are the objectives that
    were completed, of which `completed` are still to be spent (SE-12.2, SE-12.8).
    """

    def __init__(
        self,
        level: int,
        deck: list[int],
        played: list[int],
        reserve: list[int],
        current: int,
        progress: int,
        computer: int,
        pool: int,
        tokens: list[int],
        messages: int,
        objectives: list[int],
        marks: list[int],
        stack: list[int],
        completed: int,
        past: list[int],
        on_top: int,
        seen: int,
        tiles: int,
    ) -> None:
        self.level = level
        self.deck = deck
        self.played = played
        self.reserve = reserve
        self.current = current
        self.progress = progress
        self.computer = computer
        self.pool = pool
        self.tokens = tokens
        self.messages = messages
        self.objectives = objectives
        self.marks = marks
        self.stack = stack
        self.completed = completed
        self.past = past
        self.on_top = on_top
        self.seen = seen
        self.tiles = tiles

    def clone(self) -> Rival:
        return Rival(
            self.level,
            self.deck.copy(),
            self.played.copy(),
            self.reserve.copy(),
            self.current,
            self.progress,
            self.computer,
            self.pool,
            self.tokens.copy(),
            self.messages,
            self.objectives.copy(),
            self.marks.copy(),
            self.stack.copy(),
            self.completed,
            self.past.copy(),
            self.on_top,
            self.seen,
            self.tiles,
        )

    def points_left(self) -> bool:
        """The arrow of the card resolved last; left before the first one (O17)."""
        return self.current == NOBODY or ARROW_LEFT[self.current]


def of(state: SetiState) -> Rival:
    assert state.rival is not None
    return state.rival


def first_by_arrow(state: SetiState, items: list[int]) -> int:
    """The leftmost or the rightmost, by the arrow (SE-12.2)."""
    return items[0] if of(state).points_left() else items[-1]


def receive(state: SetiState, resource: int, amount: int) -> None:
    player = state.players[SEAT]
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
    """Straight into the computer, space 2 gives publicity and space 4 income; beyond into its pool (SE-12.3)."""
    rival = of(state)
    if rival.computer == COMPUTER:
        rival.pool += 1
        return
    rival.computer += 1
    if rival.computer == 2:
        receive(state, PUBLICITY, 1)
    elif rival.computer == 4:
        advance(state, PER_INCOME)


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
                state.players[SEAT].score += NO_CARD_LEFT_VP


@final
class ProgressOp(ReadOnly):
    def __init__(self, spaces: int) -> None:
        self.spaces = spaces


@operation("progress")
def progress_op(p: int) -> Op:
    return ProgressOp(p)
