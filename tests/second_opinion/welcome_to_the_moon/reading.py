"""Reads a position into the plain sheets of the recount: what each seat sees, no rule."""

from __future__ import annotations

from functools import cache
from typing import Any

from starboard.games.welcome_to_the_moon.content import EFFECTS
from starboard.games.welcome_to_the_moon.state import PHASES, MoonState
from starboard.games.welcome_to_the_moon.view import MarkedSheetView, MoonView, SheetView
from tests.second_opinion.welcome_to_the_moon.colony import Colony
from tests.second_opinion.welcome_to_the_moon.common import Adventure, Sheet
from tests.second_opinion.welcome_to_the_moon.journey import Journey
from tests.second_opinion.welcome_to_the_moon.launch import Launch
from tests.second_opinion.welcome_to_the_moon.mine import Mine

ADVENTURES: dict[int, type[Adventure]] = {adventure.number: adventure for adventure in (Launch, Journey, Colony, Mine)}


@cache
def adventure(number: int) -> Adventure | None:
    return ADVENTURES[number]({}) if number in ADVENTURES else None


def adventure_of(state: MoonState) -> Adventure | None:
    """None for one that has no recount."""
    view = state.view(None)
    assert isinstance(view, MoonView)
    return adventure(view.adventure)


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
        self.sheets = [read(adventure, view.sheets[seat]) for seat, view in enumerate(self.views)]

    def view(self, seat: int) -> MoonView:
        return self.views[seat]

    def turn_begins(self) -> bool:
        """Nobody has written yet."""
        sheets = zip(self.state.sheets, self.state.ready, strict=False)
        return self.phase == "play" and not any(sheet.erred or ready or sheet.last >= 0 for sheet, ready in sheets)

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
