"""SETI in a browser: by the boards, by the list of actions, with a finger, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from starboard.engine.text import LANGUAGES
from tests.browser.chromium import SMALL
from tests.browser.conftest import Newcomer
from tests.browser.player import BOT, ME
from tests.browser.scout import Scout
from tests.browser.test_accessibility import violations


def test_a_match_is_played_on_the_boards(newcomer: Newcomer) -> None:
    scout = Scout(newcomer())
    scout.sit_down(ME, BOT)
    scout.play_to_the_end()


def test_a_match_is_played_by_the_list_of_actions_alone(newcomer: Newcomer) -> None:
    scout = Scout(newcomer())
    scout.sit_down(ME, level="2")
    scout.play_to_the_end(by_list=True)
