"""SETI, recounted from the rulebook: what the solar system shows, what a player may do, what everything scores.

Plain Python on plain data. A space is `(ring, sector)`; players, cards, planets and stars go by name. It is slow and keeps nothing.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

Space = tuple[int, int]
Choice = tuple[Any, ...]

FACTS: dict[str, Any] = json.loads((Path(__file__).parent / "facts.json").read_text())
"""What is printed on cards, boards and tiles, written down from the components and not from the engine's contents."""
CARDS, PLANETS, STARS, BOARDS = FACTS["cards"], FACTS["planets"], FACTS["stars"], FACTS["boards"]

COLOURS = ("purple", "yellow", "blue")
TECHS = [f"{kind}_{number}" for kind in ("probe", "telescope", "computer") for number in (1, 2, 3, 4)]
TECH_COLUMNS = (1, 3, 5, 6)
TILE = "oumuamua"
TILE_REWARD = {1: 1, 3: 2}
NEUTRAL = 9


@dataclass
class Player:
    credits: int
    energy: int
    publicity: int
    data: int
    score: int
    exofossils: int
    hand: list[str]
    probes: list[Space]
    capsules: list[Space]
    techs: set[str]
    columns: dict[int, str]
    top: int
    bottom: set[int]
    orbiters: Counter[str]
    landers: Counter[str]
    moons: Counter[str]
    traces: Counter[tuple[str, str]]
    wins: Counter[str]
    tucked: list[str]
    completed: int
    scoring: list[str]
    secrets: list[str]
    passed: bool


@dataclass
class Position:
    round: int
    first: int
    active: int
    players: list[Player]
    rival: int | None
    offsets: tuple[int, int, int]
    next_disc: int
    tile: bool
    star_at: list[str]
    markers: dict[str, list[int]]
    won: set[str]
    data_spaces: dict[str, list[int]]
    first_orbit_free: dict[str, bool]
    tech_left: dict[str, int]
    two_points: set[str]
    row: list[str]
    drawable: bool
    stacks: list[list[str]]
    species: dict[str, str | None]
    discovery: dict[tuple[str, str], int | None]
    overflow: dict[tuple[str, str], list[int]]
    rows: dict[tuple[str, str], dict[int, list[int]]]
    sample_rows: set[int]
    gold: dict[str, list[int]]
    gold_side: dict[str, str]
    easy_asteroids: bool
    no_publicity: bool
    objectives_left: int = 0
    neutral: list[int] = field(default_factory=list)


# -- the solar system (rulebook p. 6, 8, 16; SE-4)


@lru_cache(maxsize=2048)
def sky(offsets: tuple[int, int, int], tile: bool) -> dict[Space, str]:
    """What each space shows: the topmost layer that has no hole there. Discs turn counter-clockwise, which lowers the sector."""
    shown: dict[Space, str] = {}
    for layer, offset in zip(("disc_1", "disc_2", "disc_3", "board"), (*offsets, 0), strict=True):
        for ring, printed in FACTS["system"][layer].items():
            for local, cell in enumerate(printed.split()):
                if layer == "disc_3" and tile and (ring, local) == ("3", 5):
                    cell = TILE
                if cell != "-":
                    shown.setdefault((int(ring), (local - offset) % 8), cell)
    return shown


@lru_cache(maxsize=2048)
def turning(offsets: tuple[int, int, int], tile: bool, disc: int) -> frozenset[Space]:
    """The spaces that belong to one of the discs 1 to `disc`."""
    spaces = set()
    for layer, offset in zip(("disc_1", "disc_2", "disc_3")[:disc], offsets, strict=False):
        for ring, printed in FACTS["system"][layer].items():
            for local, cell in enumerate(printed.split()):
                if cell != "-" or (layer == "disc_3" and tile and (ring, local) == ("3", 5)):
                    spaces.add((int(ring), (local - offset) % 8))
    return frozenset(spaces)


def turned(offsets: tuple[int, int, int], disc: int) -> tuple[int, int, int]:
    """Disc 1 alone, discs 1 and 2, or all of them, by one sector."""
    one, two, three = ((offset + (number <= disc)) % 8 for number, offset in enumerate(offsets, start=1))
    return one, two, three


