"""Andromeda's Edge in a browser: by the boards, by the list of actions, with a finger, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starboard.engine.text import LANGUAGES
from tests.browser.captain import Captain
from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME
from tests.browser.test_accessibility import violations

TURNS = 30
"""The shortest limit of turns, of both players together."""


def test_a_match_is_played_on_the_boards(newcomer: Newcomer) -> None:
    captain = Captain(newcomer())
    captain.settle(ME, BOT, turn_limit=str(TURNS))
    captain.play_to_the_end(captain.decide_on_boards)


def test_a_match_is_played_by_the_list_of_actions_alone(newcomer: Newcomer) -> None:
    """The first and the last turns; those between are played without the client."""
    captain = Captain(newcomer())
    captain.settle(ME, BOT, turn_limit=str(TURNS))
    captain.play(4, captain.decide_by_list)
    captain.skip(TURNS - 4)
    captain.play_to_the_end(captain.decide_by_list)


def test_on_a_phone_a_match_is_played_by_tapping(newcomer: Newcomer) -> None:
    """The first and the last turns; those between are played without the client."""
    captain = Captain(newcomer(viewport=SMALL, has_touch=True, is_mobile=True), touch=True)
    captain.settle(ME, BOT, turn_limit=str(TURNS))
    captain.play(6, captain.decide_on_boards)
    for tab in reversed(captain.page.get_by_role("tab").all()):
        tab.tap()
        assert captain.page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [SMALL["width"], SMALL["width"]]
    captain.skip(TURNS - 4)
    captain.play_to_the_end(captain.decide_on_boards)


def test_a_region_out_of_reach_tells_why_with_the_rule(newcomer: Newcomer) -> None:
    captain = Captain(newcomer())
    captain.settle(ME, BOT)
    while not captain.legal("launch"):
        captain.decide_on_boards()
    ticket = captain.table["ticket"]
    barred = next(one for one in captain.table["view"]["barred"] if one["why"]["key"] == "barred-nebula")
    captain.page.locator(f"[data-fleet='{barred['ship']}']").click()
    captain.page.locator(f"[data-at='{barred['region']}']").hover()
    expect(captain.page.get_by_role("status").filter(has_text=captain.say("barred-nebula"))).to_contain_text(barred["rule"])
    captain.page.locator(f"[data-at='{barred['region']}']").click(force=True)
    assert captain.table["ticket"] == ticket


def test_ships_are_carried_by_mouse_to_regions_and_docks(newcomer: Newcomer) -> None:
    captain = Captain(newcomer())
    captain.settle(ME, BOT)
    while not captain.legal("launch"):
        captain.decide_on_boards()
    battles = [(prospect["ship"], prospect["region"]) for prospect in captain.table["view"]["prospects"]]
    launch = next(one for one in captain.legal("launch") if (one["ship"], one["region"]) not in battles)
    captain.decide(lambda: captain.carry(f"[data-fleet='{launch['ship']}']", f"[data-at='{launch['region']}']"))
    assert (launch["ship"], launch["region"]) in captain.on_map()
    while not any(activation["by"] == "ship" for activation in captain.legal("activate")):
        captain.decide_on_boards(prefer="return" if captain.on_map() else "")
    ship, place = captain.on_map()[0]
    captain.decide(lambda: captain.carry(f"[data-place='{ship} {place}']", "[data-dock='treasury']"))
    told = captain.player.request("GET", f"/matches/{captain.match}?seat=0")["log"]["entries"]
    assert {"type": "activated", "seat": 0, "module": "treasury", "by": "ship"} in [entry["event"] for entry in told]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(newcomer: Newcomer, language: str) -> None:
    captain = Captain(newcomer(language))
    captain.settle(ME, BOT, BOT, destiny="yes", special="vortices")
    while not captain.legal("launch"):
        captain.decide_on_boards()
    expect(captain.player.asked).to_have_text(captain.say("ask-main"))
    shown = captain.page.locator("body").inner_text()
    assert not re.search(r"\b(board|table|do|ask|module|tactic|tile|raider|text|log)-[a-z_]+|\{ ?\$", shown)
    assert not violations(captain.page)
