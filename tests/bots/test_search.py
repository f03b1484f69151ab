"""The search bot: budgets, determinism, and what a tree finds."""

from __future__ import annotations

import pytest

from starboard.bots import make_bot
from starboard.bots.budget import Budget
from starboard.bots.greedy import WIDE, prospects
from starboard.bots.observation import Observation
from starboard.bots.search import Search, candidates, confidence, ranked, think
from starboard.bots.tree import Node
from starboard.engine.actions import Action
from tests.bots.positions import chance, launch, seen, seen_by, smugglers, without_patrols
from tests.smugglers.game import PATROL, Confiscate, Pass, Roll, Ship


def visits(root: Node) -> dict[Action, tuple[int, float]]:
    return {action: (node.visits, node.total) for action, node in root.answers.items()}


@pytest.mark.parametrize("state", [launch(decisions=50), smugglers([1, 2, 6], [PATROL, 3, 4], [])], ids=["moon", "smugglers"])
def test_seed_and_node_budget_decide_everything(state):
    trees = [think(seen(state), Budget(nodes=80), chance(3)) for _ in range(2)]
    assert visits(trees[0]) == visits(trees[1])
    assert visits(trees[0]) != visits(think(seen(state), Budget(nodes=80), chance(4)))


def trusted(observation: Observation) -> int:
    """Playouts that the look ahead stands for."""
    return observation.game().foresight.trust * len(candidates(observation, chance(1))[0])


def test_a_node_budget_is_spent_exactly():
    observation = seen(launch(decisions=0))
    root = think(observation, Budget(nodes=73), chance(1))
    assert root.answered == sum(node.visits for node in root.answers.values()) == 73 + trusted(observation)


def test_a_time_budget_of_nothing_still_finds_a_move():
    observation = seen(launch(decisions=0))
    root = think(observation, Budget(milliseconds=0), chance(1))
    assert root.answered == 1 + trusted(observation)


def test_a_single_option_is_answered_without_thinking():
    state = launch(decisions=0)
    state.play(0, state.legal(0)[0])
    assert len(state.legal(0)) == 1
    assert make_bot("search:9999999n", seed=0).choose(seen_by(state, 0)) == state.legal(0)[0]


def test_search_takes_the_surest_and_greatest_gain():
    observation = seen_by(without_patrols(hand=[1, 2, 6], opponent=[3, 4, 5]), 0)
    assert make_bot("search:150n", seed=1).choose(observation) == Ship(6)


def test_search_confiscates_what_would_lose_the_match():
    """Seat 0 ships on its last turn; seat 1 has had all turns but one and is behind."""
    state = smugglers(hand=[6, 1, 1], opponent=[PATROL, 1, 1], seen=[])
    state.turn, state.earned = 6, [[5, 0], [6, 0]]
    state.play(0, Ship(6))
    assert state.legal(1) == [Confiscate(), Pass()]
    assert make_bot("search:100n", seed=1).choose(seen_by(state, 1)) == Confiscate()


def test_search_sees_that_an_opponent_who_decides_alone_will_confiscate():
    """All unknown cards are patrols: whatever is shipped will be confiscated, so the die is worth more."""
    cargo = [card for card in range(1, 7) for _ in range(4)]
    for card in (6, 5, 5):
        cargo.remove(card)
    state = smugglers(hand=[6, 5, 5], opponent=[PATROL] * 3, seen=cargo)
    assert set(state.deck) == {PATROL}
    assert make_bot("search:300n", seed=1).choose(seen_by(state, 0)) == Roll()


def test_every_action_meets_the_same_chance():
    observation = seen(launch(decisions=20))
    search = Search(observation, observation.legal(), [1.0], chance(1))
    first, again, second = search._deal(0), search._deal(0), search._deal(1)
    assert first[0].digest() == again[0].digest() != second[0].digest()
    assert first[1].key == again[1].key != second[1].key


def test_shares_add_up_to_one_win_that_goes_to_whoever_leads():
    state = smugglers(hand=[1, 2, 3], opponent=[4, 5, 6], seen=[])
    search = Search(seen(state), seen(state).legal(), [1.0], chance(1))
    state.earned = [[3, 0], [8, 0]]
    ahead = search._shares(state)
    state.agendas, state.table = [[], []], []
    won = search._shares(state)
    assert sum(ahead) == pytest.approx(sum(won)) == pytest.approx(1)
    assert won[0] < ahead[0] < 0.5 < ahead[1] < won[1]


