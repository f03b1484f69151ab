"""Conditions of the effect vocabulary (AE-20.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, final

from starboard.engine.effects.vocabulary import Vocabulary, Word, printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.rules.counters import counter, counter_text
from starboard.games.andromedas_edge.rules.regions import near_own_ship
from starboard.games.andromedas_edge.state import EdgeState

WITHOUT_LIMIT: Final = 1000


class Condition(Word, ABC):
    @abstractmethod
    def holds(self, state: EdgeState, seat: int) -> bool: ...

    @abstractmethod
    def text(self) -> Message:
        """As a part of a sentence."""


CONDITIONS: Final = Vocabulary[Condition]("test")


@final
class Within(Condition):
    """A counter within bounds."""

    form: ClassVar = printed("count", "test", of=str, at_least=(int, 0), at_most=(int, WITHOUT_LIMIT))

    def __init__(self, form: Any) -> None:
        self.name: str = form.of
        self.count = counter(self.name)
        self.least: int = form.at_least
        self.most: int = form.at_most

    def holds(self, state: EdgeState, seat: int) -> bool:
        return self.least <= self.count(state, seat) <= self.most

    def text(self) -> Message:
        return message("if-count", count=counter_text(self.name), least=self.least)


@final
class OwnShipWithin(Condition):
    """An own ship at so little plain distance of the active region."""

    form: ClassVar = printed("own_ship_within", "test", steps=int)

    def __init__(self, form: Any) -> None:
        self.steps: int = form.steps

    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.region != NOTHING and near_own_ship(state, seat, state.region, self.steps)

    def text(self) -> Message:
        return message("if-own-ship-within", range=self.steps)


@final
class OwnTurn(Condition):
    form: ClassVar = printed("own_turn", "test")

    def holds(self, state: EdgeState, seat: int) -> bool:
        return seat == state.active

    def text(self) -> Message:
        return message("if-own-turn")


@final
class WonBattle(Condition):
    form: ClassVar = printed("won_battle", "test")

    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.battle is not None and state.battle.winners >> seat & 1 == 1

    def text(self) -> Message:
        return message("if-won-battle")


@final
class Defeated(Condition):
    form: ClassVar = printed("defeated", "test")

    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.battle is not None and state.battle.defeated >> seat & 1 == 1

    def text(self) -> Message:
        return message("if-defeated")


@final
class RaidersInBattle(Condition):
    form: ClassVar = printed("raiders_in_battle", "test")

    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.battle is not None and state.region in state.board.raiders

    def text(self) -> Message:
        return message("if-raiders-in-battle")


@final
class OpponentInBattle(Condition):
    form: ClassVar = printed("opponent_in_battle", "test")

    def holds(self, state: EdgeState, seat: int) -> bool:
        if state.battle is None:
            return False
        return any(state.are_opponents(seat, other) and player.ships_in(state.region) > 0 for other, player in enumerate(state.players))

    def text(self) -> Message:
        return message("if-opponent-in-battle")


CONDITIONS.announce(Within, OwnShipWithin, OwnTurn, WonBattle, Defeated, RaidersInBattle, OpponentInBattle)


def all_hold(state: EdgeState, seat: int, conditions: list[Condition]) -> bool:
    return all(one.holds(state, seat) for one in conditions)
