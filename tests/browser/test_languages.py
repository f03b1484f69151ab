"""Every page in every language, with no word left untranslated."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from starboard.engine.text import LANGUAGES
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME, Player
from tests.browser.words import untranslated

NAMES = {"uk": "УКР", "ru": "РУС", "en": "EN"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_the_readers_language(newcomer: Newcomer, finished_match: str, language: str) -> None:
    player = newcomer(language)
    found: dict[str, list[str]] = {}

    def look(page: str) -> None:
        found[page] = untranslated(player.page, language)

    player.go_home()
    look("home")
    player.set_table("add-friend")
    expect(player.button("waiting-leave")).to_be_visible()
    look("waiting room")

    match = player.create(ME, BOT)
    player.play_first_moves(match, 8)
    player.sit_down_at(match)
    player.button("hint").click()
    expect(player.hints).to_be_visible()
    look("hints")
    player.prompt.get_by_role("button", expanded=False).click()
    look("table")
    player.page.get_by_role("button", name=player.say("menu")).click()
    player.button("scores").click()
    look("scores")

    player.page.goto(f"{player.address}/match/{finished_match}")
    expect(player.result).to_be_visible()
    look("end")
    player.page.goto(f"{player.address}/nowhere")
    expect(player.page.get_by_role("heading", name=player.say("missing-title"))).to_be_visible()
    look("nowhere")
    assert not {page: words for page, words in found.items() if words}


def test_the_language_changes_at_once_and_is_remembered(player: Player) -> None:
    player.sit_down_at(player.create(ME, BOT))
    for language in ("uk", "ru", "en"):
        player.button("menu").click()
        player.page.get_by_role("button", name=NAMES[language], exact=True).click()
        player.language = language
        expect(player.asked).to_have_text(player.say("ask-write"))
        expect(player.page.locator("html")).to_have_attribute("lang", language)
        assert not untranslated(player.page, language)
        player.page.reload()
        expect(player.asked).to_have_text(player.say("ask-write"))
