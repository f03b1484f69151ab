"""Andromeda's Edge, recounted from the rulebook: where ships may be launched and move, raiders' reach, battles, what everything scores.

Plain Python on plain data. Regions, ships, modules and tracks go by name; who fights is a seat, or RAIDERS. It keeps nothing.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

Choice = tuple[Any, ...]
Cost = dict[str, int]

RAIDERS = 4
BASICS = ("titanium", "ice", "nanocarbon")
TRACKS = ("science", "industry", "commerce", "civilization", "supremacy")
ROWS = TRACKS[:4]
OFF_MAP = ("bay", "unbuilt", "settled", "wreck", "barge", "docked")


@dataclass
class Hull:
    """What a type of ship can do, by its upgrade if it has one."""

    range: int
    weapons: int
    shields: int
    targeting: int
    abilities: set[str]


@dataclass
class Module:
    id: str
    row: str
    key: bool
    damaged: bool
    end_game: dict[str, Any] | None
    dock: str
    used: bool
    asks: Cost | None


@dataclass
class Player:
    vp: int
    stock: dict[str, int]
    cards: int
    ships: list[tuple[str, str]]
    hulls: dict[str, Hull]
    hits: dict[str, int]
    upgraded: int
    leaders: Counter[str]
    station_leaders: int
    tracks: dict[str, int]
    modules: list[Module]
    unplaced: list[tuple[str, Cost]]
    moons_placed: int
    modifiers: list[dict[str, Any]]
    open_rows: set[str]
    destiny: list[tuple[str, int]]


@dataclass
class Raider:
    rank: str
    region: str | None
    range: int
    weapons: int
    targeting: int
    shields: int
    hits: int
    modifiers: list[dict[str, Any]]


@dataclass
class Battle:
    dice_bonus: list[int]
    targeting_bonus: list[int]
    spent: list[int]
    no_energy_for: set[int]


@dataclass
class Position:
    active: int
    teams: bool
    bay_was_empty: bool
    region: str | None
    adjacent: dict[str, list[str]]
    kinds: dict[str, str]
    tiles: dict[str, str]
    planets: dict[str, dict[str, Any]]
    special_points: dict[str, int]
    developments: dict[str, int]
    bonus: dict[str, Cost]
    display: dict[str, list[tuple[str, Cost]]]
    players: list[Player]
    raiders: list[Raider]
    battle: Battle | None
    ladder: dict[str, list[dict[str, int]]]
    level_points: list[int]


# -- regions and distance (rulebook p. 10, 17; AE-5)


def may_enter(position: Position, region: str, hyperdrive: bool) -> bool:
    """Tiles but quasars; nebulae with hyperdrive. Spaces without a tile are no regions."""
    kind = position.kinds[region]
    return kind in ("planet", "base", "vortex") or (kind == "nebula" and hyperdrive)


def distances(position: Position, start: str, hyperdrive: bool) -> dict[str, int]:
    """Fewest steps to every region, all on the way and the goal being such as the ship may enter; where it starts plays no part."""
    found = {start: 0}
    rim = [start]
    while rim:
        following = []
        for region in rim:
            for near in position.adjacent[region]:
                if near not in found and may_enter(position, near, hyperdrive):
                    found[near] = found[region] + 1
                    following.append(near)
        rim = following
    return found


def modifier(player: Player, key: str, own_turn: bool = False) -> int:
    """The sum of what factions and support cards in play add; some of it on the own turn only."""
    return sum(one["value"] for one in player.modifiers if one["key"] == key and (own_turn or not one.get("when")))


def abilities(player: Player, ship: str) -> set[str]:
    return player.hulls[ship].abilities | {one["value"] for one in player.modifiers if one["key"] == "grant_ability"}


def on_map(player: Player) -> list[tuple[str, str]]:
    return [(ship, place) for ship, place in player.ships if place not in OFF_MAP]


def owned(player: Player) -> int:
    """Ships that are built and not settled (AE-1.12)."""
    return sum(place not in ("unbuilt", "settled") for _, place in player.ships)


def is_occupied(position: Position, region: str, seat: int) -> bool:
    """A ship of another player, a partner's too, or a raider (AE-5.5)."""
    others = any(place == region for one, player in enumerate(position.players) if one != seat for _, place in player.ships)
    return others or any(raider.region == region for raider in position.raiders)


# -- launching (p. 7; AE-6.1 to AE-6.4)


