"""make mutants: plant faults into a game's rules and contents, and say which of them no test of a rule notices.

Tests marked `net` take no part: recorded matches and random play say that something has changed, not which rule is broken.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from coverage import CoverageData

from chosen_tests import CHOSEN, SECONDS
from faults import Fault, faults_of
from progress import LINE, Status, stop
from project import PYTHON, ROOT, SRC

CONTENT_SHARE = 0.25
"""So many of the faults are numbers in contents."""
GOAL, MOST_EQUIVALENT = 0.95, 0.05
EQUIVALENT = ROOT / "tests" / "equivalent_faults.toml"
PATIENCE = 120
"""Seconds that tests may take longer than they do without a fault; then it hangs, which nobody overlooks."""
ONE_BY_ONE = ("-p", "no:xdist", "-p", "no:cacheprovider", "-p", "chosen_tests", "-q", "-x", "--tb=no", "-m", "not net")

TOOLS = Path(__file__).parent

CAUGHT, SURVIVED, JUDGED = "caught", "survived", "judged equivalent"


class Reach(NamedTuple):
    """Which tests reach which line, and how many seconds each test takes. Lines of imports are reached by all."""

    tests: dict[Path, dict[int, set[str]]]
    seconds: dict[str, float]

    def of(self, fault: Fault) -> list[str]:
        lines = self.tests.get(fault.path, {})
        found = lines.get(fault.line) or set[str]().union(*(lines.get(line, set()) for line in fault.lines))
        return self.quickest_first(found - {""})

    def quickest_first(self, tests: set[str]) -> list[str]:
        return sorted(tests, key=lambda test: (self.seconds[test], test))


class Copy:
    """A copy of the sources for one pytest at a time."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(SRC, folder, ignore=shutil.ignore_patterns("static", "*.so", "*.tar.xz"))

    def is_noticed(self, fault: Fault, tests: list[str], seconds: float) -> bool:
        """Whether a test fails, or none comes to an end, while the fault is planted here."""
        place = self.folder / fault.path.relative_to(SRC)
        place.write_bytes(fault.planted(fault.path.read_bytes()))
        try:
            return not passes(self.folder, tests, PATIENCE + 3 * seconds)
        finally:
            shutil.copy2(fault.path, place)


