"""System errors, ends, scoring and places (WM-4.9, WM-4.10)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import TakeError
from tests.games.welcome_to_the_moon.mine.position import BLANK, FACTORIES, MinePosition, line

NOTHING_FITS = {"levels": ("15 " + "_ " * 11,) * 3}
FULL_BUT_ONE = {"levels": (" ".join(["X"] * 12), " ".join(["X"] * 12), line(**{f"m{mine}": "X" for mine in range(1, 12)}))}


def ended(position: MinePosition) -> MinePosition:
    """Everybody finishes the turn, claiming nothing."""
    turn = position.state.turn
    while position.state.turn == turn and position.state.pending():
        position.finish()
    return position


# -- errors


def test_who_can_write_nothing_crosses_an_error_box_and_gains_nothing():
    """WM-4.9, WM-0.10.1."""
    position = MinePosition()
    position.sheet(0, **NOTHING_FITS)
    assert position.state.legal(0) == [TakeError()]
    position.error(0)
    assert position.errors(0) == "x.."
    assert (position.mine(0).circled, position.mine(0).crossed) == ([], [])
    assert position.state.legal(0) == []


@pytest.mark.parametrize("errors", [0, 1, 2, 3])
def test_each_error_costs_five_points(errors):
    """WM-4.10."""
    position = MinePosition()
    position.sheet(0, errors=errors)
    assert position.points()[0] == -5 * errors


def test_no_mission_is_claimed_in_the_turn_of_an_error():
    """WM-0.16.6."""
    position = MinePosition(missions=(82, 84, 86))
    position.sheet(0, **NOTHING_FITS, circled=tuple(f"mine{number:02}" for number in range(1, 6)))
    position.error(0)
    position.finish(1)
    assert position.state.turn == 2


# -- ends


def test_three_errors_end_the_game():
    """WM-4.10, WM-0.17."""
    position = MinePosition()
    position.sheet(0, **NOTHING_FITS, errors=2)
    position.error(0)
    assert ended(position).reasons() == ["end-errors"]


def test_a_full_sheet_ends_the_game():
    """WM-4.10, WM-0.17: all 36 slots, by numbers or X."""
    position = MinePosition()
    position.sheet(0, **FULL_BUT_ONE)
    position.play(0, "8 water", "m12l3")
    assert ended(position).reasons() == ["end-full"]


def test_thirty_five_slots_do_not_end_the_game():
    """WM-4.10."""
    position = MinePosition()
    levels = (*FULL_BUT_ONE["levels"][:2], line(**{f"m{mine}": "X" for mine in range(1, 11)}))
    position.sheet(0, levels=levels)
    position.play(0, "8 water", "m12l3")
    assert ended(position).reasons() == []


def test_three_missions_end_the_game():
    """WM-4.10, WM-0.17."""
    position = MinePosition(missions=(82, 84, 86))
    position.sheet(0, extracted=(1, 3, 5, 7, 9), claimed="BC")
    position.finish()
    position.claim(0, 82)
    assert position.reasons() == ["end-missions"]


def test_extraction_comes_before_the_end():
    """WM-4.7, WM-0.17: the last mine still pays."""
    position = MinePosition()
    position.sheet(0, **FULL_BUT_ONE, circled=("m12_pearl_l1", "m12_pearl_l2"))
    position.play(0, "8 water", "m12l3")
    ended(position)
    assert position.earned(0)["mine-term-pearl-plant"] == 4
    assert position.earned(0)["mine-term-ruby-plant"] == 2


# -- scoring


@pytest.mark.parametrize(
    ("factory", "stored", "before", "after"),
    [
        ("greenhouse", 5, 10, 20),
        ("reservoir", 5, 15, 25),
        ("pearl_plant", 5, 10, 15),
        ("ruby_plant", 5, 10, 15),
        ("astronaut_centre", 4, 0, 12),
        ("planning_centre", 4, -12, 0),
    ],
)
def test_a_main_factory_scores_what_it_stores(factory, stored, before, after):
    """WM-4.10, EX-4.8."""
    term = "mine-term-" + factory.replace("_", "-")
    position = MinePosition()
    position.sheet(0, stored={factory: stored})
    position.sheet(1, stored={factory: stored}, done=(factory,))
    assert [position.earned(seat).get(term, 0) for seat in (0, 1)] == [before, after]
    assert position.points() == [before, after]


@pytest.mark.parametrize(("factory", "bonus"), [("greenhouse", 8), ("reservoir", 10), ("pearl_plant", 8), ("ruby_plant", 12)])
def test_the_first_bonus_is_added_and_not_multiplied(factory, bonus):
    """WM-4.10."""
    position = MinePosition()
    position.sheet(0, stored={factory: 1}, done=(factory,), first=(factory,))
    assert position.points()[0] == FACTORIES[factory].after + bonus


def test_all_categories_add_up():
    """WM-4.10."""
    position = MinePosition()
    stored = {"greenhouse": 8, "reservoir": 3, "pearl_plant": 4, "ruby_plant": 6, "astronaut_centre": 2, "planning_centre": 3}
    done = ("greenhouse", "ruby_plant", "astronaut_centre")
    position.sheet(0, stored=stored, done=done, first=("greenhouse",), circled=("m01_pearl_l1",), errors=1, claimed="A")
    assert position.earned(0) == {
        "term-missions": 1,
        "mine-term-greenhouse": 40,
        "mine-term-reservoir": 9,
        "mine-term-pearl-plant": 8,
        "mine-term-ruby-plant": 18,
        "mine-term-astronaut-centre": 6,
        "mine-term-planning-centre": -9,
        "term-errors": -5,
    }
    assert position.points()[0] == 68


def test_the_highest_total_wins_and_a_tie_goes_to_fewer_errors():
    """WM-0.18: still tied shares the place, and the next one is skipped."""
    position = MinePosition(4)
    position.sheet(0, **NOTHING_FITS, errors=2, stored={"astronaut_centre": 8, "greenhouse": 1}, done=("greenhouse", "astronaut_centre"))
    position.sheet(1, levels=(BLANK, BLANK, BLANK), stored={"pearl_plant": 5}, done=("pearl_plant",), errors=1)
    position.sheet(2, stored={"reservoir": 2}, done=("reservoir",))
    position.sheet(3, stored={"reservoir": 2}, done=("reservoir",))
    ended(position)
    assert position.points() == [13, 10, 10, 10]
    assert position.places() == [1, 4, 2, 2]
