"""make compile: engine, games and bots as C extensions, in .venv/compiled. Rebuilt only when a source has changed."""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import sysconfig
from pathlib import Path

import activate_compiled
import stamp
from alone import alone
from debian import find_compiler
from progress import CommandFailed, Status, run, stop
from project import COMPILED, LOGS, PYTHON, ROOT, SRC, STAMPS, VENV
from structs import PACKAGES, compiled

FAST, BEST = "1", "3"
OBJECTS = VENV / "objects"
STARBOARD = SRC / "starboard"
FOLDERS = [str(STARBOARD / package) for package in PACKAGES]
EXTENSIONS = ROOT / "tools" / "extensions.py"
STRUCTS = ROOT / "tools" / "structs.py"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--if-built", action="store_true", help="only when there is a compiled build already: bring it up to date")
    parser.add_argument("--fast", action="store_true", help="optimise less: compiled sooner, a quarter slower")
    arguments = parser.parse_args()
    if arguments.if_built and not COMPILED.exists():
        return
    try:
        with alone():
            compile_packages(FAST if arguments.fast else BEST, any_level=arguments.if_built)
    except CommandFailed as failure:
        stop(failure)
    except KeyboardInterrupt:
        sys.exit(130)


def compile_packages(level: str, any_level: bool) -> None:
    """`any_level`: a build of these sources will do, however well it is optimised."""
    times = activate_compiled.modification_times(FOLDERS)
    sources = [file for package in PACKAGES for file in (STARBOARD / package).rglob("*.py")]
    files = [*sources, EXTENSIONS, STRUCTS, ROOT / "pyproject.toml", ROOT / "constraints.txt"]
    wanted = stamp.digest(files, sys.version, level)
    good_enough = [stamp.digest(files, sys.version, one) for one in (FAST, BEST)] if any_level else [wanted]
    if not (COMPILED.exists() and any(stamp.is_fresh(STAMPS / "compiled", one) for one in good_enough)):
        if not find_compiler():
            stop("Compiling needs a C compiler and Python's header files. On Debian or Ubuntu: apt-get install gcc libc6-dev python3-dev")
        build(compiled(SRC), level)
        stamp.write(STAMPS / "compiled", wanted)
    link_sources(COMPILED / "starboard", STARBOARD)
    activate(times)


def build(modules: list[Path], level: str) -> None:
    """Build the extensions in a fresh folder, then put it in the place of the old one."""
    fresh = VENV / "compiled.new"
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.rmtree(OBJECTS, ignore_errors=True)
    command = [str(PYTHON), str(EXTENSIONS), str(fresh), str(OBJECTS), level, *(str(module.relative_to(SRC)) for module in modules)]
    with Status("Compiling") as status:

        def on_line(line: str) -> None:
            if line.startswith("C files:"):
                status.total = int(line.rsplit(maxsplit=1)[-1])
            elif " -c " in line:
                status.advance(Path(line.split(" -c ")[1].split(maxsplit=1)[0]).name)

        run(command, LOGS / "compile.log", on_line, cwd=SRC)
    shutil.rmtree(COMPILED, ignore_errors=True)
    fresh.rename(COMPILED)


def link_sources(target: Path, source: Path) -> None:
    """Link every file, and every package that is not compiled. In a compiled one folders are folders: a search follows no links.

    Python takes an extension before the source beside it; whoever wants to know what the rules are finds their sources in either build.
    """
    target.mkdir(exist_ok=True)
    for old in target.iterdir():
        if old.is_symlink():
            old.unlink()
        elif not (source / old.name).exists() and old.is_dir():
            shutil.rmtree(old)
    for entry in source.iterdir():
        if entry.name == "__pycache__":
            continue
        if entry.is_dir() and (source != STARBOARD or entry.name in PACKAGES):
            link_sources(target / entry.name, entry)
        else:
            (target / entry.name).symlink_to(entry)


def activate(times: dict[str, int]) -> None:
    """Let .venv's Python prefer the compiled build for as long as its sources stay as they are."""
    site = Path(sysconfig.get_path("purelib"))
    shutil.copy(activate_compiled.__file__, site / "starboard_compiled.py")
    (COMPILED / "sources.json").write_text(json.dumps({"folders": FOLDERS, "times": times}))
    # the editable installation's path file begins with __editable__: this one comes before it
    (site / "__compiled__.starboard.pth").write_text(f"import starboard_compiled; starboard_compiled.prefer({str(COMPILED)!r})\n")


if __name__ == "__main__":
    main()
