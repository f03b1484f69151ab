"""Oasis Ultd., Makeshift and Flux Industries: technologies and special rules (PU-18.7 to PU-18.9)."""

from __future__ import annotations

from starboard.games.planet_unknown.actions import Advance, ChooseFlux, Collect, Finish, PlacePatch, Regress, UseTechnology
from starboard.games.planet_unknown.content.tracks import TRACKS
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.rounds import begin_round
from starboard.games.planet_unknown.rules.tracks import SYNERGY_EFFECT, gain_slot, step_up
from tests.games.planet_unknown.position import Game

WATER = 1


def slot(track: str, level: int) -> int:
    return TRACKS.index(track) * 16 + level


# PU-18.7: Oasis


def oasis(**levels: int) -> Game:
    return Game(corporation="oasis_ultd").at(**levels)


def test_oasis_a_blocked_water_tracker_loses_its_advances():
    """EX-17 without technology 1."""
    game = oasis(water=1, biomass=2)
    game.place("i4_energy_water", "(0,5) w, (1,5) W, (2,5) e, (3,5) E")
    assert game.tracks("resource") == set()
    assert game.player.trackers[WATER] == slot("water", 1)


def test_oasis_1_skips_occupied_slots():
    """EX-17 with technology 1: two advances lead to step 4, with 1 movement point on the way."""
    game = oasis(water=1, biomass=2, tech=3)
    game.place("i4_energy_water", "(0,5) w, (1,5) W, (2,5) e, (3,5) E")
    game.up("water", "resource")
    assert game.player.trackers[WATER] == slot("tech", 4)
    assert game.player.movement == 1
    assert game.levels()[2:4] == [2, 0]


def test_oasis_water_advances_once_for_each_water_square_on_ice():
    """PU-18.7: and once by any other means."""
    game = oasis().place("i4_energy_water", "(0,5) w, (1,5) W, (2,5) e, (3,5) E")
    game.up("water", "resource")
    assert game.player.trackers[WATER] == slot("biomass", 2)
    game.up("water", "energy")
    assert game.player.trackers[WATER] == slot("rover", 3)


def test_oasis_water_medals_are_those_it_has_passed():
    game = oasis()
    corporation = game.player.corporation
    found = []
    for step in (9, 10, 12, 13, 14, 19, 20, 21, 23):
        game.player.trackers[WATER] = corporation.water_path[step]
        found.append(corporation_of(game.player).medals(game.player)[WATER])
    assert found == [0, 3, 3, 6, 6, 9, 9, 12, 15]


def test_oasis_other_trackers_are_blocked_by_the_water_tracker():
    game = oasis(biomass=1)
    game.player.trackers[WATER] = slot("biomass", 2)
    assert corporation_of(game.player).targets(game.player, 2) == []
    game.at(tech=3)
    assert corporation_of(game.player).targets(game.player, 2) == [slot("biomass", 3)]


def test_oasis_2_gives_movement_for_rovers_on_water():
    game = oasis(tech=5).lay("i2_energy_water", "(5,0) W, (5,1) E").rover((5, 0), (5, 1))
    begin_round(game.state, 0)
    assert game.player.movement == 1


def test_oasis_3_advances_water_for_a_tile_without_ice():
    game = oasis(tech=7).place("i2_rover_tech", "(5,0) R, (5,1) T")
    assert game.tracks("technology") == {"water"}
    on_ice = oasis(tech=7).place("i2_rover_tech", "(3,1) R, (4,1) T")
    assert on_ice.tracks("technology") == set()


def test_oasis_4_and_5_answer_a_water_tile():
    game = oasis(tech=10).place("i2_energy_water", "(5,0) W, (5,1) E")
    assert game.legal(PlacePatch)
    assert game.tracks("synergy") == set()
    game = oasis(tech=14).place("i2_energy_water", "(5,0) W, (5,1) E")
    assert game.tracks("synergy")


# PU-18.8: Makeshift


def makeshift(**levels: int) -> Game:
    return Game(corporation="makeshift").at(**levels)


def test_makeshift_advances_straight_or_diagonally():
    game = makeshift()
    assert corporation_of(game.player).targets(game.player, 1) == [slot("civ", 1), slot("water", 1), slot("biomass", 1)]
    game.player.trackers[0] = slot("civ", 1)
    assert corporation_of(game.player).targets(game.player, 1) == [slot("water", 1), slot("biomass", 1)]


def test_makeshift_takes_the_bonuses_where_it_lands_and_scores_there():
    game = makeshift(water=2)
    game.player.must_take = False
    game.player.pending = [SYNERGY_EFFECT]
    game.do(Advance("water", "synergy", "civ-3"))
    assert game.player.owed == [1]
    assert corporation_of(game.player).medals(game.player)[WATER] == 1


def test_makeshift_technologies_follow_any_tracker_on_the_tech_track():
    game = makeshift()
    game.player.trackers[3] = slot("tech", 5)
    game.player.technologies = corporation_of(game.player).available(game.player)
    assert game.player.technologies == 0b11
    game.player.trackers = [slot(track, 0) for track in TRACKS]
    assert corporation_of(game.player).available(game.player) == 0


def test_makeshift_1_links_civ_and_tech():
    game = makeshift(tech=3, civ=4)
    assert slot("tech", 5) in corporation_of(game.player).targets(game.player, 0)


