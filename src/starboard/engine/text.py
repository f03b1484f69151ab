"""Text: messages rendered from Fluent catalogs, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

from starboard.engine.catalog import Arg, Catalog
from starboard.engine.messages import Message, SeatName

LANGUAGES: Final = ("en", "uk", "ru")
PLATFORM: Final = "starboard"
LARGEST: Final = 2**53
"""Greater numbers are no numbers of a game; they are shown as they are."""

_folders: dict[str, list[Path]] = {}


def add_catalog(name: str, folder: Path) -> None:
    """Announce a folder with `en.ftl`, `uk.ftl` and `ru.ftl`; a catalog may have several. Games are looked in before the platform."""
    _folders.setdefault(name, []).append(folder)
    _catalog.cache_clear()


def catalogs() -> dict[str, list[Path]]:
    return {name: folders[:] for name, folders in _folders.items()}


def render(message: Message, language: str = "en", game: str | None = None, name: Callable[[int], str] | None = None) -> str:
    """The message as a sentence. Without a game every catalog is looked in."""
    args: dict[str, Arg] = {}
    for key, param in message.params.items():
        if isinstance(param, Message):
            args[key] = render(param, language, game, name)
        elif isinstance(param, SeatName):
            args[key] = name(param.seat) if name else render(Message("seat-name", {"number": param.seat + 1}), language)
        elif isinstance(param, int) and abs(param) > LARGEST:
            args[key] = str(param)
        else:
            args[key] = param
    for catalog in _order(game):
        texts = _catalog(catalog, language)
        if message.key in texts:
            return texts.write(message.key, args)
    raise KeyError(f"no catalog has the message {message.key!r}")


def _order(game: str | None) -> list[str]:
    games = [game] if game is not None else [catalog for catalog in _folders if catalog != PLATFORM]
    return [*games, PLATFORM]


@cache
def _catalog(name: str, language: str) -> Catalog:
    catalog = Catalog(language)
    for folder in _folders[name]:
        catalog.add((folder / f"{language}.ftl").read_text("utf-8"))
    return catalog


add_catalog(PLATFORM, Path(__file__).resolve().parent.parent / "text")
