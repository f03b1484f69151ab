"""The position of a match: stacks, sheets, missions, phases; and what a state may ask of the rules of its adventure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Final, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.errors import Refusal
from starboard.engine.messages import Message
from starboard.engine.rng import Rng
from starboard.engine.state import Rules, State
from starboard.engine.view import Term
from starboard.games.welcome_to_the_moon.content import EFFECTS, MissionCard
from starboard.games.welcome_to_the_moon.content.inscriptions import EMPTY
from starboard.games.welcome_to_the_moon.content.layout import Layout
from starboard.games.welcome_to_the_moon.content.names import SheetNames
from starboard.games.welcome_to_the_moon.deck import Combinations
from starboard.games.welcome_to_the_moon.sheet import Sheet
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.view import ClaimView

PLAY: Final = 0
MISSIONS: Final = 1
OVER: Final = 2
SETUP: Final = 3
INCIDENT: Final = 4
ASTRA: Final = 5
PHASES: Final = ("play", "missions", "over", "setup", "incidents", "astra")


class AdventureRules(ABC):
    """What an adventure adds to the common turn, in the order of its chapter. One per adventure and reading of its rules, frozen.

    Decisions that only some adventures ask: `preparation` of every seat before the first turn (WM-0.5), `incident` of the seats that
    incidents have struck (WM-0.6). A decision ends with `finish`; it and all that follows from it concern the own sheet alone.
    """

    def __init__(self, layout: Layout, names: SheetNames, astra: AstraRules) -> None:
        self.layout = layout
        self.names = names
        self.wild_effects: list[int] = list(range(len(EFFECTS)))
        self.preparation: Task[Any] | None = None
        self.incident: Task[Any] | None = None
        self.astra = astra

    # -- set-up

    @abstractmethod
    def new_sheet(self) -> Sheet: ...

    @abstractmethod
    def sheets_for(self, seats: int) -> int:
        """How many sheets lie on the table."""

    @abstractmethod
    def sheet_of(self, state: MoonState, seat: int) -> int:
        """Whose sheet the seat writes on now; nobody else does before all have finished (WM-8.4)."""

    # -- writing

    @abstractmethod
    def numbers(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """What may be written of a combination's number with this effect (WM-0.8.1)."""

    @abstractmethod
    def writable(self, sheet: Sheet, effect: int, number: int) -> list[int]:
        """Slots where the number may be written with this effect (WM-0.8.2)."""

    @abstractmethod
    def bonds(self, sheet: Sheet) -> list[list[int]]:
        """By slot, if it is empty: the slots whose numbers bind what may be written there (WM-0.9)."""

    @abstractmethod
    def writes(self, state: MoonState, sheet: Sheet, wild: int) -> list[Action]:
        """Every number that can be written in every slot where it fits, with the combinations' effects or a wild instead of them."""

    @abstractmethod
    def bar_write(self, state: MoonState, seat: int, stack: int, number: int, slot: int) -> Refusal | None:
        """Why the number cannot be written in the slot with this combination; None when it can."""

    @abstractmethod
    def bar_combination(self, effect: int, number: int) -> Refusal:
        """Why nothing can be written with a combination, where no slot takes it."""

    @abstractmethod
    def stored_writes(self, state: MoonState, seat: int) -> list[Action]:
        """Writes that something stored makes possible; a player with no others may take the error instead (WM-0.10.4)."""

    @abstractmethod
    def inscription(self, state: MoonState, seat: int, number: int) -> int:
        """What goes into the slot when this number is written."""

    @abstractmethod
    def owned_wild(self, sheet: Sheet) -> int:
        """A wild that may be spent, EMPTY when there is none (WM-0.14)."""

    @abstractmethod
    def spend_wild(self, state: MoonState, seat: int) -> None:
        """Cross the owned wild (WM-0.14.2)."""

    @abstractmethod
    def ask_to_write(self, state: MoonState, seat: int, error: bool) -> Message: ...

    @abstractmethod
    def wrote(self, state: MoonState, seat: int, slot: int) -> None:
        """Immediate consequences of a number just written; pushes what the player must decide."""

    @abstractmethod
    def erred(self, state: MoonState, seat: int) -> bool:
        """Mark the next system error box; False when all are marked and nothing happens (WM-0.10.1)."""

    @abstractmethod
    def has_erred(self, state: MoonState, seat: int) -> bool:
        """Whether the seat had a system error this turn (WM-0.16.6)."""

    @abstractmethod
    def due(self, state: MoonState, seat: int) -> list[Message]:
        """What the seat's marks have set off and is still to come, in words."""

    # -- after all have committed

    @abstractmethod
    def incidents(self, state: MoonState) -> None: ...

    @abstractmethod
    def struck(self, state: MoonState) -> list[int]:
        """Seats that must answer the `incident` now."""

    @abstractmethod
    def progress(self, sheets: list[Sheet], seat: int, mission: MissionCard) -> tuple[int, int]:
        """How much of a mission's condition holds for the seat, and how much is needed (WM-0.16.1)."""

    @abstractmethod
    def asked(self, mission: MissionCard) -> Message:
        """What a mission asks for, in words."""

    @abstractmethod
    def rewarded(self, state: MoonState, seat: int, amount: int) -> None:
        """What a mission's reward does besides being written in its box (WM-0.16.5)."""

    @abstractmethod
    def claimed(self, state: MoonState) -> bool:
        """Incidents that claims have brought about; if there are any, missions are offered once more after them (WM-6.20)."""

    @abstractmethod
    def endings(self, state: MoonState) -> list[Message]:
        """Why the adventure ends now; empty while it goes on (WM-0.17)."""

    # -- scoring

    @abstractmethod
    def terms(self, sheets: list[Sheet], seat: int) -> list[Term]: ...

    @abstractmethod
    def rank(self, sheets: list[Sheet], seat: int) -> tuple[int, int]:
        """Score and tie-break, both: greater is better (WM-0.18)."""


