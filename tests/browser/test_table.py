"""At the table: undo, hints, refusals, several seats at one screen, spectators."""

from __future__ import annotations

import json
import re

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME, Player


def test_undo_takes_back_what_was_written(player: Player) -> None:
    player.play_now()
    expect(player.button("undo")).to_be_disabled()
    before = player.log.count()
    player.decide_on_board()
    expect(player.log).not_to_have_count(before)
    player.button("undo").click()
    expect(player.asked).to_have_text(player.say("ask-write"))
    expect(player.log).to_have_count(before)


def test_a_hint_names_moves_and_plays_the_chosen_one(player: Player) -> None:
    player.play_now()
    player.button("hint").click()
    moves = player.hints.get_by_role("listitem").get_by_role("button")
    expect(moves.first).to_contain_text("%")
    player.decide(moves.first)
    expect(player.asked).not_to_have_text(player.say("ask-write"))
    expect(player.hints).to_be_hidden()


def test_a_place_that_does_not_fit_tells_why_and_cites_the_rule(player: Player) -> None:
    player.play_now()
    player.combinations.first.click()
    filled_levels = player.sheet.locator("[data-mark^='l'].slot:not([role])")
    filled_levels.first.click()
    notice = player.page.get_by_role("status").filter(has_text="WM-1.3")
    expect(notice).to_be_visible()
    expect(player.asked).to_have_text(player.say("ask-write"))


def test_what_the_server_refuses_is_told_with_its_rule(player: Player) -> None:
    player.play_now()
    honest = False

    def pass_on(table: WebSocketRoute) -> None:
        server = table.connect_to_server()

        def cheat(said: bytes | str) -> None:
            told = json.loads(said)
            if "play" in told and not honest:
                told["play"]["action"] = {"type": "commit"}
            server.send(json.dumps(told))

        table.on_message(cheat)

    player.page.route_web_socket("**/live*", pass_on)
    player.page.reload()
    player.await_decision()
    player.combinations.first.click()
    player.open_marks.first.click()
    notice = player.page.get_by_role("status").filter(has_text=player.say("refused-write-first"))
    expect(notice).to_contain_text("WM-")
    honest = True
    player.decide(player.open_marks.first)
    expect(player.asked).not_to_have_text(player.say("ask-write"))


def test_one_person_plays_several_seats(player: Player) -> None:
    player.go_home()
    player.take_name("Ada")
    player.set_table("add-me", "add-bot")
    player.await_decision()
    for turn in (1, 2):
        for _ in range(2):
            player.finish_turn()
            player.await_decision()
        for name in ("Ada (1):", "Ada (2):"):
            expect(player.log.filter(has_text=re.compile(rf"{re.escape(name)} \d+ on"))).to_have_count(turn)


def test_a_spectator_sees_the_table_and_can_do_nothing(newcomer: Newcomer) -> None:
    ada, guest = newcomer(), newcomer()
    match = ada.create(ME, BOT)
    ada.sit_down_at(match)
    guest.page.goto(f"{guest.address}/match/{match}")
    expect(guest.prompt).to_contain_text(guest.say("prompt-spectator"))
    ada.finish_turn()
    ada.await_decision()
    expect(guest.log.filter(has_text=ada.log.first.inner_text())).to_be_visible()
    expect(guest.prompt.get_by_role("button")).to_have_count(0)
    expect(guest.button("hint")).to_be_disabled()
    expect(guest.button("undo")).to_be_disabled()


def test_another_sheet_is_one_click_away(player: Player) -> None:
    match = player.create(ME, BOT)
    player.play_first_moves(match, 4)
    player.sit_down_at(match)
    others = player.page.get_by_role("region", name=player.say("board-sheets-title"))
    others.get_by_role("button").click()
    sheet = player.page.get_by_role("dialog").get_by_role("group")
    expect(player.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=re.compile("[1-9]")).first).to_be_attached()
    player.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_a_wide_screen_shows_the_sheets_of_others_whole_beside_mine(newcomer: Newcomer) -> None:
    player = newcomer(viewport={"width": 1920, "height": 1080})
    player.sit_down_at(player.create(ME, BOT, BOT))
    others = player.page.get_by_role("region", name=player.say("board-sheets-title")).get_by_role("group")
    expect(others).to_have_count(2)
    mine = player.sheet.bounding_box()
    theirs = [sheet.bounding_box() for sheet in others.all()]
    assert mine
    assert all(box and box["x"] > mine["x"] + mine["width"] and box["width"] > 400 for box in theirs)
