"""Biomass patches (PU-10)."""

from __future__ import annotations

from starboard.games.planet_unknown.actions import DoublePatch, Finish, PlacePatch, StorePatch
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.rules.patches import GAINED, LAST, patch_squares
from tests.games.planet_unknown.position import Game


def gaining(game: Game, patches: int = 1) -> Game:
    game.player.must_take = False
    game.player.pending += [GAINED] * patches
    return game


def test_a_gained_patch_must_be_placed():
    """PU-10.1: event restrictions speak of tiles."""
    game = gaining(Game().lay("i2_civ_energy", "(5,0) C, (5,1) E")).event("orange_19")
    assert {action.at for action in game.legal(PlacePatch)} == {(6, 0), (4, 1), (6, 1), (5, 2)}
    assert Finish() not in game.legal()


def test_a_patch_without_a_place_is_lost():
    """PU-10.1."""
    game = gaining(Game())
    game.fill(game.player.planet.grid)
    assert game.legal() == [Finish()]


def test_a_patch_covers_and_destroys_but_advances_nothing():
    """PU-10.2."""
    game = gaining(Game().lay("i2_civ_energy", "(7,1) C, (6,1) E")).rover((7, 2))
    game.do(PlacePatch((7, 2)))
    assert game.player.rovers == 0
    assert not game.player.lifepods & set_of([(7, 2)])
    assert game.player.terrain[2] == game.player.patches == set_of([(7, 2)])
    assert game.levels() == [0] * 5
    assert game.player.last_tile == set_of([(6, 1), (7, 1)])


def test_patches_can_be_stored_with_a_technology_and_placed_at_the_end():
    """PU-10.3."""
    game = gaining(Game(seats=1).lay("i2_civ_energy", "(5,0) C, (5,1) E").at(tech=5))
    game.do(StorePatch())
    assert game.player.stored == 1
    game.player.stuck = True
    game.finish()
    assert game.state.phase_name() == "ending"
    assert StorePatch() not in game.legal()
    game.do(game.legal(PlacePatch)[0])
    assert game.state.players[0].patches.bit_count() == 1
    assert game.state.phase_name() == "over"


def test_an_added_patch_is_not_gained_again():
    """PU-10.3: Wormhole 3."""
    game = gaining(Game(corporation="wormhole_corp").lay("i2_civ_energy", "(5,0) C, (5,1) E").at(tech=7))
    game.do(DoublePatch())
    assert len(game.player.pending) == 2
    assert DoublePatch() not in game.legal()


def test_patches_that_cannot_be_placed_at_the_end_are_lost():
    """PU-10.3."""
    game = Game()
    game.fill(game.player.planet.grid)
    assert patch_squares(game.player) == 0
    assert LAST.choices(game.state, 0) == []
