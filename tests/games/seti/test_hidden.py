"""What a seat cannot know is drawn anew, and nothing else is (SE-1.3, SE-10.6, SE-12.1)."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.content import OBJECTIVES, RIVAL_CARDS
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.game import GAME
from starboard.games.seti.rules import rival_turn
from starboard.games.seti.state import SetiState
from tests.games.seti.position import Table

DEALS = 12


def dealt(table: Table, seat: int | None = 0) -> list[SetiState]:
    """The position as this seat may imagine it, a dozen times."""
    return [table.state.redeal(seat, Rng(numbered_seed(number))) for number in range(DEALS)]


def several(found: list[object]) -> bool:
    return len({str(one) for one in found}) > 1


def test_exertian_cards_of_others_are_unknown_and_own_ones_are_not():
    """SE-10.6: in secret or played, those that left the game unseen too."""
    table = Table(seats=3, left="exertians", right="mascamites")
    table.discover("left", 0, 0, 1)
    for player in table.state.players[:2]:
        player.played.append(player.secret.pop())
    twins = dealt(table)
    for twin in twins:
        assert twin.players[0].secret == table.me.secret
        assert twin.players[0].played == table.me.played
        cards = [card for player in twin.players for card in player.secret + player.played] + twin.board.gone
        assert sorted(cards) == list(range(CARD_OF["et_41"], CARD_OF["et_41"] + 15))
        assert [len(player.secret) for player in twin.players] == [len(player.secret) for player in table.state.players]
    assert several([twin.players[1].secret for twin in twins])
    assert several([twin.players[1].played for twin in twins])
    assert several([sorted(twin.board.gone) for twin in twins])


def test_a_spectator_knows_nobodys_cards():
    """SE-1.3"""
    table = Table(seats=2, left="exertians", right="mascamites")
    table.hold("card_001", "card_002")
    table.discover("left", 0)
    twins = dealt(table, None)
    assert several([twin.players[0].secret for twin in twins])
    assert several([twin.players[0].hand for twin in twins])


def test_below_the_top_technology_tile_the_order_is_unknown():
    """SE-8.1: four tiles in each stack, the top one lies open."""
    table = Table()
    twins = dealt(table)
    for twin in twins:
        for tech, tiles in enumerate(twin.board.bonuses):
            true = table.state.board.bonuses[tech]
            assert tiles[-1] == true[-1]
            assert sorted(tiles) == sorted(true)
            assert len(tiles) == 4
    assert all(several([twin.board.bonuses[tech][:-1] for twin in twins]) for tech in range(12))


def test_hands_decks_and_stacks_are_unknown_and_the_own_hand_is_not():
    """SE-1.3: what lies open stays too."""
    table = Table()
    table.hold("card_001", "card_002")
    table.hold("card_003", "card_004", seat=1)
    table.row("card_005", "card_006", "card_007")
    twins = dealt(table)
    for twin in twins:
        assert twin.players[0].hand == table.me.hand
        assert twin.board.row == table.state.board.row
        assert len(twin.players[1].hand) == 2
    assert several([twin.players[1].hand for twin in twins])
    assert several([twin.board.deck[-1] for twin in twins])
    assert several([twin.board.stacks[0] for twin in twins])


def sealed(left: str, right: str) -> SetiState:
    state = GAME.setup(2, GAME.complete(2, {"left_species": left, "right_species": right}), Rng(numbered_seed(3)))
    assert isinstance(state, SetiState)
    return state


@pytest.mark.parametrize(("left", "right"), [("random", "random"), ("mascamites", "random"), ("mascamites", "anomalies")])
def test_a_species_that_chance_chose_is_unknown_until_it_is_discovered(left, right):
    """SE-2.1.2, SE-7.5: those of an option are known."""
    state = sealed(left, right)
    twins = [state.redeal(0, Rng(numbered_seed(number))) for number in range(DEALS)]
    for slot, wish in enumerate((left, right)):
        assert several([twin.board.species[slot] for twin in twins]) == (wish == "random")
    for twin in twins:
        assert len({*twin.board.species, *twin.board.aside}) == len(twin.board.species + twin.board.aside) == 5


def test_objectives_that_lie_in_the_row_or_have_gone_are_in_no_stack():
    """SE-12.1: the stack keeps its levels from the top."""
    table = Table(seats=1, level="5")
    rival = table.state.rival
    rival.past = [rival.stack.pop(), rival.stack.pop()]
    twins = dealt(table)
    for twin in twins:
        assert not set(twin.rival.stack) & {*rival.objectives, *rival.past}
        assert len(set(twin.rival.stack)) == len(rival.stack)
        assert [OBJECTIVES[tile].level for tile in twin.rival.stack] == [OBJECTIVES[tile].level for tile in rival.stack]
        assert twin.rival.objectives == rival.objectives
    assert several([twin.rival.stack for twin in twins])


def test_an_advanced_card_on_top_of_the_rivals_deck_stays_on_top():
    """SE-12.3: which one it is nobody knows."""
    table = Table(seats=1, level="4")
    rival = table.state.rival
    rival.deck.append(rival.reserve.pop())
    rival.on_top = 1
    twins = dealt(table)
    for twin in twins:
        assert RIVAL_CARDS[twin.rival.deck[-1]].kind == "advanced"
        assert sorted(twin.rival.deck + twin.rival.reserve) == sorted(rival.deck + rival.reserve)
    assert several([twin.rival.deck[-1] for twin in twins])
    assert several([twin.rival.deck[:-1] for twin in twins])


def test_nothing_is_known_of_the_order_of_the_rivals_new_deck():
    """SE-12.7: all its cards are shuffled when it passes; none is known to lie on top."""
    table = Table(seats=1, level="4")
    rival = table.state.rival
    rival.played, rival.deck, rival.on_top = [*rival.deck], [], 1
    rival.seen = sum(1 << card for card in rival.played)
    cards = sorted(rival.played)
    rival_turn.pass_round(table.state)
    assert rival.on_top == 0
    assert rival.played == []
    assert sorted(rival.deck) == cards
    twins = dealt(table)
    assert several([twin.rival.deck[-1] for twin in twins])
