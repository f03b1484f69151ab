"""Event cards, each of them (PU-15.3, PU-16)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.look import look
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import (
    Advance,
    ChooseBonus,
    Collect,
    Decline,
    Destroy,
    DestroyStored,
    DiscardObjective,
    Finish,
    KeepObjective,
    Move,
    Place,
    PlaceMeteorite,
    PlacePatch,
    PlaceRover,
    Regress,
    RemoveStack,
    Rotate,
    Take,
)
from starboard.games.planet_unknown.content import EVENT_CARDS
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.operations import AdvanceOp, RegressOp
from starboard.games.planet_unknown.content.prohibitions import RoverTerrainBan
from starboard.games.planet_unknown.content.tiles import TILE_OF
from starboard.games.planet_unknown.content.tracks import TRACKS
from starboard.games.planet_unknown.rules.resources import TileResource
from starboard.games.planet_unknown.rules.rounds import begin_round
from starboard.games.planet_unknown.rules.tracks import SYNERGY_EFFECT, gain_slot, step_up
from tests.games.planet_unknown.position import Game, placing

BY_ID = {card.id: card for card in EVENT_CARDS}
ADVANCES = [card.id for card in EVENT_CARDS if isinstance(card.effects[0], AdvanceOp)]
REGRESSES = [card.id for card in EVENT_CARDS if isinstance(card.effects[0], RegressOp)]
ROVER_BANS = [card.id for card in EVENT_CARDS if isinstance(card.effects[0], RoverTerrainBan)]


@pytest.mark.parametrize("card", ADVANCES)
def test_events_that_advance_a_tracker(card):
    """green_04 to green_14, PU-16.3."""
    op = BY_ID[card].effects[0]
    game = Game().strike(card)
    assert game.tracks("event") == set(op.tracks)
    track = op.tracks[0]
    game.up(track, "event")
    assert game.level(track) == op.steps
    assert len(ADVANCES) == 11


def test_green_04_takes_no_bonus_and_stops_at_the_top():
    """PU-16.3, PU-16.10: milestones count as not reached."""
    game = Game().at(civ=13).strike("green_04")
    game.up("civ", "event")
    assert game.level("civ") == 15
    assert game.state.players[0].owed == []


def test_an_event_advance_must_be_one_that_is_possible():
    """PU-16.3."""
    game = Game().at(rover=15).strike("green_05")
    assert game.level("civ") == 1


@pytest.mark.parametrize("card", REGRESSES)
def test_events_that_move_a_tracker_down(card):
    """orange_01 to orange_10, orange_12, red_01, red_02."""
    op = BY_ID[card].effects[0]
    game = Game().at(civ=4, water=4, biomass=4, rover=4, tech=4).strike(card)
    assert {action.track for action in game.legal(Regress)} == set(op.tracks)
    game.do(Regress(op.tracks[0], "event"))
    assert game.level(op.tracks[0]) == 4 - op.steps
    assert len(REGRESSES) == 13


@pytest.mark.parametrize("card", ROVER_BANS)
def test_events_that_close_a_terrain_to_rovers(card):
    """orange_13 to orange_18, PU-9.2."""
    terrain = BY_ID[card].effects[0].terrain
    game = Game().rover((5, 5)).points(1).event(card)
    index = ["civ", "water", "biomass", "rover", "tech", "energy"].index(terrain)
    game.player.terrain[index] = set_of([(5, 6)])
    assert {move.to for move in game.legal(Move)} == {(4, 5), (6, 5), (5, 4)}
    assert len(ROVER_BANS) == 6


def solo(card: str, **options: str) -> Game:
    return Game(seats=1, **options).strike(card)


def test_green_01_adds_a_rover_to_the_tile_of_the_round():
    """PU-16.11: not from one's own supply, once, not on an extra tile."""
    game = Game(seats=1)
    game.player.event_rover = True
    game.place("i2_rover_tech", "(5,0) R, (5,1) T")
    assert game.legal(PlaceRover)
    game.do(PlaceRover((5, 0)))
    assert game.player.supply == 2
    assert not game.player.event_rover
    struck = solo("green_01")
    assert struck.state.players[0].event_rover


def test_green_02_adds_cards_to_the_civ_stacks():
    game = solo("green_02")
    assert [len(stack) for stack in game.state.decks.civ] == [3] * 4


def test_green_03_draws_a_private_objective():
    game = solo("green_03")
    if game.legal(KeepObjective):
        game.do(game.legal(KeepObjective)[0])
    assert len(game.state.players[0].private) == 4


