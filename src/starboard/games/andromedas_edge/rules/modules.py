"""Modules: buying and taking them from the display, and their place on the station (AE-11)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.effects.words import chain
from starboard.engine.messages import Message, message
from starboard.games.andromedas_edge.actions import Finish, PickModule, PickPosition, PickSide
from starboard.games.andromedas_edge.content import COLUMNS, NOTHING, Row, names
from starboard.games.andromedas_edge.content.modules import DISPLAY_ROWS, MODULE_DAMAGE, MODULE_IDS, MODULE_OF, MODULE_ROW, PRICES
from starboard.games.andromedas_edge.content.tracks import INDUSTRY
from starboard.games.andromedas_edge.events import ModuleBuried, ModulePlaced, ModuleTaken
from starboard.games.andromedas_edge.player import UNUSED
from starboard.games.andromedas_edge.rules.effects import Ask, Choice
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame, Op
from starboard.games.andromedas_edge.rules.payment import FREE, Cost, charge, means_of, price_bar
from starboard.games.andromedas_edge.rules.refusals import Bar
from starboard.games.andromedas_edge.rules.tracks import Advance
from starboard.games.andromedas_edge.state import EdgeState

Taken = tuple[int, ...]
NONE_TAKEN: Final[Taken] = ()

NOT_DISPLAYED: Final = Bar("AE-11.1", "barred-not-displayed")
OTHER_COLUMN: Final = Bar("AE-11.1", "barred-other-column")
TAKE_ONE: Final = Bar("AE-11.1", "barred-take-one")
YOU_OR_YOUR_PARTNER: Final = Bar("AE-21.12", "barred-you-or-your-partner")
NOT_IN_THE_ROW: Final = Bar("AE-11.2", "barred-not-in-the-row-there")


def place_of(state: EdgeState, action: PickModule) -> int:
    """Where a module is displayed, NOTHING when it is not."""
    module = MODULE_OF.get(action.module, NOTHING)
    return state.board.display.index(module) if module != NOTHING and module in state.board.display else NOTHING


class GetModules(Op):
    """Buy or take displayed modules of some columns (AE-11.1)."""

    def __init__(self, form: Any) -> None:
        self.names: list[str] = form.columns
        self.columns = [COLUMNS.index(name) for name in self.names]
        self.least = 1
        self.most = 1
        self.discount = 0
        self.bury = False
        self.free = True
        self.prices: list[Cost] = [FREE] * len(COLUMNS) * DISPLAY_ROWS

    def price(self, place: int) -> Cost:
        return self.prices[place]

    def places(self, state: EdgeState, seat: int) -> list[int]:
        """Places of the display whose card can be had now."""
        places = [column * DISPLAY_ROWS + row for column in self.columns for row in range(DISPLAY_ROWS)]
        display, means = state.board.display, means_of(state, seat)
        return [place for place in places if display[place] != NOTHING and not means.lacking(self.price(place))]

    def bar(self, state: EdgeState, seat: int, place: int) -> Bar | None:
        """Why a displayed card cannot be had now (AE-11.1)."""
        if place // DISPLAY_ROWS not in self.columns:
            return OTHER_COLUMN
        return price_bar(state, seat, self.price(place), "AE-11.1")

    def perform(self, state: EdgeState, frame: Frame) -> None:
        if self.places(state, frame.seat):
            state.queue(Ask(frame.seat, Buying(self, NONE_TAKEN, frame)))

    def possible(self, state: EdgeState, frame: Frame) -> bool:
        return bool(self.places(state, frame.seat))


def columns_text(columns: list[str]) -> Message:
    if len(columns) == len(COLUMNS):
        return message("text-any-column")
    return chain("text-and", [names.track(column) for column in columns])


@final
class BuyModule(GetModules):
    form: ClassVar = printed("buy_module", columns=list[Row], min=int, max=int, discount=int, discard_if_fewer=bool)

    def __init__(self, form: Any) -> None:
        super().__init__(form)
        self.least = form.min
        self.most = form.max
        self.discount = form.discount
        self.bury = form.discard_if_fewer
        self.free = False
        self.prices = [Cost(price, self.discount) for prices in PRICES for price in prices]

    def text(self) -> Message:
        return message("text-buy-module", most=self.most, discount=self.discount, columns=columns_text(self.names))


@final
class GainModule(GetModules):
    form: ClassVar = printed("gain_module", columns=list[Row])

    def text(self) -> Message:
        return message("text-gain-module", columns=columns_text(self.names))


@final
class Buying(Choice):
    """All cards are chosen and paid before anything else happens (AE-11.1 step 1)."""

    def __init__(self, op: GetModules, taken: Taken, frame: Frame) -> None:
        self.op = op
        self.taken = taken
        self.frame = frame

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        display = state.board.display
        options: list[Action] = [PickModule(MODULE_IDS[display[place]]) for place in self.op.places(state, seat)]
        return options if len(self.taken) < self.op.least else [*options, Finish()]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        if isinstance(action, PickModule):
            module = MODULE_OF[action.module]
            place = state.board.display.index(module)
            bought = Bought(self.op, self.taken, module, place, self.frame)
            charge(state, seat, self.op.price(place), bought, otherwise=Acquire(self.op, self.taken, self.frame))
        else:
            state.queue(Acquire(self.op, self.taken, self.frame))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if isinstance(action, PickModule):
            place = place_of(state, action)
            return NOT_DISPLAYED if place == NOTHING else self.op.bar(state, seat, place)
        return TAKE_ONE if isinstance(action, Finish) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-take-module" if self.op.free else "ask-buy", taken=len(self.taken))

    def rule(self) -> str:
        return "AE-11.1"


@final
class Bought(Step[EdgeState]):
    """A card is paid; another one may follow."""

    def __init__(self, op: GetModules, taken: Taken, module: int, place: int, frame: Frame) -> None:
        self.op = op
        self.taken = taken
        self.module = module
        self.place = place
        self.frame = frame

    def run(self, state: EdgeState, seat: int) -> None:
        state.board.display[self.place] = NOTHING
        taken = (*self.taken, self.module)
        if state.journal is not None:
            state.tell(ModuleTaken(self.frame.seat, MODULE_IDS[self.module]))
        if len(taken) < self.op.most and self.op.places(state, self.frame.seat):
            state.queue(AskNext(self.op, taken, self.frame))
        else:
            state.queue(Acquire(self.op, taken, self.frame))


@final
class AskNext(Step[EdgeState]):
    def __init__(self, op: GetModules, taken: Taken, frame: Frame) -> None:
        self.op = op
        self.taken = taken
        self.frame = frame

    def run(self, state: EdgeState, seat: int) -> None:
        state.push(self.frame.seat, Buying(self.op, self.taken, self.frame))


@final
class Acquire(Step[EdgeState]):
    """Place the cards, advance for each, put one away if only one was bought, refresh (AE-11.1 steps 2 to 5)."""

    def __init__(self, op: GetModules, taken: Taken, frame: Frame) -> None:
        self.op = op
        self.taken = taken
        self.frame = frame

    def run(self, state: EdgeState, seat: int) -> None:
        buyer = self.frame.seat
        state.queue(Refresh())
        if self.op.bury and len(self.taken) == 1:
            state.queue(Ask(buyer, Burying(self.op.columns)))
        for module in reversed(self.taken):
            state.queue(AdvanceFor(module))
        for module in reversed(self.taken):
            state.queue(Install(buyer, module))


@final
class Install(Step[EdgeState]):
    """Put a card into its row; in a team the first one of the turn may go to the partner (AE-11.2, AE-21.12)."""

    def __init__(self, buyer: int, module: int) -> None:
        self.buyer = buyer
        self.module = module

    def run(self, state: EdgeState, seat: int) -> None:
        if state.teams and self.buyer == state.active and not state.module_given:
            state.module_given = True
            state.queue(Ask(self.buyer, Bestowing(self.module)))
        else:
            install(state, self.buyer, self.module)


def install(state: EdgeState, seat: int, module: int) -> None:
    player = state.players[seat]
    player.modules.append(module)
    player.damage.append(MODULE_DAMAGE[module])
    player.phages.append(0)
    player.slots.append(NOTHING)
    player.scored.append(False)
    player.used.append(UNUSED)
    if state.journal is not None:
        state.tell(ModulePlaced(seat, MODULE_IDS[module]))
    if MODULE_ROW[module] == INDUSTRY:
        state.queue(Ask(seat, Positioning(module)))


@final
class Bestowing(Choice):
    """Who gets the module (AE-21.12)."""

    def __init__(self, module: int) -> None:
        self.module = module

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickSide(seat), PickSide(state.partner(seat))]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSide)
        install(state, action.seat, self.module)

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return YOU_OR_YOUR_PARTNER if isinstance(action, PickSide) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-bestow", module=names.module(MODULE_IDS[self.module]))

    def rule(self) -> str:
        return "AE-21.12"


@final
class Positioning(Choice):
    """Where in the industry row; a moon between neighbours that are parted is lost (AE-9.6, AE-11.2)."""

    def __init__(self, module: int) -> None:
        self.module = module

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        return [PickPosition(position) for position in range(1, len(state.players[seat].industry) + 1)]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickPosition)
        player = state.players[seat]
        position = action.position
        if position < len(player.industry):
            if player.halves[position - 1] != NOTHING:
                state.board.moons_gone += 1
            player.halves[position - 1] = NOTHING
            player.halves_paid[position - 1] = False
        player.industry.insert(position, self.module)
        player.halves.insert(position, NOTHING)
        player.halves_paid.insert(position, False)
        if state.journal is not None:
            state.tell(ModulePlaced(seat, MODULE_IDS[self.module]))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        return NOT_IN_THE_ROW if isinstance(action, PickPosition) else None

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-position", module=names.module(MODULE_IDS[self.module]))

    def rule(self) -> str:
        return "AE-11.2"


@final
class AdvanceFor(Step[EdgeState]):
    """The owner of a new module advances on its track (AE-11.3)."""

    def __init__(self, module: int) -> None:
        self.module = module

    def run(self, state: EdgeState, seat: int) -> None:
        for owner, player in enumerate(state.players):
            if self.module in player.modules:
                state.queue(Advance(owner, MODULE_ROW[self.module]))


@final
class Burying(Choice):
    """A displayed module of the action's columns goes under its deck (AE-11.5)."""

    def __init__(self, columns: list[int]) -> None:
        self.columns = columns

    def options(self, state: EdgeState, seat: int) -> list[Action]:
        display = state.board.display
        places = [column * DISPLAY_ROWS + row for column in self.columns for row in range(DISPLAY_ROWS)]
        return [PickModule(MODULE_IDS[display[place]]) for place in places if display[place] != NOTHING]

    def take(self, state: EdgeState, seat: int, action: Action) -> None:
        assert isinstance(action, PickModule)
        bury(state, state.board.display.index(MODULE_OF[action.module]))

    def bar(self, state: EdgeState, seat: int, action: Action) -> Bar | None:
        if not isinstance(action, PickModule):
            return None
        return NOT_DISPLAYED if place_of(state, action) == NOTHING else OTHER_COLUMN

    def prompt(self, state: EdgeState, seat: int) -> Message:
        return message("ask-bury")

    def rule(self) -> str:
        return "AE-11.5"


