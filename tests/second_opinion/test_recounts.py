"""The recounts themselves, held against the rulebooks' own examples: no engine takes part."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.second_opinion.planet_unknown import recount, scoring
from tests.second_opinion.planet_unknown.facts import TRACKS, Square, planet
from tests.second_opinion.planet_unknown.recount import Board, Laid
from tests.second_opinion.welcome_to_the_moon.colony import Colony
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet, Written
from tests.second_opinion.welcome_to_the_moon.journey import Journey
from tests.second_opinion.welcome_to_the_moon.launch import Launch

# -- Planet Unknown


def board(**more: Any) -> Board:
    """An empty KSB-4156 with Universal Coalition."""
    trackers = {track: (track, 0) for track in TRACKS}
    start = Board(planet("ksb_4156"), "universal_coalition", [], set(), set(), set(), {}, trackers, set(), None, set(), 0, 0, [], [])
    return replace(start, **more)


def laid(tile: str, squares: str, as_energy: bool = False) -> Laid:
    """Squares with the first letter of their terrain, upper case where the symbol is: "5,0C 5,1E"."""
    names = {terrain[0]: terrain for terrain in (*TRACKS, "energy")}
    cells: dict[Square, tuple[str, bool, bool]] = {}
    for square in squares.split():
        x, y = square[:-1].split(",")
        cells[int(x), int(y)] = (names[square[-1].lower()], square[-1].isupper(), False)
    return Laid(tile, cells, as_energy)


def trackers(levels: str) -> dict[str, tuple[str, int]]:
    """Like "3/13/5/15/10", in the order of the tracks."""
    return {track: (track, int(level)) for track, level in zip(TRACKS, levels.split("/"), strict=True)}


def test_first_tile_at_the_edge_and_later_ones_side_by_side() -> None:
    """PU-5.1."""
    assert not recount.obeys_basics(board(), {(5, 5), (5, 6)}, False)
    assert recount.obeys_basics(board(), {(5, 0), (5, 1)}, False)
    after = board(tiles=[laid("i2_civ_energy", "5,0C 5,1E")])
    assert not recount.obeys_basics(after, {(4, 2), (3, 2)}, False)
    assert recount.obeys_basics(after, {(4, 1), (3, 1)}, False)


def test_water_must_cover_ice() -> None:
    """PU-8.2."""
    assert recount.covers_ice(board(), laid("i2_energy_water", "3,1W 4,1E")) == 1
    assert recount.covers_ice(board(), laid("i2_energy_water", "4,1W 3,1E")) == 0


def test_energy_chooses_between_what_its_area_touches() -> None:
    """PU-8.3, the rulebook's examples 1 and 2."""
    alone = laid("i2_civ_energy", "5,0C 5,1E")
    assert recount.energy_options(board(tiles=[alone]), alone, True) == {"civ"}
    new = laid("i4_civ_energy", "2,3C 3,3c 4,3E 5,3e")
    older = [laid("i4_rover_tech", "2,2R 3,2r 4,2T 5,2t"), laid("v3_water_rover", "6,2w 6,3W 7,3R")]
    assert recount.energy_options(board(tiles=[*older, new]), new, True) == {"civ", "tech", "water"}


def test_rovers_step_to_free_neighbours() -> None:
    """PU-9.2."""
    steps = recount.steps(board(rovers={(2, 5): False, (2, 6): False}, movement=1), None)
    assert {end for start, end in steps if start == (2, 5)} == {(1, 5), (3, 5), (2, 4)}
    assert not recount.steps(board(rovers={(2, 5): False}), None)


def test_tartarus_is_crossed_at_two_places() -> None:
    """PU-19.7."""
    tartarus = board(planet=planet("tartarus"), corporation="cosmos_inc", technologies={"1"}, movement=1)
    steps = recount.steps(replace(tartarus, rovers={(5, 3): False, (5, 9): False, (5, 6): False, (5, 2): False}), None)
    assert {((5, 3), (6, 4)), ((5, 9), (6, 8))} <= steps
    assert ((5, 6), (4, 7)) not in steps
    assert ((5, 2), (6, 2)) not in steps


def test_medals_of_a_track_are_the_topmost_reached() -> None:
    """PU-6.4."""
    worth = {level: scoring.tracker_medals(board(trackers=trackers(f"0/{level}/0/0/0")), "water") for level in (1, 12, 13, 14, 15)}
    assert worth == {1: 0, 12: 5, 13: 7, 14: 7, 15: 10}
    assert scoring.track_medals(board(trackers=trackers("3/13/5/15/10"))) == 15


