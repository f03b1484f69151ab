"""The five species (SE-10, EXS)."""

from __future__ import annotations

import pytest

from starboard.engine.state import TABLE
from starboard.games.seti.actions import (
    Analyse,
    CompleteMission,
    DataSpace,
    Exchange,
    Land,
    Launch,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    Pass,
    PickCard,
    PickSample,
    PlayCard,
    PlaySecret,
    Research,
    Signal,
    Stop,
    TakeReply,
)
from starboard.games.seti.content.boards import ROWS, TOKEN_COLOUR
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.numbers import EARTH, NOBODY, TILE
from starboard.games.seti.rules.anomalies import leader, next_anomaly, trigger
from starboard.games.seti.rules.discovery import discover
from starboard.games.seti.rules.exertians import danger
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.printed import SAMPLE
from starboard.games.seti.rules.probes import launch_bar, rotate
from starboard.games.seti.rules.scoring import score_species
from starboard.games.seti.rules.sectors import finish_sector
from starboard.games.seti.rules.traces import put_trace
from tests.games.seti.position import Table


def end_turn(table: Table) -> None:
    table.do(Pass())
    table.do(table.options()[0])


def test_discovery_rewards_own_markers_only():
    """EXS-1"""
    table = Table()
    table.discover("left", 0, 0)
    assert len(table.me.hand) == 2
    assert table.other.hand == []
    assert len(table.state.board.alien_decks[0]) == 7
    assert table.state.board.alien_open[0] >= 0


def test_traces_choose_freely_after_a_discovery():
    """SE-7.4, SE-10.1.2"""
    table = Table()
    table.discover("left")
    table.me.top = 6
    table.do(Analyse())
    places = {(action.species, action.place) for action in table.options()}
    assert places == {
        ("left", "1"),
        ("left", "2"),
        ("left", "3"),
        ("left", "overflow"),
        ("right", "discovery"),
        ("right", "overflow"),
    }
    opened = table.state.board.alien_open[0]
    table.do(MarkTrace("left", "blue", "1"))
    assert table.me.score == 15
    table.do(table.options()[0])
    assert table.me.hand == [opened]


# -- Anomalies


