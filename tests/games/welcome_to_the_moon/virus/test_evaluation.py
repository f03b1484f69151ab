"""Bots judge a sheet by its points and by what it promises."""

from __future__ import annotations

from tests.games.welcome_to_the_moon.virus.position import VIRUS, VirusPosition


def standing(**sheet: str | int) -> float:
    position = VirusPosition()
    position.sheet(0, **sheet)
    return VIRUS.evaluation.judge.standing(position.state, 0)


def test_a_number_in_its_place_leaves_more_room_than_one_at_the_wrong_end():
    assert standing(f1b1="2 _ _ _ _") > standing(f1b1="15 _ _ _ _")


def test_energy_is_worth_more_where_rooms_are_left():
    assert standing(circled="f1b1_e2") > standing(circled="f5b1_e2", f5b1="V V V V V") + 5


def test_infection_hurts():
    assert standing(f1b1="V _ _ _ _") < standing()


def test_a_row_begun_is_better_than_none():
    assert standing(plants=1) > standing()
    assert standing(water=1) > standing()


def test_a_mission_half_done_is_better_than_none():
    assert standing(f4b1="X X X X X") > standing(f4b1="X X X X _") + 1


def test_a_full_home_is_less_of_a_danger_with_its_walkways_closed():
    """WM-6.15: the red virus of f1b2 spreads into open neighbours once its home is full."""
    walkways = VIRUS.layout.walkways_of[VIRUS.layout.block_ids.index("f1b2")]
    position = VirusPosition()
    position.sheet(0, f1b2="X X X X X", circled="f1b2_target")
    sheet = position.state.sheets[0]
    sheet.evacuated |= 1 << VIRUS.layout.block_ids.index("f1b2")
    before = VIRUS.evaluation.judge.danger(sheet)
    for walkway in walkways:
        sheet.marks[walkway] = 1
    assert VIRUS.evaluation.judge.danger(sheet) == before - len(walkways)


def test_the_tanks_of_later_rows_are_worth_more():
    """WM-6.9: rows pay 10, 10, 15, 20, 25."""
    gains = [standing(water=icons + 1) - standing(water=icons) for icons in (0, 4)]
    assert gains[1] >= gains[0] > 0
