"""A whole match alone against ASTRA, from the home page to her place in the result (WM-S)."""

from __future__ import annotations

import re
from itertools import permutations

from playwright.sync_api import Locator, expect

from tests.browser.player import LONGEST_MATCH, Player

LEVEL = 8
CARDS = 3


class LonePlayer:
    """Somebody who takes halves of cards and then what is ringed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.halves = player.page.get_by_role("region", name=player.say("astra-cards-title")).get_by_role("button")

    def take(self, half: Locator) -> None:
        if half.get_attribute("aria-pressed") != "true":
            half.click()

    def take_a_pair(self) -> None:
        """The first one that can be written somewhere (WM-S.7). Each card has its number first."""
        for number, effect in permutations(range(CARDS), 2):
            self.take(self.halves.nth(2 * number))
            self.take(self.halves.nth(2 * effect + 1))
            if self.player.open_marks.count():
                return
        raise AssertionError("no pair fits, and no system error is offered")

    def decide(self) -> None:
        if self.player.asked.inner_text() == self.player.say("ask-write"):
            self.take_a_pair()
        if self.player.open_marks.count():
            self.player.decide(self.player.open_marks.first)
        else:
            self.player.decide(self.player.prompt.get_by_role("button").last)


def test_a_match_against_astra_is_played_on_the_board_and_its_result_names_her(player: Player) -> None:
    player.go_home()
    player.button("astra-alone").click()
    player.page.get_by_label(player.say("option-astra_level")).select_option(str(LEVEL))
    player.button("create-table").click()
    player.await_decision()
    lone = LonePlayer(player)
    for _ in range(LONGEST_MATCH):
        if player.is_over:
            break
        lone.decide()
    expect(player.result.get_by_role("heading")).to_have_text(player.say("result-won", names="ASTRA · Peggy", count=1))
    expect(player.result.get_by_role("columnheader", name=re.compile("ASTRA"))).to_be_visible()
    expect(player.result.get_by_role("row", name=re.compile(player.say("astra-term-track")))).to_be_visible()
    player.go_home()
    rival = player.say("astra-rival", level=LEVEL)
    expect(player.page.get_by_role("main")).to_contain_text(player.say("row-with", names=rival))
