"""Planet Unknown in a browser: by the boards, by the list of actions, with a finger, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starboard.engine.messages import message
from starboard.engine.text import LANGUAGES, render
from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME
from tests.browser.settler import PLANET, Settler, told_message
from tests.browser.test_accessibility import violations

LATE = 14
"""A match takes some fifteen rounds."""
BOARDS = {"planet": ["offer", "gaia", "arashi"], "corporation": ["offer", "republic", "makeshift"]}


def test_a_match_is_played_on_the_boards(newcomer: Newcomer) -> None:
    settler = Settler(newcomer())
    settler.settle(ME, BOT, events="balanced", private_objectives="yes", planet=["offer", "gaia"], corporation=["offer", "republic"])
    settler.play(1, settler.decide_on_boards)
    expect(settler.page.get_by_role("region", name=settler.say("board-round-ended", round=1))).to_be_visible()
    settler.play_to_the_end(settler.decide_on_boards)


def test_a_match_is_played_by_the_list_of_actions_alone(newcomer: Newcomer) -> None:
    """The first and the last rounds; those between are played without the client."""
    settler = Settler(newcomer())
    settler.settle(ME, BOT)
    settler.play(2, settler.decide_by_list)
    settler.skip(LATE)
    settler.play_to_the_end(settler.decide_by_list)


def test_alone_a_match_ends_with_how_the_mission_went(newcomer: Newcomer) -> None:
    """PU-17.4: nobody wins against nobody."""
    settler = Settler(newcomer())
    settler.settle(ME)
    settler.skip(LATE)
    settler.play_to_the_end(settler.decide_by_list)
    verdict = told_message(settler.table["result"]["verdict"]["text"])
    expect(settler.player.result.get_by_role("heading")).to_have_text(render(verdict, "en", PLANET))
    expect(settler.player.result.get_by_role("row", name=settler.player.say("score-place"))).to_have_count(0)


def test_on_a_phone_a_match_is_played_by_tapping(newcomer: Newcomer) -> None:
    """The first and the last rounds; those between are played without the client."""
    settler = Settler(newcomer(viewport=SMALL, has_touch=True, is_mobile=True))
    settler.settle(ME, BOT, events="balanced")
    assert_nothing_sticks_out(settler)
    settler.play(2, settler.decide_by_tapping)
    for tab in reversed(settler.page.get_by_role("tab").all()):
        tab.tap()
        assert_nothing_sticks_out(settler)
    settler.skip(LATE)
    settler.play_to_the_end(settler.decide_by_tapping)


def test_the_event_deck_of_a_new_table_is_mixed_with_a_bar(newcomer: Newcomer) -> None:
    """PU-15.3: one part more is one of another part less."""
    settler = Settler(newcomer())
    settler.player.go_home()
    settler.page.get_by_role("group", name=settler.player.say("games")).get_by_role("button", name=settler.say("game-name")).click()
    settler.page.locator("summary").click()
    settler.page.get_by_label(settler.say("option-events"), exact=True).select_option("custom")
    settler.page.get_by_label(settler.say("option-green_events")).press("ArrowRight")
    expect(settler.page.get_by_role("img", name=settler.say("board-mix", green=8, orange=6, red=6))).to_be_visible()
    settler.player.button("create-table").click()
    settler.player.await_decision()
    options = settler.player.request("GET", f"/matches/{settler.player.match_id}?seat=0")["options"]
    assert [options[f"{signal}_events"] for signal in ("green", "orange", "red")] == ["8", "6", "6"]


def test_everybody_sees_what_the_commander_looks_at_and_does(newcomer: Newcomer) -> None:
    """PU-4.1: the station is turned openly."""
    commander, other = Settler(newcomer()), newcomer("uk")
    commander.create(ME, {"kind": "open"})
    other.request("POST", f"/matches/{commander.match}/join", {})
    other.page.goto(f"{other.address}/match/{commander.match}")
    commander.sit_down()
    told = other.page.get_by_role("group", name=render(message("board-station"), "uk", PLANET)).locator(".turning")
    chosen = other.page.locator("th.on")
    expect(chosen).to_have_text(render(message("board-stay"), "uk", PLANET))
    commander.page.locator("[data-rotate='2']").hover()
    expect(chosen).to_have_text("2 ↻")
    expect(told).to_contain_text("2 ↻")
    assert not other.page.locator("[data-rotate]").count()
    commander.decide(commander.page.locator("[data-rotate='3']").click)
    other.await_decision()
    expect(chosen).to_have_count(0)
    expect(told).to_contain_text("3 ↻")
    expect(other.prompt).to_contain_text("3")


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


def test_a_tile_tells_what_it_brings_before_it_is_placed(newcomer: Newcomer) -> None:
    """PU-8: what the server foresees stands beside the tile."""
    settler = Settler(newcomer())
    settler.settle(ME)
    while not settler.legal("place"):
        settler.decide_on_boards()
    action = next(action for action in settler.legal("place") if action["turn"] == 0)
    settler.page.mouse.move(*settler.middle(action))
    expect(settler.page.get_by_text(settler.say("board-fits"))).to_be_visible()
    brought = settler.page.locator(".card.fits li")
    expect(brought.nth(1)).to_be_visible()
    assert brought.count() >= 2, "both resources of the tile"


def test_the_tile_is_moved_turned_and_placed_by_keys(newcomer: Newcomer) -> None:
    settler = Settler(newcomer())
    settler.settle(ME)
    while not settler.legal("place"):
        settler.decide_on_boards()
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
    settler.decide(lambda: settler.page.keyboard.press("Enter"))
    assert [piece["at"] for piece in settler.table["view"]["players"][0]["pieces"]] == [target]


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
