"""How promising a sheet of The Virus is, for bots: room that is left, rows begun, missions under way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from starboard.games.welcome_to_the_moon.adventures.virus.sheet import VirusSheet
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, counted
from starboard.games.welcome_to_the_moon.state import MoonState
from starboard.games.welcome_to_the_moon.symbols import CIRCLED, UNTOUCHED

if TYPE_CHECKING:
    from starboard.games.welcome_to_the_moon.adventures.virus.rules import Study, Virus

LOWEST: Final = 0
HIGHEST: Final = 16

ROOM: Final = 0.3
ROW: Final = 0.6
MISSION: Final = 0.5
WILD: Final = 1.5
ICON: Final = 0.5
WALKWAY: Final = 0.4


def promise(virus: Virus, state: MoonState, seat: int) -> float:
    """Points that may still come, each kind with its chance."""
    sheet = cast("VirusSheet", state.sheets[seat])
    worth = ROOM * room(virus, sheet) + ROW * (begun(virus.plant_study, sheet.marks) + begun(virus.water_study, sheet.marks))
    for index, mission in enumerate(state.missions):
        if sheet.rewards[index] == NOT_CLAIMED:
            have, need = virus.progress(sheet, mission)
            worth += MISSION * state.reward(index) * min(have, need) / need
    for wild in virus.wilds:
        if sheet.marks[wild] == CIRCLED:
            worth += WILD
    for track in virus.tracks.values():
        worth += ICON * (virus.circled(sheet, track.icons) % 2)
    return worth + WALKWAY * virus.circled(sheet, virus.walkways)


def room(virus: Virus, sheet: VirusSheet) -> float:
    """Empty slots that numbers can still fill, each worth the energy of its block. Between 3 and 5 only one of three slots can."""
    worth = 0.0
    for floor in virus.lines:
        low = LOWEST
        empty = 0
        energy = 0
        for slot in floor:
            written = sheet.slots[slot]
            if written == EMPTY:
                empty += 1
                energy += virus.circled(sheet, virus.energy[virus.block_of[slot]])
            elif written >= 0:
                written = counted(written)
                worth += usable(low, written, empty, energy)
                low = written
                empty = energy = 0
        worth += usable(low, HIGHEST, empty, energy)
    return worth


def usable(low: int, high: int, empty: int, energy: int) -> float:
    """The part of a gap's energy that the numbers between its ends allow; a gap with many numbers for its slots fills sooner."""
    if not empty:
        return 0.0
    numbers = max(0, high - low - 1)
    part = numbers / (2 * empty)
    if numbers >= empty:
        part += 0.25
    return energy * min(1.0, part)


def begun(study: Study, marks: list[int]) -> float:
    """The part of the next row's gain that its crossed icons stand for."""
    rows = study.completed(marks)
    if rows == len(study.rows):
        return 0.0
    crossed = 0
    for icon in study.rows[rows]:
        if marks[icon] != UNTOUCHED:
            crossed += 1
    return (study.values[rows + 1] - study.values[rows]) * crossed / len(study.rows[rows])
