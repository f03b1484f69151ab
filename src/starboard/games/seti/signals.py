"""Signals: where they may be marked, and the scan (SE-5.4, SE-7.1, SE-9.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message, SeatName, message
from starboard.games.seti import anomalies
from starboard.games.seti.actions import FinishScan, PickCard, PickProbe, PickSector, Signal, Stop, UseTelescope
from starboard.games.seti.deck import discard, refill, top_card
from starboard.games.seti.effect import PAUSE, Choice, Op, Resolve, ask, can_place_data, operation
from starboard.games.seti.events import Discarded, Signalled
from starboard.games.seti.missions import emit
from starboard.games.seti.resources import gain, pay
from starboard.games.seti.tables import CARD_COLOUR, CARD_IDS, CARD_OF, SCAN_ENERGY, SCAN_OPTIONS, SCAN_PUBLICITY
from starboard.games.seti.terms import (
    DATA,
    DATA_SLOTS,
    EARTH,
    ENERGY,
    NOBODY,
    OUMUAMUA,
    PLANET_IDS,
    POOL,
    PUBLICITY,
    SECTOR_COLOURS,
    STAR_COLOUR,
    STAR_IDS,
    STARS_OF_COLOUR,
    TECH_IDS,
    TELESCOPE_1,
    TILE,
    VP,
)
from starboard.games.seti.triggers import COMPLETE, SCAN, SIGNAL

if TYPE_CHECKING:
    from starboard.games.seti.state import SetiState

TARGET_IDS: Final = [*STAR_IDS, "oumuamua"]


def mark(state: SetiState, seat: int, target: int, with_data: bool, scope: int) -> None:
    """Replace the leftmost data token by a marker; in a full sector it is an extra one (SE-7.1, SE-10.4)."""
    commons = state.commons
    before = len(commons.markers[target])
    commons.markers[target] = (*commons.markers[target], seat)
    if scope != NOBODY:
        state.scopes[scope].signals[target] += 1
        state.scopes[scope].target = target
    if state.journal is not None:
        state.tell(Signalled(state.named(seat), TARGET_IDS[target]))
    if before < DATA_SLOTS[target]:
        if before + 1 == DATA_SLOTS[target]:
            emit(state, seat, COMPLETE, 1)
        if with_data:
            gain(state, seat, DATA, 1)
        if target == TILE:
            gain(state, seat, VP, [1, 0, 2][before])
        elif before == 1:
            gain(state, seat, VP, 2)
    if target != TILE:
        emit(state, seat, SIGNAL, 1 << STAR_COLOUR[target])


def targets(state: SetiState, stars: list[int]) -> list[int]:
    """Stars, and the 'Oumuamua tile when its sector is one of them (SE-10.4)."""
    beside = state.oumuamua_star()
    return [*stars, TILE] if beside != NOBODY and beside in stars else stars


@final
class MarkOne(Choice):
    """One signal at one of these stars; the choice includes the 'Oumuamua tile (SE-7.1.5)."""

    def __init__(self, stars: list[int], with_data: bool, scope: int) -> None:
        self.stars = stars
        self.with_data = with_data
        self.scope = scope

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return [Signal(TARGET_IDS[target]) for target in targets(state, self.stars)]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, Signal)
        mark(state, seat, TARGET_IDS.index(action.star), self.with_data, self.scope)

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-signal")

    def rule(self) -> str:
        return "SE-7.1"


