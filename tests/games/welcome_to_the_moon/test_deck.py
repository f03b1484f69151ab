"""Components, deck, set-up and reveal (WM-0.2, WM-0.3, WM-0.5, WM-0.7) and what of the stacks is known (WM-0.19)."""

from __future__ import annotations

from collections import Counter
from itertools import chain, pairwise

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.registry import find_game
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.content import DECK
from starboard.games.welcome_to_the_moon.deck import STACKS, Stacks
from starboard.games.welcome_to_the_moon.events import Reshuffled
from tests.games.welcome_to_the_moon.position import LAUNCH, Position

NUMBERS = {1: 2, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 6, 8: 7, 9: 6, 10: 6, 11: 5, 12: 4, 13: 3, 14: 2, 15: 2}
EFFECTS = {"robot": 14, "energy": 14, "plant": 14, "water": 7, "astronaut": 7, "planning": 7}
BACKS = {
    1: "robot energy",
    2: "robot plant",
    3: "water astronaut planning",
    4: "energy plant astronaut planning",
    5: "robot robot energy energy plant",
    6: "robot energy plant water astronaut planning",
    7: "robot energy energy plant plant water",
    8: "robot robot plant plant water astronaut planning",
    9: "robot energy energy plant plant water",
    10: "robot energy plant water astronaut planning",
    11: "robot robot energy energy plant",
    12: "energy plant astronaut planning",
    13: "water astronaut planning",
    14: "robot plant",
    15: "robot energy",
}


def chance(seed: int = 0) -> Rng:
    return Rng(numbered_seed(seed))


def turns(count: int) -> list[Stacks]:
    """The stacks of turn 1, 2, …"""
    rng = chance(5)
    stacks = [Stacks.dealt(rng)]
    while len(stacks) <= count:
        stacks.append(stacks[-1].revealed(rng))
    return stacks[1:]


def test_sixty_three_cards_with_the_printed_counts():
    """EX-0.2, WM-0.2, WM-0.3."""
    assert len(DECK.cards) == len({card.id for card in DECK.cards}) == 63
    assert Counter(card.number for card in DECK.cards) == NUMBERS
    assert Counter(card.effect for card in DECK.cards) == EFFECTS
    assert [len(cards) for cards in Stacks.dealt(chance()).cards] == [21, 21, 21]


@pytest.mark.parametrize("number", BACKS)
def test_every_number_has_the_printed_backs(number):
    """WM-0.3."""
    assert Counter(card.effect for card in DECK.cards if card.number == number) == Counter(BACKS[number].split())


def test_adventure_1_has_missions_64_to_69_two_of_each_letter():
    """WM-0.2, WM-0.5."""
    assert [(card.id, card.type) for card in LAUNCH.layout.missions] == [(64, "A"), (65, "A"), (66, "B"), (67, "B"), (68, "C"), (69, "C")]


def test_from_one_to_six_play():
    """WM-0.1; who plays alone plays against ASTRA."""
    for seats in range(1, 7):
        assert Match.new("welcome_to_the_moon", seats).state.pending() == list(range(seats))
    for seats in (0, 7):
        with pytest.raises(Refusal):
            Match.new("welcome_to_the_moon", seats)


def test_setup_draws_one_mission_of_each_letter_at_random():
    """WM-0.5."""
    drawn = Counter()
    for seed in range(80):
        missions = Match.new("welcome_to_the_moon", 2, seed).state.missions
        assert [mission.type for mission in missions] == ["A", "B", "C"]
        drawn.update(mission.id for mission in missions)
    assert set(drawn) == {64, 65, 66, 67, 68, 69}
    assert min(drawn.values()) >= 25


@pytest.mark.parametrize(("choice", "missions"), [("1", [64, 66, 68]), ("2", [65, 67, 69])])
def test_missions_can_be_chosen_instead(choice, missions):
    """WM-0.5."""
    options = {f"mission_{letter}": choice for letter in "abc"}
    assert [mission.id for mission in Match.new("welcome_to_the_moon", 2, 0, options).state.missions] == missions


def test_setup_is_the_same_for_every_number_of_players():
    """WM-0.5."""
    opening = [Match.new("welcome_to_the_moon", seats, 9).state.view(None) for seats in range(2, 7)]
    assert all(view.stacks == opening[0].stacks and view.cards_left == 20 for view in opening)
    assert all([mission.id for mission in view.missions] == [mission.id for mission in opening[0].missions] for view in opening)


def test_another_seed_shuffles_otherwise():
    """WM-0.5."""
    orders = {tuple(Match.new("welcome_to_the_moon", 2, seed).state.stacks.cards[0]) for seed in range(20)}
    assert len(orders) == 20


