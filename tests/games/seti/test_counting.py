"""What each counter counts and from which number on each condition holds, and that nobody else's things count (SE-9.7, SE-9.9)."""

from __future__ import annotations

import pytest

from starboard.games.seti.content.boards import MOONS_OF
from starboard.games.seti.content.cards import CARD_INCOME, CARD_OF, CORNER_ICONS
from starboard.games.seti.content.numbers import CORNERS, INCOMES, PLANET_IDS, STAR_IDS, TILE
from starboard.games.seti.rules.conditions import CONDITIONS
from starboard.games.seti.rules.counters import COUNTERS
from starboard.games.seti.source import source_of
from tests.games.seti.position import Table

MARS, JUPITER, SATURN, NEPTUNE = (PLANET_IDS.index(planet) for planet in ("mars", "jupiter", "saturn", "neptune"))
BOTH = ["orbiter", "lander"]


def rich() -> Table:
    """The first player has a different number of everything; the second has much of all."""
    table = Table(left="anomalies", right="mascamites")
    table.discover("left")
    me, other = table.me, table.other
    me.orbiters[JUPITER], me.landers[JUPITER] = 1, 2
    me.moons[MOONS_OF[JUPITER][0]], me.moons[MOONS_OF[JUPITER][-1]] = 1, 1
    me.orbiters[NEPTUNE], me.landers[MARS], me.moons[MOONS_OF[SATURN][0]] = 2, 1, 1
    me.wins = [1, 0, 2, 0, 0, 3, 0, 0]
    me.traces = [1, 2, 3, 4, 0, 1]
    me.completed, me.scoring, me.tucked = [1, 2, 3], [4, 5], [6, 7, 8, 9]
    me.incomes = [1, 2, 3, 4, 5]
    me.publicity, me.score, me.exofossils, me.data = 7, 33, 4, 5
    table.tech("probe_1", "telescope_1", "telescope_2", "computer_1", "computer_2", "computer_3")
    other.orbiters, other.landers, other.moons = [9] * 9, [9] * 9, [9] * len(other.moons)
    other.wins, other.traces, other.incomes = [9] * 8, [9] * 6, [9] * 5
    other.completed, other.scoring, other.tucked, other.hand = [1] * 9, [1] * 9, [1] * 9, [1] * 9
    other.publicity, other.score, other.exofossils, other.data, other.techs = 9, 99, 9, 6, (1 << 12) - 1
    for star in range(8):
        table.state.board.markers[star] = (1, 1)
    table.markers("procyon", 0, 1, 0)
    table.markers("kepler_22", 1, 0)
    table.state.board.markers[TILE] = (0, 1, 0)
    return table


def marked(table: Table) -> int:
    """An effect that has marked signals: two at one star of a colour, one at the other, one at a third star, three on the tile."""
    source = source_of(0)
    source.signals[STAR_IDS.index("procyon")] = 2
    source.signals[STAR_IDS.index("kepler_22")] = 1
    source.signals[TILE] = 3
    source.colour, source.tech, source.target = 1, 5, STAR_IDS.index("procyon")
    table.state.sources.append(source)
    return len(table.state.sources) - 1


ONE, TWO = {"count": "completed_missions"}, {"count": "end_game_cards"}
COUNTED = [
    ({"count": "pieces_at", "planet": "jupiter", "include_moons": True}, 5),
    ({"count": "pieces_at", "planet": "jupiter", "include_moons": False}, 3),
    ({"count": "pieces_at", "planet": "saturn", "include_moons": True}, 1),
    ({"count": "pieces_at", "planet": "venus", "include_moons": True}, 0),
    ({"count": "pieces", "pieces": ["orbiter"], "include_moons": True}, 3),
    ({"count": "pieces", "pieces": ["lander"], "include_moons": True}, 6),
    ({"count": "pieces", "pieces": ["lander"], "include_moons": False}, 3),
    ({"count": "pieces", "pieces": BOTH, "include_moons": True}, 9),
    ({"count": "sector_wins", "colour": "any"}, 6),
    ({"count": "sectors_with_own_signal"}, 2),
    ({"count": "signals_on_oumuamua_this_effect"}, 3),
    ({"count": "distinct_sectors_this_effect"}, 2),
    ({"count": "traces", "colour": "purple"}, 5),
    ({"count": "traces", "colour": "yellow"}, 2),
    ({"count": "traces", "colour": "blue"}, 4),
    ({"count": "traces", "colour": "chosen"}, 2),
    ({"count": "species_traces", "species": "anomalies"}, 6),
    ({"count": "species_traces", "species": "mascamites"}, 5),
    ({"count": "techs", "type": "probe"}, 1),
    ({"count": "techs", "type": "telescope"}, 2),
    ({"count": "techs", "type": "computer"}, 3),
    ({"count": "techs", "type": "any"}, 6),
    ({"count": "techs", "type": "chosen"}, 2),
    ({"count": "publicity"}, 7),
    ({"count": "tucked_income", "type": "credit"}, 1),
    ({"count": "tucked_income", "type": "energy"}, 2),
    ({"count": "tucked_income", "type": "card"}, 3),
    ({"count": "completed_missions"}, 3),
    ({"count": "end_game_cards"}, 2),
    ({"count": "min_of", "parts": [ONE, TWO]}, 2),
    ({"count": "max_of", "parts": [ONE, TWO]}, 3),
    ({"count": "sum_of", "parts": [ONE, TWO]}, 5),
    ({"count": "floor_div", "part": {"count": "sum_of", "parts": [ONE, TWO]}, "by": 2}, 2),
    ({"count": "floor_div", "part": {"count": "sum_of", "parts": [ONE, TWO]}, "by": 5}, 1),
]


