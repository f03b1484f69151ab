"""Game: what a game says of itself before a match begins."""

from __future__ import annotations

import sys
from abc import abstractmethod
from math import inf
from pathlib import Path
from typing import Any, TypeAlias, TypeVar, final

import msgspec
from mypy_extensions import mypyc_attr

from starboard.engine.actions import Action
from starboard.engine.campaign import CampaignRules
from starboard.engine.errors import Refusal
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.state import Rules, State

S = TypeVar("S", bound=State)

Options: TypeAlias = dict[str, str | list[str]]


@final
class Foresight:
    """How a search thinks about a game's decisions.

    `horizon`: rounds that it looks ahead. `width`: actions that it thinks about. `trust`: playouts that a look one action ahead is
    worth to it. `sharpness`: how much a standard deviation of promise counts in its tree. `floor`: what weighs less is not thought about
    while anything weighs more. `hunch`: how much what an action weighs adds to the look ahead. `rollouts`: whether a playout goes on below
    the tree, by the policy, to the horizon; else the evaluation judges where it leaves the tree. `swing`: a lead of so many points of
    evaluation is worth odds of e to 1. `outcome`: a finished playout's value is so much who won; the rest is by how much. `halving`: all
    actions get the same number of playouts by the policy alone, then the better half of them, and so on; else a tree is grown.
    """

    def __init__(
        self,
        horizon: int = 6,
        width: int = 16,
        trust: int = 6,
        sharpness: float = 1.5,
        floor: float = -inf,
        hunch: float = 0.0,
        rollouts: bool = True,
        swing: float = 10.0,
        outcome: float = 0.9,
        halving: bool = False,
    ) -> None:
        self.horizon = horizon
        self.width = width
        self.trust = trust
        self.sharpness = sharpness
        self.floor = floor
        self.hunch = hunch
        self.rollouts = rollouts
        self.swing = swing
        self.outcome = outcome
        self.halving = halving


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Rules[S]):
    """One per game. `version` changes whenever the same log could lead to another position."""

    def __init__(
        self, id: str, name: str, version: int, seats: tuple[int, int], options: tuple[Option, ...], actions: list[type[Action]]
    ) -> None:
        super().__init__(id)
        self.name = name
        self.version = version
        self.min_seats, self.max_seats = seats
        self.options = options
        self.foresight = Foresight()
        self._actions: dict[str, type[Action]] = {kind.__struct_config__.tag: kind for kind in actions}  # type: ignore[misc]

    @abstractmethod
    def setup(self, seats: int, options: Options, rng: Rng) -> S:
        """The first state, before anything runs by itself."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How well the seat stands, as a bot sees it: greater is better, the unit is about a point."""

    def standings(self, state: S) -> list[float]:
        """Every seat's evaluation; a game may have a quicker way to all of them than one by one."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def weigh(self, state: S, seat: int, legal: list[Action]) -> list[float]:
        """How promising each action looks without playing it, in any unit: guides searches and their playouts. Must be fast."""
        return [0.0] * len(legal)

    def actions(self) -> list[type[Action]]:
        """The kinds of actions there are."""
        return list(self._actions.values())

    def contents(self) -> dict[str, Path]:
        """The files of what is printed, by name; a file that lies beside the rules of a part of the game goes by the part's name."""
        home = Path(str(sys.modules[type(self).__module__].__file__)).parent
        files = sorted(home.rglob("*.json"))
        return {file.stem if file.parent.name in ("content", "text") else file.parent.name: file for file in files}

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        """Why this combination of complete, known options cannot be played; None when it can."""
        return None

    def campaign(self) -> CampaignRules | None:
        """How matches of this game make a campaign; None: they don't."""
        return None

    def conformance(self) -> list[tuple[int, Options]]:
        """Seat counts and options that the conformance suite plays."""
        return [(seats, {}) for seats in range(self.min_seats, self.max_seats + 1)]

    def complete(self, seats: int, options: Options) -> Options:
        """All options, defaults filled in; refuses wrong names, values and seat counts."""
        if not self.min_seats <= seats <= self.max_seats:
            raise Refusal("refused-seats", game=self.name, min=self.min_seats, max=self.max_seats, seats=seats)
        known = {option.id: option for option in self.options}
        for id in options:
            if id not in known:
                raise Refusal("refused-option", option=id, known=", ".join(known))
        chosen: Options = {option.id: option.read(seats, options.get(option.id)) for option in self.options}
        refusal = self.refuse_options(seats, chosen)
        if refusal is not None:
            raise refusal
        return chosen

    def read_action(self, raw: Any) -> Action:
        """An action from what JSON decodes to."""
        kind = self._actions.get(str(raw.get("type"))) if isinstance(raw, dict) else None
        if kind is None:
            raise Refusal("refused-unknown-action", kinds=", ".join(self._actions))
        try:
            return msgspec.convert(raw, kind)
        except msgspec.ValidationError as error:
            raise Refusal("refused-malformed-action", why=str(error)) from None
