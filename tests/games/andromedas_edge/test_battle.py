"""Raiders, battle, damage and repair (AE-13 to AE-15), and its reaction windows (AE-18)."""

from __future__ import annotations

import pytest

from starboard.engine.errors import Refusal
from starboard.engine.journal import Journal
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.battle_events import BattleEnded, EnergySpent
from starboard.games.andromedas_edge.board import RAIDER_SIDE, Battle
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.cards import TACTIC_OF
from starboard.games.andromedas_edge.content.map import REGION_OF, SPACES
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.raiders import RAIDER_IDS, RAIDER_SHIELDS
from starboard.games.andromedas_edge.events import PhaseBegun
from starboard.games.andromedas_edge.rules.battle import escalations, roll
from starboard.games.andromedas_edge.rules.battle_result import Compare
from starboard.games.andromedas_edge.rules.forces import battle_due, dice_of, participants, targeting_of
from starboard.games.andromedas_edge.rules.odds import chances
from starboard.games.andromedas_edge.rules.operation import OPERATIONS
from starboard.games.andromedas_edge.rules.raiders import attackers, place_raider, summon

from .position import Table


def decide(table: Table, **dice: tuple[int, ...]) -> None:
    """Put the final dice on the table and compare them: `p0`, `p1`, …, `raiders`."""
    state = table.state
    battle = state.battle
    assert battle is not None
    state.agendas = [[] for _ in range(state.seats)]
    state.table = state.table[:1] if state.table else []
    for name, values in dice.items():
        member = RAIDER_SIDE if name == "raiders" else int(name[1:])
        battle.dice[member] = values
        battle.fought |= 1 << member
    state.queue(Compare())
    state.advance()


def duel(seats: int = 2) -> Table:
    """Seat 0 is about to launch a transport into r3c3, where seat 1 has one."""
    table = Table(seats=seats)
    table.ship("transport", "r3c2")
    table.ship("transport", "r3c3", seat=1)
    table.moons("r3c3", "c1")
    return table


# -- raiders


def test_no_attack_on_a_region_with_a_raider_of_class_a_to_d():
    """AE-13.1, AE-13.3"""
    table = Table()
    table.raider("A", "r1c2")
    table.raider("B", "r1c3")
    table.state.region = REGION_OF["r1c2"]
    table.ship("fighter", "bay")
    table.launch("fighter", "r1c2")
    assert table.state.board.raiders[1] == REGION_OF["r1c3"]


def test_one_raider_in_range_attacks_by_the_active_players_choice():
    """AE-13.3, AE-13.5"""
    table = Table()
    table.raider("A", "r1c4", "saucer_abductor")
    table.raider("C", "r1c2", "void_leviathan")
    table.raider("D", "r3c1", "dread_armada")
    table.moons("r1c3", "t1")
    table.have(energy=1)
    table.launch("transport", "r1c3")
    assert set(table.legal()) == {act.PickRaider("A", "r1c4"), act.PickRaider("C", "r1c2"), act.PickRaider("D", "r3c1")}
    table.play(act.PickRaider("C", "r1c2"))
    assert participants(table.state) == [0, RAIDER_SIDE]
    assert table.state.board.raiders[0] == REGION_OF["r1c4"]


def test_every_s_in_range_joins_an_s():
    """AE-13.1, AE-13.3"""
    table = Table()
    for region in ("r1c2", "r1c2", "r1c4", "r4c3"):
        table.raider("S", region, "vorticon_attackers")
    table.moons("r1c3", "t1")
    table.have(energy=3)
    table.launch("transport", "r1c3").play(act.PickRaider("S", "r1c2"))
    assert table.state.board.raiders[4:].count(REGION_OF["r1c3"]) == 3


def test_swarms_attack_together():
    """AE-13.3, AE-13.4: weapons and targeting by standees."""
    table = Table()
    for region in ("r1c2", "r1c4", "r2c3"):
        table.raider("S", region, "vorticon_attackers")
    table.state.region = REGION_OF["r1c3"]
    assert attackers(table.state) == [4, 5, 6]
    for standee in (4, 5, 6):
        table.state.board.raiders[standee] = REGION_OF["r1c3"]
    assert dice_of(table.state, RAIDER_SIDE) == 3
    assert targeting_of(table.state, RAIDER_SIDE) == 3


def test_raider_values():
    """AE-13.4"""
    table = Table()
    table.raider("D", "r1c3", "singularity_engine")
    table.state.region = REGION_OF["r1c3"]
    assert dice_of(table.state, RAIDER_SIDE) == 6
    assert targeting_of(table.state, RAIDER_SIDE) == 2


def test_a_raider_on_the_map_calls_two_of_class_s():
    """AE-13.2"""
    table = Table()
    summon(table.state, 1)
    assert table.state.board.raiders[1] >= SPACES
    summon(table.state, 1)
    assert sum(region != NOTHING for region in table.state.board.raiders[4:]) == 2


