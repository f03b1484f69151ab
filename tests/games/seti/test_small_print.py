"""Small print that is easily lost: who gains, when a pause comes, what a discovery gives, what a condition counts (SE-3 to SE-12)."""

from __future__ import annotations

import pytest

from starboard.engine.state import TABLE
from starboard.games.seti.actions import (
    CoverSlot,
    EndTurn,
    Exchange,
    GoOn,
    MarkTrace,
    Orbit,
    PickCard,
    PlaceData,
    PlaySecret,
    Scan,
    Signal,
    Stop,
    TakeTech,
)
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.numbers import DATA_SLOTS, NEUTRAL, NOBODY, STAR_IDS
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules.discovery import discover
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.scoring import card_score
from starboard.games.seti.rules.sectors import finish_sector
from tests.games.seti.position import Table

# -- conditions count what they say


@pytest.mark.parametrize(
    ("card", "traces", "points"),
    [
        ("et_52", (2, 2, 2, 0, 0, 0), 7),
        ("et_52", (2, 2, 1, 3, 3, 3), 0),
        ("et_53", (0, 0, 0, 2, 2, 2), 20),
        ("et_53", (3, 3, 3, 2, 2, 1), 0),
        ("et_54", (3, 0, 0, 2, 0, 0), 8),
        ("et_54", (0, 1, 0, 0, 4, 0), 8),
        ("et_54", (0, 0, 5, 0, 0, 0), 8),
        ("et_54", (3, 4, 4, 1, 0, 0), 0),
    ],
)
def test_exertian_cards_count_traces_by_species_or_by_colour(card, traces, points):
    """SE-10.6: six for the Exertians, six for the other species, five of one colour over both."""
    table = Table(left="exertians", right="mascamites")
    table.me.traces = list(traces)
    assert card_score(table.state, 0, CARD_OF[card]) == points


@pytest.mark.parametrize(("known", "publicity"), [(False, 0), (True, 2)])
def test_a_technology_that_somebody_else_has_is_worth_publicity(known, publicity):
    """SE-9.7: card 072; that I have just taken it myself is nothing."""
    table = Table()
    if known:
        table.tech("telescope_2", seat=1)
    table.state.board.bonuses = [(0, 0, 0, 0)] * 12
    table.me.publicity = 0
    table.play("card_072")
    table.do(TakeTech("telescope_2"))
    assert table.me.publicity == publicity


# -- discoveries


@pytest.mark.parametrize("slot", ["left", "right"])
def test_each_species_rewards_the_markers_on_its_own_discovery_spaces(slot):
    """SE-10.1.4: one card for each, none for the spaces of the other species."""
    table = Table()
    other = 3 if slot == "left" else 0
    table.state.board.discovery[other : other + 2] = [1, 1]
    table.discover(slot, 0, 1, 0)
    assert [len(player.hand) for player in table.state.players] == [2, 1]


@pytest.mark.parametrize(("owners", "asked"), [((0, NEUTRAL, RIVAL), True), ((RIVAL, RIVAL, RIVAL), False)])
def test_alone_only_the_player_is_offered_exertian_cards(owners, asked):
    """SE-10.6, SE-12.9: the rival advances a space for each marker instead."""
    table = Table(seats=1, left="exertians", right="mascamites", level="2")
    table.state.board.discovery[:3] = list(owners)
    progress = table.state.rival.progress
    table.state.agendas[0].clear()
    table.state.table.clear()
    discover(table.state, 0)
    table.state.advance()
    assert table.state.rival.progress == progress + owners.count(RIVAL)
    assert (table.state.pending() == [0] and any(isinstance(action, PlaySecret) for action in table.options())) == asked


# -- pauses


def test_an_effect_without_data_is_not_preceded_by_a_pause_though_the_pool_is_full():
    """SE-3.3, SE-7.3: publicity takes no room, nor does a launch."""
    table = Table()
    table.me.data = 6
    table.play("card_110")
    assert table.me.publicity == 8
    table = Table()
    table.me.data = 6
    table.play("card_117")
    assert table.me.probes == [5]


def test_data_of_a_technology_waits_until_there_is_room():
    """SE-3.3, SE-7.3: the wide view's two data, without the bonus of a tile (card 081)."""
    table = Table()
    table.tech("telescope_1", seat=1)
    table.me.data = 6
    table.play("card_081")
    assert table.options() == [GoOn()]
    table.do(PlaceData(), PlaceData())
    table.do(GoOn())
    assert table.me.data == 6