def launches(position: Position, seat: int, lying_there: bool) -> set[Choice]:
    """Ship, region, and whether energy is paid to jump there. `lying_there`: whether leaders and resources on a base help to carry out
    its action."""
    player = position.players[seat]
    if position.bay_was_empty:
        return set()
    found: set[Choice] = set()
    for ship in {ship for ship, place in player.ships if place == "bay"}:
        for region, jump in goals(position, seat, ship):
            energy = 1 if jump else 0
            if position.kinds[region] != "base" or can_be_carried_out(position, player, region, energy, lying_there):
                found.add(("launch", ship, region, jump))
    return found


def goals(position: Position, seat: int, ship: str) -> list[tuple[str, bool]]:
    player = position.players[seat]
    can = abilities(player, ship)
    open_to_it = [region for region in position.kinds if may_enter(position, region, "hyperdrive" in can)]
    fleet = on_map(player)
    if not fleet:
        return [(region, False) for region in open_to_it if "assault" in can or not is_occupied(position, region, seat)]
    reach = player.hulls[ship].range + modifier(player, "range_bonus", True) + modifier(player, "launch_range_bonus", True)
    own = {place for _, place in fleet}
    near = {to for start in own for to, steps in distances(position, start, "hyperdrive" in can).items() if steps <= reach}
    found = [(region, False) for region in open_to_it if region in near - own]
    if "jump" in can and player.stock["energy"] >= 1:
        found += [(region, True) for region in open_to_it if region not in near | own]
    return found


# -- bases (p. 8; AE-7)


def can_be_carried_out(position: Position, player: Player, region: str, jumped: int, lying_there: bool) -> bool:
    """Whether a base's action could be paid for after a launch there, which may have cost energy itself."""
    purse = means(player)
    for _ in range(jumped):
        purse.remove({"energy"})
    if lying_there:
        purse += units(position.bonus[region])
    leaders = player.station_leaders + (player.leaders[region] if lying_there else 0)
    match position.tiles[region]:
        case "ancient_monolith" | "trade_hub":
            return can_pay(purse, {"any": 2})
        case "maximus_field":
            return bool(affordable(position, purse, ["science", "industry"]))
        case "odessa_field":
            return bool(affordable(position, purse, ["commerce", "civilization"]))
        case "space_dock":
            return True
        case "development_office":
            return bool(building_sites(position, player, purse, leaders))
    raise KeyError(position.tiles[region])


def means(player: Player) -> list[set[str]]:
    """Every unit that a player could pay with, and what it can stand for: stock, cards, and what unplaced moons would give."""
    purse = units(player.stock) + units({"tactics": player.cards})
    for _, gain in player.unplaced:
        purse += units(gain)
    return purse


def units(amounts: Cost) -> list[set[str]]:
    everything = {"energy", "titanium", "ice", "nanocarbon", "credit", "tactics"}
    stands_for = {"credit": {"credit", *BASICS}, "any": everything | {*BASICS}, "basic": {*BASICS}}
    return [stands_for.get(what, {what}) for what, amount in amounts.items() if what != "vp" for _ in range(amount)]


def can_pay(purse: list[set[str]], cost: Cost, discount: int = 0, energy_pays: bool = False) -> bool:
    """Whether all units of a cost but the discounted ones find a unit of their own in the purse."""
    wanted = [what for what, amount in cost.items() for _ in range(amount)]
    paid_by: dict[int, int] = {}

    def pays(unit: set[str], what: str) -> bool:
        return what == "any" or what in unit or (energy_pays and "energy" in unit)

    def find(need: int, tried: set[int]) -> bool:
        for number, unit in enumerate(purse):
            if number not in tried and pays(unit, wanted[need]):
                tried.add(number)
                if number not in paid_by or find(paid_by[number], tried):
                    paid_by[number] = need
                    return True
        return False

    return sum(find(need, set()) for need in range(len(wanted))) >= len(wanted) - discount


def affordable(position: Position, purse: list[set[str]], columns: list[str]) -> set[str]:
    """Displayed modules of some columns whose price could be paid."""
    return {module for column in columns for module, price in position.display[column] if can_pay(purse, price)}


def building_sites(position: Position, player: Player, purse: list[set[str]], leaders: int) -> set[str]:
    """Planets with an own transport and without a development, for which leaders and resources suffice; a ship must remain (p. 15)."""
    found = set()
    for ship, place in on_map(player):
        planet = position.planets.get(place)
        if ship == "transport" and planet and place not in position.developments and owned(player) >= 2 and leaders >= planet["leaders"]:
            energy_pays = any(one["key"] == "energy_pays_development" for one in player.modifiers)
            if can_pay(purse, planet["cost"], modifier(player, "development_discount", True), energy_pays):
                found.add(place)
    return found


