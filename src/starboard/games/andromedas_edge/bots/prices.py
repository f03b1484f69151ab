"""What effects and ship tiles are worth on paper, in VP: a bot's eye for what it has not tried yet."""

from __future__ import annotations

from math import fsum
from typing import Any, Final

from starboard.games.andromedas_edge.content import SHIPS, UPGRADES, Effects
from starboard.games.andromedas_edge.content.modules import MODULE_CARDS
from starboard.games.andromedas_edge.content.ships import ABILITIES, HULL, RANGE, SHIELDS, TARGETING, WEAPONS

AMOUNT: Final = {
    "energy": 0.4,
    "titanium": 0.6,
    "ice": 0.6,
    "nanocarbon": 0.6,
    "basic": 0.65,
    "credit": 0.75,
    "tactics": 0.65,
    "any": 0.8,
    "vp": 1.0,
    "moon_slot": 0.7,
}
COST: Final = {**AMOUNT, "any": 0.45}
"""What is paid of free choice is the cheapest there is."""
STEP: Final = {
    "activate_science_row": 1.0,
    "advance": 2.2,
    "advance_event": 0.0,
    "battle_mod": 0.9,
    "build_development": 0.0,
    "build_ship": 1.2,
    "buy_module": 2.0,
    "gain_module": 3.5,
    "moon_output": 1.2,
    "discard_moon": 1.0,
    "ready_development_card": 1.2,
    "recall_ship": 0.5,
    "move_ship": 0.3,
    "repeat_module": 1.2,
    "take_discovery": 3.0,
    "upgrade_ship": 3.5,
    "peek_events": 0.2,
    "score_endgame": 0.0,
}
COUNTED: Final = 1.6
"""How often a counter usually pays."""


def worth_of(effect: Effects) -> float:
    return fsum([worth_of_step(step) for step in effect])


def amount(what: dict[str, int], table: dict[str, float]) -> float:
    return fsum([table[name] * count for name, count in what.items()])


def worth_of_step(step: dict[str, Any]) -> float:
    op = step["op"]
    if op == "gain":
        return amount(step["what"], AMOUNT)
    if op == "gain_per":
        return COUNTED * amount(step["what"], AMOUNT)
    if op in ("lose", "give"):
        return -amount(step["what"], COST)
    if op == "convert":
        times: int = min(2, step["times"])
        return 0.9 * times * max(0.0, worth_of(step["then"]) - amount(step["pay"], COST))
    if op == "choose":
        pick: int = step["pick"]
        return pick * max([worth_of(option) for option in step["options"]])
    if op == "if":
        return 0.6 * worth_of(step["then"])
    if op == "for_each":
        return -0.2 * worth_of(step["do"])
    if op in ("repair", "recruit"):
        return 0.9 * float(step.get("times", step.get("count", 1)))
    return STEP.get(op, 0.5)


MODULE_WORTH: Final[list[float]] = [worth_of(module.effect) for module in MODULE_CARDS]
"""Of one activation of each module."""


# -- ship upgrades

PLACED: Final = 1.5
USED: Final = [2.5, 1.4, 1.4, 1.0]
"""How much an upgrade of each type of ship tells: transports are up to six, fighters and science vessels go far."""
TIMES: Final = {"launched": 2.5, "module_activated": 2.0, "battle_prepare": 2.0, "development_built": 2.0}
"""How often what triggers an upgrade's own ability usually happens."""
SELDOM: Final = 1.0
"""The same of all other triggers."""
SOME_REGIONS: Final = 0.8
"""The part of the launches that go to the regions which a trigger names."""
PASSIVE: Final = 1.6


def tile_worth(tile: int) -> float:
    """Of an upgrade against the printed ship; nothing of a printed ship."""
    ship = HULL[tile]
    if tile == ship:
        return 0.0
    better = 0.9 * (WEAPONS[tile] - WEAPONS[ship] + SHIELDS[tile] - SHIELDS[ship] + TARGETING[tile] - TARGETING[ship])
    better += RANGE[tile] - RANGE[ship] + 0.7 * (ABILITIES[tile] & ~ABILITIES[ship]).bit_count()
    own = fsum([ability_worth(ability, USED[ship]) for ability in UPGRADES[tile - len(SHIPS)].unique])
    return PLACED + USED[ship] * better + own


def ability_worth(ability: dict[str, Any], used: float) -> float:
    if ability["kind"] == "passive":
        return used * PASSIVE
    trigger = ability["trigger"]
    often = TIMES.get(trigger["on"], SELDOM) * (SOME_REGIONS if "regions" in trigger else 1.0)
    return often * worth_of(ability["effect"]) * (used if "ship" in trigger else 1.0)


TILE_WORTH: Final[list[float]] = [tile_worth(tile) for tile in range(len(HULL))]
"""Of each printed ship, which is nothing, and of each upgrade."""
