"""Operations of battle cards on dice and targeting (AE-20.2)."""

from __future__ import annotations

from itertools import combinations
from typing import Any, ClassVar, Final, Literal, final, get_args

from starboard.engine.actions import Action
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import PickDice, PickSide
from starboard.games.andromedas_edge.battle_events import BattleChanged, DiceChanged
from starboard.games.andromedas_edge.board import RAIDER_SIDE
from starboard.games.andromedas_edge.rules.battle import roll
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.forces import MAX_DICE, participants, side_of
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.state import EdgeState

SELF: Final = 0
SOURCE: Final = 1
OPPOSING: Final = 2
PLAYER: Final = 3
Side = Literal["self", "source", "chosen_opposing", "chosen_player"]
SIDES: Final[tuple[str, ...]] = get_args(Side)


def opposing(state: EdgeState, seat: int) -> list[int]:
    """Participants of another side, raiders allowed (AE-20.3)."""
    mine = side_of(state, seat)
    return [member for member in fighting(state) if side_of(state, member) != mine]


def fighting(state: EdgeState) -> list[int]:
    """Who takes part; from the roll on, who rolled."""
    battle = state.battle
    if battle is None or not battle.fought:
        return participants(state)
    order = [*state.turn_order(), RAIDER_SIDE]
    return [member for member in order if battle.fought >> member & 1]


def targets(state: EdgeState, seat: int, side: int) -> list[int]:
    if side == OPPOSING:
        return opposing(state, seat)
    return [member for member in fighting(state) if member != RAIDER_SIDE]


NO_SUCH_SIDE: Final = Bar("AE-20.3", "barred-no-such-side")
NO_SUCH_DICE: Final = Bar("AE-14.6", "barred-no-such-dice")
TOO_MANY_DICE: Final = Bar("AE-14.6", "barred-too-many-dice")


# -- dice and targeting


@final
class BattleMod(Op):
    form: ClassVar = printed("battle_mod", side=Side, dice=(int, 0), targeting=(int, 0), no_energy=(bool, False))

    def __init__(self, form: Any) -> None:
        self.side = SIDES.index(form.side)
        self.dice: int = form.dice
        self.targeting: int = form.targeting
        self.no_energy: bool = form.no_energy

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if state.battle is None:
            return
        if self.side <= SOURCE:
            self.apply(state, frame.source if self.side == SOURCE else frame.seat)
        else:
            state.queue(Ask(frame.seat, PickingSide(self)))

    def apply(self, state: EdgeState, member: int) -> None:
        battle = state.battle
        assert battle is not None
        battle.dice_bonus[member] += self.dice
        battle.targeting_bonus[member] += self.targeting
        if self.no_energy:
            battle.no_energy_for |= 1 << member
        if state.journal is not None:
            state.tell(BattleChanged(None if member == RAIDER_SIDE else member, self.dice, self.targeting))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return state.battle is not None and (self.side <= SOURCE or bool(targets(state, frame.seat, self.side)))

    def text(self) -> Message:
        change = "energy" if self.no_energy else "dice" if self.dice else "targeting"
        return message("text-battle-mod", side=SIDES[self.side], change=change, amount=0 if self.no_energy else self.dice or self.targeting)


@final
class PickingSide(Choice):
    """Whose dice or targeting a card changes."""

    def __init__(self, op: BattleMod) -> None:
        self.op = op

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickSide(member) for member in targets(state, seat, self.op.side)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSide)
        self.op.apply(state, action.seat)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SUCH_SIDE if isinstance(action, PickSide) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-side")

    def rule(self) -> str:
        return "AE-20.3"


# -- after the roll


def change(state: EdgeState, member: int, dice: list[int]) -> None:
    assert state.battle is not None
    state.battle.dice[member] = tuple(sorted(dice, reverse=True))
    if state.journal is not None:
        state.tell(DiceChanged(None if member == RAIDER_SIDE else member, list(state.battle.dice[member])))


@final
class SetDie(Op):
    """One own die gets a value, whatever the targeting (AE-14.6)."""

    form: ClassVar = printed("set_die", count=Literal[1], value=int)

    def __init__(self, form: Any) -> None:
        self.value: int = form.value

    def perform(self, state: EdgeState, frame: Frame) -> None:
        state.queue(Ask(frame.seat, SettingDie(self.value)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return state.battle is not None and bool(state.battle.dice[frame.seat])

    def text(self) -> Message:
        return message("text-set-die", count=self.value)


@final
class SettingDie(Choice):
    def __init__(self, value: int) -> None:
        self.value = value

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        assert state.battle is not None
        return [PickDice((die,)) for die in sorted(set(state.battle.dice[seat]))]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickDice)
        assert state.battle is not None
        dice = list(state.battle.dice[seat])
        dice.remove(action.values[0])
        change(state, seat, [*dice, self.value])

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PickDice):
            return None
        return TOO_MANY_DICE if len(action.values) > 1 else NO_SUCH_DICE

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-set-die", value=self.value)

    def rule(self) -> str:
        return "AE-14.6"


@final
class Reroll(Op):
    """Dice of the own or of another side are rolled again; they obey targeting (AE-14.6)."""

    form: ClassVar = printed("reroll", side=Side, count=int | Literal["any"])

    def __init__(self, form: Any) -> None:
        self.side = SIDES.index(form.side)
        self.most: int = MAX_DICE if form.count == "any" else form.count

    def members(self, state: EdgeState, seat: int) -> list[int]:
        return [seat] if self.side == SELF else opposing(state, seat)

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.side == SELF:
            state.queue(Ask(frame.seat, Rerolling(frame.seat, self.most)))
        else:
            state.queue(Ask(frame.seat, RerollWhom(self)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        battle = state.battle
        return battle is not None and any(battle.dice[member] for member in self.members(state, frame.seat))

    def text(self) -> Message:
        return message("text-reroll", which=SIDES[self.side])


@final
class RerollWhom(Choice):
    def __init__(self, op: Reroll) -> None:
        self.op = op

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickSide(member) for member in self.op.members(state, seat)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSide)
        state.queue(Ask(seat, Rerolling(action.seat, self.op.most)))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NO_SUCH_SIDE if isinstance(action, PickSide) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-side")

    def rule(self) -> str:
        return "AE-14.6"


@final
class Rerolling(Choice):
    """Which dice are rolled again."""

    def __init__(self, member: int, most: int) -> None:
        self.member = member
        self.most = most

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        assert state.battle is not None
        dice = state.battle.dice[self.member]
        found: list[Action] = []
        for count in range(1, min(self.most, len(dice)) + 1):
            found += [PickDice(values) for values in sorted(set(combinations(dice, count)))]
        return found

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickDice)
        assert state.battle is not None
        dice = list(state.battle.dice[self.member])
        for value in action.values:
            dice.remove(value)
        change(state, self.member, dice + list(roll(state, len(action.values), state.battle.targeting[self.member])))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PickDice):
            return None
        return TOO_MANY_DICE if len(action.values) > self.most else NO_SUCH_DICE

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-reroll")

    def rule(self) -> str:
        return "AE-14.6"


OPERATIONS.announce(BattleMod, SetDie, Reroll)
