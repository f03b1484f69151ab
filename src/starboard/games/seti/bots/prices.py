"""What things are worth to a bot, in points: resources, effects, cards, planets, stars. Bots of other strengths read the same prices."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.games.seti.content.boards import DATA_BONUS, GOLD_VALUES, MOONS_OF, SPACE_DATA, SPACE_EXOFOSSILS
from starboard.games.seti.content.cards import CARD_CREDITS, CARD_ENERGY, CARD_IDS
from starboard.games.seti.content.numbers import DATA_SLOTS, NOBODY, PROBE_2, PROBE_4
from starboard.games.seti.content.solar_system import DISTANCE, PLANET, SPACES, travel
from starboard.games.seti.player import Player
from starboard.games.seti.rival import Rival
from starboard.games.seti.rules import vocabulary  # noqa: F401  fills what is priced here
from starboard.games.seti.rules.board_conditions import PieceAt
from starboard.games.seti.rules.compound_effects import If, Per, ThisTurn
from starboard.games.seti.rules.hand import DrawOp, IncomeOp, TakeOp
from starboard.games.seti.rules.objectives import TASKS
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.planets import landing_cost
from starboard.games.seti.rules.printed import (
    CONDITION,
    CORNER,
    EFFECTS,
    END_GAME,
    FIRST_WIN,
    LAND,
    LATER_WIN,
    MESSAGE,
    MOON,
    ORBIT,
    ORBIT_FIRST,
    REWARD,
    SLOT_REWARDS,
    SPACE_REWARD,
    TRIGGERS,
)
from starboard.games.seti.rules.probes import LaunchOp, MoveOp
from starboard.games.seti.rules.resources import Gain, Payment
from starboard.games.seti.rules.signal_effects import SignalOp
from starboard.games.seti.rules.trace_effects import TraceOp
from starboard.games.seti.rules.triggers import Trigger
from starboard.games.seti.state import SetiState

PRICES: Final = [3.69, 2.57, 1.16, 2.14, 1.0, 2.1]
"""A credit, an energy, a publicity, a data token, a point, an exofossil."""
CREDIT: Final = 0
ENERGY: Final = 1
PUBLICITY: Final = 2
DATA: Final = 3
FOSSIL: Final = 5

OTHER: Final = [2.31, 2.95, 6.26, 6.17, 5.89, 2.19, 8.3, 2.65, 4.18, 2.11, 0.39, 0.22]
"""A deck card, a card of choice, a trace, a technology, a probe, a movement point, an income, a signal, a sector win above its
trace, energy that a flight lacks, how often a condition or a slot comes true, how much of its play a card in hand is worth."""
CARD: Final = 0
CHOICE: Final = 1
TRACE: Final = 2
TECH: Final = 3
PROBE: Final = 4
MOVE: Final = 5
INCOME: Final = 6
SIGNAL: Final = 7
WIN: Final = 8
LACK: Final = 9
LIKELY: Final = 10
IN_HAND: Final = 11

INCOME_PRICES: Final = [2.74, 3.42, 1.86, 1.57, 1.29]
"""What a tucked card pays in each income phase: credit, energy, card, data, publicity."""
TECH_PRICES: Final = [7.78, 6.24, 6.71, 4.46, 15.72, 5.83, 7.81, 4.58, 8.52, 8.31, 6.94, 8.09]
"""A technology in the first round, above what its tile gives."""


def signal_price(op: Op) -> float:
    assert isinstance(op, SignalOp)
    return (OTHER[SIGNAL] + (PRICES[DATA] if op.with_data else 0.0)) * op.count


def gain_price(op: Op) -> float:
    assert isinstance(op, Gain)
    return PRICES[op.resource] * op.amount


def payment_price(op: Op) -> float:
    assert isinstance(op, Payment)
    return -PRICES[op.resource] * op.amount


def counted_price(op: Op) -> float:
    """So many of the same."""
    assert isinstance(op, (TraceOp, LaunchOp, IncomeOp, DrawOp, TakeOp))
    return OTHER[COUNTED[type(op)]] * op.count


def move_price(op: Op) -> float:
    assert isinstance(op, MoveOp)
    return OTHER[MOVE] * op.points


def inner_price(op: Op) -> float:
    """Effects that hold others, as often as these come true."""
    if isinstance(op, Per):
        return 2 * price(op.then)
    assert isinstance(op, (If, ThisTurn))
    return OTHER[LIKELY] * price(op.then)


def fixed(value: float) -> Callable[[Op], float]:
    return lambda _: value


def other(kind: int) -> Callable[[Op], float]:
    return lambda _: OTHER[kind]


def something(op: Op) -> float:
    return SOMETHING


SOMETHING: Final = 2.0
COUNTED: Final[dict[type[Op], int]] = {TraceOp: TRACE, LaunchOp: PROBE, IncomeOp: INCOME, DrawOp: CARD, TakeOp: CHOICE}
PRICE_OF: Final[dict[str, Callable[[Op], float]]] = {
    "alien_card": other(CHOICE),
    "anomaly_reward": something,
    "collect_sample": something,
    "corner_of_taken_card": lambda _: PRICES[DATA],
    "discard_row_for_corners": lambda _: 3 * PRICES[DATA],
    "draw": counted_price,
    "draw_and_split": something,
    "face_up_sample": other(CHOICE),
    "gain": gain_price,
    "gold_tile_rightmost": something,
    "if": inner_price,
    "income": counted_price,
    "income_this_card": something,
    "inspect_sample": other(CHOICE),
    "land": other(PROBE),
    "launch": counted_price,
    "may_pay": fixed(1.0),
    "move": move_price,
    "orbit_or_land": other(PROBE),
    "pay": payment_price,
    "per": inner_price,
    "progress": something,
    "remove_piece": something,
    "research": other(TECH),
    "return_this_card": something,
    "sample_reward": other(CHOICE),
    "scan": lambda _: 2 * (OTHER[SIGNAL] + PRICES[DATA]),
    "signal": signal_price,
    "survey": something,
    "take": counted_price,
    "take_row": lambda _: 3 * OTHER[CARD],
    "this_turn": inner_price,
    "this_turn_rule": lambda _: 0.0,
    "trace": counted_price,
}
"""By the tags of all operations: rough prices, of what is still to be resolved."""
JUDGES: Final[dict[type[Op], Callable[[Op], float]]] = {OPERATIONS.kinds[tag]: judge for tag, judge in PRICE_OF.items()}


def price_of(op: Op) -> float:
    return JUDGES[type(op)](op)


def price(ops: list[Op]) -> float:
    total = 0.0
    for op in ops:
        total += price_of(op)
    return total


# -- cards

HOPES: Final[list[float]] = []
"""What a card may give after it was played: its mission, its message."""
PLAY_COST: Final[list[float]] = []
MISSION_WORTH: Final[list[float]] = []
MISSION_PLANET: Final[list[int]] = []
"""Where a mission wants an orbiter or a lander, NOBODY when it is about something else."""
CORNER_WORTH: Final[list[float]] = []
CARD_WORTH: Final[list[float]] = []
"""A card in hand: more than nothing, less than it gives, for it has to be paid and there are others."""
SLOT_WORTH: Final[list[list[float]]] = []
ORBIT_WORTH: Final[list[float]] = []
"""Without the income."""
ORBIT_INCOME: Final[list[float]] = []
FIRST_ORBIT_WORTH: Final[list[float]] = []
LAND_WORTH: Final[list[float]] = []
MOON_WORTH: Final[list[float]] = []
SPACE_WORTH: Final[list[float]] = []
"""Marking a space of a species board, its cost paid."""
FIRST_WIN_WORTH: Final[list[float]] = []
LATER_WIN_WORTH: Final[list[float]] = []
TABLES: Final = [
    HOPES,
    PLAY_COST,
    MISSION_WORTH,
    CORNER_WORTH,
    CARD_WORTH,
    ORBIT_WORTH,
    ORBIT_INCOME,
    FIRST_ORBIT_WORTH,
    LAND_WORTH,
    MOON_WORTH,
    SPACE_WORTH,
    FIRST_WIN_WORTH,
    LATER_WIN_WORTH,
]
END_WORTH: Final = 6.0


def price_contents() -> None:
    """Fill the tables anew; after the prices have changed, too."""
    for table in TABLES:
        table.clear()
    SLOT_WORTH.clear()
    MISSION_PLANET.clear()
    for card in range(len(CARD_IDS)):
        SLOT_WORTH.append([price(reward) for reward in SLOT_REWARDS[card]])
        condition = CONDITION[card]
        MISSION_PLANET.append(condition.planet if isinstance(condition, PieceAt) else NOBODY)
        MISSION_WORTH.append(price(REWARD[card]) + 1.0 if REWARD[card] else 0.0)
        hopes = OTHER[LIKELY] * (MISSION_WORTH[card] + sum(SLOT_WORTH[card])) + OTHER[LIKELY] * price(MESSAGE[card])
        HOPES.append(hopes)
        PLAY_COST.append(PRICES[CREDIT] * CARD_CREDITS[card] + PRICES[ENERGY] * CARD_ENERGY[card])
        CORNER_WORTH.append(price(CORNER[card]))
        gain = price(EFFECTS[card]) + hopes + (END_WORTH if END_GAME[card] else 0.0) - PLAY_COST[card]
        CARD_WORTH.append(OTHER[CARD] + OTHER[IN_HAND] * min(8.0, max(0.0, gain)))
    for planet in range(len(ORBIT)):
        income = price([op for op in ORBIT[planet] if isinstance(op, IncomeOp)])
        ORBIT_INCOME.append(income)
        ORBIT_WORTH.append(price(ORBIT[planet]) - income)
        FIRST_ORBIT_WORTH.append(price(ORBIT_FIRST[planet]))
        LAND_WORTH.append(price(LAND[planet]))
    MOON_WORTH.extend([price(rewards) for rewards in MOON])
    FIRST_WIN_WORTH.extend([price(reward) + OTHER[WIN] for reward in FIRST_WIN])
    LATER_WIN_WORTH.extend([price(reward) + OTHER[WIN] for reward in LATER_WIN])
    for space, reward in enumerate(SPACE_REWARD):
        SPACE_WORTH.append(price(reward) - PRICES[DATA] * SPACE_DATA[space] - PRICES[FOSSIL] * SPACE_EXOFOSSILS[space])


# -- planets and probes

_travel: list[list[int] | None] = [None] * (1024 * SPACES)


def way(state: SetiState, player: Player, start: int) -> list[int]:
    """Movement points to every space."""
    if player.has_tech(PROBE_2):
        return DISTANCE[start]
    index = state.board.setting * SPACES + start
    found = _travel[index]
    if found is None:
        found = travel(state.board.setting, start)
        _travel[index] = found
    return found


def planet_worth(state: SetiState, seat: int, planet: int) -> float:
    """The better of orbiting and landing, its cost paid."""
    return max(orbit_worth(state, planet), land_worth(state, seat, planet), moon_worth(state, seat, planet))


LATER: Final = [1.37, 1.61, 1.14, 0.79, 0.36]
"""How much of what pays over the rounds to come still pays, by round."""
THRIFT: Final = [0.8, 1.0, 1.0, 0.9, 0.7]
"""How much what is paid is missed, by round."""


def later(state: SetiState) -> float:
    return LATER[max(0, state.round_number - 1)]


def thrift(state: SetiState) -> float:
    return THRIFT[max(0, state.round_number - 1)]


def orbit_worth(state: SetiState, planet: int) -> float:
    value = ORBIT_WORTH[planet] - thrift(state) * (PRICES[CREDIT] + PRICES[ENERGY]) + ORBIT_INCOME[planet] * later(state)
    return value + FIRST_ORBIT_WORTH[planet] if state.board.first_orbits[planet] == NOBODY else value


def land_worth(state: SetiState, seat: int, planet: int) -> float:
    return LAND_WORTH[planet] + next_data(state, planet) - thrift(state) * PRICES[ENERGY] * landing_cost(state, seat, planet)


def next_data(state: SetiState, planet: int) -> float:
    """What the first free data space of a planet gives."""
    for space, data in enumerate(DATA_BONUS[planet]):
        if state.board.data_spaces[planet * 3 + space] == NOBODY:
            return PRICES[DATA] * data
    return 0.0


def moon_worth(state: SetiState, seat: int, planet: int) -> float:
    best = 0.0
    if state.players[seat].has_tech(PROBE_4):
        cost = thrift(state) * PRICES[ENERGY] * landing_cost(state, seat, planet)
        for moon in MOONS_OF[planet]:
            if MOON_WORTH[moon] - cost > best and is_free(state, moon):
                best = MOON_WORTH[moon] - cost
    return best


def is_free(state: SetiState, moon: int) -> bool:
    return sum([player.moons[moon] for player in state.players]) == 0


PLANETS: Final = [0, 1, 3, 4, 5, 6, 7, 8]


def planet_worths(state: SetiState, seat: int) -> list[float]:
    """What each of `PLANETS` gives a probe that is there."""
    wanted = errands(state, seat)
    if state.rival is not None:
        add_tasks(state.rival, wanted)
    return [planet_worth(state, seat, planet) + wanted[planet] for planet in PLANETS]


ERRANDS: Final = [0.99, 5.94]
"""How much of a mission's reward and what for an objective a probe is sent to a planet."""


