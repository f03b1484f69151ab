"""The campaign's page: begun at home, adventure after adventure, with friends, from a file; for everybody to read and to use."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from starboard.engine.text import LANGUAGES
from tests.browser.chromium import LARGE, SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import MOON, Player
from tests.browser.test_accessibility import violations
from tests.browser.words import untranslated

WHOLE_MATCH = 1000


def leg(adventure: int, *places: int) -> dict[str, Any]:
    ranking = [{"seat": seat, "place": place, "score": 100 - 7 * place} for seat, place in enumerate(places)]
    return {"options": {"adventure": str(adventure)}, "places": ranking}


FILE = {
    "format": "starboard-campaign-1",
    "game": MOON,
    "players": [{"name": "Ada"}, {"bot": "random"}, {"bot": "greedy"}],
    "modifiers": {},
    "legs": [leg(1, 1, 2, 3), leg(2, 1, 1, 3), leg(3, 3, 1, 2), leg(4, 1, 2, 2)],
}


def row(player: Player, name: str) -> Locator:
    return player.page.get_by_role("table").get_by_role("row").filter(has=player.page.get_by_role("rowheader", name=name))


def stars(player: Player, name: str) -> str:
    """The total at the end of a row."""
    return row(player, name).get_by_role("cell").last.inner_text()


def begin(player: Player, *others: str) -> None:
    player.go_home()
    player.button("campaign").click()
    for other in others:
        player.button(other).click()
    if others:
        player.button("seat-remove", number=2).click()
    player.button("campaign-begin").click()
    expect(player.page).to_have_url(re.compile("/campaign/"))


def test_a_campaign_goes_on_from_the_end_of_a_match(player: Player) -> None:
    begin(player)
    expect(player.asked).to_have_text(player.say("campaign-start", number=1, name="The Launch"))
    player.button("campaign-go").click()
    player.await_decision()
    match = player.match_id
    player.play_first_moves(match, WHOLE_MATCH)
    expect(player.result).to_be_visible()
    expect(player.button("rematch")).to_have_count(0)
    player.result.get_by_role("link", name=player.say("campaign-back")).click()
    expect(player.asked).to_have_text(player.say("campaign-start", number=2, name="The Journey"))
    totals = [stars(player, name) for name in (player.say("seat-you"), player.say("seat-bot"))]
    assert sorted(totals) in (["0", "1"], ["1", "1"])
    player.page.get_by_role("link", name=player.say("campaign-stop-done", number=1, name="The Launch")).click()
    expect(player.page).to_have_url(re.compile(f"/match/{match}/step/0"))


def test_alone_astra_has_the_second_row(player: Player) -> None:
    player.go_home()
    player.button("campaign").click()
    player.button("seat-remove", number=2).click()
    player.button("campaign-begin").click()
    expect(row(player, "ASTRA")).to_contain_text(player.say("campaign-level", level=1))


def test_a_friend_sits_down_once_and_the_host_starts(newcomer: Newcomer) -> None:
    ada, boris = newcomer(), newcomer()
    boris.go_home()
    boris.take_name("Boris")
    begin(ada, "add-friend")
    expect(ada.asked).to_have_text(ada.say("campaign-open", free=1))
    boris.page.goto(ada.page.url)
    boris.prompt.get_by_role("button", name=boris.say("waiting-sit")).click()
    expect(boris.asked).to_have_text(boris.say("campaign-host", number=1, name="The Launch"))
    expect(row(ada, "Boris")).to_be_visible()
    ada.button("campaign-go").click()
    ada.await_decision()
    boris.prompt.get_by_role("link", name=boris.say("row-play")).click()
    boris.await_decision()


def test_a_campaign_from_a_file_is_among_mine(player: Player) -> None:
    player.go_home()
    player.button("campaign").click()
    content = json.dumps(FILE).encode()
    player.page.get_by_label(player.say("campaign-from-file")).set_input_files(
        {"name": "campaign.json", "mimeType": "application/json", "buffer": content}
    )
    expect(player.asked).to_have_text(player.say("campaign-start", number=5, name="The Dome"))
    assert [stars(player, name) for name in (player.say("seat-you"), "Pallas", "Juno")] == ["4", "4", "2"]
    player.go_home()
    mine = player.page.get_by_role("region", name=player.say("my-campaigns")).get_by_role("listitem")
    expect(mine).to_contain_text(player.say("campaign-row", played=4, length=8))
    mine.get_by_role("link").click()
    expect(player.asked).to_be_visible()


def test_a_file_that_is_no_campaign_is_refused(player: Player) -> None:
    player.watch.expect("422")
    player.go_home()
    player.button("campaign").click()
    file = {"name": "campaign.json", "mimeType": "application/json", "buffer": b"{"}
    player.page.get_by_label(player.say("campaign-from-file")).set_input_files(file)
    expect(player.page.get_by_role("alert").or_(player.page.get_by_role("status"))).to_contain_text("no saved campaign")


def brought(player: Player) -> None:
    id = player.request("POST", "/campaigns/import", {"file": json.dumps(FILE)})["id"]
    player.page.goto(f"{player.address}/campaign/{id}")
    expect(player.asked).to_be_visible()


def test_modifiers_are_switched_by_keyboard_and_go_into_the_next_adventure(player: Player) -> None:
    """WM-C.34: one of each kind at most; a second press takes it back."""
    brought(player)
    odd, wild, sevens = (
        player.page.get_by_role("button", name=player.say("campaign-modifier", choice=choice)) for choice in ("odd", "wild", "sevens")
    )
    for card, pressed in ((odd, "true"), (sevens, "true"), (wild, "true"), (sevens, "false")):
        expect(card).to_be_enabled()
        card.press("Enter")
        expect(card).to_have_attribute("aria-pressed", pressed)
    expect(odd).to_have_attribute("aria-pressed", "false")
    expect(player.prompt).to_contain_text(player.say("campaign-deck", deck=63, cards=66, stack=22))
    player.button("campaign-go").click()
    player.await_decision()
    options = player.request("GET", f"/matches/{player.match_id}")["options"]
    assert (options["adventure"], options["extra_cards"], options["removed_cards"]) == ("5", "wild", "none")


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("viewport", [LARGE, SMALL], ids=["large", "small"])
def test_the_page_shuts_nobody_out(newcomer: Newcomer, viewport: dict[str, int], theme: str) -> None:
    player = newcomer(viewport=viewport)
    player.context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    brought(player)
    found = violations(player.page)
    for tab in player.page.get_by_role("tab").all():
        tab.click()
        found += violations(player.page)
        assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_in_the_readers_language(newcomer: Newcomer, language: str) -> None:
    player = newcomer(language)
    brought(player)
    assert untranslated(player.page, language) == []


def test_the_page_says_what_is_not_official(player: Player) -> None:
    """WM-C.20: four labels in words; nothing of the campaign book is presented as if it were known."""
    brought(player)
    sources = player.page.get_by_role("region", name=player.say("campaign-sources"))
    for kind in ("official", "known", "ours", "missing"):
        expect(sources).to_contain_text(player.say("campaign-label", kind=kind))
    for rule in ("WM-C.32", "C.33", "C.35", "WM-C.20"):
        expect(sources).to_contain_text(rule)


def test_the_tabs_of_a_small_screen_work_by_keyboard(newcomer: Newcomer) -> None:
    player = newcomer(viewport=SMALL)
    brought(player)
    player.page.get_by_role("tab", name=player.say("campaign-tab-route")).focus()
    player.page.keyboard.press("ArrowLeft")
    expect(player.page.get_by_role("tab", name=player.say("campaign-tab-stars"))).to_be_focused()
    expect(player.page.get_by_role("region", name=player.say("campaign-sources"))).to_be_visible()
