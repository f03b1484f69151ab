"""What is printed on boards, tiles and cards, copied from the rulebooks and their pictures, not from the engine."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

Square = tuple[int, int]
Face = dict[Square, tuple[str, bool, bool]]
"""A tile as it lies: its squares with their terrain, and whether they show the resource or the meteor symbol."""

FACTS: dict[str, Any] = json.loads(Path(__file__).with_name("facts.json").read_text(encoding="utf-8"))
TRACKS = ("civ", "water", "biomass", "rover", "tech")
CORPORATIONS: dict[str, Any] = FACTS["corporations"]
OBJECTIVES: dict[str, Any] = FACTS["objectives"]
CARDS: dict[str, Any] = FACTS["cards"]
EVENTS: dict[str, Any] = FACTS["events"]


class Planet:
    """A planet board, square by square (PU-1.4, PU-19)."""

    def __init__(self, id: str) -> None:
        printed = FACTS["planets"][id]
        self.id = id
        signs = {(x, y): sign for y, row in enumerate(printed["grid"]) for x, sign in enumerate(row)}
        self.ice = {square for square, sign in signs.items() if sign == "I"}
        self.land = {square for square, sign in signs.items() if sign == "L"}
        self.grid = self.ice | self.land
        self.lifepods = squares(printed["lifepods"])
        self.features = {name: squares(places) for name, places in printed.get("features", {}).items()}
        self.streams = self.features.get("electric", set())
        self.rows: list[int] = printed["rows"]
        self.columns: list[int] = printed["columns"]
        self.regions = [squares(region) for region in printed.get("regions", [])]
        self.blocked = {frozenset(map(tuple, pair)) for pair in printed.get("blocked", [])}
        self.crossings = {frozenset(map(tuple, pair)) for pair in printed.get("crossings", [])}
        self.side = {(x, y): sign for y, row in enumerate(printed.get("sides", [])) for x, sign in enumerate(row) if sign != "."}
        self.edge = self._edge()
        assert len(self.edge) == printed["edges"], id

    def _edge(self) -> set[Square]:
        """PU-5.2: a side-neighbour is missing; holes make no edge, and on Oblivion only the outer border is one."""
        inside = self.grid | self.features.get("hole", set())
        edge = {square for square in self.grid if any(other not in inside for other in beside(square))}
        return {(x, y) for x, y in edge if x in (0, 11) or y in (0, 11)} if self.id == "oblivion" else edge


def squares(places: list[list[int]]) -> set[Square]:
    return {(x, y) for x, y in places}


def beside(square: Square) -> list[Square]:
    """The squares that share a side with it."""
    x, y = square
    return [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]


def corners(square: Square) -> list[Square]:
    x, y = square
    return [(x - 1, y - 1), (x + 1, y - 1), (x - 1, y + 1), (x + 1, y + 1)]


@cache
def planet(id: str) -> Planet:
    return Planet(id)


@cache
def face(tile: str, turn: int) -> Face:
    """The tile after flipping it left to right (turns 4 to 7) and quarter turns clockwise, pushed into the upper left corner."""
    name, first, second = tile.removesuffix("_m").split("_")
    shape = FACTS["shapes"][name]

    def turned(cell: list[int]) -> Square:
        x, y = cell
        if turn >= 4:
            x = -x
        for _ in range(turn % 4):
            x, y = -y, x
        return x, y

    cells: Face = {}
    for section, terrain in (("a", first), ("b", second)):
        for cell in shape[section]:
            cells[turned(cell)] = (terrain, cell == shape[f"symbol_{section}"], tile.endswith("_m") and cell == shape["meteor"])
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return {(x - left, y - top): shown for (x, y), shown in cells.items()}


@cache
def turns(tile: str) -> list[int]:
    """Ways to lay it that look different, each under its lowest number."""
    looks: list[Face] = []
    found: list[int] = []
    for turn in range(8):
        if face(tile, turn) not in looks:
            looks.append(face(tile, turn))
            found.append(turn)
    return found


def tile_ids() -> set[str]:
    """All 144 (PU-1.3)."""
    ends = [f"{first}_{second}{mark}" for first, second in FACTS["pairs"] for mark in ("", "_m")]
    return {f"{shape}_{end}" for shape in FACTS["shapes"] for end in ends}


def resources(tile: str) -> set[str]:
    """The two resources that a tile shows."""
    return set(tile.removesuffix("_m").split("_")[1:])


def event_bans(event: str | None) -> list[dict[str, Any]]:
    """What the event of the round forbids (PU-16)."""
    return [] if event is None else [effect for effect in EVENTS[event]["effects"] if effect["op"] == "restrict"]
