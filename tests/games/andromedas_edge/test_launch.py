"""Set-up, map, launch turn, regions, bases (AE-2 to AE-7)."""

from __future__ import annotations

import pytest

from starboard.engine.errors import Refusal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING, RAIDERS
from starboard.games.andromedas_edge.content.cards import EVENT_IDS, FACTION_START, FACTION_TILE
from starboard.games.andromedas_edge.content.map import FIRST_BASE, PLANET_COLOUR, REGION_OF, SPACES, bits
from starboard.games.andromedas_edge.content.ships import BAY, UNBUILT
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.rules.forces import participants
from starboard.games.andromedas_edge.rules.regions import leaders_in, plain
from starboard.games.andromedas_edge.rules.setup import first_player

from .hunt import hunt
from .position import Table


def fresh(seats: int, seed: int = 3, **options: str):
    state = GAME.setup(seats, GAME.complete(seats, dict(options)), Rng(numbered_seed(seed)))
    state.advance()
    return state


def chosen(state):
    while state.phase == 0 and state.pending():
        for seat in state.pending():
            state.play(seat, state.legal(seat)[0])
    return state


# -- set-up


@pytest.mark.parametrize(("seats", "planets", "steps"), [(2, 4, 4), (3, 6, 5), (4, 8, 6)])
def test_the_table_is_set_up_by_player_count(seats, planets, steps):
    """AE-2.2, AE-2.3, AE-2.4: tiles row by row, three moons of a planet's colour, one in each nebula."""
    board = fresh(seats).board
    laid = [tile for tile in board.tiles if tile != NOTHING]
    assert board.tiles[: planets + 6] == laid
    assert sum(tile < FIRST_BASE for tile in laid) == planets
    assert sum(tile >= FIRST_BASE for tile in laid) == 6
    assert len(board.planets) == 15 - planets
    assert board.marker == board.marker_start == steps
    assert [len(board.moons[region]) for region in range(SPACES, SPACES + 6)] == [1] * 6
    for space, tile in enumerate(board.tiles):
        assert len(board.moons[space]) == (3 if 0 <= tile < FIRST_BASE else 0)
    used = [sum(PLANET_COLOUR[tile] == colour for tile in laid if tile < FIRST_BASE) for colour in range(5)]
    assert [len(supply) for supply in board.moon_supply] == [9 - 3 * count for count in used]


def test_raiders_modules_tracks_and_tokens_are_laid_out():
    """AE-2.5, AE-2.6, AE-2.7, AE-2.8"""
    board = fresh(3).board
    assert [RAIDERS[card].rank for card in board.raider_cards] == ["A", "B", "C", "D", "S"]
    assert board.raiders[:4] == [NOTHING] * 4
    assert sum(region >= SPACES for region in board.raiders[4:]) == 2
    assert [len(deck) for deck in board.decks] == [24] * 4
    assert NOTHING not in board.display
    assert [len(stack) for stack in board.stacks] == [5, 5, 5]
    assert len(board.box) == 6
    assert len(board.tokens) == 3
    assert len(board.tactics) == 80
    assert board.pieces == [3] * 5


def test_nothing_is_damaged_used_or_gone_at_the_start():
    """AE-2.5, AE-3.3: neither raiders nor ships nor modules."""
    state = chosen(fresh(3))
    board = state.board
    assert board.raider_hits == [0] * 5
    assert (board.moons_gone, board.tokens_used, board.phages, board.owners) == (0, 0, 5, [NOTHING] * len(board.owners))
    assert (board.tactics_discard, board.events_discard, set(board.bonus)) == ([], [], {()})
    for player in state.players:
        assert (player.hits, player.phages, player.used) == ([0] * 4, [0] * 4, [0] * 4)
        assert (player.ready, player.spent, player.unplaced, player.damaged()) == ([0] * 5, [0] * 5, [], 0)
        assert (player.docked, player.turn_limits, player.battle_limits) == (0, 0, 0)


