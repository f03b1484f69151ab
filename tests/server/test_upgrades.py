"""A match goes on by the rules that it began with, and moves over to today's when these play it alike."""

from __future__ import annotations

import pytest
from sqlalchemy import event, select, update

from starboard.engine.match import Match
from starboard.server import upgrades
from starboard.server.room import By
from starboard.server.storage import LogRow, MatchRow, RulesRow, now
from tests.server.conftest import running
from tests.server.other_rules import COMMENT, hand_over, in_file, keep_rules
from tests.server.people import ME, MOON, deciding, play_on, told

SETI = {"game": "seti", "options": {}}
BOT = {"kind": "bot", "bot": "random"}
DEARER = in_file("games/seti/content/player_board.json", '"launch": {"credits": 2}', '"launch": {"credits": 9}')
POORER = in_file("games/seti/content/player_board.json", '"start": {"credits": 4', '"start": {"credits": 3')


@pytest.fixture
def cache(tmp_path, monkeypatch):
    """Where sources are laid out."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


async def lines(house, match: str) -> list[LogRow]:
    async with house.context.storage.session() as session:
        return list(await session.scalars(select(LogRow).where(LogRow.match_id == match).order_by(LogRow.seq)))


async def rules_of(house, match: str) -> str:
    async with house.context.storage.session() as session:
        return await session.scalar(select(MatchRow.rules).where(MatchRow.id == match))


async def test_every_line_says_who_played_it_and_where_it_led(house):
    person = await house.guest()
    match = await person.create(MOON, ME, ME)
    table = await play_on(person, match, [0, 1], until=3)
    await person.undo(await person.table(match, table["seat"]), 200)
    rows = await lines(house, match)
    assert [(row.by_kind, row.by_name) for row in rows] == [("person", person.id)] * 4
    assert len({row.fingerprint for row in rows}) == 4 - 1, "an undo leads back to where the line before had led"
    today = house.context.hosts.today
    bots = await person.create(MOON, BOT, BOT)
    async with person.live(bots) as socket:
        while (await told(socket))["status"] != "finished":
            pass
    assert {(row.by_kind, row.by_name) for row in await lines(house, bots)} == {("bot", f"random@{today}")}


async def test_a_match_goes_on_by_the_rules_that_it_began_with(house, cache):
    """Seen, looked ahead, played, undone, thought about by a bot and by a hint: all of it by its own rules, and said so."""
    other = await keep_rules(house.context.storage, POORER)
    person = await house.guest()
    match = await person.create(SETI, ME, BOT)
    assert (await person.table(match, 0))["played_by"] is None
    await hand_over(house, match, other)
    async with person.live(match, 0) as socket:  # the bot may be the first to move
        while not (table := await told(socket))["legal"]:
            pass
    assert (table["rules"], table["played_by"], table["trouble"]) == (other, {"version": "0.1.9"}, None)
    assert table["view"]["players"][0]["credits"] == 3
    seen = await person.post(f"/matches/{match}/look", {"seat": 0, "lines": None})
    assert [found["line"][0] for found in seen["lines"]] == [choice["action"] for choice in table["legal"]]
    assert (await person.get(f"/matches/{match}/hint?seat=0"))["moves"]
    async with person.live(match, 0) as socket:
        while f"random@{other}" not in {row.by_name for row in await lines(house, match)}:
            table = await told(socket)
            if table["legal"]:
                table = await person.act(await person.table(match, 0), table["legal"][0]["action"])
    past = await person.get(f"/matches/{match}/steps/0?seat=0")
    assert past["view"]["players"][0]["credits"] == 3
    printed = await person.get(f"/games/seti/contents?rules={other}")
    assert printed["player_board"]["start"]["credits"] == 3
    assert (await person.get("/games/seti/contents"))["player_board"]["start"]["credits"] == 4
    words = await person.http.get(f"/games/seti/texts/uk?rules={other}")
    assert words.text == (await person.http.get("/games/seti/texts/uk")).text


async def test_a_finished_match_of_other_rules_opens_with_log_replay_record_and_rematch(house, cache):
    other = await keep_rules(house.context.storage, POORER)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await hand_over(house, match, other)
    table = await play_on(person, match, [0, 1])
    house.context.tables.forget(match)
    again = await person.table(match, table["seat"])
    assert (again["status"], again["result"], again["log"]) == ("finished", table["result"], table["log"])
    assert (await person.get(f"/matches/{match}/steps/3"))["view"]
    record = await person.get(f"/matches/{match}/record")
    assert [action for _, action in record["log"]] == [row.action for row in await lines(house, match)]
    rematch = (await person.post(f"/matches/{match}/rematch", None, 201))["id"]
    assert (await person.table(rematch, 0))["view"]["players"][0]["credits"] == 4


async def test_rules_that_play_a_match_alike_take_it_over(house, cache):
    other = await keep_rules(house.context.storage, COMMENT)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await hand_over(house, match, other)
    before = await play_on(person, match, [0, 1], until=12)
    assert await rules_of(house, match) == other
    assert await upgrades.move_over(house.context.tables, match)
    after = await person.table(match, before["seat"])
    assert after == before | {"rules": house.context.hosts.today, "played_by": None}
    await play_on(person, match, [0, 1], until=3)


async def test_what_has_not_told_yet_keeps_a_match_with_its_rules(house, cache):
    """A coin less has made no difference to what anybody could do: they have it less all the same."""
    other = await keep_rules(house.context.storage, POORER)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await hand_over(house, match, other)
    await play_on(person, match, [0, 1], until=2)
    assert not await upgrades.move_over(house.context.tables, match)
    assert (await person.table(match))["played_by"] == {"version": "0.1.9"}


async def test_a_choice_that_was_not_there_keeps_a_match_with_its_rules(house, cache):
    """A launch for nine credits could not be afforded: all that was played and seen is the same, the questions were others."""
    other = await keep_rules(house.context.storage, DEARER)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await hand_over(house, match, other)
    await play_on(person, match, [0, 1], until=2)
    assert not await upgrades.move_over(house.context.tables, match)
    assert await rules_of(house, match) == other
    table = await person.table(match)
    assert (table["status"], table["played_by"]) == ("playing", {"version": "0.1.9"})


async def test_matches_of_a_game_that_has_not_changed_need_no_replay(house, cache, monkeypatch):
    other = await keep_rules(house.context.storage, POORER)
    person = await house.guest()
    match = await person.create(MOON, ME, ME)
    await play_on(person, match, [0, 1], until=5)
    await hand_over(house, match, other)
    with monkeypatch.context() as nobody_plays:
        nobody_plays.setattr(house.context.hosts, "play", None)
        await upgrades.move_all(house.context.tables)
    assert (await person.table(match))["played_by"] is None


async def test_a_line_written_meanwhile_keeps_a_match_where_it_is(house, cache, monkeypatch):
    """The position that was compared is not the last one: the next try compares again."""
    other = await keep_rules(house.context.storage, COMMENT)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await hand_over(house, match, other)
    await play_on(person, match, [0, 1], until=2)
    compare = upgrades.fingerprints

    async def slowly(*args):
        found = await compare(*args)
        await play_on(person, match, [0, 1], until=1)
        return found

    monkeypatch.setattr(upgrades, "fingerprints", slowly)
    assert not await upgrades.move_over(house.context.tables, match)
    assert await rules_of(house, match) == other
    monkeypatch.undo()
    assert await upgrades.move_over(house.context.tables, match)


async def test_where_nothing_can_be_written_every_match_goes_on_as_it_began(sqlite, cache, caplog):
    """Said once; with room the next start moves them over."""
    async with running(sqlite) as house:
        other = await keep_rules(house.context.storage, COMMENT)
        person = await house.guest()
        matches = [await person.create(SETI, ME, ME) for _ in range(2)]
        for match in matches:
            await play_on(person, match, [0, 1], until=2)
            await hand_over(house, match, other)
        engine = house.context.storage.engine.sync_engine
        event.listen(engine, "begin", _forbid)
        await upgrades.move_all(house.context.tables)
        event.remove(engine, "begin", _forbid)
        event.listen(engine, "begin", _permit)
        assert {await rules_of(house, match) for match in matches} == {other}
        assert len([record for record in caplog.records if record.levelname == "ERROR"]) == 1
        await upgrades.move_all(house.context.tables)
        assert {await rules_of(house, match) for match in matches} == {house.context.hosts.today}


def _forbid(connection: object) -> None:
    connection.exec_driver_sql("PRAGMA query_only = ON")


def _permit(connection: object) -> None:
    connection.exec_driver_sql("PRAGMA query_only = OFF")


async def test_who_has_a_match_open_goes_on_with_the_rules_it_was_moved_to(house, cache):
    """Another node moved it over: this one's next line is played by the new rules, never by those on its board."""
    other = await keep_rules(house.context.storage, COMMENT)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await hand_over(house, match, other)
    table = await person.table(match, deciding(await person.table(match))[0])
    async with house.context.tables.open(match) as room:
        row = room.row
        async with house.context.storage.session() as session:
            await session.execute(update(MatchRow).where(MatchRow.id == match).values(rules=house.context.hosts.today))
            await session.commit()
        assert room.row is row
        await house.context.tables.write(room, table["seat"], table["ticket"], table["legal"][0]["action"], By("person", person.id))
        assert room.playing_by == house.context.hosts.today
    assert len(await lines(house, match)) == 1


