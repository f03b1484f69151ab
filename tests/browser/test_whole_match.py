"""A whole match against a bot, from the home page to the record."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Newcomer
from tests.browser.player import LONGEST_MATCH, Player
from tests.browser.serving import STARBOARD


def test_a_match_is_played_on_the_board_and_its_record_verifies(newcomer: Newcomer, tmp_path: Path) -> None:
    player = newcomer(reduced_motion="no-preference")
    player.play_now()
    for _ in range(LONGEST_MATCH):
        if player.is_over:
            break
        player.decide_on_board()
    expect(player.result.get_by_role("row", name=re.compile(player.say("score-place")))).to_be_visible()
    with player.page.expect_download() as download:
        player.result.get_by_role("link", name=player.say("record")).click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    verdict = subprocess.run([STARBOARD, "verify", record], capture_output=True, text=True)
    assert verdict.returncode == 0, verdict.stderr


def test_a_match_is_played_by_the_list_of_actions_alone(player: Player) -> None:
    player.play_now()
    for _ in range(LONGEST_MATCH):
        if player.is_over:
            break
        player.decide_by_list()
    expect(player.result).to_be_visible()


def test_the_scores_are_revealed_to_the_last_category_before_the_winner_is_named(newcomer: Newcomer, finished_match: str) -> None:
    reader = newcomer(reduced_motion="no-preference")
    reader.page.goto(f"{reader.address}/match/{finished_match}")
    heading, place = reader.result.get_by_role("heading"), reader.result.get_by_role("row").last
    expect(heading).to_have_text(reader.say("prompt-finished"))
    expect(place).to_have_css("opacity", "0")
    expect(place).to_have_css("opacity", "1")
    expect(heading).not_to_have_text(reader.say("prompt-finished"))
    expect(place.get_by_role("cell").first).to_have_text("1")
