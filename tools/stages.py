"""Named checks, carried out so that no core waits, with a table of the results at the end."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import groupby
from pathlib import Path

import debian
import node
from progress import LINE, CommandFailed, Status, end_all, run
from project import LOGS, PYTHON, ROOT, WEB

CORES = os.cpu_count() or 1
ON_ALL_CORES = f"--numprocesses={CORES}"
ALWAYS = {"NO_COLOR": "1", "PYTHONDONTWRITEBYTECODE": ""}
"""Without written bytecode every process of every stage would compile all modules again."""
MARKS = {"passed": "✓", "failed": "✗"}


@dataclass(frozen=True)
class Result:
    stage: str
    verdict: str
    seconds: float
    note: str


class Stage:
    """One named check. `check` answers in a few words how it went, and raises when something is wrong.

    What runs on one core has others of its kind beside it.
    """

    def __init__(self, name: str, check: Callable[[Stage], str], *, one_core: bool = False) -> None:
        self.name, self.check, self.one_core = name, check, one_core
        self.status = Status(name)

    def carry_out(self) -> Result:
        try:
            with self.status:
                self.status.closing = self.check(self).strip("= ")
        except CommandFailed as failure:
            LINE.say(failure)
            return Result(self.name, "failed", self.status.seconds, failure.closing)
        except debian.Missing as missing:
            LINE.say(missing)
            return Result(self.name, "failed", self.status.seconds, str(missing))
        return Result(self.name, "passed", self.status.seconds, self.status.closing)

    def run(self, *command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        log = LOGS / f"check-{self.name}.log"
        return run([str(part) for part in command], log, self.status.tell, cwd=cwd, env={**ALWAYS, **(env or {})})

    def pytest(self, *arguments: str, env: dict[str, str] | None = None) -> str:
        """Without a PYTHONPATH the build is the one that `make play` starts: the compiled one, if it is up to date."""
        return self.run(PYTHON, "-m", "pytest", *arguments, env=env)

    def npm(self, *arguments: str) -> str:
        command, environment = node.npm()
        return self.run(*command, *arguments, cwd=WEB, env=environment)


def carry_out(stages: Iterable[Stage]) -> None:
    """Everything, then the table; the program ends with 1 when a check has failed."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    begun = time.monotonic()
    results: list[Result] = []
    cores = ThreadPoolExecutor(CORES)
    try:
        for one_core, group in groupby(stages, lambda stage: stage.one_core):
            results += (cores.map if one_core else map)(Stage.carry_out, group)
    except (KeyboardInterrupt, SystemExit) as interruption:
        cores.shutdown(wait=False, cancel_futures=True)
        end_all()
        os._exit(130 if isinstance(interruption, KeyboardInterrupt) else 143)
    print_table(results, time.monotonic() - begun)
    sys.exit(any(result.verdict == "failed" for result in results))


def print_table(results: list[Result], seconds: float) -> None:
    print()
    for result in results:
        print(f"{MARKS[result.verdict]} {result.stage:<12} {result.verdict:<8} {result.seconds:6.1f} s  {result.note}")
    failed = sum(result.verdict == "failed" for result in results)
    verdict = f"{failed} of {len(results)} checks failed" if failed else f"all {len(results)} checks passed"
    print(f"\n{verdict} in {seconds:.0f} s")