def test_green_15_turns_the_station():
    """PU-16.11: the forced rotation goes on from there."""
    game = solo("green_15")
    before = game.state.station.rotation
    game.do(Rotate(2))
    assert game.state.station.rotation == (before - 2) % 6


def test_green_16_gives_a_patch():
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E").strike("green_16")
    assert len(game.legal(PlacePatch)) == 4


@pytest.mark.parametrize("card", ["green_17", "green_20"])
def test_events_that_give_a_synergy(card):
    game = Game().strike(card)
    assert len(game.legal(Advance)) == 5


def test_green_18_and_green_19_collect_a_piece():
    game = Game().strike("green_18")
    game.do(Collect("lifepod", (1, 4)))
    assert game.state.players[0].lifepods_collected == 1
    assert game.state.players[0].lifepods == game.player.planet.lifepods & ~set_of([(1, 4)])
    rock = Game().meteorite((5, 5), (6, 6)).strike("green_19")
    rock.do(Collect("meteorite", (5, 5)))
    assert (rock.state.players[0].meteorites_collected, rock.state.players[0].meteorites) == (1, set_of([(6, 6)]))


def test_a_loaded_meteorite_is_collected_from_its_rover():
    """PU-18.5: it counts as lying on the rover's square; the rover stays."""
    game = Game(corporation="horizon_group").rover((5, 5)).meteorite((6, 6))
    game.player.loaded = game.player.rovers
    game.strike("green_19").do(Collect("meteorite", (5, 5)))
    player = game.state.players[0]
    assert (player.loaded, player.rovers, player.meteorites) == (0, set_of([(5, 5)]), set_of([(6, 6)]))
    assert player.meteorites_collected == 1


@pytest.mark.parametrize("card", ["orange_11", "red_03"])
def test_events_that_drop_a_meteorite(card):
    """PU-16.8: on a visible meteor symbol without one."""
    game = Game().lay("i2_civ_energy_m", "(5,0) C, (5,1) E").lay("i2_rover_tech_m", "(5,2) R, (5,3) T")
    game.player.meteor_symbols = set_of([(5, 1), (5, 3)])
    game.strike(card)
    assert game.legal(PlaceMeteorite) == [PlaceMeteorite((5, 1)), PlaceMeteorite((5, 3))]
    game.do(PlaceMeteorite((5, 3)))
    assert game.state.players[0].meteorites == set_of([(5, 3)])
    assert Game().strike(card).state.players[0].meteorites == 0


def test_what_an_event_cannot_do_is_lost():
    """PU-4.3, PU-16.1: a meteorite without a symbol does not fall on a tile that is placed later."""
    game = Game().strike("orange_11")
    assert game.state.phase_name() == "tile"
    assert game.state.players[0].pending == []


@pytest.mark.parametrize("card", ["orange_19", "red_20"])
def test_events_that_close_the_edge(card):
    """PU-5.6, PU-5.2."""
    game = Game().lay("i2_civ_energy", "(5,1) C, (5,2) E").event(card).depot(None, "i2_rover_tech")
    game.do(Take("inner"))
    assert placing("i2_rover_tech", "(5,0) R, (6,0) T") not in game.legal(Place)
    with pytest.raises(Refusal) as refused:
        game.do(placing("i2_rover_tech", "(5,0) R, (6,0) T"))
    assert refused.value.text.key == "refused-edge"


@pytest.mark.parametrize("card", ["orange_20", "red_04"])
def test_events_of_only_one_resource(card):
    """PU-16.5: using one gives up the other."""
    game = Game().event(card).place("i2_rover_tech", "(5,0) R, (5,1) T")
    game.up("tech", "resource")
    assert game.levels() == [0, 0, 0, 0, 1]
    assert game.tracks("resource") == set()


def test_only_the_other_resource_of_the_tile_is_given_up():
    """PU-16.5: nothing else that waits, and nothing of another tile."""
    game = Game().at(rover=9).event("red_04").place("i2_rover_tech", "(5,0) R, (5,1) T")
    other = TileResource(0, tile=TILE_OF["i2_civ_energy"], ice=0, expands=False, aside=False)
    game.player.pending.append(other)
    game.up("rover", "resource")
    assert game.tracks("resource") == {"civ"}
    assert game.tracks("synergy") == set(TRACKS)


