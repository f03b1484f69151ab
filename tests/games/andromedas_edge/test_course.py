"""Tracks, tokens, events, the end, final scoring, optional rules, hidden information (AE-12, AE-16, AE-19, AE-21, AE-22)."""

from __future__ import annotations

import pytest

from starboard.engine.match import Match
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.cards import DESTINY_OF, SUPREMACY_OF, TACTIC_IDS
from starboard.games.andromedas_edge.content.map import PLANET_LEADERS, REGION_OF, SPACES, TILE_OF
from starboard.games.andromedas_edge.content.modules import MODULE_ROW
from starboard.games.andromedas_edge.content.moons import MOON_IDS
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.rules.event_track import advance_marker
from starboard.games.andromedas_edge.rules.scoring import destiny_points, final_points, result
from starboard.games.andromedas_edge.rules.tracks import hand_limit
from starboard.games.andromedas_edge.rules.turn import NextTurn, TurnEnd

from .position import Table

# -- tracks


def test_markers_stop_at_the_top():
    """AE-12.1"""
    table = Table()
    table.track("commerce", 9)
    table.effect({"op": "advance", "track": "commerce", "steps": 3})
    assert table.step("commerce") == 10


def test_icons_of_every_entered_space_take_effect():
    """AE-12.2, AE-12.3: also on another player's turn."""
    table = Table()
    table.effect({"op": "advance", "track": "commerce", "steps": 8}, seat=1)
    assert table.step("commerce", seat=1) == 8
    assert table.state.board.marker == table.state.board.marker_start - 2


def test_discovery_spaces():
    """AE-12.5: an empty stack gives nothing."""
    table = Table()
    table.track("science", 2)
    table.effect({"op": "advance", "track": "science", "steps": 1})
    assert len(table.state.view(0).looking) == 5
    table.play(table.legal()[0])
    assert table.state.view(1).discovery_stacks == [4, 5, 5]
    assert table.state.view(1).players[0].discoveries == 1
    table.state.board.stacks[1] = []
    table.track("science", 6)
    table.effect({"op": "advance", "track": "science", "steps": 1})
    assert table.legal() == []


def test_upgrades_replace_and_build():
    """AE-12.6, AE-12.10"""
    table = Table()
    table.track("industry", 2)
    table.spare("up_interceptor", "fu_ember_wing", "up_bulwark")
    table.effect({"op": "advance", "track": "industry", "steps": 1})
    table.play(act.PlaceUpgrade("up_interceptor"))
    assert table.at("fighter", "bay") == 1
    table.effect({"op": "upgrade_ship"})
    assert table.state.view(0).players[0].spare_tiles == ["fu_ember_wing"]
    table.effect({"op": "upgrade_ship"})
    assert table.legal() == []


def test_surplus_shield_markers_are_removed():
    """AE-12.10"""
    table = Table()
    table.upgrade("up_bulwark")
    table.player().tiles[3] = 3
    table.player().hits[3] = 1
    table.spare("up_dreadnought")
    table.effect({"op": "upgrade_ship"})
    assert table.player().hits[3] == 1


def test_supremacy_tokens_go_to_the_first():
    """AE-12.7"""
    table = Table()
    token = table.state.board.tokens[0]
    table.track("supremacy", 2)
    table.track("supremacy", 2, seat=1)
    table.effect({"op": "advance", "track": "supremacy", "steps": 1})
    assert table.player().supremacies == [token]
    table.effect({"op": "advance", "track": "supremacy", "steps": 1}, seat=1)
    assert table.player(1).supremacies == []
    assert table.player(1).vp == 2


def test_the_hand_limit_rises_and_cards_are_drawn_one_by_one():
    """AE-12.9"""
    table = Table()
    table.track("civilization", 2)
    table.hold("hot_refuel", "lock_on", "jamming", "ceasefire")
    table.effect({"op": "advance", "track": "civilization", "steps": 1})
    assert hand_limit(table.state, 0) == 6
    table.play(act.Accept())
    assert len(table.hand()) == 5
    table.play(act.Decline())
    assert len(table.hand()) == 5


