"""Universal Coalition, Republic and Wormhole Corp.: technologies and special rules (PU-18.1 to PU-18.3)."""

from __future__ import annotations

from starboard.games.planet_unknown.actions import (
    ChooseBonus,
    DoublePatch,
    Finish,
    Move,
    PickCard,
    PlacePatch,
    Regress,
    SetAside,
    StorePatch,
    Take,
    Teleport,
    UseTechnology,
)
from starboard.games.planet_unknown.content import CIV_CARDS
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.patches import GAINED, patch_squares
from starboard.games.planet_unknown.rules.tracks import SYNERGY_EFFECT, gain_slot, step_up
from tests.games.planet_unknown.position import Game, placing

# PU-18.1: Universal Coalition


def test_universal_1_lifts_adjacency_for_tiles_and_patches_but_not_the_perimeter():
    game = Game().at(tech=3)
    assert patch_squares(game.player) == game.player.planet.edge
    game.lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert patch_squares(game.player) == game.player.planet.grid & ~game.player.covered
    game.place("i2_rover_tech", "(5,8) R, (5,9) T")
    assert len(game.player.pieces) == 2


def test_universal_2_stores_patches():
    game = Game().at(tech=5).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.player.must_take = False
    game.player.pending = [GAINED]
    game.do(StorePatch())
    assert (game.player.stored, game.player.patches) == (1, 0)


def test_universal_3_adds_a_point():
    game = Game().at(tech=7, rover=1)
    step_up(game.state, 0, 3, 3 * 16 + 2)
    assert game.player.movement == 2


def test_universal_4_doubles_the_water_that_a_placed_tile_advances():
    """By its water on ice or by its energy, with the bonuses of both slots."""
    game = Game().at(tech=10, water=1).place("i2_energy_water", "(4,1) E, (3,1) W")
    game.up("water", "resource")
    assert game.level("water") == 3
    game.up("water", "energy")
    assert game.level("water") == 5
    assert len([effect for effect in game.player.pending if effect is SYNERGY_EFFECT]) == 1
    on_land = Game().at(tech=10).place("i2_energy_water", "(3,1) E, (4,1) W")
    assert on_land.tracks("resource") == set()
    on_land.up("water", "energy")
    assert on_land.level("water") == 2


def test_universal_4_doubles_no_other_tracker_and_no_other_water():
    """PU-18.1: neither by synergy nor by an event; PU-12.2: nor a tile that is set aside."""
    other = Game().at(tech=10).place("i2_civ_energy", "(5,0) C, (5,1) E").up("civ", "energy")
    assert other.level("civ") == 2
    synergy = Game().at(tech=10)
    synergy.player.must_take = False
    synergy.player.pending = [SYNERGY_EFFECT]
    assert synergy.up("water").level("water") == 1
    struck = Game().at(tech=10, water=3).strike("green_10")
    assert "water" in struck.tracks("event")
    assert struck.up("water", "event").level("water") == 4
    aside = Game().at(tech=10)
    aside.fill(aside.player.planet.grid).depot("z5_energy_water", None).do(SetAside("outer"))
    aside.up("water", "energy")
    assert aside.level("water") == 2


def test_universal_5_keeps_meteorites_away():
    game = Game().at(tech=14).place("i2_civ_energy_m", "(5,0) C, (5,1) E")
    assert game.player.meteorites == 0
    struck = Game().lay("i2_civ_energy_m", "(5,0) C, (5,1) E").at(tech=14)
    struck.player.meteor_symbols = set_of([(5, 1)])
    struck.strike("red_03")
    assert struck.state.players[0].meteorites == 0


# PU-18.2: Republic


def test_republic_moves_a_tracker_down_for_each_civ_milestone():
    game = Game(corporation="republic").at(civ=1, water=2, tech=1)
    game.player.must_take = False
    step_up(game.state, 0, 0, 2)
    assert {action.track for action in game.legal(Regress)} == {"water", "tech"}
    assert Finish() not in game.legal()
    game.do(Regress("water", "rule"))
    assert game.level("water") == 1
    assert game.player.owed == [1]


def test_republic_milestones_give_these_levels():
    corporation = Game(corporation="republic").player.corporation
    levels = {slot: bonus.amount for slot in range(16) for bonus in corporation.bonuses[slot]}
    assert levels == {2: 1, 4: 2, 6: 2, 8: 3, 10: 3, 12: 4, 14: 4}