def test_declining_energy_leaves_the_other_resource():
    """PU-16.5, PU-8.4: the resource that is ignored is the energy."""
    game = Game().event("red_04").place("i2_civ_energy", "(5,0) C, (5,1) E")
    game.do(Decline("energy"))
    assert game.level("civ") == 1
    assert game.legal() == [Finish()]


@pytest.mark.parametrize("card", ["red_05", "red_19"])
def test_events_without_milestones(card):
    """PU-16.4: civ, rover, patch and tech bonuses of tracks; a technology reached works from the next round on."""
    game = Game().at(tech=2).event(card)
    step_up(game.state, 0, 4, 4 * 16 + 3)
    assert game.player.technologies == 0
    for slot in (3, 2 * 16 + 3, 3 * 16 + 6):
        gain_slot(game.state, 0, slot, "all")
    assert game.player.owed == []
    assert game.player.pending == []
    assert game.player.movement == 2
    begin_round(game.state, 0)
    assert game.player.technologies == 1


def test_red_06_removes_an_objective():
    game = solo("red_06")
    game.do(game.legal(DiscardObjective)[0])
    assert len(game.state.players[0].private) == 2


def test_red_07_takes_a_rover_from_those_with_two():
    game = Game().rover((5, 5), (6, 6)).strike("red_07")
    game.do(Destroy("rover", (5, 5)))
    assert game.state.players[0].rovers == set_of([(6, 6)])
    assert Game().rover((5, 5)).strike("red_07").state.players[0].rovers == set_of([(5, 5)])


def test_red_08_removes_cards_from_the_civ_stacks():
    game = Game().strike("red_08")
    assert [len(stack) for stack in game.state.decks.civ] == [2] * 4
    assert sum(len(cards) for cards in game.state.decks.civ_aside) == 36 - 8


def test_red_09_destroys_a_lifepod_on_the_planet():
    game = Game().strike("red_09")
    game.do(Destroy("lifepod", (1, 4)))
    assert game.state.players[0].lifepods.bit_count() == 5


def test_red_10_takes_a_collected_lifepod_also_from_the_board():
    """PU-16.11: a Jump Drive technology is then lost."""
    game = Game(corporation="jump_drive")
    game.player.housed = 0b1
    game.player.technologies = 0b1
    game.player.lifepods_collected = 1
    game.strike("red_10")
    game.do(DestroyStored("technology-a"))
    assert game.state.players[0].technologies == 0
    assert game.state.players[0].lifepods_collected == 1


def test_red_11_takes_a_collected_meteorite():
    game = Game()
    game.player.meteorites_collected = 2
    assert game.strike("red_11").state.players[0].meteorites_collected == 1


def test_red_12_removes_a_stack():
    """PU-16.9: never so that no tile can be placed."""
    game = solo("red_12")
    assert len(game.legal(RemoveStack)) == 2
    compartment = game.state.station.compartment(0, 0)
    game.do(RemoveStack("outer"))
    assert game.state.station.stacks[compartment] == []
    assert len(game.state.station.removed) == 12
    tight = Game(seats=1).depot("z5_civ_energy", "i2_civ_energy")
    tight.fill(tight.player.planet.grid & ~set_of([(5, 0), (5, 1)]))
    assert tight.strike("red_12").state.station.stacks[tight.state.station.compartment(0, 0)] == []
    ignored = Game(seats=1).depot("z5_civ_energy", None).strike("red_12")
    assert ignored.state.station.stacks[ignored.state.station.compartment(0, 0)]


@pytest.mark.parametrize("card", ["red_13", "red_14"])
def test_events_that_offer_a_synergy_or_a_look(card):
    """PU-16.11: the peeked card stays on the deck."""
    game = Game().strike(card)
    assert len(game.legal(ChooseBonus)) == 2
    game.do(game.legal(ChooseBonus)[1])
    assert game.state.view(0).event.next == EVENT_CARDS[game.state.decks.events[-1]].id
    assert game.state.view(1).event.next is None


def test_a_look_at_the_next_event_makes_final_what_was_done_before():
    """PU-16.11: it cannot be forgotten."""
    game = Game().strike("red_13")
    game.player.pending.append(SYNERGY_EFFECT)
    outlooks = dict(zip(["synergy", "peek"], look(game.state, 0, [[action] for action in game.legal(ChooseBonus)]), strict=True))
    assert [outlooks[what][1].unknown for what in ("synergy", "peek")] == [False, True]


