"""Set-up, main and free actions, sectors, computer, passing, milestones, scoring (EX-1 to EX-9)."""

from __future__ import annotations

import itertools

import pytest

from starboard.engine.errors import Refusal
from starboard.engine.journal import Journal
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import (
    DECK,
    Analyse,
    BuyCard,
    DataSpace,
    EndTurn,
    Exchange,
    FinishScan,
    Land,
    Launch,
    MarkGold,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    Pass,
    PickCard,
    PlaceData,
    PlayCard,
    Research,
    ResolveSector,
    Scan,
    Signal,
    Step,
    Stop,
    TakeTech,
    UseCorner,
    UseTelescope,
)
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.numbers import NEUTRAL
from starboard.games.seti.events import Rotated
from starboard.games.seti.game import GAME
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.probes import rotate
from starboard.games.seti.rules.rounds import INCOME_PHASE
from starboard.games.seti.rules.scoring import gold_score
from starboard.games.seti.rules.sectors import finish_sector
from tests.games.seti.position import Table, tuck


def fresh(seats: int):
    return GAME.setup(seats, GAME.complete(seats, {}), Rng(numbered_seed(3)))


# -- set-up


@pytest.mark.parametrize(("seats", "cards", "neutral"), [(2, 3, 2), (3, 4, 1), (4, 5, 0)])
def test_set_up_by_player_count(seats, cards, neutral):
    """EX-1.1, EX-1.2, SE-2.1"""
    state = fresh(seats)
    assert [len(stack) for stack in state.board.stacks] == [cards] * 4
    assert state.board.neutral == [neutral] * 2
    order = [state.players[(state.first + turn) % seats].score for turn in range(seats)]
    assert order == list(range(1, seats + 1))
    assert sorted(state.board.stars) == list(range(8))


def test_a_player_starts_with_the_printed_resources_and_tucks_a_card():
    """SE-8.4, SE-3.6, EX-1.3, SE-2.2"""
    state = fresh(2)
    player = state.players[state.first]
    assert (player.publicity, player.credits, player.energy, len(player.hand)) == (4, 4, 3, 5)
    state.advance()
    assert Stop() not in state.legal(state.first)
    player.hand[0] = CARD_OF["card_002"]
    state.play(state.first, tuck("card_002"))
    assert (player.credits, len(player.hand)) == (5, 4)
    state.play(1 - state.first, state.legal(1 - state.first)[0])
    before = player.credits, player.energy, len(player.hand)
    INCOME_PHASE.run(state, -1)
    assert (player.credits, player.energy, len(player.hand)) == (before[0] + 4, before[1] + 2, before[2] + 1)


# -- probes


def test_visits_give_publicity_and_asteroids_cost_more():
    """SE-4.2, EX-2.3"""
    table = Table()
    table.offsets(2, 1, 0)
    table.probe(1, 0)
    table.me.publicity = 4
    way = [(1, 0), (2, 0), (1, 0), (1, 1), (1, 2), (2, 2), (3, 2), (3, 3)]
    for start, to in itertools.pairwise(way):
        table.do(MoveForEnergy(start, to))
    assert table.me.energy == 20 - 8
    assert table.me.publicity == 7


def test_earth_gives_no_publicity_and_ten_is_the_most():
    """SE-8.5, EX-2.4"""
    table = Table()
    table.probe(1, 4)
    table.do(MoveForEnergy((1, 4), (1, 5)))
    assert table.me.publicity == 5
    table.me.publicity = 10
    table.me.probes = [1]
    table.do(MoveForEnergy((1, 1), (2, 1)))
    assert table.me.publicity == 10


def test_leaving_asteroids_may_be_paid_from_two_sources():
    """EX-2.7, SE-4.3.4"""
    table = Table()
    table.probe(1, 7)
    table.me.energy = 1
    assert not any(isinstance(action, MoveForEnergy) for action in table.legal())
    table.hold("card_001")
    table.do(UseCorner("card_001"), Step((1, 7), (1, 0), energy=1))
    assert table.me.probes == [0]
    assert table.me.energy == 0
    table = Table()
    table.probe(1, 7)
    table.me.energy = 0
    table.hold("card_001")
    table.hold("card_002")
    table.do(UseCorner("card_001"), Step((1, 7), (1, 0), card="card_002"))
    assert table.me.hand == []
    table = Table()
    table.probe(1, 7)
    table.me.energy = 0
    table.hold("card_001")
    table.do(UseCorner("card_001"))
    assert table.me.probes == [7]
    assert not any(isinstance(action, Step) for action in table.options())


