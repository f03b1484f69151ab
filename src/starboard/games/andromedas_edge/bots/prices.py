"""What effects and ship tiles are worth on paper, in VP: a bot's eye for what it has not tried yet."""

from __future__ import annotations

from collections.abc import Callable
from math import fsum
from typing import Final

from starboard.engine.effects.vocabulary import tag_of
from starboard.games.andromedas_edge.content import SHIPS, UPGRADES, PassiveAbility, TriggeredAbility
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS
from starboard.games.andromedas_edge.content.ships import ABILITIES, HULL, RANGE, SHIELDS, TARGETING, WEAPONS
from starboard.games.andromedas_edge.rules import vocabulary  # noqa: F401  fills what is priced here
from starboard.games.andromedas_edge.rules.compound_effects import Choose, Convert, ForEach, If
from starboard.games.andromedas_edge.rules.gains import Gain, GainPer, GiveToSource, Lose
from starboard.games.andromedas_edge.rules.leaders import RecruitOp
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Op
from starboard.games.andromedas_edge.rules.printed import MODULE_EFFECT
from starboard.games.andromedas_edge.rules.repairs import Repair

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
}
MOON_SLOT: Final = 0.7
"""What the moon of an input slot usually asks for."""
COST: Final = {**AMOUNT, "any": 0.45}
"""What is paid of free choice is the cheapest there is."""
AMOUNT_PRICES: Final = [AMOUNT[name] for name in AMOUNT_IDS]
COST_PRICES: Final = [COST[name] for name in AMOUNT_IDS]
COUNTED: Final = 1.6
"""How often a counter usually pays."""
SOMETHING: Final = 0.5


def worth_of(ops: list[Op]) -> float:
    return fsum([PRICE_OF[tag_of(type(op))](op) for op in ops])


def amount(what: list[int], prices: list[float]) -> float:
    return fsum([price * count for price, count in zip(prices, what, strict=True)])


def gain_price(op: Op) -> float:
    assert isinstance(op, Gain)
    return amount(op.what, AMOUNT_PRICES)


def counted_price(op: Op) -> float:
    assert isinstance(op, GainPer)
    return COUNTED * amount(op.what, AMOUNT_PRICES)


def loss_price(op: Op) -> float:
    assert isinstance(op, (Lose, GiveToSource))
    return -amount(op.what, COST_PRICES)


def convert_price(op: Op) -> float:
    assert isinstance(op, Convert)
    pay = MOON_SLOT if op.what is None else amount(op.what, COST_PRICES)
    return 0.9 * min(2, op.times) * max(0.0, worth_of(op.then) - pay)


def choice_price(op: Op) -> float:
    assert isinstance(op, Choose)
    return op.pick * max([worth_of(option) for option in op.options])


def condition_price(op: Op) -> float:
    assert isinstance(op, If)
    return 0.6 * worth_of(op.then)


def each_price(op: Op) -> float:
    """What others get, too."""
    assert isinstance(op, ForEach)
    return -0.2 * worth_of(op.ops)


def repair_price(op: Op) -> float:
    assert isinstance(op, Repair)
    return 0.9 * float(op.times)


def recruit_price(op: Op) -> float:
    assert isinstance(op, RecruitOp)
    return 0.9 * float(op.count)


def fixed(value: float) -> Callable[[Op], float]:
    return lambda _: value


something: Final = fixed(SOMETHING)
PRICE_OF: Final[dict[str, Callable[[Op], float]]] = {
    "activate_module": something,
    "activate_science_row": fixed(1.0),
    "advance": fixed(2.2),
    "advance_event": fixed(0.0),
    "ask_player": something,
    "battle_mod": fixed(0.9),
    "build_development": fixed(0.0),
    "build_ship": fixed(1.2),
    "buy_module": fixed(2.0),
    "choose": choice_price,
    "convert": convert_price,
    "copy_taken_moon": something,
    "damage_module": something,
    "damage_ship": something,
    "discard_display": something,
    "discard_moon": fixed(1.0),
    "end_battle_offer": something,
    "for_each": each_price,
    "gain": gain_price,
    "gain_module": fixed(3.5),
    "gain_per": counted_price,
    "gain_printed": something,
    "give": loss_price,
    "if": condition_price,
    "infest_module": something,
    "lose": loss_price,
    "moon_output": fixed(1.2),
    "move_raiders": something,
    "move_ship": fixed(0.3),
    "peek_events": fixed(0.2),
    "place_bonus": something,
    "prevent_damage": something,
    "ready_development_card": fixed(1.2),
    "recall_ship": fixed(0.5),
    "recover_ship": something,
    "recruit": recruit_price,
    "remove_moon": something,
    "repair": repair_price,
    "repeat_module": fixed(1.2),
    "reroll": something,
    "scatter_leader": something,
    "score_endgame": fixed(0.0),
    "set_die": something,
    "spawn_raider": something,
    "take_discovery": fixed(3.0),
    "upgrade_ship": fixed(3.5),
    "withdraw": something,
}
"""By the tags of all operations."""
MODULE_WORTH: Final[list[float]] = [worth_of(effect) for effect in MODULE_EFFECT]
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


def ability_worth(ability: PassiveAbility | TriggeredAbility, used: float) -> float:
    if isinstance(ability, PassiveAbility):
        return used * PASSIVE
    trigger = ability.trigger
    often = TIMES.get(trigger.on, SELDOM) * (SOME_REGIONS if trigger.regions else 1.0)
    return often * worth_of(OPERATIONS.read_all(ability.effect)) * (used if trigger.ship == "this" else 1.0)


TILE_WORTH: Final[list[float]] = [tile_worth(tile) for tile in range(len(HULL))]
"""Of each printed ship, which is nothing, and of each upgrade."""
