"""Every way to be wrong is refused with the rule that forbids it, and nothing changes."""

from __future__ import annotations

import pytest

from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.actions import (
    Claim,
    Commit,
    Give,
    Infect,
    Later,
    Mark,
    Remove,
    Skip,
    TakeError,
    Target,
    Wild,
    Write,
    WriteX,
)
from tests.games.welcome_to_the_moon.position import FULL, Position

ALL_ACTIONS = [Write(0, "l3_s3", 8), WriteX("l1_s1"), Skip(), Mark("l6_c1_b2"), Commit(), TakeError(), Claim(66), Later()]


def writing() -> Position:
    position = Position()
    position.deal("8 water", "3 astronaut", "9 planning")
    position.sheet(0, l3="_ 5 | _ 10 _", l1="5 _ _", l6="_ _ _ _ _ 9")
    return position


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (Commit(), "refused-write-first", "WM-0.8.3"),
        (WriteX("l1_s2"), "refused-write-first", "WM-0.8.3"),
        (Skip(), "refused-write-first", "WM-0.8.3"),
        (Mark("l6_c1_b2"), "refused-write-first", "WM-0.8.3"),
        (Claim(66), "refused-claim-late", "WM-0.6"),
        (TakeError(), "refused-error", "WM-0.10.4"),
        (Write(3, "l3_s3", 8), "refused-stack", "WM-0.8"),
        (Write(-1, "l3_s3", 8), "refused-stack", "WM-0.8"),
        (Write(0, "l3_s3", 7), "refused-number", "WM-0.8.1"),
        (Write(1, "l3_s3", 8), "refused-number", "WM-0.8.1"),
        (Write(0, "l3_s9", 8), "refused-slot", "WM-0.9"),
        (Write(0, "l3_s2", 8), "refused-filled", "WM-0.9"),
        (Write(0, "l4_s1", 8), "launch-refused-level", "WM-1.3"),
        (Write(0, "l3_s1", 8), "refused-order-below", "WM-0.9"),
        (Write(0, "l3_s5", 8), "refused-order-above", "WM-0.9"),
        (Write(1, "l1_s2", 3), "refused-order-above", "WM-0.9"),
        (Write(2, "l6_s1", 9), "refused-order-below", "WM-0.9"),
    ],
)
def test_a_wrong_write_names_its_rule(action, key, rule):
    """WM-0.8 to WM-0.10, WM-1.3."""
    refusal = writing().refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


def test_a_number_between_two_others_is_refused_with_both():
    """WM-0.9."""
    position = Position()
    position.deal("12 water", "8 robot", "8 robot")
    position.sheet(0, l3="_ 5 | _ 10 _")
    refusal = position.refused(0, Write(0, "l3_s3", 12))
    assert (refusal.text.key, refusal.rule) == ("refused-order-between", "WM-0.9")
    assert refusal.text.params == {"before": 5, "after": 10}


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (WriteX("l1_s1"), "ask-error", "WM-0.10.1"),
        (Skip(), "ask-error", "WM-0.10.1"),
        (Mark("l6_c1_b2"), "ask-error", "WM-0.10.1"),
        (Commit(), "ask-error", "WM-0.10.1"),
        (Write(0, "l3_s3", 6), "launch-refused-level", "WM-1.3"),
        (Write(0, "l1_s1", 6), "refused-filled", "WM-0.9"),
        (Claim(66), "refused-claim-late", "WM-0.6"),
        (Later(), "refused-later", "WM-0.16.1"),
    ],
)
def test_who_can_write_nothing_can_only_take_the_error(action, key, rule):
    """WM-0.10.1; a number that does not fit is told why."""
    position = Position()
    position.deal("6 astronaut", "7 astronaut", "8 astronaut")
    position.sheet(0, l1=FULL, l2=FULL, l9=FULL)
    refusal = position.refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (Commit(), "launch-refused-bonuses-first", "WM-1.4"),
        (Write(0, "l5_s1", 8), "launch-refused-bonuses-first", "WM-1.4"),
        (WriteX("l4_s1"), "refused-filled", "WM-1.5"),
        (WriteX("l4_s9"), "refused-slot", "WM-1.5"),
        (Mark("l1_c1_b1"), "launch-refused-fuel", "WM-1.5"),
        (Mark("l6_c1_b9"), "refused-symbol", "WM-0.4"),
    ],
)
def test_a_wrong_use_of_bonuses_names_its_rule(action, key, rule):
    """WM-1.4, WM-1.5."""
    position = Position()
    position.sheet(0, l4="_ 9 | _ _ _")
    position.write(0, "l4_s1", 8)
    refusal = position.refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (Write(0, "l3_s3", 8), "refused-written", "WM-0.6.1"),
        (WriteX("l1_s1"), "refused-written", "WM-0.6.1"),
        (Skip(), "refused-written", "WM-0.6.1"),
        (Mark("l6_c1_b2"), "refused-written", "WM-0.6.1"),
        (TakeError(), "refused-error-late", "WM-0.10.4"),
        (Wild("robot"), "refused-wild-late", "WM-0.14.2"),
        (Claim(66), "refused-claim-late", "WM-0.6"),
        (Later(), "refused-later", "WM-0.16.1"),
        (Infect("l1_s1"), "refused-infect", "WM-6.15"),
        (Target("l2_c1_b3"), "refused-alone", "WM-S.2"),
        (Give(0), "refused-alone", "WM-S.2"),
        (Remove(0), "refused-alone", "WM-S.2"),
    ],
)
def test_one_number_a_turn(action, key, rule):
    """WM-0.6.1: after writing there is only the commit, or undo; what has its moment later is told when."""
    position = Position()
    position.write(0, "l4_s1", 8)
    refusal = position.refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize("action", ALL_ACTIONS)
def test_who_has_committed_waits_for_the_others(action):
    """WM-0.6."""
    position = Position()
    position.finish(0)
    assert position.refused(0, action).text.key == "refused-not-your-turn"


@pytest.mark.parametrize(
    ("action", "key", "rule"),
    [
        (Claim(67), "refused-mission", "WM-0.5"),
        (Claim(64), "refused-unfulfilled", "WM-0.16.1"),
        (Claim(68), "refused-claimed", "WM-0.16.4"),
        (Write(0, "l4_s1", 8), "refused-claims-first", "WM-0.16.1"),
        (Commit(), "refused-claims-first", "WM-0.16.1"),
    ],
)
def test_a_wrong_claim_names_its_rule(action, key, rule):
    """WM-0.16."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l7=FULL, claimed="C")
    position.finish()
    refusal = position.refused(0, action)
    assert (refusal.text.key, refusal.rule) == (key, rule)


@pytest.mark.parametrize("action", ALL_ACTIONS)
def test_nothing_is_played_after_the_end(action):
    """WM-0.17."""
    position = Position()
    position.sheet(0, rockets=31)
    position.finish()
    assert position.reasons() == ["end-launch"]
    assert position.refused(0, action).text.key == "refused-not-your-turn"


def test_a_refusal_reads_well_in_every_language():
    """The level is named in the reader's words."""
    refusal = writing().refused(0, Write(0, "l4_s1", 8))
    texts = {render(refusal.text, language, "welcome_to_the_moon") for language in LANGUAGES}
    assert len(texts) == 3
