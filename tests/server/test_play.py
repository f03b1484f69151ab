"""Playing: authorised by seat, checked by the rules, undone, replayed, recorded."""

from __future__ import annotations

import msgspec
import pytest
from sqlalchemy import select, update

from starboard import Match
from starboard.engine.record import read_record
from starboard.engine.seeds import commitment
from starboard.server.storage import LogRow, MatchRow
from tests.server.people import ME, MOON, OPEN, SMUGGLERS, deciding, play_on


async def lines(house, match: str) -> list[tuple[int, int, str]]:
    async with house.context.storage.session() as session:
        rows = await session.scalars(select(LogRow).where(LogRow.match_id == match).order_by(LogRow.seq))
        return [(row.seq, row.seat, row.kind) for row in rows]


async def test_a_whole_match_and_its_record(house):
    host, other = await house.guest("Host"), await house.guest("Other")
    match = await host.create(SMUGGLERS, ME, OPEN)
    published = (await host.table(match))["commitment"]
    await other.post(f"/matches/{match}/join", {"entropy": "my own dice: 4 1 6"})
    assert (await host.get(f"/matches/{match}/record", 409))["error"]["text"]["key"] == "refused-not-finished"
    table = await host.table(match)
    while table["status"] != "finished":
        seat = deciding(table)[0]
        table = await play_on([host, other][seat], match, [seat], until=1)
    assert table["result"]["places"]
    answer = await host.http.get(f"/matches/{match}/record")
    assert answer.headers["content-disposition"] == f'attachment; filename="smugglers-{match}.json"'
    record = read_record(answer.content)
    assert commitment(bytes.fromhex(record.seed.secret)) == published
    assert record.seed.entropy[0] == match
    assert record.seed.entropy[2] == "my own dice: 4 1 6"
    assert record.players == ["Host", "Other"]
    assert Match.load(record).state.result().places == [
        msgspec.convert(place, type(record.places[0])) for place in table["result"]["places"]
    ]


async def test_an_illegal_action_is_refused_with_its_rule_and_changes_nothing(house):
    person = await house.guest()
    table = await person.table(await person.create(SMUGGLERS, ME, ME), 0)
    for action, key, rule in [
        ({"type": "ship", "cargo": 77}, "no-such-cargo", "SM-1"),
        ({"type": "ship", "cargo": "gold"}, "refused-malformed-action", None),
        ({"type": "ship"}, "refused-malformed-action", None),
        ({"type": "castle"}, "refused-unknown-action", None),
        ({}, "refused-unknown-action", None),
        ({"type": ["ship"]}, "refused-unknown-action", None),
        ({"type": "pass"}, "refused-not-now", "SM-1"),
    ]:
        refused = await person.act(table, action, 422)
        assert (refused["error"]["text"]["key"], refused["error"]["rule"]) == (key, rule)
    refused = await person.act(table | {"seat": 1}, {"type": "roll"}, 422)
    assert refused["error"]["text"]["key"] == "refused-not-your-turn"
    assert await person.table(table["id"], 0) == table
    assert await lines(house, table["id"]) == []


