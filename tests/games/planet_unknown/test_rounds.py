"""The course of a round and the end of the game (PU-2, PU-4, PU-12)."""

from __future__ import annotations

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import Finish, Move, Place, Rotate, SetAside, Take
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.rules.turn import PROCEED
from starboard.games.planet_unknown.state import TILE
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


def test_everybody_finishes_the_round_in_which_someone_is_stuck():
    """PU-12.2."""
    game = stuck(Game(seats=2)).depot("z5_civ_energy", None)
    game.do(SetAside("outer"))
    while 0 in game.state.pending():
        game.do(Finish() if Finish() in game.legal() else game.legal()[0])
    assert game.state.phase == TILE
    assert game.state.pending() == [1]


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
    game.do(game.state.legal(1)[0], 1)
    assert game.state.pending() == [0]
    game.do(game.legal()[0])
    assert game.state.phase_name() == "over"
    assert all(player.rovers == player.lifepods == 0 for player in game.state.players)
