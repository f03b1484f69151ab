"""Choosing one of several lists of effects (PU-6.2, PU-16.11)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.planet_unknown.actions import ChooseBonus
from starboard.games.planet_unknown.content.operations import ChooseOneOp, Operation
from starboard.games.planet_unknown.pending import Effect
from starboard.games.planet_unknown.rules.operations import BONUS, Source, carries_out, carry_out
from starboard.games.planet_unknown.state import PlanetState


@final
class ChooseOne(Effect[PlanetState]):
    """One of the bonuses of a Wormhole step, or one of the offers of an event; one that can't be carried out may be chosen (PU-18.3)."""

    def __init__(self, lists: list[list[Operation]], origin: str) -> None:
        self.lists = lists
        self.origin = origin

    def choices(self, state: PlanetState, seat: int) -> list[Action]:
        return [ChooseBonus(self.origin, option) for option in range(len(self.lists))]

    def answers(self, action: Action) -> bool:
        return isinstance(action, ChooseBonus) and action.origin == self.origin

    def bar(self, state: PlanetState, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, ChooseBonus)
        return None if 0 <= action.option < len(self.lists) else Refusal("refused-no-option", rule="PU-6.2", options=len(self.lists))

    def resolve(self, state: PlanetState, seat: int, action: Action) -> None:
        assert isinstance(action, ChooseBonus)
        carry_out(state, seat, self.lists[action.option], BONUS)

    def words(self) -> Message:
        return message("effect-choose")


@carries_out(ChooseOneOp)
def choose_one_op(state: PlanetState, seat: int, op: ChooseOneOp, source: Source) -> None:
    state.own(seat).pending.append(ChooseOne([list(option) for option in op.options], source.by))
