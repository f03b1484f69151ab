"""The scan (SE-5.4)."""

from __future__ import annotations

from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, message
from starboard.games.seti.actions import FinishScan, PickCard, Signal, UseTelescope
from starboard.games.seti.content.boards import SCAN_ENERGY, SCAN_PUBLICITY
from starboard.games.seti.content.cards import CARD_COLOUR, CARD_IDS, CARD_OF
from starboard.games.seti.content.numbers import (
    EARTH,
    ENERGY,
    NOBODY,
    PUBLICITY,
    STARS_OF_COLOUR,
    TECH_IDS,
    TELESCOPE_1,
)
from starboard.games.seti.rules.deck import discard_for_signal, refill
from starboard.games.seti.rules.effects import Choice, Resolve
from starboard.games.seti.rules.missions import emit
from starboard.games.seti.rules.operation import Op, operation
from starboard.games.seti.rules.printed import SCAN_OPTIONS
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
    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        begin_scan(state, seat, source)


@operation("scan")
def scan_op(_p: dict[str, Any]) -> Op:
    return ScanOp()


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
            if state.players[seat].has_tech(tech) and not self.done >> tech & 1:
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

    def progress(self, state: SetiState, seat: int, busy: bool) -> list[tuple[str, Stage]]:
        """How far each part is: open, now (the latest while it keeps `busy`), done, or off where it is not possible."""
        row = any(card != NOBODY for card in state.board.row)
        owned = [tech for tech in TELESCOPES if state.players[seat].has_tech(tech)]
        return [
            ("earth", self.stage(EARTH_DONE, True, busy)),
            ("row", self.stage(ROW_DONE, row, busy)),
            *[(TECH_IDS[tech], self.stage(1 << tech, bool(usable(state, seat, tech)), busy)) for tech in owned],
        ]

    def stage(self, part: int, possible: bool, busy: bool) -> Stage:
        if self.done & part:
            return "now" if busy and part == self.latest else "done"
        return "open" if possible else "off"

    def prompt(self, state: SetiState, seat: int) -> Message:
        key = "ask-scan-finish" if self.done & 3 == 3 else "ask-scan"
        return message(key)

    def refuse(self, state: SetiState, seat: int, action: Action) -> Refusal:
        if isinstance(action, FinishScan):
            return Refusal("refused-scan-unfinished", rule="SE-5.4")
        return super().refuse(state, seat, action)

    def rule(self) -> str:
        return "SE-5.4"


def usable(state: SetiState, seat: int, tech: int) -> list[Action]:
    """Options of a telescope technology that can be paid and would do something (SE-8.2)."""
    player = state.players[seat]
    found: list[Action] = []
    for option in range(len(SCAN_OPTIONS[tech])):
        if SCAN_ENERGY[tech][option] > player.energy or SCAN_PUBLICITY[tech][option] > player.publicity:
            continue
        if tech == HAND_TELESCOPE and not player.hand:
            continue
        if tech == LAUNCH_TELESCOPE and option == 0 and len(player.probes) >= player.probe_limit():
            continue
        if tech == LAUNCH_TELESCOPE and option == 1 and not player.probes and not player.capsules:
            continue
        found.append(UseTelescope(TECH_IDS[tech], option))
    return found


@final
class Scanned(Step[SetiState]):
    """The scan is finished: the row is refilled, then missions may answer (SE-5.4, SE-9.14)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)
        emit(state, seat, SCAN, 1)


SCANNED: Final = Scanned()