def buildable(player: Player, costs: dict[str, int]) -> set[str]:
    """Types of which a ship is left to build, and whose titanium could be paid."""
    left = {ship for ship, place in player.ships if place == "unbuilt"}
    less = {"transport": modifier(player, "transport_discount", True)}
    return {ship for ship in left & set(costs) if can_pay(means(player), {"titanium": max(0, costs[ship] - less.get(ship, 0))})}


# -- modules (p. 10; AE-9)


def working_ships(player: Player) -> list[tuple[str, str]]:
    """Those on the map and on the repair barge; not wrecks, not what lies in the launch bay."""
    return [(ship, place) for ship, place in player.ships if place not in OFF_MAP or place == "barge"]


def activations(player: Player, science_row: bool) -> set[tuple[str, str]]:
    """By a ship; by energy in rows where a ship works; science modules by the Main Reactor alone."""
    found: set[tuple[str, str]] = set()
    for module in player.modules:
        if module.used or module.damaged or module.asks is None or module.end_game:
            continue
        by_energy = means(player)
        if player.stock["energy"]:
            by_energy.remove({"energy"})
        if module.dock == "none":
            if science_row and module.row == "science":
                found.add((module.id, "reactor"))
            continue
        if working_ships(player) and can_pay(means(player), module.asks):
            found.add((module.id, "ship"))
        if module.dock == "open" and module.row in player.open_rows and player.stock["energy"] and can_pay(by_energy, module.asks):
            found.add((module.id, "energy"))
    return found


# -- raiders (p. 9; AE-13.3)


def attackers(position: Position) -> tuple[set[Choice], list[str]]:
    """What the active player may choose from, and the regions from which others of class S come of themselves."""
    assert position.region is not None
    there = {raider.rank for raider in position.raiders if raider.region == position.region}
    near = [raider for raider in position.raiders if raider.region is not None and reaches(position, raider)]
    if there - {"S"}:
        return set(), []
    if there:
        return set(), [raider.region for raider in near if raider.rank == "S" and raider.region is not None]
    return {("raider", raider.rank, raider.region) for raider in near}, []


def arrivals(position: Position, rank: str) -> list[str]:
    """The classes of the raiders that an event brings: two of class S, as far as there are any, when the named one is out already."""
    if rank != "S" and any(raider.rank == rank and raider.region for raider in position.raiders):
        return ["S"] * min(2, sum(raider.rank == "S" and raider.region is None for raider in position.raiders))
    return [rank]


def landing_places(position: Position, rank: str, spawn: str) -> set[str]:
    """Where a new raider may come to stand: never with one of another class, and only those of class S with one of their own."""

    def has_room(region: str) -> bool:
        there = {raider.rank for raider in position.raiders if raider.region == region}
        return not there or there == {rank} == {"S"}

    planets = [region for region in position.kinds if region in position.planets]
    if spawn == "planet_with_most_leaders" and planets:
        best = max(planets, key=lambda region: (leaders_at(position, region), -planets.index(region)))
        if has_room(best):
            return {best}
        return {region for region, kind in position.kinds.items() if kind == "nebula" and has_room(region)}
    special = set(position.special_points)
    nebulae = {region for region, kind in position.kinds.items() if kind == "nebula" and has_room(region)}
    free = {region for region in special if has_room(region)}
    return free if special and free == special else free | nebulae


def leaders_at(position: Position, region: str) -> int:
    inside = position.planets[region]["leaders"] if region in position.developments else 0
    return inside + sum(int(player.leaders[region]) for player in position.players)


def reaches(position: Position, raider: Raider) -> bool:
    """Raiders enter nebulae; one that stands in the active region comes from nowhere."""
    assert raider.region is not None
    assert position.region is not None
    steps = distances(position, raider.region, True).get(position.region)
    return steps is not None and 0 < steps <= raider.range


def attack(position: Position, chosen: Choice | None) -> list[tuple[str, str]]:
    """Class and place of every raider that moves in, given what was chosen (the only one if there is no choice)."""
    choices, swarm = attackers(position)
    if not choices:
        return sorted(("S", region) for region in swarm)
    _, rank, region = chosen if chosen in choices else next(iter(choices))
    if rank != "S":
        return [(rank, region)]
    return sorted(("S", one.region) for one in position.raiders if one.rank == "S" and one.region is not None and reaches(position, one))


