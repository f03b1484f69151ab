"""X, 0, 8½ and 42 on the sheets (WM-C.34)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X, number_name, shown
from starboard.games.welcome_to_the_moon.sheet import Bounds
from tests.games.welcome_to_the_moon.battle.position import BattlePosition, full
from tests.games.welcome_to_the_moon.dome.position import DomePosition
from tests.games.welcome_to_the_moon.journey.position import TRAJECTORY, JourneyPosition
from tests.games.welcome_to_the_moon.modifiers.cards import EIGHT_AND_A_HALF, EIGHT_ROBOT, lay_out, ordinary
from tests.games.welcome_to_the_moon.position import Position

HALF = EIGHT_AND_A_HALF
ASTRONAUT = ordinary(effect="astronaut")
PLANNING = ordinary(effect="planning")


@pytest.mark.parametrize(
    ("line", "number", "places"),
    [
        ([8, EMPTY, 9], HALF, [1]),
        ([EMPTY, HALF, EMPTY], 8, [0]),
        ([EMPTY, HALF, EMPTY], 9, [2]),
        ([EMPTY, HALF, EMPTY], HALF, []),
        ([EMPTY, 9, EMPTY], HALF, [0]),
        ([EMPTY, 1, EMPTY], 0, [0]),
        ([EMPTY, 0, EMPTY], 1, [2]),
        ([EMPTY, 17, EMPTY], 42, [2]),
        ([EMPTY, 42, EMPTY], HALF, [0]),
        ([8, EMPTY, 9, EMPTY, X], X, [1, 3]),
        ([EMPTY, X, EMPTY], HALF, [0, 2]),
    ],
)
def test_where_numbers_fit_a_line(line, number, places):
    """WM-0.9, WM-C.34: 8½ lies between 8 and 9, 0 and 42 are numbers like others, an X goes anywhere."""
    slots = list(range(len(line)))
    bounds = Bounds(line)
    bounds.rise_along(slots)
    assert bounds.places(slots, number) == places


def test_how_numbers_are_shown_and_read():
    """WM-C.34."""
    assert [shown(written) for written in (EMPTY, X, 0, HALF, 42)] == [None, "X", 0, 8.5, 42]
    assert [number_name(number) for number in (X, 0, HALF, 42)] == ["X", 0, "8½", 42]


def test_half_numbers_bind_their_level():
    """WM-0.9: and refusals name them."""
    position = Position()
    position.sheet(0, l4=f"_ _ | {HALF} _ _")
    assert position.level(0, "l4") == "_ _ 8.5 _ _"
    position.deal("8 robot", "9 robot", "9 robot")
    assert {action.slot for action in position.legal(0, Write) if action.stack == 0 and action.slot[:2] == "l4"} == {"l4_s1", "l4_s2"}
    refusal = position.refused(0, Write(0, "l4_s4", 8))
    assert (refusal.text.key, refusal.text.params["before"]) == ("refused-order-above", "8½")


@pytest.mark.parametrize(("written", "open"), [(8, {"t01", "t02", "t03"}), (9, {"t05"})])
def test_half_numbers_bind_their_zone(written, open):
    """WM-2.3: up to the next wall."""
    position = JourneyPosition()
    position.sheet(0, written={"t04": HALF}, circled="w05")
    lay_out(position, (ordinary(number=written), EIGHT_ROBOT))
    assert position.takes(0, written) & set(TRAJECTORY[:5]) == open
    lay_out(position, (153, EIGHT_ROBOT))
    assert position.takes(0, HALF) == set(TRAJECTORY[5:])
    refusal = position.refused(0, Write(0, "t01", HALF))
    assert (refusal.text.key, refusal.text.params["after"]) == ("refused-order-below", "8½")


@pytest.mark.parametrize(("id", "numbers"), [(152, [0, 1, 2]), (153, [106, 107, 108, 109, 110]), (154, [40, 41, 42, 43, 44]), (149, [X])])
def test_an_astronaut_changes_them_but_not_an_x(id, numbers):
    """WM-0.12.1: 6½ to 10½."""
    position = JourneyPosition()
    lay_out(position, (id, ASTRONAUT))
    assert sorted({action.number for action in position.legal(0, Write) if action.stack == 0}) == numbers


def test_an_x_needs_its_level_but_no_order():
    """WM-1.3, WM-C.34: where the effect is at home."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l8="7 _ | 8 _ | _ _ | _ _")
    lay_out(position, (149, ordinary(effect="plant")))
    assert position.takes(0, X) == {"l8_s2", "l8_s4", "l8_s5", "l8_s6", "l8_s7", "l8_s8", *[f"l9_s{slot}" for slot in range(1, 9)]}
    position.match.apply(0, Write(0, "l8_s2", X))
    assert position.at(0, "l8_s2") == "X"


