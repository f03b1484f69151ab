"""The balance of Andromeda's Edge by self-play: who wins, how long it takes, what is taken.

    andromedas_edge_balance.py --matches 500 --out balance.jsonl --report docs/andromedas-edge-balance.md

Four bots play; in turn each keeps the first, the second, the third of its factions, so all factions come equally often. The file
keeps a line per match, and what it holds of the same contents is not played again; begin a new one when the bots have changed.
The report replaces everything below the heading "Results" and draws its charts into a folder beside it. Matches of other lengths
of the game that are in the file are reported, too.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from functools import cache, partial
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean

import msgspec
from bar_chart import Bar, bar_chart
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from starboard import Match
from starboard.arena.statistics import summarise, wilson
from starboard.bots import Observation, make_bot
from starboard.engine.messages import message
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.text import render
from starboard.games.andromedas_edge.actions import ChooseFaction, TakeDiscovery
from starboard.games.andromedas_edge.content import (
    COLUMNS,
    CONTENT,
    DISCOVERIES,
    FACTIONS,
    MODULES,
    SHIPS,
    SUPREMACIES,
    TACTICS,
    UPGRADES,
)
from starboard.games.andromedas_edge.events import CardPlayed, ModuleTaken, SupremacyTaken, Upgraded

GAME = "andromedas_edge"
SEATS = 4
LENGTHS = ("short", "medium", "long")
WIN_RATES = (0.15, 0.40)
TURNS = (20, 35)
MOST = 3.0
"""Nothing may be taken so many times as often as its type on the mean."""
RESULTS = "## Results"


class Played(msgspec.Struct, frozen=True):
    """A match; factions, scores and shares of the win go by seat, `taken` says how often anything was taken."""

    contents: str
    bot: str
    length: str
    number: int
    factions: list[str]
    scores: list[int]
    shares: list[float]
    turns: float
    taken: dict[str, int]


class Kind(msgspec.Struct, frozen=True):
    """Things of one type and the copies of each; `word` begins the keys of their names."""

    title: str
    word: str
    copies: dict[str, int]


def kinds() -> list[Kind]:
    standard = [tile for tile in UPGRADES if tile.faction is None]
    return [
        *[Kind(f"Modules: {row}", "module", {one.id: 1 for one in MODULES if one.type == row}) for row in COLUMNS],
        *[
            Kind(f"Tactics cards: {kind}", "tactic", {card.id: card.copies for card in TACTICS if card.kind == kind})
            for kind in ("action", "event", "support", "diplomacy", "battle")
        ],
        *[
            Kind(f"Ship upgrades: {ship.id.replace('_', ' ')}", "upgrade", {tile.id: 1 for tile in standard if tile.ship == ship.id})
            for ship in SHIPS
        ],
        Kind("Ship upgrades of factions", "upgrade", {faction.ship_upgrade: 1 for faction in FACTIONS}),
        Kind("Discovery tokens", "discovery", {token.id: token.copies for token in DISCOVERIES}),
        Kind("Supremacy tokens", "supremacy", {token.id: token.copies for token in SUPREMACIES}),
    ]


# -- playing


@cache
def contents() -> str:
    """The contents that are played, in a word."""
    digest = sha256()
    for file in sorted(CONTENT.glob("*.json")):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def play(bot: str, length: str, number: int) -> Match:
    match = Match.new(GAME, SEATS, number, {"length": length})
    chance = Rng(numbered_seed(number)).fork()
    bots = [make_bot(bot, f"{number}/{seat}".encode()) for seat in range(SEATS)]
    while pending := match.state.pending():
        seat = pending[0]
        legal = match.state.legal(seat)
        if isinstance(legal[0], ChooseFaction):
            match.play(seat, legal[number % len(legal)])
        else:
            match.play(seat, legal[0] if len(legal) == 1 else bots[seat].choose(Observation.of(match.state, seat, chance)))
    return match


def played(bot: str, length: str, number: int) -> Played:
    match = play(bot, length, number)
    result = match.state.result()
    assert result is not None
    factions = {seat: action.faction for seat, action in match.log if isinstance(action, ChooseFaction)}
    return Played(
        contents=contents(),
        bot=bot,
        length=length,
        number=number,
        factions=[factions[seat] for seat in range(match.seats)],
        scores=[place.score for place in result.places],
        shares=result.shares(),
        turns=match.state.round() / match.seats,
        taken=dict(taken(match)),
    )


def taken(match: Match) -> Counter[str]:
    """How often each card was played, each module, upgrade and token taken."""
    found = Counter(action.token for _, action in match.log if isinstance(action, TakeDiscovery))
    for _, entry in match.entries(None):
        match entry.event:
            case ModuleTaken(module=thing) | CardPlayed(card=thing) | Upgraded(tile=thing) | SupremacyTaken(token=thing):
                found[thing] += 1
    return found


def read(file: Path | None) -> list[Played]:
    """What was kept of matches with these contents."""
    if file is None or not file.exists():
        return []
    lines = [msgspec.json.decode(line, type=Played) for line in file.read_bytes().splitlines()]
    return [one for one in lines if one.contents == contents()]


def missing(bot: str, length: str, numbers: list[int], processes: int) -> Iterator[Played]:
    job = partial(played, bot, length)
    if processes == 1:
        yield from map(job, numbers)
    else:
        with get_context("spawn").Pool(processes) as pool:
            yield from pool.imap_unordered(job, numbers)


# -- reporting


@cache
def name(word: str, id: str) -> str:
    return render(message(f"{word}-{id}"), "en", GAME)


class Faction(msgspec.Struct, frozen=True):
    name: str
    games: int
    rate: float
    interval: tuple[float, float]
    score: float


def factions(matches: list[Played]) -> list[Faction]:
    """All factions that were played, the most successful first."""
    found: list[Faction] = []
    for faction in FACTIONS:
        seats = [(one, seat) for one in matches for seat in range(SEATS) if one.factions[seat] == faction.id]
        if seats:
            won = sum(one.shares[seat] for one, seat in seats)
            score = fmean(one.scores[seat] for one, seat in seats)
            found.append(Faction(name("faction", faction.id), len(seats), won / len(seats), wilson(won, len(seats)), score))
    return sorted(found, key=lambda one: -one.rate)


def rates(matches: list[Played], kind: Kind) -> list[tuple[str, float, float]]:
    """Name, times a match, and how that compares with the mean of the kind (1 is the mean), the most popular first.

    Two copies of a card are twice the chance, so they are compared by copy.
    """
    times = {id: sum(one.taken.get(id, 0) for one in matches) / len(matches) for id in kind.copies}
    mean = sum(times.values()) / sum(kind.copies.values())
    found = [(name(kind.word, id), times[id], times[id] / kind.copies[id] / mean if mean else 0.0) for id in times]
    return sorted(found, key=lambda one: -one[2])


def out_of_bounds(matches: list[Played]) -> list[str]:
    """What is not as it should be, in words; `matches` are of the medium length."""
    found = [f"{one.name} wins {one.rate:.1%}" for one in factions(matches) if not WIN_RATES[0] <= one.rate <= WIN_RATES[1]]
    turns = fmean(one.turns for one in matches)
    if not TURNS[0] <= turns <= TURNS[1]:
        found.append(f"{turns:.1f} turns a player")
    for kind in kinds():
        for thing, times, relative in rates(matches, kind):
            if times == 0:
                found.append(f"{thing} ({kind.title}) is never taken")
            elif relative > MOST:
                found.append(f"{thing} ({kind.title}) is taken {relative:.1f} times as often as the mean")
    return found


def row(*cells: object) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def report(matches: list[Played], folder: str) -> list[str]:
    """The results in Markdown; `folder` is where the charts are."""
    medium = [one for one in matches if one.length == "medium"]
    bots = ", ".join(sorted({f"`{one.bot}`" for one in medium}))
    lines = [RESULTS, "", f"{len(medium)} matches of the medium length, four {bots} each, contents `{contents()}`.", ""]
    wrong = out_of_bounds(medium)
    lines += [f"Out of bounds: {'; '.join(wrong)}." if wrong else "Everything is within the bounds.", ""]
    lines += ["### Factions", "", f"![Win rate of each faction]({folder}/factions.svg)", ""]
    lines += ["| faction | games | win rate | 95 % interval | mean score |", "|---|---|---|---|---|"]
    for one in factions(medium):
        lines.append(row(one.name, one.games, f"{one.rate:.1%}", f"{one.interval[0]:.1%} to {one.interval[1]:.1%}", f"{one.score:.1f}"))
    lines += ["", "### Length", "", f"![Turns a player]({folder}/length.svg)", ""]
    lines += ["| length | matches | turns a player, mean | least | median | most | within 20 to 35 |", "|---|---|---|---|---|---|---|"]
    for length in LENGTHS:
        turns = [one.turns for one in matches if one.length == length]
        if turns:
            all_of = summarise(turns)
            within = sum(TURNS[0] <= one <= TURNS[1] for one in turns) / len(turns)
            figures = (f"{all_of.mean:.1f}", f"{all_of.least:.1f}", f"{all_of.median:.1f}", f"{all_of.most:.1f}")
            lines.append(row(length, len(turns), *figures, f"{within:.0%}"))
    lines += ["", "### What is taken", "", "Times a match; relative to the mean of the type, a card's copies apart.", ""]
    lines += ["| type | things | times a match | least taken | most taken |", "|---|---|---|---|---|"]
    for kind in kinds():
        found = rates(medium, kind)
        least, most = (f"{thing} {times:.2f} ({relative:.2f} x)" for thing, times, relative in (found[-1], found[0]))
        lines.append(row(kind.title, len(found), f"{sum(times for _, times, _ in found):.2f}", least, most))
    return [*lines, "", *[f"![{kind.title}]({folder}/{slug(kind)}.svg)" for kind in kinds()], ""]


def slug(kind: Kind) -> str:
    return kind.title.lower().replace(": ", "-").replace(" ", "-")


def charts(matches: list[Played]) -> dict[str, str]:
    """File names and charts."""
    medium = [one for one in matches if one.length == "medium"]
    bars = [Bar(one.name, one.rate, one.interval) for one in factions(medium)]
    found = {"factions.svg": bar_chart("Win rate of each faction, 95 % intervals", bars, list(WIN_RATES), "{:.0%}".format)}
    turns = Counter(round(one.turns) for one in medium)
    bars = [Bar(f"{turn} turns", turns[turn]) for turn in range(min(turns), max(turns) + 1)]
    found["length.svg"] = bar_chart("Matches by turns a player, medium length", bars, [], "{:.0f}".format)
    for kind in kinds():
        bars = [Bar(thing, relative) for thing, _, relative in rates(medium, kind)]
        found[f"{slug(kind)}.svg"] = bar_chart(f"{kind.title}, relative to the mean", bars, [1.0, MOST], "{:.2f}".format)
    return found


def write(file: Path, matches: list[Played]) -> None:
    """The hand-written part of the report stays."""
    head = file.read_text("utf-8").partition(RESULTS)[0] if file.exists() else "# Balance of Andromeda's Edge\n\n"
    folder = file.with_suffix("")
    folder.mkdir(parents=True, exist_ok=True)
    file.write_text(head + "\n".join(report(matches, folder.name)), "utf-8")
    for chart, drawn in charts(matches).items():
        (folder / chart).write_text(drawn, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=500, help="how many matches (500)")
    parser.add_argument("--length", choices=LENGTHS, default="medium", help="of the game (medium)")
    parser.add_argument("--bot", default="greedy", help="who plays (greedy)")
    parser.add_argument("--processes", type=int, default=1, help="how many matches at a time (1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="keep the matches in this file; play only what is not in it yet")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the results into this file")
    chosen = parser.parse_args()
    matches = [one for one in read(chosen.out) if one.bot == chosen.bot]
    there = {one.number for one in matches if one.length == chosen.length}
    numbers = [number for number in range(chosen.matches) if number not in there]
    columns = TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=chosen.matches, completed=chosen.matches - len(numbers))
        for one in missing(chosen.bot, chosen.length, numbers, chosen.processes):
            matches.append(one)
            if chosen.out is not None:
                with chosen.out.open("ab") as lines:
                    lines.write(msgspec.json.encode(one) + b"\n")
            bar.advance(task)
    if not any(one.length == "medium" for one in matches):
        print(f"{len(matches)} matches; a report needs some of the medium length, too")
        return
    if chosen.report is not None:
        write(chosen.report, matches)
    print("\n".join(report(matches, chosen.report.stem if chosen.report else ".")))


if __name__ == "__main__":
    main()
