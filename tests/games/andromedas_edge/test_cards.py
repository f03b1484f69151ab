"""Every tactics card, faction, ship upgrade, event, token and destiny card (AE-17, AE-20, AE-21.6)."""

from __future__ import annotations

import pytest

from starboard.engine.journal import Journal
from starboard.engine.look import look
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.content import DESTINIES, DISCOVERIES, EVENTS, FACTIONS, NOTHING, SUPREMACIES, TACTICS, UPGRADES
from starboard.games.andromedas_edge.content.cards import DESTINY_OF, EVENT_IDS, TACTIC_OF
from starboard.games.andromedas_edge.content.map import REGION_OF, SPACES
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.ships import (
    ABILITIES,
    ABILITY_BITS,
    HULL,
    HYPERDRIVE,
    RANGE,
    SHIELDS,
    SHIP_IDS,
    TARGETING,
    UPGRADE_OF,
    WEAPONS,
)
from starboard.games.andromedas_edge.events import EventRevealed, Gained, MarkerMoved, Share, TurnBegun
from starboard.games.andromedas_edge.rules.abilities import Happening, triggered
from starboard.games.andromedas_edge.rules.battle import BeginBattle
from starboard.games.andromedas_edge.rules.battle_cards import fighting, opposing
from starboard.games.andromedas_edge.rules.effects import resolve
from starboard.games.andromedas_edge.rules.event_cards import ResolveEvent
from starboard.games.andromedas_edge.rules.forces import dice_of, targeting_of
from starboard.games.andromedas_edge.rules.moons import limit
from starboard.games.andromedas_edge.rules.movement import abilities, launch_reach, reach_of
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame
from starboard.games.andromedas_edge.rules.scoring import destiny_points
from starboard.games.andromedas_edge.rules.tracks import hand_limit
from starboard.games.andromedas_edge.rules.turn import storage_limits

from .position import Table
from .test_battle import decide

COVERED: set[str] = set()


def card(*names: str):
    """Marks a test with the cards it plays."""
    COVERED.update(f"tac_{name}" for name in names)
    return lambda test: test


def fight(seats: int = 2, *, own: str = "transport", other: str = "transport", raider: str = "") -> Table:
    """A battle at r3c3 with one ship each, before its first step."""
    table = Table(seats=seats)
    table.ship(own, "r3c3")
    table.ship(other, "r3c3", seat=1)
    if raider:
        table.raider("A", "r3c3", raider)
    table.state.region = REGION_OF["r3c3"]
    table.state.phase = 4
    return table


def begin(table: Table) -> Table:
    table.state.agendas = [[] for _ in range(table.state.seats)]
    table.state.table = table.state.table[:1]
    table.state.queue(BeginBattle())
    table.state.advance()
    return table


def ready(table: Table) -> Table:
    """The battle is at its comparison."""
    table.state.battle = Battle.begun(table.state.region)
    return table


# -- action cards


@card("hot_refuel")
def test_hot_refuel():
    """AE-17.3: an action card on the own turn."""
    table = Table()
    table.hold("hot_refuel")
    table.ship("transport", "r1c2")
    table.play(act.PlayCard("tac_hot_refuel"))
    assert table.stock("energy") == 3
    assert table.state.view(1).tactics_discard == ["tac_hot_refuel"]


@card("prospectors")
def test_prospectors():
    table = Table()
    table.hold("prospectors")
    assert not table.can(act.PlayCard("tac_prospectors"))
    table.ship("transport", "r1c3")
    table.ship("transport", "r1c2")
    table.play(act.PlayCard("tac_prospectors"))
    assert (table.stock("titanium"), table.stock("nanocarbon")) == (1, 1)


@card("black_market")
def test_black_market_cannot_pay_for_itself():
    """AE-1.2: a card that is being played can't pay for its own effect."""
    table = Table()
    table.hold("black_market")
    assert not table.can(act.PlayCard("tac_black_market"))
    table.have(energy=1)
    table.play(act.PlayCard("tac_black_market"), act.Take(credit=3))
    assert (table.stock("energy"), table.stock("credit")) == (0, 3)


@card("emergency_crew", "patch_team")
def test_repair_cards():
    for name in ("emergency_crew", "patch_team"):
        table = Table()
        table.hold(name)
        table.damage("treasury", 2)
        table.play(act.PlayCard(f"tac_{name}"))
        assert table.player().damaged() == 0


@card("moonjackers", "warp_trace")
def test_reactions_are_not_offered_on_the_own_turn():
    table = Table()
    table.hold("moonjackers", "warp_trace")
    table.ship("transport", "r1c2")
    assert not any(isinstance(action, act.PlayCard) for action in table.legal())


def test_warp_trace_moves_a_ship_in():
    table = Table()
    table.hold("warp_trace", seat=1)
    table.ship("fighter", "r1c1", seat=1)
    table.moons("r1c3", "t1")
    table.launch("transport", "r1c3")
    table.play(act.PlayCard("tac_warp_trace"), act.PickOption(2), act.MoveShip("fighter", "r1c1", "r1c3"), seat=1)
    assert table.state.battle is not None or table.step("supremacy") + table.step("supremacy", seat=1) == 1


@card("overtime_shift")
def test_overtime_shift():
    """AE-17.6 on_return_activation; it opens no row."""
    table = Table()
    table.hold("overtime_shift")
    table.have(energy=1)
    assert not table.can(act.PlayCard("tac_overtime_shift"))
    table.go_home().play(act.PlayCard("tac_overtime_shift"), act.PickModule("treasury"))
    assert table.stock("credit") == 1
    assert table.state.active == 1


