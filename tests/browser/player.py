"""A person at a browser of their own, who finds everything by its role and its name."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, Request, WebError, expect
from playwright.sync_api import TimeoutError as TookTooLong

from starboard.engine.messages import message
from starboard.engine.registry import find_game
from starboard.engine.text import render

MOON = find_game("welcome_to_the_moon").id
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}
LONGEST_MATCH = 400
"""Decisions of one seat; a match takes about eighty."""
PATIENCE_MS = 30_000
THEATRE = ".theatre .btn.primary"
"""Leaves what fills the screen and wants to be looked at first."""
RESULT = "dialog[open] a[download]"
"""The record, which only the result offers."""
REOPENED = 4
SOON_MS = 3_000

AWAIT = """([marks, patience]) => new Promise((resolve, reject) => {
  const shown = () => [...document.querySelectorAll(marks)].some((mark) => mark.checkVisibility());
  if (shown()) return resolve();
  const watch = new MutationObserver(() => shown() && (watch.disconnect(), resolve()));
  watch.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['disabled', 'open'] });
  setTimeout(() => reject(new Error(`no ${marks} came up`)), patience);
})"""
"""Wakes with the page itself: a locator looks only now and then, and at every element of a role."""


def labelled(tag: str, name: str) -> str:
    """What is asked for at every step is found by its written label: to work out the names of all elements takes the browser long."""
    return f'{tag}[aria-label="{name}"]'


class Watch:
    """Notes what must never happen: errors, what the content security policy blocks, requests to other hosts."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self._address = address
        self._expected: list[str] = []
        self._seen: list[str] = []
        context.on("console", self._console)
        context.on("weberror", self._error)
        context.on("request", self._request)

    def expect(self, *patterns: str) -> None:
        """These belong to the test: the browser tells of every refused or broken request."""
        self._expected += patterns

    def complaints(self) -> list[str]:
        return [line for line in self._seen if not any(re.search(pattern, line) for pattern in self._expected)]

    def _console(self, told: ConsoleMessage) -> None:
        if told.type in {"error", "warning"}:
            self._seen.append(f"{told.type}: {told.text} {told.location['url']}")

    def _error(self, told: WebError) -> None:
        self._seen.append(f"exception: {told.error}")

    def _request(self, request: Request) -> None:
        own = (self._address, self._address.replace("http", "ws"), "data:", "blob:")
        if not request.url.startswith(own):
            self._seen.append(f"request to another host: {request.url}")


