/** The station as a drawing: which compartment stands where, and the shapes of the trays (PU-3.1, PU-4.1). */

import type { Ring, StackView, StationView } from './types';

export const DEPOTS = 6;
/** Radii of the trays of both rings. */
export const TRAYS: Record<Ring, [inside: number, outside: number]> = { outer: [108, 172], inner: [46, 104] };

const GAP = 3;
const CORNER = 6;
const wrap = (number: number) => ((number % DEPOTS) + DEPOTS) % DEPOTS;

/** The compartment of a ring that faces an indicator. */
export function facing(station: StationView, position: number, ring: Ring): number {
  return wrap(position + station.rotation + (ring === 'inner' ? station.shift : 0));
}

export const stackAt = (station: StationView, position: number, ring: Ring): StackView => station[ring][facing(station, position, ring)]!;

/** The station after so many steps clockwise. */
export const turnedBy = (station: StationView, steps: number): StationView => ({ ...station, rotation: wrap(station.rotation - steps) });

/** Steps clockwise that bring the depot of one position to another. */
export const stepsBetween = (from: number, to: number): number => wrap(to - from);

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
