"""The moons as numbers: equal faces are one kind (AE-8)."""

from __future__ import annotations

from typing import Final

from starboard.engine.content import expect
from starboard.games.andromedas_edge.content import COLOURS, MOONS, MoonContent
from starboard.games.andromedas_edge.content.resources import VP, amounts

MOON_FACES: Final[dict[str, MoonContent]] = {}
"""By the id of a kind the first moon of it; an id tells the face in letters: e2v1 is 2 energy and 1 VP; r is a repair."""
for _moon in MOONS:
    _face = MOON_FACES.setdefault(_moon.id, _moon)
    expect(f"moons.json: {_moon.id}", (_moon.gain, _moon.repair, _moon.input), (_face.gain, _face.repair, _face.input))

MOON_IDS: Final = list(MOON_FACES)
MOON_OF: Final[dict[str, int]] = {id: kind for kind, id in enumerate(MOON_IDS)}
NEBULA_MOONS: Final = len(COLOURS)
MOON_KINDS: Final[list[list[int]]] = [[MOON_OF[moon.id] for moon in MOONS if moon.colour == colour] for colour in (*COLOURS, "nebula")]
"""The moons of each colour, those of the nebulae last."""
MOON_INPUT: Final[list[bool]] = [moon.input for moon in MOON_FACES.values()]
MOON_GAIN: Final[list[list[int]]] = [amounts(moon.gain) for moon in MOON_FACES.values()]
MOON_REPAIR: Final[list[int]] = [moon.repair for moon in MOON_FACES.values()]
MOON_COST: Final[list[list[int]]] = [[0 if index == VP else amount for index, amount in enumerate(gain)] for gain in MOON_GAIN]
"""What a moon in an input slot asks for (AE-11.7)."""
