"""The scan (SE-5.4)."""

from __future__ import annotations

from typing import ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import FinishScan, PickCard, Signal, UseTelescope
from starboard.games.seti.content.boards import SCAN_ENERGY, SCAN_PUBLICITY
from starboard.games.seti.content.cards import CARD_COLOUR, CARD_IDS, CARD_OF
from starboard.games.seti.content.costs import SCAN as SCAN_COST
from starboard.games.seti.content.numbers import (
    EARTH,
    ENERGY,
    NOBODY,
    PUBLICITY,
    STARS_OF_COLOUR,
    TECH_IDS,
    TELESCOPE_1,
    number_of,
)
from starboard.games.seti.rules.choices import Choice, card_bar, short, unpaid
from starboard.games.seti.rules.deck import discard_for_signal, refill
from starboard.games.seti.rules.effects import Resolve
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.printed import SCAN_OPTIONS
from starboard.games.seti.rules.probes import LIMIT_REACHED
from starboard.games.seti.rules.resources import pay
from starboard.games.seti.rules.signals import TARGET_IDS, MarkOneOf, mark, targets
from starboard.games.seti.rules.triggers import SCAN
from starboard.games.seti.state import SetiState
from starboard.games.seti.view import Stage

EARTH_DONE: Final = 1
ROW_DONE: Final = 2
TELESCOPES: Final = [TELESCOPE_1 + 1, TELESCOPE_1 + 2, TELESCOPE_1 + 3]
HAND_TELESCOPE: Final = TELESCOPE_1 + 2
LAUNCH_TELESCOPE: Final = TELESCOPE_1 + 3


@final
class ScanOp(Op):
    form: ClassVar = printed("scan")
    symbol: ClassVar = "scan"

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        begin_scan(state, seat, source)

    def text(self) -> Message:
        return message("op-scan")


SCAN_UNPAID: Final = unpaid("SE-5.4", SCAN_COST)
SIGNALS_FIRST: Final = Barred("SE-5.4", message("refused-scan-unfinished"))
ONCE: Final = Barred("SE-5.4", message("refused-scan-once"))
NOT_IN_ROW: Final = Barred("SE-5.4", message("refused-not-in-row"))
NOT_BY_EARTH: Final = Barred("SE-5.4", message("refused-not-by-earth"))
NO_TELESCOPE: Final = Barred("SE-8.2", message("refused-no-telescope"))
NO_CARDS: Final = Barred("SE-8.2", message("refused-no-cards"))
NO_PROBE: Final = Barred("SE-8.2", message("refused-no-figure"))


def scan_bar(state: SetiState, seat: int) -> Barred | None:
    return None if state.players[seat].can_pay(SCAN_COST) else SCAN_UNPAID


def begin_scan(state: SetiState, seat: int, source: int) -> None:
    state.push(seat, SCANNED)
    state.push(seat, Scanning(0, 0, source))


