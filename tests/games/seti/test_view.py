"""What a view says of the rules, so that no client works it out (SE-1.3)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import Launch, Pass, PickCard, Scan, Signal
from starboard.games.seti.content import Cost
from starboard.games.seti.rules.scoring import LAST_SPACE, gold_score
from tests.games.seti.position import Table


def test_income_is_what_is_printed_and_what_is_tucked():
    """SE-3.6: 3 credits, 2 energy and a card; and so many tucked cards of each kind."""
    table = Table()
    table.me.incomes = [1, 0, 2, 1, 0]
    assert table.state.view(0).players[0].income == [4, 2, 3, 1, 0]


@pytest.mark.parametrize(("score", "ahead"), [(0, 25), (25, 50), (69, 70), (70, None)])
def test_the_next_gold_milestone_is_told(score, ahead):
    """SE-7.6"""
    table = Table()
    table.me.score = score
    assert table.state.view(0).players[0].milestone == ahead


def test_a_gold_tile_tells_what_a_marker_is_worth():
    """SE-7.6, SE-11.2: the leftmost free space counts for whoever has none there."""
    table = Table(seats=3)
    table.me.incomes = table.other.incomes = [3, 3, 3, 0, 0]
    tile = next(number for number, gold in enumerate(table.state.view(0).gold) if gold.tile == "income")
    table.state.board.gold_marks[tile] = (1,)
    gold = table.state.view(0).gold[tile]
    assert gold.next == 1
    assert gold.worth[1] == gold_score(table.state, 1, tile) == gold.values[0] * gold.sets[1]
    assert gold.worth[0] == gold.values[1] * gold.sets[0] > 0
    table.state.board.gold_marks[tile] = (1, 2, 1, 2)
    assert table.state.view(0).gold[tile].next == LAST_SPACE


@pytest.mark.parametrize(("level", "round", "due"), [("1", 2, 0), ("2", 2, 2), ("3", 4, 4), ("2", 5, 0)])
def test_the_end_of_a_round_asks_for_as_many_objectives_as_its_number(level, round, due):
    """SE-12.8: none at level 1, and none after the last round."""
    table = Table(1, level=level)
    table.state.round_number = round
    rival = table.state.view(0).rival
    assert rival is not None
    assert rival.due == due


def test_markers_of_the_exertians_are_danger_that_everybody_sees():
    """SE-10.6: cards that are played lie face down."""
    table = Table(left="exertians")
    table.discover("left")
    table.state.board.spaces[0] = 1
    table.other.played = [table.other.secret.pop()]
    seen = table.state.view(0).players[1]
    assert seen.danger_on_board == 3
    assert seen.danger == 0
    assert table.state.view(1).players[1].danger > 3


def test_samples_lie_on_the_blue_rows_from_row_3_up():
    """SE-10.2"""
    table = Table()
    table.discover("left")
    (sample,) = table.state.board.board_samples
    left = table.state.view(0).species[0]
    assert left.samples == [None, None, sample + 1]
    assert left.hidden_samples == {"jupiter": 3, "saturn": 3}


def test_the_kind_of_the_question_is_told():
    table = Table()
    table.row("card_004", "card_013", "card_016")
    assert [table.state.view(seat).asked for seat in (0, 1, None)] == ["action", None, None]
    table.do(Scan())
    scan = table.state.view(0)
    assert scan.asked == "scan"
    assert [(part.part, part.due) for part in scan.scan.parts] == [("earth", True), ("row", True)]
    table.do(PickCard("card_004", "signal"))
    assert table.state.view(0).asked == "other"
    table.do(Signal("barnards_star"))
    assert table.state.view(0).asked == "scan"


def test_the_first_to_pass_turns_a_disc():
    """SE-5.8"""
    table = Table()
    assert table.state.view(0).pass_rotates
    table.do(Pass())
    table.finish()
    assert not table.state.view(0).pass_rotates
    assert Launch() in table.legal(1)


def test_what_actions_cost_is_told():
    """SE-5, SE-6: of several landings the cheapest, none without a planet to land on."""
    table = Table()
    assert "land" not in table.state.view(0).prices
    planets = {name: (ring, sector) for ring, row in enumerate(table.state.view(0).system.spaces, 1) for sector, name in enumerate(row)}
    table.probe(*planets["venus"])
    assert table.state.view(0).prices["land"] == Cost(energy=3)
    table.probe(*planets["mars"])
    table.orbiter("mars", seat=1)
    prices = table.state.view(0).prices
    assert prices["land"] == Cost(energy=2)
    assert (prices["launch"], prices["scan"], prices["buy"]) == (Cost(credits=2), Cost(credits=1, energy=2), Cost(publicity=3))
    assert "land" not in table.state.view(1).prices
    assert "land" not in table.state.view(None).prices


def test_what_brings_publicity_to_a_visitor_is_told():
    """SE-4.2: comets and planets, neither Earth nor asteroids."""
    found = Table().state.view(0).system.publicity
    assert "comet" in found
    assert "saturn" in found
    assert not {"earth", "asteroids", "empty"} & set(found)


def test_the_rival_is_told_from_the_player():
    """SE-12"""
    view = Table(1).state.view(0)
    assert view.rival is not None
    assert view.rival.player == 1


def test_what_only_the_course_of_the_turn_holds_up_is_told():
    """SE-3.3: whoever has to wait waits with everything; in the own turn each action lacks something of its own."""
    table = Table()
    table.me.energy = 0
    waiting = table.state.view(1)
    assert set(waiting.held) == set(waiting.why)
    acting = table.state.view(0)
    assert "scan" in acting.why
    assert acting.held == []
