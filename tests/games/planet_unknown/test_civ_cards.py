"""Civ cards, each of them (PU-7.1, PU-11)."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import (
    Advance,
    ClearLine,
    Collect,
    Destroy,
    OpenStack,
    PickCard,
    Place,
    PlacePatch,
    PlaceRover,
    Take,
    Teleport,
)
from starboard.games.planet_unknown.content import CIV_CARDS
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.rounds import CARD_PICKS
from starboard.games.planet_unknown.rules.turn import PROCEED
from starboard.games.planet_unknown.state import ENDING
from tests.games.planet_unknown.position import Game


def kept(*cards: str) -> Game:
    game = Game()
    game.player.kept = [CARD_OF[card] for card in cards]
    return game


@pytest.mark.parametrize(("card", "trackers"), [("civ_01", 2), ("civ_10", 3), ("civ_11", 2), ("civ_19", 3)])
def test_cards_that_advance_different_trackers(card, trackers):
    """PU-11.1: civ_01, civ_10, civ_11, civ_19."""
    game = Game().card(card)
    done = []
    for _ in range(trackers):
        done.append(game.legal(Advance)[0].track)
        game.do(game.legal(Advance)[0])
    assert len(set(done)) == trackers
    assert sum(slot % 16 for slot in game.state.players[0].trackers) == trackers


def test_fewer_trackers_than_the_card_says():
    """PU-11.1: as many as possible."""
    game = Game().at(civ=15, water=15, biomass=15, rover=15, tech=14)
    game.card("civ_10")
    assert [slot % 16 for slot in game.state.players[0].trackers] == [15, 15, 15, 15, 15]


def test_dept_of_operations_advances_one_tracker_twice():
    """civ_02, PU-11.1."""
    game = Game().card("civ_02")
    game.up("biomass", "card")
    assert game.state.players[0].trackers[2] % 16 == 2


@pytest.mark.parametrize(("card", "patches"), [("civ_03", 1), ("civ_12", 2), ("civ_26", 3)])
def test_cards_that_give_patches(card, patches):
    """civ_03, civ_12, civ_26."""
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E").card(card)
    for _ in range(patches):
        game.do(game.legal(PlacePatch)[0])
    assert game.state.players[0].patches.bit_count() == patches


def test_dept_of_engineering_gives_four_points():
    """civ_04."""
    assert Game().rover((5, 5)).card("civ_04").state.players[0].movement == 4


@pytest.mark.parametrize(("card", "advances"), [("civ_05", 0), ("civ_16", 1)])
def test_cards_that_give_an_extra_tile(card, advances):
    """civ_05 and civ_16, PU-11.2: the depot as it faces now; it becomes the last tile."""
    game = Game().depot("i4_rover_tech", "i2_rover_tech").card(card)
    left = len(game.state.station.stacks[game.state.station.compartment(0, 1)])
    game.do(Take("inner"))
    assert len(game.state.station.stacks[game.state.station.compartment(0, 1)]) == left - 1
    game.do(game.legal(Place)[0])
    player = game.state.players[0]
    assert player.last_tile == player.covered
    assert len([effect for effect in player.pending if hasattr(effect, "ice")]) == 2 * advances


def test_an_extra_tile_obeys_what_the_tile_of_the_round_need_not():
    """PU-11.2, PU-5.6: restrictions are waived for the tile of the round only."""
    game = Game(planet="k_273")
    game.fill(game.player.planet.grid & ~set_of([(4, 4), (3, 4)])).depot("i4_rover_tech", "i2_rover_tech")
    game.card("civ_16")
    assert game.state.players[0].hand == -1
    assert game.legal(Take) == game.legal(Place) == []
    both = Game(planet="k_273")
    both.fill(both.player.planet.grid & ~set_of([(4, 4), (3, 4), (5, 5), (5, 6)])).depot("i4_rover_tech", "i2_rover_tech")
    both.card("civ_16")
    assert {action.at for action in both.legal(Place)} == {(5, 5)}


def test_an_extra_tile_gets_no_rover_of_the_event():
    """PU-16.11: the additional rover lands on the tile of the round."""
    game = Game().depot("i4_rover_tech", "i2_rover_tech")
    game.player.event_rover = True
    game.card("civ_05").rover((5, 5)).points(1)
    game.do(Take("inner"))
    game.do(game.legal(Place)[0])
    assert game.state.players[0].event_rover
    assert game.legal(PlaceRover) == []


def test_an_extra_tile_that_fits_nowhere_is_not_taken():
    """PU-11.2: the game does not end because of it."""
    game = Game(seats=1)
    game.fill(game.player.planet.grid)
    tiles = sum(len(stack) for stack in game.state.station.stacks)
    game.card("civ_16")
    assert sum(len(stack) for stack in game.state.station.stacks) == tiles
    assert not game.state.endings


@pytest.mark.parametrize(("card", "count"), [("civ_13", 2), ("civ_18", 3)])
def test_cards_that_collect_lifepods(card, count):
    """civ_13, civ_18, PU-11.3."""
    game = Game().card(card)
    for _ in range(count):
        game.do(game.legal(Collect)[0])
    assert game.state.players[0].lifepods_collected == count
    assert game.legal(Collect) == []


def test_a_card_to_choose_from_tells_what_it_would_find():
    """PU-11.3, PU-18.5: a loaded meteorite counts as lying on the planet."""
    game = Game(corporation="horizon_group").rover((5, 5)).meteorite((5, 6), (6, 6)).lifepods((0, 5))
    game.player.loaded = game.player.rovers
    game.pick_phase(4, [CARD_OF[card] for card in ("civ_18", "civ_25", "civ_26")])
    finds = {card.card: card.finds for card in game.state.view(0).players[0].offer}
    assert finds == {"civ_18": 1, "civ_25": 3, "civ_26": None}


def test_collecting_more_than_there_is():
    """PU-11.3: as many as possible."""
    game = Game().lifepods((5, 5)).card("civ_18")
    assert game.state.players[0].lifepods_collected == 1


def test_relocation_bonus_moves_a_rover_on_the_planet():
    """civ_14, PU-11.3."""
    game = Game().rover((5, 5)).card("civ_14")
    assert game.legal(Teleport)
    without = Game(seats=1).card("civ_14")
    assert without.state.number == 2


def test_landing_zone_clears_a_line():
    """civ_17."""
    game = Game().meteorite((5, 5), (6, 5), (5, 6)).card("civ_17")
    game.do(ClearLine("row", 6))
    assert game.state.players[0].meteorites == set_of([(5, 6)])


def test_unionization_lifts_every_tracker_to_level_5_without_synergies():
    """civ_21, PU-11.4."""
    game = Game().at(water=7).lay("i2_civ_energy", "(5,0) C, (5,1) E").card("civ_21")
    while game.state.phase_name() == "civ" and game.legal(Advance):
        assert game.tracks("synergy") == set()
        game.do(game.legal(Advance)[0])
    assert [slot % 16 for slot in game.state.players[0].trackers] == [5, 7, 5, 5, 5]


def test_unionization_lifts_oasis_along_its_path_and_wormhole_to_step_2():
    """PU-11.4."""
    oasis = Game(corporation="oasis_ultd")
    oasis.player.trackers[1] = oasis.player.corporation.water_path[5]
    assert corporation_of(oasis.player).height(oasis.player, 1) == 5
    wormhole = Game(corporation="wormhole_corp").at(biomass=2)
    assert corporation_of(wormhole.player).height(wormhole.player, 2) == 5
    assert corporation_of(wormhole.at(biomass=1).player).height(wormhole.player, 2) == 1


@pytest.mark.parametrize(
    ("card", "medals"),
    [("civ_06", 1), ("civ_07", 2), ("civ_08", 1), ("civ_09", 2), ("civ_15", 2), ("civ_20", 3), ("civ_23", 2), ("civ_24", 3), ("civ_27", 4)],
)
def test_cards_worth_medals(card, medals):
    """civ_06 to civ_09, civ_15, civ_20, civ_23, civ_24, civ_27; PU-13.6."""
    assert kept(card).medals("cards") == medals


def test_sustainable_living_pays_for_patches():
    """civ_22."""
    assert kept("civ_22").patch((5, 0), (5, 1)).medals("cards") == 2


@pytest.mark.parametrize("card", ["civ_23", "civ_24"])
def test_end_of_game_cards_that_advance_a_tracker(card):
    """civ_23, civ_24, PU-12.3: with its bonus."""
    game = Game(seats=1)
    game.player.kept = [CARD_OF[card]]
    game.player.must_take = False
    game.player.stuck = True
    game.state.agendas[0].clear()
    game.state.advance()
    assert game.tracks("card") == {"civ", "water", "biomass", "rover", "tech"}
    game.up("water", "card")
    assert game.level("water") == 1
    assert game.state.phase_name() == "over"


def test_meteor_defence_destroys_three():
    """civ_25."""
    game = Game().meteorite((5, 5), (6, 5), (5, 6), (6, 6)).card("civ_25")
    for _ in range(3):
        game.do(game.legal(Destroy)[0])
    assert game.state.players[0].meteorites.bit_count() == 1
    assert game.legal(Destroy) == []


def test_space_citizen_decree_doubles_lifepods_in_the_collection_area():
    """civ_28, PU-11.6: not those on the board."""
    game = kept("civ_28")
    game.player.lifepods_collected = 3
    game.player.housed = 0b11
    assert game.medals("lifepods") == 6


@pytest.mark.parametrize(("cards", "medals"), [(0, 2), (1, 4), (2, 6), (4, 10)])
def test_meteorite_repo(cards, medals):
    """civ_29 to civ_32, EX-23, PU-11.5, PU-13.5."""
    game = kept(*[f"civ_{29 + index}" for index in range(cards)])
    game.player.meteorites_collected = 8
    assert game.medals("meteorites") == medals
    game.player.meteorites_collected = 2
    assert game.medals("meteorites") == 0


@pytest.mark.parametrize(("cards", "medals"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10)])
def test_commerce_agreement(cards, medals):
    """civ_33 to civ_36, PU-11.5."""
    assert kept(*[f"civ_{33 + index}" for index in range(cards)]).medals("cards") == medals


def test_every_card_is_tested_here():
    source = Path(__file__).read_text("utf-8")
    ranges = {f"civ_{number:02}" for first, last in ((6, 9), (29, 32), (33, 36)) for number in range(first, last + 1)}
    assert [card.id for card in CIV_CARDS if card.id not in source and card.id not in ranges] == []


def test_the_player_looks_at_the_whole_stack_and_keeps_one():
    """PU-7.1: end-of-game cards stay secret, the rest returns."""
    game = Game()
    level_1 = [CARD_OF[card] for card in ("civ_06", "civ_07", "civ_29")]
    game.pick_phase(1, level_1)
    assert [action.card for action in game.legal(PickCard)] == ["civ_06", "civ_07", "civ_29"]
    assert game.state.view(1).players[0].offer == []
    game.do(PickCard("civ_29"))
    assert game.state.players[0].kept == [CARD_OF["civ_29"]]
    assert game.state.view(1).players[0].kept[0].card is None
    assert game.state.decks.civ[0] == [CARD_OF["civ_06"], CARD_OF["civ_07"]]
    assert (game.player.offer, game.player.offer_level) == ([], 0)
    assert game.state.redeal(1, Rng(numbered_seed(1))).players[0].offer == []


def test_milestones_of_several_levels_are_settled_in_any_order():
    """PU-7.1."""
    game = Game().pick_phase(1, [CARD_OF["civ_06"], CARD_OF["civ_07"]])
    game.player.owed = [2, 3]
    game.do(PickCard("civ_06"))
    assert game.legal(OpenStack) == [OpenStack(2), OpenStack(3)]


def test_civ_cards_are_picked_clockwise_from_the_commander():
    """PU-7.1: after all tiles; each settles all picks before the next one, who sees what is left."""
    game = Game(seats=3)
    state = game.state
    state.decks.civ[0] = [CARD_OF[card] for card in ("civ_06", "civ_07", "civ_29", "civ_33")]
    state.decks.civ[1] = [CARD_OF["civ_09"]]
    state.commander = 1
    for seat in range(3):
        state.agendas[seat].clear()
        state.own(seat).must_take = False
        state.own(seat).owed = [1]
    state.own(2).owed = [1, 2]
    state.table.clear()
    state.queue(CARD_PICKS)
    state.advance()
    looked_at = []
    while state.phase_name() == "civ" and state.pending():
        (seat,) = state.pending()
        action = state.legal(seat)[0]
        if isinstance(action, PickCard):
            looked_at.append((seat, len(state.players[seat].offer)))
        state.play(seat, action)
    assert looked_at == [(1, 4), (2, 3), (2, 1), (0, 2)]


def test_an_empty_stack_gives_nothing():
    """PU-7.1."""
    game = Game(seats=1)
    game.state.decks.civ = [[], [], [], []]
    game.player.owed = [2]
    game.player.must_take = False
    game.state.agendas[0].clear()
    game.state.advance()
    assert game.state.players[0].owed == []
    assert game.state.number == 2


def test_a_milestone_of_an_empty_stack_asks_nothing():
    """PU-7.1, PU-12.3: it gives nothing, and the other one is settled at once."""
    game = Game()
    state = game.state
    state.agendas[0].clear()
    state.decks.civ_aside[0] += state.decks.civ[0]
    state.decks.civ[0] = []
    game.player.must_take = False
    game.player.owed = [1, 2]
    state.phase = ENDING
    state.push(0, PROCEED)
    state.advance()
    assert game.legal(OpenStack) == []
    assert {CIV_CARDS[CARD_OF[action.card]].level for action in game.legal(PickCard)} == {2}
