"""What the checks need from the machine: found on it, installed from Debian's packages when that is allowed, or asked for."""

from __future__ import annotations

import os
import shutil
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from progress import Status, run
from project import LOGS

POLICY = Path("/usr/sbin/policy-rc.d")
Found = TypeVar("Found")


class Missing(Exception):
    """Something must be installed by hand; the message says what."""


def chromium() -> str:
    return found_or_installed(find_chromium, "Chromium", "chromium")


def find_chromium() -> str | None:
    names = (os.environ.get("STARBOARD_CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return next((path for name in names if name and (path := shutil.which(name))), None)


def postgresql() -> Path:
    """The folder of PostgreSQL's server programs."""
    return found_or_installed(find_postgresql, "PostgreSQL", "postgresql")


def find_postgresql() -> Path | None:
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name), reverse=True)
    on_path = [Path(folder) for folder in os.get_exec_path()]
    return next((folder for folder in debian + on_path if (folder / "initdb").exists() and (folder / "postgres").exists()), None)


def compiler() -> str:
    return found_or_installed(find_compiler, "A C compiler with Python's header files", "gcc", "libc6-dev", "python3-dev")


def find_compiler() -> str | None:
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return None
    return next((path for name in ("cc", "gcc", "clang") if (path := shutil.which(name))), None)


def found_or_installed(find: Callable[[], Found | None], what: str, *packages: str) -> Found:
    found = find()
    if found is None:
        install(what, *packages)
        found = find()
    if found is None:
        raise Missing(f"{what} is still missing after apt-get install {' '.join(packages)}.")
    return found


def install(what: str, *packages: str) -> None:
    names = " ".join(packages)
    if not shutil.which("apt-get"):
        raise Missing(f"{what} is missing. Install it with this system's package manager (Debian's name: {names}).")
    if os.geteuid() != 0:
        raise Missing(f"{what} is missing. Install it: sudo apt-get install {names}")
    with Status(f"Installing from Debian's packages: {names}") as status, no_service_starts():
        environment = {"DEBIAN_FRONTEND": "noninteractive"}
        run(["apt-get", "update"], LOGS / "apt.log", status.tell, env=environment)
        run(["apt-get", "install", "-y", "--no-install-recommends", *packages], LOGS / "apt.log", status.tell, env=environment)


@contextmanager
def no_service_starts() -> Iterator[None]:
    """Debian's packages ask this file before they start a service; 101 means: don't."""
    if POLICY.exists():
        yield
        return
    POLICY.write_text("#!/bin/sh\nexit 101\n")
    POLICY.chmod(0o755)
    try:
        yield
    finally:
        POLICY.unlink()
