"""SETI in a browser: by the boards, by the list of actions, with a finger, in three languages."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from starboard.engine.text import LANGUAGES
from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME
from tests.browser.scout import Scout
from tests.browser.test_accessibility import violations
from tests.server.people import changed


def test_a_match_is_played_on_the_boards(newcomer: Newcomer) -> None:
    scout = Scout(newcomer(), turns=1)
    scout.settle(ME, BOT)
    scout.play_to_the_end(scout.decide_on_boards)


def test_a_match_against_the_rival_is_played_by_the_list_of_actions_alone(newcomer: Newcomer) -> None:
    scout = Scout(newcomer(), turns=1)
    scout.settle(ME, level="2")
    scout.play_to_the_end(scout.decide_by_list)


def test_discoveries_are_looked_at_before_the_result(newcomer: Newcomer) -> None:
    """Somebody was away while species were discovered and the game ended; alone, the rival sees to that (SE-10.1.4)."""
    scout = Scout(newcomer(), turns=2)
    scout.page.remove_locator_handler(scout.onward)
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        if lines:
            line.connect_to_server()
        lines.append(line)

    scout.page.route_web_socket("**/live*", connect)
    scout.create(ME, level="2")
    scout.player.sit_down_at(scout.match)
    scout.skip_to_the_end()
    lines[0].close()
    discovered = [one for one in scout.asked_for()["view"]["species"] if one["species"]]
    assert discovered
    for _ in discovered:
        expect(scout.onward).to_be_focused()
        expect(scout.player.result).to_be_hidden()
        scout.onward.click()
    expect(scout.onward).to_have_count(0)
    expect(scout.player.result).to_be_visible()


def test_on_a_phone_a_round_is_played_by_tapping(newcomer: Newcomer) -> None:
    scout = Scout(newcomer(viewport=SMALL, has_touch=True, is_mobile=True), turns=2, touch=True)
    scout.settle(ME, BOT)
    assert_nothing_sticks_out(scout)
    scout.play(1, scout.decide_on_boards)
    for tab in scout.page.get_by_role("tab").all():
        tab.tap()
        assert_nothing_sticks_out(scout)


def assert_nothing_sticks_out(scout: Scout) -> None:
    assert scout.page.evaluate("[document.documentElement.scrollWidth, innerWidth]") == [SMALL["width"], SMALL["width"]]


def with_a_probe(scout: Scout) -> dict[str, Any]:
    """A table where this person has just launched a probe and may fly it: in this layout nothing lies outward of Earth."""
    scout.settle(ME, BOT, layout="4")
    scout.decide_on_boards()
    scout.do(scout.first("launch"))
    me = scout.table["view"]["players"][0]
    return {"probe": me["probes"][0], "energy": me["energy"]}


def test_a_way_over_several_spaces_tells_its_price_before_it_is_flown(newcomer: Newcomer) -> None:
    scout = Scout(newcomer())
    before = with_a_probe(scout)
    ring, sector = before["probe"]
    goal = scout.page.locator(f"[data-space='{ring + 2} {sector}']")
    goal.hover()
    expect(scout.page.get_by_role("status").filter(has_text="−2")).to_be_visible()
    assert scout.table["view"]["players"][0]["energy"] == before["energy"]
    goal.click()
    expect(scout.page.locator("[data-figure='0 probe 0']")).to_have_attribute(
        "aria-label", re.compile(f"ring {ring + 2}, sector {sector + 1}")
    )
    assert scout.asked_for()["view"]["players"][0]["energy"] == before["energy"] - 2


def test_a_probe_of_somebody_else_lets_through_to_the_space_it_lies_on(newcomer: Newcomer) -> None:
    scout, tables = Scout(newcomer()), list[Any]()

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def tell(frame: bytes | str) -> None:
            told = json.loads(frame)
            if "id" in told or "changes" in told:
                tables.append(told if "id" in told else changed(tables[-1], told))
                over = [[ring + 1, sector] for ring, sector in tables[-1]["view"]["players"][0]["probes"]]
                if "id" in told:
                    told["view"]["players"][1]["probes"] = over
                else:
                    told["changes"].append([["view", "players", 1, "probes"], over])
            line.send(json.dumps(told))

        server.on_message(tell)

    scout.page.route_web_socket("**/live*", connect)
    ring, sector = with_a_probe(scout)["probe"]
    scout.page.locator(f"[data-space='{ring + 1} {sector}']").click()
    expect(scout.page.locator("[data-figure='0 probe 0']")).to_have_attribute(
        "aria-label", re.compile(f"ring {ring + 1}, sector {sector + 1}")
    )


def test_a_page_loaded_again_knows_how_far_the_scan_is(newcomer: Newcomer) -> None:
    """SE-5.4: a card of the row is discarded and its star is asked for."""
    scout = Scout(newcomer())
    scout.settle(ME, BOT)
    scout.decide_on_boards()
    scout.do(scout.first("scan"))
    scout.do(scout.first("card"))
    parts = scout.page.get_by_role("region", name=scout.say("table-scan")).get_by_role("listitem")
    told = [re.compile(re.escape(scout.say("table-scan-state", state=state))) for state in ("open", "now")]
    expect(parts).to_have_text(told)
    scout.page.reload()
    scout.player.await_decision()
    expect(parts).to_have_text(told)


def test_a_greyed_action_tells_why_and_cites_the_rule(newcomer: Newcomer) -> None:
    scout = Scout(newcomer())
    scout.settle(ME, BOT)
    scout.decide_on_boards()
    ticket = scout.table["ticket"]
    analyse = scout.page.locator("[data-action='analyse']")
    expect(analyse).to_contain_text(scout.say("refused-data-short", data=0, all=6))
    analyse.click(force=True)
    expect(scout.page.get_by_text("SE-5.5").first).to_be_visible()
    assert scout.table["ticket"] == ticket


def test_a_main_action_is_begun_by_its_number(newcomer: Newcomer) -> None:
    scout = Scout(newcomer())
    scout.settle(ME, BOT)
    scout.decide_on_boards()
    scout.decide(lambda: scout.page.keyboard.press("1"))
    assert len(scout.table["view"]["players"][0]["probes"]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_speaks_every_language(newcomer: Newcomer, language: str) -> None:
    scout = Scout(newcomer(language))
    scout.settle(ME, BOT, BOT, left_species="anomalies", right_species="exertians")
    scout.decide_on_boards()
    expect(scout.player.asked).to_have_text(scout.say("ask-main-action", round=1))
    shown = scout.page.locator("body").inner_text()
    assert not re.search(r"\b(board|table|do|ask|why|text|op|species|star|planet|tech)-[a-z_0-9]+|card_\d|\{ ?\$", shown)
    assert not violations(scout.page)
