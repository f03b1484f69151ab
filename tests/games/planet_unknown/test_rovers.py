"""Rovers (PU-9), with the worked example."""

from __future__ import annotations

import pytest

from starboard.engine.errors import Refusal
from starboard.engine.match import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.planet_unknown.actions import Finish, Move, Teleport
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.rules.rovers import ways
from tests.games.planet_unknown.position import Game


def test_points_are_split_among_rovers_and_a_lifepod_passed_is_collected():
    """EX-7, PU-9.1, PU-9.3."""
    game = Game().rover((2, 5), (6, 5)).points(4)
    game.do(Move((2, 5), (2, 6)), Move((2, 6), (2, 7)), Move((2, 7), (2, 8)), Move((6, 5), (6, 6)))
    assert game.player.movement == 0
    assert game.player.lifepods_collected == 1
    assert game.player.rovers == set_of([(2, 8), (6, 6)])


def test_rovers_do_not_share_squares_nor_step_diagonally():
    """EX-7, PU-9.2."""
    game = Game().rover((2, 5), (3, 5)).points(4)
    for move, rule in ((Move((2, 5), (3, 5)), "PU-9.2"), (Move((2, 5), (3, 6)), "PU-9.2"), (Move((2, 5), (2, 7)), "PU-9.1")):
        with pytest.raises(Refusal) as refused:
            game.do(move)
        assert refused.value.rule == rule


def test_rovers_do_not_leave_the_grid_nor_enter_holes():
    """PU-9.2."""
    game = Game(planet="lacuna").rover((4, 2)).points(1)
    assert {move.to for move in game.legal(Move)} == {(3, 2), (4, 1)}


def test_an_event_closes_a_terrain_to_rovers():
    """PU-9.2: one that stands there may stay or leave."""
    game = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 2)).points(2).event("orange_15")
    assert (5, 1) not in {move.to for move in game.legal(Move)}
    inside = Game().lay("i2_civ_energy", "(5,0) C, (5,1) E").rover((5, 1)).points(2).event("orange_15")
    assert (5, 2) in {move.to for move in inside.legal(Move)}


def test_a_meteorite_is_collected_by_entering_its_square():
    """PU-9.3."""
    game = Game().rover((5, 5)).meteorite((5, 6)).points(1)
    game.do(Move((5, 5), (5, 6)))
    assert (game.player.meteorites, game.player.meteorites_collected) == (0, 1)


def test_points_stay_until_the_end_of_the_round():
    """PU-9.4: points gained without a rover wait for one; the next round begins with none."""
    game = Game(seats=1).points(3)
    assert game.legal(Move) == []
    game.rover((5, 5))
    assert len(game.legal(Move)) == 4
    game.place("i2_civ_energy", "(5,0) C, (5,1) E").up("civ", "energy")
    while game.state.number == 1:
        game.do(Finish() if Finish() in game.legal() else game.legal()[0])
    assert game.state.players[0].movement == 0


def test_a_piece_put_on_a_rover_destroys_it():
    """PU-9.5: a patch and an event meteorite too."""
    game = Game().rover((5, 1)).lay("i2_civ_energy", "(5,0) C, (5,1) E")
    assert game.player.rovers == 0
    game.rover((5, 2)).patch((5, 2))
    assert game.player.rovers == 0
    fallen = Game().lay("i2_civ_energy_m", "(5,0) C, (5,1) E").rover((5, 1))
    fallen.player.meteor_symbols = set_of([(5, 1)])
    fallen.strike("orange_11")
    assert fallen.state.players[0].rovers == 0
    assert fallen.state.players[0].meteorites == set_of([(5, 1)])


def test_additional_movement_is_for_numbers_of_the_track_only():
    """PU-9.6: not for a card that gives movement."""
    game = Game().at(tech=7).rover((5, 5)).card("civ_04")
    assert game.state.players[0].movement == 4


def test_a_teleport_passes_nothing_and_collects_what_is_there():
    """PU-9.7: Relocation Bonus onto a lifepod."""
    game = Game().rover((5, 5)).card("civ_14")
    targets = {action.to for action in game.legal(Teleport)}
    assert len(targets) == 95
    game.do(Teleport((5, 5), (10, 4), "card"))
    assert game.state.players[0].lifepods_collected == 1


def test_a_teleport_does_not_go_where_rovers_may_not():
    """PU-9.7: an uncovered toxic square."""
    game = Game(planet="kaax").rover((5, 5)).card("civ_14")
    assert (3, 1) not in {action.to for action in game.legal(Teleport)}


# -- ways worth a look


