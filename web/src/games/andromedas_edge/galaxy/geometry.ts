/** Where the regions are drawn, and the light of the sky behind them: the same on every screen. */

import type { Printed } from '../content';

type Regions = Pick<Printed, 'regions'>;

export type Point = [x: number, y: number];

export const WIDTH = 698;
const [LEFT, TOP] = [120.35, 72];
const [HALF, ROW] = [57.15, 99];

/** A hexagon with the point up around the origin. */
export const hexagon = (radius: number): string =>
  [0, 1, 2, 3, 4, 5].map((corner) => `${corner ? 'L' : 'M'}${turned(radius, corner).join(' ')}`).join('') + 'Z';
const turned = (radius: number, corner: number): Point => {
  const angle = ((corner * 60 - 90) * Math.PI) / 180;
  return [round(radius * Math.cos(angle)), round(radius * Math.sin(angle))];
};
const round = (value: number) => Math.round(value * 10) / 10;

export function centre({ regions }: Regions, id: string): Point {
  const { x, row } = regions[id]!;
  return [round(LEFT + x * HALF), TOP + row * ROW];
}

/** The map ends below its last row that holds anything. */
export const heightOf = ({ regions }: Regions, ids: string[]): number => TOP + Math.max(...ids.map((id) => regions[id]!.row)) * ROW + 72;

/** Where a fleet's ships are drawn on the map. */
export const posts = ({ regions }: Regions, fleet: { places: Record<string, number> }[]): string[] =>
  [...new Set(fleet.flatMap(({ places }) => Object.keys(places)))].filter((place) => place in regions);

/** Of some regions the one that is drawn nearest to another. */
export function nearest(printed: Regions, among: string[], to: string): string | undefined {
  const [x, y] = centre(printed, to);
  const away = (id: string) => Math.hypot(centre(printed, id)[0] - x, centre(printed, id)[1] - y);
  return among.toSorted((one, other) => away(one) - away(other))[0];
}

/** A bow from one region to another, and where it ends. */
export function route(printed: Regions, from: string, to: string): { path: string; end: Point; angle: number } {
  const [[ax, ay], [bx, by]] = [centre(printed, from), centre(printed, to)];
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const bend: Point = [(ax + bx) / 2 + ((by - ay) / length) * 26, (ay + by) / 2 - ((bx - ax) / length) * 26];
  const end: Point = [bx + ((bend[0] - bx) / length) * 30, by + ((bend[1] - by) / length) * 30];
  return {
    path: `M${ax} ${ay}Q${round(bend[0])} ${round(bend[1])} ${round(end[0])} ${round(end[1])}`,
    end,
    angle: (Math.atan2(by - bend[1], bx - bend[0]) * 180) / Math.PI,
  };
}

/** Numbers from 0 to 1 that are the same whenever the seed is. */
function* randoms(seed: number): Generator<number, never> {
  let state = seed * 7919 + 1;
  for (;;) {
    state = (state * 48271) % 2147483647;
    yield state / 2147483647;
  }
}

export type Star = { x: number; y: number; r: number; light: number };
export function stars(seed: number, count: number, width: number, height: number): Star[] {
  const next = randoms(seed);
  const one = () => next.next().value;
  return Array.from({ length: count }, () => ({
    x: round((one() - 0.5) * width),
    y: round((one() - 0.5) * height),
    r: round(0.4 + one() * 0.9),
    light: round(0.2 + one() * 0.6),
  }));
}

export type Cloud = { x: number; y: number; rx: number; ry: number; turn: number; hue: 'a' | 'b' | 'c'; light: number };
/** The gas of a nebula. */
export function clouds(seed: number): Cloud[] {
  const next = randoms(seed);
  const one = () => next.next().value;
  return Array.from({ length: 8 }, (_, i) => ({
    x: round((one() - 0.5) * 38),
    y: round((one() - 0.5) * 38),
    rx: round(20 + one() * 18),
    ry: round(12 + one() * 15),
    turn: Math.round(one() * 180),
    hue: (['a', 'b', 'c'] as const)[i % 3]!,
    light: round(0.2 + one() * 0.15),
  }));
}
