"""The view of a position (AE-22)."""

from __future__ import annotations

from starboard.engine.view import Term, total
from starboard.games.andromedas_edge.battle_show import battle_view
from starboard.games.andromedas_edge.content import BASES, COLUMNS, NOTHING, PLANETS, REGIONS, SPECIALS, Resource
from starboard.games.andromedas_edge.content.cards import (
    DESTINY_IDS,
    DEVELOPMENT_IDS,
    DISCOVERY_IDS,
    EVENT_IDS,
    FACTION_IDS,
    SUPREMACY_IDS,
    TACTIC_IDS,
)
from starboard.games.andromedas_edge.content.map import NO_TILE, PLANET_LEADERS, REGION_COUNT, REGION_IDS, SPACES, TILE_IDS
from starboard.games.andromedas_edge.content.modules import DISPLAY_ROWS, MODULE_IDS, MODULE_ROW, PRICES
from starboard.games.andromedas_edge.content.moons import MOON_IDS
from starboard.games.andromedas_edge.content.raiders import (
    CLASS_IDS,
    RAIDER_IDS,
    RAIDER_RANGE,
    RAIDER_SHIELDS,
    RAIDER_WEAPONS,
    STANDEE_CLASS,
    STANDEES,
)
from starboard.games.andromedas_edge.content.resources import AMOUNT_IDS, RESOURCE_IDS
from starboard.games.andromedas_edge.content.ships import (
    ABILITIES,
    ABILITY_BITS,
    BARGE,
    BAY,
    DOCKED,
    FIRST_UPGRADE,
    RANGE,
    SETTLED,
    SHIELDS,
    SHIP_IDS,
    SHIP_TYPE,
    SHIPS_OF,
    TARGETING,
    TILE_NAMES,
    UNBUILT,
    WEAPONS,
    WRECK,
)
from starboard.games.andromedas_edge.content.tracks import TOP
from starboard.games.andromedas_edge.launch_show import barred, reaches
from starboard.games.andromedas_edge.player import Player, is_owned
from starboard.games.andromedas_edge.rules import event_track, modules, scoring, tracks
from starboard.games.andromedas_edge.rules.developments import points_to_come
from starboard.games.andromedas_edge.rules.forces import MAX_DICE, raider_weapons
from starboard.games.andromedas_edge.rules.forecast import prospects
from starboard.games.andromedas_edge.rules.hidden import knows, others
from starboard.games.andromedas_edge.rules.modifiers import DEVELOPMENT_DISCOUNT, ENERGY_PAYS, TRANSPORT_DISCOUNT, modifier
from starboard.games.andromedas_edge.rules.moons import limit
from starboard.games.andromedas_edge.rules.payment import Cost, payable
from starboard.games.andromedas_edge.rules.regions import adjacent, leaders_in
from starboard.games.andromedas_edge.rules.return_turn import WAYS, activation_ships, can_dock_from, is_away, is_open, module_bar
from starboard.games.andromedas_edge.rules.turn import storage_limits
from starboard.games.andromedas_edge.rules.windows import WINDOW_IDS, Reaction
from starboard.games.andromedas_edge.state import MAIN, PHASE_IDS, SETUP, EdgeState
from starboard.games.andromedas_edge.view import (
    EdgeView,
    HullView,
    MarketView,
    ModuleView,
    OrderedView,
    OrderView,
    PlacementView,
    PlayerView,
    RaiderView,
    RegionView,
    RowsView,
    ShipView,
    StockView,
    TracksView,
)

PLACE_NAMES = {BAY: "bay", UNBUILT: "unbuilt", SETTLED: "settled", WRECK: "wreck", BARGE: "barge", DOCKED: "docked"}
TILES = [*PLANETS, *BASES, *SPECIALS]


