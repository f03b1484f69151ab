"""A game that the client knows nothing of: it is set up, played and lost by words alone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, expect

from starboard.engine.messages import message
from starboard.engine.text import render
from tests.browser.conftest import Newcomer
from tests.browser.player import LONGEST_MATCH, Player
from tests.browser.serving import WITH_SMUGGLERS, Server


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("harbour"), WITH_SMUGGLERS)
    running.start()
    yield running
    running.stop()


def moves(player: Player) -> Locator:
    return player.page.get_by_role("main").get_by_role("listitem").get_by_role("button")


def test_a_game_without_a_table_of_its_own_is_played_to_its_end_by_the_list_of_moves(newcomer: Newcomer, harbour: Server) -> None:
    player = newcomer(address=harbour.address)
    player.go_home()
    player.page.get_by_role("button", name="Smugglers").first.click()
    player.button("create-table").click()
    player.await_decision()
    expect(player.asked).to_have_text(render(message("your-turn"), "en", "smugglers"))
    for _ in range(LONGEST_MATCH):
        if player.is_over:
            break
        player.decide(moves(player).first)
    expect(player.result).to_contain_text(render(message("all-turns"), "en", "smugglers"))
