"""Outcomes kept in a file, a line of JSON each: a long tournament goes on where it was stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec

from starboard.arena.playing import Outcome, Table
from starboard.engine.build import BUILD
from starboard.engine.errors import Refusal


class Kept(msgspec.Struct, frozen=True):
    """The match of that number at that table, and the build that played it."""

    table: Table
    number: int
    build: str
    outcome: Outcome


def keep(file: Path, table: Table, number: int, outcome: Outcome) -> None:
    with file.open("ab") as lines:
        lines.write(msgspec.json.encode(Kept(table, number, BUILD, outcome)) + b"\n")


def read_kept(file: Path) -> list[Kept]:
    """Everything kept so far; nothing when there is no such file yet."""
    if not file.exists():
        return []
    found: list[Kept] = []
    for index, line in enumerate(file.read_bytes().splitlines()):
        try:
            found.append(msgspec.json.decode(line, type=Kept))
        except msgspec.DecodeError:
            raise Refusal("refused-kept", file=str(file), line=index + 1) from None
    return found