@card("field_promotion")
def test_field_promotion():
    table = Table()
    table.hold("field_promotion")
    table.leader("r1c5", 2)
    table.play(act.PlayCard("tac_field_promotion"), act.PickRegion("r1c5"), act.PickRegion("r1c5"))
    assert table.player().station_leaders == 2


@card("shipyard_favor", "requisition")
def test_cards_that_buy():
    table = Table()
    table.hold("shipyard_favor", "requisition")
    table.have(titanium=1)
    table.play(act.PlayCard("tac_shipyard_favor"), act.BuildShip("science_vessel"))
    assert table.at("science_vessel", "bay") == 1
    table.display(3, "civ_academy", "civ_senate", "civ_aqueduct")
    table.play(act.PlayCard("tac_requisition"), act.PickModule("civ_academy"))
    assert table.player().cards_in_row(3) == 1


@card("redeploy")
def test_redeploy():
    table = Table()
    table.hold("redeploy", "redeploy")
    table.ship("transport", "r1c2")
    table.play(act.PlayCard("tac_redeploy"), act.PickOption(1), act.MoveShip("transport", "r1c2", "r1c3"))
    assert table.at("transport", "r1c3") == 1
    table.play(act.PlayCard("tac_redeploy"), act.PickOption(2), act.PickShip("transport", "r1c3"))
    assert table.at("transport", "bay") == 3


# -- event and support cards


@card("stellar_census", "ancient_signal", "technology_boom", "show_of_force")
def test_event_cards_move_the_marker_first():
    """AE-17.3"""
    table = Table()
    table.state.board.marker = 9
    table.have(leaders=3)
    table.hold("stellar_census", "ancient_signal", "technology_boom", "show_of_force")
    table.play(act.PlayCard("tac_stellar_census"))
    assert (table.player().vp, table.state.board.marker) == (3, 8)
    table.play(act.PlayCard("tac_ancient_signal"), table_first(table), act.Take(credit=2))
    assert (table.stock("credit"), table.state.board.marker) == (2, 7)
    table.play(act.PlayCard("tac_technology_boom"))
    table.play(next(action for action in table.legal() if action.module == table.shown(0)[0]))
    assert table.step("science") == 1
    table.play(act.PlayCard("tac_show_of_force"))
    assert table.step("supremacy") == 1
    assert table.state.board.marker == 5


def table_first(table: Table):
    """The top event of the deck, as an answer to a look at the events."""
    return act.TopEvent(EVENT_IDS[table.state.board.events[-1]])


@card("colony_rush")
def test_colony_rush():
    table = Table()
    table.hold("colony_rush")
    table.ship("transport", "r1c3")
    table.have(titanium=2, leaders=2)
    table.play(act.PlayCard("tac_colony_rush"))
    assert table.state.board.owners[REGION_OF["r1c3"]] == 0


@card("extended_tanks", "targeting_uplink", "escort_screen", "nebula_charts")
def test_support_cards_stay_until_the_return():
    """AE-17.3, AE-20.6"""
    table = Table()
    table.ship("transport", "r3c3")
    table.state.region = REGION_OF["r3c3"]
    table.hold("extended_tanks", "targeting_uplink", "escort_screen", "nebula_charts")
    for name in ("extended_tanks", "targeting_uplink", "escort_screen", "nebula_charts"):
        table.play(act.PlayCard(f"tac_{name}"))
    state = table.state
    assert reach_of(state, 0, 0) == 2
    assert (dice_of(state, 0), targeting_of(state, 0)) == (2, 2)
    assert abilities(state, 0, 0) & HYPERDRIVE
    assert state.view(1).players[0].supports == ["tac_extended_tanks", "tac_targeting_uplink", "tac_escort_screen", "tac_nebula_charts"]


@card("supply_line", "loyal_crews", "war_bonds")
def test_support_cards_that_trigger():
    table = Table()
    table.hold("supply_line", "loyal_crews", "war_bonds")
    for name in ("supply_line", "loyal_crews", "war_bonds"):
        table.play(act.PlayCard(f"tac_{name}"))
    table.leader("r1c3", 2)
    table.moons("r1c3", "t1")
    table.launch("transport", "r1c3")
    assert table.stock("energy") == 1
    table.play(act.Recruit("r1c3", 1))
    table.play(act.Recruit("r1c3", 1))
    assert table.player().vp == 1
    table.ship("transport", "r3c3")
    table.ship("transport", "r3c3", seat=1)
    table.state.region = REGION_OF["r3c3"]
    ready(table)
    decide(table, p0=(6,), p1=(1,))
    assert (table.stock("credit"), table.player().vp) == (1, 2)


# -- diplomacy


@card("infrafrequencies")
def test_infrafrequencies():
    """EX-20: each opposing ship counts, raiders too; the first yes ends the battle."""
    table = fight(raider="saucer_abductor")
    table.hold("infrafrequencies")
    begin(table).play(act.PlayCard("tac_infrafrequencies"))
    assert table.player().vp == 2
    table.play(act.Decline())
    table.play(act.Accept(), seat=1)
    assert table.state.battle is None
    assert table.at("transport", "r3c3") == 1


