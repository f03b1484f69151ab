"""The planet boards (PU-19)."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.actions import Move, Place, Take
from starboard.games.planet_unknown.content.geometry import members, set_of, x_of, y_of
from starboard.games.planet_unknown.content.planets import PLANETS
from starboard.games.planet_unknown.content.tiles import TILE_OF, TILES
from starboard.games.planet_unknown.rules.patches import patch_squares
from starboard.games.planet_unknown.rules.restrictions import OF_PLANETS
from starboard.games.planet_unknown.rules.scoring import line_medals, planet_medals
from tests.games.planet_unknown.position import Game, placing


def offered(game: Game, tile: str) -> list[Place]:
    """Where the tile may lie; its ring is the only one with a tile."""
    outer = tile[:2] in ("z5", "f5", "s4", "i4", "n5", "u5")
    game.depot(tile if outer else None, None if outer else tile)
    game.do(Take("outer" if outer else "inner"))
    return game.legal(Place)


def covered_by(tile: str, action: Place) -> int:
    face = TILES[TILE_OF[tile]].by_orientation[action.turn]
    return face.shape << (17 + 16 * action.at[1] + action.at[0])


def test_every_board_has_96_squares_but_lacuna():
    """PU-19.1, PU-19.12."""
    sizes = {id: planet.grid.bit_count() for id, planet in PLANETS.items()}
    assert sizes.pop("lacuna") == 94
    assert set(sizes.values()) == {96}
    assert OF_PLANETS[PLANETS["ksb_4156"].index] == []


def test_k_273_keeps_tiles_on_one_ground():
    """PU-19.2."""
    game = Game(planet="k_273").lay("i2_civ_energy", "(5,0) C, (6,0) E")
    ice, land = game.player.planet.ice, game.player.planet.land
    places = offered(game, "i2_rover_tech")
    assert places
    for action in places:
        squares = covered_by("i2_rover_tech", action)
        assert not (squares & ice and squares & land)


def test_persephone_forbids_a_symbol_in_each_quadrant():
    """PU-19.3: only the symbol's square matters."""
    game = Game(planet="persephone").lay("i2_biomass_civ", "(6,5) B, (6,6) C").lay("i2_rover_tech", "(7,6) R, (7,5) T")
    places = offered(game, "i2_civ_energy")
    assert places
    for action in places:
        face = TILES[TILE_OF["i2_civ_energy"]].by_orientation[action.turn]
        anchor = 17 + 16 * action.at[1] + action.at[0]
        civ, energy = anchor + face.symbol_a, anchor + face.symbol_b
        assert not (x_of(civ) <= 5 and y_of(civ) <= 5)
        assert not (x_of(energy) >= 6 and y_of(energy) <= 5)


def test_petra_streams_are_energy_terrain_until_covered():
    """PU-19.4: no adjacency, but energy areas, rows and columns."""
    game = Game(planet="petra")
    planet = game.player.planet
    assert planet.streams.bit_count() == 37
    assert planet.ice == 0
    assert game.player.terrain_squares(5) == planet.streams
    game.lay("i2_civ_energy", "(3,1) C, (3,2) E")
    assert not patch_squares(game.player) & set_of([(5, 2)])
    game.patch((4, 1))
    assert not game.player.terrain_squares(5) & set_of([(4, 1)])
    assert game.player.terrain_at(17 + 16 * 2 + 4) == 5


def test_petra_lines_need_their_streams_covered():
    """PU-19.4, PU-13.1: an uncovered stream is energy terrain, but an empty square."""
    game = Game(planet="petra")
    planet = game.player.planet
    row = planet.lines[7]
    game.fill(row & ~planet.streams)
    assert line_medals(game.player) == 0
    line = game.state.view(0).players[0].lines[7]
    assert (line.covered, line.squares) == ((row & ~planet.streams).bit_count(), 10)
    game.fill(row)
    assert line_medals(game.player) == 2


