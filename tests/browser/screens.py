"""Screenshots. Without an argument those of the documents; with a folder every page in every size, theme and language, to look at.

.venv/bin/python -m tests.browser.screens [FOLDER]
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Iterator
from itertools import product
from pathlib import Path

from playwright.sync_api import Browser, expect
from rich.progress import track

from starboard.engine.text import LANGUAGES
from tests.browser.chromium import LARGE, LOCALES, SMALL, chromium
from tests.browser.player import BOT, ME, Player
from tests.browser.serving import Server

DOCUMENTS = Path(__file__).parents[2] / "docs/screenshots"
SIZES = (LARGE, {"width": 1024, "height": 768}, SMALL)
THEMES = ("dark", "light")
FAIR_BOT = {"kind": "bot", "bot": "greedy"}
MIDDLE = 13
PATIENCE_MS = 60_000


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, help="take all of them, into this folder")
    folder: Path | None = parser.parse_args().folder
    expect.set_options(timeout=PATIENCE_MS)
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data))
        server.start()
        try:
            if folder:
                every_page(browser, server.address, folder)
            else:
                for name, player in pages(browser, server.address, LARGE, "dark", "en"):
                    if name in {"home", "middle"}:
                        shoot(player, DOCUMENTS / ("home.png" if name == "home" else "table.png"))
        finally:
            server.stop()


def every_page(browser: Browser, address: str, folder: Path) -> None:
    for size, theme, language in track(list(product(SIZES, THEMES, LANGUAGES)), "Taking screenshots"):
        for name, player in pages(browser, address, size, theme, language):
            shoot(player, folder / f"{name}-{size['width']}-{theme}-{language}.png")


def pages(browser: Browser, address: str, size: dict[str, int], theme: str, language: str) -> Iterator[tuple[str, Player]]:
    """One page after another, each as it looks at that moment."""
    context = browser.new_context(viewport=size, locale=LOCALES[language], reduced_motion="reduce")  # type: ignore[arg-type]
    context.add_init_script(f"localStorage.setItem('theme', '{theme}')")
    context.set_default_timeout(PATIENCE_MS)
    player = Player(context, address, language)
    middle = player.create(ME, FAIR_BOT, FAIR_BOT)
    play_by_hints(player, middle, MIDDLE)
    player.create(ME, FAIR_BOT, {"kind": "open"})
    player.go_home()
    yield "home", player
    player.sit_down_at(player.create(ME, FAIR_BOT))
    yield "start", player
    player.sit_down_at(middle)
    player.combinations.first.click()
    yield "middle", player
    player.page.goto(f"{address}/match/{player.create(FAIR_BOT, FAIR_BOT, BOT)}")
    expect(player.result).to_be_visible()
    yield "end", player
    context.close()


def play_by_hints(player: Player, match: str, rounds: int) -> None:
    """A sheet worth looking at: play as a bot would."""
    while True:
        table = player.request("GET", f"/matches/{match}?seat=0")
        if table["view"]["round"] > rounds:
            return
        if table["legal"]:
            hint = player.request("GET", f"/matches/{match}/hint?seat=0")["moves"][0]
            body = {"seat": 0, "ticket": table["ticket"], "action": hint["action"]}
            player.request("POST", f"/matches/{match}/actions", body)


def shoot(player: Player, file: Path) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=file)


if __name__ == "__main__":
    main()