@card("ceasefire")
def test_ceasefire_needs_all():
    for answers, ended in (((True, True), True), ((True, False), False)):
        table = fight(seats=3)
        table.ship("transport", "r3c3", seat=2)
        table.hold("ceasefire")
        begin(table).play(act.PlayCard("tac_ceasefire"))
        for seat, yes in zip((1, 2), answers, strict=True):
            table.play(act.Accept() if yes else act.Decline(), seat=seat)
        assert ([player.vp for player in table.state.players] == [2, 2, 2]) == ended


@card("tribute_demand")
def test_tribute_demand():
    table = fight()
    table.hold("tribute_demand")
    table.have(seat=1, credit=1)
    begin(table).play(act.PlayCard("tac_tribute_demand"))
    table.play(act.PickOption(1), seat=1)
    assert (table.stock("credit"), table.stock("credit", seat=1)) == (1, 0)
    table = fight()
    table.hold("tribute_demand")
    table.have(energy=9)
    begin(table).play(act.PlayCard("tac_tribute_demand"))
    assert dice_of(table.state, 0) == 3


@card("safe_passage")
def test_safe_passage_avoids_raiders():
    table = fight()
    table.raider("A", "r2c3")
    table.hold("safe_passage")
    begin(table).play(act.PlayCard("tac_safe_passage"))
    assert act.PickRegion("r2c3") not in table.legal()
    table.play(act.PickRegion("r3c2"))
    assert table.at("transport", "r3c2") == 1


@card("standoff_pact")
def test_standoff_pact():
    """EX-34"""
    for option in (1, 2):
        table = fight(raider="saucer_abductor")
        table.hold("standoff_pact")
        table.have(energy=3)
        table.have(seat=1, energy=3)
        begin(table).play(act.PlayCard("tac_standoff_pact"))
        table.play(act.PickOption(option), seat=1)
        if option == 1:
            assert not any(isinstance(action, act.SpendEnergy) and action.dice for action in table.legal())
        else:
            assert targeting_of(table.state, 0) == 2


@card("raider_bribe")
def test_raider_bribe():
    table = fight(raider="saucer_abductor")
    table.hold("raider_bribe")
    table.have(energy=1)
    begin(table).play(act.PlayCard("tac_raider_bribe"))
    assert table.state.board.raiders[0] >= SPACES


# -- battle cards


@card("focused_fire", "reserve_wing", "jamming")
def test_cards_of_preparation():
    """AE-14.3, AE-14.5, AE-14.12: any number of them."""
    table = fight()
    table.hold("focused_fire", "reserve_wing", "jamming")
    table.ship("fighter", "r3c3", seat=1)
    begin(table)
    table.play(act.PlayCard("tac_focused_fire"))
    assert targeting_of(table.state, 0) == 2
    table.play(act.PlayCard("tac_reserve_wing"))
    assert dice_of(table.state, 0) == 3
    table.play(act.PlayCard("tac_jamming"))
    battle = table.state.battle
    assert battle is None or battle.targeting_bonus[1] == -1


@card("long_salvo")
def test_long_salvo_from_outside():
    """AE-14.3: a player who takes no part may play it."""
    table = fight(seats=3)
    table.hold("long_salvo", seat=2)
    table.ship("transport", "r1c3", seat=2)
    begin(table)
    assert table.can(act.Pass(), seat=2)
    table.play(act.PlayCard("tac_long_salvo"), act.PickSide(1), seat=2)
    battle = table.state.battle
    assert battle is None or battle.dice_bonus[1] == 1


@card("lock_on", "evasive_maneuvers", "second_volley")
def test_cards_after_the_roll():
    """AE-14.6"""
    table = fight()
    table.hold("lock_on", "second_volley")
    table.hold("evasive_maneuvers", seat=1)
    begin(table)
    battle = table.state.battle
    assert battle is not None
    if len(set(battle.dice[0])) > 0:
        table.play(act.PlayCard("tac_lock_on"))
    assert battle.dice[0] == (6,)
    table.play(act.PlayCard("tac_evasive_maneuvers"), seat=1)
    assert len(battle.dice[0]) == 1
    table.play(act.PlayCard("tac_second_volley"))
    assert len(battle.dice[0]) == 1


@card("emergency_shields", "tactical_retreat")
def test_cards_before_damage():
    """AE-14.10"""
    for name in ("emergency_shields", "tactical_retreat"):
        table = ready(fight())
        table.hold(name)
        decide(table, p0=(1,), p1=(6,))
        table.play(act.Decline())
        table.play(act.PlayCard(f"tac_{name}"))
        if name == "tactical_retreat":
            table.play(act.MoveShip("transport", "r3c3", "r3c2"))
        assert table.at("transport", "wreck") == 0


@card("boarding_party")
def test_boarding_party():
    """AE-14.8"""
    table = ready(fight())
    table.hold("boarding_party")
    decide(table, p0=(6,), p1=(1,))
    table.play(act.PlayCard("tac_boarding_party"), act.PickOption(1), act.Take(credit=2))
    assert table.stock("credit") == 2


def test_every_tactics_card_is_played():
    assert {one.id for one in TACTICS} == COVERED
    assert all(one.copies == 2 for one in TACTICS)


# -- factions


def test_fungal_sporogoths():
    """EX-22"""
    table = Table()
    table.faction("fungal_sporogoths")
    table.begin(0)
    assert table.stock("energy") == 0
    table.ship("transport", "barge", seat=1)
    table.ship("transport", "wreck", seat=1)
    table.begin(0)
    assert table.stock("energy") == 1
    table.ship("transport", "r1c5")
    table.have(ice=1, energy=2, leaders=3)
    table.effect({"op": "build_development", "discount": 0, "mandatory": True, "then": []})
    assert table.state.board.owners[REGION_OF["r1c5"]] == 0