def view(state: EdgeState, seat: int | None) -> EdgeView:
    board = state.board
    strangers = others(state, seat)
    decision = state.decision(seat) if seat is not None else None
    looking = board.stacks[decision.stack] if isinstance(decision, tracks.Looking) else []
    peeked = board.events[-event_track.PEEKED :] if isinstance(decision, event_track.Peeking) else []
    return EdgeView(
        game="andromedas_edge",
        round=state.turn,
        scores=scoring.scores(state),
        phase=PHASE_IDS[state.phase],
        active=state.active,
        first=state.first,
        region=None if state.region == NOTHING else REGION_IDS[state.region],
        terminus=state.terminus,
        triggered=state.end_triggered,
        last_turns=state.last_turns,
        regions=[region_view(state, region) for region in range(REGION_COUNT) if region >= SPACES or board.tiles[region] != NO_TILE],
        planets_left=len(board.planets),
        raiders=[raider_view(state, rank) for rank in range(len(CLASS_IDS))],
        market=[market_view(state, column, seat) for column in range(len(COLUMNS))],
        marker=board.marker,
        marker_start=board.marker_start,
        event_due=state.event_due,
        events_left=len(board.events),
        events_past=[EVENT_IDS[event] for event in board.events_discard],
        peeked=[EVENT_IDS[event] for event in sorted(peeked)],
        known_events=known_events(state, seat),
        discovery_stacks=[len(stack) for stack in board.stacks],
        looking=[DISCOVERY_IDS[token] for token in looking],
        supremacy_spaces=[None if token == NOTHING else SUPREMACY_IDS[token] for token in board.tokens],
        tactics_deck=len(board.tactics),
        tactics_discard=[TACTIC_IDS[card] for card in board.tactics_discard],
        developments_left={DEVELOPMENT_IDS[kind]: count for kind, count in enumerate(board.pieces)},
        mechaphages=board.phages,
        players=[player_view(state, other, other not in strangers, other == seat) for other in range(state.seats)],
        order=None if seat is None or not isinstance(decision, modules.Buying) else order_view(state, seat, decision),
        battle=battle_view(state, seat),
        window=WINDOW_IDS[decision.window] if isinstance(decision, Reaction) else None,
        reaches=[] if seat is None else reaches(state, seat, decision),
        barred=barred(state, seat),
        prospects=prospects(state) if state.phase == MAIN and seat == state.active and not state.bay_empty else [],
        finals=[total([Term(f"score-{key}", points) for key, points in zip(scoring.CATEGORIES, one, strict=True)]) for one in state.finals],
    )


def known_events(state: EdgeState, seat: int | None) -> list[str | None]:
    """The event deck from its top, with the cards that the seat has looked at (AE-22)."""
    board = state.board
    deck = zip(board.events, board.event_seen, strict=True)
    return [EVENT_IDS[event] if knows(state, seat, mask) else None for event, mask in deck][::-1]


# -- the map


def region_view(state: EdgeState, region: int) -> RegionView:
    board = state.board
    tile = state.tile(region)
    stack = board.moons[region]
    kind = "nebula" if region >= SPACES else "planet" if state.is_planet(region) else "base" if state.is_base(region) else "special"
    ships = [
        ShipView(seat=seat, ship=SHIP_IDS[ship], count=sum([1 for number in SHIPS_OF[ship] if player.fleet[number] == region]))
        for seat, player in enumerate(state.players)
        for ship in player.types_at(region)
    ]
    return RegionView(
        id=REGION_IDS[region],
        kind=kind,
        tile=REGION_IDS[region] if tile == NO_TILE else TILE_IDS[tile],
        moon=MOON_IDS[stack[-1]] if stack else None,
        moons=len(stack),
        ships=ships,
        leaders=[player.leaders[region] for player in state.players],
        raiders=[CLASS_IDS[STANDEE_CLASS[standee]] for standee, place in enumerate(board.raiders) if place == region],
        development=None if board.owners[region] == NOTHING else board.owners[region],
        placement=placement_view(state, region) if state.is_planet(region) and board.owners[region] == NOTHING else None,
        raider_dice=min(MAX_DICE, raider_weapons(state, region)) if region in board.raiders else 0,
        bonus={RESOURCE_IDS[kind]: amount for kind, amount in enumerate(board.bonus[region]) if amount},
        original=REGIONS[region].original if tile == NO_TILE else TILES[tile].original,
    )


def placement_view(state: EdgeState, region: int) -> PlacementView:
    counted = {
        region: leaders_in(state, region) + PLANET_LEADERS[state.tile(region)],
        **{near: leaders_in(state, near) for near in adjacent(state, region)},
    }
    return PlacementView(
        points=points_to_come(state, region),
        leaders={REGION_IDS[place]: count for place, count in counted.items() if count},
    )


