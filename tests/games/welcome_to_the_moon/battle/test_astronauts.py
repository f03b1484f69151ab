"""Astronauts: changing the number now, or storing the change for later (WM-8.14)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, TakeError, Write
from starboard.games.welcome_to_the_moon.adventures.battle.rules.astronauts import icons_spent
from starboard.games.welcome_to_the_moon.content.effects import ASTRONAUT, PLANT
from tests.games.welcome_to_the_moon.battle.position import BattlePosition, full


def offered(position: BattlePosition, seat: int = 0, stack: int = 0) -> dict[str, int]:
    """Planets with the number that names them."""
    return {action.slot[:2]: action.number for action in position.legal(seat, Write) if action.stack == stack}


def stored(position: BattlePosition, zone: str = "a", owner: int = 0, viewer: int = 0) -> tuple[int, int]:
    """Astronauts circled and crossed."""
    seen = position.seen(owner, viewer)
    return tuple(sum(1 for symbol in marks if symbol.startswith(f"{zone}_astronaut")) for marks in (seen.circled, seen.crossed))


def test_an_astronaut_changes_the_number_and_is_circled():
    """WM-8.14, EX-8.7"""
    position = BattlePosition()
    position.deal("9 astronaut", "8 robot", "8 energy")
    assert offered(position) == {"p3": 7, "p4": 9, "p5": 9, "p6": 11}
    position.draw(0, "p6", "9 astronaut")
    assert stored(position) == (1, 0)
    assert position.state.legal(0) == [Commit()]


def test_a_number_changed_within_a_planet_is_offered_once():
    """WM-0.12.2: an unchanged number and an astronaut used afterwards come to the same."""
    position = BattlePosition()
    position.deal("6 astronaut", "8 robot", "8 energy")
    assert offered(position) == {"p2": 5, "p3": 6, "p4": 7}
    assert position.refused(0, Write(0, "p3_s1", 7)).text.key == "battle-refused-nearest"
    position.draw(0, "p3", "6 astronaut")
    assert position.state.legal(0) == [Mark("a_astronaut_1"), Skip()]
    position.mark(0, "a_astronaut_1")
    assert stored(position) == (1, 0)


def test_an_unchanged_number_need_not_circle():
    """WM-0.12.2"""
    position = BattlePosition()
    position.draw(0, "p3", "6 astronaut")
    position.skip(0)
    assert stored(position) == (0, 0)


def test_with_all_icons_marked_the_change_is_still_allowed():
    """WM-0.12.3"""
    position = BattlePosition()
    position.sheet(0, a={"spent": 6})
    position.draw(0, "p6", "9 astronaut")
    assert stored(position) == (0, 6)
    assert position.on(0, "p6") == "A"


def test_a_stored_astronaut_changes_any_number_besides_the_effect():
    """WM-8.14"""
    position = BattlePosition()
    position.sheet(0, a={"stored": 1})
    position.deal("9 water", "8 robot", "8 energy")
    assert offered(position) == {"p3": 7, "p4": 9, "p5": 9, "p6": 11}
    position.draw(0, "p6", "9 water")
    assert stored(position) == (0, 1)
    position.mark(0, "p6_water1")
    assert position.term(0, "water") == 3


def test_an_unchanged_number_spends_nothing():
    """WM-8.14.1"""
    position = BattlePosition()
    position.sheet(0, a={"stored": 1})
    position.draw(0, "p4", "9 water")
    assert stored(position) == (1, 0)


@pytest.mark.parametrize(
    ("effect", "shift", "icons"),
    [(PLANT, 0, 0), (PLANT, 1, 1), (PLANT, -2, 1), (PLANT, 3, 2), (PLANT, 12, 6), (ASTRONAUT, 0, 0), (ASTRONAUT, 2, 0), (ASTRONAUT, -3, 1)],
)
def test_each_icon_pays_for_a_change_of_two(effect, shift, icons):
    """WM-8.14.1"""
    assert icons_spent(effect, shift) == icons


def test_several_stored_astronauts_add_up():
    """WM-8.14.1, where the table has chosen so."""
    position = BattlePosition(a8_stored_astronauts_per_turn="unlimited")
    position.sheet(0, a={"stored": 2})
    position.deal("9 energy", "8 robot", "8 plant")
    assert offered(position) == {"p2": 5, "p3": 7, "p4": 9, "p5": 9, "p6": 11, "p7": 13}
    position.draw(0, "p7", "9 energy")
    assert stored(position) == (0, 2)


def test_stored_astronauts_add_to_the_effect_which_circles_a_new_one():
    """WM-8.14.1"""
    position = BattlePosition()
    position.sheet(0, a={"stored": 1})
    position.draw(0, "p7", "9 astronaut")
    assert stored(position) == (1, 1)
    assert position.state.legal(0) == [Commit()]


def test_an_icon_circled_this_turn_is_not_spent_this_turn():
    """WM-8.14.2"""
    position = BattlePosition()
    position.deal("9 astronaut", "8 robot", "8 energy")
    assert "p7" not in offered(position)


def test_icons_belong_to_the_zone_where_they_were_circled():
    """WM-8.14.2, where the table has chosen so."""
    position = BattlePosition(2, turn=2, a8_stored_astronauts_per_turn="unlimited", a8_astronaut_any_sheet="no")
    position.sheet(0, a={"stored": 3})
    position.sheet(1, a={"stored": 3})
    position.deal("8 water", "8 robot", "8 energy")
    assert position.planets(0) == {"p4"}
    position.sheet(1, b={"stored": 1})
    assert position.planets(0) == {"p3", "p4", "p5"}
    assert position.planets(1) == {"p4"}
    position.draw(0, "p3", "8 water")
    assert stored(position, "b", owner=1) == (0, 1)


def test_stored_astronauts_are_never_forced():
    """WM-8.14.2, WM-0.10.4: the error may be taken although they would help."""
    position = BattlePosition()
    position.sheet(0, a={"stored": 1}, **full("p4"))
    position.deal("8 water", "8 robot", "8 energy")
    assert position.state.legal(0)[0] == TakeError()
    assert position.planets(0) == {"p3", "p5"}
    assert position.state.prompt(0).key == "battle-ask-error"
    position.error(0)
    assert stored(position) == (1, 0)
    assert position.term(0, "errors") == -5


def test_stored_astronauts_may_avoid_the_error():
    """WM-0.10.4"""
    position = BattlePosition()
    position.sheet(0, a={"stored": 1}, **full("p4"))
    position.draw(0, "p5", "8 energy")
    assert stored(position) == (0, 1)
    assert position.term(0, "errors") == 0


def test_one_stored_astronaut_a_turn_on_either_sheet():
    """WM-8.14.1, WM-8.14.2, as the rules say it: the next turn is played on the other sheet, and one icon changes the number."""
    position = BattlePosition(2, turn=2)
    position.sheet(0, a={"stored": 3})
    position.deal("8 water", "8 robot", "8 energy")
    assert position.planets(0) == {"p3", "p4", "p5"}
