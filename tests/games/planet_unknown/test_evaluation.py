"""What bots think of positions of Planet Unknown."""

from __future__ import annotations

import pytest

from starboard import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import PickCard, Place, PlacePatch
from starboard.games.planet_unknown.board import EMPTY
from starboard.games.planet_unknown.bots.bitboard import board
from starboard.games.planet_unknown.bots.evaluation import evaluate, on_offer, outlook
from starboard.games.planet_unknown.bots.forecast import Forecast
from starboard.games.planet_unknown.bots.ground import Ground, fill_chance
from starboard.games.planet_unknown.bots.objectives import EXPERIENCE, Desire, counted_with_track, expected_of_private, spoilt, sureness
from starboard.games.planet_unknown.bots.planner import FITS_NOWHERE, Planner
from starboard.games.planet_unknown.bots.policy import MOST_PLAYED, errand, move_worth, weigh
from starboard.games.planet_unknown.content import OBJECTIVES
from starboard.games.planet_unknown.content.geometry import set_of, square
from starboard.games.planet_unknown.content.tiles import TILE_OF, TILES
from starboard.games.planet_unknown.content.tracks import ENERGY, LEVELS, ROVER, WATER
from starboard.games.planet_unknown.player import NONE
from starboard.games.planet_unknown.rules.objectives import MET, OBJECTIVE_OF
from starboard.games.planet_unknown.rules.placement import depot
from starboard.games.planet_unknown.state import TILE
from tests.games.planet_unknown.position import played


@pytest.mark.parametrize("seed", range(4))
def test_nothing_is_left_to_hope_for_at_the_end(seed):
    """Alone, the evaluation of a match that is over is its score (PU-13)."""
    state = played(seed).state
    assert evaluate(state, 0) == pytest.approx(state.scores()[0].points)


def test_competitive_objectives_are_scored_exactly_at_the_end():
    state = played(1, seats=2).state
    envied = [outlook(state, seat) for seat in range(2)]
    scores = [score.points for score in state.scores()]
    assert [round(one) for one in envied] == [score.points - score.terms[-1].points for score in state.scores()]
    assert evaluate(state, 0) - evaluate(state, 1) == pytest.approx(1.3 * (scores[0] - scores[1]))


def ground_of(match: Match) -> Ground:
    player = match.state.players[0]
    return Ground(player, Forecast(match.state, player))


def test_a_hole_is_worse_than_the_same_square_at_the_rim_of_the_free_area():
    ground = ground_of(played(0, decisions=3))
    free = ground.planet.grid & ~set_of([(x, y) for x in range(12) for y in range(6)])
    hole, rim = set_of([(4, 7), (6, 7), (5, 6), (5, 8)]), set_of([(4, 6), (5, 6), (6, 6), (7, 6)])
    assert ground.value(board(free & ~rim), ground.medals, 8.0) > ground.value(board(free & ~hole), ground.medals, 8.0)


def test_a_meteorite_costs_the_lines_that_it_lies_in():
    ground = ground_of(played(0, decisions=3))
    covered = set_of([(x, 5) for x in range(12)])
    free = board(ground.planet.grid & ~covered)
    assert ground.value(free, ground.medals, 5.0) > ground.value(free, ground.struck(ground.medals, square(5, 5)), 5.0)


def test_every_step_of_a_rover_towards_a_meteorite_helps():
    """However far away it lies."""
    match = played(0, decisions=20)
    player = match.state.players[0]
    player.lifepods = 0
    player.meteorites = set_of([(11, 5)])
    player.supply = 0
    values = []
    for x in range(12):
        player.rovers = set_of([(x, 6)])
        values.append(ground_of(match).chances[0])
    assert values == sorted(values)
    assert len(set(values)) == 12


def test_what_rovers_cannot_collect_in_time_is_dreaded():
    """More tiles bring more meteorites: movement to come is worth lines."""
    match = played(0, decisions=20)
    player = match.state.players[0]
    player.lifepods = player.meteorites = 0
    player.trackers[ROVER] = ROVER * LEVELS + 1
    slow = ground_of(match)
    player.movement = 30
    fast = ground_of(match)
    free = board(player.planet.grid & ~player.covered)
    assert slow.left_lying > fast.left_lying
    assert slow.value(free, fast.medals, 10.0) < fast.value(free, fast.medals, 10.0)
    assert slow.value(free, fast.medals, 0.0) == fast.value(free, fast.medals, 0.0)


