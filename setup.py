"""How a wheel is made. With STARBOARD_COMPILED=1 engine, games and bots are compiled, and the wheel fits one platform and one Python.

STARBOARD_COMPILED may also name a folder in which these sources are compiled already. Sources stay beside the extensions: by them a match
is known to be played by these rules, and later programs go on with it.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import SetupError

ROOT = Path(__file__).resolve().parent
WANTED = os.environ.get("STARBOARD_COMPILED", "")
COMPILE = "1"
NEEDED = ("mypy", "fluent.syntax", "msgspec", "platformdirs", "rich")
"""What compiling needs: the compiler, and what the sources import, for their types."""
EXTENSIONS = ("*.so", "*.pyd")


class ForOnePlatform(Distribution):
    def has_ext_modules(self) -> bool:
        return True


class WithClient(build_py):
    def run(self) -> None:
        if not self.editable_mode and not (ROOT / "src/starboard/server/static/index.html").exists():
            raise SetupError("The web client has not been built. Run this first: make setup")
        super().run()


class Extensions(build_ext):
    def run(self) -> None:
        target = Path(self.build_lib).resolve()
        if WANTED == COMPILE:
            self.compile(target)
        else:
            self.take(Path(WANTED), target)

    def compile(self, target: Path) -> None:
        sys.path.insert(0, str(ROOT / "tools"))
        from structs import compiled

        source = ROOT / "src"
        modules = [str(module.relative_to(source)) for module in compiled(source)]
        objects = str(Path(self.build_temp).resolve())
        command = [sys.executable, str(ROOT / "tools/extensions.py"), str(target), objects, "3", *modules]
        subprocess.run(command, cwd=source, check=True)  # noqa: S603

    def take(self, compiled: Path, target: Path) -> None:
        found = [file for kind in EXTENSIONS for file in compiled.rglob(kind)]
        if not found:
            raise SetupError(f"STARBOARD_COMPILED is 1 or a folder with extensions, not {WANTED}")
        for file in found:
            place = target / file.relative_to(compiled)
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)


def pinned() -> list[str]:
    """What compiling needs, in the versions that Starboard is tested with."""
    pins = (ROOT / "constraints.txt").read_text().splitlines()
    return [pin for pin in pins if pin.partition("==")[0] in NEEDED]


if WANTED:
    setup(distclass=ForOnePlatform, cmdclass={"build_py": WithClient, "build_ext": Extensions}, setup_requires=pinned())
else:
    setup(cmdclass={"build_py": WithClient})