@pytest.mark.parametrize("change", [{"fingerprint": "0" * 32}, {"action": {"type": "end_turn", "never": 1}}])
async def test_a_log_that_is_not_played_as_it_was_stops_that_match_alone(settings, cache, change):
    """Whoever looks is told; nobody sees a false position; the others play on; its players may close it and begin again."""
    async with running(settings) as house:
        person = await house.guest()
        broken, whole = [await person.create(SETI, ME, ME) for _ in range(2)]
        for match in (broken, whole):
            await play_on(person, match, [0, 1], until=5)
        async with house.context.storage.session() as session:
            await session.execute(update(LogRow).where(LogRow.match_id == broken, LogRow.seq == 3).values(**change))
            await session.commit()
        house.context.tables.forget(broken)
        table = await person.table(broken, 0)
        assert (table["status"], table["view"], table["legal"], table["log"]["entries"]) == ("stopped", None, [], [])
        assert (table["trouble"]["key"], table["trouble"]["params"]["line"]) == ("trouble-at-line", 3)
        rows = {row["id"]: row for row in (await person.get("/matches"))["mine"]}
        assert (rows[broken]["my_turn"], rows[whole]["my_turn"]) == (False, True)
        await play_on(person, whole, [0, 1], until=1)
        await person.post(f"/matches/{whole}/close", None, 409)
        stranger = await house.guest()
        await stranger.post(f"/matches/{broken}/close", None, 403)
        await person.post(f"/matches/{broken}/close", None, 204)
        assert (await person.table(broken))["status"] == "closed"
        await person.post(f"/matches/{broken}/rematch", None, 201)


