"""The greedy bot looks one action ahead."""

from __future__ import annotations

from starboard.bots import make_bot
from starboard.bots.greedy import UNPROMISING, WIDE, most_promising, prospects
from starboard.engine.actions import Action
from tests.bots.positions import begun, chance, launch, seen, seen_by, without_patrols
from tests.smugglers.game import Roll, Ship


def test_greedy_takes_what_the_evaluation_likes_best_one_action_ahead():
    observation = seen_by(without_patrols(hand=[1, 2, 6], opponent=[3, 4, 5]), 0)
    values = dict(zip(observation.legal(), prospects(observation, observation.legal(), chance(1)), strict=True))
    assert [values[Ship(cargo)] for cargo in (1, 2, 6)] == [1, 2, 6]
    assert 1 <= values[Roll()] < 6
    assert make_bot("greedy", seed=1).choose(observation) == Ship(6)


def test_greedy_prefers_the_die_to_a_worse_cargo():
    observation = seen_by(without_patrols(hand=[1, 1, 1], opponent=[3, 4, 5]), 0)
    assert make_bot("greedy", seed=1).choose(observation) == Roll()


def test_equals_are_chosen_alike():
    observation = seen(launch(decisions=0))
    legal = observation.legal()
    values = prospects(observation, legal, chance(1))
    chosen = {make_bot("greedy", seed).choose(observation) for seed in range(12)}
    assert chosen <= {action for action, value in zip(legal, values, strict=True) if value == max(values)}


def test_of_very_many_actions_those_that_weigh_most_are_looked_at():
    observation = seen(launch(decisions=0))
    legal = observation.legal()
    weights = observation.game().weigh(observation.sample(chance(1)), observation.seat, legal)
    values = prospects(observation, legal, chance(1))
    looked_at = [weight for weight, value in zip(weights, values, strict=True) if value != UNPROMISING]
    assert len(looked_at) == WIDE < len(legal)
    assert sorted(looked_at) == sorted(weights)[-WIDE:]


def test_what_weighs_less_than_the_floor_of_a_game_is_not_looked_at():
    """Free actions of SETI that only waste something."""
    observation = seen(begun("seti", decisions=8))
    legal = observation.legal()
    floor = observation.game().foresight.floor
    weights = observation.game().weigh(observation.sample(chance(1)), observation.seat, legal)
    values = prospects(observation, legal, chance(1))
    assert [value == UNPROMISING for value in values] == [weight < floor for weight in weights]
    assert len({weight < floor for weight in weights}) == 2


def test_nothing_above_the_floor_leaves_the_best_below():
    legal: list[Action] = [Ship(1), Ship(2), Ship(3)]
    assert most_promising(legal, [-3.0, -1.0, -2.0], floor=0.0) == [1]
    assert most_promising(legal, [1.0, -1.0, 2.0], floor=0.0) == [0, 2]
