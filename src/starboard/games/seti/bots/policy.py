"""A fast, fallible judgement of actions by themselves: what a bot tries first, and how it plays on in its imagination."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starboard.engine.actions import Action
from starboard.games.seti.actions import (
    DECK,
    Analyse,
    BuyCard,
    CompleteMission,
    CoverSlot,
    DataSpace,
    Exchange,
    Land,
    Launch,
    MarkGold,
    MarkTrace,
    MoveForEnergy,
    Orbit,
    Pay,
    PickCard,
    PickProbe,
    PickSector,
    PlaceData,
    PlayCard,
    PlaySecret,
    Research,
    Scan,
    Show,
    Signal,
    Step,
    TakeTech,
    UseCorner,
    UseTelescope,
    space_of,
)
from starboard.games.seti.bots.objectives import add_tasks, wanted
from starboard.games.seti.bots.prices import (
    CARD,
    CARD_WORTH,
    CHOICE,
    CORNER_WORTH,
    CREDIT,
    DATA,
    END_WORTH,
    ENERGY,
    GOLD_INCOME,
    GOLD_MISSION,
    GOLD_OTHER,
    GOLD_TECH,
    HOPES,
    INCOME_PRICES,
    LIKELY,
    MISSION_WORTH,
    MOON_WORTH,
    MOVE,
    OTHER,
    PLAY_COST,
    PRICES,
    PUBLICITY,
    SIGNAL,
    SPACE_WORTH,
    TECH_PRICES,
    TRACE,
    errands,
    gold_gain,
    gold_parts,
    gold_share,
    land_worth,
    later,
    orbit_worth,
    planet_worths,
    price,
    price_of,
    prize,
    probe_worth,
    star_worth,
    thrift,
)
from starboard.games.seti.content.boards import GOLD_IDS, GOLD_VALUES, MOON_IDS, ROWS
from starboard.games.seti.content.cards import (
    CARD_COLOUR,
    CARD_IDS,
    CARD_INCOME,
    CARD_MISSION,
    CARD_OF,
    CORNER_ICONS,
    MOVE_ICON,
    NO_MISSION,
)
from starboard.games.seti.content.numbers import (
    COMPUTER_1,
    DATA_SLOTS,
    EARTH,
    HAND_LIMIT,
    NOBODY,
    PLANET_IDS,
    ROUNDS,
    SLOTS,
    STAR_COLOUR,
    STAR_IDS,
    STARS_OF_COLOUR,
    TECH_IDS,
    TILE,
    TRACE_COLOURS,
)
from starboard.games.seti.rules.compound_effects import If, ThisTurn, ThisTurnRule
from starboard.games.seti.rules.conditions import Condition, HandEmpty, ProbeOn, PublicityHeld
from starboard.games.seti.rules.hand import IncomeOp
from starboard.games.seti.rules.operation import Op
from starboard.games.seti.rules.planets import LandOp, OrbitOrLand, planets_reached
from starboard.games.seti.rules.printed import CONDITION, CORNER, EFFECTS, END_GAME, TILE_BONUS
from starboard.games.seti.rules.probes import LaunchOp, MoveOp, step_cost, visit_publicity
from starboard.games.seti.rules.resources import Gain
from starboard.games.seti.rules.scoring import card_score
from starboard.games.seti.rules.signal_effects import COLOUR, PLANET_SECTOR, PROBE_SECTOR, PROBE_SECTORS, STAR, SignalOp
from starboard.games.seti.rules.signals import TARGET_IDS
from starboard.games.seti.rules.technologies import ResearchOp
from starboard.games.seti.rules.traces import DISCOVERY, OVERFLOW
from starboard.games.seti.rules.triggers import MISSION, RESEARCH, WIN
from starboard.games.seti.rules.triggers import TRACE as TRACE_EVENT
from starboard.games.seti.state import SetiState

EAGER: Final = [
    [3.56, 2.54, 1.53, 4.15, 2.92],
    [0.85, 1.03, 2.59, 2.16, 2.15],
    [0.4, 0.67, 3.11, 1.71, 1.37],
    [0.28, 1.01, 1.42, 1.31, 1.33],
    [0.88, 1.02, 1.02, -0.58, 1.01],
    [0.99, 2.0, 1.67, 0.34, 1.27],
    [0.34, 0.13, -0.63, 0.46, 1.54],
    [5.2, 5.24, 5.86, 4.11, 3.8],
]
"""How much keener one is than the prices say, by round: on launching, scanning, researching, playing cards, moving, orbiting, landing,
analysing."""
MOVES_ONLY: Final = [CORNER_ICONS[card] == MOVE_ICON and len(CORNER[card]) == 1 for card in range(len(CARD_IDS))]
"""Cards whose corner is worth nothing without a figure in space."""
LAUNCHING: Final = 0
SCANNING: Final = 1
RESEARCHING: Final = 2
PLAYING: Final = 3
MOVING: Final = 4
ORBITING: Final = 5
LANDING: Final = 6
ANALYSING: Final = 7
KEEN: Final = [2.97, -0.19, 0.46, 0.76, 3.03, 0.94, 1.31, 1.0, 0.06, 5.41, 2.88, 0.97, 0.37, 3.48, 2.99]
"""The same for tucking; for changing energy for credits, credits for energy and cards for either; for corners of cards beyond the limit;
for launching without a probe; for traces for discovery; for buying; for computer technologies; for sectors and for missions
that a task wants; how much of a probe's goal counts before it is launched; how many of the signals that telescopes may add are counted;
for technologies and blue traces that a task wants."""
TUCKING: Final = 0
ENERGY_AWAY: Final = 1
CREDITS_AWAY: Final = 2
CARDS_AWAY: Final = 3
CORNERS: Final = 4
FIRST_PROBE: Final = 5
DISCOVERING: Final = 6
BUYING: Final = 7
COMPUTING: Final = 8
WANTED_SIGNAL: Final = 9
WANTED_MISSION: Final = 10
GOAL: Final = 11
TELESCOPES: Final = 12
WANTED_TECH: Final = 13
WANTED_TRACE: Final = 14
GROWTH: Final = [0.15, 0.42, 0.41, 0.21, 0.39, 0.45, 0.15, 0.1]
"""By how many sets a round a gold tile grows, side a and b of each (SE-11.2)."""
RIPE: Final = [
    [0.8, 1.21, 1.59, 1.56, 0.94],
    [1.1, 0.79, 1.41, 1.08, 0.47],
    [1.06, 1.27, 0.9, 1.13, 0.43],
    [1.2, 0.99, 0.57, 1.12, 0.96],
]
"""How much of their price credits, energy, publicity and data that a card gives are worth, by round."""
MERCURY: Final = 0
PLAIN_CONDITIONS: Final[list[type[Condition]]] = [ProbeOn, PublicityHeld, HandEmpty]
"""Conditions of effects that can be looked at before the card is played."""


def weigh(state: SetiState, seat: int, legal: list[Action]) -> list[float]:
    """What each action brings, in points; passing, declining and ending the turn bring nothing."""
    values: list[float] = []
    goals: list[float] = []
    for action in legal:
        if isinstance(action, (MoveForEnergy, Step)):
            if not goals:
                goals = planet_worths(state, seat)
            values.append(step_value(state, seat, action, goals))
        else:
            values.append(value_of(state, seat, action))
    if state.rival is not None and state.rival.level > 1:
        add_tasks(state, state.rival, legal, values)
    return values


def eager(state: SetiState, kind: int) -> float:
    return EAGER[kind][max(0, state.round_number - 1)]


def value_of(state: SetiState, seat: int, action: Action) -> float:
    judge = JUDGES.get(type(action))
    return 0.0 if judge is None else judge(state, seat, action)


def launch_value(state: SetiState, seat: int, action: Action) -> float:
    """Where a probe could go from Earth, and to have one at all."""
    player = state.players[seat]
    if state.round_number == ROUNDS and player.energy < 4:
        return -1.0
    goal = KEEN[GOAL] * probe_worth(state, seat, state.sky().planets[EARTH], planet_worths(state, seat))
    first = 0.0 if player.probes else KEEN[FIRST_PROBE]
    return goal - 2 * thrift(state) * PRICES[CREDIT] + eager(state, LAUNCHING) + first


def orbiting_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, Orbit)
    planet = PLANET_IDS.index(action.planet)
    keen = eager(state, ORBITING) + gold_gain(state, seat, GOLD_OTHER, 4)
    return orbit_worth(state, planet) + errands(state, seat)[planet] + keen


def landing_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, Land)
    planet = PLANET_IDS.index(action.planet)
    keen = eager(state, LANDING) + errands(state, seat)[planet] + gold_gain(state, seat, GOLD_OTHER, 4)
    if action.moon:
        return MOON_WORTH[MOON_IDS.index(action.moon)] - 2 * PRICES[ENERGY] + keen
    return land_worth(state, seat, planet) + gold_gain(state, seat, GOLD_OTHER, 1) + keen


def scan_value(state: SetiState, seat: int, action: Action) -> float:
    """The signal in Earth's sector, the best of the row, and some of those that telescopes add."""
    best = 0.0
    for card in state.board.row:
        if card >= 0:
            best = max(best, colour_value(state, seat, CARD_COLOUR[card]))
    more = KEEN[TELESCOPES] * (state.players[seat].techs >> 5 & 7).bit_count() * (OTHER[SIGNAL] + PRICES[DATA])
    cost = thrift(state) * (PRICES[CREDIT] + 2 * PRICES[ENERGY])
    return signal_value(state, seat, state.star_of(EARTH)) + best + more - cost + eager(state, SCANNING)