def test_chrome_synod():
    table = Table()
    table.faction("chrome_synod")
    table.damage("treasury")
    table.ship("transport", "r1c2")
    table.module("ind_turbine_hall", "ind_ice_crusher")
    table.go_home()
    assert table.player().damaged() == 0
    table.play(act.Activate("ind_turbine_hall", "ship"), act.Activate("shipwright", "energy"))
    assert table.player().vp == 3
    table.play(act.Activate("ind_ice_crusher", "energy"))
    assert table.player().vp == 4


def test_drift_cartel():
    table = Table()
    table.faction("drift_cartel")
    table.have(credit=1, energy=2)
    table.play(act.UseAbility(1), act.Pay(credit=1))
    assert (table.stock("tactics"), table.stock("energy")) == (1, 3)
    assert not table.can(act.UseAbility(1))
    table.player().hand = []
    table.launch("transport", "r1c4")
    assert (table.stock("credit"), table.stock("energy")) == (2, 2)


def test_kelari_choir():
    table = fight()
    table.faction("kelari_choir")
    table.hold("safe_passage")
    begin(table).play(act.PlayCard("tac_safe_passage"), act.PickRegion("r3c2"))
    assert table.player().vp == 1
    table = Table()
    table.faction("kelari_choir")
    table.leader("r1c2")
    table.have(energy=1)
    table.launch("transport", "r1c3")
    table.play(act.UseAbility(2), act.Pay(energy=1), act.PickRegion("r1c2"))
    assert table.player().station_leaders == 1


def test_ashen_legion():
    table = fight()
    table.faction("ashen_legion")
    table.faction("ashen_legion", seat=1)
    assert (targeting_of(table.state, 0), targeting_of(table.state, 1)) == (2, 1)
    ready(table)
    decide(table, p0=(6,), p1=(1,))
    table.play(act.Take(credit=1))
    assert (table.stock("credit"), table.player().vp) == (1, 0)


def test_tidal_archive():
    table = Table()
    table.faction("tidal_archive")
    assert hand_limit(table.state, 0) == 7
    table.have(energy=2)
    table.launch("transport", "r4c1")
    assert (table.stock("nanocarbon"), table.player().vp) == (1, 2)


def test_vault_keepers():
    table = Table()
    table.faction("vault_keepers", seat=1)
    assert storage_limits(table.state, 1) == [10, 8, 8, 8, 8]
    table.events("galactic_aurora_5")
    table.state.event_due = True
    table.go_home()
    assert (table.stock("credit", seat=1), table.player(1).vp) == (1, 1)


def test_hexid_brood():
    table = Table()
    table.faction("hexid_brood")
    table.have(titanium=1)
    table.hold("shipyard_favor")
    table.activate("shipwright").play(act.PickOption(1), act.BuildShip("transport"))
    assert table.at("transport", "bay") == 4
    table = fight()
    table.faction("hexid_brood")
    table.ship("transport", "r3c3")
    table.ship("transport", "r3c3")
    table.have(energy=3)
    begin(table)
    assert dice_of(table.state, 0) == 4


def test_star_nomads():
    table = Table()
    table.faction("star_nomads")
    assert (launch_reach(table.state, 0, 0), reach_of(table.state, 0, 0)) == (2, 1)
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.go_home().play(act.Finish(), act.PickShip("transport", "r1c2"))
    assert table.at("transport", "r1c2") == 1
    assert table.at("transport", "bay") == 2


def test_obsidian_court():
    table = Table()
    table.faction("obsidian_court")
    table.faction("obsidian_court", seat=1)
    table.ship("fighter", "r1c4", seat=1)
    table.ship("transport", "r1c3")
    table.have(titanium=3, leaders=2)
    table.effect({"op": "build_development", "discount": 0, "mandatory": True, "then": []})
    assert table.player(1).vp == 2


def test_gravity_weavers():
    table = Table()
    table.faction("gravity_weavers")
    assert limit(table.state, 0) == 6
    table.unplaced("e2", "t1")
    table.play(act.PlaceMoon("e2"), act.PlaceMoon("t1"))
    assert (table.stock("energy"), table.player().vp) == (1, 2)


def test_phoenix_salvagers():
    table = ready(fight())
    table.faction("phoenix_salvagers")
    table.ship("transport", "r3c3", seat=1)
    decide(table, p0=(6,), p1=(1,))
    table.play(act.Decline(), seat=1)
    assert table.stock("energy") == 1
    table = Table()
    table.faction("phoenix_salvagers")
    table.ship("transport", "wreck")
    table.have(energy=1)
    table.go_home()
    table.play(act.Pay(energy=1))
    assert table.stock("energy") == 0
    assert table.can(act.Activate("treasury", "ship"))


def test_every_faction_has_its_tile():
    tiles = {tile.id: tile for tile in UPGRADES}
    assert [tiles[faction.ship_upgrade].faction for faction in FACTIONS] == [faction.id for faction in FACTIONS]


# -- ship upgrades


