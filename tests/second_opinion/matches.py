"""Random matches in which the engine and a second opinion are compared at every step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.game import Options
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests.second_opinion import Difference, opinion_on

NEARLY_BEST = 2.0
"""An action that is judged so little below the best is as good a choice."""


class Case(NamedTuple):
    """A random match: everything in it follows from this."""

    game: str
    seats: int
    options: Options
    seed: int

    def __str__(self) -> str:
        options = ",".join(f"{key}={value}" for key, value in self.options.items())
        return f"{self.game}, {self.seats} seats, {options or 'no options'}, seed {self.seed}"


def cases(game: str, seed: int = 0) -> Iterator[Case]:
    """Every seat count and option set of a game, again and again."""
    sets = find_game(game).conformance()
    while True:
        for seats, options in sets:
            yield Case(game, seats, options, seed)
        seed += 1


def a_move(match: Match, rng: Rng) -> tuple[int, Action]:
    """Half the time any action, else one of those that promise most: matches of pure chance hardly come anywhere."""
    seat = rng.choice(match.state.pending())
    legal = match.state.legal(seat)
    if rng.below(2):
        return seat, rng.choice(legal)
    weights = match.game.weigh(match.state, seat, legal)
    best = max(weights)
    return seat, rng.choice([action for action, weight in zip(legal, weights, strict=True) if weight >= best - NEARLY_BEST])


def compared(case: Case) -> Iterator[tuple[Match, Rng]]:
    """Plays the match; stops before each action and at the end, when the position and the step to it have been compared."""
    opinion = opinion_on(case.game)
    match = Match.new(case.game, case.seats, case.seed, case.options)
    rng = Rng(numbered_seed(case.seed + 1_000_003))
    while True:
        try:
            if opinion is not None:
                opinion.check(match.state)
        except Difference as difference:
            raise difference.at(f"{case}, step {len(match.log)}") from None
        yield match, rng
        if not match.state.pending():
            return
        seat, action = a_move(match, rng)
        before, told = match.state.clone(), len(match._journal.entries)
        match.apply(seat, action)
        try:
            if opinion is not None:
                opinion.follow(before, seat, action, [entry.event for entry in match._journal.entries[told:]], match.state)
        except Difference as difference:
            raise difference.at(f"{case}, step {len(match.log)} by {action}") from None
