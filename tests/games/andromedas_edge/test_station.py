"""Moons, the Return turn, developments, modules (AE-1, AE-8 to AE-11)."""

from __future__ import annotations

from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.modules import MODULE_IDS
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.resources import amounts
from starboard.games.andromedas_edge.content.ships import BAY, SETTLED
from starboard.games.andromedas_edge.player import BY_ENERGY, BY_SHIP
from starboard.games.andromedas_edge.rules.developments import placement_points
from starboard.games.andromedas_edge.rules.moons import receive
from starboard.games.andromedas_edge.rules.payment import Cost, payable, payments
from starboard.games.andromedas_edge.view import OrderedView, PlacementView

from .position import Table

# -- resources and paying


def test_credits_stand_in_for_titanium_ice_and_nanocarbon_only():
    """AE-1.2, AE-1.3"""
    table = Table()
    table.have(credit=2, titanium=1)
    cost = Cost(amounts({"titanium": 2}))
    assert payments(table.state, 0, cost) == [(0, 0, 0, 0, 2, 0), (0, 1, 0, 0, 1, 0)]
    assert not payable(table.state, 0, Cost(amounts({"energy": 1})))
    assert not payable(table.state, 0, Cost(amounts({"tactics": 1})))
    assert (0, 1, 0, 0, 1, 0) in payments(table.state, 0, Cost(amounts({"any": 2})))


def test_any_resources_include_tactics_cards_which_are_discarded_face_up():
    """AE-1.2, AE-17.5"""
    table = Table()
    table.hold("hot_refuel", "lock_on")
    table.launch("transport", "r1c4")
    assert table.hand() == []
    assert sorted(table.state.view(1).tactics_discard) == ["tac_hot_refuel", "tac_lock_on"]
    assert table.stock("credit") == 2


def test_moons_pay_on_the_own_turn_only():
    """AE-1.5"""
    table = Table()
    table.unplaced("t2")
    table.unplaced("t2", seat=1)
    cost = Cost(amounts({"titanium": 2}))
    assert payable(table.state, 0, cost)
    assert not payable(table.state, 1, cost)
    table.state.phase = 7
    assert not payable(table.state, 0, cost)


def test_discounts_remove_units_of_choice():
    """AE-1.7"""
    table = Table()
    table.have(titanium=2, ice=1)
    cost = Cost(amounts({"titanium": 2, "ice": 1}), less=1)
    assert set(payments(table.state, 0, cost)) == {(0, 1, 1, 0, 0, 0), (0, 2, 0, 0, 0, 0)}
    assert payments(table.state, 0, Cost(amounts({"titanium": 1}), less=3)) == [(0, 0, 0, 0, 0, 0)]


def test_limits_are_checked_at_the_end_of_the_own_turn():
    """AE-1.4, AE-4.7"""
    table = Table()
    table.have(energy=14, titanium=7, credit=6)
    table.have(seat=1, energy=14)
    table.hold("hot_refuel", "lock_on", "jamming", "ceasefire", "redeploy", "moonjackers")
    table.go_home()
    table.play(act.Finish()).play(act.EndTurn())
    assert table.stock("energy") == 10
    assert (table.stock("titanium"), table.stock("credit")) == (5, 5)
    table.play(act.DiscardCard("tac_lock_on"))
    assert len(table.hand()) == 5
    assert table.stock("energy", seat=1) == 14


def test_impossible_parts_are_skipped_and_supply_is_unlimited():
    """AE-1.6, AE-1.13, AE-20.1"""
    table = Table()
    table.state.board.tactics = []
    table.effect({"op": "gain", "what": {"tactics": 2, "energy": 60}})
    assert table.hand() == []
    assert table.stock("energy") == 60


def test_owned_ships_are_those_built_and_not_settled():
    """AE-1.11, AE-1.12"""
    table = Table()
    table.ship("transport", "wreck")
    table.ship("transport", "r1c2")
    table.player().fleet[2] = SETTLED
    assert table.player().owned() == 2


# -- moons