def test_raiders_of_two_classes_never_share_a_region():
    """AE-13.1, AE-13.2: another nebula is rolled; without a free one nothing is placed."""
    for seed in range(6):
        table = Table(seed=seed)
        for number in range(1, 6):
            table.state.board.raiders[min(number, 3) if number < 4 else number] = SPACES + number - 1
        place_raider(table.state, 0)
        assert table.state.board.raiders[0] == SPACES + 5
    full = Table()
    for number in range(6):
        full.state.board.raiders[[1, 2, 3, 4, 5, 6][number]] = SPACES + number
    place_raider(full.state, 0)
    assert full.state.board.raiders[0] == NOTHING


def test_the_leviathan_appears_where_most_leaders_are():
    """AE-13.6"""
    table = Table()
    table.state.board.raider_cards[2] = RAIDER_IDS.index("void_leviathan")
    table.leader("r3c3", 2)
    table.leader("r1c1", 5)
    place_raider(table.state, 2)
    assert table.state.board.raiders[2] == REGION_OF["r3c3"]


def test_special_regions_draw_raiders_by_their_numbers():
    """AE-21.3"""
    table = Table(special="vortices")
    for _ in range(4):
        place_raider(table.state, 4)
    assert all(region in (REGION_OF["r2c2"], REGION_OF["r3c4"]) for region in table.state.board.raiders[4:])


# -- the six steps


def test_escalation_goes_in_turn_order_and_once():
    """AE-14.1, EX-16"""
    table = duel(seats=3)
    table.ship("transport", "r2c2")
    table.ship("transport", "r2c3", seat=2)
    table.ship("heavy_cruiser", "r1c1", seat=1)
    table.have(seat=1, energy=1)
    table.launch("transport", "r3c3")
    assert table.can(act.MoveShip("transport", "r3c2", "r3c3"))
    table.play(act.MoveShip("transport", "r3c2", "r3c3"), act.Finish())
    assert table.state.pending() == [1]
    table.play(act.MoveShip("heavy_cruiser", "r1c1", "r3c3", True), seat=1)
    assert table.stock("energy", seat=1) == 0
    assert table.state.pending() == [2]
    table.play(act.MoveShip("transport", "r2c3", "r3c3"), seat=2)
    assert table.at("transport", "r3c3") == 2
    assert table.state.battle is None or table.state.battle.step > 1


def test_dice_and_targeting():
    """AE-14.4, AE-14.5, AE-10.6"""
    table = Table()
    table.state.region = REGION_OF["r3c3"]
    table.ship("transport", "r3c3")
    table.ship("heavy_cruiser", "r3c3")
    assert (dice_of(table.state, 0), targeting_of(table.state, 0)) == (4, 2)
    table.development("r4c3")
    table.development("r3c3")
    table.development("r1c5")
    assert dice_of(table.state, 0) == 6
    table.ship("fighter", "r3c3")
    table.upgrade("up_ace_squadron")
    assert (dice_of(table.state, 0), targeting_of(table.state, 0)) == (6, 5)


def test_energy_buys_dice_up_to_six():
    """AE-14.3, AE-14.4"""
    table = duel()
    table.have(energy=9)
    table.development("r4c3")
    table.launch("transport", "r3c3").play(act.Finish())
    spends = [action.dice for action in table.legal() if isinstance(action, act.SpendEnergy)]
    assert spends == [0, 1, 2, 3, 4]
    table.play(act.SpendEnergy(4))
    assert table.stock("energy") == 5


def test_dice_obey_targeting():
    """AE-14.6, EX-17"""
    table = Table()
    for aim in range(1, 6):
        rolled = [die for _ in range(40) for die in roll(table.state, 6, aim)]
        assert set(rolled) == set(range(aim, 7))
    for _ in range(20):
        dice = roll(table.state, 6, 1)
        assert list(dice) == sorted(dice, reverse=True)


def test_the_winner_gains_supremacy_and_the_reward_once():
    """AE-14.8, AE-14.10, AE-14.11"""
    table = Table()
    for region in ("r3c3", "r3c3"):
        table.raider("S", region, "null_locusts")
    table.ship("transport", "r3c2")
    table.have(energy=1)
    table.launch("transport", "r3c3").play(act.Finish())
    decide(table, p0=(6, 6), raiders=(5, 4))
    assert table.step("supremacy") == 1
    assert table.player().vp == 1
    assert table.stock("tactics") == 1
    assert table.state.board.raiders.count(REGION_OF["r3c3"]) == 1
    assert table.state.battle is None


def test_a_raiders_shield_takes_the_first_damage():
    """AE-14.10, AE-13.5"""
    table = Table()
    table.raider("B", "r3c3", "iron_hulk")
    table.ship("transport", "r3c2")
    for _ in range(2):
        table.have(energy=1)
        table.launch("transport", "r3c3").play(act.Finish())
        decide(table, p0=(6,), raiders=(5,))
        hits = table.state.board.raider_hits[1]
        table.player().fleet[1] = -1
        table.begin(0)
    assert table.state.board.raiders[1] == NOTHING
    assert (hits, table.state.board.raider_hits[1]) == (0, 0)