def test_republic_1_gives_the_movement_of_the_rover_slot_for_a_civ_tile():
    game = Game(corporation="republic").at(tech=3, rover=4).depot(None, "i2_civ_energy").rover((5, 5))
    game.do(Take("inner"))
    assert game.player.movement == 2
    game.do(Move((5, 5), (5, 6)))
    assert game.legal(type(placing("i2_civ_energy", "(5,0) C, (5,1) E")))
    without = Game(corporation="republic").at(tech=3, rover=4).depot(None, "i2_rover_tech")
    without.do(Take("inner"))
    assert without.player.movement == 0


def test_republic_2_adds_a_card_of_the_next_level():
    """EX-13: one random level 4 card joins the level 3 choice; the others return to their stacks."""
    game = Game(corporation="republic").at(tech=5)
    level_3 = [index for index, card in enumerate(CIV_CARDS) if card.level == 3][:3]
    game.pick_phase(3, level_3)
    offered = [action.card for action in game.legal(PickCard)]
    assert len(offered) == 4
    added = [card.level for card in CIV_CARDS if card.id in offered and card.level == 4]
    assert added == [4]
    game.do(PickCard(offered[-1]))
    assert len(game.state.decks.civ[2]) == 3


def test_republic_2_the_added_card_comes_from_the_next_stack():
    """PU-18.2: taken, it leaves that stack and the own one stays whole; it is offered even if that one is empty."""
    level_3 = {card.id for card in CIV_CARDS if card.level == 3}
    game = Game(corporation="republic").at(tech=5)
    game.pick_phase(2, [CARD_OF["civ_09"], CARD_OF["civ_12"]])
    above = set(game.state.decks.civ[2])
    (added,) = {action.card for action in game.legal(PickCard)} & level_3
    assert CARD_OF[added] in above
    assert len(game.legal(PickCard)) == 3
    game.do(PickCard(added))
    assert set(game.state.decks.civ[2]) == above - {CARD_OF[added]}
    assert set(game.state.decks.civ[1]) == {CARD_OF["civ_09"], CARD_OF["civ_12"]}
    empty = Game(corporation="republic").at(tech=5).pick_phase(2, [])
    assert len(empty.legal(PickCard)) == 1
    assert {action.card for action in empty.legal(PickCard)} <= level_3
    without = Game(corporation="republic").at(tech=4).pick_phase(2, [CARD_OF["civ_09"], CARD_OF["civ_12"]])
    assert len(without.legal(PickCard)) == 2


def test_republic_2_adds_any_card_of_the_next_stack():
    """PU-18.2: a random one."""
    added = set()
    for seed in range(12):
        game = Game(corporation="republic", seed=seed).at(tech=5)
        game.state.decks.civ[2] = [CARD_OF["civ_15"], CARD_OF["civ_20"], CARD_OF["civ_31"]]
        game.pick_phase(2, [CARD_OF["civ_09"], CARD_OF["civ_12"]])
        added.add(game.player.offer[-1])
    assert len(added) == 3


def test_republic_2_adds_nothing_to_level_4():
    game = Game(corporation="republic").at(tech=5)
    game.pick_phase(4, [index for index, card in enumerate(CIV_CARDS) if card.level == 4][:2])
    assert len(game.legal(PickCard)) == 2


def test_republic_3_teleports_between_civ_symbols():
    game = Game(corporation="republic").at(tech=7).lay("i2_civ_energy", "(5,0) C, (5,1) E").lay("i2_biomass_civ", "(5,2) B, (5,3) C")
    game.rover((5, 0)).points(1)
    assert game.legal(Teleport) == [Teleport((5, 0), (5, 3), "technology")]
    game.do(Teleport((5, 0), (5, 3), "technology"))
    assert (game.player.rovers, game.player.movement) == (set_of([(5, 3)]), 0)


def test_republic_4_gives_a_synergy_for_a_civ_milestone():
    game = Game(corporation="republic").at(tech=10, civ=1)
    game.player.must_take = False
    step_up(game.state, 0, 0, 2)
    assert game.tracks("synergy") == {"civ", "water", "biomass", "rover", "tech"}


def test_republic_5_keeps_two_of_all_cards_left():
    game = Game(seats=1, corporation="republic").at(tech=14)
    game.player.must_take = False
    game.player.stuck = True
    game.state.agendas[0].clear()
    game.state.advance()
    assert game.state.phase_name() == "ending"
    assert len(game.legal(PickCard)) == 8
    end_cards = [action for action in game.legal(PickCard) if next(c for c in CIV_CARDS if c.id == action.card).timing == "end_of_game"]
    game.do(end_cards[0])
    while game.state.phase_name() == "ending" and not game.legal(PickCard):
        game.do(game.legal()[0])
    assert game.legal(PickCard)
    taken = len(game.state.players[0].kept) + len(game.state.players[0].played)
    game.do(game.legal(PickCard)[0])
    assert len(game.state.players[0].kept) + len(game.state.players[0].played) == taken + 1