def test_a_full_area_must_be_emptied_on_the_own_turn():
    """AE-8.1, AE-8.2"""
    table = Table()
    table.unplaced("e2", "e2", "e2", "t1")
    table.moons("r1c2", "n2")
    table.launch("transport", "r1c2")
    assert set(table.legal()) == {act.PlaceMoon("e2"), act.PlaceMoon("t1"), act.DiscardMoon("e2"), act.DiscardMoon("t1")}
    table.play(act.DiscardMoon("t1"))
    assert table.stock("titanium") == 1
    assert table.state.view(0).players[0].unplaced.count("n2") == 1


def test_on_anothers_turn_room_is_made_without_gain():
    """AE-8.2, AE-21.11: a moon given to a partner needs room beforehand; a received one may be declined."""
    table = Table()
    table.unplaced("e2", "e2", "e2", "t1", seat=1)
    table.state.agendas = [[], []]
    receive(table.state, 1, MOON_OF["n2"])
    table.state.advance()
    assert table.can(act.DropMoon("t1"), seat=1)
    assert table.can(act.Decline(), seat=1)
    assert not table.can(act.DiscardMoon("t1"), seat=1)
    table.play(act.DropMoon("t1"), seat=1)
    assert table.stock("titanium", seat=1) == 0
    assert MOON_OF["n2"] in table.player(1).unplaced


def test_placing_moons():
    """AE-8.3, AE-8.4, EX-6"""
    table = Table()
    table.module("com_merchant_guild")
    table.unplaced("e2", "t1")
    table.play(act.PlaceMoon("e2"), act.PickSlot("input", "com_merchant_guild"))
    assert table.player().vp == 1
    table.play(act.PlaceMoon("t1"), act.PickSlot("tactical"))
    assert table.player().unplaced == []
    assert not any(isinstance(action, act.DiscardMoon | act.PlaceMoon) for action in table.legal())


def test_slot_points_come_once_per_slot_and_the_old_moon_is_lost():
    """AE-8.3, AE-1.10: damaged modules may be filled too."""
    table = Table()
    table.module("com_courier_relay", damage=1)
    table.unplaced("e2", "t1")
    table.play(act.PlaceMoon("e2"), act.PickSlot("output", "com_courier_relay"))
    gone = table.state.board.moons_gone
    table.play(act.PlaceMoon("t1"), act.PickSlot("output", "com_courier_relay"))
    assert table.player().vp == 2
    assert table.state.board.moons_gone == gone + 1


def test_repair_and_vp_only_moons_do_not_go_into_input_slots():
    """AE-8.5"""
    table = Table()
    table.module("com_supply_division")
    table.unplaced("t1r1", "v2", "e2")
    for moon, fits in (("t1r1", False), ("v2", False), ("e2", True)):
        twin = Table()
        twin.module("com_supply_division")
        twin.unplaced(moon)
        twin.play(act.PlaceMoon(moon))
        pending = twin.state.decision(0)
        assert (act.PickSlot("input", "com_supply_division") in twin.legal()) == fits, pending


def test_discarding_a_moon_gives_all_it_shows():
    """AE-8.6, AE-8.7: the repair may be declined; without damage it is worth 1 VP."""
    table = Table()
    table.unplaced("t1r1", "a2")
    table.play(act.DiscardMoon("t1r1"))
    assert table.stock("titanium") == 1
    assert table.player().vp == 1
    table.play(act.DiscardMoon("a2"), act.Take(energy=1, credit=1))
    assert (table.stock("energy"), table.stock("credit")) == (1, 1)
    table.damage("treasury")
    table.unplaced("t1r1")
    table.play(act.DiscardMoon("t1r1"))
    assert set(table.legal()) == {act.RepairModule("treasury"), act.Decline()}


# -- the Return turn


