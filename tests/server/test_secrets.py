"""What a seat may not know never leaves the server: tables, replays, live messages, lists."""

from __future__ import annotations

import msgspec
import pytest

from tests.server.people import ME, MOON, OPEN, SMUGGLERS, deciding, play_on, rest


def builtins(value):
    return msgspec.json.decode(msgspec.json.encode(value))


@pytest.mark.parametrize("game", [SMUGGLERS, MOON], ids=["smugglers", "moon"])
async def test_every_pair_of_eyes_gets_its_own_view_and_no_more(house, game):
    host, other = await house.guest(), await house.guest()
    match = await host.create(game, ME, OPEN)
    await other.post(f"/matches/{match}/join")
    for _ in range(25):
        truth = await house.match(match)
        for person, seat in [(host, 0), (other, 1), (host, None), (other, None)]:
            table = await person.table(match, seat)
            assert table["view"] == builtins(truth.state.view(seat))
            assert [entry["event"] for entry in table["log"]["entries"]] == builtins([entry.event for _, entry in truth.entries(seat)])
        if table["status"] == "finished":
            break
        seat = deciding(table)[-1]
        await play_on([host, other][seat], match, [seat], until=1)


async def test_hidden_hands_and_the_secret_are_in_no_answer(house):
    """Another hand in the truth changes nothing in what the opponent and spectators are sent."""
    host, other = await house.guest(), await house.guest()
    match = await host.create(SMUGGLERS, ME, OPEN)
    await other.post(f"/matches/{match}/join")
    async with house.context.tables.open(match) as room:
        secret, key = room.row.secret, room.playing.board.match.state.rng.key.hex()
        entropy = [seat.entropy for seat in room.row.seats]
    paths = [f"/matches/{match}", f"/matches/{match}?seat=1", f"/matches/{match}/steps/0", f"/matches/{match}/steps/0?seat=1", "/matches"]

    async def answers() -> list[bytes]:
        return [(await other.http.get(path)).content for path in paths]

    before = await answers()
    async with house.context.tables.open(match) as room:
        hands, deck = room.playing.board.match.state.hands, room.playing.board.match.state.deck
        hands[0], deck[:3] = sorted(deck[:3]), hands[0]
        room._sights.clear()
    for first, second in zip(before[:2], (await answers())[:2], strict=True):
        assert first == second
    for answer in before:
        for hidden in (secret, key, *entropy):
            assert hidden.encode() not in answer


async def test_a_hidden_choice_says_nothing_to_the_others(house):
    """In a simultaneous turn nobody learns what, or even that, another seat has chosen."""
    host, other = await house.guest(), await house.guest()
    match = await host.create(MOON, ME, OPEN)
    await other.post(f"/matches/{match}/join")
    mine = await host.table(match, 0)
    before = [await other.table(match, seat) for seat in (1, None)]
    async with other.live(match, 1) as seated, other.live(match) as watching:
        for socket in (seated, watching):
            assert await rest(socket, 1)
        acted = await host.act(mine, mine["legal"][0]["action"])
        await host.undo(acted)
        for socket in (seated, watching):
            assert await rest(socket) == []
    after = [await other.table(match, seat) for seat in (1, None)]
    for table in (*before, *after):
        for seat in table["seats"]:
            del seat["online"]
    assert after == before


async def test_the_secret_is_published_only_in_the_record_of_a_finished_match(house):
    person = await house.guest()
    match = await person.create(SMUGGLERS, ME, ME)
    async with house.context.tables.open(match) as room:
        secret = room.row.secret
    async with person.live(match, 0) as socket:
        table = await play_on(person, match, [0, 1])
        said = await rest(socket, 1)
    assert table["status"] == "finished"
    assert len(said) > 5
    assert not any(secret in message for message in said)
    record = await person.get(f"/matches/{match}/record")
    assert record["seed"]["secret"] == secret
