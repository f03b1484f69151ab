"""Every module by its effect: what it gives in a small position (AE-11, AE-20)."""

from __future__ import annotations

import pytest

from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content import MODULES
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.ships import SHIP_IDS, UNBUILT
from starboard.games.andromedas_edge.rules.scoring import module_points

from .position import Table

CASES: dict[str, tuple[dict[str, int], list[object], dict[str, int]]] = {
    # module: what the player has, what is chosen, what the player has more or less afterwards
    "sci_solar_array": ({}, [], {"energy": 1}),
    "sci_quantum_lab": ({}, [], {"nanocarbon": 1}),
    "sci_plasma_coil": ({}, [], {}),
    "sci_antimatter_well": ({}, [], {"energy": 3}),
    "sci_cryo_lab": ({}, [], {"ice": 1}),
    "sci_alloy_lab": ({}, [], {"titanium": 1}),
    "sci_xenobiology_lab": ({}, [], {"tactics": 1}),
    "sci_astrometrics": ({}, ["first"], {"energy": 1}),
    "sci_theory_chamber": ({"nanocarbon": 1}, [act.Pay(nanocarbon=1)], {"nanocarbon": -1, "vp": 2}),
    "sci_particle_ring": ({"energy": 2}, [act.Pay(energy=2)], {"energy": -2, "vp": 3}),
    "sci_gene_bank": ({"ice": 1}, [act.Pay(ice=1), act.PickRegion("r1c5")], {"ice": -1, "vp": 1, "leaders": 1}),
    "sci_stress_lab": ({}, [], {}),
    "sci_moon_observatory": ({}, [], {"energy": 2}),
    "sci_lunar_resonator": ({}, [], {"energy": 1}),
    "sci_data_haven": ({}, [act.PickOption(3)], {"vp": 2}),
    "sci_alchemy_bench": ({"nanocarbon": 1}, [act.Pay(nanocarbon=1)], {"nanocarbon": -1, "credit": 1, "energy": 1}),
    "sci_transmuter": ({"ice": 1}, [act.Pay(ice=1), act.Take(titanium=1)], {"ice": -1, "titanium": 1, "vp": 1}),
    "sci_vacuum_tap": ({}, [], {"vp": 1}),
    "sci_field_survey": ({}, [], {"energy": 1}),
    "sci_relic_decoder": ({}, [], {}),
    "sci_signal_array": ({"energy": 2}, [act.Pay(energy=1), act.Pay(energy=1)], {"energy": -2, "tactics": 2}),
    "sci_nanoforge": ({}, [], {"nanocarbon": 2}),
    "sci_deep_archive": ({}, [], {"energy": 1, "vp": 2}),
    "sci_hydroponics": ({"energy": 2}, [act.Pay(energy=1), act.Decline()], {"energy": -1, "ice": 1}),
    "sci_neural_net": ({}, [], {"vp": 1}),
    "sci_clone_vats": ({}, [], {}),
    "sci_probability_engine": ({"energy": 3}, [act.Pay(energy=3), act.PickTrack("commerce")], {"energy": -3, "commerce": 1}),
    "ind_index_extractor": ({}, [], {"titanium": 2}),
    "ind_titanium_refinery": ({}, [], {"titanium": 1, "energy": 1}),
    "ind_drone_foundry": ({"titanium": 1}, [act.BuildShip("transport"), act.Pay(titanium=1)], {"titanium": -1, "vp": 1, "transport": 1}),
    "ind_orbital_drydock": ({"titanium": 1}, [act.BuildShip("fighter"), act.Pay(titanium=1)], {"titanium": -1, "fighter": 1}),
    "ind_hull_patchworks": ({}, [], {"vp": 1, "damaged": -1}),
    "ind_deep_drill": ({"energy": 1}, [act.Pay(energy=1)], {"energy": -1, "titanium": 2}),
    "ind_ice_crusher": ({}, [], {"ice": 1, "vp": 1}),
    "ind_carbon_press": ({"titanium": 2}, [act.Pay(titanium=1), act.Pay(titanium=1)], {"titanium": -2, "nanocarbon": 2, "vp": 2}),
    "ind_smelter": ({"titanium": 1}, [act.Pay(titanium=1)], {"titanium": -1, "vp": 2, "energy": 1}),
    "ind_assembly_line": ({"titanium": 2}, [act.Pay(titanium=2)], {"titanium": -2, "vp": 5}),
    "ind_salvage_bay": ({}, [], {"energy": 1}),
    "ind_turbine_hall": ({}, [], {"energy": 3}),
    "ind_fusion_plant": ({"ice": 1}, [act.Pay(ice=1)], {"ice": -1, "energy": 5}),
    "ind_munitions_works": ({}, [], {"tactics": 1, "damaged": -1}),
    "ind_robotic_arm": ({}, [], {}),
    "ind_fabricator": ({}, [act.Take(titanium=1, ice=1)], {"titanium": 1, "ice": 1}),
    "ind_mass_driver": ({"titanium": 1}, [act.Pay(titanium=1)], {"titanium": -1, "ice": 1, "nanocarbon": 1, "vp": 1}),
    "ind_shield_forge": ({}, [], {"damaged": -1}),
    "ind_crew_quarters": ({}, [act.PickRegion("r1c5")], {"leaders": 1, "energy": 1}),
    "ind_blueprint_vault": ({"titanium": 3}, [act.Pay(titanium=3)], {"titanium": -3, "fighter": 1}),
    "ind_prototype_yard": ({}, [], {}),
    "ind_freight_elevator": ({}, [], {"energy": 1}),
    "ind_scrap_furnace": ({}, [], {}),
    "ind_nano_assembler": ({"nanocarbon": 1}, [act.Pay(nanocarbon=1)], {"nanocarbon": -1, "titanium": 1, "vp": 2}),
    "ind_heavy_press": ({}, [], {"vp": 1}),
    "ind_terraforming_rig": ({}, [], {}),
    "ind_autofactory": ({}, ["first", act.PickPosition(1)], {"industry": 1}),
    "com_supply_division": ({"energy": 2}, [], {"energy": -2, "tactics": 1, "credit": 1}),
    "com_barter_deck": ({"energy": 1}, [act.Pay(energy=1), act.Take(ice=2)], {"energy": -1, "ice": 2}),
    "com_currency_exchange": ({"credit": 1}, [act.Pay(credit=1), act.Take(energy=2)], {"credit": -1, "energy": 2}),
    "com_free_market": ({"energy": 2}, [act.Pay(energy=1), act.Pay(energy=1), act.Decline()], {"energy": -2, "credit": 2}),
    "com_cargo_auction": ({"titanium": 2}, [act.Pay(titanium=1), act.Decline()], {"titanium": -1, "credit": 1, "vp": 1}),
    "com_ice_brokerage": ({}, [], {"ice": 2}),
    "com_carbon_futures": ({"nanocarbon": 1}, ["first", act.Pay(nanocarbon=1)], {"nanocarbon": -1, "vp": 3}),
    "com_dividend_office": ({}, [], {"credit": 1}),
    "com_merchant_guild": ({"energy": 2}, [], {"energy": -2, "vp": 4}),
    "com_import_terminal": ({}, [], {"energy": 3}),
    "com_export_terminal": ({"energy": 2}, [], {"energy": -2, "credit": 2, "vp": 1}),
    "com_luxury_arcade": ({"credit": 2}, [act.Pay(credit=2)], {"credit": -2, "vp": 6}),
    "com_insurance_fund": ({}, [], {"credit": 1, "energy": 1}),
    "com_toll_gate": ({}, [], {}),
    "com_auction_house": ({"credit": 1}, [act.Pay(credit=1), "first"], {"credit": -1}),
    "com_loan_desk": ({"vp": 1}, [act.Pay(), act.Take(credit=2)], {"vp": -1, "credit": 2}),
    "com_smugglers_berth": ({}, [], {}),
    "com_contract_bureau": ({}, [act.PickOption(1), act.PickOption(2)], {"energy": 2, "tactics": 1}),
    "com_star_bazaar": ({}, [act.Take(nanocarbon=1)], {"nanocarbon": 1, "energy": 1}),
    "com_bulk_depot": ({}, [act.Take(ice=3)], {"ice": 3}),
    "com_courier_relay": ({}, [], {"energy": 2}),
    "com_fuel_exchange": ({"energy": 2}, [act.Pay(energy=2)], {"energy": -2, "credit": 1, "tactics": 1, "vp": 1}),
    "com_patent_office": ({"nanocarbon": 1}, [], {}),
    "com_harvest_syndicate": ({}, [act.DiscardMoon("c1")], {"credit": 2}),
    "com_trade_embassy": ({"credit": 2}, [act.Pay(credit=2), act.PickTrack("industry")], {"credit": -2, "industry": 1, "vp": 1}),
    "com_commodity_vault": ({"credit": 5}, [], {"vp": 3}),
    "com_grand_exchange": ({"energy": 3}, [act.Pay(energy=3)], {"energy": -3, "credit": 2, "vp": 2}),
    "civ_maintenance_corps": ({}, [], {"energy": 2, "damaged": -1}),
    "civ_colonial_office": ({}, [], {}),
    "civ_frontier_charter": ({}, [], {}),
    "civ_recruiting_bureau": ({}, [act.PickRegion("r1c5"), act.PickRegion("r1c5")], {"leaders": 2}),
    "civ_public_forum": ({}, [], {"tactics": 1, "vp": 2}),
    "civ_aqueduct": ({}, [], {"ice": 2}),
    "civ_glacier_park": ({"ice": 1}, [act.Pay(ice=1)], {"ice": -1, "vp": 3}),
    "civ_festival_grounds": ({"energy": 2}, [act.Pay(energy=2)], {"energy": -2, "vp": 4}),
    "civ_academy": ({}, [], {"tactics": 2}),
    "civ_hall_of_records": ({}, [], {"energy": 1}),
    "civ_embassy_row": ({"leaders": 2}, [], {"energy": 2}),
    "civ_habitat_ring": ({}, [], {"vp": 1, "energy": 2}),
    "civ_civic_works": ({"ice": 2}, [act.Pay(ice=2), act.PickTrack("science")], {"ice": -2, "science": 1}),
}
ENDS = {
    # end-of-game modules: VP in the position of `endgame`
    "civ_ministry_of_land": 4 + 2,
    "civ_cognitive_collegium": 3 + 2,
    "civ_hall_of_heroes": 3 + 2,
    "civ_admiralty": 1 + 4,
    "civ_archive_of_ages": 3 + 1,
    "civ_guild_hall": 3 + 1,
    "civ_exchange_council": 3 + 1,
    "civ_senate": 2 + 1,
    "civ_lunar_chancery": 3 + 1,
    "civ_treasury_of_nations": 8,
    "civ_war_college": 2 + 2,
    "civ_council_of_five": 2 + 2,
    "civ_unity_assembly": 2 + 3,
    "civ_eternal_monument": 2 + 6,
}


