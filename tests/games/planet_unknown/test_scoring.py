"""Scoring and ranking (PU-13), with the worked examples."""

from __future__ import annotations

from starboard.games.planet_unknown.board import Rivalry
from starboard.games.planet_unknown.content.geometry import set_of
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.objectives import OBJECTIVE_OF, rivals_medals
from starboard.games.planet_unknown.rules.scoring import line_medals, ranks
from starboard.games.planet_unknown.show import view
from starboard.games.planet_unknown.state import OVER
from tests.games.planet_unknown.position import Game


def test_the_example_of_43_points():
    """EX-11, PU-13.1 to PU-13.8."""
    game = Game(seats=3).at(civ=3, water=13, biomass=5, rover=15, tech=10)
    state, player = game.state, game.player
    lines = player.planet.lines
    for row in range(7):
        game.fill(lines[row])
    assert line_medals(player) == 15
    player.lifepods_collected = 4
    player.meteorites_collected = 4
    player.kept = [CARD_OF["civ_06"]]
    player.terrain[3] = set_of([(x, y) for x in range(3, 10) for y in (3, 4, 5)])
    state.own(2).terrain[3] = set_of([(5, 5), (5, 6)])
    player.symbols[2] = set_of([(5, 0), (6, 0), (0, 5), (5, 5)])
    state.own(1).symbols[2] = set_of([(5, 11), (6, 11), (11, 5)])
    state.rivalries = [Rivalry(OBJECTIVE_OF["obj_07"], [2, 0]), Rivalry(OBJECTIVE_OF["obj_04"], [0, 1])]
    terms = {term.key: term.points for term in state.scores()[0].terms}
    assert terms == {
        "score-lines": 15,
        "score-tracks": 15,
        "score-lifepods": 4,
        "score-meteorites": 1,
        "score-cards": 1,
        "score-objectives": 7,
    }
    assert state.scores()[0].points == 43


def test_a_meteorite_spoils_its_row_and_column():
    """PU-13.1."""
    game = Game()
    game.fill(game.player.planet.grid)
    assert line_medals(game.player) == 40
    game.meteorite((5, 5))
    assert line_medals(game.player) == 40 - 3 - 3


def test_meteorites_on_rovers_spoil_nothing():
    """PU-12.3: they leave the planet with their rovers."""
    game = Game(corporation="horizon_group").rover((5, 5))
    game.fill(game.player.planet.grid)
    game.player.loaded = game.player.rovers
    assert line_medals(game.player) == 40


def test_collected_lifepods_count_one_each():
    """PU-13.4."""
    game = Game()
    game.player.lifepods_collected = 5
    assert game.medals("lifepods") == 5


def test_a_competitive_objective_is_won_or_tied():
    """EX-25, PU-13.8: 4 and 4 give 2 each; 1 and 3 on a fewest card give 5 and 0; 0 and 0 are a tie."""
    most, fewest = OBJECTIVE_OF["obj_07"], OBJECTIVE_OF["obj_18"]
    assert rivals_medals(most, [4, 4]) == [2, 2]
    assert rivals_medals(fewest, [1, 3]) == [5, 0]
    assert rivals_medals(most, [0, 0]) == [2, 2]
    assert rivals_medals(most, [3, 1, 3]) == [2, 0, 2]
    assert rivals_medals(most, [3, 1, 4]) == [0, 0, 5]


def test_ties_are_broken_by_uncovered_squares_then_meteorites():
    """EX-25, PU-13.9."""
    game = Game(seats=2)
    state = game.state
    state.rivalries = []
    open_squares = set_of([(x, x) for x in range(12)]) | set_of([(x, 11 - x) for x in range(12)])
    for seat, meteorites in ((0, [(5, 3), (6, 3), (5, 4)]), (1, [(5, 3)])):
        player = state.own(seat)
        player.covered = player.planet.grid & ~open_squares
        player.meteorites = set_of(meteorites)
    state.phase = OVER
    first, second = ranks(state)
    assert (first[0], first[1]) == (second[0], second[1])
    assert state.result().winners() == [1]
    assert [(tie.seat, tie.uncovered, tie.meteorites) for tie in state.view(None).ties] == [(1, 16, 1), (0, 16, 3)]
    state.own(0).meteorites = state.own(1).meteorites
    assert state.result().winners() == [0, 1]
    state.own(0).covered |= set_of([(5, 5)])
    assert state.result().winners() == [0]
    state.own(0).lifepods_collected += 1
    assert state.view(None).ties == []


def test_the_view_tells_the_medals_of_all_trackers():
    """PU-6.4, PU-13.3: as the score pad counts them."""
    game = Game().at(rover=15, civ=5)
    shown = view(game.state, 0)
    tracks = next(term.points for term in shown.scores[0].terms if term.key == "score-tracks")
    assert shown.players[0].track_medals == tracks > 0
