"""The six resources and what else amounts are made of (AE-1.2, AE-20.1)."""

from __future__ import annotations

from typing import Final

from starboard.games.andromedas_edge.content import Amount, Amounts, Resource

ENERGY: Final = 0
TITANIUM: Final = 1
ICE: Final = 2
NANOCARBON: Final = 3
CREDIT: Final = 4
TACTICS: Final = 5
VP: Final = 6
ANY: Final = 7
BASIC: Final = 8
RESOURCE_IDS: Final[tuple[Resource, ...]] = ("energy", "titanium", "ice", "nanocarbon", "credit", "tactics")
AMOUNT_IDS: Final[tuple[Amount, ...]] = (*RESOURCE_IDS, "vp", "any", "basic")
"""The six resources, then VP and the two free choices."""
BASIC_KINDS: Final = (TITANIUM, ICE, NANOCARBON)


def amounts(what: Amounts) -> list[int]:
    """Amounts by their place in `AMOUNT_IDS`."""
    return [what.get(name, 0) for name in AMOUNT_IDS]
