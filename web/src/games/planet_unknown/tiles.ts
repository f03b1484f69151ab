/** Tiles and the ways to turn them (PU-1.3). Turns 0 to 3 are quarter turns clockwise, 4 to 7 the same after flipping left to right. */

import { byId } from '$lib/contents';
import type { ListedTile, PieceView, PlanetContents, Shape, Square } from './types';

/** A tile turned one way: squares from the upper left corner of its bounding box. */
export type Face = { width: number; height: number; cells: Square[]; sections: [Square[], Square[]]; symbols: [Square, Square]; meteor: Square | null };

export class Tiles {
  #shapes: Record<string, Shape>;
  #listed: Record<string, ListedTile>;

  constructor({ tiles, listed_tiles }: Pick<PlanetContents, 'tiles' | 'listed_tiles'>) {
    this.#shapes = byId(tiles.shapes);
    this.#listed = byId(listed_tiles);
  }

  of(id: string): ListedTile {
    return this.#listed[id]!;
  }

  face(id: string, turn: number): Face {
    const { shape: name, meteor } = this.of(id);
    const shape = this.#shapes[name]!;
    const all = shape.cells.map((cell) => turned(cell, turn));
    const [left, top] = [Math.min(...all.map(([x]) => x)), Math.min(...all.map(([, y]) => y))];
    const put = (cell: Square): Square => {
      const [x, y] = turned(cell, turn);
      return [x - left, y - top];
    };
    const cells = shape.cells.map(put);
    return {
      width: Math.max(...cells.map(([x]) => x)) + 1,
      height: Math.max(...cells.map(([, y]) => y)) + 1,
      cells,
      sections: [shape.section_a.map(put), shape.section_b.map(put)],
      symbols: [put(shape.resource_a), put(shape.resource_b)],
      meteor: meteor ? put(shape.meteor_cell) : null,
    };
  }

  /** Turns that look the same go by the lowest number. */
  lowest(id: string, turn: number): number {
    return this.of(id).turns[turn]!;
  }

  /** The squares that a piece on a planet covers. */
  squares({ tile, turn, at }: PieceView): Square[] {
    return moved(this.face(tile, turn).cells, at);
  }
}

function turned([x, y]: Square, turn: number): Square {
  let at: Square = turn >= 4 ? [-x, y] : [x, y];
  for (let quarter = 0; quarter < turn % 4; quarter++) at = [-at[1], at[0]];
  return at;
}

export const rotated = (turn: number, quarters = 1): number => (turn & 4) | ((turn + quarters + 4) & 3);
/** Flip left to right what lies there now. */
export const flipped = (turn: number): number => (turn < 4 ? 4 : 0) + ((4 - (turn % 4)) % 4);

const moved = (squares: Square[], [dx, dy]: Square): Square[] => squares.map(([x, y]) => [x + dx, y + dy]);
