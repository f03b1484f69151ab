"""The 144 tiles and their faces: every way to turn and flip a shape, as offsets from its first square (PU-1.3)."""

from __future__ import annotations

from typing import Final, final

from starboard.games.planet_unknown.content import TILE_CONTENT, Shape
from starboard.games.planet_unknown.content.geometry import ROW
from starboard.games.planet_unknown.content.tracks import TERRAINS

ORIENTATIONS: Final = 8
Cell = tuple[int, int]


@final
class Face:
    """A shape turned one way: offsets of its squares from the upper left corner of its bounding box."""

    def __init__(
        self, orientation: int, cells: list[int], section_a: list[int], section_b: list[int], symbol_a: int, symbol_b: int, meteor: int
    ) -> None:
        self.orientation = orientation
        self.cells = cells
        self.section_a = section_a
        self.section_b = section_b
        self.symbol_a = symbol_a
        self.symbol_b = symbol_b
        self.meteor = meteor
        self.shape = mask(cells)
        self.shape_a = mask(section_a)
        self.shape_b = mask(section_b)


@final
class Tile:
    """Two sections of different terrain with one resource each; half of the tiles show a meteor."""

    def __init__(self, index: int, id: str, shape: str, terrain_a: int, terrain_b: int, has_meteor: bool, faces: list[Face]) -> None:
        self.index = index
        self.id = id
        self.shape = shape
        self.terrain_a = terrain_a
        self.terrain_b = terrain_b
        self.has_meteor = has_meteor
        self.faces = faces
        self.by_orientation: list[Face | None] = [None] * ORIENTATIONS
        for face in faces:
            self.by_orientation[face.orientation] = face

    def shows(self, terrain: int) -> bool:
        """Whether the tile has that resource."""
        return terrain == self.terrain_a or terrain == self.terrain_b


def mask(offsets: list[int]) -> int:
    result = 0
    for offset in offsets:
        result |= 1 << offset
    return result


def turned(cell: Cell, orientation: int) -> Cell:
    """Orientations 0 to 3 are quarter turns clockwise, 4 to 7 the same after flipping left to right."""
    x, y = cell
    if orientation >= 4:
        x = -x
    for _ in range(orientation % 4):
        x, y = -y, x
    return x, y


def face_of(shape: Shape, orientation: int) -> Face:
    cells = [turned(cell, orientation) for cell in shape.cells]
    left, top = min(x for x, _ in cells), min(y for _, y in cells)

    def offset(cell: Cell) -> int:
        x, y = turned(cell, orientation)
        return ROW * (y - top) + x - left

    return Face(
        orientation,
        cells=sorted(offset(cell) for cell in shape.cells),
        section_a=sorted(offset(cell) for cell in shape.section_a),
        section_b=sorted(offset(cell) for cell in shape.section_b),
        symbol_a=offset(shape.resource_a),
        symbol_b=offset(shape.resource_b),
        meteor=offset(shape.meteor_cell),
    )


def faces_of(shape: Shape) -> list[Face]:
    """A face for each orientation: those that look alike have that of the lowest number; no meteor tells apart what sections do not."""
    seen: dict[tuple[tuple[int, ...], tuple[int, ...]], Face] = {}
    faces: list[Face] = []
    for orientation in range(ORIENTATIONS):
        face = face_of(shape, orientation)
        look = (*face.section_a, face.symbol_a), (*face.section_b, face.symbol_b)
        faces.append(seen.setdefault(look, face))
    return faces


def all_tiles() -> list[Tile]:
    tiles: list[Tile] = []
    for shape in TILE_CONTENT.shapes:
        faces = list(dict.fromkeys(faces_of(shape)))
        for first, second in TILE_CONTENT.terrain_pairs:
            for has_meteor in (False, True):
                id = f"{shape.id}_{first}_{second}{'_m' if has_meteor else ''}"
                tiles.append(
                    Tile(
                        index=len(tiles),
                        id=id,
                        shape=shape.id,
                        terrain_a=TERRAINS.index(first),
                        terrain_b=TERRAINS.index(second),
                        has_meteor=has_meteor,
                        faces=faces,
                    )
                )
    return tiles


TILES: Final[list[Tile]] = all_tiles()
TILE_OF: Final[dict[str, int]] = {tile.id: tile.index for tile in TILES}


def anchors_within(offsets: list[int], squares: int) -> int:
    """Where a piece can lie so that all of it is on these squares."""
    result = squares >> offsets[0]
    for index in range(1, len(offsets)):
        result &= squares >> offsets[index]
    return result


def anchors_touching(offsets: list[int], squares: int) -> int:
    """Where a piece can lie so that some of it is on these squares."""
    result = squares >> offsets[0]
    for index in range(1, len(offsets)):
        result |= squares >> offsets[index]
    return result
