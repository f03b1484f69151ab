"""Programs of another day: copies of this tree that play by changed rules and know today's as a release; and data of 0.1."""

from __future__ import annotations

import lzma
import os
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec

import release
from starboard.host import sources
from tests.browser.serving import Server

OLD = Path(__file__).parent / "0.1"
CHANGES = {
    "games/welcome_to_the_moon/adventures/launch/content/sheet.json": ('"score_box": {"value": 15', '"score_box": {"value": 16'),
    "games/planet_unknown/content/scoring.json": ('"lifepod": 1', '"lifepod": 2'),
    "games/seti/content/player_board.json": ('"launch": {"credits": 2}', '"launch": {"credits": 3}'),
    "games/andromedas_edge/content/constants.json": ('"jump_energy": 1', '"jump_energy": 2'),
}
"""Made-up changes of the rules, one in each game."""


def later_program(folder: Path) -> Path:
    """A tree in which today's rules are a release, and every game plays by changed ones: what to put on Python's path."""
    package = folder / "starboard"
    shutil.copytree(sources.HERE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    release.keep("0.2.0", sources.sources(), package / "releases")
    for path, (old, new) in CHANGES.items():
        text = (package / path).read_text()
        assert old in text, path
        (package / path).write_text(text.replace(old, new, 1))
    return folder


def old_data(folder: Path) -> dict[str, Any]:
    """Lay out what 0.1 left; what is answered says whose it is and which matches there are."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "starboard.db").write_bytes(lzma.decompress((OLD / "starboard.db.xz").read_bytes()))
    kept: dict[str, Any] = msgspec.json.decode((OLD / "people.json").read_bytes())
    return kept


class Program(Server):
    """A server of a tree."""

    def __init__(self, data: Path, path: Path) -> None:
        super().__init__(data, (sys.executable, "-P", "-m", "starboard"))
        self.environment = {**os.environ, "PYTHONPATH": str(path), "XDG_CACHE_HOME": str(data / "cache")}
