"""What a seat may see of The Journey."""

from __future__ import annotations

import msgspec

from starboard.games.welcome_to_the_moon.view import MarkedSheetView


class ZoneView(msgspec.Struct, frozen=True):
    """A zone from its first slot to its last one (WM-2.3)."""

    first: int
    last: int
    filled: bool


class JourneySheetView(MarkedSheetView, kw_only=True):
    """`zones` from Earth to Moon."""

    zones: list[ZoneView]