def errands(state: SetiState, seat: int) -> list[float]:
    """What own missions pay for a visit, an orbiter or a lander at each planet."""
    found = [0.0] * 9
    player = state.players[seat]
    for entry in player.missions:
        card = entry >> 3
        planet = MISSION_PLANET[card]
        if planet >= 0 and player.orbiters[planet] + player.landers[planet] == 0:
            found[planet] += ERRANDS[0] * MISSION_WORTH[card]
        for slot, trigger in enumerate(TRIGGERS[card]):
            if not entry >> slot & 1 and trigger.kinds & PLANET_EVENTS:
                add_planets(found, trigger, ERRANDS[0] * (SLOT_WORTH[card][slot] + 0.5))
    return found


def add_tasks(rival: Rival, found: list[float]) -> None:
    """What objectives want of planets (SE-12.8)."""
    for place, tile in enumerate(rival.objectives):
        for number, task in enumerate(TASKS[tile]):
            if not rival.marks[place] >> number & 1:
                for trigger in task.triggers:
                    if trigger.kinds & PLANET_EVENTS:
                        add_planets(found, trigger, ERRANDS[1])


def add_planets(found: list[float], trigger: Trigger, value: float) -> None:
    """Add a value at each planet that a trigger names."""
    bits = trigger.values >> PLANET if trigger.kinds & VISITS else trigger.values
    for planet in range(9):
        if bits >> planet & 1:
            found[planet] += value


