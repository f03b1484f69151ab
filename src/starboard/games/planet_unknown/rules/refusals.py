"""Refusals of what makes no sense at all: things that do not exist, answers to nothing that waits (PU-1, PU-4.2)."""

from __future__ import annotations

from typing import Final

from starboard.engine.actions import Action
from starboard.engine.errors import Refusal
from starboard.games.planet_unknown.actions import (
    ACTIONS,
    Advance,
    ChooseBoards,
    ChooseBonus,
    ChooseFlux,
    ClearLine,
    Collect,
    Decline,
    Destroy,
    DestroyStored,
    DiscardObjective,
    DoublePatch,
    DoubleSynergy,
    House,
    KeepObjective,
    Move,
    PickCard,
    Place,
    PlaceMeteorite,
    PlacePatch,
    PlaceRover,
    Regress,
    RemoveStack,
    ReplacePatch,
    Reposition,
    Rotate,
    SetAside,
    StorePatch,
    Take,
    Teleport,
)
from starboard.games.planet_unknown.content import RINGS
from starboard.games.planet_unknown.content.geometry import SIDE, Square
from starboard.games.planet_unknown.content.tiles import ORIENTATIONS
from starboard.games.planet_unknown.content.tracks import SLOTS, TRACKS
from starboard.games.planet_unknown.rules.civilization import CARD_OF
from starboard.games.planet_unknown.rules.objectives import OBJECTIVE_OF

RULES: Final[dict[type[Action], str]] = {
    Regress: "PU-6.7",
    Decline: "PU-4.3",
    Take: "PU-11.2",
    PlaceRover: "PU-7.2",
    PlacePatch: "PU-10.1",
    StorePatch: "PU-10.3",
    ReplacePatch: "PU-10.3",
    DoublePatch: "PU-10.3",
    DoubleSynergy: "PU-6.3",
    Teleport: "PU-11.3",
    DestroyStored: "PU-16.11",
    ClearLine: "PU-11.3",
    PlaceMeteorite: "PU-16.8",
    House: "PU-9.3",
    Reposition: "PU-18.4",
    ChooseBonus: "PU-6.2",
    PickCard: "PU-7.1",
    RemoveStack: "PU-16.9",
    KeepObjective: "PU-3.6",
    DiscardObjective: "PU-16.11",
    ChooseFlux: "PU-18.9",
    Rotate: "PU-4",
    ChooseBoards: "PU-3.2",
}
"""What says when there is something to answer so."""


def nothing_waits(action: Action) -> Refusal:
    """Nothing that waits is answered by such an action."""
    if isinstance(action, Advance):
        return Refusal("refused-no-advance", rule="PU-6.1", by=action.by, track=action.track)
    if isinstance(action, Collect):
        return Refusal("refused-nothing-to-collect", rule="PU-11.3", piece=action.piece)
    if isinstance(action, Destroy):
        return Refusal("refused-nothing-to-destroy", rule="PU-11.3", piece=action.piece)
    return Refusal("refused-nothing-waits", rule=RULES[type(action)], action=str(action.__struct_config__.tag))


def exists(action: Action) -> bool:
    """Whether squares, tracks, slots and cards that an action names are there at all."""
    if isinstance(action, Place):
        return 0 <= action.turn < ORIENTATIONS and on_board(action.at)
    if isinstance(action, PlacePatch | PlaceRover | PlaceMeteorite | Collect):
        return on_board(action.at)
    if isinstance(action, Destroy):
        return action.at is None or on_board(action.at)
    if isinstance(action, Move | Teleport):
        return on_board(action.start) and on_board(action.to)
    if isinstance(action, Take | SetAside | RemoveStack):
        return action.ring in RINGS
    if isinstance(action, Advance):
        return action.track in TRACKS and action.to in SLOTS
    if isinstance(action, Regress | ChooseFlux):
        return action.track in TRACKS
    if isinstance(action, ClearLine):
        return action.line in ("row", "column") and 1 <= action.number <= SIDE
    if isinstance(action, KeepObjective | DiscardObjective):
        return action.objective in OBJECTIVE_OF
    if isinstance(action, PickCard):
        return action.card in CARD_OF
    return type(action) in ACTIONS


def on_board(at: Square) -> bool:
    return 0 <= at[0] < SIDE and 0 <= at[1] < SIDE