def test_the_hand_limit_at_the_end_of_a_turn_follows_the_track():
    """AE-1.4, AE-4.7, AE-12.9"""
    for step, limit in ((2, 5), (3, 6), (6, 6), (7, 7)):
        table = Table()
        table.track("civilization", step)
        table.hold(*[card.removeprefix("tac_") for card in TACTIC_IDS[:7]])
        table.go_home()
        while table.state.active == 0:
            on = [action for action in table.legal() if isinstance(action, act.Finish | act.EndTurn | act.DiscardCard)]
            table.play(on[0])
        assert len(table.player().hand) == limit


def test_a_track_of_choice():
    """AE-12.11, AE-20.2"""
    table = Table()
    table.track("science", 10)
    table.effect({"op": "advance", "track": "any", "steps": 1})
    assert {action.track for action in table.legal()} == {"industry", "commerce", "civilization", "supremacy"}
    table.play(act.PickTrack("supremacy"))
    assert table.step("supremacy") == 1


# -- the event track


def test_at_the_end_a_planet_appears_and_the_event_waits():
    """AE-16.1, AE-16.2"""
    table = Table()
    board = table.state.board
    board.planets = [TILE_OF["quillon"]]
    advance_marker(table.state, 9)
    assert table.state.event_due
    assert board.tiles[REGION_OF["r4c4"]] == TILE_OF["quillon"]
    assert len(board.moons[REGION_OF["r4c4"]]) == 3
    assert board.marker == 0
    before = board.tiles[:]
    advance_marker(table.state, 1)
    assert board.tiles == before


def test_an_event_card():
    """AE-16.3, EX-15"""
    table = Table(seats=3)
    table.track("supremacy", 4)
    table.track("supremacy", 3, seat=1)
    table.damage("treasury")
    for index in range(4):
        table.player(1).damage[index] = 1
    table.module("ind_smelter", seat=1, damage=1)
    table.events("galactic_aurora_5", "galactic_aurora_1")
    table.state.event_due = True
    table.state.board.marker = 0
    table.go_home()
    assert [player.vp for player in table.state.players] == [6, 0, 0]
    assert table.state.board.raiders[1] >= SPACES
    assert [player.stock[0] for player in table.state.players] == [2, 2, 2]
    assert table.state.board.marker == table.state.board.marker_start
    assert not table.state.event_due
    assert table.state.view(0).events_past == ["galactic_aurora_5"]


def test_an_empty_event_deck_is_reformed():
    """AE-16.4"""
    table = Table()
    table.events("galactic_aurora_5")
    table.state.board.events_discard = table.state.board.events
    table.state.board.events, table.state.board.event_seen = [], []
    table.state.event_due = True
    table.go_home()
    assert table.state.view(0).events_past == ["galactic_aurora_5"]


def test_no_free_actions_during_an_event():
    """AE-16.5, AE-4.7: choices are made in turn order."""
    table = Table()
    table.events("cosmic_twilight_1")
    table.unplaced("e2")
    table.state.event_due = True
    table.go_home().play(act.Finish(), act.EndTurn())
    assert all(isinstance(action, act.PickModule) for action in table.legal())
    table.play(act.PickModule("treasury"))
    assert table.state.pending() == [1]
    table.play(act.PickModule("treasury"), seat=1)
    assert [player.damaged() for player in table.state.players] == [1, 1]


def test_event_damage_can_be_prevented():
    """AE-16.5, AE-18.1 W6"""
    table = Table()
    table.events("cosmic_twilight_1")
    table.hold("emergency_crew", seat=1)
    table.state.event_due = True
    table.go_home()
    table.play(act.PickModule("treasury"))
    table.play(act.PlayCard("tac_emergency_crew", 1), seat=1)
    assert table.player(1).damaged() == 0
    assert table.state.active == 1


