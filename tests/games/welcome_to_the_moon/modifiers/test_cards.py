"""Extra starship cards and removals: which cards take part, and what they offer (WM-C.4, WM-C.5, WM-C.34)."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.registry import find_game
from starboard.engine.text import render
from starboard.games.welcome_to_the_moon.actions import Wild, Write
from starboard.games.welcome_to_the_moon.content import DECK, EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import X
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS, ORDINARY, TRIOS
from starboard.games.welcome_to_the_moon.events import CardsSetAside
from starboard.games.welcome_to_the_moon.solo.deck import is_letter
from tests.games.welcome_to_the_moon.journey.position import JourneyPosition
from tests.games.welcome_to_the_moon.modifiers.cards import EIGHT_AND_A_HALF, EIGHT_ROBOT, card, lay_out, offered, ordinary
from tests.games.welcome_to_the_moon.position import Position

FACES = {
    149: ([X], "energy"),
    150: ([X], "plant"),
    151: ([X], "robot"),
    152: ([0], "energy water"),
    153: ([EIGHT_AND_A_HALF], "astronaut plant"),
    154: ([42], "robot planning"),
    155: ([4], " ".join(EFFECTS)),
    156: ([6, 9], " ".join(EFFECTS)),
    157: ([12], " ".join(EFFECTS)),
}


def match(seats: int = 2, seed: int = 0, **options: str) -> Match:
    return Match.new("welcome_to_the_moon", seats, seed, options)


def left_out(match: Match) -> list:
    """The ordinary cards that take no part."""
    playing = match.state.stacks.cards_in_play()
    return [DECK.cards[one] for one in ORDINARY if one not in playing]


@pytest.mark.parametrize("id", FACES)
def test_every_extra_card_has_its_printed_faces(id):
    """WM-C.4."""
    numbers, effects = FACES[id]
    assert FRONTS[card(id)] == numbers
    assert [EFFECTS[effect] for effect in BACKS[card(id)]] == effects.split()


@pytest.mark.parametrize(("trio", "ids"), [("x", (149, 150, 151)), ("odd", (152, 153, 154)), ("wild", (155, 156, 157))])
def test_a_trio_joins_the_deck(trio, ids):
    """WM-C.4: 66 cards in three stacks of 22; alone the effect cards lie in the last 22 of them (WM-S.4)."""
    stacks = match(extra_cards=trio).state.stacks
    assert sorted(stacks.cards_in_play()) == [*ORDINARY, *[card(id) for id in ids]]
    assert [len(cards) for cards in stacks.cards] == [22, 22, 22]
    for seed in range(20):
        deck = match(1, seed, extra_cards=trio).state.stacks
        drawn = [*deck.pile, *deck.open[::-1]]
        assert len(drawn) == 69
        assert all(drawn.index(one) < 25 for one in drawn if is_letter(one))


@pytest.mark.parametrize(
    ("removal", "counts"),
    [("robot_energy", {"robot": 3, "energy": 3}), ("plant_water", {"plant": 4, "water": 2})],
)
def test_six_cards_of_two_effects_are_removed_at_random(removal, counts):
    """WM-C.5: which ones is the seed's choice."""
    found = [left_out(match(seed=seed, removed_cards=removal)) for seed in range(12)]
    assert all(Counter(card.effect for card in cards) == counts for cards in found)
    assert len({tuple(card.id for card in cards) for cards in found}) > 6
    assert left_out(match(seed=3, removed_cards=removal)) == found[3]


@pytest.mark.parametrize(("removal", "numbers"), [("extremes", {1: 2, 14: 2, 15: 2}), ("sevens", {7: 6})])
def test_all_cards_of_some_numbers_are_removed(removal, numbers):
    """WM-C.5."""
    assert Counter(card.number for card in left_out(match(removed_cards=removal))) == numbers
    assert Counter(card.number for card in left_out(match(1, removed_cards=removal))) == numbers


def test_stacks_and_thirds_follow_the_size_of_the_deck():
    """WM-C.34: 57 cards without six, 60 with three others."""
    assert [len(cards) for cards in match(removed_cards="sevens").state.stacks.cards] == [19, 19, 19]
    both = match(removed_cards="sevens", extra_cards="wild").state.stacks
    assert [len(cards) for cards in both.cards] == [20, 20, 20]
    deck = match(1, removed_cards="sevens").state.stacks
    assert all([*deck.pile, *deck.open].index(one) < 22 for one in deck.pile if is_letter(one))


