"""The adventures: every folder here is one, known by being here."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from starboard.games.welcome_to_the_moon.adventure import Adventure


def _found() -> dict[str, Adventure]:
    folders = sorted(folder.name for folder in Path(__file__).parent.iterdir() if (folder / "__init__.py").is_file())
    adventures = [import_module(f"{__name__}.{folder}.rules").ADVENTURE for folder in folders]
    return {str(adventure.number): adventure for adventure in sorted(adventures, key=lambda adventure: adventure.number)}


ADVENTURES: dict[str, Adventure] = _found()
