"""What bots see in a sheet of The Mine: points, and promises in the right order."""

from __future__ import annotations

from starboard.bots.greedy import GreedyBot
from starboard.bots.observation import Observation
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from tests.games.welcome_to_the_moon.mine.position import MINE, MinePosition, line


def standing(**sheet) -> float:
    position = MinePosition()
    position.sheet(0, **sheet)
    return MINE.evaluation.judge.standing(position.state, 0)


def test_what_a_mine_promises_grows_with_its_slots():
    gem = ("m02_pearl_l1",)
    one = standing(levels=(line(m2="X"), line(), line()), circled=gem)
    two = standing(levels=(line(m2="X"), line(m2="X"), line()), circled=gem)
    stored = standing(levels=(line(m2="X"), line(m2="X"), line(m2="X")), stored={"pearl_plant": 1})
    assert standing() < one < two < stored


def test_a_begun_factory_promises_less_than_a_finished_one():
    begun = standing(crossed=("reservoir_robot_1", "reservoir_robot_2"), stored={"reservoir": 4})
    assert standing(stored={"reservoir": 4}) < begun < standing(done=("reservoir",), stored={"reservoir": 4})


def test_a_gap_without_numbers_is_bad():
    assert standing(levels=(line(m1="7", m3="8"), line(), line())) < standing(levels=(line(m6="7", m7="8"), line(), line()))


def test_when_the_game_is_over_only_points_count():
    position = MinePosition()
    position.sheet(0, levels=("15 " + "_ " * 11,) * 3, errors=2, circled=("m01_pearl_l1",), stored={"ruby_plant": 3})
    position.error(0)
    position.finish(1)
    assert position.reasons() == ["end-errors"]
    assert position.points() == [6 - 15, 0]
    assert MINE.evaluate(position.state, 0) == 6 - 15 - WON


def test_the_greedy_bot_finishes_a_factory_rather_than_letting_go():
    position = MinePosition()
    position.sheet(0, crossed=("reservoir_energy_1", "reservoir_robot_1"), stored={"reservoir": 5})
    position.play(0, "8 robot", "m03l1")
    rng = Rng(numbered_seed(1))
    action = GreedyBot(rng).choose(Observation.of(position.state, 0, rng))
    assert action.mark == "reservoir_robot_2"
