"""make wheel: in dist/ the sources, a wheel for every machine, and one for this platform and Python whose rules are compiled."""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

import activate_compiled
from alone import alone
from compile import BEST, compile_packages
from debian import find_compiler
from progress import CommandFailed, Status, run, stop
from project import COMPILED, LOGS, PYTHON, ROOT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--as-built", action="store_true", help="compile nothing: take the compiled build as it is, however well optimised")
    parser.add_argument("--target", type=Path, default=ROOT / "dist", metavar="DIR")
    arguments = parser.parse_args()
    try:
        with alone():
            if not arguments.as_built and find_compiler():
                compile_packages(BEST, any_level=False)
            made = make(arguments.target.resolve(), COMPILED if activate_compiled.is_fresh(str(COMPILED)) else None)
    except CommandFailed as failure:
        stop(failure)
    except KeyboardInterrupt:
        sys.exit(130)
    for file in made:
        print(f"{file}  {file.stat().st_size / 1e6:.1f} MB")
    if len(made) < len(("sources", "pure", "compiled")):
        print("None is compiled: that needs a C compiler with Python's header files. Bots think a third as much.")


def make(target: Path, compiled: Path | None) -> list[Path]:
    """The wheels are made from nothing but the archive of the sources: so it is complete."""
    sources = hook("build_sdist", "The sources", ROOT, target)
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(sources, folder)
        unpacked = next(Path(folder).iterdir())
        made = [sources, hook("build_wheel", "A wheel for every machine", unpacked, target)]
        if compiled is not None:
            env = {"STARBOARD_COMPILED": str(compiled)}
            made.append(hook("build_wheel", "A wheel for this platform", unpacked, target, env))
    return made


def hook(name: str, title: str, folder: Path, target: Path, env: dict[str, str] | None = None) -> Path:
    """What pip calls too, with the packages that are here."""
    target.mkdir(parents=True, exist_ok=True)
    call = f"from setuptools import build_meta; print(build_meta.{name}({str(target)!r}))"
    with Status(title) as status:
        return target / run([str(PYTHON), "-c", call], LOGS / "wheel.log", status.tell, cwd=folder, env=env)


if __name__ == "__main__":
    main()
