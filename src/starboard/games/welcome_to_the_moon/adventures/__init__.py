"""The adventures: every folder here is one, known by being here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

import msgspec

from starboard.engine import parts
from starboard.engine.game import Options
from starboard.engine.record import Option
from starboard.games.welcome_to_the_moon.adventures.adventure import BY_RULES, Adventure


def _found() -> dict[str, ModuleType]:
    """By number, in order."""
    folders = parts.folders(Path(__file__).parent, parts.ADVENTURE)
    games = [import_module(f"{__name__}.{folder}.game") for folder in folders]
    return {str(game.LAYOUT.number): game for game in sorted(games, key=lambda game: int(game.LAYOUT.number))}


_GAMES = _found()
SHEETS: dict[str, Path] = {file.parent.parent.name: file for file in sorted(Path(__file__).parent.glob("*/content/sheet.json"))}
"""What is printed on each sheet, by the adventure."""


def _switches() -> list[Option]:
    """Each with the adventures where it matters; a random one may be any of them."""
    found: dict[Option, list[str]] = {}
    for number, game in _GAMES.items():
        for switch in game.SWITCHES:
            found.setdefault(switch, []).append(number)
    return [msgspec.structs.replace(switch, needs=("adventure", (*numbers, "random"))) for switch, numbers in found.items()]


SWITCHES: list[Option] = _switches()
"""Every reading of a rule that a table may choose for some adventure (WM-0.21)."""


def switches_of(number: str) -> tuple[Option, ...]:
    switches: tuple[Option, ...] = _GAMES[number].SWITCHES
    return switches


def adventure_under(number: str, options: Options) -> Adventure:
    """The adventure by the chosen readings of its rules. All matches of the same readings share it."""
    return _read(number, tuple(str(options[switch.id]) for switch in switches_of(number)))


@cache
def _read(number: str, choices: tuple[str, ...]) -> Adventure:
    options: Options = {switch.id: choice for switch, choice in zip(switches_of(number), choices, strict=True)}
    adventure: Adventure = _GAMES[number].by(options)
    BY_RULES[adventure.rules] = adventure
    return adventure


ADVENTURES: dict[str, Adventure] = {
    number: adventure_under(number, {switch.id: switch.default for switch in SWITCHES}) for number in _GAMES
}
