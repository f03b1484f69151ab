"""A person at a table of Planet Unknown, who plays by the boards, by the list of actions, or with a finger."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, WebSocket, expect

from starboard.engine.messages import Message, SeatName, message
from starboard.engine.text import render
from tests.browser.player import LONGEST_MATCH, Player
from tests.server.people import changed

PLANET = "planet_unknown"
SQUARES = 12
VIEW_BOX = 656
CELL = 44
MARKS = "[data-card], [data-objective], [data-take]:enabled, [data-rotate='1'], [data-slot], [data-square], [data-line]"
"""What can be clicked on boards and cards."""
TAPPED = "[data-card], [data-objective], [data-take]:enabled, [data-rotate], [data-square], [data-line]"
"""What can be tapped on the first tab of a small screen; trackers are moved by the buttons of the prompt there."""
STEP_MS = 20
STEPS = 1500


def told_message(told: dict[str, Any]) -> Message:
    """A message as the server sends it."""
    params: dict[str, Any] = {}
    for name, param in (told.get("params") or {}).items():
        inner = isinstance(param, dict)
        params[name] = param if not inner else SeatName(param["seat"]) if "seat" in param else told_message(param)
    return message(told["key"], **params)


class Settler:
    """Follows the table by what the server tells the page, and asks nothing itself."""

    game = PLANET

    def __init__(self, player: Player) -> None:
        self.player = player
        self.page = player.page
        self.match = ""
        self.table: Any = None
        self._sent = 0
        self.page.on("websocket", self._follow)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)
        socket.on("framesent", self._count)

    def _hear(self, frame: bytes | str) -> None:
        told = json.loads(frame)
        if "changes" in told:
            self.table = changed(self.table, told)
        elif "id" in told:
            self.table = told

    def _count(self, frame: bytes | str) -> None:
        self._sent += "play" in json.loads(frame)

    def say(self, key: str, **params: int | str) -> str:
        return render(message(key, **params), self.player.language, self.game)

    def told(self, choice: dict[str, Any]) -> str:
        """A legal action in words."""
        return render(told_message(choice["text"]), self.player.language, self.game, lambda seat: self.table["seats"][seat]["name"])

    def create(self, *seats: dict[str, str], **options: Any) -> None:
        body = {"game": self.game, "options": options, "seats": seats, "private": True}
        self.match = self.player.request("POST", "/matches", body)["id"]

    def settle(self, *seats: dict[str, str], **options: Any) -> None:
        """Create a table and sit down at it."""
        self.create(*seats, **options)
        self.sit_down()

    def sit_down(self) -> None:
        self.player.sit_down_at(self.match)
        self._await_question(-1)

    def skip(self, rounds: int) -> None:
        """Play on without the client until so many rounds are over."""
        self.player.play_first_moves(self.match, rounds)
        self._await(lambda: self.over or (self.table["view"]["round"] > rounds and self.table["legal"]))

    @property
    def over(self) -> bool:
        return bool(self.table["status"] == "finished")

    @property
    def planet(self) -> Locator:
        return self.page.locator("[data-board=planet]")

    @property
    def answers(self) -> Locator:
        """The buttons of the prompt that answer the question."""
        return self.player.prompt.locator(".answers > .btn:not(.round)")

    def legal(self, kind: str) -> list[dict[str, Any]]:
        return [choice["action"] for choice in self.table["legal"] if choice["action"]["type"] == kind]

    @property
    def _busy(self) -> bool:
        """Is something on its way to the server? No hint is given meanwhile."""
        return not self.page.locator(f"{self.player.hint}:enabled").count()

    def _await(self, told: Callable[[], Any]) -> None:
        """Until the server has told this, and the client shows it."""
        for _ in range(STEPS):
            if self.table and told():
                break
            self.page.wait_for_timeout(STEP_MS)
        assert told(), self.player.asked.inner_text()
        self.player.await_decision()

    def _await_question(self, ticket: int) -> None:
        self._await(lambda: self.table["ticket"] != ticket and (self.over or self.table["legal"]))

    def decide(self, *answers: Callable[[], None]) -> None:
        """Give the answers one after the other until something is sent; then wait for the next question."""
        ticket, sent = self.table["ticket"], self._sent
        for answer in answers:
            answer()
            self.page.wait_for_timeout(STEP_MS)
            if self._busy or self._sent > sent:
                break
        self._await_question(ticket)

    def play_to_the_end(self, decide: Callable[[], None]) -> None:
        self.play(LONGEST_MATCH, decide)
        expect(self.player.result).to_be_visible()

    def play(self, rounds: int, decide: Callable[[], None]) -> None:
        """Until so many rounds are over, or the game is."""
        for _ in range(LONGEST_MATCH):
            if self.over or self.table["view"]["round"] > rounds:
                assert self.page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the page scrolls; only its parts may"
                return
            decide()
        raise AssertionError(f"the match is still in round {self.table['view']['round']}")

    # -- by the list of actions

    def decide_by_list(self) -> None:
        ticket = self.table["ticket"]
        self.player.decide_by_list()
        self._await_question(ticket)

    # -- by the boards

    def decide_on_boards(self) -> None:
        """Answer where the question is: on planet, station, corporation board or card; else with the last button of the prompt."""
        marks = self.page.locator(MARKS)
        if self.legal("place"):
            self.decide(self.place, self.answers.first.click)
            return
        if self.legal("boards"):
            self.decide(self.page.get_by_role("button", name=self.say("board-ready"), exact=True).click)
            return
        if not marks.count() and self.several_rovers_may_go:
            self.planet.locator("[data-rover]").first.click()
        expect(marks.or_(self.answers).first).to_be_visible()
        if marks.count():
            self.decide(marks.first.click, self.answers.first.click)
        else:
            self.decide(self.answers.last.click)

    @property
    def several_rovers_may_go(self) -> bool:
        """Then one is chosen before squares light up."""
        return len({tuple(action["start"]) for action in self.legal("teleport")}) > 1

    def place(self) -> None:
        """Flip and turn by keys, then click where the tile fits."""
        action = self.legal("place")[0]
        if action["turn"] >= 4:
            self.page.keyboard.press("f")
        for _ in range(action["turn"] % 4):
            self.page.keyboard.press("r")
        expect(self.planet).to_have_attribute("data-facing", str(action["turn"]))
        self.page.mouse.click(*self.middle(action))

    # -- with a finger

    def decide_by_tapping(self) -> None:
        """A tap marks, the last button of the prompt confirms."""
        marks = self.page.locator(TAPPED)
        if not marks.count() and not self.answers.count() and self.several_rovers_may_go:
            self.planet.locator("[data-rover]").first.tap()
        if self.legal("place"):
            self.decide(self.tap_into_place, self.answers.last.tap)
        elif self.legal("boards"):
            self.decide(self.page.get_by_role("button", name=self.say("board-ready"), exact=True).tap, self.answers.last.tap)
        elif marks.count():
            self.decide(marks.first.tap, self.answers.last.tap)
        else:
            self.decide(self.answers.last.tap)

    def tap_into_place(self) -> None:
        """Flip and turn with the buttons, then tap where the tile fits."""
        action = self.legal("place")[0]
        flip, turn = (self.page.get_by_role("button", name=self.say(key), exact=True) for key in ("board-flip", "board-turn"))
        if action["turn"] >= 4:
            flip.tap()
        for _ in range(action["turn"] % 4):
            turn.tap()
        expect(self.planet).to_have_attribute("data-facing", str(action["turn"]))
        self.page.touchscreen.tap(*self.middle(action))

    # -- the tile on the screen

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