def after_turn(space: Space, offsets: tuple[int, int, int], tile: bool, disc: int) -> tuple[Space, bool]:
    """Where a figure is after a turn, and whether it was pushed there, which is a visit (SE-4.4.3)."""
    ring, sector = space
    back = (ring, (sector - 1) % 8)
    if space in turning(offsets, tile, disc):
        return back, False
    if space in turning(turned(offsets, disc), tile, disc):
        return back, True
    return space, False


def shown(position: Position, space: Space) -> str:
    return sky(position.offsets, position.tile)[space]


def place_of(position: Position, planet: str) -> Space:
    return next(space for space, cell in sky(position.offsets, position.tile).items() if cell == planet)


def neighbours(space: Space) -> list[Space]:
    """Orthogonally; the Sun is no space and nothing lies outside ring 4."""
    ring, sector = space
    found = [(ring, (sector + 1) % 8), (ring, (sector - 1) % 8), (ring + 1, sector), (ring - 1, sector)]
    return [one for one in found if 1 <= one[0] <= 4]


def points_to_leave(position: Position, player: Player, space: Space) -> int:
    """1, and 1 more out of asteroids but for who has the second probe technology (p. 8, 17)."""
    hard = shown(position, space) == "A" and "probe_2" not in player.techs and not position.easy_asteroids
    return 2 if hard else 1


def figures(player: Player) -> list[tuple[Space, bool]]:
    """Probes, and sample capsules, which move like them (SE-10.2)."""
    return [(space, False) for space in player.probes] + [(space, True) for space in player.capsules]


# -- main actions (p. 8-16; SE-5)


def main_actions(position: Position, player: Player) -> set[Choice]:
    found: set[Choice] = {("pass",)}
    if player.credits >= 2 and may_launch(player):
        found.add(("launch",))
    planets = planets_with_probe(position, player)
    if player.credits >= 1 and player.energy >= 1:
        found |= {("orbit", planet) for planet in planets}
    for planet in planets:
        if player.energy >= landing_cost(position, player, planet):
            found.add(("land", planet, ""))
            if "probe_4" in player.techs:
                found |= {("land", planet, moon) for moon in free_moons(position, planet)}
    if player.credits >= 1 and player.energy >= 2:
        found.add(("scan",))
    if player.energy >= 1 and player.top == 6:
        found.add(("analyse",))
    found |= {("play", card) for card in player.hand if player.credits >= CARDS[card][0] and player.energy >= CARDS[card][1]}
    if player.publicity >= 6 and technologies(position, player):
        found.add(("research",))
    return found


def price(position: Position, player: Player, choice: Choice) -> tuple[int, int, int] | None:
    """Credits, energy and publicity that an action costs; None where nothing is paid at once."""
    match choice:
        case ("launch",):
            return 2, 0, 0
        case ("orbit", _):
            return 1, 1, 0
        case ("land", planet, _):
            return 0, landing_cost(position, player, planet), 0
        case ("scan",):
            return 1, 2, 0
        case ("analyse",):
            return 0, 1, 0
        case ("play", card):
            return CARDS[card][0], CARDS[card][1], 0
        case ("research",):
            return 0, 0, 6
        case ("move", start, _, _):
            return 0, points_to_leave(position, player, start), 0
        case ("step", _, _, _, energy, _):
            return 0, energy, 0
        case ("buy", _):
            return 0, 0, 3
        case ("exchange", give, _):
            return (2 if give == "credits" else 0), (2 if give == "energy" else 0), 0
        case _:
            return None


def may_launch(player: Player) -> bool:
    """One probe in space, two with the first probe technology; capsules do not count (p. 8, 17)."""
    return len(player.probes) < (2 if "probe_1" in player.techs else 1)


def planets_with_probe(position: Position, player: Player) -> set[str]:
    return {shown(position, space) for space in player.probes} - {".", "A", "C", "earth"}


def landing_cost(position: Position, player: Player, planet: str) -> int:
    """3, or 2 with anybody's orbiter there; 1 less with the third probe technology (p. 10, 17)."""
    cost = 2 if any(one.orbiters[planet] for one in position.players) else 3
    return cost - 1 if "probe_3" in player.techs else cost


def free_moons(position: Position, planet: str) -> list[str]:
    return [moon for moon in PLANETS[planet]["moons"] if not any(one.moons[moon] for one in position.players)]


