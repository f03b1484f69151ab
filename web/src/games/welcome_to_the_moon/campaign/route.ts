import { hand } from '../ink';
import type { Point } from '../drawing';

/** The paper is WIDE units wide; one column per adventure, the same for the route and the ledger under it. */
export const WIDE = 1068;
export const HIGH = 326;
const COLUMN = 105;
/** Where the band with the stars by place begins. */
export const BAND = 292;

const EARTH: Point = { x: 70, y: 268 };
const HEIGHTS = [222, 162, 100, 154, 104, 172, 116, 82];

/** Where each adventure lies on the way. */
export const stops: Point[] = HEIGHTS.map((y, i) => ({ x: 190.5 + COLUMN * i, y }));

const way = [EARTH, ...stops];

/** The piece of the way that leads to a stop, counted from 1: a smooth curve through all of them. */
export function leadingTo(leg: number): string {
  const [before, from, to, after] = [way[leg - 2] ?? way[leg - 1]!, way[leg - 1]!, way[leg]!, way[leg + 1] ?? way[leg]!];
  const out = { x: from.x + (to.x - before.x) / 6, y: from.y + (to.y - before.y) / 6 };
  const into = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
  return `M${from.x} ${from.y}C${round(out.x)} ${round(out.y)} ${round(into.x)} ${round(into.y)} ${to.x} ${to.y}`;
}

const rough = hand('stars of the campaign');

/** Stars of the sky, the same on every screen. */
export const sky = Array.from({ length: 80 }, () => ({
  x: round(WIDE / 2 + (rough() * WIDE) / 2),
  y: round(150 + rough() * 130),
  r: round(1 + rough() * 0.5),
  light: round(0.5 + rough() * 0.3),
}));

/** A star drawn with a pen in one go, in a box of 24 by 24. */
export function drawnStar(seed: string): string {
  const wobble = hand(seed);
  const corners = [0, 2, 4, 1, 3, 5].map((i) => {
    const angle = ((i * 72 - 90) * Math.PI) / 180;
    return `${round(12 + 10 * Math.cos(angle) + wobble())} ${round(12.5 + 10 * Math.sin(angle) + wobble())}`;
  });
  return `M${corners.join('L')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