@pytest.mark.parametrize("tile", UPGRADES, ids=lambda tile: tile.id)
def test_a_tile_replaces_all_values(tile):
    """AE-12.10"""
    table = Table()
    table.spare(tile.id)
    table.effect({"op": "upgrade_ship"})
    number = UPGRADE_OF[tile.id]
    ship = HULL[number]
    assert SHIP_IDS[ship] == tile.ship
    assert table.player().tiles[ship] == number
    values = (RANGE[number], WEAPONS[number], SHIELDS[number], TARGETING[number])
    assert values == (tile.range, tile.weapons, tile.shields, tile.targeting_bonus)
    assert abilities(table.state, 0, ship) == ABILITIES[number] == sum(ABILITY_BITS[name] for name in tile.abilities)


def test_tiles_that_act_on_launch():
    """AE-6.5"""
    table = Table()
    table.upgrade("up_survey_convoy")
    table.launch("transport", "r1c2")
    assert table.stock("energy") == 1
    for tile, region, resource in (("up_deep_probe", "nebula_1", "nanocarbon"), ("fu_leviathan_probe", "nebula_1", "tactics")):
        table = Table()
        table.upgrade(tile)
        table.ship("science_vessel", "bay")
        table.launch("science_vessel", region)
        assert table.stock(resource) == 1
    table = Table()
    table.upgrade("up_recovery_frigate")
    table.ship("science_vessel", "bay")
    table.launch("science_vessel", "r1c2")
    assert table.player().vp == 1
    table = Table()
    table.upgrade("fu_choir_ship")
    table.leader("r1c1")
    table.ship("science_vessel", "bay")
    table.launch("science_vessel", "r1c2")
    table.play(act.PickRegion("r1c1"))
    assert table.player().station_leaders == 1


def test_tiles_that_act_in_battle():
    """AE-20.6"""
    for tile, resource, count in (("up_salvage_convoy", "titanium", 1), ("fu_mycelinox", "energy", 2)):
        table = ready(fight())
        table.upgrade(tile)
        table.ship("transport", "r3c3")
        decide(table, p0=(1,), p1=(6,))
        table.play(act.Decline())
        if tile == "fu_mycelinox":
            table.play(act.PickOption(1))
        assert table.stock(resource) == count
    table = ready(fight(own="fighter", raider="saucer_abductor"))
    table.upgrade("up_bounty_hunter")
    decide(table, p0=(6,), p1=(1,), raiders=(2,))
    assert table.player().vp == 2 + 2
    table = ready(fight(own="heavy_cruiser"))
    table.upgrade("fu_vault_guardian")
    decide(table, p0=(1,), p1=(6,))
    table.play(act.Decline())
    assert (table.stock("credit"), table.player().hits[3]) == (1, 1)
    table = ready(fight(own="fighter"))
    table.upgrade("fu_phoenix_wing")
    decide(table, p0=(1,), p1=(6,))
    table.play(act.Decline())
    assert table.at("fighter", "barge") == 1


def test_tiles_that_prepare():
    table = fight(own="heavy_cruiser")
    table.upgrade("fu_graviton_cruiser")
    table.have(energy=3)
    begin(table)
    battle = table.state.battle
    assert battle is not None
    assert battle.targeting_bonus[1] == -1
    table = fight()
    table.upgrade("fu_broodlings")
    table.ship("transport", "r3c3")
    table.have(energy=3)
    begin(table)
    assert dice_of(table.state, 0) == 3


def test_the_carrier_takes_a_transport_along():
    """AE-14.1, AE-20.6"""
    table = fight()
    table.upgrade("up_carrier")
    table.ship("heavy_cruiser", "r1c1")
    table.ship("transport", "r1c1")
    table.have(energy=1)
    begin(table).play(act.MoveShip("heavy_cruiser", "r1c1", "r3c3", True, True))
    assert table.at("transport", "r1c1") == 0


def test_tiles_of_the_return():
    for tile, ship, module, resource, count in (
        ("up_research_frigate", "science_vessel", "main_reactor", "tactics", 1),
        ("fu_cathedral_hull", "heavy_cruiser", "treasury", "energy", 1),
    ):
        table = Table()
        table.upgrade(tile)
        table.ship(ship, "r1c2")
        table.go_home().play(act.Activate(module, "ship"))
        assert table.stock(resource) == count


# -- events


def happen(table: Table, event: str) -> Table:
    """Resolve an event card now."""
    table.events(event)
    table.state.agendas = [[] for _ in range(table.state.seats)]
    table.state.table = []
    table.state.queue(ResolveEvent())
    table.state.advance()
    return table


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.id)
def test_an_event_scores_its_track_and_calls_its_raider(event):
    """AE-16.3"""
    table = Table()
    table.track(event.score_track, 4)
    happen(table, event.id)
    before = table.player().vp
    while table.state.pending():
        seat = table.state.pending()[0]
        table.state.play(seat, table.legal(seat)[0])
    assert before in (5, 6, 7, 4)
    rank = "ABCD".index(event.raider_class)
    assert table.state.board.raiders[rank] != NOTHING
    assert table.state.phase == 6


def test_an_event_tells_what_everybody_scores():
    """AE-16.3: damaged modules count against the track, but nobody loses points."""
    table = Table()
    table.track("science", 4)
    table.damage("treasury")
    table.damage("treasury", seat=1)
    table.state.journal = Journal(2)
    happen(table, "galactic_aurora_1")
    told = [entry.event for entry in table.state.journal.entries]
    assert EventRevealed(None, "galactic_aurora_1", [Share(5, 1, 4), Share(0, 1, 0)]) in told
    assert told[-1] == MarkerMoved(None, table.state.board.marker_start)


