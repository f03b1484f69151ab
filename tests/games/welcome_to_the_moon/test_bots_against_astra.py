"""What bots see in a match against ASTRA: the card they leave her, solo bonuses, the end of the game (WM-S)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.games.welcome_to_the_moon.actions import Give, Mark, Remove, Write
from starboard.games.welcome_to_the_moon.adventures.adventure import adventure_of
from starboard.games.welcome_to_the_moon.bots.estimates import WON
from starboard.games.welcome_to_the_moon.deck import EFFECT
from starboard.games.welcome_to_the_moon.game import GAME
from starboard.games.welcome_to_the_moon.rules.scoring import points_of
from starboard.games.welcome_to_the_moon.sheet import FIRST
from starboard.games.welcome_to_the_moon.solo.deck import OPEN, PAIRS
from starboard.games.welcome_to_the_moon.state import MoonState

pytestmark = pytest.mark.net


def alone(adventure: int, seed: int = 1) -> MoonState:
    return Match.new("welcome_to_the_moon", 1, seed, {"adventure": str(adventure), "astra_level": "8"}).state


def judge_of(state: MoonState):
    return adventure_of(state).astra.judge


def left_to_her(state: MoonState, pair: int) -> int:
    place = OPEN - sum(PAIRS[pair])
    return state.astra.opponent.points[EFFECT[state.stacks.open[place]]]


@pytest.mark.parametrize("adventure", [2, 3, 4, 5, 7, 8])
def test_a_write_weighs_less_by_the_card_it_leaves_her(adventure):
    state = alone(adventure)
    writes = [action for action in state.legal(0) if isinstance(action, Write)]
    together = GAME.weigh(state, 0, writes)
    on_the_sheet = adventure_of(state).policy.weigh(state, 0, writes)
    for action, weight, own in zip(writes, together, on_the_sheet, strict=True):
        assert own - weight == pytest.approx(left_to_her(state, action.stack))


def test_in_the_launch_her_cards_count_by_her_track():
    """Five boxes are ten points, so a box is two (WM-S.30)."""
    state = alone(1)
    write = next(action for action in state.legal(0) if isinstance(action, Write))
    own, weight = adventure_of(state).policy.weigh(state, 0, [write])[0], GAME.weigh(state, 0, [write])[0]
    assert own - weight == pytest.approx(2 * left_to_her(state, write.stack))


def test_a_solo_bonus_is_spent_on_a_dear_card_and_kept_for_a_cheap_one():
    state = alone(3)
    state.astra.used = 0
    worth = [judge_of(state).card_points(state, state.astra, place) for place in range(OPEN)]
    dear, cheap = worth.index(max(worth)), worth.index(min(worth))
    assert worth[dear] == max(state.astra.opponent.points) > worth[cheap], "the seed must show both kinds"
    weights = dict(zip(actions := [Give(dear), Remove(dear), Give(cheap), Remove(cheap)], GAME.weigh(state, 0, actions), strict=True))
    assert weights[Remove(dear)] > weights[Give(dear)]
    assert weights[Give(cheap)] > weights[Remove(cheap)]


def test_a_race_won_spares_cards():
    state = alone(3)
    judge = judge_of(state)
    before = judge.expected_points(state, state.astra)
    state.own(0).races[0] = FIRST
    assert judge.expected_points(state, state.astra) == pytest.approx(before - 2 * judge.spared(state.astra))


def test_an_open_greenhouse_of_the_escape_promises_its_solo_bonus():
    state = alone(7)
    among_players = state.clone()
    among_players.astra = None
    assert worth_of_first_greenhouse(state) > worth_of_first_greenhouse(among_players) > 0


def worth_of_first_greenhouse(state) -> float:
    closed = state.clone()
    closed.closed = 1
    return adventure_of(state).evaluation.judge.standing(state, 0) - adventure_of(state).evaluation.judge.standing(closed, 0)


def test_solo_bonuses_are_worth_nothing_without_turns_to_use_them():
    state = alone(3)
    state.own(0).races[0] = FIRST
    state.stacks.pile, state.stacks.second = [], True
    assert judge_of(state).expected_points(state, state.astra) == 10 + 8 * 3


def test_in_the_middle_of_a_turn_the_best_use_of_the_effect_is_foreseen():
    state = alone(4)
    for write in state.legal(0):
        after = state.clone()
        after.play(0, write)
        options = after.legal(0)
        if any(isinstance(option, Mark) for option in options):
            worth = []
            for option in options:
                used = after.clone()
                used.play(0, option)
                worth.append(GAME.evaluate(used, 0))
            assert GAME.evaluate(after, 0) == max(worth)
            return
    pytest.fail("no effect could be used")


@pytest.mark.parametrize("adventure", range(2, 9))
def test_bots_end_a_game_only_when_they_are_ahead(adventure):
    """The third mission ends the game with this turn (WM-0.17): claiming it pays, but it pays more to be ahead of ASTRA."""
    state = alone(adventure)
    state.own(0).rewards = [8, 8, 8]
    assert not state.endings
    own = points_of(state, 0)
    for cards, worth in ((9, -WON), (-9, WON)):  # cards that she owes put her behind on every sheet
        state.astra.held = [cards] * len(state.astra.held)
        lead = own - judge_of(state).last_points(state, state.astra)
        assert lead * worth > 0
        assert GAME.evaluate(state, 0) == lead + worth
