"""Observation: all that a bot learns of a match."""

from __future__ import annotations

from typing import Any

from starboard.engine.actions import Action
from starboard.engine.game import Game
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.state import State
from starboard.engine.view import View


class Observation:
    """A match through the eyes of one seat. It holds a redealt state, never the true one, so there is nothing hidden to be found in it."""

    def __init__(self, guess: State, seat: int) -> None:
        """`guess` must be redealt for the seat; `Observation.of` sees to that."""
        self._guess = guess
        self.seat = seat

    @staticmethod
    def of(state: State, seat: int, rng: Rng) -> Observation:
        return Observation(state.redeal(seat, rng), seat)

    def game(self) -> Game[Any]:
        return find_game(self._guess.game.id)

    def legal(self) -> list[Action]:
        return self._guess.legal(self.seat)

    def round(self) -> int:
        return self._guess.round()

    def view(self) -> View:
        return self._guess.view(self.seat)

    def sample(self, rng: Rng) -> State:
        """A state that the seat cannot tell from the true one, drawn anew each time."""
        return self._guess.redeal(self.seat, rng)
