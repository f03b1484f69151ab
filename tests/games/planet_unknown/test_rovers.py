"""Rovers (PU-9), with the worked example."""

from __future__ import annotations

import pytest

from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import Finish, Move, Teleport
from starboard.games.planet_unknown.content.geometry import set_of
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
