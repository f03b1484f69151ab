"""The adventures: every folder here is one, known by being here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

import msgspec

from starboard.engine import parts
from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.rules.adventure import Adventure


def _found() -> dict[str, Adventure]:
    folders = parts.folders(Path(__file__).parent, parts.ADVENTURE)
    adventures = [import_module(f"{__name__}.{folder}.rules.adventure").ADVENTURE for folder in folders]
    return {str(adventure.number): adventure for adventure in sorted(adventures, key=lambda adventure: adventure.number)}


ADVENTURES: dict[str, Adventure] = _found()


def _switches() -> list[Option]:
    """Each with the adventures where it matters; a random one may be any of them."""
    found: dict[Option, list[str]] = {}
    for number, adventure in ADVENTURES.items():
        for switch in adventure.switches:
            found.setdefault(switch, []).append(number)
    return [msgspec.structs.replace(switch, needs=("adventure", (*numbers, "random"))) for switch, numbers in found.items()]


SWITCHES: list[Option] = _switches()
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
