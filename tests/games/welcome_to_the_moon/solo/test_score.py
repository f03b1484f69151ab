"""Scores and the winner (WM-S.17 table, WM-S.20 to WM-S.22, WM-S.30 to WM-S.32, WM-S.5, WM-S.31)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.adventures.dome.rules.scoring import row as row_of
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.solo.content import OPPONENTS, Opponent
from tests.games.welcome_to_the_moon.journey.position import between
from tests.games.welcome_to_the_moon.solo.position import (
    SoloBattle,
    SoloColony,
    SoloDome,
    SoloEscape,
    SoloJourney,
    SoloLaunch,
    SoloMine,
    SoloVirus,
)

POINTS = {
    1: ("Katherine", 2, 3, 2, 3, 1, 4),
    2: ("Alexei", 2, 3, 3, 2, 4, 3),
    3: ("Margaret", 5, 4, 2, 2, 2, 3),
    4: ("Franklin", 2, 6, 4, 3, 3, 2),
    5: ("Sergei", 4, 4, 4, 4, 4, 3),
    6: ("Stephanie", 6, 2, 4, 5, 4, 4),
    7: ("Thomas", 5, 4, 3, 6, 5, 4),
    8: ("Peggy", 5, 3, 6, 3, 6, 6),
}
FIXED = [
    (SoloJourney, 5, 1),
    (SoloColony, 10, 3),
    (SoloMine, 5, 2),
    (SoloDome, 10, 2),
    (SoloVirus, 5, 4),
    (SoloEscape, 15, 1),
    (SoloBattle, 20, 3),
]
NUMBER_BOXES = [(0, 10), (15, 10), (16, 20), (20, 20), (21, 30), (75, 130), (76, 140), (80, 140), (81, 150), (99, 150)]


def test_opponents():
    """WM-S.21"""
    assert {one.level: (one.name, *one.points) for one in OPPONENTS} == POINTS


@pytest.mark.parametrize("level", POINTS)
@pytest.mark.parametrize(("adventure", "fixed", "per_level"), FIXED)
def test_cards_fixed_points_and_level(adventure, fixed, per_level, level):
    """WM-S.21"""
    position = adventure(1, astra_level=str(level))
    position.hold(**{effect: index + 1 for index, effect in enumerate(EFFECTS)})
    cards = sum((index + 1) * points for index, points in enumerate(POINTS[level][1:]))
    assert [term.points for term in position.view().score.terms] == [cards, fixed, level * per_level]


@pytest.mark.parametrize(("mine", "hers", "points"), [(0, 0, 0), (1, 3, 20), (1, 4, 10), (2, 5, 20), (2, 6, 10)])
def test_journey_zones_against_energy_cards(mine, hers, points):
    """Majority in The Journey: filled zones against half her energy cards, rounded down."""
    position = SoloJourney(1)
    zones = [between(1, 2), between(4, 5)][:mine]
    walls = " ".join(["w02", "w03", "w05"][: mine * 2 - mine // 2])
    position.sheet(0, xs=[slot for zone in zones for slot in zone], circled=walls)
    position.hold(energy=hers)
    assert position.term(0, "most-zones") == points


@pytest.mark.parametrize(("mine", "hers", "points"), [(0, 0, 0), (2, 2, 20), (2, 3, 10)])
def test_colony_astronauts_against_astronaut_cards(mine, hers, points):
    position = SoloColony(1)
    for _ in range(mine):
        position.state.adventure.mark_next(position.state, 0, position.state.adventure.layout.tracks["astronaut"])
    position.hold(astronaut=hers)
    assert position.term(0, "astronauts") == points


@pytest.mark.parametrize(("mine", "hers", "column"), [(0, 0, None), (2, 2, 0), (2, 3, 1)])
def test_dome_crew_against_astronaut_cards(mine, hers, column):
    position = SoloDome(1)
    layout = position.state.adventure.printed
    for _ in range(mine):
        position.state.adventure.mark_next(position.state, 0, layout.crew)
    position.hold(astronaut=hers)
    row = row_of(layout, position.state.sheets[0], 2)
    assert row[0] != row[1]
    assert position.term(0, "crew") == (0 if column is None else row[column])


@pytest.mark.parametrize(("robots", "places", "share"), [(4, (1, 2), 1.0), (5, (1, 1), 0.5), (6, (2, 1), 0.0)])
def test_more_points_win_as_many_tie(robots, places, share):
    """WM-S.22: 30 points against 20, 30 and 40."""
    position = SoloLaunch(1, astra_level="8")
    position.sheet(0, rockets=position.state.adventure.layout.values.index(30))
    position.hold(robot=robots)
    position.end()
    result = position.state.result()
    assert (result.places[0].place, result.rivals[0].place) == places
    assert result.shares() == [share]


@pytest.mark.parametrize(("level", "crossed"), list(zip(range(1, 9), (15, 12, 10, 8, 6, 4, 2, 0), strict=True)))
def test_start_boxes_by_level(level, crossed):
    """WM-S.5, WM-S.30"""
    assert SoloLaunch(1, astra_level=str(level)).view().track == crossed


def test_a_card_moves_her_track_by_its_worth():
    """WM-S.31"""
    position = SoloLaunch(1, astra_level="8")
    position.deal("6 robot", "6 energy", "6 plant")
    position.take(0, 1, "l7_s1")
    position.turn()
    assert position.held() == {"plant": 1}
    assert position.view().track == 6


@pytest.mark.parametrize(("boxes", "score"), NUMBER_BOXES)
def test_the_lowest_number_box_not_crossed(boxes, score):
    """WM-S.30, WM-S.32"""
    position = SoloLaunch(1, astra_level="8")
    position.astra.opponent = Opponent(8, "Peggy", (boxes, 0, 0, 0, 0, 0))
    position.hold(robot=1)
    assert position.hers() == score


def test_astra_launches():
    """WM-S.20, WM-S.32: the game is over at the end of that turn."""
    position = SoloLaunch(1, astra_level="8")
    position.hold(plant=13)
    position.deal("6 robot", "6 energy", "6 plant")
    position.take(0, 1, "l7_s1")
    position.turn()
    assert position.reasons() == ["astra-end-launch"]
    assert position.hers() == 150
    assert position.state.result().rivals[0].place == 1


def test_both_launch():
    """WM-S.20: the player acts first."""
    position = SoloLaunch(1, astra_level="8")
    position.sheet(0, rockets=31)
    position.hold(plant=14)
    position.turn()
    result = position.state.result()
    assert {reason.key for reason in result.reasons} == {"end-launch", "astra-end-launch"}
    assert (result.places[0].score, result.rivals[0].score.points) == (150, 150)
    assert (result.places[0].place, result.rivals[0].place) == (1, 2)
