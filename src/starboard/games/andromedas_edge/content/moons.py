"""The moons as numbers: equal faces are one kind (AE-8)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import COLOURS, MOONS
from starboard.games.andromedas_edge.content.resources import VP, amounts

MOON_FACES: Final[list[tuple[tuple[int, ...], int]]] = []
"""What each kind of moon shows: amounts and repairs."""
MOON_INPUT: Final[list[bool]] = []
NEBULA_MOONS: Final = len(COLOURS)
MOON_KINDS: Final[list[list[int]]] = [[] for _ in range(NEBULA_MOONS + 1)]
"""The moons of each colour, those of the nebulae last."""


def _sort_moons() -> None:
    for moon in MOONS:
        face = (tuple(amounts(moon.gain)), moon.repair)
        if face not in MOON_FACES:
            MOON_FACES.append(face)
            MOON_INPUT.append(moon.input)
        colour = COLOURS.index(moon.colour) if moon.colour in COLOURS else NEBULA_MOONS
        MOON_KINDS[colour].append(MOON_FACES.index(face))


_sort_moons()
MOON_GAIN: Final[list[list[int]]] = [list(face[0]) for face in MOON_FACES]
MOON_REPAIR: Final[list[int]] = [face[1] for face in MOON_FACES]
MOON_COST: Final[list[list[int]]] = [[0 if index == VP else amount for index, amount in enumerate(gain)] for gain in MOON_GAIN]
"""What a moon in an input slot asks for (AE-11.7)."""


def moon_id(kind: int) -> str:
    """The face in letters: e2v1 is 2 energy and 1 VP; r is a repair."""
    gain = MOON_GAIN[kind]
    letters = "etincdvab"
    return "".join([f"{letters[index]}{amount}" for index, amount in enumerate(gain) if amount]) + ("r1" if MOON_REPAIR[kind] else "")


MOON_IDS: Final = [moon_id(kind) for kind in range(len(MOON_FACES))]
MOON_OF: Final[dict[str, int]] = {id: kind for kind, id in enumerate(MOON_IDS)}
