/** Where everything of the solar system is drawn: the Sun at 0 0, angles in degrees clockwise from the top, 45 to a sector. */

import type { Printed } from '../content';
import type { LayerContent, Space } from '../types';

export type Point = [x: number, y: number];

export const SECTOR = 45;
const SECTORS = 360 / SECTOR;
/** Inner and outer radii of the rings. */
export const RADII = [38, 96, 150, 204, 258];
export const RIM = 262;
/** Half the side of the square that the stars fill around the circle. */
export const HALF = 308;
const CORNER = 7;

const round = (value: number) => Math.round(value * 10) / 10;
const angleOf = (opposite: number, r: number) => (Math.asin(opposite / r) * 180) / Math.PI;
export const middle = (sector: number) => (sector + 0.5) * SECTOR;
export const radius = (ring: number) => (RADII[ring - 1]! + RADII[ring]!) / 2;
export const key = ([ring, sector]: Space) => `${ring},${sector}`;

export function polar(r: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [round(r * Math.sin(turn)), round(-r * Math.cos(turn))];
}

const at = (r: number, degrees: number) => polar(r, degrees).join(' ');

export function arc(r: number, from: number, to: number): string {
  return `M${at(r, from)}A${r} ${r} 0 0 ${to > from ? 1 : 0} ${at(r, to)}`;
}