def test_makeshift_2_adds_a_point_with_a_crowd():
    game = makeshift(tech=5, rover=3)
    step_up(game.state, 0, 3, slot("rover", 4))
    assert game.player.movement == 2
    game.player.trackers[1] = slot("rover", 1)
    step_up(game.state, 0, 3, slot("rover", 5))
    assert game.player.movement == 2 + 3


def test_makeshift_3_moves_sideways():
    game = makeshift(tech=7, water=15)
    assert corporation_of(game.player).targets(game.player, 1) == [slot("civ", 15), slot("biomass", 15)]
    assert corporation_of(game.player).upward_targets(game.player, 1) == []


def test_makeshift_4_moves_a_tracker_down_once_a_round():
    game = makeshift(tech=10, civ=4)
    game.do(UseTechnology("4"))
    game.do(Regress("civ", "technology"))
    assert game.level("civ") == 3
    assert UseTechnology("4") not in game.legal()


def test_makeshift_5_scores_as_the_highest_on_the_track():
    game = makeshift(tech=14)
    game.player.trackers[0] = slot("tech", 1)
    assert corporation_of(game.player).medals(game.player)[0] == 2
    game.at(tech=13)
    assert corporation_of(game.player).medals(game.player)[0] == 0


def test_makeshift_5_is_about_each_track_by_itself():
    """PU-18.8: every tracker scores the medal that the highest one on its own track has reached, whatever their colours."""
    game = makeshift()
    places = [("tech", 14), ("water", 11), ("water", 2), ("rover", 10), ("tech", 6)]
    game.player.trackers = [slot(track, level) for track, level in places]
    game.player.technologies = corporation_of(game.player).available(game.player)
    assert corporation_of(game.player).medals(game.player) == [2, 4, 4, 1, 2]
    assert game.medals("tracks") == 13
    game.player.trackers[0] = slot("tech", 13)
    game.player.technologies = corporation_of(game.player).available(game.player)
    assert corporation_of(game.player).medals(game.player) == [2, 4, 1, 1, 1]


def test_makeshift_repeats_movement_for_the_red_tracker_only():
    game = makeshift()
    game.player.trackers[3] = slot("rover", 15)
    assert corporation_of(game.player).on_top_rover_slot(game.player)
    game.player.trackers[3], game.player.trackers[1] = slot("rover", 2), slot("rover", 15)
    assert not corporation_of(game.player).on_top_rover_slot(game.player)


# PU-18.9: Flux


def flux(track: str, **levels: int) -> Game:
    game = Game(corporation="flux_industries").at(**levels)
    game.player.flux = TRACKS.index(track)
    return game


def test_flux_only_the_highest_technology_is_in_force():
    game = flux("civ", tech=10)
    assert game.player.technologies == 0b1000


def test_flux_the_token_may_move_with_a_tech_milestone():
    game = flux("civ", tech=2)
    game.player.must_take = False
    step_up(game.state, 0, 4, slot("tech", 3))
    assert len(game.legal(ChooseFlux)) == 5
    game.do(ChooseFlux("rover"))
    assert game.player.flux == 3


def test_flux_1_gives_movement_for_rovers_on_flux_terrain():
    game = flux("civ", tech=3).lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 0), (5, 1))
    begin_round(game.state, 0)
    assert game.player.movement == 2


def test_flux_2_goes_to_the_next_milestone_with_all_bonuses():
    game = flux("biomass", tech=5, biomass=9).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.do(UseTechnology("2"))
    assert game.level("biomass") == 11
    assert len(game.player.pending) == 2
    assert UseTechnology("2") not in game.legal()
    assert UseTechnology("2") not in flux("water", tech=5).legal()


def test_flux_3_improves_the_flux_track():
    civ = flux("civ", tech=7, civ=2)
    step_up(civ.state, 0, 0, slot("civ", 3))
    assert civ.player.owed == [2]
    water = flux("water", tech=7, water=2)
    step_up(water.state, 0, 1, slot("water", 3))
    assert water.player.pending == [SYNERGY_EFFECT, SYNERGY_EFFECT]
    biomass = flux("biomass", tech=7, biomass=2)
    step_up(biomass.state, 0, 2, slot("biomass", 3))
    assert len(biomass.player.pending) == 2
    rover = flux("rover", tech=7, rover=3)
    step_up(rover.state, 0, 3, slot("rover", 4))
    assert rover.player.movement == 3
    other = flux("tech", tech=7)
    gain_slot(other.state, 0, slot("civ", 14), "all")
    gain_slot(other.state, 0, slot("rover", 4), "all")
    assert (other.player.owed, other.player.movement) == ([4], 2)


def test_flux_4_collects_a_meteorite_for_a_flux_tile():
    game = flux("civ", tech=10).lay("i2_rover_tech", "(6,0) R, (6,1) T").meteorite((6, 1))
    game.place("i2_civ_energy", "(5,0) C, (5,1) E")
    game.do(Collect("meteorite", (6, 1)))
    assert game.player.meteorites_collected == 1


def test_flux_5_advances_the_flux_tracker_once_a_round():
    game = flux("water", tech=14)
    game.player.must_take = False
    game.do(UseTechnology("5"))
    assert game.level("water") == 1
    assert game.legal() == [Finish()]