def test_excess_and_event_in_the_order_of_choice():
    """AE-4.7"""
    for order, left in ((act.EventFirst(), 10), (act.ExcessFirst(), 12)):
        table = Table()
        table.events("galactic_aurora_5")
        table.have(energy=12)
        table.state.event_due = True
        table.go_home().play(order)
        assert table.stock("energy") == left


def test_at_its_limits_nobody_has_excess():
    """AE-4.7: nothing to order before the event."""
    for titanium, asked in ((5, False), (6, True)):
        table = Table()
        table.have(energy=10, titanium=titanium, ice=5, nanocarbon=5, credit=5)
        table.hold("lock_on", "jamming", "ceasefire", "raider_bribe", "safe_passage")
        table.state.event_due = True
        table.go_home()
        while table.state.active == 0 and any(isinstance(action, act.EndTurn) for action in table.legal()):
            table.play(act.EndTurn())
        assert table.can(act.ExcessFirst()) == asked


def test_bonus_resources_stay_until_collected():
    """AE-16.7"""
    table = Table()
    table.effect({"op": "place_bonus", "regions": "planets_without_moons", "printed_times": 2})
    table.ship("transport", "r1c3")
    table.begin(0)
    assert table.state.view(1).regions[2].bonus == {"titanium": 2}
    table.play(act.Collect("r1c3"))
    assert table.stock("titanium") == 2
    assert not table.can(act.Collect("r1c3"))


# -- free actions


def test_any_number_of_bonus_resources_may_be_collected():
    """AE-16.7"""
    table = Table()
    table.ship("transport", "r1c3")
    table.state.board.bonus[REGION_OF["r1c3"]] = (0, 2, 1, 0, 0, 0)
    collects = {action for action in table.legal() if isinstance(action, act.Collect)}
    assert collects == {act.Collect("r1c3"), act.Collect("r1c3", "titanium"), act.Collect("r1c3", "ice")}
    table.play(act.Collect("r1c3", "titanium"))
    assert (table.stock("titanium"), table.stock("ice")) == (1, 0)
    assert table.state.board.bonus[REGION_OF["r1c3"]] == (0, 1, 1, 0, 0, 0)
    table.play(act.Collect("r1c3", "ice"))
    assert table.can(act.Collect("r1c3"))
    assert not table.can(act.Collect("r1c3", "titanium"))
    table.play(act.Collect("r1c3"))
    assert (table.stock("titanium"), table.stock("ice"), table.state.board.bonus[REGION_OF["r1c3"]]) == (2, 1, ())


def test_recruiting():
    """AE-17.1, AE-17.2"""
    table = Table()
    table.leader("r1c3", 2)
    table.leader("r1c5", 1)
    table.ship("transport", "r1c3")
    assert table.can(act.Recruit("r1c3", 2))
    assert not table.can(act.Recruit("r1c5", 1))
    table.play(act.Recruit("r1c3", 2))
    assert table.player().station_leaders == 2


def test_simultaneous_effects_go_in_the_active_players_order():
    """AE-1.8"""
    table = Table()
    table.faction("obsidian_court", seat=1)
    table.upgrade("fu_obelisk_barges")
    table.ship("transport", "r1c3")
    table.ship("fighter", "r1c3", seat=1)
    table.have(titanium=4, leaders=2)
    table.effect({"op": "build_development", "discount": 0, "mandatory": True, "then": []})
    assert set(table.legal()) == {act.PickAbility(1), act.PickAbility(2)}
    table.play(act.PickAbility(2))
    assert (table.player().vp, table.player(1).vp) == (4, 2)


# -- the end