def test_gaia_pays_for_uncovered_cities():
    """PU-19.5, PU-13.2."""
    game = Game(planet="gaia")
    assert planet_medals(game.player) == 16
    game.fill(set_of([(5, 0)]))
    assert planet_medals(game.player) == 14
    game.patch((2, 2), (3, 2))
    assert planet_medals(game.player) == 12
    assert game.medals("lines") == 12


def test_arashi_tiles_on_the_ring_need_a_square_outside():
    """PU-19.6: and no patches on the ring."""
    game = Game(planet="arashi").lay("i2_civ_energy", "(5,4) C, (5,5) E")
    ring = game.player.planet.features["ring"]
    for action in offered(game, "i2_rover_tech"):
        assert covered_by("i2_rover_tech", action) & ~ring
    game.player.hand = -1
    assert not patch_squares(game.player) & ring
    assert patch_squares(game.player)


def test_tartarus_tiles_stay_on_one_side():
    """PU-19.7."""
    game = Game(planet="tartarus").lay("i2_civ_energy", "(5,0) C, (5,1) E")
    side = game.player.planet.side_a
    for action in offered(game, "i2_rover_tech"):
        squares = covered_by("i2_rover_tech", action)
        assert not squares & side or not squares & ~side


@pytest.mark.parametrize(
    ("start", "to", "legal"),
    [
        ((5, 3), (6, 4), True),
        ((6, 4), (5, 3), True),
        ((5, 9), (6, 8), True),
        ((5, 6), (4, 7), False),
        ((5, 2), (6, 2), False),
        ((4, 2), (5, 3), True),
    ],
)
def test_tartarus_crossings(start, to, legal):
    """EX-20, PU-19.7: with Cosmos 1."""
    game = Game(planet="tartarus", corporation="cosmos_inc").at(tech=3).rover(start).points(1)
    assert (Move(start, to) in game.legal()) == legal


def test_kaax_rovers_avoid_uncovered_toxic_squares():
    """PU-19.8."""
    game = Game(planet="kaax").rover((5, 2)).points(1)
    assert (5, 3) not in {move.to for move in game.legal(Move)}
    game.patch((5, 3))
    assert (5, 3) in {move.to for move in game.legal(Move)}


def test_charybdis_begins_in_the_pit():
    """PU-19.9."""
    game = Game(planet="charybdis")
    pit = set_of([(5, 5), (6, 5), (5, 6), (6, 6)])
    assert patch_squares(game.player) == pit
    for action in offered(game, "i2_civ_energy"):
        assert covered_by("i2_civ_energy", action) & pit


def test_pajitnov_pieces_slide_into_place():
    """PU-19.10: patches too."""
    game = Game(planet="pajitnov")
    ring = set_of([(5, 1), (4, 2), (6, 2), (5, 3)])
    game.fill(ring)
    assert not patch_squares(game.player) & set_of([(5, 2)])
    game.player.covered &= ~set_of([(5, 1)])
    assert patch_squares(game.player) & set_of([(5, 2)])
    assert placing("i2_civ_energy", "(5,1) C, (5,2) E") in offered(game, "i2_civ_energy")


def chamber(*squares: tuple[int, int]) -> Game:
    """Pajitnov with free squares in the middle of covered ones, and a place for a domino on the left edge."""
    game = Game(planet="pajitnov")
    game.fill(game.player.planet.grid & ~set_of([*squares, (0, 5), (0, 6)]))
    return game


def test_pajitnov_pieces_come_from_outside_the_board():
    """PU-19.10: room to be pushed by one square inside a hole is no way in."""
    hole = [(x, y) for x in (4, 5, 6) for y in (5, 6)]
    closed = chamber(*hole)
    assert not patch_squares(closed.player) & set_of(hole)
    assert {action.at for action in offered(closed, "i2_civ_energy")} == {(0, 5)}
    opened = chamber(*hole, *[(x, 5) for x in range(7, 12)])
    assert patch_squares(opened.player) & set_of(hole) == set_of(hole)
    assert placing("i2_civ_energy", "(4,5) C, (5,5) E") in offered(opened, "i2_civ_energy")


