"""Each thing that cannot be done, with the rule that bars it and the reason that is told (AE-4.8)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.text import render
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.board import Battle
from starboard.games.andromedas_edge.content import TACTICS
from starboard.games.andromedas_edge.content.cards import DISCOVERY_OF
from starboard.games.andromedas_edge.content.map import REGION_OF
from starboard.games.andromedas_edge.content.ships import SETTLED, UPGRADE_OF
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.rules.battle import BeginBattle, Preparation
from starboard.games.andromedas_edge.rules.battle_result import Operating, Precedence
from starboard.games.andromedas_edge.rules.effects import Ask
from starboard.games.andromedas_edge.rules.moons import receive
from starboard.games.andromedas_edge.rules.payment import Cost, charge
from starboard.games.andromedas_edge.rules.windows import W_LAUNCH, Open, Reaction

from .position import Table
from .test_cards import fight

BUY = {"op": "buy_module", "columns": ["science"], "min": 1, "max": 2, "discount": 0, "discard_if_fewer": False}
SETTLE = {"op": "build_development", "discount": 0, "mandatory": False, "then": []}


def refusal(table: Table, action: Action, seat: int = 0) -> Refusal:
    with pytest.raises(Refusal) as refused:
        table.state.check(seat, action)
    return refused.value


def why(table: Table, action: Action, seat: int = 0) -> tuple[str | None, str]:
    """The rule and the reason."""
    found = refusal(table, action, seat)
    return found.rule, found.text.key.removeprefix("barred-")


def told(table: Table, action: Action, seat: int = 0) -> str:
    return render(refusal(table, action, seat).text, game="andromedas_edge")


def ask(table: Table, task: Any, seat: int = 0) -> Table:
    """A question of its own, with nothing else open.

    Compiled classes share one cache of ABC, which mixes up what `isinstance` says of them here: a question is what has options.
    """
    state = table.state
    state.agendas = [[] for _ in range(state.seats)]
    state.table = []
    state.queue(Ask(seat, task) if hasattr(task, "options") else task)
    state.advance()
    return table


# -- before the first turn


def test_factions_and_destiny_cards_are_those_that_were_dealt():
    state = GAME.setup(2, GAME.complete(2, {"destiny": "yes"}), Rng(numbered_seed(3)))
    state.advance()
    table = Table()
    table.state = state
    others = [action for action in state.legal(1) if action not in state.legal(0)]
    assert why(table, others[0]) == ("AE-3.2", "not-dealt")
    assert why(table, act.Launch("transport", "r1c1")) == ("AE-3.2", "before-the-start")
    assert why(table, act.DiscardMoon("e2")) == ("AE-3.2", "before-the-start")
    for seat in (0, 1):
        state.play(seat, state.legal(seat)[0])
    others = [action for action in state.legal(1) if action not in state.legal(0)]
    assert why(table, others[0]) == ("AE-21.6", "not-dealt")
    assert why(table, act.ChooseFaction("hexid_brood")) == ("AE-3.2", "faction-chosen")


# -- whose turn, and which part of it


def test_a_turn_is_one_launch_or_one_return():
    table = Table()
    table.module("sci_solar_array")
    assert why(table, act.EndTurn()) == ("AE-4.2", "launch-or-return-first")
    assert why(table, act.Activate("main_reactor", "ship")) == ("AE-9.1", "no-return-turn")
    assert why(table, act.ChooseDestiny("destiny_science_industry_a")) == ("AE-21.6", "destiny-chosen")
    table.ship("transport", "r1c3")
    table.go_home()
    assert why(table, act.Launch("transport", "r1c2")) == ("AE-4.2", "turn-chosen")
    assert why(table, act.ReturnToStation()) == ("AE-4.2", "turn-chosen")


def test_nested_questions_come_first():
    """AE-4.8"""
    table = Table()
    table.have(nanocarbon=6)
    table.display(0, "sci_solar_array", "sci_vacuum_tap", "sci_nanoforge")
    table.unplaced("e2")
    table.effect(BUY)
    assert why(table, act.DiscardMoon("e2")) == ("AE-4.8", "finish-first")
    assert why(table, act.Launch("transport", "r1c1")) == ("AE-4.8", "finish-first")
    assert why(table, act.Decline()) == ("AE-11.1", "decline")
    assert why(table, act.PickOption(1)) == ("AE-11.1", "not-asked")
    assert told(table, act.PickOption(1)).startswith("Something else is asked")


def test_things_that_are_not_in_the_game():
    """AE-1.1"""
    table = Table()
    for action in (
        act.Launch("dreadnought", "r1c1"),
        act.Launch("transport", "r9c9"),
        act.PlayCard("tac_nothing"),
        act.UseDiscovery("disc_nothing"),
        act.UseSupremacy("disc_power_cells"),
        act.PickShip("transport", "nowhere"),
    ):
        assert why(table, action) == ("AE-1.1", "no-such-thing")


@pytest.mark.parametrize(
    ("action", "rule", "reason"),
    [
        (act.Pay(1), "AE-1.5", "nothing-to-pay"),
        (act.Take(1), "AE-20.1", "nothing-to-take"),
        (act.DiscardCard("tac_hot_refuel"), "AE-1.2", "no-card-to-discard"),
        (act.DropMoon("e2"), "AE-8.2", "no-room-to-make"),
        (act.PickSlot("tactical"), "AE-8.3", "no-moon-to-place"),
        (act.PickPosition(1), "AE-11.2", "no-module-to-place"),
        (act.PickModule("sci_solar_array"), "AE-11.1", "no-module-to-choose"),
        (act.MoveShip("transport", "r1c1", "r1c2"), "AE-14.1", "no-move"),
        (act.PickRaider("S", "nebula_1"), "AE-13.3", "no-attack"),
        (act.SpendEnergy(1), "AE-14.3", "no-preparation"),
        (act.PickDice((6,)), "AE-14.6", "no-dice-to-change"),
        (act.RepairShip("transport"), "AE-15.5", "no-repair"),
        (act.RepairShield("heavy_cruiser"), "AE-15.5", "no-repair"),
        (act.RepairModule("main_reactor"), "AE-15.5", "no-repair"),
        (act.BuildShip("fighter"), "AE-7.3", "no-ship-to-build"),
        (act.BuildDevelopment("r1c3"), "AE-10.2", "no-development-to-build"),
        (act.PlaceUpgrade("fu_ember_wing"), "AE-12.6", "no-upgrade-to-place"),
        (act.TakeDiscovery("disc_power_cells"), "AE-12.5", "no-stack-to-look-through"),
        (act.TopEvent("galactic_aurora_1"), "AE-6.6", "no-events-to-look-at"),
        (act.PickTrack("science"), "AE-12.11", "no-track-to-choose"),
        (act.PickAbility(1), "AE-1.8", "nothing-to-order"),
        (act.EventFirst(), "AE-4.7", "no-dues"),
        (act.ExcessFirst(), "AE-4.7", "no-dues"),
        (act.TacticalCard(), "AE-14.9", "no-tactical-operations"),
        (act.TacticalMoon(), "AE-14.9", "no-tactical-operations"),
        (act.ChooseFaction("hexid_brood"), "AE-3.2", "faction-chosen"),
        (act.PickRegion("r1c1"), "AE-4.2", "not-asked"),
        (act.Finish(), "AE-4.2", "not-asked"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Action) else str(value),
)
def test_what_is_not_asked_for(action, rule, reason):
    assert why(Table(), action) == (rule, reason)


def test_on_anothers_turn():
    """AE-4.2, AE-17.1, AE-17.2, AE-18.1"""
    table = Table()
    table.hold("moonjackers", "hot_refuel", seat=1)
    table.unplaced("e2", seat=1)
    table.moons("r1c3", "t1v1")
    table.launch("transport", "r1c3")
    assert table.state.pending() == [1]
    assert why(table, act.Launch("transport", "r1c1"), 1) == ("AE-4.2", "not-your-turn")
    assert why(table, act.EndTurn(), 1) == ("AE-4.2", "not-your-turn")
    assert why(table, act.DiscardMoon("e2"), 1) == ("AE-17.2", "own-turn-only")
    assert why(table, act.UseAbility(1), 1) == ("AE-17.2", "own-turn-only")
    assert why(table, act.PlaceMoon("e2"), 1) == ("AE-18.1", "moon-in-vain")
    assert why(table, act.PlaceMoon("i1"), 1) == ("AE-8.1", "no-such-moon")
    assert why(table, act.PlayCard("tac_lock_on"), 1) == ("AE-17.3", "not-in-hand")
    assert why(table, act.PlayCard("tac_hot_refuel"), 1)[0] == "AE-17.6"
    assert why(table, act.Pay(1), 1) == ("AE-1.5", "nothing-to-pay")


def test_questions_on_anothers_turn_leave_no_time_for_cards():
    """AE-18.1"""
    table = Table()
    table.unplaced("e2", "e2", "e2", "e2", seat=1)
    ask(table, Open(W_LAUNCH))
    receive(table.state, 1, table.player(1).unplaced[0])
    table.state.advance()
    assert why(table, act.PlayCard("tac_lock_on"), 1) == ("AE-18.1", "named-moments")
    assert why(table, act.DiscardMoon("e2"), 1) == ("AE-8.2", "without-gain")
    assert why(table, act.DropMoon("i1"), 1) == ("AE-8.1", "no-such-moon")


def test_room_on_the_own_turn_is_made_with_gain():
    """AE-8.2"""
    table = Table()
    table.unplaced("e2", "e2", "e2", "e2")
    receive(table.state, 0, table.player().unplaced[0])
    table.state.agendas[0] = []
    table.state.advance()
    assert why(table, act.DropMoon("e2")) == ("AE-8.2", "room-by-gain")
    assert why(table, act.Decline()) == ("AE-8.2", "room-by-gain")


def test_during_an_event_there_are_no_free_actions():
    """AE-16.5"""
    table = Table()
    table.events("galactic_aurora_1")
    table.unplaced("e2")
    table.state.event_due = True
    table.state.phase = 7
    table.effect({"op": "damage_module", "count": 1})
    assert why(table, act.DiscardMoon("e2")) == ("AE-16.5", "during-an-event")
    table.damage("treasury")
    assert why(table, act.PickModule("treasury")) == ("AE-15.3", "damaged-already")
    assert why(table, act.PickModule("sci_solar_array")) == ("AE-15.3", "module-not-yours")


# -- launch


def test_a_launch_needs_a_ship_and_a_region_that_lets_it_in():
    """AE-5.1, AE-5.4, AE-6.1, AE-6.2, AE-21.5"""
    table = Table(special="quasars")
    table.ship("transport", "r1c4", seat=1)
    assert why(table, act.Launch("fighter", "r1c1")) == ("AE-6.1", "no-ship")
    assert why(table, act.Launch("transport", "r1c4")) == ("AE-6.2", "occupied")
    assert why(table, act.Launch("transport", "nebula_1")) == ("AE-5.4", "nebula")
    assert why(table, act.Launch("transport", "r2c2")) == ("AE-21.5", "quasar")
    table.clear("r1c5")
    assert why(table, act.Launch("transport", "r1c5")) == ("AE-5.1", "empty")
    assert why(table, act.Launch("transport", "r1c3", True)) == ("AE-5.3", "no-need-to-jump")


def test_a_later_launch_stays_in_range_or_jumps():
    """AE-5.3, AE-6.3"""
    table = Table()
    table.ship("transport", "r1c2")
    table.ship("heavy_cruiser", "bay")
    assert why(table, act.Launch("transport", "r1c2")) == ("AE-6.3", "own-ship")
    assert why(table, act.Launch("transport", "r4c3")) == ("AE-6.3", "range")
    assert why(table, act.Launch("transport", "r4c3", True)) == ("AE-5.3", "no-jump-drive")
    assert why(table, act.Launch("heavy_cruiser", "r4c3", True)) == ("AE-5.3", "no-energy-to-jump")
    table.have(energy=1)
    assert why(table, act.Launch("heavy_cruiser", "r4c3")) == ("AE-5.3", "only-by-jump")
    assert why(table, act.Launch("heavy_cruiser", "r1c3", True)) == ("AE-5.3", "no-need-to-jump")


def test_a_base_must_be_able_to_act():
    """AE-6.4, AE-7.1"""
    table = Table()
    assert why(table, act.Launch("transport", "r4c1")) == ("AE-6.4", "base")
    assert told(table, act.Launch("transport", "r4c1")) == "You cannot use Ancient Monolith: it takes 2 resources of your choice."
    assert told(table, act.Launch("transport", "r2c2")) == "You cannot use Odessa Field: you can pay for none of its modules."
    assert told(table, act.Launch("transport", "r1c1")) == "You cannot use Development Office: you can build no development now."


def test_without_a_ship_in_the_bay_nothing_is_launched():
    """AE-4.3"""
    table = Table()
    table.player().fleet[:3] = [SETTLED, REGION_OF["r1c1"], REGION_OF["r1c2"]]
    table.unplaced("e2")
    table.begin(0)
    assert why(table, act.Launch("transport", "r1c3")) == ("AE-4.3", "bay")


def test_before_a_base_acts_only_its_own_leaders_and_resources_are_taken():
    """AE-7.4"""
    table = Table()
    table.ship("transport", "r1c3")
    table.have(energy=2)
    table.leader("r1c4")
    table.leader("r1c3")
    table.unplaced("e2")
    table.launch("transport", "r1c4")
    assert why(table, act.Recruit("r1c3", 1)) == ("AE-7.4", "base-first")
    assert why(table, act.DiscardMoon("e2")) == ("AE-7.4", "base-first")
    assert why(table, act.Recruit("r1c4", 2)) == ("AE-17.2", "too-few-leaders-there")


# -- paying


def test_payments():
    """AE-1.3, AE-1.5, AE-1.7"""
    table = Table()
    table.have(titanium=2, ice=1, credit=1)
    table.unplaced("e2")
    charge(table.state, 0, Cost([0, 2, 0, 0, 0, 0, 0, 0, 0]), None)
    table.state.agendas[0] = []
    table.state.advance()
    assert why(table, act.Pay(ice=1, titanium=1)) == ("AE-1.3", "wrong-payment")
    assert told(table, act.Pay(ice=1)).startswith("That does not pay 2 titanium;")
    assert why(table, act.Pay(credit=2)) == ("AE-1.5", "not-so-much")
    assert why(table, act.DiscardMoon("i1")) == ("AE-8.1", "no-such-moon")
    assert why(table, act.Decline()) == ("AE-1.5", "decline")


def test_moons_pay_on_the_own_turn_only():
    """AE-1.5"""
    table = Table()
    table.have(seat=1, titanium=2, credit=1)
    table.unplaced("t1v1", seat=1)
    gain = [{"op": "gain", "what": {"vp": 1}}]
    table.effect({"op": "convert", "pay": {"titanium": 2}, "then": gain, "times": 1, "mandatory": True}, seat=1)
    assert why(table, act.DiscardMoon("t1v1"), 1) == ("AE-1.5", "no-moons-pay")


def test_sums_of_free_choice():
    """AE-20.1, AE-20.2, AE-1.2"""
    table = Table()
    table.effect({"op": "gain", "what": {"any": 2}})
    assert why(table, act.Take(energy=1)) == ("AE-20.1", "wrong-sum")
    assert told(table, act.Take(energy=1)) == "Choose exactly 2 resources of your choice."
    table.have(energy=2, ice=2)
    table.effect({"op": "lose", "what": {"any": 2}})
    assert why(table, act.Pay(energy=1)) == ("AE-20.2", "wrong-sum")
    assert why(table, act.Pay(credit=2)) == ("AE-1.5", "not-so-much")
    table.have(energy=0, ice=0)
    table.hold("hot_refuel", "lock_on")
    table.effect({"op": "lose", "what": {"tactics": 1}})
    assert why(table, act.DiscardCard("tac_moonjackers")) == ("AE-1.2", "not-in-hand")


# -- moons


def test_slots():
    """AE-8.3, AE-8.5, AE-9.5"""
    table = Table()
    table.unplaced("n1r1")
    table.module("com_merchant_guild", "com_courier_relay", "ind_smelter")
    table.play(act.PlaceMoon("n1r1"))
    assert why(table, act.PickSlot("input", "com_merchant_guild")) == ("AE-8.5", "not-into-input")
    assert why(table, act.PickSlot("output", "com_merchant_guild")) == ("AE-8.3", "no-such-slot")
    assert why(table, act.PickSlot("output", "treasury")) == ("AE-8.3", "no-such-slot")
    assert why(table, act.PickSlot("half", "treasury")) == ("AE-8.3", "no-such-slot")
    assert why(table, act.PickSlot("roof", "com_courier_relay")) == ("AE-8.3", "no-such-slot")
    assert why(table, act.PickSlot("output", "sci_moon_observatory")) == ("AE-8.3", "not-your-module")
    assert why(table, act.PickSlot("half", "ind_smelter")) == ("AE-9.5", "no-neighbour")


def test_unplaced_moons():
    """AE-8.1, AE-8.6"""
    table = Table()
    table.unplaced("e2", "i1")
    assert why(table, act.PlaceMoon("t1v1")) == ("AE-8.1", "no-such-moon")
    assert why(table, act.DiscardMoon("t1v1")) == ("AE-8.1", "no-such-moon")
    table.effect({"op": "discard_moon", "gain_times": 2})
    assert why(table, act.DiscardMoon("t1v1")) == ("AE-8.1", "no-such-moon")


# -- the Return turn


def returning(*modules: str) -> Table:
    table = Table()
    table.ship("transport", "r1c2")
    table.ship("transport", "r1c3")
    table.module(*modules)
    return table.go_home()


def test_modules_that_cannot_be_activated():
    """AE-9.1, AE-9.2, AE-11.7"""
    table = returning("sci_solar_array", "com_merchant_guild", "com_export_terminal", "ind_smelter")
    table.damage("architect")
    assert why(table, act.Activate("sci_quantum_lab", "ship")) == ("AE-9.1", "module-not-yours")
    assert why(table, act.Activate("sci_solar_array", "ship")) == ("AE-9.1", "no-dock")
    assert why(table, act.Activate("sci_solar_array", "energy")) == ("AE-9.1", "no-dock")
    assert why(table, act.Activate("sci_solar_array", "reactor")) == ("AE-9.2", "reactor-idle")
    assert why(table, act.Activate("treasury", "reactor")) == ("AE-9.2", "not-by-reactor")
    assert why(table, act.Activate("main_reactor", "energy")) == ("AE-9.2", "only-by-ship")
    assert why(table, act.Activate("treasury", "energy")) == ("AE-9.1", "row-closed")
    assert why(table, act.Activate("architect", "ship")) == ("AE-9.1", "damaged")
    assert why(table, act.Activate("com_merchant_guild", "ship")) == ("AE-9.1", "input-empty")
    table.slot("com_export_terminal", "t2")
    assert why(table, act.Activate("com_export_terminal", "ship")) == ("AE-11.7", "too-dear")
    assert told(table, act.Activate("com_export_terminal", "ship")) == "It costs 2 titanium: you are 2 short."
    table.play(act.Activate("treasury", "ship"), act.PickShip("transport", "r1c2"))
    assert why(table, act.Activate("treasury", "ship")) == ("AE-9.1", "used")
    table.player().stock = [0] * 5
    table.player().slots[table.index("com_export_terminal")] = -1
    assert why(table, act.Activate("com_courier_relay", "energy")) == ("AE-9.1", "module-not-yours")
    assert why(table, act.Activate("com_merchant_guild", "energy")) == ("AE-9.1", "no-energy")


def test_a_module_needs_a_ship_that_can_come():
    """AE-9.1"""
    table = Table()
    table.unplaced("e2")
    table.go_home()
    assert why(table, act.Activate("treasury", "ship")) == ("AE-9.1", "no-activation-ship")
    table = returning()
    table.play(act.Activate("treasury", "ship"))
    assert why(table, act.PickShip("fighter", "r1c2")) == ("AE-9.1", "no-ship-to-dock")
    assert why(table, act.PickShip("transport", "bay")) == ("AE-9.1", "no-ship-to-dock")


def test_ships_that_stay_out_are_on_the_map():
    """AE-9.7"""
    table = Table()
    table.faction("star_nomads")
    for region in ("r1c2", "r1c3", "r2c3"):
        table.ship("fighter" if region == "r2c3" else "transport", region)
    table.go_home()
    table.play(act.Finish())
    assert why(table, act.PickShip("transport", "r3c3")) == ("AE-9.7", "no-ship-there")


def test_effects_on_modules_name_those_that_they_can_use():
    """AE-20.2"""
    table = returning("com_courier_relay")
    table.effect({"op": "activate_module", "count": 1})
    assert why(table, act.PickModule("main_reactor")) == ("AE-20.2", "not-among-the-modules")


def test_the_industry_row():
    """AE-9.6, AE-11.2"""
    table = Table()
    assert why(table, act.Rearrange()) == ("AE-9.6", "nothing-to-rearrange")
    table.module("ind_smelter", "ind_robotic_arm", "ind_deep_drill")
    table.play(act.Rearrange())
    assert why(table, act.PickModule("treasury")) == ("AE-9.6", "not-in-the-row")
    assert why(table, act.PickModule("shipwright")) == ("AE-9.6", "module-stands")
    table.play(act.PickModule("ind_deep_drill"))
    table.play(act.PickModule("ind_robotic_arm"))
    assert why(table, act.Rearrange()) == ("AE-9.6", "just-rearranged")


# -- modules of the display


def test_purchases():
    """AE-11.1, AE-11.5, AE-1.7"""
    table = Table()
    table.have(nanocarbon=2)
    table.display(0, "sci_solar_array", "sci_vacuum_tap", "sci_nanoforge")
    table.display(2, "com_courier_relay")
    table.effect(BUY)
    assert why(table, act.PickModule("sci_nanoforge")) == ("AE-11.1", "too-dear")
    assert told(table, act.PickModule("sci_nanoforge")) == "It costs 3 nanocarbon: you are 1 short."
    assert why(table, act.PickModule("com_courier_relay")) == ("AE-11.1", "other-column")
    assert why(table, act.PickModule("sci_quantum_lab")) == ("AE-11.1", "not-displayed")
    assert why(table, act.Finish()) == ("AE-11.1", "take-one")
    table.effect({**BUY, "discount": 1, "columns": ["commerce", "science"]})
    table.have(nanocarbon=1)
    assert told(table, act.PickModule("sci_nanoforge")) == "It costs 3 nanocarbon, less 1: you are 1 short."


def test_one_module_bought_and_one_put_away():
    """AE-11.2, AE-11.5"""
    table = Table()
    table.have(titanium=1)
    table.display(0, "sci_solar_array", "sci_vacuum_tap")
    table.display(1, "ind_smelter", "ind_robotic_arm")
    table.module("ind_deep_drill")
    table.effect({**BUY, "columns": ["industry"], "discard_if_fewer": True})
    assert why(table, act.PickPosition(0)) == ("AE-11.2", "not-in-the-row-there")
    assert why(table, act.PickPosition(4)) == ("AE-11.2", "not-in-the-row-there")
    table.display(1, "ind_robotic_arm", "ind_assembly_line")
    table.play(act.PickPosition(1))
    assert why(table, act.PickModule("sci_solar_array")) == ("AE-11.1", "other-column")
    assert why(table, act.PickModule("ind_deep_drill")) == ("AE-11.1", "not-displayed")


def test_partners():
    """AE-21.11, AE-21.12"""
    table = Table(seats=4, teams="yes")
    table.have(ice=1)
    assert why(table, act.Give("resource", "titanium")) == ("AE-21.11", "not-yours-to-give")
    assert why(table, act.Give("nothing", "ice")) == ("AE-21.11", "not-yours-to-give")
    table.unplaced("e2")
    table.play(act.Give("moon", "e2"))
    table.play(act.Decline(), seat=1)
    assert why(table, act.Give("moon", "e2")) == ("AE-21.11", "gift-refused")
    table.play(act.Give("resource", "ice"))
    table.play(act.Accept(), seat=1)
    assert why(table, act.Give("moon", "e2")) == ("AE-21.11", "already-given")
    assert why(Table(), act.Give("resource", "ice")) == ("AE-21.11", "no-partner")
    table.state.module_given = False
    table.display(0, "sci_solar_array", "sci_vacuum_tap")
    table.effect({"op": "gain_module", "columns": ["science"]})
    table.play(act.PickModule("sci_solar_array"))
    assert why(table, act.PickSide(2)) == ("AE-21.12", "you-or-your-partner")


# -- developments


def test_a_transport_must_be_able_to_settle():
    """AE-10.2"""
    table = settling()
    table.ship("transport", "r2c1")
    table.effect(SETTLE)
    table.player().tiles[0] = UPGRADE_OF["up_interceptor"]
    assert why(table, act.BuildDevelopment("r1c2")) == ("AE-10.2", "cannot-settle")


def settling(region: str = "r1c2") -> Table:
    table = Table()
    table.ship("transport", region)
    table.ship("transport", "r1c3")
    table.have(nanocarbon=4, titanium=9, leaders=2)
    return table


def test_developments():
    """AE-10.2, AE-10.8"""
    table = settling()
    table.effect(SETTLE)
    assert why(table, act.BuildDevelopment("r1c1")) == ("AE-10.2", "no-planet")
    assert why(table, act.BuildDevelopment("r2c1")) == ("AE-10.2", "no-transport")
    table.development("r2c1", seat=1)
    assert why(table, act.BuildDevelopment("r2c1")) == ("AE-10.2", "developed")
    table.have(nanocarbon=3, titanium=0)
    assert why(table, act.BuildDevelopment("r1c2")) == ("AE-10.2", "too-dear")
    assert told(table, act.BuildDevelopment("r1c2")) == "It costs 4 nanocarbon: you are 1 short."
    table.have(leaders=1)
    assert why(table, act.BuildDevelopment("r1c2")) == ("AE-10.2", "too-few-leaders")
    assert told(table, act.BuildDevelopment("r1c2")) == "This planet takes 2 leaders; there are 1 on your station."
    table.have(leaders=2)
    table.state.board.pieces[0] = 0
    assert why(table, act.BuildDevelopment("r1c2")) == ("AE-10.8", "no-piece")
    table.player().fleet = [REGION_OF["r1c2"], *[SETTLED] * 8]
    assert why(table, act.BuildDevelopment("r1c2")) == ("AE-10.2", "last-ship")


def test_development_cards():
    """AE-10.5, AE-1.13"""
    table = Table()
    assert why(table, act.UseDevelopment("city")) == ("AE-10.5", "no-development-card")
    table.player().ready[2] = 1
    assert why(table, act.UseDevelopment("spaceport")) == ("AE-1.13", "nothing-comes-of-it")
    table.player().spent = [1, 0, 0, 1, 0]
    assert why(table, act.UseDevelopment("city")) == ("AE-10.5", "development-card-used")
    table.effect({"op": "ready_development_card", "count": 1})
    assert why(table, act.UseDevelopment("obelisk")) == ("AE-10.5", "no-used-card")


# -- ships, moves, repairs


def test_building_ships():
    """AE-1.13, AE-7.3, AE-20.2"""
    types = ["transport", "fighter", "science_vessel"]
    build = {"op": "build_ship", "types": types, "discount": 0, "free": False, "mandatory": False, "then": []}
    table = Table()
    table.have(titanium=2)
    table.effect(build)
    assert why(table, act.BuildShip("fighter")) == ("AE-7.3", "too-dear")
    assert why(table, act.BuildShip("heavy_cruiser")) == ("AE-20.2", "other-ships")
    table.ship("science_vessel", "bay")
    assert why(table, act.BuildShip("science_vessel")) == ("AE-1.13", "all-built")


def test_upgrades():
    """AE-12.10"""
    table = Table()
    table.spare("fu_ember_wing", "up_bounty_hunter", "up_long_haulers")
    table.effect({"op": "upgrade_ship"})
    tiles = [action.tile for action in table.legal() if isinstance(action, act.PlaceUpgrade)]
    assert why(table, act.PlaceUpgrade("transport")) == ("AE-12.10", "not-your-tile")
    table.upgrade(tiles[0])
    assert why(table, act.PlaceUpgrade(tiles[0])) == ("AE-12.10", "upgraded-already")


def test_moves_by_effects():
    """AE-5.3, AE-5.4, AE-20.2"""
    table = Table()
    table.ship("transport", "r1c2")
    table.ship("heavy_cruiser", "r1c3")
    table.effect({"op": "move_ship", "count": 1, "to": "within_range"})
    assert why(table, act.MoveShip("fighter", "r1c2", "r1c1")) == ("AE-5.3", "no-ship-there")
    assert why(table, act.MoveShip("transport", "r1c2", "r4c3")) == ("AE-5.3", "too-far")
    assert why(table, act.MoveShip("transport", "r1c2", "nebula_6")) == ("AE-5.4", "nebula")
    assert why(table, act.MoveShip("transport", "r1c2", "r4c3", True)) == ("AE-5.3", "no-jump-drive")
    assert why(table, act.MoveShip("heavy_cruiser", "r1c3", "r4c3", True)) == ("AE-5.3", "no-energy-to-jump")
    assert why(table, act.MoveShip("transport", "r1c2", "r1c1", True)) == ("AE-5.3", "no-need-to-jump")
    assert why(table, act.MoveShip("transport", "r1c2", "r1c1", False, True)) == ("AE-20.6", "no-carrying")
    table.state.region = REGION_OF["r1c4"]
    table.effect({"op": "move_ship", "count": 1, "to": "active_region"})
    assert why(table, act.MoveShip("heavy_cruiser", "r1c3", "r1c2")) == ("AE-20.2", "only-into-active")
    table.effect({"op": "recall_ship", "count": 1})
    assert why(table, act.PickShip("transport", "r1c3")) == ("AE-5.3", "no-ship-there")


def test_repairs():
    """AE-15.5"""
    table = Table()
    table.ship("transport", "wreck")
    table.damage("treasury")
    table.effect({"op": "repair", "times": 1, "no_vp": False})
    assert why(table, act.RepairShip("fighter")) == ("AE-15.5", "no-wreck")
    assert why(table, act.RepairShield("heavy_cruiser")) == ("AE-15.5", "no-hit")
    assert why(table, act.RepairModule("architect")) == ("AE-15.5", "not-damaged")
    assert why(table, act.RepairModule("sci_solar_array")) == ("AE-15.5", "module-not-yours")
    assert why(table, act.Decline()) == ("AE-15.5", "decline")
    table.ship("fighter", "wreck")
    table.effect({"op": "recover_ship", "count": 1})
    assert why(table, act.RepairShip("science_vessel")) == ("AE-15.5", "no-wreck")


def test_damage_to_ships():
    """AE-15.1"""
    table = Table()
    table.ship("transport", "r1c1")
    table.ship("transport", "r1c2")
    table.effect({"op": "damage_ship", "regions": "any", "count": 1})
    assert why(table, act.PickShip("fighter", "r1c1")) == ("AE-15.1", "no-ship-in-danger")


# -- tracks, tokens, leaders, events


def test_discoveries_and_tracks():
    """AE-12.1, AE-12.5"""
    table = Table()
    table.state.board.stacks[2] = sorted([DISCOVERY_OF["disc_insight"], DISCOVERY_OF["disc_power_cells"]])
    table.effect({"op": "take_discovery", "stack": "observatory"})
    assert why(table, act.TakeDiscovery("disc_mixed_cache")) == ("AE-12.5", "not-in-the-stack")
    table.track("science", 10)
    table.effect({"op": "advance", "track": "any", "steps": 1})
    assert why(table, act.PickTrack("science")) == ("AE-12.1", "at-the-top")


def test_tokens_and_faction_actions():
    """AE-17.2, AE-20.6, AE-1.13"""
    table = Table()
    assert why(table, act.UseDiscovery("disc_insight")) == ("AE-17.2", "no-token")
    assert why(table, act.UseSupremacy("sup_crown")) == ("AE-17.2", "no-token")
    assert why(table, act.UseAbility(1)) == ("AE-20.6", "no-ability")
    table.faction("drift_cartel")
    assert why(table, act.UseAbility(0)) == ("AE-20.6", "no-ability")
    assert why(table, act.UseAbility(1)) == ("AE-1.13", "nothing-comes-of-it")
    table.have(credit=2)
    table.play(act.UseAbility(1))
    if table.can(act.Pay(credit=1)):
        table.play(act.Pay(credit=1))
    assert why(table, act.UseAbility(1)) == ("AE-20.6", "ability-used")


def test_what_others_could_use_helps_nobody_else():
    """AE-1.13, AE-10.5, AE-17.2: tokens and cards do what they do for their owner alone."""
    table = Table()
    table.leader("r1c5", 2, seat=1)
    table.spare("up_interceptor", seat=1)
    table.have(seat=1, energy=5)
    for seat in (0, 1):
        table.discovery("cryo_pods", "lost_schematic", seat=seat)
        table.supremacy("admirals_seal", seat=seat)
        table.player(seat).ready[2] = 1
    uses = [act.UseDiscovery("disc_cryo_pods"), act.UseDiscovery("disc_lost_schematic"), act.UseSupremacy("sup_admirals_seal")]
    for use in [*uses, act.UseDevelopment("spaceport")]:
        assert why(table, use) == ("AE-1.13", "nothing-comes-of-it")
    table.begin(1)
    assert {*uses, act.UseDevelopment("spaceport")} <= set(table.legal(1))


def test_leaders_and_bonus_resources():
    """AE-16.7, AE-17.2, AE-20.2, AE-20.3"""
    table = Table()
    table.ship("transport", "r1c2")
    table.leader("r1c3")
    table.leader("nebula_1", 2)
    table.leader("nebula_2", 2)
    assert why(table, act.Recruit("r1c3", 1)) == ("AE-17.2", "no-ship-to-gather")
    assert why(table, act.Recruit("r1c2", 1)) == ("AE-17.2", "too-few-leaders-there")
    assert why(table, act.Recruit("r1c2", 0)) == ("AE-17.2", "too-few-leaders-there")
    assert why(table, act.Collect("r1c3")) == ("AE-17.2", "no-ship-to-gather")
    assert why(table, act.Collect("r1c2")) == ("AE-16.7", "no-bonus")
    table.effect({"op": "recruit", "count": 2, "regions": "nebulae"})
    assert why(table, act.PickRegion("nebula_3")) == ("AE-20.2", "no-leader-there")
    assert why(table, act.PickRegion("r1c3")) == ("AE-20.3", "other-regions")


def test_events_that_are_looked_at():
    """AE-6.6"""
    table = Table()
    table.events("galactic_aurora_1", "galactic_aurora_2", "galactic_aurora_3")
    table.effect({"op": "peek_events", "look": 2})
    assert why(table, act.TopEvent("galactic_aurora_3")) == ("AE-6.6", "not-on-top")


def test_options_and_planets():
    """AE-20.2"""
    gain = [{"op": "gain", "what": {"energy": 1}}]
    table = Table()
    table.effect({"op": "choose", "pick": 2, "options": [gain, [{"op": "lose", "what": {"ice": 1}}], gain, gain]})
    assert why(table, act.PickOption(0)) == ("AE-20.2", "no-such-number")
    assert why(table, act.PickOption(5)) == ("AE-20.2", "no-such-number")
    assert why(table, act.PickOption(2)) == ("AE-20.2", "option-impossible")
    table.play(act.PickOption(1))
    assert why(table, act.PickOption(1)) == ("AE-20.2", "option-taken")
    table.effect({"op": "gain_printed", "regions": "planets", "max_regions": 2})
    assert why(table, act.PickRegion("r1c1")) == ("AE-20.2", "not-among-the-planets")


# -- cards


def test_cards_have_their_time():
    """AE-17.3, AE-17.6, AE-1.2"""
    table = Table()
    table.hold("moonjackers", "lock_on", "black_market", "hot_refuel")
    assert why(table, act.PlayCard("tac_targeting_uplink")) == ("AE-17.3", "not-in-hand")
    assert why(table, act.PlayCard("tac_hot_refuel", 4)) == ("AE-17.6", "no-such-mode")
    assert why(table, act.PlayCard("tac_moonjackers")) == ("AE-17.6", "timing-on-other-takes-moon")
    assert why(table, act.PlayCard("tac_lock_on")) == ("AE-17.6", "timing-battle-after-roll")
    table = Table()
    table.hold("black_market")
    assert why(table, act.PlayCard("tac_black_market")) == ("AE-17.6", "card-does-nothing")


def test_cards_in_a_battle():
    """AE-14.3, AE-14.4, AE-14.12, AE-17.3, AE-17.6"""
    table = fight()
    table.hold("lock_on", "hot_refuel")
    table.have(energy=1)
    table.state.battle = Battle.begun(table.state.region)
    ask(table, Preparation(0))
    assert table.state.pending() == [0]
    assert why(table, act.PlayCard("tac_hot_refuel")) == ("AE-17.3", "no-action-in-battle")
    assert why(table, act.SpendEnergy(2)) == ("AE-14.3", "too-little-energy")
    assert why(table, act.SpendEnergy(9)) == ("AE-14.4", "no-more-dice")
    table.state.battle.no_energy_for = 1
    assert why(table, act.SpendEnergy(1)) == ("AE-20.2", "no-energy-for-dice")


@pytest.mark.parametrize(
    ("card", "timing"),
    [(card.id, mode.timing) for card in TACTICS for mode in card.modes[:1] if mode.timing not in ("own_turn", "any_turn")],
)
def test_each_timing_is_told(card, timing):
    """AE-17.6"""
    table = Table()
    table.hold(card.removeprefix("tac_"))
    assert why(table, act.PlayCard(card)) == ("AE-17.6", f"timing-{timing.replace('_', '-')}")


def test_only_own_wrecks_are_recovered():
    """AE-15.5"""
    table = Table()
    table.ship("transport", "wreck")
    table.ship("heavy_cruiser", "wreck")
    table.ship("fighter", "wreck", seat=1)
    table.effect({"op": "recover_ship", "count": 1})
    assert why(table, act.RepairShip("fighter")) == ("AE-15.5", "no-wreck")


def test_who_takes_no_part_has_few_cards():
    """AE-14.12, AE-17.6"""
    table = fight(seats=3)
    table.ship("transport", "r3c2", seat=2)
    table.hold("long_salvo", "focused_fire", "patch_team", seat=2)
    table.state.battle = Battle.begun(table.state.region)
    ask(table, Preparation(2))
    assert table.state.pending() == [2]
    assert why(table, act.PlayCard("tac_focused_fire"), 2) == ("AE-14.12", "takes-no-part")
    assert why(table, act.SpendEnergy(0), 2) == ("AE-14.12", "takes-no-part")
    assert why(table, act.PlayCard("tac_patch_team"), 2) == ("AE-17.6", "timing-any-turn")


def test_a_partner_does_not_react_to_a_launch():
    """AE-18.1: cards on an opponent's launch are none on a partner's."""
    table = Table(seats=4, teams="yes")
    card = next(card.id for card in TACTICS if card.modes[0].timing == "on_opponent_launch")
    table.hold(card.removeprefix("tac_"), seat=1)
    table.have(seat=1, vp=table.state.terminus - 1, energy=9, titanium=9)
    table.module("com_export_terminal", seat=1)
    table.unplaced("t2", "t2", seat=1)
    table.state.region = REGION_OF["r1c3"]
    table.ship("transport", "r1c3")
    table.ship("transport", "r1c2", seat=1)
    table.state.agendas[1] = [Reaction(W_LAUNCH, 1, 0, -1)]
    assert why(table, act.PlayCard(card), 1) == ("AE-18.1", "no-card-here")


def test_conditions_of_cards():
    """AE-17.6: the condition is told."""
    table = Table()
    table.hold("prospectors")
    assert why(table, act.PlayCard("tac_prospectors")) == ("AE-17.6", "condition")
    assert told(table, act.PlayCard("tac_prospectors")).startswith("The card asks for more: ")


# -- battle


def test_escalation():
    """AE-14.1, AE-20.6"""
    table = fight()
    table.ship("heavy_cruiser", "r1c2")
    table.ship("transport", "r3c2")
    table.have(energy=1)
    table.raider("D", "r3c3", "singularity_engine")
    table.state.battle = None
    ask(table, BeginBattle())
    assert table.state.pending() == [0]
    assert why(table, act.MoveShip("transport", "r3c2", "r3c1")) == ("AE-14.1", "only-into-battle")
    assert why(table, act.MoveShip("heavy_cruiser", "r1c2", "r3c3", True)) == ("AE-20.6", "raiders-bar-jumps")
    assert why(table, act.MoveShip("heavy_cruiser", "r1c2", "r3c3")) == ("AE-5.3", "too-far")
    assert why(table, act.MoveShip("transport", "r3c2", "r3c3", False, True)) == ("AE-20.6", "carries-nothing")


@pytest.mark.parametrize("carrier", [0, 1])
def test_only_an_own_carrier_takes_a_transport_along(carrier):
    """AE-14.1, AE-20.6"""
    table = fight()
    for seat in (0, 1):
        table.ship("heavy_cruiser", "r3c2", seat)
        table.ship("transport", "r3c2", seat)
    table.upgrade("up_carrier", carrier)
    ask(table, BeginBattle())
    for seat in (0, 1):
        assert table.state.pending() == [seat]
        together = act.MoveShip("heavy_cruiser", "r3c2", "r3c3", False, True)
        if seat == carrier:
            assert table.can(together, seat)
        else:
            assert why(table, together, seat) == ("AE-20.6", "carries-nothing")
        table.play(act.Finish(), seat=seat)


def test_a_carrier_takes_no_transport_of_another_player():
    """AE-14.1, AE-20.6"""
    table = fight()
    table.ship("heavy_cruiser", "r3c2")
    table.ship("transport", "r3c2", seat=1)
    table.upgrade("up_carrier")
    ask(table, BeginBattle())
    assert why(table, act.MoveShip("heavy_cruiser", "r3c2", "r3c3", False, True)) == ("AE-20.6", "carries-nothing")


def test_the_raider_that_attacks_is_in_range():
    """AE-13.3"""
    table = Table()
    table.raider("A", "r1c2", "saucer_abductor")
    table.raider("B", "r1c4", "plasma_leech")
    table.raider("S", "r4c3")
    table.ship("transport", "r3c1", seat=1)
    table.launch("transport", "r1c3")
    while not any(isinstance(action, act.PickRaider) for action in table.legal()):
        table.play(act.GoOn())
    assert why(table, act.PickRaider("S", "r4c3")) == ("AE-13.3", "no-attacker")


def test_dice_after_the_roll():
    """AE-14.6, AE-20.3"""
    table = fight()
    battle = table.state.battle = Battle.begun(table.state.region)
    battle.fought = 0b11
    battle.dice[0], battle.dice[1] = (6, 4, 2), (5, 3)
    table.effect({"op": "set_die", "count": 1, "value": 6})
    assert why(table, act.PickDice((5,))) == ("AE-14.6", "no-such-dice")
    assert why(table, act.PickDice((6, 4))) == ("AE-14.6", "too-many-dice")
    table.effect({"op": "reroll", "side": "self", "count": 2})
    assert why(table, act.PickDice((6, 4, 2))) == ("AE-14.6", "too-many-dice")
    assert why(table, act.PickDice((3,))) == ("AE-14.6", "no-such-dice")
    assert why(table, act.PickDice(())) == ("AE-14.6", "no-such-dice")


def test_sides_that_a_card_can_name():
    """AE-20.3"""
    table = fight(seats=3)
    table.ship("transport", "r3c3", seat=2)
    table.state.battle = Battle.begun(table.state.region)
    table.effect({"op": "battle_mod", "side": "chosen_opposing", "dice": -1})
    assert why(table, act.PickSide(0)) == ("AE-20.3", "no-such-side")
    table.effect({"op": "ask_player", "player": "chosen_opponent", "options": [[{"op": "gain", "what": {"energy": 1}}]]})
    assert why(table, act.PickSide(0)) == ("AE-20.3", "no-opponent")


def test_saving_and_withdrawing():
    """AE-5.4, AE-20.2"""
    table = fight()
    table.ship("fighter", "r3c3")
    table.state.battle = Battle.begun(table.state.region)
    table.effect({"op": "prevent_damage", "target": "own_ship", "count": 1})
    assert why(table, act.PickShip("science_vessel", "r3c3")) == ("AE-20.2", "no-ship-to-save")
    table.raider("A", "r3c2")
    table.effect({"op": "withdraw", "ships": "all", "raider_free": True})
    assert why(table, act.PickRegion("r1c1")) == ("AE-20.2", "not-adjacent")
    assert why(table, act.PickRegion("r3c2")) == ("AE-20.2", "raider-there")
    table.effect({"op": "withdraw", "ships": 1, "raider_free": False})
    assert why(table, act.MoveShip("science_vessel", "r3c3", "r3c2")) == ("AE-20.2", "no-ship-there")
    assert why(table, act.MoveShip("fighter", "r3c3", "r3c2", True)) == ("AE-20.2", "no-jump-to-withdraw")


def test_the_token_goes_to_a_partner_who_won():
    """AE-21.9"""
    table = Table(seats=4, teams="yes")
    ask(table, Precedence(0, 1))
    assert why(table, act.PickSide(2)) == ("AE-21.9", "no-winner")


def test_tactical_operations():
    """AE-14.9"""
    table = fight()
    ask(table, Operating())
    assert why(table, act.TacticalMoon()) == ("AE-14.9", "no-moon-at-operations")
    assert why(table, act.PlaceMoon("e2")) == ("AE-8.1", "no-such-moon")
