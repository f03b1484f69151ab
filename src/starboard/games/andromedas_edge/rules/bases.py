"""Alliance bases: when one may be launched to, and the duty to let it act (AE-6.4, AE-7)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Collect, FreeAction, GoOn, Recruit
from starboard.games.andromedas_edge.content import BASES, NOTHING, names
from starboard.games.andromedas_edge.content.map import FIRST_BASE, REGION_IDS
from starboard.games.andromedas_edge.content.resources import ENERGY, TACTICS
from starboard.games.andromedas_edge.content.ships import JUMP_ENERGY
from starboard.games.andromedas_edge.rules.compound_effects import Convert
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.free_actions import free_action_bar, gathering, perform
from starboard.games.andromedas_edge.rules.operation import Frame, any_possible
from starboard.games.andromedas_edge.rules.printed import BASE_NEEDS
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

BASE_FIRST: Final = Bar("AE-7.4", "barred-base-first")


@final
class BaseIdle(Bar):
    """The action of an Alliance base could not be carried out (AE-7.1)."""

    def __init__(self, base: int) -> None:
        super().__init__("AE-6.4", "barred-base")
        self.base = base

    def refusal(self) -> Refusal:
        printed = BASES[self.base]
        dues = [names.amounts(op.what) for op in BASE_NEEDS[self.base] if isinstance(op, Convert) and op.what is not None]
        needs = printed.launch_requires or ""
        return Refusal("barred-base", rule=self.rule, base=names.tile(printed.id), needs=needs, cost=dues[0] if dues else "")


BASE_IDLE: Final = [BaseIdle(base) for base in range(len(BASES))]


def can_act(state: EdgeState, seat: int, region: int) -> bool:
    """Whether the action of a base can be carried out with what the player has now."""
    needs = BASE_NEEDS[state.tile(region) - FIRST_BASE]
    return not needs or any_possible(state, needs, Frame(seat, seat))


def could_act(state: EdgeState, seat: int, region: int) -> bool:
    """The same once the own leaders and the bonus resources that lie on the base are taken (AE-7.1)."""
    if can_act(state, seat, region):
        return True
    player, board = state.players[seat], state.board
    bonus = board.bonus[region]
    if not bonus and not player.leaders[region]:
        return False
    stock, hand, leaders = player.stock, player.hand, player.station_leaders
    player.station_leaders = leaders + player.leaders[region]
    if bonus:
        player.stock = [amount + bonus[kind] for kind, amount in enumerate(stock)]
        player.hand = hand + [NOTHING] * min(bonus[TACTICS], len(board.tactics) + len(board.tactics_discard))
    could = can_act(state, seat, region)
    player.stock, player.hand, player.station_leaders = stock, hand, leaders
    return could


def base_bar(state: EdgeState, seat: int, region: int) -> Bar | None:
    """An Alliance base may be chosen only if its action can be carried out (AE-6.4)."""
    if not state.is_base(region) or could_act(state, seat, region):
        return None
    return BASE_IDLE[state.tile(region) - FIRST_BASE]


def base_bar_after_jump(state: EdgeState, seat: int, region: int) -> Bar | None:
    """The same with the energy for the jump paid."""
    stock = state.players[seat].stock
    stock[ENERGY] -= JUMP_ENERGY
    bar = base_bar(state, seat, region)
    stock[ENERGY] += JUMP_ENERGY
    return bar


@final
class PauseAtBase(Choice):
    """Leaders and bonus resources of the base may be taken before it acts, and must be where it could not act without them (AE-7.4)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        here = REGION_IDS[state.region]
        found: list[Action] = [one for one in gathering(state, seat) if isinstance(one, Recruit | Collect) and one.region == here]
        return found if self.is_owed(state, seat) else [GoOn(), *found]

    def is_owed(self, state: EdgeState, seat: int) -> bool:
        """Whether the base cannot act yet, and could."""
        return not can_act(state, seat, state.region) and could_act(state, seat, state.region)

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if not isinstance(action, GoOn):
            state.queue(Ask(seat, self))
            perform(state, seat, action)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, FreeAction):
            return free_action_bar(state, seat, action) or BASE_FIRST
        return BASE_IDLE[state.tile(state.region) - FIRST_BASE] if isinstance(action, GoOn) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-pause-base")

    def rule(self) -> str:
        return "AE-7.4"