def test_the_end_is_triggered_and_everybody_has_one_more_turn():
    """AE-19.1, AE-19.2"""
    table = Table(seats=3)
    table.state.terminus = 10
    table.have(vp=9)
    table.effect({"op": "gain", "what": {"vp": 1}})
    assert table.state.end_triggered
    marker = table.state.board.marker
    advance_marker(table.state, 1)
    assert table.state.board.marker == marker
    table.state.queue(NextTurn())
    table.state.advance()
    order = []
    while not table.state.over:
        seat = table.state.pending()[0]
        order.append(seat)
        table.go_home(seat=seat)
    assert order == [1, 2, 0]
    assert table.state.result() is not None


def test_a_pending_event_is_still_resolved():
    """AE-16.6, AE-19.1"""
    table = Table()
    table.state.event_due = True
    table.events("galactic_aurora_5")
    table.state.end_triggered = True
    table.state.agendas, table.state.table = [[], []], []
    table.state.queue(TurnEnd())
    table.state.advance()
    assert table.stock("energy") == 2
    assert table.state.last_turns == 2


def test_the_scoring_example():
    """AE-19.3, AE-12.4, AE-12.8, AE-11.8, EX-21: 165 points."""
    table = Table()
    for track, step in (("science", 6), ("industry", 10), ("supremacy", 5), ("commerce", 7), ("civilization", 5)):
        table.track(track, step)
    table.have(vp=62, titanium=2, credit=1, energy=4, leaders=2)
    table.hold("hot_refuel", "lock_on", "jamming")
    table.development("r1c3")
    table.development("r3c1")
    table.development("r3c3")
    table.module("civ_ministry_of_land", "civ_cognitive_collegium")
    for module in ("main_reactor", "shipwright", "treasury", "architect"):
        table.damage(module)
    points = final_points(table.state, 0)
    assert points == [62, 59, 24, 0, -8, 10, 16, 2, 0]
    assert sum(points) == 165
    assert table.state.view(1).players[0].projected == 165


def test_damaged_modules_do_not_score_at_the_end():
    """AE-11.8, AE-19.3"""
    table = Table()
    table.module("civ_ministry_of_land", damage=2)
    assert final_points(table.state, 0)[4:7] == [-2, 0, 0]


def test_ties_are_broken_by_modules_then_resources():
    """AE-19.4"""
    table = Table()
    state = table.state
    state.finals = [[50] + [0] * 8, [50] + [0] * 8]
    assert result(state).winners() == [0, 1]
    table.have(seat=1, energy=1)
    assert result(state).winners() == [1]
    table.module("sci_solar_array")
    assert result(state).winners() == [0]


# -- optional rules


def test_special_regions_take_their_spaces_and_score():
    """AE-21.1, AE-21.2"""
    table = Table(special="quasars")
    assert table.state.is_quasar(REGION_OF["r2c2"])
    assert table.state.is_quasar(REGION_OF["r3c4"])
    table.development("r3c3")
    table.development("r1c5")
    assert final_points(table.state, 0)[3] == 6
    whole = Match.new("andromedas_edge", 4, 3, {"special": "vortices"})
    tiles = whole.state.board.tiles
    assert len([tile for tile in tiles if tile != NOTHING]) == 8 + 6 + 2


def test_a_vortex_gives_its_benefit_on_launch_and_each_turn():
    """AE-21.4"""
    table = Table(special="vortices")
    table.launch("transport", "r2c2")
    assert table.stock("energy") == 2
    table.begin(0)
    assert table.stock("energy") == 4


def test_destiny_counts_highest_or_tied():
    """AE-21.6"""
    table = Table(destiny="yes")
    table.player().destiny = DESTINY_OF["destiny_science_industry_a"]
    table.track("science", 3)
    table.track("science", 3, seat=1)
    table.track("industry", 1, seat=1)
    assert destiny_points(table.state, 0) == 6
    assert table.state.view(1).players[0].destiny is None