def technologies(position: Position, player: Player) -> list[str]:
    """Those that a player may still take (p. 16)."""
    return [tech for tech in TECHS if tech not in player.techs and position.tech_left[tech] > 0]


def orbit_points(position: Position, planet: str) -> list[int]:
    """The first orbiter gains what its space shows, 3 points at all planets but 'Oumuamua; then all gain the same (p. 9)."""
    first = PLANETS[planet]["first_orbit"] if position.first_orbit_free[planet] else []
    return [points for points in (points_in(first), points_in(PLANETS[planet]["orbit"])) if points]


def landing_points(planet: str, moon: str) -> list[int]:
    return [points_in(PLANETS[planet]["moons"][moon] if moon else PLANETS[planet]["land"])]


def tech_choices(position: Position, player: Player, kinds: list[str]) -> set[Choice]:
    """A computer technology goes to any free one of four columns, also where data lies (p. 17)."""
    found: set[Choice] = set()
    for tech in technologies(position, player):
        kind = tech.split("_")[0]
        if kind == "computer" and kind in kinds:
            found |= {("tech", tech, column) for column in TECH_COLUMNS if column not in player.columns}
        elif kind in kinds:
            found.add(("tech", tech, 0))
    return found


# -- free actions (p. 7, 8, 13, 15, 18; SE-6)


def free_actions(position: Position, player: Player) -> set[Choice]:
    """All but completing missions, whose conditions are those of the cards."""
    found: set[Choice] = {("corner", card) for card in player.hand}
    found |= moves_for_energy(position, player)
    found |= {("place_data", column) for column in data_columns(player)}
    if player.publicity >= 3:
        found |= {("buy", card) for card in cards_of_choice(position)}
    found |= exchanges(position, player)
    return found


def moves_for_energy(position: Position, player: Player) -> set[Choice]:
    return {
        ("move", space, to, capsule)
        for space, capsule in figures(player)
        if player.energy >= points_to_leave(position, player, space)
        for to in neighbours(space)
    }


def steps(position: Position, player: Player, points: int, free: bool) -> set[Choice]:
    """With movement points of an effect; out of asteroids a missing point is paid by energy or by a move corner (SE-4.3.4)."""
    found: set[Choice] = set()
    for space, capsule in figures(player):
        missing = points_to_leave(position, player, space) - points
        for to in neighbours(space):
            if missing <= 0:
                found.add(("step", space, to, capsule, 0, ""))
            elif free and missing == 1:
                if player.energy >= 1:
                    found.add(("step", space, to, capsule, 1, ""))
                found |= {("step", space, to, capsule, 0, card) for card in player.hand if "1 move" in CARDS[card][2]}
    return found


def data_columns(player: Player) -> set[int]:
    """0: the next space of the top row. Below a computer technology once the space above is filled (p. 13, 17)."""
    if not player.data:
        return set()
    found = {0} if player.top < 6 else set()
    return found | {column for column in player.columns if column <= player.top and column not in player.bottom}


def cards_of_choice(position: Position) -> set[str]:
    return set(position.row) | ({"deck"} if position.drawable else set())


def exchanges(position: Position, player: Player) -> set[Choice]:
    """Two of a kind for one other thing; two cards also for one card (p. 18)."""
    gives = {"credits": player.credits, "energy": player.energy, "card": len(player.hand)}
    found = set()
    for give, amount in gives.items():
        if amount >= 2:
            found |= {("exchange", give, get) for get in gives if get != give or get == "card"}
    return found if cards_of_choice(position) else {one for one in found if one[2] != "card" or one[1] == "card"}


# -- signals and sectors (p. 12; SE-5.4, SE-7.1, SE-7.2)


def signal_targets(position: Position, stars: set[str]) -> set[Choice]:
    """In 'Oumuamua's sector a signal may go to its tile instead (SE-10.4)."""
    found: set[Choice] = {("signal", star) for star in stars}
    if position.tile and star_of(position, TILE) in stars:
        found.add(("signal", TILE))
    return found


def star_of(position: Position, planet: str) -> str:
    return position.star_at[place_of(position, planet)[1]]


