/** Effects as a short line of symbols; what has no symbol is one word (AE-20.2). */

import type { Printed } from '../content';
import { TRACKS, type Amounts, type Effect } from '../types';

const JOINS = ['→', '/', '×', '−', '+'] as const;
type Join = (typeof JOINS)[number];
/** A number with a symbol, a word, or what joins them. */
export type Piece = { icon: string; count?: number; kind?: 'i' | 't' } | { word: string } | { join: Join };
type Symbols = Pick<Printed, 'symbols'>;

/** Stands for a track of free choice. */
const ANY_TRACK = 'supremacy';
const ORDER = ['energy', 'titanium', 'ice', 'nanocarbon', 'credit', 'tactics', 'any', 'basic', 'vp'] as const;

export const amounts = (what: Amounts): Piece[] => ORDER.filter((kind) => what[kind]).map((kind) => ({ icon: kind, count: what[kind]! }));

export const pieces = (printed: Symbols, effects: Effect[]): Piece[] => effects.flatMap((op) => step(printed, op));

/** The symbol of an operation is signs one after the other: words, joins, and fields of its printed form. */
function step(printed: Symbols, op: Effect): Piece[] {
  const symbol = printed.symbols[op.op];
  return symbol ? symbol.split(' ').flatMap((sign) => drawn(printed, op, sign)) : [{ word: op.op }];
}

function drawn(printed: Symbols, op: Record<string, unknown>, sign: string): Piece[] {
  if (JOINS.includes(sign as Join)) return [{ join: sign as Join }];
  const said = (part: string) => (part.startsWith('{') ? op[part.slice(1, -1)] : part);
  const [first, icon] = sign.split(':').map(said);
  if (icon !== undefined) return [pictured(icon === 'any' ? ANY_TRACK : String(icon), first as number)];
  if (typeof first === 'string') return [first in printed.symbols ? pictured(printed.symbols[first]!) : { word: first }];
  if (!Array.isArray(first)) return amounts(first as Amounts);
  const options = first as Effect[] | Effect[][];
  return options.flatMap((one, i) => (Array.isArray(one) ? [...(i ? [{ join: '/' } as const] : []), ...pieces(printed, one)] : step(printed, one)));
}

function pictured(icon: string, count?: number): Piece {
  return { icon, ...(count === undefined ? {} : { count }), ...((TRACKS as readonly string[]).includes(icon) ? { kind: 't' } : {}) };
}
