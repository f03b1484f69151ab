"""What a seat may see of SETI (SE-1.3).

Cards, planets, moons, stars, technologies, species and tiles go by the ids of the contents; the client draws them from there. A space is
`[ring, sector]`, rings 1 to 4 outward, sectors 0 to 7 clockwise. Players go by seat; in a solo match the rival is player 1, and 9 is a
neutral marker.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from starboard.engine.view import Barred, View
from starboard.games.seti.content import Cost, Side, Slot, TileBonus, TraceColour

Space = tuple[int, int]
Stage = Literal["open", "now", "done", "off"]
Question = Literal["action", "scan", "other"]


class SystemView(msgspec.Struct, frozen=True):
    """The solar system: counter-clockwise steps of discs 1 to 3, which disc turns next, and the stars of sectors 0 to 7.

    `spaces` is what rings 1 to 4 show, sector by sector: empty, asteroids, comet or a planet; `publicity`: which of them bring
    publicity to whoever visits them (SE-4.2).
    """

    offsets: list[int]
    next_disc: int
    stars: list[str]
    spaces: list[list[str]]
    anomalies: list[AnomalyView]
    publicity: list[str]


class AnomalyView(msgspec.Struct, frozen=True):
    """An anomaly token in ring 4: its colour, side a or b, rotations until Earth comes there, and who would gain it (SE-10.3)."""

    sector: int
    colour: TraceColour
    side: Side
    rotations: int
    leader: int | None


class StarView(msgspec.Struct, frozen=True):
    """A star, or the 'Oumuamua tile: markers in the order in which they were placed, data tokens left, wins of each player."""

    star: str
    slots: int
    markers: list[int]
    data: int
    wins: list[int]
    first_win_free: bool


class PlanetView(msgspec.Struct, frozen=True):
    """Orbiters and landers of each player, who covers the first-orbit space and the data spaces, and the landers on moons.

    `landing` is the energy that landing there costs each player now (SE-5.3.2).
    """

    planet: str
    orbiters: list[int]
    landers: list[int]
    first_orbit: int | None
    data_spaces: list[int | None]
    moons: dict[str, list[int]]
    landing: list[int]


class TechView(msgspec.Struct, frozen=True):
    """A stack of technology tiles: bonus of the top tile (vp, energy, publicity, card), tiles left, the two-point tile, owners."""

    tech: str
    bonus: TileBonus | None
    left: int
    two_points: bool
    owners: list[int]


class SpeciesView(msgspec.Struct, frozen=True, kw_only=True):
    """A species slot. `species` is None while it is sealed. Columns go by colour; `rows` lists who marked each row, from row 1 up.

    `samples` are those that lie face up, by blue rows from row 1 up; `hidden_samples` counts those on each planet; `replies` says who
    covered each message reward; `milestones` are the Exertian tiles.
    """

    slot: Slot
    species: str | None
    discovery: Annotated[dict[TraceColour, int | None], Meta(min_length=3)]
    overflow: Annotated[dict[TraceColour, list[int]], Meta(min_length=3)]
    rows: Annotated[dict[TraceColour, list[list[int]]], Meta(min_length=3)]
    deck: int
    open_card: str | None
    samples: list[int | None]
    hidden_samples: dict[str, int]
    replies: list[int | None]
    milestones: list[int]


class GoldView(msgspec.Struct, frozen=True):
    """A gold tile: its side, points per set of the three spaces, markers in order, and how many sets each player has now.

    `next` is the space that the next marker covers; `worth` what each player's marker scores now, or would score there (SE-7.6, SE-11.2).
    """

    tile: str
    side: Side
    values: list[int]
    markers: list[int]
    sets: list[int]
    next: int
    worth: list[int]


class MissionView(msgspec.Struct, frozen=True):
    """A mission in play, the slots covered, and whether it could be completed now.

    `visits` is what would let its owner cover a slot when visited now: asteroids, comet or planets (SE-9.12).
    """

    card: str
    covered: list[int]
    ready: bool
    visits: list[str] = []


class MessageView(msgspec.Struct, frozen=True):
    card: str
    at: int


class CapsuleView(msgspec.Struct, frozen=True):
    """A sample capsule; only its owner sees the sample (1 to 7)."""

    at: Space
    sample: int | None


