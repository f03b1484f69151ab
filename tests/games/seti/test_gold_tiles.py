"""Both sides of every gold tile, on each of its spaces (SE-7.6, SE-11.2, EX-9.1 to EX-9.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.seti.content.numbers import TECH_IDS
from starboard.games.seti.rules.scoring import gold_score, gold_sets
from tests.games.seti.position import Table

TILES = ["tech", "mission", "income", "other"]


def techs(*names: str) -> Callable[[Table], None]:
    return lambda table: table.tech(*names)


def missions(completed: int, scoring: int = 0) -> Callable[[Table], None]:
    def arrange(table: Table) -> None:
        table.me.completed, table.me.scoring = [0] * completed, [11] * scoring

    return arrange


def incomes(*numbers: int) -> Callable[[Table], None]:
    def arrange(table: Table) -> None:
        table.me.incomes = [*numbers, 9, 9]

    return arrange


def traces(*numbers: int) -> Callable[[Table], None]:
    """On the left species, and one of each on the right."""

    def arrange(table: Table) -> None:
        table.me.traces = [*numbers, 1, 1, 1]

    return arrange


def finds(wins: int, orbiters: int, landers: int, moons: int) -> Callable[[Table], None]:
    def arrange(table: Table) -> None:
        table.me.wins[2], table.me.orbiters[3], table.me.landers[4], table.me.moons[0] = wins, orbiters, landers, moons

    return arrange


CASES = [
    ("tech", 0, techs("probe_1", "probe_2", "telescope_1", "telescope_4", "computer_2"), 1, [11, 8, 5]),
    ("tech", 0, techs(*TECH_IDS[:8]), 0, [0, 0, 0]),
    ("tech", 1, techs("probe_1", "probe_2", "probe_3", "telescope_1", "computer_1"), 2, [14, 10, 6]),
    ("mission", 0, missions(5), 5, [20, 15, 10]),
    ("mission", 1, missions(3, 2), 2, [16, 12, 8]),
    ("income", 0, incomes(4, 2, 3), 2, [22, 16, 10]),
    ("income", 1, incomes(5, 2, 7), 5, [25, 20, 15]),
    ("income", 1, incomes(1, 3, 0), 3, [15, 12, 9]),
    ("other", 0, traces(2, 0, 3), 1, [8, 6, 4]),
    ("other", 1, finds(4, 2, 3, 0), 4, [32, 24, 16]),
    ("other", 1, finds(6, 1, 1, 1), 3, [24, 18, 12]),
]


@pytest.mark.parametrize(("tile", "side", "arrange", "sets", "points"), CASES)
def test_a_tile_scores_its_sets_by_its_space(tile, side, arrange, sets, points):
    """SE-11.2: the third space has room for everybody else."""
    table = Table(4)
    number = TILES.index(tile)
    table.state.board.gold[number] = side
    arrange(table)
    assert gold_sets(table.state, 0, number) == sets
    assert gold_score(table.state, 0, number) == 0
    for space, marks in enumerate([(0,), (1, 0), (1, 2, 0), (1, 2, 3, 0)]):
        table.state.board.gold_marks[number] = marks
        assert gold_score(table.state, 0, number) == points[min(space, 2)]


def test_every_side_is_tested():
    assert {(tile, side) for tile, side, *_ in CASES} == {(tile, side) for tile in TILES for side in (0, 1)}
