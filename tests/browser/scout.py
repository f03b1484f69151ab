"""A person at a table of SETI, who plays by the boards, by the list of actions, or with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import THEATRE, Player
from tests.browser.settler import Settler

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


class Scout(Settler):
    game = SETI

    def __init__(self, player: Player, *, turns: int = 1, touch: bool = False) -> None:
        """`turns`: main actions in a round, then this person passes."""
        super().__init__(player)
        self.turns = turns
        self.touch = touch
        self.acted = [0] * 7
        self.onward = self.page.locator(THEATRE)
        # Another discovery may follow at once, so its button need not go.
        self.page.add_locator_handler(self.onward, lambda onward: onward.click(), no_wait_after=True)

    def press(self, what: Locator) -> None:
        if self.touch:
            what.first.tap()
        else:
            what.first.click()

    def skip_to_the_end(self) -> None:
        """Play on without the client until the game is over; it need not follow."""
        while (table := self.asked_for())["legal"]:
            body = {"seat": 0, "ticket": table["ticket"], "action": self.choose(table)["action"]}
            self.player.request("POST", f"/matches/{self.match}/actions", body)

    def asked_for(self) -> Any:
        """The table as the server tells it to whoever asks."""
        return self.player.request("GET", f"/matches/{self.match}?seat=0")

    def decide_on_boards(self) -> None:
        """Choose an action and do it where it is drawn."""
        choice = self.choose(self.table)
        self.show(choice["action"])
        self.do(choice)

    def do(self, choice: dict[str, Any]) -> None:
        """What was several things, or only marked, is asked once more by the prompt."""
        self.decide(lambda: self.perform(choice), lambda: self.confirm(choice))

    def first(self, kind: str) -> dict[str, Any]:
        """The first legal action of a kind."""
        return next(choice for choice in self.table["legal"] if choice["action"]["type"] == kind)

    def decide_by_list(self) -> None:
        """Choose an action in the list of all actions."""
        choice = self.choose(self.table)
        self.decide(lambda: self.pick_from_list(choice))

    def pick_from_list(self, choice: dict[str, Any]) -> None:
        prompt = self.player.prompt
        if prompt.get_by_role("button", expanded=False).count():
            self.player.pick_from_list(prompt.get_by_role("listitem").get_by_role("button", name=self.told(choice), exact=True).first)
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

    def perform(self, choice: dict[str, Any]) -> None:
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

    def fly(self, action: dict[str, Any]) -> None:
        """Pick the figure unless it is picked, then its goal."""
        goal = self.page.locator(f"[data-space='{action['to'][0]} {action['to'][1]}']")
        if not goal.count():
            self.press(self.page.locator("[data-action='move']"))
        if action["to"] in self.table["view"]["players"][0]["probes"]:
            goal.press("Enter")  # another probe of one's own, which could be picked, lies over it
        else:
            self.press(goal)

    def confirm(self, choice: dict[str, Any]) -> None:
        told = self.answers.filter(has_text=self.told(choice))
        self.press(told if told.count() else self.answers.last)
