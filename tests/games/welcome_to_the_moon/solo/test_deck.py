"""ASTRA's deck: 66 cards, two passes (WM-S.1, WM-S.4, WM-S.6, WM-S.13, WM-S.14, WM-S.20)."""

from __future__ import annotations

from collections import Counter

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.welcome_to_the_moon.deck import ORDINARY
from starboard.games.welcome_to_the_moon.solo.deck import FIRST_LETTER, SoloDeck, is_letter
from starboard.games.welcome_to_the_moon.solo.events import EffectDrawn
from tests.games.welcome_to_the_moon.solo.position import SoloJourney

SHUFFLES = 300
EFFECT_CARDS = range(FIRST_LETTER, FIRST_LETTER + 3)


def chance(seed: int) -> Rng:
    return Rng(numbered_seed(seed))


def test_63_starship_cards_and_3_effect_cards_in_the_last_24():
    """WM-S.1, WM-S.4"""
    places = Counter()
    for seed in range(SHUFFLES):
        pile = SoloDeck.dealt(chance(seed)).pile
        assert sorted(pile) == [*ORDINARY, *EFFECT_CARDS]
        places.update(len(pile) - 1 - pile.index(card) for card in EFFECT_CARDS)
    assert set(places) == set(range(42, 66)), "drawn as cards 43 to 66, anywhere among them"


def test_a_redeal_keeps_effect_cards_in_the_last_24_of_the_first_pass():
    """WM-S.4: what a bot imagines must be possible."""
    deck = SoloDeck.dealt(chance(1))
    for _ in range(6):
        deck = deck.drawn(chance(2))
    places = set()
    for seed in range(SHUFFLES):
        twin = deck.redealt(chance(seed))
        assert sorted(twin.pile) == sorted(deck.pile)
        assert twin.open == deck.open
        places |= {len(twin.pile) - 1 - twin.pile.index(card) for card in EFFECT_CARDS}
    assert places == set(range(36, 60))


def test_three_starship_cards_lie_open():
    """WM-S.6"""
    match = Match.new("welcome_to_the_moon", 1, 1)
    astra = match.state.view(0).astra
    assert len(astra.cards) == 3
    assert match.state.view(0).cards_left == 63
    assert match.state.view(0).astra.open == 3


def test_effect_cards_are_carried_out_and_replaced():
    """WM-S.6: also two in a row."""
    position = SoloJourney(1)
    position.strike("C", "4 plant", "A", "B", "9 energy", "1 robot")
    assert position.targets() == [f"station_{number}_multiplier" for number in range(1, 5)]
    assert len(position.deck.open) == 1
    position.target("station_2_multiplier")
    position.target("station_4_multiplier")
    assert position.open() == ["4 plant", "9 energy", "1 robot"]


def test_the_discard_pile_is_shuffled_once_with_the_effect_cards():
    """WM-S.13: cards that ASTRA holds stay out."""
    position = SoloJourney(1)
    position.deal("8 robot", "7 plant", "9 water")
    position.stack("A", "B", "C", "1 energy", only=True)
    given = position.deck.open
    position.turn()
    position.target("station_1_multiplier")
    position.target("station_2_multiplier")
    assert position.view().second_pass
    assert min(position.view().letters.values()) == 1
    assert len(position.deck.out) == 1
    assert position.deck.out[0] in given
    assert len(position.deck.cards_in_play()) == 66
    assert sum(is_letter(card) for card in position.deck.pile + position.deck.discard) == 3


def test_an_effect_card_left_alone_belongs_to_the_first_pass():
    """WM-S.14: mission A is not turned."""
    position = SoloJourney(1)
    position.stack("A", only=True)
    position.turn()
    assert position.targets()
    assert not position.view().second_pass
    assert not position.state.taken[0]


def test_no_third_pass():
    """WM-S.20: with fewer than three starship cards left the game is over at once, whatever effect cards lie there."""
    position = SoloJourney(1)
    position.second_pass()
    position.stack("A", "1 robot", "1 energy", only=True)
    position.turn()
    assert position.reasons() == ["astra-end-deck"]
    assert not position.told(EffectDrawn)


def test_three_cards_are_enough_for_another_turn():
    """WM-S.20"""
    position = SoloJourney(1)
    position.second_pass()
    position.stack("1 robot", "1 energy", "2 plant", only=True)
    position.turn()
    assert position.open() == ["1 robot", "1 energy", "2 plant"]


def test_35_turns_at_most():
    """WM-S.13: 21 turns, then 42 cards for 14 more."""
    longest = 0
    for seed in range(25):
        match = Match.new("welcome_to_the_moon", 1, seed, {"adventure": "6"})
        rng = chance(seed)
        while match.state.pending():
            match.play(0, rng.choice(match.state.legal(0)))
            if match.state.turn == 22:
                assert match.state.view(0).astra.second_pass or match.state.phase != 0
        longest = max(longest, match.state.turn)
    assert 22 < longest <= 35
