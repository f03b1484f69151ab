"""The games of Starboard: every folder here is one, registered by being here."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from starboard.engine.game import Game
from starboard.engine.registry import register
from starboard.engine.text import add_catalog


def _load(id: str) -> Game[Any]:
    game: Game[Any] = import_module(f"starboard.games.{id}.game").GAME
    return game


for _folder in sorted(Path(__file__).parent.iterdir()):
    if (_folder / "content").is_dir():
        register(_folder.name, partial(_load, _folder.name))
        for _text in sorted(_folder.rglob("text")):
            add_catalog(_folder.name, _text)
