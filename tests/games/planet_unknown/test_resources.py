"""Resources of a placed tile (PU-8), with the worked examples."""

from __future__ import annotations

from starboard.games.planet_unknown.actions import Decline, Finish
from starboard.games.planet_unknown.content.geometry import areas, set_of
from starboard.games.planet_unknown.content.tracks import ENERGY
from tests.games.planet_unknown.position import Game, placing


def test_each_resource_advances_once_in_the_order_of_choice():
    """PU-8.1: the second one leaves no choice and happens by itself."""
    game = Game()
    game.place("i2_rover_tech", "(5,0) R, (5,1) T")
    assert game.tracks("resource") == {"rover", "tech"}
    game.up("tech", "resource")
    assert game.levels() == [0, 0, 0, 1, 1]


def test_resources_of_the_next_tile_advance_too():
    """PU-8.1, PU-11.2: after an extra tile that had none."""
    game = Game(seats=1).depot(None, "i2_rover_tech").card("civ_05")
    game.do(placing("i2_rover_tech", "(5,0) R, (5,1) T"))
    assert game.levels() == [0, 0, 0, 0, 0]
    while not game.player.must_take:
        game.do(game.legal()[0])
    before = game.levels()
    game.place("i2_civ_energy", "(4,1) C, (4,2) E").up("civ", "resource")
    assert game.level("civ") == before[0] + 1


def test_water_advances_only_when_it_covers_ice():
    """EX-4, PU-8.2: (3,1) is ice, (4,1) is land."""
    on_ice = Game().place("i2_energy_water", "(4,1) E, (3,1) W")
    on_ice.up("water", "resource")
    assert on_ice.level("water") == 1
    assert on_ice.tracks("energy") == {"water"}
    on_ice.up("water", "energy")
    assert on_ice.level("water") == 2
    on_land = Game().place("i2_energy_water", "(3,1) E, (4,1) W")
    assert on_land.tracks("resource") == set()
    assert on_land.tracks("energy") == {"water"}


def test_energy_alone_copies_the_other_resource():
    """EX-5, PU-8.3, PU-8.5: civ advances twice."""
    game = Game().place("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.tracks("energy") == {"civ"}
    game.up("civ", "energy")
    assert game.level("civ") == 2


def test_energy_offers_what_touches_its_zone():
    """EX-6, PU-8.3: rover is no option, water needs no ice."""
    game = Game().lay("i4_rover_tech", "(2,2) R, (3,2) r, (4,2) T, (5,2) t")
    game.lay("v3_water_rover", "(6,2) w, (6,3) W, (7,3) R")
    game.place("i4_civ_energy", "(2,3) C, (3,3) c, (4,3) E, (5,3) e")
    assert game.tracks("energy") == {"civ", "tech", "water"}


def test_energy_reaches_through_older_tiles():
    """PU-8.3, PU-8.6: the zone goes on over energy of earlier tiles, and what touches it there counts."""
    game = Game().lay("i2_civ_energy_m", "(6,1) E, (6,2) C").lay("i2_rover_tech", "(8,1) R, (7,1) T")
    game.lay("i2_water_rover", "(5,3) W, (5,2) R")
    game.place("i2_energy_water", "(5,1) E, (5,0) W")
    assert game.tracks("energy") == {"water", "civ", "tech", "rover"}
    apart = Game().lay("i2_civ_energy_m", "(7,1) E, (7,2) C").lay("i2_rover_tech", "(8,0) R, (8,1) T").patch((6, 1))
    apart.place("i2_energy_water", "(5,1) E, (5,0) W")
    assert apart.tracks("energy") == {"water"}


def test_a_patch_gives_energy_no_option():
    """PU-8.3: it has no resource."""
    game = Game().patch((6, 0)).place("i2_civ_energy", "(5,1) C, (5,0) E")
    assert game.tracks("energy") == {"civ"}


def test_a_section_whose_symbol_is_under_a_patch_gives_no_option():
    """PU-8.3."""
    game = Game(corporation="wormhole_corp").lay("i2_rover_tech", "(5,2) R, (5,3) T").patch((5, 2))
    game.place("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.tracks("energy") == {"civ"}


def test_the_energy_advance_may_be_declined():
    """PU-8.4."""
    game = Game().place("i2_civ_energy", "(5,0) C, (5,1) E")
    game.up("civ", "resource")
    assert Finish() not in game.legal()
    game.do(Decline("energy"))
    assert game.level("civ") == 1
    assert game.legal() == [Finish()]


def test_joined_squares_of_a_terrain_are_one_area():
    """EX-18, PU-8.6: 2 + 2 squares, and a patch alone is an area of its own."""
    game = Game().lay("i4_tech_biomass", "(2,2) T, (3,2) t, (4,2) B, (5,2) b").lay("i4_biomass_civ", "(6,2) B, (7,2) b, (8,2) C, (9,2) c")
    game.patch((5, 11))
    sizes = sorted(area.bit_count() for area in areas(game.player.terrain[2]))
    assert sizes == [1, 4]


def test_streams_join_energy_areas():
    """PU-8.6, PU-19.4: on Petra."""
    game = Game(planet="petra").lay("i2_civ_energy", "(3,1) C, (3,2) E")
    assert set_of([(4, 1), (4, 2)]) & game.player.terrain_squares(ENERGY) == set_of([(4, 1), (4, 2)])
    assert areas(game.player.terrain_squares(ENERGY))[0] & set_of([(3, 2), (4, 2), (5, 5)]) == set_of([(3, 2), (4, 2), (5, 5)])
