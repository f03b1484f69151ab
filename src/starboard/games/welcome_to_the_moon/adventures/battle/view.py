"""What is seen of a sheet of The Battle."""

from __future__ import annotations

from starboard.games.welcome_to_the_moon.view import MarkedSheetView


class BattleSheetView(MarkedSheetView, kw_only=True):
    """Zone A is its owner's, zone B the next seat's; so are the insignia A and B in the slots.

    `turn` is the zone that plays on the sheet in this turn; `insignia` stand on moons and asteroids, by their ids; `control` says who
    holds each captured planet.
    `players` tells whose the zones are; the seat after the last one stands for ASTRA.
    `missions` are the owner's; `errors` those of zone A, then of zone B.
    """

    turn: str
    players: dict[str, int]
    insignia: dict[str, str]
    control: dict[str, list[str]]
