"""What bots think of cards whose good comes later: support, battle and diplomacy cards, and of ship upgrades."""

from __future__ import annotations

import pytest

from starboard.engine.actions import Action
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.board import Battle
from starboard.games.andromedas_edge.bots.evaluation import evaluate
from starboard.games.andromedas_edge.bots.prices import TILE_WORTH
from starboard.games.andromedas_edge.content.ships import HULL, TRANSPORT, UPGRADE_OF
from starboard.games.andromedas_edge.rules.battle import Diplomacy
from starboard.games.andromedas_edge.rules.battle_result import BeforeDamage
from starboard.games.andromedas_edge.rules.windows import W_AFTER_ROLL, Open

from .position import Table
from .test_cards import fight


def after(table: Table, action: Action) -> float:
    """How seat 0 stands right after an action."""
    twin = table.state.clone()
    twin.play(0, action)
    return evaluate(twin, 0)


def likes(table: Table, card: str) -> bool:
    """Whether playing a card looks better than passing."""
    return after(table, act.PlayCard(f"tac_{card}")) > after(table, act.Pass())


def battle(table: Table, *steps: object) -> Table:
    """The battle goes on with these steps."""
    state = table.state
    state.agendas = [[] for _ in range(state.seats)]
    state.table = state.table[:1]
    for step in reversed(steps):
        state.queue(step)
    state.advance()
    return table


@pytest.mark.parametrize(("launched", "expected"), [(0, True), (1, True), (3, False)])
def test_a_support_card_is_for_ships_that_are_still_to_be_launched(launched, expected):
    """AE-17.4: it lies in play until the Return."""
    table = Table()
    table.hold("escort_screen")
    for region in ("r1c2", "r1c3", "r2c1")[:launched]:
        table.ship("transport", region)
    before = evaluate(table.state, 0)
    assert (after(table, act.PlayCard("tac_escort_screen")) > before) is expected


@pytest.mark.parametrize(("own", "expected"), [((3,), True), ((6,), False)])
def test_a_die_is_set_where_it_wins_the_battle(own, expected):
    """AE-14.6"""
    table = fight()
    table.hold("lock_on")
    table.state.battle = Battle.begun(table.state.region)
    table.state.battle.dice[0], table.state.battle.dice[1] = own, (5,)
    table.state.battle.fought = 0b11
    assert likes(battle(table, Open(W_AFTER_ROLL)), "lock_on") is expected


def test_a_defeated_ship_is_worth_saving():
    """AE-14.10"""
    table = fight(own="fighter")
    table.ship("transport", "r3c3")
    table.hold("emergency_shields")
    table.state.battle = Battle.begun(table.state.region)
    table.state.battle.fought, table.state.battle.winners, table.state.battle.defeated = 0b11, 0b10, 0b01
    assert likes(battle(table, BeforeDamage()), "emergency_shields")


@pytest.mark.parametrize(("own", "other", "expected"), [("transport", "heavy_cruiser", True), ("heavy_cruiser", "transport", False)])
def test_the_weaker_side_offers_peace(own, other, expected):
    """AE-14.2"""
    table = fight(own=own, other=other)
    table.hold("ceasefire")
    table.state.battle = Battle.begun(table.state.region)
    before = evaluate(battle(table, Diplomacy(0)).state, 0)
    assert (after(table, act.PlayCard("tac_ceasefire")) > before) is expected


def test_an_upgrade_counts_by_what_it_is_better_at():
    assert TILE_WORTH[:4] == [0.0] * 4
    assert TILE_WORTH[UPGRADE_OF["up_battlecruiser"]] > TILE_WORTH[UPGRADE_OF["up_dreadnought"]]
    assert HULL[UPGRADE_OF["up_long_haulers"]] == TRANSPORT
    assert TILE_WORTH[UPGRADE_OF["up_long_haulers"]] > TILE_WORTH[UPGRADE_OF["up_dreadnought"]]
