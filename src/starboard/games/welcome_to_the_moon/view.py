"""What a seat may see of Welcome to the Moon (WM-0.19)."""

from __future__ import annotations

import msgspec

from starboard.engine.messages import Message
from starboard.engine.view import View


class Combination(msgspec.Struct, frozen=True):
    """The number on top of a stack with the effect just flipped from it, none before the first turn.

    A seat that has spent a wild sees that effect instead (WM-0.14.2). `next` is the effect on the number card's back.
    """

    number: int
    effect: str | None
    next: str
    places: int
    wild: bool


class ClaimView(msgspec.Struct, frozen=True):
    seat: int
    turn: int
    reward: int


class MissionView(msgspec.Struct, frozen=True):
    id: int
    letter: str
    text: Message
    first: int
    later: int
    taken: bool
    progress: list[tuple[int, int]]
    claims: list[ClaimView]


class SheetView(msgspec.Struct, kw_only=True):
    """What every sheet shows; an adventure adds its own marks."""

    slots: list[int | str | None]
    last: str | None
    errors: list[str]
    missions: dict[str, int | None]
    ready: bool


class LaunchSheetView(SheetView, kw_only=True):
    fuelled: list[str]
    paid: list[str]
    lost: list[str]
    sabotaged: list[str]
    waiting: list[str]
    rockets: int
    ties: int


class MarkedSheetView(SheetView, kw_only=True):
    """Symbols by their ids; race bonuses with the value won, if any; `closed` ones are no longer to be had at their high value."""

    circled: list[str]
    crossed: list[str]
    races: dict[str, int | None]
    closed: list[str]


class MoonView(View, kw_only=True):
    adventure: int
    phase: str
    stacks: list[Combination]
    cards_left: int
    missions: list[MissionView]
    sheets: list[SheetView]
