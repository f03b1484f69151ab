"""A server and a Chromium for all browser tests, and people with a browser of their own for each."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.chromium import LARGE, LOCALES, chromium
from tests.browser.player import BOT, PATIENCE_MS, Player
from tests.browser.serving import Server

FAILED = pytest.StashKey[bool]()

Newcomer = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What is played to its end begins first, so that at the end no core waits for another."""
    items.sort(key=lambda item: "played" not in item.name)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        item.stash[FAILED] = True
    return report


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("data"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE_MS)
    with chromium() as started:
        yield started


@pytest.fixture(scope="package")
def finished_match(server: Server, browser: Browser) -> str:
    """A match of bots that has come to its end."""
    with browser.new_context() as context:
        host = Player(context, server.address)
        match = host.create(BOT, BOT)
        host.page.goto(f"{server.address}/match/{match}")
        expect(host.result).to_be_visible(timeout=2 * PATIENCE_MS)
        return match


@pytest.fixture
def newcomer(server: Server, browser: Browser, request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Newcomer]:
    """Makes people; when the test is over nothing may have gone wrong in their browsers."""
    people: list[Player] = []

    def arrive(language: str = "en", *, address: str = server.address, **wishes: Any) -> Player:
        settings = {"locale": LOCALES[language], "viewport": LARGE, "reduced_motion": "reduce"} | wishes
        context = browser.new_context(**settings)
        context.set_default_timeout(PATIENCE_MS)
        people.append(Player(context, address, language))
        return people[-1]

    yield arrive
    for number, player in enumerate(people, 1):
        if request.node.stash.get(FAILED, False):
            picture = tmp_path / f"player-{number}.png"
            player.page.screenshot(path=picture)
            print(f"the screen of player {number}: {picture}")
        player.context.close()
    complaints = [complaint for player in people for complaint in player.watch.complaints()]
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def player(newcomer: Newcomer) -> Player:
    return newcomer()
