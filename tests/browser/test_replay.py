"""Replay: any step by its address, by the log and by the controls."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import BOT, ME, Player

ROUNDS = 5


def replay(player: Player) -> Locator:
    return player.page.get_by_label(player.say("replay"), exact=True)


def written_numbers(player: Player) -> int:
    """How much is written on the sheet in the middle."""
    return player.sheet.locator("text").count()


def test_a_step_is_shown_by_its_address_and_the_controls_lead_on(player: Player) -> None:
    match = player.create(ME, BOT)
    player.play_first_moves(match, ROUNDS)
    steps = player.request("GET", f"/matches/{match}?seat=0")["steps"]
    player.page.goto(f"{player.address}/match/{match}/step/3")
    expect(replay(player)).to_contain_text(player.say("replay-step", step=3, steps=steps))
    player.button("replay-next").click()
    expect(player.page).to_have_url(f"{player.address}/match/{match}/step/4")
    expect(replay(player)).to_contain_text(player.say("replay-step", step=4, steps=steps))
    player.page.get_by_role("slider", name=player.say("replay-slider")).fill("0")
    expect(replay(player)).to_contain_text(player.say("replay-step", step=0, steps=steps))
    at_the_start = written_numbers(player)
    player.button("replay-live").click()
    player.await_decision()
    assert written_numbers(player) > at_the_start


def test_a_log_entry_shows_the_board_as_it_was_then(player: Player) -> None:
    match = player.create(ME, BOT)
    player.play_first_moves(match, ROUNDS)
    player.sit_down_at(match)
    now = written_numbers(player)
    entry = player.log.last
    told = entry.inner_text().strip()
    entry.click()
    expect(player.page).to_have_url(re.compile(r"/step/\d+$"))
    expect(replay(player)).to_contain_text(told)
    assert written_numbers(player) < now
    player.page.go_back()
    player.await_decision()
    assert written_numbers(player) == now


def test_a_finished_match_is_replayed_by_anybody(player: Player, finished_match: str) -> None:
    player.page.goto(f"{player.address}/match/{finished_match}")
    player.result.get_by_role("link", name=player.say("replay")).click()
    expect(player.page).to_have_url(re.compile("/step/0$"))
    expect(player.result).to_be_hidden()
    player.button("replay-play").click()
    expect(player.page).to_have_url(re.compile("/step/2$"))
    player.button("replay-pause").click()
    player.button("replay-end").click()
    expect(player.result).to_be_visible()