def test_the_asteroid_technology_gives_publicity_and_saves_points():
    """SE-8.2 probe_2"""
    table = Table()
    table.tech("probe_2")
    table.probe(1, 0)
    table.do(MoveForEnergy((1, 0), (1, 7)), MoveForEnergy((1, 7), (1, 0)))
    assert table.me.energy == 18
    assert table.me.publicity == 6


def test_a_push_gives_publicity_in_anothers_turn():
    """SE-3.4, EX-2.5"""
    table = Table()
    table.offsets(1, 0, 0)
    table.state.board.rotation = 1
    table.probe(2, 1, seat=1)
    rotate(table.state)
    assert table.other.probes == [8]
    assert table.other.publicity == 6


def test_who_is_carried_along_is_told_and_who_is_pushed_or_stays_is_not():
    """SE-4.4.3: Earth lies on disc 1; disc 2 turns under the probe of the other player, who also stands on the board."""
    table = Table()
    table.offsets(1, 0, 0)
    table.state.board.rotation = 1
    table.state.journal = Journal(2)
    table.probe(1, 4)
    table.probe(2, 1, seat=1)
    table.probe(4, 4, seat=1)
    rotate(table.state)
    assert table.me.probes == [3]
    assert table.other.probes == [8, 28]
    assert table.state.journal.entries[0].event == Rotated(None, 2, [1, 0])


def test_the_probe_limit():
    """EX-3.1"""
    table = Table()
    table.probe(1, 3)
    assert not table.can(Launch())
    with pytest.raises(Refusal) as refused:
        table.state.check(0, Launch())
    assert refused.value.rule == "SE-5.1"
    table.tech("probe_1")
    assert table.can(Launch())


def test_the_second_probe_is_launched_with_its_technology():
    """SE-8.1, EX-3.2"""
    table = Table()
    table.probe(4, 4)
    table.me.publicity = 6
    table.do(Research(), TakeTech("probe_1"))
    table.finish()
    assert len(table.me.probes) == 2


@pytest.mark.parametrize(("orbiter", "tech", "cost"), [(False, False, 3), (True, False, 2), (False, True, 2), (True, True, 1)])
def test_landing_costs(orbiter, tech, cost):
    """EX-3.3, EX-3.6"""
    table = Table()
    table.probe(1, 3)
    if orbiter:
        table.orbiter("venus", seat=1)
    if tech:
        table.tech("probe_3")
    table.do(Land("venus"))
    assert table.me.energy == 20 - cost


def test_the_first_orbiter_of_jupiter():
    """SE-5.2, EX-3.4"""
    for first in (True, False):
        table = Table()
        table.state.board.first_orbits[4] = -1 if first else 1
        table.probe(3, 3)
        table.hold("card_002")
        table.do(Orbit("jupiter"))
        assert table.options() == [tuck("card_002"), Stop()]
        assert table.me.score == 10 + (3 if first else 0)
        assert table.me.data == 2
        assert table.state.board.markers[3] == (0,)


def test_mars_has_two_data_spaces():
    """EX-3.5"""
    table = Table()
    table.probe(2, 2)
    table.do(Land("mars"))
    assert table.options() == [DataSpace(2), DataSpace(1)]
    table.do(DataSpace(1))
    assert table.me.data == 1
    assert isinstance(table.options()[0], MarkTrace)
    assert table.me.score == 16
    table = Table()
    table.state.board.data_spaces[9] = 1
    table.probe(2, 2)
    table.do(Land("mars"))
    assert table.me.data == 1


@pytest.mark.parametrize(("moon", "planet", "points"), [("io", "jupiter", 10), ("callisto", "jupiter", 13), ("titania", "uranus", 25)])
def test_moons_need_the_technology_and_hold_one_lander(moon, planet, points):
    """EX-3.8, SE-5.3.3"""
    table = Table()
    table.probe(3, 3) if planet == "jupiter" else table.probe(4, 0)
    assert not table.can(Land(planet, moon))
    table.tech("probe_4")
    table.do(Land(planet, moon))
    assert table.me.score == 10 + points
    assert sum(table.me.moons) == 1


# -- signals and sectors


def test_signals_take_data_and_the_second_position_scores():
    """EX-4.1"""
    table = Table()
    table.markers("procyon", 1)
    table.row("card_002", "card_041", "card_001")
    table.do(Scan(), PickCard("card_002", "signal"), Signal("procyon"))
    assert table.me.score == 12
    assert table.me.data == 1