def raider_view(state: EdgeState, rank: int) -> RaiderView:
    board = state.board
    card = board.raider_cards[rank]
    places = [board.raiders[standee] for standee in STANDEES[rank]]
    return RaiderView(
        rank=CLASS_IDS[rank],
        card=RAIDER_IDS[card],
        regions=[REGION_IDS[place] for place in places if place != NOTHING],
        waiting=places.count(NOTHING),
        hits=board.raider_hits[rank],
        shields=RAIDER_SHIELDS[card],
        range=RAIDER_RANGE[card],
        weapons=RAIDER_WEAPONS[card],
    )


def market_view(state: EdgeState, column: int, seat: int | None) -> MarketView:
    shown = state.board.display[column * DISPLAY_ROWS : (column + 1) * DISPLAY_ROWS]
    prices = [{AMOUNT_IDS[kind]: amount for kind, amount in enumerate(price) if amount} for price in PRICES[column]]
    return MarketView(
        column=COLUMNS[column],
        modules=[None if module == NOTHING else MODULE_IDS[module] for module in shown],
        prices=prices,
        payable=[] if seat is None else [payable(state, seat, Cost(price)) for price in PRICES[column]],
        deck=len(state.board.decks[column]),
    )


def order_view(state: EdgeState, seat: int, buying: modules.Buying) -> OrderView:
    display = state.board.display
    taken = list(buying.taken)
    return OrderView(
        taken=[ordered_view(state, seat, taken[:number], module) for number, module in enumerate(taken)],
        next=[ordered_view(state, seat, taken, display[place]) for place in buying.op.places(state, seat)],
        most=buying.op.most,
        discount=buying.op.discount,
        bury=buying.op.bury,
    )


def ordered_view(state: EdgeState, seat: int, before: list[int], module: int) -> OrderedView:
    """A module behind others of its order: each finds its place and goes up its track in turn (AE-11.2, AE-11.3)."""
    player = state.players[seat]
    row = MODULE_ROW[module]
    more = sum([1 for other in before if MODULE_ROW[other] == row]) + 1
    space = player.tracks[row] + more
    return OrderedView(
        module=MODULE_IDS[module],
        row=COLUMNS[row],
        place=sum([1 for other in player.modules if MODULE_ROW[other] == row]) + more,
        space=space if space <= TOP else None,
    )


# -- players


def player_view(state: EdgeState, seat: int, shared: bool, own: bool) -> PlayerView:
    player = state.players[seat]
    secret = state.phase == SETUP and not player.spare and not own
    shown = shared or state.over
    order = player.industry
    partner = state.partner(seat)
    return PlayerView(
        team=state.side(seat) + 1 if state.teams else None,
        partner=None if partner == NOTHING else partner,
        vp=player.vp,
        projected=sum(scoring.final_points(state, seat)) - (0 if shown else scoring.destiny_points(state, seat)),
        faction=None if secret or player.faction == NOTHING else FACTION_IDS[player.faction],
        tracks=TracksView(*player.tracks),
        stock=StockView(*player.stock),
        limits=limits_of(state, seat),
        excess=0 if secret else excess(state, seat),
        discounts={} if secret else discounts(state, seat),
        energy_pays_development=not secret and modifier(state, seat, ENERGY_PAYS) > 0,
        cards=len(player.hand),
        hand=[TACTIC_IDS[card] for card in player.hand] if shared else None,
        fleet=[hull_view(player, ship) for ship in range(len(SHIP_IDS))],
        spare_tiles=[TILE_NAMES[tile] for tile in player.spare],
        leaders=player.station_leaders,
        rows=RowsView(*[row_view(state, seat, row, order) for row in range(len(COLUMNS))]),
        open_rows=[COLUMNS[row] for row in range(len(COLUMNS)) if is_open(state, seat, row)],
        dockable=activation_ships(player),
        coming_home=sum([1 for place in player.fleet if is_away(place)]),
        half_slots=[None if moon == NOTHING else MOON_IDS[moon] for moon in player.halves],
        half_slots_paid=player.halves_paid.copy(),
        unplaced=[MOON_IDS[moon] for moon in player.unplaced],
        moon_limit=limit(state, seat) if not secret else 0,
        tactical=None if player.tactical == NOTHING else MOON_IDS[player.tactical],
        discoveries=len(player.discoveries),
        discovery_tokens=[DISCOVERY_IDS[token & tracks.FACE] for token in player.discoveries] if shared else None,
        supremacy_tokens=[SUPREMACY_IDS[token] for token in player.supremacies],
        development_cards={DEVELOPMENT_IDS[kind]: count for kind, count in enumerate(player.ready) if count},
        used_cards={DEVELOPMENT_IDS[kind]: count for kind, count in enumerate(player.spent) if count},
        developments=[REGION_IDS[region] for region in player.developments],
        supports=[TACTIC_IDS[card] for card in player.supports],
        destiny=DESTINY_IDS[player.destiny] if shown and player.destiny != NOTHING else None,
        offered=offered(state, player) if own else None,
        track_points=TracksView(*scoring.track_points(player)),
        team_points=scoring.points_of(state, scoring.on_side(state, seat)) if state.teams else None,
        resources=player.resources(),
    )