/** A space with sharp corners. */
function cell(ring: number, sector: number): string {
  const [inner, outer] = [RADII[ring - 1]!, RADII[ring]!];
  const [from, to] = [sector * SECTOR, (sector + 1) * SECTOR];
  return `${arc(outer, from, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;
}

/** A space with round corners, so many units inside its edges. */
export function room(ring: number, sector: number, inset: number): string {
  const [inner, outer] = [RADII[ring - 1]! + inset, RADII[ring]! - inset];
  const from = (r: number) => sector * SECTOR + angleOf(inset, r);
  const to = (r: number) => (sector + 1) * SECTOR - angleOf(inset, r);
  const bend = (r: number) => angleOf(CORNER, r);
  return [
    `M${at(outer, from(outer) + bend(outer))}A${outer} ${outer} 0 0 1 ${at(outer, to(outer) - bend(outer))}`,
    `Q${at(outer, to(outer))} ${at(outer - CORNER, to(outer - CORNER))}`,
    `L${at(inner + CORNER, to(inner + CORNER))}Q${at(inner, to(inner))} ${at(inner, to(inner) - bend(inner))}`,
    `A${inner} ${inner} 0 0 0 ${at(inner, from(inner) + bend(inner))}`,
    `Q${at(inner, from(inner))} ${at(inner + CORNER, from(inner + CORNER))}`,
    `L${at(outer - CORNER, from(outer - CORNER))}Q${at(outer, from(outer))} ${at(outer, from(outer) + bend(outer))}Z`,
  ].join('');
}

// -- discs

export const DISCS: LayerContent['layer'][] = ['disc_1', 'disc_2', 'disc_3'];
const CODES: Record<string, string> = { '.': 'empty', A: 'asteroids', C: 'comet' };
export type Thing = { layer: LayerContent['layer']; ring: number; local: number; what: string };

/** What is printed on all layers but holes; `visitor`: 'Oumuamua is here, its tile fills a gap (SE-10.4). */
export function things({ layers, tile }: Printed, visitor: boolean): Thing[] {
  const found = layers.flatMap(({ layer, ring, cells }) => cells.map((code, local) => ({ layer, ring, local, what: CODES[code] ?? code })));
  const filled = ({ layer, ring, local }: Thing) => visitor && layer === tile.layer && ring === tile.ring && local === tile.sector;
  return found.map((thing) => (filled(thing) ? { ...thing, what: 'oumuamua' } : thing)).filter(({ what }) => what !== '-');
}

/** Outline of a disc as it lies at offset 0, and its edges beside gaps and outside. */
export function disc(layer: LayerContent['layer'], all: Thing[]): { area: string; rim: string } {
  const mine = all.filter((thing) => thing.layer === layer);
  const has = (ring: number, sector: number) => mine.some((thing) => thing.ring === ring && thing.local === (sector + SECTORS) % SECTORS);
  const rim = mine.flatMap(({ ring, local }) => {
    const [inner, outer, from, to] = [RADII[ring - 1]!, RADII[ring]!, local * SECTOR, (local + 1) * SECTOR];
    return [
      has(ring - 1, local) ? '' : arc(inner, from, to),
      has(ring + 1, local) ? '' : arc(outer, from, to),
      has(ring, local - 1) ? '' : `M${at(inner, from)}L${at(outer, from)}`,
      has(ring, local + 1) ? '' : `M${at(inner, to)}L${at(outer, to)}`,
    ];
  });
  return { area: mine.map(({ ring, local }) => cell(ring, local)).join(''), rim: rim.join('') };
}

/** Which layer shows in a space: the topmost without a hole there. */
export function layerAt(all: Thing[], offsets: number[], [ring, sector]: Space): LayerContent['layer'] {
  const found = DISCS.find((layer, i) => all.some((thing) => thing.layer === layer && thing.ring === ring && thing.local === (sector + offsets[i]!) % SECTORS));
  return found ?? 'board';
}

/** The nearest turn that looks the same: 350 degrees from 10 are -10. */
export const nearest = (degrees: number, before: number) => degrees + 360 * Math.round((before - degrees) / 360);

// -- tokens

/** Where the tokens of one space stand, in units along and across the ring from its middle; `busy`: something is printed there. */
export function places(count: number, busy: boolean): Point[] {
  const order: Point[] = busy
    ? [
        [25, 6],
        [-25, -6],
        [25, -17],
        [-25, 17],
        [0, 21],
        [0, -21],
        [-40, 0],
        [40, -2],
      ]
    : [
        [0, 0],
        [26, 0],
        [-26, 0],
        [13, 20],
        [-13, 20],
        [13, -20],
        [-13, -20],
        [38, 16],
      ];
  if (!busy && count === 2)
    return [
      [-14, 0],
      [14, 0],
    ];
  return Array.from({ length: count }, (_, i) => order[i % order.length]!);
}

/** Rocks of an asteroid space: outlines around 0 0, always the same for the same seed. */
export function rocks(seed: number): string[] {
  let state = seed * 7919 + 17;
  const random = () => (state = (state * 1103515245 + 12345) % 2147483648) / 2147483648;
  return Array.from({ length: 7 }, (_, i) => {
    const [x, y] = [(random() - 0.5) * 34, (random() - 0.5) * 20 + (i % 2 ? 4 : -4)];
    const size = i < 2 ? 4 + random() * 1.6 : 1.8 + random() * 1.6;
    const corners = 6 + Math.floor(random() * 3);
    const outline = Array.from({ length: corners }, (_, corner) => {
      const [dx, dy] = polar(size * (0.8 + random() * 0.35), (corner * 360) / corners);
      return `${round(x + dx)} ${round(y + dy)}`;
    });
    return `M${outline.join('L')}Z`;
  });
}

// -- stars

/** A point designed for sector 0, in another one: odd sectors are mirrored so that they share a corner with their neighbour. */
export function inSector([x, y]: Point, sector: number): Point {
  let [px, py]: Point = sector % 2 ? [-y, -x] : [x, y];
  for (let i = 0; i < Math.floor(sector / 2); i++) [px, py] = [-py, px];
  return [round(px), round(py)];
}

export function wedge(sector: number): string {
  const [from, to] = [sector * SECTOR, (sector + 1) * SECTOR];
  const onSquare = (degrees: number) =>
    polar(10, degrees)
      .map((value) => Math.sign(value) * HALF)
      .join(' ');
  return `M${at(RIM, to)}A${RIM} ${RIM} 0 0 0 ${at(RIM, from)}L${onSquare(from)}L${onSquare(to)}Z`;
}

export const SIGNALS = 288.5;
const below = (sector: number) => sector >= 2 && sector <= 5;

/** Where the signals of a star stand, read from left to right. */
export function signalPlaces(sector: number, count: number): Point[] {
  const step = count > 6 ? 39.3 / count : 6.55;
  return Array.from({ length: count }, (_, i) => {
    const from = (i - (count - 1) / 2) * step;
    return polar(SIGNALS, middle(sector) + (below(sector) ? -from : from));
  });
}

/** The line that a name is written on, so that it never stands on its head. */
export function nameLine(sector: number, upper: number, lower: number): string {
  const [from, to] = [sector * SECTOR, (sector + 1) * SECTOR];
  return below(sector) ? arc(lower, to, from) : arc(upper, from, to);
}
