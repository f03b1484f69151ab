"""A data folder as a release leaves it: waiting, running and finished matches and a campaign of every game, made by a checkout of it.

    python -m tests.upgrade.make_data CHECKOUT tests/upgrade/0.1

The checkout must be set up (`make setup`). The folder gets `starboard.db.xz`, `people.json`, which says whose cookie opens what, and
`campaign.json`, the campaign as it was saved between its first two matches.
"""

from __future__ import annotations

import asyncio
import lzma
import random
import sqlite3
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from tests.browser.serving import free_port
from tests.server.people import ME, OPEN, Person, told

BOT = {"kind": "bot", "bot": "random"}
GAMES = {
    "welcome_to_the_moon": [{"adventure": "1"}, {"adventure": "6"}],
    "planet_unknown": [{}],
    "seti": [{}],
    "andromedas_edge": [{}],
}
MOVES = 14
"""So many of the person's are in a running match."""
SEED = random.Random(24)


async def make(address: str) -> dict[str, Any]:
    async with Person(address) as person:
        kept: dict[str, Any] = {"person": person.id, "matches": []}
        await person.patch("/me", {"name": "Ada"})
        for game, tables in GAMES.items():
            for options in tables:
                kept["matches"] += [await one(person, state, game, options) for state in ("waiting", "running", "finished", "alone")]
        kept["campaign"] = await campaign(person)
        kept["cookies"] = dict(person.http.cookies)
        return kept


async def one(person: Person, state: str, game: str, options: dict[str, str]) -> dict[str, Any]:
    seats = {"waiting": [ME, OPEN], "running": [ME, BOT], "finished": [BOT, BOT], "alone": [ME]}[state]
    if game == "andromedas_edge" and state == "alone":
        seats = [ME, ME]
    match = await person.create({"game": game, "options": options}, *seats)
    if state == "finished":
        await end(person, match)
    elif state != "waiting":
        await play(person, match, MOVES)
    table = await person.table(match)
    print(game, options, state, table["status"], table["steps"], flush=True)
    return {"id": match, "game": game, "state": state, "steps": table["steps"], "status": table["status"], "points": points(table)}


def points(table: dict[str, Any]) -> list[int]:
    return [] if table["view"] is None else [score["points"] for score in table["view"]["scores"]]


async def end(person: Person, match: str) -> None:
    async with person.live(match) as socket:
        while (await told(socket))["status"] != "finished":
            pass


async def play(person: Person, match: str, moves: int) -> None:
    """Any legal action of mine, so many times; bots answer in between."""
    async with person.live(match, 0) as socket:
        table = await told(socket)
        while moves and table["status"] == "playing":
            mine = [seat["seat"] for seat in table["seats"] if seat["you"] and seat["deciding"]]
            if not mine:
                table = await told(socket)
                continue
            asked = await person.table(match, mine[0])
            if asked["legal"]:
                await person.act(asked, SEED.choice(asked["legal"])["action"])
                moves -= 1
            table = await person.table(match)


async def campaign(person: Person) -> dict[str, Any]:
    """The first match is over, the second one is being played."""
    body = {"game": "welcome_to_the_moon", "seats": [ME, BOT], "modifiers": {}}
    id = (await person.post("/campaigns", body, 201))["id"]
    first = (await person.post(f"/campaigns/{id}/next", {"leg": 1}, 201))["id"]
    await play(person, first, 10_000)
    saved = (await person.http.get(f"/campaigns/{id}/file")).text
    second = (await person.post(f"/campaigns/{id}/next", {"leg": 2}, 201))["id"]
    await play(person, second, MOVES)
    shown = await person.get(f"/campaigns/{id}")
    return {"id": id, "legs": [first, second], "ranking": shown["ranking"], "saved": saved}


def main(checkout: Path, target: Path) -> None:
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [checkout / ".venv/bin/starboard", "serve", "--port", str(port), "--data-dir", folder]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        print(server.stdout.readline(), end="")
        try:
            kept = asyncio.run(make(f"http://127.0.0.1:{port}"))
        finally:
            server.terminate()
            server.wait()
        with sqlite3.connect(Path(folder) / "starboard.db") as database:
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        target.mkdir(parents=True, exist_ok=True)
        (target / "campaign.json").write_text(kept["campaign"].pop("saved"))
        (target / "starboard.db.xz").write_bytes(lzma.compress((Path(folder) / "starboard.db").read_bytes(), preset=9))
        (target / "people.json").write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]))