def test_only_the_best_by_a_look_ahead_are_thought_about():
    observation = seen(launch(decisions=0))
    legal = observation.legal()
    values = dict(zip(legal, prospects(observation, legal, chance(1), samples=1), strict=True))
    actions, best = candidates(observation, chance(1))
    assert len(actions) == len(best) == min(observation.game().foresight.width, WIDE) < len(legal)
    assert [values[action] for action in actions] == best == sorted(values.values(), reverse=True)[: len(best)]


def test_equal_promise_is_equal_confidence():
    assert confidence([2.0] * 4, 1.5) == [0.25] * 4


def test_confidence_does_not_depend_on_the_unit():
    assert confidence([1.0, 2.0, 4.0], 1.5) == pytest.approx(confidence([10.0, 20.0, 40.0], 1.5))
    assert sum(confidence([1.0, 2.0, 4.0], 1.5)) == pytest.approx(1)


def test_what_was_tried_most_comes_first():
    root = think(seen(launch(decisions=0)), Budget(nodes=60), chance(1))
    counts = [node.visits for _, node in ranked(root)]
    assert counts == sorted(counts, reverse=True)


@pytest.mark.parametrize("goes_on", [False, True])
def test_where_a_tree_ends_a_rollout_goes_on_or_the_evaluation_judges(goes_on):
    observation = seen(launch(decisions=10))
    legal, values = candidates(observation, chance(1))
    search = Search(observation, legal, confidence(values, 1.5), chance(1))
    search.rolls_out = goes_on
    root = Node()
    search.playout(root)
    [(action, answer)] = root.answers.items()
    after, _ = search._deal(0)
    after.play(observation.seat, action)
    assert (answer.value() == search._shares(after)[observation.seat]) is not goes_on


def test_the_wider_the_swing_the_less_a_point_counts(monkeypatch):
    observation = seen(launch(decisions=0))
    legal, values = candidates(observation, chance(1))
    spreads = []
    for swing in (5.0, 20.0):
        monkeypatch.setattr(observation.game().foresight, "swing", swing)
        root = Node()
        Search(observation, legal, confidence(values, 1.5), chance(1)).trust(root, values)
        shares = [answer.value() for answer in root.answers.values()]
        spreads.append(max(shares) - min(shares))
    assert spreads[0] > spreads[1] > 0.0


def test_playouts_look_less_far_ahead_when_they_take_too_long():
    observation = seen(launch(decisions=10))
    legal, values = candidates(observation, chance(1))
    search = Search(observation, legal, confidence(values, 1.5), chance(1))
    assert search._horizon == observation.round() + observation.game().foresight.horizon
    search.shorten(seconds=10.0)
    assert search._horizon == observation.round() + observation.game().foresight.horizon
    search.shorten(seconds=1e-9)
    assert search._horizon == observation.round() + 1


def test_halving_gives_the_better_half_more_playouts(monkeypatch):
    observation = seen(launch(decisions=0))
    monkeypatch.setattr(observation.game().foresight, "halving", True)
    field = len(candidates(observation, chance(1))[0])
    trees = [think(observation, Budget(nodes=4 * field), chance(3)) for _ in range(2)]
    assert visits(trees[0]) == visits(trees[1])
    most = [node.visits for _, node in ranked(trees[0])]
    assert most[0] > most[field // 2] >= most[-1] > observation.game().foresight.trust
    assert sum(most) <= 5 * field + trusted(observation)
    (_, first), (_, second) = ranked(trees[0])[:2]
    assert first.value() >= second.value() or first.visits > second.visits


def test_a_halving_search_of_no_time_still_finds_a_move(monkeypatch):
    observation = seen(launch(decisions=0))
    monkeypatch.setattr(observation.game().foresight, "halving", True)
    root = think(observation, Budget(milliseconds=0), chance(1))
    assert {node.visits for node in root.answers.values()} == {1 + observation.game().foresight.trust}
