"""A person at a table of SETI, who plays by the boards, by the list of actions, or with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from starboard.engine.messages import Message, SeatName, message
from starboard.engine.text import render
from tests.browser.player import LONGEST_MATCH, Player

SETI = "seti"
MAIN = ["analyse", "land", "orbit", "research", "scan", "play", "launch"]
"""Main actions, the best first."""
BEFORE = ["mission", "place_data"]
"""Free actions that are always worth it."""

PAGES = {
    "play": "cards",
    "mission": "cards",
    "card": "cards",
    "tech": "boards",
    "trace": "boards",
    "gold": "boards",
    "place_data": "mine",
}
"""On a phone: the page where an action is drawn, if not with the solar system."""


def sentence(told: dict[str, Any]) -> Message:
    """A message as the server sent it."""
    params = {
        name: value if not isinstance(value, dict) else SeatName(value["seat"]) if "seat" in value else sentence(value)
        for name, value in told.get("params", {}).items()
    }
    return Message(told["key"], params)


class Scout:
    def __init__(self, player: Player, *, turns: int = 1, touch: bool = False) -> None:
        """`turns`: main actions in a round, then this person passes."""
        self.player = player
        self.page = player.page
        self.match = ""
        self.turns = turns
        self.touch = touch
        self.acted = [0] * 7
        self.onward = self.page.locator(".theatre .btn.primary")
        self.page.add_locator_handler(self.onward, lambda onward: onward.click())

    def say(self, key: str, **params: int | str) -> str:
        return render(message(key, **params), self.player.language, SETI)

    def sit_down(self, *seats: dict[str, str], **options: Any) -> None:
        """Create a table and sit down at it."""
        body = {"game": SETI, "options": options, "seats": seats, "private": True}
        self.match = self.player.request("POST", "/matches", body)["id"]
        self.player.sit_down_at(self.match)

    @property
    def table(self) -> Any:
        return self.player.request("GET", f"/matches/{self.match}?seat=0")

    @property
    def answers(self) -> Locator:
        """The buttons of the prompt that answer the question."""
        return self.player.prompt.locator(".answers > .btn:not(.round)")

    def press(self, what: Locator) -> None:
        if self.touch:
            what.first.tap()
        else:
            what.first.click()

    def await_ticket(self, ticket: int) -> None:
        """Until the table has gone on, and the client shows it."""
        for _ in range(300):
            if self.table["ticket"] != ticket:
                break
            self.page.wait_for_timeout(40)
        assert self.table["ticket"] != ticket, self.player.asked.inner_text()
        self.player.await_decision()

    def skip_to_the_end(self) -> None:
        """Play on without the client until the game is over."""
        while (table := self.table)["legal"]:
            body = {"seat": 0, "ticket": table["ticket"], "action": self.choose(table)["action"]}
            self.player.request("POST", f"/matches/{self.match}/actions", body)

    def play_to_the_end(self, *, by_list: bool = False) -> None:
        for _ in range(LONGEST_MATCH):
            if self.player.result.is_visible():
                break
            self.decide(by_list=by_list)
        expect(self.player.result).to_be_visible()

    def decide(self, *, by_list: bool = False) -> None:
        """Choose an action and do it, where it is drawn or in the list of all actions."""
        table = self.table
        if not table["legal"]:
            self.player.await_decision()
            return
        choice = self.choose(table)
        if by_list:
            self.pick_from_list(choice)
        else:
            self.show(choice["action"])
            self.perform(choice, table)
        self.await_ticket(table["ticket"])

    def pick_from_list(self, choice: dict[str, Any]) -> None:
        every = self.player.prompt.get_by_role("button", expanded=False)
        if every.count():
            every.click()
            self.player.prompt.get_by_role("listitem").get_by_role("button", name=self.told(choice), exact=True).first.click()
        else:
            self.answers.get_by_text(self.told(choice), exact=True).first.click()

    def choose(self, table: Any) -> dict[str, Any]:
        by_kind: dict[str, list[dict[str, Any]]] = {}
        for choice in table["legal"]:
            by_kind.setdefault(choice["action"]["type"], []).append(choice)
        flies = "move" in by_kind and table["view"]["players"][0]["energy"] > 2 and not table["view"]["acted"]
        wanted = [*BEFORE, *(["move"] if flies else [])]
        if "pass" in by_kind:
            number = table["view"]["round"]
            wanted += MAIN if self.acted[number] < self.turns else ["pass"]
            found = next((kind for kind in [*wanted, "pass"] if kind in by_kind), "pass")
            self.acted[number] += found in MAIN
            return by_kind[found][0]
        found = next((kind for kind in BEFORE if kind in by_kind), "")
        return by_kind[found][0] if found else self.answer(table["legal"])

    def answer(self, legal: list[dict[str, Any]]) -> dict[str, Any]:
        """The last answer that is no free action: where something may be done without, it is done without."""
        free = {"move", "corner", "place_data", "mission", "buy", "exchange"}
        answers = [choice for choice in legal if choice["action"]["type"] not in free]
        drawn = [choice for choice in answers if choice["action"]["type"] in {"signal", "card", "tech", "trace", "gold", "step"}]
        return (drawn or answers)[0]

    # -- by the boards

    def show(self, action: dict[str, Any]) -> None:
        """On a phone the place of an action may be on another page."""
        if not self.touch:
            return
        page = self.page.locator(f"#tab-{PAGES.get(action['type'], 'system')}")
        if page.get_attribute("aria-selected") != "true":
            page.tap()

    def perform(self, choice: dict[str, Any], table: Any) -> None:
        action = choice["action"]
        kind = action["type"]
        if kind in {"move", "step"}:
            self.fly(action)
        elif kind in {"signal", "sector", "resolve"} and action["star"] != "oumuamua":
            self.press(self.page.locator(f"[data-star='{action['star']}']"))
        elif kind in {"card", "secret"} and self.page.locator(f"[data-card='{action['card']}']").count():
            self.press(self.page.locator(f"[data-card='{action['card']}']"))
        elif kind == "play":
            self.press(self.page.locator(f"[data-card='{action['card']}']"))
            use = self.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=self.told(choice))
            self.press(use.get_by_role("button"))
            return
        elif kind == "place_data":
            self.press(self.page.locator(f"[data-column='{action['column']}']"))
        elif kind == "tech":
            self.press(self.page.locator(f"[data-tech='{action['tech']}']"))
        elif kind == "trace":
            self.press(self.page.locator(f"[data-trace='{action['species']}-{action['colour']}-{action['place']}']"))
        elif kind == "gold":
            self.press(self.page.locator(f"[data-gold='{action['tile']}']"))
        elif self.page.locator(f"[data-action='{kind}']").count():
            self.press(self.page.locator(f"[data-action='{kind}']"))
        self.confirm(choice, table["ticket"])

    def fly(self, action: dict[str, Any]) -> None:
        """Pick the figure unless it is picked, then its goal."""
        goal = self.page.locator(f"[data-space='{action['to'][0]} {action['to'][1]}']")
        if not goal.count():
            self.press(self.page.locator("[data-action='move']"))
        self.press(goal)

    def confirm(self, choice: dict[str, Any], ticket: int) -> None:
        """What was several things, or only marked, is asked once more by the prompt."""
        self.page.wait_for_timeout(60)
        if self.table["ticket"] != ticket:
            return
        told = self.answers.filter(has_text=self.told(choice))
        self.press(told if told.count() else self.answers.last)

    def told(self, choice: dict[str, Any]) -> str:
        return render(sentence(choice["text"]), self.player.language, SETI, lambda seat: self.table["seats"][seat]["name"])
