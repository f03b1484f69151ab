"""The wheels, each installed into an empty environment outside of the checkout: for studying alone, and for playing."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from starboard import releases
from starboard.engine.match import to_json
from starboard.host import sources
from tests.browser.conftest import Newcomer
from tests.browser.serving import Server
from tests.upgrade.world import records

ROOT = Path(__file__).parents[2]
STUDYING_MB = 60
"""Of the disk, with the compiled rules and all that they need."""
PURE, COMPILED = "*-py3-none-any.whl", "*linux*.whl"
FACTS = """
import json, starboard.games
from importlib.util import find_spec
from starboard.engine.build import BUILD
from starboard.host import sources
found = [name for name in ("litestar", "pytest", "mypy", "playwright", "numpy", "babel") if find_spec(name)]
print(json.dumps([sources.digest(sources.sources()), BUILD, found]))
"""


def size_of_extensions(wheel: Path) -> float:
    with ZipFile(wheel) as content:
        return sum(one.file_size for one in content.infolist() if one.filename.endswith(".so")) / 2**20


class Installed:
    """An environment with a wheel and what it asks for; commands run there know nothing of the checkout."""

    def __init__(self, folder: Path, wheel: str, extras: str = "") -> None:
        self.folder = folder
        made = folder / "dist"
        self._run(sys.executable, ROOT / "tools/wheel.py", "--as-built", "--target", made)
        self.extensions = max((size_of_extensions(one) for one in made.glob(COMPILED)), default=0)
        file = next(made.glob(wheel), None)
        if file is None:
            pytest.skip("nothing is compiled of these sources")
        self._run(sys.executable, "-m", "venv", "--without-pip", folder / "env")
        pip = [sys.executable, "-m", "pip", "--python", self.program("python"), "install", "--quiet", "-c", ROOT / "constraints.txt"]
        self._run(*pip, *(["--no-compile"] if extras else []), f"{file}{extras}")
        (self.packages,) = (folder / "env/lib").glob("python*/site-packages")

    def program(self, name: str) -> Path:
        return self.folder / "env/bin" / name

    def says(self, *command: str, status: int = 0) -> str:
        return self._run(self.program(command[0]), *command[1:], status=status)

    def _run(self, *command: str | Path, status: int = 0) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        ended = subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)
        assert ended.returncode == status, ended.stdout + ended.stderr
        return ended.stdout + ended.stderr

    def holds(self, build: str, brought: list[str]) -> None:
        """The rules of the checkout to the byte, or matches would not be known again; of what is large, no more than is needed."""
        assert json.loads(self.says("python", "-c", FACTS)) == [sources.digest(sources.sources()), build, brought]


def test_studying_takes_little_room_and_no_web_server(tmp_path: Path) -> None:
    installed = Installed(tmp_path, PURE)
    installed.holds("interpreted", [])
    on_disk = int(subprocess.check_output(["du", "-sm", installed.packages]).split()[0])
    assert on_disk + installed.extensions < STUDYING_MB
    installed.says("starboard", "simulate", "welcome_to_the_moon", "--matches", "1", "--records", "records")
    (record,) = (tmp_path / "records").iterdir()
    assert "verifies" in installed.says("python", "-m", "starboard", "verify", str(record))
    old = records(releases.released()[0].version)[0]
    (tmp_path / "old.json").write_bytes(to_json(old))
    assert "verifies" in installed.says("starboard", "verify", "old.json"), "by the sources of then, which the wheel brings"
    assert "starboard-games[server]" in installed.says("starboard", "play", status=2)


def test_a_turn_is_played_with_the_wheel_of_this_platform(tmp_path: Path, newcomer: Newcomer) -> None:
    installed = Installed(tmp_path, COMPILED, "[server]")
    installed.holds("compiled", ["litestar"])
    (tmp_path / "data").mkdir()
    server = Server(tmp_path / "data", (installed.program("starboard"),))
    server.environment = {name: value for name, value in server.environment.items() if not name.startswith("PYTHON")}
    server.start()
    try:
        player = newcomer(address=server.address)
        player.play_now()
        before = player.log.count()
        player.finish_turn()
        expect(player.log).not_to_have_count(before)
    finally:
        server.stop()