def prepared(module: str, have: dict[str, int]) -> Table:
    """The treasury is damaged, two leaders are at r1c5, a credit moon is unplaced, slots hold a moon of 2 energy."""
    table = Table()
    table.module(module)
    table.damage("treasury")
    table.leader("r1c5", 2)
    table.have(**have)
    table.discovery("treasure")
    table.spare("up_interceptor")
    table.unplaced("c1")
    if module in ("com_supply_division", "com_merchant_guild", "com_export_terminal"):
        table.unplaced()
        table.slot(module, "e2")
    elif module in ("sci_moon_observatory", "com_import_terminal", "com_courier_relay", "civ_maintenance_corps", "civ_habitat_ring"):
        table.slot(module, "e2")
    elif module == "sci_lunar_resonator":
        table.player().tactical = MOON_OF["e2"]
    return table


def measure(table: Table, key: str) -> int:
    player = table.player()
    if key in ("vp", "leaders", "damaged"):
        return {"vp": player.vp, "leaders": player.station_leaders, "damaged": player.damaged()}[key]
    if key in SHIP_IDS:
        return sum(place != UNBUILT for place in table.where(key))
    if key in ("science", "industry", "commerce", "civilization", "supremacy"):
        return table.step(key)
    return table.stock(key)


KEYS = ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics", "vp", "leaders", "damaged", *SHIP_IDS)


