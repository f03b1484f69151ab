"""Moons: taken, placed in slots, discarded for what they show (AE-8)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Decline, DiscardMoon, DropMoon, PickSlot, PlaceMoon
from starboard.games.andromedas_edge.content import CONSTANTS, NOTHING, Selector, names
from starboard.games.andromedas_edge.content.modules import INPUT, MODULE_IDS, MODULE_OF, MODULE_SLOT, MODULE_SLOT_VP, NO_SLOT
from starboard.games.andromedas_edge.content.moons import MOON_COST, MOON_GAIN, MOON_IDS, MOON_INPUT, MOON_OF, MOON_REPAIR
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS
from starboard.games.andromedas_edge.events import MoonDiscarded, MoonPlaced, MoonTaken
from starboard.games.andromedas_edge.player import Player
from starboard.games.andromedas_edge.rules.abilities import Happening, fire
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, resolve
from starboard.games.andromedas_edge.rules.gains import gain_amounts, score
from starboard.games.andromedas_edge.rules.modifiers import MOON_LIMIT, modifier
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.regions import regions_named
from starboard.games.andromedas_edge.rules.repairs import Repair
from starboard.games.andromedas_edge.state import EdgeState

UNPAYABLE: Final[list[int]] = [1000] * len(AMOUNT_IDS)
MOON_REPAIR_OP: Final[list[Op]] = [Repair(Repair.form(times=1, no_vp=False, optional=True))]


NO_SUCH_MOON: Final = Bar("AE-8.1", "barred-no-such-moon")
WITHOUT_GAIN: Final = Bar("AE-8.2", "barred-without-gain")
ROOM_BY_GAIN: Final = Bar("AE-8.2", "barred-room-by-gain")
NO_SUCH_SLOT: Final = Bar("AE-8.3", "barred-no-such-slot")
NO_NEIGHBOUR: Final = Bar("AE-9.5", "barred-no-neighbour")
NOT_YOUR_MODULE: Final = Bar("AE-8.3", "barred-not-your-module")
NOT_INTO_INPUT: Final = Bar("AE-8.5", "barred-not-into-input")


def limit(state: EdgeState, seat: int) -> int:
    """How many unplaced moons a player may hold (AE-8.1)."""
    return CONSTANTS.unplaced_moons + modifier(state, seat, MOON_LIMIT)


def gain_shown(state: EdgeState, seat: int, moon: int, times: int = 1, choose: bool = True) -> None:
    """Gain what a moon shows: resources, VP, a repair (AE-8.6, AE-8.7)."""
    for _ in range(times):
        if MOON_REPAIR[moon]:
            resolve(state, MOON_REPAIR_OP, Frame(seat, seat))
    gain_amounts(state, seat, MOON_GAIN[moon], times, choose)


def discard_for_gain(state: EdgeState, seat: int, moon: int, times: int = 1, choose: bool = True) -> None:
    """Only an unplaced moon is discarded for its gain (AE-8.4, AE-8.6)."""
    state.players[seat].unplaced.remove(moon)
    state.board.moons_gone += 1
    if state.journal is not None:
        state.tell(MoonDiscarded(seat, MOON_IDS[moon], True))
    gain_shown(state, seat, moon, times, choose)


# -- receiving


def receive(state: EdgeState, seat: int, moon: int) -> None:
    """A moon goes to the unplaced area; a full one is emptied first (AE-8.2)."""
    player = state.players[seat]
    if len(player.unplaced) < limit(state, seat):
        player.unplaced.append(moon)
        player.unplaced.sort()
    else:
        state.queue(Ask(seat, MakingRoom(moon)))


@final
class Receive(Step[EdgeState]):
    def __init__(self, to: int, moon: int) -> None:
        self.to = to
        self.moon = moon

    def run(self, state: EdgeState, seat: int) -> None:
        receive(state, self.to, self.moon)


def makes_room_by_gain(state: EdgeState, seat: int) -> bool:
    """On the own turn a moon that leaves is gained; on another's it is only dropped, and the new one may be declined (AE-8.2)."""
    return seat == state.active


