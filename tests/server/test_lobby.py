"""Opening, joining, leaving and listing matches."""

from __future__ import annotations

import asyncio

from tests.server.people import ME, OPEN, SMUGGLERS, deciding, play_on


def kinds(table) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def test_games_are_described_with_their_options(house):
    person = await house.guest()
    smugglers = next(game for game in await person.get("/games") if game["id"] == "smugglers")
    assert smugglers == {
        "id": "smugglers",
        "name": "Smugglers",
        "seats": {"min": 2, "max": 4},
        "options": [
            {"id": "hand", "choices": ["2", "3"], "default": "3", "per_seat": False},
            {"id": "start", "choices": ["0", "2"], "default": "0", "per_seat": True},
        ],
        "version": 1,
        "campaign": {"seats": {"min": 2, "max": 4}, "length": 3, "modifiers": ["start"]},
    }


async def test_bots_are_offered_weakest_first(house):
    bots = await (await house.guest()).get("/bots")
    assert [bot["name"]["key"] for bot in bots] == ["bot-easy", "bot-fair", "bot-strong", "bot-expert"]


async def test_a_match_without_open_seats_starts_at_once(house):
    person = await house.guest()
    table = await person.table(await person.create(SMUGGLERS, ME, ME), 1)
    assert table["status"] == "playing"
    assert [seat["you"] for seat in table["seats"]] == [True, True]
    assert table["view"]["game"] == "smugglers"


async def test_the_last_to_join_starts_the_match(house):
    host, second, third = [await house.guest() for _ in range(3)]
    match = await host.create(SMUGGLERS, OPEN, ME, OPEN)
    waiting = await host.table(match, 1)
    assert (waiting["status"], waiting["view"], waiting["legal"], kinds(waiting)) == ("waiting", None, [], ["open", "person", "open"])
    joined = await second.post(f"/matches/{match}/join", {"seat": 2})
    assert (joined["status"], joined["seat"]) == ("waiting", 2)
    started = await third.post(f"/matches/{match}/join")
    assert (started["status"], started["seat"], deciding(started)) == ("playing", 0, [0])
    assert started["commitment"] == waiting["commitment"]


async def test_a_seat_is_taken_once(house):
    host, *rivals = [await house.guest() for _ in range(4)]
    match = await host.create(SMUGGLERS, ME, OPEN)
    answers = await asyncio.gather(*(rival.http.post(f"/matches/{match}/join", json={}, headers=rival.csrf) for rival in rivals))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
    assert (await rivals[0].post(f"/matches/{match}/join", {"seat": 0}, 409))["error"]["text"]["key"] == "refused-seat-taken"


async def test_players_who_join_at_the_same_moment_start_the_match(house):
    host, *others = [await house.guest() for _ in range(4)]
    match = await host.create(SMUGGLERS, ME, OPEN, OPEN, OPEN)
    await asyncio.gather(*(other.post(f"/matches/{match}/join") for other in others))
    assert (await host.table(match))["status"] == "playing"


async def test_leaving_gives_the_seats_back_until_the_match_begins(house):
    host, other = await house.guest(), await house.guest()
    match = await host.create(SMUGGLERS, ME, OPEN, OPEN)
    await other.post(f"/matches/{match}/leave", status=409)
    await other.post(f"/matches/{match}/join")
    await other.post(f"/matches/{match}/leave", status=204)
    assert kinds(await host.table(match)) == ["person", "open", "open"]
    for _ in range(2):
        await other.post(f"/matches/{match}/join")
    assert (await other.post(f"/matches/{match}/leave", status=409))["error"]["text"]["key"] == "refused-already-started"


async def test_a_match_that_everybody_left_is_closed(house):
    host = await house.guest()
    match = await host.create(SMUGGLERS, ME, OPEN)
    await host.post(f"/matches/{match}/leave", status=204)
    await host.get(f"/matches/{match}", 404)
    assert await host.get("/matches") == {"mine": [], "open": []}


async def test_lists_show_my_matches_and_open_ones_but_nobody_elses_private_one(house):
    host, guest = await house.guest("Host"), await house.guest()
    playing = await host.create(SMUGGLERS, ME, ME)
    public = await host.create(SMUGGLERS, ME, OPEN)
    private = await host.create(SMUGGLERS, ME, OPEN, private=True)
    mine = (await host.get("/matches"))["mine"]
    assert [row["id"] for row in mine] == [private, public, playing]
    assert [row["my_turn"] for row in mine] == [False, False, True]
    assert mine[2]["round"] == 1
    seen = await guest.get("/matches")
    assert seen["mine"] == []
    assert [(row["id"], row["seats"][0]["name"]) for row in seen["open"]] == [(public, "Host")]


UNPLAYABLE = [
    ({"game": "chess"}, "refused-game", None),
    ({"seats": [ME]}, "refused-seats", None),
    ({"options": {"colour": "red"}}, "refused-option", None),
    ({"options": {"hand": "9"}}, "refused-option-value", None),
    ({"options": {"start": ["0"]}}, "refused-option-count", None),
    ({"options": {"start": "2"}, "seats": [ME] * 4}, "no-head-start", "SM-3"),
    ({"seats": [ME, {"kind": "bot", "bot": "search:9000000"}]}, "refused-bot", None),
    ({"seats": [ME, {"kind": "bot"}]}, "refused-bot", None),
]


async def test_matches_that_cannot_be_played_are_refused(house):
    person = await house.guest()
    for change, key, rule in UNPLAYABLE:
        refused = await person.post("/matches", SMUGGLERS | {"seats": [ME, ME]} | change, 422)
        assert (refused["error"]["text"]["key"], refused["error"]["rule"]) == (key, rule)
    assert (await person.get("/matches"))["mine"] == []


async def test_a_rematch_is_one_match_with_the_same_seats(house):
    host, other = await house.guest(), await house.guest()
    match = await host.create(SMUGGLERS | {"options": {"start": ["2", "0"]}}, ME, OPEN)
    await other.post(f"/matches/{match}/join")
    assert (await host.post(f"/matches/{match}/rematch", status=409))["error"]["text"]["key"] == "refused-not-finished"
    for _ in range(1000):
        table = await host.table(match)
        if table["status"] == "finished":
            break
        seat = deciding(table)[0]
        await play_on([host, other][seat], match, [seat], until=1)
    again = await other.post(f"/matches/{match}/rematch", status=201)
    assert again == await host.post(f"/matches/{match}/rematch", status=201)
    table = await other.table(again["id"])
    assert (kinds(table), table["options"]["start"], table["status"]) == (["open", "person"], ["2", "0"], "waiting")
    stranger = await house.guest()
    await stranger.post(f"/matches/{match}/rematch", status=403)
