"""Placing tiles (PU-5), with the worked examples about it."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import SetAside, Take
from starboard.games.planet_unknown.content import TILE_CONTENT, Shape
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.tiles import TILE_OF, TILES, Tile, face_of
from starboard.games.planet_unknown.rules.placement import count_places
from tests.games.planet_unknown.position import Game, placing


def refused(game: Game, tile: str, squares: str) -> Refusal:
    game.depot(None, tile)
    if not game.state.players[0].hand >= 0:
        game.do(Take("inner"))
    with pytest.raises(Refusal) as refusal:
        game.do(placing(tile, squares))
    return refusal.value


def test_the_first_tile_must_cover_an_edge_square():
    """EX-3, PU-5.1 d."""
    game = Game()
    refusal = refused(game, "i2_civ_energy", "(5,5) C, (5,6) E")
    assert (refusal.rule, refusal.text.key) == ("PU-5.1", "refused-first")
    game.do(placing("i2_civ_energy", "(5,0) C, (5,1) E"))
    assert game.player.covered == set_of([(5, 0), (5, 1)])


def test_later_tiles_must_touch_what_is_covered_by_a_side():
    """EX-3, PU-5.1 e."""
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert refused(game, "i2_rover_tech", "(4,2) R, (3,2) T").text.key == "refused-adjacency"
    game.do(placing("i2_rover_tech", "(4,1) R, (3,1) T"))
    assert len(game.player.pieces) == 2


def test_a_patch_counts_for_adjacency():
    """PU-5.1 e, PU-10.2."""
    game = Game().patch((5, 0))
    game.place("i2_civ_energy", "(5,1) C, (5,2) E")
    assert len(game.player.pieces) == 1


def test_a_tile_lies_wholly_on_the_grid():
    """PU-5.1 b."""
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert refused(game, "i2_rover_tech", "(4,0) R, (4,1) T").text.key == "refused-border"


def test_a_tile_never_lies_on_another_one():
    """PU-5.1 c."""
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert refused(game, "i2_rover_tech", "(5,1) R, (5,2) T").text.key == "refused-layer"


def test_edge_squares_have_a_neighbour_outside_the_grid():
    """PU-5.2: 28 on the round board; holes and an empty centre make none."""
    from starboard.games.planet_unknown.content.planets import PLANETS

    edges = {id: planet.edge.bit_count() for id, planet in PLANETS.items()}
    assert edges["ksb_4156"] == 28
    assert edges["lacuna"] == 32
    assert edges["oblivion"] == 44
    assert edges["cerberus"] == 45


def test_covered_lifepods_and_rovers_are_destroyed():
    """PU-5.3: they do not return to the supply."""
    game = Game().lay("i2_civ_energy", "(7,1) C, (6,1) E").rover((7, 3))
    supply = game.player.supply
    game.place("i2_rover_tech", "(7,2) R, (7,3) T")
    assert not game.player.lifepods & set_of([(7, 2)])
    assert game.player.rovers == 0
    assert game.player.supply == supply
    assert game.player.lifepods_collected == 0


def test_a_meteorite_falls_on_the_meteor_symbol():
    """PU-5.4."""
    game = Game().place("i2_civ_energy_m", "(5,0) C, (5,1) E")
    assert game.player.meteorites == set_of([(5, 1)])


def test_a_tile_that_can_be_placed_must_be_taken():
    """PU-5.5: nobody may set a tile aside while one of the two fits."""
    game = Game()
    planet = game.player.planet
    game.fill(planet.grid & ~set_of([(5, 0), (5, 1)]))
    game.depot("z5_civ_energy", "i2_civ_energy")
    assert game.legal(Take) == [Take("inner")]
    assert game.legal(SetAside) == []


def test_only_a_technology_lifts_adjacency():
    """PU-5.1, Universal Coalition 1."""
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E").at(tech=3)
    game.place("i2_rover_tech", "(5,8) R, (5,9) T")
    assert len(game.player.pieces) == 2


def test_an_event_restriction_is_waived_when_it_would_end_the_game():
    """EX-24, PU-5.6: the first tile must touch the edge, so "no tile on the edge" does not count."""
    game = Game().event("orange_19")
    game.place("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.player.covered
    pit = Game(planet="charybdis").event("orange_19").depot("i4_civ_energy", "i2_civ_energy")
    pit.do(Take("inner"))
    for action in pit.legal():
        if hasattr(action, "turn"):
            assert 4 <= action.at[0] <= 6
            assert 4 <= action.at[1] <= 6


def test_a_restriction_holds_for_both_tiles_if_one_can_obey():
    """PU-5.6: if one tile fits without a breach, the other may not be placed with one."""
    game = Game(planet="k_273")
    grid, ice = game.player.planet.grid, game.player.planet.ice
    free = set_of([(7, 3), (8, 3), (8, 4), (8, 5), (8, 6), (8, 7)])
    game.fill(grid & ~free).depot("i4_civ_energy", "i2_civ_energy")
    assert ice & set_of([(8, 5)])
    assert not ice & set_of([(7, 3), (8, 3), (8, 4)])
    assert game.legal(Take) == [Take("inner")]
    game.do(Take("inner"))
    squares = {tuple(action.at) for action in game.legal() if hasattr(action, "turn")}
    assert (8, 4) not in squares


def test_patches_follow_the_placement_rules():
    """PU-5.7, PU-10.1."""
    from starboard.games.planet_unknown.rules.patches import patch_squares

    game = Game()
    assert patch_squares(game.player) == game.player.planet.edge
    game.lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert patch_squares(game.player) == set_of([(6, 0), (4, 1), (6, 1), (5, 2)])


def shape_of(tile: Tile) -> Shape:
    return next(shape for shape in TILE_CONTENT.shapes if shape.id == tile.shape)


def test_all_faces_of_a_tile_are_offered_once():
    """PU-1.3: rotations and flips that look alike appear once; a meteor never tells apart what looks alike without it."""
    game = Game()
    assert Counter(len(tile.faces) for tile in TILES) == {4: 36, 8: 108}
    for tile in TILES:
        ways = [face_of(shape_of(tile), orientation) for orientation in range(8)]
        looks = {(face.shape_a, face.shape_b, face.symbol_a, face.symbol_b) for face in ways}
        with_meteor = {(face.shape_a, face.shape_b, face.symbol_a, face.symbol_b, face.meteor) for face in ways}
        assert len(looks) == len(with_meteor) == len(tile.faces)
    for id in ("i2_civ_energy", "i3_civ_energy", "o4_civ_energy", "f5_civ_energy_m"):
        tile = TILES[TILE_OF[id]]
        game.state.players[0].hand = tile.index
        looks = set()
        for face in tile.faces:
            looks.add((tuple(face.section_a), tuple(face.section_b), face.symbol_a, face.symbol_b, face.meteor if tile.has_meteor else 0))
        assert len(looks) == len(tile.faces)
    assert count_places(game.state, game.player, TILES[TILE_OF["i2_civ_energy"]]) > 50