def test_pajitnov_pieces_go_round_corners_but_are_not_turned():
    """PU-19.10: a domino that lies along the corridor passes it, one across it does not."""
    corridor = [(5, y) for y in range(6)] + [(4, 5), (4, 4)]
    places = offered(chamber(*corridor), "i2_civ_energy")
    assert placing("i2_civ_energy", "(4,4) C, (4,5) E") in places
    assert placing("i2_civ_energy", "(4,5) C, (5,5) E") not in places
    assert patch_squares(chamber(*corridor).player) & set_of(corridor) == set_of(corridor)


def test_pajitnov_pieces_come_from_every_side():
    """PU-19.10: the corners of the board without squares are free."""
    for way in ([(5, 0), (5, 1), (5, 2)], [(6, 11), (6, 10), (6, 9)], [(11, 6), (10, 6), (9, 6)], [(1, 4), (2, 4), (3, 4)]):
        assert patch_squares(chamber(*way).player) & set_of(way) == set_of(way)
        assert not patch_squares(chamber(*way[1:]).player) & set_of(way[1:])
    corner = chamber((3, 1), (4, 1), (3, 2))
    assert placing("i2_civ_energy", "(3,1) C, (4,1) E") in offered(corner, "i2_civ_energy")


def test_pajitnov_waives_sliding_when_nothing_else_is_left():
    """PU-5.6: but not for patches."""
    game = Game(planet="pajitnov")
    pocket = set_of([(5, 5), (5, 6)])
    game.fill(game.player.planet.grid & ~pocket)
    assert offered(game, "i2_civ_energy")
    game.player.hand = -1
    assert not patch_squares(game.player)


def test_pajitnov_tiles_cannot_be_lifted_into_a_pocket():
    """PU-19.10: free on no side by one square."""
    game = Game(planet="pajitnov")
    pocket = set_of([(5, 2), (5, 3)])
    game.fill(game.player.planet.grid & ~pocket & ~set_of([(0, 5), (0, 6)]))
    assert offered(game, "i2_civ_energy")
    assert all(action.at == (0, 5) for action in game.legal(Place))


def test_oblivion_has_its_edge_outside_only():
    """PU-19.11."""
    planet = PLANETS["oblivion"]
    edge = {(x_of(at), y_of(at)) for at in members(planet.edge)}
    assert edge == {(x_of(at), y_of(at)) for at in members(planet.grid) if x_of(at) in (0, 11) or y_of(at) in (0, 11)}
    assert not planet.grid & set_of([(5, 5), (6, 6)])


def test_lacuna_holes_are_no_squares():
    """PU-19.12: ignored for rows and columns, no edge beside them."""
    planet = PLANETS["lacuna"]
    holes = planet.features["hole"]
    assert holes.bit_count() == 15
    assert not planet.grid & holes
    assert not planet.edge & set_of([(4, 2), (5, 3)])
    assert planet.lines[2].bit_count() == 8


def test_cerberus_pays_for_covered_regions():
    """EX-21, PU-19.13: at most 45 medals; meteorites do not matter for regions."""
    game = Game(planet="cerberus")
    planet = game.player.planet
    assert [region.bit_count() for region in planet.regions] == [28, 47, 21]
    game.fill(planet.grid)
    assert line_medals(game.player) + planet_medals(game.player) == 45
    game.meteorite((7, 2))
    assert planet_medals(game.player) == 6
    assert line_medals(game.player) < 39
    assert game.state.view(0).players[0].regions == [True] * 3
    game.player.covered &= ~planet.regions[1]
    assert game.state.view(0).players[0].regions == [True, False, True]
    assert planet_medals(game.player) == 4