def test_the_log_names_what_is_set_aside():
    """WM-C.5: nobody has to guess what is missing."""
    played = match(removed_cards="plant_water", seed=4)
    (aside,) = [entry.event for _, entry in played.entries(None) if isinstance(entry.event, CardsSetAside)]
    assert [(name.params["number"], name.params["effect"]) for name in aside.cards] == [
        (card.number, card.effect) for card in left_out(played)
    ]
    assert not [entry for _, entry in match().entries(None) if isinstance(entry.event, CardsSetAside)]


def test_nothing_changes_unless_it_is_chosen():
    """WM-C.34: a table may switch modifiers on."""
    options = {option.id: option for option in find_game("welcome_to_the_moon").options}
    assert options["extra_cards"].choices == ("none", *TRIOS)
    assert options["extra_cards"].default == options["removed_cards"].default == "none"
    assert sorted(match().state.stacks.cards_in_play()) == ORDINARY
    with pytest.raises(Refusal):
        match(extra_cards="golden")


def test_a_card_with_two_effects_lets_choose_one():
    """WM-C.34."""
    position = Position()
    lay_out(position, (EIGHT_ROBOT, 152))
    assert offered(position) == [(8, "energy"), (8, "water"), (8, "robot"), (8, "robot")]
    assert [shown.stack for shown in position.state.view(0).stacks] == [0, 0, 1, 2]
    assert {action.slot[:2] for action in position.legal(0, Write) if action.stack == 1} == {"l3", "l9"}


def test_the_back_of_a_card_with_two_effects_is_known_before():
    """WM-0.3."""
    position = Position()
    lay_out(position, (154, EIGHT_ROBOT))
    shown = position.state.view(0).stacks[0]
    assert (shown.number, shown.next, shown.or_next) == (42, "robot", ["planning"])


def test_a_wild_card_is_any_effect_and_six_or_nine_is_either():
    """WM-C.34: the number of one card with the effect of another."""
    position = Position()
    lay_out(position, (156, 155))
    assert offered(position)[:12] == [(number, effect) for number in (6, 9) for effect in EFFECTS]
    assert {shown.stack for shown in position.state.view(0).stacks[:12]} == {0}
    position.match.apply(0, Write(9, "l3_s1", 9))
    assert position.at(0, "l3_s1") == 9


def test_a_declared_wild_leaves_no_choice_of_effects():
    """WM-0.14.2: whatever the card shows, so it is offered once for each number."""
    position = JourneyPosition()
    position.sheet(0, circled="wild_planning_1")
    lay_out(position, (156, 155))
    position.match.apply(0, Wild("robot"))
    assert {(action.stack, action.number) for action in position.legal(0, Write)} == {(0, 6), (6, 9), (12, 8), (13, 8)}
    places = [shown.places for shown in position.state.view(0).stacks]
    assert [stack for stack, count in enumerate(places) if count] == [0, 6, 12, 13]
    refusal = position.refused(0, Write(1, "t01", 6))
    assert (refusal.text.key, refusal.rule) == ("refused-same-card", "WM-C.34")


def test_the_two_numbers_of_a_card_are_told_apart():
    """WM-C.34: an astronaut makes 7 of 6 and of 9."""
    position = JourneyPosition()
    lay_out(position, (156, ordinary(effect="astronaut")))
    sevens = [action for action in position.legal(0, Write) if action.number == 7 and action.slot == "t01"]
    texts = [render(position.state.describe(0, action), game="welcome_to_the_moon") for action in sevens]
    assert ["from 6" in texts[0], "from 9" in texts[1], len(texts)] == [True, True, 2]


def test_a_combination_that_is_not_there_is_refused():
    """WM-0.8: the message counts combinations, not stacks."""
    position = Position()
    lay_out(position, (EIGHT_ROBOT, 152))
    refusal = position.refused(0, Write(4, "l9_s1", 8))
    assert (refusal.text.key, refusal.text.params["last"]) == ("refused-stack", 3)
