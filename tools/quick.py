"""make quick: style, types and the tests of what has changed. For everything: make test."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator

from changed import Concerned, changed_files, concerned
from project import BIN, PYTHON, ROOT, SRC, WEB
from stages import ON_ALL_CORES, Stage, carry_out

CONFORMANCE = "tests/engine/test_conformance.py"
GAMES = [*(folder.name for folder in sorted((SRC / "starboard/games").iterdir()) if (folder / "game.py").exists()), "smugglers"]
INTERPRETED = {"PYTHONPATH": str(SRC)}


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    files = changed_files(ROOT)
    print(f"{len(files)} files have changed" if len(files) != 1 else f"{files[0]} has changed", flush=True)
    carry_out(list(stages(concerned([file for file in files if (ROOT / file).exists()]), concerned(files))))


def stages(there: Concerned, all_changed: Concerned) -> Iterator[Stage]:
    """What has been removed concerns others, but cannot be checked or run itself."""

    def alone(name: str, check: Callable[[Stage], str]) -> Stage:
        return Stage(name, check, one_core=True)

    yield alone("style", style)
    if all_changed.web:
        yield alone("web-types", web_types)
        yield alone("web-style", lambda stage: web_style(stage, there))
        yield alone("web-tests", lambda stage: web_tests(stage, there))
    if all_changed.python:
        yield alone("types", types)
        yield alone("imports", lambda stage: stage.run(BIN / "lint-imports", "--no-logo"))
    if all_changed.interface:
        yield alone("interface", interface)
    tests = [path for path in all_changed.tests if (ROOT / path).exists()]
    if tests:
        yield Stage("tests", lambda stage: python_tests(stage, tests, all_changed.laws))


def style(stage: Stage) -> str:
    stage.run(BIN / "ruff", "check")
    return stage.run(BIN / "ruff", "format", "--check")


def types(stage: Stage) -> str:
    stage.run(BIN / "mypy", "--strict", *(ROOT / "tools").glob("*.py"))
    return stage.run(BIN / "mypy", "--strict")


def interface(stage: Stage) -> str:
    stage.run(PYTHON, "tools/interface.py", "--check", env=INTERPRETED)
    return "types and reference are what the Structs say"


def web_style(stage: Stage, changed: Concerned) -> str:
    if changed.all_of_web:
        stage.npm("run", "lint")
    elif changed.web_files:
        files = [str((ROOT / file).relative_to(WEB)) for file in changed.web_files]
        stage.npm("exec", "--", "prettier", "--check", "--log-level", "warn", *files)
        scripts = [file for file in files if not file.endswith(".css")]
        if scripts:
            stage.npm("exec", "--", "eslint", "--max-warnings", "0", *scripts)
    return "formatted as prettier does, nothing that eslint minds"


def web_types(stage: Stage) -> str:
    return stage.npm("run", "check", "--", "--incremental")


def web_tests(stage: Stage, changed: Concerned) -> str:
    if changed.all_of_web:
        return stage.npm("run", "test")
    files = [str(ROOT / file) for file in changed.related]
    return stage.npm("exec", "--", "vitest", "related", "--run", "--passWithNoTests", *files)


def python_tests(stage: Stage, tests: list[str], laws: tuple[str, ...]) -> str:
    """Interpreted: a change is tried at once. The conformance suite is tried in samples, the server on SQLite."""
    games = GAMES if "" in laws else laws
    paths = [*tests, CONFORMANCE] if games and "tests/engine" not in tests else tests
    return stage.pytest(*paths, ON_ALL_CORES, env={**INTERPRETED, "STARBOARD_SAMPLE_LAWS": " ".join(games)})


if __name__ == "__main__":
    main()
