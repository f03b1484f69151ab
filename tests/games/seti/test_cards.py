"""Every card can be played, and the vectors for cards (SE-9, EXC)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import (
    DECK,
    CompleteMission,
    CoverSlot,
    EndTurn,
    FinishScan,
    Land,
    MarkTrace,
    MoveForEnergy,
    PickCard,
    PickProbe,
    PickSector,
    PlayCard,
    RemovePiece,
    Show,
    Signal,
    Step,
    Stop,
    TakeMove,
    TakeTech,
    UseCorner,
)
from starboard.games.seti.content import PROJECTS, SPECIES_CARDS, Cost
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.rules.scoring import card_score
from tests.games.seti.position import Table

PLAYABLE = [card for card in PROJECTS + SPECIES_CARDS if card.species != "exertians"]


def species_table(species: str) -> Table:
    other = "anomalies" if species != "anomalies" else "mascamites"
    table = Table(left=species or "mascamites", right=other)
    table.discover("left", 0, 0, 1)
    return table


@pytest.mark.parametrize("card", PLAYABLE, ids=[card.id for card in PLAYABLE])
def test_every_card_can_be_played(card):
    """SE-0.2, SE-9.3, SE-9.4: the cost is paid, the effects are resolved, the card goes where it belongs."""
    table = species_table(card.species)
    table.probe(3, 3)
    table.hold(card.id)
    number = CARD_OF[card.id]
    credits, energy = table.me.credits, table.me.energy
    table.do(PlayCard(card.id))
    cost = card.cost or Cost()
    assert table.me.credits <= credits - cost.credits + 4
    assert cost.energy == 0 or table.me.energy <= energy
    table.finish()
    me, board = table.me, table.state.board
    assert table.state.active == 1
    if card.mission is not None:
        assert number in [entry >> 3 for entry in me.missions] + me.completed
    elif card.end_game is not None:
        assert number in me.scoring
    elif card.message is not None:
        assert number in me.messages + me.tucked + board.gone
    else:
        assert number in board.discard + board.gone + me.tucked + me.hand


def test_a_mission_starts_after_its_card_and_counts_visits_only():
    """SE-5.6, SE-9.8, EXC-1 to EXC-3, EX-7.1"""
    table = Table()
    table.probe(1, 1)
    table.play("card_002")
    table.do(MoveForEnergy((1, 1), (1, 0)), MoveForEnergy((1, 0), (1, 1)))
    assert CoverSlot("card_002", 0) in table.options()
    table.top("card_050")
    table.do(CoverSlot("card_002", 0))
    assert CARD_OF["card_050"] in table.me.hand
    table.do(MoveForEnergy((1, 1), (1, 2)), MoveForEnergy((1, 2), (1, 3)))
    table.me.publicity = 10
    table.do(CoverSlot("card_002", 1))
    assert table.me.publicity == 10
    assert table.me.completed == [CARD_OF["card_002"]]
    assert table.me.missions == []


def test_a_conditional_mission_that_already_holds_is_completed_at_once():
    """EXC-4, SE-9.11"""
    table = Table()
    table.orbiter("venus")
    table.play("card_033")
    assert table.can(CompleteMission("card_033"))
    table.do(CompleteMission("card_033"))
    assert table.me.score == 10 + 4 + 2
    assert table.me.completed == [CARD_OF["card_033"]]


def test_a_launch_of_a_card_is_free_of_its_cost():
    """EXC-5"""
    table = Table()
    table.play("card_130")
    assert table.me.credits == 19
    assert len(table.me.probes) == 1


def test_falcon_heavy_ignores_the_probe_limit():
    """EXC-6, EX-3.7"""
    table = Table()
    table.probe(4, 0)
    table.play("card_009")
    assert len(table.me.probes) == 3
    assert table.me.publicity == 6


def test_without_a_technology_to_take_only_the_rotation_happens():
    """SE-0.3, SE-9.15, EXC-8, EX-6.3"""
    table = Table()
    table.tech("telescope_1", "telescope_2", "telescope_3", "telescope_4")
    table.play("card_057", PickCard(DECK, "take"))
    assert table.state.board.rotation == 1
    assert table.me.techs.bit_count() == 4


def test_both_row_cards_go_before_the_row_is_refilled():
    """EXC-9, EXC-30, SE-7.1.4"""
    table = Table()
    table.row("card_002", "card_041", "card_001")
    table.markers("barnards_star", 1, 1, 1, 1)
    table.play("card_045", PickCard("card_002", "signal"), Signal("procyon"))
    assert [card == -1 for card in table.state.board.row] == [True, False, False]
    table.do(PickCard("card_041", "signal"), Signal("barnards_star"))
    assert table.me.energy == 21
    assert -1 not in table.state.board.row


def test_a_pushed_probe_triggers_a_mission_in_another_players_turn():
    """EXC-10, EX-2.5, SE-9.12"""
    table = Table()
    table.mission("card_128", seat=1)
    table.offsets(1, 0, 0)
    table.state.board.rotation = 1
    table.probe(2, 1, seat=1)
    table.mission("card_001", seat=1)
    table.me.publicity = 6
    table.play("card_059")
    assert table.other.probes == [8 + 0]
    assert table.other.publicity == 6
    assert table.state.pending() == [0]


@pytest.mark.parametrize(("offsets", "moves"), [((0, 0, 0), 1), ((2, 1, 0), 2)])
def test_optimal_launch_window_counts_planets_and_comets(offsets, moves):
    """EXC-20"""
    table = Table()
    table.offsets(*offsets)
    table.play("card_133")
    assert table.state.decision(0).points == moves


def test_project_longshot_needs_five_steps():
    """EXC-21"""
    table = Table()
    table.mission("card_087")
    table.probe(3, 7)
    assert not table.can(CompleteMission("card_087"))
    table.probe(4, 3)
    assert table.can(CompleteMission("card_087"))


def test_near_earth_asteroids():
    """EXC-22"""
    table = Table()
    table.mission("card_095")
    table.probe(1, 3)
    assert not table.can(CompleteMission("card_095"))
    table.offsets(1, 0, 0)
    assert table.can(CompleteMission("card_095"))


def test_survey_counts_asteroids_around_the_probe():
    """EXC-23"""
    table = Table()
    table.probe(2, 7)
    table.play("card_017")
    assert table.me.data == 4
    table = Table()
    table.probe(1, 6)
    table.me.data = 5
    table.play("card_017")
    assert table.me.data == 6


def test_lightsail_counts_every_planet_once_earth_too():
    """EXC-24, SE-9.10"""
    table = Table()
    table.probe(1, 5)
    table.play("card_025")
    for start, to in [(5, 4), (4, 3), (3, 4), (4, 5)]:
        table.do(Step((1, start), (1, to)))
    assert table.me.score == 12
    assert table.me.publicity == 6


def test_slingshot_turns_publicity_into_moves():
    """EXC-25"""
    table = Table()
    table.probe(1, 2)
    table.play("card_019", Step((1, 2), (1, 1)), TakeMove(), Step((1, 1), (2, 1)), Step((2, 1), (2, 2)), TakeMove())
    assert table.state.decision(0).points == 1
    table.do(Step((2, 2), (1, 2)))
    assert table.me.publicity == 6


def test_square_kilometre_array_scores_different_sectors():
    """EXC-26"""
    table = Table()
    table.row("card_002", "card_005", "card_008")
    table.play("card_050")
    for card, star in [("card_002", "sirius_a"), ("card_005", "sirius_a"), ("card_008", "proxima_centauri")]:
        table.do(PickCard(card, "signal"), Signal(star))
    assert table.me.score == 10 + 4 + 2


def test_plato_leaves_the_data():
    """EXC-27, EXC-28"""
    table = Table()
    table.probe(1, table.sector_of("vega"))
    table.play("card_118")
    assert table.state.board.markers[1] == (0, 0, 0)
    assert table.me.data == 0
    assert table.me.score == 12
    table = Table()
    table.probe(1, table.sector_of("vega"))
    table.markers("vega", 1, 1)
    table.play("card_118")
    assert table.me.wins[1] == 1


def test_lagrange_point_returns_when_it_is_the_only_signal():
    """EXC-29"""
    table = Table()
    table.probe(1, table.sector_of("vega"))
    table.play("card_120")
    assert table.me.hand == [CARD_OF["card_120"]]
    table = Table()
    table.probe(1, table.sector_of("vega"))
    table.markers("vega", 0)
    table.play("card_120")
    assert table.me.hand == []


def test_a_trace_for_the_same_species_may_overflow():
    """EXC-49, O44"""
    table = Table()
    table.trace("left", "purple", place="discovery")
    table.play("card_098")
    assert table.me.score == 13
    table = Table()
    table.play("card_098")
    assert table.me.score == 10


def test_international_collaboration_needs_somebody_elses_technology():
    """EXC-31"""
    table = Table()
    table.mission("card_094")
    table.tech("computer_2", seat=1)
    table.play("card_081", TakeTech("computer_2", 1))
    assert table.state.board.rotation == 0
    assert table.options() == [CoverSlot("card_094", 2), Stop()]
    table = Table()
    table.play("card_081")
    assert table.me.techs == 0


def test_focused_research_counts_the_type_taken():
    """EXC-32"""
    table = Table()
    table.tech("computer_1", "computer_2")
    table.state.board.bonuses[10] = (0, 1, 3, 2)
    table.state.board.two_points = 0
    table.play("card_071", TakeTech("computer_3", 5))
    assert table.me.score == 16


def test_fusion_reactor_is_tucked_itself():
    """EXC-33"""
    table = Table()
    table.me.tucked = [CARD_OF["card_001"], CARD_OF["card_006"], CARD_OF["card_002"]]
    table.me.incomes = [1, 2, 0, 0, 0]
    table.play("card_091", PickCard("card_091", "tuck"))
    assert table.me.energy == 23
    assert table.me.incomes[1] == 3
    assert CARD_OF["card_091"] not in table.state.board.discard


def test_strategic_planning_looks_at_the_printed_credits():
    """EXC-34"""
    table = Table()
    table.mission("card_106")
    table.play("card_005")
    assert table.options() == [CoverSlot("card_106", 2), Stop()]
    table.do(CoverSlot("card_106", 2))
    assert table.me.publicity == 8


def test_one_event_covers_one_slot_over_all_missions():
    """EXC-35, EX-7.2"""
    table = Table()
    table.mission("card_079")
    table.mission("card_080")
    table.play("card_130")
    assert {type(action) for action in table.options()} == {CoverSlot, Stop}
    table.do(CoverSlot("card_079", 2))
    assert table.options() == [EndTurn()]
    assert table.me.score == 15


def test_a_scan_mission_answers_before_sectors_are_resolved():
    """EXC-36, SE-9.14"""
    table = Table()
    table.mission("card_101")
    table.row("card_002", "card_008", "card_001")
    table.markers("barnards_star", 0, 0, 0, 1)
    table.play("card_135")
    table.do(table.options()[0], PickCard("card_002", "signal"), Signal("procyon"), FinishScan())
    table.do(CoverSlot("card_101", 1), Signal("barnards_star"))
    assert table.me.wins[3] == 1


def test_two_signals_are_two_events_but_a_slot_is_covered_once():
    """EXC-37"""
    table = Table()
    table.mission("card_116")
    table.probe(4, 1)
    table.play("card_039", CoverSlot("card_116", 0))
    table.do(Step((4, 1), (4, 0)))
    assert table.options() == [EndTurn()]


def test_a_corner_with_two_publicity_triggers_cornell():
    """EXC-38"""
    table = Table(left="oumuamua")
    table.discover("left")
    table.mission("card_138")
    table.hold("et_21")
    table.do(UseCorner("et_21"), CoverSlot("card_138", 0))
    assert table.me.publicity == 8


def test_clean_space_initiative_uses_the_corners_of_the_row():
    """EXC-39"""
    table = Table()
    table.mission("card_138")
    table.row("card_001", "card_006", "card_007")
    table.play("card_073", PickCard("card_001", "corner"), PickCard("card_006", "corner"))
    assert table.me.data == 1
    assert table.me.publicity == 6
    assert CARD_OF["card_001"] not in table.state.board.row


def test_niac_cannot_be_completed_with_its_own_cards_in_hand():
    """EXC-40"""
    table = Table()
    table.play("card_089")
    assert not table.can(CompleteMission("card_089"))
    table.state.board.deck = table.me.hand + table.state.board.deck
    table.me.hand = []
    assert table.can(CompleteMission("card_089"))


def test_linguistic_analysis_needs_one_species():
    """EXC-41"""
    table = Table()
    table.mission("card_102")
    table.trace("left", "purple")
    table.trace("left", "yellow")
    table.trace("right", "blue")
    assert not table.can(CompleteMission("card_102"))
    table.trace("left", "blue", place="discovery")
    table.do(CompleteMission("card_102"))
    assert {action.species for action in table.options() if isinstance(action, MarkTrace)} == {"left"}


def test_westerbork_needs_two_wins_of_one_sector():
    """EXC-42"""
    table = Table()
    table.mission("card_103")
    table.mission("card_041")
    table.me.wins[0] = table.me.wins[2] = 1
    assert not table.can(CompleteMission("card_103"))
    assert table.can(CompleteMission("card_041"))
    table.me.wins[2] = 2
    assert table.can(CompleteMission("card_103"))


def test_solvay_conference_scores_the_best_tile_without_a_marker():
    """SE-9.13, EXC-43"""
    table = Table()
    table.state.board.gold = [0, 0, 0, 0]
    table.me.completed = [1, 2, 3, 4, 5]
    table.tech("probe_1", "probe_2", "telescope_1", "telescope_2", "computer_1", "computer_2")
    assert card_score(table.state, 0, CARD_OF["card_113"]) == 10


def test_atmospheric_entry_frees_the_first_orbit_space():
    """EXC-44"""
    table = Table()
    table.orbiter("jupiter")
    table.state.board.first_orbits[4] = 0
    table.play("card_015")
    assert table.me.orbiters[4] == 0
    assert table.state.board.first_orbits[4] == -1
    assert table.me.score == 13
    table = Table()
    table.play("card_015")
    assert table.me.score == 10


def test_dragonfly_uses_a_covered_data_space_again():
    """EXC-45"""
    table = Table()
    table.state.board.data_spaces[3] = 1
    table.probe(1, 3)
    table.play("card_016")
    assert table.me.data == 2
    assert isinstance(table.options()[0], MarkTrace)


def test_planet_hunters_may_discard_the_card_just_taken():
    """EXC-46"""
    table = Table()
    table.row("card_001", "card_002", "card_004")
    table.play("card_114", PickCard("card_002", "take"))
    assert table.options() == [PickCard("card_002", "signal"), Stop()]


def test_near_shoemaker_scores_a_probe_on_visible_asteroids():
    """EXC-47"""
    table = Table()
    table.probe(1, 7)
    assert card_score(table.state, 0, CARD_OF["card_127"]) == 13
    table.me.probes = [0]
    assert card_score(table.state, 0, CARD_OF["card_127"]) == 0


def test_great_observatories_use_probes_of_all_players():
    """SE-9.6, card_030"""
    table = Table()
    table.probe(1, 0)
    table.probe(1, 3, seat=1)
    table.play("card_030", PickProbe(1, 0), PickProbe(0, 0), Stop())
    markers = table.state.board.markers
    assert markers[table.state.board.stars[3]] == (0,)
    assert markers[table.state.board.stars[0]] == (0,)


def test_james_webb_marks_a_sector_and_its_neighbours():
    """SE-9.6, card_029"""
    table = Table()
    table.probe(4, 4)
    table.probe(4, 1)
    table.play("card_029", Stop(), PickSector("kepler_22"))
    assert [star for star in range(8) if table.state.board.markers[star]] == [3, 4, 5]


def test_fuel_tanks_pay_for_shown_cards():
    """SE-9.9, card_090"""
    table = Table()
    table.hold("card_001", "card_006", "card_002")
    table.play("card_090", Show(2))
    assert table.me.energy == 22
    assert len(table.me.hand) == 3


def test_sample_return_takes_a_lander_back():
    """SE-9.5, card_084"""
    table = Table()
    table.lander("mars")
    table.lander("venus")
    table.play("card_084", RemovePiece("venus"))
    assert table.me.landers[1] == 0
    assert isinstance(table.options()[0], MarkTrace)


def test_perseverance_scores_mars_mercury_and_moons():
    """SE-9.7, card_013"""
    table = Table()
    table.tech("probe_4")
    table.probe(2, 2)
    table.play("card_013", Land("mars", "phobos_deimos"))
    assert table.me.score == 10 + 8 + 4


def test_a_landing_card_whose_probe_flies_away_lands_nowhere():
    """SE-0.3.3, SE-3.3: between two effects free actions are possible, also such that leave the next effect without a target."""
    table = Table()
    table.tech("probe_1")
    table.probe(1, 3)
    table.probe(1, 1)
    table.hold("card_013")
    table.do(PlayCard("card_013"))
    table.do(MoveForEnergy((1, 3), (1, 4)), MoveForEnergy((1, 1), (1, 0)))
    assert table.options() == [Stop()]
    table.do(Stop())
    assert sum(table.me.landers) == 0
    assert len(table.me.probes) == 2


def test_an_inspection_whose_probe_flies_away_sees_nothing():
    """SE-0.3.3, SE-10.2"""
    table = species_table("mascamites")
    table.tech("probe_1")
    table.probe(3, 3)
    table.probe(3, 7)
    table.play("et_05")
    table.do(MoveForEnergy((3, 3), (3, 2)), MoveForEnergy((3, 7), (3, 6)))
    assert table.options() == [Stop()]
    score = table.me.score
    table.do(Stop())
    assert table.me.score == score