def test_events_that_have_come_do_not_come_again():
    """PU-15.3: for whoever thinks ahead, unseen cards are those neither revealed nor peeked at."""
    state = Match.new("planet_unknown", 2, 5, {"events": "harsh"}).state
    decks = state.decks
    decks.revealed = decks.events[8:]
    decks.events = decks.events[:8]
    for seed in range(6):
        twin = state.redeal(0, Rng(numbered_seed(seed)))
        assert not set(twin.decks.events) & set(decks.revealed)
        assert len(set(twin.decks.events)) == 8
        assert Counter(EVENT_CARDS[card].signal for card in twin.decks.events) == Counter(EVENT_CARDS[card].signal for card in decks.events)
    state.own(0).peeked = True
    assert {state.redeal(0, Rng(numbered_seed(seed))).decks.events[-1] for seed in range(6)} == {decks.events[-1]}
    assert len({state.redeal(1, Rng(numbered_seed(seed))).decks.events[-1] for seed in range(6)}) > 1


def test_an_objective_given_up_is_ones_own():
    """PU-16.11: with several players too."""
    game = Game(seats=2, private_objectives="yes").strike("red_06")
    mine = game.state.players[0].private + game.state.players[0].discarded
    assert game.state.players[0].private == []
    assert len(mine) == 2
    assert len(game.state.players[1].private) == 1


def test_red_15_forbids_matching_neighbours():
    """PU-16.6: patches count as biomass."""
    game = Game().lay("i2_civ_energy", "(5,1) C, (5,2) E").patch((6, 1)).event("red_15").depot(None, "i2_tech_biomass")
    game.do(Take("inner"))
    assert placing("i2_tech_biomass", "(7,2) T, (7,1) B") not in game.legal(Place)
    assert placing("i2_tech_biomass", "(7,1) T, (7,2) B") in game.legal(Place)


@pytest.mark.parametrize("card", ["red_16", "red_17"])
def test_events_that_close_ice(card):
    """PU-16.7."""
    game = Game().lay("i2_civ_energy", "(4,1) C, (5,1) E").event(card).depot(None, "i2_rover_tech")
    game.do(Take("inner"))
    for action in game.legal(Place):
        assert action.at != (3, 1)


def test_red_18_takes_synergies_away():
    """PU-16.4a."""
    game = Game().event("red_18")
    gain_slot(game.state, 0, 16 + 3, "all")
    assert SYNERGY_EFFECT not in game.player.pending


def test_every_event_is_tested_here():
    source = Path(__file__).read_text("utf-8")
    ranges = {*ADVANCES, *REGRESSES, *ROVER_BANS}
    assert [card.id for card in EVENT_CARDS if card.id not in source and card.id not in ranges] == []


def test_everyone_carries_out_an_event_at_the_same_time():
    """PU-16.1, PU-16.2: each on his own boards."""
    state = Match.new("planet_unknown", 3, 5, {"events": "gentle"}).state
    while state.phase_name() != "event":
        state.play(state.pending()[0], state.legal(state.pending()[0])[0])
    assert len(state.pending()) == 3


def test_the_event_deck_is_made_of_twenty_cards():
    """PU-15.3: solo-only cards stay out for two and more."""
    state = Match.new("planet_unknown", 2, 5, {"events": "harsh"}).state
    deck = [EVENT_CARDS[card] for card in state.decks.events + state.decks.revealed]
    assert len(deck) == 20
    assert not any(card.solo_only for card in deck)
    assert [sum(card.signal == signal for card in deck) for signal in ("green", "orange", "red")] == [3, 7, 10]


@pytest.mark.parametrize("counts", [("16", "4", "0"), ("0", "20", "0"), ("0", "2", "18")])
def test_all_cards_of_a_colour_may_be_in_the_deck(counts):
    """PU-15.3."""
    green, orange, red = counts
    options = {"events": "custom", "green_events": green, "orange_events": orange, "red_events": red}
    assert [str(number) for number in Match.new("planet_unknown", 2, 5, options).state.decks.mix] == list(counts)


@pytest.mark.parametrize(
    ("counts", "key"),
    [(("17", "3", "0"), "refused-event-colour"), (("5", "5", "5"), "refused-event-count"), (("0", "1", "19"), "refused-event-colour")],
)
def test_wrong_decks_are_refused(counts, key):
    """PU-15.3."""
    green, orange, red = counts
    options = {"events": "custom", "green_events": green, "orange_events": orange, "red_events": red}
    with pytest.raises(Refusal) as refused:
        Match.new("planet_unknown", 2, 5, options)
    assert (refused.value.rule, refused.value.text.key) == ("PU-15.3", key)
