"""The game: its options; everything else is passed on to its rooms."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action, AmbientAction
from starboard.engine.errors import Refusal
from starboard.engine.game import Foresight, Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score
from starboard.games.seti import show
from starboard.games.seti.actions import ACTIONS
from starboard.games.seti.bots import evaluation, policy
from starboard.games.seti.content import LEVELS
from starboard.games.seti.content.numbers import SPECIES_IDS
from starboard.games.seti.rules import flights, free_actions, hidden, scoring, setup
from starboard.games.seti.rules.setup import RANDOM
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import SetiView
from starboard.games.seti.words import actions

LAYOUTS: Final = (RANDOM, *(str(number) for number in range(1, 13)))
"""A numbered layout is the same discs and stars in every match that chooses it."""
LEVEL_NAMES: Final = tuple(str(level.level) for level in LEVELS)


@final
class Seti(Game[SetiState]):
    def __init__(self) -> None:
        species = (RANDOM, *SPECIES_IDS)
        options = (
            Option("left_species", species, RANDOM),
            Option("right_species", species, RANDOM),
            Option("layout", LAYOUTS, RANDOM),
            Option("level", LEVEL_NAMES, "1"),
        )
        super().__init__("seti", "SETI", 2, (1, 4), options, ACTIONS)
        # A round is long, and later ones hang on cards that nobody knows. Of the many free actions few are worth a thought.
        self.foresight = Foresight(horizon=1, width=12, trust=1, floor=-3.0, hunch=0.3, swing=60.0, outcome=0.3, halving=True)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["left_species"] == options["right_species"] != RANDOM:
            return Refusal("refused-same-species", rule="SE-2.1")
        return None

    def setup(self, seats: int, options: Options, rng: Rng) -> SetiState:
        return setup.first_state(self, seats, options, rng)

    def ambient(self, state: SetiState, seat: int) -> list[Action]:
        return free_actions.rights(state, seat) if state.free_actions and seat == state.active else []

    def take_ambient(self, state: SetiState, seat: int, action: AmbientAction) -> None:
        free_actions.take(state, seat, action)

    def ways(self, state: SetiState, seat: int) -> list[list[Action]]:
        return flights.ways(state, seat)

    def redeal(self, state: SetiState, seat: int | None, rng: Rng) -> SetiState:
        return hidden.redealt(state, seat, rng)

    def view(self, state: SetiState, seat: int | None) -> SetiView:
        return show.view(state, seat)

    def scores(self, state: SetiState) -> list[Score]:
        return scoring.scores(state)

    def result(self, state: SetiState) -> Result | None:
        return scoring.result(state) if state.over else None

    def describe(self, state: SetiState, seat: int, action: Action) -> Message:
        return actions.describe(state, seat, action)

    def census(self, state: SetiState) -> dict[str, int]:
        return hidden.census(state)

    def evaluate(self, state: SetiState, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def standings(self, state: SetiState) -> list[float]:
        return evaluation.standings(state)

    def weigh(self, state: SetiState, seat: int, legal: list[Action]) -> list[float]:
        return policy.weigh(state, seat, legal)

    def conformance(self) -> list[tuple[int, Options]]:
        """Every seat count, every pair of species, every solo level."""
        return [
            (2, {}),
            (2, {"left_species": "mascamites", "right_species": "anomalies"}),
            (3, {"left_species": "oumuamua", "right_species": "centaurians"}),
            (4, {"left_species": "exertians", "right_species": "mascamites"}),
            (3, {"left_species": "anomalies", "right_species": "exertians"}),
            (4, {"left_species": "centaurians", "right_species": "exertians", "layout": "3"}),
            (1, {"level": "1", "left_species": "mascamites", "right_species": "centaurians"}),
            (1, {"level": "2", "left_species": "oumuamua", "right_species": "mascamites"}),
            (1, {"level": "3", "left_species": "exertians", "right_species": "oumuamua"}),
            (1, {"level": "4", "left_species": "centaurians", "right_species": "anomalies"}),
            (1, {"level": "5", "left_species": "anomalies", "right_species": "oumuamua"}),
        ]


GAME: Final = Seti()
