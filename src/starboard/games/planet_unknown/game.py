"""The game: seats, options, set-up (PU-3, PU-15)."""

from __future__ import annotations

from typing import final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.game import Foresight, Game, Options
from starboard.engine.messages import Message
from starboard.engine.record import Option
from starboard.engine.rng import Rng
from starboard.engine.view import Result, Score
from starboard.games.planet_unknown import show
from starboard.games.planet_unknown.actions import ACTIONS
from starboard.games.planet_unknown.board import DEPOTS
from starboard.games.planet_unknown.bots.evaluation import evaluate, standings
from starboard.games.planet_unknown.bots.policy import weigh
from starboard.games.planet_unknown.content import EVENT_MIXES, SIGNALS
from starboard.games.planet_unknown.content.corporations import CORPORATIONS, SYMMETRIC_CORPORATION
from starboard.games.planet_unknown.content.planets import PLANETS, SYMMETRIC_PLANET
from starboard.games.planet_unknown.rules import hidden, scoring, setup, turn
from starboard.games.planet_unknown.rules.setup import COUNTS, CUSTOM, DEFAULT, NO_EVENTS, OFFER, RANDOM
from starboard.games.planet_unknown.state import OVER, PlanetState
from starboard.games.planet_unknown.view import PlanetView
from starboard.games.planet_unknown.words import actions as words


@final
class PlanetUnknown(Game[PlanetState]):
    def __init__(self) -> None:
        options = (
            Option("planet", (*PLANETS, RANDOM, OFFER), SYMMETRIC_PLANET, per_seat=True),
            Option("corporation", (*CORPORATIONS, RANDOM, OFFER), SYMMETRIC_CORPORATION, per_seat=True),
            Option("inner_ring", ("recommended", RANDOM, *(str(shift) for shift in range(1, DEPOTS))), "recommended"),
            Option("rotation", ("commander", "fixed"), "commander"),
            Option("private_objectives", ("no", "yes"), "no"),
            Option("events", (DEFAULT, NO_EVENTS, *EVENT_MIXES, CUSTOM), DEFAULT),
            *[
                Option(f"{signal}_events", COUNTS, str(EVENT_MIXES["balanced"][index]), needs=("events", (CUSTOM,)))
                for index, signal in enumerate(SIGNALS)
            ],
        )
        super().__init__("planet_unknown", "Planet Unknown", 2, (1, 6), options, ACTIONS)
        # Luck differs more than placements do: what met the same luck can be told apart by few playouts.
        self.foresight = Foresight(horizon=4, width=12, trust=2, halving=True)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        return setup.refuse_options(seats, options)

    def setup(self, seats: int, options: Options, rng: Rng) -> PlanetState:
        return setup.first_state(self, seats, options, rng)

    def redeal(self, state: PlanetState, seat: int | None, rng: Rng) -> PlanetState:
        return hidden.redealt(state, seat, rng)

    def view(self, state: PlanetState, seat: int | None) -> PlanetView:
        return show.view(state, seat)

    def scores(self, state: PlanetState) -> list[Score]:
        return scoring.scores(state, state.players, None)

    def result(self, state: PlanetState) -> Result | None:
        return scoring.result(state) if state.phase == OVER else None

    def describe(self, state: PlanetState, seat: int, action: Action) -> Message:
        return words.describe(state, seat, action)

    def census(self, state: PlanetState) -> dict[str, int]:
        return hidden.census(state)

    def evaluate(self, state: PlanetState, seat: int) -> float:
        return evaluate(state, seat)

    def standings(self, state: PlanetState) -> list[float]:
        return standings(state)

    def weigh(self, state: PlanetState, seat: int, legal: list[Action]) -> list[float]:
        return weigh(state, seat, legal)

    def ways(self, state: PlanetState, seat: int) -> list[list[Action]]:
        return turn.ways(state, seat)

    def conformance(self) -> list[tuple[int, Options]]:
        """Every board and every option at least once."""
        return [
            (1, {}),
            (1, {"planet": ["petra"], "corporation": ["jump_drive"], "events": "harsh"}),
            (2, {}),
            (2, {**boards("k_273 gaia", "republic cosmos_inc"), "rotation": "fixed", "private_objectives": "yes", "events": "balanced"}),
            (3, {**boards("persephone arashi tartarus", "wormhole_corp jump_drive makeshift"), "events": "gentle"}),
            (4, {**boards("kaax lacuna oblivion charybdis", "horizon_group oasis_ultd flux_industries republic"), "inner_ring": "random"}),
            (5, {"planet": [OFFER] * 5, "corporation": [OFFER] * 5}),
            (6, {"planet": ["pajitnov", "cerberus"] + [RANDOM] * 4, "corporation": [RANDOM] * 6, "inner_ring": "3"}),
        ]


def boards(planets: str, corporations: str) -> Options:
    return {"planet": planets.split(), "corporation": corporations.split()}


GAME = PlanetUnknown()