@final
class Scanning(Choice):
    """Earth's signal, a row card's signal, and each telescope technology at most once, in any order (SE-5.4).

    `done` are the parts begun, `latest` is the last one of them.
    """

    def __init__(self, done: int, latest: int, source: int) -> None:
        self.done = done
        self.latest = latest
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        found: list[Action] = []
        row = [card for card in state.board.row if card != NOBODY]
        if not self.done & EARTH_DONE:
            found += [Signal(TARGET_IDS[target]) for target in targets(state, self.earth_stars(state, seat))]
        if not self.done & ROW_DONE:
            found += [PickCard(CARD_IDS[card], "signal") for card in row]
        if not self.missing(row):
            found.append(FinishScan())
        for tech in TELESCOPES:
            if not self.done >> tech & 1:
                found += usable(state, seat, tech)
        return found

    def missing(self, row: list[int]) -> bool:
        """Whether one of the two compulsory signals is still to be marked."""
        return not self.done & EARTH_DONE or (not self.done & ROW_DONE and bool(row))

    def earth_stars(self, state: SetiState, seat: int) -> list[int]:
        stars = state.board.stars
        earth = state.sky().planets[EARTH] % 8
        if state.players[seat].has_tech(TELESCOPE_1):
            return [stars[earth], stars[(earth - 1) % 8], stars[(earth + 1) % 8]]
        return [stars[earth]]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, Signal):
            state.push(seat, self.after(EARTH_DONE))
            mark(state, seat, TARGET_IDS.index(action.star), True, self.source)
        elif isinstance(action, PickCard):
            card = CARD_OF[action.card]
            state.push(seat, self.after(ROW_DONE))
            discard_for_signal(state, seat, card, True)
            state.push(seat, MarkOneOf(STARS_OF_COLOUR[CARD_COLOUR[card]], True, self.source))
        elif isinstance(action, UseTelescope):
            tech = TECH_IDS.index(action.tech)
            state.push(seat, self.after(1 << tech))
            pay(state, seat, ENERGY, SCAN_ENERGY[tech][action.option])
            pay(state, seat, PUBLICITY, SCAN_PUBLICITY[tech][action.option])
            state.push(seat, Resolve(SCAN_OPTIONS[tech][action.option], 0, self.source, 1, False))

    def after(self, part: int) -> Scanning:
        return Scanning(self.done | part, part, self.source)

    def progress(self, state: SetiState, seat: int, busy: bool) -> list[tuple[str, bool, Stage]]:
        """Each part, whether it is due, and how far it is: open, now (the latest while it keeps `busy`), done, or off (not possible)."""
        row = any(card != NOBODY for card in state.board.row)
        owned = [tech for tech in TELESCOPES if state.players[seat].has_tech(tech)]
        return [
            ("earth", True, self.stage(EARTH_DONE, True, busy)),
            ("row", True, self.stage(ROW_DONE, row, busy)),
            *[(TECH_IDS[tech], False, self.stage(1 << tech, bool(usable(state, seat, tech)), busy)) for tech in owned],
        ]

    def stage(self, part: int, possible: bool, busy: bool) -> Stage:
        if self.done & part:
            return "now" if busy and part == self.latest else "done"
        return "open" if possible else "off"

    def prompt(self, state: SetiState, seat: int) -> Message:
        key = "ask-scan-finish" if self.done & 3 == 3 else "ask-scan"
        return message(key)

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        if isinstance(action, FinishScan):
            return SIGNALS_FIRST
        if isinstance(action, Signal):
            return ONCE if self.done & EARTH_DONE else NOT_BY_EARTH
        if isinstance(action, UseTelescope):
            tech = number_of(TECH_IDS, action.tech)
            if tech not in TELESCOPES or not 0 <= action.option < len(SCAN_OPTIONS[tech]):
                return NO_TELESCOPE
            return telescope_bar(state, seat, tech, action.option) or ONCE
        return card_bar(action, "signal", ONCE if self.done & ROW_DONE else NOT_IN_ROW)

    def rule(self) -> str:
        return "SE-5.4"


def telescope_bar(state: SetiState, seat: int, tech: int, option: int) -> Barred | None:
    """A telescope technology that the player has, its cost, and that it would do something (SE-8.2)."""
    player = state.players[seat]
    if not player.has_tech(tech):
        return NO_TELESCOPE
    if SCAN_ENERGY[tech][option] > player.energy:
        return short("SE-8.2", "energy", SCAN_ENERGY[tech][option])
    if SCAN_PUBLICITY[tech][option] > player.publicity:
        return short("SE-8.2", "publicity", SCAN_PUBLICITY[tech][option])
    if tech == HAND_TELESCOPE and not player.hand:
        return NO_CARDS
    if tech == LAUNCH_TELESCOPE and option == 0 and len(player.probes) >= player.probe_limit():
        return LIMIT_REACHED[player.probe_limit()]
    if tech == LAUNCH_TELESCOPE and option == 1 and not player.probes and not player.capsules:
        return NO_PROBE
    return None


def usable(state: SetiState, seat: int, tech: int) -> list[Action]:
    """Options of a telescope technology that are possible now."""
    options = range(len(SCAN_OPTIONS[tech]))
    return [UseTelescope(TECH_IDS[tech], option) for option in options if telescope_bar(state, seat, tech, option) is None]


@final
class Scanned(Step[SetiState]):
    """The scan is finished: the row is refilled, then missions may answer (SE-5.4, SE-9.14)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)
        emit(state, seat, SCAN, 1)


SCANNED: Final = Scanned()


OPERATIONS.announce(ScanOp)