def test_a_tie_goes_to_the_latest_marker_and_second_place_stays():
    """EX-4.2"""
    table = Table(seats=3)
    table.markers("procyon", 0, 1, 0, 1, 2, 2)
    before = [player.publicity for player in table.state.players]
    finish_sector(table.state, 0)
    assert table.state.players[2].wins[0] == 1
    assert table.state.board.markers[0] == (1,)
    assert [player.publicity for player in table.state.players] == [value + 1 for value in before]
    table.state.advance()
    assert 2 in table.state.pending()


def test_a_sector_of_one_player_is_emptied():
    """EX-4.3, EX-4.4"""
    table = Table()
    table.state.board.won = 255
    table.markers("procyon", 0, 0, 0, 0, 0)
    finish_sector(table.state, 0)
    table.state.advance()
    assert table.state.board.markers[0] == ()
    assert table.me.score == 13


def test_a_scan_with_telescopes():
    """EX-4.5, EX-4.6, EX-4.7, SE-5.4"""
    table = Table()
    table.tech("telescope_2", "telescope_3")
    table.row("card_002", "card_041", "card_001")
    table.hold("card_004")
    table.me.publicity = 0
    table.do(Scan())
    assert (table.me.credits, table.me.energy) == (19, 18)
    assert not table.can(FinishScan())
    table.do(Signal("proxima_centauri"), PickCard("card_041", "signal"), Signal("barnards_star"))
    assert not table.can(UseTelescope("telescope_2"))
    table.do(PlaceData(), PlaceData())
    assert table.me.publicity == 1
    table.do(UseTelescope("telescope_2"))
    assert table.me.publicity == 0
    assert BuyCard("card_041") not in table.legal()
    assert table.state.board.row[1] == -1
    table.do(UseTelescope("telescope_3"), PickCard("card_004", "signal"), Signal("barnards_star"), FinishScan())
    assert sum(len(markers) for markers in table.state.board.markers) == 4
    assert -1 not in table.state.board.row


def test_the_wide_view_reaches_neighbouring_sectors():
    """SE-8.2 telescope_1"""
    table = Table()
    table.tech("telescope_1")
    table.do(Scan())
    signals = [action.star for action in table.options() if isinstance(action, Signal)]
    assert signals == ["proxima_centauri", "kepler_22", "61_virginis"]


def test_a_telescope_launches_or_moves():
    """SE-8.2 telescope_4"""
    table = Table()
    table.tech("telescope_4")
    table.do(Scan())
    assert table.can(UseTelescope("telescope_4", 0))
    assert not table.can(UseTelescope("telescope_4", 1))
    table.do(UseTelescope("telescope_4", 0))
    assert table.me.energy == 17
    assert len(table.me.probes) == 1


def test_several_completed_sectors_are_resolved_in_an_order_of_choice():
    """SE-3.3 T3, SE-7.2"""
    table = Table()
    table.state.board.won = 255
    table.markers("procyon", 0, 0, 0, 0, 0)
    table.markers("vega", 0, 0, 0, 0)
    table.do(Launch())
    assert table.options() == [ResolveSector("procyon"), ResolveSector("vega")]
    table.do(Exchange("credits", "energy"))
    assert table.options() == [ResolveSector("procyon"), ResolveSector("vega")]
    table.do(ResolveSector("vega"))
    assert table.me.score == 10 + 5 + 3


# -- computer


def test_data_fills_the_top_row_from_the_left():
    """SE-8.3, EX-5.1, EX-5.6"""
    table = Table()
    table.me.data = 6
    table.do(PlaceData(), PlaceData())
    assert table.me.publicity == 6
    table.do(PlaceData(), PlaceData())
    assert table.options() != [Stop()]
    table.hold("card_002")
    table.me.top, table.me.data = 3, 1
    table.do(PlaceData())
    assert table.options() == [tuck("card_002"), Stop()]


def test_bottom_spaces_need_their_top_space():
    """EX-5.2, EX-5.3"""
    table = Table()
    table.tech("computer_1")
    table.me.data = 3
    assert not table.can(PlaceData(1))
    table.do(PlaceData())
    assert table.me.score == 12
    table.do(PlaceData(1))
    assert table.me.credits == 21
    table = Table()
    table.me.top, table.me.data, table.me.publicity = 3, 1, 6
    table.state.board.bonuses[9] = (0, 1, 3, 2)
    table.state.board.two_points = 0
    table.do(Research(), TakeTech("computer_2", 3))
    assert table.me.score == 10
    assert table.can(PlaceData(3))


def test_the_pool_holds_six():
    """SE-0.4, EX-5.4"""
    table = Table()
    table.me.data = 6
    table.me.top = 6
    table.play("card_137")
    assert table.me.data == 6