def test_developments_two_regions_away_give_no_dice():
    """AE-10.6, AE-14.4: in the active region and beside it."""
    for region, dice in (("r3c3", 1), ("r3c2", 1), ("r2c3", 1), ("r3c1", 0), ("r1c3", 0)):
        table = Table()
        table.state.region = REGION_OF["r3c3"]
        table.ship("transport", "r3c3")
        table.development(region)
        assert dice_of(table.state, 0) == 1 + dice, region


def test_a_full_tie_damages_raiders_too():
    """AE-14.7, AE-14.10: one damage, no supremacy, no reward."""
    for shields in (False, True):
        table = Table()
        table.raider("B", "r3c3", "iron_hulk" if shields else "plasma_leech")
        table.ship("transport", "r3c2")
        table.have(energy=3)
        table.launch("transport", "r3c3").play(act.Finish())
        vp = table.player().vp
        decide(table, p0=(5, 3), raiders=(5, 3))
        table.play(act.Decline())
        printed = RAIDER_SHIELDS[RAIDER_IDS.index("iron_hulk" if shields else "plasma_leech")]
        assert table.state.board.raider_hits[1] == min(1, printed)
        assert (table.state.board.raiders[1] == NOTHING) == (printed == 0)
        assert (table.at("transport", "wreck"), table.step("supremacy"), table.player().vp) == (1, 0, vp)


def test_a_full_tie_defeats_all():
    """AE-14.7"""
    table = duel()
    table.have(energy=1)
    table.launch("transport", "r3c3").play(act.Finish())
    decide(table, p0=(6, 3), p1=(6, 3))
    table.play(act.Decline())
    table.play(act.Decline(), seat=1)
    assert table.at("transport", "wreck") == 1
    assert table.at("transport", "wreck", seat=1) == 1
    assert table.step("supremacy") == 0


def test_tactical_operations():
    """AE-14.9, EX-19, W5"""
    table = duel()
    table.have(energy=1)
    table.unplaced("e2", seat=1)
    table.launch("transport", "r3c3").play(act.Finish())
    decide(table, p0=(6,), p1=(5,))
    assert not table.can(act.TacticalMoon(), seat=1)
    table.play(act.PlaceMoon("e2"), seat=1)
    table.play(act.TacticalMoon(), seat=1)
    assert table.stock("energy", seat=1) == 2
    assert table.player(1).tactical == MOON_OF["e2"]
    assert table.at("transport", "wreck", seat=1) == 1


def test_a_full_battle():
    """EX-20; AE-14.2, AE-14.3: escalation with a jump, diplomacy, preparation, result, damage."""
    table = Table()
    table.raider("A", "r1c3", "saucer_abductor")
    table.ship("transport", "r3c2")
    table.ship("heavy_cruiser", "r3c1")
    table.development("r4c3")
    table.ship("transport", "r2c3", seat=1)
    table.ship("fighter", "r3c5", seat=1)
    table.moons("r3c3", "c1")
    table.have(energy=1)
    table.have(seat=1, energy=2)
    table.hold("infrafrequencies", seat=1)
    table.launch("transport", "r3c3")
    if table.can(act.GoOn()):
        table.play(act.GoOn())
    assert table.state.board.raiders[0] == REGION_OF["r3c3"]
    while table.can(act.GoOn()):
        table.play(act.GoOn())
    table.play(act.MoveShip("transport", "r3c2", "r3c3"), act.MoveShip("heavy_cruiser", "r3c1", "r3c3", True))
    assert table.stock("energy") == 0
    table.play(act.Finish())
    table.play(act.MoveShip("transport", "r2c3", "r3c3"), act.MoveShip("fighter", "r3c5", "r3c3"), seat=1)
    table.play(act.PlayCard("tac_infrafrequencies"), seat=1)
    assert table.player(1).vp == 4
    for seat in (0, 1):
        table.play(act.Decline(), seat=seat)
    state = table.state
    assert (dice_of(state, 0), targeting_of(state, 0)) == (6, 3)
    if state.pending() == [0]:
        table.play(act.SpendEnergy(0))
    table.play(act.SpendEnergy(2), seat=1)
    battle = state.battle
    assert battle is not None
    assert [len(battle.dice[member]) for member in (0, 1, RAIDER_SIDE)] == [6, 5, 3]
    assert [battle.targeting[member] for member in (0, 1, RAIDER_SIDE)] == [3, 2, 1]


