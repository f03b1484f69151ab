"""Keys alone: from the home page to finished turns without a mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.player import Player

LONGEST_WAY = 60


def tab_to(player: Player, place: Locator) -> None:
    """Press Tab until the place has the focus."""
    expect(place).to_be_visible()
    for _ in range(LONGEST_WAY):
        player.page.keyboard.press("Tab")
        if place.evaluate("place => place === document.activeElement"):
            return
    raise AssertionError(f"{LONGEST_WAY} tabs do not lead to {place}")


def press_on(player: Player, place: Locator) -> None:
    tab_to(player, place)
    player.page.keyboard.press("Enter")


def test_turns_are_played_without_a_mouse(player: Player) -> None:
    player.go_home()
    press_on(player, player.button("play-now"))
    player.await_decision()
    for turn in (1, 2):
        press_on(player, player.combinations.first)
        tab_to(player, player.sheet.locator("[tabindex='0']"))
        player.page.keyboard.press("ArrowRight")
        chosen = player.page.locator(":focus")
        expect(chosen).to_have_role("button")
        assert chosen.get_attribute("aria-label")
        player.page.keyboard.press("Enter")
        player.await_decision()
        while player.asked.inner_text() != player.say("ask-commit"):
            press_on(player, player.sheet.locator("[tabindex='0']"))
            player.await_decision()
        press_on(player, player.button("do-commit"))
        player.await_turn(turn + 1)


def test_the_list_of_actions_works_by_arrow_keys(player: Player) -> None:
    player.play_now()
    every = player.prompt.get_by_role("button", expanded=False)
    press_on(player, every)
    expect(player.page.get_by_role("searchbox")).to_be_focused()
    moves = player.prompt.get_by_role("listitem").get_by_role("button")
    player.page.keyboard.press("ArrowDown")
    expect(moves.nth(0)).to_be_focused()
    player.page.keyboard.press("ArrowDown")
    expect(moves.nth(1)).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(every).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.keyboard.type(player.say("launch-level-name", level=9))
    player.page.keyboard.press("ArrowDown")
    expect(player.page.locator(":focus")).to_contain_text(player.say("launch-level-name", level=9))
    player.page.keyboard.press("Enter")
    player.await_decision()
    expect(player.asked).not_to_have_text(player.say("ask-write"))