def test_a_plan_of_two_tiles_leaves_room_for_the_second():
    """Two bars of four into a free area of two by four: the first may not lie across it (PU-5.1)."""
    match = played(0, decisions=20)
    player = match.state.players[0]
    player.covered = player.planet.grid & ~set_of([(x, y) for x in range(4, 8) for y in (5, 6)])
    player.rovers = player.lifepods = player.meteorites = 0
    forecast = Forecast(match.state, player)
    planner = Planner(player, forecast, Ground(player, forecast))
    bar = TILE_OF["i4_rover_tech"]
    both, one = planner.best([[bar], [bar]]), planner.best([[bar]])
    assert both > one
    assert planner.best([[bar], [TILE_OF["t4_rover_tech"]]]) == pytest.approx(one + FITS_NOWHERE)


def test_alone_the_next_tiles_of_the_station_count():
    """PU-17.2: the station turns by itself, so one can place for what comes."""
    match = played(0, decisions=20)
    while match.state.players[0].must_take or match.state.players[0].hand != NONE:
        match.play(0, match.state.legal(0)[0])
    other = match.state.clone()
    other.station.turn(1)
    assert match.state.phase == other.phase == TILE
    assert evaluate(match.state, 0) != evaluate(other, 0)


@pytest.mark.parametrize("seed", range(3))
def test_the_placements_that_look_best_are_played_in_thought(seed):
    """What the ground does not tell counts, too: here the cities that a tile covers (PU-19)."""
    state = played(seed, decisions=0, planet="gaia").state
    rng = Rng(numbered_seed(seed))
    judged = 0
    while judged < 4:
        legal = state.legal(0)
        if isinstance(legal[0], Place):
            judged += 1
            promises = weigh(state, 0, legal)
            best = sorted(range(len(legal)), key=lambda index: -promises[index])[:MOST_PLAYED]
            values = []
            for index in best:
                after = state.clone()
                after.play(0, legal[index])
                values.append(outlook(after, 0, planning=False))
            assert values == sorted(values, reverse=True)
        state.play(0, rng.choice(legal))


def test_rovers_go_where_there_is_most_to_collect():
    player = played(0, decisions=3).state.players[0]
    medals = player.planet.medals
    rich = max(range(1, 11), key=lambda y: medals[y])
    player.lifepods, player.meteorites = 0, set_of([(8, rich)])
    start, near, far = square(5, rich), square(4, rich), square(6, rich)
    assert move_worth(player, start, far) > 0 > move_worth(player, start, near)
    player.lifepods = set_of([(1, rich)])
    assert errand(player, player.meteorites) > errand(player, player.lifepods)
    assert move_worth(player, start, far) > 0 > move_worth(player, start, near)
    player.lifepods = set_of([(4, rich)])
    assert move_worth(player, start, near) > move_worth(player, start, far)


@pytest.mark.parametrize("seed", range(3))
def test_rare_choices_are_played_in_thought(seed):
    """A card, a patch: the policy takes the one after which the position looks best."""
    state = played(seed, decisions=0).state
    rng = Rng(numbered_seed(seed))
    seen = set()
    while pending := state.pending():
        legal = state.legal(pending[0])
        if len(legal) > 1 and isinstance(legal[0], (PickCard, PlacePatch)):
            seen.add(type(legal[0]))
            after = []
            for action in legal:
                after.append(state.clone())
                after[-1].play(pending[0], action)
            assert weigh(state, pending[0], legal) == [outlook(one, pending[0], planning=False) for one in after]
        state.play(pending[0], rng.choice(legal))
    assert seen


@pytest.mark.parametrize("options", [{}, {"events": "balanced"}, {"rotation": "fixed"}])
def test_a_position_counts_with_the_tiles_that_are_offered(options):
    """PU-4: also before the event of the round has been resolved, and whoever has turned the station."""
    state = played(2, seats=2, decisions=60, **options).state
    while not on_offer(state, 0):
        seat = state.pending()[0]
        state.play(seat, state.legal(seat)[0])
    assert on_offer(state, 0) == [tile for tile in depot(state, 0) if tile != EMPTY]
    assert outlook(state, 0) != outlook(state, 0, planning=False)
    player = state.players[0]
    while player.must_take or state.phase < TILE:
        state.play(0, state.legal(0)[0])
        player = state.players[0]
    assert on_offer(state, 0) == []