@final
class MakingRoom(Choice):
    """A moon is placed, or leaves (AE-8.2)."""

    def __init__(self, moon: int) -> None:
        self.moon = moon

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        moons = [MOON_IDS[moon] for moon in sorted(set(state.players[seat].unplaced))]
        options: list[Action] = [PlaceMoon(moon) for moon in moons]
        if makes_room_by_gain(state, seat):
            return options + [DiscardMoon(moon) for moon in moons]
        return [*options, *[DropMoon(moon) for moon in moons], Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            state.board.moons_gone += 1
            return
        state.queue(Receive(seat, self.moon))
        if isinstance(action, PlaceMoon):
            state.queue(Ask(seat, Placing(MOON_OF[action.moon])))
        elif isinstance(action, DiscardMoon):
            discard_for_gain(state, seat, MOON_OF[action.moon])
        elif isinstance(action, DropMoon):
            drop(state, seat, MOON_OF[action.moon])

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, (PlaceMoon, DiscardMoon, DropMoon)) and MOON_OF[action.moon] not in state.players[seat].unplaced:
            return NO_SUCH_MOON
        by_gain = makes_room_by_gain(state, seat)
        if isinstance(action, DiscardMoon):
            return None if by_gain else WITHOUT_GAIN
        return ROOM_BY_GAIN if by_gain and isinstance(action, (DropMoon, Decline)) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-room", moon=names.moon(MOON_IDS[self.moon]))

    def rule(self) -> str:
        return "AE-8.2"


def drop(state: EdgeState, seat: int, moon: int) -> None:
    state.players[seat].unplaced.remove(moon)
    state.board.moons_gone += 1
    if state.journal is not None:
        state.tell(MoonDiscarded(seat, MOON_IDS[moon], False))


def take_from(state: EdgeState, seat: int, region: int) -> None:
    """The top moon of a region (AE-6.6); the next one becomes visible."""
    stack = state.board.moons[region]
    moon = stack[-1]
    state.board.moons[region] = stack[:-1]
    state.moon_taken = moon
    if state.journal is not None:
        state.reveal()
        state.tell(MoonTaken(seat, MOON_IDS[moon]))
    receive(state, seat, moon)


# -- placing


def printed_slot_bar(module: int, moon: int) -> Bar | None:
    """Why a moon may not go to the slot printed on a module: there is none, or its input takes other moons (AE-8.3, AE-8.5)."""
    if MODULE_SLOT[module] == NO_SLOT:
        return NO_SUCH_SLOT
    return NOT_INTO_INPUT if MODULE_SLOT[module] == INPUT and not MOON_INPUT[moon] else None


def half_slot_bar(player: Player, module: int) -> Bar | None:
    """Why there is no slot between a module and the next one of its row (AE-9.5)."""
    if module not in player.industry:
        return NO_SUCH_SLOT
    return NO_NEIGHBOUR if module == player.industry[-1] else None


def printed_kind(module: int) -> str:
    return "input" if MODULE_SLOT[module] == INPUT else "output"


def slot_bar(state: EdgeState, seat: int, moon: int, slot: PickSlot) -> Bar | None:
    """Why a moon may not go to a slot (AE-8.3, AE-8.5)."""
    if slot.kind == "tactical":
        return None if not slot.module else NO_SUCH_SLOT
    player = state.players[seat]
    module = MODULE_OF.get(slot.module, NOTHING)
    if module not in player.modules:
        return NOT_YOUR_MODULE
    if slot.kind == "half":
        return half_slot_bar(player, module)
    return printed_slot_bar(module, moon) if slot.kind == printed_kind(module) else NO_SUCH_SLOT


def slots_for(state: EdgeState, seat: int, moon: int) -> list[Action]:
    """The slots that a moon may go to, filled ones too (AE-8.3)."""
    player = state.players[seat]
    options: list[Action] = [PickSlot("tactical")]
    options += [PickSlot(printed_kind(module), MODULE_IDS[module]) for module in player.modules if printed_slot_bar(module, moon) is None]
    return options + [PickSlot("half", MODULE_IDS[module]) for module in player.industry if half_slot_bar(player, module) is None]


@final
class Placing(Choice):
    """The slot for a moon (AE-8.3)."""

    def __init__(self, moon: int) -> None:
        self.moon = moon

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return slots_for(state, seat, self.moon)

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSlot)
        place(state, seat, self.moon, action)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return slot_bar(state, seat, self.moon, action) if isinstance(action, PickSlot) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-slot", moon=names.moon(MOON_IDS[self.moon]))

    def rule(self) -> str:
        return "AE-8.3"


