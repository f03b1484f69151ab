"""Bots have a price for everything that is printed and done (WM-0.11, WM-1.4, WM-4.5)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.actions import ACTIONS
from starboard.games.welcome_to_the_moon.adventures import ADVENTURES
from starboard.games.welcome_to_the_moon.adventures.adventure import adventure_of
from starboard.games.welcome_to_the_moon.adventures.launch.content import load_launch
from starboard.games.welcome_to_the_moon.adventures.launch.content.layout import LaunchLayout
from starboard.games.welcome_to_the_moon.bots.prices import by_effect, flat
from starboard.games.welcome_to_the_moon.content import EFFECTS

SEEDS = 2


class Unheard(Action, frozen=True, tag="unheard"):
    """An action that no bot knows."""


def weighed(adventure: str) -> set[type[Action]]:
    """Kinds of actions that the adventure's bots have weighed in whole matches, alone and with others."""
    kinds: set[type[Action]] = set()
    for seats in (1, 2):
        for seed in range(SEEDS):
            match = Match.new("welcome_to_the_moon", seats, seed, {"adventure": adventure})
            rng = Rng(numbered_seed(seed)).fork()
            while pending := match.state.pending():
                seat = rng.choice(pending)
                legal = match.state.legal(seat)
                assert len(adventure_of(match.state).weigh(match.state, seat, legal)) == len(legal)
                kinds.update(type(action) for action in legal)
                match.play(seat, rng.choice(legal))
    return kinds


def test_bots_have_a_price_for_each_action():
    assert set().union(*(weighed(adventure) for adventure in ADVENTURES)) == set(ACTIONS)


def test_an_action_that_is_new_has_no_price_by_chance():
    with pytest.raises(KeyError):
        flat(Unheard(), claim=1.0)


def test_bots_have_a_price_for_each_effect():
    """WM-0.11: of one too few or too many the bots of an adventure are not even loaded."""
    prices = {effect: float(number) for number, effect in enumerate(EFFECTS)}
    assert by_effect(prices) == list(range(len(EFFECTS)))
    for wrong in ({**prices, "gravity": 1.0}, {effect: prices[effect] for effect in EFFECTS[1:]}):
        with pytest.raises(AssertionError):
            by_effect(wrong)


@pytest.mark.parametrize("kind", sorted({bonus.type for bonus in load_launch().bonuses}))
def test_bots_have_a_price_for_each_bonus_of_a_compartment(kind):
    """WM-1.4: without its bonus a compartment promises less."""
    state = Match.new("welcome_to_the_moon", 2, 1, {"adventure": "1"}).state
    judge = adventure_of(state).evaluation
    bonus = next(number for number, printed in enumerate(load_launch().bonuses) if printed.type == kind)
    compartment = judge.layout.compartment_of_bonus[bonus]

    def promise() -> float:
        return judge.payment(state, state.sheets[0], compartment, judge.fuel(state.sheets[0]))

    whole, layout = promise(), judge.layout
    judge.layout = LaunchLayout(load_launch())
    try:
        judge.layout.compartment_icons[compartment] &= ~(1 << bonus)
        judge.layout.compartment_rockets[compartment] = [other for other in layout.compartment_rockets[compartment] if other != bonus]
        assert promise() < whole
    finally:
        judge.layout = layout


def test_bots_have_a_price_for_the_bonus_of_each_secondary_factory():
    """WM-4.5."""
    state = Match.new("welcome_to_the_moon", 2, 1, {"adventure": "4"}).state
    judge = adventure_of(state).evaluation.judge
    for factory in judge.layout.secondary:
        assert judge.bonus(factory, state.sheets[0].marks) > 0, factory.gain
