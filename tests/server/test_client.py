"""The web client's files: one page for its paths, long-lived assets, nothing from outside the folder."""

from __future__ import annotations

import gzip

import httpx
import pytest

from tests.server.conftest import running

PAGE = "<!doctype html><title>Starboard</title>"
SCRIPT = "export const ships = 7;\n" * 100


@pytest.fixture
async def browser(sqlite, tmp_path):
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "index-abc123.js").write_text(SCRIPT)
    (folder / "assets" / "font-abc123.woff2").write_bytes(b"\x00woff2")
    (tmp_path / "secret.txt").write_text("outside")
    async with running(sqlite, folder) as house, httpx.AsyncClient(base_url=house.address) as client:
        yield client


async def test_the_clients_own_paths_get_its_page(browser):
    for path in ("/", "/match/AbC-123", "/match/AbC-123/step/4", "/anything"):
        answer = await browser.get(path)
        assert answer.text == PAGE
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


async def test_hashed_assets_are_kept_for_long_and_sent_compressed(browser):
    answer = await browser.get("/assets/index-abc123.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) == len(gzip.compress(SCRIPT.encode(), mtime=0))
    assert answer.headers["content-type"].startswith(("text/javascript", "application/javascript"))
    assert "immutable" in answer.headers["cache-control"]
    plain = await browser.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    assert "content-encoding" not in (await browser.get("/assets/font-abc123.woff2")).headers


async def test_what_has_not_changed_is_not_sent_again(browser):
    first = await browser.get("/")
    again = await browser.get("/", headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


async def test_nothing_else_is_there(browser):
    for path in ("/assets/missing.js", "/..%2fsecret.txt", "/../secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00.js"):
        answer = await browser.get(path)
        assert answer.status_code == 404, path
        assert "outside" not in answer.text


async def test_a_missing_build_says_what_to_do(sqlite, tmp_path):
    async with running(sqlite, tmp_path / "nothing") as house, httpx.AsyncClient(base_url=house.address) as client:
        answer = await client.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text
