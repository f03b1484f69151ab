"""The solar system (SE-4): layers, rotation on all settings, ways."""

from __future__ import annotations

from functools import cache

import pytest

from starboard.games.seti.content import LAYERS
from starboard.games.seti.content.numbers import OUMUAMUA, PLANET_IDS
from starboard.games.seti.content.solar_system import (
    ASTEROIDS,
    COMET,
    DISTANCE,
    EMPTY,
    NEIGHBOURS,
    PLANET,
    PUSHED,
    SPACES,
    WITH_TILE,
    at,
    carried,
    travel,
    turned,
)


def space(ring: int, sector: int) -> int:
    return (ring - 1) * 8 + sector


def setting(first: int, second: int, third: int) -> int:
    return first + 8 * second + 64 * third


def shown(number: int, ring: int) -> list[str]:
    names = {EMPTY: "empty", ASTEROIDS: "asteroids", COMET: "comet"}
    content = at(number).content[(ring - 1) * 8 : ring * 8]
    return [names[cell] if cell in names else PLANET_IDS[cell - PLANET] for cell in content]


def test_the_discs_at_offset_0_show_the_printed_spaces():
    """EX-2.1"""
    assert shown(0, 1) == ["empty", "mercury", "empty", "venus", "empty", "earth", "empty", "asteroids"]
    assert shown(0, 2) == ["comet", "comet", "mars", "empty", "asteroids", "empty", "asteroids", "asteroids"]
    assert shown(0, 3) == ["empty", "asteroids", "empty", "jupiter", "empty", "empty", "empty", "saturn"]
    assert shown(0, 4) == ["uranus", "empty", "empty", "neptune", "empty", "comet", "empty", "comet"]


def test_all_planets_are_visible_at_every_setting():
    """SE-4.1"""
    for number in range(512):
        assert sorted(cell - PLANET for cell in at(number).content if cell >= PLANET) == list(range(8))
        assert len(at(number).content) == SPACES
        assert at(number + WITH_TILE).planets[OUMUAMUA] // 8 == 2


@pytest.mark.parametrize("disc", range(3))
def test_a_turn_carries_pushes_or_leaves(disc):
    """SE-4.4.3: planets carry what stands on them, and who is pushed lands on a space that no turning disc covers."""
    for number in range(512):
        after = at(turned(number, disc))
        for start, code in enumerate(carried(number, disc)):
            to = code % PUSHED
            assert to in (start, start // 8 * 8 + (start - 1) % 8)
            if code >= PUSHED or to == start:
                assert after.layer[to] > disc
            else:
                assert after.content[to] == at(number).content[start]


def test_three_rotations_stay_push_and_carry():
    """EX-2.2"""
    probe = space(2, 1)
    number = setting(0, 0, 0)
    assert carried(number, 0)[probe] == probe
    number = turned(number, 0)
    assert number == setting(1, 0, 0)
    assert carried(number, 1)[probe] == space(2, 0) + PUSHED
    number = turned(number, 1)
    assert number == setting(2, 1, 0)
    assert at(number).content[space(2, 0)] == COMET
    assert carried(number, 2)[space(2, 0)] == space(2, 7)
    assert turned(number, 2) == setting(3, 2, 1)


def test_the_sun_cannot_be_crossed_and_ring_4_is_the_edge():
    """SE-4.3.7"""
    assert sorted(NEIGHBOURS[space(1, 0)]) == sorted([space(1, 7), space(1, 1), space(2, 0)])
    assert sorted(NEIGHBOURS[space(4, 3)]) == sorted([space(4, 2), space(4, 4), space(3, 3)])
    assert DISTANCE[space(1, 0)][space(1, 4)] == 4


def test_the_near_planets_are_always_within_reach():
    """EX-2.6"""
    for number in range(512):
        planets = at(number).planets
        points = travel(number, planets[PLANET_IDS.index("earth")])
        assert points[planets[PLANET_IDS.index("venus")]] in (2, 3)
        assert points[planets[PLANET_IDS.index("saturn")]] <= 4 or points[planets[PLANET_IDS.index("jupiter")]] <= 5


def test_the_oumuamua_tile_turns_with_disc_3():
    """EXS-5"""
    assert at(WITH_TILE).planets[OUMUAMUA] == space(3, 5)
    assert at(setting(3, 2, 1) + WITH_TILE).planets[OUMUAMUA] == space(3, 4)
    assert at(0).planets[OUMUAMUA] < 0


@cache
def by_hand(offsets: tuple[int, int, int], ring: int, sector: int) -> tuple[int, str]:
    """The topmost part that shows something in a space, and what: read off the printed parts once more, without the engine's tables."""
    parts = ["disc_1", "disc_2", "disc_3", "board"]
    for layer, offset in enumerate((*offsets, 0)):
        for part in LAYERS:
            if part.layer == parts[layer] and part.ring == ring and part.cells[(sector + offset) % 8] != "-":
                return layer, part.cells[(sector + offset) % 8]
    raise AssertionError("the board has no holes")


@pytest.mark.parametrize("disc", range(3))
@pytest.mark.parametrize("offset", range(8))
def test_the_rotation_table_of_a_disc(offset, disc):
    """SE-4.4, SE-4.4.3: a disc at each of its positions turns with those above it; the others stand at every position."""
    names = {".": EMPTY, "A": ASTEROIDS, "C": COMET}
    for other in range(64):
        places = [other % 8, other // 8]
        places.insert(disc, offset)
        before = (places[0], places[1], places[2])
        after = tuple((place + 1) % 8 if number <= disc else place for number, place in enumerate(before))
        assert turned(setting(*before), disc) == setting(*after)
        ways = carried(setting(*before), disc)
        for ring in range(1, 5):
            for sector in range(8):
                layer, cell = by_hand(before, ring, sector)
                shows = names[cell] if cell in names else PLANET + PLANET_IDS.index(cell)
                assert at(setting(*before)).content[space(ring, sector)] == shows
                covered = by_hand((after[0], after[1], after[2]), ring, sector)[0] <= disc
                way = ways[space(ring, sector)]
                if layer <= disc:
                    assert way == space(ring, (sector - 1) % 8)
                else:
                    assert way == (space(ring, (sector - 1) % 8) + PUSHED if covered else space(ring, sector))