def test_a_combination_is_the_number_on_top_and_the_effect_just_flipped():
    """WM-0.7."""
    rng = chance()
    dealt = Stacks.dealt(rng)
    first = dealt.revealed(rng)
    for stack in range(STACKS):
        flipped, top = dealt.cards[stack][:2]
        assert first.number(stack) == DECK.cards[top].number
        assert first.flipped[stack] == flipped
        assert first.next_effects(stack) == [dealt.revealed(rng).revealed(rng).effect(stack)]


def test_the_card_that_shows_a_number_gives_the_effect_of_the_next_turn():
    """WM-0.3, WM-0.7: at a reshuffle too."""
    played = turns(65)
    for now, later in pairwise(played):
        for stack in range(STACKS):
            assert [later.effect(stack)] == now.next_effects(stack)
            assert later.flipped[stack] == now.cards[stack][now.top]


def test_stacks_run_out_together_and_are_shuffled_in_turns_21_41_61():
    """WM-0.7: 20 cards after the reveal of turn 1, one after turn 20, 20 again in turn 21."""
    left = [stacks.left() for stacks in turns(81)]
    assert left == [*range(20, 0, -1)] * 4 + [20]


def test_a_reshuffle_keeps_the_flipped_card_out_and_every_pile_to_itself():
    """WM-0.7: cards never move between piles."""
    played = turns(65)
    piles = [set(stacks) for stacks in played[0].cards]
    for turn in (21, 41, 61):
        stacks = played[turn - 1]
        for stack in range(STACKS):
            assert len(stacks.cards[stack]) == 20
            assert stacks.flipped[stack] not in stacks.cards[stack]
            assert {*stacks.cards[stack], stacks.flipped[stack]} == piles[stack]
            assert stacks.cards[stack] != played[turn - 2].cards[stack][:20]


def test_a_match_tells_of_the_reshuffle_in_turn_21():
    """WM-0.7."""
    position = Position()
    state = position.state
    for _ in range(19):
        state.stacks = state.stacks.revealed(state.rng)
    state.turn = 20
    position.sheet(0)
    assert state.view(None).cards_left == 1
    position.finish()
    assert position.state.turn == 21
    assert position.state.view(None).cards_left == 20
    assert len(position.told(Reshuffled)) == 1


def test_combinations_with_the_next_effect_and_the_cards_left_are_public():
    """WM-0.19."""
    position = Position()
    position.deal("6 astronaut", "13 water", "2 plant")
    for viewer in (None, 0, 1):
        view = position.state.view(viewer)
        assert [(shown.number, shown.effect) for shown in view.stacks] == [(6, "astronaut"), (13, "water"), (2, "plant")]
        for stack, shown in enumerate(view.stacks):
            card = DECK.cards[position.state.stacks.cards[stack][1]]
            assert (card.number, card.effect) == (shown.number, shown.next)
        assert view.cards_left == 20


@pytest.mark.parametrize("turn", [1, 7, 20, 21, 33, 41])
def test_a_redeal_keeps_what_has_been_seen_and_shuffles_the_rest(turn):
    """WM-0.19: the order of the stacks is hidden from everybody."""
    stacks = turns(45)[turn - 1]
    twins = [stacks.redealt(chance(seed)) for seed in range(6)]
    for twin in twins:
        assert (twin.top, twin.flipped, twin.held) == (stacks.top, stacks.flipped, stacks.held)
        assert sorted(chain(*twin.cards)) == sorted(chain(*stacks.cards))
        for stack in range(STACKS):
            assert twin.cards[stack][: twin.top + 1] == stacks.cards[stack][: stacks.top + 1]
    if stacks.left() > 3:
        assert len({str(twin.cards) for twin in [*twins, stacks]}) == 7


def test_before_the_first_reshuffle_any_hidden_card_may_lie_in_any_stack():
    """WM-0.19."""
    stacks = turns(3)[2]
    assert any(set(stacks.redealt(chance(seed)).cards[0]) != set(stacks.cards[0]) for seed in range(3))


def test_after_a_reshuffle_everybody_knows_which_cards_a_stack_holds():
    """WM-0.7, WM-0.19: piles were open, so a redeal keeps cards in their stack."""
    stacks = turns(25)[24]
    for seed in range(3):
        twin = stacks.redealt(chance(seed))
        assert [set(cards) for cards in twin.cards] == [set(cards) for cards in stacks.cards]


def test_missions_after_a_system_error_is_the_one_rule_switch_of_adventure_1():
    """WM-0.21: off unless it is chosen."""
    options = {option.id: option for option in find_game("welcome_to_the_moon").options}
    assert options["missions_after_system_error"].default == "no"
    assert not Position().state.claims_after_error
    assert Position(missions_after_system_error="yes").state.claims_after_error
