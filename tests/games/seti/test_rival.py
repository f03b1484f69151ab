"""The solo rival (SE-12, EX-10)."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.seti.actions import Launch, Pass, PickCard, TakeTech
from starboard.games.seti.content import OBJECTIVES, RIVAL_CARDS
from starboard.games.seti.content.boards import ROWS
from starboard.games.seti.content.numbers import CREDITS, DATA, ENERGY, EXERTIANS, STAR_IDS, TECH_IDS
from starboard.games.seti.rules import objectives, rival, rival_milestones, rival_turn
from starboard.games.seti.rules.objectives import OBJECTIVE_IDS
from starboard.games.seti.rules.rival_actions import ACTIONS, settle
from starboard.games.seti.rules.rival_signals import best_star
from starboard.games.seti.rules.rival_traces import trace
from starboard.games.seti.rules.setup import set_up_rival
from starboard.games.seti.rules.triggers import RESEARCH
from starboard.games.seti.rules.turn import MAIN_ACTION
from tests.games.seti.position import Table

CARD = {card.id: number for number, card in enumerate(RIVAL_CARDS)}


def solo(level: str = "2", **species: str) -> Table:
    return Table(seats=1, level=level, **species)


def resolve(table: Table, card: str, line: int) -> bool:
    """The rival tries one line of a card."""
    table.state.rival.current = CARD[card]
    table.state.active = 1
    table.state.course = -1
    done = ACTIONS[CARD[card]][line].perform(table.state)
    table.state.agendas[0].clear()
    while table.state.table and type(table.state.table[-1]).__name__ == "PreferredTech":
        table.state.table.pop().run(table.state, -1)
    return done


@pytest.mark.parametrize(
    ("level", "tiles", "start", "advanced"), [(1, 0, 0, 0), (2, 10, 0, 0), (3, 12, 0, 1), (4, 15, 3, 1), (5, 17, 8, 1)]
)
def test_levels(level, tiles, start, advanced):
    """EX-10.1, SE-12.1"""
    one = set_up_rival(level, Rng(numbered_seed(level)))
    assert len(one.objectives) + len(one.stack) == tiles
    assert one.progress == start
    assert len(one.deck) == 4 + advanced
    if level == 4:
        assert sorted(OBJECTIVES[tile].level for tile in one.objectives) == ["I", "I", "II"]


def test_the_rival_prefers_the_sector_with_its_markers():
    """EX-10.2, SE-12.4"""
    table = solo()
    table.markers("procyon", 0, 0, 1)
    table.markers("sirius_a", 0, 0)
    assert STAR_IDS[best_star(table.state, [0, 2])] == "procyon"


def test_the_rival_wins_a_sector_first_then_takes_second_positions():
    """SE-12.4"""
    table = solo()
    table.markers("procyon", 1, 1, 0, 0)
    table.markers("sirius_a", 0)
    assert STAR_IDS[best_star(table.state, [0, 2])] == "procyon"
    table.markers("procyon", 0, 0, 0, 0)
    assert STAR_IDS[best_star(table.state, [0, 2])] == "sirius_a"


def test_rewards_become_progress():
    """SE-12.3"""
    table = solo()
    for resource in (CREDITS, ENERGY):
        rival.receive(table.state, resource, 2)
    assert table.state.rival.progress == 4
    rival.receive(table.state, DATA, 7)
    assert (table.state.rival.computer, table.state.rival.pool) == (6, 1)
    assert table.state.rival.progress == 8
    assert table.other.publicity == 5


def test_a_lap_of_the_progress_track_brings_an_advanced_card():
    """SE-12.3, O15"""
    table = solo()
    cards = len(table.state.rival.deck)
    rival.advance(table.state, 12)
    assert len(table.state.rival.deck) == cards + 1
    table.state.rival.reserve = []
    score = table.other.score
    rival.advance(table.state, 12)
    assert table.other.score == score + 8


def test_the_first_orbit_of_venus():
    """EX-10.3"""
    table = solo()
    table.other.score = 0
    table.state.board.data_spaces[3] = 0
    settle(table.state, 1, False)
    assert table.other.orbiters[1] == 1
    assert table.other.score == 9
    assert table.state.rival.progress == 4


def test_a_probe_flies_by_the_way_with_most_publicity():
    """SE-12.4, O19"""
    table = solo()
    earth = table.state.sky().planets[2]
    assert not resolve(table, "S.1", 3)
    table.other.probes = [earth]
    table.other.publicity = 0
    assert resolve(table, "S.1", 3)
    assert table.other.probes == []
    assert table.other.publicity >= 1
    assert sum(table.other.orbiters) + sum(table.other.landers) == 1


def test_a_moon_costs_a_probe_token():
    """SE-12.4"""
    table = solo()
    table.state.rival.tokens = [1, 0, 0]
    table.state.rival.current = CARD["S.1"]
    settle(table.state, 4, True)
    assert table.other.moons[1] == 1
    assert table.state.rival.tokens[0] == 0


def test_a_launch_needs_earth_without_a_rival_probe():
    """SE-12.4"""
    table = solo()
    assert resolve(table, "S.1", 1)
    assert not resolve(table, "S.1", 1)
    assert len(table.other.probes) == 1


def test_research_takes_the_preferred_technology():
    """SE-12.4"""
    table = solo()
    table.other.publicity = 5
    assert not resolve(table, "S.2", 1)
    table.other.publicity = 6
    table.state.board.two_points &= ~(1 << TECH_IDS.index("computer_1"))
    assert resolve(table, "S.2", 1)
    assert table.other.techs == 1 << TECH_IDS.index("computer_2")
    assert table.state.rival.tokens == [0, 0, 1]
    assert table.state.board.rotation == 1


def test_analysing_discards_a_computer_token():
    """EX-10.8"""
    table = solo()
    table.other.score = 0
    table.state.rival.computer = 5
    assert not resolve(table, "S.1", 0)
    table.state.rival.computer = 6
    table.state.rival.tokens = [0, 0, 1]
    assert resolve(table, "S.1", 0)
    assert table.state.rival.computer == 0
    assert table.state.board.discovery[2] == 1
    assert table.other.score == 5 + 3
    assert table.state.rival.progress == 1


def test_the_rival_scans_with_the_row_card_of_its_arrow():
    """SE-12.4"""
    table = solo()
    table.row("card_002", "card_001", "card_004")
    assert resolve(table, "S.2", 2)
    assert sum(len(markers) for markers in table.state.board.markers) == 3
    assert [card == -1 for card in table.state.board.row] == [False, True, True]


def test_traces_go_to_the_lowest_free_space():
    """SE-12.5"""
    table = solo()
    table.state.rival.current = CARD["S.2"]
    trace(table.state, 1)
    assert table.state.board.discovery[4] == 1
    table.discover("left")
    table.state.board.spaces[ROWS] = 0
    trace(table.state, 1)
    assert table.state.board.spaces[ROWS + 1] == 1


def test_the_rival_marks_unmarked_gold_tiles():
    """SE-12.6"""
    table = solo()
    table.state.board.gold_marks[0] = (0,)
    rival_milestones.mark_gold(table.state)
    assert table.state.board.gold_marks[1] == (1,)


def test_an_empty_deck_passes():
    """EX-10.7, SE-12.7"""
    table = solo()
    one = table.state.rival
    one.played, one.deck = one.deck, []
    table.do(Launch())
    table.finish()
    assert table.other.passed
    assert len(one.deck) == 4
    assert one.progress == 1
    assert table.state.board.rotation == 1
    assert len(table.state.board.stacks[0]) == 2


def test_missing_objectives_are_progress():
    """EX-10.4"""
    table = solo()
    table.state.round_number = 3
    table.state.rival.completed = 1
    assert rival_milestones.spend_objectives(table.state)
    assert table.state.rival.progress == 6
    assert table.state.rival.completed == 0


def test_uncompleted_objectives_score_for_the_rival():
    """EX-10.5"""
    table = solo()
    one = table.state.rival
    one.objectives, one.marks, one.stack = one.objectives[:2], [0, 0], one.stack[:4]
    score = table.other.score
    rival_milestones.score_objectives(table.state)
    assert table.other.score == score + 30


def test_one_event_marks_one_task():
    """EX-10.6, SE-12.8"""
    table = solo()
    one = table.state.rival
    one.objectives = [OBJECTIVE_IDS.index("II-4"), OBJECTIVE_IDS.index("III-1")]
    one.marks = [0, 0]
    objectives.note(table.state, RESEARCH, 1 << 1)
    options = table.options()
    assert len(options) == 2
    table.do(options[0])
    assert one.marks == [1, 0]


def test_states_are_marked_as_soon_as_they_hold():
    """SE-12.8, O18"""
    table = solo()
    one = table.state.rival
    one.objectives, one.marks = [OBJECTIVE_IDS.index("I-1")], [0]
    table.me.publicity = 7
    table.play("card_137")
    assert one.marks == [0]
    table.me.publicity = 8
    objectives.look(table.state)
    assert one.marks == [1]
    table.finish()
    assert one.completed == 1
    assert len(one.objectives) == 3


@pytest.mark.parametrize("tile", range(len(OBJECTIVES)), ids=OBJECTIVE_IDS)
def test_every_objective_can_be_completed(tile):
    """SE-12.8: each task answers to one of its events or states."""
    table = solo()
    one = table.state.rival
    one.objectives, one.marks = [tile], [0]
    table.me.publicity, table.me.score, table.me.data = 10, 20, 6
    objectives.look(table.state)
    for task in objectives.TASKS[tile]:
        for trigger in task.triggers[:1]:
            kind = next(kind for kind in range(14) if trigger.kinds >> kind & 1)
            objectives.note(table.state, kind, trigger.values if trigger.values > 0 else 1)
    assert objectives.is_done(tile, one.marks[0])


# -- species cards


def discovered(species: str) -> Table:
    table = solo(left=species, right="mascamites" if species != "mascamites" else "anomalies")
    table.discover("left")
    return table


def test_s3_becomes_the_card_of_the_first_species():
    """SE-12.4"""
    table = discovered("centaurians")
    table.state.rival.deck = [CARD["S.3"]]
    table.state.rival.played = []
    table.do(Pass())
    table.do(PickCard(table.options()[0].card, "keep"))
    while table.state.active != 1 and table.state.pending():
        table.do(table.options()[0])
    assert CARD["S.3"] not in table.state.rival.deck + table.state.rival.played
    assert CARD["S.18"] in table.state.rival.deck + table.state.rival.played


def test_the_rival_fetches_a_sample():
    """SE-12.9 S.15"""
    table = discovered("mascamites")
    assert resolve(table, "S.15", 0)
    assert resolve(table, "S.15", 1)
    assert len(table.state.board.board_samples) == 2
    assert sum(len(samples) for samples in table.state.board.samples) == 5


def test_the_rival_marks_the_next_anomaly_until_it_leads():
    """SE-12.9 S.16"""
    table = discovered("anomalies")
    table.other.score = 0
    assert resolve(table, "S.16", 0)
    assert table.other.score == 3 + 4
    assert not resolve(table, "S.16", 0)


def test_the_rival_signals_on_the_tile():
    """SE-12.9 S.17"""
    table = discovered("oumuamua")
    assert not resolve(table, "S.17", 0)
    assert resolve(table, "S.17", 1)
    assert table.state.board.markers[8] == (1,)


def test_the_rival_sends_a_message():
    """SE-12.9 S.18"""
    table = discovered("centaurians")
    assert not resolve(table, "S.18", 0)
    table.other.message_tile = -1
    assert resolve(table, "S.18", 0)
    assert table.other.message_tile == table.other.score + 15
    assert table.state.rival.messages == 1


def test_the_rival_plays_exertian_cards_up_to_five():
    """SE-12.9 S.19"""
    table = discovered("exertians")
    for _ in range(5):
        assert resolve(table, "S.19", 0)
    assert not resolve(table, "S.19", 0)
    assert len(table.other.played) == 5
    assert EXERTIANS in table.state.board.species


def test_the_rival_wins_ties():
    """SE-12.10"""
    table = solo()
    table.state.over = True
    table.me.score = table.other.score = 80
    result = table.state.result()
    assert result.places[0].place == 2
    assert result.rivals[0].place == 1


@pytest.mark.parametrize("number", range(len(RIVAL_CARDS)), ids=list(CARD))
def test_every_rival_card_does_something(number):
    """SE-12.2: the first possible action of each card."""
    species = RIVAL_CARDS[number].species or "centaurians"
    table = discovered(species)
    table.other.probes = [table.state.sky().planets[2]]
    table.other.publicity = 10
    before = table.state.view(None)
    table.state.rival.deck = [number]
    table.state.active, table.state.course = 1, -1
    table.state.agendas[0].clear()
    table.state.table.clear()
    rival_turn.take_turn(table.state)
    assert table.state.view(None) != before


def test_a_technology_that_the_rival_has_taken_and_discarded_counts_as_known():
    """EXC-48"""
    table = solo()
    table.state.rival.progress = 6
    table.other.publicity = 6
    table.state.board.bonuses = [(0, 0, 0, 0)] * 12
    assert resolve(table, "S.2", 1)
    assert table.other.has_tech(TECH_IDS.index("telescope_3"))
    table.state.rival.tokens = [0, 0, 0]
    table.state.active, table.state.course, table.state.free_actions = 0, 0, True
    table.state.table.clear()
    table.state.push(0, MAIN_ACTION)
    table.play("card_072", TakeTech("telescope_3"))
    assert table.me.publicity == 7