async def test_rules_that_break_while_they_replay_stop_that_match_alone(sqlite, cache, monkeypatch):
    """Whatever they raise: it is said so, and the match goes on when they are mended."""
    async with running(sqlite) as house:
        person = await house.guest()
        broken, whole = [await person.create(SETI, ME, ME) for _ in range(2)]
        before = {match: await play_on(person, match, [0, 1], until=4) for match in (broken, whole)}

        def fail(match: Match, *_: object) -> None:
            raise IndexError(match)

        with monkeypatch.context() as planted:
            planted.setattr(Match, "apply", fail)
            house.context.tables.forget(broken)
            trouble = (await person.table(broken))["trouble"]
            assert (trouble["params"]["line"], trouble["params"]["why"]["key"]) == (1, "trouble-broken")
        assert await person.table(whole, before[whole]["seat"]) == before[whole]
        await hand_over(house, broken, await keep_rules(house.context.storage, COMMENT))
        await upgrades.move_all(house.context.tables)
        after = await person.table(broken, before[broken]["seat"])
        assert after["view"] == before[broken]["view"]


async def test_rules_that_do_not_run_are_said_to_and_change_nothing(sqlite, cache):
    """A later Python, say, that cannot read them."""
    async with running(sqlite) as house:
        other = await keep_rules(house.context.storage, in_file("engine/rng.py", '"""', "this is no Python"))
        person = await house.guest()
        match = await person.create(SETI, ME, ME)
        await hand_over(house, match, other)
        assert (await person.get(f"/matches/{match}", 503))["error"]["text"]["key"] == "refused-rules-failed"
        await upgrades.move_all(house.context.tables)
        async with house.context.storage.session() as session:
            assert await session.scalar(select(MatchRow.status).where(MatchRow.id == match)) == "playing"
            assert await rules_of(house, match) == other


