"""In every adventure: the consequences of what is written, then the effect, then what the end of the turn brings (WM-0.6.2)."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.actions import Commit, Mark, Skip, WriteX
from tests.games.welcome_to_the_moon.battle.position import BattlePosition
from tests.games.welcome_to_the_moon.colony.position import QUARTERS, ColonyPosition, but
from tests.games.welcome_to_the_moon.dome.position import DomePosition
from tests.games.welcome_to_the_moon.escape.position import EscapePosition
from tests.games.welcome_to_the_moon.journey.position import dealt
from tests.games.welcome_to_the_moon.mine.position import MinePosition, line
from tests.games.welcome_to_the_moon.position import Position, nearly
from tests.games.welcome_to_the_moon.virus.position import VirusPosition


def test_the_launch_crosses_rockets_before_it_asks_for_the_other_bonuses():
    """WM-1.4: those of the compartment just completed, and at once those of one that the X completes."""
    position = Position()
    position.sheet(0, **nearly("l9_c3", "l8_c1"))
    position.complete(0, "l9_c3")
    assert position.mine(0).rockets == 2
    assert position.legal(0, WriteX)
    position.x(0, "l8_s2")
    assert position.mine(0).rockets == 4


def test_the_journey_draws_the_wall_of_used_energy_before_the_turn_ends():
    """WM-2.4: nothing else can be done first."""
    position = dealt("8 energy")
    position.write(0, "t10", 8)
    position.mark(0, "energy_2")
    assert {type(action) for action in position.state.legal(0)} == {Mark}
    assert len(position.offered(0)) == 35
    position.mark(0, "w01")
    assert position.state.legal(0) == [Commit()]


def test_the_journey_circles_the_wild_of_an_x_at_once():
    """WM-0.13.3, WM-0.14.1."""
    position = dealt("8 planning", crossed="planning_1")
    position.write(0, "t10", 8)
    position.x(0, "t11")
    assert position.circled(0, "wild") == {"wild_planning_1"}


def test_the_colony_wins_quarters_and_circles_antennas_before_the_effect():
    """WM-3.4, WM-3.7: the question that is open is the effect's."""
    position = ColonyPosition()
    position.sheet(0, xs=but(QUARTERS["q1"], "c1r4"), tunnels="c1r2 c1r3 c1r4")
    position.offer("8 energy")
    position.write(0, "c1r4", 8)
    assert position.mine(0).races["q1_bonus"] == 15
    assert "antenna_c1r4" in position.mine(0).circled
    assert position.legal(0, Mark)
    assert position.legal(0, Skip)


def test_the_mine_circles_the_gem_first_and_extracts_last():
    """WM-4.3, WM-4.7: what the effect circles in a full mine is extracted too."""
    position = MinePosition()
    position.sheet(0, levels=(line(m2="X"), line(m2="X"), line()))
    position.play(0, "8 robot", "m02l3")
    assert "m02_ruby_l3" in position.mine(0).circled
    assert position.extracted(0) == []
    position.skip(0)
    assert position.extracted(0) == [2]


def test_the_dome_pays_the_top_before_the_effect():
    """WM-5.5."""
    position = DomePosition()
    position.sheet(0, slots={f"sk1_a{level}": "X" for level in (1, 2)})
    position.play(0, "8 energy", "sk1_a3")
    assert position.mine(0).races["sk1_top"] == 6
    assert position.legal(0, Mark)


def test_the_virus_evacuates_a_block_after_all_have_finished():
    """WM-6.16, WM-0.6: the effect of the number that fills it comes before, the missions after."""
    position = VirusPosition()
    position.sheet(0, f1b1="_ X X X X")
    position.offer("8 robot")
    position.write(0, "f1b1_s1", 8)
    assert position.legal(0, Mark)
    assert position.mine(0).evacuated == {}
    position.finish()
    assert list(position.mine(0).evacuated) == ["f1b1"]


def test_the_escape_opens_the_airlock_of_a_robot_symbol_before_the_effect():
    """WM-7.7: which cannot be declined, as the effect can."""
    position = EscapePosition()
    position.play(0, "8 energy", "ship1_m1_s1")
    assert not position.legal(0, Skip)
    position.mark(0, "al3")
    assert position.legal(0, Skip)
    assert all(symbol.startswith("ship1_r") for symbol in position.offered(0))


def test_the_battle_captures_first_then_gives_the_bonus_then_the_effect():
    """WM-8.6, WM-8.8, WM-8.13: the moon of a captured planet is closed to the planning that captured it."""
    position = BattlePosition()
    position.sheet(0, p1="AB")
    position.draw(0, "p1", "2 planning")
    assert position.mine(0).control == {"p1": ["A"]}
    assert position.offered(0) == ["a_plants_1"]
    position.mark(0, "a_plants_1")
    assert position.offered(0)
    assert not any(symbol.startswith("p1_moon") for symbol in position.offered(0))
