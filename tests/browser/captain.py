"""A person at a table of Andromeda's Edge, who plays by the boards, by the list of actions, or with a finger."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator

from tests.browser.player import Player
from tests.browser.settler import Settler

EDGE = "andromedas_edge"
FREE = {"place_moon", "discard_moon", "play", "development", "discovery", "supremacy", "recruit", "collect", "ability", "rearrange", "give"}
"""What may be done beside what is asked."""
WORTH_IT = ["recruit", "collect", "place_moon"]
"""Free actions that come to an end by themselves."""
LAST = ["return", "finish", "decline", "pass"]
"""Answers of somebody who has nothing better to do."""
IN_BATTLE = {"play", "spend_energy", "dice", "side", "accept", "decline", "pass", "tactical_card", "tactical_moon"}
"""What is answered in the dialog of a battle."""
MARKS = {
    "faction": "[data-faction='{faction}']",
    "destiny": "[data-destiny='{destiny}']",
    "region": "[data-region='{region}']",
    "build": "[data-region='{region}']",
    "raider": "[data-raider='{rank} {region}']",
    "recruit": "[data-recruit='{region}']",
    "collect": "[data-collect='{region}']",
    "activate": "[data-module='{module}']",
    "module": "[data-module='{module}']",
    "repair_module": "[data-module='{module}']",
    "place_moon": "[data-moon='{moon}']",
    "track": "[data-track='{track}']",
    "top_event": "[data-event='{event}']",
    "take_discovery": "[data-token='{token}']",
    "play": "[data-card='{card}']",
    "discard_card": "[data-card='{card}']",
    "slot": "[data-slot='{kind} {module}']",
    "drop_moon": "[data-moon='{moon}']",
    "repair_ship": "[data-fleet='{ship}'], [data-ship='{ship} wreck']",
    "repair_shield": "[data-fleet='{ship}']",
    "build_ship": "[data-fleet='{ship}']",
    "upgrade": "[data-upgrade~='{tile}']",
    "position": "[data-position='{position}']",
    "spend_energy": "[data-energy='{dice}']",
    "ship": "[data-ship='{ship} {place}']",
}
"""Where an action is done on the boards."""


class Captain(Settler):
    game = EDGE

    def __init__(self, player: Player, *, touch: bool = False) -> None:
        super().__init__(player)
        self.touch = touch

    def press(self, what: Locator) -> None:
        if self.touch:
            what.tap()
        else:
            what.click()

    # -- by the list of actions

    def decide_by_list(self) -> None:
        self.put_away()
        self.fold_battle()
        super().decide_by_list()

    # -- by the boards

    def decide_on_boards(self, prefer: str = "") -> None:
        """Choose an action and do it where it is drawn; what no board shows is said at the prompt or in the battle."""
        self.put_away()
        choice = self.choose(prefer)
        self.decide(lambda: self.point_at(choice), lambda: self.answer(choice), lambda: self.answer(choice))

    def choose(self, prefer: str) -> dict[str, Any]:
        """What is preferred, free actions that are worth it, then any answer before those that end something."""
        kinds: dict[str, dict[str, Any]] = {}
        for choice in self.table["legal"]:
            kinds.setdefault(choice["action"]["type"], choice)
        wanted = [prefer, *WORTH_IT, *[kind for kind in kinds if kind not in FREE and kind not in LAST], *LAST]
        return next(kinds[kind] for kind in [*wanted, *kinds] if kind in kinds)

    def point_at(self, choice: dict[str, Any]) -> None:
        action = choice["action"]
        if action["type"] not in IN_BATTLE:
            self.fold_battle()
        if action["type"] in {"launch", "move"}:
            self.send(action)
            return
        if action["type"] in {"pay", "take"} and not self.touch:
            self.count(action)
            return
        mark = self.page.locator(MARKS.get(action["type"], "none").format(**action)).filter(visible=True)
        if mark.count():
            self.press(mark.first)

    def send(self, action: dict[str, Any]) -> None:
        """Pick the ship, then its goal."""
        start = action.get("start", "bay")
        ship, place = action["ship"], action.get("region") or action["to"]
        drawn = f"[data-fleet='{ship}']" if start == "bay" else f"[data-ship='{ship} {start}']"
        pick = f"[data-send='{ship} {start}']" if self.touch else drawn
        self.press(self.page.locator(pick).first)
        self.press(self.page.locator(f"[data-region='{place}']"))

    def carry(self, handle: str, place: str) -> None:
        self.page.locator(handle).drag_to(self.page.locator(place), steps=4)

    def on_map(self) -> list[tuple[str, str]]:
        """My ships and their regions."""
        return [(one["ship"], region["id"]) for region in self.table["view"]["regions"] for one in region["ships"] if one["seat"] == 0]

    def count(self, action: dict[str, Any]) -> None:
        """Set the steppers of the stores, where there are any, and confirm."""
        stores = self.page.locator(".stores").filter(visible=True).filter(has=self.page.locator("[data-more]"))
        if not stores.count():
            return
        for resource, amount in action.items():
            more = stores.locator(f"[data-more='{resource}']")
            for _ in range(amount if resource != "type" and more.count() else 0):
                if more.is_enabled():
                    more.click()
        self.page.locator("[data-pay]").filter(visible=True).click()

    def answer(self, choice: dict[str, Any]) -> None:
        """What was several things, or only marked, is asked once more."""
        battle = self.page.locator("[data-battle=dialog]")
        where = battle.locator("[data-answer]") if battle.count() else self.answers
        told = where.filter(has_text=self.told(choice))
        if told.count() or where.count():
            self.press((told if told.count() else where).last)

    def fold_battle(self) -> None:
        """The boards are behind the battle."""
        fold = self.page.locator("[data-battle=map]")
        if fold.count():
            self.press(fold)

    def put_away(self) -> None:
        """Close what was announced."""
        for mark in ("[data-outcome-close]", "[data-put-away]"):
            while self.page.locator(mark).count():
                self.press(self.page.locator(mark).first)
