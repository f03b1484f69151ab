"""Every space of the five species boards, every sample, token and answer (SE-10.1.7, SE-10.2 to SE-10.6)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import DECK, MarkTrace, PickCard, TakeReply
from starboard.games.seti.content import SPECIES
from starboard.games.seti.content.boards import TOKEN_COLOUR
from starboard.games.seti.content.numbers import NOBODY
from starboard.games.seti.rules import anomalies
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.exertians import danger
from starboard.games.seti.rules.milestones import REPLY_CHOICE
from starboard.games.seti.rules.operation import OPERATIONS
from starboard.games.seti.rules.probes import rotate
from tests.games.seti.position import Table

COLOURS = ("purple", "yellow", "blue")
BOARDS = {
    "mascamites": ["5 VP + C", "3 VP + C", "5 VP", "4 VP"],
    "anomalies": ["4 VP + C", "2 VP + C", "2 VP + P", "3 VP", "2 VP again"],
    "oumuamua": ["4 F -> 25 VP", "3 VP + C + F", "3 VP + C", "2 VP + F", "1 F -> 6 VP again"],
    "centaurians": ["5 VP + C", "3 VP + C", "5 VP", "3 D -> 15 VP", "1 D -> 6 VP again"],
    "exertians purple": ["9 VP + M", "7 VP + M", "5 VP + M", "4 VP + M", "3 VP + P"],
    "exertians yellow": ["6 VP + E + T", "4 VP + E + T", "2 VP + E + T", "1 VP + E + T", "3 VP + P"],
    "exertians blue": ["6 VP + D + P", "4 VP + D + P", "2 VP + D + P", "1 VP + D + P", "3 VP + P"],
}
"""Rows from row 1 up: C a card of the species, F exofossil, P publicity, D data, M credit, E energy, T a card of choice; `cost -> reward`;
`again`: any number of markers. Blue rows of the Mascamites from row 3 up hold samples."""
SPACES = [
    (species, colour, row + 1, text)
    for species in ("mascamites", "anomalies", "oumuamua", "centaurians", "exertians")
    for colour in COLOURS
    for row, text in enumerate(BOARDS.get(f"{species} {colour}") or BOARDS[species])
    if not (species == "mascamites" and colour == "blue" and row > 1)
]


def at_trace(species: str, colour: str) -> Table:
    """The first seat marks a trace of this colour; the species is discovered on the left."""
    table = Table(left=species, right="anomalies" if species != "anomalies" else "mascamites")
    table.discover("left")
    me = table.me
    me.credits = me.energy = me.publicity = 5
    me.data, me.exofossils, me.score = 4, 5, 10
    table.state.push(0, Resolve([OPERATIONS.read({"op": "trace", "colour": colour, "count": 1})], 0, NOBODY, 1, False))
    table.state.advance()
    return table


def holdings(table: Table) -> dict[str, int]:
    me = table.me
    alien = sum(1 for card in me.hand if card >= 138)
    return {
        "VP": me.score,
        "M": me.credits,
        "E": me.energy,
        "P": me.publicity,
        "D": me.data,
        "F": me.exofossils,
        "C": alien,
        "T": len(me.hand) - alien,
    }


def expected(text: str) -> dict[str, int]:
    """What a space changes, read from its text."""
    cost, _, reward = text.removesuffix(" again").rpartition(" -> ")
    change: dict[str, int] = {}
    for part in reward.split(" + "):
        *amount, kind = part.split()
        change[kind] = int(amount[0]) if amount else 1
    if cost:
        amount, kind = cost.split()
        change[kind] = -int(amount)
    return change


@pytest.mark.parametrize(("species", "colour", "row", "text"), SPACES, ids=[f"{one[0]}-{one[1]}-{one[2]}" for one in SPACES])
def test_a_space_gives_what_is_printed(species, colour, row, text):
    """SE-10.1.2, SE-10.1.7"""
    table = at_trace(species, colour)
    before = holdings(table)
    space = MarkTrace("left", colour, str(row))
    table.do(space)
    for action in (PickCard(DECK, "take"),):
        if table.state.decision(0) is not None and action in table.options():
            table.do(action)
    change = {kind: value - before[kind] for kind, value in holdings(table).items() if value != before[kind]}
    assert change == expected(text)
    assert table.me.traces[COLOURS.index(colour)] == 1
    again = at_again(table, colour)
    assert (space in again) == text.endswith("again")


def at_again(table: Table, colour: str) -> list[object]:
    """Where the next trace of the colour may go, means enough."""
    table.me.data, table.me.exofossils = 6, 9
    table.state.push(0, Resolve([OPERATIONS.read({"op": "trace", "colour": colour, "count": 1})], 0, NOBODY, 1, False))
    table.state.advance()
    return list(table.options())


@pytest.mark.parametrize(("species", "cost"), [("oumuamua", "exofossils"), ("centaurians", "data")])
@pytest.mark.parametrize("colour", COLOURS)
def test_a_space_that_cannot_be_paid_cannot_be_marked(species, cost, colour):
    """SE-10.1.2"""
    table = at_trace(species, colour)
    table.me.data = table.me.exofossils = 0
    rows = {action.place for action in table.options() if action.species == "left"} - {"overflow"}
    assert rows == ({"2", "3", "4"} if cost == "exofossils" else {"1", "2", "3"})


@pytest.mark.parametrize("row", range(1, 6))
@pytest.mark.parametrize("colour", COLOURS)
def test_danger_of_exertian_spaces(colour, row):
    """SE-10.6: 3 on rows 1 and 2, 2 on rows 3 and 4, 1 on row 5."""
    table = at_trace("exertians", colour)
    table.do(MarkTrace("left", colour, str(row)))
    assert danger(table.state, 0) == [3, 3, 2, 2, 1][row - 1]


SAMPLES = ["3 P", "7 VP", "3 VP + T", "2 T", "2 D", "2 E", "2 M"]


@pytest.mark.parametrize("sample", range(7), ids=SAMPLES)
@pytest.mark.parametrize("row", range(3, 10))
def test_a_sample_is_a_blue_space(sample, row):
    """SE-10.2: row 3 holds the sample of the set-up, the next rows those that were delivered."""
    table = at_trace("mascamites", "blue")
    table.state.board.board_samples = (*([(sample + 1) % 7] * (row - 3)), sample)
    before = holdings(table)
    table.do(MarkTrace("left", "blue", str(row)))
    while PickCard(DECK, "take") in (table.options() if table.state.decision(0) else []):
        table.do(PickCard(DECK, "take"))
    change = {kind: value - before[kind] for kind, value in holdings(table).items() if value != before[kind]}
    assert change == expected(SAMPLES[sample])


def test_a_blue_row_without_a_sample_cannot_be_marked():
    """SE-10.2"""
    table = at_trace("mascamites", "blue")
    assert {action.place for action in table.options() if action.species == "left"} == {"1", "2", "3", "overflow"}


@pytest.mark.parametrize(
    ("colour", "side", "text"),
    [("purple", 0, "M"), ("purple", 1, "4 VP"), ("yellow", 0, "2 P"), ("yellow", 1, "T"), ("blue", 0, "D"), ("blue", 1, "E")],
)
def test_an_anomaly_rewards_the_highest_marker(colour, side, text):
    """SE-10.3: when Earth turns into its sector."""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    number = COLOURS.index(colour)
    table.state.board.anomalies = (4 * 8 + number * 2 + side,)
    table.state.board.strips[number] = (1, 0)
    before = holdings(table)
    assert TOKEN_COLOUR[number] == number
    assert anomalies.leader(table.state, number) == 0
    rotate(table.state)
    table.state.advance()
    if text == "T":
        table.do(PickCard(DECK, "take"))
    change = {kind: value - before[kind] for kind, value in holdings(table).items() if value != before[kind]}
    assert change == expected(text)


@pytest.mark.parametrize(("answer", "text"), [(2, "C + E"), (3, "3 P"), (4, "8 VP")])
def test_an_answer_of_the_centaurians(answer, text):
    """SE-10.5"""
    table = Table(left="centaurians")
    table.discover("left")
    before = holdings(table)
    table.state.push(0, REPLY_CHOICE)
    table.do(TakeReply(answer))
    if "C" in text:
        table.do(PickCard(DECK, "take"))
    change = {kind: value - before[kind] for kind, value in holdings(table).items() if value != before[kind]}
    assert change == expected(text)
    assert table.state.board.replies[answer - 1] == 0


def test_the_first_answer_is_a_trace_of_any_colour():
    """SE-10.5"""
    table = Table(left="centaurians")
    table.discover("left")
    table.state.push(0, REPLY_CHOICE)
    table.do(TakeReply(1))
    assert {action.colour for action in table.options()} == set(COLOURS)


def test_the_boards_have_no_other_space():
    """SE-10.1.6"""
    printed = {(species.id, colour, space.row) for species in SPECIES for colour, spaces in species.board.items() for space in spaces}
    samples = {("mascamites", "blue", row) for row in range(3, 10)}
    assert printed == {space[:3] for space in SPACES} | samples
