"""Why not, in The Battle."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Mark, Write
from tests.games.welcome_to_the_moon.battle.position import BattlePosition, full


@pytest.mark.parametrize(
    ("slot", "number", "key", "rule"),
    [
        ("p5_s1", 8, "battle-refused-planet", "WM-8.5"),
        ("p4_s2", 8, "battle-refused-order", "WM-8.5"),
        ("p3_s1", 6, "battle-refused-nearest", "WM-8.14"),
        ("p3_s1", 7, "battle-refused-astronauts", "WM-8.14.1"),
        ("p1_s1", 3, "refused-filled", "WM-0.9"),
        ("p9_s1", 8, "refused-slot", "WM-0.9"),
    ],
)
def test_which_planets_a_number_names(slot, number, key, rule):
    """WM-8.5, WM-8.14"""
    position = BattlePosition()
    position.sheet(0, p1="A")
    position.offer("8 robot")
    assert position.why(0, Write(0, slot, number)) == (key, rule)


def dealt(effect: str, planet: str = "p4", number: int = 8, turn: int = 1, **sheet) -> BattlePosition:
    position = BattlePosition(turn=turn)
    position.sheet(0, **sheet)
    position.sheet(1, **sheet)
    position.draw(0, planet, f"{number} {effect}")
    return position


def test_symbols_of_the_planet_just_drawn_on():
    """WM-8.9, WM-8.10"""
    others = [symbol for symbol in BattlePosition.adventure.layout.symbols if symbol.startswith("p5_") and "plant" in symbol]
    position = dealt("plant", planet="p3", number=6)
    assert position.why(0, Mark(others[0])) == ("battle-refused-symbol", "WM-8.9")


def test_the_next_asteroid_from_the_own_end():
    """WM-8.11"""
    position = dealt("robot", planet="p3", number=6)
    assert position.why(0, Mark("ast13")) == ("battle-refused-asteroid", "WM-8.11")
    assert position.why(0, Mark("ast2")) == ("battle-refused-asteroid", "WM-8.11")


def test_a_zone_of_ones_own():
    """WM-8.4"""
    position = dealt("energy", planet="p3", number=6)
    assert position.why(0, Mark("b_green_1")) == ("battle-refused-zone", "WM-8.4")
    assert position.why(0, Mark("a_green_2")) == ("refused-next", "WM-0.11")
    assert position.why(0, Mark("a_plants_1")) == ("refused-effect", "WM-0.11")


def test_the_moon_of_a_captured_planet_is_closed():
    """WM-8.6"""
    position = dealt("planning", planet="p3", number=6, **full("p2"))
    assert position.why(0, Mark("p2_moon1")) == ("battle-refused-captured", "WM-8.6")
    assert position.why(0, Mark("p4_moon2")) == ("refused-next", "WM-0.11")
