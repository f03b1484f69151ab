"""Fine print: what exactly a condition looks at, where a card goes, which figure comes back, what the rival counts (SE-5 to SE-12)."""

from __future__ import annotations

import pytest

from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.engine.state import TABLE
from starboard.games.seti.actions import (
    DataSpace,
    Land,
    MarkTask,
    MarkTrace,
    Pass,
    PickCard,
    RemovePiece,
    Stop,
    TakeReply,
)
from starboard.games.seti.content import RIVAL_CARDS
from starboard.games.seti.content.boards import ROWS
from starboard.games.seti.content.cards import CARD_DANGER, CARD_OF
from starboard.games.seti.content.numbers import DATA_SLOTS, NOBODY, PLANET_IDS, TRACE_COLOURS
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules import rival_milestones, rival_turn
from starboard.games.seti.rules.anomalies import leader
from starboard.games.seti.rules.conditions import CONDITIONS
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.milestones import BETWEEN
from starboard.games.seti.rules.missions import cover
from starboard.games.seti.rules.objectives import TASKS
from starboard.games.seti.rules.operation import OPERATIONS
from starboard.games.seti.rules.printed import TRIGGERS
from starboard.games.seti.rules.rival_actions import ACTIONS
from starboard.games.seti.rules.rival_traces import trace
from starboard.games.seti.rules.scoring import card_score, score_species
from starboard.games.seti.rules.triggers import MISSION
from tests.games.seti.position import Table

NUMBER = {card.id: number for number, card in enumerate(RIVAL_CARDS)}


def holds(table: Table, **test: object) -> bool:
    return CONDITIONS.read(test).holds(table.state, 0, NOBODY)


def between_turns(table: Table) -> None:
    table.state.agendas[0].clear()
    table.state.table.clear()
    table.state.course, table.state.free_actions = TABLE, False
    table.state.queue(BETWEEN)
    table.state.advance()


def carry_out(table: Table, *effects: dict[str, object]) -> None:
    """The first seat resolves these effects, one after the other."""
    table.state.push(0, Resolve(OPERATIONS.read_all(list(effects), "effects"), 0, NOBODY, 1, False))
    table.state.advance()


# -- conditions


@pytest.mark.parametrize("slot", ["left", "right"])
@pytest.mark.parametrize("colour", TRACE_COLOURS)
def test_traces_of_a_colour_for_a_named_species_are_counted_there_alone(slot, colour):
    """SE-9.7, SE-10.1.3: two yellow ones for the Mascamites, say; other colours and the other species do not count."""
    sides = {"left": "mascamites", "right": "anomalies"} if slot == "left" else {"left": "anomalies", "right": "mascamites"}
    column = (0 if slot == "left" else 3) + TRACE_COLOURS.index(colour)
    table = Table(**sides)
    wanted = {"test": "trace_count", "colour": colour, "min": 2, "species": "mascamites"}
    table.me.traces = [2 if place == column else 0 for place in range(6)]
    assert holds(table, **wanted)
    table.me.traces = [1 if place == column else 5 for place in range(6)]
    assert not holds(table, **wanted)


@pytest.mark.parametrize("colour", TRACE_COLOURS)
def test_traces_of_a_colour_count_for_both_species_together(colour):
    """SE-9.7: one for the left and two for the right species are three; of other colours any number is none."""
    number = TRACE_COLOURS.index(colour)
    table = Table()
    table.me.traces = [{number: 1, 3 + number: 2}.get(place, 0) for place in range(6)]
    assert holds(table, test="trace_count", colour=colour, min=3)
    table.me.traces = [{number: 1, 3 + number: 1}.get(place, 5) for place in range(6)]
    assert not holds(table, test="trace_count", colour=colour, min=3)


