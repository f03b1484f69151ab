"""Leaving and coming back: reload, a lost connection, a server that was restarted."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME, Player
from tests.browser.serving import Server

LOST = ("net::ERR_", "WebSocket connection")


def test_a_reload_in_mid_turn_loses_nothing(player: Player) -> None:
    player.play_now()
    player.finish_turn()
    player.await_decision()
    player.decide_on_board()
    asked, log = player.asked.inner_text(), player.log.all_inner_texts()
    player.page.reload()
    player.await_decision()
    assert (player.asked.inner_text(), player.log.all_inner_texts()) == (asked, log)
    player.finish_turn()
    player.await_decision()
    assert player.log.count() > len(log)


def test_a_person_who_was_offline_has_missed_nothing(newcomer: Newcomer) -> None:
    ada, boris = newcomer(), newcomer()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    boris.page.route_web_socket("**/live*", connect)
    match = ada.create(ME, {"kind": "open"})
    boris.request("POST", f"/matches/{match}/join", {})
    for player in (ada, boris):
        player.sit_down_at(match)
    boris.watch.expect(*LOST)
    boris.finish_turn()
    expect(boris.button("do-commit")).to_be_hidden()
    boris.context.set_offline(True)
    lines[-1].close()
    expect(boris.page.get_by_text(boris.say("connection", state="lost"))).to_be_visible()
    ada.finish_turn()
    ada.await_decision()
    ada.finish_turn()
    boris.context.set_offline(False)
    boris.await_decision()
    boris.finish_turn()
    for player in (ada, boris):
        player.await_decision()
    assert sorted(ada.log.all_inner_texts()) == sorted(boris.log.all_inner_texts())


def test_without_a_connection_a_move_is_refused_in_words_and_can_be_repeated(player: Player) -> None:
    player.play_now()
    player.watch.expect(*LOST)
    player.combinations.first.click()
    player.context.set_offline(True)
    player.open_marks.first.click()
    expect(player.page.get_by_text(player.say("refused-offline"))).to_be_visible()
    player.context.set_offline(False)
    player.decide(player.open_marks.first)
    expect(player.asked).not_to_have_text(player.say("ask-write"))


def test_a_match_goes_on_after_the_server_was_restarted(newcomer: Newcomer, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        player = newcomer(address=server.address)
        player.watch.expect(*LOST)
        player.sit_down_at(player.create(ME, BOT))
        player.decide_on_board()
        before = player.log.all_inner_texts()
        server.stop()
        expect(player.page.get_by_text(player.say("connection", state="lost"))).to_be_visible()
        server.start()
        expect(player.page.get_by_text(player.say("connection", state="live"), exact=True)).to_be_visible()
        assert player.log.all_inner_texts() == before
        player.finish_turn()
        player.await_decision()
        assert player.log.count() > len(before)
    finally:
        server.stop()