# -- sectors and free actions


def test_a_free_action_in_the_middle_of_a_scan_resolves_no_sector():
    """SE-3.3.4, O5: a sector is resolved at the end of the main action."""
    table = Table()
    table.row("card_002", "card_041", "card_001")
    earth = STAR_IDS[table.state.board.stars[5]]
    table.markers(earth, *[1] * (DATA_SLOTS[table.state.board.stars[5]] - 1))
    table.do(Scan(), Signal(earth))
    full = len(table.state.board.markers[table.state.board.stars[5]])
    table.do(Exchange("credits", "energy"))
    assert len(table.state.board.markers[table.state.board.stars[5]]) == full
    assert sum(table.other.wins) == 0


def test_a_sector_that_is_complete_after_a_late_free_action_is_resolved_at_once():
    """SE-3.3.4, O5"""
    table = Table()
    table.play("card_110")
    assert table.options() == [EndTurn()]
    table.markers("vega", 1, 1, 1, 1)
    table.do(Exchange("credits", "energy"))
    assert table.other.wins[STAR_IDS.index("vega")] == 1


def test_the_active_player_waits_while_somebody_else_marks_a_trace():
    """SE-3.4.4: the other player has won the sector and marks a trace, then the turn goes on."""
    table = Table()
    table.markers("procyon", 1, 1, 1, 1, 0)
    finish_sector(table.state, STAR_IDS.index("procyon"))
    table.state.advance()
    assert table.state.pending() == [1]
    assert all(isinstance(action, MarkTrace) for action in table.options(1))
    table.do(table.options(1)[0], seat=1)
    assert table.state.pending() == [0]


# -- cards


def test_the_row_is_filled_again_right_after_its_corners():
    """SE-7.1.4: before anything else is asked, here by a mission that waits for a card of 1 credit."""
    table = Table()
    table.row("card_002", "card_041", "card_003")
    table.mission("card_106")
    table.play("card_073")
    for _ in range(6):
        if any(isinstance(action, PickCard) for action in table.options()):
            table.do(table.options()[0])
        elif Stop() in table.options() and not any(getattr(action, "card", "") == "card_106" for action in table.options()):
            table.do(Stop())
    assert any(getattr(action, "card", "") == "card_106" for action in table.options())
    assert NOBODY not in table.state.board.row


def test_a_trace_for_a_species_that_one_has_traces_of_is_refused_for_the_other():
    """SE-9.5: card 098; what the other player has marked does not matter."""
    table = Table()
    table.discover("left")
    table.discover("right")
    table.trace("left", "purple")
    table.trace("right", "purple", seat=1)
    table.play("card_098")
    assert {action.species for action in table.options()} == {"left"}
    refusal = table.state.decision(0).refuse(table.state, 0, MarkTrace("right", "purple", "overflow"))
    assert refusal.rule == "SE-9.5"


# -- figures


def test_one_probe_becomes_one_orbiter():
    """SE-5.2: it has left the solar system, and counts once."""
    table = Table()
    table.probe(2, 2)
    table.do(Orbit("mars"))
    assert table.me.orbiters[3] == 1
    assert table.me.probes == []


def test_a_mission_is_heard_in_another_players_turn():
    """SE-9.12: the other player wins a sector in my turn and marks its trace; card 077 waits for such a one."""
    table = Table()
    table.state.agendas[0] = []
    table.mission("card_077", seat=1)
    table.markers("procyon", 1, 1, 1, 1, 0)
    finish_sector(table.state, STAR_IDS.index("procyon"))
    table.state.advance()
    table.do(table.options(1)[0], seat=1)
    assert CoverSlot("card_077", 0) in table.options(1)


# -- the rival between turns


def test_the_rival_marks_gold_when_it_has_reached_a_threshold():
    """SE-12.6: the first space of a tile that nobody has marked."""
    table = Table(seats=1, level="2")
    table.other.score = 25
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.course, table.state.free_actions = TABLE, False
    table.state.queue(BETWEEN)
    table.state.advance()
    assert sum(marks == (RIVAL,) for marks in table.state.board.gold_marks) == 1
