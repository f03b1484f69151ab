"""Every adventure is played to its end: on the board, by the list, with a finger; in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, LONGEST_MATCH, ME, Player
from tests.browser.words import untranslated

BOARD, LIST, FINGER = "board", "list", "finger"
MATCHES = [
    ("2", "uk", BOARD),
    ("3", "ru", BOARD),
    ("4", "en", BOARD),
    ("5", "uk", FINGER),
    ("6", "ru", FINGER),
    ("7", "en", FINGER),
    ("8", "uk", BOARD),
    ("8", "ru", LIST),
]


def look(player: Player, found: set[str]) -> None:
    found.update(untranslated(player.page, player.language))


@pytest.mark.parametrize(("adventure", "language", "way"), MATCHES)
def test_an_adventure_is_played_to_its_end(newcomer: Newcomer, adventure: str, language: str, way: str) -> None:
    player = newcomer(language, **({"viewport": SMALL, "has_touch": True, "is_mobile": True} if way == FINGER else {}))
    decide = {BOARD: player.decide_on_board, LIST: player.decide_by_list, FINGER: player.decide_by_tapping}[way]
    player.sit_down_at(player.create(ME, BOT, adventure=adventure))
    found: set[str] = set()
    for step in range(LONGEST_MATCH):
        if player.is_over:
            break
        if step % 10 == 0:
            look(player, found)
        decide()
    expect(player.result).to_be_visible()
    look(player, found)
    assert not found
