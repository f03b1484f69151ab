"""Why not, alone against ASTRA."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Give, Remove, Skip, Target, Write
from tests.games.welcome_to_the_moon.solo.position import SoloBattle, SoloJourney, SoloLaunch, SoloVirus


def to_the_gift(position) -> None:
    position.take(0, 1, "t01")
    while not position.legal(0, Give):
        position.match.apply(0, position.state.legal(0)[-1])


def test_asked_too_early():
    """WM-S.10, WM-S.12"""
    position = SoloJourney(1)
    assert position.why(0, Give(0)) == ("refused-gift-late", "WM-S.10")
    assert position.why(0, Remove(0)) == ("refused-gift-late", "WM-S.10")
    assert position.why(0, Target("station_1_multiplier")) == ("refused-target-late", "WM-S.12")


def test_the_third_card_leaves():
    """WM-S.10, WM-S.11"""
    position = SoloJourney(1)
    position.sheet(0, first=(1,))
    position.deal("8 robot", "9 water", "7 plant")
    to_the_gift(position)
    assert position.why(0, Give(0)) == ("refused-gift-used", "WM-S.10")
    assert position.why(0, Give(7)) == ("refused-no-card", "WM-S.7")
    assert position.why(0, Skip()) == ("refused-gift", "WM-S.10")


def test_after_an_error_equal_cards_are_offered_once():
    """WM-S.10: and without a bonus none is removed."""
    position = SoloJourney(1)
    position.sheet(0, written={"t18": 15, "t01": 1, "t36": 15}, xs=[f"t{slot:02}" for slot in range(2, 36) if slot != 18])
    position.deal("8 robot", "8 robot", "7 plant")
    position.error(0)
    while not position.legal(0, Give):
        position.match.apply(0, position.state.legal(0)[-1])
    assert position.why(0, Give(1)) == ("refused-next", "WM-S.10")
    assert position.why(0, Remove(0)) == ("refused-remove", "WM-S.11")


@pytest.mark.parametrize(
    ("target", "key", "rule"),
    [("station_1_multiplier", "refused-closed", "WM-S.16"), ("station_9", "refused-symbol", "WM-S.12")],
)
def test_what_her_effect_cannot_hit(target, key, rule):
    """WM-S.16"""
    position = SoloJourney(1)
    position.state.closed = 1
    position.strike("A")
    assert position.why(0, Target(target)) == (key, rule)
    assert position.why(0, Write(0, "t01", 8)) == ("refused-choice", "WM-S.12")


def test_a_sabotage_is_crossed_off_once():
    """WM-1.8, WM-S.12"""
    position = SoloLaunch(1)
    layout = position.adventure.layout
    sabotages = [id for bonus, id in enumerate(layout.bonus_ids) if layout.sabotage_bits >> bonus & 1]
    position.state.closed = 1 << layout.bonus_at[sabotages[0]]
    position.strike("A")
    assert position.why(0, Target(sabotages[0])) == ("launch-refused-sabotaged", "WM-1.8")
    twin = next(id for id in sabotages[1:] if id not in position.targets())
    assert position.why(0, Target(twin)) == ("refused-next", "WM-S.12")
    assert position.why(0, Target("l1_c1_b1")) == ("refused-symbol", "WM-S.12")


def test_viruses_come_before_symbols():
    """WM-S.40"""
    position = SoloVirus(1)
    position.strike("A")
    assert position.why(0, Target("prop_plant8")) == ("virus-refused-virus-first", "WM-S.40")
    assert position.why(0, Target("red")) == ("refused-symbol", "WM-S.12")
    position.target("green")
    while position.state.phase != 0:
        position.match.apply(0, position.state.legal(0)[0])


def test_she_strikes_where_the_player_is_strongest():
    """WM-S.53"""
    position = SoloBattle(1)
    position.sheet(1, p4="BBB", p5="BBB", p2="B", p3="BBB", moons="p3A p3A", p1="BBA")
    position.strike("A")
    assert position.targets() == ["p4", "p5"]
    assert position.why(0, Target("p2")) == ("battle-refused-weaker", "WM-S.53")
    assert position.why(0, Target("p3")) == ("battle-refused-full-moon", "WM-S.53")
    assert position.why(0, Target("p1")) == ("battle-refused-captured", "WM-S.53")
    assert position.why(0, Target("p9")) == ("refused-symbol", "WM-S.12")


def test_her_card_names_her_planets():
    """WM-S.51: a 9 is for the fourth and the fifth planet."""
    position = SoloBattle(1)
    position.strike("9 plant")
    assert position.targets() == ["p4", "p5"]
    assert position.why(0, Target("p1")) == ("battle-refused-astra", "WM-S.51")
    assert position.why(0, Target("p9")) == ("refused-choice", "WM-S.51")