def test_options_choose_length_decks_and_raiders():
    """AE-2.1"""
    state = fresh(2, length="long", events="cosmic_twilight", raiders_s="null_locusts", raiders_b="iron_hulk")
    assert state.terminus == 70
    view = state.view(None)
    assert [raider.card for raider in view.raiders][1] == "iron_hulk"
    assert view.raiders[4].card == "null_locusts"
    assert CONSTANTS.lengths == {"short": 50, "medium": 60, "long": 70}
    with pytest.raises(Refusal) as refused:
        GAME.complete(3, {"teams": "yes"})
    assert refused.value.rule == "AE-21.7"


def test_players_keep_one_of_three_factions_and_get_its_start():
    """AE-3.1, AE-3.2, AE-3.3, AE-3.4, AE-3.5, AE-3.7"""
    state = fresh(4)
    offers = [player.offered for player in state.players]
    assert sorted(faction for offer in offers for faction in offer) == list(range(12))
    assert state.pending() == [0, 1, 2, 3]
    chosen(state)
    for player, offer in zip(state.players, offers, strict=True):
        assert player.faction in offer
        start = FACTION_START[player.faction]
        assert player.stock == start[:5]
        assert len(player.hand) == start[5]
        assert sum(player.tracks) == 2
        assert player.fleet.count(BAY) == 3
        assert player.fleet.count(UNBUILT) == 6
        assert len(player.spare) == 5
        assert player.spare[0] == FACTION_TILE[player.faction]
        assert player.station_leaders == 1
        assert sum(player.leaders[SPACES:]) == 2
        bases = [space for space in range(SPACES) if state.is_base(space)]
        assert [player.leaders[space] for space in bases] == [1] * 6
    assert [state.players[(state.first + turn) % 4].vp for turn in range(4)] == [1, 2, 3, 4]


def test_the_first_player_is_found_by_dice_and_starting_spaces_trigger_nothing():
    """AE-3.4, AE-3.6, AE-3.8: chance decides, the same seed decides the same."""
    firsts = {chosen(fresh(4, seed)).first for seed in range(12)}
    assert len(firsts) > 1
    assert chosen(fresh(4, 5)).first == chosen(fresh(4, 5)).first
    assert chosen(fresh(2)).board.marker == 4


def tied(winner: int) -> Rng:
    """A chance by which the first two of three roll the same, higher than the third, and then one of these two wins."""
    for seed in range(20000):
        rng = Rng(numbered_seed(seed))
        peek = rng.clone()
        rolls = [sorted([peek.below(6) + 1 for _ in range(6)], reverse=True) for _ in range(5)]
        if rolls[0] == rolls[1] > rolls[2] and rolls[3 + winner] > rolls[4 - winner]:
            return rng
    raise AssertionError("no such chance")


@pytest.mark.parametrize("winner", [0, 1])
def test_who_ties_in_the_roll_for_the_first_turn_rolls_again(winner):
    """AE-3.6: only those who tie, all their dice."""
    state = chosen(fresh(3))
    state.rng = tied(winner)
    assert first_player(state) == winner


def test_the_left_hand_player_of_the_team_that_rolls_higher_begins():
    """AE-21.7: both teams begin with the same sum of VP, as play goes A B B A."""
    firsts = set()
    for seed in range(12):
        state = chosen(fresh(4, seed, teams="yes"))
        firsts.add(state.first)
        vp = [player.vp for player in state.players]
        assert vp[state.first] == 1
        assert vp[0] + vp[1] == vp[2] + vp[3] == 5
        assert state.active == state.first
    assert firsts == {1, 3}


def test_a_team_compares_all_twelve_dice():
    """AE-21.7"""
    state = chosen(fresh(4, 3, teams="yes"))
    for seed in range(40):
        rng = Rng(numbered_seed(seed))
        peek = rng.clone()
        rolls = [sorted([peek.below(6) + 1 for _ in range(12)], reverse=True) for _ in range(2)]
        if rolls[0] != rolls[1]:
            state.rng = rng
            assert first_player(state) == (1 if rolls[0] > rolls[1] else 3)


