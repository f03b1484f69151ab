"""Cosmos Inc., Horizon Group and Jump Drive: technologies and special rules (PU-18.4 to PU-18.6)."""

from __future__ import annotations

import pytest

from starboard.games.planet_unknown.actions import (
    Advance,
    Decline,
    DoubleSynergy,
    Finish,
    House,
    KeepObjective,
    Move,
    Place,
    PlacePatch,
    ReplacePatch,
    Reposition,
    Take,
    Teleport,
    UseTechnology,
)
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.modifiers import TechAsEnergy
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.patches import GAINED
from starboard.games.planet_unknown.rules.rounds import begin_round
from starboard.games.planet_unknown.rules.technologies import lead_to
from starboard.games.planet_unknown.rules.tracks import SYNERGY_EFFECT, step_up
from tests.games.planet_unknown.position import Game, placing

# PU-18.4: Cosmos


def housed(game: Game, *slots: int) -> Game:
    for slot in slots:
        game.player.housed |= 1 << slot
    game.player.technologies = corporation_of(game.player).available(game.player)
    return game


def test_cosmos_puts_a_collected_lifepod_on_any_free_slot():
    game = Game(corporation="cosmos_inc").rover((2, 6)).points(1)
    game.do(Move((2, 6), (2, 7)))
    places = {action.place for action in game.legal(House)}
    assert len(places) == 1 + 80 - 5
    assert "civ-0" not in places
    game.do(House("biomass-2"))
    assert game.player.housed == 1 << (2 * 16 + 2)
    assert game.player.lifepods_collected == 0
    assert game.medals("lifepods") == 0


def test_a_lifepod_is_put_into_the_collection_area_and_moved_out_of_it():
    """PU-18.4: repositioning moves it between slots and collection area."""
    game = Game(corporation="cosmos_inc").at(tech=14).rover((2, 6)).points(1)
    game.player.used_in_game = 2
    game.do(Move((2, 6), (2, 7)), House("collection"))
    assert (game.player.lifepods_collected, game.player.housed) == (1, 0)
    game.do(UseTechnology("5"), Reposition("collection", "civ-5"))
    assert (game.player.lifepods_collected, game.player.housed) == (0, 1 << 5)
    game.player.used_in_round = 0
    game.do(UseTechnology("5"), Reposition("civ-5", "collection"))
    assert (game.player.lifepods_collected, game.player.housed) == (1, 0)


@pytest.mark.parametrize(("tech", "count"), [(5, 3), (14, 1)])
def test_cosmos_moves_no_more_lifepods_than_its_technology_says(tech, count):
    """PU-18.4: technology 2 three, technology 5 one."""
    game = Game(corporation="cosmos_inc").at(tech=tech - 1)
    game.player.lifepods_collected = 4
    game.player.must_take = False
    if tech == 5:
        step_up(game.state, 0, 4, 4 * 16 + 5)
    else:
        game.player.used_in_game = 2
        game.at(tech=tech)
        game.do(UseTechnology("5"))
    for level in range(count):
        game.do(Reposition("collection", f"civ-{level + 4}"))
    assert game.legal(Reposition) == []
    assert game.player.housed.bit_count() == count


def test_cosmos_trackers_skip_lifepods_in_one_advance():
    """EX-15: biomass 1 to 3 with its patch, without the synergy of level 2."""
    game = housed(Game(corporation="cosmos_inc").at(biomass=1).lay("i2_civ_energy", "(5,0) C, (5,1) E"), 2 * 16 + 2)
    game.player.must_take = False
    game.player.pending = [SYNERGY_EFFECT]
    game.up("biomass")
    assert game.level("biomass") == 3
    assert game.legal(PlacePatch)
    assert game.tracks("synergy") == set()


def test_cosmos_trackers_skip_lifepods_downward_too():
    """PU-6.8."""
    game = housed(Game(corporation="cosmos_inc").at(water=3), 16 + 2, 16 + 1)
    assert corporation_of(game.player).below(game.player, 1) == 16


def test_cosmos_covered_technologies_and_medals_do_not_exist():
    game = housed(Game(corporation="cosmos_inc").at(tech=3, water=4), 4 * 16 + 3)
    assert game.player.technologies == 0
    game.player.housed = 1 << (16 + 4)
    lead_to(game.state, 0, withhold=False)
    assert game.player.technologies == 1
    assert corporation_of(game.player).medals(game.player)[1] == 1


def test_cosmos_1_moves_diagonally():
    game = Game(corporation="cosmos_inc").at(tech=3).rover((5, 5)).points(1)
    assert len(game.legal(Move)) == 8


