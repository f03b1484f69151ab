"""Alliance bases: what counts when one is chosen, and that it acts (AE-6.4, AE-7)."""

from __future__ import annotations

import pytest

from starboard.engine.errors import Refusal
from starboard.engine.text import render
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.resources import RESOURCE_IDS
from starboard.games.andromedas_edge.rules.bases import can_act, could_act

from .position import Table

OFFICE = act.Launch("transport", "r1c1")
HUB = act.Launch("transport", "r1c4")
MAXIMUS = act.Launch("transport", "r3c4")


def bonus(table: Table, region: str, **amounts: int) -> None:
    table.state.board.bonus[REGION_OF[region]] = tuple(amounts.get(name, 0) for name in RESOURCE_IDS)


def why(table: Table, action: act.Action) -> tuple[str | None, str]:
    with pytest.raises(Refusal) as refused:
        table.state.check(0, action)
    return refused.value.rule, refused.value.text.key


@pytest.mark.parametrize(
    ("region", "says"),
    [
        ("r1c4", "You cannot use Trade Hub: it takes 2 resources of your choice."),
        ("r2c2", "You cannot use Odessa Field: you can pay for none of its modules."),
        ("r1c1", "You cannot use Development Office: you can build no development now."),
    ],
)
def test_a_base_that_could_not_act_says_what_it_needs(region, says):
    """AE-6.4, AE-7.1"""
    table = Table()
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    with pytest.raises(Refusal) as refused:
        table.state.check(0, act.Launch("transport", region))
    assert render(refused.value.text, game="andromedas_edge") == says


def settlers(on_station: int, on_base: int) -> Table:
    """A factory can be paid for, which needs two leaders; some lie on the Development Office."""
    table = Table()
    table.have(titanium=3, nanocarbon=1, leaders=on_station)
    table.ship("transport", "r2c1")
    table.leader("r1c1", on_base)
    return table


def test_own_leaders_on_the_office_count_for_a_launch_to_it():
    """AE-6.4, AE-7.1"""
    assert not settlers(1, 0).can(OFFICE)
    assert settlers(1, 1).can(OFFICE)
    assert not settlers(0, 1).can(OFFICE)
    table = settlers(1, 0)
    table.leader("r1c1", seat=1)
    assert not table.can(OFFICE)


def test_what_the_base_needs_is_taken_without_a_question():
    """AE-6.4, AE-7.4: station 1 and office 1 make a factory."""
    table = settlers(1, 1)
    table.play(OFFICE)
    assert table.state.board.owners[REGION_OF["r2c1"]] == 0
    assert (table.player().station_leaders, sum(table.player().leaders)) == (0, 0)


def test_a_base_cannot_be_skipped_by_leaving_its_leaders():
    """AE-6.4, AE-7.4: going on is possible once the base can act."""
    table = settlers(0, 3)
    table.play(OFFICE)
    assert set(table.legal()) == {act.Recruit("r1c1", count) for count in (1, 2, 3)}
    assert why(table, act.GoOn()) == ("AE-6.4", "barred-base")
    table.play(act.Recruit("r1c1", 1))
    assert set(table.legal()) == {act.Recruit("r1c1", 1), act.Recruit("r1c1", 2)}
    table.play(act.Recruit("r1c1", 1))
    assert set(table.legal()) == {act.GoOn(), act.Recruit("r1c1", 1)}
    table.play(act.GoOn())
    assert table.state.board.owners[REGION_OF["r2c1"]] == 0
    assert table.player().leaders[REGION_OF["r1c1"]] == 1


def test_bonus_resources_on_a_base_count_for_a_launch_to_it():
    """AE-6.4, AE-7.1, AE-16.7"""
    table = Table()
    assert not table.can(HUB)
    bonus(table, "r1c4", titanium=1, tactics=1)
    assert table.can(HUB)
    table.play(HUB)
    assert act.GoOn() not in table.legal()
    table.play(act.Collect("r1c4"))
    assert (table.stock("titanium"), table.stock("tactics"), table.stock("credit")) == (0, 0, 2)


