"""What a player can do. Squares are `[x, y]` from the upper left; tracks, terrains, boards and cards go by their ids."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from starboard.engine.actions import Action, GoingOn
from starboard.games.planet_unknown.content import Ring
from starboard.games.planet_unknown.content.geometry import Square
from starboard.games.planet_unknown.content.tracks import Track

PIECES: Final = ("lifepod", "meteorite", "rover")
Piece = Annotated[str, Meta(extra_json_schema={"enum": PIECES})]
Line = Annotated[str, Meta(extra_json_schema={"enum": ("row", "column")})]


class ChooseBoards(Action, frozen=True, tag="boards"):
    """Which sides of the two boards to play (PU-3.2)."""

    planet: str
    corporation: str


class KeepObjective(Action, frozen=True, tag="keep_objective"):
    """Keep one of the objective cards drawn (PU-3.6, PU-15.2, PU-18.6 f)."""

    objective: str


class DiscardObjective(Action, frozen=True, tag="discard_objective"):
    objective: str


class ChooseFlux(Action, frozen=True, tag="flux"):
    """Put the flux token on a track (PU-18.9)."""

    track: Track


class Rotate(Action, frozen=True, tag="rotate"):
    """Turn the station this many depots clockwise (PU-4, R1)."""

    steps: int


class Take(Action, frozen=True, tag="take"):
    """Take the top tile of the outer or inner stack of the depot (PU-4.1)."""

    ring: Ring


class Place(Action, frozen=True, tag="place"):
    """Put the tile in hand on the planet (PU-5).

    `turn` 0 to 3: quarter turns clockwise; 4 to 7: flipped left to right first. `at`: the upper left corner of its bounding box.
    Turns that look the same have the lowest number. `as_energy`: the tech section is treated as energy (PU-18.6 d).
    """

    turn: int
    at: Square
    as_energy: bool = False


class SetAside(Action, frozen=True, tag="set_aside"):
    """No tile of the depot fits: take one only for its resources (PU-12.2)."""

    ring: Ring


class Advance(Action, frozen=True, tag="advance"):
    """Move a tracker up. `by`: what lets it advance. `to`: the slot it goes to, like "civ-4" (PU-18.8)."""

    track: Track
    by: str
    to: str


class Regress(Action, frozen=True, tag="regress"):
    """Move a tracker down (PU-6.7)."""

    track: Track
    by: str


class Decline(GoingOn, frozen=True, tag="decline"):
    """Do without something optional (PU-4.3)."""

    what: str


class PlaceRover(Action, frozen=True, tag="place_rover"):
    at: Square


class PlacePatch(Action, frozen=True, tag="place_patch"):
    at: Square


class StorePatch(Action, frozen=True, tag="store_patch"):
    """Keep the patch for the end of the game (PU-10.3)."""


class ReplacePatch(Action, frozen=True, tag="replace_patch"):
    """Take a synergy instead of the patch (PU-18.6 a)."""


class DoublePatch(Action, frozen=True, tag="double_patch"):
    """Gain two patches instead of one (PU-18.3, technology 3)."""


class DoubleSynergy(Action, frozen=True, tag="double_synergy"):
    """The next synergy advances its tracker twice (PU-18.6 c)."""


class Move(Action, frozen=True, tag="move"):
    """Move a rover one square (PU-9.1)."""

    start: Square
    to: Square


class Teleport(Action, frozen=True, tag="teleport"):
    """Lift a rover to another square (PU-9.7). `by`: technology, for a movement point, or card."""

    start: Square
    to: Square
    by: str


class Collect(Action, frozen=True, tag="collect"):
    """Take a lifepod or meteorite from the planet to the collection area."""

    piece: Piece
    at: Square


class Destroy(Action, frozen=True, tag="destroy"):
    """Remove a piece from the game; without a square: a collected one in the collection area."""

    piece: Piece
    at: Square | None


class DestroyStored(Action, frozen=True, tag="destroy_stored"):
    """Remove a lifepod that stands on the corporation board (PU-16.11)."""

    place: str


class ClearLine(Action, frozen=True, tag="clear_line"):
    """Destroy all meteorites of a row or column (PU-11, Landing Zone Approved)."""

    line: Line
    number: int


class PlaceMeteorite(Action, frozen=True, tag="place_meteorite"):
    at: Square


class House(Action, frozen=True, tag="house"):
    """Where a collected lifepod goes: "collection", a track slot like "civ-4", or a technology like "technology-a" (PU-18.4, PU-18.6)."""

    place: str


class Reposition(Action, frozen=True, tag="reposition"):
    """Move a collected lifepod between track slots and collection area (PU-18.4)."""

    start: str
    to: str


class ChooseBonus(Action, frozen=True, tag="choose"):
    """One of several lists of effects, by its number from 0 (PU-18.3, PU-16.11). `origin`: the slot or card that offers them."""

    origin: str
    option: int


class OpenStack(Action, frozen=True, tag="open_stack"):
    """Look at the civ stack of a level that a milestone gives a card of (PU-7.1)."""

    level: int


class PickCard(Action, frozen=True, tag="pick_card"):
    """Keep a civ card (PU-7.1)."""

    card: str


class UseTechnology(Action, frozen=True, tag="use"):
    """Use a technology of one's own turn, by its level (PU-18)."""

    technology: str


class RemoveStack(Action, frozen=True, tag="remove_stack"):
    """Remove all tiles of one stack of the depot (PU-16.9)."""

    ring: Ring


class Finish(GoingOn, frozen=True, tag="finish"):
    """End one's part of the phase (PU-4.2)."""


ACTIONS: Final[list[type[Action]]] = [
    ChooseBoards,
    KeepObjective,
    DiscardObjective,
    ChooseFlux,
    Rotate,
    Take,
    Place,
    SetAside,
    Advance,
    Regress,
    Decline,
    PlaceRover,
    PlacePatch,
    StorePatch,
    ReplacePatch,
    DoublePatch,
    DoubleSynergy,
    Move,
    Teleport,
    Collect,
    Destroy,
    DestroyStored,
    ClearLine,
    PlaceMeteorite,
    House,
    Reposition,
    ChooseBonus,
    OpenStack,
    PickCard,
    UseTechnology,
    RemoveStack,
    Finish,
]
