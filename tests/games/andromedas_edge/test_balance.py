"""How self-play is counted for the balance of the contents: bench/andromedas_edge_balance.py."""

from __future__ import annotations

import sys
from collections import Counter
from importlib import import_module
from pathlib import Path
from xml.etree import ElementTree

import pytest

from starboard import Match
from starboard.games.andromedas_edge.actions import PlayCard
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_IDS
from starboard.games.andromedas_edge.content.ships import TILE_NAMES

pytestmark = pytest.mark.net

BENCH = Path(__file__).parents[3] / "bench"
FIRST, SECOND = "chrome_synod", "drift_cartel"


@pytest.fixture
def balance(monkeypatch):
    monkeypatch.syspath_prepend(BENCH)
    return import_module("andromedas_edge_balance")


@pytest.fixture
def made(balance):
    """A match as it is kept: the first faction wins it, each thing that is named is taken once."""

    def make(*taken: str, number: int = 0, turns: float = 25.0, length: str = "medium"):
        factions = [FIRST, SECOND, "kelari_choir", "ashen_legion"]
        shares = [1.0, 0.0, 0.0, 0.0]
        return balance.Played(balance.contents(), "random", length, number, factions, [60, 50, 40, 30], shares, turns, dict(Counter(taken)))

    return make


def test_what_is_counted_is_what_the_match_shows(balance):
    match = balance.play("random", "short", 1)
    players = match.state.players
    assert [player.faction for player in players] == [player.offered[1] for player in Match.new("andromedas_edge", 4, 1).state.players]
    counted = balance.taken(match)
    modules = Counter(MODULE_IDS[module] for player in players for module in player.modules if module < FIRST_KEY)
    upgrades = Counter(TILE_NAMES[tile] for player in players for tile in player.tiles if tile >= 4)
    cards = Counter(action.card for _, action in match.log if isinstance(action, PlayCard))
    assert modules
    assert cards
    assert {id: counted[id] for id in MODULE_IDS if counted[id]} == modules
    assert {id: counted[id] for id in TILE_NAMES if counted[id]} == upgrades
    assert {id: count for id, count in counted.items() if id.startswith("tac_")} == cards
    assert sum(count for id, count in counted.items() if id.startswith("sup_")) == sum(token == -1 for token in match.state.board.tokens)


def test_a_faction_wins_its_share_of_the_games_it_plays(balance, made):
    first, *others = balance.factions([made(), made(number=1)])
    assert (first.games, first.rate, first.score) == (2, 1.0, 60)
    assert first.interval[0] < 1.0
    assert [one.rate for one in others] == [0.0] * 3


def test_things_are_compared_with_the_mean_of_their_kind(balance, made):
    kind = balance.Kind("Tokens", "discovery", {"disc_insight": 2, "disc_treasure": 1, "disc_mixed_cache": 1})
    found = balance.rates([made("disc_insight", "disc_treasure"), made("disc_insight", "disc_treasure", "disc_insight")], kind)
    assert [(times, relative) for _, times, relative in found] == [(1.0, 1.6), (1.5, 1.2), (0.0, 0.0)]


def test_what_is_out_of_bounds_is_named(balance, made):
    everything = [id for kind in balance.kinds() for id in kind.copies]
    fine = balance.out_of_bounds([made(*everything)])
    assert [line for line in fine if "wins" not in line] == []
    assert any("Chrome Synod wins 100.0%" in line for line in fine)
    wrong = balance.out_of_bounds([made(*everything[1:], *["tac_hot_refuel"] * 60, turns=36.0)])
    assert any("is never taken" in line for line in wrong)
    assert any("times as often as the mean" in line for line in wrong)
    assert any("36.0 turns a player" in line for line in wrong)


def test_what_is_kept_is_not_played_again(balance, made, monkeypatch, tmp_path, capsys):
    """And the part of the report that is written by hand stays."""
    asked: list[int] = []

    def played(bot: str, length: str, number: int):
        asked.append(number)
        return made("tac_hot_refuel", number=number)

    monkeypatch.setattr(balance, "played", played)
    report = tmp_path / "balance.md"
    report.write_text("# By hand\n\n## Results\n\nold\n")
    for matches in ("2", "3"):
        command = ["balance", "--matches", matches, "--bot", "random", "--out", str(tmp_path / "kept"), "--report", str(report)]
        monkeypatch.setattr(sys, "argv", command)
        balance.main()
    assert asked == [0, 1, 2]
    assert report.read_text().startswith("# By hand\n\n## Results\n\n3 matches of the medium length")
    assert "old" not in report.read_text()
    assert {file.name for file in (tmp_path / "balance").iterdir()} >= {"factions.svg", "length.svg", "tactics-cards-battle.svg"}


def test_a_bar_is_as_long_as_its_value(balance):
    bars = [balance.Bar("a < b", 2.0, (1.0, 4.0)), balance.Bar("c", 1.0)]
    drawn = ElementTree.fromstring(balance.bar_chart("Two", bars, [3.0], str))
    long, short = (float(bar.get("width")) for bar in drawn.findall(".//{*}rect") if bar.get("class") == "bar")
    assert long == pytest.approx(2 * short)
    assert "a < b" in [text.text for text in drawn.findall(".//{*}text")]
