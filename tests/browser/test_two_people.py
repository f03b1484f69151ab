"""Two people in two browsers: invitation, simultaneous turns, and what stays hidden until both have finished."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.server.people import changed


def seated(newcomer: Newcomer) -> tuple[Player, Player]:
    """Ada has invited Boris by a link, and he has sat down."""
    ada, boris = newcomer(), newcomer()
    for player, name in ((ada, "Ada"), (boris, "Boris")):
        player.go_home()
        player.take_name(name)
    ada.set_table("add-friend")
    boris.page.goto(ada.page.get_by_label(ada.say("waiting-link")).input_value())
    boris.button("waiting-sit").click()
    for player in (ada, boris):
        player.await_decision()
    return ada, boris


def told_tables(page: Page) -> list[dict[str, Any]]:
    """Every table that the server sends to this page from now on."""
    tables: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        news = json.loads(frame)
        if "changes" in news:
            tables.append(changed(tables[-1], news) | {"log": news["log"]})
        elif "id" in news:
            tables.append(news)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    return tables


def test_both_play_and_see_what_the_other_wrote_when_both_have_finished(newcomer: Newcomer) -> None:
    ada, boris = seated(newcomer)
    for _ in range(3):
        for player in (ada, boris):
            player.finish_turn()
        for player in (ada, boris):
            player.await_decision()
    assert sorted(ada.log.all_inner_texts()) == sorted(boris.log.all_inner_texts())
    assert {text.split(":")[0].strip() for text in ada.log.all_inner_texts()} >= {"Ada", "Boris"}


def test_unfinished_writing_never_reaches_the_other(newcomer: Newcomer) -> None:
    ada, boris = seated(newcomer)
    told = told_tables(boris.page)
    boris.page.reload()
    boris.await_decision()
    ada.decide_on_board()
    written = ada.log.filter(has_text="Ada:").first.inner_text()
    boris.decide_on_board()
    expect(boris.log.filter(has_text="Boris:")).not_to_have_count(0)

    assert not boris.log.filter(has_text="Ada:").count()
    assert told
    assert all(set(table["view"]["sheets"][0]["slots"]) == {None} for table in told)

    for player in (ada, boris):
        player.finish_turn()
    expect(boris.log.filter(has_text=written)).to_have_count(1)