def test_the_science_row_runs_through_the_main_reactor():
    """AE-9.2, EX-4"""
    table = Table()
    table.module("sci_solar_array", "sci_vacuum_tap")
    table.module("sci_cryo_lab", damage=1)
    table.ship("transport", "r1c2")
    table.unplaced("e1r1")
    table.go_home()
    assert not table.can(act.Activate("sci_solar_array", "reactor"))
    table.play(act.Activate("main_reactor", "ship"))
    assert table.stock("energy") == 2
    table.play(act.Activate("sci_solar_array", "reactor"), act.Activate("sci_vacuum_tap", "reactor"))
    assert (table.stock("energy"), table.player().vp) == (3, 1)
    assert not table.can(act.Activate("sci_cryo_lab", "reactor"))
    table.play(act.DiscardMoon("e1r1"), act.RepairModule("sci_cryo_lab"), act.Activate("sci_cryo_lab", "reactor"))
    assert table.stock("ice") == 1


def test_the_science_row_closes_when_another_row_is_entered():
    """AE-9.2"""
    table = Table()
    table.module("sci_solar_array")
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.go_home()
    table.play(act.Activate("main_reactor", "ship"), act.PickShip("transport", "r1c2"), act.Activate("treasury", "ship"))
    assert not table.can(act.Activate("sci_solar_array", "reactor"))


def test_modules_that_cannot_be_activated():
    """AE-9.1, EX-5"""
    table = Table()
    table.module("com_supply_division", "civ_ministry_of_land")
    table.module("ind_index_extractor", damage=1)
    table.ship("transport", "r1c2")
    table.have(energy=5)
    table.go_home()
    shown = {action.module for action in table.legal() if isinstance(action, act.Activate)}
    assert shown == {"main_reactor", "shipwright", "treasury", "architect"}


def test_energy_needs_a_ship_in_the_same_row_first():
    """AE-9.1, AE-9.3, AE-9.4"""
    table = Table()
    table.module("ind_turbine_hall")
    table.ship("transport", "r1c2")
    table.ship("transport", "barge")
    table.ship("transport", "wreck")
    table.have(energy=1)
    table.go_home()
    assert not any(action.by == "energy" for action in table.legal() if isinstance(action, act.Activate))
    table.play(act.Activate("ind_turbine_hall", "ship"))
    assert set(table.legal()) == {act.PickShip("transport", "r1c2"), act.PickShip("transport", "barge")}
    table.play(act.PickShip("transport", "barge"))
    assert table.stock("energy") == 4
    assert table.can(act.Activate("shipwright", "energy"))
    assert not table.can(act.Activate("treasury", "energy"))
    assert not table.can(act.Activate("ind_turbine_hall", "energy"))
    table.play(act.Activate("shipwright", "energy"))
    assert table.stock("energy") == 3
    player = table.player()
    assert (player.used[table.index("ind_turbine_hall")], player.used[table.index("shipwright")]) == (BY_SHIP, BY_ENERGY)


def test_key_modules():
    """AE-9.4"""
    table = Table()
    table.activate("treasury")
    assert table.stock("credit") == 1
    table.activate("architect")
    assert table.stock("tactics") == 1
    table.have(titanium=2)
    table.activate("shipwright")
    table.play(act.PickOption(1), act.BuildShip("transport"), act.Pay(titanium=1, credit=1))
    assert table.at("transport", "bay") == 4


def test_input_slots_cost_what_the_moon_shows():
    """AE-11.7, EX-10"""
    table = Table()
    table.module("com_supply_division")
    table.slot("com_supply_division", "n1")
    table.ship("transport", "r1c2")
    table.go_home()
    assert not table.can(act.Activate("com_supply_division", "ship"))
    table.have(nanocarbon=1)
    table.play(act.Activate("com_supply_division", "ship"))
    assert (table.stock("nanocarbon"), table.stock("tactics"), table.stock("credit")) == (0, 1, 1)


def test_output_slots_give_what_the_moon_shows():
    """AE-11.7, EX-11"""
    table = Table()
    table.module("civ_maintenance_corps")
    table.damage("treasury")
    table.slot("civ_maintenance_corps", "t1")
    table.activate("civ_maintenance_corps")
    assert table.stock("titanium") == 1
    assert table.player().damaged() == 0