# -- battles (p. 21 to 23; AE-14)


def side(position: Position, seat: int) -> int:
    """Everybody alone, partners together, the raiders."""
    return seat if seat == RAIDERS or not position.teams else seat // 2


def in_battle(position: Position) -> list[int]:
    seats = [seat for seat, player in enumerate(position.players) if any(place == position.region for _, place in player.ships)]
    return seats + ([RAIDERS] if any(raider.region == position.region for raider in position.raiders) else [])


def is_battle(position: Position) -> bool:
    sides = {"raiders" if one == RAIDERS else side(position, one) for one in in_battle(position)}
    return len(sides) >= 2


def raider_modifier(position: Position, key: str) -> Any:
    """What the raiders in the active region change for everybody."""
    there = [raider for raider in position.raiders if raider.region == position.region]
    return next((one["value"] for raider in there for one in raider.modifiers if one["key"] == key), None)


def escalations(position: Position, seat: int) -> set[Choice]:
    """Own ships that may join: ship, where from, whether by a jump."""
    player = position.players[seat]
    goal = position.region
    assert goal is not None
    found: set[Choice] = set()
    for ship, place in on_map(player):
        can = abilities(player, ship)
        if place == goal or not may_enter(position, goal, "hyperdrive" in can):
            continue
        steps = distances(position, place, "hyperdrive" in can).get(goal)
        if steps is not None and steps <= player.hulls[ship].range + modifier(player, "range_bonus", True):
            found.add((ship, place, goal, False))
        elif "jump" in can and player.stock["energy"] >= 1 and not raider_modifier(position, "no_jump"):
            found.add((ship, place, goal, True))
    return found


def dice_without_energy(position: Position, one: int) -> int:
    """Weapons, own developments in or beside the region, and what cards and abilities add."""
    assert position.region is not None
    assert position.battle is not None
    if one == RAIDERS:
        weapons = sum(raider.weapons for raider in position.raiders if raider.region == position.region)
        return weapons + position.battle.dice_bonus[one]
    player = position.players[one]
    weapons = sum(player.hulls[ship].weapons for ship, place in player.ships if place == position.region)
    beside = [position.region, *position.adjacent[position.region]]
    developments = sum(position.developments.get(region) == one for region in beside)
    return weapons + developments + modifier(player, "dice_bonus", one == position.active) + position.battle.dice_bonus[one]


