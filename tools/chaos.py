"""make chaos: people play through servers that are killed, stopped and starved; afterwards every accepted action is there exactly once.

On SQLite there is one server, on PostgreSQL there are two, and the database goes away, too. Stops at the first loss.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Awaitable, Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import websockets
from sqlalchemy import select

from postgres import Postgres, free_port, running_postgres
from progress import Status
from starboard.server.settings import Settings
from starboard.server.storage import LogRow, Storage

GAMES = ("seti", "welcome_to_the_moon", "planet_unknown", "andromedas_edge")
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "search:100"}
PATIENCE = 90.0
RACERS = 50
STORM = 60
WITH_BOT = 3
"""Every so many tables somebody plays against a bot."""


class Lost(Exception):
    """Something that had been accepted is not there, or something is there that nobody has asked for."""


class Node:
    """One server."""

    def __init__(self, database: str) -> None:
        self._port = free_port()
        self._database = database
        self.address = f"http://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        env = {**os.environ, "STARBOARD_DATABASE_URL": self._database, "STARBOARD_REQUESTS_PER_SECOND": "1000000"}
        command = [sys.executable, "-m", "starboard", "serve", "--port", str(self._port)]
        self._process = subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        self._process.wait()

    def thinkers(self) -> list[int]:
        """The processes in which its bots think."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]


