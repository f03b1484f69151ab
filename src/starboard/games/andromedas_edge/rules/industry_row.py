"""The order of the industry row (AE-9.6)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import PickModule
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_IDS, MODULE_OF
from starboard.games.andromedas_edge.content.tracks import INDUSTRY
from starboard.games.andromedas_edge.events import Rearranged
from starboard.games.andromedas_edge.player import UNUSED, Player
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

NOT_IN_THE_ROW: Final = Bar("AE-9.6", "barred-not-in-the-row")
MODULE_STANDS: Final = Bar("AE-9.6", "barred-module-stands")
JUST_REARRANGED: Final = Bar("AE-9.6", "barred-just-rearranged")
NOTHING_TO_REARRANGE: Final = Bar("AE-9.6", "barred-nothing-to-rearrange")


def rearrange_bar(state: EdgeState, seat: int) -> Bar | None:
    """Not twice in a row, and only where another order is possible: the Shipwright stays first."""
    if state.rearranged:
        return JUST_REARRANGED
    return None if len(state.players[seat].industry) > 2 else NOTHING_TO_REARRANGE


def begin_rearranging(state: EdgeState, seat: int) -> None:
    state.rearranged = True
    state.queue(Ask(seat, NextInRow((FIRST_KEY + INDUSTRY,))))


@final
class NextInRow(Choice):
    """The next module of the new order (AE-9.6)."""

    def __init__(self, order: tuple[int, ...]) -> None:
        self.order = order

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickModule(MODULE_IDS[module]) for module in state.players[seat].industry if module not in self.order]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickModule)
        order = (*self.order, MODULE_OF[action.module])
        if len(order) < len(state.players[seat].industry):
            state.queue(Ask(seat, NextInRow(order)))
        else:
            rearrange(state, seat, list(order))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PickModule):
            return None
        return MODULE_STANDS if MODULE_OF[action.module] in self.order else NOT_IN_THE_ROW

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-order-row", place=len(self.order) + 1)

    def rule(self) -> str:
        return "AE-9.6"


def has_worked(player: Player, module: int) -> bool:
    """Whether a module was activated in this Return."""
    return player.used[player.modules.index(module)] != UNUSED


def rearrange(state: EdgeState, seat: int, order: list[int]) -> None:
    """Moons stay between neighbours that stay neighbours, others are lost (AE-9.6).

    New neighbours that have both worked already pay nothing more in this Return, like old ones (AE-9.5).
    """
    player = state.players[seat]
    old = player.industry
    halves = [NOTHING] * (len(order) - 1)
    paid = [has_worked(player, order[index]) and has_worked(player, order[index + 1]) for index in range(len(order) - 1)]
    for index in range(len(order) - 1):
        for before in range(len(old) - 1):
            if {old[before], old[before + 1]} == {order[index], order[index + 1]}:
                halves[index] = player.halves[before]
    lost = sum([1 for moon in player.halves if moon != NOTHING]) - sum([1 for moon in halves if moon != NOTHING])
    state.board.moons_gone += lost
    player.industry = order
    player.halves = halves
    player.halves_paid = paid
    state.rearranged = True
    if state.journal is not None:
        state.tell(Rearranged(seat))
