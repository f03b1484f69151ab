/** Measures of a planet's drawing: squares of 44 round the centre, medals on an orbit. */

import { SIDE } from './land';
import type { PlanetContent, Square } from './types';

export const CELL = 44;
export const HALF = (CELL * SIDE) / 2;
const DISC = 279;
const ORBIT = 303.6;
const STRAIGHT = 301.8;
/** From the centre of a line's last square to its bead, on planets without an orbit. */
const HUG = CELL * 1.36;

export const centre = (index: number): number => (index - (SIDE - 1) / 2) * CELL;
export const point = ([x, y]: Square): { x: number; y: number } => ({ x: centre(x), y: centre(y) });

export const discOf = ({ id }: PlanetContent): number => (id === 'lacuna' ? 288.6 : DISC);
export const orbitOf = ({ id }: PlanetContent): number => (id === 'lacuna' ? 308.9 : ORBIT);

/** `line`: from the first to the last square; `low`: the bead stands before the first one. */
export type Bead = {
  x: number;
  y: number;
  lane: [x1: number, y1: number, x2: number, y2: number];
  line: { x: number; y: number; width: number; height: number };
  low: boolean;
};

/** Lines are rows 0 to 11, then columns 12 to 23. As a pinwheel: upper rows left, lower rows right, left columns below, right ones above. */
export function beadOf(board: PlanetContent, line: number): Bead {
  const isRow = line < SIDE;
  const index = line % SIDE;
  const cells = isRow ? [...board.grid[index]!] : board.grid.map((row) => row[index]!);
  const filled = cells.map((sign, i) => ('LI'.includes(sign) ? i : -1)).filter((i) => i >= 0);
  const early = index < (board.id === 'cerberus' ? 7 : 6);
  const low = isRow ? early : !early;
  const along = (low ? -1 : 1) * distance(board, centre(index), centre(low ? filled[0]! : filled.at(-1)!) * (low ? -1 : 1));
  const edge = centre(low ? filled[0]! : filled.at(-1)!) + (low ? -1 : 1) * (CELL / 2 + 3);
  const across = centre(index);
  const inward = along + (low ? 18 : -18);
  const [start, side] = [centre(filled[0]!) - CELL / 2, across - CELL / 2];
  const length = centre(filled.at(-1)!) + CELL / 2 - start;
  return isRow
    ? { x: along, y: across, lane: [inward, across, edge, across], line: { x: start, y: side, width: length, height: CELL }, low }
    : { x: across, y: along, lane: [across, inward, across, edge], line: { x: side, y: start, width: CELL, height: length }, low };
}

function distance(board: PlanetContent, across: number, last: number): number {
  if (board.id === 'cerberus') return last + HUG;
  if (board.id === 'oblivion') return STRAIGHT;
  return Math.sqrt(orbitOf(board) ** 2 - across ** 2);
}

/** The same numbers for the same word: craters that stay where they are. */
export function scattered(word: string, count: number): { x: number; y: number; r: number }[] {
  let seed = [...word].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
  const next = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
  return Array.from({ length: count }, () => {
    const [angle, far] = [next() * Math.PI * 2, 60 + next() * 190];
    return { x: Math.cos(angle) * far, y: Math.sin(angle) * far, r: 20 + next() * 36 };
  });
}

/** A spiral from the rim to the centre, as a path. */
export function spiral(from: number, start: number, turns: number): string {
  const points = Array.from({ length: 48 }, (_, i) => {
    const left = 1 - i / 47;
    const angle = start + (1 - left) * turns * Math.PI * 2;
    return `${(Math.cos(angle) * from * left ** 1.4).toFixed(1)} ${(Math.sin(angle) * from * left ** 1.4).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** Lightning between neighbouring squares of a stream. */
export function lightning(squares: Square[]): string {
  const has = new Set(squares.map(String));
  return squares
    .flatMap(([x, y]) => {
      const parts: string[] = [];
      const [cx, cy] = [centre(x), centre(y)];
      const bend = (x + y) % 2 ? 5 : -5;
      if (has.has(`${x + 1},${y}`)) parts.push(`M${cx} ${cy}L${cx + 19} ${cy + bend}L${cx + 25} ${cy - bend}L${cx + CELL} ${cy}`);
      if (has.has(`${x},${y + 1}`)) parts.push(`M${cx} ${cy}L${cx + bend} ${cy + 19}L${cx - bend} ${cy + 25}L${cx} ${cy + CELL}`);
      return parts;
    })
    .join('');
}

/** The border between the two sides of a chasm, slightly jagged. */
export function crack(sides: string[]): string {
  const parts: string[] = [];
  const at = (x: number, y: number) => `${x * CELL - HALF} ${y * CELL - HALF}`;
  sides.forEach((row, y) =>
    [...row].forEach((side, x) => {
      const jag = (x + y) % 2 ? 0.1 : -0.1;
      const [right, below] = [row[x + 1] ?? '.', sides[y + 1]?.[x] ?? '.'];
      if (side !== '.' && right !== '.' && right !== side) parts.push(`M${at(x + 1, y)}L${at(x + 1 + jag, y + 0.5)}L${at(x + 1, y + 1)}`);
      if (side !== '.' && below !== '.' && below !== side) parts.push(`M${at(x, y + 1)}L${at(x + 0.5, y + 1 + jag)}L${at(x + 1, y + 1)}`);
    }),
  );
  return parts.join('');
}
