"""The position of a match: stacks, sheets, missions, and what is hidden from whom (WM-0.19)."""

from __future__ import annotations

from typing import Any, Final, cast, final

from starboard.engine.actions import Action
from starboard.engine.agenda import Task
from starboard.engine.messages import Message, message
from starboard.engine.rng import Rng
from starboard.engine.state import Rules, State
from starboard.engine.view import Place, Result, Rival, Score, Term, total
from starboard.games.welcome_to_the_moon.actions import Claim, Commit, Give, Later, Remove, TakeError, Target, Wild, Write
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS, MissionCard
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS, Combinations
from starboard.games.welcome_to_the_moon.events import name_card
from starboard.games.welcome_to_the_moon.rules.adventure import Adventure, effect_name
from starboard.games.welcome_to_the_moon.sheet import EMPTY, NOT_CLAIMED, Sheet
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.deck import SoloDeck
from starboard.games.welcome_to_the_moon.view import AstraView, ClaimView, Combination, MissionView, MoonView, OpenCard

PLAY: Final = 0
MISSIONS: Final = 1
OVER: Final = 2
SETUP: Final = 3
INCIDENT: Final = 4
ASTRA: Final = 5
PHASES: Final = ("play", "missions", "over", "setup", "incidents", "astra")


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
        adventure: Adventure,
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
            self.game,
            self.seats,
            self.rng.clone(),
            self.copied_agendas(),
            self.table.copy(),
            self.adventure,
            self.missions,
            self.claims_after_error,
            self.stacks,
            None if self.astra is None else self.astra.clone(),
            self.turn,
            self.phase,
            self.opening,
            sheets,
            self.published.copy(),
            self.ready.copy(),
            self.closed,
            self.taken.copy(),
            self.claims,
            self.endings,
        )

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

    # -- hidden information

    def redeal(self, seat: int | None, rng: Rng) -> MoonState:
        """Stacks in another order; what others did since all had last finished is forgotten, and done anew if they are ready."""
        twin = self.clone()
        twin.stacks = self.stacks.redealt(rng)
        twin.rng = rng.fork()
        if self.phase != OVER:
            places = [self.adventure.sheet_of(self, other) for other in range(self.seats)]
            others = [other for other, at in enumerate(places) if other != seat and self.sheets[at] is not self.published[at]]
            for other in others:
                twin.sheets[places[other]] = self.published[places[other]]
                twin.agendas[other] = [self.opening]
                twin.ready[other] = False
            for other in others:
                while self.ready[other] and not twin.ready[other]:
                    twin.play(other, rng.choice(twin.legal(other)))
        return twin

    def view(self, seat: int | None) -> MoonView:
        sheets = self.sheets_seen_by(seat)
        return MoonView(
            game="welcome_to_the_moon",
            round=self.turn,
            scores=self.scores_of(sheets),
            adventure=self.adventure.number,
            phase=PHASES[self.phase],
            stacks=[self.combination(stack, seat) for stack in range(self.stacks.offered)],
            cards_left=self.stacks.left(),
            missions=[self.show_mission(index, sheets) for index in range(len(self.missions))],
            sheets=[self.adventure.show(self, sheet, self.ready[index % self.seats]) for index, sheet in enumerate(sheets)],
            astra=None if self.astra is None else self.show_astra(self.astra, sheets, seat),
        )

    def sheets_seen_by(self, seat: int | None) -> list[Sheet]:
        sheets = self.published.copy()
        if seat is not None:
            place = self.adventure.sheet_of(self, seat)
            sheets[place] = self.sheets[place]
        return sheets

    def combination(self, stack: int, seat: int | None) -> Combination:
        number, effect, wild, places = self.stacks.number(stack), self.stacks.effect(stack), False, 0
        following = [effect_name(one) for one in self.stacks.next_effects(stack)]
        if seat is not None:
            sheet = self.sheet(seat)
            effect, wild = self.effect_in_force(seat, stack), sheet.wild != EMPTY
            if self.phase == PLAY and self.decision(seat) is self.opening and self.offers(seat, stack):
                numbers = self.adventure.numbers(sheet, effect, number)
                places = len({slot for one in numbers for slot in self.adventure.writable(sheet, effect, one)})
        shown = None if effect == EMPTY else effect_name(effect)
        known = following[0] if following else None
        return Combination(number, shown, known, places, self.stacks.sources[stack], following[1:], wild)

    def show_astra(self, astra: Astra, sheets: list[Sheet], seat: int | None) -> AstraView:
        deck, card = cast("SoloDeck", self.stacks), self.adventure.astra
        hidden = seat is None and self.phase == PLAY
        return AstraView(
            level=astra.level,
            name=astra.opponent.name,
            cards=[open_card(card) for card in deck.open],
            pairs=[deck.pair(combination) for combination in range(deck.offered)],
            used=None if hidden or astra.used == EMPTY or self.sheet(0).erred else astra.used,
            each=dict(zip(EFFECTS, astra.opponent.points, strict=True)),
            held=dict(zip(EFFECTS, astra.held, strict=True)),
            boxes=card.boxes,
            circled=card.bonuses(self, sheets),
            crossed=astra.spent,
            letters={letter: deck.times_drawn(index) for index, letter in enumerate(LETTERS)},
            hit=astra.hit.copy(),
            second_pass=deck.second,
            track=card.track(astra),
            score=self.her_score(astra),
        )

    def show_mission(self, index: int, sheets: list[Sheet]) -> MissionView:
        mission = self.missions[index]
        return MissionView(
            mission.id,
            LETTERS[index],
            self.adventure.describe_mission(mission),
            mission.reward_first,
            mission.reward_later,
            self.taken[index],
            [self.adventure.best_progress(sheets, seat, mission) for seat in range(self.seats)],
            [claim for claim in self.claims[index * self.seats : (index + 1) * self.seats] if claim is not None],
        )

    # -- missions

    def claimable(self, seat: int) -> list[int]:
        """Missions that the seat fulfils and has not claimed (WM-0.16.1); none after a system error (WM-0.16.6)."""
        sheet = self.sheets[seat]
        if self.adventure.has_erred(self, seat) and not self.claims_after_error:
            return []
        result: list[int] = []
        for index, mission in enumerate(self.missions):
            if sheet.rewards[index] == NOT_CLAIMED:
                have, need = self.adventure.best_progress(self.sheets, seat, mission)
                if have >= need:
                    result.append(index)
        return result

    # -- the rest of the contract

    def scores(self) -> list[Score]:
        return self.scores_of(self.sheets)

    def terms(self, seat: int) -> list[Term]:
        return self.terms_of(self.sheets, seat)

    def terms_of(self, sheets: list[Sheet], seat: int) -> list[Term]:
        return self.adventure.terms(sheets, seat) if self.astra is None else self.adventure.astra.terms(self, sheets)

    def scores_of(self, sheets: list[Sheet]) -> list[Score]:
        return [total(self.terms_of(sheets, seat)) for seat in range(self.seats)]

    def her_score(self, astra: Astra) -> Score:
        return total(self.adventure.astra.her_terms(astra))

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        if self.astra is not None:
            return self.result_against(self.astra)
        ranks = [self.adventure.rank(self.sheets, seat) for seat in range(self.seats)]
        places = [Place(seat, 1 + sum(1 for other in ranks if other > mine), mine[0]) for seat, mine in enumerate(ranks)]
        return Result(places, self.endings)

    def result_against(self, astra: Astra) -> Result:
        """More points than ASTRA win; with as many nobody does (WM-S.22)."""
        mine, hers = self.scores()[0].points, self.her_score(astra)
        ahead = mine > hers.points or (mine == hers.points and self.adventure.astra.wins_ties(self))
        behind = mine < hers.points
        rival = Rival(message("astra-name", level=astra.level), 2 if ahead else 1, hers)
        return Result([Place(0, 2 if behind else 1, mine)], self.endings, [rival])

    def round(self) -> int:
        return self.turn

    def census(self) -> dict[str, int]:
        return {"cards": len(self.stacks.cards_in_play()), "slots": sum(len(sheet.slots) for sheet in self.sheets)}

    def describe(self, seat: int, action: Action) -> Message:
        if isinstance(action, Write):
            return self.adventure.describe_write(self, seat, action)
        if isinstance(action, Wild):
            return message("do-wild", effect=action.effect)
        if isinstance(action, Commit):
            return message("do-commit")
        if isinstance(action, TakeError):
            return message("do-error")
        if isinstance(action, Claim):
            index = [mission.id for mission in self.missions].index(action.mission)
            return message("do-claim", letter=LETTERS[index], reward=self.adventure.name_reward(self.reward(index)))
        if isinstance(action, Later):
            return message("do-later")
        if isinstance(action, Target):
            return message("do-target", adventure=self.adventure.number, target=self.adventure.astra.name_target(action.target))
        if isinstance(action, (Give, Remove)):
            card = cast("SoloDeck", self.stacks).open[action.card]
            return message("do-give" if isinstance(action, Give) else "do-remove", card=name_card(FRONTS[card], BACKS[card]))
        return self.adventure.describe(action)

    def name_source(self, combination: int) -> Message:
        """Where a combination comes from: its stack, or alone its two cards."""
        if self.astra is None:
            return message("source-stack", stack=self.stacks.sources[combination] + 1)
        number, effect = cast("SoloDeck", self.stacks).pair(combination)
        return message("source-cards", number=number + 1, effect=effect + 1)

    def effect_in_force(self, seat: int, stack: int) -> int:
        """The effect of a combination, or of a wild declared instead (WM-0.14.2)."""
        wild = self.sheet(seat).wild
        return self.stacks.effect(stack) if wild == EMPTY else wild

    def offers(self, seat: int, stack: int) -> bool:
        """With a wild declared, choices among a card's effects are one and the same (WM-0.14.2, WM-C.34)."""
        return self.sheet(seat).wild == EMPTY or not self.stacks.repeats(stack)

    def reward(self, mission: int) -> int:
        """What claiming the mission pays this turn (WM-0.16.3)."""
        card = self.missions[mission]
        return card.reward_later if self.taken[mission] else card.reward_first


def open_card(card: int) -> OpenCard:
    numbers, effects = FRONTS[card], [effect_name(effect) for effect in BACKS[card]]
    return OpenCard(numbers[0], effects[0], numbers[1:], effects[1:])
