"""A rules change that was not declared is noticed: recorded matches lead where they led as long as a game's version stays."""

from __future__ import annotations

import pytest

from tests.games.fingerprints import GAMES, Known, complaint, found, known


@pytest.mark.parametrize("game", GAMES)
def test_recorded_matches_lead_where_they_led(game):
    assert complaint(game, known()[game], found(game)) is None


def test_a_change_without_another_version_is_named_with_what_it_breaks():
    before = Known(1, {"two": "aa", "three": "bb", "four": "cc"})
    assert complaint("seti", before, before) is None
    said = complaint("seti", before, Known(1, {"two": "aa", "three": "b0", "four": "breaks at line 3"}))
    assert said is not None
    assert "2 of 3 recorded matches of seti" in said
    assert "raise the version" in said
    said = complaint("seti", before, Known(2, before.prints))
    assert said is not None
    assert "anew" in said