def test_the_result_of_the_full_battle():
    """EX-20 from the final dice on; AE-14.7 to AE-14.10, AE-15.1"""
    table = Table()
    for ship in ("transport", "transport", "heavy_cruiser"):
        table.ship(ship, "r3c3")
    table.ship("transport", "r3c3", seat=1)
    table.ship("fighter", "r3c3", seat=1)
    table.raider("A", "r3c3", "saucer_abductor")
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    table.state.phase = 4
    table.player().tactical = MOON_OF["c1"]
    decide(table, p0=(6, 5, 4, 4, 3, 3), p1=(6, 6, 3, 2, 2), raiders=(5, 4, 2))
    assert table.step("supremacy", seat=1) == 1
    assert (table.player(1).vp, table.stock("tactics", seat=1)) == (2, 1)
    table.play(act.TacticalMoon())
    assert table.stock("credit") == 1
    assert table.state.board.raiders[0] == NOTHING
    assert table.at("transport", "wreck") == 2
    assert table.at("heavy_cruiser", "r3c3") == 1
    assert table.player().hits == [0, 0, 0, 1]
    assert table.at("fighter", "r3c3", seat=1) == 1


def test_free_actions_in_a_battle():
    """AE-4.4, AE-14.12, EX-26: moons and tokens yes, action cards no."""
    table = duel()
    table.ship("heavy_cruiser", "r2c3")
    table.player().hits[3] = 1
    table.have(energy=1)
    table.unplaced("e2", "t1r1")
    table.hold("patch_team")
    table.launch("transport", "r3c3")
    if table.can(act.GoOn()):
        table.play(act.GoOn())
    table.play(act.MoveShip("heavy_cruiser", "r2c3", "r3c3"), act.Finish())
    assert not table.can(act.PlayCard("tac_patch_team"))
    assert table.can(act.SpendEnergy(1))
    table.play(act.DiscardMoon("e2"))
    assert table.can(act.SpendEnergy(2))
    table.play(act.SpendEnergy(2))
    battle_over = table.state.battle is None
    assert battle_over or table.state.battle.step >= 4


def test_leaders_where_a_battle_looms_may_be_recruited_before_it():
    """AE-4.4, AE-17.2: a player who loses the ship there could not any more."""
    table = duel()
    table.leader("r3c3", 2)
    table.leader("r3c2", 1)
    table.launch("transport", "r3c3")
    assert act.GoOn() in table.legal()
    table.play(act.Recruit("r3c3", 2))
    assert table.player().station_leaders == 2


def test_leaders_elsewhere_are_no_reason_to_pause_before_a_battle():
    """AE-4.4"""
    table = duel()
    table.leader("r3c2", 1)
    table.launch("transport", "r3c3")
    assert act.GoOn() not in table.legal()


def test_leaders_may_be_recruited_before_raiders_attack():
    """AE-4.4, AE-6.7"""
    table = Table()
    table.raider("B", "r3c2", "iron_hulk")
    table.leader("r3c3")
    table.launch("transport", "r3c3")
    assert set(table.legal()) == {act.GoOn(), act.Recruit("r3c3", 1)}
    assert table.state.board.raiders[1] == REGION_OF["r3c2"]


def test_support_and_event_cards_are_played_in_a_battle_of_the_own_turn():
    """AE-17.3: only action cards are kept out."""
    table = duel()
    table.hold("escort_screen", "show_of_force", "hot_refuel")
    table.hold("stellar_census", seat=1)
    table.have(energy=1, leaders=1)
    table.have(seat=1, energy=1, leaders=1)
    table.launch("transport", "r3c3").play(act.GoOn(), act.Finish())
    assert table.state.battle is not None
    assert table.state.battle.step == 3
    assert not table.can(act.PlayCard("tac_hot_refuel"))
    dice = dice_of(table.state, 0)
    table.play(act.PlayCard("tac_escort_screen"))
    assert dice_of(table.state, 0) == dice + 1
    table.play(act.PlayCard("tac_show_of_force"))
    assert table.step("supremacy") == 1
    table.play(act.SpendEnergy(0))
    assert table.state.pending() == [1]
    assert not table.can(act.PlayCard("tac_stellar_census"), seat=1)


def test_a_diplomat_may_play_a_support_card_first():
    """AE-14.2, AE-17.3: it is not the one diplomacy card."""
    table = duel()
    table.hold("escort_screen", "infrafrequencies")
    table.launch("transport", "r3c3").play(act.GoOn(), act.Finish())
    assert table.state.battle is not None
    assert table.state.battle.step == 2
    table.play(act.PlayCard("tac_escort_screen"))
    assert table.can(act.PlayCard("tac_infrafrequencies"))
    assert table.state.battle.spoken == 0


def test_in_preparation_only_the_active_player_is_asked_for_free_actions():
    """AE-4.4, AE-14.3: nobody has energy or cards here, but both have moons."""
    table = duel()
    table.unplaced("t2", seat=1)
    table.launch("transport", "r3c3").play(act.Finish())
    assert table.state.battle is not None
    assert table.state.battle.step == 3
    assert {act.SpendEnergy(0), act.DiscardMoon("c1")} <= set(table.legal())
    table.play(act.SpendEnergy(0))
    assert table.state.battle is None or table.state.battle.step > 3