def test_events_that_place_bonuses():
    table = happen(Table(), "galactic_aurora_1")
    assert table.state.board.bonus[REGION_OF["r1c2"]][3] == 2
    table = happen(Table(), "galactic_aurora_3")
    assert table.state.board.bonus[REGION_OF["r1c4"]][4] == 1
    table = happen(Table(), "galactic_aurora_6")
    assert table.state.board.bonus[SPACES] == (1, 0, 0, 0, 0, 1)
    table = Table()
    table.development("r1c3")
    happen(table, "galactic_aurora_7")
    assert table.state.board.bonus[REGION_OF["r1c3"]] == ()
    assert table.state.board.bonus[REGION_OF["r1c2"]][1] == 1
    table = happen(Table(), "galactic_aurora_8")
    assert table.state.board.bonus[REGION_OF["r2c3"]][0] == 4


def test_events_that_help():
    table = happen(Table(), "galactic_aurora_2")
    assert [player.vp for player in table.state.players] == [1, 1]
    table = Table()
    table.leader("r1c5")
    happen(table, "galactic_aurora_4").play(act.PickRegion("r1c5"))
    assert table.player().station_leaders == 1
    table = Table()
    table.player(1).spent[4] = 1
    happen(table, "galactic_aurora_9")
    assert table.stock("tactics") == 2
    table.play(act.PickOption(2), seat=1)
    assert table.player(1).ready[4] == 1
    table = Table()
    table.have(vp=3)
    happen(table, "galactic_aurora_10").play(act.Take(credit=2), seat=1)
    assert table.stock("credit", seat=1) == 2


def test_events_that_hurt():
    table = Table()
    table.ship("science_vessel", "nebula_1", seat=1)
    happen(table, "cosmic_twilight_2")
    assert table.at("science_vessel", "wreck", seat=1) == 1
    table = Table()
    table.have(energy=6)
    table.have(seat=1, energy=5)
    happen(table, "cosmic_twilight_3")
    assert (table.stock("energy"), table.stock("energy", seat=1)) == (4, 5)
    table = Table()
    table.have(leaders=2)
    happen(table, "cosmic_twilight_4")
    assert table.player().station_leaders == 1
    table = happen(Table(), "cosmic_twilight_5")
    assert sum(region != NOTHING for region in table.state.board.raiders[4:]) == 2
    table = Table()
    table.track("science", 2, seat=1)
    happen(table, "cosmic_twilight_6").play(act.PickModule("treasury"), seat=1)
    assert table.player(1).damaged() == 1
    table = Table()
    table.have(energy=1)
    happen(table, "cosmic_twilight_7")
    assert table.stock("energy") == 0
    table = Table()
    shown = [table.shown(column) for column in range(4)]
    happen(table, "cosmic_twilight_8")
    assert [table.shown(column)[:2] for column in range(4)] == [column[1:] for column in shown]
    table = Table()
    table.have(energy=2)
    happen(table, "cosmic_twilight_9").play(act.PickOption(1))
    assert table.stock("energy") == 0
    table = Table()
    table.have(vp=9)
    table.ship("transport", "r1c2")
    happen(table, "cosmic_twilight_10").play(act.PickModule("treasury"))
    assert (table.player().damaged(), table.at("transport", "wreck")) == (1, 1)


# -- tokens

DISCOVERY = {
    "mixed_cache": ([act.Take(credit=3)], {"credit": 3}),
    "alien_relic": ([], {"nanocarbon": 1, "vp": 1}),
    "power_cells": ([], {"energy": 4, "vp": 1}),
    "insight": ([act.PickTrack("commerce")], {}),
    "lost_module": (["first"], {}),
    "repair_swarm": ([], {"vp": 2}),
    "chronicle": ([], {"vp": 4}),
    "recall_beacon": ([act.PickShip("transport", "r1c2"), act.Decline()], {"energy": 1}),
    "war_plans": ([], {"tactics": 3}),
    "derelict_hull": ([act.BuildShip("fighter")], {}),
    "lost_schematic": ([], {}),
    "cryo_pods": ([act.PickRegion("r1c5")], {}),
    "moon_seed": ([act.DiscardMoon("c1")], {"credit": 2, "vp": 1}),
    "time_loop": ([], {"vp": 1}),
    "colony_kit": ([act.BuildDevelopment("r1c3")], {"titanium": -2, "vp": 2}),
    "treasure": ([], {"credit": 3}),
}
SUPREME = {
    "crown": ([], {"vp": 5}),
    "admirals_seal": ([], {}),
    "mandate": ([act.PickTrack("commerce")], {"vp": 2}),
    "war_chest": ([act.Take(energy=4)], {"energy": 4}),
    "annexation": (["first"], {}),
    "second_wind": ([], {"vp": 3}),
    "flag_fleet": ([act.BuildShip("fighter")], {"energy": 1}),
    "iron_will": ([], {"tactics": 2, "vp": 1}),
}


def stage() -> Table:
    table = Table()
    table.module("sci_solar_array")
    table.damage("treasury")
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.leader("r1c5")
    table.unplaced("c1")
    table.spare("up_interceptor")
    table.player().spent[4] = 1
    return table


def spend(table: Table, action: act.FreeAction, choices: list[object]) -> dict[str, int]:
    keys = ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics")
    before = {**{key: table.stock(key) for key in keys}, "vp": table.player().vp}
    table.play(action)
    for choice in choices:
        table.play(table.legal()[0] if choice == "first" else choice)
    after = {**{key: table.stock(key) for key in keys}, "vp": table.player().vp}
    return {key: after[key] - before[key] for key in after if after[key] != before[key]}