def goals(game: Game) -> dict[tuple[int, int], int]:
    """Squares that rovers can get to, with the points that it takes."""
    found = {}
    for way in ways(game.state, 0):
        twin = game.state.clone()
        for action in way:
            twin.check(0, action)
            twin.play(0, action)
        found[way[-1].to] = game.player.movement - twin.players[0].movement
    return found


def test_a_way_leads_to_every_square_within_the_points():
    """PU-9.1: each as cheap and as short as possible."""
    game = Game().rover((5, 5)).points(2)
    assert len(ways(game.state, 0)) == 12
    assert all(len(way) == abs(way[-1].to[0] - 5) + abs(way[-1].to[1] - 5) for way in ways(game.state, 0))
    assert ways(game.state, 0) == ways(game.state, 0)


def test_a_way_goes_around_what_bars_it():
    """PU-9.2: another rover, uncovered toxic squares."""
    game = Game(planet="lacuna").rover((4, 2)).points(4)
    assert goals(game)[(2, 2)] == 2
    game = Game().rover((2, 5), (2, 6)).points(4)
    (around,) = [way for way in ways(game.state, 0) if (way[0].start, way[-1].to) == ((2, 5), (2, 7))]
    assert len(around) == 4


def test_a_free_way_is_preferred_to_a_short_one():
    """PU-18.4, technology 4: steps onto energy cost nothing."""
    game = Game(corporation="cosmos_inc").at(tech=15)
    game.lay("i2_civ_energy", "(5,0) C, (5,1) E").lay("i2_civ_energy", "(5,3) C, (5,2) E").rover((4, 3)).points(1)
    found = goals(game)
    assert found[(5, 2)] == found[(5, 1)] == 0
    assert found[(4, 4)] == found[(6, 1)] == 1
    game.player.movement = 0
    assert set(goals(game)) == {(5, 2), (5, 1)}


def test_teleports_are_ways():
    """PU-9.7."""
    game = Game(corporation="republic").lay("i2_civ_energy", "(5,0) C, (5,1) E").lay("i2_civ_energy", "(6,0) C, (6,1) E")
    game.at(tech=15).rover((5, 0)).points(1)
    assert [Teleport((5, 0), (6, 0), "technology")] in ways(game.state, 0)


def test_without_points_or_rovers_there_is_no_way():
    assert ways(Game().rover((5, 5)).state, 0) == []
    assert ways(Game().points(3).state, 0) == []


def test_all_that_is_worth_a_look_is_legal():
    """Rovers by whole ways, the rest as it is legal; nothing of rovers where another question is open."""
    game = Game().rover((5, 5)).points(2)
    lines = game.state.game.ways(game.state, 0)
    assert [way for way in lines if isinstance(way[0], Move)] == ways(game.state, 0)
    assert [[action] for action in game.legal() if not isinstance(action, Move)] == [way for way in lines if not isinstance(way[0], Move)]
    asked = Game().pick_phase(1, [0, 1]).rover((5, 5)).points(2)
    assert asked.state.game.ways(asked.state, 0) == [[action] for action in asked.legal()]
    alone = Match.new("planet_unknown", 1, 1, {}).state
    assert alone.game.ways(alone, 0) == [[action] for action in alone.legal(0)]


@pytest.mark.parametrize("seed", range(12))
def test_ways_are_legal_and_miss_nothing(seed):
    """On random positions: every line can be played, and every square that some moves reach has one."""
    match = Match.new("planet_unknown", 2, seed, {"planet": ["random"] * 2, "corporation": ["random"] * 2, "events": "harsh"})
    rng = Rng(numbered_seed(seed))
    while match.state.pending():
        state = match.state
        seat = rng.choice(state.pending())
        legal = state.legal(seat)
        if any(isinstance(action, Move) for action in legal):
            look_at_ways(state, seat)
        match.play(seat, rng.choice(legal))


def look_at_ways(state, seat):
    player = state.players[seat]
    lines = [way for way in ways(state, seat) if isinstance(way[0], Move)]
    for way in lines:
        twin = state.clone()
        for action in way:
            twin.check(seat, action)
            twin.play(seat, action)
    single = {(way[0].start, way[-1].to) for way in lines}
    assert len(single) == len(lines)
    assert {(action.start, action.to) for action in state.legal(seat) if isinstance(action, Move)} <= single
    reached = {(way[0].start, way[-1].to) for way in lines}
    for way in lines:
        if len(way) < player.movement:
            twin = state.clone()
            for action in way:
                twin.play(seat, action)
            further = {action.to for action in twin.legal(seat) if isinstance(action, Move) and action.start == way[-1].to}
            assert {(way[0].start, to) for to in further if to != way[0].start} <= reached