def test_a_shield_is_recharged_before_damage():
    """AE-14.10, EX-26"""
    table = Table()
    table.ship("heavy_cruiser", "r3c3")
    table.ship("transport", "r3c3", seat=1)
    table.player().hits[3] = 1
    table.unplaced("t1r1")
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    table.state.phase = 4
    decide(table, p0=(4,), p1=(6,))
    table.play(act.TacticalCard())
    table.play(act.DiscardMoon("t1r1"), act.RepairShield("heavy_cruiser"))
    assert table.at("heavy_cruiser", "r3c3") == 1
    assert table.player().hits[3] == 1


def test_a_battle_needs_two_sides_to_the_end():
    """AE-14.1, AE-6.7: when a side leaves, it is over without winner."""
    table = duel()
    table.hold("safe_passage", seat=1)
    table.have(energy=1)
    table.launch("transport", "r3c3").play(act.Finish())
    table.play(act.PlayCard("tac_safe_passage"), act.PickRegion("r2c3"), seat=1)
    assert table.state.battle is None
    assert table.step("supremacy") == 0
    assert not battle_due(table.state)


def test_a_launch_into_battle_has_a_forecast():
    """AE-13.3, AE-14.4: who could attack, and the exact chance for the best choice."""
    table = Table()
    table.raider("A", "r1c4", "saucer_abductor")
    table.raider("C", "r1c2", "void_leviathan")
    table.begin(0)
    shown = {one.region: one for one in table.state.view(0).prospects if one.ship == "transport"}
    assert shown["r1c3"].attackers == ["A", "C"]
    assert [side.dice for side in shown["r1c3"].sides] == [1, 3]
    assert shown["r1c3"].foes == []
    assert shown["r1c3"].chance == round(chances((((1, 1),), ((3, 1),)))[0], 6)
    assert "r4c2" not in shown
    assert table.state.view(1).prospects == []
    assert table.state.board.raiders[0] == REGION_OF["r1c4"]


def test_a_forecast_is_no_result():
    """AE-14.4: nothing is spent, rolled, won or lost yet."""
    table = duel()
    table.begin(0)
    [one] = [one for one in table.state.view(0).prospects if (one.ship, one.region) == ("transport", "r3c3")]
    assert one.foes == [1]
    assert [(side.seat, side.dice, side.energy, side.rolled, side.won, side.defeated) for side in one.sides] == [
        (0, 1, 0, [], False, False),
        (1, 1, 0, [], False, False),
    ]


def test_a_battle_left_by_one_side_is_over_before_anything_else():
    """AE-14.1: the part of the turn ends with it."""
    table = duel()
    table.hold("safe_passage", seat=1)
    table.launch("transport", "r3c3").play(act.Finish())
    table.state.journal = Journal(2)
    table.play(act.PlayCard("tac_safe_passage"), act.PickRegion("r2c3"), seat=1)
    told = [entry.event for entry in table.state.journal.entries]
    assert told.index(PhaseBegun(None, "after")) < told.index(BattleEnded(None))


def test_a_battle_that_was_fought_is_over_before_anything_else():
    """AE-14.11: after the damage."""
    table = Table()
    for seat in (0, 1):
        table.ship("transport", "r3c3", seat)
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    table.state.phase = 4
    table.state.journal = Journal(2)
    decide(table, p0=(6,), p1=(4,))
    table.play(act.Decline(), seat=1)
    told = [entry.event for entry in table.state.journal.entries]
    assert told.index(PhaseBegun(None, "after")) < told.index(BattleEnded(None))


@pytest.mark.parametrize("seat", [0, 1])
def test_who_withdraws_flies_with_its_own_drives(seat):
    """AE-5.4, AE-20.2: into a nebula with hyperdrive only, whoever else has it."""
    for ships in ("all", 1):
        table = Table()
        table.state.region = REGION_OF["r3c5"]
        for each in (0, 1):
            table.ship("transport", "r3c5", each)
        table.player(seat).supports = [TACTIC_OF["tac_nebula_charts"]]
        withdraw = OPERATIONS.read({"op": "withdraw", "ships": ships, "raider_free": True})
        for each in (0, 1):
            ways = withdraw.ways(table.state, each)
            goals = {way.to if isinstance(way, act.MoveShip) else way.region for way in ways}
            assert goals == {"r2c4", "r3c4"} | ({"nebula_3", "nebula_4"} if each == seat else set())


@pytest.mark.parametrize("seat", [0, 1])
def test_who_escalates_flies_with_its_own_drives(seat):
    """AE-5.4, AE-14.1: through a nebula, or by a jump into one, with hyperdrive of the own ships only."""
    for goal, start, ship in (("r3c5", "r1c5", "fighter"), ("nebula_3", "r4c3", "heavy_cruiser")):
        table = Table()
        table.clear("r2c4", "r3c4")
        table.state.region = REGION_OF[goal]
        for each in (0, 1):
            table.have(each, energy=1)
            table.ship(ship, start, each)
            assert escalations(table.state, each) == []
        table.player(seat).supports = [TACTIC_OF["tac_nebula_charts"]]
        assert escalations(table.state, seat) == [act.MoveShip(ship, start, goal, ship == "heavy_cruiser")]
        assert escalations(table.state, 1 - seat) == []


