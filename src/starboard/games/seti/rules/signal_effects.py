"""Effects that mark signals: at stars, of colours, for cards, where probes are (SE-9.6)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Literal, final, get_args

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import PickCard, PickProbe, PickSector, Stop
from starboard.games.seti.content import Planet, SectorColour
from starboard.games.seti.content.cards import CARD_COLOUR, CARD_IDS, CARD_OF
from starboard.games.seti.content.names import planet_name, star_name
from starboard.games.seti.content.numbers import (
    NOBODY,
    OUMUAMUA,
    PLANET_IDS,
    SECTOR_COLOURS,
    STAR_IDS,
    STARS_OF_COLOUR,
    TILE,
)
from starboard.games.seti.rival import RIVAL
from starboard.games.seti.rules import anomalies
from starboard.games.seti.rules.choices import Choice, ask, card_bar, not_in_hand
from starboard.games.seti.rules.deck import discard_for_signal, discard_openly, top_card
from starboard.games.seti.rules.hand import REFILL
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.rival_signals import best_star, row_signal
from starboard.games.seti.rules.signals import MarkOneOf, mark
from starboard.games.seti.state import SetiState

Where = Literal[
    "star",
    "planet_sector",
    "colour",
    "any_sector",
    "one_chosen_sector",
    "own_probe_sector",
    "own_probe_sector_and_neighbours",
    "chosen_probes",
    "card_row",
    "hand_cards",
    "deck_top",
    "oumuamua_sector",
    "next_anomaly_sector",
    "oumuamua_tile",
]
STAR: Final = 0
PLANET_SECTOR: Final = 1
COLOUR: Final = 2
ANY_SECTOR: Final = 3
ONE_SECTOR: Final = 4
PROBE_SECTOR: Final = 5
PROBE_SECTORS: Final = 6
PROBES: Final = 7
ROW: Final = 8
HAND: Final = 9
DECK_TOP: Final = 10
OUMUAMUA_SECTOR: Final = 11
NEXT_ANOMALY: Final = 12
ON_TILE: Final = 13
WHERE: Final[list[str]] = list(get_args(Where))
ALL_STARS: Final = list(range(8))


NO_PROBE_THERE: Final = Barred("SE-9.6", message("refused-no-probe-there"))
OTHER_PROBE: Final = Barred("SE-9.6", message("refused-other-probe"))
MUST_DISCARD: Final = Barred("SE-9.6", message("refused-must-discard"))
NOT_IN_HAND: Final = not_in_hand("SE-9.6")
NOT_IN_ROW: Final = Barred("SE-9.6", message("refused-not-in-row"))


@final
class SignalOp(Op):
    """Mark signals; `what` is the star, planet or colour (SE-9.6)."""

    form: ClassVar = printed(
        "signal",
        where=Where,
        count=int,
        star=(str, ""),
        planet=(Planet | None, None),
        colour=(SectorColour | None, None),
        data=(bool, True),
        up_to=(bool, False),
    )
    symbol: ClassVar = "signal"

    def __init__(self, form: Any) -> None:
        self.where = WHERE.index(form.where)
        self.count: int = form.count
        self.with_data: bool = form.data
        self.up_to: bool = form.up_to
        self.what = NOBODY
        if self.where == STAR:
            self.what = STAR_IDS.index(form.star)
        elif self.where == PLANET_SECTOR:
            self.what = PLANET_IDS.index(form.planet)
        elif self.where == COLOUR:
            self.what = SECTOR_COLOURS.index(form.colour)

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        if self.where == ROW:
            state.push(seat, REFILL)
        if self.where in (ROW, HAND):
            state.push(seat, DiscardFor(self, self.count, source))
        elif self.where == PROBES:
            state.push(seat, ProbeSignals(self, self.count, (), source))
        elif self.where in (ONE_SECTOR, PROBE_SECTOR, PROBE_SECTORS):
            ask(state, seat, SectorSignals(self, source))
        else:
            for _ in range(self.count):
                state.push(seat, SingleSignal(self, source))

    def for_rival(self, state: SetiState, source: int) -> None:
        for _ in range(self.count):
            if self.where == ROW:
                row_signal(state)
            elif self.where == ON_TILE:
                mark(state, RIVAL, TILE, True, NOBODY)
            else:
                mark(state, RIVAL, best_star(state, self.stars(state)), True, NOBODY)

    def stars(self, state: SetiState) -> list[int]:
        """Where one signal may go now."""
        if self.where == STAR:
            return [self.what]
        if self.where == PLANET_SECTOR:
            return [state.star_of(self.what)]
        if self.where == COLOUR:
            return STARS_OF_COLOUR[self.what]
        if self.where == OUMUAMUA_SECTOR:
            return [state.star_of(OUMUAMUA)]
        if self.where == NEXT_ANOMALY:
            return [state.board.stars[anomalies.next_anomaly(state) // 8]]
        return ALL_STARS

    def text(self) -> Message:
        return message(
            "op-signal",
            count=self.count,
            where=self.place(),
            data="kept" if self.with_data else "lost",
            most="up" if self.up_to else "all",
        )

    def place(self) -> Message:
        if self.where == STAR:
            return message("where-star", star=star_name(STAR_IDS[self.what]))
        if self.where == PLANET_SECTOR:
            return message("where-planet-sector", planet=planet_name(PLANET_IDS[self.what]))
        if self.where == COLOUR:
            return message("where-colour", colour=SECTOR_COLOURS[self.what])
        return message("where-" + WHERE[self.where].replace("_", "-"))


@final
class SingleSignal(Step[SetiState]):
    """One of several signals; the target is chosen anew for each (SE-9.5.3)."""

    def __init__(self, op: SignalOp, source: int) -> None:
        self.op = op
        self.source = source

    def run(self, state: SetiState, seat: int) -> None:
        if self.op.where == DECK_TOP:
            card = top_card(state)
            if card == NOBODY:
                return
            discard_openly(state, seat, card)
            state.push(seat, MarkOneOf(STARS_OF_COLOUR[CARD_COLOUR[card]], self.op.with_data, self.source))
            return
        state.push(seat, MarkOneOf(self.op.stars(state), self.op.with_data, self.source))


@final
class SectorSignals(Choice):
    """Choose a sector for all signals of the effect; for some it must hold an own probe (SE-9.6)."""

    def __init__(self, op: SignalOp, source: int) -> None:
        self.op = op
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        if self.op.where == ONE_SECTOR:
            return [PickSector(STAR_IDS[star]) for star in ALL_STARS]
        player = state.players[seat]
        sectors = sorted({space % 8 for space in player.probes + player.capsules})
        return [PickSector(STAR_IDS[state.board.stars[sector]]) for sector in sectors] or [Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, PickSector):
            return
        stars = state.board.stars
        sector = stars.index(STAR_IDS.index(action.star))
        sectors = [sector] * self.op.count
        if self.op.where == PROBE_SECTORS:
            sectors = [sector, (sector - 1) % 8, (sector + 1) % 8]
        for chosen in reversed(sectors):
            state.push(seat, MarkOneOf([stars[chosen]], self.op.with_data, self.source))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return NO_PROBE_THERE if isinstance(action, PickSector) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-sector")

    def rule(self) -> str:
        return "SE-9.6"


@final
class ProbeSignals(Choice):
    """Up to so many different probes of any players, a signal in the sector of each (SE-9.6)."""

    def __init__(self, op: SignalOp, left: int, done: tuple[tuple[int, int], ...], source: int) -> None:
        self.op = op
        self.left = left
        self.done = done
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        found: list[Action] = []
        for owner, player in enumerate(state.players):
            figures = range(len(player.probes) + len(player.capsules))
            found += [PickProbe(owner, index) for index in figures if (owner, index) not in self.done]
        return [*found, Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, PickProbe):
            return
        if self.left > 1:
            state.push(seat, ProbeSignals(self.op, self.left - 1, (*self.done, (action.owner, action.index)), self.source))
        owner = state.players[action.owner]
        space = (owner.probes + owner.capsules)[action.index]
        state.push(seat, MarkOneOf([state.board.stars[space % 8]], self.op.with_data, self.source))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        return OTHER_PROBE if isinstance(action, PickProbe) else None

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-probe", left=self.left)

    def rule(self) -> str:
        return "SE-9.6"


@final
class DiscardFor(Choice):
    """Discard a row or hand card for a signal of its colour, so many times (SE-9.6)."""

    def __init__(self, op: SignalOp, left: int, source: int) -> None:
        self.op = op
        self.left = left
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        cards = state.players[seat].hand if self.op.where == HAND else state.board.row
        found: list[Action] = [PickCard(CARD_IDS[card], "signal") for card in cards if card != NOBODY]
        return found if found and not self.op.up_to else [*found, Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, PickCard):
            return
        if self.left > 1:
            state.push(seat, DiscardFor(self.op, self.left - 1, self.source))
        discard_for_signal(state, seat, CARD_OF[action.card], self.op.where == ROW)
        state.push(seat, MarkOneOf(STARS_OF_COLOUR[CARD_COLOUR[CARD_OF[action.card]]], self.op.with_data, self.source))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        if isinstance(action, Stop):
            return MUST_DISCARD
        return card_bar(action, "signal", NOT_IN_HAND if self.op.where == HAND else NOT_IN_ROW)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-discard-for-signal", left=self.left)

    def rule(self) -> str:
        return "SE-9.6"


OPERATIONS.announce(SignalOp)
