"""How promising kinds of action are, at a glance: guides searches and their playouts."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.state import EdgeState

FAVOUR: Final[dict[type[Action], float]] = {
    act.BuildDevelopment: 4.0,
    act.PlaceUpgrade: 3.0,
    act.PickModule: 1.5,
    act.Activate: 2.0,
    act.Recruit: 1.5,
    act.Collect: 2.0,
    act.Launch: 1.0,
    act.UseDiscovery: 1.0,
    act.UseSupremacy: 1.0,
    act.UseDevelopment: 0.5,
    act.Decline: -1.0,
    act.Finish: -0.5,
    act.Rearrange: -3.0,
    act.DropMoon: -1.0,
}


def weigh(state: EdgeState, seat: int, legal: list[Action]) -> list[float]:
    """What kind of action usually helps, without playing it."""
    return [FAVOUR.get(type(action), 0.0) for action in legal]
