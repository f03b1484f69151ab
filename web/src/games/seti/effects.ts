/** Effect lists as symbols: a number and a sign for each effect (SE-9.5). */

import type { Op, Printed } from './content';

/** `with`: a second sign that says where; `mark`: a small letter beside the sign; `plain`: a count of one goes without saying. */
export type Sign = { icon: string; count: number; tint?: string; with?: string; mark?: string; plain?: boolean };

/** Where a signal goes, as a second sign. */
const PLACES: Record<string, string> = { card_row: 'card', hand_cards: 'card', deck_top: 'card', own_probe_sector: 'probe', chosen_probes: 'probe' };
/** Signs that always have a number. */
const COUNTED = ['vp', 'move', 'progress'];

type Symbols = Pick<Printed, 'symbols'>;

const placeOf = ({ planet, colour, where }: Op) => planet ?? (colour ? `star-${colour}` : PLACES[where ?? '']);

/** The sign of one effect; null: only words can say it. */
export function signOf({ symbols }: Symbols, op: Op): Sign | null {
  const symbol = symbols[op.op ?? ''];
  if (!symbol) return null;
  const icon = symbol.replace('?', '').replace(/\{(\w+)\}/, (_, field: string) => String(op[field]));
  const count = op.amount ?? op.points ?? op.spaces ?? op.count ?? 1;
  const place = op.where === undefined ? { tint: op.colour ?? undefined } : { with: placeOf(op) };
  return { icon, count, mark: symbol.endsWith('?') ? '?' : undefined, plain: !COUNTED.includes(icon), ...place };
}

export const signs = (printed: Symbols, ops: Op[]): Sign[] => ops.map((op) => signOf(printed, op)).filter((sign) => sign !== null);

/** The large faint picture behind a card: what it is mainly about. */
export const picture = (printed: Symbols, ops: Op[]): string => signs(printed, ops)[0]?.icon ?? 'species';

/** Victory points among gains. */
export const pointsOf = (ops: Op[]): number => ops.reduce((sum, op) => sum + (op.resource === 'vp' ? (op.amount ?? 0) : 0), 0);
