"""Budgets: processor time, a longest wait, and when more thought is of no use."""

from __future__ import annotations

import pytest

from starboard.bots import budget
from starboard.bots.budget import LONGEST_WAIT, Budget
from starboard.bots.search import SearchBot, think
from starboard.bots.tree import Node
from starboard.engine.actions import Action
from starboard.games.welcome_to_the_moon.actions import Write
from tests.bots.positions import chance, launch, seen, seen_by


class Clocks:
    """Processor time and the time on the wall, as the test says."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.spent = self.passed = 0.0
        patch.setattr(budget, "thread_time", lambda: self.spent)
        patch.setattr(budget, "perf_counter", lambda: self.passed)


@pytest.fixture
def clocks(monkeypatch):
    if not budget.__file__.endswith(".py"):
        pytest.skip("the compiled build keeps its own clocks")
    return Clocks(monkeypatch)


def test_waiting_for_a_processor_is_not_thinking(clocks):
    clock = Budget(milliseconds=200).start()
    clocks.passed = 0.9
    assert clock.goes_on(10)
    clocks.spent = 0.2
    assert not clock.goes_on(10)


def test_nobody_waits_for_ever(clocks):
    clock = Budget(milliseconds=200).start()
    clocks.passed = LONGEST_WAIT * 0.2
    assert not clock.goes_on(10)


def test_the_rest_of_the_time_is_counted_in_nodes(clocks):
    clock = Budget(milliseconds=200).start()
    clocks.spent = 0.05
    assert clock.left(100) == pytest.approx(300)
    assert Budget(nodes=120).start().left(100) == 20


def counted(visits: list[int]) -> Node:
    root = Node()
    for number, times in enumerate(visits):
        action: Action = Write(stack=0, slot=str(number), number=1)
        root.answers[action] = Node()
        for _ in range(times):
            root.record(action, 0.5)
    return root


def test_the_lead_is_over_the_next_most_visited():
    assert counted([3, 9, 5]).lead() == 4
    assert counted([7]).lead() == 7
    assert Node().lead() == 0


def test_thinking_ends_when_nothing_can_overtake_the_favourite():
    observation = seen(launch(decisions=60))
    root = think(observation, Budget(nodes=400), chance(1), until_settled=True)
    assert root.answered < 400
    assert root.lead() > 400 - root.answered
    whole = think(observation, Budget(nodes=400), chance(1))
    assert max(root.answers, key=lambda action: root.answers[action].visits) == max(
        whole.answers, key=lambda action: whole.answers[action].visits
    )


def test_a_situation_was_foreseen_if_only_its_own_actions_were_tried():
    root = counted([1, 1])
    first, second = root.answers
    assert root.foresaw([first, second, Write(stack=1, slot="9", number=9)])
    assert not root.foresaw([first])
    assert not Node().foresaw([first])


def test_a_decision_goes_on_from_what_the_one_before_thought_of_it():
    """A claim that was thought about while writing is not thought about from nothing."""
    state = launch(decisions=0)
    bot = SearchBot(chance(1), Budget(nodes=30))
    bot.choose(seen_by(state, 0))
    legal = state.legal(0)
    bot._ahead = counted([0])
    bot._ahead.answers = {legal[0]: Node()}
    bot._ahead.record(legal[0], 1.0)
    before = bot._ahead
    bot.choose(seen_by(state, 0))
    assert before.answered > 1, "the tree of the decision before has grown"
