"""The interpreted and the compiled build play identical games: both are checked against the same fingerprints."""

from __future__ import annotations

import json

import pytest

from tests.games.welcome_to_the_moon.digests import FILE, digests

pytestmark = pytest.mark.net


def test_random_matches_are_the_same_in_every_build():
    assert digests() == json.loads(FILE.read_text("utf-8"))
