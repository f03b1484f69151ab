"""What is printed on the sheet of The EscapePosition, and how it starts (WM-7.1 to WM-7.3, WM-7.18)."""

from __future__ import annotations

import msgspec
import pytest

from starboard.engine.text import LANGUAGES, render
from starboard.games.welcome_to_the_moon.adventures.escape import content
from tests.games.welcome_to_the_moon.escape.position import ASTRONAUTS, BOXES, CONTENT, ESCAPE, PLANTS, REACTORS, SHIPS, EscapePosition

LINKS = """
    1m1-1gh 1gh-1m2
    1m1-2m1 1m1-2m2 1m2-2m3
    2m1-2m2 2m2-2gh 2gh-2m3
    2m1-3m1 2m2-3m2
    3gh-3m1 3m1-3m2
    3m1-4m1 3m2-4m2
    4m1-4gh 4gh-4m2
    4m1-5m1 4m2-5m2
    5m1-5gh 5gh-5m2
    5m1-6m1 5m2-6m2
    6m1-6m2 6m2-6gh
"""


def test_the_sheet_holds_what_is_printed():
    """WM-7.1: counted from the parts, not from the checksums."""
    assert len(CONTENT.slots) == 43
    assert len(CONTENT.lines) == 6
    assert len(CONTENT.airlocks) == 24
    assert len(CONTENT.water_tanks) == 13
    assert len({tank.group for tank in CONTENT.water_tanks}) == 13
    assert [len(group) for group in (ASTRONAUTS, BOXES, CONTENT.error_boxes)] == [6, 9, 3]
    assert [card.id for card in CONTENT.missions] == [100, 101, 102, 103, 104, 105]
    assert all(len(symbols) == 3 for symbols in [*PLANTS.values(), *REACTORS.values()])


def test_ships_from_left_to_right():
    """WM-7.2: ship 1 is the lowest."""
    sizes = {part.id: f"m{len(part.slots)}" if part.kind == "module" else "gh" for part in CONTENT.components}
    built = [" ".join(sizes[part] for part in line.components) for line in CONTENT.lines]
    assert built == ["m4 gh m4", "m3 m3 gh m3", "gh m3 m3", "m2 gh m3", "m3 gh m2", "m2 m2 gh"]
    assert [line.height_from_bottom for line in CONTENT.lines] == [1, 2, 3, 4, 5, 6]


def test_robot_symbols_and_tanks_stand_at_their_slots():
    """WM-7.7, WM-7.8."""
    robots = "ship1_m1_s1 ship1_m2_s3 ship2_m1_s3 ship2_m3_s3 ship3_m2_s1 ship4_m1_s2 ship5_m2_s2 ship6_m1_s2"
    assert " ".join(slot.id for slot in CONTENT.slots if slot.bonus == "robot") == robots
    tanks = """ship1_m1_s3 ship1_m2_s2 ship2_m1_s2 ship2_m2_s2 ship2_m3_s2 ship3_m1_s2
        ship3_m2_s3 ship4_m1_s1 ship4_m2_s2 ship5_m1_s2 ship5_m2_s1 ship6_m1_s1 ship6_m2_s1"""
    assert [tank.slot for tank in CONTENT.water_tanks] == tanks.split()


def test_airlocks_join_these_parts():
    """WM-7.18: lower ship named first."""
    found = ["-".join(end.removeprefix("ship").replace("_", "") for end in airlock.between) for airlock in CONTENT.airlocks]
    assert found == LINKS.split()


def test_some_reactors_and_plants_are_circled_from_the_start():
    """WM-7.3, WM-7.5: and the two airlocks of the colony are active."""
    circled = set(EscapePosition().mine(0).circled)
    assert [len(circled & set(REACTORS[ship])) for ship in SHIPS] == [0, 0, 0, 1, 1, 2]
    assert [len(circled & set(PLANTS[ship])) for ship in SHIPS] == [0, 0, 1, 1, 1, 2]
    assert {symbol for symbol in circled if symbol.startswith("al")} == {"al_colony_1", "al_colony_2"}
    assert len(circled) == 4 + 5 + 2


def test_an_airlock_that_does_not_touch_what_it_should_is_found_at_import():
    """Contents are checked when they are loaded."""
    first, *others = CONTENT.airlocks
    wrong = msgspec.structs.replace(CONTENT, airlocks=(msgspec.structs.replace(first, between=("ship1_m1", "ship6_gh")), *others))
    with pytest.raises(ValueError, match="airlocks of ship1_gh"):
        content.check_airlocks(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_and_every_slot_has_words_of_its_own(language):
    """Two airlocks, tanks or slots never read the same; equal plants and reactors of a ship do."""
    airlocks = {render(ESCAPE.names.symbol(airlock), language) for airlock in range(len(CONTENT.airlocks))}
    assert len(airlocks) == 24
    assert len({render(ESCAPE.names.place(slot), language) for slot in range(43)}) == 43
    tanks = {render(ESCAPE.names.symbol(ESCAPE.layout.symbol_at[tank.id]), language) for tank in CONTENT.water_tanks}
    assert len(tanks) == 13
    for groups in (PLANTS, REACTORS):
        words = {
            ship: {render(ESCAPE.names.symbol(ESCAPE.layout.symbol_at[symbol]), language) for symbol in groups[ship]} for ship in SHIPS
        }
        assert len(set().union(*words.values())) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_the_sheet(language):
    words = {
        "en": ("slot 3, module 1 of ship 2", "activate the airlock from module 1 of ship 1 to the greenhouse of ship 1"),
        "uk": ("клітинка 3, модуль 1 зорельота 2", "активувати шлюз: модуль 1 зорельота 1 — теплиця зорельота 1"),
        "ru": ("ячейка 3, модуль 1 звездолёта 2", "активировать шлюз: модуль 1 звездолёта 1 — теплица звездолёта 1"),
    }
    place = render(ESCAPE.names.place(ESCAPE.layout.slot_at["ship2_m1_s3"]), language)
    airlock = render(ESCAPE.names.symbol(ESCAPE.layout.symbol_at["al1"]), language)
    assert (place, airlock) == words[language]