def test_half_slots_pay_once_when_both_neighbours_have_worked():
    """AE-9.5, EX-12"""
    table = Table()
    table.module("ind_turbine_hall", "ind_ice_crusher")
    table.player().halves[1] = MOON_OF["c1v1"]
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.go_home()
    table.play(act.Activate("ind_ice_crusher", "ship"), act.PickShip("transport", "r1c2"))
    assert table.stock("credit") == 0
    table.play(act.Activate("ind_turbine_hall", "ship"))
    assert (table.stock("credit"), table.player().vp) == (1, 2)


def test_a_moon_put_between_them_later_gives_nothing():
    """AE-9.5"""
    table = Table()
    table.module("ind_turbine_hall")
    table.unplaced("c1")
    table.ship("transport", "r1c2")
    table.go_home()
    table.play(act.Activate("ind_turbine_hall", "ship"), act.Activate("shipwright", "energy"))
    table.play(act.PlaceMoon("c1"), act.PickSlot("half", "shipwright"))
    assert table.stock("credit") == 0


def test_half_slots_pay_alike_however_modules_became_neighbours():
    """AE-9.5, AE-9.6: two that have worked before they stand side by side give nothing more in this Return."""
    table = Table()
    table.module("ind_turbine_hall", "ind_ice_crusher", "ind_smelter")
    table.unplaced("c1")
    for region in ("r1c2", "r1c3", "r1c5"):
        table.ship("transport", region)
    table.go_home()
    table.play(act.Activate("ind_turbine_hall", "ship"), act.PickShip("transport", "r1c2"))
    table.play(act.Activate("ind_smelter", "ship"), act.PickShip("transport", "r1c3"), act.Decline())
    table.play(act.Rearrange(), act.PickModule("ind_turbine_hall"), act.PickModule("ind_smelter"))
    assert table.player().halves_paid == [False, True, False]
    table.play(act.PlaceMoon("c1"), act.PickSlot("half", "ind_turbine_hall"))
    before = table.stock("credit")
    table.play(act.Activate("ind_ice_crusher", "ship"))
    assert table.stock("credit") == before


def test_a_half_slot_formed_before_its_second_module_works_pays():
    """AE-9.5"""
    table = Table()
    table.module("ind_turbine_hall", "ind_ice_crusher", "ind_smelter")
    table.unplaced("c1")
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.go_home()
    table.play(act.Activate("ind_turbine_hall", "ship"), act.PickShip("transport", "r1c2"))
    table.play(act.Rearrange(), act.PickModule("ind_turbine_hall"), act.PickModule("ind_smelter"))
    table.play(act.PlaceMoon("c1"), act.PickSlot("half", "ind_turbine_hall"))
    before = table.stock("credit")
    table.play(act.Activate("ind_smelter", "ship"))
    assert table.stock("credit") == before + 1


def test_a_module_activated_by_an_effect_opens_no_row():
    """AE-9.1, AE-20.2"""
    table = Table()
    table.module("ind_turbine_hall", "ind_smelter")
    table.have(energy=5)
    table.hold("overtime_shift")
    table.ship("transport", "r1c2")
    table.go_home()
    table.play(act.PlayCard("tac_overtime_shift"), act.PickModule("ind_turbine_hall"))
    assert not table.can(act.Activate("ind_smelter", "energy"))
    assert table.state.view(0).players[0].open_rows == []


def test_rearranging_the_industry_row():
    """AE-9.6, AE-23: a moon between parted neighbours is lost; not offered twice in a row."""
    table = Table()
    table.module("ind_turbine_hall", "ind_ice_crusher", "ind_smelter")
    table.player().halves = [NOTHING, MOON_OF["c1"], MOON_OF["e2"]]
    table.play(act.Rearrange(), act.PickModule("ind_smelter"), act.PickModule("ind_ice_crusher"))
    order = [MODULE_IDS[module] for module in table.player().industry]
    assert order == ["shipwright", "ind_smelter", "ind_ice_crusher", "ind_turbine_hall"]
    assert table.player().halves == [NOTHING, MOON_OF["e2"], MOON_OF["c1"]]
    assert not table.can(act.Rearrange())
    table.unplaced("e2")
    table.play(act.DiscardMoon("e2"))
    assert table.can(act.Rearrange())
    table.play(act.Rearrange(), act.PickModule("ind_ice_crusher"), act.PickModule("ind_turbine_hall"))
    assert table.player().halves == [NOTHING, MOON_OF["c1"], NOTHING]


