"""Astronauts, planning and the wilds they bring (WM-2.8, WM-0.12 to WM-0.14)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, TakeError, Wild, Write, WriteX
from starboard.games.welcome_to_the_moon.content import EFFECTS
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition, but, dealt

ASTRONAUTS = " ".join(f"astronaut_{icon}" for icon in range(1, 7))
PLANNED = " ".join(f"planning_{icon}" for icon in range(1, 7))


def crossed(track: str, count: int) -> str:
    return " ".join(f"{track}_{icon}" for icon in range(1, count + 1))


# -- astronaut: WM-0.12


def test_an_astronaut_changes_the_number_by_up_to_2():
    """WM-0.12.1, WM-0.8.1"""
    position = dealt("8 astronaut")
    assert {action.number for action in position.legal(0, Write)} == {6, 7, 8, 9, 10}
    assert position.refused(0, Write(0, "t01", 11)).text.params == {"printed": 8, "least": 6, "most": 10}


def test_no_number_below_0():
    """WM-0.12.1"""
    position = JourneyPosition()
    position.deal("1 astronaut", "8 robot", "8 robot")
    assert {action.number for action in position.legal(0, Write) if action.stack == 0} == {0, 1, 2, 3}
    position.write(0, "t01", 0)
    assert position.at(0, "t01") == 0


@pytest.mark.parametrize("number", [6, 7, 9, 10])
def test_a_changed_number_uses_the_effect(number):
    """WM-0.12.2"""
    position = dealt("8 astronaut")
    position.write(0, "t10", number)
    assert position.crossed(0, "astronaut") == ["astronaut_1"]
    assert position.state.legal(0) == [Commit()]


@pytest.mark.parametrize("used", [True, False])
def test_with_the_number_unchanged_the_effect_is_optional(used):
    """WM-0.12.2"""
    position = dealt("8 astronaut")
    position.write(0, "t10", 8)
    assert position.state.legal(0) == [Mark("astronaut_1"), Skip()]
    position.match.apply(0, Mark("astronaut_1") if used else Skip())
    assert position.crossed(0, "astronaut") == (["astronaut_1"] if used else [])


def test_with_all_icons_crossed_the_number_may_still_be_changed():
    """WM-0.12.3"""
    position = dealt("8 astronaut", crossed=ASTRONAUTS)
    position.write(0, "t10", 10)
    assert position.crossed(0, "astronaut") == ASTRONAUTS.split()
    assert position.circled(0, "wild") == set()
    position = dealt("8 astronaut", crossed=ASTRONAUTS)
    position.write(0, "t10", 8)
    assert position.state.legal(0) == [Commit()]


# -- planning: WM-0.13


def test_between_11_and_15_an_x_and_a_wild():
    """WM-2.8, WM-0.13.2, EX-2.6"""
    position = dealt("13 planning", written={"t01": 11, "t04": 15}, circled="w04", crossed="planning_1")
    position.write(0, "t02", 13)
    position.x(0, "t03")
    assert [position.at(0, slot) for slot in ("t01", "t02", "t03", "t04")] == [11, 13, "X", 15]
    assert position.crossed(0, "planning") == ["planning_1", "planning_2"]
    assert position.circled(0, "wild") == {"wild_planning_1"}
    assert position.state.legal(0) == [Commit()]
    position.finish()
    assert position.legal(0, Wild) != []


def test_an_x_knows_no_order_but_needs_an_empty_slot():
    """WM-0.13.1"""
    position = dealt("8 planning", written={"t10": 3, "t12": 4})
    position.write(0, "t20", 8)
    assert len(position.legal(0, WriteX)) == 33
    assert position.refused(0, WriteX("t10")).text.key == "refused-filled"
    assert position.refused(0, WriteX("t37")).text.key == "refused-slot"
    position.x(0, "t11")
    assert position.at(0, "t11") == "X"


def test_no_x_no_price():
    """WM-0.13.2"""
    position = dealt("8 planning")
    position.write(0, "t20", 8)
    position.skip(0)
    assert position.crossed(0, "planning") == []


def test_an_x_fills_a_zone():
    """WM-0.13.3, WM-2.11"""
    position = dealt("8 planning", xs=["t02"], circled="w03")
    assert position.term(0, "longest-zone") == 0
    position.write(0, "t01", 8)
    position.x(0, "t03")
    assert position.term(0, "longest-zone") == 3


def test_with_all_icons_crossed_the_x_may_still_be_written():
    """WM-0.13.3"""
    position = dealt("8 planning", crossed=PLANNED)
    position.write(0, "t20", 8)
    position.x(0, "t21")
    assert position.at(0, "t21") == "X"
    assert position.crossed(0, "planning") == PLANNED.split()
    assert position.circled(0, "wild") == set()


def test_with_no_empty_slot_left_planning_is_void():
    """WM-0.13.1"""
    position = dealt("8 planning", xs=but("t20"))
    position.write(0, "t20", 8)
    assert position.state.legal(0) == [Commit()]


# -- wilds: WM-0.14


def test_the_second_astronaut_circles_a_wild():
    """WM-2.8, WM-0.14.1, EX-2.7"""
    position = dealt("8 astronaut", crossed="astronaut_1")
    position.write(0, "t10", 8)
    position.mark(0, "astronaut_2")
    assert position.crossed(0, "astronaut") == ["astronaut_1", "astronaut_2"]
    assert position.circled(0, "wild") == {"wild_astronaut_1"}


@pytest.mark.parametrize("icon", range(1, 7))
@pytest.mark.parametrize("track", ["astronaut", "planning"])
def test_every_second_icon_circles_the_wild_of_its_pair(track, icon):
    """WM-0.14.1"""
    position = dealt(f"8 {track}", crossed=crossed(track, icon - 1))
    position.write(0, "t10", 8 if track == "planning" else 9)
    if track == "planning":
        position.x(0, "t30")
    assert position.crossed(0, track) == crossed(track, icon).split()
    assert position.circled(0, "wild") == ({f"wild_{track}_{icon // 2}"} if icon % 2 == 0 else set())


def test_a_wild_may_be_spent_from_the_next_turn_on():
    """WM-0.14.1"""
    position = dealt("8 astronaut", crossed="astronaut_1")
    assert position.legal(0, Wild) == []
    position.write(0, "t10", 9)
    assert position.state.legal(0) == [Commit()]
    position.finish()
    assert position.legal(0, Wild) != []
    assert position.legal(1, Wild) == []


@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ("robot", [Mark(f"station_{station}_robot_1") for station in (1, 2, 3, 4)]),
        ("energy", [Mark("energy_2")]),
        ("plant", [Mark("station_1_plant_1")]),
        ("water", [Mark("tank_02")]),
        ("astronaut", [Mark("astronaut_1")]),
    ],
)
def test_a_wild_is_any_effect_instead_of_that_of_the_combination(effect, offered):
    """WM-0.14.2"""
    position = dealt("8 planning", circled="wild_planning_1 w10")
    assert [action.effect for action in position.legal(0, Wild)] == list(EFFECTS)
    position.wild(0, effect)
    assert position.crossed(0, "wild") == ["wild_planning_1"]
    position.write(0, "t05", 8)
    assert position.state.legal(0) == [*offered, Skip()]


def test_a_wild_as_planning_costs_an_icon_and_may_earn_another_wild():
    """WM-0.14.2"""
    position = dealt("8 robot", circled="wild_astronaut_1", crossed="planning_1")
    position.wild(0, "planning")
    position.write(0, "t05", 8)
    position.x(0, "t06")
    assert position.circled(0, "wild") == {"wild_planning_1"}


def test_one_wild_a_turn():
    """WM-0.14.2"""
    position = dealt("8 robot", circled="wild_astronaut_1 wild_planning_1")
    position.wild(0, "water")
    assert position.legal(0, Wild) == []
    position.write(0, "t05", 8)
    position.finish()
    assert position.circled(0, "wild") == {"wild_planning_1"}
    assert position.legal(0, Wild) != []


def test_a_wild_gives_up_the_range_of_the_astronaut():
    """WM-0.14.2"""
    position = dealt("8 astronaut", circled="wild_astronaut_1")
    position.wild(0, "robot")
    assert {action.number for action in position.legal(0, Write)} == {8}


def test_a_wild_without_one_is_refused():
    """WM-0.14.1"""
    position = dealt("8 robot")
    assert position.refused(0, Wild("water")).rule is not None


def test_a_wild_astronaut_makes_numbers_writable_that_were_not():
    """WM-0.14.3, WM-0.10.4: whoever has a wild may use it to avoid the error but need not."""
    position = JourneyPosition()
    position.sheet(0, written={"t08": 8, "t10": 10}, xs=but("t08", "t09", "t10"), circled="wild_astronaut_1")
    assert position.state.legal(0) == [TakeError(), Wild("astronaut")]
    position.wild(0, "astronaut")
    position.write(0, "t09", 9)
    assert position.crossed(0, "astronaut") == ["astronaut_1"]
    assert position.errors(0) == "..."


def test_the_error_may_be_taken_and_the_wild_kept():
    """WM-0.10.4"""
    position = JourneyPosition()
    position.sheet(0, written={"t08": 8, "t10": 10}, xs=but("t08", "t09", "t10"), circled="wild_astronaut_1")
    position.error(0)
    assert position.errors(0) == "x.."
    assert position.circled(0, "wild") == {"wild_astronaut_1"}


def test_wilds_are_worth_nothing_at_the_end():
    """WM-0.14.2"""
    position = dealt("8 robot", circled="wild_astronaut_1 wild_planning_1")
    assert position.points() == [0, 0]
