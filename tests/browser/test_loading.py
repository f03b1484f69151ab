"""What the browser loads, and when."""

from __future__ import annotations

from playwright.sync_api import Response

from tests.browser.player import Player

FIRST_LOAD = 250_000
"""Bytes of JavaScript and CSS as they travel."""


def test_the_first_load_is_small_and_a_game_comes_when_it_is_opened(player: Player) -> None:
    loaded: dict[str, Response] = {}
    player.page.on("response", lambda response: loaded.setdefault(response.url, response))
    player.go_home()
    player.page.wait_for_load_state("networkidle")
    at_home = {url: response for url, response in loaded.items() if url.endswith((".js", ".css"))}
    assert all(response.header_value("content-encoding") == "gzip" for response in at_home.values())
    assert 0 < sum(response.request.sizes()["responseBodySize"] for response in at_home.values()) < FIRST_LOAD
    assert not any("#moon-printed" in response.text() for response in at_home.values())

    player.button("play-now").click()
    player.await_decision()
    game = [response for url, response in loaded.items() if url.endswith(".js") and url not in at_home]
    assert any("#moon-printed" in response.text() for response in game)
