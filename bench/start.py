"""How soon a server with many unfinished tables answers: 2,000 of people, and bots to move in 150 of 400 actions each.

python bench/start.py [--people 2000] [--bots 150]
"""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
from load import COMPILED, free_port
from rich.progress import track

from starboard.engine.record import Seed
from starboard.engine.registry import find_game
from starboard.host.board import Board
from starboard.host.contract import Setup
from starboard.server.hosts import Hosts
from starboard.server.people import hashed
from starboard.server.settings import read_settings
from starboard.server.storage import LogRow, MatchRow, SeatRow, Storage, User

GAME = "seti"


async def fill(folder: Path, people: int, bots: int) -> list[str]:
    """The ids of the tables, those of bots last."""
    storage = Storage(read_settings(data_dir=folder))
    await storage.migrate()
    hosts = Hosts(storage, 0)
    await hosts.keep()
    luck = random.Random(1)
    ids = [f"m{number}" for number in range(people + bots)]
    async with storage.session() as session:
        session.add(User(id="somebody", name="Somebody", token_hash=hashed("somebody")))
        await session.commit()
    for number in track(range(people + bots), "Playing"):
        async with storage.session() as session:
            match, *lines = table(ids[number], hosts.today, number >= people, luck)
            session.add(match)
            await session.flush()
            session.add_all(lines)
            await session.commit()
    await storage.close()
    return ids


def table(id: str, rules: str, of_bots: bool, luck: random.Random) -> list[Any]:
    secret = f"{luck.getrandbits(256):064x}"
    seed = Seed(secret=secret, commitment=sha256(bytes.fromhex(secret)).hexdigest(), entropy=[])
    board = Board(Setup(id, GAME, 4, find_game(GAME).complete(4, {}), seed))
    rows: list[Any] = []
    standing = board.standing()
    while standing.deciding and len(rows) < (400 if of_bots else 20):
        seat = luck.choice(standing.deciding)
        action = msgspec.to_builtins(luck.choice(board.see(seat).legal).action)
        standing = board.act(seat, action)
        line = {"seat": seat, "kind": "act", "action": action, "fingerprint": standing.fingerprint}
        rows.append(LogRow(match_id=id, seq=len(rows) + 1, by_kind="person", by_name="somebody", **line))
    owner: dict[str, Any] = {"kind": "bot", "bot": "search:100"} if of_bots else {"kind": "person", "user_id": "somebody"}
    match = MatchRow(
        id=id,
        game=GAME,
        version=board.match.game.version,
        options=board.match.options,
        private=True,
        status=standing.status,
        secret=secret,
        commitment=seed.commitment,
        entropy=[],
        rules=rules,
        round=standing.round,
        deciding=standing.deciding,
        seats=[SeatRow(seat=seat, **owner) for seat in range(4)],
    )
    return [match, *rows]


def first_answers(folder: Path, ids: list[str], source: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "starboard", "serve", "--port", str(port), "--data-dir", str(folder)]
    began = time.monotonic()
    server = subprocess.Popen(command, env={"PYTHONPATH": str(source), "PATH": "/usr/bin"}, stdout=subprocess.DEVNULL)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}/api", timeout=120) as http:
            while True:
                with suppress(httpx.TransportError):
                    http.get(f"/matches/{ids[0]}").raise_for_status()
                    break
                time.sleep(0.02)
            print(f"first answer after {time.monotonic() - began:.1f} s")
            waits = []
            for id in ids[:200]:
                asked = time.monotonic()
                http.get(f"/matches/{id}").raise_for_status()
                waits.append(time.monotonic() - asked)
            waits.sort()
            median, longest = waits[100] * 1000, waits[-1] * 1000
            print(f"meanwhile 200 tables were looked at for the first time: {median:.0f} ms each, the longest {longest:.0f} ms")
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--bots", type=int, default=150)
    parser.add_argument("--source", type=Path, default=COMPILED, help="the build to serve (default: the compiled one)")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as place:
        ids = asyncio.run(fill(Path(place), asked.people, asked.bots))
        first_answers(Path(place), ids, asked.source.resolve())


if __name__ == "__main__":
    main()