@pytest.mark.parametrize("module", list(CASES))
def test_a_module_does_what_it_says(module):
    """AE-9.3, AE-20.2"""
    have, choices, expected = CASES[module]
    table = prepared(module, have)
    keys = [*KEYS, *[key for key in expected if key not in KEYS]]
    before = {key: measure(table, key) for key in keys}
    table.activate(module)
    for choice in choices:
        if choice == "first":
            table.play(table.legal()[0])
        else:
            table.play(choice)
    if act.Finish() in table.legal():
        table.play(act.Finish())
    changed = {key: measure(table, key) - before[key] for key in keys if measure(table, key) != before[key]}
    assert changed == expected


def endgame(module: str) -> Table:
    """A development, two cards, two leaders, four ships, a module of each type, one moon, five credits, an upgrade."""
    table = Table()
    table.module(module, "sci_solar_array", "ind_smelter", "com_toll_gate")
    table.development("r1c3")
    table.hold("lock_on", "jamming")
    table.have(leaders=2, credit=5)
    table.ship("fighter", "bay")
    table.upgrade("up_interceptor")
    table.player().tactical = MOON_OF["e2"]
    table.track("supremacy", 6)
    return table


@pytest.mark.parametrize("module", list(ENDS))
def test_an_end_of_game_module_scores(module):
    """AE-19.3 step 5, AE-11.8"""
    assert module_points(endgame(module).state, 0) == ENDS[module]


