"""What bots see in a sheet of The Dome: points, and promises in the right order."""

from __future__ import annotations

from starboard.bots.greedy import GreedyBot
from starboard.bots.observation import Observation
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from tests.games.welcome_to_the_moon.dome.position import DOME, SECTIONS, DomePosition
from tests.games.welcome_to_the_moon.dome.test_end import erring
from tests.games.welcome_to_the_moon.dome.test_missions import symbols


def standing(turn: int = 1, **sheet) -> float:
    position = DomePosition()
    position.state.turn = turn
    position.sheet(0, **sheet)
    return DOME.evaluation.judge.standing(position.state, 0)


def chosen(position: DomePosition):
    rng = Rng(numbered_seed(1))
    return GreedyBot(rng).choose(Observation.of(position.state, 0, rng))


def test_a_skyscraper_promises_more_the_higher_it_is():
    heights = [{f"sk3_a{level}": level + 3 for level in range(1, top + 1)} for top in (1, 3, 6)]
    assert standing() < standing(slots=heights[0]) < standing(slots=heights[1]) < standing(slots=heights[2])


def test_a_skyscraper_without_numbers_left_promises_less():
    assert standing(slots={"sk3_a1": 14}) < standing(slots={"sk3_a1": 5})
    assert standing(slots={"sk1_b1": 2}) < standing(slots={"sk1_b1": 11})


def test_a_mission_under_way_is_a_promise():
    """WM-5.15, mission 90: three levels with two circled symbols. Crossed rows of the missions' table make it dearer."""

    def promised(*circled: str) -> float:
        return standing(turn=20, circled=circled, rows={"missions": 4}) - standing(turn=20, circled=circled)

    assert promised(*symbols("t_a1", 2), *symbols("t_b1", 2)) > promised(*symbols("t_a1", 2)) > promised() > 0


def test_when_the_game_is_over_only_points_count():
    position = erring(2, circled=symbols("t_a1", 2))
    position.error(0)
    position.finish(1)
    assert position.reasons() == ["end-errors"]
    assert position.points()[0] == 5 - 48 - 15
    assert DOME.evaluate(position.state, 0) == position.points()[0] - position.points()[1] - WON


def test_the_greedy_bot_builds_rather_than_letting_go():
    position = DomePosition()
    position.play(0, "9 robot", "sk1_a1")
    assert chosen(position).mark == "dome1"


def test_the_greedy_bot_upgrades_what_counts_most():
    position = DomePosition()
    full = tuple(symbol for level in DOME.layout.tower_ids for symbol in symbols(level, 3))
    position.sheet(0, circled=full, built=tuple(SECTIONS), rows={"tower": 2})
    position.play(0, "8 energy", "sk1_a1")
    assert chosen(position).mark == "tower_3"


def test_a_skyscraper_that_takes_low_and_high_numbers_is_better_than_one_that_takes_none():
    """WM-5.4: only what touches the building can be written."""
    empty = [EMPTY] * len(DOME.layout.slot_ids)
    line = DOME.layout.lines[0]
    base = next(place for place, slot in enumerate(line) if DOME.layout.base[slot])

    def fit(*numbers: int) -> float:
        slots = [X] * len(empty)
        for slot in line:
            slots[slot] = EMPTY
        for place, number in enumerate(numbers):
            slots[line[base + place]] = number
        return DOME.evaluation.judge.fitting(slots)

    assert fit(7, 9) > fit(1, 15)
