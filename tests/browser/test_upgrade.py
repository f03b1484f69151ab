"""After upgrades: what 0.1 left and what releases recorded is drawn by today's client, by the rules of then, and goes on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from playwright.sync_api import expect

from starboard import releases
from starboard.host import sources
from starboard.releases import Release
from starboard.server.accounts import SESSION
from tests.browser.conftest import Newcomer
from tests.browser.player import Player
from tests.upgrade.world import Program, later_program, lay_records, old_data

Upgraded: TypeAlias = tuple[Program, dict[str, Any]]
GAMES = ["welcome_to_the_moon", "planet_unknown", "seti", "andromedas_edge"]
MOVES_UNTIL_A_BOT = 30


@pytest.fixture(scope="package")
def later(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program whose rules of every game are others."""
    return later_program(tmp_path_factory.mktemp("later") / "program")


@pytest.fixture(scope="module", params=["today", "later"])
def upgraded(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, later: Path) -> Iterator[Upgraded]:
    """Under this tree, and under one whose rules of every game are others."""
    folder = tmp_path_factory.mktemp("upgraded")
    kept = old_data(folder)
    program = Program(folder, later if request.param == "later" else sources.HERE.parent)
    program.start()
    yield program, kept
    program.stop()


def come_back(newcomer: Newcomer, program: Program, token: str, language: str = "en") -> Player:
    """With the cookie of then."""
    player = newcomer(language, address=program.address)
    player.context.add_cookies([{"name": SESSION, "value": token, "url": program.address}])
    return player


def lines_of_others(player: Player, match: str) -> int:
    """How often the log names a seat that is not mine."""
    table = player.request("GET", f"/matches/{match}")
    mine = {seat["seat"] for seat in table["seats"] if seat["you"]}
    return sum(entry["seat"] not in {None, *mine} for entry in table["log"]["entries"])


def let_move(other: Player, match: str, seat: int) -> None:
    """As long as nobody else has to decide."""
    while True:
        table = other.request("GET", f"/matches/{match}?seat={seat}")
        if [one["seat"] for one in table["seats"] if one["deciding"]] != [seat]:
            return
        body = {"seat": seat, "ticket": table["ticket"], "action": table["legal"][0]["action"]}
        other.request("POST", f"/matches/{match}/actions", body)


@pytest.mark.parametrize("game", GAMES)
def test_matches_of_0_1_are_drawn_and_go_on(newcomer: Newcomer, upgraded: Upgraded, game: str) -> None:
    """A person moves, a bot moves; finished matches show their result, waiting ones wait, and start."""
    program, kept = upgraded
    player = come_back(newcomer, program, kept["cookies"][SESSION])
    for match in [match for match in kept["matches"] if match["game"] == game]:
        if match["state"] == "waiting":
            player.page.goto(f"{program.address}/match/{match['id']}")
            expect(player.button("waiting-leave")).to_be_visible()
            other = newcomer(address=program.address)
            other.request("POST", f"/matches/{match['id']}/join", {})
            let_move(other, match["id"], 1)
            player.await_decision()
            player.answer_by_list()
            while player.request("GET", f"/matches/{match['id']}?seat=0")["ticket"] == 0:
                player.page.wait_for_timeout(50)
            continue
        player.sit_down_at(match["id"])
        if match["status"] == "finished":
            expect(player.result).to_be_visible()
            continue
        if player.request("GET", f"/matches/{match['id']}")["played_by"]:
            expect(player.page.get_by_text(player.say("table-rules", version="0.2.0"))).to_be_visible()
        before = lines_of_others(player, match["id"])
        player.decide_by_list()
        for _ in range(MOVES_UNTIL_A_BOT if match["state"] == "running" else 0):
            if player.is_over or lines_of_others(player, match["id"]) > before:
                break
            player.decide_by_list()
        else:
            assert match["state"] == "alone", "the bot has not moved"


def test_a_campaign_of_0_1_goes_on_in_every_language(newcomer: Newcomer, upgraded: Upgraded) -> None:
    program, kept = upgraded
    for language in ("en", "uk", "ru"):
        player = come_back(newcomer, program, kept["cookies"][SESSION], language)
        player.page.goto(f"{program.address}/campaign/{kept['campaign']['id']}")
        expect(player.page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.parametrize("release", releases.released(), ids=lambda release: release.version)
def test_recorded_matches_of_each_release_are_drawn_by_todays_client(
    newcomer: Newcomer, tmp_path: Path, later: Path, release: Release
) -> None:
    """By the rules of then: views have only grown, and what an old one does not tell is left out without harm."""
    token, matches = lay_records(tmp_path / "data", release)
    program = Program(tmp_path / "data", later)
    program.start()
    try:
        player = come_back(newcomer, program, token)
        stayed = set()
        for match, over in matches:
            player.sit_down_at(match)
            table = player.request("GET", f"/matches/{match}")
            if table["played_by"] == {"version": release.version}:
                stayed.add(table["game"])
            if over:
                expect(player.result).to_be_visible()
            else:
                player.decide_by_list()
        assert stayed == set(GAMES)
    finally:
        program.stop()
