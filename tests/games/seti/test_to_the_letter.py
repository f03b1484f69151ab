"""Rules to the letter: achieved objectives, what a mission hears, pauses, corners, milestones in order (SE-3 to SE-12)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import (
    Exchange,
    GoOn,
    MarkGold,
    MoveForEnergy,
    PickCard,
    PlaceData,
    Step,
    Stop,
    TakeTech,
    UseCorner,
)
from starboard.games.seti.content.cards import CARD_OF
from starboard.games.seti.content.numbers import VP
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules import rival_milestones
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.objectives import OBJECTIVE_IDS, TASKS
from starboard.games.seti.rules.printed import REPLY
from starboard.games.seti.rules.resources import Gain
from starboard.games.seti.rules.rival import TRACKS
from starboard.games.seti.rules.rival_actions import ACTIONS, Research
from tests.games.seti.position import Table


def solo() -> Table:
    return Table(seats=1, level="2")


def objective(name: str, *, achieved: bool) -> tuple[int, int]:
    tile = OBJECTIVE_IDS.index(name)
    return tile, (1 << len(TASKS[tile])) - 1 if achieved else 0


def lay_out(table: Table, **tiles: bool) -> None:
    rival = table.state.rival
    found = [objective(name.replace("_", "-"), achieved=achieved) for name, achieved in tiles.items()]
    rival.objectives, rival.marks = [tile for tile, _ in found], [marks for _, marks in found]


# -- objectives: achieved wherever they lie (SE-12.8)


def test_an_achieved_objective_in_the_row_costs_nothing_at_the_end():
    """SE-12.8, SE-12.10: one of three in the row is achieved, four lie in the stack."""
    table = solo()
    lay_out(table, I_1=True, II_4=False, III_1=False)
    table.state.rival.stack = table.state.rival.stack[:4]
    score = table.other.score
    rival_milestones.score_objectives(table.state)
    assert table.other.score == score + 5 * (2 + 4)


def test_a_task_left_open_is_not_achieved_at_the_end():
    """SE-12.8: all tasks of a tile but one."""
    table = solo()
    lay_out(table, II_4=True)
    table.state.rival.marks = [table.state.rival.marks[0] & ~1]
    table.state.rival.stack = []
    score = table.other.score
    rival_milestones.score_objectives(table.state)
    assert table.other.score == score + 5


def test_an_achieved_objective_in_the_row_is_spent_when_the_pile_is_too_small():
    """SE-12.8: round 2 asks for two; one lies in the pile, one in the row, whose place is filled again."""
    table = solo()
    table.state.round_number = 2
    lay_out(table, II_4=False, I_1=True, III_1=False)
    rival = table.state.rival
    rival.completed = 1
    rival.stack = [OBJECTIVE_IDS.index("II-1")]
    assert not rival_milestones.spend_objectives(table.state)
    assert rival.progress == 0
    assert rival.completed == 0
    assert [OBJECTIVE_IDS[tile] for tile in rival.objectives] == ["II-4", "III-1", "II-1"]
    assert rival.marks[2] == 0


def test_the_pile_is_spent_before_what_lies_in_the_row():
    """SE-12.8"""
    table = solo()
    table.state.round_number = 2
    lay_out(table, II_4=False, I_1=True, III_1=False)
    table.state.rival.completed = 3
    assert not rival_milestones.spend_objectives(table.state)
    assert table.state.rival.completed == 1
    assert OBJECTIVE_IDS.index("I-1") in table.state.rival.objectives


def test_what_neither_the_pile_nor_the_row_has_is_progress():
    """SE-12.8: round 3, one in the row."""
    table = solo()
    table.state.round_number = 3
    lay_out(table, II_4=False, I_1=True, III_1=False)
    table.state.rival.stack = []
    assert rival_milestones.spend_objectives(table.state)
    assert table.state.rival.progress == 6


# -- what a mission hears


def test_strategic_planning_does_not_hear_that_it_is_played_itself():
    """SE-9.b: it costs 1 credit, and one of its slots waits for such a card; only what is done after it counts."""
    table = Table()
    table.play("card_106")
    assert CARD_OF["card_106"] << 3 in table.me.missions
    assert Stop() not in table.options()
    table.finish()
    assert table.me.missions == [CARD_OF["card_106"] << 3]


def test_a_mission_in_play_hears_a_card_that_is_a_mission_too():
    """SE-9.b: the first copy of such a slot hears the card, the new card's own slots do not."""
    table = Table()
    table.mission("card_106")
    table.hold("card_079")
    table.play("card_080")
    offered = [action for action in table.options() if not isinstance(action, Stop)]
    assert [action.card for action in offered] == ["card_106"]


# -- pauses before a rotation (SE-3.3, T2')


def before_the_rotation(table: Table) -> Table:
    """Card 085 has launched a probe, and is about to turn a disc."""
    table.me.energy = 0
    table.me.credits = 4
    table.me.publicity = 0
    table.play("card_085")
    return table


def test_a_launched_probe_waits_for_a_move_corner_before_the_rotation():
    """SE-3.3, T2': card 085 launches, then turns a disc; without energy a move corner can still move the probe."""
    table = Table()
    table.hold("card_106")
    before_the_rotation(table)
    assert table.options() == [GoOn()]
    table.do(UseCorner("card_106"))
    assert any(isinstance(action, Step) for action in table.options())


