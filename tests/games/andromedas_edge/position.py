"""Positions for tests: a match at the first turn of seat 0, stripped to what the test puts there.

Nobody has a faction, resources, cards or VP; all tile spaces of order 1 to 17 hold tiles; no raider is on the map. Leaders are
off the map and on nobody's station, three transports lie in every launch bay.
"""

from __future__ import annotations

from starboard.engine.actions import Action
from starboard.engine.rng import Rng
from starboard.engine.seeds import numbered_seed
from starboard.games.andromedas_edge import actions as act
from starboard.games.andromedas_edge.content import NOTHING
from starboard.games.andromedas_edge.content.cards import (
    DISCOVERY_OF,
    EVENT_OF,
    FACTION_OF,
    SUPREMACY_OF,
    TACTIC_DECK,
    TACTIC_IDS,
    TACTIC_OF,
)
from starboard.games.andromedas_edge.content.map import REGION_COUNT, REGION_OF, TILE_OF
from starboard.games.andromedas_edge.content.modules import MODULE_IDS, MODULE_OF, MODULE_ROW
from starboard.games.andromedas_edge.content.moons import MOON_OF
from starboard.games.andromedas_edge.content.raiders import CLASS_IDS, RAIDER_IDS
from starboard.games.andromedas_edge.content.resources import RESOURCE_IDS
from starboard.games.andromedas_edge.content.ships import BARGE, BAY, FLEET, HULL, SETTLED, SHIP_IDS, SHIPS_OF, UNBUILT, UPGRADE_OF, WRECK
from starboard.games.andromedas_edge.content.tracks import TRACK_IDS
from starboard.games.andromedas_edge.game import GAME
from starboard.games.andromedas_edge.player import Player
from starboard.games.andromedas_edge.rules import return_turn
from starboard.games.andromedas_edge.rules.effects import resolve
from starboard.games.andromedas_edge.rules.modules import install
from starboard.games.andromedas_edge.rules.operation import OPERATIONS, Frame
from starboard.games.andromedas_edge.rules.turn import TurnStart
from starboard.games.andromedas_edge.state import EdgeState

LAYOUT = {
    "r1c1": "development_office",
    "r1c2": "kessandra",
    "r1c3": "ferrox",
    "r1c4": "trade_hub",
    "r1c5": "halcyon_reach",
    "r2c1": "anvil",
    "r2c2": "odessa_field",
    "r2c3": "umbral_throne",
    "r2c4": "space_dock",
    "r3c1": "meridian",
    "r3c2": "niveal",
    "r3c3": "saffron",
    "r3c4": "maximus_field",
    "r3c5": "ophira",
    "r4c1": "ancient_monolith",
    "r4c2": "vesper_gate",
    "r4c3": "nox_aeterna",
}
PLACES = {"bay": BAY, "wreck": WRECK, "barge": BARGE, "unbuilt": UNBUILT, "settled": SETTLED}


