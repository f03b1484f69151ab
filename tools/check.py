"""make test: every check there is, with a table of the results at the end."""

from __future__ import annotations

import argparse

import debian
from postgres import throwaway_postgres
from project import BIN, COMPILED, PYTHON, ROOT, SRC
from stages import ON_ALL_CORES, Stage, carry_out

OWN_STAGE = ("server", "upgrade", "browser")
PLAYED_COMPILED = "--ignore=tests/second_opinion"
"""Hundreds of random matches are played on the quicker build only; the laws say that both play alike."""
ONE_BY_ONE = "--maxschedchunk=1"
"""Where single tests take long, none waits behind another while a core is free."""
SLOWEST = "--durations=12"
"""The log names those."""


def style(stage: Stage) -> str:
    stage.run(BIN / "ruff", "check")
    return stage.run(BIN / "ruff", "format", "--check")


def types(stage: Stage) -> str:
    stage.run(BIN / "mypy", "--strict", *(ROOT / "tools").glob("*.py"))
    return stage.run(BIN / "mypy", "--strict")


def interface(stage: Stage) -> str:
    stage.run(PYTHON, "tools/interface.py", "--check", env={"PYTHONPATH": str(SRC)})
    return "types and reference are what the Structs say"


def imports(stage: Stage) -> str:
    return stage.run(BIN / "lint-imports", "--no-logo")


def unused(stage: Stage) -> str:
    stage.npm("run", "unused")
    return stage.run(PYTHON, "tools/unused.py")


def web_style(stage: Stage) -> str:
    stage.npm("run", "lint")
    return "formatted as prettier does, nothing that eslint minds"


def web_types(stage: Stage) -> str:
    return stage.npm("run", "check")


def web_tests(stage: Stage) -> str:
    return stage.npm("run", "test")


def interpreted(stage: Stage) -> str:
    return stage.pytest(*rules_tests(), PLAYED_COMPILED, env={"PYTHONPATH": str(SRC)})


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
        return stage.pytest("tests/server", "tests/upgrade", ON_ALL_CORES, ONE_BY_ONE, env={"STARBOARD_TEST_POSTGRES": url})


def browser(stage: Stage) -> str:
    return stage.pytest("tests/browser", ON_ALL_CORES, ONE_BY_ONE, SLOWEST, env={"STARBOARD_CHROMIUM": debian.chromium()})


STAGES = [
    Stage("compile", compilation, one_core=True),
    Stage("web-style", web_style, one_core=True),
    Stage("web-types", web_types, one_core=True),
    Stage("types", types, one_core=True),
    Stage("web-tests", web_tests, one_core=True),
    Stage("unused", unused, one_core=True),
    Stage("interface", interface, one_core=True),
    Stage("imports", imports, one_core=True),
    Stage("style", style, one_core=True),
    Stage("interpreted", interpreted),
    Stage("compiled", compiled),
    Stage("server", server),
    Stage("browser", browser),
]
"""Compiling takes longest of what one core does, and everything else of that kind fits beside it."""


def main() -> None:
    names = [stage.name for stage in STAGES]
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("stages", nargs="*", metavar="STAGE", help=f"only these of: {', '.join(names)}")
    chosen = parser.parse_args().stages or names
    unknown = [name for name in chosen if name not in names]
    if unknown:
        parser.error(f"no such stage: {', '.join(unknown)}; there are {', '.join(names)}")
    carry_out(stage for stage in STAGES if stage.name in chosen)


if __name__ == "__main__":
    main()