def test_cosmos_2_repositions_up_to_three_lifepods_once():
    game = Game(corporation="cosmos_inc").at(tech=4)
    game.player.lifepods_collected = 2
    game.player.must_take = False
    step_up(game.state, 0, 4, 4 * 16 + 5)
    assert game.legal(Reposition)
    game.do(Reposition("collection", "civ-5"))
    game.do(Reposition("civ-5", "civ-6"))
    game.do(Decline("reposition"))
    assert game.legal() == [Finish()]
    assert game.player.lifepods_collected == 1
    step_up(game.state, 0, 4, 4 * 16 + 6)
    assert game.legal(Reposition) == []


def test_cosmos_3_repositions_with_an_energy_tile():
    game = Game(corporation="cosmos_inc").at(tech=7)
    game.player.used_in_game = 2
    game.player.lifepods_collected = 1
    game.place("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.legal(Reposition)
    other = Game(corporation="cosmos_inc").at(tech=7)
    other.player.lifepods_collected = 1
    other.place("i2_rover_tech", "(5,0) R, (5,1) T")
    assert other.legal(Reposition) == []


def test_cosmos_4_makes_steps_onto_energy_free_once_a_point_was_gained():
    game = Game(corporation="cosmos_inc").at(tech=10).lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 0)).points(1)
    game.do(Move((5, 0), (5, 1)))
    assert game.player.movement == 1
    none = Game(corporation="cosmos_inc").at(tech=10).lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 0))
    assert none.legal(Move) == []


def test_cosmos_5_repositions_once_a_round():
    game = Game(corporation="cosmos_inc").at(tech=14)
    game.player.lifepods_collected = 1
    game.do(UseTechnology("5"), Reposition("collection", "civ-5"))
    assert UseTechnology("5") not in game.legal()
    assert game.player.housed == 1 << 5


# PU-18.5: Horizon


def horizon(tech: int = 0) -> Game:
    return Game(corporation="horizon_group").at(tech=tech)


def test_horizon_rovers_load_meteorites():
    """EX-16 A."""
    game = horizon().rover((5, 5)).meteorite((5, 6)).points(2)
    game.do(Move((5, 5), (5, 6)), Move((5, 6), (5, 7)))
    assert game.player.meteorites == 0
    assert game.player.loaded == set_of([(5, 7)])
    assert game.player.meteorites_collected == 0


def test_horizon_delivers_on_a_rover_symbol():
    """EX-16 B, with technology 3 a patch."""
    game = horizon(tech=7).lay("i2_rover_tech", "(5,0) R, (5,1) T").rover((5, 1)).points(2)
    game.player.loaded = game.player.rovers
    game.do(Move((5, 1), (5, 0)))
    assert game.player.meteorites_collected == 1
    assert game.player.loaded == 0
    assert game.legal(PlacePatch)


@pytest.mark.parametrize(("tech", "kept"), [(10, 0), (7, 1)])
def test_horizon_4_destroys_a_load_on_water(tech, kept):
    """EX-16 C."""
    game = horizon(tech).lay("i2_energy_water", "(5,0) W, (5,1) E").rover((5, 1)).points(1)
    game.player.loaded = game.player.rovers
    game.do(Move((5, 1), (5, 0)))
    assert game.player.loaded.bit_count() == kept
    assert game.player.meteorites_collected == 0


def test_horizon_delivers_both_on_a_symbol_with_a_meteorite():
    """PU-18.5 (2), (4), (5)."""
    game = horizon().lay("i2_rover_tech", "(5,0) R, (5,1) T").rover((5, 1)).meteorite((5, 0)).points(1)
    game.player.loaded = game.player.rovers
    game.do(Move((5, 1), (5, 0)))
    assert game.player.meteorites_collected == 2


def test_horizon_a_loaded_rover_leaves_other_meteorites():
    game = horizon().rover((5, 5)).meteorite((5, 6)).points(1)
    game.player.loaded = game.player.rovers
    game.do(Move((5, 5), (5, 6)))
    assert game.player.meteorites == set_of([(5, 6)])


def test_horizon_1_lifts_adjacency_for_rover_tiles():
    game = horizon(tech=3).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.place("i2_rover_tech", "(5,8) R, (5,9) T")
    assert len(game.player.pieces) == 2
    other = horizon(tech=3).lay("i2_civ_energy", "(5,0) C, (5,1) E").depot(None, "i2_civ_energy_m")
    other.do(Take("inner"))
    assert placing("i2_civ_energy_m", "(5,8) C, (5,9) E") not in other.legal(Place)


def test_horizon_2_gives_movement_for_loaded_rovers():
    game = horizon(tech=5).rover((5, 5), (6, 6))
    game.player.loaded = set_of([(5, 5)])
    begin_round(game.state, 0)
    assert game.player.movement == 1


def test_horizon_3_gives_a_patch_for_a_collected_meteorite():
    game = horizon(tech=7).lay("i2_rover_tech", "(5,0) R, (5,1) T").meteorite((5, 0)).rover((5, 1)).points(1)
    game.do(Move((5, 1), (5, 0)))
    assert game.player.pending == [GAINED]