class AstraRules(ABC):
    """ASTRA's side of an adventure, frozen: her effect, the solo bonuses that she allows, her score (WM-S.12, WM-S.15 to WM-S.21)."""

    def __init__(self, boxes: int) -> None:
        self.boxes = boxes

    @abstractmethod
    def earned(self, state: MoonState, sheets: list[Sheet]) -> int:
        """Solo bonuses gained so far, whether or not there was a box left for them (WM-S.15)."""

    @abstractmethod
    def targets(self, state: MoonState, letter: int) -> list[str]:
        """What the effect may hit now; empty when it does nothing more (WM-S.12, WM-S.19)."""

    @abstractmethod
    def bar_target(self, state: MoonState, letter: int, target: str) -> Refusal | None:
        """Why the effect cannot hit this; None when it can."""

    @abstractmethod
    def strike(self, state: MoonState, letter: int, target: str) -> None:
        """The effect hits the target that the player has chosen."""

    @abstractmethod
    def carry_out(self, state: MoonState, letter: int, second: bool) -> None:
        """An effect card is drawn in the first or the second pass (WM-S.12, WM-S.18)."""

    @abstractmethod
    def opened(self, state: MoonState) -> None:
        """A starship card has just been drawn."""

    @abstractmethod
    def terms(self, state: MoonState, sheets: list[Sheet]) -> list[Term]:
        """The player's score; majorities are counted against ASTRA's cards."""

    @abstractmethod
    def her_terms(self, astra: Astra) -> list[Term]: ...

    @abstractmethod
    def wins_ties(self, state: MoonState) -> bool: ...

    @abstractmethod
    def track(self, astra: Astra) -> int | None:
        """Boxes crossed on ASTRA's own track, where she has one (WM-S.30)."""

    @abstractmethod
    def endings(self, state: MoonState, astra: Astra) -> list[Message]:
        """Why the game ends besides the adventure's own reasons (WM-S.20)."""


@final
class MoonState(State):
    """`published` sheets are what everyone sees: as of the last moment when all had finished. `sheets` are the true ones.

    `opening` is the decision that each asked seat begins the phase with. `closed` holds what is crossed on every sheet, a bit per
    icon; `taken` which missions now pay the later reward.
    """

    def __init__(
        self,
        game: Rules[Any],
        seats: int,
        rng: Rng,
        agendas: list[list[Task[Any]]],
        table: list[Task[Any]],
        adventure: AdventureRules,
        missions: list[MissionCard],
        claims_after_error: bool,
        stacks: Combinations,
        astra: Astra | None,
        turn: int,
        phase: int,
        opening: Task[Any],
        sheets: list[Sheet],
        published: list[Sheet],
        ready: list[bool],
        closed: int,
        taken: list[bool],
        claims: list[ClaimView | None],
        endings: list[Message],
    ) -> None:
        super().__init__(game, seats, rng, agendas, table)
        self.adventure = adventure
        self.missions = missions
        self.claims_after_error = claims_after_error
        self.stacks = stacks
        self.astra = astra
        self.turn = turn
        self.phase = phase
        self.opening = opening
        self.sheets = sheets
        self.published = published
        self.ready = ready
        self.closed = closed
        self.taken = taken
        self.claims = claims
        self.endings = endings

    def clone(self) -> MoonState:
        sheets = self.sheets.copy()
        for index, sheet in enumerate(sheets):
            if sheet is not self.published[index]:
                sheets[index] = sheet.clone()
        return MoonState(
            game=self.game,
            seats=self.seats,
            rng=self.rng.clone(),
            agendas=self.copied_agendas(),
            table=self.table.copy(),
            adventure=self.adventure,
            missions=self.missions,
            claims_after_error=self.claims_after_error,
            stacks=self.stacks,
            astra=None if self.astra is None else self.astra.clone(),
            turn=self.turn,
            phase=self.phase,
            opening=self.opening,
            sheets=sheets,
            published=self.published.copy(),
            ready=self.ready.copy(),
            closed=self.closed,
            taken=self.taken.copy(),
            claims=self.claims,
            endings=self.endings,
        )

    def round(self) -> int:
        return self.turn

    def sheet(self, seat: int) -> Sheet:
        """The sheet that the seat writes on now."""
        return self.sheets[self.adventure.sheet_of(self, seat)]

    def own(self, seat: int) -> Sheet:
        """The seat's sheet to write on: the published one stays as it is."""
        return self.opened(self.adventure.sheet_of(self, seat))

    def opened(self, index: int) -> Sheet:
        """A sheet to write on."""
        sheet = self.sheets[index]
        if sheet is self.published[index]:
            sheet = sheet.clone()
            self.sheets[index] = sheet
        return sheet

    def publish(self) -> None:
        self.published = self.sheets.copy()

    def effect_in_force(self, seat: int, stack: int) -> int:
        """The effect of a combination, or of a wild declared instead (WM-0.14.2)."""
        wild = self.sheet(seat).wild
        return self.stacks.effect(stack) if wild == EMPTY else wild

    def reward(self, mission: int) -> int:
        """What claiming the mission pays this turn (WM-0.16.3)."""
        card = self.missions[mission]
        return card.reward_later if self.taken[mission] else card.reward_first
