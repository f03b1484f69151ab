"""Which event each deed is, for whoever waits for it: just that one, once, and of the player who did it (SE-9.8)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.seti.actions import Land, Launch, MoveForEnergy, Orbit, UseCorner
from starboard.games.seti.content.numbers import (
    CORNERS,
    DATA_SLOTS,
    NOBODY,
    PLANET_IDS,
    SECTOR_COLOURS,
    STAR_COLOUR,
    STAR_IDS,
    TECH_TYPES,
    TRACE_COLOURS,
)
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, PLANET
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.operation import OPERATIONS
from starboard.games.seti.rules.sectors import finish_sector
from starboard.games.seti.rules.traces import put_trace
from starboard.games.seti.rules.triggers import (
    COMPLETE,
    CORNER,
    EVENTS,
    KINDS,
    LAND,
    LAUNCH,
    MISSION,
    ORBIT,
    PLAY,
    RESEARCH,
    RING,
    SCAN,
    SIGNAL,
    TRACE,
    VISIT,
    WIN,
)
from tests.games.seti.position import Table

ANYTHING = range(12)


def at(*planets: str) -> set[int]:
    return {PLANET_IDS.index(planet) for planet in planets}


WAITING: list[tuple[dict[str, object], dict[int, set[int] | range]]] = [
    ({"event": "launch"}, {LAUNCH: ANYTHING}),
    ({"event": "orbit"}, {ORBIT: ANYTHING}),
    ({"event": "land"}, {LAND: ANYTHING}),
    ({"event": "orbit_or_land"}, {ORBIT: ANYTHING, LAND: ANYTHING}),
    ({"event": "orbit_or_land", "planets": ["mars", "saturn"]}, {ORBIT: at("mars", "saturn"), LAND: at("mars", "saturn")}),
    ({"event": "scan_action"}, {SCAN: ANYTHING}),
    ({"event": "complete_sector"}, {COMPLETE: ANYTHING}),
    ({"event": "complete_mission"}, {MISSION: ANYTHING}),
    ({"event": "move_within_ring"}, {RING: ANYTHING}),
    ({"event": "visit_asteroids"}, {VISIT: {ASTEROIDS}}),
    ({"event": "visit_comet"}, {VISIT: {COMET}}),
    ({"event": "visit_planet", "planet": "saturn"}, {VISIT: {PLANET + PLANET_IDS.index("saturn")}}),
    ({"event": "visit_planet", "planet": "oumuamua"}, {VISIT: {PLANET + 8}}),
    ({"event": "visit_any_planet"}, {VISIT: {PLANET + number for number in range(9) if PLANET_IDS[number] != "earth"}}),
    ({"event": "visit_new_planet"}, {VISIT: {PLANET + number for number in range(9)}}),
    *[({"event": "research_tech", "type": name}, {RESEARCH: {number}}) for number, name in enumerate(TECH_TYPES)],
    *[({"event": "mark_trace", "colour": name}, {TRACE: {number}}) for number, name in enumerate(TRACE_COLOURS)],
    *[({"event": "mark_signal", "colour": name}, {SIGNAL: {number}}) for number, name in enumerate(SECTOR_COLOURS)],
    *[({"event": "win_sector", "colour": name}, {WIN: {number}}) for number, name in enumerate(SECTOR_COLOURS)],
    *[({"event": "discard_for_corner", "corner": name}, {CORNER: {number}}) for number, name in enumerate(CORNERS)],
    *[({"event": "play_card", "credits_cost": cost}, {PLAY: {cost}}) for cost in range(5)],
    ({"event": "research_tech", "type": "any"}, {RESEARCH: ANYTHING}),
    ({"event": "mark_trace", "colour": "any"}, {TRACE: ANYTHING}),
    ({"event": "mark_signal", "colour": "any"}, {SIGNAL: ANYTHING}),
    ({"event": "win_sector", "colour": "any"}, {WIN: ANYTHING}),
]


@pytest.mark.parametrize(("form", "heard"), WAITING, ids=[" ".join(str(part) for part in form.values()) for form, _ in WAITING])
def test_what_waits_for_an_event_hears_just_that(form, heard):
    """SE-9.8"""
    trigger = EVENTS.read(form)
    found = {(kind, value) for kind in range(KINDS) for value in ANYTHING if trigger.matches(kind, 1 << value)}
    assert found == {(kind, value) for kind, values in heard.items() for value in values}


def listening(*forms: dict[str, object]) -> Table:
    """A turn in which the first such event brings the active player an exofossil, the second ten, the third a hundred."""
    table = Table()
    table.row("card_002", "card_041", "card_001")
    for power, form in enumerate(forms):
        then = [{"op": "gain", "resource": "exofossils", "amount": 10**power}]
        lasting = OPERATIONS.read({"op": "this_turn", "when": form, "then": then, "limit": "each"})
        table.state.push(0, Resolve([lasting], 0, NOBODY, 1, False))
        table.state.advance()
    return table


def signal(star: str) -> Callable[[Table], None]:
    def mark(table: Table) -> None:
        effect = OPERATIONS.read({"op": "signal", "where": "star", "star": star, "count": 1})
        table.state.push(0, Resolve([effect], 0, NOBODY, 1, False))

    return mark


BLUE = {"event": "mark_trace", "colour": "blue"}
MOVE_CORNER, DATA_CORNER = ({"event": "discard_for_corner", "corner": corner} for corner in ("move", "data"))
DEEDS: list[tuple[str, list[dict[str, object]], Callable[[Table], None], int]] = [
    ("launch", [{"event": "launch"}, {"event": "orbit"}], lambda table: table.do(Launch()), 1),
    ("orbit", [{"event": "orbit"}, {"event": "orbit_or_land", "planets": ["mars"]}, {"event": "land"}], lambda t: t.do(Orbit("mars")), 11),
    ("land", [{"event": "land"}, {"event": "orbit_or_land", "planets": ["mars"]}, {"event": "orbit"}], lambda t: t.do(Land("mars")), 11),
    ("other planet", [{"event": "orbit_or_land", "planets": ["venus", "saturn"]}], lambda t: t.do(Orbit("mars")), 0),
    ("ring", [{"event": "move_within_ring"}], lambda t: t.do(MoveForEnergy((2, 2), (2, 3))), 1),
    ("outward", [{"event": "move_within_ring"}], lambda t: t.do(MoveForEnergy((2, 2), (3, 2))), 0),
    (
        "trace",
        [{"event": "mark_trace", "colour": "blue"}, {"event": "mark_trace", "colour": "any"}],
        lambda t: put_trace(t.state, 0, 1, 2, "overflow"),
        11,
    ),
    ("other trace", [BLUE], lambda t: put_trace(t.state, 0, 1, 1, "overflow"), 0),
    ("somebody's trace", [{"event": "mark_trace", "colour": "any"}], lambda t: put_trace(t.state, 1, 1, 1, "overflow"), 0),
    (
        "corner",
        [{"event": "discard_for_corner", "corner": "move"}, {"event": "discard_for_corner", "corner": "data"}],
        lambda t: t.do(UseCorner("card_001")),
        1,
    ),
]


@pytest.mark.parametrize(("name", "forms", "deed", "heard"), DEEDS, ids=[one[0] for one in DEEDS])
def test_a_deed_is_heard_once(name, forms, deed, heard):
    """SE-9.8, SE-9.10: an `each` effect of this turn answers every time."""
    table = listening(*forms)
    if name == "corner":
        table.hold("card_001")
    elif name != "launch":
        table.probe(2, 2)
    deed(table)
    table.state.advance()
    for _ in range(20):
        if table.me.exofossils == heard and heard:
            break
        options = table.options() if table.state.pending() == [0] else []
        if not options or type(options[0]).__name__ in ("EndTurn", "Launch"):
            break
        table.do(options[0])
    assert table.me.exofossils == heard
    assert table.other.exofossils == 0


@pytest.mark.parametrize("star", STAR_IDS)
def test_a_signal_is_heard_by_its_colour_and_the_last_one_completes(star):
    """SE-9.8, SE-7.1: an extra marker in a full sector is a signal too, and completes nothing."""
    colour = SECTOR_COLOURS[STAR_COLOUR[STAR_IDS.index(star)]]
    other = next(name for name in SECTOR_COLOURS if name != colour)
    forms = [{"event": "mark_signal", "colour": colour}, {"event": "mark_signal", "colour": other}, {"event": "complete_sector"}]
    slots = DATA_SLOTS[STAR_IDS.index(star)]
    for before, heard in ((0, 1), (slots - 2, 1), (slots - 1, 101), (slots, 1)):
        table = listening(*forms)
        table.markers(star, *[1] * before)
        signal(star)(table)
        table.state.advance()
        assert table.me.exofossils == heard


@pytest.mark.parametrize(("markers", "heard"), [((0, 0, 1, 1, 0), 11), ((1, 1, 0, 1, 0), 0)])
def test_a_sector_is_won_by_whoever_wins_it(markers, heard):
    """SE-9.8: the colour of the star; in the own turn here."""
    star = "procyon"
    colour = SECTOR_COLOURS[STAR_COLOUR[STAR_IDS.index(star)]]
    table = listening({"event": "win_sector", "colour": colour}, {"event": "win_sector", "colour": "any"})
    table.markers(star, *markers)
    finish_sector(table.state, STAR_IDS.index(star))
    table.state.advance()
    for _ in range(5):
        if table.state.pending() != [0] or table.me.exofossils == heard:
            break
        table.do(table.options()[0])
    assert table.me.exofossils == heard


@pytest.mark.parametrize("limit", ["once", "each"])
def test_an_effect_of_this_turn_answers_once_or_each_time(limit):
    """SE-9.10"""
    table = Table()
    then = [{"op": "gain", "resource": "exofossils", "amount": 1}]
    lasting = OPERATIONS.read({"op": "this_turn", "when": {"event": "visit_comet"}, "then": then, "limit": limit})
    table.state.push(0, Resolve([lasting], 0, NOBODY, 1, False))
    table.state.advance()
    for _ in range(3):
        emit(table.state, 0, VISIT, 1 << COMET)
        emit(table.state, 1, VISIT, 1 << COMET)
        emit(table.state, 0, VISIT, 1 << ASTEROIDS)
        table.state.advance()
    assert table.me.exofossils == (1 if limit == "once" else 3)
    assert table.other.exofossils == 0
