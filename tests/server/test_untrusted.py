"""Untrusted input: one clear refusal, and nothing has changed."""

from __future__ import annotations

import asyncio

import httpx
import pytest

from starboard.engine.errors import Refusal
from starboard.engine.messages import Message
from starboard.engine.text import LANGUAGES, render
from starboard.server.settings import read_settings
from tests.server.people import ME, SMUGGLERS

GOOD = SMUGGLERS | {"seats": [ME, ME]}


def refusal(answer: httpx.Response) -> str:
    """The key of a refusal, which can be read in every language."""
    error = answer.json()["error"]
    text = Message(error["text"]["key"], error["text"].get("params", {}))
    for language in LANGUAGES:
        assert render(text, language)
    return text.key


MALFORMED = [
    b"",
    b"{",
    b"null",
    b"[]",
    b'"text"',
    b"\xff\xfe\x00",
    b"[" * 60_000,
    b'{"a":' * 10_000,
    b'{"game": "smugglers"}',
    b'{"game": 7, "seats": []}',
    b'{"game": "smugglers", "seats": [{"kind": "king"}]}',
    b'{"game": "smugglers", "seats": [{"kind": "me"}, {"kind": "me"}], "options": {"hand": {"a": 1}}}',
    b'{"game": "smugglers", "seats": ' + b"[" + b",".join([b'{"kind": "me"}'] * 100) + b"]}",
    b'{"game": "smugglers", "seats": [{"kind": "me"}, {"kind": "me"}], "private": "maybe"}',
]


async def test_malformed_bodies(house):
    person = await house.guest()
    for body in MALFORMED:
        answer = await person.http.post("/matches", content=body, headers=person.csrf | {"content-type": "application/json"})
        assert answer.status_code == 400, (body[:80], answer.text)
        assert refusal(answer) == "refused-malformed"
    assert (await person.get("/matches"))["mine"] == []


async def test_bodies_that_are_no_json(house):
    person = await house.guest()
    for type in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "application/x-msgpack", "x"):
        answer = await person.http.post("/matches", content=b"game=smugglers&seats=me", headers=person.csrf | {"content-type": type})
        assert 400 <= answer.status_code < 500, (type, answer.text)
        assert refusal(answer)


async def test_oversized_bodies(house):
    person = await house.guest()

    async def endless():
        for _ in range(200):
            yield b" " * 1000

    for content in (b" " * 70_000, endless()):
        answer = await person.http.post("/matches", content=content, headers=person.csrf | {"content-type": "application/json"})
        assert answer.status_code == 413
        assert refusal(answer) == "refused-too-large"


@pytest.mark.parametrize("id", ["nope", "a" * 500, "%00", "..%2f..%2fetc", "%F0%9F%9A%80", "' OR 1=1 --"])
async def test_unknown_matches(house, id):
    person = await house.guest()
    for path in ("", "?seat=0", "/steps/0", "/record", "/hint?seat=0"):
        answer = await person.http.get(f"/matches/{id}{path}")
        assert answer.status_code == 404, (path, answer.text)
        assert refusal(answer) in {"refused-no-match", "refused-no-page"}
    for path in ("join", "leave", "rematch"):
        answer = await person.http.post(f"/matches/{id}/{path}", json={}, headers=person.csrf)
        assert answer.status_code == 404, (path, answer.text)


async def test_nonsense_in_queries(house):
    person = await house.guest()
    match = (await person.post("/matches", GOOD, 201))["id"]
    for query in ("seat=x", "seat=-1", "seat=1e3", "seat=99999999999999999999", "seat=%00"):
        for path in (f"/matches/{match}?{query}", f"/matches/{match}/steps/0?{query}", f"/matches/{match}/hint?{query}"):
            answer = await person.http.get(path)
            assert 400 <= answer.status_code < 500, (path, answer.text)


UNREADABLE = [
    {"seat": 0, "ticket": 0},
    {"seat": "zero", "ticket": 0, "action": {"type": "roll"}},
    {"seat": 0, "ticket": 0, "action": "roll"},
    {"seat": 0, "ticket": None, "action": {"type": "roll"}},
    {"seat": -1, "ticket": 0, "action": {"type": "roll"}},
    {"seat": 10**40, "ticket": 0, "action": {"type": "roll"}},
]


async def test_malformed_actions(house):
    person = await house.guest()
    match = (await person.post("/matches", GOOD, 201))["id"]
    before = await person.table(match, 0)
    for body in UNREADABLE:
        answer = await person.http.post(f"/matches/{match}/actions", json=body, headers=person.csrf)
        assert answer.status_code == 400, (body, answer.text)
        assert refusal(answer) == "refused-malformed"
    assert await person.table(match, 0) == before


