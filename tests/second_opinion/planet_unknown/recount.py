"""Planet Unknown counted again, slowly and plainly, from the rulebook: what may be done (PU-5 to PU-11, PU-18, PU-19)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from tests.second_opinion.planet_unknown.facts import (
    CORPORATIONS,
    TRACKS,
    Face,
    Planet,
    Square,
    beside,
    corners,
    event_bans,
    face,
    resources,
    turns,
)

Placement = tuple[int, Square, bool]
"""Turn, upper left corner, and whether the tech section is treated as energy (PU-18.6 d)."""
Slot = tuple[str, int]


@dataclass
class Laid:
    """A tile on a planet, in the order of placing."""

    tile: str
    squares: Face
    as_energy: bool

    def section(self, terrain: str) -> set[Square]:
        return {square for square, (of, _, _) in self.squares.items() if of == terrain}


@dataclass
class Board:
    """All that one player has in front of them: never changed after it is read."""

    planet: Planet
    corporation: str
    tiles: list[Laid]
    patches: set[Square]
    meteorites: set[Square]
    lifepods: set[Square]
    rovers: dict[Square, bool]
    trackers: dict[str, Slot]
    technologies: set[str]
    flux: str | None
    housed: set[str]
    lifepods_collected: int
    meteorites_collected: int
    cards: list[str]
    private: list[str]
    movement: int = 0
    gained: int = 0
    spent: set[str] = field(default_factory=set)

    # -- what lies where

    @cached_property
    def tile_squares(self) -> set[Square]:
        return {square for laid in self.tiles for square in laid.squares}

    @cached_property
    def covered(self) -> set[Square]:
        return self.tile_squares | self.patches

    @cached_property
    def terrains(self) -> dict[Square, str]:
        """The terrain of the piece on top; uncovered streams are energy (PU-8.6)."""
        found = dict.fromkeys(self.planet.streams, "energy")
        for laid in self.tiles:
            found.update({square: terrain for square, (terrain, _, _) in laid.squares.items()})
        found.update(dict.fromkeys(self.patches, "biomass"))
        return found

    def symbols(self, terrain: str) -> set[Square]:
        """Where that resource is to be seen (PU-14.1)."""
        shown = {square for laid in self.tiles for square, (of, symbol, _) in laid.squares.items() if symbol and of == terrain}
        return shown - self.patches

    def areas(self, terrain: str) -> list[set[Square]]:
        """PU-8.6."""
        return areas({square for square, of in self.terrains.items() if of == terrain})

    def has(self, corporation: str, technology: str) -> bool:
        return self.corporation == corporation and technology in self.technologies


def areas(left: set[Square]) -> list[set[Square]]:
    left = set(left)
    found: list[set[Square]] = []
    while left:
        area = {left.pop()}
        grown = True
        while grown:
            more = {other for square in area for other in beside(square)} & left
            grown = bool(more)
            area |= more
            left -= more
        found.append(area)
    return found


# -- placing: PU-5


def obeys_basics(board: Board, piece: set[Square], free_of_neighbours: bool) -> bool:
    """PU-5.1 b to e, and PU-19.9 for the first piece of Charybdis."""
    covered = board.covered
    if not piece <= board.planet.grid or piece & covered:
        return False
    if not covered:
        start = board.planet.features["pit"] if board.planet.id == "charybdis" else board.planet.edge
        return bool(piece & start)
    return free_of_neighbours or any(other in covered for square in piece for other in beside(square))


def slides(board: Board, piece: set[Square]) -> bool:
    """PU-19.10: a square further in some direction it would overlap nothing either."""
    covered = board.covered
    return any(not {(x + dx, y + dy) for x, y in piece} & covered for dx, dy in beside((0, 0)))


def breaches(board: Board, tile: Face, event: str | None) -> set[str]:
    """The restrictions of planet and event that the tile would violate (PU-5.6)."""
    planet, found = board.planet, set()
    piece = set(tile)
    if planet.id == "k_273" and piece & planet.ice and piece & planet.land:
        found.add("PU-19.2")
    if planet.id == "persephone":
        for (x, y), (terrain, symbol, _) in tile.items():
            quadrant = [["civ", "energy"], ["tech", "water"]][y >= 6][x >= 6]
            if symbol and terrain == quadrant:
                found.add("PU-19.3")
    if planet.id == "arashi" and piece <= planet.features["ring"]:
        found.add("PU-19.6")
    if planet.id == "tartarus" and len({planet.side[square] for square in piece}) == 2:
        found.add("PU-19.7")
    if planet.id == "pajitnov" and not slides(board, piece):
        found.add("PU-19.10")
    terrains = board.terrains
    for ban in event_bans(event):
        if ban["rule"] == "tile_ground" and piece & (planet.ice if ban["ground"] == "ice" else planet.edge):
            found.add("PU-16.7")
        if ban["rule"] == "no_matching_neighbours" and any(
            terrains.get(other) == terrain for square, (terrain, _, _) in tile.items() for other in beside(square)
        ):
            found.add("PU-16.6")
    return found


def placements(board: Board, tile: str, event: str | None) -> dict[Placement, set[str]]:
    """All that PU-5.1 allows, each with the restrictions it would violate."""
    shown = resources(tile)
    alone = board.has("universal_coalition", "1") or (board.has("horizon_group", "1") and "rover" in shown)
    ways = [False, True] if board.has("jump_drive", "d") and "tech" in shown else [False]
    found: dict[Placement, set[str]] = {}
    for turn in turns(tile):
        cells = face(tile, turn)
        for at in corners_within(cells, board.planet.grid - board.covered):
            lying = {(x + at[0], y + at[1]): shown for (x, y), shown in cells.items()}
            if obeys_basics(board, set(lying), alone):
                for as_energy in ways:
                    found[turn, at, as_energy] = breaches(board, read_as(lying, as_energy), event)
    return found


def corners_within(cells: Face, free: set[Square]) -> list[Square]:
    """Where the upper left corner can lie for all squares of a tile to be on free ones."""
    first = next(iter(cells))
    places = [(x - first[0], y - first[1]) for x, y in free]
    return [(x, y) for x, y in places if all((x + dx, y + dy) in free for dx, dy in cells)]


def read_as(tile: Face, as_energy: bool) -> Face:
    """PU-18.6 d."""
    if not as_energy:
        return tile
    return {square: ("energy" if terrain == "tech" else terrain, symbol, meteor) for square, (terrain, symbol, meteor) in tile.items()}


def allowed(offers: list[dict[Placement, set[str]]], waiving: bool) -> list[set[Placement]]:
    """Of the tiles of a depot: those placements that violate fewest restrictions, or none when nothing is waived (PU-5.6, PU-11.2)."""
    counts = [len(broken) for offer in offers for broken in offer.values()]
    least = min(counts, default=0) if waiving else 0
    return [{placement for placement, broken in offer.items() if len(broken) == least} for offer in offers]


def patch_squares(board: Board, ending: bool) -> set[Square]:
    """PU-10.1, PU-18.1, PU-18.3."""
    alone = board.has("universal_coalition", "1")
    found = {square for square in board.planet.grid if obeys_basics(board, {square}, alone)}
    if board.planet.id == "pajitnov":
        found = {square for square in found if slides(board, {square})}
    if board.has("wormhole_corp", "2"):
        bare = board.tile_squares - board.patches
        found |= bare if ending and board.has("wormhole_corp", "5") else bare - board.meteorites
    return found - board.planet.features.get("ring", set())


# -- tracks: PU-6, PU-7.3, PU-18


def top(board: Board, track: str) -> int:
    return 5 if board.corporation == "wormhole_corp" and track == "biomass" else 15


def standing(board: Board) -> set[Slot]:
    return set(board.trackers.values())


def path(board: Board, colour: str) -> list[Slot]:
    """The slots that a tracker climbs, from its start on."""
    if board.corporation == "oasis_ultd" and colour == "water":
        return [slot_of(name) for name in CORPORATIONS["oasis_ultd"]["path"]]
    return [(colour, level) for level in range(top(board, colour) + 1)]


def slot_of(name: str) -> Slot:
    track, level = name.rsplit("-", 1)
    return track, int(level)


def next_slots(board: Board, colour: str) -> set[Slot]:
    """Where an advance of the tracker may lead (PU-6.1, PU-6.5, PU-6.8)."""
    here = board.trackers[colour]
    if board.corporation == "makeshift":
        return makeshift_slots(board, here)
    way = path(board, colour)
    for slot in way[way.index(here) + 1 :]:
        if board.corporation == "cosmos_inc" and f"{slot[0]}-{slot[1]}" in board.housed:
            continue
        if board.corporation == "oasis_ultd" and slot in standing(board):
            if board.has("oasis_ultd", "1"):
                continue
            return set()
        return {slot}
    return set()


def neighbour_tracks(board: Board, track: str) -> set[str]:
    at = TRACKS.index(track)
    found = {TRACKS[other] for other in (at - 1, at + 1) if 0 <= other < len(TRACKS)}
    if board.has("makeshift", "1") and track in ("civ", "tech"):
        found |= {"civ", "tech"} - {track}
    return found


def makeshift_slots(board: Board, here: Slot) -> set[Slot]:
    """PU-18.8: straight or diagonally up, with technology 3 sideways too, never onto another tracker."""
    track, level = here
    found = {(other, level + 1) for other in {track, *neighbour_tracks(board, track)} if level < 15}
    if board.has("makeshift", "3"):
        found |= {(other, level) for other in neighbour_tracks(board, track)}
    return found - standing(board)


def slot_below(board: Board, colour: str, here: Slot) -> Slot | None:
    """Where a tracker that stands here regresses to (PU-6.7, PU-6.8); None when it cannot."""
    way = [(here[0], level) for level in range(16)] if board.corporation == "makeshift" else path(board, colour)
    for slot in reversed(way[: way.index(here)]):
        if board.corporation == "cosmos_inc" and f"{slot[0]}-{slot[1]}" in board.housed:
            continue
        if board.corporation in ("oasis_ultd", "makeshift") and slot in standing(board):
            if board.has("oasis_ultd", "1"):
                continue
            return None
        return slot
    return None


def descent(board: Board, colour: str, steps: int) -> int:
    """How many of these steps down the tracker can make."""
    here, count = board.trackers[colour], 0
    while count < steps and (below := slot_below(board, colour, here)) is not None:
        here = below
        count += 1
    return count


def regressing(board: Board, tracks: list[str], steps: int) -> set[str]:
    """Those that can go down the full number of slots, else those that come farthest (PU-6.7)."""
    reach = {colour: descent(board, colour, steps) for colour in tracks}
    most = max(reach.values())
    return {colour for colour, count in reach.items() if count == most > 0}


def technologies_in_force(board: Board) -> set[str]:
    """PU-7.3: milestones at or below the tracker that stands on the technology track."""
    if board.corporation == "jump_drive":
        return {name.removeprefix("technology-") for name in board.housed}
    printed = CORPORATIONS[board.corporation]["tracks"]["tech"]["bonuses"]
    milestones = {int(level): name.split()[1] for level, names in printed.items() for name in names if name.startswith("technology")}
    if board.corporation == "makeshift":
        height = max((level for track, level in standing(board) if track == "tech"), default=0)
    else:
        height = board.trackers["tech"][1]
    reached = {level: name for level, name in milestones.items() if level <= height and f"tech-{level}" not in board.housed}
    if board.corporation == "flux_industries":
        return {reached[max(reached)]} if reached else set()
    return set(reached.values())


MILESTONES = {"civ": "civ card", "rover": "rover", "biomass": "patch", "tech": "technology"}
"""What a track's own milestone gives; water has none (PU-7)."""


