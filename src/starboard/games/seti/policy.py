"""A fast, fallible judgement of actions by themselves: what a bot tries first, and how it plays on in its imagination."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

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
    Pass,
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
from starboard.games.seti.effect import Op
from starboard.games.seti.hand import IncomeOp
from starboard.games.seti.milestones import GOLD_IDS
from starboard.games.seti.objectives import TASKS, Task
from starboard.games.seti.planets import LandOp, planets_reached
from starboard.games.seti.probes import LaunchOp, MoveOp, step_cost, visit_publicity
from starboard.games.seti.resources import If, ThisTurn
from starboard.games.seti.scoring import card_worth, gold_sets
from starboard.games.seti.signal_effects import COLOUR, PLANET_SECTOR, PROBE_SECTOR, PROBE_SECTORS, STAR, SignalOp
from starboard.games.seti.signals import TARGET_IDS
from starboard.games.seti.tables import (
    CARD_COLOUR,
    CARD_CREDITS,
    CARD_INCOME,
    CARD_OF,
    EFFECTS,
    END_GAME,
    GOLD_VALUES,
    MOON_IDS,
    ROWS,
    TILE_BONUS,
)
from starboard.games.seti.technologies import ResearchOp
from starboard.games.seti.terms import (
    COMPUTER_1,
    DATA_SLOTS,
    HAND_LIMIT,
    NOBODY,
    PLANET_IDS,
    ROUNDS,
    SLOTS,
    STAR_IDS,
    STARS_OF_COLOUR,
    TECH_IDS,
    TILE,
    TRACE_COLOURS,
)
from starboard.games.seti.traces import DISCOVERY, OVERFLOW
from starboard.games.seti.triggers import LAND as LAND_EVENT
from starboard.games.seti.triggers import LAUNCH as LAUNCH_EVENT
from starboard.games.seti.triggers import MISSION, PLAY, VISIT
from starboard.games.seti.triggers import ORBIT as ORBIT_EVENT
from starboard.games.seti.triggers import RESEARCH as RESEARCH_EVENT
from starboard.games.seti.triggers import SCAN as SCAN_EVENT
from starboard.games.seti.triggers import TRACE as TRACE_EVENT
from starboard.games.seti.worth import (
    CARD,
    CARD_WORTH,
    CHOICE,
    CORNER_WORTH,
    CREDIT,
    DATA,
    END_WORTH,
    ENERGY,
    HOPES,
    INCOME_PRICES,
    MOON_WORTH,
    OTHER,
    PLAY_COST,
    PRICES,
    PROBE,
    PUBLICITY,
    SIGNAL,
    SPACE_WORTH,
    TECH,
    TECH_PRICES,
    TRACE,
    land_worth,
    later,
    orbit_worth,
    probe_worth,
    star_worth,
    thrift,
    worth,
    worth_of,
)

if TYPE_CHECKING:
    from starboard.games.seti.rival import Rival
    from starboard.games.seti.state import SetiState

KEEN: Final = [3.04, 4.5, 1.0, 1.0, 1.0, 1.0, 1.0, 4.0, 3.5, 0.5, 0.5, 0.5, 2.0, 1.54, 2.0, 2.0, 1.0, 0.0, 9.0]
"""How much keener one is than the prices say: on launching, scanning, researching, playing cards, moving, orbiting, landing, analysing,
tucking; on changing energy for credits, credits for energy and cards for either; on corners of cards beyond the limit; on scanning in
the last round; on launching without a probe; on traces for discovery; on buying; on computer technologies; on tasks of objectives."""
LAUNCHING: Final = 0
SCANNING: Final = 1
RESEARCHING: Final = 2
PLAYING: Final = 3
MOVING: Final = 4
ORBITING: Final = 5
LANDING: Final = 6
ANALYSING: Final = 7
TUCKING: Final = 8
ENERGY_AWAY: Final = 9
CREDITS_AWAY: Final = 10
CARDS_AWAY: Final = 11
CORNERS: Final = 12
LAST_SCAN: Final = 13
FIRST_PROBE: Final = 14
DISCOVERING: Final = 15
BUYING: Final = 16
PLAIN_CONDITIONS: Final = {"probe_on", "publicity", "hand_empty"}
"""Conditions of effects that can be looked at before the card is played."""
COMPUTING: Final = 17
OBJECTIVE: Final = 18


def weigh(state: SetiState, seat: int, legal: list[Action]) -> list[float]:
    """What each action brings, in points; passing, declining and ending the turn bring nothing."""
    values = [promise(state, seat, action) for action in legal]
    if state.rival is not None and state.rival.level > 1:
        add_objectives(state, state.rival, legal, values)
    return values


def add_objectives(state: SetiState, rival: Rival, legal: list[Action], values: list[float]) -> None:
    """Events that mark a task are welcome; what a task wants to be held is not spent (SE-12.8)."""
    tasks = open_tasks(rival)
    saves = {condition.name for task in tasks for condition in task.conditions}
    for index, action in enumerate(legal):
        kind, bits = event_of(state, action)
        if kind != NOBODY and any(trigger.matches(kind, bits) for task in tasks for trigger in task.triggers):
            values[index] += KEEN[OBJECTIVE]
        if isinstance(action, PlaceData):
            if "data_pool" in saves:
                values[index] = -0.5
        elif isinstance(action, BuyCard | Research) and "publicity" in saves:
            values[index] -= KEEN[OBJECTIVE]


def open_tasks(rival: Rival) -> list[Task]:
    found: list[Task] = []
    for place, tile in enumerate(rival.objectives):
        for number, task in enumerate(TASKS[tile]):
            if not rival.marks[place] >> number & 1:
                found.append(task)
    return found


def event_of(state: SetiState, action: Action) -> tuple[int, int]:
    """The event that an action is, with its bits; NOBODY when it is none."""
    if isinstance(action, MoveForEnergy | Step):
        return VISIT, 1 << state.sky().content[space_of(action.to)]
    if isinstance(action, PlayCard):
        return PLAY, 1 << CARD_CREDITS[CARD_OF[action.card]]
    if isinstance(action, MarkTrace):
        return TRACE_EVENT, 1 << TRACE_COLOURS.index(action.colour)
    if isinstance(action, Orbit):
        return ORBIT_EVENT, 1 << PLANET_IDS.index(action.planet)
    if isinstance(action, Land):
        return LAND_EVENT, 1 << PLANET_IDS.index(action.planet)
    if isinstance(action, TakeTech):
        return RESEARCH_EVENT, 1 << TECH_IDS.index(action.tech) // 4
    if isinstance(action, Launch):
        return LAUNCH_EVENT, 1
    if isinstance(action, Scan):
        return SCAN_EVENT, 1
    return (MISSION, 1) if isinstance(action, CompleteMission) else (NOBODY, 0)


def promise(state: SetiState, seat: int, action: Action) -> float:
    if isinstance(action, MoveForEnergy | Step):
        return step_promise(state, seat, action)
    if isinstance(action, PlayCard):
        return play_promise(state, seat, CARD_OF[action.card])
    if isinstance(action, UseCorner):
        return corner_promise(state, seat, CARD_OF[action.card])
    if isinstance(action, PickCard):
        return card_promise(state, seat, action)
    if isinstance(action, Signal):
        return signal_promise(state, seat, TARGET_IDS.index(action.star))
    if isinstance(action, PlaceData):
        return 20.0 - action.column
    if isinstance(action, CompleteMission | CoverSlot):
        return 30.0
    if isinstance(action, BuyCard):
        return buying_promise(state, seat, action)
    if isinstance(action, Exchange):
        return exchange_promise(state, seat, action)
    return main_promise(state, seat, action)


def main_promise(state: SetiState, seat: int, action: Action) -> float:
    """Main actions."""
    player = state.players[seat]
    rounds = ROUNDS - state.number
    if isinstance(action, Launch):
        if rounds == 0 and player.energy < 4:
            return -1.0
        return OTHER[PROBE] - 2 * PRICES[CREDIT] + KEEN[LAUNCHING] + (0.0 if player.probes else KEEN[FIRST_PROBE])
    if isinstance(action, Orbit):
        return orbit_worth(state, PLANET_IDS.index(action.planet)) + KEEN[ORBITING]
    if isinstance(action, Land):
        planet = PLANET_IDS.index(action.planet)
        if action.moon:
            return MOON_WORTH[MOON_IDS.index(action.moon)] - 2 * PRICES[ENERGY] + KEEN[LANDING]
        return land_worth(state, seat, planet) + KEEN[LANDING]
    if isinstance(action, Scan):
        telescopes = player.techs >> 5 & 7
        signals = 2 + telescopes.bit_count()
        spare = 0.0 if rounds else KEEN[LAST_SCAN]
        return signals * (OTHER[SIGNAL] + PRICES[DATA]) - thrift(state) * (PRICES[CREDIT] + 2 * PRICES[ENERGY]) + KEEN[SCANNING] + spare
    if isinstance(action, Analyse):
        return OTHER[TRACE] + KEEN[ANALYSING]
    if isinstance(action, Research):
        return OTHER[TECH] * later(state) + KEEN[RESEARCHING]
    if isinstance(action, Pass):
        return 0.0
    return choice_promise(state, seat, action)


def step_promise(state: SetiState, seat: int, action: MoveForEnergy | Step) -> float:
    """Nearer to where the probe has something to do, with publicity on the way."""
    start, to = space_of(action.start), space_of(action.to)
    gained = PRICES[PUBLICITY] * visit_publicity(state, seat, to)
    if not action.capsule:
        gained += probe_worth(state, seat, to) - probe_worth(state, seat, start)
    if isinstance(action, MoveForEnergy):
        return gained - thrift(state) * PRICES[ENERGY] * step_cost(state, seat, start) + KEEN[MOVING]
    return gained + 0.5 - PRICES[ENERGY] * action.energy - (2.0 if action.card else 0.0)


def play_promise(state: SetiState, seat: int, card: int) -> float:
    """A card for its effects, as far as they can be used now, and for what it may give later; its cost paid."""
    value = later(state) * HOPES[card] + (END_WORTH if END_GAME[card] else 0.0) - thrift(state) * PLAY_COST[card] + KEEN[PLAYING]
    launched = False
    for op in EFFECTS[card]:
        value += effect_promise(state, seat, op, launched)
        launched = launched or isinstance(op, LaunchOp)
    return value


def effect_promise(state: SetiState, seat: int, op: Op, launched: bool) -> float:
    """An effect of a card in this position."""
    player = state.players[seat]
    if isinstance(op, ResearchOp | IncomeOp):
        return worth_of(op) * later(state)
    if isinstance(op, SignalOp):
        return signals_promise(state, seat, op)
    if isinstance(op, MoveOp | ThisTurn):
        return worth_of(op) if player.probes or launched else 0.0
    if isinstance(op, LaunchOp):
        return worth_of(op) if op.ignore_limit or len(player.probes) < player.probe_limit() else 0.0
    if isinstance(op, LandOp):
        reached = planets_reached(state, seat)
        return max([land_worth(state, seat, planet) for planet in reached]) + 2 * PRICES[ENERGY] if reached else -3.0
    if isinstance(op, If) and op.condition.name in PLAIN_CONDITIONS:
        return worth(op.then) if op.condition.holds(state, seat, NOBODY) else 0.0
    return worth_of(op)


def signals_promise(state: SetiState, seat: int, op: SignalOp) -> float:
    """Signals of a card where they would go."""
    if op.where in (STAR, PLANET_SECTOR, COLOUR):
        return op.count * max([signal_promise(state, seat, star) for star in op.stars(state)])
    player = state.players[seat]
    if op.where in (PROBE_SECTOR, PROBE_SECTORS):
        sectors = [space % 8 for space in player.probes + player.capsules]
        return op.count * max([signal_promise(state, seat, state.commons.stars[sector]) for sector in sectors]) if sectors else 0.0
    return worth_of(op)


def corner_promise(state: SetiState, seat: int, card: int) -> float:
    """Cards that would have to go anyway may as well give their corner."""
    player = state.players[seat]
    if len(player.hand) > HAND_LIMIT and player.credits < 2:
        return CORNER_WORTH[card] - CARD_WORTH[card] + OTHER[CARD] + KEEN[CORNERS]
    return CORNER_WORTH[card] - CARD_WORTH[card] - 0.6


def exchange_promise(state: SetiState, seat: int, action: Exchange) -> float:
    """Much of one thing for the first of another."""
    player = state.players[seat]
    held = {"credits": player.credits, "energy": player.energy}
    if action.get == "card" or held[action.get] > 1:
        return -6.0
    if action.give == "card":
        spare = HAND_LIMIT + 1 if state.number < ROUNDS else 1
        return KEEN[CARDS_AWAY] if len(player.hand) > spare else -6.0
    enough = held[action.give] >= 4
    return (KEEN[ENERGY_AWAY] if action.give == "energy" else KEEN[CREDITS_AWAY]) if enough else -6.0


def buying_promise(state: SetiState, seat: int, action: BuyCard) -> float:
    """Only with publicity that no technology needs."""
    publicity = state.players[seat].publicity
    value = OTHER[CHOICE] if action.card == DECK else CARD_WORTH[CARD_OF[action.card]]
    if state.number == ROUNDS:
        return value - 3.0 if publicity < 6 and state.players[seat].credits else -1.0
    return value - 3 * PRICES[PUBLICITY] + KEEN[BUYING] if publicity >= 9 else -2.0


def card_promise(state: SetiState, seat: int, action: PickCard) -> float:
    """Which card to tuck, take, give or discard."""
    card = -1 if action.card == DECK else CARD_OF[action.card]
    value = OTHER[CARD] + 0.3 if card < 0 else CARD_WORTH[card]
    if action.use == "tuck":
        rounds = ROUNDS - state.number
        return INCOME_PRICES[CARD_INCOME[card]] * (rounds + 1) - value + KEEN[TUCKING]
    if action.use == "signal":
        stars = STARS_OF_COLOUR[CARD_COLOUR[card]]
        best = max(signal_promise(state, seat, stars[0]), signal_promise(state, seat, stars[1]))
        return best - value if card in state.players[seat].hand else best
    if action.use in ("take", "keep"):
        return value
    if action.use == "corner":
        return CORNER_WORTH[card]
    return INCOME_PRICES[CARD_INCOME[card]] if action.use == "income" else -value


def signal_promise(state: SetiState, seat: int, target: int) -> float:
    """A signal at a star: its data, its points, and how much nearer the win is."""
    markers = state.commons.markers[target]
    if target == TILE:
        return PRICES[DATA] + 1.5
    value = star_worth((*markers, seat), seat, target) - star_worth(markers, seat, target)
    if len(markers) < DATA_SLOTS[target]:
        value += PRICES[DATA] + (2.0 if len(markers) == 1 else 0.0)
    return value


def choice_promise(state: SetiState, seat: int, action: Action) -> float:
    """Answers to what an effect asks."""
    if isinstance(action, MarkTrace):
        return trace_promise(state, action)
    if isinstance(action, TakeTech):
        tech = TECH_IDS.index(action.tech)
        value = TECH_PRICES[tech] * (ROUNDS - state.number + 0.5) / ROUNDS + worth(TILE_BONUS[state.commons.bonuses[tech][-1]])
        return (
            value
            + (2.0 if state.commons.two_points >> tech & 1 else 0.0)
            + 0.1 * action.column
            + (KEEN[COMPUTING] if tech >= COMPUTER_1 else 0.0)
        )
    if isinstance(action, UseTelescope):
        return 2.0 - action.option
    if isinstance(action, MarkGold):
        tile = GOLD_IDS.index(action.tile)
        values = GOLD_VALUES[tile][state.commons.gold[tile]]
        return values[min(len(state.commons.gold_marks[tile]), 2)] * (gold_sets(state, seat, tile) + 0.3 * (ROUNDS - state.number))
    if isinstance(action, PickSector):
        return signal_promise(state, seat, STAR_IDS.index(action.star))
    if isinstance(action, PickProbe):
        owner = state.players[action.owner]
        return signal_promise(state, seat, state.commons.stars[(owner.probes + owner.capsules)[action.index] % 8])
    if isinstance(action, DataSpace):
        return float(action.data)
    if isinstance(action, PlaySecret):
        return card_worth(state, seat, CARD_OF[action.card]) - 2.0
    if isinstance(action, Pay):
        return 1.0
    return 0.2 * action.count if isinstance(action, Show) else 0.0


def trace_promise(state: SetiState, action: MarkTrace) -> float:
    slot = SLOTS.index(action.species)
    if action.place == DISCOVERY:
        return (6.0 if slot == 0 else 4.0) + PRICES[PUBLICITY] + KEEN[DISCOVERING]
    if action.place == OVERFLOW:
        return 3.0
    column = state.commons.species[slot] * 3 + TRACE_COLOURS.index(action.colour)
    return SPACE_WORTH[column * ROWS + int(action.place) - 1]
