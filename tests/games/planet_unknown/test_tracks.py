"""Tracks, bonuses and milestones (PU-6, PU-7)."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.actions import Advance, Finish, PlacePatch, PlaceRover, Regress
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.modifiers import AddMovement, IgnoreAdjacency, NoMeteorites, StoresPatches, WaterSteps
from starboard.games.planet_unknown.content.tracks import TRACKS
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.tracks import SYNERGY_EFFECT, RegressTracker, gain_slot, step_up
from tests.games.planet_unknown.position import Game


def climb(game: Game, track: str) -> None:
    """One step straight up, with what is printed there."""
    tracker = TRACKS.index(track)
    step_up(game.state, 0, tracker, game.player.trackers[tracker] + 1)


def synergy(game: Game) -> Game:
    """A synergy waits after the tile."""
    game.player.must_take = False
    game.player.pending.append(SYNERGY_EFFECT)
    return game


def test_an_advance_takes_all_bonuses_of_the_new_slot():
    """EX-8, PU-6.1, PU-6.2: movement and synergy on rover level 10."""
    game = Game().at(rover=9)
    climb(game, "rover")
    assert game.level("rover") == 10
    assert game.player.movement == 3
    assert game.player.pending == [SYNERGY_EFFECT]


def test_technology_3_adds_to_numbers_of_the_rover_track():
    """EX-8, PU-9.6."""
    game = Game().at(rover=9, tech=7)
    climb(game, "rover")
    assert game.player.movement == 4


def test_a_synergy_advances_any_tracker_that_can():
    """PU-6.3: conditions on tile resources do not apply; a tracker on the top is no choice."""
    game = synergy(Game()).at(rover=15, civ=15)
    assert game.tracks("synergy") == {"water", "biomass", "tech"}
    game.up("water")
    assert game.level("water") == 1


def test_a_synergy_is_compulsory():
    """PU-6.3, PU-4.3."""
    game = synergy(Game())
    assert Finish() not in game.legal()
    game.at(civ=15, water=15, biomass=15, rover=15, tech=15)
    assert game.legal() == [Finish()]


@pytest.mark.parametrize(("level", "medals"), [(14, 7), (13, 7), (12, 5), (15, 10), (1, 0)])
def test_a_tracker_scores_the_topmost_medal_below_it(level, medals):
    """EX-9, PU-6.4."""
    game = Game().at(water=level)
    assert corporation_of(game.player).medals(game.player)[TRACKS.index("water")] == medals


def test_jump_drive_medals_fall():
    """PU-6.4: the topmost, not the largest."""
    game = Game(corporation="jump_drive")
    medals = []
    for level in (1, 6, 8, 11, 15):
        game.at(tech=level)
        medals.append(corporation_of(game.player).medals(game.player)[TRACKS.index("tech")])
    assert medals == [5, 3, 2, 1, 1]


def test_a_tracker_on_the_top_slot_cannot_advance():
    """PU-6.5: resources for it are wasted."""
    game = Game().at(civ=15, tech=15)
    game.place("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.levels() == [15, 0, 0, 0, 15]
    assert game.legal() == [Finish()]


@pytest.mark.parametrize(
    ("corporation", "tech", "points"),
    [("universal_coalition", 0, 4), ("universal_coalition", 7, 5), ("horizon_group", 0, 5), ("republic", 0, 3)],
)
def test_a_rover_resource_on_the_top_slot_repeats_its_movement(corporation, tech, points):
    """EX-8, PU-6.6: and nothing else of the slot."""
    game = Game(corporation=corporation).at(rover=15, tech=tech)
    game.place("i2_rover_tech", "(5,0) R, (5,1) T").up("rover", "resource")
    assert game.player.movement == points
    assert game.level("rover") == 15


def test_energy_can_repeat_the_movement_of_the_top_slot():
    """PU-6.6, PU-8.4: rover through energy counts as a rover resource."""
    game = Game().at(rover=15).lay("i2_rover_tech", "(5,2) R, (5,3) T")
    game.place("i2_civ_energy", "(5,0) C, (5,1) E").up("rover", "energy")
    assert game.player.movement == 4


def test_a_regress_loses_the_technology_and_takes_no_bonus():
    """EX-22, PU-6.7: tech 3 to 2 by event orange_02, since the rover tracker cannot move."""
    game = Game().at(tech=3)
    game.strike("orange_02")
    assert game.level("tech") == 2
    assert game.state.players[0].technologies == 0
    climb(game, "tech")
    assert game.player.technologies == 1


def test_a_regress_by_several_must_be_one_that_goes_farthest():
    """EX-22, PU-6.7: event red_02 with 1/2/0/2/1."""
    game = Game().at(civ=1, water=2, rover=2, tech=1)
    game.strike("red_02")
    assert {action.track for action in game.legal(Regress)} == {"water", "rover"}
    game.do(Regress("water", "event"))
    assert game.level("water") == 0


def test_a_technology_lost_can_be_used_no_more_but_stored_patches_stay():
    """EX-26, PU-6.7, PU-7.3."""
    game = Game().at(tech=5)
    game.player.stored = 1
    game.strike("orange_05")
    assert game.level("tech") == 4
    assert game.state.players[0].stored == 1
    assert not game.state.players[0].has(StoresPatches)


def test_a_blocked_tracker_does_not_move():
    """PU-6.8: Makeshift and Oasis share no slot; Cosmos skips lifepods."""
    makeshift = Game(corporation="makeshift").at(civ=1)
    makeshift.player.trackers[1] = 0
    assert corporation_of(makeshift.player).below(makeshift.player, 0) == -1
    cosmos = Game(corporation="cosmos_inc").at(biomass=15)
    cosmos.player.housed = 1 << 32
    assert corporation_of(cosmos.player).targets(cosmos.player, 2) == []


def test_a_civ_milestone_is_owed_until_the_picks():
    """PU-7.1: settled after all tiles, even if the tracker moves down again."""
    game = Game().at(civ=2)
    climb(game, "civ")
    assert game.player.owed == [1]


def test_a_rover_is_put_on_the_last_tile_and_collects_what_lies_there():
    """PU-7.2."""
    game = Game()
    game.place("i2_rover_tech", "(5,0) R, (5,1) T").up("rover", "resource")
    game.meteorite((5, 1))
    squares = {action.at for action in game.legal(PlaceRover)}
    assert squares == {(5, 0), (5, 1)}
    game.do(PlaceRover((5, 1)))
    assert game.player.rovers == set_of([(5, 1)])
    assert game.player.meteorites_collected == 1
    assert game.player.supply == 1


def test_a_rover_without_supply_or_tile_is_not_placed():
    """PU-7.2."""
    game = Game()
    game.player.must_take = False
    gain_slot(game.state, 0, 3 * 16 + 1, "all")
    assert game.legal(PlaceRover) == []
    game.lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.legal(PlaceRover)
    game.player.supply = 0
    assert game.legal() == [Finish()]


def test_all_technologies_reached_are_available_together():
    """PU-7.3."""
    game = Game().at(tech=10)
    assert [game.player.has(op) for op in (IgnoreAdjacency, StoresPatches, AddMovement, WaterSteps, NoMeteorites)] == [True] * 4 + [False]


def test_a_biomass_milestone_gives_a_patch():
    """PU-7.4."""
    game = Game().at(biomass=2).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.player.must_take = False
    climb(game, "biomass")
    assert len(game.legal(PlacePatch)) == 4


def test_the_water_track_has_no_milestones():
    """PU-7.5."""
    corporation = Game().player.corporation
    kinds = {bonus.kind for slot in range(16, 32) for bonus in corporation.bonuses[slot]}
    assert kinds == {0}


def test_of_two_effects_the_one_that_offers_it_is_resolved():
    """PU-4.2: the other one goes on waiting, and happens by itself where it is the last."""
    game = Game().at(civ=1, water=1)
    game.player.must_take = False
    game.player.pending = [RegressTracker([track], 1, "event", optional=False) for track in (0, 1)]
    game.do(Regress("water", "event"))
    assert game.levels()[:2] == [0, 0]


def test_effects_are_resolved_in_any_order():
    """PU-4.2: the synergy of rover 10 before or after the other resource."""
    game = Game().at(rover=9, tech=1)
    game.place("i2_rover_tech", "(5,0) R, (5,1) T").up("rover", "resource")
    assert game.tracks("synergy") == set(TRACKS)
    assert game.tracks("resource") == {"tech"}
    game.up("tech", "resource")
    assert game.level("tech") == 2
    assert [action.by for action in game.legal(Advance)].count("synergy") == 5