# PU-18.3: Wormhole


def test_wormhole_biomass_needs_to_expand_an_area():
    alone = Game(corporation="wormhole_corp").place("i2_tech_biomass", "(5,1) T, (5,0) B")
    assert alone.level("biomass") == 0
    assert alone.tracks("resource") <= {"tech"}
    joined = Game(corporation="wormhole_corp").patch((6, 0)).place("i2_tech_biomass", "(5,1) T, (5,0) B")
    assert joined.tracks("resource") == {"tech", "biomass"}


def test_wormhole_energy_never_advances_biomass():
    game = Game(corporation="wormhole_corp").lay("i2_tech_biomass", "(5,2) B, (5,3) T")
    game.place("i2_civ_energy", "(5,0) C, (5,1) E")
    assert "biomass" not in game.tracks("energy")


def test_wormhole_steps_give_one_of_two_bonuses():
    """EX-14: step 2 is civ or a patch, and worth 1 medal."""
    game = Game(corporation="wormhole_corp").at(biomass=1).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.player.must_take = False
    step_up(game.state, 0, 2, 2 * 16 + 2)
    assert game.legal(ChooseBonus) == [ChooseBonus("biomass-2", 0), ChooseBonus("biomass-2", 1)]
    game.do(ChooseBonus("biomass-2", 0))
    assert game.level("civ") == 1
    assert game.legal(PlacePatch) == []
    assert corporation_of(game.player).medals(game.player)[2] == 1


def test_wormhole_medals():
    game = Game(corporation="wormhole_corp")
    found = []
    for step in range(6):
        game.at(biomass=step)
        found.append(corporation_of(game.player).medals(game.player)[2])
    assert found == [0, 0, 1, 2, 3, 5]


def test_wormhole_1_puts_the_biomass_tracker_back():
    game = Game(corporation="wormhole_corp").at(tech=3, biomass=5)
    game.do(UseTechnology("1"))
    assert game.level("biomass") == 0
    assert UseTechnology("1") not in game.legal()


def test_wormhole_2_puts_patches_on_tiles():
    game = Game(corporation="wormhole_corp").at(tech=5).lay("i2_civ_energy", "(5,0) C, (5,1) E").meteorite((5, 1)).rover((5, 0))
    squares = patch_squares(game.player)
    assert squares & set_of([(5, 0), (5, 1)]) == set_of([(5, 0)])
    game.patch((5, 0))
    assert game.player.symbols[0] == 0
    assert game.player.rovers == 0
    assert game.player.terrain[2] == set_of([(5, 0)])
    assert not patch_squares(game.player) & set_of([(5, 0)])
    assert game.player.last_tile == set_of([(5, 0), (5, 1)])


def test_wormhole_3_doubles_one_patch_a_round():
    game = Game(corporation="wormhole_corp").at(tech=7).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    game.player.must_take = False
    game.player.pending = [GAINED, GAINED]
    game.do(DoublePatch())
    assert len(game.player.pending) == 3
    assert DoublePatch() not in game.legal()


def test_wormhole_4_stores_patches():
    game = Game(corporation="wormhole_corp").at(tech=10)
    game.player.must_take = False
    game.player.pending = [GAINED]
    assert StorePatch() in game.legal()


def test_wormhole_5_lays_patches_on_meteorites_at_the_end():
    game = Game(corporation="wormhole_corp").at(tech=14).lay("i2_civ_energy", "(5,0) C, (5,1) E").meteorite((5, 1))
    assert not patch_squares(game.player) & set_of([(5, 1)])
    game.player.ending = True
    assert patch_squares(game.player) & set_of([(5, 1)])
    game.patch((5, 1))
    assert (game.player.meteorites, game.player.meteorites_collected) == (0, 0)


def test_wormhole_5_at_the_end_of_a_match():
    game = Game(seats=1, corporation="wormhole_corp").at(tech=14).lay("i2_civ_energy", "(5,0) C, (5,1) E").meteorite((5, 1))
    game.player.must_take = False
    game.player.stuck = True
    game.player.stored = 1
    game.state.agendas[0].clear()
    game.state.advance()
    assert PlacePatch((5, 1)) in game.legal()


def test_wormhole_bonuses_that_cannot_be_carried_out_may_be_chosen():
    game = Game(corporation="wormhole_corp").at(biomass=1, civ=15)
    game.player.must_take = False
    gain_slot(game.state, 0, 2 * 16 + 2, "all")
    assert len(game.legal(ChooseBonus)) == 2