def earth_stars(position: Position, player: Player) -> set[str]:
    """Earth's sector; with the first telescope technology also those beside it."""
    sector = place_of(position, "earth")[1]
    beside = (-1, 0, 1) if "telescope_1" in player.techs else (0,)
    return {position.star_at[(sector + by) % 8] for by in beside}


def scan_choices(position: Position, player: Player, done: set[str]) -> set[Choice]:
    """In any order: Earth's sector, a card of the row, and each telescope technology once (p. 12, 17)."""
    found: set[Choice] = set()
    if "earth" not in done:
        found |= signal_targets(position, earth_stars(position, player))
    if "row" not in done:
        found |= {("card", card, "signal") for card in position.row}
    if not (position.row and "row" not in done) and "earth" in done:
        found.add(("finish_scan",))
    usable = {
        ("telescope_2", 0): player.publicity >= 1,
        ("telescope_3", 0): bool(player.hand),
        ("telescope_4", 0): player.energy >= 1 and may_launch(player),
        ("telescope_4", 1): bool(steps(position, player, 1, True)),
    }
    return found | {("telescope", *one) for one, can in usable.items() if can and one[0] in player.techs and one[0] not in done}


def stars_of_colour(colour: str) -> set[str]:
    return {star for star, printed in STARS.items() if printed[0] == colour}


def slots(star: str) -> int:
    return 3 if star == TILE else int(STARS[star][1])


def is_complete(position: Position, star: str) -> bool:
    return len(position.markers[star]) >= slots(star)


def ranked(markers: list[int]) -> list[int]:
    """Who has most markers first; of those with as many, who placed the last one later (p. 12)."""
    last = {owner: place for place, owner in enumerate(markers)}
    return sorted(last, key=lambda owner: (markers.count(owner), last[owner]), reverse=True)


def signal_points(star: str, position: int) -> int:
    """The second place of a star's data slot gives 2, those of the tile what is printed there."""
    if star == TILE:
        return TILE_REWARD.get(position, 0)
    return 2 if position == 2 else 0


# -- traces (p. 10, 20; SE-7.4, SE-10)


def trace_places(position: Position, player: Player, colours: list[str], slots: list[str]) -> set[Choice]:
    """Before any discovery overflow is open only where all discovery spaces of the colour are filled."""
    found: set[Choice] = set()
    discovered = [slot for slot in slots if position.species[slot]]
    anybody = any(position.species.values())
    for colour in colours:
        empty = [slot for slot in slots if position.discovery[slot, colour] is None]
        found |= {("trace", slot, colour, "discovery") for slot in empty}
        if anybody or not empty:
            found |= {("trace", slot, colour, "overflow") for slot in slots}
        for slot in discovered:
            found |= {("trace", slot, colour, str(row)) for row in free_rows(position, player, slot, colour)}
    return found


def free_rows(position: Position, player: Player, slot: str, colour: str) -> list[int]:
    """Spaces of a species board: one marker each but for the strips; what they cost must be paid, samples must lie on theirs."""
    species = position.species[slot]
    assert species is not None
    found = []
    for row, cost, reward, unlimited in BOARDS[species][colour]:
        taken = bool(position.rows[slot, colour].get(row)) and not unlimited
        if not taken and can_pay(player, cost) and (reward != ["sample"] or row in position.sample_rows):
            found.append(row)
    return found


def can_pay(player: Player, cost: str) -> bool:
    if not cost:
        return True
    amount, what = cost.split()
    return {"exofossils": player.exofossils, "data": player.data}[what] >= int(amount)


def trace_points(position: Position, slot: str, colour: str, place: str) -> int:
    """5 or 3 for a discovery space, 3 for overflow, else what is printed."""
    if place == "discovery":
        return 5 if slot == "left" else 3
    if place == "overflow":
        return 3
    species = position.species[slot]
    assert species is not None
    return points_in(next(reward for row, _, reward, _ in BOARDS[species][colour] if row == int(place)))


def points_in(effects: list[str]) -> int:
    return sum(int(effect.split()[0]) for effect in effects if effect.endswith(" vp"))


# -- scores (p. 21; SE-11)


def pieces(player: Player) -> int:
    return sum(player.orbiters.values()) + sum(player.landers.values()) + sum(player.moons.values())