def place(state: EdgeState, seat: int, moon: int, slot: PickSlot) -> None:
    """A filled slot's old moon is lost; printed VP are gained once per slot (AE-8.3). No moon leaves its slot otherwise (AE-8.4)."""
    player = state.players[seat]
    player.unplaced.remove(moon)
    points = 0
    if slot.kind == "tactical":
        old = player.tactical
        player.tactical = moon
    elif slot.kind == "half":
        index = player.industry.index(MODULE_OF[slot.module])
        old = player.halves[index]
        player.halves[index] = moon
    else:
        module = MODULE_OF[slot.module]
        index = player.modules.index(module)
        old = player.slots[index]
        player.slots[index] = moon
        if not player.scored[index]:
            player.scored[index] = True
            points = MODULE_SLOT_VP[module]
    if old != NOTHING:
        state.board.moons_gone += 1
    if state.journal is not None:
        state.tell(MoonPlaced(seat, MOON_IDS[moon], slot.kind, slot.module))
    fire(state, Happening("moon_placed", seat))
    if points:
        score(state, seat, points)


def slot_points(state: EdgeState, seat: int) -> int:
    """The most VP that placing the unplaced moons could bring now (AE-18.1, W1 and W7)."""
    player = state.players[seat]
    if not player.unplaced:
        return 0
    points: list[int] = []
    for index, module in enumerate(player.modules):
        if not MODULE_SLOT_VP[module] or player.scored[index]:
            continue
        if None in [printed_slot_bar(module, moon) for moon in player.unplaced]:
            points.append(MODULE_SLOT_VP[module])
    points.sort(reverse=True)
    return sum(points[: len(player.unplaced)])


# -- operations


@final
class MoonOutput(Op):
    """Gain what the moon in this module's output slot shows (AE-11.7)."""

    form: ClassVar = printed("moon_output")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        player = state.players[frame.seat]
        moon = player.slots[player.modules.index(frame.module)]
        if moon != NOTHING:
            gain_shown(state, frame.seat, moon)

    def text(self) -> Message:
        return message("text-moon-output")


def input_cost(state: EdgeState, frame: Frame) -> list[int]:
    """The resources of the moon in this module's input slot, which are its cost (AE-11.7); none there: nothing can pay it."""
    player = state.players[frame.seat]
    moon = player.slots[player.modules.index(frame.module)]
    return MOON_COST[moon] if moon != NOTHING else UNPAYABLE


@final
class DiscardMoonOp(Op):
    """An unplaced moon may be discarded for its gain, so many times (AE-20.2)."""

    form: ClassVar = printed("discard_moon", gain_times=int)

    def __init__(self, form: Any) -> None:
        self.times: int = form.gain_times

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if state.players[frame.seat].unplaced:
            state.queue(Ask(frame.seat, Giving(self.times)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(state.players[frame.seat].unplaced)

    def text(self) -> Message:
        return message("text-discard-moon", count=self.times)


@final
class Giving(Choice):
    def __init__(self, times: int) -> None:
        self.times = times

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        moons = sorted(set(state.players[seat].unplaced))
        return [*[DiscardMoon(MOON_IDS[moon]) for moon in moons], Decline()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, DiscardMoon):
            discard_for_gain(state, seat, MOON_OF[action.moon], self.times)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SUCH_MOON if isinstance(action, DiscardMoon) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-discard-moon", times=self.times)

    def rule(self) -> str:
        return "AE-8.6"


@final
class CopyTakenMoon(Op):
    """Resources and VP of the moon just taken, no repair (AE-20.2)."""

    form: ClassVar = printed("copy_taken_moon")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if state.moon_taken != NOTHING:
            gain_amounts(state, frame.seat, MOON_GAIN[state.moon_taken])

    def text(self) -> Message:
        return message("text-copy-taken-moon")


@final
class RemoveMoon(Op):
    """The top moon of certain regions leaves the game."""

    form: ClassVar = printed("remove_moon", regions=Selector)

    def __init__(self, form: Any) -> None:
        self.regions: str = form.regions

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for region in regions_named(state, frame.seat, self.regions):
            stack = state.board.moons[region]
            if stack:
                state.board.moons[region] = stack[:-1]
                state.board.moons_gone += 1
                state.reveal()

    def text(self) -> Message:
        return message("text-remove-moon")


OPERATIONS.announce(MoonOutput, DiscardMoonOp, CopyTakenMoon, RemoveMoon)