@pytest.mark.parametrize("seat", [0, 1])
def test_who_escalates_flies_as_far_as_its_own_ships_do(seat):
    """AE-14.1, AE-20.6"""
    table = Table()
    table.state.region = REGION_OF["r3c3"]
    for each in (0, 1):
        table.ship("transport", "r1c3", each)
    table.player(seat).supports = [TACTIC_OF["tac_extended_tanks"]]
    assert escalations(table.state, seat) == [act.MoveShip("transport", "r1c3", "r3c3")]
    assert escalations(table.state, 1 - seat) == []


@pytest.mark.parametrize(("card", "asked"), [("show_of_force", True), ("escort_screen", False), ("hot_refuel", False), ("", False)])
def test_before_damage_who_lost_is_asked_for_events_alone(card, asked):
    """AE-14.10, AE-17.3: no other card of the own turn saves a ship."""
    table = Table()
    for seat in (0, 1):
        table.ship("transport", "r3c3", seat)
    if card:
        table.hold(card)
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    table.state.phase = 4
    decide(table, p0=(4,), p1=(6,))
    table.play(act.TacticalCard() if table.can(act.TacticalCard()) and not card else act.Decline())
    assert table.can(act.GoOn()) == asked
    assert table.at("transport", "wreck") == (0 if asked else 1)


def test_only_the_defeated_save_ships():
    """AE-14.10, AE-17.6: both hold the card, the one who lost is asked."""
    for dice in ({"p0": (6,), "p1": (4,)}, {"p0": (4,), "p1": (6,)}):
        table = Table()
        for seat in (0, 1):
            table.ship("transport", "r3c3", seat)
        table.hold("emergency_shields")
        table.hold("emergency_shields", seat=1)
        table.state.region = REGION_OF["r3c3"]
        table.state.battle = Battle.begun(table.state.region)
        table.state.phase = 4
        decide(table, **dice)
        loser = 1 if dice["p0"] == (6,) else 0
        table.play(act.Decline(), seat=loser)
        assert table.state.pending() == [loser]
        table.play(act.PlayCard("tac_emergency_shields"), seat=loser)
        assert [table.at("transport", "r3c3", seat) for seat in (0, 1)] == [1, 1]


def test_fewer_than_no_dice_are_refused():
    """AE-14.3, AE-14.4"""
    table = duel()
    table.have(energy=1)
    table.launch("transport", "r3c3").play(act.Finish())
    with pytest.raises(Refusal) as refused:
        table.state.check(0, act.SpendEnergy(-1))
    assert (refused.value.rule, refused.value.text.key) == ("AE-14.4", "barred-no-more-dice")


# -- raider abilities


def test_plasma_leech_makes_dice_dear():
    """AE-20.6, EX-32"""
    table = Table()
    table.raider("B", "r3c3", "plasma_leech")
    table.ship("transport", "r3c2", seat=1)
    table.have(seat=1, energy=5)
    table.ship("science_vessel", "r3c3", seat=1)
    table.ship("transport", "r3c3", seat=1)
    table.ship("fighter", "bay")
    table.launch("fighter", "r3c3")
    if table.state.pending() == [1]:
        table.play(act.Finish(), seat=1)
    assert [action.dice for action in table.legal(1) if isinstance(action, act.SpendEnergy)] == [0, 1, 2]
    assert table.state.view(0).battle.die_energy == 2
    table.state.journal = Journal(2)
    table.play(act.SpendEnergy(2), seat=1)
    assert EnergySpent(1, 4, 2) in [entry.event for entry in table.state.journal.entries]


def test_the_iron_hulk_ignores_shields_only_when_it_wins():
    """AE-20.6, EX-33"""
    for raiders, wrecks, hits in (((6,), 1, 0), ((2,), 0, 1)):
        table = Table()
        table.raider("B", "r3c3", "iron_hulk")
        table.ship("heavy_cruiser", "r3c3")
        table.ship("transport", "r3c3")
        table.ship("transport", "r3c3", seat=1)
        table.state.region = REGION_OF["r3c3"]
        table.state.battle = Battle.begun(table.state.region)
        table.state.phase = 4
        decide(table, p0=(3,), p1=(4,), raiders=raiders)
        table.play(act.Decline())
        if table.can(act.TacticalCard(), seat=1):
            table.play(act.Decline(), seat=1)
        assert table.at("heavy_cruiser", "wreck") == wrecks
        assert table.player().hits[3] == hits
        assert table.at("transport", "wreck") == 1


