"""People: browsers without a screen."""

from __future__ import annotations

import asyncio
import operator
from collections.abc import Awaitable, Callable
from functools import reduce
from typing import Any, Final, Self, TypeVar
from weakref import WeakKeyDictionary

import httpx
import msgspec
import websockets

T = TypeVar("T")

SMUGGLERS = {"game": "smugglers", "options": {}}
MOON = {"game": "welcome_to_the_moon", "options": {}}
ME = {"kind": "me"}
OPEN = {"kind": "open"}
PATIENCE = 20
"""Shorter than the time after which a live connection looks again by itself."""
TABLES: Final[WeakKeyDictionary[Any, Any]] = WeakKeyDictionary()
"""What each live connection has told last."""


class Person:
    """Signed in as a guest; every call checks the status it expects."""

    def __init__(self, address: str) -> None:
        self.address = address
        plain = {"accept-encoding": "identity"}  # on one machine packing takes longer than it saves
        self.http = httpx.AsyncClient(base_url=f"{address}/api", timeout=PATIENCE, verify=False, headers=plain)

    async def __aenter__(self) -> Self:
        self.id = (await self.get("/me"))["id"]
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, status: int = 200) -> Any:
        return self._checked(await self.http.get(path), status)

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(await self.http.post(path, json=body or {}, headers=self.csrf), status)

    async def patch(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(await self.http.patch(path, json=body, headers=self.csrf), status)

    @property
    def csrf(self) -> dict[str, str]:
        return {"x-csrftoken": self.http.cookies["csrftoken"]}

    @staticmethod
    def _checked(answer: httpx.Response, status: int) -> Any:
        assert answer.status_code == status, answer.text
        return msgspec.json.decode(answer.content) if answer.content else None

    # -- playing

    async def create(self, game: dict[str, Any], *seats: dict[str, str], private: bool = False) -> str:
        body = game | {"seats": list(seats), "private": private}
        return (await self.post("/matches", body, 201))["id"]

    async def table(self, id: str, seat: int | None = None) -> Any:
        return await self.get(f"/matches/{id}" + ("" if seat is None else f"?seat={seat}"))

    async def act(self, table: Any, action: Any, status: int = 200) -> Any:
        """The table after it, or the refusal."""
        return await self._write("actions", table, {"action": action}, status)

    async def undo(self, table: Any, status: int = 200) -> Any:
        return await self._write("undo", table, {}, status)

    async def _write(self, path: str, table: Any, more: dict[str, Any], status: int) -> Any:
        answer = await self.post(f"/matches/{table['id']}/{path}", {"seat": table["seat"], "ticket": table["ticket"], **more}, status)
        return await self.table(table["id"], table["seat"]) if status == 200 else answer

    def live(self, id: str, seat: int | None = None, **headers: str) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        url = f"{self.address.replace('http', 'ws')}/api/matches/{id}/live{query}"
        cookie = {"cookie": f"starboard={self.http.cookies['starboard']}"}
        return websockets.connect(url, additional_headers=cookie | headers, max_size=None)


async def told(socket: Any) -> Any:
    """The next message; news as the table that they make of the last one, with what is new in its log."""
    message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
    if "changes" in message:
        message = changed(TABLES[socket], message) | {"log": message["log"]}
    if "ticket" in message and "id" in message:
        TABLES[socket] = message
    return message


async def answered(socket: Any) -> Any:
    """The next answer to a line; what is told meanwhile is taken in."""
    while "answer" not in (message := await told(socket)):
        pass
    return message


def changed(table: Any, news: Any) -> Any:
    """The table with what has changed."""
    table = msgspec.json.decode(msgspec.json.encode(table))  # ten times as fast as copy.deepcopy
    for path in news["gone"]:
        del _holder(table, path)[path[-1]]
    for path, value in news["changes"]:
        _holder(table, path)[path[-1]] = value
    return table


def _holder(table: Any, path: list[str | int]) -> Any:
    return reduce(operator.getitem, path[:-1], table)  # type: ignore[arg-type]


async def soon(find: Callable[[], Awaitable[T]], seconds: float = PATIENCE) -> T:
    """What is found, as soon as it is something."""
    for _ in range(int(seconds / 0.05)):
        if found := await find():
            return found
        await asyncio.sleep(0.05)
    raise AssertionError("looked for in vain")


async def rest(socket: Any, seconds: float = 0.5) -> list[str]:
    """All that is said until a silence of so long, or the end."""
    said = []
    try:
        while True:
            said.append(await asyncio.wait_for(socket.recv(), seconds))
    except (TimeoutError, websockets.ConnectionClosed):
        return said


async def play_to_the_end(person: Person, id: str, seat: int, choose: Callable[[list[Any]], Any]) -> Any:
    """Over a live connection, which tells when it is this seat's turn, and only what has changed."""
    async with person.live(id, seat) as socket:
        table = await told(socket)
        while table["status"] == "playing":
            if asked := bool(table["legal"]):
                line = {"number": 1, "ticket": table["ticket"], "action": choose(table["legal"])["action"]}
                await socket.send(msgspec.json.encode({"play": line}).decode())
            message = await told(socket)
            while asked and "answer" not in message:
                table, message = message if "legal" in message else table, await told(socket)
            table = message if "legal" in message else table
    return table


def deciding(table: Any) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["deciding"]]


async def play_on(person: Person, id: str, seats: list[int], until: int = 10_000) -> Any:
    """Let one person play all seats, always the last legal action, until the end or so many actions."""
    table = await person.table(id)
    for _ in range(until):
        if table["status"] == "finished":
            break
        seat = next(seat for seat in deciding(table) if seat in seats)
        if table["seat"] != seat:
            table = await person.table(id, seat)
        table = await person.act(table, table["legal"][-1]["action"])
    return table
