"""make test: every check there is, one after another, with a table of the results at the end."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import debian
import node
from postgres import throwaway_postgres
from progress import CommandFailed, Status, run
from project import BIN, COMPILED, LOGS, PYTHON, ROOT, SRC, WEB

OWN_STAGE = ("server", "browser")
ON_ALL_CORES = f"--numprocesses={os.cpu_count()}"
ONE_BY_ONE = "--maxschedchunk=1"
"""Where single tests take long, none waits behind another while a core is free."""
SLOWEST = "--durations=12"
"""The log names those."""
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
    """One named check. `check` answers in a few words how it went, and raises when something is wrong."""

    def __init__(self, name: str, check: Callable[[Stage], str]) -> None:
        self.name, self.check = name, check
        self.status = Status(name)

    def carry_out(self) -> Result:
        begun = time.monotonic()
        try:
            with self.status:
                note = self.check(self)
        except CommandFailed as failure:
            print(failure, flush=True)
            return Result(self.name, "failed", time.monotonic() - begun, failure.closing)
        except debian.Missing as missing:
            print(missing, flush=True)
            return Result(self.name, "failed", time.monotonic() - begun, str(missing))
        print(f"  {note}", flush=True)
        return Result(self.name, "passed", time.monotonic() - begun, note)

    def run(self, *command: str | Path, cwd: Path = ROOT, env: dict[str, str] | None = None) -> str:
        log = LOGS / f"check-{self.name}.log"
        return run([str(part) for part in command], log, self.status.tell, cwd=cwd, env={**ALWAYS, **(env or {})})

    def pytest(self, *arguments: str, env: dict[str, str] | None = None) -> str:
        """Without a PYTHONPATH the build is the one that `make play` starts: the compiled one, if it is up to date."""
        return self.run(PYTHON, "-m", "pytest", *arguments, env=env)


def style(stage: Stage) -> str:
    stage.run(BIN / "ruff", "check")
    return stage.run(BIN / "ruff", "format", "--check")


def types(stage: Stage) -> str:
    stage.run(BIN / "mypy", "--strict", *(ROOT / "tools").glob("*.py"))
    return stage.run(BIN / "mypy", "--strict")


def interface(stage: Stage) -> str:
    return stage.run(PYTHON, "tools/interface.py", "--check", env={"PYTHONPATH": str(SRC)})


def imports(stage: Stage) -> str:
    return stage.run(BIN / "lint-imports", "--no-logo")


def unused(stage: Stage) -> str:
    npm(stage, "unused")
    return stage.run(PYTHON, "tools/unused.py")


def web_style(stage: Stage) -> str:
    npm(stage, "lint")
    return "formatted as prettier does, nothing that eslint minds"


def web_types(stage: Stage) -> str:
    return npm(stage, "check")


def web_tests(stage: Stage) -> str:
    return npm(stage, "test")


def npm(stage: Stage, script: str) -> str:
    command, environment = node.npm()
    return stage.run(*command, "run", script, cwd=WEB, env=environment)


def interpreted(stage: Stage) -> str:
    return stage.pytest(*rules_tests(), env={"PYTHONPATH": str(SRC)})


def compilation(stage: Stage) -> str:
    debian.compiler()
    stage.run(PYTHON, "tools/compile.py", "--fast")
    build = "from starboard.engine.build import BUILD; print(BUILD); raise SystemExit(BUILD != 'compiled')"
    return stage.run(PYTHON, "-c", build, env={"PYTHONPATH": str(COMPILED)})


def compiled(stage: Stage) -> str:
    return stage.pytest(*rules_tests(), env={"PYTHONPATH": str(COMPILED)})


def rules_tests() -> list[str]:
    return ["tests", *(f"--ignore=tests/{folder}" for folder in OWN_STAGE), ON_ALL_CORES]


def server(stage: Stage) -> str:
    with throwaway_postgres() as url:
        return stage.pytest("tests/server", ON_ALL_CORES, ONE_BY_ONE, env={"STARBOARD_TEST_POSTGRES": url})


def browser(stage: Stage) -> str:
    return stage.pytest("tests/browser", ON_ALL_CORES, ONE_BY_ONE, SLOWEST, env={"STARBOARD_CHROMIUM": debian.chromium()})


STAGES = [
    Stage("style", style),
    Stage("types", types),
    Stage("imports", imports),
    Stage("unused", unused),
    Stage("web-style", web_style),
    Stage("interface", interface),
    Stage("web-types", web_types),
    Stage("web-tests", web_tests),
    Stage("interpreted", interpreted),
    Stage("compile", compilation),
    Stage("compiled", compiled),
    Stage("server", server),
    Stage("browser", browser),
]


def main() -> None:
    names = [stage.name for stage in STAGES]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=f"only these of: {', '.join(names)}")
    chosen = parser.parse_args().stages or names
    unknown = [name for name in chosen if name not in names]
    if unknown:
        parser.error(f"no such stage: {', '.join(unknown)}; there are {', '.join(names)}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        results = [stage.carry_out() for stage in STAGES if stage.name in chosen]
    except KeyboardInterrupt:
        sys.exit(130)
    print_table(results)
    sys.exit(any(result.verdict == "failed" for result in results))


def print_table(results: list[Result]) -> None:
    print()
    for result in results:
        print(f"{MARKS[result.verdict]} {result.stage:<12} {result.verdict:<8} {result.seconds:6.1f} s  {result.note.strip('= ')}")
    failed = sum(result.verdict == "failed" for result in results)
    print(f"\n{failed} of {len(results)} checks failed" if failed else f"\nall {len(results)} checks passed")


if __name__ == "__main__":
    main()