def pieces_at(player: Player, planet: str) -> int:
    return player.orbiters[planet] + player.landers[planet] + sum(player.moons[moon] for moon in PLANETS[planet]["moons"])


def kind_count(player: Player, kind: str) -> int:
    return sum(tech.startswith(kind) for tech in player.techs)


def colour_traces(player: Player, colour: str) -> int:
    return sum(count for (_, one), count in player.traces.items() if one == colour)


def colour_wins(player: Player, colour: str) -> int:
    return sum(count for star, count in player.wins.items() if STARS[star][0] == colour)


def tucked(player: Player, income: str) -> int:
    return sum(CARDS[card][4] == income for card in player.tucked)


def gold_sets(player: Player, tile: str) -> int:
    kinds = [kind_count(player, kind) for kind in ("probe", "telescope", "computer")]
    incomes = {income: tucked(player, income) for income in ("credit", "energy", "card")}
    return {
        "tech-a": min(kinds),
        "tech-b": sum(kinds) // 2,
        "mission-a": player.completed,
        "mission-b": (player.completed + len(player.scoring)) // 2,
        "income-a": min(incomes.values()),
        "income-b": max(incomes["credit"], incomes["energy"]),
        "other-a": min(colour_traces(player, colour) for colour in COLOURS),
        "other-b": min(sum(player.wins.values()), pieces(player)),
    }[tile]


def gold_points(position: Position, seat: int) -> int:
    """The first marker of a tile lies on its first space, the second on its second, all others on the third."""
    points = 0
    for tile, markers in position.gold.items():
        printed = f"{tile}-{position.gold_side[tile]}"
        if seat in markers:
            points += FACTS["gold"][printed][min(markers.index(seat), 2)] * gold_sets(position.players[seat], printed)
    return points


def card_points(position: Position, seat: int) -> int:
    return sum(scoring_card(position, seat, card) for card in position.players[seat].scoring)


def scoring_card(position: Position, seat: int, card: str) -> int:
    player = position.players[seat]
    match card:
        case "card_012":
            return 3 * pieces_at(player, "jupiter")
        case "card_014":
            return 4 * pieces_at(player, "mars")
        case "card_038" | "card_040" | "card_042" | "card_044":
            return 3 * colour_wins(player, {"038": "red", "040": "yellow", "042": "blue", "044": "black"}[card[-3:]])
        case "card_062" | "card_063" | "card_068":
            return 2 * colour_traces(player, {"062": "purple", "063": "yellow", "068": "blue"}[card[-3:]])
        case "card_086":
            return sum(seat in position.markers[star] for star in STARS)
        case "card_113":
            free = [f"{tile}-{position.gold_side[tile]}" for tile, markers in position.gold.items() if seat not in markers]
            return max((FACTS["gold"][tile][2] * gold_sets(player, tile) for tile in free), default=0)
        case "card_126":
            return 2 * kind_count(player, "computer")
        case "card_127":
            return 13 if any(shown(position, space) == "A" for space, _ in figures(player)) else 0
        case "et_05" | "et_24":
            return species_traces(position, player, "mascamites" if card == "et_05" else "oumuamua")
    raise KeyError(card)


def species_traces(position: Position, player: Player, species: str) -> int:
    return sum(count for (slot, _), count in player.traces.items() if position.species[slot] == species)


def secret_points(position: Position, player: Player, card: str) -> int:
    """An Exertian card scores once if its condition holds (SE-10.6)."""
    own = species_traces(position, player, "exertians")
    at_one_planet = max(pieces_at(player, planet) for planet in PLANETS)
    points, holds = {
        "et_41": (14, kind_count(player, "probe") >= 3),
        "et_42": (15, kind_count(player, "telescope") >= 3),
        "et_43": (9, kind_count(player, "computer") >= 3),
        "et_44": (12, colour_wins(player, "red") >= 2),
        "et_45": (12, colour_wins(player, "blue") >= 2),
        "et_46": (12, colour_wins(player, "yellow") >= 2),
        "et_47": (14, colour_wins(player, "black") >= 2),
        "et_48": (11, sum(player.orbiters.values()) >= 3),
        "et_49": (16, sum(player.landers.values()) + sum(player.moons.values()) >= 4),
        "et_50": (10, at_one_planet >= 3),
        "et_51": (18, len(player.tucked) >= 8),
        "et_52": (7, own >= 6),
        "et_53": (20, sum(player.traces.values()) - own >= 6),
        "et_54": (8, max(colour_traces(player, colour) for colour in COLOURS) >= 5),
        "et_55": (12, player.completed >= 5),
    }[card]
    return points if holds or position.rival == position.players.index(player) else 0