def test_teams_fight_together():
    """AE-1.9, AE-21.7, AE-21.8, AE-21.9, AE-21.10"""
    table = Table(seats=4, teams="yes")
    state = table.state
    assert [state.partner(seat) for seat in range(4)] == [1, 0, 3, 2]
    assert not state.are_opponents(0, 1)
    assert state.are_opponents(1, 2)
    table.ship("transport", "r3c3", seat=1)
    table.ship("transport", "r3c2")
    table.moons("r3c3", "t1")
    table.launch("transport", "r3c3")
    assert state.battle is None
    table.hold("lock_on", seat=1)
    assert state.view(0).players[1].hand == ["tac_lock_on"]
    assert state.view(2).players[1].hand is None


def test_each_partner_who_won_advances():
    """AE-14.8, AE-21.9: both took part, both go up and get the raiders' reward."""
    from starboard.games.andromedas_edge.board import Battle

    from .test_battle import decide

    table = Table(seats=4, teams="yes")
    for seat in (0, 1):
        table.ship("transport", "r3c3", seat=seat)
    table.raider("B", "r3c3", "iron_hulk")
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    before = [table.player(seat).vp + sum(table.player(seat).stock) + len(table.player(seat).hand) for seat in (0, 1)]
    decide(table, p0=(5,), p1=(6, 2), raiders=(6,))
    while table.state.pending() and table.state.battle is not None:
        seat = table.state.pending()[0]
        table.play(table.legal(seat)[0], seat=seat)
    assert [table.step("supremacy", seat) for seat in range(4)] == [1, 1, 0, 0]
    after = [table.player(seat).vp + sum(table.player(seat).stock) + len(table.player(seat).hand) for seat in (0, 1)]
    assert all(now > then for now, then in zip(after, before, strict=True))


def test_partners_race_for_a_token():
    """AE-21.9: the active player decides who gets it, the other gains 2 VP."""
    from starboard.games.andromedas_edge.board import Battle

    from .test_battle import decide

    table = Table(seats=4, teams="yes")
    for seat in (0, 1, 2):
        table.ship("transport", "r3c3", seat=seat)
    table.track("supremacy", 2)
    table.track("supremacy", 2, seat=1)
    table.state.region = REGION_OF["r3c3"]
    table.state.battle = Battle.begun(table.state.region)
    decide(table, p0=(5,), p1=(6, 2), p2=(6,))
    table.play(act.PickSide(1))
    assert len(table.player(1).supremacies) == 1
    assert table.player(0).vp == 2


def test_gifts_between_partners():
    """AE-21.11: once per turn, both agreeing."""
    table = Table(seats=4, teams="yes")
    table.have(titanium=2)
    table.unplaced("e2")
    assert table.can(act.Give("moon", "e2"))
    table.play(act.Give("resource", "titanium"))
    table.play(act.Accept(), seat=1)
    assert (table.stock("titanium"), table.stock("titanium", seat=1)) == (1, 1)
    assert not any(isinstance(action, act.Give) for action in table.legal())


def test_a_moon_may_be_given_to_a_partner_who_then_makes_room():
    """AE-8.2, AE-21.11"""
    table = Table(seats=4, teams="yes")
    table.unplaced("c1")
    table.unplaced("e2", "e2", "t2", "t2", seat=1)
    table.play(act.Give("moon", "c1"))
    table.play(act.Accept(), seat=1)
    assert set(table.legal(1)) == {act.PlaceMoon("e2"), act.PlaceMoon("t2"), act.DropMoon("e2"), act.DropMoon("t2"), act.Decline()}
    table.play(act.DropMoon("e2"), seat=1)
    assert sorted(MOON_IDS[moon] for moon in table.player(1).unplaced) == ["c1", "e2", "t2", "t2"]
    assert table.player().unplaced == []
    assert table.stock("energy", seat=1) == 0


