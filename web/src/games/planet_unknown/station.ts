/** The station as a drawing: which compartment stands where, and the shapes of the trays (PU-3.1, PU-4.1). */

import type { Ring, StackView, StationView } from './types';

/** Radii of the trays of both rings. */
export const TRAYS: Record<Ring, [inside: number, outside: number]> = { outer: [108, 172], inner: [46, 104] };

const GAP = 3;
const CORNER = 6;

/** The stack of a ring that faces a position after so many steps clockwise. */
export const stackAt = ({ facing, ...rings }: StationView, steps: number, position: number, ring: Ring): StackView =>
  rings[ring][facing[steps]![position]![ring]]!;

/** Steps clockwise that bring what faces one position before another. */
export const stepsBetween = ({ facing }: StationView, from: number, to: number): number =>
  facing.findIndex((after) => after[to]!.outer === facing[0]![from]!.outer);

export type Polar = { x: number; y: number };
export function polar(radius: number, degrees: number): Polar {
  const angle = (degrees * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** A tray of 60 degrees round three o'clock, with rounded corners. */
export function tray(ring: Ring): string {
  const [inside, outside] = TRAYS[ring];
  const half = (radius: number) => 30 - (GAP / radius) * (180 / Math.PI);
  const slant = (radius: number) => (CORNER / radius) * (180 / Math.PI);
  const at = (radius: number, degrees: number) => {
    const { x, y } = polar(radius, degrees);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  };
  const [a, b] = [half(inside), half(outside)];
  return [
    `M${at(inside + CORNER, -half(inside + CORNER))}L${at(outside - CORNER, -half(outside - CORNER))}`,
    `Q${at(outside, -b)} ${at(outside, -b + slant(outside))}A${outside} ${outside} 0 0 1 ${at(outside, b - slant(outside))}`,
    `Q${at(outside, b)} ${at(outside - CORNER, half(outside - CORNER))}L${at(inside + CORNER, half(inside + CORNER))}`,
    `Q${at(inside, a)} ${at(inside, a - slant(inside))}A${inside} ${inside} 0 0 0 ${at(inside, -a + slant(inside))}`,
    `Q${at(inside, -a)} ${at(inside + CORNER, -half(inside + CORNER))}Z`,
  ].join('');
}
