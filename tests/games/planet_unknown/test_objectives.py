"""Objectives: what each counts, both sides of every card (PU-13.7, PU-14, PU-21.6)."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.content import OBJECTIVES
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.measures import (
    LargestArea,
    MostResourcesInOneArea,
    NumberOfAreas,
    OfTerrain,
    Rectangles,
    ResourcesOnEdge,
    ResourcesOnPlanet,
    TracksAtMaximum,
)
from starboard.games.planet_unknown.content.tracks import TERRAINS, TRACKS
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.objectives import is_met, measured, private_medals, rivals_medals
from tests.games.planet_unknown.position import Game

BY_ID = {card.id: card for card in OBJECTIVES}


def block(width: int, height: int, x: int = 3, y: int = 3) -> int:
    return set_of([(x + dx, y + dy) for dx in range(width) for dy in range(height)])


def a_planet(terrain: int) -> Game:
    """Two areas of the terrain: 2 x 5 with two symbols, one of them on the edge, and one of 3 squares."""
    game = Game()
    game.player.terrain[terrain] = block(2, 5, 1, 3) | block(3, 1, 6, 5)
    game.player.symbols[terrain] = set_of([(1, 3), (2, 5)])
    game.player.covered = game.player.terrain[terrain]
    return game


WORTH = {ResourcesOnPlanet: 2, ResourcesOnEdge: 1, LargestArea: 10, NumberOfAreas: 2, MostResourcesInOneArea: 2}
ON_TERRAIN = [card.id for card in OBJECTIVES if isinstance(card.competitive.measure, OfTerrain)]


@pytest.mark.parametrize("id", ON_TERRAIN)
def test_competitive_sides_about_terrain(id):
    """PU-14.1, PU-14.2, PU-14.3: obj_01 to obj_23."""
    measure = BY_ID[id].competitive.measure
    game = a_planet(TERRAINS.index(measure.terrain))
    assert measured(game.player, measure) == WORTH[type(measure)]
    assert measured(Game().player, measure) == 0
    assert BY_ID[id].competitive.compare == ("fewest" if isinstance(measure, ResourcesOnPlanet) else "most")


def test_competitive_sides_about_boards():
    """obj_24 Pinnacle, obj_25 Geode, obj_26 Rescue, obj_27 Vaporize, obj_28 Deductible: PU-14.6, PU-14.7."""
    game = Game().at(civ=15, water=15, biomass=14)
    game.player.meteorites_collected = 4
    game.player.lifepods_collected = 3
    game.player.housed = 0b101
    found = [measured(game.player, BY_ID[f"obj_{number}"].competitive.measure) for number in range(24, 29)]
    assert found == [2, 4, 5, 4, 5]
    assert [BY_ID[f"obj_{number}"].competitive.compare for number in range(24, 29)] == ["most", "most", "most", "fewest", "fewest"]


BLOCKS = [card.id for card in OBJECTIVES if isinstance(card.private.measure, Rectangles)]
CROWDS = [card.id for card in OBJECTIVES if isinstance(card.private.measure, MostResourcesInOneArea)]
TOPS = [card.id for card in OBJECTIVES if isinstance(card.private.measure, TracksAtMaximum)]


@pytest.mark.parametrize("id", BLOCKS)
def test_private_sides_about_blocks(id):
    """PU-14.4, PU-13.7: in either direction, also as part of a larger area."""
    objective = BY_ID[id].private
    terrain = TERRAINS.index(objective.measure.terrain)
    width, height = objective.measure.size
    for squares in (block(width, height), block(height, width)):
        game = Game()
        game.player.terrain[terrain] = squares | set_of([(9, 9)])
        assert is_met(game.player, objective)
        game.player.terrain[terrain] = squares & ~set_of([(3, 3)])
        assert not is_met(game.player, objective)
    larger = Game()
    larger.player.terrain[terrain] = block(5, 5)
    assert is_met(larger.player, objective)
    assert len(BLOCKS) == 12


@pytest.mark.parametrize("id", CROWDS)
def test_private_sides_about_symbols_in_one_area(id):
    """Six symbols of one area."""
    objective = BY_ID[id].private
    terrain = TERRAINS.index(objective.measure.terrain)
    game = Game()
    game.player.terrain[terrain] = block(3, 3) | block(1, 2, 8, 8)
    game.player.symbols[terrain] = block(3, 2)
    assert private_medals(game.player, OBJECTIVES.index(BY_ID[id])) == 5
    game.player.symbols[terrain] = block(3, 2) & ~set_of([(3, 3)]) | set_of([(8, 8)])
    assert private_medals(game.player, OBJECTIVES.index(BY_ID[id])) == 0
    assert len(CROWDS) == 6


@pytest.mark.parametrize("id", TOPS)
def test_private_sides_about_tracks(id):
    """PU-14.6."""
    objective = BY_ID[id].private
    track = objective.measure.tracks[0]
    assert is_met(Game().at(**{track: 15}).player, objective)
    assert not is_met(Game().at(**{track: 14}).player, objective)
    assert {BY_ID[one].private.measure.tracks[0] for one in TOPS} == set(TRACKS)


def test_maximum_of_special_boards():
    """PU-14.6: Wormhole biomass step 5, Oasis water step 23, Makeshift any tracker."""
    wormhole = Game(corporation="wormhole_corp").at(biomass=5)
    assert corporation_of(wormhole.player).at_top(wormhole.player, 2)
    oasis = Game(corporation="oasis_ultd")
    oasis.player.trackers[1] = oasis.player.corporation.water_path[23]
    assert corporation_of(oasis.player).at_top(oasis.player, 1)
    makeshift = Game(corporation="makeshift")
    makeshift.player.trackers[0] = 3 * 16 + 15
    assert corporation_of(makeshift.player).at_top(makeshift.player, 3)


@pytest.mark.parametrize(("number", "met"), [(5, True), (6, False)])
def test_alternative_energy(number, met):
    """obj_24: at most five energy symbols."""
    game = Game()
    game.player.symbols[5] = block(number, 1)
    assert is_met(game.player, BY_ID["obj_24"].private) == met


@pytest.mark.parametrize(("number", "met"), [(9, True), (8, False)])
def test_cleanup(number, met):
    """obj_25: at least nine collected meteorites."""
    game = Game()
    game.player.meteorites_collected = number
    assert is_met(game.player, BY_ID["obj_25"].private) == met


@pytest.mark.parametrize(("lifepods", "meteorites", "met"), [(3, 2, True), (3, 3, False)])
def test_tight_ship(lifepods, meteorites, met):
    """obj_26: more lifepods than meteorites."""
    game = Game()
    game.player.lifepods_collected, game.player.meteorites_collected = lifepods, meteorites
    assert is_met(game.player, BY_ID["obj_26"].private) == met


def test_meltdown_and_coveralls():
    """obj_27, obj_28, PU-14.8: Petra has no ice, and its uncovered streams are uncovered land."""
    game = Game()
    planet = game.player.planet
    assert not is_met(game.player, BY_ID["obj_27"].private)
    game.fill(planet.ice)
    assert is_met(game.player, BY_ID["obj_27"].private)
    assert not is_met(game.player, BY_ID["obj_28"].private)
    game.fill(planet.land)
    assert is_met(game.player, BY_ID["obj_28"].private)
    petra = Game(planet="petra")
    assert is_met(petra.player, BY_ID["obj_27"].private)
    petra.fill(petra.player.planet.grid & ~petra.player.planet.streams)
    assert not is_met(petra.player, BY_ID["obj_28"].private)
    petra.fill(petra.player.planet.streams)
    assert is_met(petra.player, BY_ID["obj_28"].private)


def test_symbols_under_patches_and_patches_do_not_count():
    """PU-14.1, PU-14.3: patches count for areas only."""
    game = Game().lay("i2_biomass_civ", "(5,0) B, (5,1) C").patch((6, 0), (5, 1))
    assert measured(game.player, BY_ID["obj_21"].competitive.measure) == 1
    assert measured(game.player, BY_ID["obj_23"].competitive.measure) == 0
    assert measured(game.player, BY_ID["obj_06"].competitive.measure) == 3


def test_petra_streams_are_energy_areas():
    """PU-14.3."""
    assert measured(Game(planet="petra").player, BY_ID["obj_08"].competitive.measure) > 5


def test_most_and_fewest():
    """PU-14.5."""
    assert rivals_medals(6, [3, 4]) == [0, 5]
    assert rivals_medals(17, [3, 4]) == [5, 0]
