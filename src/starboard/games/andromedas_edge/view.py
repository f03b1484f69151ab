"""What a seat may see of a match (AE-22)."""

from __future__ import annotations

import msgspec

from starboard.engine.messages import Message
from starboard.engine.view import Score, View
from starboard.games.andromedas_edge.content import Amount, Resource, Row


class ShipView(msgspec.Struct, frozen=True):
    """Ships of one player and type at one place."""

    seat: int
    ship: str
    count: int


class PlacementView(msgspec.Struct, frozen=True):
    """What a development built there now would bring at once, and the leaders that it would count by region (AE-10.3)."""

    points: int
    leaders: dict[str, int]


class RegionView(msgspec.Struct, frozen=True):
    """A region of the map; `tile` is a planet, a base, a special region, or the nebula itself.

    `placement` is there where a development can stand; `raider_dice` is what the raiders there roll before cards.
    """

    id: str
    kind: str
    tile: str
    moon: str | None
    moons: int
    ships: list[ShipView]
    leaders: list[int]
    raiders: list[str]
    development: int | None
    placement: PlacementView | None
    raider_dice: int
    bonus: dict[str, int]
    original: str


class RaiderView(msgspec.Struct, frozen=True):
    rank: str
    card: str
    regions: list[str]
    waiting: int
    hits: int
    shields: int
    range: int
    weapons: int


class MarketView(msgspec.Struct, frozen=True):
    """A column of the display; prices by row, the cheap end first; `payable`: those that the reader could pay."""

    column: str
    modules: list[str | None]
    prices: list[dict[Amount, int]]
    payable: list[bool]
    deck: int


class ModuleView(msgspec.Struct, frozen=True):
    """`damaged`: by icons or Mechaphages (AE-15.4, AE-15.6); `scores`: it brings VP at the end as things stand (AE-11.8)."""

    module: str
    damage: int
    mechaphages: int
    moon: str | None
    used: str
    ready: bool
    damaged: bool
    scores: bool


class HullView(msgspec.Struct, frozen=True):
    """A type of ship: its tile and values, where the ships are, and how many of them are owned (AE-1.12).

    `docks_from` are the places from which they can be put on modules (AE-9.1).
    """

    ship: str
    tile: str
    upgraded: bool
    range: int
    weapons: int
    shields: int
    hits: int
    targeting: int
    abilities: list[str]
    places: dict[str, int]
    owned: int
    docks_from: list[str] = []


class TracksView(msgspec.Struct, frozen=True):
    """The steps of a player's markers, or the VP of the spaces where they stand."""

    science: int
    industry: int
    commerce: int
    civilization: int
    supremacy: int


class StockView(msgspec.Struct, frozen=True):
    """Resources but tactics cards."""

    energy: int
    titanium: int
    ice: int
    nanocarbon: int
    credit: int


class RowsView(msgspec.Struct, frozen=True):
    """The rows of a station; that of industry in its order (AE-9.6)."""

    science: list[ModuleView]
    industry: list[ModuleView]
    commerce: list[ModuleView]
    civilization: list[ModuleView]


class PlayerView(msgspec.Struct, frozen=True):
    """A player as a seat sees it. `discounts` are units less for a transport and for a development.

    `team` is its number and `partner` a seat, where teams play; `excess` is what would be discarded at the end of the own turn.
    On a Return turn `open_rows` are those whose modules work for energy, or through the Main Reactor, `dockable` counts the ships that
    can be put on modules (AE-9.1), `coming_home` those that return at its end (AE-9.7). `track_points` is what the tracks score now,
    `team_points` what the team has together (AE-19.3, AE-21.13), `resources` how many there are with tactics cards (AE-1.2).
    """

    team: int | None
    partner: int | None
    vp: int
    projected: int
    faction: str | None
    tracks: TracksView
    stock: StockView
    limits: dict[Resource, int]
    excess: int
    discounts: dict[str, int]
    energy_pays_development: bool
    cards: int
    hand: list[str] | None
    fleet: list[HullView]
    spare_tiles: list[str]
    leaders: int
    rows: RowsView
    open_rows: list[Row]
    dockable: int
    coming_home: int
    half_slots: list[str | None]
    half_slots_paid: list[bool]
    unplaced: list[str]
    moon_limit: int
    tactical: str | None
    discoveries: int
    discovery_tokens: list[str] | None
    supremacy_tokens: list[str]
    development_cards: dict[str, int]
    used_cards: dict[str, int]
    developments: list[str]
    supports: list[str]
    destiny: str | None
    offered: list[str] | None
    track_points: TracksView
    team_points: int | None
    resources: int