def test_every_module_is_tried():
    assert set(CASES) | set(ENDS) == {module.id for module in MODULES}
    assert all(module.original in ("yes", "partly") for module in MODULES)


# -- modules that need more than a purse


def test_modules_that_count():
    """AE-20.5"""
    table = Table()
    table.module("sci_stress_lab", "ind_salvage_bay", "ind_prototype_yard", "com_toll_gate", "sci_neural_net")
    table.ship("transport", "wreck")
    table.ship("transport", "barge")
    table.upgrade("up_interceptor")
    table.development("r1c3")
    table.activate("sci_stress_lab")
    assert table.player().vp == 2
    table.activate("ind_salvage_bay")
    assert (table.stock("energy"), table.stock("titanium")) == (1, 2)
    table.activate("ind_prototype_yard")
    assert (table.stock("energy"), table.player().vp) == (2, 3)
    table.activate("com_toll_gate")
    assert table.stock("credit") == 1
    table.activate("sci_neural_net")
    assert table.player().vp == 5


def test_modules_that_look_at_other_rows():
    """AE-20.4"""
    table = Table()
    table.module("sci_cryo_lab", "sci_alloy_lab", "sci_quantum_lab", "ind_smelter", "ind_turbine_hall", "civ_academy", "civ_senate")
    table.activate("sci_cryo_lab")
    table.activate("sci_alloy_lab")
    assert table.player().vp == 2
    table.activate("sci_quantum_lab")
    assert table.stock("energy") == 1
    table.player().fleet[8] = -1
    table.module("ind_shield_forge")
    table.activate("ind_shield_forge")
    assert table.player().vp == 2 + 1 + 2


def test_modules_that_build_developments():
    """AE-10.2, AE-1.7"""
    for module, points in (("ind_terraforming_rig", 3), ("civ_colonial_office", 2), ("civ_frontier_charter", 4)):
        table = Table()
        table.module(module)
        table.ship("transport", "r1c3")
        table.have(titanium=4 if module.startswith("ind") else 3, leaders=2)
        table.activate(module)
        table.play(act.BuildDevelopment("r1c3"))
        if module == "ind_terraforming_rig":
            table.play(act.Take(credit=1))
        assert table.player().vp == points
        assert table.state.board.owners[REGION_OF["r1c3"]] == 0


def test_cards_and_moons_as_fuel():
    table = Table()
    table.module("sci_relic_decoder", "ind_scrap_furnace", "com_smugglers_berth", "com_patent_office", "ind_freight_elevator")
    table.hold("lock_on", "jamming", "redeploy")
    table.activate("sci_relic_decoder").play(act.Pay(tactics=1), act.DiscardCard("tac_lock_on"))
    assert table.player().vp == 3
    table.activate("ind_scrap_furnace").play(act.Pay(tactics=1), act.DiscardCard("tac_jamming"))
    assert (table.stock("titanium"), table.player().vp) == (2, 4)
    table.activate("com_smugglers_berth").play(act.Pay(tactics=1), act.Take(nanocarbon=1, energy=1))
    table.activate("com_patent_office").play(act.Pay(nanocarbon=1))
    assert table.player().vp == 5
    table.player().halves[0] = MOON_OF["e2"]
    table.activate("ind_freight_elevator")
    assert table.stock("credit") == 1


def test_modules_for_everybody():
    """AE-20.3"""
    table = Table(seats=3)
    table.module("com_ice_brokerage", "civ_public_forum", "civ_hall_of_records")
    table.activate("com_ice_brokerage")
    assert [player.stock[0] for player in table.state.players] == [0, 1, 1]
    table.activate("civ_public_forum")
    assert [len(player.hand) for player in table.state.players] == [1, 1, 1]
    table.player().spent[4] = 1
    table.activate("civ_hall_of_records")
    assert table.player().ready == [0, 0, 0, 0, 1]