@pytest.mark.parametrize("slot", [0, 1])
def test_three_colours_for_one_species_are_a_set_on_either_side(slot):
    """SE-9.7: two colours here and the third there are none."""
    table = Table()
    table.me.traces = [1 if place // 3 == slot else 0 for place in range(6)]
    assert holds(table, test="trace_set_one_species")
    table.me.traces = [0, 1, 1, 1, 0, 0] if slot else [1, 1, 0, 0, 0, 1]
    assert not holds(table, test="trace_set_one_species")


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize(("colour", "row", "paid"), [(colour, row, row == 1) for colour in range(3) for row in (1, 2, 3, 4)], ids=str)
def test_only_a_marker_on_a_space_that_costs_something_is_a_paid_one(slot, colour, row, paid):
    """SE-9.7, SE-10.4: of 'Oumuamua's spaces for one marker row 1 alone costs exofossils."""
    sides = {"left": "oumuamua", "right": "mascamites"} if slot == 0 else {"left": "mascamites", "right": "oumuamua"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    table.state.board.spaces = [1] * (6 * ROWS)
    space = (slot * 3 + colour) * ROWS + row - 1
    table.state.board.spaces[space] = 0
    assert holds(table, test="paid_trace_space", species="oumuamua") == paid


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("row", range(1, 5))
def test_a_space_that_costs_data_is_a_paid_one_too(slot, row):
    """SE-9.7, SE-10.5: row 4 of the Centaurians."""
    sides = {"left": "centaurians", "right": "mascamites"} if slot == 0 else {"left": "mascamites", "right": "centaurians"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    for colour in range(3):
        table.state.board.spaces = [NOBODY] * (6 * ROWS)
        table.state.board.spaces[(slot * 3 + colour) * ROWS + row - 1] = 0
        assert holds(table, test="paid_trace_space", species="centaurians") == (row == 4)


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("colour", range(3))
def test_a_marker_in_the_top_strip_of_oumuamua_is_a_paid_one(slot, colour):
    """SE-9.7, SE-10.4: the strip costs an exofossil each time; somebody else's marker there is not one's own."""
    sides = {"left": "oumuamua", "right": "mascamites"} if slot == 0 else {"left": "mascamites", "right": "oumuamua"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    table.state.board.strips[slot * 3 + colour] = (1,)
    assert not holds(table, test="paid_trace_space", species="oumuamua")
    table.state.board.strips[slot * 3 + colour] = (1, 0)
    assert holds(table, test="paid_trace_space", species="oumuamua")


# -- anomalies and their cards


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("colour", range(3))
def test_markers_for_the_other_species_lead_no_anomaly(slot, colour):
    """SE-10.3: the whole other board is covered, up to the samples of the Mascamites."""
    sides = {"left": "anomalies", "right": "mascamites"} if slot == 0 else {"left": "mascamites", "right": "anomalies"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    board = table.state.board
    board.spaces = [0 if space // (3 * ROWS) != slot else NOBODY for space in range(6 * ROWS)]
    assert leader(table.state, colour) == NOBODY
    board.spaces[(slot * 3 + colour) * ROWS] = 1
    assert leader(table.state, colour) == 1


@pytest.mark.parametrize("slot", [0, 1])
@pytest.mark.parametrize("row", range(1, ROWS))
def test_a_marker_however_high_leads_before_the_one_below(slot, row):
    """SE-10.3: the boards have room for nine rows."""
    sides = {"left": "anomalies", "right": "mascamites"} if slot == 0 else {"left": "mascamites", "right": "anomalies"}
    table = Table(**sides)
    table.discover("left")
    table.discover("right")
    for colour in range(3):
        column = (slot * 3 + colour) * ROWS
        table.state.board.spaces[column + row], table.state.board.spaces[column + row - 1] = 1, 0
        assert leader(table.state, colour) == 1


def test_three_cards_are_drawn_one_for_its_corner_one_for_its_income_and_one_to_keep():
    """SE-10.3: et_15; two are discarded, the third stays in hand."""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    table.top("card_003")
    table.top("card_002")
    table.top("card_001")
    deck = len(table.state.board.deck)
    table.play("et_15")
    assert {action.card for action in table.options()} == {"card_001", "card_002", "card_003"}
    assert len(table.state.board.deck) == deck - 3
    table.do(PickCard("card_001", "corner"))
    while not any(isinstance(action, PickCard) and action.use == "income" for action in table.options()):
        table.do(table.options()[0])
    discarded = len(table.state.board.discard)
    assert {action.card for action in table.options()} == {"card_002", "card_003"}
    table.do(PickCard("card_002", "income"))
    assert table.me.drawn == []
    assert CARD_OF["card_003"] in table.me.hand
    assert len(table.state.board.discard) == discarded + 1
    assert {CARD_OF["card_001"], CARD_OF["card_002"]} <= set(table.state.board.discard)


# -- messages of the Centaurians


@pytest.mark.parametrize(("card", "tucked"), [("et_32", True), ("et_32", False), ("et_34", None)])
def test_a_message_card_that_is_reached_is_tucked_or_leaves_the_game(card, tucked):
    """SE-10.5, SE-9.3: it lies nowhere twice; a card of a species never comes to the discard pile."""
    table = Table(left="centaurians", right="mascamites")
    table.discover("left")
    table.me.message_tile = NOBODY
    table.me.reached = table.other.reached = 255
    number = CARD_OF[card]
    table.hold(card)
    table.me.hand.remove(number)
    table.me.messages, table.me.message_marks = [number], [20]
    table.me.score = 20
    gone = table.state.board.gone.count(number)
    between_turns(table)
    if tucked is not None:
        table.do(PickCard(card, "tuck") if tucked else Stop())
    for _ in range(9):
        if table.state.pending() != [0] or not table.options() or table.state.course == 0:
            break
        table.do(table.options()[0])
    assert table.me.messages == []
    assert table.me.tucked.count(number) == bool(tucked)
    assert table.state.board.gone.count(number) == gone + (not tucked)
    assert number not in table.state.board.discard


@pytest.mark.parametrize(("tile", "score", "reached"), [(52, 51, False), (52, 52, True), (52, 53, True), (0, 0, True)])
def test_a_message_tile_is_reached_by_whoever_stands_on_it(tile, score, reached):
    """SE-10.5: or has passed it; then it is gone from the track."""
    table = Table(left="centaurians", right="mascamites")
    table.discover("left")
    table.me.reached = table.other.reached = 255
    table.me.message_tile, table.other.message_tile, table.me.score = tile, NOBODY, score
    between_turns(table)
    assert any(isinstance(action, TakeReply) for action in table.legal()) == reached
    assert (table.me.message_tile == NOBODY) == reached


@pytest.mark.parametrize(("score", "reached"), [(54, False), (55, True), (56, True)])
def test_a_message_card_is_reached_by_whoever_stands_on_its_marker(score, reached):
    """SE-10.5"""
    table = Table(left="centaurians", right="mascamites")
    table.discover("left")
    table.me.reached = table.other.reached = 255
    table.me.message_tile = table.other.message_tile = NOBODY
    table.hold("et_34")
    table.me.messages, table.me.message_marks, table.me.score = [table.me.hand.pop()], [55], score
    between_turns(table)
    assert (table.me.messages == []) == reached


# -- missions


def test_a_triggered_mission_whose_last_slot_is_covered_counts_for_an_objective():
    """SE-9.12, SE-12.8: completing a mission of any kind is heard."""
    table = Table(seats=1, level="2")
    rival, card = table.state.rival, CARD_OF["card_077"]
    tile = next(tile for tile, tasks in enumerate(TASKS) if any(one.kinds >> MISSION & 1 for task in tasks for one in task.triggers))
    rival.objectives, rival.marks = [tile], [0]
    last = len(TRIGGERS[card]) - 1
    table.me.missions = [card << 3 | (1 << last) - 1]
    cover(table.state, 0, card, last)
    table.state.advance()
    for _ in range(9):
        if heard(table):
            break
        table.do(table.options()[0])
    assert table.me.completed == [card]
    assert heard(table)


def heard(table: Table) -> bool:
    return table.state.rival.marks != [0] or any(isinstance(action, MarkTask) for action in table.options())


# -- passing


def test_cards_over_the_hand_limit_go_to_the_discard_pile():
    """SE-5.8.1, SE-9.3"""
    table = Table()
    table.hold("card_001", "card_002", "card_003", "card_004", "card_005", "card_006")
    table.do(Pass(), PickCard("card_002", "discard"), PickCard("card_005", "discard"))
    assert table.state.board.discard[-2:] == [CARD_OF["card_002"], CARD_OF["card_005"]]
    assert table.me.hand[:4] == [CARD_OF[card] for card in ("card_001", "card_003", "card_004", "card_006")]


def test_the_rival_who_passes_last_empties_the_stack_of_the_round():
    """SE-12.7: it takes the top card, what is left goes to the discard pile too; the next stacks stay."""
    table = Table(seats=1, level="2")
    board = table.state.board
    table.me.passed = True
    stack, others = list(board.stacks[0]), [list(cards) for cards in board.stacks[1:]]
    rival_milestones.leave_stack(table.state, table.state.players[RIVAL])
    assert sorted(board.discard) == sorted(stack)
    assert board.stacks == [[], *others]


# -- landers and orbiters


def test_a_lander_covers_its_data_space_and_the_next_one_finds_it_taken():
    """SE-5.3.4"""
    table = Table()
    mars = PLANET_IDS.index("mars")
    table.probe(2, 2)
    table.do(Land("mars"), DataSpace(2))
    assert table.state.board.data_spaces[mars * 3] == 0
    assert table.state.board.data_spaces[mars * 3 + 1] == NOBODY


def test_a_covered_data_space_that_is_used_again_stays_with_its_owner():
    """SE-9.5: the data are gained again, the marker of the first one stays."""
    table = Table()
    mars = PLANET_IDS.index("mars")
    table.probe(2, 2)
    table.state.board.data_spaces[mars * 3] = 1
    carry_out(table, {"op": "land", "allow_occupied": True})
    table.do(DataSpace(2))
    assert table.me.data == 2
    assert table.state.board.data_spaces[mars * 3 : mars * 3 + 2] == [1, NOBODY]


@pytest.mark.parametrize("piece", ["orbiter", "lander"])
def test_an_orbiter_that_is_taken_back_is_no_lander_and_the_other_way_round(piece):
    """SE-9.5: landers on moons are landers."""
    table = Table()
    table.orbiter("venus")
    table.orbiter("saturn")
    table.lander("mars")
    table.me.moons[0] = 1
    carry_out(table, {"op": "remove_piece", "piece": piece})
    offered = {(action.planet, bool(action.moon)) for action in table.options() if isinstance(action, RemovePiece)}
    if piece == "orbiter":
        assert offered == {("venus", False), ("saturn", False)}
    else:
        assert {("mars", False)} < offered
        assert ("venus", False) not in offered
        assert sum(moon for _, moon in offered) == 1


@pytest.mark.parametrize("first", [True, False])
def test_an_orbiter_that_is_taken_back_frees_the_bonus_space_that_it_covered(first):
    """SE-9.5, SE-5.2: whoever orbits next is the first there again; an orbiter beside it frees nothing."""
    table = Table()
    mars = PLANET_IDS.index("mars")
    table.orbiter("mars")
    table.orbiter("mars")
    table.state.board.first_orbits[mars] = 0
    carry_out(table, {"op": "remove_piece", "piece": "orbiter"})
    assert set(table.options()) == {RemovePiece("mars", "", 1), RemovePiece("mars")}
    table.do(RemovePiece("mars", "", 1) if first else RemovePiece("mars"))
    assert table.me.orbiters[mars] == 1
    assert table.state.board.first_orbits[mars] == (NOBODY if first else 0)


# -- the rival


@pytest.mark.parametrize("slot", [0, 1])
def test_the_rival_counts_its_exertian_cards_and_its_markers_on_that_board_alone(slot):
    """SE-12.9 S.19: fewer than five together; markers for the other species, discovery and overflow spaces do not count."""
    sides = {"left": "exertians", "right": "mascamites"} if slot == 0 else {"left": "mascamites", "right": "exertians"}
    table = Table(seats=1, level="2", **sides)
    table.discover("left", RIVAL, RIVAL, RIVAL)
    table.discover("right", RIVAL, RIVAL, RIVAL)
    state, board = table.state, table.state.board
    board.overflow = [(RIVAL, RIVAL)] * 6
    for space in range(3 * ROWS):
        board.spaces[(1 - slot) * 3 * ROWS + space] = RIVAL
    for column in range(3):
        board.spaces[(slot * 3 + column) * ROWS + 4] = RIVAL
    play = ACTIONS[NUMBER["S.19"]][0]
    state.rival.current = NUMBER["S.19"]
    assert [play.perform(state) for _ in range(3)] == [True, True, False]
    assert len(table.other.played) == 2


def rival_marks(table: Table, colour: str) -> int:
    """The row of the left species' board on which the rival marks this colour, NOBODY elsewhere."""
    column = TRACE_COLOURS.index(colour)
    before = table.state.board.spaces[:]
    trace(table.state, column)
    changed = [space for space, owner in enumerate(table.state.board.spaces) if owner != before[space]]
    return changed[0] % ROWS + 1 if changed and changed[0] // ROWS == column else NOBODY


@pytest.mark.parametrize(("colour", "samples", "row"), [("purple", 0, 3), ("yellow", 0, 3), ("blue", 1, 3), ("blue", 0, NOBODY)])
def test_the_rival_needs_a_sample_only_where_samples_lie(colour, samples, row):
    """SE-12.5, SE-10.2: rows 1 and 2 of the Mascamites are taken; row 3 of purple and yellow needs none."""
    table = Table(seats=1, level="2")
    table.discover("left")
    board = table.state.board
    board.discovery[3:] = [0, 0, 0]
    table.state.rival.current = NUMBER["S.1"]
    for column in range(3):
        board.spaces[column * ROWS] = board.spaces[column * ROWS + 1] = 0
    board.board_samples = tuple(range(samples))
    assert rival_marks(table, colour) == row


def test_an_advanced_card_that_the_rival_has_shown_is_known():
    """SE-12.2, SE-1.3: it was turned up; when all cards are shuffled it is one of the deck for everybody."""
    table = Table(seats=1, level="4")
    rival = table.state.rival
    shown = next(card for card in rival.deck if RIVAL_CARDS[card].kind == "advanced")
    rival.deck = [shown]
    table.state.active, table.state.course = RIVAL, TABLE
    table.state.agendas[0].clear()
    table.state.table.clear()
    rival_turn.take_turn(table.state)
    rival.deck, rival.played = [*rival.played, *rival.deck], []
    for number in range(12):
        twin = table.state.redeal(0, Rng(numbered_seed(number)))
        assert shown in twin.rival.deck
        assert shown not in twin.rival.reserve


def test_an_advanced_card_that_nobody_has_seen_is_unknown():
    """SE-12.1: also right at the beginning."""
    table = Table(seats=1, level="4")
    rival = table.state.rival
    twins = [table.state.redeal(0, Rng(numbered_seed(number))) for number in range(24)]
    advanced = {card for twin in twins for card in twin.rival.deck if RIVAL_CARDS[card].kind == "advanced"}
    assert len(advanced) > 1
    for twin in twins:
        assert len(twin.rival.deck) == len(rival.deck)
        assert sum(RIVAL_CARDS[card].kind == "advanced" for card in twin.rival.deck) == 1


# -- the end


def test_fulfilled_exertian_cards_add_their_points_and_the_danger_takes_a_tenth_of_the_sum():
    """SE-10.6, SE-11.1: 142 and 18 are 160, which costs 16."""
    table = Table(left="exertians", right="mascamites")
    card = CARD_OF["et_51"]
    table.me.played, table.me.tucked, table.me.score = [card], [1] * 8, 142
    assert CARD_DANGER[card] == 8
    assert card_score(table.state, 0, card) == 18
    table.other.score = 99
    score_species(table.state)
    assert (table.me.score, table.other.score) == (144, 99)
    assert (table.me.final[2], table.me.final[3]) == (18, -16)


# -- one after the other


def test_all_message_cards_that_are_reached_are_answered_the_oldest_first():
    """SE-10.5, SE-3.5.1: two of mine, before a card of the next player."""
    table = Table(left="centaurians", right="mascamites")
    table.discover("left")
    for player in table.state.players:
        player.reached, player.message_tile, player.score = 255, NOBODY, 60
    table.hold("et_35", "et_34")
    table.hold("et_36", seat=1)
    table.me.messages, table.me.message_marks, table.me.hand = list(table.me.hand), [55, 58], []
    table.other.messages, table.other.message_marks, table.other.hand = list(table.other.hand), [50], []
    between_turns(table)
    colours = []
    for _ in range(9):
        if not table.state.pending() or table.state.course != TABLE:
            break
        (seat,) = table.state.pending()
        options = table.options(seat)
        if isinstance(options[0], MarkTrace):
            colours.append((seat, options[0].colour))
        table.do(options[-1], seat=seat)
    assert colours == [(0, "yellow"), (0, "purple"), (1, "blue")]
    assert table.me.messages == table.other.messages == []


# -- what the rival shows, spends and knows


def test_nothing_lies_known_on_top_of_the_rivals_deck_after_its_turn():
    """SE-12.2, SE-12.3: it has no advanced card, so none can be imagined in its deck."""
    table = Table(seats=1, level="2")
    rival = table.state.rival
    assert rival.on_top == 0
    table.state.active, table.state.course = RIVAL, TABLE
    table.state.agendas[0].clear()
    table.state.table.clear()
    rival.progress = 0
    rival_turn.take_turn(table.state)
    assert rival.on_top == 0
    rival.on_top = 2
    rival.deck = [*rival.deck, rival.reserve.pop(), rival.reserve.pop()]
    rival_turn.take_turn(table.state)
    assert rival.on_top == 1


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_the_rival_spends_one_telescope_technology_for_one_signal_more(tokens):
    """SE-12.4: Earth's sector and two of the row, or all three of the row."""
    table = Table(seats=1, level="2")
    table.row("card_002", "card_001", "card_004")
    table.state.rival.tokens = [1, tokens, 1]
    table.state.rival.current = NUMBER["S.2"]
    scan = ACTIONS[NUMBER["S.2"]][2]
    assert scan.perform(table.state)
    marked = sum(markers.count(RIVAL) for markers in table.state.board.markers)
    assert marked == 3 + (tokens > 0)
    assert table.state.board.row.count(NOBODY) == 2 + (tokens > 0)
    assert table.state.rival.tokens == [1, max(tokens - 1, 0), 1]


@pytest.mark.parametrize("tokens", [0, 1, 2])
def test_the_rival_spends_one_computer_technology_after_its_analysis(tokens):
    """SE-12.4: for 3 points and a step; its computer is filled from the pool first, to six."""
    table = Table(seats=1, level="2")
    rival = table.state.rival
    rival.computer, rival.pool, rival.tokens, rival.current = 6, 8, [1, 1, tokens], NUMBER["S.1"]
    rival.progress, table.other.score, table.other.publicity = 0, 0, 0
    table.state.board.discovery = [0] * 6
    assert ACTIONS[NUMBER["S.1"]][0].perform(table.state)
    assert (rival.computer, rival.pool) == (6, 2)
    assert rival.tokens == [1, 1, max(tokens - 1, 0)]
    assert table.other.score == 3 + 3 * (tokens > 0)
    assert rival.progress == 4 + (tokens > 0)
    assert table.other.publicity == 1


@pytest.mark.parametrize(("pool", "computer", "row"), [(3, 6, 4), (2, 6, NOBODY), (3, 5, NOBODY)])
def test_the_rival_marks_a_space_that_costs_data_with_a_full_computer_and_its_pool(pool, computer, row):
    """SE-12.9: row 4 of the Centaurians costs 3 data; just enough is enough, and they are paid."""
    table = Table(seats=1, level="2", left="centaurians", right="mascamites")
    table.discover("left")
    board, rival = table.state.board, table.state.rival
    board.discovery[3:] = [0, 0, 0]
    rival.current, rival.pool, rival.computer = NUMBER["S.1"], pool, computer
    for column in range(3):
        for space in range(3):
            board.spaces[column * ROWS + space] = 0
    assert rival_marks(table, "yellow") == row
    if row != NOBODY:
        assert rival.pool == 0


def test_the_row_is_filled_and_sectors_are_resolved_after_the_rivals_turn():
    """SE-12.2: T3 as in a player's turn, here for a sector that its signal completes."""
    table = Table(seats=1, level="2")
    state = table.state
    earth = state.board.stars[state.sky().planets[2] % 8]
    state.board.markers[earth] = (RIVAL,) * (DATA_SLOTS[earth] - 1)
    rival = state.rival
    rival.deck, rival.played = [NUMBER["S.2"]], []
    state.active, state.course = RIVAL, TABLE
    state.agendas[0].clear()
    state.table.clear()
    table.other.publicity = 0
    rival_turn.take_turn(state)
    state.advance()
    assert NOBODY not in state.board.row
    assert table.other.wins[earth] == 1
    assert rival.played[-1] == NUMBER["S.2"]


# -- samples


def test_samples_that_lie_face_down_are_unknown():
    """SE-10.2: on planets and in somebody else's capsule; in an own capsule, or on the board, they are known."""
    table = Table()
    table.discover("left")
    board = table.state.board
    table.me.samples, table.me.capsules = [board.samples[0][0]], [4]
    table.other.samples, table.other.capsules = [board.samples[1][0]], [4]
    board.samples = [samples[1:] for samples in board.samples]
    twins = [table.state.redeal(0, Rng(numbered_seed(number))) for number in range(24)]
    for twin in twins:
        assert twin.players[0].samples == table.me.samples
        assert twin.board.board_samples == board.board_samples
        assert [len(samples) for samples in twin.board.samples] == [2, 2]
        everywhere = [*twin.board.samples[0], *twin.board.samples[1], *twin.players[0].samples, *twin.players[1].samples]
        assert sorted([*everywhere, *twin.board.board_samples]) == list(range(7))
    assert len({twin.board.samples[0] for twin in twins}) > 1
    assert len({twin.board.samples[1] for twin in twins}) > 1
    assert len({tuple(twin.players[1].samples) for twin in twins}) > 1
