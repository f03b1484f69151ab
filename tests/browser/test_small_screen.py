"""A phone held upright: 375 px, fingers instead of a pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME, Player


@pytest.fixture
def player(newcomer: Newcomer) -> Player:
    return newcomer(viewport=SMALL, has_touch=True, is_mobile=True)


def assert_nothing_sticks_out(player: Player) -> None:
    widths = player.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert widths == [SMALL["width"], SMALL["width"]]


def test_turns_are_played_by_tapping(player: Player) -> None:
    player.go_home()
    assert_nothing_sticks_out(player)
    player.button("play-now").tap()
    player.await_decision()
    assert_nothing_sticks_out(player)
    for turn in (1, 2):
        player.combinations.first.tap()
        player.open_marks.first.tap()
        expect(player.asked).to_have_text(player.say("ask-write"))
        player.prompt.get_by_role("button").last.tap()
        player.await_decision()
        while player.asked.inner_text() != player.say("ask-commit"):
            player.prompt.get_by_role("button").last.tap()
            player.await_decision()
        player.button("do-commit").tap()
        player.await_turn(turn + 1)


def test_a_mouse_in_a_narrow_window_marks_and_then_confirms(newcomer: Newcomer) -> None:
    player = newcomer(viewport=SMALL)
    player.play_now()
    player.combinations.first.click()
    player.open_marks.first.click()
    player.decide(player.button("prompt-confirm"))
    expect(player.asked).not_to_have_text(player.say("ask-write"))


def test_each_tab_shows_one_panel(player: Player) -> None:
    match = player.create(ME, BOT)
    player.play_first_moves(match, 3)
    player.sit_down_at(match)
    panels = {
        "board-missions-title": player.page.get_by_role("region", name=player.say("board-missions-title")),
        "board-tab-sheets": player.page.get_by_role("region", name=player.say("board-sheets-title")),
        "players": player.page.get_by_role("region", name=player.say("players")),
        "log": player.page.get_by_role("region", name=player.say("log")),
        "board-tab-sheet": player.sheet,
    }
    for tab, panel in panels.items():
        player.page.get_by_role("tab", name=player.say(tab), exact=True).tap()
        expect(panel).to_be_visible()
        assert [other for other in panels if panels[other].is_visible()] == [tab]
        assert_nothing_sticks_out(player)


def test_a_new_table_is_set_up_in_a_sheet_of_its_own(player: Player) -> None:
    player.go_home()
    player.button("new-table").tap()
    dialog = player.page.get_by_role("dialog", name=player.say("new-table"))
    dialog.get_by_role("button", name=player.say("add-friend"), exact=True).tap()
    assert_nothing_sticks_out(player)
    player.button("create-table").tap()
    expect(player.page.get_by_label(player.say("waiting-link"))).to_have_value(re.compile("/match/"))
    assert_nothing_sticks_out(player)
