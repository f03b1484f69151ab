"""Operations that steer effects: converting, choosing, conditions, other players (AE-20.2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final

import msgspec

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import PickOption, PickSide
from starboard.games.andromedas_edge.content import Effects, Payment, Test, Track, names
from starboard.games.andromedas_edge.content.resources import amounts
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS
from starboard.games.andromedas_edge.rules.conditions import CONDITIONS
from starboard.games.andromedas_edge.rules.effects import Ask, Choice, Resolve, resolve
from starboard.games.andromedas_edge.rules.gains import GiveToSource, Lose
from starboard.games.andromedas_edge.rules.moons import input_cost
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op, any_possible, effects_text, options_text
from starboard.games.andromedas_edge.rules.payment import Cost, charge, payable
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

# -- convert


@final
class Convert(Op):
    """Pay, then do something; up to so many times (AE-20.2). Without a cost of its own it pays the moon of the input slot."""

    form: ClassVar = printed("convert", pay=Payment, then=Effects, times=int, mandatory=bool)
    symbol = "{pay} → {then}"

    def __init__(self, form: Any) -> None:
        self.what: list[int] | None = None if "moon_slot" in form.pay else amounts(form.pay)
        self.then = OPERATIONS.read_all(form.then, "then")
        self.times: int = form.times
        self.mandatory: bool = form.mandatory
        again: list[Op] = [Convert(msgspec.structs.replace(form, times=self.times - 1))] if self.times > 1 else []
        self.paid = self.then + again

    def cost(self, state: EdgeState, frame: Frame) -> Cost:
        return Cost(input_cost(state, frame) if self.what is None else self.what)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.possible(state, frame):
            charge(state, frame.seat, self.cost(state, frame), Resolve(self.paid, 0, frame), not self.mandatory)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return payable(state, frame.seat, self.cost(state, frame)) and any_possible(state, self.then, frame)

    def text(self) -> Message:
        pay = message("text-moon-slot") if self.what is None else names.amounts(self.what)
        how = "must" if self.mandatory else "may"
        return message("text-convert", pay=pay, what=effects_text(self.then), times=self.times, how=how)


# -- choose


def option_possible(state: EdgeState, ops: list[Op], frame: Frame) -> bool:
    """An option can be taken when something of it can be done, and what it demands in full (AE-20.2)."""
    for op in ops:
        if isinstance(op, Lose | GiveToSource) and not op.possible(state, frame):
            return False
    return any_possible(state, ops, frame)


def read_options(written: list[Effects]) -> list[list[Op]]:
    return [OPERATIONS.read_all(option, f"options[{number}]") for number, option in enumerate(written)]


@final
class Choose(Op):
    form: ClassVar = printed("choose", pick=int, options=list[Effects])
    symbol = "{options}"

    def __init__(self, form: Any) -> None:
        self.pick: int = form.pick
        self.options = read_options(form.options)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        state.queue(Ask(frame.seat, Choosing(self.options, self.pick, 0, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return any(option_possible(state, ops, frame) for ops in self.options)

    def text(self) -> Message:
        return message("text-choose", pick=self.pick, options=options_text(self.options))


NO_SUCH_OPTION: Final = Bar("AE-20.2", "barred-no-such-number")
OPTION_TAKEN: Final = Bar("AE-20.2", "barred-option-taken")
OPTION_IMPOSSIBLE: Final = Bar("AE-20.2", "barred-option-impossible")
NO_OPPONENT: Final = Bar("AE-20.3", "barred-no-opponent")


@final
class Choosing(Choice):
    """Pick among the options that can be carried out; `taken` are those picked before."""

    def __init__(self, choices: list[list[Op]], pick: int, taken: int, frame: Frame) -> None:
        self.choices = choices
        self.pick = pick
        self.taken = taken
        self.frame = frame

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickOption(number + 1) for number in range(len(self.choices)) if self.option_bar(state, number) is None]

    def option_bar(self, state: EdgeState, number: int) -> Bar | None:
        """Why one of the options cannot be picked."""
        if not 0 <= number < len(self.choices):
            return NO_SUCH_OPTION
        if self.taken >> number & 1:
            return OPTION_TAKEN
        return None if option_possible(state, self.choices[number], self.frame) else OPTION_IMPOSSIBLE

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickOption)
        number = action.option - 1
        if self.pick > 1:
            state.queue(Ask(seat, Choosing(self.choices, self.pick - 1, self.taken | 1 << number, self.frame)))
        resolve(state, self.choices[number], self.frame)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return self.option_bar(state, action.option - 1) if isinstance(action, PickOption) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-option")

    def rule(self) -> str:
        return "AE-20.2"


# -- conditions and other players


@final
class If(Op):
    form: ClassVar = printed("if", condition=Test, then=Effects)
    symbol = "{then}"

    def __init__(self, form: Any) -> None:
        self.when = CONDITIONS.read(form.condition, "condition")
        self.then = OPERATIONS.read_all(form.then, "then")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.when.holds(state, frame.seat):
            resolve(state, self.then, frame)

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return self.when.holds(state, frame.seat) and any_possible(state, self.then, frame)

    def text(self) -> Message:
        return message("text-if", condition=self.when.text(), what=effects_text(self.then))


Players = Literal["all", "others", "participants", "defeated_players", "lowest_vp", "highest_vp", "highest_on_track", "source"]


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

    form: ClassVar = printed("for_each", players=Players, do=Effects, track=(Track, "science"))
    symbol = "{do}"

    def __init__(self, form: Any) -> None:
        self.players: str = form.players
        self.track = TRACK_IDS.index(form.track)
        self.ops = OPERATIONS.read_all(form.do, "do")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for seat in reversed(selected(state, frame, self.players, self.track)):
            resolve(state, self.ops, frame.performed_by(seat))

    def text(self) -> Message:
        return message("text-for-each", players=self.players, track=names.track(TRACK_IDS[self.track]), what=effects_text(self.ops))


@final
class AskPlayer(Op):
    """A participating opponent of choice picks one of the options and performs it (AE-20.2)."""

    form: ClassVar = printed("ask_player", player=Literal["chosen_opponent"], options=list[Effects])

    def __init__(self, form: Any) -> None:
        self.options = read_options(form.options)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if opponents_in_battle(state, frame.seat):
            state.queue(Ask(frame.seat, Asking(self.options, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(opponents_in_battle(state, frame.seat))

    def text(self) -> Message:
        return message("text-ask-player", options=options_text(self.options))


def opponents_in_battle(state: EdgeState, seat: int) -> list[int]:
    return [other for other in state.turn_order() if state.are_opponents(seat, other) and state.players[other].ships_in(state.region)]


@final
class Asking(Choice):
    """Which opponent has to choose."""

    def __init__(self, choices: list[list[Op]], frame: Frame) -> None:
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


OPERATIONS.announce(Convert, Choose, If, ForEach, AskPlayer)
