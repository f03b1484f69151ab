"""The games there are. The kernel knows none: they are registered by the package above it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from starboard.engine.errors import Refusal
from starboard.engine.game import Game

_loaders: dict[str, Callable[[], Game[Any]]] = {}
_games: dict[str, Game[Any]] = {}


def register(id: str, load: Callable[[], Game[Any]]) -> None:
    """Announce a game; it is loaded when it is first asked for."""
    _loaders[id] = load
    _games.pop(id, None)


def brought_by() -> list[str]:
    """Modules outside of Starboard that have registered games: other processes import them to know these too."""
    main = getattr(sys.modules.get("__main__"), "__spec__", None)
    modules = {load.__module__ for load in _loaders.values()}
    named = [main.name if module == "__main__" and main is not None else module for module in modules]
    return sorted(module for module in named if module.partition(".")[0] not in ("starboard", "functools", "__main__"))


def find_game(id: str) -> Game[Any]:
    if id not in _games:
        if id not in _loaders:
            raise Refusal("refused-game", game=id, known=", ".join(_loaders))
        _games[id] = _loaders[id]()
    return _games[id]


def all_games() -> list[Game[Any]]:
    return [find_game(id) for id in _loaders]