def colour_value(state: SetiState, seat: int, colour: int) -> float:
    stars = STARS_OF_COLOUR[colour]
    return max(signal_value(state, seat, stars[0]), signal_value(state, seat, stars[1]))


def analysis_value(state: SetiState, seat: int, action: Action) -> float:
    value = OTHER[TRACE] + eager(state, ANALYSING) + gold_gain(state, seat, GOLD_OTHER, 2)
    if state.rival is not None and wanted(state.rival, TRACE_EVENT):
        value += KEEN[WANTED_TRACE]
    return value


def research_value(state: SetiState, seat: int, action: Action) -> float:
    """The best technology that could be taken."""
    best = 0.0
    for tech in range(len(TECH_IDS)):
        if not state.players[seat].techs >> tech & 1 and state.board.bonuses[tech]:
            best = max(best, tech_value(state, seat, tech))
    if state.rival is not None and wanted(state.rival, RESEARCH):
        best += KEEN[WANTED_TECH]
    return best + eager(state, RESEARCHING)


def tech_value(state: SetiState, seat: int, tech: int) -> float:
    value = TECH_PRICES[tech] * later(state) + price(TILE_BONUS[state.board.bonuses[tech][-1]])
    if state.board.two_points >> tech & 1:
        value += 2.0
    if tech >= COMPUTER_1:
        value += KEEN[COMPUTING]
    return value + gold_gain(state, seat, GOLD_TECH, tech // 4)


def step_value(state: SetiState, seat: int, action: MoveForEnergy | Step, goals: list[float]) -> float:
    """Nearer to where the probe has something to do, with publicity on the way."""
    start, to = space_of(action.start), space_of(action.to)
    gained = PRICES[PUBLICITY] * visit_publicity(state, seat, to)
    if not action.capsule:
        gained += probe_worth(state, seat, to, goals) - probe_worth(state, seat, start, goals)
    if isinstance(action, MoveForEnergy):
        return gained - thrift(state) * PRICES[ENERGY] * step_cost(state, seat, start) + eager(state, MOVING)
    return gained + 0.5 - PRICES[ENERGY] * action.energy - (2.0 if action.card else 0.0)


def play_value(state: SetiState, seat: int, card: int) -> float:
    """A card for its effects, as far as they can be used now, and for what it may give later; its cost paid."""
    value = later(state) * HOPES[card] + (END_WORTH if END_GAME[card] else 0.0) - thrift(state) * PLAY_COST[card] + eager(state, PLAYING)
    if CARD_MISSION[card] != NO_MISSION and state.rival is not None and wanted(state.rival, MISSION):
        value += KEEN[WANTED_MISSION]
    condition = CONDITION[card]
    if condition is not None and condition.holds(state, seat, NOBODY):
        value += (1 - OTHER[LIKELY]) * MISSION_WORTH[card] + gold_gain(state, seat, GOLD_MISSION, 0)
    launched = False
    for op in EFFECTS[card]:
        value += effect_value(state, seat, op, launched)
        launched = launched or isinstance(op, LaunchOp)
    return value


def effect_value(state: SetiState, seat: int, op: Op, launched: bool) -> float:
    """An effect of a card in this position."""
    player = state.players[seat]
    if isinstance(op, Gain) and op.resource <= DATA:
        return price_of(op) * RIPE[op.resource][max(0, state.round_number - 1)]
    if isinstance(op, (ResearchOp, IncomeOp)):
        return price_of(op) * later(state)
    if isinstance(op, SignalOp):
        return signals_value(state, seat, op)
    if isinstance(op, (MoveOp, ThisTurn, ThisTurnRule)):
        return price_of(op) if player.probes or launched else 0.0
    if isinstance(op, LaunchOp):
        return price_of(op) if op.ignore_limit or len(player.probes) < player.probe_limit() else 0.0
    if isinstance(op, (LandOp, OrbitOrLand)):
        reached = planets_reached(state, seat)
        return max([land_worth(state, seat, planet) for planet in reached]) + 2 * PRICES[ENERGY] if reached else -3.0
    if isinstance(op, If) and type(op.condition) in PLAIN_CONDITIONS:
        return price(op.then) if op.condition.holds(state, seat, NOBODY) else 0.0
    return price_of(op)


def signals_value(state: SetiState, seat: int, op: SignalOp) -> float:
    """Signals of a card where they would go."""
    if op.where in (STAR, PLANET_SECTOR, COLOUR):
        return op.count * max([signal_value(state, seat, star) for star in op.stars(state)])
    player = state.players[seat]
    if op.where in (PROBE_SECTOR, PROBE_SECTORS):
        sectors = [space % 8 for space in player.probes + player.capsules]
        return op.count * max([signal_value(state, seat, state.board.stars[sector]) for sector in sectors]) if sectors else 0.0
    return price_of(op)


def corner_value(state: SetiState, seat: int, card: int) -> float:
    """Cards that would have to go anyway may as well give their corner."""
    player = state.players[seat]
    worth = CORNER_WORTH[card] if player.probes or player.capsules or not MOVES_ONLY[card] else 0.0
    if len(player.hand) > HAND_LIMIT and player.credits < 2:
        return worth - CARD_WORTH[card] + OTHER[CARD] + KEEN[CORNERS]
    return worth - CARD_WORTH[card] - 0.6


def exchange_value(state: SetiState, seat: int, action: Action) -> float:
    """Much of one thing for the first of another."""
    assert isinstance(action, Exchange)
    player = state.players[seat]
    held = {"credits": player.credits, "energy": player.energy}
    if action.get == "card" or held[action.get] > 1:
        return -6.0
    if action.give == "card":
        spare = HAND_LIMIT + 1 if state.round_number < ROUNDS else 1
        return KEEN[CARDS_AWAY] if len(player.hand) > spare else -6.0
    enough = held[action.give] >= 4
    return (KEEN[ENERGY_AWAY] if action.give == "energy" else KEEN[CREDITS_AWAY]) if enough else -6.0


def buying_value(state: SetiState, seat: int, action: Action) -> float:
    """Only with publicity that no technology needs."""
    assert isinstance(action, BuyCard)
    publicity = state.players[seat].publicity
    value = OTHER[CHOICE] if action.card == DECK else CARD_WORTH[CARD_OF[action.card]]
    if state.round_number == ROUNDS:
        return value - 3.0 if publicity < 6 and state.players[seat].credits else -1.0
    return value - 3 * PRICES[PUBLICITY] + KEEN[BUYING] if publicity >= 9 else -2.0


def card_value(state: SetiState, seat: int, action: Action) -> float:
    """Which card to tuck, take, give or discard."""
    assert isinstance(action, PickCard)
    card = -1 if action.card == DECK else CARD_OF[action.card]
    value = OTHER[CARD] + 0.3 if card < 0 else CARD_WORTH[card]
    if action.use == "tuck":
        rounds = ROUNDS - state.round_number
        income = CARD_INCOME[card]
        return INCOME_PRICES[income] * (rounds + 1) - value + KEEN[TUCKING] + gold_gain(state, seat, GOLD_INCOME, income)
    if action.use == "signal":
        best = colour_value(state, seat, CARD_COLOUR[card])
        return best - value if card in state.players[seat].hand else best
    if action.use in ("take", "keep"):
        return value
    if action.use == "corner":
        return CORNER_WORTH[card]
    return INCOME_PRICES[CARD_INCOME[card]] if action.use == "income" else -value


def signal_value(state: SetiState, seat: int, target: int) -> float:
    """A signal at a star: its data, its points, and how much nearer the win is."""
    markers = state.board.markers[target]
    if target == TILE:
        return PRICES[DATA] + 1.5
    reward = prize(state, target)
    if state.rival is not None and wanted(state.rival, WIN) >> STAR_COLOUR[target] & 1:
        reward += KEEN[WANTED_SIGNAL]
    if len(markers) + 1 >= DATA_SLOTS[target]:
        reward += gold_gain(state, seat, GOLD_OTHER, 0) + gold_gain(state, seat, GOLD_OTHER, 3)
    value = star_worth((*markers, seat), seat, target, reward) - star_worth(markers, seat, target, reward)
    if len(markers) < DATA_SLOTS[target]:
        value += PRICES[DATA] + (2.0 if len(markers) == 1 else 0.0)
    return value


def telescope_value(state: SetiState, seat: int, action: Action) -> float:
    """Another signal for publicity or a card, a launch for energy, a step for nothing (SE-8.2)."""
    assert isinstance(action, UseTelescope)
    if action.tech == "telescope_2":
        return signal_value(state, seat, state.star_of(MERCURY)) - PRICES[PUBLICITY]
    if action.tech == "telescope_3":
        return max(
            [colour_value(state, seat, CARD_COLOUR[card]) - CARD_WORTH[card] for card in state.players[seat].hand if CARD_COLOUR[card] >= 0]
            + [-1.0]
        )
    if action.option:
        return OTHER[MOVE]
    return probe_worth(state, seat, state.sky().planets[EARTH], planet_worths(state, seat)) - PRICES[ENERGY]


def gold_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, MarkGold)
    tile = GOLD_IDS.index(action.tile)
    side = state.board.gold[tile]
    sets = gold_share(tile, side, gold_parts(state, seat, tile)) + GROWTH[tile * 2 + side] * (ROUNDS - state.round_number)
    return GOLD_VALUES[tile][side][min(len(state.board.gold_marks[tile]), 2)] * sets