VISITS: Final = 1
PLANET_EVENTS: Final = 25
"""Bits of the events visit, orbit and land."""


def probe_worth(state: SetiState, seat: int, space: int, goals: list[float]) -> float:
    """A probe is worth what the best planet gives (`goals`), less the way there; less still when energy does not last for both."""
    planets = state.sky().planets
    player = state.players[seat]
    points = way(state, player, space)
    best = 1.0
    for index, planet in enumerate(PLANETS):
        if planets[planet] < 0:
            continue
        steps = points[planets[planet]]
        value = goals[index] - OTHER[MOVE] * steps
        missing = steps + 2 - player.energy
        if missing > 0:
            value -= OTHER[LACK] * missing
        best = max(best, value)
    return best


# -- gold tiles

GOLD_TECH: Final = 0
GOLD_MISSION: Final = 1
GOLD_INCOME: Final = 2
GOLD_OTHER: Final = 3
GOLD: Final = [1.31, 0.91]
"""How much of a step towards a set of a marked tile counts, and of one that is not marked yet."""


def gold_parts(state: SetiState, seat: int, tile: int) -> list[int]:
    """What a gold tile counts: technologies by type, missions (and scoring cards), income by kind, or traces by colour and wins, pieces."""
    player = state.players[seat]
    if tile == GOLD_TECH:
        return [player.tech_count(0), player.tech_count(1), player.tech_count(2)]
    if tile == GOLD_MISSION:
        return [len(player.completed) + len(player.scoring) if state.board.gold[tile] else len(player.completed)]
    if tile == GOLD_INCOME:
        return player.incomes[:3]
    traces = player.traces
    pieces = sum(player.orbiters) + sum(player.landers) + sum(player.moons)
    return [traces[0] + traces[3], traces[1] + traces[4], traces[2] + traces[5], sum(player.wins), pieces]


