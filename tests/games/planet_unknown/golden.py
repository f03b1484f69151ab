"""The golden records: whole matches, at least one per way the game can end and per number of players.

After a change of the rules' version they are made again by `python -m tests.games.planet_unknown.golden`, which plays with seeds
0, 1, 2, … until a match ends as wanted. Play is random, but for two drainers: they pack their planets tightly and turn one depot of small
tiles to themselves for 24 rounds, since that is what it takes to empty one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import Move, Rotate, Take
from starboard.games.planet_unknown.bots.bitboard import board, border
from starboard.games.planet_unknown.bots.evaluation import outlook
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.state import PlanetState
from tests import conftest  # noqa: F401 - registers the game
from tests.golden import anonymous, keep, reasons

FOLDER = Path(__file__).parent / "golden"


class Wanted(msgspec.Struct, frozen=True):
    """A record: how many play with which options, and how it ends."""

    name: str
    seats: int
    reasons: list[str]
    options: dict[str, Any] = {}
    drain: bool = False

    def path(self) -> Path:
        return FOLDER / f"{self.name}.json.gz"


def boards(seats: int, *chosen: str) -> dict[str, Any]:
    """Planets, then corporations, of the seats."""
    return {"planet": list(chosen[:seats]), "corporation": list(chosen[seats:])}


WANTED = [
    Wanted("stuck-2", 2, ["end-stuck"]),
    Wanted("stuck-3-special", 3, ["end-stuck"], boards(3, "cerberus", "petra", "kaax", "makeshift", "oasis_ultd", "jump_drive")),
    Wanted(
        "stuck-4-special",
        4,
        ["end-stuck"],
        {
            **boards(4, "gaia", "lacuna", "arashi", "tartarus", "republic", "flux_industries", "cosmos_inc", "horizon_group"),
            "private_objectives": "yes",
        },
    ),
    Wanted("stuck-5-offer", 5, ["end-stuck"], {"planet": ["offer"] * 5, "corporation": ["offer"] * 5, "inner_ring": "random"}),
    Wanted("stuck-6", 6, ["end-stuck"], {"planet": ["random"] * 6, "corporation": ["random"] * 6, "events": "harsh"}),
    Wanted("events-2", 2, ["end-events"], {"events": "gentle", "rotation": "fixed"}),
    Wanted("events-and-stuck-2", 2, ["end-stuck", "end-events"], {"events": "balanced"}),
    Wanted("depot-2", 2, ["end-depot"], {"inner_ring": "2"}, drain=True),
    Wanted("depot-and-stuck-2", 2, ["end-stuck", "end-depot"], {"inner_ring": "2"}, drain=True),
    Wanted("solo-events", 1, ["end-events", "end-solo"]),
    Wanted("solo-stuck", 1, ["end-stuck", "end-solo"], {**boards(1, "k_273", "wormhole_corp"), "events": "harsh"}),
]


DRAINED = 2
"""The outer compartment of the depot that drainers empty: skew tetrominoes, with dominoes in the inner ring."""


def drained(state: PlanetState, seat: int, legal: list[Action]) -> Action:
    """The fuller planet gets the small tiles, large ones first, laid as tightly as possible."""
    if isinstance(legal[0], Rotate):
        fuller = max(range(2), key=lambda other: state.players[other].covered.bit_count())
        return legal[(state.positions[fuller] + state.station.rotation - DRAINED) % 6]
    for ring in RINGS:
        if Take(ring) in legal:
            return Take(ring)

    def tightness(action: Action) -> float:
        twin = state.clone()
        twin.play(seat, action)
        player = twin.players[seat]
        return outlook(twin, seat) - 0.3 * border(board(player.planet.grid & ~player.covered))

    return max((action for action in legal if not isinstance(action, Move)), key=tightness)


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("planet_unknown", wanted.seats, seed, wanted.options)
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        legal = match.state.legal(seat)
        match.play(seat, drained(match.state, seat, legal) if wanted.drain else rng.choice(legal))
    return match


def record(wanted: Wanted) -> int:
    return keep(wanted.path(), anonymous(wanted.seats), lambda seed: play(wanted, seed), lambda match: reasons(match) == wanted.reasons)


if __name__ == "__main__":
    for one in WANTED:
        print(f"{one.name}: seed {record(one)}")
