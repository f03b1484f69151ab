"""The golden records of SETI: a match per number of players, per species, and per level of the rival.

After a change of the rules' version they are made again by `python -m tests.games.seti.golden`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import BuyCard, Exchange, MoveForEnergy, Pass, Stop, UseCorner
from tests.golden import anonymous, keep

FOLDER = Path(__file__).parent / "golden"
SELDOM = (Pass, Exchange, UseCorner, BuyCard, Stop, MoveForEnergy)


class Wanted(msgspec.Struct, frozen=True):
    """A record: how many play with which species and level."""

    name: str
    seats: int
    left: str
    right: str
    level: str = "1"

    def path(self) -> Path:
        return FOLDER / f"{self.name}.json.gz"

    def options(self) -> dict[str, str]:
        return {"left_species": self.left, "right_species": self.right, "level": self.level}


WANTED = [
    Wanted("two", 2, "mascamites", "anomalies"),
    Wanted("three", 3, "oumuamua", "centaurians"),
    Wanted("four", 4, "exertians", "mascamites"),
    Wanted("alone-1", 1, "mascamites", "anomalies", "1"),
    Wanted("alone-2", 1, "anomalies", "oumuamua", "2"),
    Wanted("alone-3", 1, "oumuamua", "centaurians", "3"),
    Wanted("alone-4", 1, "centaurians", "exertians", "4"),
    Wanted("alone-5", 1, "exertians", "mascamites", "5"),
]


def eager(legal: list[Action], rng: Rng) -> Action:
    """Somebody who does rather than saves: passes, exchanges and refusals are rare, so matches get far."""
    deeds = [action for action in legal if not isinstance(action, SELDOM)]
    if deeds and rng.below(12):
        return rng.choice(deeds)
    going_on = [action for action in legal if not isinstance(action, Pass)]
    return rng.choice(going_on if going_on and rng.below(10) else legal)


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("seti", wanted.seats, seed, wanted.options())
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        match.play(seat, eager(match.state.legal(seat), rng))
    return match


def tells_enough(match: Match) -> bool:
    """Both species are discovered and somebody has marked their boards."""
    board = match.state.board
    return len(board.discovered) == 2 and max(board.spaces + [seat for strip in board.strips for seat in strip]) >= 0


def record(wanted: Wanted) -> int:
    return keep(wanted.path(), anonymous(wanted.seats), lambda seed: play(wanted, seed), tells_enough)


if __name__ == "__main__":
    for one in WANTED:
        print(f"{one.name}: seed {record(one)}")
