"""Conditions of the effect vocabulary (AE-20.4)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.rules.counters import counter, counter_words
from starboard.games.andromedas_edge.rules.regions import near_own_ship
from starboard.games.andromedas_edge.state import EdgeState

WITHOUT_LIMIT: Final = 1000


class Condition(ABC):
    @abstractmethod
    def holds(self, state: EdgeState, seat: int) -> bool: ...

    @abstractmethod
    def words(self) -> Message: ...


@final
class Within(Condition):
    """A counter within bounds."""

    def __init__(self, name: str, least: int, most: int) -> None:
        self.name = name
        self.count = counter(name)
        self.least = least
        self.most = most

    def holds(self, state: EdgeState, seat: int) -> bool:
        return self.least <= self.count(state, seat) <= self.most

    def words(self) -> Message:
        return message("if-count", count=counter_words(self.name), least=self.least)


@final
class OwnShipWithin(Condition):
    """An own ship at so little plain distance of the active region."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.region != NOTHING and near_own_ship(state, seat, state.region, self.steps)

    def words(self) -> Message:
        return message("if-own-ship-within", range=self.steps)


@final
class OwnTurn(Condition):
    def holds(self, state: EdgeState, seat: int) -> bool:
        return seat == state.active

    def words(self) -> Message:
        return message("if-own-turn")


@final
class WonBattle(Condition):
    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.battle is not None and state.battle.winners >> seat & 1 == 1

    def words(self) -> Message:
        return message("if-won-battle")


@final
class Defeated(Condition):
    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.battle is not None and state.battle.defeated >> seat & 1 == 1

    def words(self) -> Message:
        return message("if-defeated")


@final
class RaidersInBattle(Condition):
    def holds(self, state: EdgeState, seat: int) -> bool:
        return state.battle is not None and state.region in state.board.raiders

    def words(self) -> Message:
        return message("if-raiders-in-battle")


@final
class OpponentInBattle(Condition):
    def holds(self, state: EdgeState, seat: int) -> bool:
        if state.battle is None:
            return False
        return any(state.are_opponents(seat, other) and player.ships_in(state.region) > 0 for other, player in enumerate(state.players))

    def words(self) -> Message:
        return message("if-opponent-in-battle")


FLAGS: Final[dict[str, Condition]] = {
    "own_turn": OwnTurn(),
    "won_battle": WonBattle(),
    "defeated": Defeated(),
    "raiders_in_battle": RaidersInBattle(),
    "opponent_in_battle": OpponentInBattle(),
}


def condition(p: dict[str, Any]) -> Condition:
    """A condition of the contents; an unknown one is an error."""
    if "count" in p:
        return Within(p["count"], p.get("at_least", 0), p.get("at_most", WITHOUT_LIMIT))
    if "own_ship_within" in p:
        return OwnShipWithin(p["own_ship_within"])
    if p.get("flag") not in FLAGS:
        raise ValueError(f"unknown condition {p}")
    return FLAGS[p["flag"]]


def all_hold(state: EdgeState, seat: int, conditions: list[Condition]) -> bool:
    return all(one.holds(state, seat) for one in conditions)