def test_raiders_that_win():
    """AE-14.8, AE-15.6, AE-20.6: what each of them does to the defeated."""

    def lost_to(rank: str, card: str) -> Table:
        table = Table()
        table.raider(rank, "r3c3", card)
        table.ship("transport", "r3c3")
        table.moons("r3c3", "t1", "t2")
        table.have(energy=3, leaders=2)
        table.state.region = REGION_OF["r3c3"]
        table.state.battle = Battle.begun(table.state.region)
        table.state.phase = 4
        decide(table, p0=(3,), raiders=(6,))
        return table

    assert lost_to("S", "null_locusts").stock("energy") == 1
    table = lost_to("A", "saucer_abductor")
    assert table.player().station_leaders == 1
    assert sum(table.player().leaders[SPACES:]) == 1
    assert lost_to("A", "corsair_flotilla").stock("energy") == 2
    table = lost_to("C", "mechaphage")
    table.play(act.PickModule("treasury"))
    assert table.player().phages[table.index("treasury")] == 1
    assert table.state.board.phages == 4
    assert len(lost_to("C", "void_leviathan").state.board.moons[REGION_OF["r3c3"]]) == 1


def test_the_armada_lets_nobody_go_and_the_engine_bars_jumps():
    """AE-20.6"""
    table = Table()
    table.raider("D", "r3c3", "dread_armada")
    table.ship("fighter", "bay")
    table.hold("safe_passage")
    table.ship("transport", "r1c1")
    table.launch("fighter", "r3c3") if table.can(act.Launch("fighter", "r3c3")) else None
    assert not table.can(act.PlayCard("tac_safe_passage"))
    table = Table()
    table.raider("D", "r3c3", "singularity_engine")
    table.ship("transport", "r3c2")
    table.ship("heavy_cruiser", "r1c1")
    table.have(energy=3)
    table.launch("transport", "r3c3")
    moves = [action for action in table.legal() if isinstance(action, act.MoveShip)]
    assert not any(move.jump for move in moves)


# -- damage and repair


def test_repair_options_in_turn():
    """AE-15.3, AE-15.4, AE-15.5"""
    table = Table()
    table.ship("transport", "wreck")
    table.ship("heavy_cruiser", "r1c1")
    table.player().hits[3] = 1
    table.damage("treasury", 2)
    table.effect({"op": "repair", "times": 4, "no_vp": False})
    table.play(act.RepairShip("transport"))
    assert table.at("transport", "barge") == 1
    table.play(act.RepairShield("heavy_cruiser"))
    assert table.player().hits == [0] * 4
    assert table.player().damaged() == 0
    assert table.player().vp == 0
    table.effect({"op": "repair", "times": 2, "no_vp": False})
    assert table.player().vp == 2
    table.effect({"op": "repair", "times": 1, "no_vp": True})
    assert table.player().vp == 2


def test_module_damage_needs_an_undamaged_module():
    """AE-15.3"""
    table = Table()
    for module in ("main_reactor", "shipwright", "treasury"):
        table.damage(module)
    table.effect({"op": "damage_module", "count": 1})
    assert table.player().damaged() == 4
    table.effect({"op": "damage_module", "count": 1})
    assert table.player().damage == [1, 1, 1, 1]


def test_a_mechaphage_counts_as_damage_and_goes_back():
    """AE-15.6"""
    table = Table()
    table.player().phages[2] = 1
    table.state.board.phages = 4
    assert table.player().damaged() == 1
    table.effect({"op": "repair", "times": 1, "no_vp": False})
    assert table.player().damaged() == 0
    assert table.state.board.phages == 5


# -- windows


def test_only_who_can_react_is_asked():
    """AE-18.1, AE-18.3, AE-17.6"""
    table = Table(seats=3)
    table.hold("warp_trace", seat=1)
    table.hold("warp_trace", seat=2)
    table.ship("transport", "r1c2", seat=1)
    table.moons("r1c3", "t1")
    table.launch("transport", "r1c3")
    assert table.state.pending() == [1]
    table.play(act.PlayCard("tac_warp_trace"), act.PickOption(1), seat=1)
    assert (table.stock("energy", seat=1), table.player(1).vp) == (1, 1)
    assert table.state.pending() == [0]
    assert table.can(act.EndTurn())


def test_moonjackers_copy_a_moon():
    """AE-18.1 W3, AE-6.5"""
    table = Table()
    table.hold("moonjackers", seat=1)
    table.moons("r1c3", "t1v1")
    table.launch("transport", "r1c3")
    table.play(act.PlayCard("tac_moonjackers"), seat=1)
    assert (table.stock("titanium", seat=1), table.player(1).vp) == (1, 1)


def test_a_shield_is_repaired_before_a_battle():
    """AE-18.1 W2, AE-18.2"""
    table = duel()
    table.hold("patch_team", seat=1)
    table.have(energy=1)
    table.ship("heavy_cruiser", "r1c1", seat=1)
    table.player(1).hits[3] = 1
    table.launch("transport", "r3c3")
    assert table.state.pending() == [1]
    table.play(act.PlayCard("tac_patch_team"), seat=1)
    assert table.player(1).hits == [0] * 4


