/** Main and free actions in the order of the rules, and what they cost now (SE-5, SE-6). */

import type { Message } from '$lib/api';
import type { Printed } from '../content';
import type { Turn } from '../turn.svelte';
import type { Cost, SetiAction } from '../types';

export const MAIN = ['launch', 'orbit', 'land', 'scan', 'analyse', 'play', 'research', 'pass'] as const;
export const FREE = ['move', 'corner', 'place_data', 'mission', 'buy', 'exchange'] as const;
export type Kind = (typeof MAIN)[number] | (typeof FREE)[number];
type Amounts = [resource: string, amount: number][];

/** Symbols, or a word where the number of ways says more. */
export function costOf({ player }: Printed, kind: Kind, actions: SetiAction[], turn: Turn): Amounts | Message | null {
  const { system, pass_rotates, prices } = turn.view;
  switch (kind) {
    case 'play':
      return { key: 'table-playable', params: { count: actions.length } };
    case 'mission':
      return { key: 'table-count', params: { count: actions.length } };
    case 'exchange':
      return { key: 'table-for-one', params: { count: player.exchange } };
    case 'pass':
      return pass_rotates ? { key: 'table-turns-disc', params: { disc: 'I'.repeat(system.next_disc) } } : { key: 'table-no-turn' };
    default:
      return prices[kind] ? amountsOf(prices[kind]) : null;
  }
}

/** What is paid, resource by resource. */
export const amountsOf = (cost: Cost): Amounts => Object.entries(cost).filter(([, amount]) => amount > 0);