def test_a_partners_ship_occupies_a_region():
    """AE-5.5, AE-6.2: a first launch goes elsewhere."""
    table = Table(seats=4, teams="yes")
    assert table.can(act.Launch("transport", "r1c3"))
    table.ship("transport", "r1c3", seat=1)
    assert not table.can(act.Launch("transport", "r1c3"))
    with pytest.raises(Refusal) as refused:
        table.state.check(0, act.Launch("transport", "r1c3"))
    assert refused.value.rule == "AE-6.2"
    table.ship("fighter", "bay")
    assert table.can(act.Launch("fighter", "r1c3"))


def test_nobody_sees_what_others_choose():
    """AE-3.2, AE-22: until everybody has chosen."""
    state = fresh(2)
    state.play(0, state.legal(0)[0])
    assert state.view(1).players[0].faction is None
    assert state.view(1).players[0].offered is None
    assert len(state.view(1).players[1].offered) == 3
    assert state.view(0).players[0].faction is not None


# -- first and later launches


def test_a_first_launch_goes_to_any_unoccupied_region():
    """AE-6.1, AE-6.2, EX-1"""
    table = Table()
    table.ship("transport", "r1c3", seat=1)
    table.raider("A", "r3c3")
    table.ship("fighter", "bay")
    assert table.can(act.Launch("transport", "r4c3"))
    assert not table.can(act.Launch("transport", "r1c3"))
    assert not table.can(act.Launch("transport", "r3c3"))
    assert table.can(act.Launch("fighter", "r1c3"))
    assert table.can(act.Launch("fighter", "r3c3"))
    table.launch("transport", "r1c2")
    assert table.state.region == REGION_OF["r1c2"]
    assert table.at("transport", "r1c2") == 1


def test_ships_in_the_scrapyard_do_not_make_a_launch_a_later_one():
    """AE-6.2"""
    table = Table()
    table.ship("transport", "wreck")
    assert table.can(act.Launch("transport", "r4c3"))


def test_a_later_launch_needs_range():
    """AE-5.2, AE-5.3, AE-6.3, EX-2"""
    table = Table()
    table.have(energy=2, titanium=9, ice=9)
    table.ship("transport", "r2c2")
    table.ship("transport", "r2c3", seat=1)
    table.ship("fighter", "bay")
    assert table.can(act.Launch("transport", "r2c3"))
    assert not table.can(act.Launch("transport", "r2c4"))
    assert table.can(act.Launch("fighter", "r2c4"))
    assert not table.can(act.Launch("fighter", "r2c2"))
    assert not table.can(act.Launch("transport", "r2c2"))


def test_nebulae_need_hyperdrive_and_quasars_are_closed():
    """AE-5.1, AE-5.4, AE-6.4, AE-21.5"""
    table = Table(special="quasars")
    table.ship("science_vessel", "bay")
    goals = {action.region for action in table.legal() if isinstance(action, act.Launch) and action.ship == "transport"}
    far = {action.region for action in table.legal() if isinstance(action, act.Launch) and action.ship == "science_vessel"}
    assert not any(region.startswith("nebula") for region in goals)
    assert {f"nebula_{number}" for number in range(1, 7)} <= far
    assert "r2c2" not in goals | far
    assert "r3c4" not in goals | far
    assert "r5c5" not in goals


def test_distances_go_around_a_quasar():
    """AE-5.2, AE-21.5"""
    table = Table(special="quasars")
    table.ship("transport", "r1c2")
    table.ship("fighter", "bay")
    table.clear("r1c3", "r3c2")
    near = {action.region for action in table.legal() if isinstance(action, act.Launch) and action.ship == "fighter"}
    assert "r3c3" not in near


def test_a_jump_has_unlimited_range_for_one_energy():
    """AE-5.3"""
    table = Table()
    table.ship("transport", "r1c1")
    table.ship("heavy_cruiser", "bay")
    assert not table.can(act.Launch("heavy_cruiser", "r4c3", True))
    table.have(energy=1)
    assert not table.can(act.Launch("heavy_cruiser", "nebula_4", True))
    table.moons("r4c3", "t1")
    table.launch("heavy_cruiser", "r4c3", True)
    assert table.stock("energy") == 0


