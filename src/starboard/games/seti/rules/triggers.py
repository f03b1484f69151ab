"""Events that missions, lasting effects and objectives wait for (SE-9.8)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.games.seti.content.numbers import CORNERS, EARTH, PLANET_IDS, SECTOR_COLOURS, TECH_TYPES, TRACE_COLOURS
from starboard.games.seti.content.solar_system import ASTEROIDS, COMET, PLANET

VISIT: Final = 0
"""With what the space holds (`solar`)."""
RING: Final = 1
LAUNCH: Final = 2
ORBIT: Final = 3
LAND: Final = 4
SCAN: Final = 5
RESEARCH: Final = 6
TRACE: Final = 7
SIGNAL: Final = 8
COMPLETE: Final = 9
WIN: Final = 10
MISSION: Final = 11
CORNER: Final = 12
PLAY: Final = 13
KINDS: Final = 14


@final
class Trigger:
    """Events of `kinds` whose argument has its bit in `values`; `fresh`: a planet not seen before under this effect."""

    def __init__(self, kinds: int, values: int, own_turn: bool, fresh: bool) -> None:
        self.kinds = kinds
        self.values = values
        self.own_turn = own_turn
        self.fresh = fresh

    def matches(self, kind: int, values: int) -> bool:
        """`values` are the bits of the event's arguments."""
        return self.kinds >> kind & 1 == 1 and self.values & values != 0


ALL: Final = -1
PLANETS: Final = 511 << PLANET


def bits(numbers: list[int]) -> int:
    return sum(1 << number for number in numbers)


def one_of(names: list[str], name: str) -> int:
    return ALL if name == "any" else 1 << names.index(name)


def trigger_of(printed: dict[str, Any]) -> Trigger:
    """A trigger from the contents; an unknown event is an error."""
    event = str(printed["event"])
    own_turn = bool(printed.get("own_turn_only", False))
    if event == "visit_planet":
        return Trigger(1 << VISIT, 1 << PLANET + PLANET_IDS.index(str(printed["planet"])), own_turn, False)
    if event == "visit_any_planet":
        return Trigger(1 << VISIT, PLANETS & ~(1 << PLANET + EARTH), own_turn, False)
    if event == "visit_new_planet":
        return Trigger(1 << VISIT, PLANETS, own_turn, True)
    if event == "visit_asteroids":
        return Trigger(1 << VISIT, 1 << ASTEROIDS, own_turn, False)
    if event == "visit_comet":
        return Trigger(1 << VISIT, 1 << COMET, own_turn, False)
    if event == "orbit_or_land":
        planets = printed.get("planets")
        return Trigger(1 << ORBIT | 1 << LAND, bits([PLANET_IDS.index(one) for one in planets]) if planets else ALL, own_turn, False)
    if event == "play_card":
        return Trigger(1 << PLAY, 1 << int(printed["credits_cost"]), own_turn, False)
    if event == "research_tech":
        return Trigger(1 << RESEARCH, one_of(TECH_TYPES, printed["type"]), own_turn, False)
    if event == "mark_trace":
        return Trigger(1 << TRACE, one_of([*TRACE_COLOURS], printed["colour"]), own_turn, False)
    if event == "mark_signal":
        return Trigger(1 << SIGNAL, one_of(SECTOR_COLOURS, printed["colour"]), own_turn, False)
    if event == "win_sector":
        return Trigger(1 << WIN, one_of(SECTOR_COLOURS, printed["colour"]), own_turn, False)
    if event == "discard_for_corner":
        return Trigger(1 << CORNER, one_of(CORNERS, printed["corner"]), own_turn, False)
    return Trigger(1 << SIMPLE[event], ALL, own_turn, False)


SIMPLE: Final = {
    "move_within_ring": RING,
    "launch": LAUNCH,
    "orbit": ORBIT,
    "land": LAND,
    "scan_action": SCAN,
    "complete_sector": COMPLETE,
    "complete_mission": MISSION,
}
