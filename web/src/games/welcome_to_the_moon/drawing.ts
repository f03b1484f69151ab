/** The drawing grid: centre points of the content set in straight, even rows. The same step for every sheet. */

export type Point = { x: number; y: number };

/** Sheets are drawn SIDE units wide and high; content gives fractions of the side. */
export const SIDE = 1000;

export function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** Sets a row of centre points of the content on the grid: equal pitch, one height, around their own middle or a given one. */
export function setRow(points: readonly Point[], pitch: number, centre?: Point): Point[] {
  const own = middle(points);
  const { x, y } = centre ?? { x: own.x * SIDE, y: own.y * SIDE };
  return points.map((_, i) => ({ x: round(x + (i - (points.length - 1) / 2) * pitch), y: round(y) }));
}

/** The point of `points` that an arrow key leads to from `from`: ahead in that direction, as near and as straight as possible. */
export function neighbour<T extends Point>(points: readonly T[], from: Point, key: string): T | null {
  const direction = DIRECTIONS[key];
  if (!direction) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const dx = point.x - from.x;
    const dy = point.y - from.y;
    const ahead = dx * direction.x + dy * direction.y;
    const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
    const cost = ahead + 2 * aside;
    if (ahead > 1 && cost < least) [best, least] = [point, cost];
  }
  return best;
}

/** The point nearest to `to` that is not farther than `reach`. */
export function nearest<T extends Point>(points: readonly T[], to: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const point of points) {
    const distance = Math.hypot(point.x - to.x, point.y - to.y);
    if (distance <= least) [best, least] = [point, distance];
  }
  return best;
}

const DIRECTIONS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const round = (value: number): number => Math.round(value * 10) / 10;
