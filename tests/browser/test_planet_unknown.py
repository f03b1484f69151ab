"""Planet Unknown in a browser: by the boards, by the list of actions, with a finger, in three languages."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from starboard.engine.text import LANGUAGES
from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME
from tests.browser.settler import Settler
from tests.browser.test_accessibility import violations

BOARDS = {"planet": ["offer", "gaia", "arashi"], "corporation": ["offer", "republic", "makeshift"]}


def test_a_match_is_played_on_the_boards(newcomer: Newcomer) -> None:
    settler = Settler(newcomer())
    settler.settle(ME, BOT, BOT, events="balanced", private_objectives="yes", **BOARDS)
    settler.play_to_the_end()


def test_a_match_is_played_by_the_list_of_actions_alone(newcomer: Newcomer) -> None:
    settler = Settler(newcomer())
    settler.settle(ME, BOT)
    settler.play_to_the_end(by_list=True)


def test_a_tile_that_does_not_fit_is_refused_with_the_rule(newcomer: Newcomer) -> None:
    settler = Settler(newcomer())
    settler.settle(ME)
    while not settler.legal("place"):
        settler.decide_on_boards()
    ticket = settler.table["ticket"]
    settler.page.mouse.click(*settler.point(6.5, 6.5))
    expect(settler.page.get_by_text(re.compile(re.escape(settler.say("refused-first")))).first).to_be_visible()
    expect(settler.page.get_by_text("PU-5.1").first).to_be_visible()
    assert settler.table["ticket"] == ticket


def test_the_tile_is_moved_turned_and_placed_by_keys(newcomer: Newcomer) -> None:
    settler = Settler(newcomer())
    settler.settle(ME)
    while not settler.legal("place"):
        settler.decide_on_boards()
    ticket = settler.table["ticket"]
    settler.planet.focus()
    settler.page.keyboard.press("r")
    expect(settler.planet).to_have_attribute("data-facing", "1")
    target = next(action["at"] for action in settler.legal("place") if action["turn"] == 1)
    settler.page.keyboard.press("ArrowUp")
    while (at := settler.aimed_at()) != target:
        across, along = target[0] - at[0], target[1] - at[1]
        key = ("ArrowRight" if across > 0 else "ArrowLeft") if across else ("ArrowDown" if along > 0 else "ArrowUp")
        settler.page.keyboard.press(key)
        assert settler.aimed_at() != at
    settler.page.keyboard.press("Enter")
    settler.await_ticket(ticket)
    assert [piece["at"] for piece in settler.table["view"]["players"][0]["pieces"]] == [target]


def test_on_a_phone_the_tile_is_tapped_into_place(newcomer: Newcomer) -> None:
    settler = Settler(newcomer(viewport=SMALL, has_touch=True, is_mobile=True))
    settler.settle(ME, BOT)
    assert_nothing_sticks_out(settler)
    tap_through(settler, 3)
    for tab in settler.page.get_by_role("tab").all():
        tab.tap()
        assert_nothing_sticks_out(settler)


def tap_through(settler: Settler, rounds: int) -> None:
    """Play by tapping: a tap marks, the prompt confirms."""
    while settler.table["view"]["round"] <= rounds and settler.table["status"] == "playing":
        ticket = settler.table["ticket"]
        place = settler.legal("place")
        marks = settler.page.locator("[data-take]:enabled, [data-rotate], [data-square]")
        if place:
            tap_into_place(settler, place[0])
        elif marks.count():
            marks.first.tap()
        settler.page.wait_for_timeout(150)
        if settler.table["ticket"] == ticket:
            settler.answers.last.tap()
        settler.await_ticket(ticket)


def tap_into_place(settler: Settler, action: dict[str, Any]) -> None:
    flip, turn = (settler.page.get_by_role("button", name=settler.say(key), exact=True) for key in ("board-flip", "board-turn"))
    if action["turn"] >= 4:
        flip.tap()
    for _ in range(action["turn"] % 4):
        turn.tap()
    expect(settler.planet).to_have_attribute("data-facing", str(action["turn"]))
    settler.page.touchscreen.tap(*settler.middle(action))


def assert_nothing_sticks_out(settler: Settler) -> None:
    assert settler.page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [SMALL["width"], SMALL["width"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(newcomer: Newcomer, language: str) -> None:
    settler = Settler(newcomer(language))
    settler.settle(ME, BOT, BOT, events="balanced", **BOARDS)
    while not settler.legal("place"):
        settler.decide_on_boards()
    expect(settler.player.asked).to_have_text(settler.say("ask-place"))
    shown = settler.page.locator("body").inner_text()
    assert not re.search(r"\b(board|do|ask|effect|technology|corporation|planet)-[a-z_]+|\{ ?\$", shown)
    assert not violations(settler.page)