def test_a_regress_takes_what_goes_farthest() -> None:
    """PU-6.7."""
    assert recount.regressing(board(trackers=trackers("0/0/0/0/3")), ["rover", "tech"], 1) == {"tech"}
    assert recount.regressing(board(trackers=trackers("1/2/0/2/1")), list(TRACKS), 3) == {"water", "rover"}


def test_a_blocked_water_tracker_of_oasis() -> None:
    """PU-18.7."""
    blocked = {**trackers("0/1/2/0/3"), "water": ("water", 1)}
    assert recount.next_slots(board(corporation="oasis_ultd", trackers=blocked), "water") == set()
    skipping = board(corporation="oasis_ultd", trackers=blocked, technologies={"1"})
    assert recount.next_slots(skipping, "water") == {("rover", 3)}


def test_cosmos_skips_lifepods() -> None:
    """PU-18.4."""
    housed = board(corporation="cosmos_inc", trackers=trackers("0/0/1/0/0"), housed={"biomass-2"})
    assert recount.next_slots(housed, "biomass") == {("biomass", 3)}


def test_meteorites_and_repositories() -> None:
    """PU-13.5."""
    repos = ["civ_29", "civ_30", "civ_31", "civ_32"]
    worth = {count: scoring.meteorite_medals(board(meteorites_collected=8, cards=repos[:count])) for count in (0, 1, 2, 4)}
    assert worth == {0: 2, 1: 4, 2: 6, 4: 10}


def test_the_solo_target_follows_the_deck() -> None:
    """PU-17.3, PU-17.4."""
    from tests.second_opinion.planet_unknown.facts import FACTS

    target = scoring.solo_target({"red": 8, "orange": 3, "green": 9}, FACTS["adjustments"])
    assert target == 58
    assert [scoring.solo_band(points, target) for points in (30, 57, 58, 62, 63, 99)] == [-3, -1, 0, 0, 1, 3]


def test_ties_are_broken_by_uncovered_squares_and_meteorites() -> None:
    """PU-13.9."""
    littered, cleared = board(meteorites={(5, 0), (5, 1), (6, 0)}), board(meteorites={(5, 0)})
    assert scoring.ranking([littered, cleared, cleared], [50, 50, 49]) == [2, 1, 3]
    assert scoring.ranking([cleared, cleared], [50, 50]) == [1, 1]


# -- Welcome to the Moon


def blank(adventure: Adventure, **written: int | str) -> Sheet:
    slots: dict[str, Written] = {slot: written.get(slot) for slot in adventure.slots}
    return Sheet(slots, None, ["free"] * len(adventure.facts["error_boxes"]), {"A": None, "B": None, "C": None})


def test_a_launch_number_goes_to_its_levels_and_the_wild_one() -> None:
    """WM-1.3."""
    launch = Launch({})
    slots = {slot for slot, _ in launch.writes(blank(launch), "astronaut", 6)}
    assert {slot[:2] for slot in slots} == {"l1", "l2", "l9"}
    assert len(slots) == 14


def test_a_wall_begins_a_new_line() -> None:
    """WM-2.3."""
    journey = Journey({})
    sheet = blank(journey, t05=11)
    assert ("t06", 1) not in journey.writes(sheet, "robot", 1)
    sheet.circled.add("w05")
    assert ("t06", 1) in journey.writes(sheet, "robot", 1)


def test_a_colony_is_scored_by_its_tracks() -> None:
    """WM-3.11, the rulebook's examples."""
    colony = Colony({})
    sheet = blank(colony)
    houses = [f"q{quarter}_greenhouse_{number}" for quarter in (1, 2) for number in (1, 2, 3)] + ["q3_greenhouse_1"]
    tanks = [tank["id"] for tank in colony.facts["water_tanks"]][:4]
    antennas = [antenna["id"] for antenna in colony.facts["antennas"]][:5]
    sheet.circled = {*houses, *tanks, *antennas}
    energy = ["plants_1", "plants_2", "water_1", "water_2", "water_3", "antennas_1"]
    sheet.crossed = {*energy, "planning_1", "planning_2", "planning_3", *(f"astronaut_{number}" for number in range(1, 6))}
    sheet.races = {"q1_bonus": 5, "q2_bonus": 15, "q3_bonus": None, "q4_bonus": 5}
    other = blank(colony)
    other.races = dict.fromkeys(sheet.races)
    pad = colony.terms([sheet, other], 0)
    assert pad == {
        "missions": 0,
        "errors": 0,
        "plants": 14,
        "water": 24,
        "antennas": 5,
        "quarters": 25,
        "astronauts": 20,
        "planning": -6,
    }
