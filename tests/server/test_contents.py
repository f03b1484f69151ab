"""Contents and catalogs, as clients read them."""

from __future__ import annotations

import httpx
import pytest

from starboard.engine.registry import all_games
from starboard.engine.text import LANGUAGES
from starboard.server.hosts import filled_up, today
from tests.server.conftest import running


@pytest.fixture
async def reader(sqlite):
    async with running(sqlite) as house, httpx.AsyncClient(base_url=f"{house.address}/api/games") as client:
        yield client


async def test_contents_are_all_files_by_their_names(reader):
    for game in all_games():
        answer = await reader.get(f"/{game.id}/contents")
        assert answer.headers["content-type"] == "application/json"
        assert sorted(answer.json()) == sorted(game.contents()), game.id
    printed = (await reader.get("/planet_unknown/contents")).json()
    assert [len(printed[name]) for name in ("planets", "corporations", "events")] == [13, 9, 60]


async def test_a_part_with_contents_of_its_own_lends_them_its_name(reader):
    printed = (await reader.get("/welcome_to_the_moon/contents")).json()
    assert printed["virus"]["adventure"] == 6
    assert len(printed["deck"]["cards"]) == 63


async def test_a_game_without_printed_things_has_none(reader):
    assert (await reader.get("/smugglers/contents")).json() == {}


async def test_a_catalog_holds_all_parts_of_the_game(reader):
    for language in LANGUAGES:
        answer = await reader.get(f"/welcome_to_the_moon/texts/{language}")
        assert answer.headers["content-type"] == "text/plain; charset=utf-8"
        for key in ("game-name", "virus-log-settled"):
            assert f"\n{key} = " in f"\n{answer.text}", language
    assert (await reader.get("/smugglers/texts/en")).text.startswith("did = ")


@pytest.mark.parametrize("path", ["/seti/contents", "/seti/texts/ru"])
async def test_what_a_client_has_is_not_sent_again(reader, path):
    first = await reader.get(path)
    assert (first.headers["content-encoding"], first.headers["cache-control"]) == ("gzip", "no-cache")
    again = await reader.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_only_words_of_named_rules_are_never_asked_for_again(reader):
    """Contents that older rules did not have are today's: those of a later server are more."""
    rules = today()[0]
    contents, words = [await reader.get(f"/seti/{path}?rules={rules}") for path in ("contents", "texts/ru")]
    assert (contents.headers["cache-control"], "immutable" in words.headers["cache-control"]) == ("no-cache", True)


@pytest.mark.parametrize(("path", "status"), [("/chess/contents", 422), ("/chess/texts/en", 422), ("/seti/texts/la", 404)])
async def test_what_there_is_not_is_refused(reader, path, status):
    answer = await reader.get(path)
    assert (answer.status_code, answer.json()["error"]["rule"]) == (status, None)


def test_a_file_that_older_rules_did_not_have_is_todays():
    assert filled_up(b'{"moons":["then"]}', b'{"moons":["now"],"symbols":{}}') == b'{"moons":["then"],"symbols":{}}'