@pytest.mark.parametrize(("counter", "number"), COUNTED, ids=[" ".join(str(part) for part in form.values()) for form, _ in COUNTED])
def test_a_counter_counts_just_that_of_the_player_alone(counter, number):
    """SE-9.9"""
    table = rich()
    assert COUNTERS.read(counter).value(table.state, 0, marked(table)) == number


def test_wins_and_signals_of_a_colour_are_those_of_its_two_stars():
    """SE-9.9: all colours together are all there is."""
    table = rich()
    source = marked(table)
    colours = ("yellow", "red", "blue", "black")
    wins = {colour: COUNTERS.read({"count": "sector_wins", "colour": colour}).value(table.state, 0, source) for colour in colours}
    signals = {
        colour: COUNTERS.read({"count": "signals_this_effect", "colour": colour}).value(table.state, 0, source) for colour in colours
    }
    assert sum(wins.values()) == 6
    assert sum(signals.values()) == 3
    for colour in colours:
        assert holds(table, {"test": "sector_wins", "colour": colour, "min": wins[colour]})
        assert not holds(table, {"test": "sector_wins", "colour": colour, "min": wins[colour] + 1})


def test_without_a_colour_or_a_technology_taken_nothing_is_counted():
    """SE-9.9: `chosen`, when nothing was marked or taken."""
    table = rich()
    table.state.sources.append(source_of(0))
    source = len(table.state.sources) - 1
    assert COUNTERS.read({"count": "traces", "colour": "chosen"}).value(table.state, 0, source) == 0
    assert COUNTERS.read({"count": "techs", "type": "chosen"}).value(table.state, 0, source) == 0


@pytest.mark.parametrize(("corner", "income", "number"), [("move", None, 2), (None, "energy", 3)])
def test_shown_cards_have_the_icon_or_the_income(corner, income, number):
    """SE-9.9: of five cards in hand."""
    table = Table()
    icon, energy = 1 << CORNERS.index("move"), INCOMES.index("energy")
    yes = [card for card in range(138) if CORNER_ICONS[card] & icon and CARD_INCOME[card] == energy][:1]
    one = [card for card in range(138) if CORNER_ICONS[card] & icon and CARD_INCOME[card] != energy][:1]
    two = [card for card in range(138) if not CORNER_ICONS[card] & icon and CARD_INCOME[card] == energy][:2]
    no = [card for card in range(138) if not CORNER_ICONS[card] & icon and CARD_INCOME[card] != energy][:1]
    table.me.hand = [*yes, *one, *two, *no]
    form = {"count": "shown_hand_cards", **({"corner": corner} if corner else {"income": income})}
    assert COUNTERS.read(form).value(table.state, 0, -1) == number


def holds(table: Table, test: dict[str, object], source: int = -1) -> bool:
    return CONDITIONS.read(test).holds(table.state, 0, source)


FROM = [
    ({"test": "publicity"}, 7),
    ({"test": "vp"}, 33),
    ({"test": "exofossils"}, 4),
    ({"test": "data_pool"}, 5),
    ({"test": "tech_count", "type": "probe"}, 1),
    ({"test": "tech_count", "type": "telescope"}, 2),
    ({"test": "tech_count", "type": "computer"}, 3),
    ({"test": "tucked_income_count"}, 4),
    ({"test": "completed_missions"}, 3),
    ({"test": "piece_at", "planet": "jupiter", "pieces": BOTH, "include_moons": True}, 5),
    ({"test": "piece_at", "planet": "jupiter", "pieces": BOTH, "include_moons": False}, 3),
    ({"test": "piece_at", "planet": "jupiter", "pieces": ["lander"], "include_moons": True}, 4),
    ({"test": "piece_at", "planet": "jupiter", "pieces": ["orbiter"], "include_moons": True}, 1),
    ({"test": "piece_at", "planet": "venus", "pieces": BOTH, "include_moons": True}, 0),
    ({"test": "piece_count", "pieces": ["orbiter"], "include_moons": False}, 3),
    ({"test": "piece_count", "pieces": ["lander"], "include_moons": True}, 6),
    ({"test": "piece_count", "pieces": BOTH, "include_moons": True}, 9),
    ({"test": "pieces_at_one_planet", "pieces": BOTH, "include_moons": True}, 5),
    ({"test": "pieces_at_one_planet", "pieces": ["orbiter"], "include_moons": True}, 2),
    ({"test": "sector_wins", "colour": "any"}, 6),
    ({"test": "sector_wins_same_sector"}, 3),
    ({"test": "signals_in_distinct_sectors"}, 2),
    ({"test": "signal_on_oumuamua"}, 2),
    ({"test": "signal_marked_on_oumuamua"}, 3),
    ({"test": "trace_count", "colour": "purple"}, 5),
    ({"test": "trace_count", "colour": "blue", "species": "anomalies"}, 3),
    ({"test": "trace_count", "colour": "blue", "species": "mascamites"}, 1),
    ({"test": "species_trace_count", "species": "anomalies"}, 6),
    ({"test": "species_trace_count", "species": "anomalies", "other": True}, 5),
    ({"test": "species_trace_count", "species": "mascamites"}, 5),
    ({"test": "species_trace_count", "species": "mascamites", "other": True}, 6),
    ({"test": "same_colour_trace_count"}, 5),
]


