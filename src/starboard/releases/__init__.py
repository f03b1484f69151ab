"""Releases: the sources of the rules of every version that was ever released, so that what was begun or recorded then can be played."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import msgspec

HERE: Final = Path(__file__).parent
INDEX: Final = HERE / "index.json"


class Release(msgspec.Struct, frozen=True):
    """`digest` names its sources; `games` are the versions of its games, `rules` the digests of how these are played."""

    version: str
    digest: str
    games: dict[str, int]
    rules: dict[str, str]

    @property
    def file(self) -> Path:
        return HERE / f"{self.version}.tar.xz"


@cache
def released() -> list[Release]:
    """Oldest first."""
    return msgspec.json.decode(INDEX.read_bytes(), type=list[Release])


def find(digest: str) -> Release | None:
    return next((release for release in released() if release.digest == digest), None)


def with_game(game: str, version: int) -> Release | None:
    """The newest one that had a game in this version."""
    return next((release for release in reversed(released()) if release.games.get(game) == version), None)


def archive(digest: str) -> bytes | None:
    release = find(digest)
    return None if release is None else release.file.read_bytes()
