"""Live updates: complete at first, then whenever something can be seen; nothing is missed after a drop."""

from __future__ import annotations

import asyncio
import json
from itertools import count

import pytest
import websockets

from starboard.server.notices import Changed
from tests.server.people import ME, MOON, OPEN, SMUGGLERS, answered, deciding, play_on, rest, told


async def test_the_first_message_is_complete_and_the_next_say_what_is_new(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    await play_on(person, match, [0, 1], until=2)
    async with stranger.live(match) as socket:
        shown = await told(socket)
        assert shown == await stranger.table(match)
        entries = shown["log"]["entries"]
        for _ in range(6):
            table = await play_on(person, match, [0, 1], until=1)
            news = await told(socket)
            assert news["log"]["from"] == len(entries)
            assert news["log"]["entries"]
            entries += news["log"]["entries"]
            assert news["view"] == (await stranger.table(match))["view"]
        assert entries == (await stranger.table(match))["log"]["entries"]
        assert table["status"] == "playing"


async def test_an_undo_takes_entries_back(house):
    person = await house.guest()
    match = await person.create({"game": "welcome_to_the_moon", "options": {}}, ME, ME)
    async with person.live(match, 0) as socket:
        before = await told(socket)
        while not before["seats"][0]["online"]:
            before = await told(socket)
        acted = await person.act(before, before["legal"][0]["action"])
        shown = await told(socket)
        assert shown["log"]["entries"]
        await person.undo(acted)
        undone = await told(socket)
        assert undone["log"] == {"from": shown["log"]["from"], "entries": []}
        assert undone["view"] == before["view"]


async def test_a_line_is_played_over_the_connection_and_seen_before_it_is_answered(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with person.live(match, 0) as socket:
        before = await told(socket)
        while not before["seats"][0]["online"]:
            before = await told(socket)
        await socket.send(json.dumps({"play": {"number": 7, "ticket": before["ticket"], "action": before["legal"][0]["action"]}}))
        after = await told(socket)
        assert await told(socket) == {"answer": 7, "ticket": before["ticket"] + 1}
        assert after | {"log": None} == await person.table(match, 0) | {"log": None}
        assert after["log"]["entries"]
        assert after["ticket"] == before["ticket"] + 1


async def test_an_action_is_taken_back_over_the_connection(house):
    person = await house.guest()
    match = await person.create(MOON, ME, ME)
    async with person.live(match, 0) as socket:
        before = await told(socket)
        await socket.send(json.dumps({"play": {"number": 1, "ticket": before["ticket"], "action": before["legal"][0]["action"]}}))
        answer = await answered(socket)
        await socket.send(json.dumps({"play": {"number": 2, "ticket": answer["ticket"]}}))
        assert await answered(socket) == {"answer": 2, "ticket": answer["ticket"] + 1}
    assert (await person.table(match, 0))["view"] == before["view"]


async def test_what_is_refused_over_the_connection_changes_nothing_and_is_said_with_its_rule(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(MOON, ME, ME)
    async with person.live(match, 0) as mine, stranger.live(match) as theirs:
        table = await told(mine)
        await told(theirs)
        legal, number = table["legal"][0]["action"], count()
        for socket, ticket, action, status, rule, key in [
            (mine, table["ticket"], {"type": "commit"}, 422, "WM-", "refused-write-first"),
            (mine, table["ticket"], {"type": "nonsense"}, 422, None, "refused-unknown-action"),
            (mine, table["ticket"], None, 422, None, "refused-undo"),
            (mine, table["ticket"] + 1, legal, 409, None, "refused-stale"),
            (mine, table["ticket"] - 1, legal, 409, None, "refused-stale"),
            (theirs, 0, legal, 403, None, "refused-not-your-seat"),
        ]:
            asked = next(number)
            await socket.send(json.dumps({"play": {"number": asked, "ticket": ticket, "action": action}}))
            answer = await answered(socket)
            assert (answer["answer"], answer["status"], answer["error"]["text"]["key"]) == (asked, status, key)
            assert (answer["error"]["rule"] or "").startswith(rule or "")
        assert await person.table(match, 0) | {"seats": 0} == table | {"seats": 0}


async def test_a_flood_of_lines_is_held_back_like_any_other(slow_house):
    person = await slow_house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with person.live(match, 0) as socket:
        for number in range(60):
            await socket.send(json.dumps({"play": {"number": number, "ticket": -1, "action": {}}}))
        statuses = [(await answered(socket))["status"] for _ in range(60)]
    assert set(statuses) == {409, 429}
    assert statuses[-1] == 429


async def test_after_a_drop_nothing_is_missed(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with person.live(match, 0) as socket:
        await told(socket)
    await play_on(person, match, [0, 1], until=5)
    async with person.live(match, 0) as socket:
        again = await told(socket)
    table = await person.table(match, 0)
    for part in ("view", "log", "steps", "ticket", "legal", "prompt"):
        assert again[part] == table[part]
    assert again["log"]["from"] == 0


async def test_waiting_players_see_others_come_and_go(house):
    host, other = await house.guest("Host"), await house.guest("Other")
    match = await host.create(SMUGGLERS, ME, OPEN)
    async with host.live(match, 0) as socket:
        assert (await told(socket))["status"] == "waiting"
        await other.post(f"/matches/{match}/join")
        table = await told(socket)
        while table["status"] == "waiting":
            table = await told(socket)
        assert table["seats"][1]["name"] == "Other"
        assert table["seats"][1]["online"] is False
        async with other.live(match, 1):
            while not table["seats"][1]["online"]:
                table = await told(socket)
        while table["seats"][1]["online"]:
            table = await told(socket)


async def test_nothing_is_said_when_nothing_has_changed(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with stranger.live(match) as socket:
        await told(socket)
        await house.context.tables.notices.tell(Changed(match))
        assert await rest(socket) == []


async def test_pings_are_answered(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with person.live(match) as socket:
        await told(socket)
        for number in (7, 8):
            await socket.send(f'{{"ping": {number}}}')
            answer = await told(socket)
            while "pong" not in answer:
                answer = await told(socket)
            assert answer == {"pong": number}


async def test_the_others_see_what_a_seat_points_at_if_it_can_do_it(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    action = (await person.table(match, 0))["legal"][0]["action"]
    async with person.live(match, 0) as mine, stranger.live(match) as theirs:
        await rest(mine)
        await rest(theirs)
        await mine.send(json.dumps({"point": action | {"more": "words"}}))
        assert await told(theirs) == {"pointing": {"seat": 0, "action": action}}
        await theirs.send(json.dumps({"point": action}))
        await person.act(await person.table(match, 0), action)
        await mine.send(json.dumps({"point": action}))
        assert not any("pointing" in news for news in [*await rest(mine), *await rest(theirs)])


async def test_nonsense_ends_the_connection_and_nothing_else(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    for nonsense in ("hello", "[]", '{"ping": "x"}', '{"act": 1}', '{"point": 1}', "[" * 5000, b"\xff\xfe", "x" * 100_000):
        async with stranger.live(match) as socket:
            await told(socket)
            await socket.send(nonsense)
            await rest(socket, 5)
            assert socket.close_code in {1003, 1007, 1008, 1009}, nonsense[:20]
    assert (await person.table(match, 0))["legal"]


async def test_other_sites_other_seats_and_unknown_matches_are_refused(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    host = house.address.removeprefix("http://")
    for who, id, seat, headers in [
        (person, match, 0, {"origin": "https://evil.example"}),
        (person, match, 0, {"origin": "null"}),
        (stranger, match, 0, {}),
        (person, "no-such-match", None, {}),
    ]:
        with pytest.raises(websockets.InvalidStatus):
            async with who.live(id, seat, **headers):
                pass
    async with person.live(match, 0, origin=f"http://{host}") as socket:
        assert deciding(await told(socket)) == [0]


async def test_a_closed_match_ends_its_connections(house):
    host, stranger = await house.guest(), await house.guest()
    match = await host.create(SMUGGLERS, ME, OPEN)
    async with stranger.live(match) as socket:
        await told(socket)
        await host.post(f"/matches/{match}/leave", status=204)
        with pytest.raises(websockets.ConnectionClosed):
            await asyncio.wait_for(socket.recv(), 5)


async def test_a_flood_of_pings_ends_the_connection(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with person.live(match) as socket:
        for number in range(100):
            await socket.send(f'{{"ping": {number}}}')
        answers = await rest(socket, 5)
    assert socket.close_code == 1008
    assert 50 <= len(answers) < 100