def test_horizon_5_advances_the_rover_tracker_once_a_round():
    game = horizon(tech=14).at(rover=4)
    game.do(UseTechnology("5"))
    game.up("rover", "technology")
    assert game.level("rover") == 5
    assert UseTechnology("5") not in game.legal()


# PU-18.6: Jump Drive


def jump(*technologies: str) -> Game:
    game = Game(corporation="jump_drive")
    for level in technologies:
        corporation_of(game.player).house(game.player, f"technology-{level}")
    game.player.technologies = corporation_of(game.player).available(game.player)
    return game


def test_jump_drive_unlocks_technologies_with_lifepods():
    game = jump("b").rover((2, 6)).points(1)
    game.do(Move((2, 6), (2, 7)))
    places = [action.place for action in game.legal(House)]
    assert places == ["collection", *(f"technology-{level}" for level in "acdef")]
    game.do(House("technology-d"))
    assert game.player.has(TechAsEnergy)
    game.at(tech=15)
    assert not game.player.technologies & 0b10000


def test_jump_drive_a_takes_a_synergy_instead_of_a_patch():
    game = jump("a").lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.player.must_take = False
    game.player.pending = [GAINED, GAINED]
    game.do(ReplacePatch())
    assert game.tracks("synergy")
    assert ReplacePatch() not in game.legal()


def test_jump_drive_b_teleports_to_the_same_terrain():
    game = jump("b").lay("i2_civ_energy", "(5,0) C, (5,1) E").lay("i2_biomass_civ", "(5,2) B, (5,3) C").rover((5, 0)).points(2)
    assert game.legal(Teleport) == [Teleport((5, 0), (5, 3), "technology")]
    game.do(Teleport((5, 0), (5, 3), "technology"))
    assert game.legal(Teleport) == []
    assert game.player.movement == 1


def test_jump_drive_c_advances_twice():
    game = jump("c")
    game.player.must_take = False
    game.player.pending = [SYNERGY_EFFECT, SYNERGY_EFFECT]
    game.do(DoubleSynergy())
    game.up("tech", "double_synergy")
    assert game.level("tech") == 2
    assert DoubleSynergy() not in game.legal()


def test_jump_drive_d_treats_tech_as_energy():
    """EX-19: on Persephone a tech symbol at (3,7) is allowed as energy."""
    game = Game(planet="persephone", corporation="jump_drive").lay("i2_civ_energy", "(4,9) E, (4,10) C")
    game.lay("i2_civ_energy_m", "(3,9) E, (3,10) C").lay("i2_biomass_civ", "(3,8) B, (2,8) C")
    corporation_of(game.player).house(game.player, "technology-d")
    game.player.technologies = corporation_of(game.player).available(game.player)
    game.depot(None, "i2_rover_tech").do(Take("inner"))
    plain = placing("i2_rover_tech", "(2,7) R, (3,7) T")
    assert plain not in game.legal(Place)
    energy = placing("i2_rover_tech", "(2,7) R, (3,7) T", as_energy=True)
    game.do(energy)
    assert game.tracks("energy") == {"rover", "biomass"}
    assert game.player.symbols[4].bit_count() == 1


def test_jump_drive_e_takes_the_bonuses_of_a_row():
    game = jump("e").at(rover=10, civ=3)
    game.player.must_take = False
    game.do(UseTechnology("e"))
    choice = Advance("rover", "row", "rover-10")
    game.do(choice)
    assert game.player.owed == [3]
    assert game.player.movement == 2
    assert len([effect for effect in game.player.pending if effect is SYNERGY_EFFECT]) == 2
    assert UseTechnology("e") not in game.legal()


def test_jump_drive_f_adds_an_objective_for_all():
    game = jump("f")
    deck = len(game.state.decks.objectives)
    game.do(UseTechnology("f"))
    options = game.legal(KeepObjective)
    assert len(options) == 3
    game.do(options[0])
    assert len(game.player.shared) == 1
    assert len(game.player.discarded) == 2
    game.place("i2_civ_energy", "(5,0) C, (5,1) E").up("civ", "energy")
    game.finish()
    while game.state.phase_name() == "tile":
        game.do(game.state.legal(1)[-1], 1)
    assert len(game.state.decks.objectives) == deck - 3
    assert len(game.state.view(1).objectives) == 4


def test_jump_drive_f_is_a_private_objective_alone():
    game = Game(seats=1, corporation="jump_drive")
    corporation_of(game.player).house(game.player, "technology-f")
    game.player.technologies = corporation_of(game.player).available(game.player)
    game.do(UseTechnology("f"))
    game.do(game.legal(KeepObjective)[0])
    assert len(game.player.private) == 4
