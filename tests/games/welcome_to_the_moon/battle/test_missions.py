"""The six missions of The Battle, with both rewards (WM-8.15, WM-8.20, WM-0.16)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Claim
from tests.games.welcome_to_the_moon.battle.position import BattlePosition, full

REWARDS = {106: (12, 5), 107: (9, 4), 108: (9, 5), 109: (11, 6), 110: (10, 4), 111: (10, 6)}


def mine(insignia: str, *planets: str) -> dict[str, str]:
    return full(*planets, insignia=insignia)


def step(mission: int, zone: str) -> tuple[dict, str, str, tuple[str, ...]]:
    """What lacks one step of a mission in a zone; the planet, the combination and the marks of that step."""
    other, low = "BA"["AB".index(zone)], zone.lower()
    belt = range(1, 7) if zone == "A" else range(13, 7, -1)
    steps = {
        106: ({**mine(zone, "p2", "p3", "p5"), "p1": zone + other}, "p1", "2 robot", ()),
        107: ({**mine(zone, "p2", "p3"), "p1": zone + other}, "p1", "2 robot", ()),
        108: ({"asteroids": " ".join(f"{number}{zone}" for number in belt)}, "p3", "6 robot", ("ast7",)),
        109: ({low: {"green": 2, "blue": 2, "grey": 1}}, "p3", "6 energy", (f"{low}_grey_2",)),
        110: ({low: {"plants": 5, "water": 4}}, "p3", "6 plant", ("p3_plant1",)),
        111: ({"moons": f"p1{zone} p2{zone} p4{zone} p6{other}"}, "p3", "6 planning", ("p6_moon2",)),
    }
    return steps[mission]


def shown(mission: int) -> tuple[int, int, int]:
    """Three missions with this one among them."""
    return tuple(mission if mission in pair else pair[0] for pair in ((106, 107), (108, 109), (110, 111)))


def take_step(position: BattlePosition, seat: int, mission: int) -> None:
    zone = "A" if position.state.turn % 2 else "B"
    sheet, planet, combination, marks = step(mission, zone)
    position.sheet(seat if zone == "A" else (seat - 1) % position.state.seats, **sheet)
    position.draw(seat, planet, combination)
    if mission in (106, 107):
        position.skip(seat)
    position.mark(seat, *marks)


@pytest.mark.parametrize("mission", REWARDS)
def test_a_mission_pays_more_in_its_first_turn_and_less_later(mission):
    """WM-8.20, WM-0.16.3: first on the own sheets, then on that of the right neighbour."""
    position = BattlePosition(4, shown(mission))
    take_step(position, 0, mission)
    take_step(position, 1, mission)
    position.finish()
    position.claim(0, mission)
    position.claim(1, mission)
    assert position.state.turn == 2
    take_step(position, 3, mission)
    position.finish()
    position.claim(3, mission)
    first, later = REWARDS[mission]
    assert [position.term(seat, "missions") for seat in range(4)] == [first, first, 0, later]


@pytest.mark.parametrize("mission", REWARDS)
@pytest.mark.parametrize("zone", ["A", "B"])
def test_one_step_before_it_is_not_fulfilled(mission, zone):
    """WM-8.20"""
    position = BattlePosition(3, shown(mission), turn=1 if zone == "A" else 2)
    position.sheet(0, **step(mission, zone)[0])
    have, need = position.progress(mission)[0 if zone == "A" else 1]
    assert 0 < have == need - 1
    assert [seat for seat, (done, _) in enumerate(position.progress(mission)) if done == have] == [0 if zone == "A" else 1]
    seat = 0 if zone == "A" else 1
    position.draw(seat, "p7", "14 robot")
    position.skip(seat)
    position.finish()
    assert Claim(mission) not in position.state.legal(seat)


def test_a_condition_must_hold_on_one_sheet():
    """WM-8.15"""
    position = BattlePosition(3, (106, 108, 110))
    position.sheet(0, a={"plants": 6}, **mine("A", "p1", "p2"))
    position.sheet(2, b={"water": 4}, **mine("B", "p1", "p2", "p3"))
    assert position.progress(106)[0] == (3, 4)
    assert position.progress(110)[0] == (6, 10)


def test_points_are_noted_once_although_both_sheets_fulfil():
    """WM-8.15"""
    position = BattlePosition(3, (106, 108, 111))
    position.sheet(0, asteroids=" ".join(f"{number}A" for number in range(1, 8)))
    position.sheet(2, asteroids=" ".join(f"{number}B" for number in range(7, 14)))
    position.finish()
    position.claim(0, 108)
    assert position.term(0, "missions") == 9
    assert position.state.turn == 2
    assert Claim(108) not in position.state.legal(0)


def test_a_planet_that_a_neighbour_captures_may_fulfil_a_mission():
    """WM-8.15: checked after everybody has finished."""
    position = BattlePosition(3, (106, 108, 110), turn=2)
    position.sheet(0, p1="AA", **mine("A", "p2", "p3", "p5"))
    position.draw(1, "p1", "2 energy")
    position.finish()
    assert Claim(106) in position.state.legal(0)
    position.claim(0, 106)
    assert position.term(0, "missions") == 12


def test_shared_control_counts_for_both():
    """WM-8.6"""
    position = BattlePosition(2, (107, 108, 110))
    position.sheet(0, moons="p1B p2B p3B", **full("p1", "p2", "p3"))
    assert position.progress(107) == [(3, 3), (3, 3)]


def test_planets_that_are_not_captured_do_not_count_for_missions():
    """WM-8.17"""
    position = BattlePosition(2, (106, 108, 110))
    position.sheet(0, p1="AA", p2="AAAA", p3="AAAA", p5="AAAA")
    assert position.progress(106) == [(0, 4), (0, 4)]


def test_two_insignia_on_one_moon_are_one_moon():
    """WM-8.20"""
    position = BattlePosition(2, (106, 108, 111))
    position.sheet(0, moons="p1A p1A p2A p2A p3A p3B")
    assert position.progress(111) == [(3, 4), (1, 4)]


def test_more_of_one_kind_does_not_stand_for_the_other():
    """WM-8.20"""
    position = BattlePosition(2, (106, 109, 110))
    position.sheet(0, a={"plants": 11, "green": 4, "blue": 4})
    assert position.progress(110)[0] == (6, 10)
    assert position.progress(109)[0] == (4, 6)


def test_what_bonuses_brought_counts():
    """WM-8.20: the seventh asteroid by the bonus of a slot."""
    position = BattlePosition(2, (106, 108, 110))
    position.sheet(0, asteroids=" ".join(f"{number}A" for number in range(1, 7)), p2="ABAB")
    position.draw(0, "p2", "4 energy")
    position.mark(0, "ast7")
    position.finish()
    assert Claim(108) in position.state.legal(0)


def test_claiming_is_optional_and_noted_on_the_own_sheet():
    """WM-0.16.1, WM-8.1"""
    position = BattlePosition(3, (106, 108, 110), turn=2)
    position.sheet(0, asteroids=" ".join(f"{number}B" for number in range(7, 14)))
    position.finish()
    position.later(1)
    assert position.term(1, "missions") == 0
    position.finish()
    position.claim(1, 108)
    position.finish()
    assert position.seen(1, 1).missions == {"A": None, "B": 9, "C": None}
    assert position.seen(0, 1).missions == {"A": None, "B": None, "C": None}
