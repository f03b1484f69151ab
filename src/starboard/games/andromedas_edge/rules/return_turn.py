"""The Return turn: activating modules, bringing the ships home (AE-9)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Activate, Finish, PickModule, PickShip
from starboard.games.andromedas_edge.content import NOTHING, names
from starboard.games.andromedas_edge.content.map import REGION_IDS, REGION_OF
from starboard.games.andromedas_edge.content.modules import (
    ACTIVATION_ENERGY,
    FIRST_KEY,
    INPUT,
    MODULE_DOCK,
    MODULE_IDS,
    MODULE_OF,
    MODULE_ROW,
    MODULE_SHIP_ONLY,
    MODULE_SLOT,
)
from starboard.games.andromedas_edge.content.resources import ENERGY
from starboard.games.andromedas_edge.content.ships import BARGE, BAY, DOCKED, FLEET, SHIP_IDS, SHIP_TYPE, WRECK
from starboard.games.andromedas_edge.content.tracks import INDUSTRY, SCIENCE, TRACK_IDS
from starboard.games.andromedas_edge.events import HalfSlotWorked, ModuleActivated, Returned
from starboard.games.andromedas_edge.player import BY_EFFECT, BY_ENERGY, BY_SHIP, UNUSED, Player
from starboard.games.andromedas_edge.rules.abilities import Fire, Happening
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.gains import lose_resource
from starboard.games.andromedas_edge.rules.industry_row import has_worked
from starboard.games.andromedas_edge.rules.modifiers import LEAVE_SHIPS, modifier
from starboard.games.andromedas_edge.rules.moons import gain_shown, input_cost
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.payment import Cost, price_bar
from starboard.games.andromedas_edge.rules.printed import MODULE_EFFECT
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.ships import ships_on_map
from starboard.games.andromedas_edge.rules.turn_choices import TurnChoice
from starboard.games.andromedas_edge.state import AFTER, RETURNING, EdgeState


def begin(state: EdgeState, seat: int) -> None:
    """R1 begins; abilities that look at the start of a Return come first."""
    state.enter(RETURNING)
    state.region = NOTHING
    state.queue(Ask(seat, Activating()))
    state.queue(Fire(Happening("return_start", seat)))


# -- R1


NOT_YOUR_MODULE: Final = Bar("AE-9.1", "barred-module-not-yours")
USED: Final = Bar("AE-9.1", "barred-used")
DAMAGED: Final = Bar("AE-9.1", "barred-damaged")
INPUT_EMPTY: Final = Bar("AE-9.1", "barred-input-empty")
NOTHING_COMES_OF_IT: Final = Bar("AE-9.3", "barred-nothing-comes-of-it")
NO_DOCK: Final = Bar("AE-9.1", "barred-no-dock")
NO_SHIP: Final = Bar("AE-9.1", "barred-no-activation-ship")
ONLY_BY_SHIP: Final = Bar("AE-9.2", "barred-only-by-ship")
ROW_CLOSED: Final = Bar("AE-9.1", "barred-row-closed")
NO_ENERGY: Final = Bar("AE-9.1", "barred-no-energy")
REACTOR_IDLE: Final = Bar("AE-9.2", "barred-reactor-idle")
NOT_BY_REACTOR: Final = Bar("AE-9.2", "barred-not-by-reactor")


def module_bar(state: EdgeState, seat: int, index: int) -> Bar | None:
    """Why a module cannot work, by whatever it is activated: used, damaged, or its input slot empty or not payable (AE-9.1)."""
    player = state.players[seat]
    if player.used[index] != UNUSED:
        return USED
    if player.is_damaged(index):
        return DAMAGED
    module = player.modules[index]
    if MODULE_SLOT[module] != INPUT:
        return None
    if player.slots[index] == NOTHING:
        return INPUT_EMPTY
    frame = Frame(seat, seat, module)
    if MODULE_EFFECT[module][0].possible(state, frame):
        return None
    return price_bar(state, seat, Cost(input_cost(state, frame)), "AE-11.7") or NOTHING_COMES_OF_IT


def can_dock_from(place: int) -> bool:
    """Ships on the map and on the repair barge can be put on modules (AE-9.1)."""
    return place >= 0 or place == BARGE


def activation_ships(player: Player) -> int:
    return sum([1 for place in player.fleet if can_dock_from(place)])


def is_open(state: EdgeState, seat: int, row: int) -> bool:
    """Whether modules of a row are activated without a ship: for energy, those of science by the Main Reactor (AE-9.1, AE-9.2)."""
    return state.players[seat].rows_open >> row & 1 == 1 or (row == SCIENCE and seat == state.active and state.science_row)


def ship_bar(state: EdgeState, seat: int, index: int) -> Bar | None:
    """Why a module cannot be activated with a ship (AE-9.1)."""
    player = state.players[seat]
    if not MODULE_DOCK[player.modules[index]]:
        return NO_DOCK
    return module_bar(state, seat, index) if activation_ships(player) else NO_SHIP


def energy_bar(state: EdgeState, seat: int, index: int) -> Bar | None:
    """Why a module cannot be activated with energy, which is paid before its own cost (AE-9.1, AE-9.2)."""
    player = state.players[seat]
    module = player.modules[index]
    if not MODULE_DOCK[module]:
        return NO_DOCK
    if MODULE_SHIP_ONLY[module]:
        return ONLY_BY_SHIP
    if not player.rows_open >> MODULE_ROW[module] & 1:
        return ROW_CLOSED
    if player.stock[ENERGY] < ACTIVATION_ENERGY:
        return NO_ENERGY
    player.stock[ENERGY] -= ACTIVATION_ENERGY
    bar = module_bar(state, seat, index)
    player.stock[ENERGY] += ACTIVATION_ENERGY
    return bar


def reactor_bar(state: EdgeState, seat: int, index: int) -> Bar | None:
    """Why the Main Reactor does not activate a module (AE-9.2)."""
    module = state.players[seat].modules[index]
    if MODULE_DOCK[module] or MODULE_ROW[module] != SCIENCE:
        return NOT_BY_REACTOR
    return module_bar(state, seat, index) if state.science_row else REACTOR_IDLE


def activation_bar(state: EdgeState, seat: int, action: Activate) -> Bar | None:
    player = state.players[seat]
    module = MODULE_OF.get(action.module, NOTHING)
    if module not in player.modules:
        return NOT_YOUR_MODULE
    index = player.modules.index(module)
    if action.by == "ship":
        return ship_bar(state, seat, index)
    return energy_bar(state, seat, index) if action.by == "energy" else reactor_bar(state, seat, index)


def activations(state: EdgeState, seat: int) -> list[Action]:
    options: list[Action] = []
    for index, module in enumerate(state.players[seat].modules):
        if MODULE_DOCK[module]:
            if ship_bar(state, seat, index) is None:
                options.append(Activate(MODULE_IDS[module], "ship"))
            if energy_bar(state, seat, index) is None:
                options.append(Activate(MODULE_IDS[module], "energy"))
        elif reactor_bar(state, seat, index) is None:
            options.append(Activate(MODULE_IDS[module], "reactor"))
    return options


@final
class Activating(TurnChoice):
    """Activate modules in any order, then finish (AE-9.1)."""

    def answers(self, state: EdgeState, seat: int) -> list[Action]:
        return [*activations(state, seat), Finish()]

    def choose(self, state: EdgeState, seat: int, action: Action) -> None:
        if not isinstance(action, Activate):
            state.queue(BringHome())
            return
        state.queue(Ask(seat, self))
        module = MODULE_OF[action.module]
        if action.by == "ship":
            state.queue(Ask(seat, Docking(module)))
        elif action.by == "energy":
            lose_resource(state, seat, ENERGY, ACTIVATION_ENERGY)
            activate(state, seat, module, BY_ENERGY, NOTHING)
        else:
            activate(state, seat, module, BY_EFFECT, NOTHING)

    def answer_bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return activation_bar(state, seat, action) if isinstance(action, Activate) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-activate")

    def rule(self) -> str:
        return "AE-9.1"


NO_SHIP_TO_DOCK: Final = Bar("AE-9.1", "barred-no-ship-to-dock")


@final
class Docking(Choice):
    """Which ship goes onto the module, from the map or from the repair barge (AE-9.1)."""

    def __init__(self, module: int) -> None:
        self.module = module

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        barge: list[Action] = [PickShip(SHIP_IDS[ship], "barge") for ship in state.players[seat].types_at(BARGE)]
        return ships_on_map(state, seat) + barge

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickShip)
        player = state.players[seat]
        ship = SHIP_IDS.index(action.ship)
        place = BARGE if action.place == "barge" else REGION_OF[action.place]
        player.fleet[player.find(ship, place)] = DOCKED
        player.docked += 1
        player.rows_open |= 1 << MODULE_ROW[self.module]
        activate(state, seat, self.module, BY_SHIP, ship)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SHIP_TO_DOCK if isinstance(action, PickShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-dock", module=names.module(MODULE_IDS[self.module]))

    def rule(self) -> str:
        return "AE-9.1"


WAYS: Final = ("", "ship", "energy", "effect")


def activate(state: EdgeState, seat: int, module: int, way: int, ship: int) -> None:
    """The effect is resolved completely, then half-slots pay and abilities look at it (AE-9.3, AE-9.5)."""
    player = state.players[seat]
    player.used[player.modules.index(module)] = way
    if MODULE_ROW[module] != SCIENCE:
        state.science_row = False
    if state.journal is not None:
        state.tell(ModuleActivated(seat, MODULE_IDS[module], WAYS[way]))
    state.queue(Fire(Happening("module_activated", seat, ship=ship, by=WAYS[way], module=module)))
    if MODULE_ROW[module] == INDUSTRY:
        state.queue(PayHalfSlots(seat))
    resolve(state, MODULE_EFFECT[module], Frame(seat, seat, module))


@final
class PayHalfSlots(Step[EdgeState]):
    """A moon between two neighbours gives what it shows once both have been activated (AE-9.5)."""

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, state: EdgeState, seat: int) -> None:
        player = state.players[self.who]
        for index, moon in enumerate(player.halves):
            both = has_worked(player, player.industry[index]) and has_worked(player, player.industry[index + 1])
            if both and not player.halves_paid[index]:
                player.halves_paid[index] = True
                if state.journal is not None:
                    state.tell(HalfSlotWorked(self.who, MODULE_IDS[player.industry[index]]))
                if moon != NOTHING:
                    gain_shown(state, self.who, moon)


# -- operations


@final
class ActivateScienceRow(Op):
    """The science modules may be activated, until a module of another row is (AE-9.2)."""

    form: ClassVar = printed("activate_science_row")
    symbol = "→ row"

    def perform(self, state: EdgeState, frame: Frame) -> None:
        state.science_row = True

    def text(self) -> Message:
        return message("text-activate-science-row")


@final
class ActivateModule(Op):
    """An undamaged module with an open dock is activated by the effect; it opens no row (AE-20.2)."""

    form: ClassVar = printed("activate_module", count=Literal[1])

    def modules(self, state: EdgeState, seat: int) -> list[int]:
        player = state.players[seat]
        return [
            module
            for index, module in enumerate(player.modules)
            if MODULE_DOCK[module] and not MODULE_SHIP_ONLY[module] and module_bar(state, seat, index) is None
        ]

    def perform(self, state: EdgeState, frame: Frame) -> None:
        state.queue(Ask(frame.seat, PickingModule(self.modules(state, frame.seat), False, NOTHING)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(self.modules(state, frame.seat))

    def text(self) -> Message:
        return message("text-activate-module", count=1)


NOT_AMONG_THEM: Final = Bar("AE-20.2", "barred-not-among-the-modules")


@final
class PickingModule(Choice):
    """A module to activate by an effect, or whose effect is repeated."""

    def __init__(self, modules: list[int], repeat: bool, here: int) -> None:
        self.modules = modules
        self.repeat = repeat
        self.here = here

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickModule(MODULE_IDS[module]) for module in self.modules]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickModule)
        module = MODULE_OF[action.module]
        if self.repeat:
            resolve(state, MODULE_EFFECT[module], Frame(seat, seat, module))
        else:
            activate(state, seat, module, BY_EFFECT, NOTHING)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NOT_AMONG_THEM if isinstance(action, PickModule) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-repeat" if self.repeat else "ask-activate-one")

    def rule(self) -> str:
        return "AE-20.2"


@final
class RepeatModule(Op):
    """Carry out the effect of another module of the row that was activated in this Return (AE-20.2).

    Key modules are none of the cards of their type; as a neighbour the Shipwright counts.
    """

    form: ClassVar = printed("repeat_module", type=Literal["science", "industry"], neighbour=bool)

    def __init__(self, form: Any) -> None:
        self.row = TRACK_IDS.index(form.type)
        self.neighbour: bool = form.neighbour

    def modules(self, state: EdgeState, frame: Frame) -> list[int]:
        player = state.players[frame.seat]
        found: list[int] = []
        for index, module in enumerate(player.modules):
            if MODULE_ROW[module] != self.row or module == frame.module or player.used[index] == UNUSED or player.is_damaged(index):
                continue
            if module >= FIRST_KEY and not self.neighbour:
                continue
            if repeats(module) or (self.neighbour and not self.beside(player, module, frame.module)):
                continue
            if MODULE_SLOT[module] != INPUT or MODULE_EFFECT[module][0].possible(state, Frame(frame.seat, frame.seat, module)):
                found.append(module)
        return found

    def beside(self, player: Player, module: int, here: int) -> bool:
        return abs(player.industry.index(module) - player.industry.index(here)) == 1

    def perform(self, state: EdgeState, frame: Frame) -> None:
        found = self.modules(state, frame)
        if found:
            state.queue(Ask(frame.seat, PickingModule(found, True, frame.module)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(self.modules(state, frame))

    def text(self) -> Message:
        return message("text-repeat-module", type=names.track(TRACK_IDS[self.row]), near=int(self.neighbour))


def repeats(module: int) -> bool:
    return any(isinstance(op, RepeatModule) for op in MODULE_EFFECT[module])


# -- R2 and R3


@final
class BringHome(Step[EdgeState]):
    """All ships return, unless some may stay out (AE-9.7)."""

    def run(self, state: EdgeState, seat: int) -> None:
        count = modifier(state, state.active, LEAVE_SHIPS)
        if count and state.players[state.active].on_map():
            state.queue(Ask(state.active, Leaving(count, ())))
        else:
            state.queue(Home(()))


NO_SHIP_THERE: Final = Bar("AE-9.7", "barred-no-ship-there")


@final
class Leaving(Choice):
    """Which ships stay on the map (AE-20.6, leave_ships_on_return)."""

    def __init__(self, count: int, kept: tuple[int, ...]) -> None:
        self.count = count
        self.kept = kept

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        player = state.players[seat]
        options: list[Action] = []
        for number in range(FLEET):
            if player.fleet[number] >= 0 and number not in self.kept:
                option = PickShip(SHIP_IDS[SHIP_TYPE[number]], REGION_IDS[player.fleet[number]])
                if option not in options:
                    options.append(option)
        return [*options, Finish()] if len(self.kept) < self.count else [Finish()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if not isinstance(action, PickShip):
            state.queue(Home(self.kept))
            return
        fleet = state.players[seat].fleet
        region, ship = REGION_OF[action.place], SHIP_IDS.index(action.ship)
        number = next(n for n in range(FLEET) if SHIP_TYPE[n] == ship and fleet[n] == region and n not in self.kept)
        state.queue(Ask(seat, Leaving(self.count, (*self.kept, number))))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SHIP_THERE if isinstance(action, PickShip) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-leave")

    def rule(self) -> str:
        return "AE-9.7"


def is_away(place: int) -> bool:
    """A ship that comes home at the end of a Return: from the map, the scrapyard or a module (AE-9.7)."""
    return place >= 0 or place in (WRECK, BARGE, DOCKED)


@final
class Home(Step[EdgeState]):
    """R2: ships to the launch bay, shields restored. R3: modules are free again, support cards go (AE-9.7, AE-9.8)."""

    def __init__(self, kept: tuple[int, ...]) -> None:
        self.kept = kept

    def run(self, state: EdgeState, seat: int) -> None:
        player = state.players[state.active]
        stay = [SHIP_TYPE[number] for number in self.kept]
        for number in range(FLEET):
            if number not in self.kept and is_away(player.fleet[number]):
                player.fleet[number] = BAY
        for ship in range(len(SHIP_IDS)):
            if ship not in stay:
                player.hits[ship] = 0
        player.used = [UNUSED] * len(player.used)
        player.halves_paid = [False] * len(player.halves_paid)
        player.rows_open = 0
        player.docked = 0
        state.science_row = False
        state.board.tactics_discard += player.supports
        player.supports = []
        state.enter(AFTER)
        if state.journal is not None:
            state.tell(Returned(state.active))


OPERATIONS.announce(ActivateScienceRow, ActivateModule, RepeatModule)
