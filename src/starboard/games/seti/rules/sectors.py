"""Completed sectors: winner, publicity, second place, reset (SE-7.2)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import ResolveSector
from starboard.games.seti.content.numbers import DATA_SLOTS, NOBODY, STAR_COLOUR, STAR_IDS, TILE
from starboard.games.seti.events import SectorWon, TileResolved
from starboard.games.seti.rules.choices import Choice, ask
from starboard.games.seti.rules.effects import at_once, resolve
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.printed import FIRST_WIN, LATER_WIN, SIGNALLED, TILE_RESOLVED
from starboard.games.seti.rules.signals import TARGET_IDS
from starboard.games.seti.rules.triggers import WIN
from starboard.games.seti.state import SetiState

NOT_COMPLETED: Final = Barred("SE-7.2", message("refused-not-completed"))


def completed(state: SetiState) -> list[int]:
    """Sectors without data, the 'Oumuamua tile last (SE-7.2)."""
    markers = state.board.markers
    return [target for target in range(9) if len(markers[target]) >= DATA_SLOTS[target]]


def strongest(markers: tuple[int, ...], but: int) -> int:
    """Who has most markers; a tie goes to the later last marker (SE-7.2.1, O21). NOBODY: there is nobody else."""
    best, most = NOBODY, 0
    for index in range(len(markers) - 1, -1, -1):
        owner = markers[index]
        if owner != but and markers.count(owner) > most:
            best, most = owner, markers.count(owner)
    return best


@final
class ResolveSectors(Step[SetiState]):
    """The active player resolves all completed sectors in an order of choice (SE-3.3, T3)."""

    def run(self, state: SetiState, seat: int) -> None:
        if completed(state):
            state.push(seat, self)
            ask(state, seat, SECTOR_ORDER)


@final
class SectorOrder(Choice):
    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [ResolveSector(TARGET_IDS[target]) for target in completed(state)]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, ResolveSector)
        state.free_actions = False
        state.push(seat, REOPEN)
        finish_sector(state, TARGET_IDS.index(action.star))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NOT_COMPLETED if isinstance(action, ResolveSector) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-sector-order")

    def rule(self) -> str:
        return "SE-7.2"


@final
class Reopen(Step[SetiState]):
    """Free actions are possible again (SE-3.3.3)."""

    def run(self, state: SetiState, seat: int) -> None:
        state.free_actions = True


RESOLVE_SECTORS: Final = ResolveSectors()
SECTOR_ORDER: Final = SectorOrder()
REOPEN: Final = Reopen()


def finish_sector(state: SetiState, target: int) -> None:
    """Winner, publicity, win marker, second place, reset (SE-7.2.1 to SE-7.2.5)."""
    board = state.board
    markers = board.markers[target]
    if target == TILE:
        finish_tile(state)
        return
    winner = strongest(markers, NOBODY)
    second = strongest(markers, winner)
    for seat in state.clockwise(state.active):
        if seat in markers:
            at_once(state, seat, SIGNALLED)
    board.markers[target] = () if second == NOBODY else (second,)
    state.players[winner].wins[target] += 1
    if state.journal is not None:
        state.tell(SectorWon(state.named(winner), STAR_IDS[target]))
    first = not board.won >> target & 1
    board.won |= 1 << target
    resolve(state, winner, FIRST_WIN[target] if first else LATER_WIN[target])
    emit(state, winner, WIN, 1 << STAR_COLOUR[target])


def finish_tile(state: SetiState) -> None:
    """Everybody with a marker on the 'Oumuamua tile gains an exofossil; it is refilled (SE-10.4)."""
    markers = state.board.markers[TILE]
    state.board.markers[TILE] = ()
    if state.journal is not None:
        state.tell(TileResolved(None))
    for seat in state.clockwise(state.active):
        if seat in markers:
            at_once(state, seat, TILE_RESOLVED)
