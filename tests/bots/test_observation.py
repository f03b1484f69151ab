"""A bot sees what its seat may see, and decides by nothing else."""

from __future__ import annotations

import gc

import pytest

from starboard.bots import make_bot
from starboard.engine.state import State
from tests.bots.positions import chance, launch, seen_by, smugglers
from tests.smugglers.game import PATROL, SmugglersGame

BOTS = ["random", "greedy", "search:60n"]


def test_an_observation_shows_the_seats_view_and_actions():
    state = launch(decisions=40)
    seat = state.pending()[0]
    observation = seen_by(state, seat)
    assert observation.view() == state.view(seat)
    assert observation.legal() == state.legal(seat)
    assert observation.sample(chance(1)).view(seat) == state.view(seat)
    assert observation.game().id == "welcome_to_the_moon"


def test_which_game_it_is_builds_no_view():
    """Bots ask for it again and again in a search."""

    class Unseen(SmugglersGame):
        def view(self, state, seat):
            raise AssertionError("nobody has asked for a view")

    state = smugglers(hand=[1, 2, 3], opponent=[PATROL, 4, 5], seen=[])
    state.game = Unseen()
    assert seen_by(state, 0).game().id == "smugglers"


def test_the_true_state_cannot_be_reached_from_an_observation():
    state = smugglers(hand=[1, 2, 3], opponent=[PATROL, 4, 5], seen=[])
    reached: set[int] = set()
    front: list[object] = [seen_by(state, 0)]
    while front:
        found = front.pop()
        if id(found) not in reached and not isinstance(found, type) and not callable(found):
            reached.add(id(found))
            front += gc.get_referents(found)
    assert len(reached) > 10
    assert not reached & {id(state), id(state.hands), id(state.hands[1]), id(state.deck), id(state.rng)}


def test_each_sample_is_drawn_anew():
    observation, rng = seen_by(smugglers([1, 2, 3], [4, 5, 6], []), 0), chance(1)
    assert len({tuple(observation.sample(rng).hands[1]) for _ in range(20)}) > 5


def choice(bot: str, state: State, seat: int) -> object:
    return make_bot(bot, seed=9).choose(seen_by(state, seat))


@pytest.mark.parametrize("bot", BOTS)
def test_hidden_hands_and_stacks_change_no_choice(bot):
    guarded = smugglers(hand=[1, 4, 6], opponent=[PATROL, PATROL, 2], seen=[PATROL], seed=1)
    open_door = smugglers(hand=[1, 4, 6], opponent=[1, 2, 3], seen=[PATROL], seed=2)
    assert guarded.view(0) == open_door.view(0)
    assert guarded.view(1) != open_door.view(1)
    assert choice(bot, guarded, 0) == choice(bot, open_door, 0)


@pytest.mark.parametrize("bot", BOTS)
def test_what_others_wrote_this_turn_changes_no_choice(bot):
    state = launch(decisions=0)
    options = state.legal(1)
    one, other = state.clone(), state.clone()
    one.play(1, options[0])
    other.play(1, options[-1])
    assert one.view(1) != other.view(1)
    assert choice(bot, one, 0) == choice(bot, other, 0)
