"""What is printed on boards, tiles and cards in a plain notation, as facts.txt has it.

Slots of a track: S synergy, m3 movement, C2 civ card of level 2, P patch, R rover, T1 technology, civ+ an advance of that track, one of
several in brackets, /5 a medal; a dot is an empty slot. Squares go row by row: `2: 3 8` are (3,2) and (8,2).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from starboard.games.planet_unknown.content import (
    CIV_CARDS,
    CORPORATIONS,
    EVENT_CARDS,
    EVENT_MIXES,
    OBJECTIVES,
    PLANETS,
    SCORING,
    SETUP,
    SOLO,
    STATION,
    TILE_CONTENT,
    CorporationContent,
    PlanetContent,
    Shape,
    Slot,
    TechnologyContent,
)
from starboard.games.planet_unknown.content.tracks import TRACKS


def squares(points: Iterable[tuple[int, int]]) -> str:
    rows: dict[int, list[int]] = {}
    for x, y in sorted(points, key=lambda point: (point[1], point[0])):
        rows.setdefault(y, []).append(x)
    return ", ".join(f"{y}: {numbers(row)}" for y, row in rows.items())


def numbers(row: Iterable[int]) -> str:
    return " ".join(str(number) for number in row)


def value(one: Any) -> str:
    """A field of an operation: lists by commas, what belongs together in brackets."""
    if isinstance(one, dict):
        return f"({fields(one)})"
    if isinstance(one, list | tuple):
        return "any" if tuple(one) == TRACKS else ",".join(value(part) for part in one)
    return str(one)


def fields(data: dict[str, Any]) -> str:
    """The kind first, then each field that says something."""
    kinds = [str(data[key]) for key in ("op", "metric") if key in data]
    said = [
        f"{key}={value(one)}"
        for key, one in data.items()
        if key not in ("op", "metric") and one not in (None, (), [], {}, {"rovers_on_planet_at_least": 0})
    ]
    return " ".join(kinds + said)


def said(printed: object) -> str:
    return fields(msgspec.to_builtins(printed))


def listed(ops: Iterable[object]) -> str:
    return "; ".join(said(op) for op in ops)


SIGNS = {"synergy": "S", "movement": "m", "civ_card": "C", "patch": "P", "place_rover": "R", "unlock_tech": "T"}


def bonus(data: dict[str, Any]) -> str:
    kind = data["op"]
    if kind == "choose_one":
        return f"({'|'.join(bonus(option[0]) for option in data['options'] if len(option) == 1)})"
    if kind == "advance":
        return "+".join([*data["tracks"], ""]) + ("" if (data["trackers"], data["steps"], data["bonuses"]) == (1, 1, "all") else "?")
    if kind == "place_rover" and (data["source"], data["target"]) != ("own_supply", "last_tile"):
        return "?"
    number = data.get("points") or data.get("level") or data["count"]
    return SIGNS[kind] + ("" if kind in ("synergy", "patch", "place_rover") and number == 1 else str(number))


def slot(level: int, printed: Slot) -> str:
    given = "".join(bonus(data) for data in msgspec.to_builtins(printed.bonuses))
    where = "" if printed.level == level else f"@{printed.level}"
    row = "" if printed.row is None else f"row{printed.row}"
    return where + row + (given + (f"/{printed.medal}" if printed.medal else "") or ("" if row else "."))


def technology(printed: TechnologyContent) -> str:
    condition = (
        said(printed.condition).replace("movement_gained_this_round_at_least=0", "").replace("trackers_on_rover_track_at_least=0", "")
    )
    words = [printed.level, printed.id, printed.when, "if " + " ".join(condition.split()) if condition.split() else ""]
    words += ["may" if printed.optional else "", f"once a {printed.limit}" if printed.limit else "", ">", listed(printed.effects)]
    return " ".join(word for word in words if word)


def corporation(board: CorporationContent) -> list[str]:
    return [
        f"{board.side}, difficulty {board.difficulty}, rovers {board.rovers}, top rover slot repeats {board.rover_top_repeat}",
        *[f"{track:8}" + " ".join(slot(level, one) for level, one in enumerate(board.tracks[track])) for track in TRACKS],
        *[f"rule {rule.when}: {listed(rule.effects)}" for rule in board.special_rules],
        *[technology(one) for one in board.technologies],
        *(["water path " + " ".join(f"{track}-{level}" for track, level in board.water_path)] if board.water_path else []),
    ]


def planet(board: PlanetContent) -> list[str]:
    chasm = board.chasm
    return [
        f"{board.side}, difficulty {board.difficulty}, squares {board.squares}",
        f"ice {board.ice_squares}, edge {board.edge} {board.edge_squares}",
        *board.grid,
        f"rows {numbers(board.row_medals)}",
        f"columns {numbers(board.column_medals)}",
        f"lifepods {squares(board.lifepods)}",
        *[f"{name} {squares(points)}" for name, points in board.features.items()],
        *[f"region {squares(region)}" for region in board.regions],
        *([*chasm.sides, "crossings " + " ".join(f"{a},{b}-{c},{d}" for (a, b), (c, d) in chasm.crossings)] if chasm else []),
        *[f"rule {said(rule)}" for rule in board.special_rules],
    ]


def tile(shape: Shape) -> list[str]:
    """Sections a and b, the square with the symbol in capitals, that of the meteor with a star."""
    rows = [["  "] * (1 + max(x for x, _ in shape.cells)) for _ in range(1 + max(y for _, y in shape.cells))]
    for x, y in shape.cells:
        letter = "a" if (x, y) in shape.section_a else "b" if (x, y) in shape.section_b else "?"
        letter = letter.upper() if (x, y) in (shape.resource_a, shape.resource_b) else letter
        rows[y][x] = letter + ("*" if (x, y) == shape.meteor_cell else " ")
    return [shape.ring, *["|" + "".join(row).rstrip() for row in rows]]


def everything() -> dict[str, list[str]]:
    pieces = {f"planet {board.id}": planet(board) for board in PLANETS}
    pieces |= {f"corporation {board.id}": corporation(board) for board in CORPORATIONS}
    pieces |= {f"tile {shape.id}": tile(shape) for shape in TILE_CONTENT.shapes}
    pieces["terrains of tiles"] = ["/".join(pair) for pair in TILE_CONTENT.terrain_pairs]
    pieces["station"] = [
        f"depots {STATION.depots}, tiles in a compartment {STATION.tiles_per_compartment}",
        f"outer {' '.join(STATION.outer_ring)}",
        f"inner {' '.join(STATION.inner_ring)}",
        *[f"positions of {players}: {numbers(places)}" for players, places in STATION.positions.items()],
    ]
    pieces["civ cards"] = [f"{card.id} level {card.level} {card.timing}: {listed(card.effects)}" for card in CIV_CARDS]
    pieces["events"] = [
        f"{card.id} {card.signal}{' solo' if card.solo_only else ''} {card.kind}: {listed(card.effects)}" for card in EVENT_CARDS
    ]
    pieces["objectives"] = [
        f"{card.id} {card.competitive.compare} {said(card.competitive.measure)} / {said(card.private.measure)} "
        + (f"at least {card.private.at_least}" if card.private.at_least is not None else f"at most {card.private.at_most}")
        for card in OBJECTIVES
    ]
    pieces["set-up"] = [said(SETUP), *[f"{name} {numbers(mix)}" for name, mix in EVENT_MIXES.items()]]
    pieces["scoring"] = [said(SCORING)]
    pieces["alone"] = [
        f"target {SOLO.base_target}, bands of {SOLO.band}",
        *[f"{row.count[0]} to {row.count[1]}: green {row.green} orange {row.orange} red {row.red}" for row in SOLO.adjustments],
        *[f"{points} {name}" for points, name in SOLO.outcomes],
    ]
    return pieces
