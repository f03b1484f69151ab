/** Outlines of sets of squares, with rounded corners. */

import type { Square } from './types';

type Vector = [number, number];

/** The corners of every closed border of the squares, clockwise, the inside on the right hand. */
function borders(squares: Square[]): Vector[][] {
  const inside = new Set(squares.map(([x, y]) => `${x},${y}`));
  const has = (x: number, y: number) => inside.has(`${x},${y}`);
  const starts = new Map<string, [Vector, Vector][]>();
  const add = (from: Vector, to: Vector) => {
    const key = from.join();
    starts.set(key, [...(starts.get(key) ?? []), [from, to]]);
  };
  for (const [x, y] of squares) {
    if (!has(x, y - 1)) add([x, y], [x + 1, y]);
    if (!has(x + 1, y)) add([x + 1, y], [x + 1, y + 1]);
    if (!has(x, y + 1)) add([x + 1, y + 1], [x, y + 1]);
    if (!has(x - 1, y)) add([x, y + 1], [x, y]);
  }
  const loops: Vector[][] = [];
  while (starts.size) loops.push(follow(starts));
  return loops.map(corners);
}

/** Walk along one border; where two meet in a point, turn right to stay on one's own square. */
function follow(starts: Map<string, [Vector, Vector][]>): Vector[] {
  const [[first]] = starts.values() as unknown as [[[Vector, Vector]]];
  const points: Vector[] = [];
  let edge: [Vector, Vector] | undefined = first;
  while (edge) {
    const [from, to]: [Vector, Vector] = edge;
    points.push(from);
    remove(starts, edge);
    const heading: Vector = [to[0] - from[0], to[1] - from[1]];
    const onward: [Vector, Vector][] = starts.get(to.join()) ?? [];
    edge = onward.find(([, end]) => end[0] - to[0] === -heading[1] && end[1] - to[1] === heading[0]) ?? onward[0];
  }
  return points;
}

function remove(starts: Map<string, [Vector, Vector][]>, edge: [Vector, Vector]) {
  const key = edge[0].join();
  const left = starts.get(key)!.filter((other) => other !== edge);
  if (left.length) starts.set(key, left);
  else starts.delete(key);
}

const turns = (a: Vector, b: Vector, c: Vector) => (b[0] - a[0]) * (c[1] - b[1]) !== (b[1] - a[1]) * (c[0] - b[0]);

function corners(loop: Vector[]): Vector[] {
  return loop.filter((point, i) => turns(loop.at(i - 1)!, point, loop[(i + 1) % loop.length]!));
}

const unit = (from: Vector, to: Vector): Vector => [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
const round = (number: number) => Math.round(number * 10) / 10;

/** An SVG path round the squares: `inset` inside them, corners of `radius`. */
export function outline(squares: Square[], size: number, inset = 0, radius = 0): string {
  return borders(squares)
    .map((loop) => {
      const parts = loop.map((point, i) => {
        const before = unit(loop.at(i - 1)!, point);
        const after = unit(point, loop[(i + 1) % loop.length]!);
        const x = point[0] * size + inset * (-before[1] - after[1]);
        const y = point[1] * size + inset * (before[0] + after[0]);
        const at = (heading: Vector, by: number) => `${round(x + heading[0] * by)} ${round(y + heading[1] * by)}`;
        return `${at(before, -radius)}Q${round(x)} ${round(y)} ${at(after, radius)}`;
      });
      return `M${parts.join('L')}Z`;
    })
    .join('');
}

/** One path of separate rounded squares. */
export function blocks(squares: Square[], size: number, inset: number, radius: number): string {
  return squares.map((square) => outline([square], size, inset, radius)).join('');
}
