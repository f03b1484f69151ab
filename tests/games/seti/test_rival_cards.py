"""Every line of every rival card, each objective by what the player does, and what missing objectives cost (SE-12.4, SE-12.8, SE-12.9)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import MarkTask
from starboard.games.seti.content import OBJECTIVES, RIVAL_CARDS
from starboard.games.seti.content.numbers import EARTH, PLANET_IDS, SECTOR_COLOURS, TECH_TYPES, TRACE_COLOURS
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET
from starboard.games.seti.rules import objectives, rival_milestones
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.objectives import OBJECTIVE_IDS, TASKS
from starboard.games.seti.rules.rival_turn import take_turn
from starboard.games.seti.rules.triggers import LAND, LAUNCH, MISSION, ORBIT, PLAY, RESEARCH, SCAN, TRACE, VISIT, WIN
from tests.games.seti.position import Table

NUMBER = {card.id: number for number, card in enumerate(RIVAL_CARDS)}


def facing(card: str, computer: int, publicity: int, probe: bool) -> Table:
    """The rival turns up this card with a computer, publicity and perhaps a probe on Earth."""
    species = RIVAL_CARDS[NUMBER[card]].species
    table = Table(1, left=species or "centaurians", right="mascamites" if species != "mascamites" else "anomalies")
    state = table.state
    if species:
        table.discover("left")
    state.rival.computer, table.other.publicity = computer, publicity
    table.other.probes = [state.sky().planets[EARTH]] if probe else []
    table.other.score, table.other.message_tile = 0, -1
    table.other.reached = 255
    state.rival.deck, state.rival.progress = [NUMBER[card]], 0
    table.row("card_004", "card_013", "card_016")
    state.board.bonuses = [(0, 0, 0, 0)] * 12
    return table


def does(card: str, computer: int = 0, publicity: int = 0, probe: bool = False) -> tuple[str, Table]:
    """What the rival is seen to do with a card: analyse, launch, research, orbit, land or scan; and the table after its turn."""
    table = facing(card, computer, publicity, probe)
    state, other = table.state, table.other
    state.agendas[0].clear()
    state.table.clear()
    state.active, state.course = 1, -1
    probes = len(other.probes)
    take_turn(state)
    state.advance()
    if computer == 6 and state.rival.computer < 6:
        return "analyse", table
    if len(other.probes) > probes:
        return "launch", table
    if state.rival.tiles:
        return "research", table
    if sum(other.orbiters):
        return "orbit", table
    if sum(other.landers) + sum(other.moons):
        return "land", table
    if any(1 in markers for markers in state.board.markers):
        return "scan", table
    return "deed", table


FULL, RICH, PROBE = {"computer": 6}, {"publicity": 6}, {"probe": True}
LINES = [
    ("S.1", FULL, "analyse"),
    ("S.1", {}, "launch"),
    ("S.1", RICH | PROBE, "research"),
    ("S.1", PROBE, "orbit"),
    ("S.2", FULL | RICH, "analyse"),
    ("S.2", RICH, "research"),
    ("S.2", {"publicity": 5}, "scan"),
    ("S.3", RICH, "research"),
    ("S.3", {}, "scan"),
    ("S.4", PROBE, "orbit"),
    ("S.4", {}, "research"),
    ("S.5", FULL | RICH, "analyse"),
    ("S.5", RICH, "research"),
    ("S.5", {}, "scan"),
    ("S.6", RICH, "research"),
    ("S.6", {}, "launch"),
    ("S.6", PROBE, "scan"),
    ("S.7", RICH | PROBE, "research"),
    ("S.7", PROBE, "land"),
    ("S.7", {}, "scan"),
    ("S.8", FULL | PROBE, "analyse"),
    ("S.8", PROBE, "land"),
    ("S.8", {}, "scan"),
    ("S.9", FULL | PROBE, "analyse"),
    ("S.9", {}, "launch"),
    ("S.9", PROBE, "orbit"),
    ("S.10", FULL, "analyse"),
    ("S.10", {}, "launch"),
    ("S.10", PROBE, "scan"),
    ("S.11", FULL | RICH, "research"),
    ("S.11", FULL, "analyse"),
    ("S.11", {}, "scan"),
    ("S.12", RICH, "research"),
    ("S.12", {}, "launch"),
    ("S.12", PROBE, "land"),
    ("S.13", PROBE | FULL, "land"),
    ("S.13", FULL, "analyse"),
    ("S.13", {}, "scan"),
    ("S.14", RICH, "launch"),
    ("S.14", RICH | PROBE, "research"),
    ("S.14", PROBE, "scan"),
    ("S.15", {}, "launch"),
    ("S.15", PROBE, "land"),
    ("S.16", {}, "deed"),
    ("S.17", PROBE, "land"),
    ("S.17", {}, "scan"),
    ("S.18", {}, "deed"),
    ("S.19", {}, "deed"),
]


@pytest.mark.parametrize(("card", "means", "deed"), LINES)
def test_a_card_does_its_first_possible_line(card, means, deed):
    """SE-12.2, SE-12.4, SE-12.9"""
    found, table = does(card, **means)
    assert found == deed
    assert table.state.rival.played == [NUMBER[card]]


def test_every_line_that_can_come_to_pass_is_tested():
    """Lines of species checks are tested with the species; the second lines of S.16, S.18 and S.19 in test_rival.py."""
    tested = {card: len({deed for other, _, deed in LINES if other == card}) for card, _, _ in LINES}
    for card in RIVAL_CARDS:
        lines = [line for line in card.actions if line["action"] != "species_discovery"]
        assert tested[card.id] == (1 if card.id in ("S.16", "S.18", "S.19") else len(lines)), card.id


@pytest.mark.parametrize("card", ["S.5", "S.8", "S.9", "S.10", "S.11", "S.13"])
def test_advanced_cards_score_three_when_analysing(card):
    """SE-12.4: 3 VP, and 5 VP for the blue trace on the left discovery space or 3 on the right."""
    _, table = does(card, computer=6)
    assert table.other.score == 3 + (5 if table.state.board.discovery[2] == 1 else 3)


@pytest.mark.parametrize(("card", "progress"), [("S.1", 0), ("S.6", 1), ("S.9", 1), ("S.10", 1), ("S.12", 1), ("S.14", 1), ("S.15", 0)])
def test_a_launch_gives_publicity_and_on_advanced_cards_progress(card, progress):
    """SE-12.4"""
    _, table = does(card)
    assert (table.other.publicity, table.state.rival.progress) == (1, progress)


@pytest.mark.parametrize(
    ("card", "progress"), [("S.1", 0), ("S.2", 0), ("S.3", 0), ("S.5", 1), ("S.6", 1), ("S.7", 1), ("S.11", 1), ("S.12", 1), ("S.14", 1)]
)
def test_research_costs_six_and_on_advanced_cards_gives_progress(card, progress):
    """SE-12.4: 3 VP of the tile, 2 VP for being first."""
    _, table = does(card, publicity=6, probe=True)
    assert (table.other.publicity, table.state.rival.progress, table.other.score) == (0, progress, 5)


@pytest.mark.parametrize(
    ("card", "earth", "row"), [("S.2", 1, 2), ("S.3", 1, 2), ("S.5", 2, 1), ("S.7", 2, 1), ("S.8", 2, 1), ("S.11", 2, 1), ("S.13", 2, 1)]
)
def test_a_scan_marks_three_signals(card, earth, row):
    """SE-12.4: Earth's sector is Proxima Centauri, row cards are red and blue."""
    _, table = does(card)
    markers = [signals.count(1) for signals in table.state.board.markers]
    assert sum(markers) == 3
    assert len(table.state.board.discard) == row
    assert markers[5] >= earth


