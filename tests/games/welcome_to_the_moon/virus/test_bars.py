"""Why not, in The Virus."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Infect, Mark, Write
from tests.games.welcome_to_the_moon.virus.position import VirusPosition


@pytest.mark.parametrize(
    ("effect", "mark", "key", "rule"),
    [
        ("energy", "f1b2_e2", "virus-refused-block", "WM-6.5"),
        ("plant", "f1b2_p1", "virus-refused-block", "WM-6.7"),
        ("water", "f1b2_tank", "virus-refused-block", "WM-6.8"),
        ("energy", "f1b1_e3", "refused-next", "WM-0.11"),
        ("energy", "f1b1_e1", "refused-marked", "WM-0.4"),
        ("plant", "f1b1_tank", "refused-effect", "WM-0.11"),
    ],
)
def test_effects_reach_the_block_of_the_number(effect, mark, key, rule):
    """WM-6.5, WM-6.7, WM-6.8"""
    position = VirusPosition()
    position.play(0, f"9 {effect}", "f1b1_s3")
    named = next(symbol for symbol in position.adventure.layout.symbols if alike(symbol, mark))
    assert position.why(0, Mark(named)) == (key, rule)


def alike(symbol: str, mark: str) -> bool:
    """Symbols are named by their block, their kind and their place in it."""
    block, kind = mark.split("_")
    return symbol.startswith(f"{block}_{kind[0]}") and symbol[-1] == kind[-1] and "target" not in symbol


def test_the_table_may_want_the_room_under_the_tank():
    """WM-6.8, WM-0.21"""
    position = VirusPosition(a6_water_exact_slot="yes")
    position.play(0, "9 water", "f1b2_s2")
    assert position.why(0, Mark("f1b1_tank")) == ("virus-refused-tank", "WM-6.8")


def test_infected_rooms_take_no_number():
    """WM-6.4"""
    position = VirusPosition()
    position.sheet(0, f1b1="V _ _ _ _")
    assert position.why(0, Write(0, "f1b1_s1", 8)) == ("virus-refused-infected", "WM-6.4")


def test_the_grey_virus_settles_where_a_target_is_empty():
    """WM-6.3"""
    position = VirusPosition(settled=False)
    assert position.why(0, Infect("f3b2_s1")) == ("virus-refused-home", "WM-6.3")
    assert position.why(0, Infect("nowhere")) == ("refused-slot", "WM-6.3")
    assert position.why(0, Write(0, "f3b2_s1", 8)) == ("refused-choice", "WM-6.3")


def test_a_virus_spreads_in_one_block():
    """WM-6.15"""
    position = VirusPosition()
    position.sheet(0, grey="f1b1", f1b1="9 _ _ _ _", errors=1)
    position.sheet(1)
    position.state.sheets[0].due = position.state.published[0].due = 1
    position.idle()
    assert position.phase() == "incidents"
    assert position.why(0, Infect("f3b1_s3")) == ("virus-refused-spreads", "WM-6.15")
    assert position.why(0, Infect("f1b1_s1")) == ("refused-filled", "WM-6.15")
    assert position.why(0, Infect("f9b9_s1")) == ("refused-slot", "WM-6.15")


def test_a_row_of_water_circles_energy_where_rooms_are_empty():
    """WM-6.9"""
    position = VirusPosition()
    position.sheet(0, water=1, f1b1="1 2 3 4 5")
    position.play(0, "9 water", "f2b1_s3")
    position.mark(0, "f2b1_tank")
    full = [symbol for symbol in position.adventure.layout.symbols if symbol.startswith("f1b1_e")]
    assert position.why(0, Mark(full[-1])) == ("virus-refused-full", "WM-6.9")