def test_analysing_empties_the_computer_and_marks_a_blue_trace():
    """SE-5.5, EX-5.5"""
    table = Table()
    table.me.top, table.me.bottom, table.me.data, table.me.energy = 6, 5, 3, 1
    table.do(Analyse())
    assert (table.me.top, table.me.bottom, table.me.data, table.me.energy) == (0, 0, 3, 0)
    assert table.options() == [MarkTrace("left", "blue", "discovery"), MarkTrace("right", "blue", "discovery")]


def test_a_pause_before_data_would_be_lost():
    """SE-3.3 T2', SE-7.3"""
    table = Table()
    table.me.data = 6
    table.play("card_083")
    table.do(PlaceData())
    assert table.me.data == 5


# -- research, passing, exchange


def test_research_rotates_before_the_choice():
    """SE-5.7, EX-6.1, EX-6.2"""
    table = Table()
    assert not table.can(Research())
    table.me.publicity = 6
    table.state.board.bonuses[1] = (1, 2, 3, 0)
    table.do(Research())
    assert table.state.board.rotation == 1
    assert table.me.publicity == 0
    table.do(TakeTech("probe_2"))
    assert table.me.score == 10 + 2 + 3


def test_passing_discards_rotates_and_takes_a_card():
    """SE-5.8, EX-6.4"""
    table = Table()
    table.hold("card_001", "card_002", "card_003", "card_004", "card_005", "card_006", "card_007")
    table.do(Pass())
    for card in ("card_001", "card_002", "card_003"):
        table.do(PickCard(card, "discard"))
    assert table.state.board.rotation == 1
    assert len(table.options()) == 3
    table.do(table.options()[0])
    assert len(table.me.hand) == 5
    assert table.state.active == 1


def test_the_last_to_pass_discards_the_other_card():
    """SE-3.2, EX-6.5"""
    table = Table()
    table.do(Pass())
    table.do(table.options()[0])
    table.do(Pass(), seat=1)
    assert len(table.options(1)) == 2
    table.do(table.options(1)[0], seat=1)
    assert table.state.board.stacks[0] == []
    assert table.state.round_number == 2
    assert table.state.first == table.state.active == 1


def test_nobody_takes_a_card_in_round_5():
    """SE-3.1, EX-6.5"""
    table = Table()
    table.state.round_number = 5
    table.do(Pass())
    assert table.state.board.rotation == 1
    assert table.state.active == 1
    table.do(Pass(), seat=1)
    assert table.state.result() is not None


def test_exchanges_need_two_of_a_kind():
    """SE-9.2, EX-6.6"""
    table = Table()
    table.hold("card_001")
    assert not table.can(Exchange("card", "credits"))
    table.hold("card_002")
    table.do(Exchange("card", "energy"), PickCard("card_001", "exchange"), PickCard("card_002", "exchange"))
    assert table.me.energy == 21
    table.do(Exchange("credits", "card"), PickCard(DECK, "take"))
    assert table.me.credits == 18
    assert len(table.me.hand) == 1
    table.me.energy = 1
    assert not table.can(Exchange("energy", "card"))


def test_a_bought_row_card_is_replaced_at_once():
    """EX-6.7"""
    table = Table()
    table.row("card_001", "card_002", "card_004")
    table.do(BuyCard("card_002"))
    assert table.me.publicity == 2
    assert CARD_OF["card_002"] in table.me.hand
    assert -1 not in table.state.board.row
    assert not table.can(BuyCard(DECK))


def test_only_one_main_action_a_turn():
    """SE-3.3.1"""
    table = Table()
    table.do(Launch())
    assert table.options() == [EndTurn()]
    with pytest.raises(Refusal):
        table.state.check(0, PlayCard("card_001"))


# -- milestones, discoveries


def test_gold_milestones_go_clockwise_from_the_player_whose_turn_ended():
    """SE-7.6, SE-3.5, EX-8.1"""
    table = Table()
    table.me.score, table.other.score = 26, 25
    table.do(Pass())
    table.do(table.options()[0])
    table.do(MarkGold("tech"))
    table.do(MarkGold("tech"), seat=1)
    assert table.state.board.gold_marks[0] == (0, 1)


