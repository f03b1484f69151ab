"""The game: seats and options (AE-2.1)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score
from starboard.games.andromedas_edge import show
from starboard.games.andromedas_edge.actions import ACTIONS
from starboard.games.andromedas_edge.bots.evaluation import evaluate
from starboard.games.andromedas_edge.bots.policy import weigh
from starboard.games.andromedas_edge.content import CONSTANTS, RAIDERS
from starboard.games.andromedas_edge.rules import hidden, scoring
from starboard.games.andromedas_edge.rules.setup import RANDOM, set_up
from starboard.games.andromedas_edge.state import EdgeState
from starboard.games.andromedas_edge.view import EdgeView
from starboard.games.andromedas_edge.words import actions


def _raiders(rank: str) -> tuple[str, ...]:
    return tuple([raider.id for raider in RAIDERS if raider.rank == rank])


OPTIONS: Final = (
    Option("length", tuple(CONSTANTS.lengths), "medium"),
    Option("events", ("galactic_aurora", "cosmic_twilight"), "galactic_aurora"),
    Option("raiders_s", _raiders("S"), "vorticon_attackers"),
    Option("raiders_a", (RANDOM, *_raiders("A")), RANDOM),
    Option("raiders_b", (RANDOM, *_raiders("B")), RANDOM),
    Option("raiders_c", (RANDOM, *_raiders("C")), RANDOM),
    Option("raiders_d", (RANDOM, *_raiders("D")), RANDOM),
    Option("special", ("none", "quasars", "vortices"), "none"),
    Option("destiny", ("no", "yes"), "no"),
    Option("teams", ("no", "yes"), "no"),
    Option("turn_limit", ("none", "30", "60", "100", "400"), "none"),
)


@final
class AndromedasEdge(Game[EdgeState]):
    def __init__(self) -> None:
        super().__init__("andromedas_edge", "Andromeda's Edge", 4, (2, 4), OPTIONS, ACTIONS)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["teams"] == "yes" and seats != 4:
            return Refusal("refused-teams", rule="AE-21.7", seats=seats)
        return None

    def setup(self, seats: int, options: Options, rng: Rng) -> EdgeState:
        return set_up(self, seats, options, rng)

    def redeal(self, state: EdgeState, seat: int | None, rng: Rng) -> EdgeState:
        return hidden.redealt(state, seat, rng)

    def view(self, state: EdgeState, seat: int | None) -> EdgeView:
        return show.view(state, seat)

    def scores(self, state: EdgeState) -> list[Score]:
        return scoring.scores(state)

    def result(self, state: EdgeState) -> Result | None:
        return scoring.result(state) if state.over else None

    def describe(self, state: EdgeState, seat: int, action: Action) -> Message:
        return actions.describe(state, seat, action)

    def census(self, state: EdgeState) -> dict[str, int]:
        return hidden.census(state)

    def evaluate(self, state: EdgeState, seat: int) -> float:
        return evaluate(state, seat)

    def weigh(self, state: EdgeState, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def conformance(self) -> list[tuple[int, Options]]:
        """Random play need not end by itself, so every case has a limit of turns."""
        limit: Options = {"turn_limit": "60"}
        return [
            (2, limit),
            (3, {**limit, "events": "cosmic_twilight", "raiders_s": "null_locusts", "length": "short"}),
            (4, {**limit, "special": "vortices", "destiny": "yes"}),
            (4, {**limit, "teams": "yes", "special": "quasars", "destiny": "yes", "events": "cosmic_twilight"}),
        ]


GAME: Final = AndromedasEdge()
