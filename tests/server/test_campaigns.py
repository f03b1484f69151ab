"""Campaigns: the same seats from match to match, results taken over once, modifiers, files, refusals."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from sqlalchemy import select, update

from starboard.engine.registry import find_game
from starboard.server.storage import CampaignRow, MatchRow
from tests.server.conftest import migrated, running
from tests.server.people import ME, OPEN, SMUGGLERS, Person, deciding, play_on

BOT = {"kind": "bot", "bot": "random"}
LEGS = 3


async def begin(person: Person, *seats: dict[str, str], game: str = "smugglers", **more: object) -> str:
    return (await person.post("/campaigns", {"game": game, "seats": list(seats)} | more, 201))["id"]


async def campaign(person: Person, id: str):
    return await person.get(f"/campaigns/{id}")


async def start(person: Person, id: str, leg: int) -> str:
    return (await person.post(f"/campaigns/{id}/next", {"leg": leg}, 201))["id"]


async def play_leg(person: Person, id: str, leg: int) -> str:
    """Start a leg and play all its seats to the end."""
    match = await start(person, id, leg)
    await play_on(person, match, [0, 1])
    return match


def key(refused) -> str:
    return refused["error"]["text"]["key"]


# -- from the first match to the last


async def test_a_campaign_runs_from_the_first_match_to_the_last(house):
    person = await house.guest("Host")
    id = await begin(person, ME, ME)
    fresh = await campaign(person, id)
    assert (fresh["hosting"], fresh["legs"], fresh["playing"], fresh["worth"]) == (True, [], None, [[2, 1]] * LEGS)
    assert (fresh["fixed"], fresh["told"]) == ({"hand": "2"}, None)
    played = []
    for leg in range(1, LEGS + 1):
        match = await start(person, id, leg)
        assert (await campaign(person, id))["playing"] == match
        table = await play_on(person, match, [0, 1])
        assert (table["campaign"], table["options"]["hand"]) == (id, "2" if leg == 1 else "3")
        played.append((match, table["result"]["places"]))
    now = await campaign(person, id)
    assert [(leg["match"], leg["places"]) for leg in now["legs"]] == played
    stars = [[3 - place["place"] for place in sorted(places, key=lambda place: place["seat"])] for _, places in played]
    assert [leg["stars"] for leg in now["legs"]] == stars
    assert {place["seat"]: place["score"] for place in now["ranking"]} == {seat: sum(won[seat] for won in stars) for seat in (0, 1)}
    over = await person.post(f"/campaigns/{id}/next", {"leg": LEGS + 1}, 422)
    assert (key(over), over["error"]["rule"]) == ("refused-campaign-over", "SM-4")


async def test_friends_sit_down_once_for_all_matches(house):
    host, friend = await house.guest("Host"), await house.guest("Friend")
    id = await begin(host, ME, OPEN, BOT, game="welcome_to_the_moon")
    assert key(await host.post(f"/campaigns/{id}/next", {"leg": 1}, 409)) == "refused-campaign-open"
    assert (await friend.post(f"/campaigns/{id}/join"))["seats"][1]["you"]
    match = await start(host, id, 1)
    table = await friend.table(match)
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("person", "Host", None),
        ("person", "Friend", None),
        ("bot", None, "random"),
    ]
    assert table["status"] == "playing"
    assert [row["id"] for row in (await friend.get("/campaigns"))["mine"]] == [id]


async def test_bots_play_their_legs_alone(house):
    host = await house.guest()
    id = await begin(host, BOT, BOT, game="welcome_to_the_moon")
    await start(host, id, 1)
    for _ in range(600):
        now = await campaign(host, id)
        if now["playing"] is None:
            break
        await asyncio.sleep(0.1)
    assert len(now["legs"]) == 1


async def test_the_page_tells_whose_turn_it_is(house):
    host = await house.guest()
    id = await begin(host, ME, ME)
    match = await start(host, id, 1)
    shown = await campaign(host, id)
    assert [seat["seat"] for seat in shown["seats"] if seat["deciding"]] == deciding(await host.table(match))


# -- results, once


async def test_a_result_is_there_after_a_restart(settings):
    async with running(settings) as house:
        person = await house.guest()
        id = await begin(person, ME, ME)
        await play_leg(person, id, 1)
        before = await campaign(person, id)
        cookies = person.http.cookies
    async with running(settings) as house:
        again = await house.guest()
        again.http.cookies = cookies
        assert await campaign(again, id) == before
        await play_leg(again, id, 2)
        assert len((await campaign(again, id))["legs"]) == 2


async def test_the_last_move_and_the_result_are_written_together(house):
    """Whoever can see that the match has ended can see its result in the campaign, and never one more."""
    person = await house.guest()
    id = await begin(person, ME, ME)
    match = await start(person, id, 1)
    table = await person.table(match)
    while table["status"] != "finished":
        assert (await campaign(person, id))["legs"] == []
        table = await play_on(person, match, [0, 1], until=1)
    for _ in range(3):
        assert [leg["match"] for leg in (await campaign(person, id))["legs"]] == [match]


async def test_two_clicks_on_next_start_one_match(house):
    person = await house.guest()
    id = await begin(person, ME, ME)
    started = await asyncio.gather(*(start(person, id, 1) for _ in range(5)))
    assert len(set(started)) == 1
    async with house.context.storage.session() as session:
        assert len(list(await session.scalars(select(MatchRow).where(MatchRow.campaign_id == id)))) == 1
    await play_on(person, started[0], [0, 1])
    assert await start(person, id, 1) == started[0], "a click that comes late finds the match that it wanted"


async def test_workers_start_one_match(settings):
    async with running(settings) as one, running(settings) as other:
        here, there = await one.guest(), await other.guest()
        there.http.cookies = here.http.cookies
        id = await begin(here, ME, ME)
        started = await asyncio.gather(*(start(person, id, 1) for person in (here, there) for _ in range(3)))
        assert len(set(started)) == 1


async def test_legs_come_in_order(house):
    person = await house.guest()
    id = await begin(person, ME, ME)
    for leg in (0, 2, -1, 99):
        assert key(await person.post(f"/campaigns/{id}/next", {"leg": leg}, 409)) == "refused-stale"
    await start(person, id, 1)
    assert key(await person.post(f"/campaigns/{id}/next", {"leg": 2}, 409)) == "refused-stale"


async def set_leg(house, match: str, **values: object) -> None:
    async with house.context.storage.session() as session:
        await session.execute(update(MatchRow).where(MatchRow.id == match).values(**values))
        await session.commit()


async def test_a_leg_of_older_rules_goes_on(house):
    person = await house.guest()
    id = await begin(person, ME, ME)
    old = await start(person, id, 1)
    await set_leg(house, old, version=0)
    assert await start(person, id, 1) == old


@pytest.mark.parametrize("status", ["stopped", "closed"])
async def test_a_leg_that_could_not_go_on_is_begun_again(house, status):
    person = await house.guest()
    id = await begin(person, ME, ME)
    old = await start(person, id, 1)
    await set_leg(house, old, status=status, deciding=[])
    assert (await campaign(person, id))["playing"] == (old if status == "stopped" else None)
    match = await start(person, id, 1)
    assert match != old
    assert (await campaign(person, id))["playing"] == match


# -- modifiers


async def test_the_host_switches_modifiers_between_matches(house):
    host, friend = await house.guest(), await house.guest()
    id = await begin(host, ME, OPEN)
    await friend.post(f"/campaigns/{id}/join")
    assert key(await friend.patch(f"/campaigns/{id}", {"modifiers": {"start": "2"}}, 403)) == "refused-campaign-host"
    assert key(await friend.post(f"/campaigns/{id}/next", {"leg": 1}, 403)) == "refused-campaign-host"
    assert (await host.patch(f"/campaigns/{id}", {"modifiers": {"start": "2"}}))["modifiers"] == {"start": "2"}
    match = await start(host, id, 1)
    assert (await host.table(match))["options"] == {"hand": "2", "start": ["2", "2"]}
    assert key(await host.patch(f"/campaigns/{id}", {"modifiers": {}}, 409)) == "refused-campaign-playing"


UNPLAYABLE = [
    ({"hand": "3"}, "refused-option", "SM-4"),
    ({"weather": "fog"}, "refused-option", "SM-4"),
    ({"start": "9"}, "refused-option-value", None),
]


async def test_modifiers_that_cannot_be_are_refused_and_change_nothing(house):
    host = await house.guest()
    id = await begin(host, ME, ME, modifiers={"start": "2"})
    for modifiers, expected, rule in UNPLAYABLE:
        for refused in (
            await host.patch(f"/campaigns/{id}", {"modifiers": modifiers}, 422),
            await host.post("/campaigns", {"game": "smugglers", "seats": [ME, ME], "modifiers": modifiers}, 422),
        ):
            assert (key(refused), refused["error"]["rule"]) == (expected, rule)
    assert (await campaign(host, id))["modifiers"] == {"start": "2"}
    assert len((await host.get("/campaigns"))["mine"]) == 1


async def test_modifiers_that_do_not_go_together_are_refused(house):
    """Four seats, three cards and a head start cannot be combined (SM-3): here from the second match on."""
    host = await house.guest()
    id = await begin(host, *[ME] * 4, modifiers={"start": "2"})
    match = await start(host, id, 1)
    await play_on(host, match, [0, 1, 2, 3])
    refused = await host.post(f"/campaigns/{id}/next", {"leg": 2}, 422)
    assert (key(refused), refused["error"]["rule"]) == ("no-head-start", "SM-3")
    await host.patch(f"/campaigns/{id}", {"modifiers": {}})
    await start(host, id, 2)


# -- strangers, sitting down, leaving


async def test_strangers_may_look_and_no_more(house):
    host, stranger = await house.guest("Host"), await house.guest()
    id = await begin(host, ME, ME)
    match = await start(host, id, 1)
    shown = await campaign(stranger, id)
    assert (shown["hosting"], [seat["you"] for seat in shown["seats"]]) == (False, [False, False])
    assert key(await stranger.post(f"/campaigns/{id}/next", {"leg": 2}, 403)) == "refused-campaign-host"
    assert key(await stranger.patch(f"/campaigns/{id}", {"modifiers": {}}, 403)) == "refused-campaign-host"
    assert key(await stranger.post(f"/campaigns/{id}/join", status=409)) == "refused-no-open-seat"
    assert (await stranger.get("/campaigns"))["mine"] == []
    assert (await stranger.table(match))["seat"] is None
    fresh = await begin(host, ME, ME)
    assert key(await stranger.post(f"/campaigns/{fresh}/leave", status=409)) == "refused-not-seated"


async def test_a_seat_is_taken_once(house):
    host, *rivals = [await house.guest() for _ in range(4)]
    id = await begin(host, ME, OPEN)
    race = [rival.http.post(f"/campaigns/{id}/join", json={}, headers=rival.csrf) for rival in rivals]
    assert sorted(answer.status_code for answer in await asyncio.gather(*race)) == [200, 409, 409]
    assert key(await rivals[0].post(f"/campaigns/{id}/join", {"seat": 0}, 409)) == "refused-seat-taken"


async def test_leaving_passes_the_host_on_and_the_last_one_closes_it(house):
    host, friend = await house.guest(), await house.guest()
    id = await begin(host, ME, OPEN)
    await friend.post(f"/campaigns/{id}/join")
    await host.post(f"/campaigns/{id}/leave", status=204)
    assert (await campaign(friend, id))["hosting"]
    await friend.post(f"/campaigns/{id}/leave", status=204)
    assert key(await friend.get(f"/campaigns/{id}", 404)) == "refused-no-campaign"
    async with house.context.storage.session() as session:
        assert list(await session.scalars(select(CampaignRow))) == []


async def test_nobody_leaves_a_campaign_that_has_begun(house):
    host = await house.guest()
    id = await begin(host, ME, ME)
    await start(host, id, 1)
    assert key(await host.post(f"/campaigns/{id}/leave", status=409)) == "refused-campaign-begun"


@pytest.mark.parametrize("id", ["nothing", "x" * 17, "a%20b", "ї"])
async def test_there_is_no_such_campaign(house, id):
    person = await house.guest()
    assert key(await person.get(f"/campaigns/{id}", 404)) == "refused-no-campaign"
    assert key(await person.post(f"/campaigns/{id}/next", {"leg": 1}, 404)) == "refused-no-campaign"


BAD = [
    ({"game": "chess", "seats": [ME]}, 422, "refused-game"),
    ({"game": "smugglers", "seats": []}, 422, "refused-seats"),
    ({"game": "smugglers", "seats": [ME] * 5}, 422, "refused-seats"),
    ({"game": "smugglers", "seats": [ME, {"kind": "bot", "bot": "genius"}]}, 422, "refused-bot"),
    ({"game": "smugglers", "seats": [ME] * 21}, 400, "refused-malformed"),
    ({"game": "smugglers"}, 400, "refused-malformed"),
    ({"game": "smugglers", "seats": [ME, ME], "modifiers": {"start": ["2", "0"]}}, 400, "refused-malformed"),
]


async def test_campaigns_that_cannot_be_played_are_refused(house):
    person = await house.guest()
    for body, status, expected in BAD:
        assert key(await person.post("/campaigns", body, status)) == expected
    assert (await person.get("/campaigns"))["mine"] == []


async def test_a_game_without_a_campaign_is_refused(house, monkeypatch):
    monkeypatch.setattr(find_game("smugglers"), "campaign", lambda: None)
    person = await house.guest()
    assert key(await person.post("/campaigns", SMUGGLERS | {"seats": [ME, ME]}, 422)) == "refused-campaign-none"


# -- files


async def saved(person: Person, id: str) -> str:
    answer = await person.http.get(f"/campaigns/{id}/file")
    assert answer.headers["content-disposition"].startswith("attachment; filename=")
    return answer.text


async def test_a_campaign_goes_on_elsewhere_from_its_file(settings, tmp_path):
    async with running(settings) as house:
        host, friend = await house.guest("Host"), await house.guest("Friend")
        id = await begin(host, OPEN, ME, modifiers={"start": "2"})
        await friend.post(f"/campaigns/{id}/join")
        match = await start(host, id, 1)
        for _ in range(1000):
            table = await host.table(match)
            if table["status"] == "finished":
                break
            seat = deciding(table)[0]
            await play_on([friend, host][seat], match, [seat], until=1)
        file = await saved(host, id)
        legs = (await campaign(host, id))["legs"]
    async with running(await migrated(f"sqlite+aiosqlite:///{tmp_path / 'elsewhere.db'}")) as elsewhere:
        me = await elsewhere.guest("Host")
        id = (await me.post("/campaigns/import", {"file": file}, 201))["id"]
        shown = await campaign(me, id)
        assert [(seat["kind"], seat["name"], seat["you"]) for seat in shown["seats"]] == [
            ("open", "Friend", False),
            ("person", "Host", True),
        ]
        assert shown["legs"] == [leg | {"match": None} for leg in legs]
        assert shown["modifiers"] == {"start": "2"}
        await me.post(f"/campaigns/{id}/join")
        match = await start(me, id, 2)
        assert (await me.table(match))["options"]["hand"] == "3"
        await play_on(me, match, [0, 1])
        assert [leg["match"] for leg in (await campaign(me, id))["legs"]] == [None, match]


async def test_the_seat_that_is_mine_in_a_file_can_be_named(house):
    host = await house.guest("Host")
    file = await saved(host, await begin(host, ME, ME, BOT))
    other = await house.guest("Other")
    id = (await other.post("/campaigns/import", {"file": file, "seat": 1}, 201))["id"]
    assert [seat["you"] for seat in (await campaign(other, id))["seats"]] == [False, True, False]
    for seat in (2, 7):
        assert key(await other.post("/campaigns/import", {"file": file, "seat": seat}, 400)) == "refused-campaign-seat"


async def test_broken_files_are_refused(house):
    host = await house.guest()
    id = await begin(host, ME, ME)
    await play_leg(host, id, 1)
    file = msgspec.json.decode(await saved(host, id))
    broken = [
        ("", "refused-campaign-malformed"),
        ("[" * 50_000, "refused-campaign-malformed"),
        (file | {"format": "starboard-record-1"}, "refused-campaign-format"),
        (file | {"game": "chess"}, "refused-game"),
        (file | {"legs": file["legs"] * 4}, "refused-campaign-over"),
        (file | {"legs": [file["legs"][0] | {"options": {"hand": "3"}}]}, "refused-campaign-leg"),
        (file | {"legs": [file["legs"][0] | {"places": []}]}, "refused-campaign-leg"),
        (file | {"players": [{"bot": "genius"}, {}]}, "refused-bot"),
        (file | {"modifiers": {"start": "9"}}, "refused-option-value"),
    ]
    for content, expected in broken:
        text = content if isinstance(content, str) else msgspec.json.encode(content).decode()
        assert key(await host.post("/campaigns/import", {"file": text}, 422)) == expected
    assert key(await host.post("/campaigns/import", {"file": "x" * 70_000}, 413)) == "refused-too-large"
    assert len((await host.get("/campaigns"))["mine"]) == 1


# -- with the moon


async def test_alone_against_astra(house):
    """WM-C.35: her row stands behind mine, her level is the number of the adventure."""
    person = await house.guest()
    id = await begin(person, ME, game="welcome_to_the_moon")
    assert [rival["key"] for rival in (await campaign(person, id))["rivals"]] == ["campaign-astra"]
    for leg in (1, 2):
        match = await start(person, id, leg)
        table = await play_on(person, match, [0])
        assert (table["options"]["adventure"], table["options"]["astra_level"]) == (str(leg), str(leg))
    shown = await campaign(person, id)
    assert [[place["seat"] for place in leg["places"]] for leg in shown["legs"]] == [[0, 1]] * 2
    assert sum(place["score"] for place in shown["ranking"]) == sum(sum(leg["stars"]) for leg in shown["legs"]) >= 2
