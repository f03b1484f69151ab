"""What a seat may see of The Virus."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.view import MarkedSheetView


class VirusSheetView(MarkedSheetView, kw_only=True):
    """Scores of the evacuated blocks (WM-6.16); the block where a slot must be infected now, if there is one."""

    evacuated: dict[str, int]
    infecting: str | None
