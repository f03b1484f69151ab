"""The golden records: whole matches of random play, one per way the game ends in practice and for every number of players.

After a change of the rules' version they are made again by `python -m tests.games.planet_unknown.golden`, which plays with seeds
0, 1, 2, … until a match ends as wanted. An empty depot takes 24 rounds of the same depot, which no planet has room for in such play:
`test_rounds.py` builds that position.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests import conftest  # noqa: F401 - registers the game

FOLDER = Path(__file__).parent / "golden"


class Wanted(msgspec.Struct, frozen=True):
    """A record: how many play with which options, and how it ends."""

    name: str
    seats: int
    reasons: list[str]
    options: dict[str, Any] = {}

    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


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
    Wanted("solo-events", 1, ["end-events", "end-solo"]),
    Wanted("solo-stuck", 1, ["end-stuck", "end-solo"], {**boards(1, "k_273", "wormhole_corp"), "events": "harsh"}),
]


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("planet_unknown", wanted.seats, seed, wanted.options)
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        match.play(seat, rng.choice(match.state.legal(seat)))
    return match


def reasons(match: Match) -> list[str]:
    return [reason.key for reason in match.state.result().reasons]


def record(wanted: Wanted) -> None:
    seed = 0
    while reasons(match := play(wanted, seed)) != wanted.reasons:
        seed += 1
    players = [f"player {seat + 1}" for seat in range(wanted.seats)]
    wanted.path().write_bytes(msgspec.json.encode(match.export(players)) + b"\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in WANTED:
        record(one)
