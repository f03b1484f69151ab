"""Operations that steer effects: converting, choosing, conditions, other players (AE-20.2)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import PickOption, PickSide
from starboard.games.andromedas_edge.content import NOTHING, Effects
from starboard.games.andromedas_edge.content.resources import amounts
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS
from starboard.games.andromedas_edge.rules.conditions import Condition, condition
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, Frame, Op, Resolve, any_possible, compiled, operation, resolve
from starboard.games.andromedas_edge.rules.gains import GiveToSource, Lose
from starboard.games.andromedas_edge.rules.moons import input_cost
from starboard.games.andromedas_edge.rules.payment import Cost, charge, payable
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

# -- convert


@final
class Convert(Op):
    """Pay, then do something; up to so many times (AE-20.2). Without a cost of its own it pays the moon of the input slot."""

    def __init__(self, what: list[int] | None, then: list[Op], times: int, mandatory: bool) -> None:
        self.what = what
        self.then = then
        self.times = times
        self.mandatory = mandatory

    def cost(self, state: EdgeState, frame: Frame) -> Cost:
        return Cost(input_cost(state, frame) if self.what is None else self.what)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if not self.possible(state, frame):
            return
        then: list[Op] = self.then
        if self.times > 1:
            then = [*self.then, Convert(self.what, self.then, self.times - 1, self.mandatory)]
        charge(state, frame.seat, self.cost(state, frame), Resolve(then, 0, frame), not self.mandatory)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return payable(state, frame.seat, self.cost(state, frame)) and any_possible(state, self.then, frame)


@operation("convert")
def convert_op(p: dict[str, Any]) -> Op:
    pay = None if "moon_slot" in p["pay"] else amounts(p["pay"])
    return Convert(pay, compiled(p["then"]), p["times"], p["mandatory"])


# -- choose


def option_possible(state: EdgeState, ops: list[Op], frame: Frame) -> bool:
    """An option can be taken when something of it can be done, and what it demands in full (AE-20.2)."""
    for op in ops:
        if isinstance(op, Lose | GiveToSource) and not op.possible(state, frame):
            return False
    return any_possible(state, ops, frame)


@final
class Options:
    """Effects to choose from, compiled, and as the contents have them for texts."""

    def __init__(self, data: list[Effects]) -> None:
        self.data = data
        self.effects = [compiled(effect) for effect in data]


@final
class Choose(Op):
    def __init__(self, pick: int, options: Options) -> None:
        self.pick = pick
        self.options = options

    def perform(self, state: EdgeState, frame: Frame) -> None:
        state.queue(Ask(frame.seat, Choosing(self.options, self.pick, 0, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return any(option_possible(state, ops, frame) for ops in self.options.effects)


@operation("choose")
def choose_op(p: dict[str, Any]) -> Op:
    return Choose(p["pick"], Options(p["options"]))


NO_SUCH_OPTION: Final = Bar("AE-20.2", "barred-no-such-number")
OPTION_TAKEN: Final = Bar("AE-20.2", "barred-option-taken")
OPTION_IMPOSSIBLE: Final = Bar("AE-20.2", "barred-option-impossible")
NO_OPPONENT: Final = Bar("AE-20.3", "barred-no-opponent")


@final
class Choosing(Choice):
    """Pick among the options that can be carried out; `taken` are those picked before."""

    def __init__(self, choices: Options, pick: int, taken: int, frame: Frame) -> None:
        self.choices = choices
        self.pick = pick
        self.taken = taken
        self.frame = frame

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickOption(number + 1) for number in range(len(self.choices.effects)) if self.option_bar(state, number) is None]

    def option_bar(self, state: EdgeState, number: int) -> Bar | None:
        """Why one of the options cannot be picked."""
        if not 0 <= number < len(self.choices.effects):
            return NO_SUCH_OPTION
        if self.taken >> number & 1:
            return OPTION_TAKEN
        return None if option_possible(state, self.choices.effects[number], self.frame) else OPTION_IMPOSSIBLE

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickOption)
        number = action.option - 1
        if self.pick > 1:
            state.queue(Ask(seat, Choosing(self.choices, self.pick - 1, self.taken | 1 << number, self.frame)))
        resolve(state, self.choices.effects[number], self.frame)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return self.option_bar(state, action.option - 1) if isinstance(action, PickOption) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-option")

    def rule(self) -> str:
        return "AE-20.2"


# -- conditions and other players


@final
class If(Op):
    def __init__(self, when: Condition, then: list[Op]) -> None:
        self.when = when
        self.then = then

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.when.holds(state, frame.seat):
            resolve(state, self.then, frame)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return self.when.holds(state, frame.seat) and any_possible(state, self.then, frame)


@operation("if")
def if_op(p: dict[str, Any]) -> Op:
    return If(condition(p["condition"]), compiled(p["then"]))


PLAYERS: Final = ("all", "others", "participants", "defeated_players", "lowest_vp", "highest_vp", "highest_on_track", "source")


def selected(state: EdgeState, frame: Frame, players: str, track: int) -> list[int]:
    """The players that a selector names, in turn order (AE-20.3)."""
    seats = state.turn_order()
    if players == "others":
        return [seat for seat in seats if seat != frame.seat]
    if players == "source":
        return [frame.source]
    if players == "participants":
        return [seat for seat in seats if state.players[seat].ships_in(state.region)]
    if players == "defeated_players":
        return [seat for seat in seats if state.battle is not None and state.battle.defeated >> seat & 1]
    if players == "all":
        return seats
    if players == "highest_on_track":
        values = [state.players[seat].tracks[track] for seat in seats]
    else:
        values = [state.players[seat].vp for seat in seats]
    best = min(values) if players == "lowest_vp" else max(values)
    return [seat for seat, value in zip(seats, values, strict=True) if value == best]


@final
class ForEach(Op):
    """Each selected player performs the effect in turn order."""

    def __init__(self, players: str, track: int, ops: list[Op]) -> None:
        self.players = players
        self.track = track
        self.ops = ops

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for seat in reversed(selected(state, frame, self.players, self.track)):
            resolve(state, self.ops, frame.performed_by(seat))


@operation("for_each")
def for_each_op(p: dict[str, Any]) -> Op:
    track = TRACK_IDS.index(p["track"]) if "track" in p else NOTHING
    return ForEach(PLAYERS[PLAYERS.index(p["players"])], track, compiled(p["do"]))


@final
class AskPlayer(Op):
    """A participating opponent of choice picks one of the options and performs it (AE-20.2)."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if opponents_in_battle(state, frame.seat):
            state.queue(Ask(frame.seat, Asking(self.options, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(opponents_in_battle(state, frame.seat))


@operation("ask_player")
def ask_player_op(p: dict[str, Any]) -> Op:
    if p["player"] != "chosen_opponent":
        raise ValueError(f"unknown player {p['player']!r}")
    return AskPlayer(Options(p["options"]))


def opponents_in_battle(state: EdgeState, seat: int) -> list[int]:
    return [other for other in state.turn_order() if state.are_opponents(seat, other) and state.players[other].ships_in(state.region)]


@final
class Asking(Choice):
    """Which opponent has to choose."""

    def __init__(self, choices: Options, frame: Frame) -> None:
        self.choices = choices
        self.frame = frame

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickSide(other) for other in opponents_in_battle(state, seat)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSide)
        frame = Frame(action.seat, self.frame.source, self.frame.module)
        state.queue(Ask(action.seat, Choosing(self.choices, 1, 0, frame)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_OPPONENT if isinstance(action, PickSide) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-opponent")

    def rule(self) -> str:
        return "AE-20.3"