def next_milestone(board: Board, track: str) -> bool:
    """Whether a higher slot of the track holds its own milestone (PU-21.5)."""
    printed = CORPORATIONS[board.corporation]["tracks"][track]["bonuses"]
    name, level = MILESTONES.get(track), board.trackers[track][1]
    return any(int(at) > level and any(bonus.startswith(name) for bonus in bonuses) for at, bonuses in printed.items() if name)


def own_turn_technologies(board: Board) -> set[str]:
    """Those that may be used at any moment of the own turn, and could do something now (PU-18)."""
    marked = {("jump_drive", "e"), ("jump_drive", "f")}
    if board.trackers["biomass"][1] == 5:
        marked.add(("wormhole_corp", "1"))
    if next_slots(board, "rover"):
        marked.add(("horizon_group", "5"))
    if board.lifepods_collected or board.housed:
        marked.add(("cosmos_inc", "5"))
    if regressing(board, list(TRACKS), 1):
        marked.add(("makeshift", "4"))
    if board.flux is not None and next_milestone(board, board.flux):
        marked.add(("flux_industries", "2"))
    if board.flux is not None and next_slots(board, board.flux):
        marked.add(("flux_industries", "5"))
    limited = board.spent if board.corporation != "wormhole_corp" else set()
    return {name for corporation, name in marked if board.has(corporation, name)} - limited


