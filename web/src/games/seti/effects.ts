/** Effect lists as symbols: a number and a sign for each effect (SE-9.5). */

import type { Op } from './content';

/** `with`: a second sign that says where; `mark`: a small letter beside the sign; `plain`: a count of one goes without saying. */
export type Sign = { icon: string; count: number; tint?: string; with?: string; mark?: string; plain?: boolean };

type Params = { count?: number; colour?: string; planet?: string; where?: string; from?: string };

/** Effects that a symbol alone stands for. */
const DEEDS: Record<string, string> = {
  launch: 'launch',
  land: 'land',
  orbit_or_land: 'orbit',
  scan: 'scan',
  research: 'research',
  collect_sample: 'sample',
  face_up_sample: 'sample',
  inspect_sample: 'sample',
  sample_reward: 'sample',
  anomaly_reward: 'anomalies',
  survey: 'asteroid',
};
/** Where a signal goes, as a second sign. */
const PLACES: Record<string, string> = { card_row: 'card', hand_cards: 'card', deck_top: 'card', own_probe_sector: 'probe', chosen_probes: 'probe' };

const placeOf = ({ planet, colour, where }: Params) => planet ?? (colour ? `star-${colour}` : PLACES[where ?? '']);

/** The sign of one effect; null: only words can say it. */
export function signOf(op: Op): Sign | null {
  const [name, value] = Object.entries(op)[0]!;
  if (name === 'gain') {
    const [icon, count] = Object.entries(value as Record<string, number>)[0]!;
    return { icon, count, plain: icon !== 'vp' };
  }
  if (typeof value === 'number') return { icon: name, count: value, plain: name === 'income' };
  const p = value as Params;
  const plain = { count: p.count ?? 1, plain: true };
  if (name === 'card') return { ...plain, icon: 'card', mark: p.from === 'deck' ? '?' : undefined };
  if (name === 'alien_card') return { ...plain, icon: 'alien_card' };
  if (name === 'trace') return { ...plain, icon: 'trace', tint: p.colour };
  if (name === 'signal') return { ...plain, icon: 'signal', with: placeOf(p) };
  return name in DEEDS ? { ...plain, icon: DEEDS[name]! } : null;
}

export const signs = (ops: Op[]): Sign[] => ops.map(signOf).filter((sign) => sign !== null);

/** The large faint picture behind a card: what it is mainly about. */
export const picture = (ops: Op[]): string => signs(ops)[0]?.icon ?? 'species';
