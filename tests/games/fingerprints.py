"""Running fingerprints of the recorded matches: they tell a change of the rules that nobody has declared.

After a game's version was raised they are written anew by `python -m tests.games.fingerprints`, which says how many matches have changed.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import msgspec

from starboard.engine.registry import find_game
from starboard.host.board import Board
from starboard.host.contract import Diverged, Line, Setup
from tests.golden import read

HERE = Path(__file__).parent
FILE = HERE / "fingerprints.json"
GAMES = sorted(folder.parent.name for folder in HERE.glob("*/golden"))

Prints: TypeAlias = dict[str, str]
"""By record where its last line leads."""


class Known(msgspec.Struct, frozen=True):
    version: int
    prints: Prints


def known() -> dict[str, Known]:
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, Known])


def found(game: str) -> Known:
    prints = {path.name.removesuffix(".json.gz"): end_of(path) for path in sorted((HERE / game / "golden").glob("*.json.gz"))}
    return Known(find_game(game).version, prints)


def end_of(path: Path) -> str:
    record = read(path).record
    board = Board(Setup(path.name, record.game, record.seats, record.options, record.seed))
    try:
        return board.more([Line(played.seat, played.action) for played in record.log]).fingerprint
    except Diverged as diverged:
        return f"breaks at line {diverged.line}"


def changed(before: Prints, now: Prints) -> list[str]:
    return [name for name in before if now.get(name) != before[name]]


def complaint(game: str, before: Known, now: Known) -> str | None:
    """What is wrong, and what to do about it."""
    broken = changed(before.prints, now.prints)
    share = f"{len(broken)} of {len(before.prints)} recorded matches of {game} are played otherwise than before ({', '.join(broken)})"
    if broken and now.version == before.version:
        return f"{share}: raise the version of the game, say in CHANGELOG.md what has changed, and write the records anew"
    if now != before:
        return f"{share}; write the fingerprints of version {now.version} anew: python -m tests.games.fingerprints"
    return None


def main() -> None:
    before = known() if FILE.exists() else {}
    now = {game: found(game) for game in GAMES}
    for game, one in now.items():
        old = before.get(game, Known(0, {}))
        print(
            f"{game}: version {old.version} -> {one.version}, {len(changed(old.prints, one.prints))} of {len(old.prints)} matches changed"
        )
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(now)) + b"\n")


if __name__ == "__main__":
    main()
