/** Main and free actions in the order of the rules, and what they cost now (SE-5, SE-6). */

import type { Message } from '$lib/api';
import type { Printed } from '../content';
import type { Turn } from '../turn.svelte';
import type { Cost, SetiAction } from '../types';

export const MAIN = ['launch', 'orbit', 'land', 'scan', 'analyse', 'play', 'research', 'pass'] as const;
export const FREE = ['move', 'corner', 'place_data', 'mission', 'buy', 'exchange'] as const;
export type Kind = (typeof MAIN)[number] | (typeof FREE)[number];
type Amounts = [resource: string, amount: number][];

/** The energy of the cheapest landing. */
function landing({ view, seat }: Turn, actions: SetiAction[]): Amounts {
  const planets = view.planets.filter(({ planet }) => actions.some((action) => action.type === 'land' && action.planet === planet));
  return [['energy', Math.min(...planets.map((planet) => planet.landing[seat]!))]];
}

/** Symbols, or a word where the number of ways says more. */
export function costOf({ player }: Printed, kind: Kind, actions: SetiAction[], turn: Turn): Amounts | Message | null {
  const { system, pass_rotates } = turn.view;
  switch (kind) {
    case 'land':
      return landing(turn, actions);
    case 'play':
      return { key: 'table-playable', params: { count: actions.length } };
    case 'mission':
      return { key: 'table-count', params: { count: actions.length } };
    case 'exchange':
      return { key: 'table-for-one', params: { count: player.exchange } };
    case 'pass':
      return pass_rotates ? { key: 'table-turns-disc', params: { disc: 'I'.repeat(system.next_disc) } } : { key: 'table-no-turn' };
    case 'corner':
    case 'place_data':
      return null;
    default:
      return amountsOf(player.costs[kind]);
  }
}

/** What is paid, resource by resource. */
export const amountsOf = (cost: Cost): Amounts => Object.entries(cost).filter(([, amount]) => amount > 0);
