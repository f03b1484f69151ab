/** Strokes of a pen. Each is seeded by what it marks, so it looks the same on every screen and in every replay. */

import type { Point } from './drawing';

/** Uneven numbers in -1..1, always the same for a seed (FNV-1a into mulberry32). */
export function hand(seed: string): () => number {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.codePointAt(0)!, 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 31 - 1;
  };
}

/** Degrees by which a written number leans. */
export const tilt = (seed: string): number => round(8 * hand(seed)());

/** A line across something as wide and high as given, from bottom left to top right. */
export function slash({ x, y }: Point, width: number, height: number, seed: string): string {
  const wobble = hand(seed);
  const at = (px: number, py: number, by: number) => `${round(px + wobble() * by)} ${round(py + wobble() * by)}`;
  return `M${at(x - width / 2, y + height / 2, 2)}Q${at(x, y, 2)} ${at(x + width / 2, y - height / 2, 2)}`;
}

/** An X of two strokes. */
export function cross({ x, y }: Point, reach: number, seed: string): string {
  const wobble = hand(seed);
  const at = (px: number, py: number) => `${round(px + wobble() * 1.8)} ${round(py + wobble() * 1.8)}`;
  return `M${at(x - reach, y - reach)}Q${at(x, y)} ${at(x + reach, y + reach)}` + `M${at(x + reach, y - reach)}Q${at(x, y)} ${at(x - reach, y + reach)}`;
}

/** A circle or an oval drawn around something in one go, a little past its beginning. */
export function ring({ x, y }: Point, radius: number, seed: string, wide = radius): string {
  const wobble = hand(seed);
  const steps = 11;
  const start = -2 + wobble();
  const at = (i: number): Point => {
    const angle = start + (i * 2 * Math.PI) / steps;
    const r = radius * (1 + 0.06 * wobble() + (i / steps) * 0.05);
    return { x: x + r * (wide / radius) * Math.cos(angle), y: y + r * Math.sin(angle) };
  };
  let from = at(0);
  let path = '';
  for (let i = 1; i <= steps + 2; i++) {
    const to = at(i);
    const halfway = `${round((from.x + to.x) / 2)} ${round((from.y + to.y) / 2)}`;
    path += path ? `Q${round(from.x)} ${round(from.y)} ${halfway}` : `M${halfway}`;
    from = to;
  }
  return path;
}

/** A virus: a circle with spikes and two eyes. */
export function germ({ x, y }: Point, reach: number, seed: string): string {
  const wobble = hand(seed);
  const body = reach * 0.58;
  const spikes = Array.from({ length: 8 }, (_, i) => {
    const angle = (i * Math.PI) / 4 + 0.12 * wobble();
    const at = (r: number) => `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
    return `M${at(body)}L${at(reach * (1 + 0.06 * wobble()))}`;
  });
  const eyes = [-0.22, 0.22].map((aside) => `M${round(x + aside * reach)} ${round(y - 0.08 * reach)}v.5`);
  return ring({ x, y }, body, seed) + spikes.join('') + eyes.join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