@pytest.mark.parametrize(
    ("before", "now", "marks"),
    [(0, 24, 0), (0, 25, 1), (1, 49, 0), (1, 50, 1), (0, 50, 2), (3, 69, 0), (3, 70, 1), (1, 70, 2), (0, 70, 3), (7, 170, 0), (7, 70, 0)],
)
def test_each_gold_threshold_is_marked_once_when_it_is_reached_or_passed(before, now, marks):
    """SE-7.6: 25, 50 and 70; over 100 they are not passed again. `before`: the bits of those that were reached."""
    table = Table(seats=4)
    table.me.reached, table.me.score = before | 24, now
    table.do(Pass())
    table.do(table.options()[0])
    asked = 0
    while table.state.active == 0 and table.state.pending() == [0]:
        assert all(isinstance(action, MarkGold) for action in table.options())
        table.do(table.options()[0])
        asked += 1
    assert asked == marks
    assert sum(0 in owners for owners in table.state.board.gold_marks) == marks


def test_at_most_three_gold_tiles():
    """EX-8.2"""
    table = Table()
    table.me.score = 125
    table.do(Pass())
    table.do(table.options()[0])
    for _ in range(3):
        table.do(table.options()[0])
    assert sum(0 in marks for marks in table.state.board.gold_marks) == 3
    assert table.state.active == 1


def test_neutral_markers_fill_discovery_spaces_and_can_discover():
    """SE-7.7, SE-7.5, EX-8.3, EX-8.4"""
    table = Table()
    table.state.board.discovery[1] = table.state.board.discovery[2] = 1
    table.me.score = 20
    table.state.queue(BETWEEN)
    table.state.agendas[0].clear()
    table.state.advance()
    assert table.state.board.discovery[0] == NEUTRAL
    assert table.state.board.neutral == [1, 2]
    assert table.state.board.discovered == (0,)


@pytest.mark.parametrize(("species", "points"), [("left", 5), ("right", 3)])
def test_discovery_spaces(species, points):
    """EX-8.5"""
    table = Table()
    table.me.top = 6
    table.do(Analyse(), MarkTrace(species, "blue", "discovery"))
    assert table.me.score == 10 + points
    assert table.me.publicity == 6


def test_overflow_only_when_both_discovery_spaces_are_full():
    """SE-7.4, O3, EX-8.5"""
    table = Table()
    table.state.board.discovery[2] = table.state.board.discovery[5] = 1
    table.me.top = 6
    table.do(Analyse(), MarkTrace("left", "blue", "overflow"))
    assert table.me.score == 13


# -- final scoring


def gold(table: Table, tile: int, side: int) -> int:
    table.state.board.gold = [side] * 4
    table.state.board.gold_marks[tile] = (0,)
    return gold_score(table.state, 0, tile)


def test_gold_tiles():
    """EX-9.1 to EX-9.3, SE-11.2"""
    table = Table()
    table.tech("probe_1", "probe_2", "probe_3", "telescope_1", "computer_1")
    assert gold(table, 0, 1) == 14
    assert gold(table, 0, 0) == 11
    table.me.incomes = [4, 2, 3, 0, 0]
    assert gold(table, 2, 0) == 22
    table.me.incomes = [5, 2, 0, 0, 0]
    assert gold(table, 2, 1) == 25
    table.me.wins[0] = 4
    table.me.orbiters[1] = 2
    table.me.landers[3] = 3
    assert gold(table, 3, 1) == 32
    table.me.traces = [1, 2, 1, 1, 0, 0]
    assert gold(table, 3, 0) == 8
    table.me.completed = [1, 2, 3]
    table.me.scoring = [4]
    assert gold(table, 1, 0) == 12
    assert gold(table, 1, 1) == 16


def test_equal_scores_share_the_win():
    """SE-11.3, EX-9.4"""
    table = Table()
    table.state.over = True
    assert [place.place for place in table.state.result().places] == [1, 1]


def test_the_final_scoring_adds_cards_then_gold_tiles():
    """SE-11.1, SE-3.1: after round 5 without income."""
    table = Table()
    table.state.round_number = 5
    table.me.scoring = [CARD_OF["card_126"]]
    table.tech("computer_1", "computer_2")
    table.state.board.gold = [1, 0, 0, 0]
    table.state.board.gold_marks[0] = (0,)
    table.do(Pass())
    table.do(Pass(), seat=1)
    assert table.me.final == [4, 7, 0, 0]
    assert table.me.score == 21
    assert [term.points for term in table.state.scores()[0].terms] == [10, 4, 7, 0, 0]
    assert [place.place for place in table.state.result().places] == [1, 2]


def test_a_numbered_layout_is_the_same_in_every_match():
    """SE-2.1.3"""
    layouts = []
    for seed in (1, 2):
        state = GAME.setup(2, GAME.complete(2, {"layout": "4"}), Rng(numbered_seed(seed)))
        layouts.append((state.board.setting, state.board.stars))
    assert layouts[0] == layouts[1]