def test_what_is_repeated_is_asked_as_such():
    """AE-20.2"""
    table = Table()
    table.module("sci_clone_vats", "sci_solar_array", "sci_vacuum_tap")
    table.have(energy=0)
    table.ship("transport", "r1c2")
    table.go_home().play(act.Activate("main_reactor", "ship"))
    table.play(
        act.Activate("sci_solar_array", "reactor"), act.Activate("sci_vacuum_tap", "reactor"), act.Activate("sci_clone_vats", "reactor")
    )
    assert table.state.prompt(0).key == "ask-repeat"
    before = table.stock("energy")
    table.play(act.PickModule("sci_solar_array"))
    assert table.stock("energy") == before + 1


def test_everything_comes_home():
    """AE-9.7, AE-9.8, AE-15.2, AE-17.4"""
    table = Table()
    table.ship("transport", "r1c2")
    table.ship("transport", "wreck")
    table.ship("heavy_cruiser", "barge")
    table.player().hits[3] = 1
    table.hold("extended_tanks")
    table.play(act.PlayCard("tac_extended_tanks"))
    table.go_home().play(act.Activate("treasury", "ship"), act.PickShip("heavy_cruiser", "barge"), act.Finish())
    assert table.player().fleet.count(BAY) == 4
    assert table.player().hits == [0] * 4
    assert not any(table.player().used)
    assert table.player().supports == []
    assert table.state.view(0).tactics_discard == ["tac_extended_tanks"]


def test_a_transport_settles_before_it_is_used():
    """AE-9.10"""
    table = Table()
    table.have(titanium=4, leaders=2)
    table.ship("transport", "r1c3")
    table.ship("transport", "r1c2")
    table.go_home().play(act.Activate("architect", "ship"), act.PickShip("transport", "r1c3"))
    assert table.stock("tactics") == 1
    assert table.state.board.owners[REGION_OF["r1c3"]] == NOTHING


def test_plasma_coil_counts_ships_on_modules():
    """AE-20.5, EX-31"""
    for first, energy in (("treasury", 3 + 2), ("main_reactor", 1 + 2)):
        table = Table()
        table.module("sci_plasma_coil")
        for region in ("r1c2", "r1c3", "r2c1"):
            table.ship("transport", region)
        table.go_home()
        order = ["treasury", "architect", "main_reactor"] if first == "treasury" else ["main_reactor"]
        for module, place in zip(order, ("r1c2", "r1c3", "r2c1"), strict=False):
            table.play(act.Activate(module, "ship"))
            if act.PickShip("transport", place) in table.legal():
                table.play(act.PickShip("transport", place))
        table.play(act.Activate("sci_plasma_coil", "reactor"))
        assert table.stock("energy") == energy


def test_repeating_modules():
    """AE-20.2, EX-30"""
    table = Table()
    table.module("ind_turbine_hall", "ind_robotic_arm", "ind_smelter")
    table.player().halves[1] = MOON_OF["c1"]
    table.ship("transport", "r1c2")
    table.go_home().play(act.Activate("ind_turbine_hall", "ship"), act.Activate("ind_robotic_arm", "energy"))
    assert table.stock("energy") == 3 - 1 + 3
    assert table.stock("credit") == 1
    table = Table()
    table.module("sci_nanoforge", "sci_clone_vats")
    table.ship("transport", "r1c2")
    table.go_home().play(act.Activate("main_reactor", "ship"), act.Activate("sci_nanoforge", "reactor"))
    table.play(act.Activate("sci_clone_vats", "reactor"))
    assert table.stock("nanocarbon") == 4
    table = Table()
    table.module("sci_nanoforge", "sci_clone_vats")
    table.ship("transport", "r1c2")
    table.go_home().play(act.Activate("main_reactor", "ship"), act.Activate("sci_clone_vats", "reactor"))
    assert table.stock("nanocarbon") == 0