@final
class MarkOneOf(Step["SetiState"]):
    """A signal that falls due now; before data would be lost the player may place some (SE-3.3, SE-7.3)."""

    def __init__(self, stars: list[int], with_data: bool, scope: int, rested: bool = False) -> None:
        self.stars = stars
        self.with_data = with_data
        self.scope = scope
        self.rested = rested

    def run(self, state: SetiState, seat: int) -> None:
        full = self.with_data and state.players[seat].data >= POOL
        choice = MarkOne(self.stars, self.with_data, self.scope)
        if full and not self.rested and state.free and seat == state.active and can_place_data(state, seat):
            if len(targets(state, self.stars)) > 1:
                state.push(seat, choice)
            else:
                state.push(seat, MarkOneOf(self.stars, self.with_data, self.scope, True))
                state.push(seat, PAUSE)
        else:
            ask(state, seat, choice)


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
WHERE: Final = [
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
ALL_STARS: Final = list(range(8))


@final
class SignalOp(Op):
    """Mark signals; `what` is the star, planet or colour (SE-9.6)."""

    def __init__(self, where: int, what: int, count: int, with_data: bool, up_to: bool) -> None:
        self.where = where
        self.what = what
        self.count = count
        self.with_data = with_data
        self.up_to = up_to

    def perform(self, state: SetiState, seat: int, scope: int, times: int) -> None:
        if self.where == ROW:
            state.push(seat, REFILL_ROW)
        if self.where in (ROW, HAND):
            state.push(seat, DiscardFor(self, self.count, scope))
        elif self.where == PROBES:
            state.push(seat, ProbeSignals(self, self.count, (), scope))
        elif self.where in (ONE_SECTOR, PROBE_SECTOR, PROBE_SECTORS):
            choice = SectorSignals(self, scope)
            if choice.options(state, seat):
                ask(state, seat, choice)
        else:
            for _ in range(self.count):
                state.push(seat, SingleSignal(self, scope))

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
            return [state.commons.stars[anomalies.next_anomaly(state) // 8]]
        return ALL_STARS


@operation("signal")
def signal_op(p: dict[str, Any]) -> Op:
    where = WHERE.index(p["where"])
    what = NOBODY
    if where == STAR:
        what = STAR_IDS.index(p["star"])
    elif where == PLANET_SECTOR:
        what = PLANET_IDS.index(p["planet"])
    elif where == COLOUR:
        what = SECTOR_COLOURS.index(p["colour"])
    return SignalOp(where, what, int(p["count"]), bool(p.get("data", True)), bool(p.get("up_to", False)))


@final
class SingleSignal(Step["SetiState"]):
    """One of several signals; the target is chosen anew for each (SE-9.5.3)."""

    def __init__(self, op: SignalOp, scope: int) -> None:
        self.op = op
        self.scope = scope

    def run(self, state: SetiState, seat: int) -> None:
        if self.op.where == DECK_TOP:
            card = top_card(state)
            if card == NOBODY:
                return
            discard(state, card)
            if state.journal is not None:
                state.tell(Discarded(seat, CARD_IDS[card]))
            state.push(seat, MarkOneOf(STARS_OF_COLOUR[CARD_COLOUR[card]], self.op.with_data, self.scope))
            return
        state.push(seat, MarkOneOf(self.op.stars(state), self.op.with_data, self.scope))


@final
class SectorSignals(Choice):
    """Choose a sector for all signals of the effect; for some it must hold an own probe (SE-9.6)."""

    def __init__(self, op: SignalOp, scope: int) -> None:
        self.op = op
        self.scope = scope

    def options(self, state: SetiState, seat: int) -> list[Action]:
        if self.op.where == ONE_SECTOR:
            return [PickSector(STAR_IDS[star]) for star in ALL_STARS]
        player = state.players[seat]
        sectors = sorted({space % 8 for space in player.probes + player.capsules})
        return [PickSector(STAR_IDS[state.commons.stars[sector]]) for sector in sectors]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, PickSector)
        stars = state.commons.stars
        sector = stars.index(STAR_IDS.index(action.star))
        sectors = [sector] * self.op.count
        if self.op.where == PROBE_SECTORS:
            sectors = [sector, (sector - 1) % 8, (sector + 1) % 8]
        for chosen in reversed(sectors):
            state.push(seat, MarkOneOf([stars[chosen]], self.op.with_data, self.scope))

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-sector")

    def rule(self) -> str:
        return "SE-9.6"


@final
class ProbeSignals(Choice):
    """Up to so many different probes of any players, a signal in the sector of each (SE-9.6)."""

    def __init__(self, op: SignalOp, left: int, done: tuple[tuple[int, int], ...], scope: int) -> None:
        self.op = op
        self.left = left
        self.done = done
        self.scope = scope

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
            state.push(seat, ProbeSignals(self.op, self.left - 1, (*self.done, (action.owner, action.index)), self.scope))
        owner = state.players[action.owner]
        space = (owner.probes + owner.capsules)[action.index]
        state.push(seat, MarkOneOf([state.commons.stars[space % 8]], self.op.with_data, self.scope))

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-probe", left=self.left)

    def rule(self) -> str:
        return "SE-9.6"


@final
class DiscardFor(Choice):
    """Discard a row or hand card for a signal of its colour, so many times (SE-9.6)."""

    def __init__(self, op: SignalOp, left: int, scope: int) -> None:
        self.op = op
        self.left = left
        self.scope = scope

    def options(self, state: SetiState, seat: int) -> list[Action]:
        cards = state.players[seat].hand if self.op.where == HAND else state.commons.row
        found: list[Action] = [PickCard(CARD_IDS[card], "signal") for card in cards if card != NOBODY]
        return found if found and not self.op.up_to else [*found, Stop()]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if not isinstance(action, PickCard):
            return
        if self.left > 1:
            state.push(seat, DiscardFor(self.op, self.left - 1, self.scope))
        discard_for_signal(state, seat, CARD_OF[action.card], self.op.where == ROW)
        state.push(seat, MarkOneOf(STARS_OF_COLOUR[CARD_COLOUR[CARD_OF[action.card]]], self.op.with_data, self.scope))

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-discard-for-signal", left=self.left)

    def rule(self) -> str:
        return "SE-9.6"


def discard_for_signal(state: SetiState, seat: int, card: int, from_row: bool) -> None:
    if from_row:
        state.commons.row[state.commons.row.index(card)] = NOBODY
    else:
        state.players[seat].hand.remove(card)
    discard(state, card)
    if state.journal is not None:
        state.tell(Discarded(state.named(seat), CARD_IDS[card]))


@final
class RefillRow(Step["SetiState"]):
    """After the last row discard of a card (SE-7.1.4)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)


REFILL_ROW: Final = RefillRow()


# -- the scan

EARTH_DONE: Final = 1
ROW_DONE: Final = 2
TELESCOPES: Final = [TELESCOPE_1 + 1, TELESCOPE_1 + 2, TELESCOPE_1 + 3]
HAND_TELESCOPE: Final = TELESCOPE_1 + 2
LAUNCH_TELESCOPE: Final = TELESCOPE_1 + 3


@final
class ScanOp(Op):
    def perform(self, state: SetiState, seat: int, scope: int, times: int) -> None:
        begin_scan(state, seat, scope)


@operation("scan")
def scan_op(_p: dict[str, Any]) -> Op:
    return ScanOp()


def begin_scan(state: SetiState, seat: int, scope: int) -> None:
    state.push(seat, SCANNED)
    state.push(seat, Scanning(0, scope))


@final
class Scanning(Choice):
    """Earth's signal, a row card's signal, and each telescope technology at most once, in any order (SE-5.4)."""

    def __init__(self, done: int, scope: int) -> None:
        self.done = done
        self.scope = scope

    def options(self, state: SetiState, seat: int) -> list[Action]:
        found: list[Action] = []
        row = [card for card in state.commons.row if card != NOBODY]
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
        stars = state.commons.stars
        earth = state.sky().planets[EARTH] % 8
        if state.players[seat].has_tech(TELESCOPE_1):
            return [stars[earth], stars[(earth - 1) % 8], stars[(earth + 1) % 8]]
        return [stars[earth]]

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        if isinstance(action, Signal):
            state.push(seat, Scanning(self.done | EARTH_DONE, self.scope))
            mark(state, seat, TARGET_IDS.index(action.star), True, self.scope)
        elif isinstance(action, PickCard):
            card = CARD_OF[action.card]
            state.push(seat, Scanning(self.done | ROW_DONE, self.scope))
            discard_for_signal(state, seat, card, True)
            state.push(seat, MarkOneOf(STARS_OF_COLOUR[CARD_COLOUR[card]], True, self.scope))
        elif isinstance(action, UseTelescope):
            tech = TECH_IDS.index(action.tech)
            state.push(seat, Scanning(self.done | 1 << tech, self.scope))
            pay(state, seat, ENERGY, SCAN_ENERGY[tech][action.option])
            pay(state, seat, PUBLICITY, SCAN_PUBLICITY[tech][action.option])
            state.push(seat, Resolve(SCAN_OPTIONS[tech][action.option], 0, self.scope, 1, False))

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
class Scanned(Step["SetiState"]):
    """The scan is finished: the row is refilled, then missions may answer (SE-5.4, SE-9.14)."""

    def run(self, state: SetiState, seat: int) -> None:
        refill(state)
        emit(state, seat, SCAN, 1)


SCANNED: Final = Scanned()


def probe_words(state: SetiState, action: PickProbe) -> Message:
    """A probe by its owner and place, for the list of choices."""
    owner = state.players[action.owner]
    space = (owner.probes + owner.capsules)[action.index]
    who: Message | SeatName = message("rival-name") if state.is_rival(action.owner) else SeatName(action.owner)
    return message("do-probe", player=who, ring=space // 8 + 1, sector=space % 8 + 1, number=action.index + 1)
