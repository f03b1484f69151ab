"""Text: messages rendered from Fluent catalogs, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from starboard.engine.messages import Message, SeatName

LANGUAGES: Final = ("en", "uk", "ru")
PLATFORM: Final = "starboard"
LARGEST: Final = 2**53
"""Greater numbers are no numbers of a game; they are shown as they are."""

_folders: dict[str, list[Path]] = {}


def add_catalog(name: str, folder: Path) -> None:
    """Announce a folder with `en.ftl`, `uk.ftl` and `ru.ftl`; a catalog may have several. Games are looked in before the platform."""
    _folders.setdefault(name, []).append(folder)
    _bundle.cache_clear()


def catalogs() -> dict[str, list[Path]]:
    return {name: folders[:] for name, folders in _folders.items()}


def render(message: Message, language: str = "en", game: str | None = None, name: Callable[[int], str] | None = None) -> str:
    """The message as a sentence. Without a game every catalog is looked in."""
    args: dict[str, Any] = {}
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
        bundle = _bundle(catalog, language)
        if bundle.has_message(message.key):
            pattern = bundle.get_message(message.key).value
            text, errors = bundle.format_pattern(pattern, args)
            if errors:
                raise ValueError(f"{message.key} in {language}: {errors[0]}")
            return str(text)
    raise KeyError(f"no catalog has the message {message.key!r}")


def _order(game: str | None) -> list[str]:
    games = [game] if game is not None else [catalog for catalog in _folders if catalog != PLATFORM]
    return [*games, PLATFORM]


@cache
def _bundle(catalog: str, language: str) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in _folders[catalog]:
        bundle.add_resource(FluentResource((folder / f"{language}.ftl").read_text("utf-8")))
    return bundle


add_catalog(PLATFORM, Path(__file__).resolve().parent.parent / "text")
