"""Missions and cards that hold for a turn: when they begin to hear, and what exactly they hear (SE-9.10 to SE-9.12)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import (
    CompleteMission,
    CoverSlot,
    FinishScan,
    MoveForEnergy,
    PickCard,
    Signal,
    Step,
    Stop,
)
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.solar_system import ASTEROIDS, PUSHED, at, carried, turned
from starboard.games.seti.rules.probes import rotate
from tests.games.seti.position import Table


def shown(table: Table, ring: int, sector: int) -> str:
    return table.state.view(0).system.spaces[ring - 1][sector]


def next_turn(table: Table) -> None:
    """Both players end their turns without a deed that matters here."""
    table.finish()
    for seat in (1, 0):
        while table.state.active == 1 and seat == 1:
            table.state.play(1, table.options(1)[-1])
    assert table.state.active == 0


# -- a mission is not active during its own card


def test_a_mission_cannot_be_completed_while_its_own_card_is_resolved():
    """SE-5.6, SE-9.4: card 051 asks for 8 publicity, which are there; first its own scan is finished."""
    table = Table()
    table.me.publicity = 8
    table.row("card_002", "card_041", "card_001")
    table.play("card_051")
    assert not table.can(CompleteMission("card_051"))
    table.do(next(action for action in table.options() if isinstance(action, Signal)))
    assert not table.can(CompleteMission("card_051"))
    table.do(PickCard("card_002", "signal"))
    assert not table.can(CompleteMission("card_051"))
    table.do(next(action for action in table.options() if isinstance(action, Signal)))
    assert not table.can(CompleteMission("card_051"))
    table.do(FinishScan())
    assert table.can(CompleteMission("card_051"))


# -- card 025: a point for each planet


def test_lightsail_counts_a_planet_only_when_it_is_entered_and_nothing_else():
    """SE-9.10, EXC-24: from Venus through a comet to Mercury and back; Venus counts when it is entered again, no space twice."""
    table = Table()
    table.probe(1, 3)
    table.play("card_025")
    assert table.me.score == 10
    for here, there, score in [(3, 2, 10), (2, 1, 11), (1, 2, 11), (2, 3, 12)]:
        table.do(Step((1, here), (1, there)))
        assert table.me.score == score
    table.do(MoveForEnergy((1, 3), (1, 2)), MoveForEnergy((1, 2), (1, 1)))
    assert table.me.score == 12


def test_lightsail_ends_with_the_turn():
    """SE-9.10"""
    table = Table()
    table.probe(1, 3)
    table.play("card_025")
    table.do(Stop())
    next_turn(table)
    table.me.publicity = 0
    score = table.me.score
    figure = table.me.probes[0]
    for action in table.legal():
        if isinstance(action, MoveForEnergy):
            table.do(action)
            break
    assert table.me.probes[0] != figure
    assert table.me.score == score


def test_a_comet_is_no_planet_for_lightsail():
    """SE-9.10: it gives its publicity alone."""
    table = Table()
    table.probe(1, 0)
    assert shown(table, 2, 0) == "comet"
    table.play("card_025")
    table.do(Step((1, 0), (2, 0)))
    assert (table.me.score, table.me.publicity) == (10, 6)


# -- card 026: asteroids cost nothing more


def test_asteroids_are_left_for_one_point_this_turn_and_for_two_in_the_next():
    """SE-9.10, SE-4.3.2: whatever pays the steps."""
    table = Table()
    table.probe(1, 7)
    assert shown(table, 1, 7) == shown(table, 2, 7) == "asteroids"
    table.play("card_026")
    table.do(Step((1, 7), (2, 7)), Step((2, 7), (1, 7)))
    assert not any(isinstance(action, Step) for action in table.options())
    table.do(MoveForEnergy((1, 7), (2, 7)))
    assert table.me.energy == 19
    assert table.state.view(0).flight.asteroids == 1
    next_turn(table)
    assert table.state.view(0).flight.asteroids == 2


def test_the_asteroids_of_card_026_are_those_of_its_owner_alone():
    """SE-9.c"""
    table = Table()
    table.probe(1, 7)
    table.play("card_026")
    assert table.state.view(0).flight.asteroids == 1
    assert table.state.view(1).flight.asteroids == 2


# -- card 095: a probe on asteroids beside Earth


def beside_earth() -> Table:
    """Asteroids lie outside of Earth."""
    table = Table()
    table.offsets(0, 1, 0)
    assert shown(table, 1, 5) == "earth"
    assert shown(table, 2, 5) == "asteroids"
    table.mission("card_095")
    return table


def test_a_probe_on_asteroids_beside_earth_gives_five_points_and_a_card():
    """SE-9.11"""
    table = beside_earth()
    table.row("card_002", "card_041", "card_001")
    assert not table.can(CompleteMission("card_095"))
    table.probe(2, 5)
    table.do(CompleteMission("card_095"), PickCard("card_041", "take"))
    assert table.me.score == 15
    assert table.me.hand == [CARD_OF["card_041"]]
    assert table.me.completed == [CARD_OF["card_095"]]


@pytest.mark.parametrize(("ring", "sector", "what"), [(3, 1, "asteroids"), (1, 6, "empty"), (1, 5, "earth")])
def test_asteroids_elsewhere_and_other_spaces_beside_earth_are_not_enough(ring, sector, what):
    """SE-9.11"""
    table = beside_earth()
    assert shown(table, ring, sector) == what
    table.probe(ring, sector)
    assert not table.can(CompleteMission("card_095"))


def test_somebody_elses_probe_beside_earth_does_not_count_but_an_own_capsule_does():
    """SE-9.c, SE-10.2"""
    table = beside_earth()
    table.probe(2, 5, seat=1)
    assert not table.can(CompleteMission("card_095"))
    table.me.capsules, table.me.samples = [13], [0]
    assert table.can(CompleteMission("card_095"))


# -- card 129: asteroids visited in the own turn


def test_each_visit_to_asteroids_in_the_own_turn_covers_a_slot_for_a_data():
    """SE-9.12: three slots that are alike are offered as one."""
    table = Table()
    table.mission("card_129")
    table.probe(1, 7)
    for number, (start, to) in enumerate([((1, 7), (2, 7)), ((2, 7), (1, 7)), ((1, 7), (2, 7))]):
        table.do(MoveForEnergy(start, to))
        assert table.options() == [CoverSlot("card_129", number), Stop()]
        table.do(CoverSlot("card_129", number))
        assert table.me.data == number + 1
    assert table.me.completed == [CARD_OF["card_129"]]


def test_the_slots_of_card_129_are_covered_one_per_visit_and_not_by_other_spaces():
    """SE-9.12"""
    table = Table()
    table.mission("card_129")
    table.probe(1, 7)
    table.do(MoveForEnergy((1, 7), (2, 7)), Stop())
    assert table.me.missions == [CARD_OF["card_129"] << 3]
    table.do(MoveForEnergy((2, 7), (2, 0)))
    assert shown(table, 2, 0) == "comet"
    assert not any(isinstance(action, CoverSlot) for action in table.options())


@pytest.mark.parametrize(("active", "heard"), [(0, True), (1, False)])
def test_a_push_onto_asteroids_counts_in_the_own_turn_alone(active, heard):
    """SE-9.12, SE-4.4.3: disc 1 pushes a probe of ring 2 onto asteroids."""
    table = Table()
    place = pushed_onto_asteroids(table)
    table.mission("card_129")
    table.me.probes = [place]
    if active == 1:
        table.state.active = table.state.course = 1
        table.state.agendas = [[], table.state.agendas[0]]
    rotate(table.state)
    table.state.advance()
    offered = [action for action in table.legal(0) if isinstance(action, CoverSlot)]
    assert offered == ([CoverSlot("card_129", 0)] if heard else [])


def pushed_onto_asteroids(table: Table) -> int:
    """A space whose figure is pushed onto asteroids by the next turn, at some setting of the discs."""
    for setting in range(512):
        for disc in range(3):
            content = at(turned(setting, disc)).content
            for space, way in enumerate(carried(setting, disc)):
                if way >= PUSHED and content[way % PUSHED] == ASTEROIDS:
                    table.state.board.setting, table.state.board.rotation = setting, disc
                    return space
    raise AssertionError
