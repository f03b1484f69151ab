"""Drawing on planets, capture, system errors (WM-8.5 to WM-8.7)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import TakeError, Write
from starboard.games.welcome_to_the_moon.adventures.battle.events import Captured
from starboard.games.welcome_to_the_moon.events import Erred
from tests.games.welcome_to_the_moon.battle.position import BattlePosition, full

NAMED = {0: "1", 1: "1", 2: "1", 3: "12", 4: "2", 5: "23", 6: "3", 7: "34", 8: "4", 9: "45", 10: "5", 11: "56", 12: "6", 13: "67"}
NAMED |= {14: "7", 15: "7", 16: "7", 17: "7"}


@pytest.mark.parametrize("number", range(1, 16))
def test_a_number_names_its_planets(number):
    """WM-8.5, EX-8.1"""
    position = BattlePosition()
    position.deal(f"{number} robot", "8 energy", "8 plant")
    assert {action.slot[:2] for action in position.legal(0, Write) if action.stack == 0} == {f"p{planet}" for planet in NAMED[number]}


@pytest.mark.parametrize("number", sorted(NAMED))
def test_the_outer_planets_have_an_open_end(number):
    """WM-8.5: 0 belongs to the first planet, 16 and 17 to the last."""
    position = BattlePosition()
    adventure = position.state.adventure
    places = adventure.writable(position.state.sheets[0], 0, number)
    assert [adventure.layout.slot_ids[slot] for slot in places] == [f"p{planet}_s1" for planet in NAMED[number]]


def test_the_insignia_goes_in_the_first_free_slot():
    """WM-8.5, EX-8.1"""
    position = BattlePosition()
    position.sheet(0, p3="AB")
    position.deal("7 robot", "7 robot", "7 energy")
    assert {action.slot for action in position.legal(0, Write)} == {"p3_s3", "p4_s1"}
    assert position.refused(0, Write(0, "p3_s4", 7)).text.key == "battle-refused-order"
    assert position.refused(0, Write(0, "p3_s1", 7)).text.key == "refused-filled"
    assert position.refused(0, Write(0, "p5_s1", 7)).text.key == "battle-refused-planet"
    position.write(0, "p3_s3", 7)
    assert position.on(0, "p3") == "ABA"


def test_a_full_planet_cannot_be_chosen():
    """WM-8.5"""
    position = BattlePosition()
    position.sheet(0, **full("p3"))
    position.deal("7 robot", "6 robot", "5 robot")
    assert position.planets(0) == {"p2", "p4"}


# -- capture: WM-8.6


def captured(planet: str, insignia: str, moons: str = "", turn: int = 1) -> list[str]:
    """Who holds a planet after its last slot is drawn in."""
    numbers = {"p1": 2, "p2": 4, "p6": 12}
    position = BattlePosition(3, turn=turn)
    owner, seat = (0, 0) if turn % 2 else (0, 1)
    position.sheet(owner, moons=moons, **{planet: insignia})
    position.draw(seat, planet, f"{numbers[planet]} energy")
    assert position.told(Captured, seat)[0].holders == tuple("AB".index(one) for one in position.seen(owner, seat).control[planet])
    return position.seen(owner, seat).control[planet]


def test_the_majority_captures_when_the_last_slot_is_filled():
    """WM-8.6"""
    assert captured("p1", "AB") == ["A"]
    assert captured("p1", "BB") == ["B"]
    assert captured("p2", "AABB", turn=2) == ["B"]


def test_the_moon_counts():
    """WM-8.6"""
    assert captured("p1", "AB", moons="p1B p1B") == ["B"]
    assert captured("p1", "BB", moons="p1A p1A") == ["A"]
    assert captured("p1", "AB", moons="p2B p2B") == ["A"]


def test_a_tie_gives_control_to_both():
    """WM-8.6"""
    assert captured("p1", "AB", moons="p1B") == ["A", "B"]


def test_a_planet_with_an_empty_slot_is_not_captured():
    """WM-8.6"""
    position = BattlePosition()
    position.sheet(0, p1="A")
    position.draw(0, "p1", "2 energy")
    assert position.seen(0, 0).control == {}
    assert position.told(Captured, 0) == []


def test_a_captured_planet_closes_its_moon():
    """WM-8.6, WM-8.13"""
    position = BattlePosition()
    position.sheet(0, p1="AB")
    position.draw(0, "p1", "3 planning")
    position.skip(0)
    assert "p1_moon1" not in position.offered(0)
    assert "p2_moon1" in position.offered(0)


def test_capture_comes_before_bonus_and_effect():
    """WM-8.6: the planet is captured while its slot bonus is still being asked."""
    position = BattlePosition()
    position.sheet(0, p1="AB")
    position.draw(0, "p1", "2 plant")
    assert position.seen(0, 0).control == {"p1": ["A"]}
    assert position.offered(0) == ["a_plants_1"]


# -- system error: WM-8.7

CLOSED = full("p4")


def test_an_error_is_crossed_in_the_own_zone_of_the_active_sheet():
    """WM-8.7"""
    position = BattlePosition(3, turn=2)
    position.sheet(0, **CLOSED)
    assert position.state.legal(1) == [TakeError()]
    position.error(1)
    assert position.seen(0, 1).errors == ["free", "free", "crossed", "free"]
    position = BattlePosition(3)
    position.sheet(0, **CLOSED)
    position.error(0)
    assert position.seen(0, 0).errors == ["crossed", "free", "free", "free"]
    assert position.term(0, "errors") == -5
    assert len(position.told(Erred, 0)) == 1


def test_an_error_cannot_be_chosen():
    """WM-0.10.4"""
    position = BattlePosition()
    assert position.refused(0, TakeError()).text.key == "refused-error"


def test_an_astronaut_that_reaches_an_empty_planet_leaves_no_error():
    """WM-8.7, WM-0.8.1"""
    position = BattlePosition()
    position.sheet(0, **CLOSED)
    position.deal("8 astronaut", "8 robot", "8 energy")
    assert position.planets(0) == {"p3", "p5"}
    assert TakeError() not in position.state.legal(0)


def test_whoever_erred_on_a_neighbours_sheet_claims_nothing_this_turn():
    """WM-0.16.6, WM-8.7: the owner of that sheet may claim."""
    position = BattlePosition(3, (106, 108, 110), turn=2)
    asteroids = " ".join(f"{number}A" for number in range(1, 8))
    for owner in (0, 1):
        position.sheet(owner, asteroids=asteroids)
    position.sheet(0, asteroids=asteroids, **CLOSED)
    position.error(1)
    position.finish()
    assert position.state.pending() == [0]


def test_whoever_erred_may_claim_where_the_option_says_so():
    """WM-0.21"""
    position = BattlePosition(3, (106, 108, 110), turn=2, missions_after_system_error="yes")
    position.sheet(1, asteroids=" ".join(f"{number}A" for number in range(1, 8)))
    position.sheet(0, **CLOSED)
    position.error(1)
    position.finish()
    assert position.state.pending() == [1]