def gold_share(tile: int, side: int, parts: list[int]) -> float:
    """Sets of a gold tile, with what there is of the next one (SE-11.2)."""
    if tile == GOLD_MISSION:
        return parts[0] / 2 if side else float(parts[0])
    if tile == GOLD_TECH and side:
        return sum(parts) / 2
    if tile == GOLD_INCOME and side:
        return float(max(parts[0], parts[1]))
    if tile == GOLD_OTHER:
        parts = parts[3:] if side else parts[:3]
    low = min(parts)
    more = 0
    for part in parts:
        if part > low:
            more += 1
    return low + more / len(parts)


def gold_gain(state: SetiState, seat: int, tile: int, part: int) -> float:
    """What one more of what a gold tile counts brings."""
    marks = state.board.gold_marks[tile]
    side = state.board.gold[tile]
    if seat in marks:
        value = GOLD[0] * GOLD_VALUES[tile][side][min(marks.index(seat), 2)]
    elif state.players[seat].reached & 7 == 7:
        return 0.0
    else:
        value = GOLD[1] * GOLD_VALUES[tile][side][min(len(marks), 2)]
    parts = gold_parts(state, seat, tile)
    if part >= len(parts):
        return 0.0
    before = gold_share(tile, side, parts)
    parts[part] += 1
    return value * (gold_share(tile, side, parts) - before)


