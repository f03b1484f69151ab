"""Programs of another day: copies of this tree that play by changed rules and know today's as a release; data of 0.1, and of releases."""

from __future__ import annotations

import asyncio
import lzma
import secrets
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, TypeAlias

import msgspec

import release
import starboard
from starboard import Match
from starboard.engine.match import to_json
from starboard.engine.record import Record, Seed
from starboard.engine.rng import Rng
from starboard.engine.seeds import commitment
from starboard.host import sources
from starboard.releases import Release
from starboard.server import backups, databases
from starboard.server.accounts import hashed
from starboard.server.settings import Settings, read_settings
from starboard.server.storage import LogRow, MatchRow, SeatRow, Storage, User
from tests.browser.serving import Server

HERE = Path(__file__).parent
OLD = HERE / "0.1"
LATER: Final = "0.99.0"
CHANGES = {
    "__init__.py": (starboard.__version__, LATER),
    "games/welcome_to_the_moon/adventures/launch/content/sheet.json": ('"score_box": {"value": 15', '"score_box": {"value": 16'),
    "games/planet_unknown/content/scoring.json": ('"lifepod": 1', '"lifepod": 2'),
    "games/seti/content/player_board.json": ('"launch": {"credits": 2}', '"launch": {"credits": 3}'),
    "games/andromedas_edge/content/constants.json": ('"jump_energy": 1', '"jump_energy": 2'),
}
"""Made-up changes of the rules, one in each game."""


def later_program(folder: Path) -> Path:
    """A tree in which today's rules are a release, and every game plays by changed ones: what to put on Python's path."""
    package = folder / "starboard"
    shutil.copytree(sources.HERE, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    release.keep(starboard.__version__, sources.sources(), package / "releases")
    for path, (old, new) in CHANGES.items():
        text = (package / path).read_text()
        assert old in text, path
        (package / path).write_text(text.replace(old, new, 1))
    return folder


def old_data(folder: Path) -> dict[str, Any]:
    """Lay out what 0.1 left; what is answered says whose it is and which matches there are."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "starboard.db").write_bytes(lzma.decompress((OLD / "starboard.db.xz").read_bytes()))
    return kept_by_then()


async def old_postgres(folder: Path, url: str) -> dict[str, Any]:
    """The same on PostgreSQL, in the form of then."""
    kept = old_data(folder)
    form = databases.examine(folder / "starboard.db")
    assert form is not None
    source, target = Storage(read_settings(data_dir=folder)), Storage(Settings(url))
    async with source.engine.connect() as reading, target.engine.begin() as writing:
        await writing.run_sync(databases.bring_to, form)
        await backups._copy_rows(reading, writing, backups.silently)
    await source.close()
    await target.close()
    (folder / "starboard.db").unlink()
    return kept


def kept_by_then() -> dict[str, Any]:
    kept: dict[str, Any] = msgspec.json.decode((OLD / "people.json").read_bytes())
    return kept


ADVENTURES = [("welcome_to_the_moon", 1 + number % 3, {"adventure": str(number)}) for number in range(1, 9)]
RECORDED: Final = [
    *ADVENTURES,
    ("planet_unknown", 1, {}),
    ("planet_unknown", 3, {"events": "default"}),
    ("seti", 1, {"level": "5"}),
    ("seti", 3, {}),
    ("andromedas_edge", 2, {}),
    ("andromedas_edge", 4, {"teams": "yes"}),
]
"""Matches of a release that every later client is tried on."""


def keep_records(version: str) -> None:
    """Play them at random; with the release they stay as they are."""
    played = [play(number, *recorded) for number, recorded in enumerate(RECORDED)]
    (HERE / f"{version}.json.xz").write_bytes(lzma.compress(to_json(played), preset=9))


def play(number: int, game: str, seats: int, options: dict[str, str]) -> Record:
    secret = blake2b(f"{game} {number}".encode(), digest_size=32).digest()
    seed = Seed(secret=secret.hex(), commitment=commitment(secret), entropy=["recorded"])
    match, chance = Match.new(game, seats, seed, options), Rng(secret)
    while pending := match.state.pending():
        match.apply(pending[0], chance.choice(match.state.legal(pending[0])))
    return match.export([f"player {seat + 1}" for seat in range(seats)])


def records(version: str) -> list[Record]:
    return msgspec.json.decode(lzma.decompress((HERE / f"{version}.json.xz").read_bytes()), type=list[Record])


Laid: TypeAlias = tuple[str, list[tuple[str, bool]]]


def lay_records(folder: Path, release: Release) -> Laid:
    """A data folder in which each match stands at its middle and at its end: the token of whose they are, and which are over."""
    folder.mkdir(parents=True)
    with ThreadPoolExecutor(1) as thread:  # a browser's test has a loop of its own in this one
        return thread.submit(asyncio.run, _lay_records(Storage(read_settings(data_dir=folder)), release)).result()


async def _lay_records(storage: Storage, release: Release) -> Laid:
    token, laid = secrets.token_urlsafe(32), list[tuple[str, bool]]()
    await storage.migrate()
    async with storage.session() as session:
        session.add(User(id="ada", name="Ada", token_hash=hashed(token)))
        for number, record in enumerate(records(release.version)):
            for end in (len(record.log) // 2, len(record.log)):
                row = as_row(f"{number}-{end}", record, release.digest)
                lines = enumerate(record.log[:end], start=1)
                session.add(row)
                await session.flush()
                session.add_all(LogRow(match_id=row.id, seq=seq, seat=line.seat, kind="act", action=line.action) for seq, line in lines)
                laid.append((row.id, end == len(record.log)))
        await session.commit()
    await storage.close()
    return token, laid


def as_row(id: str, record: Record, rules: str) -> MatchRow:
    return MatchRow(
        id=id,
        game=record.game,
        version=record.version,
        options=record.options,
        private=True,
        status="playing",
        secret=record.seed.secret or "",
        commitment=record.seed.commitment or "",
        entropy=record.seed.entropy,
        rules=rules,
        seats=[SeatRow(seat=seat, kind="person", user_id="ada") for seat in range(record.seats)],
    )


class Program(Server):
    """A server of a tree."""

    def __init__(self, data: Path, path: Path, database_url: str = "") -> None:
        super().__init__(data, (sys.executable, "-P", "-m", "starboard"))
        place = {"PYTHONPATH": str(path), "XDG_CACHE_HOME": str(data / "cache"), "STARBOARD_DATABASE_URL": database_url}
        self.environment |= place