def test_a_launched_probe_waits_for_an_exchange_before_the_rotation():
    """SE-3.3, T2': two credits are an energy."""
    table = Table()
    table.me.credits = 6
    table.me.energy = table.me.publicity = 0
    table.play("card_085")
    assert table.options() == [GoOn()]
    table.do(Exchange("credits", "energy"))
    assert table.can(MoveForEnergy((1, 5), (2, 5)))


def test_a_launched_probe_waits_for_data_on_an_energy_column_before_the_rotation():
    """SE-3.3, T2': the space below the second computer technology gives an energy."""
    table = before_the_rotation_with_data()
    assert table.options() == [GoOn()]
    table.do(PlaceData(3))
    assert table.me.energy == 1


def before_the_rotation_with_data() -> Table:
    table = Table()
    table.tech("computer_2")
    table.me.top, table.me.data = 3, 1
    return before_the_rotation(table)


def test_a_capsule_waits_before_the_rotation_too():
    """SE-3.3, T2', SE-10.2: a card is taken, then a disc turns; a capsule can be moved for energy."""
    table = Table()
    table.discover("left")
    table.me.capsules, table.me.samples = [13], [0]
    table.play("card_057")
    table.do(PickCard("deck", "take"))
    assert table.options() == [GoOn()]


def test_a_card_just_taken_may_move_a_probe_before_the_rotation():
    """SE-3.3, T2': card 057 takes a card, then turns a disc."""
    table = Table()
    table.probe(2, 3)
    table.row("card_106")
    table.me.energy, table.me.credits, table.me.publicity = 0, 3, 0
    table.play("card_057")
    table.do(PickCard("card_106", "take"))
    assert table.options() == [GoOn()]
    assert table.can(UseCorner("card_106"))


def test_nothing_waits_for_a_rotation_when_nothing_can_be_done():
    """SE-3.3: no question whose only answer is to go on."""
    table = before_the_rotation(Table())
    assert all(isinstance(action, TakeTech) for action in table.options())


# -- corners


def test_a_move_corner_may_be_discarded_without_a_step():
    """SE-0.3, SE-9.2: what cannot be resolved is skipped; the card is still discarded for its corner."""
    table = Table()
    table.hold("card_106")
    table.me.energy = 0
    table.do(UseCorner("card_106"))
    assert table.me.hand == []
    assert table.state.board.discard[-1] == CARD_OF["card_106"]
    assert table.can(Exchange("credits", "energy"))


def test_the_point_of_a_corner_need_not_be_used():
    """SE-0.3: movement is optional."""
    table = Table()
    table.probe(2, 3)
    table.hold("card_106")
    table.do(UseCorner("card_106"))
    assert Stop() in table.options()
    table.do(Stop())
    assert table.me.probes == [11]


# -- between turns (SE-3.5.1)


def test_a_threshold_reached_by_a_reward_between_turns_waits_for_the_others():
    """SE-3.5.1: an answer of the Centaurians takes me over 50; the other player, who had 25 before, marks gold first."""
    table = Table(left="centaurians", right="mascamites")
    table.discover("left")
    table.me.message_tile = table.me.score = 48
    table.other.message_tile = 999
    table.me.reached = 1
    table.other.score = 25
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.free_actions = False
    table.state.course = -1
    table.state.queue(BETWEEN)
    table.state.advance()
    assert table.state.pending() == [0]
    table.do(next(action for action in table.options() if gives_points(action)))
    while table.state.pending() == [0] and not any(isinstance(action, MarkGold) for action in table.options()):
        table.do(table.options()[0])
    assert table.me.score >= 50
    assert table.state.pending() == [1]
    table.do(table.options(1)[0], seat=1)
    assert table.state.pending() == [0]
    assert isinstance(table.options()[0], MarkGold)


def gives_points(action) -> bool:
    return any(isinstance(op, Gain) and op.resource == VP and op.amount >= 2 for op in REPLY[action.reward - 1])


@pytest.mark.parametrize("first", [0, 1])
def test_thresholds_go_clockwise_from_the_player_whose_turn_ended(first):
    """SE-3.5.1"""
    table = Table(seats=3)
    for player in table.state.players:
        player.score = 55
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.free_actions = False
    table.state.active, table.state.course = first, -1
    table.state.queue(BETWEEN)
    table.state.advance()
    order = []
    while table.state.pending() and isinstance(table.options(table.state.pending()[0])[0], MarkGold):
        seat = table.state.pending()[0]
        order.append(seat)
        table.do(table.options(seat)[0], seat=seat)
        if len(order) == 6:
            break
    assert order == [seat for seat in [first, (first + 1) % 3, (first + 2) % 3] for _ in range(2)]


# -- the rival's technology


def test_the_rival_chooses_its_technology_where_it_stands_after_the_rotation():
    """SE-12.4: the rotation may bring it progress; the priority is where it is then."""
    table = solo()
    rival = table.state.rival
    research = next(action for card in ACTIONS for action in card if isinstance(action, Research) and action.cost == 0)
    rival.progress = 0
    assert research.perform(table.state)
    rival.progress = 2
    table.state.table[-1].run(table.state, -1)
    assert table.state.players[RIVAL].has_tech(TRACKS[rival.level - 1][2])
    assert not table.state.players[RIVAL].has_tech(TRACKS[rival.level - 1][0])
