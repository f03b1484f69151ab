"""Tunnels, the network and antennas (WM-3.7)."""

from __future__ import annotations

import pytest

from starboard.games.welcome_to_the_moon.actions import Commit, Mark
from starboard.games.welcome_to_the_moon.events import Marked
from tests.games.welcome_to_the_moon.colony.position import COLONY, ColonyPosition, tunnel

TO_THE_TOP = "c1r2 c1r3 c1r4 c1r5 c1r6 c2r6 c3r6 c4r6 c5r6"


def dealt(number: int = 8, effect: str = "robot", **sheet) -> ColonyPosition:
    position = ColonyPosition()
    position.sheet(0, **sheet)
    position.offer(f"{number} {effect}")
    return position


def test_a_tunnel_starts_at_the_network():
    """WM-3.7"""
    position = dealt()
    position.write(0, "c6r5", 8)
    assert set(position.offered(0)) == {tunnel(*pair.split("-")) for pair in ("c2r1-c3r1", "c2r1-c2r2", "c1r2-c2r2", "c1r2-c1r3")}
    position.build(0, "c2r1", "c2r2")
    assert "tunnel_c2r1_c2r2" in position.mine(0).circled
    assert position.state.legal(0) == [Commit()]


def test_a_tunnel_far_from_the_network_is_refused():
    """WM-3.7"""
    position = dealt()
    position.write(0, "c6r5", 8)
    assert position.refused(0, Mark("tunnel_c6r5_c6r6")).text.key == "colony-refused-joined"
    assert position.refused(0, Mark("tunnel_c1r1_c2r1")).text.key == "refused-marked"


def test_the_network_branches_closes_loops_and_passes_x_and_empty_modules():
    """WM-3.7, O-18"""
    position = dealt(tunnels="c2r1 c2r2 c3r2 c4r2 c4r3")
    position.write(0, "c6r5", 8)
    assert {tunnel("c1r2", "c2r2"), tunnel("c4r3", "c4r4"), tunnel("c3r2", "c3r3"), tunnel("c2r2", "c2r3")} <= set(position.offered(0))
    position.build(0, "c1r2", "c2r2")
    assert position.state.legal(0) == [Commit()]


def test_with_all_tunnels_built_robot_is_void():
    """WM-3.7"""
    position = dealt(circled=" ".join(id for id in COLONY.layout.symbols if id.startswith("tunnel")))
    position.write(0, "c6r5", 8)
    assert position.state.legal(0) == [Commit()]


def test_building_is_optional():
    """WM-0.11"""
    position = dealt()
    position.write(0, "c6r5", 8)
    position.skip(0)
    assert len(position.circled(0, "tunnel")) == 2


# -- antennas


def test_a_number_in_a_module_of_the_network_circles_its_antenna():
    """WM-3.7"""
    position = dealt(effect="energy")
    position.write(0, "c2r1", 8)
    assert position.circled(0, "antenna") == {"antenna_c2r1"}
    assert [event.mark for event in position.told(Marked, 0)] == ["antenna_c2r1"]


def test_a_number_outside_the_network_circles_nothing_until_the_tunnel_comes():
    """WM-3.7"""
    position = dealt(tunnels="c1r2 c1r3")
    position.write(0, "c1r4", 8)
    assert position.circled(0, "antenna") == set()
    position.build(0, "c1r3", "c1r4")
    assert position.circled(0, "antenna") == {"antenna_c1r4"}


def test_a_tunnel_to_an_empty_module_circles_nothing():
    """WM-3.7"""
    position = dealt(tunnels="c1r2 c1r3")
    position.write(0, "c6r5", 8)
    position.build(0, "c1r3", "c1r4")
    assert position.circled(0, "antenna") == set()


def test_a_tunnel_to_an_x_circles_its_antenna():
    """WM-3.7, O-13"""
    position = dealt(tunnels="c1r2 c1r3", xs="c1r4")
    position.write(0, "c6r5", 8)
    position.build(0, "c1r3", "c1r4")
    assert position.circled(0, "antenna") == {"antenna_c1r4"}


def test_an_x_in_the_network_circles_its_antenna():
    """WM-3.7, WM-0.13.3"""
    position = dealt(effect="planning")
    position.write(0, "c6r5", 8)
    position.x(0, "c1r2")
    assert position.circled(0, "antenna") == {"antenna_c1r2"}


def test_the_observatory_circles_three_antennas_the_moment_it_is_reached():
    """WM-3.7, EX-3.3"""
    position = dealt(15, tunnels=TO_THE_TOP)
    position.write(0, "c5r6", 15)
    assert position.circled(0, "antenna") == set()
    position.build(0, "c5r6", "c6r6")
    assert position.circled(0, "antenna") == {"antenna_c6r6_1", "antenna_c6r6_2", "antenna_c6r6_3"}


def test_the_network_goes_on_behind_the_observatory():
    """WM-3.7"""
    position = dealt(15, tunnels=TO_THE_TOP + " c6r6", circled="antenna_c6r6_1 antenna_c6r6_2 antenna_c6r6_3")
    position.write(0, "c6r5", 15)
    position.build(0, "c6r5", "c6r6")
    assert "tunnel_c6r5_c6r6" in position.mine(0).circled


@pytest.mark.parametrize(
    "antenna", [antenna for antenna in COLONY.layout.symbols if antenna.startswith("antenna_") and "c6r6" not in antenna]
)
def test_every_antenna_belongs_to_its_module(antenna):
    """WM-3.1, WM-3.7"""
    slot = antenna.removeprefix("antenna_")
    position = dealt(effect="energy", circled=" ".join(id for id in COLONY.layout.symbols if id.startswith("tunnel")))
    position.write(0, slot, 8)
    assert position.circled(0, "antenna") == {antenna}
