"""The Launch turn: launch, region activation, raider attack, battle (AE-6, AE-7)."""

from __future__ import annotations

from typing import Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.games.andromedas_edge.actions import Launch
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.map import FIRST_BASE, FIRST_SPECIAL, PLANET_YIELD, REGION_IDS, REGION_OF, SPACES, bits
from starboard.games.andromedas_edge.content.raiders import CLASS_S
from starboard.games.andromedas_edge.content.resources import ENERGY
from starboard.games.andromedas_edge.content.ships import ASSAULT, BAY, HYPERDRIVE, JUMP_ENERGY, SHIP_IDS
from starboard.games.andromedas_edge.events import Launched
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.bases import PauseAtBase, base_bar, base_bar_after_jump
from starboard.games.andromedas_edge.rules.battle import BeginBattle
from starboard.games.andromedas_edge.rules.effects import Ask, resolve
from starboard.games.andromedas_edge.rules.event_track import peek
from starboard.games.andromedas_edge.rules.forces import battle_due
from starboard.games.andromedas_edge.rules.gains import gain_amounts, lose_resource
from starboard.games.andromedas_edge.rules.moons import take_from
from starboard.games.andromedas_edge.rules.movement import NO_NEED_TO_JUMP, abilities, entry_bar, jump_bar, launch_reach
from starboard.games.andromedas_edge.rules.operation import Frame
from starboard.games.andromedas_edge.rules.printed import BASE_EFFECT, BENEFIT
from starboard.games.andromedas_edge.rules.raiders import attack, attackers, class_at
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import enterable, occupied, spot, spread
from starboard.games.andromedas_edge.rules.turn_choices import PauseIfUseful
from starboard.games.andromedas_edge.rules.windows import W_LAUNCH, W_MOON, Open
from starboard.games.andromedas_edge.state import AFTER, LAUNCHED, EdgeState

# -- where a ship may go

BAY_WAS_EMPTY: Final = Bar("AE-4.3", "barred-bay")
NO_SUCH_SHIP: Final = Bar("AE-6.1", "barred-no-ship")
OCCUPIED: Final = Bar("AE-6.2", "barred-occupied")
OWN_SHIP: Final = Bar("AE-6.3", "barred-own-ship")
OUT_OF_RANGE: Final = Bar("AE-6.3", "barred-range")
ONLY_BY_JUMP: Final = Bar("AE-5.3", "barred-only-by-jump")


def goals(state: EdgeState, seat: int, ship: int) -> tuple[int, int]:
    """Regions a ship may be launched to by its range, and those it reaches only by a jump (AE-6.2, AE-6.3)."""
    player = state.players[seat]
    can = abilities(state, seat, ship)
    open_regions = enterable(state, can & HYPERDRIVE != 0)
    own = player.on_map()
    if not own:
        return (open_regions if can & ASSAULT else open_regions & ~occupied(state, seat)), 0
    near = spread(own, open_regions, launch_reach(state, seat, ship)) & ~own
    return near, open_regions & ~own & ~near if jump_bar(state, seat, ship) is None else 0


def launches(state: EdgeState, seat: int) -> list[Action]:
    """All legal launches; none when the turn began with an empty launch bay (AE-4.3)."""
    if state.bay_empty:
        return []
    reached = [(ship, goals(state, seat, ship)) for ship in state.players[seat].types_at(BAY)]
    within = closed = 0
    for _, (near, far) in reached:
        within |= near | far
    for region in bits(within):
        if base_bar(state, seat, region) is not None:
            closed |= 1 << region
    options: list[Action] = []
    for ship, (near, far) in reached:
        options += [Launch(SHIP_IDS[ship], REGION_IDS[region]) for region in bits(near & ~closed)]
        for region in bits(far & ~closed):
            if base_bar_after_jump(state, seat, region) is None:
                options.append(Launch(SHIP_IDS[ship], REGION_IDS[region], True))
    return options


def region_bar(state: EdgeState, seat: int, ship: int, region: int) -> Bar | None:
    """Why a ship in the launch bay may not be launched to a region, by a jump or without."""
    if state.bay_empty:
        return BAY_WAS_EMPTY
    bar = entry_bar(state, seat, ship, region)
    if bar is not None:
        return bar
    own = state.players[seat].on_map()
    if own >> region & 1:
        return OWN_SHIP
    near, far = goals(state, seat, ship)
    if not (near | far) >> region & 1:
        return OUT_OF_RANGE if own else OCCUPIED
    return base_bar(state, seat, region)


