"""Players of the golden records: they play to an end, not to win.

`anyhow` plays at random, a `builder` fills the sheet, a `claimant` plays what bots find promising and claims every mission. In The Launch
a builder fills the last slots in one chain of X, and an `envoy` heads for missions 64, 66 and 69.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from starboard import Match
from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.games.welcome_to_the_moon.actions import Claim, Later, Mark, Skip, Write, WriteX
from starboard.games.welcome_to_the_moon.adventures.journey.rules.zones import zone_of
from starboard.games.welcome_to_the_moon.content.effects import PLANT
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, X
from starboard.games.welcome_to_the_moon.content.layout import Layout
from starboard.games.welcome_to_the_moon.deck import NUMBER
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.state import MoonState
from tests.games.welcome_to_the_moon.position import LAUNCH

CARDS = Counter(NUMBER)
LARGEST = 15
OUT_OF_THE_WAY = 6.0


def choose(match: Match, seat: int, player: str, rng: Rng) -> Action:
    state = match.state
    legal = state.legal(seat)
    if player == "anyhow" or len(legal) == 1:
        return rng.choice(legal)
    if player == "claimant":
        return promising(match, seat, legal, rng)
    if state.adventure is LAUNCH:
        return min(legal, key=lambda action: cost(state.sheets[seat].slots, player, action, rng))
    if isinstance(legal[-1], Later):
        return legal[-1]
    return max(legal, key=lambda action: order(after(state, seat, action), seat) + rng.below(100) / 100)


def promising(match: Match, seat: int, legal: list[Action], rng: Rng) -> Action:
    claims = [action for action in legal if isinstance(action, Claim)]
    if claims:
        return claims[0]
    weights = [weight + rng.below(100) / 300 for weight in match.game.weigh(match.state, seat, legal)]
    return legal[weights.index(max(weights))]


# -- adventures 2 to 8


def after(state: MoonState, seat: int, action: Action) -> MoonState:
    twin = state.clone()
    twin.play(seat, action)
    return twin


def order(state: MoonState, seat: int) -> float:
    """How easily the sheet will be filled: by the cards that fit, the crowding of its lines, and what is filled already."""
    rules, sheet = state.adventure, state.sheets[seat]
    fitting = sum(count for number, count in CARDS.items() if rules.writable(sheet, PLANT, number)) / len(NUMBER)
    filled = len(sheet.slots) - sheet.slots.count(EMPTY)
    return 10 * fitting + filled - sum(crowded(sheet.slots, line) for line in lines(rules.layout, sheet))


def lines(layout: Layout, sheet: Sheet) -> list[list[int]]:
    """The ascending lines of a sheet; in The Journey they are its zones."""
    if layout.number != 2:
        return layout.lines
    zones: list[list[int]] = []
    while not zones or zones[-1][-1] < len(sheet.slots) - 1:
        zones.append(zone_of(layout, sheet, zones[-1][-1] + 1 if zones else 0))
    return zones


def crowded(slots: list[int], line: list[int]) -> float:
    """Like `crowding`, with the numbers 0 to 17 that astronauts make of others."""
    trouble, low, empty = 0.0, -1, 0
    for written in [*(slots[slot] for slot in line), LARGEST + 3]:
        if written == EMPTY:
            empty += 1
        elif written >= 0:
            trouble += empty * empty / (written - low - 0.5)
            low, empty = written, 0
    return trouble


# -- The Launch


def cost(slots: list[int], player: str, action: Action, rng: Rng) -> float:
    """Only an envoy claims missions, 69 first."""
    if isinstance(action, Write):
        return COSTS[player](slots, LAUNCH.layout.slot_at[action.slot], action.number) + rng.below(100) / 300
    if isinstance(action, WriteX):
        return COSTS[player](slots, LAUNCH.layout.slot_at[action.slot], X)
    if isinstance(action, Mark):
        return LAUNCH.layout.amounts[LAUNCH.layout.bonus_at[action.mark]] - 1000
    if isinstance(action, Claim):
        return -action.mission if player == "envoy" else 1
    return 1000 if isinstance(action, Skip) else 0


def crowding(slots: list[int], line: list[int]) -> float:
    """How hard it is to fill the gaps of a level: many slots for few numbers is bad."""
    trouble, low, empty = 0.0, 0, 0
    for written in [*(slots[slot] for slot in line), LARGEST + 1]:
        if written == EMPTY:
            empty += 1
        elif written != X:
            trouble += empty * empty / (written - low - 0.5)
            low, empty = written, 0
    return trouble


def written(slots: list[int], slot: int, mark: int) -> tuple[float, bool]:
    """What a mark changes: the crowding of its level, and whether it completes the compartment."""
    line = LAUNCH.layout.lines[LAUNCH.layout.lines_of[slot][0]]
    before = crowding(slots, line)
    after = slots.copy()
    after[slot] = mark
    complete = all(after[other] != EMPTY for other in LAUNCH.layout.compartment_slots[LAUNCH.layout.compartment_of[slot]])
    return crowding(after, line) - before, complete


def build(slots: list[int], slot: int, mark: int) -> float:
    """A builder leaves room everywhere and completes compartments with an X late, to fill the last slots in one chain."""
    cost, complete = written(slots, slot, mark)
    pays_x = complete and bool(LAUNCH.layout.compartment_icons[LAUNCH.layout.compartment_of[slot]] & LAUNCH.layout.x_bits)
    if mark == X and slots.count(EMPTY) <= 13:
        return cost - 100 * pays_x
    return cost + OUT_OF_THE_WAY * pays_x + (LAUNCH.layout.slot_ids[slot][:2] == "l9")


def head_for_missions(slots: list[int], slot: int, mark: int) -> float:
    """An envoy fills the levels of missions 64 and 66, and blocks the others to get the errors of 69."""
    cost, complete = written(slots, slot, mark)
    if LAUNCH.layout.slot_ids[slot][:2] in ("l1", "l2", "l3", "l7"):
        return cost
    return OUT_OF_THE_WAY / 2 - min(cost, 5.0) + 5 * OUT_OF_THE_WAY * complete


COSTS: dict[str, Callable[[list[int], int, int], float]] = {"builder": build, "envoy": head_for_missions}
