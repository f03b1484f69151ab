"""What the view tells of reach, battles, orders and stores (AE-22)."""

from __future__ import annotations

import pytest

from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.content import TRACKS
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.rules.scoring import final_points
from starboard.games.andromedas_edge.view import BattleView, EdgeView

from .position import Table


def fought(table: Table, dice: dict[int, tuple[int, ...]]) -> BattleView:
    """The battle at a region with these dice on the table."""
    state = table.state
    state.region = REGION_OF["r3c3"]
    state.battle = battle = Battle.begun(state.region)
    for member, values in dice.items():
        battle.dice[member] = values
        battle.targeting[member] = 1
        battle.fought |= 1 << member
    return shown(table).battle


def shown(table: Table, seat: int = 0) -> EdgeView:
    return table.state.view(seat)


@pytest.mark.parametrize(
    ("dice", "standings"),
    [
        ({0: (5, 6), 1: (6, 4, 4)}, [(True, 1), (False, 1)]),
        ({0: (6, 5), 1: (6, 5, 1)}, [(False, 2), (True, 2)]),
        ({0: (3,), 1: (3,)}, [(False, None), (False, None)]),
        ({0: (2, 6, 5), 1: (6, 6, 3, 2), RAIDER_SIDE: (5, 4)}, [(False, 1), (True, 1), (False, 0)]),
    ],
)
def test_the_deciding_die_of_each_side(dice, standings):
    """AE-14.7: dice are compared from the highest down, and more dice win where the others are equal."""
    battle = fought(Table(), dice)
    assert [(side.ahead, side.deciding) for side in battle.sides] == standings


def test_partners_are_ahead_together():
    """AE-21.9"""
    battle = fought(Table(seats=4, teams="yes"), {0: (6, 2), 1: (5,), 2: (6, 4)})
    assert [(side.ahead, side.deciding) for side in battle.sides] == [(True, None), (True, 0), (False, 1)]


def test_the_chances_with_more_dice_for_energy_are_those_that_follow():
    """AE-14.3: of every side, and of a tie."""
    table = Table()
    table.ship("transport", "r3c2")
    table.ship("fighter", "r3c3", seat=1)
    table.have(energy=4)
    table.launch("transport", "r3c3")
    while not table.can(act.SpendEnergy(1)):
        table.play(next(one for one in (act.Pass(), act.Finish(), act.GoOn(), act.Decline()) if table.can(one)))
    before = shown(table).battle
    promised = before.spendings[1]
    assert promised.chances[0] > before.spendings[0].chances[0] == before.sides[0].chance
    assert sum(promised.chances) + promised.tie == pytest.approx(1)
    hand = before.sides[0]
    assert (hand.weapons, hand.bonus, hand.energy, promised.all) == (1, 0, 0, hand.dice + 1)
    table.state.battle.spent[0] = 1
    assert [side.chance for side in shown(table).battle.sides] == promised.chances


def test_steps_to_the_regions_in_range():
    """AE-5.2, AE-6.3: nebulae only with hyperdrive."""
    table = Table()
    table.ship("transport", "r1c1")
    table.begin(0)
    reaches = {one.ship: one for one in shown(table).reaches}
    launches = {(one.ship, one.region) for one in table.legal() if isinstance(one, act.Launch) and not one.jump}
    assert {(ship, region) for ship, one in reaches.items() for region in one.steps} >= launches
    assert reaches["transport"].start == "bay"
    assert reaches["transport"].steps["r1c2"] == 1
    assert not [region for region in reaches["transport"].steps if region.startswith("nebula")]
    assert shown(table, 1).reaches == []


def test_dice_of_raiders_at_home():
    """AE-13.4, AE-14.4"""
    table = Table()
    table.raider("C", "r1c2", "void_leviathan")
    dice = {region.id: region.raider_dice for region in shown(table).regions}
    assert (dice["r1c2"], dice["r1c1"]) == (next(one.weapons for one in shown(table).raiders if one.rank == "C"), 0)