def passes(sources: Path, tests: list[str], patience: float) -> bool:
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as chosen:
        chosen.write("\n".join(tests))
        chosen.flush()
        files = sorted({test.partition("::")[0] for test in tests})
        environment = {"PYTHONPATH": f"{sources}{os.pathsep}{TOOLS}", "PYTHONDONTWRITEBYTECODE": "1", CHOSEN: chosen.name}
        process = subprocess.Popen(
            [PYTHON, "-m", "pytest", *ONE_BY_ONE, *files],
            cwd=ROOT,
            env={**os.environ, **environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return process.wait(patience) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def reach_of(game: str, folder: Path, jobs: int) -> Reach:
    """Run the tests of a game's rules once, each file for itself, and note what they reach."""
    own, facts = (ROOT / "tests" / "games" / game).rglob("test_*.py"), (ROOT / "tests" / "second_opinion").glob(f"test_{game}*.py")
    files = sorted([*own, *facts], key=lambda file: -file.stat().st_size)
    reach = Reach(defaultdict(dict), {})
    with Status(f"Watching the tests of {game}", len(files)) as status, ThreadPoolExecutor(jobs) as threads:

        def watch(numbered: tuple[int, Path]) -> tuple[Path, Path]:
            number, file = numbered
            data, seconds = folder / f"{number}.coverage", folder / f"{number}.json"
            environment = {"PYTHONPATH": f"{SRC}{os.pathsep}{TOOLS}", "COVERAGE_FILE": str(data), SECONDS: str(seconds)}
            command = [
                str(PYTHON),
                "-m",
                "coverage",
                "run",
                f"--source={SRC / 'starboard/games' / game}",
                "-m",
                "pytest",
                *ONE_BY_ONE,
                str(file),
            ]
            done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, capture_output=True, text=True)
            if done.returncode not in (0, 5):
                stop(f"Without a fault there are failures already:\n{done.stdout}{done.stderr}")
            status.advance(file.name)
            return data, seconds

        for data, seconds in threads.map(watch, enumerate(files)):
            reach.seconds.update(json.loads(seconds.read_text()))
            note(data, reach.tests)
    return reach


def note(file: Path, tests: dict[Path, dict[int, set[str]]]) -> None:
    data = CoverageData(str(file))
    data.read()
    for measured in data.measured_files():
        lines = tests[Path(measured)]
        for line, contexts in data.contexts_by_lineno(measured).items():
            lines.setdefault(line, set()).update(contexts)


def all_faults(game: str) -> list[Fault]:
    return list(faults_of(SRC / "starboard/games" / game))


def sample(game: str, number: int, seed: int) -> list[Fault]:
    faults = all_faults(game)
    numbers, code = [fault for fault in faults if fault.kind == "number"], [fault for fault in faults if fault.kind != "number"]
    rng = random.Random(f"{game} {seed}")
    share = min(round(number * CONTENT_SHARE), len(numbers))
    return sorted(rng.sample(numbers, share) + rng.sample(code, min(number - share, len(code))))


@cache
def judged_equivalent() -> set[tuple[str, str, str, str]]:
    judged = tomllib.loads(EQUIVALENT.read_text()).get("fault", [])
    for each in judged:
        if not each["reason"].strip():
            stop(f"{EQUIVALENT.name}: {each['path']} needs a reason")
    return {(each["path"], each["line"], each["was"], each["instead"]) for each in judged}


def in_words(fault: Fault) -> tuple[str, str, str, str]:
    source = fault.path.read_bytes()
    line = source.splitlines()[fault.line - 1].decode().strip()
    return str(fault.path.relative_to(SRC / "starboard/games")), line, source[fault.start : fault.end].decode(), fault.instead


def judge(fault: Fault, reach: Reach, copy: Copy) -> str:
    """First the tests that reach the line; then all, as what is kept in a cache is reached by the first who asks only."""
    if in_words(fault) in judged_equivalent():
        return JUDGED
    reaching = reach.of(fault)
    others = reach.quickest_first(set(reach.seconds) - set(reaching))
    noticed = any(tests and copy.is_noticed(fault, tests, sum(reach.seconds[test] for test in tests)) for tests in (reaching, others))
    return CAUGHT if noticed else SURVIVED


def plant(faults: list[Fault], judging: Callable[[Fault, Copy], str], folder: Path, jobs: int) -> list[str]:
    """The verdict on each fault, the faults spread over copies of the sources."""
    copies: SimpleQueue[Copy] = SimpleQueue()
    for number in range(jobs):
        copies.put(Copy(folder / f"sources-{number}"))
    with Status("Planting faults", len(faults)) as status, ThreadPoolExecutor(jobs) as threads:

        def one(fault: Fault) -> str:
            copy = copies.get()
            try:
                verdict = judging(fault, copy)
            finally:
                copies.put(copy)
            path, line, was, instead = in_words(fault)
            status.advance(f"{verdict}: {path}")
            if verdict == SURVIVED:
                LINE.say(f"{path}:{fault.line}: {fault.kind}: {was!r} -> {instead!r}\n    {shortened(line, was)}")
            return verdict

        return list(threads.map(one, faults))


def shortened(line: str, was: str) -> str:
    at = max(line.find(was) - 60, 0)
    return line[at : at + 140]


def main() -> None:
    games = sorted(folder.parent.name for folder in (SRC / "starboard/games").glob("*/game.py"))
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"only these of: {', '.join(games)}")
    parser.add_argument("--number", type=int, default=200, help="how many faults per game (200)")
    parser.add_argument("--seed", type=int, default=0, help="which ones")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="so many at once (one per core)")
    asked = parser.parse_args()
    unknown = [game for game in asked.games if game not in games]
    if unknown:
        parser.error(f"no such game: {', '.join(unknown)}; there are {', '.join(games)}")
    reached = [survey(game, asked.number, asked.seed, asked.jobs) for game in asked.games or games]
    sys.exit(not all(reached))


def survey(game: str, number: int, seed: int, jobs: int) -> bool:
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        reach = reach_of(game, Path(folder), jobs)
        faults = sample(game, number, seed)
        verdicts = plant(faults, lambda fault, copy: judge(fault, reach, copy), Path(folder), jobs)
    found = Counter(verdicts)
    count = len(faults) - found[JUDGED]
    print(
        f"{game}, seed {seed}: {found[CAUGHT]} of {count} faults caught ({found[CAUGHT] / max(count, 1):.1%}, goal {GOAL:.0%}), "
        f"{found[JUDGED]} judged equivalent, {time.monotonic() - begun:.0f} s",
        flush=True,
    )
    kinds = Counter(fault.kind for fault, verdict in zip(faults, verdicts, strict=True) if verdict == SURVIVED)
    print("  survivors: " + (", ".join(f"{kind} {count}" for kind, count in kinds.most_common()) or "none"), flush=True)
    return found[CAUGHT] >= GOAL * count and found[JUDGED] <= MOST_EQUIVALENT * len(faults)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
