"""The games there are. The kernel knows none: they are registered by the package above it."""

from __future__ import annotations

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


def find_game(id: str) -> Game[Any]:
    if id not in _games:
        if id not in _loaders:
            raise Refusal("refused-game", game=id, known=", ".join(_loaders))
        _games[id] = _loaders[id]()
    return _games[id]


def all_games() -> list[Game[Any]]:
    return [find_game(id) for id in _loaders]
