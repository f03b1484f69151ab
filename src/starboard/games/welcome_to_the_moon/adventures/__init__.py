"""The adventures: every folder here is one, known by being here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventure import Adventure


def _found() -> dict[str, Adventure]:
    folders = sorted(folder.name for folder in Path(__file__).parent.iterdir() if (folder / "__init__.py").is_file())
    adventures = [import_module(f"{__name__}.{folder}.rules").ADVENTURE for folder in folders]
    return {str(adventure.number): adventure for adventure in sorted(adventures, key=lambda adventure: adventure.number)}


ADVENTURES: dict[str, Adventure] = _found()
SWITCHES: list[Option] = list(dict.fromkeys(switch for adventure in ADVENTURES.values() for switch in adventure.switches))
"""Every reading of a rule that a table may choose for some adventure (WM-0.21)."""


def adventure_under(number: str, options: Options) -> Adventure:
    """The adventure by the chosen readings of its rules. All matches of the same readings share it."""
    return _read(number, tuple(str(options[switch.id]) for switch in ADVENTURES[number].switches))


@cache
def _read(number: str, choices: tuple[str, ...]) -> Adventure:
    adventure = ADVENTURES[number]
    if choices == tuple(switch.default for switch in adventure.switches):
        return adventure
    return adventure.under({switch.id: choice for switch, choice in zip(adventure.switches, choices, strict=True)})
