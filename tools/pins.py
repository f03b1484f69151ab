"""make pins: take the newest versions that fit pyproject.toml and web/package.json, and pin them all."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

import lock
import node
from progress import CommandFailed, Status, run, stop
from project import LOGS, ROOT, WEB

HEADING = "# Every Python package that Starboard installs, at the version it is tested with. Written by: make pins\n"


def main() -> None:
    try:
        pin_python()
        pin_web()
    except CommandFailed as failure:
        stop(failure)
    except KeyboardInterrupt:
        sys.exit(130)


def pin_python() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    wanted = [*project["dependencies"], *extras["server"], *extras["dev"], node.PACKAGE]
    with tempfile.TemporaryDirectory() as folder, Status("Choosing Python packages") as status:
        run([sys.executable, "-m", "venv", folder], LOGS / "pins.log", status.tell)
        pip = str(Path(folder, "bin", "pip"))
        run([pip, "install", "--upgrade", *wanted], LOGS / "pins.log", status.tell)
        pins = subprocess.run([pip, "freeze", "--all", "--exclude", "pip"], capture_output=True, text=True, check=True).stdout
    (ROOT / "constraints.txt").write_text(HEADING + pins)


def pin_web() -> None:
    npm, environment = node.npm()
    with Status("Choosing the web client's packages") as status:
        run([*npm, "update", "--package-lock-only"], LOGS / "pins.log", status.tell, cwd=WEB, env=environment)
    lock.main()


if __name__ == "__main__":
    main()