async def test_a_look_tells_what_actions_would_bring_and_changes_nothing(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    table = await person.table(match, 0)
    found = await person.post(f"/matches/{match}/look", {"seat": 0})
    assert [line["line"] for line in found["lines"]] == [[choice["action"]] for choice in table["legal"]]
    assert (found["ticket"], found["steps"]) == (table["ticket"], table["steps"])
    shipped = found["lines"][0]
    assert shipped["events"][0]["event"] == {"type": "did", "seat": 0, "what": "ship", "amount": shipped["line"][0]["cargo"]}
    assert shipped["events"][0]["text"]["key"] == "did"
    assert shipped["unknown"]
    impossible = await person.post(f"/matches/{match}/look", {"seat": 0, "lines": [[{"type": "ship", "cargo": 77}]]})
    assert impossible["lines"][0]["barred"] == {"rule": "SM-1", "text": {"key": "no-such-cargo"}}
    assert await person.table(match, 0) == table
    assert await lines(house, match) == []


async def test_a_look_ahead_is_new_when_something_has_happened(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    before = await person.post(f"/matches/{match}/look", {"seat": 0})
    await person.act(await person.table(match, 0), {"type": "roll"})
    after = await person.post(f"/matches/{match}/look", {"seat": 0})
    assert after["ticket"] > before["ticket"]
    assert after["lines"] != before["lines"]


async def test_nobody_looks_ahead_through_the_eyes_of_others(house):
    host, other = await house.guest(), await house.guest()
    match = await host.create(SMUGGLERS, ME, OPEN)
    refused = await host.post(f"/matches/{match}/look", {"seat": 0}, 409)
    assert refused["error"]["text"]["key"] == "refused-not-started"
    await other.post(f"/matches/{match}/join")
    refused = await other.post(f"/matches/{match}/look", {"seat": 0}, 403)
    assert refused["error"]["text"]["key"] == "refused-not-your-seat"
    for nonsense, status in [([[{"type": "castle"}]], 422), ([["roll"]], 400), ([[{"type": "roll"}] * 61], 400), ([[]] * 501, 400)]:
        await host.post(f"/matches/{match}/look", {"seat": 0, "lines": nonsense}, status)


async def test_a_seat_is_played_by_its_player_alone(house):
    host, other = await house.guest(), await house.guest()
    match = await host.create(SMUGGLERS, ME, OPEN)
    await other.post(f"/matches/{match}/join")
    table = await host.table(match, 0)
    for body, path in [({"action": {"type": "roll"}}, "actions"), ({}, "undo")]:
        for seat in (0, 7):
            refused = await other.post(f"/matches/{match}/{path}", {"seat": seat, "ticket": 0} | body, 403)
            assert refused["error"]["text"]["key"] == "refused-not-your-seat"
    for path in (f"/matches/{match}?seat=0", f"/matches/{match}/steps/0?seat=0", f"/matches/{match}/hint?seat=0"):
        await other.get(path, 403)
    assert await host.table(match, 0) == table


async def test_an_old_ticket_is_refused(house):
    person = await house.guest()
    before = await person.table(await person.create(SMUGGLERS, ME, ME), 0)
    after = await person.act(before, {"type": "roll"})
    assert (before["ticket"], after["ticket"]) == (0, 1)
    assert (await person.act(before, {"type": "roll"}, 409))["error"]["text"]["key"] == "refused-stale"
    assert len(await lines(house, before["id"])) == 1


async def test_simultaneous_play_of_others_leaves_a_ticket_good(house):
    person = await house.guest()
    match = await person.create(MOON, ME, ME)
    first, second = await person.table(match, 0), await person.table(match, 1)
    await person.act(first, first["legal"][0]["action"])
    assert (await person.table(match, 1))["ticket"] == second["ticket"]
    await person.act(second, second["legal"][0]["action"])
    assert len(await lines(house, match)) == 2


async def test_undo_takes_back_the_own_choice_and_stays_in_the_log(house):
    person = await house.guest()
    match = await person.create(MOON, ME, ME)
    before, other = await person.table(match, 0), await person.table(match, 1)
    acted = await person.act(before, before["legal"][0]["action"])
    await person.act(other, other["legal"][0]["action"])
    assert (before["undo"], acted["undo"]) == (False, True)
    undone = await person.undo(acted)
    assert undone["ticket"] == 2
    for same in ("view", "legal", "prompt", "steps", "undo"):
        assert undone[same] == before[same]
    assert (await person.undo(undone, 422))["error"]["text"]["key"] == "refused-undo"
    assert (await person.undo(acted, 409))["error"]["text"]["key"] == "refused-stale"
    assert await lines(house, match) == [(1, 0, "act"), (2, 1, "act"), (3, 0, "undo")]


async def test_a_match_replayed_from_its_rows_is_the_same(house):
    """Undos included, whether they are replayed with what they take back or caught up later."""
    person = await house.guest()
    match = await person.create(MOON, ME, ME)
    for _ in range(12):
        for seat in (0, 1):
            table = await person.table(match, seat)
            if table["legal"]:
                table = await person.act(table, table["legal"][0]["action"])
            if table["undo"]:
                await person.undo(table)
        await play_on(person, match, [1, 0], until=5)
    tables = [await person.table(match, seat) for seat in (None, 0, 1)]
    house.context.tables.forget(match)
    assert [await person.table(match, seat) for seat in (None, 0, 1)] == tables
    assert any(kind == "undo" for _, _, kind in await lines(house, match))


async def test_every_step_of_a_match_can_be_seen_again(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    seen = {}
    table = await person.table(match, 1)
    while table["status"] != "finished":
        assert table["step"] == table["steps"]
        seen[table["step"]] = table["view"]
        await play_on(person, match, [0, 1], until=1)
        table = await person.table(match, 1)
    for step, view in seen.items():
        past = await person.get(f"/matches/{match}/steps/{step}?seat=1")
        assert (past["view"], past["step"], past["steps"]) == (view, step, table["steps"])
        assert (past["legal"], past["log"]["entries"], past["prompt"], past["undo"]) == ([], [], None, False)
    for step in (-1, table["steps"] + 1, 10**30):
        answer = await person.http.get(f"/matches/{match}/steps/{step}?seat=1")
        assert answer.status_code in {404, 422}


async def test_anybody_can_watch_and_nothing_is_asked_of_them(house):
    person, stranger = await house.guest(), await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    await play_on(person, match, [0, 1], until=3)
    table = await stranger.table(match)
    assert (table["seat"], table["ticket"], table["legal"], table["prompt"], table["undo"]) == (None, 0, [], None, False)
    assert table["view"]["hand"] == []
    assert table["log"]["entries"]
    assert not any(seat["you"] for seat in table["seats"])


async def test_a_match_whose_rules_are_nowhere_is_stopped_and_says_so(house, caplog):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with house.context.storage.session() as session:
        await session.execute(update(MatchRow).where(MatchRow.id == match).values(rules="0" * 32))
        await session.commit()
    house.context.tables.forget(match)
    table = await person.table(match, 0)
    assert (table["status"], table["view"], table["legal"]) == ("stopped", None, [])
    assert table["trouble"] == {"key": "trouble-no-rules", "params": {"rules": "0" * 12}}
    refused = await person.act(table, {"type": "roll"}, 409)
    assert refused["error"]["text"]["params"]["why"] == table["trouble"]
    assert [(row["id"], row["my_turn"]) for row in (await person.get("/matches"))["mine"]] == [(match, False)]
    assert [record.getMessage() for record in caplog.records if record.name == "starboard.server.tables"] == [
        f"match {match} is stopped at line 0 of its log: trouble-no-rules"
    ]
    caplog.clear()


@pytest.mark.parametrize("path", ["/matches/{}/actions", "/matches/{}/undo"])
async def test_a_waiting_match_cannot_be_played(house, path):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, OPEN)
    body = {"seat": 0, "ticket": 0, "action": {"type": "roll"}}
    assert (await person.post(path.format(match), body, 409))["error"]["text"]["key"] == "refused-not-started"