def danger(position: Position, seat: int) -> int:
    """Of the cards played; and of markers on the board: 3 on rows 1 and 2, 2 on rows 3 and 4, 1 on row 5."""
    total = sum(CARDS[card][7] for card in position.players[seat].secrets)
    for (slot, _), rows in position.rows.items():
        if position.species[slot] == "exertians":
            total += sum((3, 3, 2, 2, 1)[row - 1] * owners.count(seat) for row, owners in rows.items())
    return total


def final_terms(position: Position) -> list[list[int]]:
    """Of each player: the score track, cards, gold tiles, species and what the rival gains for objectives, the penalty for danger."""
    terms = []
    for seat, player in enumerate(position.players):
        secrets = sum(secret_points(position, player, card) for card in player.secrets)
        if seat == position.rival:
            terms.append([player.score, 0, 0, 5 * position.objectives_left + secrets])
        else:
            terms.append([player.score, card_points(position, seat), gold_points(position, seat), secrets])
    dangers = [danger(position, seat) for seat in range(len(terms))]
    return [[*row, -(sum(row) // 10) if danger and danger == max(dangers) else 0] for row, danger in zip(terms, dangers, strict=True)]


def places(totals: list[int]) -> list[int]:
    """Most points win; ties are shared (p. 21)."""
    return [1 + sum(other > total for other in totals) for total in totals]


# -- milestones and discoveries (p. 18, 20; SE-7.5 to SE-7.7): what must hold when a turn begins


def gold_marks_due(player: Player) -> int:
    return sum(player.score >= threshold for threshold in (25, 50, 70))


def neutral_left(position: Position, threshold: int) -> int:
    """Each player who has come as far moves one neutral marker away, while discovery spaces are empty."""
    printed = {1: 2, 2: 2, 3: 1, 4: 0}[len(position.players)]
    return max(0, printed - sum(player.score >= threshold for player in position.players))


def leftmost_empty(discovery: dict[tuple[str, str], int | None]) -> tuple[str, str] | None:
    """The left species before the right one; purple, yellow, blue."""
    return next((place for place in ((slot, colour) for slot in ("left", "right") for colour in COLOURS) if discovery[place] is None), None)


def is_discovered(position: Position, slot: str) -> bool:
    return all(position.discovery[slot, colour] is not None for colour in COLOURS)


def owned_traces(position: Position, seat: int) -> Counter[tuple[str, str]]:
    """Markers on discovery spaces, in overflow areas and on boards are all traces (SE-10.1.3)."""
    found: Counter[tuple[str, str]] = Counter()
    for place, owner in position.discovery.items():
        found[place] += owner == seat
    for place, owners in position.overflow.items():
        found[place] += owners.count(seat)
    for place, rows in position.rows.items():
        found[place] += sum(owners.count(seat) for owners in rows.values())
    return found


# -- turns and rounds (p. 7, 18; SE-3)


def next_in_turn(passed: list[bool], seat: int) -> int:
    """Clockwise, past those who have passed."""
    count = len(passed)
    return next(one for one in ((seat + by) % count for by in range(1, count + 1)) if not passed[one])


def round_cards(position: Position, seat: int) -> int:
    """One more than players, of which each who has passed before has taken one."""
    return len(position.players) + 1 - sum(player.passed for one, player in enumerate(position.players) if one != seat)


def income(player: Player) -> dict[str, int]:
    """Credits, energy and cards between rounds: those of the income card and one for each tucked card (p. 5)."""
    return {"credits": 3 + tucked(player, "credit"), "energy": 2 + tucked(player, "energy"), "cards": 1 + tucked(player, "card")}


def publicity_of(cell: str, player: Player) -> int:
    """Of visiting a space: planets but Earth, and comets; asteroids with the second probe technology (p. 8, 17)."""
    if cell == "A":
        return 1 if "probe_2" in player.techs else 0
    return 0 if cell in (".", "earth") else 1
