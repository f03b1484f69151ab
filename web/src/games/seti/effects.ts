/** Effect lists as symbols: a number and a sign for each effect (SE-9.5). */

import type { Printed } from './content';
import { SIDES, type AnomalyView, type Effect, type SignalOp } from './types';

/** `with`: a second sign that says where; `mark`: a small letter beside the sign; `plain`: a count of one goes without saying. */
export type Sign = { icon: string; count: number; tint?: string; with?: string; mark?: string; plain?: boolean };

/** Where a signal goes, as a second sign. */
const PLACES: Record<string, string> = { card_row: 'card', hand_cards: 'card', deck_top: 'card', own_probe_sector: 'probe', chosen_probes: 'probe' };
/** Signs that always have a number. */
const COUNTED = ['vp', 'move', 'progress'];

type Symbols = Pick<Printed, 'symbols'>;

const placeOf = ({ planet, colour, where }: SignalOp) => planet ?? (colour ? `star-${colour}` : PLACES[where]);

/** How many of what the sign says. */
function countOf(op: Effect): number {
  if ('amount' in op) return op.amount;
  if ('points' in op) return op.points;
  if ('spaces' in op) return op.spaces;
  return 'count' in op ? op.count : 1;
}

/** The sign of one effect; null: only words can say it. */
export function signOf({ symbols }: Symbols, op: Effect): Sign | null {
  const symbol = symbols[op.op];
  if (!symbol) return null;
  const fields: Record<string, unknown> = op;
  const icon = symbol.replace('?', '').replace(/\{(\w+)\}/, (_, field: string) => String(fields[field]));
  const place = op.op === 'signal' ? { with: placeOf(op) } : { tint: op.op === 'trace' ? op.colour : undefined };
  return { icon, count: countOf(op), mark: symbol.endsWith('?') ? '?' : undefined, plain: !COUNTED.includes(icon), ...place };
}

export const signs = (printed: Symbols, ops: Effect[]): Sign[] => ops.map((op) => signOf(printed, op)).filter((sign) => sign !== null);

/** What an anomaly token brings (SE-10.3). */
export const rewardOf = ({ species }: Pick<Printed, 'species'>, { colour, side }: Pick<AnomalyView, 'colour' | 'side'>): Effect[] =>
  species['anomalies']!.tokens!.find((token) => token.colour === colour)!.sides[SIDES.indexOf(side)]!;

/** The large faint picture behind a card: what it is mainly about. */
export const picture = (printed: Symbols, ops: Effect[]): string => signs(printed, ops)[0]?.icon ?? 'species';

/** Victory points among gains. */
export const pointsOf = (ops: Effect[]): number => ops.reduce((sum, op) => sum + (op.op === 'gain' && op.resource === 'vp' ? op.amount : 0), 0);