class Player:
    def __init__(self, context: BrowserContext, address: str, language: str = "en") -> None:
        self.watch = Watch(context, address)
        self.context = context
        self.address = address
        self.language = language
        self.page: Page = context.new_page()

    # -- words and places

    def say(self, key: str, **params: int | str) -> str:
        """The client's words, in this person's language."""
        return render(message(key, **params), self.language, MOON)

    def button(self, key: str, **params: int | str) -> Locator:
        return self.page.get_by_role("button", name=self.say(key, **params), exact=True)

    @property
    def prompt(self) -> Locator:
        return self.page.locator(labelled("section", self.say("prompt")))

    @property
    def asked(self) -> Locator:
        """The sentence that says what is asked."""
        return self.prompt.locator("strong")

    @property
    def sheet(self) -> Locator:
        return self.page.get_by_role("group", name=self.say("board-sheet-mine"), exact=True)

    @property
    def open_marks(self) -> Locator:
        """What can be chosen on the sheet now; only the reader's own shows any."""
        return self.page.locator("[role=group] [role=button][data-mark]")

    @property
    def combinations(self) -> Locator:
        """The combinations that can be taken now."""
        return self.page.locator(f"{labelled('section', self.say('board-combinations-title'))} button:enabled:not([aria-disabled=true])")

    @property
    def hint(self) -> str:
        """The button that gives a hint."""
        return labelled("button", self.say("hint"))

    @property
    def hints(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("hint"))

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("log")).get_by_role("link")

    @property
    def result(self) -> Locator:
        """The result, which comes up by itself when the game ends."""
        return self.page.get_by_role("dialog").filter(has=self.page.get_by_role("link", name=self.say("record")))

    @property
    def is_over(self) -> bool:
        return self.page.locator(RESULT).is_visible()

    @property
    def match_id(self) -> str:
        return self.page.url.split("/match/")[1].split("/")[0]

    # -- at home

    def go_home(self) -> None:
        self.page.goto(self.address)
        expect(self.button("play-now")).to_be_enabled()

    def play_now(self) -> None:
        self.go_home()
        self.button("play-now").click()
        self.await_decision()

    def take_name(self, name: str) -> None:
        self.page.get_by_role("button", name=re.compile(re.escape(self.say("name-change")), re.IGNORECASE)).click()
        self.page.get_by_label(self.say("name-label")).fill(name)
        self.button("name-save").click()
        expect(self.button("name-change-from", name=name)).to_be_visible()

    def set_table(self, *others: str) -> None:
        """Fill in the form for a new table with these beside me: add-friend, add-bot, add-me."""
        for other in others:
            self.button(other).click()
        self.button("seat-remove", number=2).click()
        self.button("create-table").click()
        expect(self.page).to_have_url(re.compile("/match/"))

    # -- at the table

    def sit_down_at(self, match: str) -> None:
        self.page.goto(f"{self.address}/match/{match}")
        self.await_decision()

    def await_decision(self) -> None:
        """Until this person is asked something and nothing is on its way to the server, must look at something first, or the game ends."""
        self.page.evaluate(AWAIT, [f"{self.hint}:enabled, {THEATRE}, {RESULT}", PATIENCE_MS])

    def decide(self, answer: Locator) -> None:
        answer.click()
        self.await_decision()

    def decide_on_board(self) -> None:
        """Answer where the question is: on the sheet if it is there, else with the last button of the prompt.

        Where a number may be changed or a wild be any effect, a menu opens at the mark.
        """
        self.put_hand(self.combinations.first)
        if not self.open_marks.count():
            self.decide(self.prompt.get_by_role("button").last)
            return
        self.decide(self.open_marks.first)
        if self.page.get_by_role("menu").count():
            self.decide(self.page.get_by_role("menuitem").first)

    def put_hand(self, combination: Locator) -> None:
        if combination.count():
            combination.click()

    def decide_by_tapping(self) -> None:
        """A tap takes a combination or shows what a mark brings; the last button of the prompt confirms."""
        if self.combinations.count():
            self.combinations.first.tap()
        if self.open_marks.count():
            self.open_marks.first.tap()
            if self.page.get_by_role("menu").count():
                self.page.get_by_role("menuitem").first.tap()
        self.prompt.get_by_role("button").last.tap()
        self.await_decision()

    def decide_by_list(self) -> None:
        self.answer_by_list()
        self.await_decision()

    def answer_by_list(self) -> None:
        """With the first of the legal actions in words; where they are few, the prompt shows all of them."""
        if self.prompt.get_by_role("button", expanded=False).count():
            self.pick_from_list(self.prompt.get_by_role("listitem").get_by_role("button").first)
        else:
            self.prompt.get_by_role("button").first.click()

    def pick_from_list(self, answer: Locator) -> None:
        """Open the list of actions and take one. A new turn that comes in between closes the list: it is opened again."""
        every = self.prompt.get_by_role("button", expanded=False)
        for _ in range(REOPENED):
            if every.count():
                every.click()
            try:
                answer.click(timeout=SOON_MS)
            except TookTooLong:
                continue
            return
        answer.click()

    def finish_turn(self) -> None:
        while self.asked.inner_text() != self.say("ask-commit"):
            self.decide_on_board()
        self.button("do-commit").click()

    def await_turn(self, number: int) -> None:
        expect(self.page.get_by_role("banner").get_by_text(self.say("table-round", round=number), exact=True)).to_be_visible()
        self.await_decision()

    # -- positions to begin a test with, made without the client

    def request(self, method: str, path: str, body: Any = None) -> Any:
        if not self.context.cookies():
            self.context.request.get(f"{self.address}/api/me")
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        headers = {"x-csrftoken": cookies["csrftoken"]}
        answer = self.context.request.fetch(f"{self.address}/api{path}", method=method, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def create(self, *seats: dict[str, str], **options: str) -> str:
        match: str = self.request("POST", "/matches", {"game": MOON, "options": options, "seats": seats, "private": True})["id"]
        return match

    def play_first_moves(self, match: str, rounds: int) -> None:
        """In the first seat, take the first legal action until so many rounds are over and there is a choice, or the game ends."""
        for _ in range(LONGEST_MATCH):
            table = self.request("GET", f"/matches/{match}?seat=0")
            if table["status"] == "finished" or (table["view"]["round"] > rounds and len(table["legal"]) > 1):
                return
            if table["legal"]:
                body = {"seat": 0, "ticket": table["ticket"], "action": table["legal"][0]["action"]}
                self.request("POST", f"/matches/{match}/actions", body)
        raise AssertionError(f"the match is still in round {table['view']['round']}")
