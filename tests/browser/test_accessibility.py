"""axe-core on every page: large and small, dark and light."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import LARGE, SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME, Player

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"
GRAVE = {"serious", "critical"}


def violations(page: Page) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found = page.evaluate(RUN)["violations"]
    return [
        f"{rule['id']} ({rule['impact']}): {node['target']} {node['failureSummary']}"
        for rule in found
        if rule["impact"] in GRAVE
        for node in rule["nodes"]
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("viewport", [LARGE, SMALL], ids=["large", "small"])
def test_no_page_shuts_anybody_out(newcomer: Newcomer, finished_match: str, viewport: dict[str, int], theme: str) -> None:
    player = newcomer(viewport=viewport)
    small = viewport == SMALL
    found: dict[str, list[str]] = {}

    def look(page: str) -> None:
        found[page] = violations(player.page)

    player.go_home()
    if theme == "light":
        player.button("theme", theme="dark").click()
    expect(player.page.locator("html")).to_have_attribute("data-theme", theme)
    if small:
        look("home")
        player.button("new-table").click()
    expect(player.button("create-table")).to_be_visible()
    look("new table")
    player.button("add-friend").click()
    player.button("create-table").click()
    expect(player.button("waiting-leave")).to_be_visible()
    look("waiting room")

    match = player.create(ME, BOT, BOT)
    player.play_first_moves(match, 10)
    player.sit_down_at(match)
    look("table")
    player.button("hint").click()
    expect(player.hints).to_be_visible()
    player.prompt.get_by_role("button", expanded=False).click()
    look("hints and actions")
    look_at_another_sheet(player, small)
    look("another sheet")

    player.page.goto(f"{player.address}/match/{match}/step/5")
    expect(player.page.get_by_label(player.say("replay"), exact=True)).to_be_visible()
    look("replay")
    player.page.goto(f"{player.address}/match/{finished_match}")
    expect(player.result).to_be_visible()
    look("end of the game")
    assert not {page: broken for page, broken in found.items() if broken}


def look_at_another_sheet(player: Player, small: bool) -> None:
    player.page.keyboard.press("Escape")
    if small:
        player.page.get_by_role("tab", name=player.say("board-tab-sheets"), exact=True).click()
    player.page.get_by_role("region", name=player.say("board-sheets-title")).get_by_role("button").first.click()
    expect(player.page.get_by_role("dialog")).to_be_visible()