def test_without_a_drive_or_energy_nothing_is_reached_by_a_jump():
    """AE-5.3: not even the first region of the map."""
    table = Table()
    table.lay(r1c1="ophira")
    table.ship("transport", "r4c3")
    table.ship("fighter", "bay")
    table.have(energy=9, ice=9)
    jumps = [action for action in table.legal() if isinstance(action, act.Launch) and action.jump]
    assert jumps == []
    table.ship("heavy_cruiser", "bay")
    assert table.can(act.Launch("heavy_cruiser", "r1c1", True))
    table.have(energy=0)
    assert not table.can(act.Launch("heavy_cruiser", "r1c1", True))


def test_a_planet_in_the_corner_is_as_open_as_any():
    """AE-6.2"""
    table = Table()
    assert not table.can(act.Launch("transport", "r1c1"))
    table.lay(r1c1="ophira")
    assert table.can(act.Launch("transport", "r1c1"))


def test_a_launch_beside_a_nebula():
    """AE-5.2, EX-28: the region it is counted from is exempt."""
    table = Table()
    table.ship("science_vessel", "nebula_6")
    table.have(leaders=3)
    goals = {action.region for action in table.legal() if isinstance(action, act.Launch) and action.ship == "transport"}
    assert goals == {"r2c1", "r3c1"}
    table.lay(r1c1="ophira")
    goals = {action.region for action in table.legal() if isinstance(action, act.Launch) and action.ship == "transport"}
    assert goals == {"r1c1", "r2c1", "r3c1"}


def test_ships_and_developments_do_not_block_the_way():
    """AE-5.2, AE-5.5, AE-5.6"""
    table = Table()
    table.ship("transport", "r1c1")
    table.ship("fighter", "bay")
    table.ship("transport", "r1c2", seat=1)
    table.development("r2c1", seat=1)
    assert table.can(act.Launch("fighter", "r1c3"))
    assert table.can(act.Launch("fighter", "r3c1"))


def test_plain_distance_counts_over_nebulae_but_not_over_empty_spaces():
    """AE-5.7"""
    table = Table()
    near = bits(plain(table.state, REGION_OF["r1c1"], 1))
    assert {REGION_OF["nebula_1"], REGION_OF["nebula_6"], REGION_OF["r1c2"], REGION_OF["r2c1"]} <= set(near)
    table.clear("r4c1")
    assert REGION_OF["r4c1"] not in bits(plain(table.state, REGION_OF["r3c1"], 2))


# -- turns


def test_return_is_forced_by_an_empty_bay_even_if_a_ship_is_built():
    """AE-4.2, AE-4.3, EX-27"""
    table = Table()
    for region in ("r1c1", "r1c2", "r1c3"):
        table.ship("transport", region)
    table.have(titanium=2)
    table.hold("shipyard_favor")
    table.begin(0)
    assert table.can(act.ReturnToStation())
    table.play(act.PlayCard("tac_shipyard_favor"), act.BuildShip("transport"))
    assert table.at("transport", "bay") == 1
    assert table.state.phase == 3


def test_return_is_always_legal():
    """AE-4.3: also with all ships in the launch bay."""
    table = Table()
    assert table.can(act.ReturnToStation())
    table.go_home()
    assert table.state.active == 1


def test_the_active_region_stays_and_a_return_has_none():
    """AE-4.5, AE-9.9"""
    table = Table()
    table.raider("A", "r3c3")
    table.unplaced("e2")
    table.launch("transport", "r1c2")
    assert table.state.region == REGION_OF["r1c2"]
    table.begin(0)
    table.go_home()
    assert table.state.region == NOTHING
    assert table.state.battle is None


def test_free_actions_stand_before_and_after_the_main_choice():
    """AE-4.1, AE-4.4, AE-4.6, AE-17.2"""
    table = Table()
    table.unplaced("e2", "t1")
    assert table.can(act.DiscardMoon("e2"))
    table.play(act.DiscardMoon("e2"))
    assert table.stock("energy") == 2
    table.launch("transport", "r1c2")
    assert table.can(act.DiscardMoon("t1"))
    assert table.can(act.EndTurn())
    table.play(act.EndTurn())
    assert table.state.active == 1