def test_slot_points_that_reach_the_terminus_open_a_window():
    """AE-18.1 W1 and W7, AE-18.4"""
    table = Table()
    table.module("com_courier_relay", seat=1)
    table.unplaced("e2", seat=1)
    table.have(seat=1, vp=58)
    table.launch("transport", "r1c2")
    assert set(table.legal(1)) == {act.PlaceMoon("e2"), act.Pass()}
    table.play(act.PlaceMoon("e2"), act.PickSlot("output", "com_courier_relay"), seat=1)
    assert table.state.end_triggered


def test_any_turn_cards_whose_points_end_the_game_are_asked_for():
    """AE-17.6, AE-18.1 W1 and W7: Patch Team is worth 2 VP while nothing needs repair."""
    for vp, broken, asked in ((58, 0, True), (57, 0, False), (58, 1, False), (59, 1, True)):
        table = Table()
        table.hold("patch_team", seat=1)
        table.have(seat=1, vp=vp)
        table.damage("treasury", broken, seat=1)
        table.launch("transport", "r1c2")
        assert table.can(act.Pass(), seat=1) == asked, (vp, broken)
        if asked:
            table.play(act.PlayCard("tac_patch_team"), seat=1)
            if broken:
                assert table.player(1).damaged() == 0
            assert table.state.end_triggered


def test_any_turn_cards_and_slots_end_the_game_together():
    """AE-18.1"""
    table = Table()
    table.module("com_courier_relay", seat=1)
    table.unplaced("e2", seat=1)
    table.hold("patch_team", seat=1)
    table.have(seat=1, vp=56)
    table.launch("transport", "r1c2")
    assert set(table.legal(1)) == {act.PlaceMoon("e2"), act.PlayCard("tac_patch_team"), act.Pass()}


def test_any_turn_cards_are_asked_for_on_the_last_turn():
    """AE-18.1 W7, AE-19.2: also where a limit of turns ends the game."""
    for limit, last, asked in ((0, 0, False), (0, 2, False), (0, 1, True), (1, 0, True), (2, 0, False)):
        table = Table()
        table.hold("patch_team", seat=1)
        table.state.turn_limit = limit
        table.state.last_turns = last
        table.state.end_triggered = last > 0
        table.launch("transport", "r1c2")
        while table.state.active == 0 and table.state.pending() == [0] and not table.state.over:
            table.play(table.legal()[0])
        assert (table.state.pending() == [1] and table.can(act.PlayCard("tac_patch_team"), seat=1) and table.state.active == 0) == asked


def test_one_point_of_a_slot_is_reason_enough_before_an_event():
    """AE-18.1 W7"""
    for points, asked in ((1, True), (0, False)):
        table = Table()
        table.module("com_import_terminal" if points else "com_toll_gate", seat=1)
        table.unplaced("e2", seat=1)
        table.state.event_due = True
        table.launch("transport", "r1c2")
        if act.EndTurn() in table.legal():
            table.play(act.EndTurn())
        assert (table.state.view(1).window == "turn-end") == asked
        assert table.can(act.Pass(), seat=1) == asked


def test_one_point_of_a_slot_can_end_the_game():
    """AE-18.1 W1, AE-18.4: but not where it falls short."""
    for vp, asked in ((59, True), (58, False)):
        table = Table()
        table.module("com_import_terminal", seat=1)
        table.unplaced("e2", seat=1)
        table.have(seat=1, vp=vp)
        table.launch("transport", "r1c2")
        assert (table.state.view(1).window == "launch") == asked


def test_before_an_event_a_moon_is_placed_at_the_end_of_the_turn_only():
    """AE-18.1 W1 and W7: after a launch it would matter to nobody."""
    table = Table()
    table.module("com_import_terminal", seat=1)
    table.unplaced("e2", seat=1)
    table.state.event_due = True
    table.launch("transport", "r1c2")
    while table.state.pending() == [0]:
        assert table.can(act.EndTurn())
        table.play(act.EndTurn())
    assert table.state.view(1).window == "turn-end"
    assert table.can(act.PlaceMoon("e2"), seat=1)


def test_moons_may_be_placed_on_the_last_turn_whatever_they_are_worth():
    """AE-18.1 W7: at its end, not after the launch."""
    table = Table()
    table.unplaced("e2", seat=1)
    table.state.end_triggered = True
    table.state.last_turns = 1
    table.launch("transport", "r1c2")
    if act.EndTurn() in table.legal():
        table.play(act.EndTurn())
    assert table.state.view(1).window == "turn-end"
    assert set(table.legal(1)) == {act.PlaceMoon("e2"), act.Pass()}


def test_passing_is_not_shown():
    """AE-22: nobody else hears that a seat was asked."""
    table = Table()
    table.hold("moonjackers", seat=1)
    table.moons("r1c3", "t1v1")
    table.state.journal = Journal(2)
    table.launch("transport", "r1c3")
    before = len(table.state.journal.entries)
    view = table.state.view(0)
    table.play(act.Pass(), seat=1)
    fresh = table.state.journal.entries[before:]
    assert not any(entry.event.seat == 1 and entry.event.__class__.__name__ != "TurnBegun" for entry in fresh)
    assert view.battle is None
