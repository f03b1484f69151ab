"""What bots think of The EscapePosition."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import Claim, Later, Mark, Skip, Write
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.game import GAME
from tests.games.welcome_to_the_moon.escape.position import BOXES, ESCAPE, PLANTS, REACTORS, EscapePosition
from tests.games.welcome_to_the_moon.solo.position import SoloEscape

NEARLY = {"ship1": "1 _ 4 5 | _ | _ _ _ _"}


def standing(**sheet) -> float:
    position = EscapePosition()
    position.sheet(0, **sheet)
    return ESCAPE.evaluation.judge.standing(position.state, 0)


def test_what_scores_or_will_score_is_liked():
    start = standing()
    assert standing(airlocks=["al1"]) > start
    assert standing(circled=["ship1_r1"]) > start
    assert standing(circled=["ship1_p1"]) > start
    assert standing(wilds=1) > start
    reactors = REACTORS["ship1"]
    assert standing(circled=reactors, ship1="1 2 4 5 | _ | _ _ _ _") > standing(circled=reactors, **NEARLY)
    assert standing(errors=1) < start
    assert standing(crossed=BOXES[:4]) < start


def test_room_for_numbers_is_liked():
    reactors = REACTORS["ship1"]
    assert standing(circled=reactors, ship1="1 _ _ 8 | _ | _ _ _ _") > standing(circled=reactors, ship1="7 _ _ 8 | _ | _ _ _ _")


def test_plants_of_a_greenhouse_are_liked_the_more_the_nearer_it_is():
    def gain(*airlocks: str) -> float:
        return standing(circled=PLANTS["ship2"], airlocks=airlocks) - standing(airlocks=airlocks)

    assert gain("al5", "al8") > gain("al5") > gain() > 0


def test_at_the_end_only_points_count():
    position = EscapePosition()
    position.sheet(
        0, errors=2, airlocks=["al3"], circled=REACTORS["ship1"], ship1="1 2 3 4 | _ | 5 6 7 X", ship2="1 2 3 | _ _ _ | _ | _ _ _"
    )
    position.error(0)
    position.finish()
    assert position.reasons() == ["end-errors"]
    assert position.points() == [14 - 15, 0]
    assert ESCAPE.evaluate(position.state, 0) == 14 - 15 - WON


def test_weighing_knows_the_effect_and_leaves_the_sheet_alone():
    position = EscapePosition()
    position.sheet(0, ship1="1 _ 4 5 | _ | _ _ 12 _")
    position.deal("3 energy", "3 water", "14 water")
    before = position.state.digest()
    legal = position.state.legal(0)
    weights = dict(zip(legal, GAME.weigh(position.state, 0, legal), strict=True))
    assert position.state.digest() == before
    assert max(weights, key=weights.get) == Write(0, "ship1_m1_s2", 3)
    assert weights[Write(0, "ship1_m1_s2", 3)] > weights[Write(1, "ship1_m1_s2", 3)]


def test_weighing_tells_useful_airlocks_from_useless_ones():
    position = EscapePosition()
    position.sheet(0, airlocks=["al3", "al4"])
    position.play(0, "8 robot", "ship1_m1_s2")
    legal = position.state.legal(0)
    weights = dict(zip(legal, GAME.weigh(position.state, 0, legal), strict=True))
    assert weights.pop(Mark("al6")) == pytest.approx(0)
    assert weights.pop(Skip()) == pytest.approx(0)
    assert min(weights.values()) > 0


def test_weighing_claims_missions():
    position = EscapePosition(missions=(101, 102, 104))
    position.sheet(0, ship6="_ _ | _ _ | X", circled=["ship6_p3"])
    position.finish()
    assert position.state.legal(0)[0] == Claim(101)
    claim, later = GAME.weigh(position.state, 0, position.state.legal(0))
    assert claim > later


def test_airlocks_are_opened_while_much_is_out_of_reach():
    position = EscapePosition()
    position.deal("3 energy", "3 robot", "14 water")
    legal = position.state.legal(0)
    weights = dict(zip(legal, GAME.weigh(position.state, 0, legal), strict=True))
    assert weights[Write(1, "ship1_m1_s2", 3)] > weights[Write(0, "ship1_m1_s2", 3)]


def last_claim(cards: int) -> tuple[float, float, list[float]]:
    """What claiming the last mission and passing it lead to, and weigh, against an ASTRA who holds so many cards (WM-0.17)."""
    position = SoloEscape(1, missions=(101, 102, 104))
    position.sheet(0, ship6="_ _ | _ _ | X", circled=["ship6_p3"], ship1="1 _ 4 5 | _ | _ _ 12 _", airlocks=["al3"])
    position.state.own(0).rewards[1:] = [9, 10]
    position.hold(plant=cards)
    position.deal("3 energy", "5 water", "14 water")
    position.take(0, 1, "ship1_m1_s2")
    state = position.state
    while Claim(101) not in state.legal(0):
        state.play(0, state.legal(0)[0])
    values = []
    for action in (Claim(101), Later()):
        after = state.clone()
        after.play(0, action)
        values.append(GAME.evaluate(after, 0))
    return values[0], values[1], GAME.weigh(state, 0, [Claim(101), Later()])


def test_the_claim_that_ends_the_match_is_for_those_ahead():
    claim, later, weights = last_claim(cards=0)
    assert claim > later
    assert weights[0] > weights[1]
    claim, later, weights = last_claim(cards=20)
    assert claim < later
    assert weights[0] < weights[1]


def test_whoever_does_what_weighs_most_beats_chance():
    for seed in range(3):
        position = EscapePosition()
        state, rng = position.state, Rng(numbered_seed(seed))
        while state.pending():
            seat = state.pending()[0]
            legal = state.legal(seat)
            weights = GAME.weigh(state, seat, legal)
            state.play(seat, legal[weights.index(max(weights))] if seat == 0 else rng.choice(legal))
        wise, random = (score.points for score in state.scores())
        assert wise > random
