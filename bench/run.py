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
GAME = "welcome_to_the_moon"
BUILDS = {"compiled": ROOT / ".venv" / "compiled", "interpreted": ROOT / "src"}
PEER_NAMES = ("catanatron", "OpenSpiel backgammon")
TARGETS = {"catanatron": 5.0, "OpenSpiel backgammon, steps": 1.0}
CLONE_TARGET = 5.0
EXPLANATION = f"""\
A decision is one action that a player takes, also where the rules leave one option only (forced).
Ours: Welcome to the Moon, adventure 1, 3 seats; finishing a turn is a decision of its own, always forced.
A step of backgammon is a decision or a roll of the dice.
Medians of {ROUNDS} measurements of {SECONDS} s of processor time each, taken in turn. JSON: {RESULTS.relative_to(ROOT)}"""

Measured = dict[str, float]


def main() -> None:
    console = Console()
    with Progress(TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("Installing the peers", total=ROUNDS * 4 + 1)
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
    ours = [sys.executable, "-m", "starboard.cli", "bench", GAME, "--seats", "3", "--rounds", "1", "--seconds", SECONDS, "--json"]
    peer = str(PEERS / "bin" / "python")
    catanatron, backgammon = PEER_NAMES
    return [
        *[(f"Starboard, {build}", ours, build) for build in BUILDS],
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
    """Our decisions a second to theirs: all of them, and those alone that had a choice."""
    ratios: dict[str, Measured] = {}
    for peer in PEER_NAMES:
        theirs = found[peer]
        ratios[peer] = {}
        for build in BUILDS:
            ours = found[f"Starboard, {build}"]
            ratios[peer][build] = ours["decisions_per_second"] / theirs["decisions_per_second"]
            ratios[peer][f"{build}, with a choice"] = chosen(ours) / chosen(theirs)
            if "steps_per_second" in theirs:
                ratios[peer][f"{build}, steps"] = ours["decisions_per_second"] / theirs["steps_per_second"]
    return {"speeds": found, "ratios": ratios}


def chosen(speed: Measured) -> float:
    return speed["decisions_per_second"] * (1 - speed["forced"])


def show(report: dict[str, dict[str, Measured]], console: Console) -> None:
    speeds = Table("", "decisions/s", "forced", "with a choice/s", "steps/s", "clone", box=SIMPLE_HEAD)
    for name, speed in report["speeds"].items():
        steps = f"{speed['steps_per_second']:,.0f}" if "steps_per_second" in speed else ""
        clone = f"{speed['clone_microseconds']:.2f} µs" if "clone_microseconds" in speed else ""
        speeds.add_row(name, f"{speed['decisions_per_second']:,.0f}", f"{speed['forced']:.0%}", f"{chosen(speed):,.0f}", steps, clone)
    ratios = Table("Starboard : peer", *BUILDS, "target for compiled", box=SIMPLE_HEAD)
    for peer, ratio in report["ratios"].items():
        for kind in ("", ", with a choice", ", steps"):
            if f"compiled{kind}" in ratio:
                goal = TARGETS.get(peer + kind)
                verdict = "" if goal is None else f"{goal:g}, {'met' if ratio[f'compiled{kind}'] >= goal else 'missed'}"
                ratios.add_row(peer + kind, *(f"{ratio[build + kind]:.2f}" for build in BUILDS), verdict)
    taken = report["speeds"]["Starboard, compiled"]["clone_microseconds"]
    console.print(
        speeds, ratios, f"A clone takes {taken:.2f} µs; target {CLONE_TARGET:g} µs, {'met' if taken < CLONE_TARGET else 'missed'}."
    )
    console.print(EXPLANATION, style="dim")


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
