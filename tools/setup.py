"""make setup: a virtual environment with the pinned packages, and the built web client. Redoes only what has changed."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what tells an older Python so
    sys.exit(f"Starboard needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}. Name another: make PYTHON=python3.12 …")

import argparse
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import node
import stamp
from alone import alone
from progress import CommandFailed, Status, run, stop
from project import LOGS, PYTHON, ROOT, SRC, STAMPS, STATIC, VENV, WEB

CONSTRAINTS = ROOT / "constraints.txt"


@dataclass(frozen=True)
class Step:
    """`seconds`: what it takes on an ordinary machine when everything has to be fetched."""

    title: str
    seconds: int
    carry_out: Callable[[str], None]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="also what checking, testing and compiling need")
    arguments = parser.parse_args()
    try:
        with alone():
            carry_out(steps(dev=arguments.dev))
    except CommandFailed as failure:
        stop(failure)
    except KeyboardInterrupt:
        sys.exit(130)


def carry_out(owed: list[Step]) -> None:
    if len(owed) > 1:
        seconds = sum(step.seconds for step in owed)
        print(f"Setting up in {len(owed)} steps, once: {about(seconds)}, longer where the network is slow.", flush=True)
    for number, step in enumerate(owed, start=1):
        step.carry_out(f"{number}/{len(owed)} {step.title}" if len(owed) > 1 else step.title)


def about(seconds: int) -> str:
    minutes = round(seconds / 60)
    return f"about {minutes} minutes" if minutes > 1 else "about a minute" if minutes else "less than a minute"


def steps(*, dev: bool) -> list[Step]:
    """Those whose result is missing or was made from something else."""
    owed = []
    fresh = PYTHON.exists() and stamp.is_fresh(STAMPS / "python", identity_of_environment())
    if not fresh:
        owed.append(Step("Making .venv", 5, make_environment))
    if not (fresh and has_packages(dev=dev)):
        owed.append(Step("Installing packages", 60 if dev else 30, partial(install_packages, dev=dev)))
    if not (WEB / "package-lock.json").exists():
        return owed
    fresh_modules = fresh and stamp.is_fresh(STAMPS / "node_modules", identity_of_modules()) and (WEB / "node_modules").exists()
    fresh_client = fresh and stamp.is_fresh(STAMPS / "client", stamp.digest(client_sources())) and (STATIC / "index.html").exists()
    if not (fresh_modules and fresh_client) and not node.on_path() and not (fresh and node.package_in_venv()):
        owed.append(Step(node.TITLE, 20, node.install))
    if not fresh_modules:
        owed.append(Step("Installing the web client's packages", 45, install_modules))
    if not fresh_client:
        owed.append(Step("Building the web client", 30, build_client))
    return owed


def make_environment(title: str) -> None:
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        stop("This Python can't make virtual environments. On Debian or Ubuntu: apt-get install python3-venv")
    shutil.rmtree(VENV, ignore_errors=True)
    with Status(title):
        run([sys.executable, "-m", "venv", str(VENV)], LOGS / "venv.log", lambda _: None)
    stamp.write(STAMPS / "python", identity_of_environment())


def identity_of_environment() -> str:
    """Changes when the folder has been moved or the machine's Python has been replaced: .venv can't live through that."""
    version = subprocess.run([PYTHON, "-c", "import sys; print(sys.version)"], capture_output=True, text=True).stdout
    return f"{VENV}\n{version}"


def identity_of_packages() -> str:
    return stamp.digest([ROOT / "pyproject.toml", ROOT / "setup.py", CONSTRAINTS], str(ROOT))


def has_packages(*, dev: bool) -> bool:
    wanted = identity_of_packages()
    return any(stamp.is_fresh(STAMPS / mark, wanted) for mark in (["packages-dev"] if dev else ["packages-dev", "packages"]))


def install_packages(title: str, *, dev: bool) -> None:
    pins = [line for line in CONSTRAINTS.read_text().splitlines() if "==" in line]
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "-c", str(CONSTRAINTS)]
    with Status(title, total=len(pins)) as status:

        def on_line(line: str) -> None:
            if line.startswith(("Collecting ", "Requirement already satisfied: ")):
                status.advance(line.split()[1 if line.startswith("Collecting") else 3])

        run([*pip, "setuptools"], LOGS / "pip.log", lambda _: None)
        run([*pip, "--no-build-isolation", "-e", f"{ROOT}[server,dev]" if dev else f"{ROOT}[server]"], LOGS / "pip.log", on_line)
    stamp.write(STAMPS / ("packages-dev" if dev else "packages"), identity_of_packages())


def identity_of_modules() -> str:
    return stamp.digest([WEB / "package.json", WEB / "package-lock.json"])


def install_modules(title: str) -> None:
    npm, environment = node.npm()
    with Status(title) as status:
        command = [*npm, "ci", "--no-audit", "--no-fund"]
        run(command, LOGS / "npm.log", status.tell, cwd=WEB, env=environment)
    stamp.write(STAMPS / "node_modules", identity_of_modules())


def build_client(title: str) -> None:
    client = stamp.digest(client_sources())
    npm, environment = node.npm()
    with Status(title) as status:
        run([*npm, "run", "build"], LOGS / "client.log", status.tell, cwd=WEB, env=environment)
    stamp.write(STAMPS / "client", client)


def client_sources() -> list[Path]:
    """What the client is built from: its own files, and the texts and contents it shares with Python."""
    own = [file for entry in WEB.iterdir() if entry.name != "node_modules" for file in ([entry] if entry.is_file() else entry.rglob("*"))]
    shared = [*SRC.rglob("text/*.ftl"), *SRC.glob("starboard/games/*/content/**/*.json")]
    return [file for file in own + shared if file.is_file()]


if __name__ == "__main__":
    main()
