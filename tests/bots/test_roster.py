"""Bots by name."""

from __future__ import annotations

import pytest

from starboard.bots import BOTS, make_bot
from starboard.bots.roster import read_budget
from starboard.engine.errors import Refusal
from tests.bots.positions import launch, seen


@pytest.mark.parametrize("spec", [*BOTS, "search:5", "search:7n"])
def test_every_bot_answers_with_a_legal_action(spec):
    observation = seen(launch(decisions=3))
    assert make_bot(spec, seed=1).choose(observation) in observation.legal()


@pytest.mark.parametrize("spec", ["random", "greedy", "search:30n"])
@pytest.mark.parametrize("seed", [3, b"any bytes, however many of them there may be: they are hashed before they are a key"])
def test_the_same_seed_decides_alike(spec, seed):
    def choices() -> list[object]:
        bot = make_bot(spec, seed)
        return [bot.choose(seen(launch(decisions))) for decisions in (0, 11, 30)]

    assert choices() == choices()


def test_another_seed_decides_differently():
    observation = seen(launch(decisions=0))
    assert len({make_bot("random", seed).choose(observation) for seed in range(10)}) > 3


def test_a_budget_is_milliseconds_or_nodes():
    assert (read_budget("", "250").milliseconds, read_budget("", "250").nodes) == (250, None)
    assert read_budget("", "250n").nodes == 250


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("clever", "There is no bot “clever”. The bots are: random, greedy, search."),
        ("", "There is no bot “”. The bots are: random, greedy, search."),
        ("greedy:5", "“greedy:5”: the bot greedy takes no number. Only search does: search:200 (milliseconds) or search:500n (nodes)."),
        ("search:", "“search:” has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes)."),
        ("search:0", "“search:0” has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes)."),
        ("search:-5n", "“search:-5n” has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes)."),
        ("search:٣", "“search:٣” has no budget that can be read. Write search:200 (milliseconds a decision) or search:500n (nodes)."),
    ],
)
def test_wrong_names_are_refused_in_words(spec, message):
    with pytest.raises(Refusal) as refused:
        make_bot(spec, seed=0)
    assert str(refused.value) == message
