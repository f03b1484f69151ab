"""Using effects: what adventures 2 to 8 say of them, and the decisions that they share (WM-0.11 to WM-0.14)."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Decision, Step
from starboard.engine.effects.vocabulary import Vocabulary
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.welcome_to_the_moon.actions import Mark, Skip, WriteX
from starboard.games.welcome_to_the_moon.content.effects import PLANNING, effect_name
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY, UNTOUCHED, X
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout
from starboard.games.welcome_to_the_moon.content.names import SheetNames
from starboard.games.welcome_to_the_moon.events import WroteX
from starboard.games.welcome_to_the_moon.rules.adventure import CommonRules
from starboard.games.welcome_to_the_moon.rules.bars import elsewhere, filled_bar
from starboard.games.welcome_to_the_moon.sheet import MarkedSheet, Sheet
from starboard.games.welcome_to_the_moon.state import AstraRules, MoonState

SKIP: Final[Action] = Skip()


class EffectRules(CommonRules):
    """What an adventure's effects can be used for. Symbols go by their numbers in the layout."""

    def __init__(self, layout: MarkedLayout, names: SheetNames, astra: AstraRules, tests: Vocabulary[Any]) -> None:
        super().__init__(layout, names, astra, tests)
        self.marked_layout = layout
        self.mark_actions: list[Action] = [Mark(symbol) for symbol in layout.symbols]
        self.x_actions: list[Action] = [WriteX(slot) for slot in layout.slot_ids]

    @abstractmethod
    def markable(self, state: MoonState, seat: int, purpose: int) -> list[int]:
        """Symbols that may be marked now for an effect, or for a choice that the adventure numbers after the effects.

        Equal ones are offered once; astronaut: the next icon. Planning is asked otherwise.
        """

    @abstractmethod
    def out_of_reach(self, state: MoonState, seat: int, purpose: int, symbol: int) -> Refusal:
        """Why a symbol of the right kind cannot be marked now."""

    def bar_mark(self, state: MoonState, seat: int, purpose: int, mark: str, other: Refusal) -> Refusal | None:
        """Why a symbol cannot be marked for this purpose, `other` if it never is; None when it can."""
        layout = self.marked_layout
        symbol = layout.symbol_at.get(mark, EMPTY)
        if symbol == EMPTY:
            return Refusal("refused-symbol", rule="WM-0.4", symbol=mark)
        offered = self.markable(state, seat, purpose)
        if symbol in offered:
            return None
        if symbol not in layout.kinds[purpose]:
            return other
        if cast("MarkedSheet", state.sheet(seat)).marks[symbol] != UNTOUCHED:
            return Refusal("refused-marked", rule="WM-0.4")
        if any(layout.group_of[one] == layout.group_of[symbol] for one in offered):
            return Refusal("refused-next", rule="WM-0.11")
        return self.out_of_reach(state, seat, purpose, symbol)

    @abstractmethod
    def x_places(self, state: MoonState, seat: int) -> list[int]:
        """Slots where planning may write an X."""

    def bar_x(self, state: MoonState, seat: int, id: str) -> Refusal | None:
        """Why planning cannot write an X in a slot; None when it can (WM-0.13.1)."""
        slot = self.layout.slot_at.get(id, EMPTY)
        if slot == EMPTY:
            return Refusal("refused-slot", rule="WM-0.13.1", slot=id)
        if slot in self.x_places(state, seat):
            return None
        if state.sheet(seat).slots[slot] != EMPTY:
            return filled_bar("WM-0.13.1")
        return self.bar_x_slot(state.sheet(seat), slot)

    def bar_x_slot(self, sheet: Sheet, slot: int) -> Refusal:
        """Why an X may not go into an empty slot."""
        return Refusal("refused-plan", rule="WM-0.13.1")

    @abstractmethod
    def mark(self, state: MoonState, seat: int, symbol: int) -> None:
        """Mark a symbol chosen by the player, with all that follows."""

    @abstractmethod
    def filled(self, state: MoonState, seat: int, slot: int) -> None:
        """Consequences of a slot just filled, by a number or an X."""

    @abstractmethod
    def planned(self, state: MoonState, seat: int) -> None:
        """The price of an X (WM-0.13.2)."""

    def due(self, state: MoonState, seat: int) -> list[Message]:
        """Choices that what was marked has brought; the next one first."""
        return [task.news for task in state.agendas[seat][::-1] if isinstance(task, ChooseSymbol)]

    @abstractmethod
    def end_play(self, state: MoonState, seat: int) -> None:
        """After the effect, before the player commits."""