# -- resources of a tile: PU-8


def energy_options(board: Board, laid: Laid, tile_lies: bool) -> set[str]:
    """The trackers between which an energy resource chooses (PU-8.3, PU-12.2)."""
    source = "tech" if laid.as_energy else "energy"
    options = resources(laid.tile) - {source}
    if tile_lies:
        streams = {square for square, terrain in board.terrains.items() if terrain == "energy"}
        own = laid.section(source) - board.patches
        zone = {square for area in areas(streams | own) if area & own for square in area}
        for other in board.tiles:
            for square, (terrain, _, _) in other.squares.items():
                if square in board.patches or square in zone or not set(beside(square)) & zone:
                    continue
                if any(symbol and of == terrain and at not in board.patches for at, (of, symbol, _) in other.squares.items()):
                    options.add(terrain)
    options -= {"energy"}
    return options - {"biomass"} if board.corporation == "wormhole_corp" else options


def covers_ice(board: Board, laid: Laid) -> int:
    """How many of its water squares lie on ice (PU-8.2, PU-18.7)."""
    return len(laid.section("water") & board.planet.ice)


def needs_expansion(board: Board) -> bool:
    return board.corporation == "wormhole_corp"


def expanded_biomass(board: Board, laid: Laid) -> tuple[bool, bool]:
    """Whether its biomass section touches biomass that lay there before it: surely, and possibly (PU-18.3).

    Patches may have been placed after the tile, so what touches nothing else is open.
    """
    section = laid.section("biomass")
    touched = {other for square in section for other in beside(square)} - section
    older = {square for tile in board.tiles if tile is not laid for square in tile.section("biomass")}
    return bool(touched & older), bool(touched & (older | board.patches))


