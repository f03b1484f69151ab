"""What is seen of a sheet of The Launch."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.view import SheetView


class LaunchSheetView(SheetView, kw_only=True):
    """Bonus icons by their ids: `fuelled` arrows, `lost` and `waiting` bonuses, `sabotaged` ones; `paid` names compartments.

    `rockets`, score `boxes` and `ties` are counts of what is crossed.
    """

    fuelled: list[str]
    paid: list[str]
    lost: list[str]
    sabotaged: list[str]
    waiting: list[str]
    rockets: int
    boxes: int
    ties: int
