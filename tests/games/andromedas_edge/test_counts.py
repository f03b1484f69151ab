"""Counters, selectors and amounts by themselves, for every seat (AE-1.2 to AE-1.7, AE-20), and what the log tells of them."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from starboard.engine.journal import Journal
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.battle_events import BattleEnded, BattleTied, BattleWon
from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.cards import TACTIC_OF
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.resources import CREDIT, amounts
from starboard.games.andromedas_edge.events import CardsDrawn, Gained, Scored
from starboard.games.andromedas_edge.rules.compound_effects import opponents_in_battle, selected
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS, all_hold
from starboard.games.andromedas_edge.rules.counters import COUNTERS
from starboard.games.andromedas_edge.rules.forces import battle_due
from starboard.games.andromedas_edge.rules.gains import draw, gain_amounts
from starboard.games.andromedas_edge.rules.movement import jump_bar, launch_reach, reach_of
from starboard.games.andromedas_edge.rules.operation import Frame
from starboard.games.andromedas_edge.rules.payment import Cost, missing, payments
from starboard.games.andromedas_edge.rules.regions import occupied, regions_named

from .position import Table
from .test_battle import decide

SEATS = range(3)


def rich(seat: int) -> Table:
    """A table of three at which one seat has something of everything, and a battle at r3c3 goes on."""
    table = Table(seats=3)
    table.module("sci_solar_array", "sci_vacuum_tap", "ind_turbine_hall", "ind_smelter", "ind_ice_crusher", seat=seat)
    table.module("com_toll_gate", "com_patent_office", "civ_academy", "civ_senate", seat=seat)
    table.damage("treasury", 2, seat)
    table.damage("com_toll_gate", 1, seat)
    table.have(seat, energy=1, ice=2, credit=4, leaders=3)
    table.hold("lock_on", "jamming", seat=seat)
    table.development("r1c5", seat)
    table.ship("transport", "r3c3", seat)
    table.ship("transport", "r3c3", seat)
    table.ship("heavy_cruiser", "r1c2", seat)
    table.ship("fighter", "wreck", seat)
    table.ship("transport", "barge", seat)
    table.upgrade("up_ace_squadron", seat)
    table.player(seat).tactical = MOON_OF["e2"]
    table.player(seat).halves[1] = MOON_OF["c1"]
    table.unplaced("e2", "t2", "i2", seat=seat)
    table.discovery("alien_relic", "colony_kit", seat=seat)
    table.track("science", 6, seat)
    table.track("supremacy", 7, seat)
    table.player(seat).docked = 5
    table.raider("B", "r3c3")
    table.ship("transport", "r3c3", (seat + 1) % 3)
    table.state.region = REGION_OF["r3c3"]
    return table


COUNTED = {
    "modules_science": 2,
    "modules_industry": 3,
    "modules_commerce": 2,
    "modules_civilization": 2,
    "module_sets": 2,
    "damaged_modules": 2,
    "developments": 1,
    "tactics_in_hand": 2,
    "leaders_on_station": 3,
    "credits": 4,
    "resources_total": 9,
    "ships_owned": 5,
    "ships_on_map": 3,
    "owned_heavy_cruiser": 1,
    "upgrades": 1,
    "own_scrapyard_ships": 2,
    "any_scrapyard_ships": 2,
    "own_ships_in_battle": 2,
    "own_transports_in_battle": 2,
    "opponent_ships_in_battle": 2,
    "moons_placed": 2,
    "moons_unplaced": 3,
    "moons_in_half_slots": 1,
    "discovery_tokens_held": 2,
    "tracks_level_2": 2,
    "supremacy_steps": 7,
    "ships_on_modules": 5,
}
OF_OTHERS = {"ships_owned": 3, "any_scrapyard_ships": 2, "opponent_ships_in_battle": 4}
"""Counters that are not 0 for the seat that has nothing but three transports in its launch bay."""


def test_every_counter_is_tried():
    assert sorted(COUNTED) == sorted(COUNTERS)


@pytest.mark.parametrize("name", sorted(COUNTED))
@pytest.mark.parametrize("seat", SEATS)
def test_a_counter_looks_at_whoever_performs(name, seat):
    """AE-20.5"""
    table = rich(seat)
    assert COUNTERS[name](table.state, seat) == COUNTED[name]
    assert COUNTERS[name](table.state, (seat + 2) % 3) == OF_OTHERS.get(name, 0)


@pytest.mark.parametrize("name", ["own_ships_in_battle", "own_transports_in_battle", "opponent_ships_in_battle"])
def test_without_an_active_region_nobody_is_in_battle(name):
    """AE-20.5, AE-4.5"""
    table = rich(0)
    table.state.region = -1
    assert COUNTERS[name](table.state, 0) == 0
    assert not battle_due(table.state)


def test_a_level_three_track_counts_as_one_with_two_levels_at_least():
    """AE-20.5"""
    table = Table()
    for step, counted in ((5, 0), (6, 1), (9, 1)):
        table.track("science", step)
        assert COUNTERS["tracks_level_2"](table.state, 0) == counted


# -- selectors


@pytest.mark.parametrize("owner", [0, 1])
def test_selectors_name_their_regions(owner):
    """AE-20.3"""
    table = Table()
    table.development("r1c5", owner)
    table.moons("r1c3", "t1")
    table.ship("transport", "r2c1")
    table.ship("transport", "r1c4")
    table.state.region = REGION_OF["r1c2"]

    def named(name: str) -> set[str]:
        return {region for region, number in REGION_OF.items() if number in regions_named(table.state, 0, name)}

    planets = {"r1c2", "r1c3", "r1c5", "r2c1", "r2c3", "r3c1", "r3c2", "r3c3", "r3c5", "r4c2", "r4c3"}
    bases = {"r1c1", "r1c4", "r2c2", "r2c4", "r3c4", "r4c1"}
    nebulae = {f"nebula_{number}" for number in range(1, 7)}
    assert named("planets") == planets
    assert named("alliance_bases") == bases
    assert named("nebulae") == nebulae
    assert named("any") == planets | bases | nebulae
    assert named("active") == {"r1c2"}
    assert named("planets_without_moons") == planets - {"r1c3"}
    assert named("planets_without_development") == planets - {"r1c5"}
    assert named("own_ship_planets") == {"r2c1"}
    assert {"r1c1", "r1c3"} <= named("adjacent_to_active")
    assert "r1c2" not in named("adjacent_to_active")
    assert named("science_planets") == {"r1c2", "r3c5"}


@pytest.mark.parametrize(
    ("players", "named"),
    [
        ("all", [1, 2, 0]),
        ("others", [1, 0]),
        ("source", [0]),
        ("participants", [1, 2]),
        ("defeated_players", [1]),
        ("lowest_vp", [2, 0]),
        ("highest_vp", [1]),
        ("highest_on_track", [2]),
    ],
)
def test_players_are_named_in_turn_order(players, named):
    """AE-1.8, AE-20.3: seat 1 is active, seat 2 performs what seat 0 has caused."""
    table = Table(seats=3)
    table.begin(1)
    for seat in (1, 2):
        table.ship("transport", "r3c3", seat)
    table.state.region = REGION_OF["r3c3"]
    table.have(1, vp=7)
    table.track("commerce", 4, 2)
    table.track("commerce", 3, 1)
    table.track("science", 9, 0)
    frame = Frame(2, 0)
    if players == "defeated_players":
        assert selected(table.state, frame, players, 2) == []
    table.state.battle = Battle.begun(table.state.region)
    table.state.battle.defeated = 0b010
    assert selected(table.state, frame, players, 2) == named


def test_opponents_in_a_battle_are_those_with_a_ship_there():
    """AE-20.3, AE-21.8: never a partner."""
    table = Table(seats=4, teams="yes")
    for seat in (0, 1, 2):
        table.ship("transport", "r3c3", seat)
    table.state.region = REGION_OF["r3c3"]
    assert [opponents_in_battle(table.state, seat) for seat in range(4)] == [[2], [2], [0, 1], [0, 1]]


CONDITION = {
    # condition: the seats for which it holds, of three of which 0 is active, 0 and 1 fight raiders at r3c3 and 1 has won
    "own_turn": [0],
    "won_battle": [1],
    "defeated": [0],
    "raiders_in_battle": [0, 1, 2],
    "opponent_in_battle": [0, 1, 2],
}


@pytest.mark.parametrize("test", sorted(CONDITION))
def test_a_condition_holds_for_whom_it_says(test):
    """AE-20.4: those of a battle for nobody without one."""
    condition = CONDITIONS.read_all([{"test": test}], "a test")
    table = Table(seats=3)
    for seat in (0, 1):
        table.ship("transport", "r3c3", seat)
    table.raider("B", "r3c3")
    table.state.region = REGION_OF["r3c3"]
    assert [seat for seat in SEATS if all_hold(table.state, seat, condition)] == ([0] if test == "own_turn" else [])
    table.state.battle = Battle.begun(table.state.region)
    table.state.battle.winners, table.state.battle.defeated = 0b010, 1 | 1 << RAIDER_SIDE
    assert [seat for seat in SEATS if all_hold(table.state, seat, condition)] == CONDITION[test]
    table.state.board.raiders = [NOTHING] * 8
    table.player(0).fleet = table.player(2).fleet
    assert [seat for seat in SEATS if all_hold(table.state, seat, condition)] == {
        "raiders_in_battle": [],
        "opponent_in_battle": [0, 2],
    }.get(test, CONDITION[test])


@pytest.mark.parametrize("seat", SEATS)
def test_who_jumps_needs_a_drive_and_energy_of_its_own(seat):
    """AE-5.3"""
    table = Table(seats=3)
    drive, energy = seat, (seat + 1) % 3
    table.upgrade("up_jump_convoy", drive)
    table.have(energy, energy=1)
    rules = [getattr(jump_bar(table.state, other, 0), "rule", None) for other in SEATS]
    assert rules == ["AE-5.3"] * 3
    table.have(drive, energy=1)
    assert [other for other in SEATS if jump_bar(table.state, other, 0) is None] == [drive]


@pytest.mark.parametrize("seat", SEATS)
def test_modifiers_of_faction_and_cards_add_up_for_their_owner(seat):
    """AE-20.6"""
    table = Table(seats=3)
    before = [(reach_of(table.state, other, 0), launch_reach(table.state, other, 0)) for other in SEATS]
    table.faction("star_nomads", seat)
    table.player(seat).supports = [TACTIC_OF["tac_extended_tanks"], TACTIC_OF["tac_escort_screen"], TACTIC_OF["tac_extended_tanks"]]
    after = [(reach_of(table.state, other, 0), launch_reach(table.state, other, 0)) for other in SEATS]
    assert before == [(1, 1)] * 3
    assert after == [(3, 4) if other == seat else (1, 1) for other in SEATS]


def test_an_empty_map_is_occupied_nowhere():
    """AE-5.5: other players' ships and raiders, never one's own."""
    table = Table()
    table.ship("transport", "r1c1")
    assert occupied(table.state, 0) == 0
    assert occupied(table.state, 1) == 1 << REGION_OF["r1c1"]
    table.raider("B", "r3c3")
    assert occupied(table.state, 0) == 1 << REGION_OF["r3c3"]


# -- amounts


@pytest.mark.parametrize(
    ("cost", "stock", "lacking"),
    [
        ({"basic": 2}, {"titanium": 1, "ice": 1}, 0),
        ({"basic": 2}, {"nanocarbon": 1, "credit": 1}, 0),
        ({"basic": 2}, {"energy": 5, "ice": 1}, 1),
        ({"titanium": 1, "basic": 1}, {"titanium": 2}, 0),
        ({"titanium": 2}, {"ice": 9}, 2),
        ({"titanium": 2, "credit": 1}, {"credit": 3}, 0),
        ({"titanium": 2, "credit": 1}, {"credit": 2}, 1),
        ({"energy": 2}, {"credit": 5}, 2),
        ({"any": 3}, {"energy": 1, "ice": 1, "credit": 1}, 0),
        ({"any": 3}, {"energy": 1, "ice": 1}, 1),
        ({"energy": 1, "any": 2}, {"energy": 2}, 1),
        ({"ice": 1, "nanocarbon": 3}, {"ice": 3, "nanocarbon": 2}, 1),
        ({"vp": 2}, {"vp": 1}, 1),
        ({"titanium": 1, "any": 2}, {"titanium": 1, "ice": 1}, 1),
        ({"basic": 1, "any": 2}, {"titanium": 1, "energy": 1}, 1),
        ({"basic": 1, "any": 2}, {"titanium": 1, "energy": 2}, 0),
    ],
)
def test_what_a_cost_lacks(cost, stock, lacking):
    """AE-1.3, AE-1.5, AE-20.1"""
    table = Table()
    table.have(**stock)
    assert missing(table.state, 0, Cost(amounts(cost))) == lacking
    assert bool(payments(table.state, 0, Cost(amounts(cost)))) == (lacking == 0)


def fewest_to_add(table: Table, cost: Cost, most: int = 6) -> int:
    """How many units of any kinds make a cost payable, tried out."""
    player = table.player()
    start = player.stock
    for count in range(most + 1):
        for kinds in combinations_with_replacement(range(CREDIT + 1), count):
            player.stock = [amount + kinds.count(kind) for kind, amount in enumerate(start)]
            found = payments(table.state, 0, cost)
            player.stock = start
            if found:
                return count
    raise AssertionError("more than that")


@pytest.mark.parametrize(
    "cost", [{"basic": 1, "any": 2}, {"titanium": 1, "ice": 1, "any": 1}, {"energy": 2, "any": 1}, {"credit": 1, "any": 2}]
)
@pytest.mark.parametrize("less", [0, 1, 2])
@pytest.mark.parametrize("stock", [{}, {"titanium": 1}, {"energy": 2}, {"titanium": 1, "ice": 1, "credit": 1}])
def test_what_is_lacking_is_the_fewest_units_that_would_do(cost, less, stock):
    """AE-1.3, AE-1.7, AE-20.1: units of free choice come on top of what is named, less what is remitted."""
    table = Table()
    table.have(**stock)
    due = Cost(amounts(cost), less)
    assert missing(table.state, 0, due) == fewest_to_add(table, due)


def test_all_ways_to_pay_of_each_kind():
    """AE-1.3: titanium, ice and nanocarbon each by themselves or by credits."""
    table = Table()
    table.have(titanium=1, ice=1, nanocarbon=1, credit=1)
    assert payments(table.state, 0, Cost(amounts({"basic": 2}))) == [
        (0, 0, 0, 1, 1, 0),
        (0, 0, 1, 0, 1, 0),
        (0, 0, 1, 1, 0, 0),
        (0, 1, 0, 0, 1, 0),
        (0, 1, 0, 1, 0, 0),
        (0, 1, 1, 0, 0, 0),
    ]
    both = Cost(amounts({"ice": 1, "nanocarbon": 1}))
    assert payments(table.state, 0, both) == [(0, 0, 0, 1, 1, 0), (0, 0, 1, 0, 1, 0), (0, 0, 1, 1, 0, 0)]


def test_any_resource_comes_on_top_of_what_is_named():
    """AE-1.2, AE-1.3, AE-20.1: of each kind, and each kind by itself."""
    table = Table()
    table.have(energy=9, titanium=9, ice=9, nanocarbon=9, credit=9)
    table.hold("lock_on", "jamming", "redeploy", "ceasefire", "hot_refuel", "prospectors")
    for named in ({"energy": 1, "ice": 2, "credit": 3, "tactics": 4}, {"energy": 1, "credit": 2, "tactics": 3}):
        base = tuple(named.get(name, 0) for name in ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics"))
        expected = set()
        for instead in range(named.get("ice", 0) + 1):
            for more in range(6):
                paid = [*base]
                paid[2] -= instead
                paid[4] += instead
                paid[more] += 1
                expected.add(tuple(paid))
        assert payments(table.state, 0, Cost(amounts({**named, "any": 1}))) == sorted(expected)


def test_a_discount_on_any_resources_takes_units_away():
    """AE-1.7: one of two is still to be paid, of whatever kind."""
    table = Table()
    cost = Cost(amounts({"any": 2}), less=1)
    assert missing(table.state, 0, cost) == 1
    table.have(energy=1)
    assert missing(table.state, 0, cost) == 0
    table.have(ice=1)
    assert payments(table.state, 0, cost) == [(0, 0, 1, 0, 0, 0), (1, 0, 0, 0, 0, 0)]


def test_energy_pays_for_a_development_where_that_is_allowed():
    """AE-20.6: in place of each unit, as credits do."""
    table = Table()
    table.have(titanium=1, energy=2, credit=1)
    assert payments(table.state, 0, Cost(amounts({"titanium": 2}), energy=True)) == [
        (1, 0, 0, 0, 1, 0),
        (2, 0, 0, 0, 0, 0),
        (0, 1, 0, 0, 1, 0),
        (1, 1, 0, 0, 0, 0),
    ]


@pytest.mark.parametrize("name", ["energy", "titanium", "ice", "nanocarbon", "credit", "tactics"])
@pytest.mark.parametrize("seat", [0, 1])
def test_each_resource_is_lost_by_itself(name, seat):
    """AE-20.2: as many as are there, and of nothing else."""
    for count, left in ((1, 1), (2, 0), (3, 0)):
        table = Table()
        for each in (0, 1):
            table.have(each, energy=2, titanium=2, ice=2, nanocarbon=2, credit=2)
        table.hold("lock_on", "lock_on")
        table.hold("jamming", "jamming", seat=1)
        table.effect({"op": "lose", "what": {name: count}}, seat=seat)
        while table.state.pending():
            table.play(table.legal(seat)[0], seat=seat)
        for each in (0, 1):
            kinds = ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics")
            found = {kind: table.stock(kind, each) for kind in kinds}
            assert found == {kind: left if (kind, each) == (name, seat) else 2 for kind in kinds}


def test_so_many_ships_are_recalled():
    """AE-20.2"""
    for count in (1, 2):
        table = Table()
        for region in ("r1c2", "r1c3", "r1c5"):
            table.ship("transport", region)
        table.effect({"op": "recall_ship", "count": count})
        for region in ("r1c2", "r1c3")[:count]:
            table.play(act.PickShip("transport", region))
        assert table.at("transport", "bay") == count
        assert table.legal() == []


@pytest.mark.parametrize("times", [1, 2, 3])
def test_a_conversion_is_repeated_so_often(times):
    """AE-20.2: each time it may be declined."""
    table = Table()
    table.have(credit=5)
    table.effect({"op": "convert", "pay": {"credit": 1}, "then": [{"op": "gain", "what": {"vp": 1}}], "times": times, "mandatory": False})
    for done in range(times):
        assert (table.player().vp, table.stock("credit")) == (done, 5 - done)
        table.play(act.Pay(credit=1))
    assert (table.player().vp, table.stock("credit")) == (times, 5 - times)
    assert not any(isinstance(action, act.Pay) for action in table.legal())


def test_a_faction_action_is_used_once_a_turn_whichever_it_is():
    """AE-20.6"""
    table = Table()
    table.faction("kelari_choir")
    table.have(energy=3)
    table.leader("r1c1", 2)
    table.ship("transport", "r1c2")
    table.launch("transport", "r2c1")
    table.play(act.UseAbility(2), act.Pay(energy=1))
    table.play(act.PickRegion("r1c1"))
    assert (table.player().station_leaders, table.player().leaders[REGION_OF["r1c1"]]) == (1, 1)
    assert table.state.active == 1, "nothing is left to do, so the turn is over"


# -- what is told


def told(table: Table, kind: type) -> list[object]:
    assert table.state.journal is not None
    return [entry.event for entry in table.state.journal.entries if isinstance(entry.event, kind)]


def test_gains_are_told_as_they_are_and_nothing_else():
    """AE-22: what is gained is public, but not which cards."""
    table = Table()
    table.state.journal = Journal(2)
    gain_amounts(table.state, 1, amounts({"ice": 2, "vp": 1}), 2)
    table.effect({"op": "gain", "what": {"any": 2}})
    table.play(act.Take(credit=1, titanium=1))
    assert told(table, Gained) == [Gained(1, "ice", 4), Gained(0, "titanium", 1), Gained(0, "credit", 1)]
    assert told(table, Scored) == [Scored(1, 2, 2)]


def test_so_many_cards_are_told_as_could_be_drawn():
    """AE-1.13, AE-17.4"""
    table = Table()
    table.state.journal = Journal(2)
    table.state.board.tactics = [TACTIC_OF["tac_lock_on"]]
    table.state.board.tactics_discard = [TACTIC_OF["tac_jamming"]]
    draw(table.state, 1, 3)
    draw(table.state, 0, 1)
    assert told(table, CardsDrawn) == [CardsDrawn(1, 2)]


@pytest.mark.parametrize(
    ("dice", "winners"),
    [
        ({"p0": (6,), "p1": (5,)}, [0]),
        ({"p0": (4,), "p1": (5,)}, [1]),
        ({"p0": (4,), "p1": (4,)}, []),
        ({"p0": (4,), "raiders": (5,)}, [None]),
    ],
)
def test_who_won_a_battle_is_told(dice, winners):
    """AE-14.7"""
    table = Table()
    for seat in (0, 1):
        table.ship("transport", "r3c3", seat)
    if "raiders" in dice:
        table.raider("B", "r3c3", "plasma_leech")
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    table.state.journal = Journal(2)
    decide(table, **dice)
    assert told(table, BattleWon) == [BattleWon(winner) for winner in winners]
    assert told(table, BattleTied) == ([] if winners else [BattleTied(None)])
    while table.state.battle is not None:
        seat = table.state.pending()[0]
        table.play(act.Decline(), seat=seat)
    assert told(table, BattleEnded) == [BattleEnded(None)]
