"""What an action costs the server: processor time of its process, with two live viewers a table, on SQLite.

    python bench/server_actions.py seti --tree . --tree ../before

Several trees take turns, so that what else the machine does meets them alike.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

TICKS = os.sysconf("SC_CLK_TCK")
ME = {"kind": "me"}


class Server:
    def __init__(self, tree: Path, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self._folder = tempfile.TemporaryDirectory()
        command = [sys.executable, "-m", "starboard", "serve", "--port", str(port), "--data-dir", self._folder.name]
        self._process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(tree / "src")}, stdout=subprocess.DEVNULL)
        while True:
            with suppress(httpx.TransportError):
                httpx.get(f"{self.address}/api/bots")
                return
            time.sleep(0.1)

    def seconds(self) -> float:
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()


class Table:
    def __init__(self, http: httpx.AsyncClient, id: str) -> None:
        self._http, self._id = http, id

    async def act(self, luck: random.Random) -> bool:
        """One action of somebody who is asked."""
        table = (await self._http.get(f"/matches/{self._id}")).json()
        asked = [seat["seat"] for seat in table["seats"] if seat["deciding"]]
        if not asked:
            return False
        mine = (await self._http.get(f"/matches/{self._id}", params={"seat": asked[0]})).json()
        body = {"seat": asked[0], "ticket": mine["ticket"], "action": luck.choice(mine["legal"])["action"]}
        answer = await self._http.post(f"/matches/{self._id}/actions", json=body)
        if answer.status_code == 429:
            await asyncio.sleep(1)
        return answer.status_code in {200, 429}


async def measure(server: Server, game: str, tables: int, actions: int, viewers: int) -> float:
    """Milliseconds of processor time an action, less what the looks of the bench itself cost."""
    luck = random.Random(1)
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"{server.address}/api", timeout=60))
        await http.get("/me")
        http.headers["x-csrftoken"] = http.cookies["csrftoken"]
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        open_tables = []
        for _ in range(tables):
            created = await http.post("/matches", json={"game": game, "options": {}, "seats": [ME, ME], "private": True})
            id = created.json()["id"]
            open_tables.append(Table(http, id))
            for seat in range(viewers):
                url = f"{server.address.replace('http', 'ws')}/api/matches/{id}/live?seat={seat}"
                socket = await stack.enter_async_context(websockets.connect(url, additional_headers={"Cookie": cookie}))
                stack.push_async_callback(_end, asyncio.create_task(_read(socket)))
        for number in range(tables * 3):
            await open_tables[number % tables].act(luck)
        before = server.seconds()
        played = 0
        for number in range(actions):
            played += await open_tables[number % tables].act(luck)
        await asyncio.sleep(0.5)
        return (server.seconds() - before) / max(played, 1) * 1000


async def _read(socket: Any) -> None:
    async for _ in socket:
        pass


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--tree", action="append", type=Path)
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--viewers", type=int, default=2)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    trees = asked.tree or [Path()]
    found: dict[Path, list[float]] = {tree: [] for tree in trees}
    for turn in range(asked.rounds):
        for number, tree in enumerate(trees):
            server = Server(tree.resolve(), 8300 + turn * len(trees) + number)
            try:
                found[tree].append(asyncio.run(measure(server, asked.game, asked.tables, asked.actions, asked.viewers)))
            finally:
                server.stop()
            print(f"{asked.game} {tree}: {found[tree][-1]:.2f} ms an action", flush=True)
    for tree, costs in found.items():
        print(f"{asked.game} {tree}: median {statistics.median(costs):.2f} ms of {', '.join(f'{cost:.2f}' for cost in costs)}")


if __name__ == "__main__":
    main()