@pytest.mark.parametrize(("test", "number"), FROM, ids=[" ".join(str(part) for part in form.values()) for form, _ in FROM])
def test_a_condition_holds_up_to_the_number_that_there_is(test, number):
    """SE-9.7: of the player alone."""
    table = rich()
    source = marked(table)
    assert holds(table, {**test, "min": number}, source)
    assert not holds(table, {**test, "min": number + 1}, source)


@pytest.mark.parametrize(
    ("test", "true"),
    [
        ({"test": "piece_at_each", "planets": ["jupiter", "neptune"], "pieces": BOTH, "include_moons": True}, True),
        ({"test": "piece_at_each", "planets": ["jupiter", "saturn"], "pieces": BOTH, "include_moons": True}, True),
        ({"test": "piece_at_each", "planets": ["jupiter", "saturn"], "pieces": BOTH, "include_moons": False}, False),
        ({"test": "piece_at_each", "planets": ["jupiter", "neptune"], "pieces": ["lander"], "include_moons": True}, False),
        ({"test": "piece_at_each", "planets": ["jupiter", "mars"], "pieces": ["orbiter"], "include_moons": True}, False),
        ({"test": "orbiter_and_lander_at_one_planet", "include_moons": True}, True),
        ({"test": "trace_on_each_species", "colour": "purple"}, True),
        ({"test": "trace_on_each_species", "colour": "yellow"}, False),
        ({"test": "trace_on_each_species", "colour": "blue"}, True),
        ({"test": "trace_set_one_species", "species": "anomalies"}, True),
        ({"test": "trace_set_one_species", "species": "mascamites"}, False),
        ({"test": "hand_empty"}, True),
        ({"test": "own_signals_in_that_sector", "exactly": 2}, True),
        ({"test": "own_signals_in_that_sector", "exactly": 1}, False),
        ({"test": "own_signals_in_that_sector", "exactly": 3}, False),
        ({"test": "tech_researched_by_other"}, True),
    ],
    ids=str,
)
def test_a_condition_looks_at_the_players_own(test, true):
    """SE-9.7"""
    table = rich()
    assert holds(table, test, marked(table)) == true


@pytest.mark.parametrize(("planet", "moons", "true"), [(MARS, True, False), (SATURN, True, True), (SATURN, False, False)])
def test_an_orbiter_and_a_lander_must_be_at_one_planet(planet, moons, true):
    """SE-9.7: a lander on a moon is at its planet, if moons count."""
    table = Table()
    table.me.orbiters[SATURN] = 1
    if planet == SATURN:
        table.me.moons[MOONS_OF[SATURN][0]] = 1
    else:
        table.me.landers[planet] = 1
    assert holds(table, {"test": "orbiter_and_lander_at_one_planet", "include_moons": moons}) == true


@pytest.mark.parametrize(
    ("planet", "moon", "planets", "any_moon", "true"),
    [
        ("mars", -1, ["mars", "mercury"], True, True),
        ("mercury", -1, ["mars", "mercury"], True, True),
        ("venus", -1, ["mars", "mercury"], True, False),
        ("saturn", 3, ["mars"], True, True),
        ("saturn", 3, ["saturn"], False, False),
        ("saturn", -1, ["saturn"], False, True),
        ("", -1, ["mars"], True, False),
    ],
)
def test_where_this_effect_has_landed(planet, moon, planets, any_moon, true):
    """SE-9.7: at one of the planets, or on any moon; a moon is not its planet."""
    table = Table()
    source = source_of(0)
    if planet:
        source.planet, source.moon = PLANET_IDS.index(planet), moon
    table.state.sources.append(source)
    assert holds(table, {"test": "landed_here", "planets": planets, "any_moon": any_moon}, len(table.state.sources) - 1) == true


def test_a_card_in_hand_is_no_empty_hand():
    """SE-9.7"""
    table = rich()
    table.me.hand = [CARD_OF["card_001"]]
    assert not holds(table, {"test": "hand_empty"})
