/** Owners in words. */

import type { Turn } from './turn.svelte';
import { NEUTRAL } from './content';

/** The name of a marker's owner: a player, the rival, or nobody. */
export const ownerName = (turn: Turn, owner: number): string => (owner === NEUTRAL ? turn.session.t('board-neutral') : turn.nameOf(owner));