def launch_bar(state: EdgeState, seat: int, action: Launch) -> Bar | None:
    """Why a launch is not possible (AE-6.1 to AE-6.4)."""
    ship, region = SHIP_IDS.index(action.ship), REGION_OF[action.region]
    if state.players[seat].find(ship, BAY) == NOTHING and not state.bay_empty:
        return NO_SUCH_SHIP
    bar = region_bar(state, seat, ship, region)
    if bar is not None:
        return jump_bar(state, seat, ship) or bar if bar is OUT_OF_RANGE and action.jump else bar
    near, _ = goals(state, seat, ship)
    if near >> region & 1:
        return NO_NEED_TO_JUMP if action.jump else None
    return base_bar_after_jump(state, seat, region) if action.jump else ONLY_BY_JUMP


# -- L1


def launch(state: EdgeState, seat: int, action: Launch) -> None:
    player = state.players[seat]
    ship = SHIP_IDS.index(action.ship)
    region = REGION_OF[action.region]
    if action.jump:
        lose_resource(state, seat, ENERGY, JUMP_ENERGY)
    player.fleet[player.find(ship, BAY)] = region
    state.region = region
    state.launched_ship = ship
    state.enter(LAUNCHED)
    if state.journal is not None:
        state.tell(Launched(seat, action.ship, spot(state, region)))
    state.queue(AttackStep())
    state.queue(ActivateRegion())
    if state.is_base(region):
        state.queue(Ask(seat, PauseAtBase()))
    state.queue(Open(W_LAUNCH))
    state.queue(Fire(Happening("launched", seat, ship=ship, region=region)))


# -- L2


@final
class ActivateRegion(Step[EdgeState]):
    """The activation belongs to the region, not to the ship (AE-6.6)."""

    def run(self, state: EdgeState, seat: int) -> None:
        active, region = state.active, state.region
        tile = state.tile(region)
        state.queue(Fire(Happening("region_activated", active, region=region)))
        if region >= SPACES:
            state.queue(Peek())
        if region >= SPACES or state.is_planet(region):
            if state.board.moons[region]:
                state.queue(Open(W_MOON))
                state.queue(Fire(Happening("moon_taken", active, region=region)))
                take_from(state, active, region)
            elif region < SPACES:
                gain_amounts(state, active, PLANET_YIELD[tile])
        elif state.is_base(region):
            resolve(state, BASE_EFFECT[tile - FIRST_BASE], Frame(active, active))
        elif state.is_vortex(region):
            resolve(state, BENEFIT[tile - FIRST_SPECIAL], Frame(active, active))


@final
class Peek(Step[EdgeState]):
    def run(self, state: EdgeState, seat: int) -> None:
        peek(state, state.active)


# -- L3 and L4


def attack_due(state: EdgeState) -> bool:
    there = class_at(state, state.region)
    near = attackers(state)
    return bool(near) if there == NOTHING else there == CLASS_S and bool([standee for standee in near if standee >= CLASS_S])


@final
class AttackStep(Step[EdgeState]):
    """L3, on every Launch turn; before it the active player may act freely where it matters (AE-4.4, AE-6.7)."""

    def run(self, state: EdgeState, seat: int) -> None:
        state.moon_taken = NOTHING
        if attack_due(state):
            state.queue(BattleStep(True))
            state.queue(Raid())
            state.queue(PauseIfUseful())
        else:
            state.queue(BattleStep(battle_due(state)))


@final
class Raid(Step[EdgeState]):
    def run(self, state: EdgeState, seat: int) -> None:
        attack(state)


@final
class BattleStep(Step[EdgeState]):
    """L4: a battle, if opposing sides are in the active region now (AE-6.7)."""

    def __init__(self, pause: bool) -> None:
        self.pause = pause

    def run(self, state: EdgeState, seat: int) -> None:
        if battle_due(state):
            state.queue(BattleStarts())
            if self.pause:
                state.queue(PauseIfUseful())
        else:
            state.enter(AFTER)


@final
class BattleStarts(Step[EdgeState]):
    """Free actions may have removed the reason for the battle."""

    def run(self, state: EdgeState, seat: int) -> None:
        if battle_due(state):
            state.queue(BeginBattle())
        else:
            state.enter(AFTER)
