"""A player: station, fleet, leaders, cards and tokens (AE-1.10, AE-1.12)."""

from __future__ import annotations

from typing import final

from starboard.games.andromedas_edge.content import COLUMNS, CONSTANTS, DEVELOPMENTS, NOTHING, SHIPS
from starboard.games.andromedas_edge.content.map import REGION_COUNT
from starboard.games.andromedas_edge.content.modules import FIRST_KEY, MODULE_ROW
from starboard.games.andromedas_edge.content.resources import TACTICS
from starboard.games.andromedas_edge.content.ships import BARGE, BAY, FIRST_UPGRADE, FLEET, SETTLED, SHIP_TYPE, SHIPS_OF, UNBUILT, WRECK
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS

UNUSED = 0
BY_SHIP = 1
BY_ENERGY = 2
BY_EFFECT = 3


def is_owned(place: int) -> bool:
    """A ship at such a place is built and not settled (AE-1.12)."""
    return place not in (UNBUILT, SETTLED)


@final
class Player:
    """`modules` holds the key modules first; `damage`, `phages`, `slots`, `scored` and `used` go beside it.

    `slots` are moons in input and output slots, `scored` slots whose VP were gained (AE-8.3). `industry` is the order of the
    industry row, `halves` the moons between its neighbours. `discoveries` are tokens with what others know of them, see `hidden`.
    """

    def __init__(
        self,
        faction: int,
        vp: int,
        stock: list[int],
        hand: list[int],
        fleet: list[int],
        hits: list[int],
        leaders: list[int],
        station_leaders: int,
        tracks: list[int],
        modules: list[int],
        damage: list[int],
        phages: list[int],
        slots: list[int],
        scored: list[bool],
        used: list[int],
        industry: list[int],
        halves: list[int],
        halves_paid: list[bool],
        unplaced: list[int],
        tactical: int,
        discoveries: list[int],
        supremacies: list[int],
        ready: list[int],
        spent: list[int],
        developments: list[int],
        tiles: list[int],
        spare: list[int],
        supports: list[int],
        offered: list[int],
        destiny: int,
        turn_limits: int,
        battle_limits: int,
        rows_open: int,
        docked: int,
        in_play: list[int],
    ) -> None:
        self.faction = faction
        self.vp = vp
        self.stock = stock
        self.hand = hand
        self.fleet = fleet
        self.hits = hits
        self.leaders = leaders
        self.station_leaders = station_leaders
        self.tracks = tracks
        self.modules = modules
        self.damage = damage
        self.phages = phages
        self.slots = slots
        self.scored = scored
        self.used = used
        self.industry = industry
        self.halves = halves
        self.halves_paid = halves_paid
        self.unplaced = unplaced
        self.tactical = tactical
        self.discoveries = discoveries
        self.supremacies = supremacies
        self.ready = ready
        self.spent = spent
        self.developments = developments
        self.tiles = tiles
        self.spare = spare
        self.supports = supports
        self.offered = offered
        self.destiny = destiny
        self.turn_limits = turn_limits
        self.battle_limits = battle_limits
        self.rows_open = rows_open
        self.docked = docked
        self.in_play = in_play

    @staticmethod
    def fresh() -> Player:
        """Before the faction is chosen (AE-3.1)."""
        fleet = [UNBUILT] * FLEET
        for ship, printed in enumerate(SHIPS):
            for number in range(printed.built_at_start):
                fleet[SHIPS_OF[ship][number]] = BAY
        keys = [FIRST_KEY + row for row in range(len(COLUMNS))]
        return Player(
            faction=NOTHING,
            vp=0,
            stock=[0] * TACTICS,
            hand=[],
            fleet=fleet,
            hits=[0] * len(SHIPS),
            leaders=[0] * REGION_COUNT,
            station_leaders=CONSTANTS.leaders,
            tracks=[0] * len(TRACK_IDS),
            modules=keys,
            damage=[0] * len(keys),
            phages=[0] * len(keys),
            slots=[NOTHING] * len(keys),
            scored=[False] * len(keys),
            used=[UNUSED] * len(keys),
            industry=[FIRST_KEY + 1],
            halves=[],
            halves_paid=[],
            unplaced=[],
            tactical=NOTHING,
            discoveries=[],
            supremacies=[],
            ready=[0] * len(DEVELOPMENTS),
            spent=[0] * len(DEVELOPMENTS),
            developments=[],
            tiles=list(range(FIRST_UPGRADE)),
            spare=[],
            supports=[],
            offered=[],
            destiny=NOTHING,
            turn_limits=0,
            battle_limits=0,
            rows_open=0,
            docked=0,
            in_play=[],
        )

    def clone(self) -> Player:
        return Player(
            faction=self.faction,
            vp=self.vp,
            stock=self.stock.copy(),
            hand=self.hand.copy(),
            fleet=self.fleet.copy(),
            hits=self.hits.copy(),
            leaders=self.leaders.copy(),
            station_leaders=self.station_leaders,
            tracks=self.tracks.copy(),
            modules=self.modules.copy(),
            damage=self.damage.copy(),
            phages=self.phages.copy(),
            slots=self.slots.copy(),
            scored=self.scored.copy(),
            used=self.used.copy(),
            industry=self.industry.copy(),
            halves=self.halves.copy(),
            halves_paid=self.halves_paid.copy(),
            unplaced=self.unplaced.copy(),
            tactical=self.tactical,
            discoveries=self.discoveries.copy(),
            supremacies=self.supremacies.copy(),
            ready=self.ready.copy(),
            spent=self.spent.copy(),
            developments=self.developments.copy(),
            tiles=self.tiles.copy(),
            spare=self.spare.copy(),
            supports=self.supports.copy(),
            offered=self.offered.copy(),
            destiny=self.destiny,
            turn_limits=self.turn_limits,
            battle_limits=self.battle_limits,
            rows_open=self.rows_open,
            docked=self.docked,
            in_play=self.in_play.copy(),
        )

    # -- ships

    def ships_in(self, region: int) -> int:
        count = 0
        for place in self.fleet:
            if place == region:
                count += 1
        return count

    def on_map(self) -> int:
        """The regions that hold an own ship, as a set."""
        regions = 0
        for place in self.fleet:
            if place >= 0:
                regions |= 1 << place
        return regions

    def find(self, ship: int, place: int) -> int:
        """One of the ships of a type at a place, NOTHING when there is none."""
        for number in SHIPS_OF[ship]:
            if self.fleet[number] == place:
                return number
        return NOTHING

    def types_at(self, place: int) -> list[int]:
        """The types of ship that lie at a place."""
        found: list[int] = []
        for number in range(FLEET):
            if self.fleet[number] == place and SHIP_TYPE[number] not in found:
                found.append(SHIP_TYPE[number])
        return found

    def owned(self) -> int:
        return sum([1 for place in self.fleet if is_owned(place)])

    def scrapped(self) -> int:
        return sum([1 for place in self.fleet if place in (WRECK, BARGE)])

    # -- modules

    def is_damaged(self, index: int) -> bool:
        return self.damage[index] + self.phages[index] > 0

    def damaged(self) -> int:
        return sum([1 for index in range(len(self.modules)) if self.is_damaged(index)])

    def cards_in_row(self, row: int) -> int:
        """Module cards of a row, the key module not among them."""
        return sum([1 for module in self.modules if MODULE_ROW[module] == row]) - 1

    # -- totals

    def resources(self) -> int:
        return sum(self.stock) + len(self.hand)

    def moons_placed(self) -> int:
        placed = sum([1 for moon in self.slots if moon != NOTHING]) + sum([1 for moon in self.halves if moon != NOTHING])
        return placed + (1 if self.tactical != NOTHING else 0)