async def test_entropy_that_cannot_be_kept(house):
    host, other = await house.guest(), await house.guest()
    match = (await host.post("/matches", SMUGGLERS | {"seats": [ME, {"kind": "open"}]}, 201))["id"]
    await other.post(f"/matches/{match}/join", {"entropy": "a\x00b"}, 400)
    await other.post(f"/matches/{match}/join", {"entropy": "x" * 65}, 400)
    assert (await host.table(match))["status"] == "waiting"


async def test_addresses_and_methods_that_do_not_exist(house):
    person = await house.guest()
    for method, path in [("GET", "/nothing"), ("POST", "/nothing"), ("DELETE", "/me"), ("PUT", "/matches"), ("GET", "/matches/a/b/c")]:
        answer = await person.http.request(method, path, headers=person.csrf)
        assert answer.status_code in {404, 405}, (method, path, answer.text)
        assert refusal(answer) == "refused-no-page"


async def test_a_flood_is_held_back_and_others_are_not_harmed(slow_house):
    person = await slow_house.guest()
    match = (await person.post("/matches", GOOD, 201))["id"]
    answers = await asyncio.gather(*(person.http.get(f"/matches/{match}") for _ in range(60)))
    refused = [answer for answer in answers if answer.status_code == 429]
    assert refusal(refused[0]) == "refused-too-fast"
    wait = int(refused[-1].headers["retry-after"])
    assert wait >= 1
    await asyncio.sleep(wait)
    assert (await person.table(match))["status"] == "playing"


async def test_who_leaves_in_the_middle_of_a_request_is_no_fault_of_the_server(house, caplog):
    person = await house.guest()
    match = (await person.post("/matches", GOOD, 201))["id"]
    host, port = house.address.removeprefix("http://").split(":")
    _, writer = await asyncio.open_connection(host, int(port))
    headers = f"cookie: starboard={person.http.cookies['starboard']}; csrftoken={person.http.cookies['csrftoken']}\r\n"
    headers += f"x-csrftoken: {person.csrf['x-csrftoken']}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n"
    writer.write(f"POST /api/matches/{match}/actions HTTP/1.1\r\nhost: {host}\r\n{headers}\r\n{{".encode())
    await writer.drain()
    writer.close()
    await asyncio.sleep(0.5)
    assert (await person.table(match))["status"] == "playing"
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_whoever_keeps_a_server_says_how_much_one_address_may_ask_for(monkeypatch, tmp_path):
    monkeypatch.setenv("STARBOARD_REQUESTS_PER_SECOND", "500")
    settings = read_settings(data_dir=tmp_path)
    assert (settings.requests_per_second, settings.burst) == (500, 4000)
    monkeypatch.delenv("STARBOARD_REQUESTS_PER_SECOND")
    settings = read_settings(data_dir=tmp_path)
    assert (settings.requests_per_second, settings.burst) == (50, 400)
    for nonsense in ("many", "-1", "0", "nan", "inf"):
        monkeypatch.setenv("STARBOARD_REQUESTS_PER_SECOND", nonsense)
        with pytest.raises(Refusal, match="STARBOARD_REQUESTS_PER_SECOND"):
            read_settings(data_dir=tmp_path)


async def test_every_answer_carries_the_headers_that_protect_it(house):
    async with httpx.AsyncClient(base_url=house.address) as browser:
        for path in ("/", "/match/abc", "/api/me", "/api/matches/nope", "/schema", "/no-such-file.js"):
            headers = (await browser.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
            assert headers["referrer-policy"] == "same-origin"
        assert (await browser.get("/api/me")).headers["cache-control"] == "no-store"


async def test_the_interface_is_described(house):
    async with httpx.AsyncClient(base_url=house.address) as browser:
        description = (await browser.get("/schema")).json()
        assert description == (await browser.get("/schema/openapi.json")).json()
    assert description["openapi"].startswith("3.")
    assert set(description["paths"]) >= {
        "/api/me",
        "/api/games",
        "/api/bots",
        "/api/matches",
        "/api/matches/{match_id}",
        "/api/matches/{match_id}/join",
        "/api/matches/{match_id}/leave",
        "/api/matches/{match_id}/rematch",
        "/api/matches/{match_id}/actions",
        "/api/matches/{match_id}/undo",
        "/api/matches/{match_id}/hint",
        "/api/matches/{match_id}/steps/{step}",
        "/api/matches/{match_id}/record",
    }
    table = description["components"]["schemas"]["Table"]
    assert {"view", "legal", "log", "ticket"} <= set(table["properties"])
