/** Main and free actions in the order of the rules, and what they cost now (SE-5, SE-6). */

import type { Message } from '$lib/api';
import { landingCost } from '../flights';
import type { PlayerView, SetiAction, SetiView } from '../types';

export const MAIN = ['launch', 'orbit', 'land', 'scan', 'analyse', 'play', 'research', 'pass'] as const;
export const FREE = ['move', 'corner', 'place_data', 'mission', 'buy', 'exchange'] as const;
export type Kind = (typeof MAIN)[number] | (typeof FREE)[number];
type Cost = [resource: string, amount: number][];

const FIXED: Partial<Record<Kind, Cost>> = {
  launch: [['credits', 2]],
  orbit: [
    ['credits', 1],
    ['energy', 1],
  ],
  scan: [
    ['credits', 1],
    ['energy', 2],
  ],
  analyse: [['energy', 1]],
  research: [['publicity', 6]],
  buy: [['publicity', 3]],
};

/** Symbols, or a word where the number of ways says more. */
export function costOf(kind: Kind, actions: SetiAction[], view: SetiView, me: PlayerView): Cost | Message | null {
  if (kind === 'land') {
    const costs = actions.flatMap((action) => (action.type === 'land' ? [landingCost(view, me, action.planet)] : []));
    return costs.length ? [['energy', Math.min(...costs)]] : null;
  }
  if (kind === 'move') return [['energy', 1]];
  if (kind === 'play') return { key: 'table-playable', params: { count: actions.length } };
  if (kind === 'mission') return { key: 'table-count', params: { count: actions.length } };
  if (kind === 'exchange') return { key: 'table-two-for-one' };
  if (kind === 'pass')
    return view.players.some(({ passed }) => passed)
      ? { key: 'table-no-turn' }
      : { key: 'table-turns-disc', params: { disc: 'I'.repeat(view.system.next_disc) } };
  return FIXED[kind] ?? null;
}