# -- developments


def test_a_city_needs_three_leaders():
    """AE-10.1, EX-13"""
    table = Table()
    table.ship("transport", "r1c5")
    table.have(ice=3, leaders=2)
    assert not table.can(act.Launch("transport", "r1c1"))
    table.lay(r1c4="development_office")
    table.have(leaders=3)
    assert table.can(act.Launch("transport", "r1c4"))


def test_the_last_ship_is_never_settled():
    """AE-10.2"""
    table = Table()
    table.ship("transport", "r1c3")
    table.player().fleet[1:3] = [SETTLED, SETTLED]
    table.have(titanium=4, leaders=2)
    table.effect({"op": "build_development", "discount": 0, "mandatory": True, "then": []})
    assert table.state.board.owners[REGION_OF["r1c3"]] == NOTHING


def test_building_a_development():
    """AE-10.3, AE-10.8, EX-14"""
    table = Table(seats=3)
    table.lay(r1c1="development_office", r2c1="ferrox", r1c3="anvil")
    table.ship("transport", "r2c1")
    table.have(titanium=4, leaders=2)
    table.leader("nebula_6", 2, seat=1)
    table.leader("r1c1", 1, seat=2)
    table.leader("r2c2", 1)
    table.leader("r2c2", 1, seat=2)
    table.effect({"op": "build_development", "discount": 0, "mandatory": True, "then": []})
    player = table.player()
    assert player.vp == 7
    assert table.step("industry") == 1
    assert player.station_leaders == 0
    assert player.fleet.count(SETTLED) == 1
    assert player.ready == [0, 1, 0, 0, 0]
    assert table.state.board.pieces == [3, 2, 3, 3, 3]
    assert table.stock("titanium") == 0


def test_placement_points_end_at_ten_and_stations_do_not_count():
    """AE-10.3, AE-10.4"""
    table = Table()
    table.have(leaders=9)
    table.leader("r2c1", 4)
    table.leader("r1c1", 8, seat=1)
    assert placement_points(table.state, REGION_OF["r2c1"]) == 10
    table.player(1).leaders = [0] * 29
    assert placement_points(table.state, REGION_OF["r2c1"]) == 4


def test_the_view_tells_what_a_development_would_bring_and_how_many_are_left():
    """AE-10.3, AE-10.8: its own leaders count, at most 10 VP."""
    table = Table()
    table.ship("transport", "r1c2")
    table.have(leaders=2, nanocarbon=4)
    table.leader("r1c3", 1, seat=1)
    before = {region.id: region.placement for region in table.state.view(1).regions}
    table.effect({"op": "build_development", "discount": 0, "mandatory": True, "then": []})
    assert before["r1c1"] is None
    placement = before["r1c2"]
    assert placement is not None
    assert (table.player().vp, placement.leaders) == (placement.points, {"r1c2": 2, "r1c3": 1})
    after = table.state.view(1)
    assert before["nebula_1"] is None
    assert {region.id: region.placement for region in after.regions}["r1c2"] is None
    assert after.developments_left == {"observatory": 2, "factory": 3, "spaceport": 3, "city": 3, "obelisk": 3}
    table.leader("r1c3", 9, seat=1)
    assert {region.id: region.placement for region in table.state.view(0).regions}["r1c3"] == PlacementView(
        points=10, leaders={"r1c3": 12, "r1c2": 2}
    )