def test_a_refused_gift_leaves_the_right_to_give():
    """AE-21.11, AE-23: but the same thing is not offered twice in a turn."""
    table = Table(seats=4, teams="yes")
    table.have(titanium=1, ice=1)
    table.play(act.Give("resource", "titanium"))
    table.play(act.Decline(), seat=1)
    assert not table.can(act.Give("resource", "titanium"))
    table.play(act.Give("resource", "ice"))
    table.play(act.Accept(), seat=1)
    assert (table.stock("titanium"), table.stock("ice", seat=1)) == (1, 1)
    assert not any(isinstance(action, act.Give) for action in table.legal())
    table.begin(0)
    assert table.can(act.Give("resource", "titanium"))


def test_strangers_do_not_learn_which_card_was_refused():
    """AE-22"""
    table = Table(seats=4, teams="yes")
    table.hold("lock_on")
    table.play(act.Give("card", "tac_lock_on"))
    table.play(act.Decline(), seat=1)
    rng = Rng(numbered_seed(1))
    assert table.state.redeal(1, rng).refused == (act.Give("card", "tac_lock_on"),)
    assert table.state.redeal(2, rng).refused == ()


def test_a_module_for_the_partner():
    """AE-21.12"""
    table = Table(seats=4, teams="yes")
    table.player().ready[3] = 1
    table.display(3, "civ_academy", "civ_senate", "civ_aqueduct")
    table.play(act.UseDevelopment("city"), act.PickModule("civ_academy"), act.PickSide(1))
    assert table.player(1).cards_in_row(3) == 1
    assert (table.step("civilization"), table.step("civilization", seat=1)) == (0, 1)


def test_a_team_wins_together():
    """AE-21.13"""
    table = Table(seats=4, teams="yes")
    table.state.finals = [[40] + [0] * 8, [10] + [0] * 8, [30] + [0] * 8, [30] + [0] * 8]
    assert result(table.state).winners() == [2, 3]


# -- hidden information


def test_a_redeal_hides_the_destiny_that_others_keep():
    """AE-21.6, AE-22: who has not chosen has none, who has chosen keeps one of those dealt anew; factions are open by then."""
    state = GAME.setup(3, GAME.complete(3, {"destiny": "yes"}), Rng(numbered_seed(4)))
    state.advance()
    for seat in range(3):
        state.play(seat, state.legal(seat)[0])
    factions = [player.faction for player in state.players]
    state.play(1, state.legal(1)[0])
    kept: set[int] = set()
    for seed in range(12):
        twin = state.redeal(0, Rng(numbered_seed(seed)))
        assert [player.faction for player in twin.players] == factions
        assert twin.players[0].offered == state.players[0].offered
        assert [twin.players[seat].destiny for seat in (0, 2)] == [NOTHING, NOTHING]
        assert twin.players[1].destiny in twin.players[1].offered
        assert len({card for player in twin.players for card in player.offered}) == 6
        kept.add(twin.players[1].destiny)
    assert len(kept) > 3
    for seat in (0, 2):
        state.play(seat, state.legal(seat)[0])
    mine = state.players[0].destiny
    twins = [state.redeal(0, Rng(numbered_seed(seed))) for seed in range(12)]
    assert {twin.players[0].destiny for twin in twins} == {mine}
    assert all(mine not in (twin.players[1].destiny, twin.players[2].destiny) for twin in twins)
    assert len({twin.players[2].destiny for twin in twins}) > 3
    assert all([player.faction for player in twin.players] == factions for twin in twins)


def test_a_redeal_hides_the_faction_that_others_have_chosen():
    """AE-3.2, AE-22"""
    state = GAME.setup(3, GAME.complete(3, {"destiny": "yes"}), Rng(numbered_seed(4)))
    state.advance()
    state.play(1, state.legal(1)[0])
    twins = [state.redeal(0, Rng(numbered_seed(seed))) for seed in range(12)]
    assert len({twin.players[1].faction for twin in twins}) > 3
    assert all(twin.players[1].faction in twin.players[1].offered for twin in twins)
    assert all([twin.players[seat].faction for seat in (0, 2)] == [NOTHING, NOTHING] for twin in twins)