def choice_value(state: SetiState, seat: int, action: Action) -> float:
    """Answers to what an effect asks."""
    if isinstance(action, TakeTech):
        return tech_value(state, seat, TECH_IDS.index(action.tech)) + 0.1 * action.column
    if isinstance(action, PickSector):
        return signal_value(state, seat, STAR_IDS.index(action.star))
    if isinstance(action, PickProbe):
        owner = state.players[action.owner]
        return signal_value(state, seat, state.board.stars[(owner.probes + owner.capsules)[action.index] % 8])
    if isinstance(action, DataSpace):
        return float(action.data)
    if isinstance(action, PlaySecret):
        return card_score(state, seat, CARD_OF[action.card]) - 2.0
    return 0.2 * action.count if isinstance(action, Show) else 1.0


def trace_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, MarkTrace)
    gold = gold_gain(state, seat, GOLD_OTHER, TRACE_COLOURS.index(action.colour))
    slot = SLOTS.index(action.species)
    if action.place == DISCOVERY:
        return (6.0 if slot == 0 else 4.0) + PRICES[PUBLICITY] + KEEN[DISCOVERING] + gold
    if action.place == OVERFLOW:
        return 3.0 + gold
    column = state.board.species[slot] * 3 + TRACE_COLOURS.index(action.colour)
    return SPACE_WORTH[column * ROWS + int(action.place) - 1] + gold


