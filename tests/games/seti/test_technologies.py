"""Technologies: every tile with each of its bonuses, and what each of them changes (SE-5.7, SE-8.1, SE-8.2)."""

from __future__ import annotations

import pytest

from starboard.games.seti.actions import (
    DECK,
    Exchange,
    FinishScan,
    Land,
    Launch,
    MoveForEnergy,
    PickCard,
    PlaceData,
    Research,
    Scan,
    Signal,
    TakeTech,
    UseTelescope,
)
from starboard.games.seti.content.numbers import BONUS_IDS, TECH_IDS
from tests.games.seti.position import Table


def research(tech: str, bonus: str, first: bool = True) -> Table:
    """A technology is researched whose top tile has this bonus; the discs stand so that the rotation carries nobody."""
    table = Table()
    number = TECH_IDS.index(tech)
    table.me.publicity, table.me.credits, table.me.energy = 6, 5, 5
    table.state.board.bonuses[number] = (0, 0, 0, BONUS_IDS.index(bonus))
    if not first:
        table.state.board.two_points &= ~(1 << number)
    table.top("card_050")
    table.do(Research(), TakeTech(tech, 3) if tech.startswith("computer") else TakeTech(tech))
    if bonus == "card":
        table.do(PickCard(DECK, "take"))
    return table


@pytest.mark.parametrize("bonus", BONUS_IDS)
@pytest.mark.parametrize("tech", TECH_IDS)
def test_a_tile_gives_its_bonus_and_two_points_to_the_first(tech, bonus):
    """SE-5.7, SE-8.1, EX-6.2"""
    table = research(tech, bonus)
    me = table.me
    assert me.has_tech(TECH_IDS.index(tech))
    assert me.score == 10 + 2 + (3 if bonus == "vp" else 0)
    assert me.energy == 5 + (bonus == "energy")
    assert me.publicity == (bonus == "publicity")
    assert len(me.hand) == (bonus == "card")
    assert me.data == (2 if tech == "telescope_1" else 0)
    assert len(me.probes) == (tech == "probe_1")
    assert me.credits == 5
    assert len(table.state.board.bonuses[TECH_IDS.index(tech)]) == 3
    assert table.state.board.rotation == 1
    second = research(tech, bonus, first=False)
    assert second.me.score == me.score - 2


def test_the_second_probe():
    """SE-5.1: two probes in space."""
    table = Table()
    table.do(Launch())
    table.finish()
    table.finish(1)
    assert not table.can(Launch())
    table.tech("probe_1")
    table.do(Launch())
    assert len(table.me.probes) == 2


def test_asteroid_navigation():
    """SE-4.2, SE-4.3.2: visiting asteroids gives publicity, leaving them costs nothing extra."""
    table = Table()
    table.probe(1, 7)
    table.me.energy = 1
    assert not table.can(MoveForEnergy((1, 7), (2, 7)))
    table.tech("probe_2")
    table.do(MoveForEnergy((1, 7), (2, 7)))
    assert (table.me.energy, table.me.publicity) == (0, 6)


def test_cheaper_landing():
    """SE-5.3.2"""
    table = Table()
    table.probe(1, 3)
    table.tech("probe_3")
    table.me.energy = 1
    assert not table.can(Land("venus"))
    table.orbiter("venus", seat=1)
    table.do(Land("venus"))
    assert table.me.energy == 0


def test_moon_landing():
    """SE-5.3.3"""
    table = Table()
    table.probe(3, 3)
    assert not table.can(Land("jupiter", "io"))
    table.tech("probe_4")
    table.do(Land("jupiter", "io"))
    assert table.me.energy == 20 - 3 + 4
    assert table.me.score == 20


def scanning(*techs: str) -> Table:
    table = Table()
    table.tech(*techs)
    table.row("card_004", "card_013", "card_016")
    table.do(Scan())
    return table