def test_the_rival_lands_for_a_sample_even_where_only_the_first_orbit_is_free():
    """SE-12.9: the Mascamite card never orbits."""
    table = facing("S.15", 0, 0, True)
    for planet in (4, 5):
        table.state.board.data_spaces[planet * 3] = 0
    table.state.active, table.state.course = 1, -1
    take_turn(table.state)
    assert (sum(table.other.landers), sum(table.other.orbiters)) == (1, 0)
    assert len(table.state.board.board_samples) == 2


# -- objectives


def bit(names: list[str], name: str) -> int:
    return 1 << names.index(name)


MARS, VENUS, JUPITER = (bit(PLANET_IDS, planet) for planet in ("mars", "venus", "jupiter"))
DEEDS = {
    "land": (LAND, MARS),
    "land at Venus": (LAND, VENUS),
    "orbit Jupiter": (ORBIT, JUPITER),
    "orbit": (ORBIT, MARS),
    "win yellow": (WIN, bit(SECTOR_COLOURS, "yellow")),
    "win red": (WIN, bit(SECTOR_COLOURS, "red")),
    "win blue": (WIN, bit(SECTOR_COLOURS, "blue")),
    "win black": (WIN, bit(SECTOR_COLOURS, "black")),
    "asteroids": (VISIT, 1 << ASTEROIDS),
    "comet": (VISIT, 1 << COMET),
    "blue trace": (TRACE, bit(TRACE_COLOURS, "blue")),
    "yellow trace": (TRACE, bit(TRACE_COLOURS, "yellow")),
    "probe tech": (RESEARCH, bit(TECH_TYPES, "probe")),
    "telescope tech": (RESEARCH, bit(TECH_TYPES, "telescope")),
    "computer tech": (RESEARCH, bit(TECH_TYPES, "computer")),
    "mission": (MISSION, 1),
    "3-credit card": (PLAY, 1 << 3),
    "2-credit card": (PLAY, 1 << 2),
    "scan": (SCAN, 1),
    "launch": (LAUNCH, 1),
}
FULFILLED = {
    "I-3": [["land"], ["win red"]],
    "II-1": [["asteroids", "blue trace"]],
    "II-2": [["win yellow"], ["win blue"]],
    "II-3": [["land at Venus"]],
    "II-4": [["telescope tech", "mission"]],
    "II-5": [["orbit Jupiter"]],
    "II-6": [["probe tech", "mission"]],
    "II-7": [["win blue"], ["win red"]],
    "II-8": [["win red"], ["win yellow"]],
    "II-9": [["computer tech", "blue trace"]],
    "II-10": [["orbit"]],
    "II-11": [["comet", "3-credit card"]],
    "III-1": [["computer tech", "probe tech"]],
    "III-2": [["orbit"]],
    "III-3": [["telescope tech", "win black"]],
    "III-4": [["scan", "scan"]],
    "III-6": [["probe tech", "land"]],
    "III-7": [["blue trace", "blue trace"]],
    "III-8": [["win black"]],
    "III-9": [["launch", "blue trace", "scan"]],
}
"""What completes a tile; alternatives are other lists. States are tested below."""


