"""A hunt through random matches for ships that came into a nebula without hyperdrive (AE-5.4).

`python -m tests.games.andromedas_edge.hunt [MATCHES] [FIRST SEED]` plays many of them and stops at the first find; the tests play a few.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content.map import SPACES
from starboard.games.andromedas_edge.content.ships import FLEET, HYPERDRIVE, SHIP_TYPE
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.rules.movement import abilities
from starboard.games.andromedas_edge.state import EdgeState

Fleet = list[list[int]]


def strays(state: EdgeState, before: Fleet, able: Fleet) -> Iterator[str]:
    """Ships that are in a nebula now, were elsewhere before, and had no hyperdrive then nor have it now."""
    for seat, player in enumerate(state.players):
        for number in range(FLEET):
            place = player.fleet[number]
            if place >= SPACES and before[seat][number] != place:
                had = able[seat][SHIP_TYPE[number]] | abilities(state, seat, SHIP_TYPE[number])
                if not had & HYPERDRIVE:
                    yield f"turn {state.turn}: ship {number} of seat {seat} in nebula {place - SPACES + 1}"


def leads_there(action: Action) -> bool:
    """Ships with hyperdrive, and ways into nebulae: random play goes there too seldom."""
    if isinstance(action, act.BuildShip):
        return action.ship == "science_vessel"
    if isinstance(action, act.PlayCard):
        return action.card in ("tac_nebula_charts", "tac_redeploy", "tac_tactical_retreat", "tac_safe_passage")
    goal = action.region if isinstance(action, act.Launch | act.PickRegion) else action.to if isinstance(action, act.MoveShip) else ""
    return goal.startswith("nebula")


def hunt(seed: int) -> tuple[list[str], int]:
    """The finds of one match, and how often a ship was in a nebula at all."""
    cases = GAME.conformance()
    seats, options = cases[seed % len(cases)]
    state = GAME.setup(seats, GAME.complete(seats, options), Rng(numbered_seed(seed)))
    state.advance()
    rng = Rng(numbered_seed(seed)).fork()
    found: list[str] = []
    seen = 0
    while pending := state.pending():
        before = [player.fleet.copy() for player in state.players]
        able = [[abilities(state, other, ship) for ship in range(4)] for other in range(seats)]
        seat = rng.choice(pending)
        legal = state.legal(seat)
        action = rng.choice([one for one in legal if leads_there(one)] or legal)
        state.play(seat, action)
        found += [f"seed {seed}, {one}, by {action}" for one in strays(state, before, able)]
        seen += sum(place >= SPACES for player in state.players for place in player.fleet)
    return found, seen


if __name__ == "__main__":
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 10000
    first = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    visits = 0
    for number in range(first, first + matches):
        finds, seen = hunt(number)
        visits += seen
        if finds:
            sys.exit("\n".join(finds))
        if (number - first + 1) % 100 == 0:
            print(f"{number - first + 1} of {matches} matches, a ship in a nebula at {visits} moments", flush=True)