def test_a_payment_is_indivisible():
    """AE-4.8: only moons may be discarded while paying."""
    table = Table()
    table.have(energy=1, credit=1, titanium=1)
    table.unplaced("e2")
    table.hold("hot_refuel")
    table.launch("transport", "r1c4")
    kinds = {type(action) for action in table.legal()}
    assert kinds == {act.Pay, act.DiscardMoon}


# -- activating regions


def test_a_planet_gives_its_top_moon_then_its_resource():
    """AE-6.5, AE-6.6, AE-8.1"""
    table = Table()
    table.moons("r1c2", "n1", "e2")
    table.launch("transport", "r1c2")
    assert table.player().unplaced
    assert table.state.view(0).players[0].unplaced == ["e2"]
    assert table.state.view(1).regions[1].moon == "n1"
    table.state.board.moons[REGION_OF["r1c3"]] = ()
    table.begin(0)
    table.launch("transport", "r1c3")
    assert table.stock("titanium") == 1


def test_a_nebula_gives_its_moon_and_a_look_at_two_events():
    """AE-6.6, AE-22"""
    table = Table()
    table.ship("science_vessel", "bay")
    table.moons("nebula_2", "c2")
    table.events("galactic_aurora_1", "galactic_aurora_2", "galactic_aurora_3")
    table.launch("science_vessel", "nebula_2")
    assert set(table.legal()) == {act.TopEvent("galactic_aurora_1"), act.TopEvent("galactic_aurora_2")}
    assert table.state.view(0).peeked == ["galactic_aurora_1", "galactic_aurora_2"]
    assert table.state.view(1).peeked == []
    table.play(act.TopEvent("galactic_aurora_2"))
    assert table.state.view(0).known_events == ["galactic_aurora_2", None, "galactic_aurora_1"]
    assert table.state.view(1).known_events == [None, None, None]
    assert [EVENT_IDS[event] for event in table.state.board.events] == ["galactic_aurora_1", "galactic_aurora_3", "galactic_aurora_2"]


def test_the_last_event_card_is_only_looked_at():
    """AE-6.6"""
    table = Table()
    table.ship("science_vessel", "bay")
    table.events("galactic_aurora_1")
    table.launch("science_vessel", "nebula_2")
    assert table.state.view(0).known_events == ["galactic_aurora_1"]
    assert table.state.active == 1


def test_the_activation_belongs_to_the_region():
    """AE-6.6: it happens though the ship has moved away meanwhile."""
    table = Table()
    table.moons("r1c2", "e2")
    table.ship("fighter", "r1c1", seat=1)
    table.launch("transport", "r1c2")
    assert table.state.view(0).players[0].unplaced == ["e2"]


# -- Alliance bases


def test_a_base_may_be_chosen_only_if_it_can_act():
    """AE-6.4, AE-7.1"""
    table = Table()
    goals = {action.region for action in table.legal() if isinstance(action, act.Launch)}
    assert not goals & {"r1c1", "r1c4", "r2c2", "r3c4", "r4c1"}
    assert "r2c4" in goals
    barred = {(one.ship, one.region): one.rule for one in table.state.view(0).barred}
    assert barred[("transport", "r1c4")] == "AE-6.4"
    table.unplaced("e2")
    assert table.can(act.Launch("transport", "r1c4"))
    assert table.can(act.Launch("transport", "r4c1"))


@pytest.mark.parametrize(
    ("ship", "region", "key", "rule"),
    [
        ("transport", "nebula_1", "barred-nebula", "AE-5.4"),
        ("transport", "r1c2", "barred-own-ship", "AE-6.3"),
        ("transport", "r4c3", "barred-range", "AE-6.3"),
        ("transport", "r2c2", "barred-base", "AE-6.4"),
        ("transport", "r5c5", "barred-empty", "AE-5.1"),
        ("fighter", "r1c3", "barred-no-ship", "AE-6.1"),
    ],
)
def test_a_launch_is_refused_with_its_reason(ship, region, key, rule):
    table = Table()
    table.ship("transport", "r1c2")
    with pytest.raises(Refusal) as refused:
        table.state.check(0, act.Launch(ship, region))
    assert (refused.value.text.key, refused.value.rule) == (key, rule)