def test_anomaly_tokens_and_when_they_trigger():
    """SE-10.3, EXS-2"""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    assert sorted(token // 8 for token in table.state.board.anomalies) == [0, 2, 5]
    sectors = []
    for _ in range(8):
        rotate(table.state)
        sectors.append(table.state.sky().planets[EARTH] % 8)
    assert [sectors[2], sectors[4], sectors[7]] == [2, 0, 5]


def test_the_highest_marker_wins_an_anomaly():
    """EXS-3"""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    table.state.board.anomalies = (5 * 8 + 0 * 2 + 1,)
    trigger(table.state)
    assert leader(table.state, 0) == -1
    table.state.board.spaces[2] = 0
    table.state.board.strips[0] = (1, 0)
    assert leader(table.state, 0) == 0
    trigger(table.state)
    table.state.advance()
    assert table.me.score == 14


@pytest.mark.parametrize("colour", [0, 1, 2])
@pytest.mark.parametrize(
    ("rows", "strip", "winner"),
    [
        ({0: 1}, (), 1),
        ({0: 1, 1: 0}, (), 0),
        ({0: 0, 3: 1, 1: 0, 2: 0}, (), 1),
        ({3: 0, 2: 1}, (), 0),
        ({3: 0}, (1,), 1),
        ({3: 1}, (1, 0), 0),
        ({}, (0, 1), 1),
        ({}, (), NOBODY),
    ],
)
def test_who_lies_highest_in_the_column_of_its_colour_leads_an_anomaly(colour, rows, strip, winner):
    """SE-10.3: not who marked last or most; in the top strip later markers lie above earlier ones; other places count for nothing."""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left", 0, 0, 0)
    board = table.state.board
    board.overflow[colour] = (0, 0)
    for other in {0, 1, 2} - {colour}:
        board.spaces[other * ROWS + 3] = board.spaces[27 + colour * ROWS + 3] = 0
        board.strips[other] = (0,)
    for row, owner in rows.items():
        board.spaces[colour * ROWS + row] = owner
    board.strips[colour] = strip
    assert leader(table.state, colour) == winner


@pytest.mark.parametrize(("token", "side", "brings"), [(0, 0, (1, 0)), (0, 1, (0, 4))])
def test_the_leader_alone_gains_the_reward_of_an_anomaly_when_earth_comes_to_it(token, side, brings):
    """SE-10.3: a credit or four points, also in somebody else's turn; an anomaly elsewhere rewards nobody."""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    board = table.state.board
    purple = next(number for number, colour in enumerate(TOKEN_COLOUR) if colour == 0)
    board.spaces[1], board.spaces[0] = 1, 0
    before = [(player.credits, player.score) for player in table.state.players]
    board.anomalies = (4 * 8 + purple * 2 + side,)
    trigger(table.state)
    table.state.advance()
    assert [(player.credits, player.score) for player in table.state.players] == before
    board.anomalies = (5 * 8 + purple * 2 + side,)
    trigger(table.state)
    table.state.advance()
    (credits, score), (theirs, points) = before
    assert [(player.credits, player.score) for player in table.state.players] == [
        (credits, score),
        (theirs + brings[0], points + brings[1]),
    ]


def test_the_next_anomaly_is_never_the_one_at_earth():
    """EXS-4"""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    table.state.board.anomalies = (5 * 8, 2 * 8 + 4 + 1, 0 * 8 + 2)
    assert next_anomaly(table.state) // 8 == 2
    table.play("et_17")
    assert table.me.energy == 21


# -- 'Oumuamua


def oumuamua() -> Table:
    table = Table(left="oumuamua", right="mascamites")
    table.discover("left")
    return table


def test_the_tile_takes_signals_and_gives_exofossils():
    """EXS-6"""
    table = oumuamua()
    table.markers("oumuamua", 0, 0)
    table.me.score = 10
    table.play("et_23", Signal("oumuamua"))
    assert table.me.score == 12
    assert table.me.data == 1
    assert table.me.exofossils == 1
    assert table.state.board.markers[TILE] == ()
    assert table.me.publicity == 5


def test_everybody_on_the_tile_gains_an_exofossil():
    """EXS-6"""
    table = oumuamua()
    table.markers("oumuamua", 0, 0, 1)
    finish_sector(table.state, TILE)
    assert (table.me.exofossils, table.other.exofossils) == (1, 1)


def test_orbiting_and_landing_on_oumuamua():
    """EXS-7, SE-10.4"""
    table = oumuamua()
    table.probe(3, 5)
    table.do(Orbit("oumuamua"))
    table.do(table.options()[0], Signal("oumuamua"))
    assert table.me.score == 10 + 10 + 1
    assert table.me.exofossils == 1
    assert len(table.me.hand) == 1
    table = oumuamua()
    table.probe(3, 5)
    table.state.board.data_spaces[24] = 1
    table.do(Land("oumuamua"))
    assert table.options() == [DataSpace(2), DataSpace(1)]
    table.do(DataSpace(2))
    assert (table.me.score, table.me.exofossils, table.me.data) == (19, 2, 2)


def test_exofossil_discovery_needs_three_and_pays_two():
    """EXS-8"""
    table = oumuamua()
    table.mission("et_23")
    table.me.exofossils = 2
    assert not table.can(CompleteMission("et_23"))
    table.me.exofossils = 3
    table.do(CompleteMission("et_23"))
    assert (table.me.exofossils, table.me.score) == (1, 21)


def test_paid_spaces_need_exofossils():
    """SE-10.4"""
    table = oumuamua()
    table.me.top = 6
    table.me.exofossils = 3
    table.do(Analyse())
    assert MarkTrace("left", "blue", "1") not in table.options()
    table.do(MarkTrace("left", "blue", "5"))
    assert (table.me.exofossils, table.me.score) == (2, 16)


# -- Mascamites


def test_a_sample_is_collected_at_a_moon():
    """SE-10.2, EXS-9"""
    table = Table()
    table.discover("left")
    table.probe(3, 3)
    samples = table.state.board.samples[0]
    table.play("et_06", Land("jupiter", "ganymede"))
    table.do(PickSample("jupiter", samples[0] + 1))
    assert table.me.capsules == [16 + 3]
    assert table.me.samples == [samples[0]]
    assert table.me.score == 22
    assert len(table.state.board.samples[0]) == 2


def test_a_capsule_does_not_count_to_the_probe_limit():
    """SE-10.2, SE-5.1: with a capsule in space a probe may be launched, with a probe none more; it is no probe that orbits or lands."""
    table = Table()
    table.discover("left")
    table.me.capsules, table.me.samples = [27, 10], [0, 1]
    assert not any(isinstance(action, Orbit | Land) for action in table.legal())
    assert table.can(Launch())
    table.do(Launch())
    assert table.me.probes == [5]
    table.finish()
    table.state.active = table.state.course = 0
    table.state.agendas = [[], []]
    table.state.table = []
    assert launch_bar(table.state, 0).rule == "SE-5.1"


def test_one_capsule_completes_one_mission_and_becomes_a_blue_row():
    """EXS-10"""
    table = Table()
    table.discover("left")
    table.mission("et_01")
    table.mission("et_07")
    table.me.capsules, table.me.samples = [4], [2]
    table.state.board.board_samples = (0,)
    table.do(MoveForEnergy((1, 4), (1, 5), True))
    assert table.can(CompleteMission("et_01", 3))
    table.row("card_001", "card_002", "card_004")
    table.do(CompleteMission("et_07", 3), PickCard("card_001", "take"), PickCard("card_002", "take"))
    assert table.me.score == 16
    assert table.me.completed == [CARD_OF["et_07"]]
    assert not table.can(CompleteMission("et_01", 3))
    assert table.state.board.board_samples == (0, 2)
    put_trace(table.state, 0, 0, 2, "4")
    table.state.advance()
    assert table.me.score == 19
    assert SAMPLE


# -- Centaurians


def centaurians() -> Table:
    table = Table(left="centaurians", right="mascamites")
    table.me.score, table.other.score = 37, 52
    table.me.reached = table.other.reached = 31
    table.discover("left")
    return table


def test_message_tiles_lie_15_points_ahead():
    """SE-10.5, EXS-11"""
    table = centaurians()
    assert (table.me.message_tile, table.other.message_tile) == (52, 67)
    table.me.score = 53
    end_turn(table)
    assert table.options() == [TakeReply(1), TakeReply(2), TakeReply(3), TakeReply(4)]
    table.do(TakeReply(4))
    assert table.me.score == 61
    assert table.state.board.replies == (-1, -1, -1, 0)
    assert table.state.active == 1


def test_a_message_card_is_tucked_when_its_marker_is_reached():
    """EXS-12"""
    table = centaurians()
    table.me.score = 40
    table.me.message_tile = -1
    table.play("et_32")
    assert table.me.data == 2
    assert table.me.message_marks == [55]
    table.me.score = 55
    table.finish()
    table.do(PickCard("et_32", "tuck"))
    assert table.me.data == 3
    assert table.me.incomes == [0, 0, 0, 1, 0]


def test_data_costs_come_from_the_pool():
    """EXS-13"""
    table = centaurians()
    table.me.top, table.me.data = 6, 2
    table.do(Analyse())
    rows = [action.place for action in table.options() if action.species == "left"]
    assert "4" not in rows
    assert "5" in rows
    table.do(MarkTrace("left", "blue", "5"))
    assert table.me.data == 1


# -- Exertians


def exertians(seats: int = 3) -> Table:
    return Table(seats=seats, left="exertians", right="mascamites")


def test_exertian_cards_and_milestones():
    """EXS-14"""
    table = exertians()
    table.me.score = 61
    table.me.reached = 31
    for colour in range(3):
        table.state.board.discovery[colour] = 0 if colour < 2 else 1
    table.state.agendas[0].clear()
    table.state.table.clear()
    discover(table.state, 0)
    assert [len(player.secret) for player in table.state.players] == [5, 4, 3]
    assert table.state.board.milestones == (81, 101)
    table.state.advance()
    table.do(table.options()[0], table.options()[1])
    assert len(table.me.played) == 2
    assert isinstance(table.options(1)[0], PlaySecret)


@pytest.mark.parametrize("leads", [0, 1, 2])
def test_exertian_tiles_lie_ahead_of_whoever_leads(leads):
    """SE-10.6: 20 and 40 ahead of the highest score, whoever discovered the species."""
    table = exertians()
    for player in table.state.players:
        player.score = 30
    table.state.players[leads].score = 44
    table.discover("left", 0, 1, 1)
    assert table.state.board.milestones == (64, 84)


@pytest.mark.parametrize("reaches", [0, 1])
def test_an_exertian_tile_is_reached_by_the_own_score_and_once(reaches):
    """SE-10.6, SE-3.5.1: the tile stays on the track; who has not come so far plays nothing, who has does so once."""
    table = exertians(2)
    table.discover("left", 0, 1, 1)
    for player in table.state.players:
        player.reached = 31
        player.score = 10
    first, _ = table.state.board.milestones
    table.state.players[reaches].score = first
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.course, table.state.free_actions = TABLE, False
    for asked in (True, False):
        table.state.queue(BETWEEN)
        table.state.advance()
        assert any(isinstance(action, PlaySecret) for action in table.legal(reaches)) == asked
        assert not any(isinstance(action, PlaySecret) for action in table.legal(1 - reaches))
        if asked:
            credits = table.state.players[reaches].credits
            table.do(table.options(reaches)[0], seat=reaches)
            assert len(table.state.players[reaches].played) == 1
            assert table.state.players[reaches].credits == credits
            while table.state.table:
                table.state.table.pop()
            for agenda in table.state.agendas:
                agenda.clear()
            table.state.course = TABLE


def test_the_second_exertian_milestone_costs_a_credit():
    """EXS-14"""
    table = exertians()
    table.discover("left", 0, 0, 1)
    table.me.reached = 31
    table.me.score = table.state.board.milestones[1]
    table.me.credits = 0
    end_turn(table)
    table.do(Stop())
    assert table.state.active == 1
    assert table.me.played == []


def test_the_greatest_danger_loses_a_tenth():
    """EXS-15"""
    table = exertians()
    for player, score, cards in zip(table.state.players, (168, 150, 140), ((9, 2), (9, 2), (9,)), strict=True):
        player.score = score
        player.played = [next(card for card in range(178, 193) if danger_of(card) == wanted) for wanted in cards]
    score_species(table.state)
    assert [player.score for player in table.state.players] == [152, 135, 140]


def danger_of(card: int) -> int:
    from starboard.games.seti.content.cards import CARD_DANGER

    return CARD_DANGER[card]


def test_markers_on_the_exertian_board_are_dangerous():
    """SE-10.6"""
    table = exertians()
    table.discover("left")
    table.state.board.spaces[0] = 0
    table.state.board.spaces[ROWS + 4] = 0
    assert danger(table.state, 0) == 4


def test_exertian_cards_are_no_hand_cards():
    """SE-10.6, EX-6.6"""
    table = exertians(2)
    table.discover("left", 0)
    assert table.me.hand == []
    assert len(table.me.secret) == 4
    assert not any(isinstance(action, PlayCard) for action in table.legal())
    assert Research() not in table.legal()


def test_cards_of_a_species_are_exchanged_like_others_but_exertian_cards_are_not():
    """EXC-7, EX-6.6"""
    table = Table()
    table.discover("left")
    table.hold("card_001", "et_01")
    table.do(Exchange("card", "credits"), PickCard("card_001", "exchange"), PickCard("et_01", "exchange"))
    assert table.me.credits == 21
    secret = exertians(2)
    secret.discover("left")
    secret.hold("card_001")
    assert len(secret.me.secret) == 3
    assert not secret.can(Exchange("card", "credits"))