class OrderedView(msgspec.Struct, frozen=True):
    """A module on its way: its place in its row from 1, and the space that its track comes to, none at the end (AE-11.2, AE-11.3)."""

    module: str
    row: str
    place: int
    space: int | None


class OrderView(msgspec.Struct, frozen=True):
    """The modules that are being bought, the first one first; `bury`: who takes only one puts another under its deck.

    `next` has those that can be taken now.
    """

    taken: list[OrderedView]
    next: list[OrderedView]
    most: int
    discount: int
    bury: bool


class SideView(msgspec.Struct, frozen=True):
    """A participant of a battle; without a seat the raiders. `chance` is exact for what is known now."""

    seat: int | None
    dice: int
    targeting: int
    energy: int
    rolled: list[int]
    chance: float
    won: bool
    defeated: bool


class FighterView(SideView, frozen=True):
    """`weapons` are dice of ships or raiders, `bonus` those that are neither theirs nor paid for.

    `deciding` is the place from 0 of the rolled die at which the result turns, none while all dice are equal;
    `ahead`: it is the higher one.
    """

    weapons: int
    bonus: int
    ahead: bool
    deciding: int | None


class SpendingView(msgspec.Struct, frozen=True):
    """What so many dice for energy would make of the battle: all own dice, the chance of each side in order, and of a tie."""

    dice: int
    all: int
    chances: list[float]
    tie: float


class BattleView(msgspec.Struct, frozen=True):
    """`spendings` are the numbers of dice that the reader could add for energy, `die_energy` is the price of each."""

    region: str
    step: int
    sides: list[FighterView]
    tie: float
    spendings: list[SpendingView]
    die_energy: int


class ReachView(msgspec.Struct, frozen=True):
    """A ship that can be launched from the bay or moved from a region: the steps to each region within its range."""

    ship: str
    start: str
    steps: dict[str, int]


class BarredView(msgspec.Struct, frozen=True):
    """A region that a ship may not be launched to, and why; `idle`: it is an Alliance base that could not act, nothing else bars it."""

    ship: str
    region: str
    why: Message
    rule: str
    idle: bool


class ProspectView(msgspec.Struct, frozen=True):
    """A launch that would lead to a battle: raiders that could attack, and the exact chance as forces stand after the launch.

    With several raiders in range the active player chooses; `sides` and `chance` are for the one that is best for the launcher.
    `foes` are the opponents who would have to be fought (AE-1.9).
    """

    ship: str
    region: str
    attackers: list[str]
    sides: list[SideView]
    chance: float
    foes: list[int] = []


class EdgeView(View, kw_only=True):
    """`window` is the kind of moment at which the reader may react now (AE-18.1)."""

    phase: str
    active: int
    first: int
    region: str | None
    terminus: int
    triggered: bool
    last_turns: int
    regions: list[RegionView]
    planets_left: int
    raiders: list[RaiderView]
    market: list[MarketView]
    marker: int
    marker_start: int
    event_due: bool
    events_left: int
    events_past: list[str]
    peeked: list[str]
    known_events: list[str | None]
    discovery_stacks: list[int]
    looking: list[str]
    supremacy_spaces: list[str | None]
    tactics_deck: int
    tactics_discard: list[str]
    developments_left: dict[str, int]
    mechaphages: int
    players: list[PlayerView]
    order: OrderView | None
    battle: BattleView | None
    window: str | None
    reaches: list[ReachView]
    barred: list[BarredView]
    prospects: list[ProspectView]
    finals: list[Score]
