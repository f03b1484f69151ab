"""The course of a round and the end of the game (PU-2, PU-4, PU-12)."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.errors import Refusal
from starboard.engine.journal import Journal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import Finish, Move, Place, PlacePatch, Rotate, SetAside, Take, UseTechnology
from starboard.games.planet_unknown.content import CORPORATIONS
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.content.tiles import TILES
from starboard.games.planet_unknown.events import TilePlaced
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.corporations.boards import corporation_of
from starboard.games.planet_unknown.rules.placement import depot_after
from starboard.games.planet_unknown.rules.rounds import END_ROUND
from starboard.games.planet_unknown.rules.turn import PROCEED
from starboard.games.planet_unknown.state import CIV, ROTATION, TILE
from tests.games.planet_unknown.position import Game


def play_until(state, stop, seed=5):
    rng = Rng(numbered_seed(seed))
    while state.pending() and not stop(state):
        seat = rng.choice(state.pending())
        state.play(seat, rng.choice(state.legal(seat)))


def test_most_medals_win():
    """PU-2 and PU-13.9: the ranking follows the totals."""
    state = Match.new("planet_unknown", 3, 2).state
    play_until(state, lambda _: False)
    points = [score.points for score in state.scores()]
    assert state.result().winners() == [points.index(max(points))] or points.count(max(points)) > 1


def test_the_commander_turns_the_station_and_the_token_goes_round():
    """PU-4, R1 and R5."""
    state = Match.new("planet_unknown", 3, 2).state
    assert state.pending() == [0]
    before = state.station.rotation
    state.play(0, Rotate(2))
    assert state.station.rotation == (before - 2) % 6
    assert state.phase_name() == "tile"
    play_until(state, lambda s: s.number == 2)
    assert state.pending() == [1]
    assert state.phase_name() == "rotation"


def test_turning_one_depot_clockwise_moves_each_compartment_to_the_next_position():
    """PU-4.1."""
    station = Match.new("planet_unknown", 2, 2).state.station
    before = [station.compartment(position, 0) for position in range(6)]
    station.turn(1)
    assert [station.compartment(position, 0) for position in range(6)] == before[-1:] + before[:-1]


@pytest.mark.parametrize("steps", range(6))
def test_each_way_to_turn_tells_the_tiles_that_it_brings(steps):
    """PU-4.1: one of each ring; none of an empty stack."""
    game = Game(seats=3)
    state, station = game.state, game.state.station
    station.stacks[station.compartment(0, 0)] = []
    for seat in range(3):
        turned = station.clone()
        turned.turn(steps)
        facing = [turned.facing(state.positions[seat], ring) for ring in (0, 1)]
        assert depot_after(state, seat, steps) == [tile for tile in facing if tile >= 0]
    assert sorted(len(depot_after(state, seat, 0)) for seat in range(3)) == [1, 2, 2]


@pytest.mark.parametrize("steps", range(6))
def test_the_view_says_what_everybody_would_face(steps):
    """PU-4.1: it is what lies there once the station is turned."""
    state = Match.new("planet_unknown", 3, 4, {"inner_ring": "2"}).state
    play_until(state, lambda state: state.phase == ROTATION and state.number > 2)
    told = state.view(0).station
    [commander] = state.pending()
    state.play(commander, Rotate(steps))
    for player in state.view(0).players:
        faced = told.facing[steps][player.position]
        tops = [told.outer[faced.outer].top, told.inner[faced.inner].top]
        assert tops == [TILES[state.station.facing(player.position, ring)].id for ring in (0, 1)]


def test_the_view_says_which_lines_are_complete():
    """PU-13.1"""
    game = Game()
    lines = game.player.planet.lines
    game.fill(lines[5])
    assert [number for number, line in enumerate(game.state.view(0).players[0].lines) if line.complete] == [5]


def test_all_act_at_once_and_the_next_tile_stays_hidden_until_all_have_finished():
    """PU-4.1: the stack loses its tile when the phase ends."""
    game = Game(seats=3)
    assert game.state.pending() == [0, 1, 2]
    game.place("i2_civ_energy", "(5,0) C, (5,1) E").up("civ", "energy")
    compartment = game.state.station.compartment(0, 1)
    game.finish()
    assert len(game.state.station.stacks[compartment]) == 12
    assert game.state.pending() == [1, 2]
    assert game.state.view(1).players[0].pieces == []
    assert len(game.state.view(0).players[0].pieces) == 1
    play_until(game.state, lambda state: state.phase != TILE)
    assert len(game.state.station.stacks[compartment]) == 11
    assert len(game.state.view(1).players[0].pieces) == 1


def test_what_one_placed_is_told_when_all_have_finished():
    """PU-4.1, PU-4.4."""
    game = Game(seats=2)
    journal = game.state.journal = Journal(2)

    def told(seat: int) -> int:
        return sum(isinstance(entry.event, TilePlaced) and entry.event.seat == 0 and entry.heard_by(seat) for entry in journal.entries)

    game.place("i2_civ_energy", "(5,0) C, (5,1) E").up("civ", "energy")
    game.finish()
    assert (told(0), told(1)) == (1, 0)
    play_until(game.state, lambda state: state.phase != TILE)
    assert (told(0), told(1)) == (1, 1)


@pytest.mark.parametrize("phase", [ROTATION, CIV])
def test_copies_share_those_who_have_not_acted(phase):
    """PU-4: where one acts after the other, what everybody has is known to all."""
    state = Match.new("planet_unknown", 3, 4).state
    play_until(state, lambda state: state.phase == phase and state.number > 2)
    [acting] = state.pending()
    idle = [seat for seat in range(3) if seat != acting]
    copy = state.clone()
    assert [copy.players[seat] for seat in idle] == [state.players[seat] for seat in idle]
    assert state.seen_by(None) == state.players


def test_both_stacks_empty_means_no_tile_this_round():
    """PU-4.1: and the game ends by PU-12.1 B."""
    game = Game(seats=1).depot(None, None)
    game.state.agendas[0].clear()
    game.player.must_take = False
    game.state.push(0, PROCEED)
    game.state.advance()
    assert game.legal() == [Finish()]
    game.finish()
    assert [reason.key for reason in game.state.endings][:1] == ["end-depot"]


def test_rovers_may_move_before_between_and_after():
    """PU-4.2: so one can leave a square before it is covered."""
    game = Game().rover((5, 1)).points(1)
    game.depot(None, "i2_civ_energy")
    game.do(Take("inner"), Move((5, 1), (5, 2)))
    assert game.legal(Place)
    assert game.player.rovers == set_of([(5, 2)])


def test_a_part_ends_only_when_compulsory_effects_are_done():
    """PU-4.3."""
    game = Game()
    assert Finish() not in game.legal()
    game.place("i2_rover_tech", "(5,0) R, (5,1) T")
    assert Finish() not in game.legal()
    game.up("rover", "resource")
    assert Finish() not in game.legal()


def test_what_is_hidden_stays_hidden():
    """PU-4.4: kept cards and private objectives of others, the civ stacks, the order of tiles."""
    state = Match.new("planet_unknown", 2, 4, {"private_objectives": "yes"}).state
    play_until(state, lambda s: s.number == 12)
    view = state.view(0)
    assert view.players[1].private is None
    assert all(card.card is None for card in view.players[1].kept)
    assert view.players[1].offer == []


def stuck(game: Game) -> Game:
    game.fill(game.player.planet.grid)
    return game


def test_a_tile_that_fits_nowhere_is_set_aside_for_its_resources():
    """EX-10, PU-12.2: water without ice and doubling, energy copies it, no meteorite; then the game ends."""
    game = stuck(Game(seats=1).at(tech=10, water=11)).depot("z5_energy_water_m", None)
    assert game.legal() == [SetAside("outer")]
    game.do(SetAside("outer"))
    game.up("water", "resource")
    assert game.level("water") == 12
    assert game.tracks("energy") == {"water"}
    game.up("water", "energy")
    assert game.level("water") == 13
    game.up("civ", "synergy")
    assert game.levels() == [1, 13, 0, 0, 10]
    assert game.player.meteorites == 0
    assert game.player.pieces == []
    game.finish()
    assert game.state.phase_name() == "over"
    assert game.state.endings[0].key == "end-stuck"


def test_the_game_ends_with_the_round_in_which_a_depot_is_empty():
    """PU-12.1 B: any of the six, in front of a player or not."""
    game = Game(seats=1)
    station = game.state.station
    station.stacks[5] = []
    station.stacks[11] = []
    assert station.has_empty_depot()
    station.shift = 1
    assert not station.has_empty_depot()


def test_the_game_ends_with_the_last_event():
    """PU-12.1 C: alone after at most 20 rounds."""
    ends = set()
    for seed in range(8):
        state = Match.new("planet_unknown", 1, seed).state
        play_until(state, lambda _: False, seed)
        ends.update(reason.key for reason in state.endings)
        assert state.number <= 20
    assert "end-events" in ends


@pytest.mark.parametrize(("left", "ends"), [([], ["end-events"]), ([0], [])])
def test_the_last_event_ends_the_game_of_several_too(left, ends):
    """PU-12.1 C: with the round of the last card, not before."""
    game = Game(seats=3, events="gentle")
    game.state.decks.events = left
    finish_round(game.state)
    assert [reason.key for reason in game.state.endings] == ends
    assert game.state.number == (1 if ends else 2)
    without = Game(seats=3)
    finish_round(without.state)
    assert without.state.endings == []


def test_a_rover_of_the_event_is_lost_with_the_round():
    """PU-16.11: it lands on the tile of that round or nowhere."""
    game = Game(seats=2)
    game.player.event_rover = True
    finish_round(game.state)
    assert [player.event_rover for player in game.state.players] == [False, False]


def finish_round(state):
    """Nobody does anything more in this round."""
    for seat in range(state.seats):
        state.agendas[seat].clear()
        state.own(seat).must_take = False
    state.table.clear()
    state.queue(END_ROUND)
    state.advance()


def test_everybody_finishes_the_round_in_which_someone_is_stuck():
    """PU-12.2."""
    game = stuck(Game(seats=2)).depot("z5_civ_energy", None)
    game.do(SetAside("outer"))
    while 0 in game.state.pending():
        game.do(Finish() if Finish() in game.legal() else game.legal()[0])
    assert game.state.phase == TILE
    assert game.state.pending() == [1]


def last_step(game: Game) -> Game:
    """The last round has just ended, with whatever waits for the end of the game."""
    game.player.stuck = True
    finish_round(game.state)
    return game


OWN_TURN = [
    ("wormhole_corp", "1", {"tech": 3, "biomass": 5}),
    ("cosmos_inc", "5", {"tech": 14}),
    ("horizon_group", "5", {"tech": 14}),
    ("jump_drive", "e", {}),
    ("jump_drive", "f", {}),
    ("makeshift", "4", {"tech": 10}),
    ("flux_industries", "2", {"tech": 5}),
    ("flux_industries", "5", {"tech": 14}),
]


@pytest.mark.parametrize(("corporation", "level", "levels"), OWN_TURN)
def test_technologies_of_ones_own_turn_end_with_the_last_round(corporation, level, levels):
    """PU-12.3: then only those for the end of the game are used; no shared objective is picked and no tracker advances."""
    game = Game(seats=2, corporation=corporation)
    if corporation == "jump_drive":
        corporation_of(game.player).house(game.player, f"technology-{level}")
    game.player.used_in_game = 2 if corporation == "cosmos_inc" else 0
    game.at(**levels)
    game.player.lifepods_collected = 1
    assert UseTechnology(level) in game.legal()
    game.player.stored = 1
    last_step(game)
    assert game.state.phase_name() == "ending"
    assert {type(action) for action in game.legal()} == {PlacePatch}
    with pytest.raises(Refusal) as refused:
        game.state.check(0, UseTechnology(level))
    assert (refused.value.rule, refused.value.text.key) == ("PU-12.3", "refused-technology-late")


def test_every_technology_of_ones_own_turn_is_tried_here():
    printed = {(board.id, power.level) for board in CORPORATIONS for power in board.technologies if power.when == "own_turn"}
    assert printed == {(corporation, level) for corporation, level, _ in OWN_TURN}


def test_free_steps_end_with_the_points_of_the_round():
    """PU-12.3, PU-18.4: points of the last round are lost, and with them the steps onto energy that they made free."""
    game = Game(seats=2, corporation="cosmos_inc").at(tech=10).lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 0)).points(1)
    assert Move((5, 0), (5, 1)) in game.legal()
    game.player.stored = 1
    last_step(game)
    assert game.legal(PlacePatch)
    assert game.legal(Move) == []


def test_movement_gained_in_the_last_step_is_spent_there():
    """PU-12.3: an end-of-game card advances the rover tracker."""
    game = Game(seats=2).at(rover=1).rover((5, 5))
    game.player.kept = [CARD_OF["civ_23"]]
    last_step(game)
    game.up("rover", "card")
    assert game.player.movement == 1
    assert game.legal(Move)


def test_the_end_of_game_step_goes_clockwise_from_the_commander():
    """PU-12.3: rovers and lifepods leave the planets afterwards."""
    game = Game(seats=2).at(tech=5)
    game.player.stored = 1
    game.lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 5))
    game.state.own(1).stored = 1
    game.player.stuck = True
    game.state.commander = 1
    for agenda in game.state.agendas:
        agenda.clear()
    for seat in (0, 1):
        game.state.own(seat).must_take = False
    game.state.advance()
    assert game.state.pending() == [1]
    assert game.state.players[1].stored == 0
    game.do(game.state.legal(1)[0], 1)
    assert game.state.pending() == [0]
    game.do(game.legal()[0])
    assert game.state.phase_name() == "over"
    assert all(player.rovers == player.lifepods == 0 for player in game.state.players)