def offered(state: EdgeState, player: Player) -> list[str]:
    """The factions or destiny cards that a seat was dealt."""
    ids = DESTINY_IDS if player.spare else FACTION_IDS
    return [ids[card] for card in player.offered]


def limits_of(state: EdgeState, seat: int) -> dict[Resource, int]:
    """Storage and hand limits (AE-1.4); nobody's ability counts while factions are secret."""
    if state.phase == SETUP and not state.players[seat].spare:
        return {}
    found: dict[Resource, int] = {RESOURCE_IDS[kind]: most for kind, most in enumerate(storage_limits(state, seat))}
    return {**found, "tactics": tracks.hand_limit(state, seat)}


def excess(state: EdgeState, seat: int) -> int:
    """What lies above the limits (AE-4.7)."""
    player = state.players[seat]
    over = max(0, len(player.hand) - tracks.hand_limit(state, seat))
    return over + sum([max(0, player.stock[kind] - most) for kind, most in enumerate(storage_limits(state, seat))])


def discounts(state: EdgeState, seat: int) -> dict[str, int]:
    """What is always remitted: titanium of a transport, units of a development's cost (AE-20.6)."""
    return {
        "transport": modifier(state, seat, TRANSPORT_DISCOUNT),
        "development": modifier(state, seat, DEVELOPMENT_DISCOUNT),
    }


def hull_view(player: Player, ship: int) -> HullView:
    tile = player.tiles[ship]
    places: dict[str, int] = {}
    docks_from: list[str] = []
    for number, place in enumerate(player.fleet):
        if SHIP_TYPE[number] == ship:
            name = REGION_IDS[place] if place >= 0 else PLACE_NAMES[place]
            if name not in places and can_dock_from(place):
                docks_from.append(name)
            places[name] = places.get(name, 0) + 1
    return HullView(
        ship=SHIP_IDS[ship],
        tile=TILE_NAMES[tile],
        upgraded=tile >= FIRST_UPGRADE,
        range=RANGE[tile],
        weapons=WEAPONS[tile],
        shields=SHIELDS[tile],
        hits=player.hits[ship],
        targeting=TARGETING[tile],
        abilities=[name for name, bit in ABILITY_BITS.items() if ABILITIES[tile] & bit],
        places=places,
        owned=sum([1 for number in SHIPS_OF[ship] if is_owned(player.fleet[number])]),
        docks_from=docks_from,
    )


def row_view(state: EdgeState, seat: int, row: int, order: list[int]) -> list[ModuleView]:
    player = state.players[seat]
    found: list[ModuleView] = []
    for module in order if row == 1 else [module for module in player.modules if MODULE_ROW[module] == row]:
        index = player.modules.index(module)
        moon = player.slots[index]
        found.append(
            ModuleView(
                module=MODULE_IDS[module],
                damage=player.damage[index],
                mechaphages=player.phages[index],
                moon=None if moon == NOTHING else MOON_IDS[moon],
                used=WAYS[player.used[index]],
                ready=module_bar(state, seat, index) is None,
                damaged=player.is_damaged(index),
                scores=scoring.scores_at_end(player, index),
            )
        )
    return found
