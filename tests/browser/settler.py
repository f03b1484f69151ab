"""A person at a table of Planet Unknown, who plays by the boards, by the list of actions, or with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from starboard.engine.messages import message
from starboard.engine.text import render
from tests.browser.player import LONGEST_MATCH, Player

PLANET = "planet_unknown"
SQUARES = 12
VIEW_BOX = 656
CELL = 44
MARKS = "[data-card], [data-objective], [data-take]:enabled, [data-rotate='1'], [data-slot], [data-square], [data-line]"
"""What can be clicked on boards and cards."""


class Settler:
    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.match = ""

    def say(self, key: str, **params: int | str) -> str:
        return render(message(key, **params), self.player.language, PLANET)

    def settle(self, *seats: dict[str, str], **options: Any) -> None:
        """Create a table and sit down at it."""
        body = {"game": PLANET, "options": options, "seats": seats, "private": True}
        self.match = self.player.request("POST", "/matches", body)["id"]
        self.player.sit_down_at(self.match)

    @property
    def table(self) -> Any:
        return self.player.request("GET", f"/matches/{self.match}?seat=0")

    @property
    def planet(self) -> Locator:
        return self.page.locator("[data-board=planet]")

    @property
    def answers(self) -> Locator:
        """The buttons of the prompt that answer the question."""
        return self.player.prompt.locator(".answers > .btn:not(.round)")

    def legal(self, kind: str) -> list[dict[str, Any]]:
        return [choice["action"] for choice in self.table["legal"] if choice["action"]["type"] == kind]

    def await_ticket(self, ticket: int) -> None:
        """Until the table has gone on, and the client shows it."""
        for _ in range(300):
            if self.table["ticket"] != ticket:
                break
            self.page.wait_for_timeout(50)
        assert self.table["ticket"] != ticket, self.player.asked.inner_text()
        self.player.await_decision()

    def play_to_the_end(self, *, by_list: bool = False) -> None:
        for _ in range(LONGEST_MATCH):
            if self.player.result.is_visible():
                break
            if by_list:
                self.player.decide_by_list()
            else:
                self.decide_on_boards()
        expect(self.player.result).to_be_visible()

    # -- by the boards

    def decide_on_boards(self) -> None:
        """Answer where the question is: on planet, station, corporation board or card; else with the last button of the prompt."""
        ticket = self.table["ticket"]
        marks = self.page.locator(MARKS)
        if self.legal("place"):
            self.place()
        elif self.legal("boards"):
            self.page.get_by_role("button", name=self.say("board-ready"), exact=True).click()
        elif marks.count():
            marks.first.click()
        else:
            self.answers.last.click()
        self.page.wait_for_timeout(100)
        if self.table["ticket"] == ticket and self.answers.count() > 1:
            self.answers.first.click()
        self.await_ticket(ticket)

    def place(self) -> None:
        """Flip and turn by keys, then click where the tile fits."""
        action = self.legal("place")[0]
        if action["turn"] >= 4:
            self.page.keyboard.press("f")
        for _ in range(action["turn"] % 4):
            self.page.keyboard.press("r")
        expect(self.planet).to_have_attribute("data-facing", str(action["turn"]))
        self.page.mouse.click(*self.middle(action))

    def aimed_at(self) -> list[int]:
        """Where the tile in hand hovers."""
        return [int(side) for side in str(self.planet.get_attribute("data-at")).split(",")]

    def middle(self, action: dict[str, Any]) -> tuple[float, float]:
        """The middle of the tile on the screen, where the action places it."""
        width, height = (int(side) for side in str(self.planet.get_attribute("data-size")).split("x"))
        return self.point(action["at"][0] + width / 2, action["at"][1] + height / 2)

    def point(self, x: float, y: float) -> tuple[float, float]:
        box = self.planet.bounding_box()
        assert box is not None
        scale = min(box["width"], box["height"]) / VIEW_BOX
        centre = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return centre[0] + (x - SQUARES / 2) * CELL * scale, centre[1] + (y - SQUARES / 2) * CELL * scale