def test_a_tactics_card_that_nobody_can_draw_pays_for_nothing():
    """AE-1.13, AE-7.1"""
    table = Table()
    bonus(table, "r1c4", titanium=1, tactics=1)
    table.state.board.tactics = []
    table.state.board.tactics_discard = []
    assert not table.can(HUB)


def test_who_jumps_to_a_base_must_be_able_to_act_without_that_energy():
    """AE-5.3, AE-7.1"""
    table = Table()
    table.ship("transport", "r4c1")
    table.ship("heavy_cruiser", "bay")
    table.have(energy=2)
    jump = act.Launch("heavy_cruiser", "r1c4", True)
    assert not table.can(jump)
    bonus(table, "r1c4", ice=1)
    assert table.can(jump)


def test_the_space_dock_builds_what_was_chosen():
    """AE-7, AE-6.4: whoever builds there cannot decline."""
    table = Table()
    table.have(titanium=4)
    table.launch("transport", "r2c4").play(act.PickOption(1))
    assert set(table.legal()) == {act.BuildShip(ship) for ship in ("transport", "fighter", "science_vessel", "heavy_cruiser")}
    table.play(act.BuildShip("transport"))
    assert (table.at("transport", "bay"), table.stock("titanium")) == (3, 2)


def test_a_moon_of_free_choice_pays_for_what_opened_the_base():
    """AE-1.5, AE-6.4: what it gives must let the module be paid."""
    table = Table()
    table.display(0, "sci_solar_array", "sci_vacuum_tap", "sci_cryo_lab")
    table.display(1, "ind_turbine_hall", "ind_ice_crusher", "ind_smelter")
    assert not table.can(MAXIMUS)
    table.unplaced("a2")
    table.play(MAXIMUS, act.PickModule("ind_turbine_hall"))
    takes = [action for action in table.legal() if isinstance(action, act.Take)]
    assert takes
    assert all(take.titanium + take.credit >= 1 for take in takes)
    assert why(table, act.Take(energy=2)) == ("AE-1.3", "barred-wrong-payment")
    assert why(table, act.Take(titanium=1)) == ("AE-20.1", "barred-wrong-sum")
    table.play(act.Take(titanium=1, energy=1))
    if table.state.phase != 5 and any(isinstance(action, act.PickModule) for action in table.legal()):
        table.play(table.legal()[0])
    assert "ind_turbine_hall" in [module.module for module in table.state.view(0).players[0].rows.industry]


@pytest.mark.parametrize("seat", range(3))
def test_a_base_looks_at_whoever_launches(seat):
    """AE-6.4, AE-7.1: what others own there or at home helps nobody else, and counting takes nothing."""
    table = Table(seats=3)
    office, hub = REGION_OF["r1c1"], REGION_OF["r1c4"]
    for other in range(3):
        table.ship("transport", "r2c1", other)
        table.have(other, leaders=1)
    table.have(seat, titanium=3, nanocarbon=1)
    assert [other for other in range(3) if could_act(table.state, other, office)] == []
    table.leader("r1c1", seat=(seat + 1) % 3)
    assert [other for other in range(3) if could_act(table.state, other, office)] == []
    table.leader("r1c1", seat=seat)
    assert [other for other in range(3) if could_act(table.state, other, office)] == [seat]
    assert (table.player(seat).station_leaders, table.stock("titanium", seat)) == (1, 3)
    assert [other for other in range(3) if can_act(table.state, other, hub)] == [seat]
    bonus(table, "r1c4", ice=1)
    assert [other for other in range(3) if could_act(table.state, other, hub)] == [seat]
    bonus(table, "r1c4", ice=1, tactics=1)
    assert [other for other in range(3) if could_act(table.state, other, hub)] == [0, 1, 2]
    assert [table.hand(other) for other in range(3)] == [[], [], []]
