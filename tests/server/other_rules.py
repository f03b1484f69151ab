"""Rules of another time: today's sources with something changed, kept in the database as an upgrade leaves them."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import update

from starboard.host import sources
from starboard.server.storage import MatchRow, RulesRow, Storage

Change = Callable[[sources.Sources], None]


def in_file(path: str, old: str, new: str) -> Change:
    def change(files: sources.Sources) -> None:
        assert old.encode() in files[path]
        files[path] = files[path].replace(old.encode(), new.encode(), 1)

    return change


COMMENT = in_file("engine/rng.py", '"""', '"""Written otherwise. ')
"""Plays exactly alike."""


async def keep_rules(storage: Storage, *changes: Change) -> str:
    """The digest of the changed rules."""
    files = dict(sources.sources())
    for change in changes:
        change(files)
    digest = sources.digest(files)
    async with storage.session() as session:
        session.add(RulesRow(digest=digest, version="0.1.9", games=sources.games_of(files), archive=sources.packed(files)))
        await session.commit()
    return digest


async def hand_over(house, match: str, rules: str) -> None:
    """As if the match had begun under these rules."""
    async with house.context.storage.session() as session:
        await session.execute(update(MatchRow).where(MatchRow.id == match).values(rules=rules))
        await session.commit()
    house.context.tables.forget(match)
