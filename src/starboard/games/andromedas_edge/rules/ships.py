"""Ships: building them, upgrading them, moving and recalling them by effects (AE-12.10, AE-20.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import BuildShip, Decline, MoveShip, PickShip, PlaceUpgrade
from starboard.games.andromedas_edge.content import NOTHING, Effects, ShipType
from starboard.games.andromedas_edge.content.map import REGION_COUNT, REGION_IDS, REGION_OF, bits
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS, ENERGY, TITANIUM
from starboard.games.andromedas_edge.content.ships import (
    BAY,
    FIRST_UPGRADE,
    FLEET,
    HULL,
    JUMP_ENERGY,
    SHIELDS,
    SHIP_COST,
    SHIP_IDS,
    SHIP_TYPE,
    TILE_NAMES,
    TRANSPORT,
    UNBUILT,
    UPGRADE_OF,
)
from starboard.games.andromedas_edge.events import Recalled, ShipBuilt, ShipMoved, Upgraded
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.gains import lose_resource
from starboard.games.andromedas_edge.rules.modifiers import TRANSPORT_DISCOUNT, modifier
from starboard.games.andromedas_edge.rules.movement import NO_SHIP_THERE, can_enter, jump_bar, move_bar, reach_of, reachable
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op, followed
from starboard.games.andromedas_edge.rules.payment import FREE, Cost, charge, price_bar
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import spot
from starboard.games.andromedas_edge.state import EdgeState

# -- building

OTHER_SHIPS: Final = Bar("AE-20.2", "barred-other-ships")
FOR_FREE: Final = 99
"""How texts say a discount of everything."""
ALL_BUILT: Final = Bar("AE-1.13", "barred-all-built")


def build(state: EdgeState, seat: int, ship: int) -> None:
    """A ship of the personal supply goes to the launch bay."""
    player = state.players[seat]
    number = player.find(ship, UNBUILT)
    if number != NOTHING:
        player.fleet[number] = BAY
        if state.journal is not None:
            state.tell(ShipBuilt(seat, SHIP_IDS[ship]))


def ship_cost(state: EdgeState, seat: int, ship: int, discount: int) -> Cost:
    less = discount + (modifier(state, seat, TRANSPORT_DISCOUNT) if ship == TRANSPORT else 0)
    what = [0] * len(AMOUNT_IDS)
    what[TITANIUM] = max(0, SHIP_COST[ship] - less)
    return Cost(what)


@final
class Built(Step[EdgeState]):
    """A ship is built once it is paid for; what hangs on it follows."""

    def __init__(self, ship: int, then: list[Op], frame: Frame) -> None:
        self.ship = ship
        self.then = then
        self.frame = frame

    def run(self, state: EdgeState, seat: int) -> None:
        build(state, self.frame.seat, self.ship)
        resolve(state, self.then, self.frame)


@final
class BuildShipOp(Op):
    form: ClassVar = printed("build_ship", types=list[ShipType], discount=int, free=bool, mandatory=bool, then=Effects)

    def __init__(self, form: Any) -> None:
        self.types = [SHIP_IDS.index(ship) for ship in form.types]
        self.discount: int = form.discount
        self.free: bool = form.free
        self.mandatory: bool = form.mandatory or form.free
        self.then = OPERATIONS.read_all(form.then, "then")

    def buildable(self, state: EdgeState, seat: int) -> list[int]:
        return [ship for ship in self.types if self.bar(state, seat, ship) is None]

    def bar(self, state: EdgeState, seat: int, ship: int) -> Bar | None:
        """Why a type of ship cannot be built now (AE-7.3, AE-20.2)."""
        if ship not in self.types:
            return OTHER_SHIPS
        if state.players[seat].find(ship, UNBUILT) == NOTHING:
            return ALL_BUILT
        return None if self.free else price_bar(state, seat, ship_cost(state, seat, ship, self.discount), "AE-7.3")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.buildable(state, frame.seat):
            state.queue(Ask(frame.seat, Building(self, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(self.buildable(state, frame.seat))

    def text(self) -> Message:
        ship = SHIP_IDS[self.types[0]] if len(self.types) == 1 else "any"
        return followed(message("text-build-ship", ship=ship, discount=FOR_FREE if self.free else self.discount), self.then)


@final
class Building(Choice):
    """Which ship to build; at a price it may be declined unless the effect says otherwise (AE-20.1)."""

    def __init__(self, op: BuildShipOp, frame: Frame) -> None:
        self.op = op
        self.frame = frame

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        options: list[Action] = [BuildShip(SHIP_IDS[ship]) for ship in self.op.buildable(state, seat)]
        return options if self.op.mandatory else [*options, Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, BuildShip):
            ship = SHIP_IDS.index(action.ship)
            cost = FREE if self.op.free else ship_cost(state, seat, ship, self.op.discount)
            charge(state, seat, cost, Built(ship, self.op.then, self.frame))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return self.op.bar(state, seat, SHIP_IDS.index(action.ship)) if isinstance(action, BuildShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-build-ship")

    def rule(self) -> str:
        return "AE-7.3"


# -- upgrades

NOT_YOUR_TILE: Final = Bar("AE-12.10", "barred-not-your-tile")
UPGRADED_ALREADY: Final = Bar("AE-12.10", "barred-upgraded-already")


def upgradable(state: EdgeState, seat: int) -> list[int]:
    """Unplaced tiles of types that have none yet (AE-12.10)."""
    player = state.players[seat]
    return [tile for tile in player.spare if player.tiles[HULL[tile]] < FIRST_UPGRADE]


def upgrade(state: EdgeState, seat: int) -> None:
    if upgradable(state, seat):
        state.queue(Ask(seat, Upgrading()))


@final
class Upgrading(Choice):
    """Which tile to place; an unbuilt ship of its type is built for free (AE-12.10)."""

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PlaceUpgrade(TILE_NAMES[tile]) for tile in upgradable(state, seat)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PlaceUpgrade)
        player = state.players[seat]
        tile = UPGRADE_OF[action.tile]
        ship = HULL[tile]
        player.spare.remove(tile)
        player.tiles[ship] = tile
        player.hits[ship] = min(player.hits[ship], SHIELDS[tile])
        if state.journal is not None:
            state.tell(Upgraded(seat, action.tile))
        build(state, seat, ship)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PlaceUpgrade):
            return None
        return UPGRADED_ALREADY if UPGRADE_OF[action.tile] in state.players[seat].spare else NOT_YOUR_TILE

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-upgrade")

    def rule(self) -> str:
        return "AE-12.10"


@final
class UpgradeShip(Op):
    form: ClassVar = printed("upgrade_ship")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        upgrade(state, frame.seat)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(upgradable(state, frame.seat))

    def text(self) -> Message:
        return message("text-upgrade-ship")


# -- moves by effects

ONLY_INTO_ACTIVE: Final = Bar("AE-20.2", "barred-only-into-active")
NO_CARRYING: Final = Bar("AE-20.6", "barred-no-carrying")


def moves(state: EdgeState, seat: int, number: int) -> list[tuple[int, bool]]:
    """Where a ship on the map can move by an effect, and whether by a jump (AE-5.3)."""
    player = state.players[seat]
    ship = SHIP_TYPE[number]
    start = player.fleet[number]
    near = reachable(state, seat, ship, 1 << start, reach_of(state, seat, ship))
    found = [(region, False) for region in bits(near)]
    if jump_bar(state, seat, ship) is None:
        found += [
            (region, True)
            for region in range(REGION_COUNT)
            if region != start and can_enter(state, seat, ship, region) and not near >> region & 1
        ]
    return found


def move_actions(state: EdgeState, seat: int, to_active: bool) -> list[Action]:
    options: list[Action] = []
    player = state.players[seat]
    for number in range(FLEET):
        start = player.fleet[number]
        if start < 0 or player.find(SHIP_TYPE[number], start) != number:
            continue
        for region, jump in moves(state, seat, number):
            if not to_active or region == state.region:
                options.append(MoveShip(SHIP_IDS[SHIP_TYPE[number]], REGION_IDS[start], REGION_IDS[region], jump))
    return options


def move(state: EdgeState, seat: int, action: MoveShip) -> None:
    player = state.players[seat]
    number = player.find(SHIP_IDS.index(action.ship), REGION_OF[action.start])
    if action.jump:
        lose_resource(state, seat, ENERGY, JUMP_ENERGY)
    player.fleet[number] = REGION_OF[action.to]
    if state.journal is not None:
        state.tell(ShipMoved(seat, action.ship, spot(state, REGION_OF[action.start]), spot(state, REGION_OF[action.to])))


@final
class MoveShipOp(Op):
    """An own ship on the map may move: to any region in range, or into the active one (AE-20.2)."""

    form: ClassVar = printed("move_ship", count=int, to=Literal["within_range", "active_region"])

    def __init__(self, form: Any) -> None:
        self.count: int = form.count
        self.to: str = form.to
        self.to_active = self.to == "active_region"

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if move_actions(state, frame.seat, self.to_active):
            state.queue(Ask(frame.seat, Moving(self.count, self.to_active)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(move_actions(state, frame.seat, self.to_active))

    def text(self) -> Message:
        return message("text-move-ship", which=self.to)


@final
class Moving(Choice):
    def __init__(self, count: int, to_active: bool) -> None:
        self.count = count
        self.to_active = to_active

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [*move_actions(state, seat, self.to_active), Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, MoveShip):
            move(state, seat, action)
            if self.count > 1:
                state.queue(Ask(seat, Moving(self.count - 1, self.to_active)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, MoveShip):
            return None
        bar = move_bar(state, seat, action)
        if bar is None:
            return NO_CARRYING if action.carry else ONLY_INTO_ACTIVE
        return bar

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-move")

    def rule(self) -> str:
        return "AE-5.3"


@final
class RecallShip(Op):
    """Up to so many own ships go from the map to the launch bay; shield markers stay."""

    form: ClassVar = printed("recall_ship", count=int)

    def __init__(self, form: Any) -> None:
        self.count: int = form.count

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if state.players[frame.seat].on_map():
            state.queue(Ask(frame.seat, Recalling(self.count)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return state.players[frame.seat].on_map() != 0

    def text(self) -> Message:
        return message("text-recall-ship", count=self.count)


def ships_on_map(state: EdgeState, seat: int) -> list[Action]:
    player = state.players[seat]
    found: list[Action] = []
    for region in bits(player.on_map()):
        found += [PickShip(SHIP_IDS[ship], REGION_IDS[region]) for ship in player.types_at(region)]
    return found


@final
class Recalling(Choice):
    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [*ships_on_map(state, seat), Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, PickShip):
            player = state.players[seat]
            player.fleet[player.find(SHIP_IDS.index(action.ship), REGION_OF[action.place])] = BAY
            if state.journal is not None:
                state.tell(Recalled(seat, action.ship, spot(state, REGION_OF[action.place])))
            if self.count > 1:
                state.queue(Ask(seat, Recalling(self.count - 1)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SHIP_THERE if isinstance(action, PickShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-recall")

    def rule(self) -> str:
        return "AE-20.2"


OPERATIONS.announce(BuildShipOp, UpgradeShip, MoveShipOp, RecallShip)
