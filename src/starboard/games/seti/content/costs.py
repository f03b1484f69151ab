"""Printed costs and limits of the player board (SE-5, SE-6, SE-8)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.seti.content import PLAYER_BOARD, TECHNOLOGIES, Cost, PassiveContent
from starboard.games.seti.content.numbers import PROBE_1, PROBE_2, PROBE_3


@final
class Price:
    """A cost, ready to be compared and paid."""

    def __init__(self, cost: Cost) -> None:
        self.credits: int = cost.credits
        self.energy: int = cost.energy
        self.publicity: int = cost.publicity


def changed_by(tech: int) -> PassiveContent:
    passive = TECHNOLOGIES[tech].passive
    assert passive is not None
    return passive


LAUNCH: Final = Price(PLAYER_BOARD.costs.launch)
ORBIT: Final = Price(PLAYER_BOARD.costs.orbit)
SCAN: Final = Price(PLAYER_BOARD.costs.scan)
ANALYSE: Final = Price(PLAYER_BOARD.costs.analyse)
RESEARCH: Final = Price(PLAYER_BOARD.costs.research)
BUY: Final = Price(PLAYER_BOARD.costs.buy)
EXCHANGE: Final = PLAYER_BOARD.exchange

LAND_ENERGY: Final = PLAYER_BOARD.costs.land.energy
LAND_WITH_ORBITER: Final = PLAYER_BOARD.costs.land_with_orbiter.energy
LANDING_DISCOUNT: Final = changed_by(PROBE_3).landing_discount
MOVE_ENERGY: Final = PLAYER_BOARD.costs.move.energy

PROBES: Final = PLAYER_BOARD.limits.probes
MORE_PROBES: Final = changed_by(PROBE_1).probes

ASTEROID_POINTS: Final = PLAYER_BOARD.asteroids.points
ASTEROID_PUBLICITY: Final = PLAYER_BOARD.asteroids.publicity
NAVIGATED_POINTS: Final = changed_by(PROBE_2).asteroid_points
NAVIGATED_PUBLICITY: Final = changed_by(PROBE_2).asteroid_publicity
VISIT: Final = PLAYER_BOARD.visit

COLUMNS: Final = len(PLAYER_BOARD.computer)
TECH_COLUMNS: Final = [column for column, space in enumerate(PLAYER_BOARD.computer) if space.tech]
"""Columns of the computer that can hold a technology (SE-8.3)."""
