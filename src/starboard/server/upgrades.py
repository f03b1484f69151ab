"""Upgrades: matches that began under other rules go on by those; when today's play them alike, they are moved over (docs/upgrades.md)."""

from __future__ import annotations

import logging
from datetime import timedelta
from typing import Any, Final

import msgspec
from sqlalchemy import delete, func, select, update
from sqlalchemy.exc import DBAPIError

from starboard import releases
from starboard.engine.errors import Refusal
from starboard.engine.messages import message
from starboard.engine.registry import find_game
from starboard.host.contract import Diverged, Line, Setup, Standing
from starboard.server import databases
from starboard.server.hosts import Hosts, Playing
from starboard.server.room import setup_of
from starboard.server.storage import LogRow, MatchRow, RulesRow, now
from starboard.server.tables import Tables, find_match, read_lines

log = logging.getLogger(__name__)

UNFINISHED = MatchRow.status.in_(("playing", "stopped"))
MOVABLE = MatchRow.status.in_(("playing", "finished"))
KEPT_UNUSED: Final = timedelta(days=30)
"""So long sources are kept without a match or a program."""


async def stamp(hosts: Hosts) -> None:
    """Matches of before rules were kept began under those of the first release, which plays exactly as its forerunners did."""
    released = releases.released()
    first = released[0].digest if released else hosts.today
    async with hosts.storage.session() as session:
        await session.execute(update(MatchRow).where(MatchRow.rules.is_(None), MatchRow.status != "waiting").values(rules=first))
        await session.commit()


async def forget_unused(hosts: Hosts) -> None:
    """Sources that no match is played by go, but for today's and those of programs that may run beside this one."""
    used = select(MatchRow.rules).where(MatchRow.rules.is_not(None))
    unused = (RulesRow.digest != hosts.today, RulesRow.digest.not_in(used), RulesRow.used < now() - KEPT_UNUSED)
    async with hosts.storage.session() as session:
        await session.execute(delete(RulesRow).where(*unused))
        await session.commit()


async def take_over_unchanged(hosts: Hosts) -> None:
    """Matches of games that are played as ever, finished ones too, are today's at once."""
    named = select(MatchRow.rules, MatchRow.game).where(MatchRow.rules != hosts.today, MOVABLE).distinct()
    async with hosts.storage.session() as session:
        for began, game in (await session.execute(named)).all():
            if began is not None and await same_game(hosts, began, game):
                of_game = (MatchRow.rules == began, MatchRow.game == game, MOVABLE)
                await session.execute(update(MatchRow).where(*of_game).values(rules=hosts.today))
        await session.commit()


async def move_all(tables: Tables) -> None:
    """What a start with other rules does beside the requests; where nothing can be written, all stays as it is."""
    try:
        await take_over_unchanged(tables.hosts)
        await try_unfinished(tables)
        await forget_unused(tables.hosts)
    except DBAPIError as error:
        if databases.trouble(error) is None:
            raise
        log.error("no match is moved over now, all go on by the rules that they began with: %s", error.orig)


async def try_unfinished(tables: Tables) -> None:
    """One match after another; each is a piece of work that can be done again, here or on another node."""
    hosts = tables.hosts
    async with hosts.storage.session() as session:
        waiting = select(MatchRow.id).where(UNFINISHED, MatchRow.rules != hosts.today).order_by(MatchRow.updated.desc())
        ids = list(await session.scalars(waiting))
    if not ids:
        return
    log.info("%d unfinished matches began under other rules; trying today's on each", len(ids))
    moved = 0
    for done, id in enumerate(ids, start=1):
        try:
            moved += await move_over(tables, id)
        except DBAPIError:
            raise
        except Exception:
            log.exception("match %s could not be tried under today's rules", id)
        if done % 100 == 0 or done == len(ids):
            log.info("%d of %d matches tried: %d are played by today's rules now", done, len(ids), moved)


async def move_over(tables: Tables, id: str) -> bool:
    """Let a match go on by today's rules if they lead to the same fingerprint at every line, and everybody sees the same in the end."""
    hosts = tables.hosts
    async with hosts.storage.session() as session:
        row = await find_match(session, id)
        lines = await read_lines(session, id)
    if row.rules is None or row.rules == hosts.today:
        return False
    rules = hosts.today
    try:
        signed = await fingerprints(hosts, row.rules, setup_of(row), lines)
        today = await hosts.play(hosts.today, setup_of(row))
        standing: Standing | None = await today.more(signed)
        await compare_sights(await begun(hosts, row, lines), today)
    except (Diverged, Refusal) as difference:
        log.info("match %s of %s stays with the rules that it began with: %s", id, row.game, difference)
        standing = await played_after_all(hosts, row, lines) if row.status == "stopped" else None
        rules = row.rules
    if standing is None:
        return False
    async with hosts.storage.session() as session:
        found = await find_match(session, id, lock=True)
        last = await session.scalar(select(func.max(LogRow.seq)).where(LogRow.match_id == id))
        if found.rules != row.rules or (last or 0) != len(lines):
            return False  # somebody has played on, or another node was quicker
        found.rules = rules
        if rules == hosts.today:
            found.version = find_game(row.game).version
        found.status, found.deciding, found.trouble = standing.status, standing.deciding, None
        await session.commit()
    await tables.changed(id)
    return rules == hosts.today


async def begun(hosts: Hosts, row: MatchRow, lines: list[Line]) -> Playing | None:
    """The match as the rules that it began with play it; None when these are nowhere."""
    try:
        playing = await hosts.play(row.rules or hosts.today, setup_of(row))
    except Diverged:
        return None
    await playing.more(lines)
    return playing


async def compare_sights(before: Playing | None, today: Playing) -> None:
    """Fingerprints tell nothing of a change that has not told yet: more money for whoever could not spend it."""
    if before is None:
        return
    for seat in (None, *range(today.setup.seats)):
        old, new = [msgspec.to_builtins((await playing.see(seat)).view) for playing in (before, today)]
        if not holds(new, old):
            raise Diverged(len(today.lines), message("trouble-diverged"))


def holds(new: Any, old: Any) -> bool:
    """Whether all that was told is told still; views grow."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and holds(new[name], value) for name, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(old) == len(new) and all(map(holds, new, old))
    return bool(new == old)


async def played_after_all(hosts: Hosts, row: MatchRow, lines: list[Line]) -> Standing | None:
    """Where a stopped match stands if the rules that it began with play it after all: they are back, or the fault was elsewhere."""
    try:
        return await (await hosts.play(row.rules or hosts.today, setup_of(row))).more(lines)
    except (Diverged, Refusal):
        return None


async def same_game(hosts: Hosts, began: str, game: str) -> bool:
    """Whether nothing that decides how the game is played has changed."""
    before, now = await hosts.games_of(began), await hosts.games_of(hosts.today)
    return game in before and before[game] == now.get(game)


async def fingerprints(hosts: Hosts, began: str, setup: Setup, lines: list[Line]) -> list[Line]:
    """The lines with what the rules that they were played by say of each; older logs have none. These are written down."""
    if all(line.fingerprint for line in lines):
        return lines
    signed = await (await hosts.play(began, setup)).sign(lines)
    async with hosts.storage.session() as session:
        for seq, line in enumerate(signed, start=1):
            unsigned = (LogRow.match_id == setup.match, LogRow.seq == seq, LogRow.fingerprint.is_(None))
            await session.execute(update(LogRow).where(*unsigned).values(fingerprint=line.fingerprint))
        await session.commit()
    return signed
