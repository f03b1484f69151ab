"""The golden records: whole matches, for every adventure one or more per way it can end, with the itemised scores they ended with.

After a change of the rules' version they are made again by `.venv/bin/python -m tests.games.welcome_to_the_moon.golden`. A match that can
still be played and ends as wanted stays; else it plays with one seed after another until one does. A full sheet of The Launch has paid
41 rockets, more than the track and seven errors take, so in real play it is a launch too.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.progress import track

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from tests.games.welcome_to_the_moon.players import choose
from tests.games.welcome_to_the_moon.quest import quest
from tests.golden import Golden, keep, read, reasons

FOLDER = Path(__file__).parent / "golden"


class Wanted(msgspec.Struct, frozen=True):
    """A record: who plays how, with which options, and how it ends; `width` of the quest if it is one for missions.

    The search begins with the seed that was found last.
    """

    name: str
    players: list[str]
    reasons: list[str]
    options: dict[str, str] = {}
    seed: int = 0
    width: int = 0

    def path(self) -> Path:
        return FOLDER / f"{self.name}.json.gz"

    def read(self) -> Golden:
        return read(self.path())


def missions(cards: str) -> dict[str, str]:
    """The first or second card of each letter: "121"."""
    return {f"mission_{letter}": card for letter, card in zip("abc", cards, strict=True)}


def of(adventure: int, errors: str, full: int, *others: Wanted) -> list[Wanted]:
    """The records of an adventure: its key of the end by errors, the seed of a full sheet, and what else there is."""
    options = {"adventure": str(adventure)}
    every = [
        Wanted("errors", ["anyhow"] * 2, [errors]),
        Wanted("full", ["builder"] * 2, ["end-full"], seed=full),
        *others,
    ]
    return [msgspec.structs.replace(one, name=f"{adventure}-{one.name}", options={**options, **one.options}) for one in every]


def by_quest(cards: str, seed: int, width: int) -> Wanted:
    return Wanted("missions", ["adventurer", "builder"], ["end-missions"], missions(cards), seed, width)


WANTED = [
    Wanted("1-launch-2", ["builder", "builder"], ["end-launch"]),
    Wanted("1-launch-3", ["builder", "builder", "anyhow"], ["end-launch"], seed=63),
    Wanted("1-launch-and-errors-6", ["builder"] * 5 + ["anyhow"], ["end-launch", "end-errors"], seed=62),
    Wanted("1-missions-2", ["envoy", "builder"], ["end-missions"], missions("112")),
    Wanted("1-missions-and-launch-3", ["envoy", "builder", "builder"], ["end-launch", "end-missions"], missions("112"), 396),
    Wanted("1-full-and-launch-2", ["builder", "builder"], ["end-launch", "end-full"], seed=13),
    Wanted("1-errors-2", ["anyhow", "anyhow"], ["end-errors"], {**missions("112"), "missions_after_system_error": "yes"}),
    Wanted("1-errors-3", ["anyhow", "builder", "anyhow"], ["end-errors"]),
    Wanted("1-errors-6", ["anyhow"] * 6, ["end-errors"]),
    *of(2, "end-errors", 4, by_quest("112", 4, 4)),
    *of(3, "end-errors", 0, by_quest("112", 13, 4)),
    *of(4, "end-errors", 7, by_quest("121", 0, 3)),
    *of(5, "end-errors", 4, by_quest("212", 1, 3)),
    *of(6, "end-errors", 2, by_quest("111", 0, 4)),
    *of(7, "end-errors", 235, Wanted("missions", ["claimant"] * 2, ["end-missions"], seed=1)),
    *of(8, "battle-end-errors", 1, by_quest("211", 0, 3)),
    Wanted("1-alone", ["builder"], ["astra-end-launch"]),
    Wanted("3-alone", ["builder"], ["end-full"], {"adventure": "3"}),
    Wanted("5-alone", ["builder"], ["astra-end-deck"], {"adventure": "5"}),
    Wanted("8-alone", ["anyhow"], ["end-full"], {"adventure": "8"}),
]


def play(wanted: Wanted, seed: int) -> Match | None:
    match = Match.new("welcome_to_the_moon", len(wanted.players), seed, wanted.options)
    if wanted.width:
        for seat, action in quest(match, wanted.width) or []:
            match.play(seat, action)
        return match if match.log else None
    rng = Rng(numbered_seed(seed)).fork()
    while pending := match.state.pending():
        seat = rng.choice(pending)
        match.play(seat, choose(match, seat, wanted.players[seat], rng))
    return match


def again(wanted: Wanted) -> Match | None:
    """The recorded match by the rules and the defaults of today, if they allow its moves."""
    kept = wanted.read().record
    match = Match.new(kept.game, kept.seats, kept.seed, wanted.options)
    try:
        for played in kept.log:
            match.apply(played.seat, match.game.read_action(played.action))
    except Refusal:
        return None
    return match if match.state.result() is not None and reasons(match) == wanted.reasons else None


def record(wanted: Wanted) -> int | None:
    """The seed that it was found with, none if it stays."""
    players = [f"{player} {seat + 1}" for seat, player in enumerate(wanted.players)]
    if wanted.path().exists() and (match := again(wanted)) is not None:
        keep(wanted.path(), players, lambda _: match, lambda _: True)
        return None
    return keep(wanted.path(), players, lambda seed: play(wanted, seed), lambda match: reasons(match) == wanted.reasons, wanted.seed)


if __name__ == "__main__":
    for one in track(WANTED, "Playing"):
        seed = record(one)
        print(f"{one.name}: {'stays' if seed is None else f'seed {seed}'}", flush=True)
