"""make setup: a virtual environment with the pinned packages, and the built web client. Redoes only what has changed."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - this file is what tells an older Python so
    sys.exit(f"Starboard needs Python 3.11 or newer; {sys.executable} is {sys.version.split()[0]}. Name another: make PYTHON=python3.12 …")

import argparse
import shutil
import subprocess
from pathlib import Path

import node
import stamp
from alone import alone
from progress import CommandFailed, Status, run, stop
from project import LOGS, PYTHON, ROOT, SRC, STAMPS, STATIC, VENV, WEB

CONSTRAINTS = ROOT / "constraints.txt"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dev", action="store_true", help="also what checking, testing and compiling need")
    arguments = parser.parse_args()
    try:
        with alone():
            make_environment()
            install_packages(dev=arguments.dev)
            build_client()
    except CommandFailed as failure:
        stop(failure)
    except KeyboardInterrupt:
        sys.exit(130)


def make_environment() -> None:
    if PYTHON.exists() and stamp.is_fresh(STAMPS / "python", identity_of_environment()):
        return
    try:
        import ensurepip  # noqa: F401
    except ImportError:
        stop("This Python can't make virtual environments. On Debian or Ubuntu: apt-get install python3-venv")
    shutil.rmtree(VENV, ignore_errors=True)
    with Status("Making .venv"):
        run([sys.executable, "-m", "venv", str(VENV)], LOGS / "venv.log", lambda _: None)
    stamp.write(STAMPS / "python", identity_of_environment())


def identity_of_environment() -> str:
    """Changes when the folder has been moved or the machine's Python has been replaced: .venv can't live through that."""
    version = subprocess.run([PYTHON, "-c", "import sys; print(sys.version)"], capture_output=True, text=True).stdout
    return f"{VENV}\n{version}"


def install_packages(*, dev: bool) -> None:
    wanted = stamp.digest([ROOT / "pyproject.toml", CONSTRAINTS], str(ROOT))
    mark = STAMPS / ("packages-dev" if dev else "packages")
    if stamp.is_fresh(mark, wanted) or stamp.is_fresh(STAMPS / "packages-dev", wanted):
        return
    pins = [line for line in CONSTRAINTS.read_text().splitlines() if "==" in line]
    pip = [str(PYTHON), "-m", "pip", "install", "--disable-pip-version-check", "-c", str(CONSTRAINTS)]
    with Status("Installing packages", total=len(pins)) as status:

        def on_line(line: str) -> None:
            if line.startswith(("Collecting ", "Requirement already satisfied: ")):
                status.advance(line.split()[1 if line.startswith("Collecting") else 3])

        run([*pip, "setuptools"], LOGS / "pip.log", lambda _: None)
        run([*pip, "--no-build-isolation", "-e", f"{ROOT}[server,dev]" if dev else f"{ROOT}[server]"], LOGS / "pip.log", on_line)
    stamp.write(mark, wanted)


def build_client() -> None:
    if not (WEB / "package-lock.json").exists():
        return
    modules = stamp.digest([WEB / "package.json", WEB / "package-lock.json"])
    client = stamp.digest(client_sources())
    needs_modules = not (stamp.is_fresh(STAMPS / "node_modules", modules) and (WEB / "node_modules").exists())
    needs_client = not (stamp.is_fresh(STAMPS / "client", client) and (STATIC / "index.html").exists())
    if not needs_modules and not needs_client:
        return
    npm, environment = node.npm()
    if needs_modules:
        with Status("Installing the web client's packages") as status:
            command = [*npm, "ci", "--no-audit", "--no-fund"]
            run(command, LOGS / "npm.log", status.tell, cwd=WEB, env=environment)
        stamp.write(STAMPS / "node_modules", modules)
    if needs_client:
        with Status("Building the web client") as status:
            run([*npm, "run", "build"], LOGS / "client.log", status.tell, cwd=WEB, env=environment)
        stamp.write(STAMPS / "client", client)


def client_sources() -> list[Path]:
    """What the client is built from: its own files, and the texts and contents it shares with Python."""
    own = [file for entry in WEB.iterdir() if entry.name != "node_modules" for file in ([entry] if entry.is_file() else entry.rglob("*"))]
    shared = [*SRC.rglob("text/*.ftl"), *SRC.glob("starboard/games/*/content/**/*.json")]
    return [file for file in own + shared if file.is_file()]


if __name__ == "__main__":
    main()