def bury(state: EdgeState, place: int) -> None:
    module = state.board.display[place]
    state.board.display[place] = NOTHING
    state.board.decks[place // DISPLAY_ROWS].insert(0, module)
    if state.journal is not None:
        state.tell(ModuleBuried(None, MODULE_IDS[module]))


@final
class Refresh(Step[EdgeState]):
    """Cards slide towards row 1, then each column is filled from its deck (AE-11.6)."""

    def run(self, state: EdgeState, seat: int) -> None:
        refresh(state)


def refresh(state: EdgeState) -> None:
    display = state.board.display
    for column in range(4):
        first = column * DISPLAY_ROWS
        kept = [module for module in display[first : first + DISPLAY_ROWS] if module != NOTHING]
        deck = state.board.decks[column]
        while len(kept) < DISPLAY_ROWS and deck:
            kept.append(deck.pop())
            state.reveal()
        display[first : first + DISPLAY_ROWS] = kept + [NOTHING] * (DISPLAY_ROWS - len(kept))


@final
class DiscardDisplay(Op):
    """The cards of a row of the display go under their decks."""

    form: ClassVar = printed("discard_display", row=int)

    def __init__(self, form: Any) -> None:
        self.row: int = form.row

    def perform(self, state: EdgeState, frame: Frame) -> None:
        for column in range(4):
            place = column * DISPLAY_ROWS + self.row - 1
            if state.board.display[place] != NOTHING:
                bury(state, place)
        refresh(state)

    def text(self) -> Message:
        return message("text-discard-display")


OPERATIONS.announce(BuyModule, GainModule, DiscardDisplay)