def test_everybody_is_told_how_far_a_scan_is():
    """SE-5.4: also while something else is asked in between."""
    table = scanning("telescope_3", "telescope_4")

    def told() -> list[str]:
        views = [table.state.view(seat).scan for seat in (0, 1, None)]
        assert views[0] == views[1] == views[2]
        return [] if views[0] is None else [part.state for part in views[0].parts]

    assert told() == ["open", "open", "off", "open"]
    table.do(PickCard("card_004", "signal"))
    assert told() == ["open", "now", "off", "open"]
    table.do(Signal("barnards_star"))
    assert told() == ["open", "done", "off", "open"]
    table.do(Exchange("credits", "card"))
    assert told() == ["open", "done", "off", "open"]
    table.do(table.options()[0])
    assert told() == ["open", "done", "open", "open"]
    table.do(Signal("proxima_centauri"), UseTelescope("telescope_4", 0), FinishScan())
    assert told() == []


def test_wider_earth_view():
    """SE-5.4: the neighbours of Earth's sector, and only for Earth's signal."""
    narrow, wide = scanning(), scanning("telescope_1")
    assert [action.star for action in narrow.options() if isinstance(action, Signal)] == ["proxima_centauri"]
    assert {action.star for action in wide.options() if isinstance(action, Signal)} == {"proxima_centauri", "kepler_22", "61_virginis"}


def test_mercury_telescope():
    """SE-8.2: a publicity for a signal in Mercury's sector, once a scan."""
    table = scanning("telescope_2")
    table.do(UseTelescope("telescope_2", 0))
    assert table.me.publicity == 4
    assert table.state.board.markers[1] == (0,)
    assert not table.can(UseTelescope("telescope_2", 0))
    table = scanning("telescope_2")
    table.me.publicity = 0
    assert not table.can(UseTelescope("telescope_2", 0))


def test_hand_card_signal():
    """SE-8.2"""
    table = scanning("telescope_3")
    assert not table.can(UseTelescope("telescope_3", 0))
    table.hold("card_017")
    table.do(UseTelescope("telescope_3", 0), PickCard("card_017", "signal"))
    assert table.options() == [Signal("kepler_22"), Signal("61_virginis")]


@pytest.mark.parametrize(("option", "energy", "probes"), [(0, 17, 2), (1, 18, 1)])
def test_launch_or_move(option, energy, probes):
    """SE-8.2: one of the two, not both."""
    table = Table()
    table.tech("telescope_4", "probe_1")
    table.probe(1, 3)
    table.do(Scan(), UseTelescope("telescope_4", option))
    assert (table.me.energy, len(table.me.probes)) == (energy, probes)
    assert not table.can(UseTelescope("telescope_4", 1 - option))


@pytest.mark.parametrize(
    ("tech", "below"), [("computer_1", "credits"), ("computer_2", "energy"), ("computer_3", "card"), ("computer_4", "publicity")]
)
def test_processors(tech, below):
    """SE-8.3: 2 VP above, the reward of the tile below, in whichever column it lies."""
    table = Table()
    table.tech(tech)
    me = table.me
    column = me.columns.index(TECH_IDS.index(tech) - 8)
    me.data, me.top, me.hand = 2, column, []
    before = (me.credits, me.energy, me.publicity, len(me.hand))
    table.do(PlaceData(0))
    assert me.score == 12
    table.do(PlaceData(column + 1))
    if below == "card":
        table.do(PickCard(DECK, "take"))
    gained = [after - earlier for earlier, after in zip(before, (me.credits, me.energy, me.publicity, len(me.hand)), strict=True)]
    assert gained == {"credits": [1, 0, 0, 0], "energy": [0, 1, 0, 0], "publicity": [0, 0, 2, 0], "card": [0, 0, 0, 1]}[below]
    assert (me.data, me.score) == (0, 12)


def test_a_scan_ends_without_its_telescopes():
    """SE-0.3.2"""
    table = scanning("telescope_2", "telescope_4")
    table.do(Signal("proxima_centauri"), PickCard("card_004", "signal"), Signal("barnards_star"), FinishScan())
    assert table.me.publicity == 5