@final
class ApplyEffect(Step[MoonState]):
    """After the immediate consequences of writing: offer the effect of the turn, if there is anything to do with it (WM-0.11)."""

    def __init__(self, rules: EffectRules, use: Decision[MoonState], plan: Decision[MoonState]) -> None:
        self.rules = rules
        self.use = use
        self.plan = plan

    def run(self, state: MoonState, seat: int) -> None:
        effect = state.sheet(seat).effect
        if effect == PLANNING:
            if self.rules.x_places(state, seat):
                state.push(seat, self.plan)
        elif self.rules.markable(state, seat, effect):
            state.push(seat, self.use)


@final
class UseEffect(Decision[MoonState]):
    """Mark one symbol with the effect of the turn, or let it go (WM-0.11)."""

    def __init__(self, rules: EffectRules) -> None:
        self.rules = rules

    def options(self, state: MoonState, seat: int) -> list[Action]:
        symbols = self.rules.markable(state, seat, state.sheet(seat).effect)
        options = [self.rules.mark_actions[symbol] for symbol in symbols]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.rules.mark(state, seat, self.rules.marked_layout.symbol_at[action.mark])

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-effect", effect=effect_name(state.sheet(seat).effect))

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        effect = state.sheet(seat).effect
        refusal: Refusal | None = None
        if isinstance(action, Mark):
            other = Refusal("refused-effect", rule="WM-0.11", effect=effect_name(effect))
            refusal = self.rules.bar_mark(state, seat, effect, action.mark, other)
        elif isinstance(action, WriteX):
            refusal = Refusal("refused-x", rule="WM-0.13.1")
        return refusal or elsewhere(state, action, Refusal("refused-effect-first", rule="WM-0.11", effect=effect_name(effect)))


@final
class PlanX(Decision[MoonState]):
    """Planning: write one X, and pay for it, or let it go (WM-0.13)."""

    def __init__(self, rules: EffectRules) -> None:
        self.rules = rules

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.rules.x_actions[slot] for slot in self.rules.x_places(state, seat)]
        options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, WriteX):
            slot = self.rules.layout.slot_at[action.slot]
            state.own(seat).slots[slot] = X
            if state.journal is not None:
                state.whisper(seat, WroteX(seat, action.slot, self.rules.names.place(slot)))
            self.rules.filled(state, seat, slot)
            self.rules.planned(state, seat)

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message("ask-plan")

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        refusal = self.rules.bar_x(state, seat, action.slot) if isinstance(action, WriteX) else None
        return refusal or elsewhere(state, action, Refusal("refused-plan", rule="WM-0.13.1"))


@final
class ChooseSymbol(Decision[MoonState]):
    """A consequence that leaves a choice: mark one symbol for a purpose that the adventure names; some may be declined.

    `news` says that it will be asked, before it is.
    """

    def __init__(self, rules: EffectRules, purpose: int, question: str, rule: str, news: Message, optional: bool = False) -> None:
        self.rules = rules
        self.purpose = purpose
        self.question = question
        self.rule = rule
        self.news = news
        self.optional = optional

    def options(self, state: MoonState, seat: int) -> list[Action]:
        options = [self.rules.mark_actions[symbol] for symbol in self.rules.markable(state, seat, self.purpose)]
        if self.optional:
            options.append(SKIP)
        return options

    def take(self, state: MoonState, seat: int, action: Action) -> None:
        if isinstance(action, Mark):
            self.rules.mark(state, seat, self.rules.marked_layout.symbol_at[action.mark])

    def prompt(self, state: MoonState, seat: int) -> Message:
        return message(self.question)

    def refuse(self, state: MoonState, seat: int, action: Action) -> Refusal:
        first = Refusal("refused-choice", rule=self.rule, question=message(self.question))
        if isinstance(action, Skip):
            return Refusal("refused-compulsory", rule=self.rule)
        refusal = self.rules.bar_mark(state, seat, self.purpose, action.mark, first) if isinstance(action, Mark) else None
        return refusal or elsewhere(state, action, first)


@final
class EndPlay(Step[MoonState]):
    """What an adventure does after the effect, before the player commits (WM-0.6)."""

    def __init__(self, rules: EffectRules) -> None:
        self.rules = rules

    def run(self, state: MoonState, seat: int) -> None:
        self.rules.end_play(state, seat)