def with_tile(tile: str) -> Table:
    table = Table(1, level="2")
    one = table.state.rival
    one.objectives, one.marks = [OBJECTIVE_IDS.index(tile)], [0]
    return table


def do(table: Table, deed: str) -> None:
    emit(table.state, 0, *DEEDS[deed])
    table.state.advance()
    tasks = [action for action in table.options() if isinstance(action, MarkTask)]
    if tasks:
        table.do(tasks[0])


def is_done(table: Table) -> bool:
    one = table.state.rival
    return objectives.is_done(one.objectives[0], one.marks[0])


@pytest.mark.parametrize("tile", FULFILLED)
def test_an_objective_is_fulfilled_by_its_deeds_alone(tile):
    """SE-12.8"""
    for deeds in FULFILLED[tile]:
        table = with_tile(tile)
        for deed in deeds:
            assert not is_done(table)
            do(table, deed)
        assert is_done(table)
    useful = {deed for deeds in FULFILLED[tile] for deed in deeds}
    table = with_tile(tile)
    others = [deed for deed in DEEDS if deed not in useful and not alike(deed, useful)]
    for deed in others:
        do(table, deed)
    assert table.state.rival.marks == [0]


def alike(deed: str, useful: set[str]) -> bool:
    """A landing at Venus is a landing; every technology is a technology."""
    general = {"land", "orbit"} & useful
    if {"computer tech", "probe tech"} <= useful:
        general |= {"tech"}
    if "win black" in useful and "telescope tech" in useful:
        general |= {"win"}
    if useful == {"land", "win red"}:
        general |= {"win"}
    return any(word in deed for word in general) or (useful == {"orbit"} and deed in ("land", "orbit Jupiter"))


@pytest.mark.parametrize(
    ("tile", "resource", "enough"), [("I-1", "publicity", 8), ("I-2", "score", 16), ("I-4", "data", 5), ("III-5", "publicity", 9)]
)
def test_an_objective_about_a_state_is_marked_when_it_holds(tile, resource, enough):
    """SE-12.8"""
    table = with_tile(tile)
    setattr(table.me, resource, enough - 1)
    objectives.look(table.state)
    assert table.state.rival.marks == [0]
    setattr(table.me, resource, enough)
    objectives.look(table.state)
    if tile == "III-5":
        do(table, "launch")
    assert is_done(table)


def test_every_objective_is_tested():
    assert set(FULFILLED) | {"I-1", "I-2", "I-4", "III-5"} == set(OBJECTIVE_IDS)
    assert len(OBJECTIVES) == len(TASKS) == 24


@pytest.mark.parametrize("number", range(1, 5))
@pytest.mark.parametrize("completed", range(6))
def test_missing_objectives_cost_three_progress_each(number, completed):
    """SE-12.8, EX-10.4: as many as the number of the round."""
    table = Table(1, level="3")
    one = table.state.rival
    table.state.round_number, one.completed, one.progress = number, completed, 0
    missing = max(0, number - completed)
    assert rival_milestones.spend_objectives(table.state) == (missing > 0)
    assert one.progress == 3 * missing % 12
    assert one.completed == max(0, completed - number)


@pytest.mark.parametrize(("shown", "stacked"), [(0, 0), (3, 0), (2, 4)])
def test_objectives_left_at_the_end_score_five_each(shown, stacked):
    """SE-12.8, EX-10.5"""
    table = Table(1, level="5")
    one = table.state.rival
    one.objectives, one.marks, one.stack = one.objectives[:shown], one.marks[:shown], one.stack[:stacked]
    before = table.other.score
    rival_milestones.score_objectives(table.state)
    assert table.other.score == before + 5 * (shown + stacked)
