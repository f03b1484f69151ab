"""Reads a position into the plain sheets of the recount: what each seat sees, no rule."""

from __future__ import annotations

from functools import cache
from typing import Any

from starboard.games.welcome_to_the_moon.adventures.battle.view import BattleSheetView
from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.deck import TRIOS
from starboard.games.welcome_to_the_moon.state import PHASES, MoonState
from starboard.games.welcome_to_the_moon.view import MarkedSheetView, MoonView, SheetView
from tests.second_opinion.welcome_to_the_moon.battle import Battle, Field, Sides
from tests.second_opinion.welcome_to_the_moon.colony import Colony
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet
from tests.second_opinion.welcome_to_the_moon.dome import Dome
from tests.second_opinion.welcome_to_the_moon.escape import Escape
from tests.second_opinion.welcome_to_the_moon.journey import Journey
from tests.second_opinion.welcome_to_the_moon.launch import Launch
from tests.second_opinion.welcome_to_the_moon.mine import Mine
from tests.second_opinion.welcome_to_the_moon.virus import Virus

ADVENTURES: dict[int, type[Adventure]] = {
    adventure.number: adventure for adventure in (Launch, Journey, Colony, Mine, Dome, Virus, Escape, Battle)
}
EXTRA_CARDS = {card for trio in TRIOS.values() for card in trio}


@cache
def adventure(number: int, single_arm: bool = False, exact_slot: bool = False, any_sheet: bool = False, most: int = 12) -> Adventure:
    """By the readings of its rules that the table has chosen (WM-0.21)."""
    return ADVENTURES[number]({"single_arm": single_arm, "exact_slot": exact_slot, "any_sheet": any_sheet, "most": most})


def adventure_of(state: MoonState) -> Adventure | None:
    """None where extra cards are in play, which are a rule of the house."""
    if EXTRA_CARDS.intersection(state.stacks.cards_in_play()):
        return None
    view, rules = state.view(None), state.adventure
    assert isinstance(view, MoonView)
    stored = getattr(rules, "stored", None)
    return adventure(
        view.adventure,
        getattr(rules, "single_arm", False),
        getattr(rules, "exact_slot", False),
        getattr(stored, "any_sheet", False),
        getattr(stored, "most", 12),
    )


def turn_begins(state: MoonState) -> bool:
    """Nobody has written yet."""
    untouched = all(sheet is shown for sheet, shown in zip(state.sheets, state.published, strict=True))
    return PHASES[state.phase] == "play" and untouched and not any(state.ready)


class Position:
    """The table as everybody together could describe it."""

    def __init__(self, state: MoonState, adventure: Adventure) -> None:
        self.state = state
        self.adventure = adventure
        self.phase = PHASES[state.phase]
        self.views: list[MoonView] = []
        for seat in range(state.seats):
            view = state.view(seat)
            assert isinstance(view, MoonView)
            self.views.append(view)
        self.sheets = self.battle_sheets() if adventure.number == 8 else self.own_sheets()
        for seat, sheet in enumerate(self.sheets):
            sheet.firsts = self.firsts(seat)

    def own_sheets(self) -> list[Sheet]:
        return [read(self.adventure, view.sheets[seat]) for seat, view in enumerate(self.views)]

    def battle_sheets(self) -> list[Sheet]:
        """Sheet n lies between its owner, seat n, and the left neighbour; whoever plays on it now sees it as it is (WM-8.1, WM-8.4)."""
        seats = self.state.seats
        shown = []
        for owner in range(len(self.state.sheets)):
            sheet = self.views[owner % seats].sheets[owner]
            assert isinstance(sheet, BattleSheetView)
            if sheet.turn == "B" and seats > 1:
                sheet = self.views[(owner + 1) % seats].sheets[owner]
                assert isinstance(sheet, BattleSheetView)
            shown.append(sheet)
        fields = [read_field(self.adventure, sheet) for sheet in shown]
        found = []
        for seat in range(seats):
            left, right = seat, (seat - 1) % len(fields)
            sides = [(fields[left], "a"), (fields[right], "b")]
            active = right if shown[left].turn == "B" else left
            both = read(self.adventure, shown[active])
            both.errors = shown[left].errors[:2] + shown[right].errors[2:]
            both.rewards = dict(self.views[seat].sheets[left].missions)
            both.more = Sides(sides if active == left else sides[::-1])
            found.append(both)
        return found

    def view(self, seat: int) -> MoonView:
        return self.views[seat]

    def firsts(self, seat: int) -> set[str]:
        """Missions that the seat has claimed in the turn in which anybody did first (WM-0.16.3)."""
        found = set()
        for mission in self.views[seat].missions:
            turns = {claim.seat: claim.turn for claim in mission.claims}
            if min(turns.values(), default=self.state.turn) == turns.get(seat, self.state.turn):
                found.add(mission.letter)
        return found

    def turn_begins(self) -> bool:
        """Nobody has written yet."""
        return turn_begins(self.state)

    def effect(self, seat: int) -> str | None:
        """The effect in force for the seat, once it has chosen."""
        effect = self.state.sheet(seat).effect
        return EFFECTS[effect] if effect >= 0 else None

    def wild_effects(self, seat: int) -> set[str]:
        """Effects with which a wild lets write something (WM-0.14)."""
        from tests.second_opinion.welcome_to_the_moon import writes

        sheet = self.sheets[seat]
        if not self.adventure.stored_wilds(sheet) or self.state.sheet(seat).wild >= 0:
            return set()
        allowed = [EFFECTS[effect] for effect in self.state.adventure.wild_effects]
        return {effect for effect in allowed if writes(self.adventure, sheet, self.view(seat), effect)}


def read_field(adventure: Adventure, view: BattleSheetView) -> Field:
    control = {planet: set(holders) for planet, holders in view.control.items()}
    slots = dict(zip(adventure.slots, view.slots, strict=True))
    return Field(slots, dict(view.insignia), control, set(view.crossed), set(view.circled))


def read(adventure: Adventure, view: SheetView) -> Sheet:
    more: Any = view
    sheet = Sheet(
        written=dict(zip(adventure.slots, view.slots, strict=True)),
        last=view.last,
        errors=list(view.errors),
        rewards=dict(view.missions),
        more=more,
    )
    if isinstance(view, MarkedSheetView):
        sheet.circled, sheet.crossed, sheet.races = set(view.circled), set(view.crossed), dict(view.races)
    return sheet
