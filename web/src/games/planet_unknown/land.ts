/** Squares of a planet board, and which of them lie under something. */

import type { Tiles } from './tiles';
import type { PlayerView, Square } from './types';

export const SIDE = 12;
export const key = ([x, y]: Square): number => y * SIDE + x;
export const same = (one: Square, other: Square): boolean => one[0] === other[0] && one[1] === other[1];
export const ALL: Square[] = [...Array(SIDE * SIDE).keys()].map((i) => [i % SIDE, Math.floor(i / SIDE)]);

/** What tiles and patches hide of the ground. */
export const coveredOf = (tiles: Tiles, { pieces, patches }: PlayerView): Set<number> =>
  new Set([...pieces.flatMap((piece) => tiles.squares(piece)), ...patches].map(key));
