/** Legal actions and owners in words. */

import { sameAction } from '$lib/actions';
import type { Turn } from './turn.svelte';
import { NEUTRAL } from './content';
import type { SetiAction } from './types';

/** A legal action in words. */
export function saying({ session }: Turn, action: SetiAction): string {
  const choice = session.table.legal.find((one) => sameAction(one.action, action));
  return choice ? session.t(choice.text) : '';
}

/** The name of a marker's owner: a player, the rival, or nobody. */
export const ownerName = (turn: Turn, owner: number): string => (owner === NEUTRAL ? turn.session.t('board-neutral') : turn.nameOf(owner));
