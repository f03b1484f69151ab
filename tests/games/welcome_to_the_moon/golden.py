"""The golden records: whole matches, at least one per way the game can end.

After a change of the rules' version they are made again by `.venv/bin/python -m tests.games.welcome_to_the_moon.golden`, which plays with
seeds 0, 1, 2, … until a match ends as wanted. A full sheet has paid 41 rockets, more than the track and seven errors take, so in real play
it is a launch too.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.progress import track

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Claim, Mark, Skip, Write, WriteX
from starboard.games.welcome_to_the_moon.sheet import EMPTY, X
from tests.games.welcome_to_the_moon.position import LAUNCH

FOLDER = Path(__file__).parent / "golden"
LARGEST = 15
OUT_OF_THE_WAY = 6.0


class Wanted(msgspec.Struct, frozen=True):
    """A record: who plays how, with which options, and how it ends."""

    name: str
    players: list[str]
    reasons: list[str]
    options: dict[str, str] = {}

    def path(self) -> Path:
        return FOLDER / f"{self.name}.json"


MISSIONS = {"mission_a": "1", "mission_b": "1", "mission_c": "2"}
WANTED = [
    Wanted("launch-2", ["builder", "builder"], ["end-launch"]),
    Wanted("launch-3", ["builder", "builder", "anyhow"], ["end-launch"]),
    Wanted("launch-and-errors-6", ["builder"] * 5 + ["anyhow"], ["end-launch", "end-errors"]),
    Wanted("missions-2", ["envoy", "builder"], ["end-missions"], MISSIONS),
    Wanted("missions-and-launch-3", ["envoy", "builder", "builder"], ["end-launch", "end-missions"], MISSIONS),
    Wanted("full-sheet-and-launch-2", ["builder", "builder"], ["end-launch", "end-full"]),
    Wanted("errors-2", ["anyhow", "anyhow"], ["end-errors"], {**MISSIONS, "missions_after_system_error": "yes"}),
    Wanted("errors-3", ["anyhow", "builder", "anyhow"], ["end-errors"]),
    Wanted("errors-6", ["anyhow"] * 6, ["end-errors"]),
]


def crowding(slots: list[int], line: list[int]) -> float:
    """How hard it is to fill the gaps of a level: many slots for few numbers is bad."""
    trouble, low, empty = 0.0, 0, 0
    for written in [*(slots[slot] for slot in line), LARGEST + 1]:
        if written == EMPTY:
            empty += 1
        elif written != X:
            trouble += empty * empty / (written - low - 0.5)
            low, empty = written, 0
    return trouble


def written(slots: list[int], slot: int, mark: int) -> tuple[float, bool]:
    """What a mark changes: the crowding of its level, and whether it completes the compartment."""
    line = LAUNCH.lines[LAUNCH.lines_of[slot][0]]
    before = crowding(slots, line)
    after = slots.copy()
    after[slot] = mark
    complete = all(after[other] != EMPTY for other in LAUNCH.compartment_slots[LAUNCH.compartment_of[slot]])
    return crowding(after, line) - before, complete


def build(slots: list[int], slot: int, mark: int) -> float:
    """A builder leaves room everywhere and completes compartments with an X late, to fill the last slots in one chain."""
    cost, complete = written(slots, slot, mark)
    pays_x = complete and bool(LAUNCH.compartment_icons[LAUNCH.compartment_of[slot]] & LAUNCH.x_bits)
    if mark == X and slots.count(EMPTY) <= 13:
        return cost - 100 * pays_x
    return cost + OUT_OF_THE_WAY * pays_x + (LAUNCH.slot_ids[slot][:2] == "l9")


def head_for_missions(slots: list[int], slot: int, mark: int) -> float:
    """An envoy fills the levels of missions 64 and 66, and blocks the others to get the errors of 69."""
    cost, complete = written(slots, slot, mark)
    if LAUNCH.slot_ids[slot][:2] in ("l1", "l2", "l3", "l7"):
        return cost
    return OUT_OF_THE_WAY / 2 - min(cost, 5.0) + 5 * OUT_OF_THE_WAY * complete


COSTS: dict[str, Callable[[list[int], int, int], float]] = {"builder": build, "envoy": head_for_missions}


def choose(match: Match, seat: int, player: str, rng: Rng) -> Action:
    """`anyhow` plays at random, the others what costs them least; only an envoy claims missions, 69 first."""
    legal = match.state.legal(seat)
    if player == "anyhow" or len(legal) == 1:
        return rng.choice(legal)
    slots = match.state.sheets[seat].slots

    def cost(action: Action) -> float:
        if isinstance(action, Write):
            return COSTS[player](slots, LAUNCH.slot_at[action.slot], action.number) + rng.below(100) / 300
        if isinstance(action, WriteX):
            return COSTS[player](slots, LAUNCH.slot_at[action.slot], X)
        if isinstance(action, Mark):
            return LAUNCH.amounts[LAUNCH.bonus_at[action.mark]] - 1000
        if isinstance(action, Claim):
            return -action.mission if player == "envoy" else 1
        return 1000 if isinstance(action, Skip) else 0

    return min(legal, key=cost)


def play(wanted: Wanted, seed: int) -> Match:
    match = Match.new("welcome_to_the_moon", len(wanted.players), seed, wanted.options)
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        match.play(seat, choose(match, seat, wanted.players[seat], rng))
    return match


def reasons(match: Match) -> list[str]:
    return [reason.key for reason in match.state.result().reasons]


def record(wanted: Wanted) -> None:
    seed = 0
    while reasons(match := play(wanted, seed)) != wanted.reasons:
        seed += 1
    players = [f"{player} {seat + 1}" for seat, player in enumerate(wanted.players)]
    wanted.path().write_bytes(msgspec.json.encode(match.export(players)) + b"\n")


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in track(WANTED, "Playing"):
        record(one)
