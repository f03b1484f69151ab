/** Legal actions and owners in words. */

import { sameAction } from '$lib/api';
import type { Turn } from './turn.svelte';
import { NEUTRAL, type SetiAction } from './view';

/** A legal action in words. */
export function saying({ session }: Turn, action: SetiAction): string {
  const choice = session.table.legal.find((one) => sameAction(one.action, action));
  return choice ? session.t(choice.text) : '';
}

/** Which seat's colour and shape a player has: the rival takes green, for orange is too near to the colour of decisions. */
export const shapeOf = ({ view }: Turn, owner: number): number => (view.rival && owner === 1 ? 2 : owner);

/** The name of a marker's owner: a player, the rival, or nobody. */
export function ownerName({ session, view }: Turn, owner: number): string {
  if (owner === NEUTRAL) return session.t('board-neutral');
  return view.rival && owner === 1 ? session.t('rival-name') : session.name(owner);
}
