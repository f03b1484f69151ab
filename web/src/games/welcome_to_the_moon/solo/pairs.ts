/** A player alone takes the number of one open card and the effect of another (WM-S.7). */

export type Half = 'number' | 'effect';
/** The open cards whose halves are taken. */
export type Halves = Record<Half, number | null>;
export type Pair = [number: number, effect: number];

export const NONE: Halves = { number: null, effect: null };

export const halvesOf = ([number, effect]: Pair): Halves => ({ number, effect });

/** A half is taken or put back. Where it makes no pair with the older choice, that one moves to a card with which it does. */
export function take(pairs: Pair[], halves: Halves, half: Half, card: number): Halves {
  if (halves[half] === card) return { ...halves, [half]: null };
  const other: Half = half === 'number' ? 'effect' : 'number';
  const taken = { ...halves, [half]: card };
  if (pairs.some((pair) => fits(pair, taken))) return taken;
  const [pair] = pairs.filter((one) => fits(one, { ...NONE, [half]: card }));
  return { ...taken, [other]: pair ? halvesOf(pair)[other] : null };
}

/** Whether a pair can still be made of what is taken. */
export const fits = ([number, effect]: Pair, halves: Halves): boolean =>
  (halves.number === null || halves.number === number) && (halves.effect === null || halves.effect === effect);

/** The combinations of the pair that is taken, none while a half is missing; extra cards give several (WM-C.4). */
export const combinationsOf = (pairs: Pair[], { number, effect }: Halves): number[] =>
  pairs.flatMap(([a, b], index) => (a === number && b === effect ? index : []));