def energy_dice(position: Position, seat: int) -> range:
    """How many dice may be bought: never more than would be rolled."""
    assert position.battle is not None
    price = raider_modifier(position, "energy_die_cost") or 1
    room = 6 - dice_without_energy(position, seat) - position.battle.spent[seat]
    most = 0 if seat in position.battle.no_energy_for else min(room, position.players[seat].stock["energy"] // price)
    return range(max(0, most) + 1)


def dice(position: Position, one: int, bought: int) -> int:
    return max(1, min(6, dice_without_energy(position, one) + bought))


def targeting(position: Position, one: int) -> int:
    """The number of ships and all bonuses, from 1 to 5; raiders but those of class S count as one (p. 22)."""
    assert position.battle is not None
    if one == RAIDERS:
        there = [raider for raider in position.raiders if raider.region == position.region]
        value = (len(there) if there[0].rank == "S" else 1) + there[0].targeting
    else:
        player = position.players[one]
        ships = [ship for ship, place in player.ships if place == position.region]
        value = (
            len(ships) + sum(player.hulls[ship].targeting for ship in ships) + modifier(player, "targeting_bonus", one == position.active)
        )
    return max(1, min(5, value + position.battle.targeting_bonus[one]))


def winning_side(rolled: dict[int, list[int]]) -> int | None:
    """Highest dice first, then the next; a die beats none. Nobody when they are the same to the end."""
    ranking = sorted(rolled, key=lambda one: sorted(rolled[one], reverse=True), reverse=True)
    if len(ranking) > 1 and sorted(rolled[ranking[0]]) == sorted(rolled[ranking[1]]):
        return None
    return ranking[0]


def damage(position: Position, seat: int) -> tuple[Counter[str], Counter[str]]:
    """Which types of a defeated player's ships have a shield hit, and which go to the scrapyard (p. 23)."""
    player = position.players[seat]
    hit: Counter[str] = Counter()
    scrapped: Counter[str] = Counter()
    for ship, place in player.ships:
        if place == position.region:
            intact = player.hulls[ship].shields - player.hits[ship] - hit[ship]
            if intact > 0:
                hit[ship] += 1
            else:
                scrapped[ship] += 1
    return hit, scrapped


# -- developments and events (p. 17, 18, 20; AE-10.3, AE-16.3)


def placement_points(position: Position, region: str) -> int:
    """All leaders on the planet and beside it, those in developments too, at most 10."""
    total = 0
    for near in [region, *position.adjacent[region]]:
        total += sum(player.leaders[near] for player in position.players)
        if near in position.developments or near == region:
            total += position.planets[near]["leaders"]
    return min(10, total)


def event_points(position: Position, track: str) -> list[int]:
    """What each player's space shows, less one for each damaged module."""
    return [max(0, step_points(position, player, track) - damaged(player)) for player in position.players]


def storage(player: Player, what: str) -> int:
    """10 energy, 5 of each other resource (p. 7, 25)."""
    return 10 if what == "energy" else 5 + modifier(player, "storage_limit_bonus", True)


def hand_limit(position: Position, player: Player) -> int:
    """5 cards, more with the civilization track (p. 13, 19)."""
    return max(5, highest(position, player, "civilization", "hand_limit")) + modifier(player, "hand_limit_bonus", True)


def step_points(position: Position, player: Player, track: str) -> int:
    return position.ladder[track][player.tracks[track]]["vp"]


def damaged(player: Player) -> int:
    return sum(module.damaged for module in player.modules)


# -- final scoring (p. 24; AE-19.3)


def highest(position: Position, player: Player, track: str, field: str) -> int:
    """The most of something on the spaces of a track up to the own marker."""
    return max(space.get(field, 0) for space in position.ladder[track][: player.tracks[track] + 1])


def resources(player: Player) -> int:
    return sum(player.stock.values()) + player.cards


def cards_of(player: Player, row: str) -> int:
    return sum(module.row == row and not module.key for module in player.modules)


def final_terms(position: Position, seat: int) -> list[int]:
    """Points of the track, then those of tracks, developments, special regions, damage, storage, modules, leaders and destiny."""
    player = position.players[seat]
    own = [region for region, owner in position.developments.items() if owner == seat]
    best = {track: max(one.tracks[track] for one in position.players) for track in TRACKS}
    return [
        player.vp,
        sum(step_points(position, player, track) for track in TRACKS),
        sum(position.level_points[highest(position, player, position.planets[region]["type"], "development_level")] for region in own),
        sum(position.special_points.get(near, 0) for region in own for near in position.adjacent[region]),
        -2 * damaged(player),
        highest(position, player, "commerce", "storage_bonus") * resources(player),
        sum(end_game(position, seat, module.end_game) for module in player.modules if module.end_game and not module.damaged),
        player.station_leaders,
        sum(points for track, points in player.destiny if player.tracks[track] == best[track]),
    ]


def end_game(position: Position, seat: int, printed: dict[str, Any]) -> int:
    points = printed["base"] + printed["vp_each"] * counted(position, seat, printed["per"])
    return int(min(points, printed.get("max_vp") or points))


def counted(position: Position, seat: int, what: str) -> int:
    player = position.players[seat]
    rows = {row: cards_of(player, row) for row in ROWS}
    return {
        "developments": sum(owner == seat for owner in position.developments.values()),
        "tactics_in_hand": player.cards,
        "leaders_on_station": player.station_leaders,
        "ships_owned": owned(player),
        **{f"modules_{row}": count for row, count in rows.items()},
        "moons_placed": player.moons_placed,
        "credits": player.stock["credit"],
        "upgrades": player.upgraded,
        "tracks_level_2": sum(highest(position, player, track, "development_level") >= 2 for track in TRACKS),
        "module_sets": min(rows.values()),
        "supremacy_steps": player.tracks["supremacy"],
    }[what]


def places(position: Position) -> list[int]:
    """Most points; then most modules; then most resources; else shared. Partners add theirs up."""

    def standing(seat: int) -> tuple[int, int, int]:
        player = position.players[seat]
        return sum(final_terms(position, seat)), sum(cards_of(player, row) for row in ROWS), resources(player)

    seats = range(len(position.players))
    sums = {one: [standing(seat) for seat in seats if side(position, seat) == one] for one in {side(position, seat) for seat in seats}}
    totals = {one: tuple(sum(part) for part in zip(*standings, strict=True)) for one, standings in sums.items()}
    mine = [totals[side(position, seat)] for seat in seats]
    return [1 + sum(other > own for other in mine) for own in mine]