def playing_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, PlayCard)
    return play_value(state, seat, CARD_OF[action.card])


def using_corner_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, UseCorner)
    return corner_value(state, seat, CARD_OF[action.card])


def marking_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, Signal)
    return signal_value(state, seat, TARGET_IDS.index(action.star))


def placing_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, PlaceData)
    return 20.0 - action.column


def moving_value(state: SetiState, seat: int, action: Action) -> float:
    assert isinstance(action, (MoveForEnergy, Step))
    return step_value(state, seat, action, planet_worths(state, seat))


def sure_value(state: SetiState, seat: int, action: Action) -> float:
    """Missions give without taking."""
    return 30.0


JUDGES: Final[dict[type[Action], Callable[[SetiState, int, Action], float]]] = {
    Launch: launch_value,
    Orbit: orbiting_value,
    Land: landing_value,
    Scan: scan_value,
    Analyse: analysis_value,
    PlayCard: playing_value,
    Research: research_value,
    MoveForEnergy: moving_value,
    UseCorner: using_corner_value,
    PlaceData: placing_value,
    CompleteMission: sure_value,
    CoverSlot: sure_value,
    BuyCard: buying_value,
    Exchange: exchange_value,
    Step: moving_value,
    Signal: marking_value,
    PickCard: card_value,
    UseTelescope: telescope_value,
    MarkTrace: trace_value,
    MarkGold: gold_value,
    TakeTech: choice_value,
    PickSector: choice_value,
    PickProbe: choice_value,
    DataSpace: choice_value,
    PlaySecret: choice_value,
    Show: choice_value,
    Pay: choice_value,
}
"""Who says what an action brings; other actions bring nothing."""
