"""make bench: how fast Starboard plays at random, side by side with catanatron and OpenSpiel, in one run.

The measurements take turns, so that whatever else the machine does hits all of them alike; each result is a median.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".venv" / "bench"
REQUIREMENTS = HERE / "requirements.txt"
RESULTS = PEERS / "results.json"
ROUNDS = 5
SECONDS = "2"
BUILDS = {"compiled": ROOT / ".venv" / "compiled", "interpreted": ROOT / "src"}
CATANATRON, BACKGAMMON = "catanatron", "OpenSpiel backgammon"
PEER_NAMES = (CATANATRON, BACKGAMMON)
Measured = dict[str, float]
Report = dict[str, dict[str, Measured]]
EXPLANATION = f"""\
A decision is one action that a player takes, also where the rules leave one option only (forced).
Ours: adventures of Welcome to the Moon, 3 seats, where finishing a turn is a decision of its own and always forced;
the other games with 4 seats or as named.
A replay is strict, of a whole match. A step of backgammon is a decision or a roll of the dice.
Medians of {ROUNDS} measurements of {SECONDS} s of processor time each, taken in turn. JSON: {RESULTS.relative_to(ROOT)}"""


class Table(NamedTuple):
    """What Starboard plays, and the targets of its compiled build: decisions/s and times the peers at least; µs and ms at most."""

    arguments: list[str]
    speed: int
    clone: float
    replay: float
    peers: dict[str, float]


MOON = ["welcome_to_the_moon", "--seats", "3", "--option"]
TABLES = {
    **{
        f"adventure {number}": Table([*MOON, f"adventure={number}"], 40_000, 5, 50, {CATANATRON: 1.5, f"{BACKGAMMON}, steps": 1})
        for number in range(1, 9)
    },
    "Planet Unknown, 4 seats": Table(["planet_unknown", "--seats", "4"], 40_000, 10, 150, {CATANATRON: 1.5}),
    "Planet Unknown, 6 seats": Table(["planet_unknown", "--seats", "6"], 40_000, 10, 150, {CATANATRON: 1.5}),
    "SETI": Table(["seti", "--seats", "4"], 30_000, 15, 200, {CATANATRON: 1}),
    "Andromeda's Edge": Table(["andromedas_edge", "--seats", "4"], 30_000, 15, 250, {CATANATRON: 1}),
}
OURS = [*[(name, "compiled") for name in TABLES], ("adventure 1", "interpreted")]


def main() -> None:
    console = Console()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Installing the peers", total=ROUNDS * len(contestants()) + 1)
        install_peers()
        bar.advance(task)
        rounds: list[dict[str, Measured]] = []
        for _ in range(ROUNDS):
            rounds.append({})
            for name, command, build in contestants():
                bar.update(task, description=f"Measuring {name}")
                rounds[-1][name] = measure(command, build)
                bar.advance(task)
    report = compare({name: medians([each[name] for each in rounds]) for name in rounds[0]})
    RESULTS.write_text(json.dumps(report, indent=2) + "\n")
    show(report, console)


def contestants() -> list[tuple[str, list[str], str | None]]:
    """Each a name, a command that measures once and answers in JSON, and which build of Starboard it runs."""
    ours = [sys.executable, "-m", "starboard.cli", "bench", "--rounds", "1", "--seconds", SECONDS, "--json"]
    peer = str(PEERS / "bin" / "python")
    return [
        *[(f"{name}, {build}", [*ours, *TABLES[name].arguments], build) for name, build in OURS],
        (CATANATRON, [peer, str(HERE / "catanatron_speed.py"), SECONDS], None),
        (BACKGAMMON, [peer, str(HERE / "backgammon_speed.py"), SECONDS], None),
    ]


def install_peers() -> None:
    stamp = PEERS / "installed.txt"
    if stamp.exists() and stamp.read_text() == REQUIREMENTS.read_text():
        return
    venv.create(PEERS, with_pip=True, clear=True, symlinks=os.name != "nt")
    run([str(PEERS / "bin" / "python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-r", str(REQUIREMENTS)])
    stamp.write_text(REQUIREMENTS.read_text())


def measure(command: list[str], build: str | None) -> Measured:
    answer = json.loads(run(command, build))
    measured: dict[str, Any] = answer[0] if build else answer
    if measured.get("build") != build:
        sys.exit(f"{BUILDS[build or '']} holds no {build} build. Run: make compile")
    return {key: value for key, value in measured.items() if isinstance(value, float)}


def run(command: list[str], build: str | None = None) -> str:
    environment = {**os.environ, "PYTHONPATH": str(BUILDS[build])} if build else {**os.environ}
    done = subprocess.run(command, env=environment, cwd=HERE, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout


def medians(each: list[Measured]) -> Measured:
    return {key: median(one[key] for one in each) for key in each[0]}


def compare(found: dict[str, Measured]) -> Report:
    """Our decisions a second to theirs: all of them, those alone that had a choice, and to steps where the peer counts them."""
    ratios: dict[str, Measured] = {}
    for name in [f"{table}, {build}" for table, build in OURS]:
        ours = found[name]
        ratios[name] = {}
        for peer in PEER_NAMES:
            ratios[name][peer] = ours["decisions_per_second"] / found[peer]["decisions_per_second"]
            ratios[name][f"{peer}, with a choice"] = chosen(ours) / chosen(found[peer])
            if "steps_per_second" in found[peer]:
                ratios[name][f"{peer}, steps"] = ours["decisions_per_second"] / found[peer]["steps_per_second"]
    return {"speeds": found, "ratios": ratios}


def chosen(speed: Measured) -> float:
    return speed["decisions_per_second"] * (1 - speed["forced"])


def show(report: Report, console: Console) -> None:
    speeds = Grid("", "decisions/s", "forced", "with a choice/s", "steps/s", "clone", "replay", box=SIMPLE_HEAD)
    for name, speed in report["speeds"].items():
        steps = f"{speed['steps_per_second']:,.0f}" if "steps_per_second" in speed else ""
        clone = f"{speed['clone_microseconds']:.2f} µs" if "clone_microseconds" in speed else ""
        replay = f"{speed['replay_milliseconds']:.1f} ms" if "replay_milliseconds" in speed else ""
        speeds.add_row(
            name, f"{speed['decisions_per_second']:,.0f}", f"{speed['forced']:.0%}", f"{chosen(speed):,.0f}", steps, clone, replay
        )
    kinds = list(next(iter(report["ratios"].values())))
    ratios = Grid("Starboard : peer", *kinds, box=SIMPLE_HEAD)
    for name, ratio in report["ratios"].items():
        ratios.add_row(name, *(f"{ratio[kind]:.2f}" for kind in kinds))
    console.print(speeds, ratios, *verdicts(report), sep="\n")
    console.print(EXPLANATION, style="dim")


def verdicts(report: Report) -> list[str]:
    """Each table of the compiled build, and which of its targets it misses."""
    return [
        f"{name}: " + (f"misses {', '.join(missed)}" if (missed := misses(report, f"{name}, compiled", table)) else "meets its targets")
        for name, table in TABLES.items()
    ]


def misses(report: Report, name: str, table: Table) -> list[str]:
    speed, ratios = report["speeds"][name], report["ratios"][name]
    targets = [
        (f"{table.speed:,} decisions/s", speed["decisions_per_second"] >= table.speed),
        (f"a clone within {table.clone:g} µs", speed["clone_microseconds"] <= table.clone),
        (f"a replay within {table.replay:g} ms", speed["replay_milliseconds"] <= table.replay),
        *[(f"{goal:g} times {peer}", ratios[peer] >= goal) for peer, goal in table.peers.items()],
    ]
    return [target for target, met in targets if not met]


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