def rover_number(board: Board, slot: Slot) -> int:
    """Movement points printed on a slot."""
    printed = CORPORATIONS[board.corporation]["tracks"][slot[0]]["bonuses"].get(str(slot[1]), [])
    return sum(int(name.split()[1]) for name in printed if name.startswith("movement"))


def movement_gained(board: Board, slot: Slot) -> int:
    """What a tracker that comes to a slot of the rover track gains, technologies included (PU-9.6)."""
    number = rover_number(board, slot)
    if not number or slot[0] != "rover":
        return number
    crowded = sum(track == "rover" for track, _ in board.trackers.values()) >= 2
    improved = board.has("flux_industries", "3") and board.flux == "rover"
    return number + (board.has("universal_coalition", "3") or improved or (board.has("makeshift", "2") and crowded))


# -- rovers: PU-9


def rover_may_stop(board: Board, square: Square, event: str | None) -> bool:
    """PU-9.2, PU-9.7, PU-19.8."""
    if square not in board.planet.grid or square in board.rovers:
        return False
    if square in board.planet.features.get("toxic", set()) - board.covered:
        return False
    forbidden = {ban["terrain"] for ban in event_bans(event) if ban["rule"] == "rover_terrain"}
    return board.terrains.get(square) not in forbidden


def steps(board: Board, event: str | None) -> set[tuple[Square, Square]]:
    """Every step that a rover can make now."""
    terrains = board.terrains
    free = board.has("cosmos_inc", "4") and board.gained > 0
    found = set()
    for start in board.rovers:
        near = [(square, False) for square in beside(start)]
        if board.has("cosmos_inc", "1"):
            near += [(square, True) for square in corners(start)]
        for square, diagonal in near:
            pair = frozenset((start, square))
            crossing = board.planet.side.get(start) != board.planet.side.get(square)
            if crossing if diagonal and pair not in board.planet.crossings else pair in board.planet.blocked:
                continue
            pays = board.movement > 0 or (free and terrains.get(square) == "energy")
            if pays and rover_may_stop(board, square, event):
                found.add((start, square))
    return found


def teleports(board: Board, event: str | None) -> set[tuple[Square, Square]]:
    """By technology, for a movement point (PU-18.2, PU-18.6 b)."""
    found = set()
    terrains = board.terrains
    for start in board.rovers if board.movement else ():
        ends: set[Square] = set()
        if board.has("republic", "3") and start in board.symbols("civ"):
            ends = board.symbols("civ")
        if board.has("jump_drive", "b") and "b" not in board.spent and start in terrains:
            ends = {square for square, terrain in terrains.items() if terrain == terrains[start]}
        found |= {(start, end) for end in ends if rover_may_stop(board, end, event)}
    return found


def card_teleports(board: Board, event: str | None) -> set[tuple[Square, Square]]:
    """PU-11.3."""
    return {(start, end) for start in board.rovers for end in board.planet.grid if rover_may_stop(board, end, event)}


def lifepod_places(board: Board) -> set[str]:
    """Where a collected lifepod may go beside the collection area (PU-18.4, PU-18.6)."""
    if board.corporation == "jump_drive":
        return {f"technology-{letter}" for letter in "abcdef"} - board.housed
    if board.corporation == "cosmos_inc":
        slots = {(track, level) for track in TRACKS for level in range(16)} - standing(board)
        return {f"{track}-{level}" for track, level in slots} - board.housed
    return set()


def meteor_symbols(board: Board) -> set[Square]:
    """Meteor symbols that are to be seen (PU-16.8)."""
    return {square for laid in board.tiles for square, (_, _, meteor) in laid.squares.items() if meteor} - board.patches
