"""The golden records: whole matches, at least one per number of players, per option and per way the game can end.

After a change of the rules' version they are made again by `python -m tests.games.andromedas_edge.golden`, which plays at random
with seeds 0, 1, 2, … until a match ends as wanted.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests import conftest  # noqa: F401 - registers the game
from tests.golden import anonymous, keep, reasons

FOLDER = Path(__file__).parent / "golden"


class Wanted(msgspec.Struct, frozen=True):
    """A record: how many play with which options, and how it ends."""

    name: str
    seats: int
    reasons: list[str]
    options: dict[str, str] = {}

    def path(self) -> Path:
        return FOLDER / f"{self.name}.json.gz"


WANTED = [
    Wanted("two", 2, ["end-terminus"], {"length": "short"}),
    Wanted("three-twilight", 3, ["end-terminus"], {"length": "short", "events": "cosmic_twilight", "raiders_s": "null_locusts"}),
    Wanted("four-vortices-destiny", 4, ["end-terminus"], {"length": "short", "special": "vortices", "destiny": "yes"}),
    Wanted("teams-quasars", 4, ["end-terminus"], {"length": "short", "teams": "yes", "special": "quasars", "destiny": "yes"}),
    Wanted("two-limited", 2, ["end-turn-limit"], {"length": "long", "turn_limit": "30"}),
]


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("andromedas_edge", wanted.seats, seed, dict(wanted.options))
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def record(wanted: Wanted) -> int:
    return keep(wanted.path(), anonymous(wanted.seats), lambda seed: play(wanted, seed), lambda match: reasons(match) == wanted.reasons)


if __name__ == "__main__":
    for one in WANTED:
        print(f"{one.name}: seed {record(one)}")
