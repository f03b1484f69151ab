"""Ways of probes that are worth a look before they are flown (SE-4.2, SE-4.3, SE-6 F1)."""

from __future__ import annotations

import pytest

from starboard.engine.look import look
from starboard.games.seti.actions import PLACES, MoveForEnergy, Pass, Space, Step
from starboard.games.seti.content.numbers import PLANET_IDS
from starboard.games.seti.content.solar_system import NEIGHBOURS, PLANET
from starboard.games.seti.events import Gained, Moved
from starboard.games.seti.rules.flights import ways
from tests.games.seti.position import Table


def flown(table: Table, energy: bool = True) -> dict[Space, list[Space]]:
    """Where the probe can get, and over which spaces."""
    kind = MoveForEnergy if energy else Step
    return {way[-1].to: [step.to for step in way] for way in ways(table.state, 0) if isinstance(way[0], kind)}


def told(table: Table, goal: Space) -> tuple[int, int, int]:
    """Points, energy and publicity of the way to a space."""
    (out,) = [out for line, out in look(table.state, 0) if isinstance(line[0], MoveForEnergy | Step) and line[-1].to == goal]
    moved = [event for event in out.events if isinstance(event, Moved)]
    publicity = [event.amount for event in out.events if isinstance(event, Gained) and event.resource == "publicity"]
    return sum(event.points for event in moved), sum(event.energy for event in moved), sum(publicity)


def start(ring: int, sector: int, energy: int) -> Table:
    table = Table()
    table.probe(ring, sector)
    table.me.energy = energy
    return table


def test_a_way_takes_a_point_for_each_space_and_one_more_out_of_asteroids():
    table = start(1, 4, 3)
    assert told(table, (1, 6)) == (0, 2, 0)
    assert flown(table)[3, 4] == [(2, 4), (3, 4)]
    assert told(table, (3, 4)) == (0, 3, 0)
    table.tech("probe_2")
    assert told(table, (3, 4)) == (0, 2, 1)


def test_nothing_beyond_the_energy_is_reached_and_the_sun_is_never_crossed():
    reached = flown(start(1, 4, 2))
    assert sorted(reached) == [(1, 2), (1, 3), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5)]
    assert len(flown(start(1, 4, 9))[1, 0]) == 4
    assert flown(start(1, 4, 0)) == {}


def test_of_the_cheapest_ways_the_one_with_most_publicity_is_flown():
    table = start(3, 2, 2)
    assert flown(table)[4, 3] == [(3, 3), (4, 3)]
    assert told(table, (4, 3)) == (0, 2, 2)


def test_a_way_ends_where_something_is_asked():
    """SE-9.12: a mission may be covered on Jupiter, so it is flown around."""
    table = start(3, 2, 3)
    assert flown(table)[3, 4] == [(3, 3), (3, 4)]
    table.mission("card_001")
    reached = flown(table)
    assert (3, 3) in reached
    assert all((3, 3) not in way[:-1] for way in reached.values())


def test_movement_points_are_flown_by_steps_that_nothing_else_pays_for():
    """SE-4.3.4: a missing point that is paid otherwise is a single step."""
    table = start(1, 4, 1)
    table.play("card_021")
    assert sorted(flown(table, energy=False)) == [(1, 2), (1, 3), (1, 5), (1, 6), (2, 3), (2, 4), (2, 5)]
    table.do(Step((1, 4), (2, 4)))
    assert flown(table, energy=False) == {(3, 4): [(3, 4)], (2, 3): [(2, 3)], (2, 5): [(2, 5)], (1, 4): [(1, 4)]}
    (topped,) = [out for line, out in look(table.state, 0) if line == [Step((2, 4), (3, 4), energy=1)]]
    assert [(event.points, event.energy) for event in topped.events if isinstance(event, Moved)] == [(1, 1)]


def test_whatever_does_not_fly_is_looked_at_by_itself():
    table = start(1, 4, 2)
    assert [Pass()] in ways(table.state, 0)
    assert [way for way in ways(table.state, 0) if len(way) == 1 and way[0] not in table.legal()] == []
    assert ways(table.state, 1) == []


def test_a_mission_tells_which_visits_would_cover_a_slot():
    """SE-9.12"""
    table = Table()
    table.mission("card_001")
    table.mission("card_129")
    assert [mission.visits for mission in table.state.view(0).players[0].missions] == [["jupiter", "saturn"], ["asteroids"]]
    table.me.missions[0] |= 1
    assert table.state.view(0).players[0].missions[0].visits == ["saturn"]


@pytest.mark.parametrize(("capsule", "landing"), [(False, 3), (True, None)])
def test_a_step_tells_what_landing_there_costs_and_which_missions_it_touches(capsule, landing):
    """SE-5.3, SE-9.12, SE-10.2: a capsule visits like a probe and lands nowhere."""
    table = Table()
    table.mission("card_001")
    table.mission("card_129")
    table.me.energy = 9
    content = table.state.sky().content
    saturn = content.index(PLANET + PLANET_IDS.index("saturn"))
    (table.me.capsules if capsule else table.me.probes).append(NEIGHBOURS[saturn][0])
    table.me.samples = [0] * len(table.me.capsules)
    (out,) = [
        out for line, out in look(table.state, 0) if isinstance(line[0], MoveForEnergy) and len(line) == 1 and line[0].to == PLACES[saturn]
    ]
    (moved,) = [event for event in out.events if isinstance(event, Moved)]
    assert (moved.landing, moved.missions) == (landing, ["card_001"])