class House:
    """People at tables, and all that they have asked for."""

    def __init__(self, nodes: list[Node], luck: random.Random) -> None:
        self.nodes, self.luck = nodes, luck
        self.http = httpx.AsyncClient(timeout=20)
        self.matches: list[str] = []
        self.asked: defaultdict[tuple[str, int, int], list[Any]] = defaultdict(list)
        """By match, seat and ticket."""
        self.accepted: dict[tuple[str, int, int], Any] = {}
        self.counts: Counter[str] = Counter()

    async def sit_down(self, tables: int) -> None:
        address = self.nodes[0].address
        await self.eventually(self.call, "GET", address, "/me")
        for number in range(tables):
            seats = [ME, BOT] if number % WITH_BOT == WITH_BOT - 1 else [ME, ME]
            body = {"game": GAMES[number % len(GAMES)], "options": {}, "seats": seats, "private": True}
            created = await self.call("POST", address, "/matches", body)
            self.matches.append(created.json()["id"])

    async def call(self, method: str, address: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"x-csrftoken": self.http.cookies.get("csrftoken") or ""}
        return await self.http.request(method, f"{address}/api{path}", json=body, headers=headers)

    async def eventually(self, ask: Callable[..., Awaitable[httpx.Response]], *args: Any) -> Any:
        """The answer, as soon as there is one."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                answer = await ask(*args)
                if answer.is_success:
                    return answer.json()
            await asyncio.sleep(0.1)
        raise Lost(f"{args} is not answered")

    def node(self) -> Node:
        return self.luck.choice(self.nodes)

    async def play(self, match: str) -> None:
        """Until cancelled: whichever of my seats is asked does something legal, through any node."""
        while True:
            with suppress(httpx.TransportError):
                await self.act(match, self.node())
            await asyncio.sleep(0.01)

    async def act(self, match: str, node: Node) -> None:
        answer = await self.call("GET", node.address, f"/matches/{match}")
        if not answer.is_success:
            await asyncio.sleep(0.1)
            return
        mine = [seat["seat"] for seat in answer.json()["seats"] if seat["deciding"] and seat["you"]]
        if not mine:
            return
        table = (await self.call("GET", node.address, f"/matches/{match}?seat={mine[0]}")).json()
        if table.get("legal"):
            await self.send(match, node, mine[0], table["ticket"], self.luck.choice(table["legal"])["action"])

    async def send(self, match: str, node: Node, seat: int, ticket: int, action: Any) -> None:
        self.asked[match, seat, ticket].append(action)
        answer = await self.call("POST", node.address, f"/matches/{match}/actions", {"seat": seat, "ticket": ticket, "action": action})
        self.counts[f"answered {answer.status_code}"] += 1
        if answer.status_code == 500:
            raise Lost(answer.text)
        if answer.is_success:
            if self.accepted.setdefault((match, seat, ticket), action) is not action:
                raise Lost(f"two actions of seat {seat} of {match} were accepted for ticket {ticket}")
            self.counts["accepted"] += 1

    # -- afterwards

    async def every_match_opens(self) -> None:
        """At every node, and somebody is asked unless it is over."""
        for match in self.matches:
            for node in self.nodes:
                table = await self.eventually(self.call, "GET", node.address, f"/matches/{match}")
                if table["trouble"] or (table["status"] != "finished" and not any(seat["deciding"] for seat in table["seats"])):
                    raise Lost(f"{match} does not go on: {table['status']}, {table['trouble']}")

    async def nothing_is_lost(self, database: str) -> None:
        """Of each seat the n-th row is what was accepted for ticket n, or at least what somebody has asked for."""
        rows: defaultdict[tuple[str, int], list[Any]] = defaultdict(list)
        storage = Storage(Settings(database))
        async with storage.session() as session:
            for match, seat, action in await session.execute(select(LogRow.match_id, LogRow.seat, LogRow.action).order_by(LogRow.seq)):
                rows[match, seat].append(action)
        await storage.close()
        for (match, seat, ticket), action in self.accepted.items():
            if len(rows[match, seat]) <= ticket or rows[match, seat][ticket] != action:
                raise Lost(f"action {ticket} of seat {seat} of {match} was accepted and is not in the log")
        bots = {(match, 1) for number, match in enumerate(self.matches) if number % WITH_BOT == WITH_BOT - 1}
        for (match, seat), actions in rows.items():
            for ticket, action in enumerate(actions):
                if (match, seat) not in bots and action not in self.asked[match, seat, ticket]:
                    raise Lost(f"nobody asked for action {ticket} of seat {seat} of {match}")
        self.counts["lines"] = sum(map(len, rows.values()))


# -- faults

Fault = Callable[[House, Postgres | None], Awaitable[None]]


async def kill_a_server(house: House, _: Postgres | None) -> None:
    node = house.node()
    node.end(signal.SIGKILL)
    await asyncio.sleep(1)
    node.start()


async def end_a_server(house: House, _: Postgres | None) -> None:
    node = house.node()
    await asyncio.to_thread(node.end, signal.SIGTERM)
    node.start()


async def kill_thinkers(house: House, _: Postgres | None) -> None:
    for pid in house.node().thinkers():
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)


async def database_goes_away(_: House, database: Postgres | None) -> None:
    assert database is not None
    await asyncio.to_thread(database.stop)
    await asyncio.sleep(2)
    await asyncio.to_thread(database.start)


async def sockets_storm(house: House, _: Postgres | None) -> None:
    """Many look at once, and are gone at once; some never read."""

    async def look(number: int) -> None:
        address = house.node().address.replace("http", "ws")
        with suppress(OSError, websockets.WebSocketException, TimeoutError):
            socket = await websockets.connect(f"{address}/api/matches/{house.luck.choice(house.matches)}/live", max_queue=1)
            await asyncio.sleep(number % 3)
            socket.transport.abort()

    await asyncio.gather(*(look(number) for number in range(STORM)))


async def race(house: House, _: Postgres | None) -> None:
    """Fifty send an action for one ticket, through all servers, until somebody has won."""
    for match in house.matches:
        with suppress(httpx.TransportError):
            table = (await house.call("GET", house.node().address, f"/matches/{match}?seat=0")).json()
            legal, before = [choice["action"] for choice in table.get("legal", [])], len(house.accepted)
            for_it = range(RACERS if legal else 0)
            await asyncio.gather(*(house.send(match, house.node(), 0, table["ticket"], house.luck.choice(legal)) for _ in for_it))
            if len(house.accepted) > before:
                return


FAULTS: tuple[Fault, ...] = (kill_a_server, race, end_a_server, kill_thinkers, sockets_storm)


async def chaos(database: str, postgres: Postgres | None, faults: int, tables: int, seed: int, status: Status) -> Counter[str]:
    luck = random.Random(seed)
    nodes = [Node(database) for _ in range(2 if postgres else 1)]
    house = House(nodes, luck)
    kinds = [*FAULTS, *([database_goes_away] if postgres else [])]
    try:
        await house.sit_down(tables)
        for number in range(faults):
            players = [asyncio.create_task(house.play(match)) for match in house.matches]
            await asyncio.sleep(luck.uniform(1, 2))
            fault = kinds[number % len(kinds)]
            await fault(house, postgres)
            await asyncio.sleep(1)
            for player in players:
                player.cancel()
            for failed in await asyncio.gather(*players, return_exceptions=True):
                if isinstance(failed, Exception):
                    raise failed
            await house.every_match_opens()
            house.counts[fault.__name__] += 1
            status.advance(fault.__name__)
        await house.nothing_is_lost(database)
    finally:
        await house.http.aclose()
        for node in nodes:
            node.end(signal.SIGTERM)
    return house.counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=30, help="faults on each database")
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    try:
        with ExitStack() as stack:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            postgres = stack.enter_context(running_postgres(hasty=False))
            for database, server in ((f"sqlite+aiosqlite:///{folder}/starboard.db", None), (postgres.url, postgres)):
                with Status(f"{'PostgreSQL' if server else 'SQLite'}:", total=asked.number) as status:
                    counts = asyncio.run(chaos(database, server, asked.number, asked.tables, asked.seed, status))
                    status.closing = ", ".join(f"{what}: {count}" for what, count in sorted(counts.items()))
    except Lost as lost:
        sys.exit(f"lost: {lost}")


if __name__ == "__main__":
    main()