def test_the_view_tells_what_is_always_remitted():
    """AE-20.6"""
    table = Table()
    assert table.state.view(0).players[0].discounts == {"transport": 0, "development": 0}
    found = {}
    for faction in ("fungal_sporogoths", "hexid_brood", "obsidian_court"):
        table.faction(faction)
        player = table.state.view(1).players[0]
        found[faction] = (player.discounts, player.energy_pays_development)
    assert found == {
        "fungal_sporogoths": ({"transport": 0, "development": 0}, True),
        "hexid_brood": ({"transport": 1, "development": 0}, False),
        "obsidian_court": ({"transport": 0, "development": 1}, False),
    }


def test_development_cards():
    """AE-10.5, AE-17.2: each is used once."""
    table = Table()
    table.player().ready = [1, 1, 1, 0, 1]
    table.damage("treasury")
    table.damage("architect")
    table.play(act.UseDevelopment("factory"), act.RepairModule("treasury"))
    assert table.player().damaged() == 0
    table.play(act.UseDevelopment("obelisk"))
    assert table.stock("energy") == 4
    table.play(act.UseDevelopment("spaceport"), act.Take(credit=3))
    assert (table.stock("energy"), table.stock("credit")) == (2, 3)
    table.play(act.UseDevelopment("observatory"))
    looking = table.state.view(0).looking
    assert len(looking) == 5
    assert table.state.view(1).looking == []
    table.play(table.legal()[0])
    assert table.state.view(0).players[0].discovery_tokens[0] in looking
    assert table.state.view(1).players[0].discovery_tokens is None
    assert table.player().ready == [0] * 5


def test_the_city_card_takes_a_module():
    """AE-10.5, AE-11.3, EX-7"""
    table = Table()
    table.player().ready[3] = 1
    table.display(2, "com_star_bazaar", "com_toll_gate", "com_bulk_depot")
    table.play(act.UseDevelopment("city"), act.PickModule("com_bulk_depot"))
    assert table.player().cards_in_row(2) == 1
    assert table.player().damage[table.index("com_bulk_depot")] == 2
    assert table.step("commerce") == 1
    assert not table.can(act.UseDevelopment("city"))


def test_a_development_stops_nobody():
    """AE-10.7"""
    table = Table()
    table.development("r1c3", seat=1)
    table.moons("r1c3", "t1")
    table.launch("transport", "r1c3")
    assert table.state.battle is None
    assert table.state.view(0).players[0].unplaced == ["t1"]


# -- the market


def test_buying_two_modules_then_refreshing():
    """AE-11.1, AE-11.6, AE-11.9, EX-9"""
    table = Table()
    table.display(0, "sci_solar_array", "sci_vacuum_tap", "sci_nanoforge")
    table.deck(0, "sci_cryo_lab", "sci_alloy_lab", "sci_hydroponics")
    table.display(1, "ind_smelter", "ind_turbine_hall", "ind_deep_drill")
    table.have(nanocarbon=6)
    table.hold("requisition")
    table.launch("transport", "r3c4")
    table.play(act.PickModule("sci_solar_array"), act.PickModule("sci_vacuum_tap"))
    assert table.stock("nanocarbon") == 3
    assert table.step("science") == 2
    assert table.shown(0) == ["sci_nanoforge", "sci_cryo_lab", "sci_alloy_lab"]
    assert table.state.board.marker == table.state.board.marker_start - 1
    table.play(act.PlayCard("tac_requisition"), act.PickModule("sci_cryo_lab"))
    assert table.step("science") == 3
    table.play(table.legal()[0])
    assert table.shown(0) == ["sci_nanoforge", "sci_alloy_lab", "sci_hydroponics"]
    assert table.stock("nanocarbon") == 2


def test_the_buyer_sees_the_order_as_it_grows():
    """AE-11.1, AE-11.5"""
    table = Table()
    table.display(0, "sci_solar_array", "sci_vacuum_tap", "sci_nanoforge")
    table.have(nanocarbon=6)
    table.launch("transport", "r3c4")
    order = table.state.view(0).order
    assert order is not None
    assert (order.taken, order.most, order.discount, order.bury) == ([], 2, 0, True)
    place, space = order.next[0].place, order.next[0].space
    assert space is not None
    table.play(act.PickModule("sci_vacuum_tap"))
    order = table.state.view(0).order
    assert order is not None
    assert order.taken == [OrderedView(module="sci_vacuum_tap", row="science", place=place, space=space)]
    assert {(one.place, one.space) for one in order.next if one.row == "science"} == {(place + 1, space + 1)}
    assert table.state.view(1).order is None
    table.play(act.PickModule("sci_solar_array"))
    assert table.state.view(0).order is None


