"""The games of Starboard: every folder here is one, registered by being here."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from starboard.engine import parts
from starboard.engine.game import Game
from starboard.engine.registry import register
from starboard.engine.text import add_catalog


def _load(id: str) -> Game[Any]:
    game: Game[Any] = import_module(f"starboard.games.{id}.game").GAME
    return game


_HERE = Path(__file__).parent

for _id in parts.folders(_HERE, parts.GAME):
    register(_id, partial(_load, _id))
    for _text in sorted((_HERE / _id).rglob("text/en.ftl")):
        add_catalog(_id, _text.parent)
