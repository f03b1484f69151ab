"""Extra cards alone against ASTRA (WM-C.7, WM-S.7, WM-S.51)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Write
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.content.inscriptions import X
from starboard.games.welcome_to_the_moon.solo.deck import PAIRS
from tests.games.welcome_to_the_moon.battle.position import full
from tests.games.welcome_to_the_moon.modifiers.cards import EIGHT_AND_A_HALF, EIGHT_ROBOT, card, open_cards, ordinary
from tests.games.welcome_to_the_moon.solo.position import SoloBattle, SoloJourney

TEN = ordinary(number=10)


@pytest.mark.parametrize(
    ("level", "id", "effect"),
    [
        ("4", 155, "energy"),
        ("8", 157, "plant"),
        ("4", 152, "energy"),
        ("3", 153, "astronaut"),
        ("6", 152, "water"),
        ("7", 154, "robot"),
        ("8", 154, "planning"),
        ("2", 151, "robot"),
    ],
)
def test_a_card_counts_as_her_most_valuable_effect(level, id, effect):
    """WM-C.7: of equal ones the first that is printed."""
    position = SoloJourney(seats=1, astra_level=level)
    open_cards(position, EIGHT_ROBOT, TEN, id)
    position.take(0, 1, "t05")
    position.turn()
    assert position.held() == {effect: 1}


def test_a_pair_gives_a_combination_for_each_choice():
    """WM-S.7, WM-C.34: pairs tell which cards a combination is made of."""
    position = SoloJourney(seats=1)
    open_cards(position, 156, 152, EIGHT_ROBOT)
    view = position.state.view(0)
    assert [(shown.number, shown.effect) for shown in view.stacks[:4]] == [(6, "energy"), (6, "water"), (9, "energy"), (9, "water")]
    assert [(shown.number, shown.effect) for shown in view.stacks[4:6]] == [(6, "robot"), (9, "robot")]
    assert [shown.effect for shown in view.stacks[6:12]] == list(EFFECTS)
    assert view.astra.pairs[:7] == [PAIRS[0]] * 4 + [PAIRS[1]] * 2 + [PAIRS[2]]
    assert (view.astra.cards[0].or_numbers, view.astra.cards[1].or_effects) == ([9], ["water"])


def test_the_card_that_was_not_used_leaves():
    """WM-S.10: whichever of the choices was taken."""
    position = SoloJourney(seats=1)
    open_cards(position, 156, 152, EIGHT_ROBOT)
    position.match.apply(0, Write(5, "t05", 9))
    assert position.view().used == 5
    position.turn()
    assert position.deck.out == [card(152)]


def opens(id: int, level: str = "1", **sheet) -> SoloBattle:
    """ASTRA draws this card first, on sheets that look like this."""
    position = SoloBattle(seats=1, astra_level=level)
    for owner in (0, 1):
        position.sheet(owner, **sheet)
    deck = position.deck
    position.state.stacks = type(deck)([*deck.pile, card(id)], deck.open, deck.discard, deck.out, deck.second)
    position.strike()
    return position


@pytest.mark.parametrize(
    ("id", "planets"),
    [(153, ["p4", "p5"]), (149, ["p1", "p2", "p3", "p4", "p5", "p6", "p7"]), (156, ["p3", "p4", "p5"])],
)
def test_the_player_chooses_among_the_planets_of_her_card(id, planets):
    """WM-S.51, WM-C.34."""
    assert opens(id).targets() == planets


@pytest.mark.parametrize(("id", "planet"), [(152, "p1"), (154, "p7")])
def test_zero_is_the_first_planet_and_42_the_last(id, planet):
    """WM-S.51, WM-C.34: she plays on the sheet that is active in turn 2, in zone A."""
    assert opens(id).on(1, planet, 0) == "A"


def test_she_counts_on_from_her_odd_numbers():
    """WM-S.51: 42 wraps to 1, 8½ was 8 or 9, and 10 is next."""
    assert opens(154, **full("p7")).on(1, "p1", 0) == "A"
    assert opens(153, **full("p4", "p5")).on(1, "p6", 0) == "A"


@pytest.mark.parametrize(("level", "symbol"), [("4", "asteroid"), ("6", "water")])
def test_her_card_of_two_effects_is_the_better_one(level, symbol):
    """WM-C.7: 0 with energy for Franklin, with water for Stephanie."""
    position = opens(152, level)
    drawn = position.seen(1, 0)
    assert ("ast13" in drawn.insignia or "ast1" in drawn.insignia) == (symbol == "asteroid")


def test_numbers_are_as_actions_hold_them():
    """WM-C.34: the client compares them."""
    position = SoloJourney(seats=1)
    open_cards(position, 153, 149, EIGHT_ROBOT)
    assert [one.number for one in position.view().cards] == [EIGHT_AND_A_HALF, X, 8]