def test_with_one_module_another_goes_under_its_deck():
    """AE-7.2, AE-11.5"""
    table = Table()
    table.display(2, "com_star_bazaar", "com_toll_gate", "com_bulk_depot")
    table.display(3, "civ_academy", "civ_senate", "civ_aqueduct")
    table.have(ice=1)
    table.launch("transport", "r2c2")
    bury = {action.module for action in table.legal()}
    assert bury == {"com_star_bazaar", "com_toll_gate", "com_bulk_depot", "civ_senate", "civ_aqueduct"}
    table.play(act.PickModule("com_toll_gate"))
    assert MODULE_IDS[table.state.board.decks[2][0]] == "com_toll_gate"
    assert "com_toll_gate" not in table.shown(2)
    assert table.step("civilization") == 1


def test_two_modules_one_purse():
    """AE-11.4, AE-12.2, EX-29"""
    table = Table()
    table.display(0)
    table.state.board.decks[0] = []
    table.display(1, "ind_smelter", "ind_turbine_hall", "ind_deep_drill")
    table.have(titanium=3)
    table.track("industry", 2)
    table.spare("up_interceptor")
    table.launch("transport", "r3c4")
    table.play(act.PickModule("ind_smelter"), act.PickModule("ind_turbine_hall"), act.PickPosition(2))
    assert table.step("industry") == 4
    assert table.stock("titanium") == 0
    assert table.player().tiles[1] != 1
    assert table.state.board.marker == table.state.board.marker_start - 2


def test_a_new_industry_module_goes_anywhere_but_first():
    """AE-11.2"""
    table = Table()
    table.module("ind_turbine_hall")
    table.player().halves[0] = MOON_OF["c1"]
    table.player().ready[3] = 1
    table.display(1, "ind_smelter", "ind_ice_crusher", "ind_deep_drill")
    table.play(act.UseDevelopment("city"), act.PickModule("ind_smelter"))
    assert set(table.legal()) == {act.PickPosition(1), act.PickPosition(2)}
    table.play(act.PickPosition(1))
    assert [MODULE_IDS[module] for module in table.player().industry] == ["shipwright", "ind_smelter", "ind_turbine_hall"]
    assert table.player().halves == [NOTHING, NOTHING]


def test_three_kinds_of_getting_modules():
    """AE-11.1, EX-8"""
    columns = ["science", "industry", "commerce", "civilization"]
    take = {"op": "gain_module", "columns": ["industry"]}
    buy_one = {"op": "buy_module", "columns": ["industry"], "min": 1, "max": 1, "discount": 0, "discard_if_fewer": False}
    buy_any = {**buy_one, "columns": columns}
    table = Table()
    table.effect(take)
    assert len(table.legal()) == 3
    table = Table()
    table.effect(buy_one)
    assert table.legal() == []
    table = Table()
    table.have(titanium=2)
    table.effect(buy_one)
    assert len(table.legal()) == 2
    table = Table()
    table.have(titanium=1, ice=1)
    table.effect(buy_any)
    assert {action.module[:3] for action in table.legal()} == {"ind", "com", "civ"}


def test_an_empty_deck_leaves_gaps():
    """AE-11.6"""
    table = Table()
    table.display(3, "civ_academy", "civ_senate", "civ_aqueduct")
    table.state.board.decks[3] = []
    table.player().ready[3] = 1
    table.play(act.UseDevelopment("city"), act.PickModule("civ_academy"))
    assert table.state.view(0).market[3].modules == ["civ_senate", "civ_aqueduct", None]