def test_an_x_of_a_card_is_none_of_the_x_that_missions_ask_for():
    """Mission 68 asks for the X of the bonus, mission 93 for those of planning (WM-1.11, WM-5.15, WM-C.34)."""
    position = Position(missions=(64, 66, 68))
    lay_out(position, (149, ordinary(effect="plant")))
    position.match.apply(0, Write(0, "l8_s2", X))
    assert position.state.view(0).missions[2].progress[0] == (0, 10)
    dome = DomePosition(missions=(88, 90, 93))
    lay_out(dome, (149, PLANNING))
    dome.match.apply(0, Write(0, "sk1_a1", X))
    assert dome.state.view(0).missions[2].progress[0] == (0, 4)
    dome.x(0, "sk1_b1")
    assert dome.state.view(0).missions[2].progress[0] == (1, 4)


def test_an_x_of_a_card_fills_its_slot():
    """WM-0.9: for full levels and sheets, and nothing else is written there."""
    position = Position(missions=(64, 66, 68))
    position.sheet(0, l7="1 2 3 4 5 | 6 7 | 8 9 _")
    lay_out(position, (149, ordinary(effect="energy")))
    position.match.apply(0, Write(0, "l7_s10", X))
    assert position.state.view(0).missions[1].progress[0] == (10, 10)
    assert position.at(0, "l7_s10") == "X"


def test_an_x_costs_nothing_and_the_effect_still_follows():
    """WM-0.13.2, WM-C.34: only planning pays for its own X."""
    position = JourneyPosition()
    lay_out(position, (149, PLANNING))
    position.match.apply(0, Write(0, "t05", X))
    assert (position.at(0, "t05"), position.crossed(0, "planning")) == ("X", [])
    position.x(0, "t06")
    assert position.crossed(0, "planning") == ["planning_1"]


@pytest.mark.parametrize(("id", "number", "sections"), [(154, 42, True), (153, HALF, False), (149, X, False), (152, 0, True)])
def test_only_numbers_with_a_parity_build_the_dome(id, number, sections):
    """WM-5.8, WM-C.34: 42 and 0 are even, 8½ and X neither odd nor even."""
    position = DomePosition()
    position.sheet(0, built=("dome1", "dome8"))
    lay_out(position, (id, EIGHT_ROBOT))
    position.match.apply(0, Write(0, next(iter(position.takes(0, number))), number))
    assert [symbol[:4] for symbol in position.offered(0)] == (["dome"] if sections else [])


@pytest.mark.parametrize(
    ("id", "planets"),
    [(152, {"p1"}), (153, {"p4", "p5"}), (154, {"p7"}), (149, {"p1", "p2", "p3", "p4", "p5", "p6", "p7"}), (156, {"p3", "p4", "p5"})],
)
def test_planets_that_they_name(id, planets):
    """WM-8.5, WM-C.34: 0 the first, 8½ those of 8 and 9, 42 the last, an X any."""
    position = BattlePosition()
    lay_out(position, *[(id, EIGHT_ROBOT)] * 3)
    assert position.planets(0) == planets


def test_an_x_needs_room_on_a_planet():
    """WM-8.5."""
    position = BattlePosition()
    position.sheet(0, **full("p1", "p2", "p3", "p4", "p5"))
    lay_out(position, *[(149, EIGHT_ROBOT)] * 3)
    assert position.planets(0) == {"p6", "p7"}
    position.match.apply(0, Write(0, "p6_s1", X))
    assert position.on(0, "p6") == "A"


def test_half_numbers_change_by_whole_steps_in_the_battle():
    """WM-8.14: 8½ less 1 is 7½, which is 7 or 8; two less or more reach no other planets."""
    position = BattlePosition()
    lay_out(position, *[(153, ASTRONAUT)] * 3)
    changes = {action.slot[:2]: number_name(action.number) for action in position.legal(0, Write)}
    assert changes == {"p3": "7½", "p4": "8½", "p5": "8½", "p6": "10½"}


def test_stored_astronauts_change_half_numbers():
    """WM-8.14.1: 8½ to 5½ is a change of 3, two icons."""
    position = BattlePosition(a8_stored_astronauts_per_turn="unlimited")
    position.sheet(0, a={"stored": 2})
    lay_out(position, *[(153, EIGHT_ROBOT)] * 3)
    changes = {action.slot[:2]: number_name(action.number) for action in position.legal(0, Write)}
    assert changes == {"p2": "5½", "p3": "7½", "p4": "8½", "p5": "8½", "p6": "10½", "p7": "12½"}
    position.match.apply(0, Write(0, "p2_s1", 105))
    assert position.count(0, "a_astronaut", 0) == 2