@pytest.mark.parametrize("token", list(DISCOVERY))
def test_a_discovery_token(token):
    """AE-17.2"""
    table = stage()
    if token == "colony_kit":
        table.unplaced()
        table.have(titanium=2, leaders=2)
    table.discovery(token)
    choices, expected = DISCOVERY[token]
    assert spend(table, act.UseDiscovery(f"disc_{token}"), choices) == expected
    assert table.player().discoveries == []


@pytest.mark.parametrize("token", list(SUPREME))
def test_a_supremacy_token(token):
    """AE-17.2"""
    table = stage()
    table.supremacy(token)
    choices, expected = SUPREME[token]
    assert spend(table, act.UseSupremacy(f"sup_{token}"), choices) == expected
    assert table.player().supremacies == []


def test_every_token_is_used():
    assert {f"disc_{token}" for token in DISCOVERY} == {token.id for token in DISCOVERIES}
    assert {f"sup_{token}" for token in SUPREME} == {token.id for token in SUPREMACIES}


@pytest.mark.parametrize("destiny", DESTINIES, ids=lambda destiny: destiny.id)
def test_a_destiny_card(destiny):
    """AE-21.6"""
    table = Table(destiny="yes")
    table.player().destiny = DESTINY_OF[destiny.id]
    for track in ("science", "industry", "commerce", "civilization", "supremacy"):
        table.track(track, 1, seat=1)
    assert destiny_points(table.state, 0) == 0
    table.track(destiny.goals[0].track, 2)
    assert destiny_points(table.state, 0) == destiny.goals[0].vp
    table.track(destiny.goals[1].track, 1)
    assert destiny_points(table.state, 0) == destiny.goals[0].vp + destiny.goals[1].vp


def test_moons_and_raiders_are_known_by_what_they_show():
    """AE-8.7"""
    assert MOON_OF["e2v1"] != MOON_OF["e2"]
    assert RAIDER_SIDE == 4


def test_icons_for_everybody():
    """EX-23, EX-24"""
    table = Table(seats=3)
    table.effect({"op": "for_each", "players": "all", "do": [{"op": "gain", "what": {"titanium": 1}}]})
    assert [player.stock[1] for player in table.state.players] == [1, 1, 1]


# -- who performs, who is asked, who pays


def test_an_ability_used_up_is_not_triggered_again():
    """AE-20.6, once per turn: it comes back with the next turn."""
    table = Table()
    table.faction("gravity_weavers")
    placed = Happening("moon_placed", 0)
    assert len(triggered(table.state, placed)) == 1
    table.unplaced("e2", "e2")
    table.play(act.PlaceMoon("e2"))
    assert (table.player().vp, table.stock("energy")) == (2, 1)
    assert triggered(table.state, placed) == []
    table.play(act.PlaceMoon("e2"))
    assert (table.player().vp, table.stock("energy")) == (2, 1)
    table.go_home()
    while act.EndTurn() in table.legal():
        table.play(act.EndTurn())
    assert (table.state.active, table.player().turn_limits) == (1, 0)


@pytest.mark.parametrize("owner", [0, 2])
def test_an_ability_used_up_in_a_battle_is_not_triggered_again(owner):
    """AE-20.6, once per battle: by its owner alone, until the next battle."""
    table = fight(seats=3)
    table.upgrade("up_salvage_convoy", owner)
    scrapped = Happening("ship_scrapped", owner, ship=0, region=table.state.region)
    [(who, number)] = triggered(table.state, scrapped)
    assert who == owner
    table.player(owner).battle_limits = 1 << number
    assert triggered(table.state, scrapped) == []
    assert triggered(table.state, Happening("ship_scrapped", (owner + 1) % 3, ship=0, region=table.state.region)) == []
    begin(table)
    assert len(triggered(table.state, scrapped)) == 1


def test_a_tile_acts_for_its_own_type_of_ship():
    """AE-20.6"""
    table = fight()
    table.upgrade("up_salvage_convoy")
    for ship in range(4):
        found = triggered(table.state, Happening("ship_scrapped", 0, ship=ship, region=table.state.region))
        assert bool(found) == (SHIP_IDS[ship] == "transport")


def test_recruiting_by_an_effect_triggers_once_for_all_leaders():
    """AE-20.2, AE-20.6: as many as printed, fewer if wanted, and nothing where none came."""
    for taken, points in ((2, 1), (1, 1), (0, 0)):
        table = Table()
        table.hold("loyal_crews")
        table.play(act.PlayCard("tac_loyal_crews"))
        table.leader("r1c5", 3)
        table.effect({"op": "recruit", "count": 2, "regions": "any"})
        table.play(*[act.PickRegion("r1c5")] * taken)
        if taken < 2:
            table.play(act.Finish())
        assert not table.can(act.PickRegion("r1c5"))
        assert (table.player().station_leaders, table.player().vp) == (taken, points)


def test_an_ability_of_one_battle_happens_once_in_it():
    """AE-20.6, once per battle: Phoenix Salvagers gain 1 energy, however many ships of others are scrapped."""
    table = fight(seats=3)
    table.faction("phoenix_salvagers", 2)
    table.ship("transport", "r3c3", seat=1)
    begin_at = table.stock("energy", seat=2)
    table.state.battle = Battle.begun(table.state.region)
    decide(table, p0=(6,), p1=(5,))
    table.play(act.Decline(), seat=1)
    assert table.at("transport", "wreck", seat=1) == 2
    assert table.stock("energy", seat=2) == begin_at + 1


