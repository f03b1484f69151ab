/** A smooth line through points (Catmull-Rom as Bézier curves), its tangents and its stretches. */

import type { Point } from '../drawing';

const EASE = 0.4;

/** Draws every point but the ends towards the middle of its neighbours. */
export function smooth(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    const [before, after] = [points[i - 1], points[i + 1]];
    if (!before || !after) return point;
    return { x: point.x + EASE * ((before.x + after.x) / 2 - point.x), y: point.y + EASE * ((before.y + after.y) / 2 - point.y) };
  });
}

type Bezier = [Point, Point, Point, Point];

/** The piece of the curve from point `i` to the next. */
function piece(points: readonly Point[], i: number): Bezier {
  const [from, to] = [points[i]!, points[i + 1]!];
  const [before, after] = [points[i - 1] ?? from, points[i + 2] ?? to];
  return [
    from,
    { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 },
    { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 },
    to,
  ];
}

const mid = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Cuts a piece in the middle (de Casteljau). */
function halves([a, b, c, d]: Bezier): [Bezier, Bezier] {
  const [ab, bc, cd] = [mid(a, b), mid(b, c), mid(c, d)];
  const [abc, bcd] = [mid(ab, bc), mid(bc, cd)];
  const centre = mid(abc, bcd);
  return [
    [a, ab, abc, centre],
    [centre, bcd, cd, d],
  ];
}

const degrees = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI;
const at = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
const drawn = (pieces: Bezier[]): string => `M${at(pieces[0]![0])}${pieces.map(([, b, c, d]) => `C${at(b)} ${at(c)} ${at(d)}`).join('')}`;

export const curve = (points: readonly Point[]): string => drawn(points.slice(1).map((_, i) => piece(points, i)));

/** The direction of the curve at point `i`. */
export function tangent(points: readonly Point[], i: number): number {
  const [before, after] = [points[i - 1] ?? points[i]!, points[i + 1] ?? points[i]!];
  return degrees({ x: after.x - before.x, y: after.y - before.y });
}

/** The middle between point `i` and the next, with the direction there. */
export function halfway(points: readonly Point[], i: number): Point & { turn: number } {
  const [[, , before, centre]] = halves(piece(points, i));
  return { ...centre, turn: degrees({ x: centre.x - before.x, y: centre.y - before.y }) };
}

/** The curve around points `first` to `last`: from half a piece before to half a piece after. */
export function through(points: readonly Point[], first: number, last: number): string {
  const pieces: Bezier[] = [];
  if (first > 0) pieces.push(halves(piece(points, first - 1))[1]);
  for (let i = first; i < last; i++) pieces.push(piece(points, i));
  if (last < points.length - 1) pieces.push(halves(piece(points, last))[0]);
  return drawn(pieces);
}
