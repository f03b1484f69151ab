"""What a seat may see of Planet Unknown (PU-4.4).

Boards, tiles and cards go by the ids of the contents (`content/*.json`): the client draws them from there. Squares are `[x, y]` from
the upper left, as in the contents. While all act at once, other players are shown as of the last moment when everybody had finished.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from starboard.engine.messages import Message
from starboard.engine.view import View
from starboard.games.planet_unknown.content import Ring
from starboard.games.planet_unknown.content.geometry import Square
from starboard.games.planet_unknown.content.tracks import Track

PHASES = ("setup", "rotation", "event", "event_civ", "tile", "civ", "ending", "over")
Phase = Annotated[str, Meta(extra_json_schema={"enum": PHASES})]


class StackView(msgspec.Struct, frozen=True):
    """A stack of the station: the visible tile on top (none when it is empty) and how many tiles are left."""

    shape: str
    top: str | None
    left: int


class FacedView(msgspec.Struct, frozen=True):
    """The compartments that an indicator faces."""

    outer: int
    inner: int


class StationView(msgspec.Struct, frozen=True):
    """Compartments clockwise. `facing`: after so many steps clockwise what each position faces (PU-4.1)."""

    rotation: int
    shift: int
    outer: list[StackView]
    inner: list[StackView]
    facing: list[list[FacedView]]


class EventView(msgspec.Struct, frozen=True):
    """The event deck: the card of this round with its text, those of earlier rounds, how many are left, how many of each colour
    (green, orange, red) the deck had, and the next card for whoever has looked at it."""

    card: str | None
    text: Message | None
    past: list[str]
    left: int
    mix: list[int]
    next: str | None
    next_text: Message | None


class PieceView(msgspec.Struct, frozen=True):
    """A tile on a planet: `turn` 0 to 3 quarter turns clockwise, 4 to 7 after flipping left to right; `at` the upper left corner of
    its bounding box."""

    tile: str
    turn: int
    at: Square


class RoverView(msgspec.Struct, frozen=True):
    at: Square
    loaded: bool


class TrackerView(msgspec.Struct, frozen=True):
    """Where a tracker stands: on its own track unless the corporation lets it leave it. `medals` it would score now, `next`: slots
    that an advance leads to."""

    track: Track
    slot: str
    medals: int
    next: list[str]


class CardView(msgspec.Struct, frozen=True):
    """A civ card; `card` and `text` are hidden for others' kept cards until the end. `medals`: what it adds as things stand, beside the
    cards kept before it. `nth`: which card of its set it would be, 0 for a card without one. `finds`: how many pieces a card to choose
    from finds on one's planet, None if it asks for none."""

    level: int
    card: str | None
    text: Message | None
    medals: int
    nth: int = 0
    finds: int | None = None


class LineView(msgspec.Struct, frozen=True):
    """A row or column: squares covered, squares there are, whether a meteorite lies on it, its medals, whether it is fully covered."""

    covered: int
    squares: int
    blocked: bool
    medals: int
    complete: bool


class PrivateView(msgspec.Struct, frozen=True):
    """A private objective with what it asks for, and whether it is met now."""

    objective: str
    text: Message
    value: int
    met: bool


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """A player's planet and corporation board.

    `lines`: rows from the top, then columns from the left. `technologies`: levels in force; `spent`: those whose limit is used up.
    `housed`: lifepods on track slots ("civ-4") or technologies ("technology-a"). `pending`: effects that wait, in words.
    `hand`: the tile taken and not placed yet; `taken`: the ring it came from this round. `places`: for the outer, then the inner
    compartments, how many placements their top tile has; only while the station is being turned. `private` is None for others'.
    `offer`: civ cards looked at just now, own ones only. `closed`: uncovered squares that the event of the round closes to tiles.
    `regions`: for the regions of the planet, whether they are fully covered. `track_medals`: those of all trackers together.
    """

    planet: str
    corporation: str
    position: int
    ready: bool
    pieces: list[PieceView]
    patches: list[Square]
    meteorites: list[Square]
    lifepods: list[Square]
    rovers: list[RoverView]
    lines: list[LineView]
    covered: int
    squares: int
    last: list[Square]
    trackers: list[TrackerView]
    technologies: list[str]
    spent: list[str]
    flux: Track | None
    housed: list[str]
    lifepods_collected: int
    meteorites_collected: int
    movement: int
    supply: int
    stored: int
    owed: list[int]
    kept: list[CardView]
    played: list[CardView]
    private: list[PrivateView] | None
    drawn: list[PrivateView]
    offer: list[CardView]
    pending: list[Message]
    hand: str | None
    taken: Ring | None
    stuck: bool
    closed: list[Square]
    places: list[int]
    regions: list[bool] = []
    track_medals: int = 0


class ObjectiveView(msgspec.Struct, frozen=True):
    """A competitive objective: the seats it lies between, what each counts now and the medals that gives."""

    objective: str
    text: Message
    seats: list[int]
    values: list[int]
    medals: list[int]


class TieView(msgspec.Struct, frozen=True):
    """What decides between equals in medals (PU-13.9)."""

    seat: int
    uncovered: int
    meteorites: int


class PlanetView(View, kw_only=True):
    """`boards`: the two boards offered to these eyes, during set-up. `civ_left`: cards in the civ stacks of levels 1 to 4. `target`: the
    score to reach alone. `ties`: at the end, those whom others equal in medals, the best first."""

    phase: Phase
    commander: int
    fixed_rotation: bool
    station: StationView
    event: EventView | None
    players: list[PlayerView]
    objectives: list[ObjectiveView]
    civ_left: list[int]
    target: int | None
    boards: list[str]
    ties: list[TieView] = []
