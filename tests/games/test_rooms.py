"""Every game has the same rooms: who knows one knows all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import starboard.games
from starboard.engine import parts

GAMES = Path(starboard.games.__file__).parent
ADVENTURES = GAMES / "welcome_to_the_moon" / "adventures"
ROOMS = {"bots", "words", "rules", "content", "text"}
ON_TOP = {"__init__", "game", "show", "state", "view", "actions", "events"}
OF_ITS_OWN = {
    "andromedas_edge": {"player", "board", "battle_events", "battle_show", "launch_show"},
    "planet_unknown": {"player", "board", "pending"},
    "seti": {"player", "board", "rival", "source"},
    "welcome_to_the_moon": {"sheet", "deck", "adventures", "solo"},
}
"""What a game has beside them: whom its state is made of, and parts that are rule sets of their own."""


NOT_IN = {
    "words/cards.py": {"planet_unknown", "welcome_to_the_moon"},
    "board.py": {"welcome_to_the_moon"},
    "deck.py": {"andromedas_edge", "planet_unknown", "seti"},
}
"""Roles that a game has nothing for, as the table says."""
ARCHITECTURE = Path(__file__).parents[2] / "docs" / "architecture.md"


def roles():
    """The files that play a role in every game, by docs/architecture.md."""
    table = ARCHITECTURE.read_text().partition("| role | file |")[2].partition("\n\n")[0]
    return re.findall(r"`([\w/]+\.py)`", table)


def inside(folder):
    """Modules and folders with modules; what is left of others is none of ours."""
    return {each.stem for each in folder.iterdir() if each.suffix == ".py" or any(each.glob("*.py")) or any(each.glob("*.ftl"))}


def test_every_game_has_all_parts():
    assert parts.folders(GAMES, parts.GAME) == sorted(OF_ITS_OWN)


@pytest.mark.parametrize("role", roles())
def test_a_role_goes_by_one_name_in_every_game(role):
    assert {game for game in OF_ITS_OWN if not (GAMES / game / role).exists()} == NOT_IN.get(role, set())


@pytest.mark.parametrize("game", OF_ITS_OWN)
def test_a_game_has_no_other_rooms(game):
    assert inside(GAMES / game) - ROOMS - ON_TOP - OF_ITS_OWN[game] == set()


def test_every_adventure_has_the_same_rooms():
    names = parts.folders(ADVENTURES, parts.ADVENTURE)
    assert len(names) == 8
    for name in names:
        assert inside(ADVENTURES / name) - ROOMS - ON_TOP - {"sheet"} == set()
