"""What a seat may see: combinations, missions, sheets, ASTRA's side (WM-0.19)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import cast

from starboard.engine.view import Barred
from starboard.games.welcome_to_the_moon.content import EFFECTS, LETTERS
from starboard.games.welcome_to_the_moon.content.effects import effect_name
from starboard.games.welcome_to_the_moon.content.inscriptions import CIRCLED, CROSSED, EMPTY, shown
from starboard.games.welcome_to_the_moon.content.layout import MarkedLayout
from starboard.games.welcome_to_the_moon.deck import BACKS, FRONTS
from starboard.games.welcome_to_the_moon.rules.hidden import sheets_seen_by
from starboard.games.welcome_to_the_moon.rules.scoring import her_score, race_points, scores_of
from starboard.games.welcome_to_the_moon.rules.writing import offers
from starboard.games.welcome_to_the_moon.sheet import NOT_CLAIMED, MarkedSheet, Sheet, filled
from starboard.games.welcome_to_the_moon.solo.astra import Astra
from starboard.games.welcome_to_the_moon.solo.deck import OPEN, SoloDeck
from starboard.games.welcome_to_the_moon.solo.rules.astra import SoloRules, bonuses, has_majority, spare_bonuses
from starboard.games.welcome_to_the_moon.state import PHASES, PLAY, MoonState
from starboard.games.welcome_to_the_moon.view import (
    AstraView,
    Combination,
    GiftView,
    MajorityView,
    MarkedSheetView,
    MissionView,
    MoonView,
    OpenCard,
    SheetView,
)


class SheetShow(ABC):
    """How an adventure's sheets are shown."""

    @abstractmethod
    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> SheetView: ...

    def plays_on(self, state: MoonState, seat: int) -> int:
        """On whose sheet the seat plays now (WM-8.4)."""
        return seat


class MarkedShow(SheetShow):
    """Adventures 2 to 8. `groups` are slots that count when all of them are filled, by what they are."""

    def __init__(self, layout: MarkedLayout, groups: dict[str, list[int]] | None = None) -> None:
        self.layout = layout
        self.groups: dict[str, list[int]] = groups or {}

    def sheet(self, state: MoonState, index: int, sheet: Sheet, ready: bool) -> MarkedSheetView:
        layout, mine = self.layout, cast("MarkedSheet", sheet)
        wild = state.adventure.owned_wild(sheet)
        return MarkedSheetView(
            slots=[shown(written) for written in sheet.slots],
            last=None if sheet.last == EMPTY else layout.slot_ids[sheet.last],
            errors=["crossed"] * sheet.errors + ["free"] * (layout.error_boxes - sheet.errors),
            missions=rewards(sheet),
            ready=ready,
            noted=self.noted(mine),
            circled=[layout.symbols[index] for index, mark in enumerate(mine.marks) if mark == CIRCLED],
            crossed=[layout.symbols[index] for index, mark in enumerate(mine.marks) if mark == CROSSED],
            races={race: race_points(layout, mine, index) or None for index, race in enumerate(layout.race_ids)},
            closed=[race for index, race in enumerate(layout.race_ids) if state.closed >> index & 1],
            reached=self.reached(mine),
            filled=[id for id, slots in self.groups.items() if filled(sheet.slots, slots)],
            wild=None if wild == EMPTY else layout.symbols[wild],
        )

    def noted(self, sheet: MarkedSheet) -> dict[str, int]:
        """By what it says, what is worked out from the marks."""
        return {}

    def reached(self, sheet: MarkedSheet) -> list[str]:
        """What the marks have brought about."""
        return []


def rewards(sheet: Sheet) -> dict[str, int | None]:
    return {letter: None if reward == NOT_CLAIMED else reward for letter, reward in zip(LETTERS, sheet.rewards, strict=True)}


def show(state: MoonState, seat: int | None, sheets: SheetShow) -> MoonView:
    seen = sheets_seen_by(state, seat)
    shown = [sheets.sheet(state, index, sheet, state.ready[index % state.seats]) for index, sheet in enumerate(seen)]
    if seat is not None:
        mine = shown[state.adventure.sheet_of(state, seat)]
        mine.bonds = state.adventure.bonds(state.sheet(seat))
        mine.due = state.adventure.due(state, seat)
    return MoonView(
        game=state.game.id,
        round=state.turn,
        scores=scores_of(state, seen),
        adventure=state.adventure.layout.number,
        phase=PHASES[state.phase],
        stacks=[show_combination(state, stack, seat) for stack in range(state.stacks.offered)],
        cards_left=state.stacks.left(),
        missions=[show_mission(state, index, seen) for index in range(len(state.missions))],
        sheets=shown,
        plays_on=[sheets.plays_on(state, one) for one in range(state.seats)],
        astra=None if state.astra is None else show_astra(state, state.astra, seen, seat),
    )


