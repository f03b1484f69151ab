"""Every game has the same rooms: who knows one knows all."""

from __future__ import annotations

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


def inside(folder):
    """Modules and folders with modules; what is left of others is none of ours."""
    return {each.stem for each in folder.iterdir() if each.suffix == ".py" or any(each.glob("*.py")) or any(each.glob("*.ftl"))}


def test_every_game_has_all_parts():
    assert parts.folders(GAMES, parts.GAME) == sorted(OF_ITS_OWN)


@pytest.mark.parametrize("game", OF_ITS_OWN)
def test_a_game_has_no_other_rooms(game):
    assert inside(GAMES / game) - ROOMS - ON_TOP - OF_ITS_OWN[game] == set()


def test_every_adventure_has_the_same_rooms():
    names = parts.folders(ADVENTURES, parts.ADVENTURE)
    assert len(names) == 8
    for name in names:
        assert inside(ADVENTURES / name) - ROOMS - ON_TOP - {"sheet"} == set()
