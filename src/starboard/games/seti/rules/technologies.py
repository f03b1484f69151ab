"""Technologies: research, tiles, computer columns (SE-5.7, SE-8.1)."""

from __future__ import annotations

from typing import Any, ClassVar, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Step
from starboard.engine.effects.vocabulary import printed
from starboard.engine.messages import Message, message
from starboard.engine.view import Barred
from starboard.games.seti.actions import TakeTech
from starboard.games.seti.content import TechType
from starboard.games.seti.content.costs import COLUMNS, TECH_COLUMNS
from starboard.games.seti.content.costs import RESEARCH as RESEARCH_COST
from starboard.games.seti.content.numbers import COMPUTER_1, NOBODY, TECH_IDS, TECH_TYPES, number_of
from starboard.games.seti.events import TechTaken
from starboard.games.seti.rules.choices import Choice, ask, unpaid
from starboard.games.seti.rules.conditions import others_know
from starboard.games.seti.rules.effects import Resolve, at_once
from starboard.games.seti.rules.missions import Emitting
from starboard.games.seti.rules.operation import OPERATIONS, Op
from starboard.games.seti.rules.printed import FIRST_TAKER, TECH_EXTRA, TILE_BONUS
from starboard.games.seti.rules.probes import rotate
from starboard.games.seti.rules.triggers import RESEARCH
from starboard.games.seti.state import SetiState

ALL_TYPES = [0, 1, 2]


OWNED: Final = Barred("SE-8.1", message("refused-tech-owned"))
NONE_LEFT: Final = Barred("SE-8.1", message("refused-tech-gone"))
OTHER_TYPE: Final = Barred("SE-9.5", message("refused-tech-type"))
UNKNOWN_TO_OTHERS: Final = Barred("SE-9.5", message("refused-tech-unknown"))
NO_COLUMN: Final = Barred("SE-8.1", message("refused-tech-column"))
RESEARCH_UNPAID: Final = unpaid("SE-5.7", RESEARCH_COST)
NO_TECHNOLOGY: Final = Barred("SE-5.7", message("refused-no-technology"))


TAKING: Final[list[list[Action]]] = [[TakeTech(tech, column) for column in range(COLUMNS + 1)] for tech in TECH_IDS]
"""By technology and column, 0 where it needs none."""


def research_bar(state: SetiState, seat: int) -> Barred | None:
    """The cost, and a technology that could be taken (SE-5.7)."""
    if not state.players[seat].can_pay(RESEARCH_COST):
        return RESEARCH_UNPAID
    return None if available(state, seat, ALL_TYPES, False) else NO_TECHNOLOGY


def tech_bar(state: SetiState, seat: int, tech: int, types: list[int], known_only: bool) -> Barred | None:
    """One tile of each technology, of a type that the effect allows (SE-8.1)."""
    if tech // 4 not in types:
        return OTHER_TYPE
    if state.players[seat].techs >> tech & 1:
        return OWNED
    if not state.board.bonuses[tech]:
        return NONE_LEFT
    return UNKNOWN_TO_OTHERS if known_only and not others_know(state, seat, tech) else None


def available(state: SetiState, seat: int, types: list[int], known_only: bool) -> list[Action]:
    """Technologies that the player could take, computer ones with each free column (SE-5.7, SE-8.1)."""
    player = state.players[seat]
    found: list[Action] = []
    for tech in range(len(TECH_IDS)):
        if tech_bar(state, seat, tech, types, known_only) is not None:
            continue
        if tech >= COMPUTER_1:
            found += [TAKING[tech][column + 1] for column in TECH_COLUMNS if player.columns[column] == NOBODY]
        else:
            found.append(TAKING[tech][0])
    return found


@final
class ResearchOp(Op):
    """Rotate, then take a technology; if none can be taken only the rotation happens (SE-5.7)."""

    form: ClassVar = printed("research", types=list[TechType], rotate=bool, tile_bonus=bool, only_if_researched_by_other=(bool, False))
    symbol: ClassVar = "research"

    def __init__(self, form: Any) -> None:
        self.names: list[str] = form.types
        self.types = [TECH_TYPES.index(kind) for kind in self.names]
        self.rotates: bool = form.rotate
        self.bonus: bool = form.tile_bonus
        self.known_only: bool = form.only_if_researched_by_other

    def perform(self, state: SetiState, seat: int, source: int, times: int) -> None:
        state.push(seat, TechStep(self, source))
        if self.rotates:
            rotate(state)

    def turns(self) -> bool:
        return self.rotates

    def text(self) -> Message:
        return message("op-research", types="-".join(self.names), how="known" if self.known_only else "plain")


OPERATIONS.announce(ResearchOp)
RESEARCH_ANY: Final = OPERATIONS.read({"op": "research", "types": TECH_TYPES, "rotate": True, "tile_bonus": True})
"""The main action."""


@final
class TechStep(Step[SetiState]):
    """After everything that the rotation caused, the technology is chosen (SE-5.7)."""

    def __init__(self, op: ResearchOp, source: int) -> None:
        self.op = op
        self.source = source

    def run(self, state: SetiState, seat: int) -> None:
        choice = TechChoice(self.op, self.source)
        if choice.options(state, seat):
            ask(state, seat, choice)


@final
class TechChoice(Choice):
    def __init__(self, op: ResearchOp, source: int) -> None:
        self.op = op
        self.source = source

    def options(self, state: SetiState, seat: int) -> list[Action]:
        return available(state, seat, self.op.types, self.op.known_only)

    def take(self, state: SetiState, seat: int, action: Action) -> None:
        assert isinstance(action, TakeTech)
        tech = TECH_IDS.index(action.tech)
        bonus = remove_tile(state, seat, tech)
        player = state.players[seat]
        player.techs |= 1 << tech
        if tech >= COMPUTER_1:
            player.columns[action.column - 1] = tech - COMPUTER_1
        if self.source != NOBODY:
            state.sources[self.source].tech = tech
        state.push(seat, Emitting(RESEARCH, 1 << tech // 4))
        ops = TECH_EXTRA[tech]
        if self.op.bonus:
            ops = TILE_BONUS[bonus] + ops
        if ops:
            state.push(seat, Resolve(ops, 0, NOBODY, 1, False))

    def bar(self, state: SetiState, seat: int, action: Action) -> Barred | None:
        if not isinstance(action, TakeTech):
            return None
        tech = number_of(TECH_IDS, action.tech)
        return NONE_LEFT if tech == NOBODY else tech_bar(state, seat, tech, self.op.types, self.op.known_only) or NO_COLUMN

    def prompt(self, state: SetiState, seat: int) -> Message:
        return message("ask-tech")

    def rule(self) -> str:
        return "SE-5.7"


def remove_tile(state: SetiState, seat: int, tech: int) -> int:
    """Take the top tile of a stack, with the two-point tile if it is still there; says which bonus it has (SE-5.7)."""
    board = state.board
    bonus = board.bonuses[tech][-1]
    board.bonuses[tech] = board.bonuses[tech][:-1]
    state.reveal()
    if state.journal is not None:
        state.tell(TechTaken(state.named(seat), TECH_IDS[tech]))
    if board.two_points >> tech & 1:
        board.two_points &= ~(1 << tech)
        at_once(state, seat, FIRST_TAKER)
    return bonus