class Table:
    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        state = GAME.setup(seats, GAME.complete(seats, dict(options)), Rng(numbered_seed(seed)))
        assert isinstance(state, EdgeState)
        self.state = state
        state.advance()
        while state.phase == 0 and state.pending():
            seat = state.pending()[0]
            state.play(seat, state.legal(seat)[0])
        state.agendas = [[] for _ in range(seats)]
        state.table = []
        board = state.board
        board.tactics = sorted(TACTIC_DECK, reverse=True)
        board.raiders = [NOTHING] * 8
        for space, tile in enumerate(board.tiles):
            board.tiles[space] = tile if tile >= 21 else NOTHING
        board.moons = [()] * REGION_COUNT
        board.planets = []
        for player in state.players:
            player.faction = NOTHING
            player.vp = 0
            player.stock = [0] * 5
            player.hand = []
            player.tracks = [0] * 5
            player.leaders = [0] * REGION_COUNT
            player.station_leaders = 0
            player.spare = []
            player.supports = []
            player.fleet = [BAY] * 3 + [UNBUILT] * (FLEET - 3)
        self.lay(**LAYOUT)
        state.turn = 0
        self.begin(0)

    # -- setting the scene

    def begin(self, seat: int) -> None:
        """Start a turn of a seat anew."""
        state = self.state
        state.agendas = [[] for _ in range(state.seats)]
        state.table = []
        state.battle = None
        state.queue(TurnStart(seat))
        state.advance()

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def lay(self, **tiles: str) -> None:
        for region, tile in tiles.items():
            if self.state.board.tiles[REGION_OF[region]] < 21:
                self.state.board.tiles[REGION_OF[region]] = TILE_OF[tile]

    def clear(self, *regions: str) -> None:
        for region in regions:
            self.state.board.tiles[REGION_OF[region]] = NOTHING

    def region_of(self, tile: str) -> str:
        space = self.state.board.tiles.index(TILE_OF[tile])
        return next(region for region, number in REGION_OF.items() if number == space)

    def moons(self, region: str, *moons: str) -> None:
        """A stack, its top last."""
        self.state.board.moons[REGION_OF[region]] = tuple(MOON_OF[moon] for moon in moons)

    def faction(self, faction: str, seat: int = 0) -> None:
        self.player(seat).faction = FACTION_OF[faction]

    def have(self, seat: int = 0, **amounts: int) -> None:
        for name, amount in amounts.items():
            if name == "leaders":
                self.player(seat).station_leaders = amount
            elif name == "vp":
                self.player(seat).vp = amount
            else:
                self.player(seat).stock[RESOURCE_IDS.index(name)] = amount

    def hold(self, *cards: str, seat: int = 0) -> None:
        for card in cards:
            self.state.board.tactics.remove(TACTIC_OF[f"tac_{card}"])
            self.player(seat).hand.append(TACTIC_OF[f"tac_{card}"])
        self.player(seat).hand.sort()

    def top(self, *cards: str) -> None:
        """The next cards of the tactics deck."""
        for card in reversed(cards):
            self.state.board.tactics.remove(TACTIC_OF[f"tac_{card}"])
            self.state.board.tactics.append(TACTIC_OF[f"tac_{card}"])

    def ship(self, ship: str, place: str, seat: int = 0) -> None:
        """A ship from the launch bay or the supply goes to a place."""
        fleet = self.player(seat).fleet
        numbers = SHIPS_OF[SHIP_IDS.index(ship)]
        number = next(n for n in numbers if fleet[n] in (BAY, UNBUILT))
        fleet[number] = PLACES[place] if place in PLACES else REGION_OF[place]

    def leader(self, region: str, count: int = 1, seat: int = 0) -> None:
        self.player(seat).leaders[REGION_OF[region]] += count

    def raider(self, rank: str, region: str, card: str = "") -> None:
        board = self.state.board
        if card:
            board.raider_cards[CLASS_IDS.index(rank)] = RAIDER_IDS.index(card)
        standees = [4, 5, 6, 7] if rank == "S" else [CLASS_IDS.index(rank)]
        board.raiders[next(n for n in standees if board.raiders[n] == NOTHING)] = REGION_OF[region]

    def module(self, *modules: str, seat: int = 0, damage: int = 0) -> None:
        """Modules at the end of their rows, with so many damage markers."""
        player = self.player(seat)
        for name in modules:
            module = MODULE_OF[name]
            board = self.state.board
            for deck in board.decks:
                if module in deck:
                    deck.remove(module)
            if module in board.display:
                place = board.display.index(module)
                board.display[place] = board.decks[place // 3].pop()
            before = len(self.state.table)
            install(self.state, seat, module)
            del self.state.table[before:]
            if MODULE_ROW[module] == 1:
                player.industry.append(module)
                player.halves.append(NOTHING)
                player.halves_paid.append(False)
            player.damage[-1] = damage

    def index(self, module: str, seat: int = 0) -> int:
        return self.player(seat).modules.index(MODULE_OF[module])

    def damage(self, module: str, count: int = 1, seat: int = 0) -> None:
        self.player(seat).damage[self.index(module, seat)] = count

    def slot(self, module: str, moon: str, seat: int = 0) -> None:
        self.player(seat).slots[self.index(module, seat)] = MOON_OF[moon]

    def display(self, column: int, *modules: str) -> None:
        """The cards of a column, row 1 first; the rest of its deck follows in the order of the contents."""
        board = self.state.board
        numbers = [MODULE_OF[module] for module in modules]
        owned = {module for player in self.state.players for module in player.modules}
        rest = [m for m in range(108) if MODULE_ROW[m] == column and m not in numbers and m not in owned]
        board.decks[column] = rest[::-1]
        board.display[column * 3 : column * 3 + 3] = numbers + [NOTHING] * (3 - len(numbers))

    def deck(self, column: int, *modules: str) -> None:
        """The next cards of a module deck."""
        deck = self.state.board.decks[column]
        for module in reversed(modules):
            deck.remove(MODULE_OF[module])
            deck.append(MODULE_OF[module])

    def upgrade(self, tile: str, seat: int = 0) -> None:
        number = UPGRADE_OF[tile]
        self.player(seat).tiles[HULL[number]] = number

    def spare(self, *tiles: str, seat: int = 0) -> None:
        self.player(seat).spare = [UPGRADE_OF[tile] for tile in tiles]

    def track(self, track: str, step: int, seat: int = 0) -> None:
        self.player(seat).tracks[TRACK_IDS.index(track)] = step

    def unplaced(self, *moons: str, seat: int = 0) -> None:
        self.player(seat).unplaced = sorted(MOON_OF[moon] for moon in moons)

    def events(self, *events: str) -> None:
        """The event deck, its top first."""
        self.state.board.events = [EVENT_OF[event] for event in reversed(events)]
        self.state.board.event_seen = [0] * len(events)

    def discovery(self, *tokens: str, seat: int = 0) -> None:
        self.player(seat).discoveries = sorted(DISCOVERY_OF[f"disc_{token}"] for token in tokens)

    def supremacy(self, *tokens: str, seat: int = 0) -> None:
        self.player(seat).supremacies = sorted(SUPREMACY_OF[f"sup_{token}"] for token in tokens)

    def development(self, region: str, seat: int = 0) -> None:
        """A development that stands already; its card is used."""
        self.player(seat).developments.append(REGION_OF[region])
        self.state.board.owners[REGION_OF[region]] = seat
        kind = self.state.tile(REGION_OF[region]) // 3
        self.player(seat).spent[kind] += 1

    # -- playing

    def legal(self, seat: int = 0) -> list[Action]:
        return self.state.legal(seat)

    def can(self, action: Action, seat: int = 0) -> bool:
        return action in self.state.legal(seat)

    def play(self, *actions: Action, seat: int = 0) -> Table:
        for action in actions:
            assert action in self.state.legal(seat), (action, type(self.state.decision(seat)).__name__, self.state.legal(seat))
            self.state.play(seat, action)
        return self

    def launch(self, ship: str, region: str, jump: bool = False, seat: int = 0) -> Table:
        return self.play(act.Launch(ship, region, jump), seat=seat)

    def go_home(self, seat: int = 0) -> Table:
        return self.play(act.ReturnToStation(), seat=seat)

    def effect(self, *steps: dict[str, object], seat: int = 0, module: int = NOTHING) -> Table:
        """Carry out an effect list for a seat on top of everything else."""
        self.state.agendas = [[] for _ in range(self.state.seats)]
        self.state.table = []
        resolve(self.state, OPERATIONS.read_all(list(steps)), Frame(seat, seat, module))
        self.state.advance()
        return self

    def activate(self, module: str, seat: int = 0) -> Table:
        """Activate a module of a station by an effect, outside its Return."""
        self.state.agendas = [[] for _ in range(self.state.seats)]
        self.state.table = []
        return_turn.activate(self.state, seat, MODULE_OF[module], 3, NOTHING)
        self.state.advance()
        return self

    # -- looking

    def stock(self, name: str, seat: int = 0) -> int:
        if name == "tactics":
            return len(self.player(seat).hand)
        return self.player(seat).stock[RESOURCE_IDS.index(name)]

    def step(self, track: str, seat: int = 0) -> int:
        return self.player(seat).tracks[TRACK_IDS.index(track)]

    def hand(self, seat: int = 0) -> list[str]:
        return [TACTIC_IDS[card].removeprefix("tac_") for card in self.player(seat).hand]

    def where(self, ship: str, seat: int = 0) -> list[int]:
        return [self.player(seat).fleet[number] for number in SHIPS_OF[SHIP_IDS.index(ship)]]

    def at(self, ship: str, region: str, seat: int = 0) -> int:
        return self.where(ship, seat).count(PLACES[region] if region in PLACES else REGION_OF[region])

    def shown(self, column: int) -> list[str]:
        return [MODULE_IDS[module] for module in self.state.board.display[column * 3 : column * 3 + 3]]