# -- stars


STARS: Final = [0.4, 0.5, 0.35, 0.3]
"""Of the signals to come how many are one's own, how many the strongest other's; how much of a win a first signal and one far from the
end of the sector count."""


def prize(state: SetiState, target: int) -> float:
    """What winning a star gives now (SE-7.2.3)."""
    return LATER_WIN_WORTH[target] if state.board.won >> target & 1 else FIRST_WIN_WORTH[target]


def star_worth(markers: tuple[int, ...], seat: int, target: int, prize: float) -> float:
    """Own signals at a star: the chance to win it, and to have been there. Of a full one the last signal is one's own, which wins ties."""
    mine = markers.count(seat)
    if mine == 0:
        return 0.0
    slots = DATA_SLOTS[target]
    strongest = 0
    for other in range(4):
        if other != seat:
            strongest = max(strongest, markers.count(other))
    left = slots - len(markers)
    if left <= 0:
        return PRICES[PUBLICITY] + (prize if mine >= strongest else 0.0)
    hopes, fears = mine + STARS[0] * left, strongest + STARS[1] * left
    chance = hopes * hopes / (hopes * hopes + fears * fears + 0.01)
    nearness = STARS[2] + (1 - STARS[2]) * len(markers) / slots
    return (chance * prize * (STARS[3] + (1 - STARS[3]) * mine / (mine + left)) + PRICES[PUBLICITY]) * nearness


price_contents()