def test_from_the_roll_on_only_who_rolled_can_be_meant():
    """AE-20.3: not a player without dice, and never oneself."""
    table = fight(seats=3)
    table.state.battle = Battle.begun(table.state.region)
    table.state.battle.fought = 0b011
    assert fighting(table.state) == [0, 1]
    assert (opposing(table.state, 0), opposing(table.state, 1)) == ([1], [0])
    table.state.battle.fought = 0b110
    assert fighting(table.state) == [1, 2]
    table.state.battle.fought = 1 << RAIDER_SIDE | 1
    assert (fighting(table.state), opposing(table.state, 0)) == ([0, RAIDER_SIDE], [RAIDER_SIDE])


def test_prospectors_choose_three_of_more_planets():
    """AE-20.2: one after the other, the same player all the time, each planet once."""
    table = Table()
    table.hold("prospectors")
    table.player().fleet[:4] = [REGION_OF[region] for region in ("r1c2", "r1c3", "r1c5", "r2c1")]
    table.play(act.PlayCard("tac_prospectors"), act.PickRegion("r1c2"), act.PickRegion("r2c1"))
    assert not table.can(act.PickRegion("r1c2"))
    table.play(act.PickRegion("r1c3"))
    assert table.state.pending() == [0]
    assert not any(isinstance(action, act.PickRegion) for action in table.legal())
    assert sum(table.player().stock) == 3


def test_a_card_that_is_given_goes_to_the_first_seat_too():
    """AE-1.2, AE-20.2: from hand to hand, not to the discards."""
    table = Table()
    table.hold("lock_on", "jamming", seat=1)
    table.state.agendas = [[], []]
    table.state.table = []
    resolve(table.state, OPERATIONS.read_all([{"op": "give", "what": {"tactics": 1}}]), Frame(1, 0))
    table.state.advance()
    table.play(act.DiscardCard("tac_jamming"), seat=1)
    assert (table.hand(), table.hand(1), table.state.board.tactics_discard) == (["jamming"], ["lock_on"], [])


def test_points_are_lost_as_far_as_there_are_any():
    """AE-20.2, OPEN-21"""
    for before, after in ((5, 3), (1, 0), (0, 0)):
        table = Table()
        table.have(vp=before, ice=1)
        table.effect({"op": "lose", "what": {"vp": 2}})
        assert (table.player().vp, table.stock("ice")) == (after, 1)
    table = Table()
    table.have(vp=3, ice=2)
    table.effect({"op": "lose", "what": {"ice": 1}})
    assert (table.player().vp, table.stock("ice")) == (3, 1)


def test_a_mechaphage_needs_a_token_and_an_undamaged_module():
    """AE-15.3, AE-15.6"""
    op = OPERATIONS.read({"op": "infest_module", "count": 1})
    table = Table()
    assert op.possible(table.state, Frame(0, 0))
    table.state.board.phages = 0
    assert not op.possible(table.state, Frame(0, 0))
    table.state.board.phages = 1
    table.player().damage = [1] * 4
    assert not op.possible(table.state, Frame(0, 0))
    assert op.possible(table.state, Frame(1, 1))


def test_a_move_by_an_effect_may_be_a_jump_for_energy():
    """AE-5.3, AE-20.2: one energy for each."""
    table = Table()
    table.have(energy=3)
    table.ship("heavy_cruiser", "r1c2")
    table.effect({"op": "move_ship", "count": 2, "to": "within_range"})
    table.play(act.MoveShip("heavy_cruiser", "r1c2", "r4c3", True))
    assert (table.stock("energy"), table.state.pending()) == (2, [0])
    table.play(act.MoveShip("heavy_cruiser", "r4c3", "r4c2"))
    assert (table.stock("energy"), table.at("heavy_cruiser", "r4c2")) == (2, 1)


def test_what_hangs_on_a_hidden_hand_is_unknown_to_others():
    """AE-22: a look at a launch ends where an opponent's cards would be looked at, whether there is one that fits or not."""
    for card in ("warp_trace", "lock_on", ""):
        table = Table()
        if card:
            table.hold(card, seat=1)
        [(_, outlook)] = look(table.state, 0, [[act.Launch("transport", "r1c3")]])
        assert any(isinstance(event, Gained) for event in outlook.events) == (not card)


def test_reactions_go_round_the_table():
    """AE-18.1: one play at a time, in turn order."""
    table = Table(seats=3)
    table.hold("moonjackers", "moonjackers", seat=1)
    table.moons("r1c3", "t1v1")
    table.state.board.tactics.remove(TACTIC_OF["tac_patch_team"])
    table.player(2).hand = [TACTIC_OF["tac_moonjackers"]]
    table.launch("transport", "r1c3")
    assert table.state.pending() == [1]
    table.play(act.PlayCard("tac_moonjackers"), seat=1)
    assert table.state.pending() == [2]
    table.play(act.Pass(), seat=2)
    assert table.state.pending() == [1]


def test_a_look_goes_on_where_no_card_could_end_the_game():
    """AE-18.1, AE-22: hands are of interest at the end of a turn only to who could reach the terminus by them."""
    for vp, unknown in ((30, False), (58, True)):
        table = Table()
        table.hold("lock_on", seat=1)
        table.have(seat=1, vp=vp)
        [(_, outlook)] = look(table.state, 0, [[act.ReturnToStation()]])
        assert any(isinstance(event, TurnBegun) for event in outlook.events) != unknown