def test_excess_and_prices_that_can_be_paid():
    """AE-4.7, AE-11.1"""
    table = Table()
    table.have(titanium=0, ice=0, nanocarbon=0, credit=0, energy=0)
    assert not any(one for row in shown(table).market for one in row.payable)
    table.have(ice=9, energy=30)
    me = shown(table).players[0]
    assert me.excess == sum(max(0, getattr(me.stock, kind) - me.limits[kind]) for kind in ("ice", "energy")) > 0
    assert (me.team, me.partner) == (None, None)


def test_ships_and_rows_of_a_return():
    """AE-1.12, AE-9.1, AE-9.2, AE-9.7"""
    table = Table()
    table.have(energy=5)
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.ship("transport", "wreck")
    table.ship("fighter", "barge")
    me = shown(table).players[0]
    assert ({hull.ship: hull.owned for hull in me.fleet}, me.dockable, me.coming_home) == (
        {"transport": 3, "fighter": 1, "science_vessel": 0, "heavy_cruiser": 0},
        3,
        4,
    )
    assert {hull.ship: hull.docks_from for hull in me.fleet if hull.docks_from} == {"transport": ["r1c2", "r1c3"], "fighter": ["barge"]}
    table.go_home()
    assert shown(table).players[0].open_rows == []
    table.play(act.Activate("treasury", "ship"), act.PickShip("fighter", "barge"))
    me = shown(table).players[0]
    assert (me.open_rows, me.dockable, me.coming_home) == (["commerce"], 2, 4)
    table.play(act.Activate("main_reactor", "ship"), act.PickShip("transport", "r1c2"))
    assert shown(table).players[0].open_rows == ["science", "commerce"]
    assert shown(table, 1).players[1].open_rows == []


def test_who_is_in_a_team():
    """AE-21.7"""
    players = shown(Table(seats=4, teams="yes")).players
    assert [(one.team, one.partner) for one in players] == [(1, 1), (1, 0), (2, 3), (2, 2)]


def test_what_the_tracks_and_the_team_score():
    """AE-19.3, AE-21.13: what is told is what is scored."""
    table = Table(seats=4, teams="yes")
    table.track("science", 5)
    table.track("commerce", 2)
    for seat, points in enumerate((3, 4, 10, 20)):
        table.have(seat, vp=points)
    told = shown(table).players[0].track_points
    spaces = {track.id: track.spaces for track in TRACKS}
    assert (told.science, told.commerce) == (spaces["science"][5].vp, spaces["commerce"][2].vp)
    assert told.science + told.industry + told.commerce + told.civilization + told.supremacy == final_points(table.state, 0)[1]
    assert [player.team_points for player in shown(table).players] == [7, 7, 30, 30]
    assert [player.team_points for player in shown(Table()).players] == [None, None]


def test_a_base_that_could_not_act_is_told_from_regions_out_of_reach():
    """AE-6.3, AE-6.4"""
    table = Table()
    table.ship("transport", "r1c2")
    idle = {one.region for one in shown(table).barred if one.idle}
    assert idle == {"r1c1", "r2c2"}
    assert "r4c1" in {one.region for one in shown(table).barred} - idle


def test_what_is_damaged_and_what_scores_at_the_end():
    """AE-11.8, AE-15.6: a Mechaphage damages a module, too."""
    table = Table()
    table.module("civ_academy", "civ_senate")
    told = {module.module: (module.damaged, module.scores) for module in shown(table).players[0].rows.civilization}
    assert (told["civ_academy"], told["civ_senate"]) == ((False, False), (False, True))
    table.player().phages[table.index("civ_senate")] = 1
    told = {module.module: (module.damaged, module.scores) for module in shown(table).players[0].rows.civilization}
    assert told["civ_senate"] == (True, False)


def test_tactics_cards_are_resources():
    """AE-1.2"""
    table = Table()
    table.have(energy=2, ice=1)
    table.hold("lock_on")
    assert shown(table).players[0].resources == 4