def test_free_squares_are_covered_less_likely_the_fewer_tiles_are_to_come():
    chances = [fill_chance(30, rounds, 0.0) for rounds in (0.0, 2.0, 5.0, 8.0)]
    assert chances == sorted(chances)
    assert chances[0] == 0.0
    assert chances[-1] < 1.0


def test_the_top_of_a_track_is_worth_more_with_an_objective_on_it():
    """Towards the end of a match, when it is not sure to be reached (PU-14.6)."""
    match = played(0, decisions=20)
    del match.state.decks.events[2:]
    player = match.state.players[0]
    player.private = []
    player.trackers = [0, 16 + 13, 32, 48, 64]
    without = Forecast(match.state, player).next_gain(player, 1)
    player.private = [OBJECTIVE_OF["obj_22"]]
    assert Forecast(match.state, player).next_gain(player, 1) > without


def test_in_the_first_rounds_objectives_count_by_experience():
    """Six resources in one area look alike for all terrains at first; later the position tells (PU-14)."""
    match = played(0, decisions=3)
    player = match.state.players[0]
    assert len(EXPERIENCE) == len(OBJECTIVES)
    values = []
    for card in ("obj_09", "obj_11"):
        player.private = [OBJECTIVE_OF[card]]
        values.append(expected_of_private(player, Forecast(match.state, player)))
    assert values[0] > values[1]
    del match.state.decks.events[5:]
    forecast = Forecast(match.state, player)
    assert expected_of_private(player, forecast) == MET * sureness(player, OBJECTIVES[player.private[0]].private, forecast)


def test_what_is_counted_with_a_track_is_not_counted_again():
    """The top of the water track (PU-14.6): by the steps to come, with the track."""
    match = played(0, decisions=3)
    player = match.state.players[0]
    water, area = (OBJECTIVES[OBJECTIVE_OF[card]].private for card in ("obj_22", "obj_09"))
    player.private = [OBJECTIVE_OF["obj_22"]]
    forecast = Forecast(match.state, player)
    assert 0.0 < counted_with_track(player, water, forecast) < 1.0
    assert counted_with_track(player, area, forecast) == 0.0
    player.trackers[WATER] = WATER * LEVELS + player.corporation.top[WATER]
    assert counted_with_track(player, water, forecast) == 0.0


def test_a_shut_in_cluster_is_less_likely_to_grow():
    """Six civ resources in one area, of which there are two (PU-14)."""
    match = played(0, decisions=20)
    player = match.state.players[0]
    highway = OBJECTIVES[OBJECTIVE_OF["obj_07"]].private
    player.terrain[0] = set_of([(5, 5), (6, 5)])
    player.symbols[0] = player.terrain[0]
    chances = []
    for covered in (player.terrain[0], set_of([(x, y) for x in range(4, 8) for y in range(4, 7)])):
        player.covered = covered
        chances.append(sureness(player, highway, Forecast(match.state, player)))
    assert chances[0] > chances[1]


def test_a_tile_with_a_limited_resource_is_worth_less():
    """At most five energy resources (PU-14)."""
    match = played(0, decisions=20)
    player = match.state.players[0]
    player.private = [OBJECTIVE_OF["obj_24"]]
    player.symbols[ENERGY] = set_of([(x, 5) for x in range(5)])
    forecast = Forecast(match.state, player)
    costs = [spoilt(player, TILES[TILE_OF[tile]], forecast) for tile in ("i4_civ_energy", "i4_rover_tech")]
    assert costs[0] > 0.0 == costs[1]


def test_a_section_where_its_terrain_is_wanted_is_welcome_and_another_one_is_not():
    desire = Desire(2, set_of([(5, 5), (6, 5)]), 0.5, False)
    section = board(set_of([(5, 5), (4, 5)]))
    assert desire.met_by(2, section) == 0.5
    assert desire.met_by(3, section) == -0.5
    assert desire.met_by(2, board(set_of([(0, 5)]))) == 0.0


def test_the_commander_turns_the_station_for_the_tiles_that_a_turn_brings():
    """PU-4, R1: what it is worth to turn it is what the better tile of the depot is worth."""
    state = played(2, seats=2, decisions=0).state
    rotations = state.legal(state.commander)
    values = []
    for action in rotations:
        twin = state.clone()
        twin.play(state.commander, action)
        values.append(evaluate(twin, state.commander))
    assert len(set(values)) == len(rotations) == 6
    promises = weigh(state, state.commander, rotations)
    assert values[promises.index(max(promises))] > sum(values) / len(values)
