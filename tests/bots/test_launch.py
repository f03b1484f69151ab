"""What bots think of The Launch: adventure 1 of Welcome to the Moon."""

from __future__ import annotations

import pytest

from starboard.arena.playing import play_state, set_table
from starboard.engine.actions import Action
from starboard.engine.registry import find_game
from starboard.engine.state import State
from starboard.games.welcome_to_the_moon.actions import Mark, Skip, Write, WriteX
from tests.bots.positions import chance, launch

GAME = find_game("welcome_to_the_moon")


def weights(state: State, seat: int = 0) -> dict[Action, float]:
    legal = state.legal(seat)
    return dict(zip(legal, GAME.weigh(state, seat, legal), strict=True))


def until(kind: type[Action]) -> State:
    """A random match, at the first decision that offers such an action to the first seat asked."""
    for seed in range(100):
        state, rng = launch(0, seed), chance(seed)
        while pending := state.pending():
            legal = state.legal(pending[0])
            if any(isinstance(action, kind) for action in legal) and len(legal) > 2:
                return state
            state.play(pending[0], rng.choice(legal))
    raise AssertionError(f"no {kind.__name__} in 100 matches")


def test_a_write_that_leaves_room_outweighs_one_that_blocks_its_level():
    """The least number offered: at the left of its level it leaves room, at the right it leaves none."""
    weighed = weights(launch(0))
    number = min(action.number for action in weighed if isinstance(action, Write))
    level = [weight for action, weight in weighed.items() if isinstance(action, Write) and action.number == number and "l9_" in action.slot]
    assert number < 6
    assert level[0] > level[-1]


@pytest.mark.parametrize("kind", [Write, WriteX, Mark])
def test_weighing_changes_nothing(kind):
    state = until(kind)
    before = [state.view(viewer) for viewer in (None, 0, 1)]
    weighed = weights(state, state.pending()[0])
    assert [state.view(viewer) for viewer in (None, 0, 1)] == before
    assert len(set(weighed.values())) > 1


def test_an_x_is_worth_more_than_none():
    state = until(WriteX)
    weighed = weights(state, state.pending()[0])
    assert max(weighed.values()) > weighed[Skip()] == 0


def test_the_weight_of_a_write_agrees_with_the_evaluation():
    """What playing it changes in the evaluation, apart from missions, which are worth little while they are far."""
    state = launch(0)
    before = GAME.evaluate(state, 0)
    for action, weight in weights(state).items():
        after = state.clone()
        after.play(0, action)
        assert GAME.evaluate(after, 0) - before == pytest.approx(weight, abs=0.5)


def test_one_seats_gain_is_the_others_loss():
    state = launch(60)
    assert GAME.evaluate(state, 0) == pytest.approx(-GAME.evaluate(state, 1))


def test_the_winner_stands_better_at_the_end():
    decided = 0
    for seed in range(5):
        state, rng = launch(0, seed), chance(seed)
        while pending := state.pending():
            state.play(pending[0], rng.choice(state.legal(pending[0])))
        winners = state.result().winners()
        if len(winners) == 1:
            decided += 1
            assert GAME.evaluate(state, winners[0]) > 0 > GAME.evaluate(state, 1 - winners[0])
    assert decided


def test_greedy_beats_random():
    for number in range(2):
        bots = ["greedy", "random"] if number else ["random", "greedy"]
        assert play_state(set_table("welcome_to_the_moon", 2, {}, bots), number).shares[bots.index("greedy")] == 1
