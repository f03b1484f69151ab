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
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PEERS = ROOT / ".venv" / "bench"
REQUIREMENTS = HERE / "requirements.txt"
RESULTS = PEERS / "results.json"
ROUNDS = 5
SECONDS = "2"
BUILDS = {"compiled": ROOT / ".venv" / "compiled", "interpreted": ROOT / "src"}
MOON = ["welcome_to_the_moon", "--seats", "3"]
TABLES = {f"adventure {number}": [*MOON, "--option", f"adventure={number}"] for number in range(1, 9)}
TABLES["Planet Unknown"] = ["planet_unknown", "--seats", "4"]
"""What Starboard plays, by name."""
OURS = [*[(name, "compiled") for name in TABLES], ("adventure 1", "interpreted")]
PEER_NAMES = ("catanatron", "OpenSpiel backgammon")
TARGETS = {"catanatron": 1.5, "OpenSpiel backgammon, steps": 1.0}
SLOWEST, CLONE, REPLAY = 40_000, 5.0, 50.0
"""The targets of every compiled table: decisions/s at least; µs a clone and ms a replay at most."""
EXPLANATION = f"""\
A decision is one action that a player takes, also where the rules leave one option only (forced).
Ours: adventures of Welcome to the Moon, 3 seats, and Planet Unknown, 4 seats; finishing a turn is a decision of its own, always forced.
A replay is strict, of a whole match.
A step of backgammon is a decision or a roll of the dice.
Medians of {ROUNDS} measurements of {SECONDS} s of processor time each, taken in turn. JSON: {RESULTS.relative_to(ROOT)}"""

Measured = dict[str, float]


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
    catanatron, backgammon = PEER_NAMES
    return [
        *[(f"{name}, {build}", [*ours, *TABLES[name]], build) for name, build in OURS],
        (catanatron, [peer, str(HERE / "catanatron_speed.py"), SECONDS], None),
        (backgammon, [peer, str(HERE / "backgammon_speed.py"), SECONDS], None),
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


def compare(found: dict[str, Measured]) -> dict[str, dict[str, Measured]]:
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


def show(report: dict[str, dict[str, Measured]], console: Console) -> None:
    speeds = Table("", "decisions/s", "forced", "with a choice/s", "steps/s", "clone", "replay", box=SIMPLE_HEAD)
    for name, speed in report["speeds"].items():
        steps = f"{speed['steps_per_second']:,.0f}" if "steps_per_second" in speed else ""
        clone = f"{speed['clone_microseconds']:.2f} µs" if "clone_microseconds" in speed else ""
        replay = f"{speed['replay_milliseconds']:.1f} ms" if "replay_milliseconds" in speed else ""
        speeds.add_row(
            name, f"{speed['decisions_per_second']:,.0f}", f"{speed['forced']:.0%}", f"{chosen(speed):,.0f}", steps, clone, replay
        )
    kinds = list(next(iter(report["ratios"].values())))
    ratios = Table("Starboard : peer", *kinds, box=SIMPLE_HEAD)
    for name, ratio in report["ratios"].items():
        ratios.add_row(name, *(f"{ratio[kind]:.2f}" for kind in kinds))
    console.print(speeds, ratios, *verdicts(report), sep="\n")
    console.print(EXPLANATION, style="dim")


def verdicts(report: dict[str, dict[str, Measured]]) -> list[str]:
    """Each target, and whether the compiled build meets it at every table."""
    names = [f"{table}, {build}" for table, build in OURS if build == "compiled"]
    speeds, ratios = report["speeds"], report["ratios"]
    found = [
        (f"at least {SLOWEST:,} decisions/s", [name for name in names if speeds[name]["decisions_per_second"] < SLOWEST]),
        (f"a clone within {CLONE:g} µs", [name for name in names if speeds[name]["clone_microseconds"] > CLONE]),
        (f"a replay within {REPLAY:g} ms", [name for name in names if speeds[name]["replay_milliseconds"] > REPLAY]),
        *[(f"{goal:g} times {kind}", [name for name in names if ratios[name][kind] < goal]) for kind, goal in TARGETS.items()],
    ]
    return [f"Target of {goal}: " + (f"missed by {', '.join(missed)}" if missed else "met at every table") for goal, missed in found]


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