def test_an_occupied_region_is_refused_to_a_first_launch():
    """AE-6.2, AE-4.3"""
    table = Table()
    table.ship("transport", "r1c3", seat=1)
    with pytest.raises(Refusal) as refused:
        table.state.check(0, act.Launch("transport", "r1c3"))
    assert refused.value.rule == "AE-6.2"


def test_monolith_and_trade_hub():
    """AE-7.1: two resources for three cards or two credits."""
    table = Table()
    table.have(energy=2)
    table.launch("transport", "r4c1")
    assert table.stock("energy") == 0
    assert table.stock("tactics") == 3
    table = Table()
    table.have(energy=1, titanium=1)
    table.launch("transport", "r1c4")
    assert (table.stock("energy"), table.stock("titanium"), table.stock("credit")) == (0, 0, 2)


def test_a_moon_pays_for_the_trade_hub():
    """AE-1.5, AE-7.1"""
    table = Table()
    table.unplaced("e2")
    table.launch("transport", "r1c4")
    assert (table.stock("energy"), table.stock("credit")) == (0, 2)
    assert table.player().unplaced == []


def test_the_space_dock_builds_or_repairs():
    """AE-7.3: the new ship lies in the launch bay; without damage a repair is worth 1 VP."""
    table = Table()
    table.have(titanium=3)
    table.launch("transport", "r2c4")
    table.play(act.PickOption(1), act.BuildShip("fighter"))
    assert table.at("fighter", "bay") == 1
    assert table.stock("titanium") == 0
    table = Table()
    table.launch("transport", "r2c4")
    assert table.player().vp == 1


def test_the_development_office_needs_a_transport_on_a_planet():
    """AE-7.1, AE-10.2"""
    table = Table()
    table.have(titanium=3, nanocarbon=1, leaders=2)
    assert not table.can(act.Launch("transport", "r1c1"))
    table.ship("transport", "r2c1")
    table.launch("transport", "r1c1")
    assert table.state.board.owners[REGION_OF["r2c1"]] == 0


def test_leaders_of_the_base_may_be_recruited_before_it_acts():
    """AE-4.4, AE-7.4: what could make the action impossible is not offered."""
    table = Table()
    table.have(titanium=3, nanocarbon=1, leaders=2)
    table.ship("transport", "r2c1")
    table.leader("r1c1")
    table.unplaced("e2")
    table.launch("transport", "r1c1")
    assert set(table.legal()) == {act.GoOn(), act.Recruit("r1c1", 1)}


def test_three_in_one_region_make_one_battle():
    """AE-6.7, EX-3"""
    table = Table(seats=3)
    table.ship("transport", "r3c3", seat=1)
    table.raider("A", "r3c3")
    table.ship("transport", "r3c2")
    table.have(energy=1)
    table.launch("transport", "r3c3")
    assert participants(table.state) == [0, 1, 4]
    assert table.state.battle is not None


def test_leaders_in_a_region_count_for_all():
    """AE-10.4, AE-13.6"""
    table = Table()
    table.leader("r2c1", 2)
    table.leader("r2c1", 1, seat=1)
    table.have(leaders=5)
    assert leaders_in(table.state, REGION_OF["r2c1"]) == 3
    table.development("r2c1")
    assert leaders_in(table.state, REGION_OF["r2c1"]) == 5


@pytest.mark.net
def test_no_ship_without_hyperdrive_comes_into_a_nebula():
    """AE-5.4: `hunt` looks through any number of random matches."""
    hunts = [hunt(seed) for seed in range(3, 8)]
    assert [found for found, _ in hunts] == [[]] * 5
    assert sum(seen for _, seen in hunts) > 100
