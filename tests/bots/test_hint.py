"""Hints are the search bot's own thoughts."""

from __future__ import annotations

from starboard.bots import make_bot
from starboard.bots.budget import Budget
from starboard.bots.hint import advice, hint
from tests.bots.positions import chance, launch, seen, seen_by, without_patrols
from tests.smugglers.game import Ship


def test_the_first_hint_is_what_the_bot_would_play():
    for decisions in (0, 17, 60):
        state = launch(decisions)
        observation = seen(state)
        hints = advice(observation, Budget(nodes=50), chance(2))
        assert hints[0].action == make_bot("search:50n", seed=2).choose(observation)
        assert len({each.action for each in hints}) == len(hints)
        assert {each.action for each in hints} <= set(observation.legal())
        assert all(0 <= each.value <= 1 for each in hints)


def test_better_moves_promise_more():
    hints = advice(seen_by(without_patrols(hand=[1, 3, 6], opponent=[2, 4, 5]), 0), Budget(nodes=300), chance(1))
    value = {each.action: each.value for each in hints}
    assert hints[0].action == Ship(6)
    assert value[Ship(6)] > value[Ship(1)]


def test_a_hint_by_time_names_at_least_one_move():
    observation = seen(launch(decisions=5))
    assert hint(observation, budget_ms=1)[0].action in observation.legal()


def test_a_forced_move_is_hinted_too():
    state = launch(decisions=0)
    state.play(0, state.legal(0)[0])
    assert [each.action for each in hint(seen_by(state, 0), budget_ms=1)] == state.legal(0)