class PlayerView(msgspec.Struct, frozen=True, kw_only=True):
    """`hand`, `secret` and `drawn` are lists of cards for their owner, None for others; `cards` counts the hand.

    `computer` are the columns: the technology there, whether the top and the bottom space hold data. `limit` is the probe limit.
    `income` is what a round brings: credits, energy, cards, data, publicity (SE-3.6). `milestone` is the next gold one ahead (SE-7.6).
    `danger` is told to its owner, `danger_on_board` of it everybody can count (SE-10.6).
    """

    score: int
    milestone: int | None
    credits: int
    energy: int
    publicity: int
    data: int
    exofossils: int
    cards: int
    hand: list[str] | None
    drawn: list[str] | None
    probes: list[Space]
    capsules: list[CapsuleView]
    limit: int
    techs: list[str]
    computer: list[ColumnView]
    tucked: list[str]
    income: list[int]
    missions: list[MissionView]
    completed: list[str]
    scoring: list[str]
    messages: list[MessageView]
    message_tile: int | None
    traces: Annotated[dict[Slot, list[int]], Meta(min_length=2)]
    wins: int
    passed: bool
    secret: list[str] | None
    secrets: int
    played: list[str] | None
    played_count: int
    danger: int
    danger_on_board: int


class ColumnView(msgspec.Struct, frozen=True):
    tech: str | None
    top: bool
    bottom: bool


class FlightView(msgspec.Struct, frozen=True):
    """What flying means for the viewer: points to leave asteroids, publicity for planets and comets, for asteroids (SE-4.2, SE-4.3)."""

    asteroids: int
    visit: int
    belt: int


class ScanPartView(msgspec.Struct, frozen=True):
    """A part of a scan: `earth`, `row` or a telescope. `state`: open, now (it is being carried out), done, or off (not possible now).

    `due`: it is no offer, the scan cannot end without it.
    """

    part: str
    due: bool
    state: Stage


class ScanView(msgspec.Struct, frozen=True):
    """A scan that is not finished yet (SE-5.4)."""

    player: int
    parts: list[ScanPartView]


class ObjectiveView(msgspec.Struct, frozen=True):
    objective: str
    marked: list[int]


class RivalView(msgspec.Struct, frozen=True, kw_only=True):
    """The solo rival: progress space 1 to 12, cards, computer and pool, technology tokens by type, objectives (SE-12).

    `due` is how many completed objectives the end of the round asks for (SE-12.8). It is `player` in all lists of players.
    """

    player: int
    level: int
    progress: int
    preferred_tech: str
    deck: int
    played: list[str]
    current: str | None
    reserve: int
    computer: int
    pool: int
    tokens: list[int]
    objectives: list[ObjectiveView]
    stack: int
    completed: int
    due: int


class Held(Barred, frozen=True):
    """The course of the turn stands in the way, whatever else an action needs (SE-3.3)."""


class SetiView(View, kw_only=True):
    """`active` is whose turn it is, `first` who has the first player token, `acted` whether the main action is done.

    `stack` is what the viewer chooses from when passing; `stacks` how many cards each end-of-round stack holds.
    `why` says of each main and free action that the viewer cannot take now, by its type, what is missing; `held` has those that the
    course of the turn holds up. `asked` is what the viewer is asked: the main action, the next part of a scan, or something else.
    `pass_rotates`: whoever passes now turns a disc (SE-5.8).
    `prices` are what main and free actions cost the viewer, by their types; of several landings the cheapest (SE-5, SE-6).
    """

    active: int
    first: int
    acted: bool
    free_actions: bool
    system: SystemView
    stars: list[StarView]
    planets: list[PlanetView]
    techs: list[TechView]
    species: list[SpeciesView]
    gold: list[GoldView]
    neutral: list[int]
    row: list[str | None]
    deck: int
    discard: list[str]
    stacks: list[int]
    stack: list[str]
    players: list[PlayerView]
    rival: RivalView | None
    scan: ScanView | None
    flight: FlightView
    why: dict[str, Barred]
    held: list[str] = []
    asked: Question | None
    pass_rotates: bool
    prices: dict[str, Cost]