def test_in_a_redeal_who_is_asked_can_react():
    """AE-18.1, AE-22: the seat that is asked, not its neighbour, holds something that fits."""
    table = Table(seats=3)
    table.hold("moonjackers", seat=2)
    table.hold("lock_on", seat=1)
    table.moons("r1c3", "t1v1")
    table.launch("transport", "r1c3")
    assert table.state.pending() == [2]
    for seed in range(20):
        twin = table.state.redeal(0, Rng(numbered_seed(seed)))
        assert any(isinstance(action, act.PlayCard) for action in twin.legal(2))


def test_a_redeal_keeps_what_a_seat_knows():
    """AE-22: events looked at, stacks looked through, own hand."""
    table = Table()
    table.events("galactic_aurora_1", "galactic_aurora_2", "galactic_aurora_3", "galactic_aurora_4", "galactic_aurora_5")
    table.hold("lock_on", "jamming")
    table.hold("redeploy", "ceasefire", seat=1)
    table.effect({"op": "peek_events", "look": 2})
    table.play(act.TopEvent("galactic_aurora_2"))
    table.effect({"op": "take_discovery", "stack": "observatory"})
    table.play(table.legal()[0])
    state = table.state
    stack = state.board.stacks[2]
    rng = Rng(numbered_seed(8))
    others = set()
    for _ in range(12):
        twin = state.redeal(0, rng)
        assert twin.board.events[-1] == state.board.events[-1]
        assert twin.board.events[0] == state.board.events[0]
        assert twin.board.stacks[2] == stack
        assert twin.players[0].hand == state.players[0].hand
        assert twin.players[0].discoveries == state.players[0].discoveries
        others.add(tuple(twin.players[1].hand))
        stranger = state.redeal(1, rng)
        assert stranger.players[1].hand == state.players[1].hand
    assert len(others) > 3


def test_a_second_look_through_a_stack_tells_what_was_taken_since_the_first():
    """AE-22: neither while the stack lies open nor later is it mixed in again."""
    table = Table()
    observatory = {"op": "take_discovery", "stack": "observatory"}
    for seat in (0, 1):
        table.effect(observatory, seat=seat)
        table.play(table.legal(seat)[0], seat=seat)
    table.effect(observatory)
    rng = Rng(numbered_seed(8))
    for _ in range(12):
        twin = table.state.redeal(0, rng)
        assert twin.legal(0) == table.legal()
        assert twin.census() == table.state.census()
    table.play(table.legal()[0])
    for _ in range(12):
        twin = table.state.redeal(0, rng)
        assert twin.board.stacks[2] == table.state.board.stacks[2]
        assert twin.players[1].discoveries == table.player(1).discoveries
    spectated = [table.state.redeal(None, rng).players[1].discoveries for _ in range(12)]
    assert spectated.count(table.player(1).discoveries) < len(spectated)


def test_a_match_keeps_its_components():
    """AE-1.1, AE-1.6, AE-23: ships, leaders, cards, moons, tokens; random play ends."""
    match = Match.new("andromedas_edge", 3, 21, {"turn_limit": "100"})
    rng = Rng(numbered_seed(21))
    census = match.state.census()
    assert census == {
        "modules": 108 + 12,
        "tactics": 80,
        "moons": 51,
        "ships": 27,
        "leaders": 27,
        "events": 10,
        "discoveries": 21,
        "planets": 15,
        "fleet": 9,
    }
    while match.state.pending():
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.state.legal(seat)))
        assert match.state.census() == census
    assert match.state.round() <= 100


@pytest.mark.parametrize("tile", range(15))
def test_leaders_of_a_type_are_equal(tile):
    """AE-10.1"""
    first = tile - tile % 3
    assert PLANET_LEADERS[tile] == PLANET_LEADERS[first]
    assert len(MODULE_ROW) == 112
    assert len(SUPREMACY_OF) == 8
