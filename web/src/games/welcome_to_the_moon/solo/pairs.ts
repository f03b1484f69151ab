/** A player alone takes the number of one open card and the effect of another (WM-S.7). */

export type Half = 'number' | 'effect';
/** The open cards whose halves are taken. */
export type Halves = Record<Half, number | null>;
export type Pair = [number: number, effect: number];

export const NONE: Halves = { number: null, effect: null };
export const CARDS = 3;

export const halvesOf = ([number, effect]: Pair): Halves => ({ number, effect });

/** A half is taken or put back. Both halves of one card are no pair: the older choice moves to the next card. */
export function take(halves: Halves, half: Half, card: number): Halves {
  if (halves[half] === card) return { ...halves, [half]: null };
  const other: Half = half === 'number' ? 'effect' : 'number';
  const kept = halves[other] === card ? (card + 1) % CARDS : halves[other];
  return { ...NONE, [half]: card, [other]: kept };
}

/** Whether a pair can still be made of what is taken. */
export const fits = ([number, effect]: Pair, halves: Halves): boolean =>
  (halves.number === null || halves.number === number) && (halves.effect === null || halves.effect === effect);

/** The combinations of the pair that is taken, none while a half is missing; extra cards give several (WM-C.4). */
export const combinationsOf = (pairs: Pair[], { number, effect }: Halves): number[] =>
  pairs.flatMap(([a, b], index) => (a === number && b === effect ? index : []));