async def test_a_stopped_match_goes_on_when_its_rules_are_back(sqlite, cache, monkeypatch, tmp_path):
    async with running(sqlite) as house:
        other = await keep_rules(house.context.storage, POORER)
        person = await house.guest()
        match = await person.create(SETI, ME, ME)
        await hand_over(house, match, other)
        before = await play_on(person, match, [0, 1], until=4)
        async with house.context.storage.session() as session:
            row = await session.get_one(RulesRow, other)
            kept = {"digest": row.digest, "version": row.version, "games": row.games, "archive": await row.awaitable_attrs.archive}
            await session.delete(row)
            await session.commit()
        house.context.hosts._players.clear()
        house.context.tables.forget(match)
        monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "elsewhere"))
        assert (await person.table(match))["trouble"]["key"] == "trouble-no-rules"
        async with house.context.storage.session() as session:
            session.add(RulesRow(**kept))
            await session.commit()
        await upgrades.move_all(house.context.tables)
        house.context.tables.forget(match)
        assert await person.table(match, before["seat"]) == before


async def test_matches_of_before_get_fingerprints_from_the_rules_they_were_played_by(house, cache):
    """Then they are compared like all others."""
    other = await keep_rules(house.context.storage, COMMENT)
    person = await house.guest()
    match = await person.create(SETI, ME, ME)
    await play_on(person, match, [0, 1], until=6)
    signed = [row.fingerprint for row in await lines(house, match)]
    async with house.context.storage.session() as session:
        await session.execute(update(LogRow).where(LogRow.match_id == match).values(fingerprint=None))
        await session.commit()
    await hand_over(house, match, other)
    assert await upgrades.move_over(house.context.tables, match)
    assert [row.fingerprint for row in await lines(house, match)] == signed


async def test_a_waiting_table_starts_by_todays_rules(house):
    host, other = await house.guest(), await house.guest()
    match = await host.create(SETI, ME, {"kind": "open"})
    async with house.context.storage.session() as session:
        await session.execute(update(MatchRow).where(MatchRow.id == match).values(version=0))
        await session.commit()
    house.context.tables.forget(match)
    table = await other.post(f"/matches/{match}/join")
    assert (table["rules"], table["version"]) == (house.context.hosts.today, Match.new("seti", seats=2).game.version)


async def test_sources_that_no_match_needs_are_forgotten_after_a_while(house, cache):
    """Not at once: another program whose own they are may run beside this one."""
    unused, used = await keep_rules(house.context.storage, COMMENT), await keep_rules(house.context.storage, POORER)
    person = await house.guest()
    await hand_over(house, await person.create(SETI, ME, ME), used)
    await upgrades.forget_unused(house.context.hosts)
    async with house.context.storage.session() as session:
        assert await session.get(RulesRow, unused)
        await session.execute(update(RulesRow).values(used=now() - 2 * upgrades.KEPT_UNUSED))
        await session.commit()
    await upgrades.move_all(house.context.tables)
    async with house.context.storage.session() as session:
        left = set(await session.scalars(select(RulesRow.digest)))
    assert left == {used, house.context.hosts.today}
