"""The rival's turn: the first possible action of its card; passing (SE-12.2, SE-12.7)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.agenda import Step
from starboard.games.seti.content import RIVAL_CARDS
from starboard.games.seti.events import Passed, RivalCard
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.deck import refill
from starboard.games.seti.rules.probes import rotate
from starboard.games.seti.rules.rival import of
from starboard.games.seti.rules.rival_actions import first_possible
from starboard.games.seti.rules.rival_milestones import leave_stack
from starboard.games.seti.rules.sectors import completed, finish_sector
from starboard.games.seti.state import SetiState


def take_turn(state: SetiState) -> None:
    """Reveal the top card and do its first possible action; without a card it passes (SE-12.2)."""
    rival = of(state)
    if not rival.deck:
        pass_round(state)
        return
    rival.current = rival.deck.pop()
    rival.on_top = max(0, rival.on_top - 1)
    rival.seen |= 1 << rival.current
    state.reveal()
    state.queue(END_OF_TURN)
    resolve_card(state)


def resolve_card(state: SetiState) -> None:
    rival = of(state)
    if state.journal is not None:
        state.tell(RivalCard(None, RIVAL_CARDS[rival.current].id))
    first_possible(state, rival.current)
    rival.played.append(rival.current)


@final
class EndOfTurn(Step[SetiState]):
    """Refill the row, resolve completed sectors in ascending order (SE-12.2, O14)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)
        state.queue(RIVAL_SECTORS)


@final
class RivalSectors(Step[SetiState]):
    def run(self, state: SetiState, seat: int) -> None:
        done = completed(state)
        if done:
            state.queue(self)
            stars = state.board.stars
            finish_sector(state, min(done, key=lambda target: stars.index(target) if target in stars else 8))


END_OF_TURN: Final = EndOfTurn()
RIVAL_SECTORS: Final = RivalSectors()


def pass_round(state: SetiState) -> None:
    """Shuffle the played cards into a new deck, rotate if first, one card of the stack is progress (SE-12.7)."""
    rival = of(state)
    rival.deck = state.rng.shuffled(sorted(rival.played))
    rival.played = []
    rival.on_top = 0
    if state.journal is not None:
        state.tell(Passed(None))
    first = not any(player.passed for player in state.players)
    state.queue(LEAVE_STACK)
    if first:
        rotate(state)


@final
class LeaveStack(Step[SetiState]):
    def run(self, state: SetiState, seat: int) -> None:
        leave_stack(state, state.players[RIVAL])


LEAVE_STACK: Final = LeaveStack()