def show_combination(state: MoonState, stack: int, seat: int | None) -> Combination:
    number, effect, wild, places = state.stacks.number(stack), state.stacks.effect(stack), False, 0
    barred: Barred | None = None
    following = [effect_name(one) for one in state.stacks.next_effects(stack)]
    if seat is not None:
        sheet = state.sheet(seat)
        effect, wild = state.effect_in_force(seat, stack), sheet.wild != EMPTY
        if state.phase == PLAY and state.decision(seat) is state.opening:
            if offers(state, seat, stack):
                numbers = state.adventure.numbers(sheet, effect, number)
                places = len({slot for one in numbers for slot in state.adventure.writable(sheet, effect, one)})
            if not places:
                refusal = state.adventure.bar_combination(effect, number)
                barred = Barred(refusal.rule, refusal.text)
    return Combination(
        number=number,
        effect=None if effect == EMPTY else effect_name(effect),
        next=following[0] if following else None,
        places=places,
        stack=state.stacks.sources[stack],
        or_next=following[1:],
        wild=wild,
        barred=barred,
    )


def show_mission(state: MoonState, index: int, sheets: list[Sheet]) -> MissionView:
    mission = state.missions[index]
    return MissionView(
        id=mission.id,
        letter=LETTERS[index],
        text=state.adventure.asked(mission),
        first=mission.reward_first,
        later=mission.reward_later,
        taken=state.taken[index],
        progress=[state.adventure.progress(sheets, seat, mission) for seat in range(state.seats)],
        claims=[claim for claim in state.claims[index * state.seats : (index + 1) * state.seats] if claim is not None],
    )


def show_astra(state: MoonState, astra: Astra, sheets: list[Sheet], seat: int | None) -> AstraView:
    deck, rules = cast("SoloDeck", state.stacks), state.adventure.astra
    hidden = seat is None and state.phase == PLAY
    return AstraView(
        level=astra.level,
        name=astra.opponent.name,
        open=OPEN,
        cards=[show_card(card) for card in deck.open],
        gifts=[show_gift(state, astra, card) for card in deck.open],
        pairs=[deck.pair(combination) for combination in range(deck.offered)],
        unused=[deck.unused(combination) for combination in range(deck.offered)],
        used=None if hidden or astra.used == EMPTY or state.sheet(0).erred else astra.used,
        each=dict(zip(EFFECTS, astra.opponent.points, strict=True)),
        held=dict(zip(EFFECTS, astra.held, strict=True)),
        boxes=rules.boxes,
        circled=bonuses(state, sheets),
        crossed=astra.spent,
        spare=spare_bonuses(state, sheets, astra),
        letters={letter: deck.times_drawn(index) for index, letter in enumerate(LETTERS)},
        hit=astra.hit.copy(),
        second_pass=deck.second,
        track=rules.track(astra),
        majority=show_majority(state, astra, sheets),
        score=her_score(state, astra),
    )


def show_gift(state: MoonState, astra: Astra, card: int) -> GiftView:
    effect, after = astra.best_effect(card), astra.clone()
    after.held[effect] += 1
    return GiftView(effect_name(effect), her_score(state, after).points, state.adventure.astra.track(after))


def show_majority(state: MoonState, astra: Astra, sheets: list[Sheet]) -> MajorityView | None:
    rules = cast("SoloRules", state.adventure.astra)
    if rules.majority_effect == EMPTY:
        return None
    mine, hers = rules.compared(sheets), rules.in_majority(astra)
    ahead = "none" if not mine else "yes" if has_majority(mine, hers) else "no"
    return MajorityView(effect_name(rules.majority_effect), mine, hers, astra.held[rules.majority_effect], ahead)


def sketch(before: MoonView, after: MoonView) -> dict[int, SheetView]:
    """Sheets that will look other."""
    return {index: sheet for index, sheet in enumerate(after.sheets) if sheet != before.sheets[index]}


def show_card(card: int) -> OpenCard:
    numbers, effects = FRONTS[card], [effect_name(effect) for effect in BACKS[card]]
    return OpenCard(number=numbers[0], effect=effects[0], or_numbers=numbers[1:], or_effects=effects[1:])
